"""§10.3, §10.8 Odds, results and loss points, before any map."""

import pytest

from grognard.games.prussia.rules.s10_06_crt import ODDS, odds_column
from grognard.games.prussia.rules.s10_08_results import loss_points
from grognard.games.prussia.rules.s10_08_results import read_result as parse


@pytest.mark.parametrize(
    ("attack", "defence", "odds"),
    [(5, 4, "1:1"), (4, 5, "1:2"), (7, 4, "3:2"), (8, 4, "2:1"), (1, 9, "1:3"), (40, 1, "4:1")],
)
def test_10_3_a24_odds_are_rounded_for_the_defender(attack: int, defence: int, odds: str) -> None:
    assert ODDS[odds_column(attack, defence)] == odds


def test_10_8_2_a29_five_steps_exchange_for_one_point_and_six_for_two() -> None:
    exchange = parse("Ex")
    assert loss_points(exchange, 5, False, False) == 1
    assert loss_points(exchange, 6, False, False) == 2
    assert loss_points(parse("Ex+1"), 5, False, False) == 2
    assert loss_points(parse("Ex+1"), 6, False, False) == 3


def test_10_8_1_no_side_inflicts_more_points_than_it_has_steps_in_the_combat() -> None:
    assert loss_points(parse("4RS*"), 2, False, False) == 2
    assert loss_points(parse("Ex+1"), 1, False, False) == 1


def test_10_8_3_4_parentheses_lose_a_point_to_supporting_units() -> None:
    assert loss_points(parse("(2)"), 4, True, False) == 1
    assert loss_points(parse("(2)"), 4, False, False) == 2
    assert loss_points(parse("2r"), 4, True, False) == 2


def test_10_1_1_a_supported_defence_costs_each_side_one_point_more() -> None:
    assert loss_points(parse("-"), 4, True, True) == 1
    assert loss_points(parse("(1)"), 4, True, True) == 1
