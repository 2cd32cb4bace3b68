"""What a result says of the course of its game: strengths, and the head start that was missing."""

from functools import cache

import pytest

from grognard.ai.arena import play_game
from grognard.ai.course import MOST_AHEAD
from grognard.ai.random_bot import RandomBot
from grognard.ai.report import GameResult
from grognard.core.measures import NEVER, Measures
from grognard.core.registry import load
from grognard.core.state import State
from grognard.games.marengo.tables import ALL_TOKENS
from tests.ai.test_arena import SpyBot
from tests.ai.trees import Ask, Leaf, TreeGame

TITLES = ("skirmish", "marengo", "undaunted", "napoleonics", "prussia")
each_title = pytest.mark.parametrize("title", TITLES)


@cache
def played(title: str, seed: int = 5) -> GameResult:
    """Return a random game of the first scenario."""
    game = load(title)
    return play_game(game, game.scenarios()[0].id, None, [RandomBot(1), RandomBot(2)], seed)


@each_title
def test_nobody_ends_stronger_than_he_began(title: str) -> None:
    result = played(title)
    assert min(result.began) > 0
    assert result.turns > 0
    assert all(0 <= left <= began for left, began in zip(result.left, result.began, strict=True))
    assert result.left != result.began  # something was lost in every one of these games


@each_title
def test_the_winner_needs_no_head_start_and_the_loser_one_that_helps(title: str) -> None:
    result = played(title)
    winner, loser = result.winner, 1 - result.winner
    assert (result.drawn_with[winner], result.won_with[winner]) == (0, 0)
    drawn, won = result.drawn_with[loser], result.won_with[loser]
    assert won == NEVER or 1 <= drawn <= won <= MOST_AHEAD


@each_title
def test_no_points_change_nothing_and_more_never_harm(title: str) -> None:
    game = load(title)
    state = game.new(seed=2)
    dice = RandomBot(5)
    while not state.is_over():
        for seat in state.seats_to_answer():
            state.apply(dice.choose(game, state.clone(), seat))
    outcome = state.outcome()
    assert outcome is not None
    assert [game.measures.winner_with(state, seat, 0) for seat in (0, 1)] == [outcome.winner] * 2
    for seat in (0, 1):
        wins = [
            game.measures.winner_with(state, seat, points) == seat for points in range(MOST_AHEAD)
        ]
        assert wins == sorted(wins)  # who wins with some points wins with more


def test_a_result_is_read_back_as_it_was_written() -> None:
    again = GameResult()
    again.fill(played("skirmish").to_json())
    assert again.to_json() == played("skirmish").to_json()


@pytest.mark.parametrize("key", ["turns", "began", "won_with", "names", "level"])
def test_a_result_that_says_too_little_is_refused(key: str) -> None:
    data = played("skirmish").to_json()
    data[key] = None
    with pytest.raises(ValueError, match=key):
        GameResult().fill(data)


# Where points win at once: whoever came within n of them would have won with n more


class Race(Measures):
    """The second seat lacks what the path says; the first never wins by points."""

    def lacks(self, state: State) -> list[int]:
        return [NEVER, 5 - len(getattr(state, "path", []))]


class RaceGame(TreeGame):
    """A tree with measures."""

    measures = Race()


def test_a_head_start_counts_from_where_a_seat_came_nearest() -> None:
    game = RaceGame(Ask({1: Ask({1: Leaf(winner=0)}, seat=1)}))
    result = play_game(game, "tree", None, [SpyBot(), SpyBot()], seed=1)
    assert (result.won_with, result.drawn_with) == ([0, 3], [0, 3])


def test_where_nobody_wins_by_points_no_head_start_helps() -> None:
    result = play_game(TreeGame(Ask({1: Leaf(winner=0)})), "tree", None, [SpyBot(), SpyBot()], 1)
    assert (result.won_with, result.drawn_with) == ([0, NEVER], [0, NEVER])


def test_a_drawn_game_is_one_that_neither_needs_points_not_to_lose() -> None:
    result = play_game(TreeGame(Ask({1: Leaf()})), "tree", None, [SpyBot(), SpyBot()], seed=1)
    assert (result.won_with, result.drawn_with) == ([NEVER, NEVER], [0, 0])


# What the games say


def test_marengo_counts_every_token_of_the_enemy_from_the_first_move() -> None:
    game = load("marengo")
    state = game.new(seed=1)
    assert game.measures.lacks(state) == ALL_TOKENS[::-1]


def test_napoleonics_counts_banners_and_undaunted_objectives() -> None:
    game = load("napoleonics")
    state = game.new(seed=1)
    needed = game.scenarios()[0].facts["banners"]
    assert game.measures.lacks(state) == [needed, needed]
    undaunted = load("undaunted")
    lacks = [
        undaunted.measures.lacks(undaunted.new(one.id, seed=1)) for one in undaunted.scenarios()
    ]
    assert all(lack == NEVER or lack > 0 for both in lacks for lack in both)
    assert any(NEVER in both for both in lacks)  # who wins by pinning alone has no points


def test_undaunted_counts_combat_cards() -> None:
    game = load("undaunted")
    state = game.new(seed=2)
    began, dice = game.measures.strength(state), RandomBot(5)
    while not state.is_over():
        for seat in state.seats_to_answer():
            state.apply(dice.choose(game, state.clone(), seat))
    outcome = state.outcome()
    assert outcome is not None
    lost = [outcome.facts["casualties_us"], outcome.facts["casualties_german"]]
    assert [b - left for b, left in zip(began, game.measures.strength(state), strict=True)] == lost


def test_prussia_gives_victory_points_but_not_the_state_of_an_army() -> None:
    assert played("prussia").winner == 1
    assert played("prussia").won_with == [NEVER, 0]  # at Rossbach Prussia must break an army
