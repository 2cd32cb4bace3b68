"""What holds in all four battles: names, numbers of the rules and the charts of the aid cards."""

import tomllib
from pathlib import Path
from typing import Any, Final, Literal, NewType, final

from librt.vecs import vec
from mypy_extensions import i64

Hex = NewType("Hex", int)
"""A place of the numbering that all maps share."""
Piece = NewType("Piece", int)
"""A unit or a leader of a battle; units come first."""
Corps = NewType("Corps", int)
Group = NewType("Group", int)
"""§4.2 A group of corps that is rolled for together."""

DATA: Final = Path(__file__).parent / "data"


def read_toml(name: str) -> dict[str, Any]:
    """Return a data file."""
    return tomllib.loads((DATA / name).read_text(encoding="utf-8"))


CHARTS: Final = read_toml("charts.toml")

# §1 The sides, in the order of the seats

PRUSSIA: Final = 0
COALITION: Final = 1
Side = Literal["prussian", "coalition"]
SIDES: Final[tuple[Side, ...]] = ("prussian", "coalition")

# §1.1 The battles

BATTLES: Final = ("rossbach", "leuthen", "zorndorf", "torgau")
TORGAU: Final = 3

# §2 Kinds of pieces

INFANTRY: Final = 0
CAVALRY: Final = 1
ARTILLERY: Final = 2
LEADER: Final = 3
ARMS: Final = ("infantry", "cavalry", "artillery", "leader")

SUBTYPES: Final = (
    "line",
    "grenadier",
    "guard",
    "croat",
    "frei",
    "baggage",
    "cuirassier",
    "dragoon",
    "hussar",
    "chevauleger",
    "horse",
    "horse_grenadier",
    "cossack",
    "artillery",
    "leader",
)
CROAT: Final = 3
FREI: Final = 4
BAGGAGE: Final = 5
SHOCK: Final[list[int]] = [int(CHARTS["shock"].get(kind, 0)) for kind in SUBTYPES]
"""§10.5.1 Shock points of a subtype."""

SPECIAL_INFANTRY: Final = 1
SPECIAL_CAVALRY: Final = 2
SPECIAL_ANY: Final = 3
SPECIALS: Final = ("", "I", "C", "any")
"""§4.2.1 Whom a special leader may influence."""

MOST_PIECES: Final = 96
NO_PIECE: Final = Piece(-1)
MOST_CORPS: Final = 32
MOST_GROUPS: Final = 16

GROUP_DETACHMENT: Final = 2
GroupKind = Literal["main", "specific", "detachment"]
GROUP_KINDS: Final[tuple[GroupKind, ...]] = ("main", "specific", "detachment")

# §9 States of a unit, §12 states of an army

FORMED: Final = 0
DISORDERED: Final = 1
ROUTED: Final = 2
Morale = Literal["formed", "disordered", "routed"]
MORALES: Final[tuple[Morale, ...]] = ("formed", "disordered", "routed")

GOOD: Final = 0
DEMORALIZED: Final = 1
BROKEN: Final = 2
ArmyState = Literal["good", "demoralized", "broken"]
ARMY_STATES: Final[tuple[ArmyState, ...]] = ("good", "demoralized", "broken")

# Hexes: one numbering for all maps, by columns 11 to 48 of rows 01 to 28

FIRST_COLUMN: Final = 11
COLUMNS: Final = 38
ROWS: Final = 28
NUM_HEXES: Final = COLUMNS * ROWS
DIRECTIONS: Final = 6
"""Directions count clockwise from the lower row number; the opposite of d is (d + 3) % 6."""
HEXES: Final[list[Hex]] = [Hex(here) for here in range(NUM_HEXES)]
OFF: Final = Hex(-1)
"""Not on the map yet."""


def hex_at(column: int, row: int) -> Hex:
    """Return the hex of a printed column and row."""
    return Hex((column - FIRST_COLUMN) * ROWS + row - 1)


