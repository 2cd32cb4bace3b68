"""The columns of a game in progress, their copy and their check."""

from typing import Final

from grognard.core.dice import Dice, SeededDice
from grognard.core.event import EVERYONE, Event
from grognard.core.questions import WIDTH, Questions
from grognard.core.state import State
from grognard.core.types import NOBODY, Player
from grognard.games._template.tables import (
    BLUE,
    FULL_STEPS,
    HEXES,
    LAKE,
    NEIGHBOURS,
    NO_UNIT,
    NUM_HEXES,
    NUM_UNITS,
    NUM_VILLAGES,
    OFF_MAP,
    SETUPS,
    SIDE_OF,
    TERRAIN_OF,
    UNITS,
    VILLAGES,
    WOODS,
    Hex,
    Setup,
    Unit,
    Village,
    hex_name,
    unit_name,
)

# The questions, with what their frame holds.
ASK_OBJECTIVE: Final = 0
ASK_MOVE_UNIT: Final = 1
ASK_MOVE_TO: Final = 2  # a: unit, b: movement points left
ASK_TARGET: Final = 3
ASK_ATTACKER: Final = 4  # a: target, b: lead attacker
ASK_RETREAT: Final = 5  # a: unit, b: hexes still to go, c: start, d: hexes gone
ASK_ADVANCE: Final = 6  # a: the hex of the defender

PROMPTS: Final = (
    "objective",
    "move-unit",
    "move-to",
    "target",
    "attacker",
    "retreat",
    "advance",
)
SECTIONS: Final = ("§2.2", "§5.1", "§5.2", "§6.1", "§6.2", "§6.6", "§6.8")

PHASE_OBJECTIVES: Final = 0
PHASE_MOVEMENT: Final = 1
PHASE_COMBAT: Final = 2
PHASES: Final = ("objectives", "movement", "combat")

NOT_ENDED: Final = 0
END_LAST_TURN: Final = 1
END_ELIMINATION: Final = 2

NOT_CHOSEN: Final = Village(-1)


class SkirmishState(State):
    """Units, hexes and villages are dense ids; see tables.py for what never changes.

    `position.py` adds what can be done with the columns. There are no `__slots__`: a copy of this
    class in an interpreted package would lose them when pickled, and compiled it needs none.
    """

    def __init__(self) -> None:
        self.setup: Setup = SETUPS[0]
        self.quiet_woods: bool = False
        # §1 units and hexes; unit_at and zone_of are derived, by place and remove alone
        self.hex_of: list[Hex] = [OFF_MAP] * NUM_UNITS
        self.steps_of: list[int] = [0] * NUM_UNITS
        self.unit_at: list[Unit] = [NO_UNIT] * NUM_HEXES
        self.zone_of: list[int] = [0] * (2 * NUM_HEXES)
        # §3 the turn
        self.turn: int = 0
        self.side: int = BLUE
        self.phase: int = PHASE_OBJECTIVES
        self.moved_of: list[bool] = [False] * NUM_UNITS
        self.fought_of: list[bool] = [False] * NUM_UNITS
        self.attacking_of: list[bool] = [False] * NUM_UNITS
        # §7 villages; possible_of is a bit mask of what the other side may think
        self.holder_of: list[Player] = [NOBODY] * NUM_VILLAGES
        self.objective_of: list[Village] = [NOT_CHOSEN, NOT_CHOSEN]
        self.possible_of: list[int] = [0, 0]
        self.ended: int = NOT_ENDED
        self.questions: Questions = Questions()
        self.dice: Dice = SeededDice()
        self.log: list[Event] | None = None
        self.fate: int = 0
        self.chain: int = 0

    def to_move(self) -> Player:
        """Return the owner of the open question."""
        return self.questions.owner()

    def seats_to_answer(self) -> tuple[Player, ...]:
        """§2.2 Both sides choose their objective at the same time; otherwise one side answers."""
        if self.questions.is_empty():
            return ()
        if self.questions.question() == ASK_OBJECTIVE and self.to_move() == BLUE:
            return (0, 1)
        return (self.to_move(),)

    def prompt(self) -> str:
        """Return the id of the open question."""
        return "" if self.questions.is_empty() else PROMPTS[self.questions.question()]

    def section(self) -> str:
        """Return the section of the open question."""
        return "§8" if self.questions.is_empty() else SECTIONS[self.questions.question()]

    def is_over(self) -> bool:
        """Say whether the game has ended."""
        return self.ended != NOT_ENDED

    def note(
        self, rule: str, kind: str, who: Player, numbers: tuple[int, ...], seen_by: int = EVERYONE
    ) -> None:
        """Write an event down, where there is a log."""
        if self.log is not None:
            self.log.append(Event(rule, kind, who, numbers, seen_by))

    def check(self) -> list[str]:
        """Return the broken invariants, each with its section."""
        return check(self)


# §1.4, §1.5 and §4.1: the only functions that change a unit's hex.


def place(state: SkirmishState, unit: Unit, to: Hex) -> None:
    """§1.5 Put a unit on an empty hex, from the map or from beside it."""
    remove(state, unit)
    state.hex_of[unit] = to
    state.unit_at[to] = unit
    _change_zone(state, unit, to, 1)


def remove(state: SkirmishState, unit: Unit) -> None:
    """§1.4 Take a unit off the map, if it is there."""
    here = state.hex_of[unit]
    if here == OFF_MAP:
        return
    state.hex_of[unit] = OFF_MAP
    state.unit_at[here] = NO_UNIT
    _change_zone(state, unit, here, -1)


