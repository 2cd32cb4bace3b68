"""One playable form of a battle as numbers; read by rules/s22_scenarios.py."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.prussia.tables import (
    BATTLES,
    NO_PIECE,
    OFF,
    Corps,
    Group,
    Hex,
    Piece,
    read_toml,
)

FORM_BATTLE: Final = 0
FORM_MAIN: Final = 1

COUP_NEVER: Final = -1
COUP_AS_NORMAL: Final = -2
"""§4.1.3 Values of `coup_cost` besides points."""

HOME_EDGES: Final = 0
HOME_TOWN: Final = 1
HOME_AXIS: Final = 2
HOME_AWAY: Final = 3
HOME_KINDS: Final = ("edges", "town_then_edge", "axis_of_armies", "away_from_cause")

SETUP_NONE: Final = 0
"""Not placed: enters later, or is no part of the form."""
SETUP_HEX: Final = 1
"""On its printed hex."""
SETUP_AREA: Final = 2
"""Anywhere in its area; a leader may have a second one."""
SETUP_LEADER: Final = 3
"""Within `setup_range` of its corps leader."""
SETUP_CORPS: Final = 4
"""§22.2 A corps leader, with any unit of his corps."""
SETUP_ANY: Final = 5
"""§22.2 An army commander, with any own unit."""
SETUP_INFANTRY: Final = 6
"""A battery, in a hex with own infantry."""
SETUP_INFANTRY_CORPS: Final = 7
"""A battery or the baggage, within `setup_range` of the leader of a corps with infantry."""
SETUP_ANY_CORPS: Final = 8
"""§24.2 A battery, within `setup_range` of a corps leader, so many to a corps."""

EXTRA_NONE: Final = 0
EXTRA_CAVALRY: Final = 1
EXTRA_DETACHMENT: Final = 2
EXTRAS: Final = ("", "cavalry", "detachment")


@final
class Form:
    """§22 A scenario. Turns are numbers from 1; what a form does not know is 0 or -1."""

    def __init__(self) -> None:
        self.id: str = ""
        self.index: int = 0
        self.battle: int = 0
        self.kind: int = FORM_MAIN
        self.section: str = ""
        self.times: list[str] = []
        self.turns: int = 0
        self.morale: list[int] = [0, 0]
        self.commander: list[Piece] = [NO_PIECE, NO_PIECE]
        """The army commanders, or -1 (§23.3.1)."""
        self.rating: list[int] = []
        """§4.2 By group; 0 where the form does not use the group."""
        self._clear_activation()
        self._clear_setup()
        self._clear_special()
        self._clear_victory()

    def _clear_activation(self) -> None:
        self.active: list[int] = [0, 0]
        self.cost_first: list[int] = [-1, -1]
        self.cost_next: list[int] = [-1, -1]
        """§4.1.1 -1: no normal activation."""
        self.not_before: list[int] = [1, 1]
        self.coup_cost: list[int] = [COUP_NEVER, COUP_NEVER]
        self.cost_after_lacy: int = -1
        self.free_roll: int = 0
        """§23.4 The coalition may activate freely on this roll."""
        self.free_morale: int = 0
        """§23.4.2 And without a roll at this morale or less."""
        self.home_kind: list[int] = [HOME_EDGES, HOME_EDGES]
        self.home_edges: list[int] = [0, 0]
        """Bits 1 << EDGE_..."""
        self.home_town: list[Hex] = []
        self.home_past_row: int = 0
        """§24.2.4 Printed row at or below which a unit is past the town."""

    def _clear_setup(self) -> None:
        self.setup_order: list[int] = []
        self.setup_kind: list[int] = []
        self.setup_area: list[int] = []
        """Index into `areas`, or -1."""
        self.setup_second: list[int] = []
        """Another area: of a pair of leaders, or free for one leader of all (pair -1)."""
        self.setup_pair: list[Piece] = []
        """§25.3.1 The other leader of the pair, who takes the other area; otherwise -1."""
        self.areas: list[vec[i64]] = []
        """1 in the hexes of each area."""
        self.area_hexes: list[list[Hex]] = []
        """The hexes of each area, sorted."""
        self.setup_range: list[int] = [0, 0]
        self.guns_per_corps: list[int] = []
        """§24.2 By corps, for SETUP_ANY_CORPS."""
        self.guns_per_hex: int = 0
        """§26.4 For SETUP_INFANTRY; 0 is no limit."""
        self.guns_below: int = 0
        """§23.5 Coalition guns not on top at set-up."""
        self.detachment_area: int = -1
        self.detachment_gap: int = 0
        self.detachment_groups: list[Group] = []
        self.entry_zone: list[list[Hex]] = [[], []]
        self.entry_in_column: int = 0
        """§24.2.2 Enters in column and effective."""
        self.entry_batteries: int = 0

    def _clear_special(self) -> None:
        self.extra_leader: Piece = NO_PIECE
        self.extra_range: int = 0
        self.extra_kind: int = EXTRA_NONE
        self.march_turn: int = 0
        self.march_corps: list[Corps] = []
        self.march_hexes: int = 0
        self.march_goal: Hex = OFF
        self.surprise_turn: int = 0
        self.bonus: int = 0
        self.bonus_cap: int = 0
        self.bonus_units: int = 0
        self.bonus_first: int = 0
        self.bonus_first_latest: int = 0
        self.bonus_penalty: int = 0
        self.bonus_second: int = 0
        self.bonus_second_latest: int = 0
        self.bonus_after_normal: int = 0
        self.passivity: list[int] = []
        """§23.4.4 passivity[side * 7 + roll]; empty where there is none."""
        self.passivity_floor: int = 0
        self.passivity_not_after_try: int = 0
        self.corps_commander: Piece = NO_PIECE
        self.corps_commander_initiative: int = 0
        self.corps_commander_group: Group = Group(-1)
        self.corps_commander_rating: int = 0
        self.charge_leader: Piece = NO_PIECE
        self.fog_last: int = 0
        self.fog_sight: int = 0
        self.heat: int = 0
        self.heat_strength: int = 0
        self.baggage: Piece = NO_PIECE
        self.baggage_cost: int = 0
        self.limit_infantry: list[int] = [8, 8]
        self.reinforcement_turn: int = 0
        self.reinforcements: list[Piece] = []
        self.reinforcement_hex: Hex = OFF
        self.lacy_corps: Corps = Corps(-1)
        self.lacy_units: list[Piece] = []
        self.lacy_hexes: list[Hex] = []
        self.lacy_rolls: list[int] = []
        """§26.3.3 lacy_rolls[turn]: he comes on a roll up to this."""

    def _clear_victory(self) -> None:
        self.victory_section: str = ""
        self.level_rows: list[list[int]] = []
        """See victory.py."""
        self.town_hexes: list[list[Hex]] = []
        self.town_units: int = 0
        self.town_points: int = 0
        self.baggage_points: int = 0
        self.retreat_points: int = 0
        self.retreat_hexes: list[Hex] = []
        self.retreat_leaders: int = 0

    def turn_at(self, time: str) -> int:
        """Return the turn of an hour of the track; it must be one."""
        return self.times.index(time) + 1


FORM_ROWS: Final[list[dict[str, Any]]] = read_toml("forms.toml")["forms"]
FORM_IDS: Final[list[str]] = [row["id"] for row in FORM_ROWS]
NUM_FORMS: Final = len(FORM_IDS)
FORM_TIMES: Final[list[list[str]]] = [row["turns"] for row in FORM_ROWS]
FORM_KINDS: Final[list[str]] = [row["kind"] for row in FORM_ROWS]
FORM_BATTLES: Final[list[int]] = [BATTLES.index(row["battle"]) for row in FORM_ROWS]
OPTION_ROWS: Final[list[dict[str, Any]]] = read_toml("options.toml")["options"]
"""Doubtful texts made a switch: id, values (the first is the default), section, since, before."""


FORMS: Final[list[Form]] = [Form() for _ in FORM_IDS]
"""Empty until `form_of` is asked for them."""


def form_of(index: int) -> Form:
    """Return a form by its place in FORM_IDS; it and its Field are read at the first call."""
    form = FORMS[index]
    if form.turns == 0:  # the rules speak of states, and states of forms
        from grognard.games.prussia.rules.s22_scenarios import read_form

        read_form(form, index)
    return form


def form_named(name: str) -> int:
    """Return the place of a form in FORM_IDS, or -1."""
    return FORM_IDS.index(name) if name in FORM_IDS else -1