HEX_NAMES: Final[list[str]] = [
    f"{here // ROWS + FIRST_COLUMN:02d}{here % ROWS + 1:02d}" for here in HEXES
]
"""The number printed in each hex."""


def hex_name(here: Hex) -> str:
    """Return the number printed in a hex."""
    return HEX_NAMES[here]


def slug(name: str) -> str:
    """Return a name as part of a message id."""
    letters = [letter if letter.isalnum() else " " for letter in name.lower()]
    return "-".join("".join(letters).split())


def hex_of_name(name: str) -> Hex:
    """Return the hex of a printed number; it must be one."""
    return hex_at(int(name[:2]), int(name[2:]))


def is_hex_name(name: str) -> bool:
    """Return whether a text is the number of a hex."""
    if len(name) != 4 or not name.isdecimal():
        return False
    column, row = int(name[:2]), int(name[2:])
    return FIRST_COLUMN <= column < FIRST_COLUMN + COLUMNS and 1 <= row <= ROWS


# Terrain of a hex, as bits

CLEAR: Final = 1
WOODS: Final = 2
TOWN: Final = 4
MARSH: Final = 8
POND: Final = 16
RIVER_HEX: Final = 32
TERRAINS: Final = ("clear", "woods", "town", "marsh", "pond", "river")

# Hexsides as seen going from a hex in a direction, as bits

SIDE_UP: Final = 1
SIDE_DOWN: Final = 2
SIDE_STREAM: Final = 4
SIDE_RIVER: Final = 8
SIDE_BRIDGE: Final = 16
SIDE_FORT: Final = 32
"""Works on the hexside, whichever way they face."""
SIDE_AGAINST: Final = 64
"""Works that protect the hex entered."""

PROHIBITED: Final = 99
"""A movement cost that cannot be paid."""
NO_COMBAT: Final = -99
"""A terrain modifier that means: no close combat over this hexside."""


# §10.6 CRT


LIMIT_CAVALRY: Final[int] = CHARTS["combat"]["limit_cavalry"]


# §8.3 Bombardment


BOMBARDMENT_RANGE: Final[int] = CHARTS["bombardment"]["range"]
CANISTER_RANGE: Final[int] = CHARTS["bombardment"]["canister_range"]
CANISTER_STEPS: Final[int] = CHARTS["bombardment"]["canister_steps"]


_FIRE: Final[dict[str, int]] = CHARTS["bombardment_drm"]
FIRE_DISORDERED: Final[int] = _FIRE["firer_disordered"]
FIRE_AT_ROUTED: Final[int] = _FIRE["target_routed"]
FIRE_AT_COLUMN: Final[int] = _FIRE["target_in_column"]
FIRE_AT_MANY: Final[int] = _FIRE["target_more_than_8_steps"]
MANY_STEPS: Final = 8
FIRE_ARMY: Final[list[int]] = [0, _FIRE["firer_army_demoralized"], _FIRE["firer_army_broken"]]
"""By the state of the firing army."""
FIRE_SURPRISE: Final[list[int]] = [
    _FIRE["rossbach_surprise_prussian"],
    _FIRE["rossbach_surprise_coalition"],
]
"""§23.5.1 By the firing side."""

# §10.5 Modifiers of a close combat, for the attacker

