"""A puzzle being solved: the clicks of one decision, and what is said of it when it is complete."""

from collections.abc import Sequence
from typing import Any, Final

from grognard.ai.chain import Line
from grognard.core.game import Game
from grognard.core.types import Json
from grognard.manual.tried import Tried
from grognard.match.hints import Hint, caused, causes_of, chain_of
from grognard.puzzles.decisions import taken
from grognard.puzzles.puzzle import Answer, Puzzle, keys_of, parsed, position_of, puzzle_of
from grognard.puzzles.shelf import making_of

MOST_CLICKS: Final = 40
"""Clicks that a decision may have."""
SHOWN: Final = 3
"""Answers that are told."""
WORLDS: Final = 4
"""Worlds in which it is seen why."""


class Attempt(Tried):
    """A puzzle after some clicks, as its seat sees it; nothing is played after the decision.

    `answer` is the decision that was taken, None while it is not complete.
    """

    def __init__(self, game: Game, id: str, clicks: Sequence[str] = ()) -> None:
        self.puzzle = puzzle_of(game, id)
        self._game = game
        start = position_of(game, id)
        super().__init__(game, self.puzzle.played, start.clone(), 0)
        self.answer: Answer | None = None
        actions = []
        for click in clicks[:MOST_CLICKS]:
            actions.append(self.play(click))
            key = taken(start, self.puzzle.seat, actions)
            if key:
                self.answer = keys_of(game, id)[key]
                break
        self.seat = self.puzzle.seat

    def verdict(self) -> dict[str, Any] | None:
        """Return what is said of the decision: whether it solves the puzzle, and what does."""
        if self.answer is None:
            return None
        puzzle = self.puzzle
        solving = [answer for answer in puzzle.answers if answer.solves]
        obvious = puzzle.of(puzzle.missed)
        told = hints_of(self._game, puzzle, [*solving[:SHOWN], obvious])
        return {
            "solved": self.answer.solves,
            "points": round(10 * self.answer.points),
            "best": told[:-1],
            "solving": len(solving),
            "decisions": len(puzzle.answers),
            "missed": told[-1],
            "missed_points": round(10 * obvious.points),
            "margin": round(10 * puzzle.margin),
        }


def hints_of(game: Game, puzzle: Puzzle, answers: Sequence[Answer]) -> list[Json]:
    """Return decisions as hints tell them, in samples of what the seat knows.

    What is brought is known of two of them, and kept with the puzzle.
    """
    start = position_of(game, puzzle.id)
    worlds = [(seed, start.determinize(puzzle.seat, seed)) for seed in range(WORLDS)]
    for _, world in worlds:
        world.log = None
    sample = worlds[0][1]
    found = []
    for answer in answers:
        line = Line(parsed(game, sample, answer.clicks), 0.0)
        chain = chain_of(game, puzzle.seat, sample, line.clicks)
        value = (puzzle.worth - answer.points) / making_of(game).points
        worth = round(500 + 500 * max(-1.0, min(1.0, value)))
        found.append(Hint(chain, worth, (), causes_of(game, puzzle.seat, line, worlds)))
    known = [(puzzle.answers[0].clicks, puzzle.gains), (puzzle.missed, puzzle.missed_gains)]
    gains = [next((g for clicks, g in known if clicks == one.clicks), ()) for one in answers]
    told = caused(found)
    return [
        {**one.to_json(), "gains": list(brings)} for one, brings in zip(told, gains, strict=True)
    ]
