"""§8 Victory."""

import pytest

from grognard.core.types import NOBODY
from grognard.games._template import GAME
from grognard.games._template.rules.s01_04_steps import lose_step
from grognard.games._template.rules.s08_victory import lost_steps, points
from grognard.games._template.state import SkirmishState
from grognard.games._template.tables import BLUE, RED
from tests.games._template.board import combat, events, new, play, u, village


def begun() -> SkirmishState:
    """Blue is after D1, Red after F6; Blue holds F6 and Red B3."""
    state = new()
    play(state, "D1 F6")
    return state


def ended(state: SkirmishState) -> SkirmishState:
    """Both sides do nothing until the last turn is over."""
    while not state.is_over():
        play(state, "done")
    return state


def test_8_1_points_are_for_villages_and_steps() -> None:
    state = begun()
    assert (points(state, BLUE), points(state, RED)) == (1, 1)
    state.holder_of[village("D1")] = BLUE
    assert points(state, BLUE) == 4
    state.holder_of[village("D8")] = BLUE
    assert points(state, BLUE) == 5
    lose_step(state, u("red-1"))
    assert (points(state, BLUE), lost_steps(state, RED)) == (6, 1)


def test_8_1_units_that_were_never_there_are_not_lost() -> None:
    assert lost_steps(begun(), BLUE) == 0


@pytest.mark.parametrize(
    ("villages", "steps", "winner", "level"),
    [
        ([], [], NOBODY, "skirmish-level-draw"),
        (["D8"], [], BLUE, "skirmish-level-marginal"),
        (["D1"], [], BLUE, "skirmish-level-marginal"),
        (["D1", "D8"], [], BLUE, "skirmish-level-decisive"),
        ([], ["blue-1"], RED, "skirmish-level-marginal"),
    ],
)
def test_8_2_the_lead_gives_the_level(
    villages: list[str], steps: list[str], winner: int, level: str
) -> None:
    state = begun()
    for name in villages:
        state.holder_of[village(name)] = BLUE
    for name in steps:
        lose_step(state, u(name))
    outcome = ended(state).outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.level, outcome.section) == (winner, level, "§8.2")
    assert state.returns() == [0.0, 0.0] if winner == NOBODY else state.returns()[winner] == 1.0


def test_8_2_there_is_no_outcome_before_the_end() -> None:
    assert begun().outcome() is None
    assert begun().returns() == [0.0, 0.0]


def test_8_3_a_side_without_units_has_lost_at_once() -> None:
    units = {"blue-guard": "F5", "blue-1": "F4", "blue-2": "E4", "red-light": "E5"}
    state = combat(units, rolls=[6])
    play(state, "red-light blue-guard blue-1 blue-2 done")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.section) == (BLUE, "§8.3")
    assert outcome.level == "skirmish-level-decisive"
    assert (state.legal_actions(), state.check()) == ([], [])


def test_8_3_an_attacker_can_lose_the_last_unit_too() -> None:
    state = combat({"blue-2": "D6", "red-1": "D5"}, rolls=[1], reduced=["blue-2"])
    play(state, "red-1 blue-2 done")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winner == RED


def test_8_2_the_end_is_told() -> None:
    state = ended(begun())
    (event,) = events(state, "end")
    assert GAME.describe_event(state, event).id == "skirmish-event-draw"