_COMBAT: Final[dict[str, int]] = CHARTS["combat_drm"]
LEAD_MORALE_MOST: Final[int] = _COMBAT["lead_morale_most"]
DRM_FLANK: Final[int] = _COMBAT["flank_attack"]
DRM_LOCKED_ATTACKER: Final[int] = _COMBAT["locked_penalty_attacker"]
DRM_LOCKED_DEFENDER: Final[int] = _COMBAT["locked_penalty_defender"]
DRM_MOMENTUM: Final[int] = _COMBAT["momentum_marker_attacked_this_turn"]
DRM_MOMENTUM_NEXT: Final[int] = _COMBAT["momentum_marker_hex_attacks_next_turn"]
DRM_ATTACKER_ARMY: Final[list[int]] = [
    0,
    _COMBAT["attacker_army_demoralized"],
    _COMBAT["attacker_army_broken"],
]
DRM_DEFENDER_ARMY: Final[list[int]] = [
    0,
    _COMBAT["defender_army_demoralized"],
    _COMBAT["defender_army_broken"],
]
DRM_ATTACKER_DISORDERED: Final[int] = _COMBAT["attacker_any_disordered"]
DRM_DEFENDER_DISORDERED: Final[int] = _COMBAT["defender_any_disordered"]
DRM_DEFENDER_ROUTED: Final[int] = _COMBAT["defender_all_routed"]
DRM_ATTACKER_COLUMN: Final[int] = _COMBAT["attacker_in_column"]
DRM_DEFENDER_COLUMN: Final[int] = _COMBAT["defender_in_column"]
DRM_SURPRISE: Final[list[int]] = [
    _COMBAT["rossbach_surprise_prussian"],
    _COMBAT["rossbach_surprise_coalition"],
]
"""§23.5.1 By the attacking side."""
SUPPORTED_POINTS: Final = 1
"""§10.1.1 What a supported defence adds to the loss points of each side."""


# §9.3 Morale checks, §9.4 rally

_RALLY: Final[dict[str, int]] = CHARTS["rally"]
RALLY_ARMY: Final[list[int]] = [0, _RALLY["army_demoralized"], _RALLY["army_broken"]]
RALLY_IN_ZOC: Final[int] = _RALLY["in_enemy_zoc"]
RALLY_ROUTED: Final[int] = _RALLY["routed"]
RALLY_OUT_OF_COMMAND: Final[int] = _RALLY["out_of_command"]
RALLY_FAR: Final[int] = _RALLY["no_enemy_unit_within_3_hexes"]
RALLY_FAR_RANGE: Final = 3
CHECK_ROUT: Final[int] = CHARTS["morale_check"]["rout_over"]
CHECK_ARMY: Final[list[int]] = [
    0,
    CHARTS["morale_check"]["army_demoralized"],
    CHARTS["morale_check"]["army_broken"],
]

# §12 Army morale

DEMORALIZED_TO: Final[list[int]] = [6, *CHARTS["army_morale"]["demoralized_to"]]
"""§12.3 DEMORALIZED_TO[box]: a roll up to this demoralizes, boxes 1 to 6."""
LAST_RISK_BOX: Final = 6
BROKEN_AT: Final[int] = CHARTS["army_morale"]["broken"]
SUCCESS_PER_POINT: Final[int] = CHARTS["army_morale"]["success_per_point"]

# §15.2 Leader loss

_LOSS: Final[dict[str, int]] = CHARTS["leader_loss"]
LEADER_HIT: Final[int] = _LOSS["hit"]
LIGHT_WOUND_TO: Final[int] = _LOSS["light_wound_to"]
WOUNDED_TO: Final[int] = _LOSS["wounded_to"]
CAUGHT_KILLED: Final[int] = _LOSS["caught_killed"]

# §7.6 Columns

_COLUMN: Final[dict[str, Any]] = CHARTS["column"]
COLUMN_BONUS: Final[int] = _COLUMN["bonus"]
COLUMN_INEFFECTIVE: Final[list[int]] = [int(_COLUMN["ineffective"][arm]) for arm in ARMS[:3]]
"""§7.6.1 By arm."""
FORCED_RANGE: Final[int] = _COLUMN["forced_range"]
COLUMN_BATTERIES: Final[int] = _COLUMN["batteries"]
COLUMN_BATTERY_RANGE: Final[int] = _COLUMN["battery_range"]
COLUMN_PRUSSIAN_CAVALRY: Final[int] = _COLUMN["prussian_cavalry"]

# §5 Stacking

_STACKING: Final[dict[str, int]] = CHARTS["stacking"]
STACK_STEPS: Final[int] = _STACKING["steps"]
STACK_GUNS: Final[int] = _STACKING["gun_steps"]
STACK_GUNS_ALONE: Final[int] = _STACKING["gun_steps_alone"]
STACK_COLUMN: Final[int] = _STACKING["column_steps"]
ENGAGED_STEPS: Final[int] = _STACKING["engaged_steps"]