def _change_zone(state: SkirmishState, unit: Unit, here: Hex, change: int) -> None:
    base = SIDE_OF[unit] * NUM_HEXES
    for to in NEIGHBOURS[here]:
        if reaches(state, to):
            state.zone_of[base + to] += change


def reaches(state: SkirmishState, to: Hex) -> bool:
    """§4.1 A zone of control does not reach into a lake; §4.4 opt nor into woods."""
    if state.quiet_woods and TERRAIN_OF[to] == WOODS:
        return False  # §4.4 opt
    return TERRAIN_OF[to] != LAKE


def is_in_play(state: SkirmishState, unit: Unit) -> bool:
    """§1.4 A unit is in play while it is on the map."""
    return state.hex_of[unit] != OFF_MAP


def copy_columns(state: SkirmishState, twin: SkirmishState) -> None:
    """Make a new state equal to another, and independent of it."""
    twin.setup = state.setup
    twin.quiet_woods = state.quiet_woods
    twin.hex_of = state.hex_of[:]
    twin.steps_of = state.steps_of[:]
    twin.unit_at = state.unit_at[:]
    twin.zone_of = state.zone_of[:]
    twin.turn = state.turn
    twin.side = state.side
    twin.phase = state.phase
    twin.moved_of = state.moved_of[:]
    twin.fought_of = state.fought_of[:]
    twin.attacking_of = state.attacking_of[:]
    twin.holder_of = state.holder_of[:]
    twin.objective_of = state.objective_of[:]
    twin.possible_of = state.possible_of[:]
    twin.ended = state.ended
    twin.questions = state.questions.clone()
    twin.dice = state.dice.clone()
    twin.log = None if state.log is None else state.log[:]
    twin.fate = state.fate
    twin.chain = state.chain


# Invariants


def check(state: SkirmishState) -> list[str]:
    """Return every broken invariant, each beginning with its section."""
    return [
        *_check_units(state),
        *_check_zones(state),
        *_check_villages(state),
        *_check_questions(state),
    ]


def _check_units(state: SkirmishState) -> list[str]:
    broken: list[str] = []
    for unit in UNITS:
        here = state.hex_of[unit]
        if (here == OFF_MAP) != (state.steps_of[unit] == 0):
            broken.append(f"§1.4 {unit_name(unit)} is on the map without steps, or the other way")
        if not 0 <= state.steps_of[unit] <= FULL_STEPS:
            broken.append(f"§1.4 {unit_name(unit)} has {state.steps_of[unit]} steps")
        if here != OFF_MAP and state.unit_at[here] != unit:
            broken.append(f"§1.5 {unit_name(unit)} shares {hex_name(here)}")
        if here != OFF_MAP and TERRAIN_OF[here] == LAKE:
            broken.append(f"§5.3 {unit_name(unit)} stands in the lake")
    for h in HEXES:
        unit = state.unit_at[h]
        if unit != NO_UNIT and state.hex_of[unit] != h:
            broken.append(f"§1.5 {hex_name(h)} holds a unit that is elsewhere")
    return broken


def _check_zones(state: SkirmishState) -> list[str]:
    zones = [0] * (2 * NUM_HEXES)
    for unit in UNITS:
        if is_in_play(state, unit):
            for to in NEIGHBOURS[state.hex_of[unit]]:
                zones[SIDE_OF[unit] * NUM_HEXES + to] += reaches(state, to)
    return (
        [] if zones == state.zone_of else ["§4.1 the zones of control are not those of the units"]
    )


def _check_villages(state: SkirmishState) -> list[str]:
    broken: list[str] = []
    for village, h in enumerate(VILLAGES):
        unit = state.unit_at[h]
        if unit != NO_UNIT and state.holder_of[village] != SIDE_OF[unit]:
            broken.append(f"§7.1 {hex_name(h)} is not held by the side that stands in it")
    for side in (0, 1):
        village = state.objective_of[side]
        if village != NOT_CHOSEN and not state.possible_of[side] >> village & 1:
            broken.append("§7.2 an objective is one that public knowledge excludes")
    return broken


def _check_questions(state: SkirmishState) -> list[str]:
    frames = state.questions.frames
    if (state.ended == NOT_ENDED) == (not frames):
        return ["§3.2 nobody is asked anything, or somebody after the end"]
    if len(frames) % WIDTH != 0:
        return ["§3.2 a question is incomplete"]
    starts = range(0, len(frames), WIDTH)
    if all(_is_sound(state, frames[start : start + WIDTH]) for start in starts):
        return []
    return ["§3.2 a question is about something that is not there"]


def _is_sound(state: SkirmishState, frame: list[int]) -> bool:
    """Say whether the arguments of a question can be what the question takes them for."""
    question, owner, a, b, c, d = frame
    if not (0 <= question < len(PROMPTS) and owner in (0, 1)):
        return False
    if question == ASK_ADVANCE:
        return 0 <= a < NUM_HEXES
    if question not in (ASK_MOVE_TO, ASK_ATTACKER, ASK_RETREAT):
        return True
    if not (0 <= a < NUM_UNITS and is_in_play(state, Unit(a))):
        return False
    if question == ASK_ATTACKER:
        return b == NO_UNIT or (0 <= b < NUM_UNITS and state.attacking_of[b])
    return b >= 0 and (question == ASK_MOVE_TO or (0 <= c < NUM_HEXES and d >= 0))
