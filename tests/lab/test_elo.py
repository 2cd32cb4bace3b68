"""Ratings: known strengths come out, and certainty grows with the games."""

import math

import pytest

from grognard.lab.elo import POINTS, PRIOR, inverted, ratings

NAMES = ["a", "b", "c"]


def expected(difference: float) -> float:
    return 1 / (1 + math.exp(-difference / POINTS))


def scores(elos: list[float], games: float) -> dict[tuple[int, int], tuple[float, float]]:
    """Return results exactly as these ratings promise."""
    pairs = [(a, b) for a in range(len(elos)) for b in range(a + 1, len(elos))]
    return {(a, b): (games * expected(elos[a] - elos[b]), games) for a, b in pairs}


def test_the_ratings_that_made_the_results_come_out() -> None:
    found = ratings(NAMES, scores([200.0, 50.0, 0.0], 1e6), anchor=2)
    assert [one.name for one in found] == NAMES
    assert [one.elo for one in found] == pytest.approx([200, 50, 0], abs=0.01)


def test_two_players_are_rated_in_closed_form() -> None:
    rated = ratings(["a", "b"], {(0, 1): (30.0, 40.0)}, anchor=1)[0]
    share = (30 + PRIOR / 2) / (40 + PRIOR)
    assert rated.elo == pytest.approx(POINTS * math.log(share / (1 - share)))
    half = POINTS * 1.959963984540054 / math.sqrt((40 + PRIOR) * share * (1 - share))
    assert (rated.elo - rated.low, rated.high - rated.elo) == pytest.approx((half, half))


def test_who_lost_nothing_has_a_rating_too() -> None:
    rated = ratings(["a", "b"], {(0, 1): (10.0, 10.0)}, anchor=1)[0]
    assert rated.elo == pytest.approx(POINTS * math.log(10.5 / 0.5))


def test_the_interval_of_a_player_narrows_with_games() -> None:
    few, many = (ratings(NAMES, scores([9.0, 3.0, 0.0], n), 2)[0] for n in (10, 1000))
    assert few.high - few.low > 8 * (many.high - many.low)


def test_differences_do_not_depend_on_who_is_the_anchor() -> None:
    results = {(0, 1): (7.0, 10.0), (0, 2): (9.0, 10.0), (1, 2): (6.5, 10.0)}
    from_c, from_a = (ratings(NAMES, results, anchor) for anchor in (2, 0))
    assert from_a[1].elo - from_a[2].elo == pytest.approx(from_c[1].elo - from_c[2].elo)
    assert from_a[0].elo == 0


def test_an_inverse_undoes_its_matrix() -> None:
    matrix = [[4.0, -1.0, 0.5], [-1.0, 3.0, -0.2], [0.5, -0.2, 2.0]]
    inverse = inverted(matrix)
    for a in range(3):
        row = [sum(matrix[a][k] * inverse[k][b] for k in range(3)) for b in range(3)]
        assert row == pytest.approx([float(a == b) for b in range(3)])