# §4 Activation and command

_COMMAND: Final[dict[str, int]] = CHARTS["command"]
ACTIVATION_ROLL: Final[int] = _COMMAND["activation_roll"]
COUP_ROLL: Final[int] = _COMMAND["coup_roll"]
COUP_SIGHT: Final[int] = _COMMAND["coup_sight"]
AUTOMATIC_SIGHT: Final[int] = _COMMAND["automatic_sight"]
DETACHMENT_SIGHT: Final[int] = _COMMAND["detachment_sight"]
COMMAND_RANGE: Final[int] = _COMMAND["range"]
COMMANDER_UNITS: Final[int] = _COMMAND["commander_units"]

# TEC

_TERRAIN: Final[list[dict[str, Any]]] = [CHARTS["terrain"][name] for name in TERRAINS]
_SIDES: Final[dict[str, Any]] = CHARTS["hexside"]
NUM_TERRAIN_MASKS: Final = 64


_GROUNDS: Final[list[list[dict[str, Any]]]] = [
    [row for bit, row in enumerate(_TERRAIN) if mask >> bit & 1]
    for mask in range(NUM_TERRAIN_MASKS)
]
"""The rows of the chart for every set of terrains in a hex."""


def _dearest(rows: list[dict[str, Any]], arm: str) -> int:
    """§7.3 Return the highest of the movement costs of a hex."""
    costs = [int(row["move"][arm]) for row in rows]
    return PROHIBITED if 0 in costs else max(costs, default=PROHIBITED)


def _drms(name: str) -> list[int]:
    """§10.5 Return the worst modifiers of every ground, for infantry and cavalry in the lead."""
    arms = (INFANTRY, CAVALRY)
    return [
        min([int(row[name][arm]) for row in rows], default=0) for rows in _GROUNDS for arm in arms
    ]


ENTER_COST: Final[list[int]] = [_dearest(rows, arm) for rows in _GROUNDS for arm in ARMS]
"""ENTER_COST[terrain * 4 + arm]"""
ATTACK_FROM: Final[list[int]] = _drms("attack")
"""§10.5 ATTACK_FROM[terrain * 2 + arm of the lead unit]"""
ATTACK_INTO: Final[list[int]] = _drms("defend")
BOMBARD_TERRAIN: Final[list[int]] = [
    min([int(row["bombard"]) for row in rows], default=0) for rows in _GROUNDS
]
BLOCKS_SIGHT: Final[list[bool]] = [any(bool(row["blocks"]) for row in rows) for rows in _GROUNDS]
SHOCK_FROM: Final[list[bool]] = [all(bool(row["shock"][0]) for row in rows) for rows in _GROUNDS]
SHOCK_INTO: Final[list[bool]] = [all(bool(row["shock"][1]) for row in rows) for rows in _GROUNDS]
CHARGE_INTO: Final[list[bool]] = [all(bool(row["charge"]) for row in rows) for rows in _GROUNDS]
FLANK_INTO: Final[list[bool]] = [all(bool(row["flank"]) for row in rows) for rows in _GROUNDS]


def hexside_cost(side: int, arm: int) -> int:
    """§7.3 Return what a hexside adds to the cost of entering a hex."""
    cost = 0
    if side & SIDE_UP:
        cost += int(_SIDES["slope_up"]["move"][ARMS[arm]])
    if side & SIDE_DOWN:
        cost += int(_SIDES["slope_down"]["move"][ARMS[arm]])
    if side & SIDE_FORT:
        cost += int(_SIDES["fort"]["move"][ARMS[arm]])
    if side & SIDE_BRIDGE:
        cost += int(_SIDES["bridge"]["move"][ARMS[arm]])
    elif side & SIDE_RIVER:
        return PROHIBITED
    elif side & SIDE_STREAM:
        cost += int(_SIDES["stream"]["move"][ARMS[arm]])
    return cost


