"""Puzzles of the package: they load, their answers solve them, and every other one is refused."""

import json
from dataclasses import replace

import pytest

from grognard.core.errors import GrognardError
from grognard.core.message import Message
from grognard.core.registry import games, load
from grognard.puzzles.checking import problems, problems_of_answers
from grognard.puzzles.decisions import decisions, taken
from grognard.puzzles.puzzle import Puzzle, parsed, position_of, puzzle_of, puzzles_of
from grognard.puzzles.solving import Attempt

EVERY = 13
"""One puzzle of so many is tried with all its decisions; `make proof puzzles` tries all of them."""
GAMES = [name for name in games() if puzzles_of(load(name))]
TRIED = [(name, puzzle.id) for name in GAMES for puzzle in puzzles_of(load(name))[::EVERY]]


def first(game: str) -> Puzzle:
    """Return the first puzzle of a game."""
    return puzzles_of(load(game))[0]


@pytest.mark.parametrize(("game", "id"), TRIED)
def test_a_puzzle_is_solved_by_its_answers_and_refuses_the_others(game: str, id: str) -> None:
    chosen = load(game)
    assert [problem.to_json() for problem in problems(chosen, puzzle_of(chosen, id))] == []


@pytest.mark.parametrize("game", GAMES)
def test_ids_are_their_own_and_the_data_keeps_answers_apart(game: str) -> None:
    all_of_it = puzzles_of(load(game))
    assert len({puzzle.id for puzzle in all_of_it}) == len(all_of_it)
    for puzzle in all_of_it:
        assert problems_of_answers(puzzle) == [], puzzle.id
        assert len(puzzle.played.clicks) >= puzzle.step


def test_clicks_in_another_order_are_the_same_decision() -> None:
    game = load("marengo")
    state = game.new("14-june", seed=1)
    while len(found := decisions(state, state.to_move(), 300) or []) < 10:
        state.apply(state.legal_actions()[0])
    seat = state.to_move()
    assert len({one.key for one in found}) == len(found)
    for one in found:
        assert taken(state, seat, one.clicks) == one.key
        assert taken(state, seat, one.clicks[:-1]) == ""
    assert decisions(state, seat, len(found) - 1) is None


def test_nothing_is_told_before_the_decision_is_complete_and_nothing_played_after() -> None:
    game, puzzle = load("undaunted"), first("undaunted")
    best = puzzle.answers[0]
    assert Attempt(game, puzzle.id, best.clicks[:-1]).verdict() is None
    attempt = Attempt(game, puzzle.id, best.clicks)
    verdict = attempt.verdict()
    assert verdict is not None
    assert (verdict["solved"], verdict["points"]) == (True, 0)
    assert Attempt(game, puzzle.id, [*best.clicks, "nonsense"]).told() == attempt.told()
    assert attempt.seat == puzzle.seat


def test_an_answer_outside_the_set_is_refused_with_its_points() -> None:
    game, puzzle = load("undaunted"), first("undaunted")
    other = puzzle.answers[-1]
    verdict = Attempt(game, puzzle.id, other.clicks).verdict()
    assert verdict is not None
    assert (verdict["solved"], verdict["points"]) == (False, round(10 * other.points))
    told = [[click["text"] for click in hint["chain"]["clicks"]] for hint in verdict["best"]]
    assert told[0] == list(puzzle.answers[0].clicks)
    assert verdict["missed_points"] >= 30
    json.dumps(verdict)


def test_what_is_told_depends_on_nothing_hidden() -> None:
    game, puzzle = load("undaunted"), first("undaunted")
    start = position_of(game, puzzle.id)
    other = start.determinize(puzzle.seat, 5)
    assert other.observe(puzzle.seat) == start.observe(puzzle.seat)
    for answer in puzzle.answers:
        assert parsed(game, other, answer.clicks) == parsed(game, start, answer.clicks)


def test_what_is_wrong_with_a_puzzle_is_found() -> None:
    game, puzzle = load("undaunted"), first("undaunted")

    def said(one: Puzzle) -> list[str]:
        found = [problem.args["what"] for problem in problems(game, one)]
        return [what.id for what in found if isinstance(what, Message)]

    assert said(replace(puzzle, seat=1 - puzzle.seat)) == ["cli-puzzles-wrong-seat"]
    best = replace(puzzle.answers[0], solves=False)
    turned = replace(puzzle, answers=(best, *puzzle.answers[1:]))
    assert said(turned) == ["cli-puzzles-wrong-points"]
    assert said(replace(puzzle, missed=puzzle.answers[0].clicks)) == ["cli-puzzles-wrong-points"]
    fewer = replace(puzzle, answers=puzzle.answers[:-1])
    assert said(fewer) == ["cli-puzzles-wrong-list"]


def test_no_such_puzzle_and_no_such_click() -> None:
    game, puzzle = load("undaunted"), first("undaunted")
    with pytest.raises(GrognardError, match="no-puzzle"):
        puzzle_of(game, "none")
    with pytest.raises(GrognardError):
        Attempt(game, puzzle.id, ["nonsense"])
