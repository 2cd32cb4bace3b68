"""One battle's map and order of battle as columns; filled by maps.py and roster.py."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.prussia.tables import DIRECTIONS, NO_PIECE, NUM_HEXES, Corps, Group, Hex, Piece

STRIDE: Final = 5
"""Step columns are indexed piece * STRIDE + steps left."""
EDGE_CC_MIN: Final = 0
EDGE_CC_MAX: Final = 1
EDGE_RR_MIN: Final = 2
EDGE_RR_MAX: Final = 3
EDGES: Final = ("cc_min", "cc_max", "rr_min", "rr_max")
COMPASS: Final = ("north", "east", "south", "west")


@final
class Field:
    """§1.1 A map and its counters. Hexes, pieces, corps and groups are dense ids."""

    def __init__(self) -> None:
        self.id: str = ""
        self.battle: int = 0
        self.title: str = ""
        self._clear_map()
        self._clear_pieces()
        self._clear_corps()

    def _clear_map(self) -> None:
        """Hexes; a hexside from a hex in a direction is hex * 6 + direction."""
        self.last_column: int = 0
        self.on_map: vec[i64] = vec[i64]([0] * NUM_HEXES)
        self.terrain: vec[i64] = vec[i64]([0] * NUM_HEXES)
        self.level: vec[i64] = vec[i64]([0] * NUM_HEXES)
        self.hex_names: list[str] = [""] * NUM_HEXES
        self.neighbours: vec[i64] = vec[i64]([-1] * (NUM_HEXES * DIRECTIONS))
        self.sides: vec[i64] = vec[i64]([0] * (NUM_HEXES * DIRECTIONS))
        """SIDE_ bits."""
        self.cost: vec[i64] = vec[i64]()
        """§7.3 cost[(hex * 6 + direction) * 4 + arm]"""
        self.column_open: vec[i64] = vec[i64]()
        """§7.6.1 1 where a column may cross."""
        self.prices: list[vec[i64]] = []
        """§7.3 prices[arm][hex * 6 + direction]; §7.6.1 the last are those of a column."""
        self.combat: vec[i64] = vec[i64]()
        """§10.5 combat[(hex * 6 + direction) * 2 + arm of the lead unit] or NO_COMBAT."""
        self.bombard: vec[i64] = vec[i64]()
        self.shock_open: vec[i64] = vec[i64]()
        """§10.5.1 1 where shock counts from the hex in the direction."""
        self.charge_open: vec[i64] = vec[i64]()
        """§10.13.1 1 where cavalry may charge from the hex in the direction."""
        self.beside_river: vec[i64] = vec[i64]([0] * NUM_HEXES)
        """§25.3.6 1 in the hexes that lie on the Mietzel."""
        self.edge_of: vec[i64] = vec[i64]([0] * NUM_HEXES)
        """Bits 1 << EDGE_... of the map edges a hex lies on."""
        self.edge_of_compass: list[int] = [0] * 4
        """EDGE_... by place in COMPASS."""
        self.feature_names: list[str] = []
        self.feature_hexes: list[list[Hex]] = []
        self.region_east: vec[i64] = vec[i64]([0] * NUM_HEXES)
        """§23.4 1 east of the works (Rossbach)."""
        self.sight_rows: list[list[int]] = [[] for _ in range(NUM_HEXES)]
        self.sight_targets: list[list[Hex]] = [[] for _ in range(NUM_HEXES)]
        self.sight_codes: list[vec[i64]] = [vec[i64]() for _ in range(NUM_HEXES)]
        self.sight_names: list[list[str]] = [[] for _ in range(NUM_HEXES)]
        self.sight_ways: list[vec[i64]] = []
        """§8.2 Filled by sight.py, one viewing hex at a time."""

    def _clear_pieces(self) -> None:
        """Units first, then leaders."""
        self.units: int = 0
        self.pieces: int = 0
        self.all_units: list[Piece] = []
        self.all_leaders: list[Piece] = []
        self.all_pieces: list[Piece] = []
        self.ids: list[str] = []
        self.names: list[str] = []
        self.side_of: vec[i64] = vec[i64]()
        self.arm_of: vec[i64] = vec[i64]()
        self.subtype_of: vec[i64] = vec[i64]()
        self.corps_of: vec[i64] = vec[i64]()
        self.group_of: vec[i64] = vec[i64]()
        self.group_battle_of: vec[i64] = vec[i64]()
        """§4.3.3 The group in a battle scenario."""
        self.fast_of: vec[i64] = vec[i64]()
        self.double_of: vec[i64] = vec[i64]()
        """§25.3.8, §26.3.6 2 where steps count twice for stacking and engagement, otherwise 1."""
        self.shock_of: vec[i64] = vec[i64]()
        self.full_of: vec[i64] = vec[i64]()
        """Steps at full strength; 1 for a leader."""
        self.counters_of: vec[i64] = vec[i64]()
        self.detachable_of: vec[i64] = vec[i64]()
        self.battle_hex: vec[i64] = vec[i64]()
        """Printed hex, or OFF where the battle scenario prints none."""
        self.battle_step_of: vec[i64] = vec[i64]()
        """§24.3 Steps left at the start of the battle scenario."""
        self.sp: vec[i64] = vec[i64]()
        self.mr: vec[i64] = vec[i64]()
        self.move: vec[i64] = vec[i64]()
        self.bracketed: vec[i64] = vec[i64]()
        self.bs: vec[i64] = vec[i64]()
        """§8.3 bs[(piece * 5 + left) * 4 + range]"""
        self.is_army: vec[i64] = vec[i64]()
        self.initiative: vec[i64] = vec[i64]()
        self.special: vec[i64] = vec[i64]()
        self.mm: vec[i64] = vec[i64]()
        self.cavalry_leader: vec[i64] = vec[i64]()
        self.baggage: Piece = NO_PIECE
        self.gun_mask: int = 0
        """The batteries as bits."""

    def _clear_corps(self) -> None:
        self.corps_names: list[str] = []
        self.all_corps: list[Corps] = []
        self.all_groups: list[Group] = []
        self.units_of_corps: list[list[Piece]] = []
        self.side_of_corps: vec[i64] = vec[i64]()
        self.leader_of_corps: vec[i64] = vec[i64]()
        self.has_infantry: vec[i64] = vec[i64]()
        self.group_of_corps: vec[i64] = vec[i64]()
        self.group_names: list[str] = []
        self.group_side: vec[i64] = vec[i64]()
        self.group_kind: vec[i64] = vec[i64]()
        self.group_after: vec[i64] = vec[i64]()
        """§4.3.1 What a detachment's corps belong to once released, or -1: each unit its own."""
        self.deputy_of: list[int] = [0, 0]
        """§15.1 1 where the army commander of a side has a deputy."""
        self.deputy_initiative: list[int] = [0, 0]
        self.deputy_mm: list[int] = [0, 0, 0]
        """By side; the third is the stand-in for a corps leader."""
        self.deputy_move: list[int] = [0, 0, 0]
        self.deputy_promotes: list[int] = [-1, -1]
        """The corps leader who is the deputy, or -1."""

    def piece_of_id(self, name: str) -> Piece:
        """Return the piece of an id in the data; it must be one."""
        return Piece(self.ids.index(name))

    def feature(self, name: str) -> list[Hex]:
        """Return the hexes of a named place or zone."""
        return self.feature_hexes[self.feature_names.index(name)]

    def direction(self, here: Hex, to: Hex) -> int:
        """Return the direction from a hex to one that touches it, or -1."""
        first = here * DIRECTIONS
        for way in range(DIRECTIONS):
            if self.neighbours[first + way] == to:
                return way
        return -1
