"""Puzzles as they lie in a package: a position of a played game, and what each answer is worth.

`puzzles.json` in the folder `puzzles` of a game holds a `card` that says how they were made, the
beginnings of the games that were played (`games`, by their ids) and the puzzles (`puzzles`, in
their order):

    {"id": "marengo-3", "game": "7", "step": 176, "seat": 0,
     "worth": 11.0, "margin": 4.2, "error": 0.43,
     "missed": ["A14", "attack a11-19@11"],
     "gains": [...], "missed_gains": [...],
     "decisions": [["solves", 0.0, "A1 | A4 | attack a10-11@11"], ["", 4.2, "A4 | ..."], ...]}

A decision is told with the points by which it is behind the best, and whether it solves the puzzle;
`missed` is what the reference player takes. Every decision of the position is listed once: clicks
in another order that lead to the same position are the same decision.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from grognard.core.errors import GrognardError
from grognard.core.game import Game
from grognard.core.state import State
from grognard.core.types import Action, Json, Player
from grognard.manual.games import Played, state_at
from grognard.puzzles.decisions import taken
from grognard.puzzles.shelf import folder_of

FILE: Final = "puzzles.json"
SOLVES: Final = "solves"
BETWEEN: Final = " | "
"""Between the clicks of a decision."""


@dataclass(frozen=True)
class Answer:
    """A decision: its clicks, the points by which it is behind the best, and whether it solves."""

    clicks: tuple[str, ...]
    points: float
    solves: bool


@dataclass(frozen=True)
class Puzzle:
    """A position, all decisions of its seat, the best first, and what they bring.

    `worth` is that of the best; `margin` is by how much the next one that is refused is behind it,
    and `error` the standard error of that. All are points of the game.
    """

    id: str
    played: Played
    step: int
    seat: Player
    worth: float
    margin: float
    error: float
    missed: tuple[str, ...]
    gains: tuple[Json, ...]
    missed_gains: tuple[Json, ...]
    answers: tuple[Answer, ...]

    def of(self, clicks: Sequence[str]) -> Answer:
        """Return the decision of just these clicks."""
        return next(answer for answer in self.answers if answer.clicks == tuple(clicks))


def puzzle_of(game: Game, id: str) -> Puzzle:
    """Return a puzzle; raises GrognardError where there is none."""
    for puzzle in puzzles_of(game):
        if puzzle.id == id:
            return puzzle
    raise GrognardError("no-puzzle", name=id, game=game.name)


@cache
def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game in their order; none where it brings none."""
    folder = folder_of(game)
    if folder is None or not (folder / FILE).is_file():
        return ()
    data = json.loads((folder / FILE).read_text("utf-8"))
    games = {id: _played(id, one) for id, one in data["games"].items()}
    return tuple(_puzzle(one, games) for one in data["puzzles"])


def _played(id: str, data: dict[str, Any]) -> Played:
    clicks = tuple(data["clicks"])
    return Played(id, data["scenario"], data["seed"], tuple(data["players"]), clicks)


def _puzzle(data: dict[str, Any], games: dict[str, Played]) -> Puzzle:
    rows = [(tuple(text.split(BETWEEN)), points, word) for word, points, text in data["decisions"]]
    return Puzzle(
        id=data["id"],
        played=games[data["game"]],
        step=data["step"],
        seat=data["seat"],
        worth=data["worth"],
        margin=data["margin"],
        error=data["error"],
        missed=tuple(data["missed"]),
        gains=tuple(data["gains"]),
        missed_gains=tuple(data["missed_gains"]),
        answers=tuple(Answer(clicks, points, word == SOLVES) for clicks, points, word in rows),
    )


@cache
def position_of(game: Game, id: str) -> State:
    """Return the state in which a puzzle begins; there are no more of them than puzzles."""
    puzzle = puzzle_of(game, id)
    return state_at(game, puzzle.played, puzzle.step)


@cache
def keys_of(game: Game, id: str) -> dict[str, Answer]:
    """Return the decisions of a puzzle by what other ways to take them have in common."""
    puzzle, start = puzzle_of(game, id), position_of(game, id)
    found = {}
    for answer in puzzle.answers:
        found[taken(start, puzzle.seat, parsed(game, start, answer.clicks))] = answer
    return found


def parsed(game: Game, start: State, clicks: Sequence[str]) -> list[Action]:
    """Return clicks as actions; raises GrognardError where one is not legal."""
    here = start.clone()
    actions = []
    for click in clicks:
        actions.append(game.parse_action(here, click))
        game.play(here, actions[-1])
    return actions
