"""The columns of a game in progress, their copy, their saved form and their check."""

from typing import Any, Final

from grognard.core.dice import Dice, SeededDice
from grognard.core.errors import BadSave
from grognard.core.event import EVERYONE, Event, event_from_json
from grognard.core.fair import load_dice
from grognard.core.questions import Questions
from grognard.core.state import State
from grognard.core.types import NOBODY, Json, Player
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
    SCENARIO_IDS,
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

    `position.py` adds what can be done with the columns.
    """

    __slots__ = (
        "attacking_of",
        "ended",
        "fought_of",
        "hex_of",
        "holder_of",
        "moved_of",
        "objective_of",
        "phase",
        "possible_of",
        "questions",
        "quiet_woods",
        "setup",
        "side",
        "steps_of",
        "turn",
        "unit_at",
        "zone_of",
    )

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

    def save(self) -> Json:
        """Return everything as JSON."""
        return save(self)


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


# Saved form

SAVE_VERSION: Final = 1


def save(state: SkirmishState) -> Json:
    """Return everything, secrets included, as JSON; what is derived is left out."""
    return {
        "game": "skirmish",
        "save": SAVE_VERSION,
        "scenario": state.setup.id,
        "quiet_woods": state.quiet_woods,
        "hex_of": list(state.hex_of),
        "steps_of": list(state.steps_of),
        "turn": state.turn,
        "side": state.side,
        "phase": state.phase,
        "moved_of": [int(flag) for flag in state.moved_of],
        "fought_of": [int(flag) for flag in state.fought_of],
        "attacking_of": [int(flag) for flag in state.attacking_of],
        "holder_of": list(state.holder_of),
        "objective_of": list(state.objective_of),
        "possible_of": list(state.possible_of),
        "ended": state.ended,
        "questions": list(state.questions.frames),
        "dice": state.dice.save(),
        "log": None if state.log is None else [event.to_json() for event in state.log],
        "fate": state.fate,
        "chain": state.chain,
    }


def fill(state: SkirmishState, saved: Json) -> None:
    """Fill a new state from what `save` returned; raises BadSave on anything else."""
    try:
        _fill(state, saved)
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise BadSave("bad-save", game="skirmish", detail=str(error)) from None
    problems = state.check()
    if problems:
        raise BadSave("bad-save", game="skirmish", detail=problems[0])


def _fill(state: SkirmishState, saved: dict[str, Any]) -> None:
    if saved["game"] != "skirmish" or saved["save"] != SAVE_VERSION:
        raise ValueError("not a saved game of this version")
    state.setup = SETUPS[SCENARIO_IDS.index(saved["scenario"])]
    state.quiet_woods = bool(saved["quiet_woods"])
    for unit, h in zip(UNITS, _numbers(saved["hex_of"], NUM_UNITS), strict=True):
        if h != OFF_MAP:
            place(state, unit, HEXES[h])
    state.steps_of = _numbers(saved["steps_of"], NUM_UNITS)
    state.turn = int(saved["turn"])
    state.side = int(saved["side"])
    state.phase = int(saved["phase"])
    state.moved_of = [flag == 1 for flag in _numbers(saved["moved_of"], NUM_UNITS)]
    state.fought_of = [flag == 1 for flag in _numbers(saved["fought_of"], NUM_UNITS)]
    state.attacking_of = [flag == 1 for flag in _numbers(saved["attacking_of"], NUM_UNITS)]
    state.holder_of = _numbers(saved["holder_of"], NUM_VILLAGES)
    state.objective_of = [Village(v) for v in _numbers(saved["objective_of"], 2)]
    state.possible_of = _numbers(saved["possible_of"], 2)
    state.ended = int(saved["ended"])
    state.questions.frames = _numbers(saved["questions"], len(saved["questions"]))
    state.dice = load_dice(saved["dice"])
    log = saved["log"]
    state.log = None if log is None else [event_from_json(event) for event in log]
    state.fate = int(saved["fate"])
    state.chain = int(saved["chain"])


def _numbers(data: object, length: int) -> list[int]:
    if not isinstance(data, list) or len(data) != length:
        raise ValueError(f"a column of {length} numbers is missing")
    if not all(isinstance(number, int) for number in data):
        raise ValueError("a column holds something else than numbers")
    return [int(number) for number in data]


# Invariants


def check(state: SkirmishState) -> list[str]:
    """Return every broken invariant, each beginning with its section."""
    return _check_units(state) + _check_zones(state) + _check_villages(state)


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
    if state.ended == NOT_ENDED and state.questions.is_empty():
        broken.append("§3.2 nobody is asked anything")
    return broken
