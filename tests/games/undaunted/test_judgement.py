"""The fitted judgement: the two seats see opposites, and it knows what the game is about."""

from typing import cast

import pytest

from grognard.ai.chain import NEARLY
from grognard.games.undaunted.player.judgement import WEIGHED, WEIGHTS, judged, squeezed
from grognard.games.undaunted.reference.evaluate import evaluate
from grognard.games.undaunted.rules.s14_booklet import SCENARIO_IDS
from grognard.games.undaunted.state import UndauntedState
from tests.games.undaunted.positions import CONTROLLED, GAME, GERMAN, SCOUTED, US, Table

FITTED = [name for at, name in enumerate(SCENARIO_IDS) if len(WEIGHTS[at])]


def begun(scenario: str) -> UndauntedState:
    return cast(UndauntedState, GAME.new(scenario, seed=3))


@pytest.mark.parametrize("scenario", SCENARIO_IDS)
def test_a_position_is_worth_to_one_side_what_it_costs_the_other(scenario: str) -> None:
    state = begun(scenario)
    assert GAME.evaluate(state, US) == -GAME.evaluate(state, GERMAN)
    assert -1 < GAME.evaluate(state, US) < 1


def test_every_fitted_scenario_weighs_every_term() -> None:
    assert {len(WEIGHTS[SCENARIO_IDS.index(name)]) for name in FITTED} == {len(WEIGHED)}


def test_a_scenario_without_weights_is_evaluated_by_hand() -> None:
    state = begun("hill-314")
    assert "hill-314" not in FITTED
    assert judged(state, US) == evaluate(state, US)


@pytest.mark.parametrize("seat", [US, GERMAN])
def test_an_objective_is_worth_having(seat: int) -> None:
    tile = "2B" if seat == US else "16B"
    without = Table().marker(seat, tile, SCOUTED).bids()
    held = Table().marker(seat, tile, CONTROLLED).bids()
    assert GAME.evaluate(held, seat) > GAME.evaluate(without, seat) + 0.05


def test_fog_in_the_deck_costs() -> None:
    clean = Table().cards(US, deck="rifleman_a*4 scout_a*2", supply="")
    foggy = Table().cards(US, deck="rifleman_a*4 scout_a*2 fog_of_war*3", supply="")
    assert GAME.evaluate(clean.bids(), US) > GAME.evaluate(foggy.bids(), US)


def test_who_has_as_good_as_won_still_sees_what_is_better() -> None:
    sums = [0.0, 1.0, 4.0, 8.0, 12.0, 20.0, 40.0]
    values = [squeezed(total) for total in sums]
    assert values == sorted(set(values))
    assert values[-1] < NEARLY  # a search takes all above this for one
    assert [squeezed(-total) for total in sums] == [-value for value in values]
