"""§2 Setting up."""

import pytest

from grognard.games._template import GAME
from grognard.games._template.state import NOT_CHOSEN
from grognard.games._template.tables import BLUE, RED
from tests.games._template.board import answers, new, play, village, where, why_not


def test_2_1_the_scenario_places_the_units() -> None:
    state = new("rearguard")
    assert (where(state, "red-guard"), where(state, "blue-horse")) == ("D5", "G8")
    assert where(state, "red-2") == ""
    assert state.holder_of[village("D8")] == RED
    assert state.check() == []


@pytest.mark.parametrize("scenario", [scenario.id for scenario in GAME.scenarios()])
def test_2_1_every_scenario_begins_soundly(scenario: str) -> None:
    state = new(scenario)
    assert state.check() == []
    assert state.prompt() == "objective"


def test_2_2_both_sides_choose_at_the_same_time() -> None:
    state = new()
    assert state.seats_to_answer() == (BLUE, RED)
    assert len(state.legal_actions(BLUE)) == len(state.legal_actions(RED)) == 4
    play(state, "D1")
    assert state.seats_to_answer() == (RED,)
    play(state, "F6")
    assert state.prompt() == "move-unit"


def test_2_2_the_choice_is_seen_by_its_side_alone() -> None:
    state = new()
    before = state.observe(RED)
    play(state, "D1")
    assert state.observe(RED) == before
    play(state, "F6")
    assert [event.numbers for event in state.seen_log(BLUE) if event.kind == "objective"] == [
        (village("D1"),)
    ]
    assert [event.numbers for event in state.seen_log(RED) if event.kind == "objective"] == [
        (village("F6"),)
    ]


def test_2_2_only_a_village_can_be_an_objective() -> None:
    state = new()
    assert why_not(state, "A1") == ("skirmish-why-not-a-village", "§2.2")
    assert why_not(state, "blue-1") == ("core-why-not-asked", "§2.2")


def test_2_3_an_objective_may_not_be_held_at_the_start() -> None:
    state = new()
    assert answers(state) == {"B3", "D1", "D5", "D8"}
    assert why_not(state, "F6") == ("skirmish-why-held-at-start", "§2.3")


def test_2_2_nothing_is_known_of_an_objective_before_it_is_chosen() -> None:
    state = new()
    assert list(state.determinize(RED, 1).objective_of) == [NOT_CHOSEN, NOT_CHOSEN]
