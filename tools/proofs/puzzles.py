"""Every puzzle of every game: solved by its answers, refused for every other decision."""

from typing import Final

from grognard.core.registry import games, load
from grognard.core.types import Json
from grognard.puzzles.checking import problems
from grognard.puzzles.puzzle import puzzles_of
from tools.proving import NotProved

SEEDS: Final[list[int]] = []


def prove(small: bool) -> Json:
    """Try all decisions of all puzzles; a small proof takes the first two of each game."""
    return {name: _game(name, 2 if small else None) for name in games()}


def _game(name: str, most: int | None) -> Json:
    game = load(name)
    counts = {"puzzles": 0, "solve": 0, "refused": 0}
    for puzzle in puzzles_of(game)[:most]:
        found = problems(game, puzzle)
        if found:
            raise NotProved(f"{name}, puzzle {puzzle.id}: {found[0].to_json()}")
        solving = sum(answer.solves for answer in puzzle.answers)
        counts["puzzles"] += 1
        counts["solve"] += solving
        counts["refused"] += len(puzzle.answers) - solving
    return dict(counts)
