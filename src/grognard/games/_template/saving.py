"""The saved form of a state: its columns as JSON, and the strict way back."""

from typing import Final

from grognard.core.errors import BadSave
from grognard.core.fair import load_dice
from grognard.core.saves import loaded_log, saved_log, whole, wholes
from grognard.core.types import NOBODY, Json
from grognard.games._template.state import PHASE_COMBAT, SkirmishState, check, place
from grognard.games._template.tables import (
    FULL_STEPS,
    HEXES,
    NUM_HEXES,
    NUM_UNITS,
    NUM_VILLAGES,
    OFF_MAP,
    RED,
    SCENARIO_IDS,
    SETUPS,
    UNITS,
    Village,
)

SAVE_VERSION: Final = 1
_LARGE: Final = 1 << 32


def save(state: SkirmishState) -> Json:
    """Return everything, secrets included, as JSON; what is derived is left out."""
    return {
        "game": "skirmish",
        "save": SAVE_VERSION,
        "scenario": state.setup.id,
        "quiet_woods": int(state.quiet_woods),
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
        "log": saved_log(state.log),
        "fate": state.fate,
        "chain": state.chain,
    }


def fill(state: SkirmishState, saved: Json) -> None:
    """Fill a new state from what `save` returned; raises BadSave on anything else."""
    try:
        _fill_position(state, saved)
        _fill_course(state, saved)
    except (KeyError, TypeError, ValueError) as error:
        raise BadSave("bad-save", game="skirmish", detail=str(error)) from None
    problems = check(state)
    if problems:
        raise BadSave("bad-save", game="skirmish", detail=problems[0])


def _fill_position(state: SkirmishState, saved: Json) -> None:
    """Read the scenario, the units and the villages."""
    if saved["game"] != "skirmish" or saved["save"] != SAVE_VERSION:
        raise ValueError("another game, or another version of its saves")
    scenario = saved["scenario"]
    if not isinstance(scenario, str) or scenario not in SCENARIO_IDS:
        raise ValueError(f"no scenario {scenario!r}")
    state.setup = SETUPS[SCENARIO_IDS.index(scenario)]
    state.quiet_woods = _number(saved, "quiet_woods", 0, 1) == 1
    for unit, h in zip(UNITS, _column(saved, "hex_of", NUM_UNITS, -1, NUM_HEXES - 1), strict=True):
        if h != OFF_MAP:
            place(state, unit, HEXES[h])
    state.steps_of = _column(saved, "steps_of", NUM_UNITS, 0, FULL_STEPS)
    state.holder_of = _column(saved, "holder_of", NUM_VILLAGES, NOBODY, RED)
    objectives = _column(saved, "objective_of", 2, -1, NUM_VILLAGES - 1)
    state.objective_of = [Village(village) for village in objectives]
    state.possible_of = _column(saved, "possible_of", 2, 1, (1 << NUM_VILLAGES) - 1)


def _fill_course(state: SkirmishState, saved: Json) -> None:
    """Read the turn, the open questions, the dice and the log."""
    state.turn = _number(saved, "turn", 0, state.setup.turns)
    state.side = _number(saved, "side", 0, RED)
    state.phase = _number(saved, "phase", 0, PHASE_COMBAT)
    state.moved_of = _flags(saved, "moved_of")
    state.fought_of = _flags(saved, "fought_of")
    state.attacking_of = _flags(saved, "attacking_of")
    state.ended = _number(saved, "ended", 0, 2)
    state.questions.frames = _column(saved, "questions", -1, -1, _LARGE)
    state.dice = load_dice(saved["dice"])
    state.log = loaded_log(saved["log"])
    state.fate = _number(saved, "fate", 0, _LARGE)
    state.chain = _number(saved, "chain", 0, _LARGE)


def _number(saved: Json, name: str, low: int, high: int) -> int:
    return whole(saved[name], low, high)


def _column(saved: Json, name: str, length: int, low: int, high: int) -> list[int]:
    return wholes(saved[name], length, low, high)


def _flags(saved: Json, name: str) -> list[bool]:
    return [flag == 1 for flag in _column(saved, name, NUM_UNITS, 0, 1)]
