"""Judges the puzzles of a package anew: those that hold no more are dropped, others found besides.

A puzzle is only as good as the judgement that made it. When that changes, `--keep` puts each
position to the same questions once more, in worlds of its own.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

from grognard.ai.engine import Engine, Processes
from grognard.ai.seeds import derived_seed
from grognard.core.game import Game
from grognard.core.registry import load
from grognard.core.types import Json
from grognard.lab.journal import Journal
from grognard.manual.games import state_at
from grognard.puzzles.finding import Hunted, Position, Search
from grognard.puzzles.puzzle import FILE, Puzzle, puzzle_of, puzzles_of
from grognard.puzzles.shelf import folder_of, making_of
from grognard.puzzles.writing import told_decisions

KEPT_AS: Final = ("id", "game", "step", "seat")


class Packaged(NamedTuple):
    """A puzzle of the package that is to be judged anew, in whatever process."""

    game: str
    id: str
    seed: int


def still_good(
    game: Game,
    seed: int,
    path: Path,
    on_puzzle: Callable[[str, bool], None],
    engine: Engine | None = None,
) -> dict[str, Any]:
    """Return what a package holds, with those of its puzzles that hold, as they are judged now.

    Those that are in the file already are not judged again; `on_puzzle(id, holds)` is called after
    each of the others. The same seed judges the same.
    """
    folder = folder_of(game)
    if folder is None or not (folder / FILE).is_file():
        return {"card": {}, "games": {}, "puzzles": []}
    data: dict[str, Any] = json.loads((folder / FILE).read_text("utf-8"))
    journal = Journal(path, {"what": "kept", "game": game.name, "seed": seed}, resume=True)
    pieces = [
        Packaged(game.name, puzzle.id, seed)
        for puzzle in puzzles_of(game)
        if puzzle.id not in journal.done
    ]

    def keep(at: int, found: Hunted | None) -> None:
        journal.add(pieces[at].id, {"found": found})
        on_puzzle(pieces[at].id, found is not None)

    try:
        (engine or Processes()).run(judged_anew, pieces, keep)
    finally:
        journal.close()
    puzzles = []
    for one in data["puzzles"]:
        found = cast(Hunted | None, journal.done[one["id"]]["found"])
        if found is not None:
            puzzles.append({**{name: one[name] for name in KEPT_AS}, **told_decisions(found)})
    used = {one["game"] for one in puzzles}
    games: Json = {id: played for id, played in data["games"].items() if id in used}
    return {"card": data["card"], "games": games, "puzzles": puzzles}


def judged_anew(piece: Packaged) -> Hunted | None:
    """Judge one puzzle of a package anew; None if it holds no more."""
    game = load(piece.game)
    puzzle: Puzzle = puzzle_of(game, piece.id)
    seed = derived_seed(piece.seed, f"again {piece.id}")
    state = state_at(game, puzzle.played, puzzle.step)
    sample = state.determinize(puzzle.seat, derived_seed(seed, "start"))
    search = Search(game, making_of(game), piece.seed)
    return Position(search, sample, puzzle.seat, seed, patient=True).again()
