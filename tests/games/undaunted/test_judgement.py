"""The judgement of the ranks: the two seats see opposites, and it knows what the game is about."""

from collections.abc import Callable
from typing import cast

import pytest

from grognard.games.undaunted.player.parts import TOLD, parts_of
from grognard.games.undaunted.player.weights import WEIGHTS
from grognard.games.undaunted.rules.s14_booklet import SCENARIO_IDS
from grognard.games.undaunted.state import UndauntedState
from tests.games.undaunted.positions import CONTROLLED, GAME, GERMAN, SCOUTED, US, Table

Change = Callable[[Table], object]


def begun(scenario: str) -> UndauntedState:
    return cast(UndauntedState, GAME.new(scenario, seed=3))


@pytest.mark.parametrize("scenario", SCENARIO_IDS)
def test_a_position_is_worth_to_one_side_what_it_costs_the_other(scenario: str) -> None:
    state = begun(scenario)
    assert GAME.evaluate(state, US) == -GAME.evaluate(state, GERMAN)
    assert -1 < GAME.evaluate(state, US) < 1


@pytest.mark.parametrize("scenario", SCENARIO_IDS)
def test_the_parts_that_a_hint_tells_are_the_judgement(scenario: str) -> None:
    state = begun(scenario)
    parts = parts_of(state, GERMAN)
    assert len(parts) == len(TOLD)
    assert sum(parts) == pytest.approx(GAME.evaluate(state, GERMAN))


def test_every_number_is_between_those_a_tuner_may_try() -> None:
    assert GAME.judging.weights is WEIGHTS
    for at, name in enumerate(WEIGHTS.names):
        assert WEIGHTS.low[at] <= WEIGHTS.shipped[at] <= WEIGHTS.high[at], name


@pytest.mark.parametrize("seat", [US, GERMAN])
def test_an_objective_is_worth_having(seat: int) -> None:
    tile = "2B" if seat == US else "16B"
    without = Table().marker(seat, tile, SCOUTED).bids()
    held = Table().marker(seat, tile, CONTROLLED).bids()
    assert GAME.evaluate(held, seat) > GAME.evaluate(without, seat) + 0.05


GOOD: dict[str, Change] = {
    "a rifleman one step nearer": lambda table: table.unit(US, "rifleman_a", "2B"),
    "a tile scouted on the way": lambda table: table.marker(US, "13B", SCOUTED),
    "an enemy suppressed": lambda table: table.unit(GERMAN, "rifleman_a", "5B", suppressed=True),
    "an enemy rifleman gone": lambda table: table.unit(GERMAN, "rifleman_a", ""),
}


@pytest.mark.parametrize("name", GOOD)
def test_what_is_good_raises_the_judgement(name: str) -> None:
    changed = Table()
    GOOD[name](changed)
    assert GAME.evaluate(changed.bids(), US) > GAME.evaluate(Table().bids(), US)


def test_fog_in_the_deck_costs() -> None:
    clean = Table().cards(US, deck="rifleman_a*4 scout_a*2", supply="")
    foggy = Table().cards(US, deck="rifleman_a*4 scout_a*2 fog_of_war*3", supply="")
    assert GAME.evaluate(clean.bids(), US) > GAME.evaluate(foggy.bids(), US)