def hexside_combat(side: int) -> int:
    """§10.5 Return what a hexside adds for its attacker, or NO_COMBAT."""
    drm = 0
    if side & SIDE_UP:
        drm += int(_SIDES["slope_up"]["combat"])
    if side & SIDE_DOWN:
        drm += int(_SIDES["slope_down"]["combat"])
    if side & SIDE_AGAINST:
        drm += int(_SIDES["fort"]["combat"])
    if side & SIDE_BRIDGE:
        drm += int(_SIDES["bridge"]["combat"]["river" if side & SIDE_RIVER else "stream"])
    elif side & SIDE_RIVER:
        return NO_COMBAT
    elif side & SIDE_STREAM:
        drm += int(_SIDES["stream"]["combat"])
    return drm


BOMBARD_WORKS: Final[int] = _SIDES["fort"]["bombard"]
"""§8.3 Works between the firing hex and the target that protect the target."""

# One battle

STRIDE: Final = 5
"""Step columns are indexed piece * STRIDE + steps left."""
EDGE_CC_MIN: Final = 0
EDGE_CC_MAX: Final = 1
EDGE_RR_MIN: Final = 2
EDGE_RR_MAX: Final = 3
EDGES: Final = ("cc_min", "cc_max", "rr_min", "rr_max")
COMPASS: Final = ("north", "east", "south", "west")


def column(length: int, blank: int = 0) -> vec[i64]:
    """Return a column of so many numbers, all the same."""
    return vec[i64]([blank] * length)


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
        self.pieces_of: list[list[Piece]] = [[], []]
        self.units_of: list[list[Piece]] = [[], []]
        self.guns_of: list[list[Piece]] = [[], []]
        """By side."""
        self.ids: list[str] = []
        self.names: list[str] = []
        self.side_of: vec[i64] = column(MOST_PIECES)
        self.arm_of: vec[i64] = column(MOST_PIECES)
        self.subtype_of: vec[i64] = column(MOST_PIECES)
        self.corps_of: vec[i64] = column(MOST_PIECES, -1)
        self.group_of: vec[i64] = column(MOST_PIECES, -1)
        self.group_battle_of: vec[i64] = column(MOST_PIECES, -1)
        """§4.3.3 The group in a battle scenario."""
        self.fast_of: vec[i64] = column(MOST_PIECES)
        self.double_of: vec[i64] = column(MOST_PIECES, 1)
        """§25.3.8, §26.3.6 2 where steps count twice for stacking and engagement, otherwise 1."""
        self.shock_of: vec[i64] = column(MOST_PIECES)
        self.full_of: vec[i64] = column(MOST_PIECES)
        """Steps at full strength; 1 for a leader."""
        self.counters_of: vec[i64] = column(MOST_PIECES)
        self.detachable_of: vec[i64] = column(MOST_PIECES)
        self.battle_hex: vec[i64] = column(MOST_PIECES, OFF)
        """Printed hex, or OFF where the battle scenario prints none."""
        self.battle_step_of: vec[i64] = column(MOST_PIECES)
        """§24.3 Steps left at the start of the battle scenario."""
        self.sp: vec[i64] = column(MOST_PIECES * STRIDE)
        self.mr: vec[i64] = column(MOST_PIECES * STRIDE)
        self.move: vec[i64] = column(MOST_PIECES * STRIDE)
        self.bracketed: vec[i64] = column(MOST_PIECES * STRIDE)
        self.bs: vec[i64] = column(MOST_PIECES * STRIDE * 4)
        """§8.3 bs[(piece * 5 + left) * 4 + range]"""
        self.is_army: vec[i64] = column(MOST_PIECES)
        self.initiative: vec[i64] = column(MOST_PIECES)
        self.special: vec[i64] = column(MOST_PIECES)
        self.mm: vec[i64] = column(MOST_PIECES)
        self.cavalry_leader: vec[i64] = column(MOST_PIECES)
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
