"""Tries puzzles out: each is solved by its answers, and refuses every other decision."""

from grognard.core.errors import GrognardError
from grognard.core.game import Game
from grognard.core.message import Message
from grognard.puzzles.decisions import decisions
from grognard.puzzles.finding import MARGIN, NEAR
from grognard.puzzles.puzzle import Puzzle, keys_of, position_of
from grognard.puzzles.shelf import making_of
from grognard.puzzles.solving import Attempt


def problems(game: Game, puzzle: Puzzle) -> list[Message]:
    """Return what is wrong with a puzzle, each thing once."""
    try:
        found = [*_of_position(game, puzzle), *problems_of_answers(puzzle)]
        if not found:
            found = _of_play(game, puzzle)
    except GrognardError as error:
        found = [error.message()]
    return [Message("cli-puzzles-wrong", {"puzzle": puzzle.id, "what": one}) for one in found]


def _of_position(game: Game, puzzle: Puzzle) -> list[Message]:
    """The seat is asked alone, and the decisions are just those that are listed."""
    start = position_of(game, puzzle.id)
    if start.seats_to_answer() != (puzzle.seat,):
        return [Message("cli-puzzles-wrong-seat")]
    listed = decisions(start, puzzle.seat, len(puzzle.answers))
    keys = keys_of(game, puzzle.id)
    fewest = making_of(game).fewest
    if listed is None or {one.key for one in listed} != set(keys) or len(listed) < fewest:
        return [Message("cli-puzzles-wrong-list")]
    return []


def problems_of_answers(puzzle: Puzzle) -> list[Message]:
    """What is near the best solves it, what is refused is well behind, and so is the obvious."""
    near = all(answer.solves for answer in puzzle.answers if answer.points <= NEAR)
    behind = all(answer.points >= MARGIN for answer in puzzle.answers if not answer.solves)
    if not near or not behind or not puzzle.answers[0].solves or puzzle.of(puzzle.missed).solves:
        return [Message("cli-puzzles-wrong-points")]
    return []


def _of_play(game: Game, puzzle: Puzzle) -> list[Message]:
    """Every decision, played as a reader plays it, is told what it is."""
    found = []
    for answer in puzzle.answers:
        verdict = Attempt(game, puzzle.id, answer.clicks).verdict()
        unfinished = Attempt(game, puzzle.id, answer.clicks[:-1]).verdict()
        if unfinished is not None or verdict is None or verdict["solved"] != answer.solves:
            found.append(Message("cli-puzzles-wrong-answer", {"clicks": ", ".join(answer.clicks)}))
    return found
