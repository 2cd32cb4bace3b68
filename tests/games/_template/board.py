"""Builders for small positions, and a player that speaks notation."""

from collections.abc import Mapping, Sequence

from grognard.core.dice import ScriptedDice
from grognard.core.event import Event
from grognard.core.types import NOBODY
from grognard.games._template import GAME
from grognard.games._template.rules.s01_pieces import find_hex, place, remove
from grognard.games._template.rules.s03_sequence import NEXT_PHASE, begin_player_turn
from grognard.games._template.rules.s06_combat import ASK_TARGET
from grognard.games._template.state import PHASE_COMBAT, SkirmishState
from grognard.games._template.tables import (
    FULL_STEPS,
    SIDE_OF,
    SIDES,
    UNIT_NAMES,
    UNITS,
    VILLAGE_AT,
    Hex,
    Unit,
    Village,
)


def h(name: str) -> Hex:
    """Return a hex of the map."""
    found = find_hex(name)
    assert found >= 0, name
    return found


def u(name: str) -> Unit:
    """Return a unit of the counter sheet."""
    return Unit(UNIT_NAMES.index(name))


def village(name: str) -> Village:
    """Return a village of the map."""
    found = VILLAGE_AT[h(name)]
    assert found >= 0, name
    return Village(found)


def new(
    scenario: str = "meeting", rolls: Sequence[int] = (), quiet_woods: str = "off"
) -> SkirmishState:
    """Return a new game with scripted dice."""
    state = GAME.new(scenario, dice=ScriptedDice(rolls), options={"quiet-woods": quiet_woods})
    assert isinstance(state, SkirmishState)
    return state


def clear(state: SkirmishState) -> None:
    """Leave nothing to be done but to go on with the sequence of play."""
    state.end()
    state.push(NEXT_PHASE, NOBODY)


def movement(
    units: Mapping[str, str], side: str = "blue", quiet_woods: bool = False
) -> SkirmishState:
    """Return the movement of a side with these units and no others; both objectives are D5."""
    state = new()
    clear(state)
    for unit in UNITS:
        remove(state, unit)
        state.steps_of[unit] = 0
    state.quiet_woods = quiet_woods
    for name, where in units.items():
        state.steps_of[u(name)] = FULL_STEPS
        place(state, u(name), h(where))
        if VILLAGE_AT[h(where)] >= 0:
            state.holder_of[village(where)] = SIDE_OF[u(name)]
    for seat in (0, 1):
        state.objective_of[seat] = village("D5")
    state.turn = 1
    begin_player_turn(state, SIDES.index(side))
    return state


def combat(
    units: Mapping[str, str],
    rolls: Sequence[int] = (),
    side: str = "blue",
    reduced: Sequence[str] = (),
) -> SkirmishState:
    """Return the combat of a side; `rolls` are what the dice show, from 1 to 6."""
    state = movement(units, side)
    clear(state)
    for name in reduced:
        state.steps_of[u(name)] = 1
    state.phase = PHASE_COMBAT
    state.dice = ScriptedDice([roll - 1 for roll in rolls])
    state.push(ASK_TARGET, state.side)
    assert state.check() == []
    return state


def play(state: SkirmishState, clicks: str) -> None:
    """Answer question after question, each checked, with the state checked after each."""
    for text in clicks.split():
        GAME.play(state, GAME.parse_action(state, text))
        assert state.check() == []


def answers(state: SkirmishState) -> set[str]:
    """Return the legal answers as notation."""
    return {GAME.action_text(state, action) for action in state.legal_actions()}


def why_not(state: SkirmishState, text: str) -> tuple[str, str] | None:
    """Return code and section of the refusal of an answer, or None if it is legal."""
    reason = GAME.why_not(state, GAME.parse_action(state, text))
    return None if reason is None else (reason.code, reason.section)


def events(state: SkirmishState, kind: str) -> list[Event]:
    """Return the events of a kind."""
    return [event for event in state.log or [] if event.kind == kind]


def where(state: SkirmishState, name: str) -> str:
    """Return the hex a unit is in, or "" if it is off the map."""
    here = int(state.hex_of[u(name)])
    return GAME.action_text(state, here) if here >= 0 else ""
