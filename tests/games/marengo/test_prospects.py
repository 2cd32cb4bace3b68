"""The judgement of the ranks: tokens that will stay, what hangs, and what a retreat would cost."""

import pytest

from grognard.games.marengo import GAME
from grognard.games.marengo.player.prospects import morale, way_east
from grognard.games.marengo.player.threats import RIDES_INTO, danger_of, retreat_cost, threat_to
from grognard.games.marengo.player.weights import NAMES, WEIGHTS
from grognard.games.marengo.state import MarengoState
from grognard.games.marengo.tables import ARMY_MASK, AUSTRIA, FRANCE, Locale
from tests.games.marengo.field import end_turn, field

OPPOSITE = ["A cav2 4", "F inf2 5", "F inf2 44"]
"""§3 Austria in locale 4 and France in 5, beside each other."""


def test_every_number_of_the_evaluation_is_in_the_data_file() -> None:
    assert len(WEIGHTS.values) == len(NAMES) == len(set(NAMES))
    assert WEIGHTS.card["made"]
    assert GAME.judging.weights is WEIGHTS


def test_what_is_good_for_one_army_is_as_bad_for_the_other() -> None:
    state = field(OPPOSITE, commands=2)
    assert GAME.evaluate(state, AUSTRIA) == pytest.approx(-GAME.evaluate(state, FRANCE))


def test_18_1_a_token_where_the_enemy_stands_is_as_good_as_lost() -> None:
    held = field(OPPOSITE, turn="france", committed={"A4": 3}, uncommitted={"austria": 2})
    lost = field(OPPOSITE, turn="france", committed={"A5": 3}, uncommitted={"austria": 2})
    assert morale(held, AUSTRIA, FRANCE, 3) - morale(lost, AUSTRIA, FRANCE, 3) > 2.0


def test_18_1_it_may_still_be_fetched_back_while_commands_are_left() -> None:
    state = field(OPPOSITE, turn="austria", committed={"A5": 3})
    assert morale(state, AUSTRIA, AUSTRIA, 3) > morale(state, AUSTRIA, AUSTRIA, 0)


def test_5_to_end_a_turn_looks_no_worse_than_to_stand_still() -> None:
    state = field([*OPPOSITE, "F cav2 5"], turn="austria", commands=0)
    before = GAME.evaluate(state, AUSTRIA)
    end_turn(state)
    assert GAME.evaluate(state, AUSTRIA) == pytest.approx(before, abs=0.01)
    assert danger_of(state, AUSTRIA, FRANCE, 3) > danger_of(state, AUSTRIA, AUSTRIA, 0)


def test_9_who_is_not_blocked_off_threatens_whoever_is_beside_him() -> None:
    state = field(OPPOSITE)
    assert threat_to(state, Locale(4), ARMY_MASK[FRANCE]) > 0.0
    assert threat_to(state, Locale(44), ARMY_MASK[AUSTRIA]) == 0.0


def test_14_the_disorganized_threaten_nobody() -> None:
    ready = field(OPPOSITE)
    surprised = field(["A cav2 4", "F inf2 5 !", "F inf2 44 !"])
    assert danger_of(ready, AUSTRIA, FRANCE, 3) > 0.0
    assert danger_of(surprised, AUSTRIA, FRANCE, 3) == 0.0


def test_6_without_commands_nothing_is_broken_into_in_this_turn() -> None:
    state = field(OPPOSITE)
    assert danger_of(state, AUSTRIA, FRANCE, 3) > danger_of(state, AUSTRIA, FRANCE, 0)


def test_8_cavalry_rides_in_by_road_but_not_through_the_enemy() -> None:
    here, start, between, further = _some_ride()
    riding = field([f"A inf2 {here}", f"F cav2 {start}"])
    assert threat_to(riding, here, ARMY_MASK[FRANCE]) > 0.0
    barred = field([f"A inf2 {here}", f"F cav2 {start}", f"A inf2 {between}", f"A inf2 {further}"])
    assert threat_to(barred, here, ARMY_MASK[FRANCE]) == 0.0
    on_foot = field([f"A inf2 {here}", f"F inf2 {start}"])
    assert threat_to(on_foot, here, ARMY_MASK[FRANCE]) == 0.0


def _some_ride() -> tuple[Locale, int, int, int]:
    """Return a locale far from the middle, and a ride of three steps that ends in it."""
    for here in range(len(RIDES_INTO)):
        rides = RIDES_INTO[here]
        for at in range(0, len(rides), 4):
            start, between, further = rides[at + 1], rides[at + 2], rides[at + 3]
            others = [rides[row] for row in range(0, len(rides), 4) if rides[row + 1] == start]
            if further != start and len(others) == 1:
                return Locale(here), int(start), int(between), int(further)
    raise AssertionError("no such ride")


def test_13_18_a_retreat_costs_guns_infantry_and_for_austria_a_token_a_piece() -> None:
    one = field(["A cav2 4", "F inf2 44"])
    two = field(["A cav2 4", "A cav2 4", "F inf2 44"])
    gun = field(["A cav2 4", "A art1 4", "F inf2 44"])
    foot = field(["A inf2 4", "F inf2 44"])
    cost = retreat_cost(one, Locale(4), AUSTRIA)
    assert cost < retreat_cost(two, Locale(4), AUSTRIA) < retreat_cost(gun, Locale(4), AUSTRIA)
    assert cost < retreat_cost(foot, Locale(4), AUSTRIA)
    french = field(["F cav2 4", "F cav2 4", "A inf2 44"])
    alone = field(["F cav2 4", "A inf2 44"])
    assert retreat_cost(french, Locale(4), FRANCE) == retreat_cost(alone, Locale(4), FRANCE)


def test_19_the_way_east_is_worth_the_more_the_fewer_hours_are_left() -> None:
    def gain(hour: int) -> float:
        near = field(["A inf2 73", "A inf2 73", "A inf2 71", "F inf2 5"], hour=hour)
        far = field(["A inf2 4", "A inf2 4", "A inf2 40", "F inf2 5"], hour=hour)
        assert isinstance(near, MarengoState)
        return way_east(near) - way_east(far)

    assert gain(15) > gain(5) > 0.0
