"""Writes puzzles that were found into the files of a package."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import grognard
from grognard.core.game import Game
from grognard.core.types import Json
from grognard.puzzles.finding import (
    MARGIN,
    MARGIN_EACH,
    NEAR,
    REFERENCES,
    SURE_ERRORS,
    Hunted,
)
from grognard.puzzles.puzzle import BETWEEN, FILE
from grognard.puzzles.shelf import making_of


def write(
    folder: Path,
    games: Sequence[Hunted],
    most: int,
    card: Json,
    before: Mapping[str, Any] | None = None,
) -> int:
    """Write the puzzles of played games, the widest margins of each first; return how many.

    Games take turns, so that no battle fills the file. Of a game only the beginning is kept that
    its puzzles need. The card says how they were made; see `card_of`. `before` is what stays of a
    file that there was: its puzzles come first and keep their ids.
    """
    before = before or {"card": {}, "games": {}, "puzzles": []}
    first = max([int(id) + 1 for id in before["games"]], default=0)
    chosen = _chosen(games, most - len(before["puzzles"]))
    told = [*before["puzzles"], *[_told(first, *one) for one in chosen]]
    used = {number: max(p["step"] for n, p in chosen if n == number) for number, _ in chosen}
    begun = {str(first + number): _begun(games[number], step) for number, step in used.items()}
    beginnings = [
        f"{json.dumps(id)}: {json.dumps(played, ensure_ascii=False)}"
        for id, played in {**before["games"], **begun}.items()
    ]
    lines = [json.dumps(one, ensure_ascii=False) for one in told]
    text = '{"card": %s,\n"games": {\n%s\n},\n"puzzles": [\n%s\n]}\n'
    folder.mkdir(parents=True, exist_ok=True)
    said = (json.dumps(card, ensure_ascii=False, indent=1), ",\n".join(beginnings))
    (folder / FILE).write_text(text % (*said, ",\n".join(lines)), "utf-8")
    return len(told)


def card_of(
    game: Game,
    games: Sequence[Hunted],
    seed: int,
    commit: str,
    before: Mapping[str, Any] | None = None,
) -> Json:
    """Return how puzzles are made, and what was looked at for them.

    Where some were there `before`, it says how many were kept, and their own card comes last.
    """
    making = asdict(making_of(game))
    counts = {name: sum(one["counts"][name] for one in games) for name in games[0]["counts"]}
    keep = "" if before is None else " --keep"
    kept: Json = {"kept": len(before["puzzles"]), "before": before["card"]} if before else {}
    return {
        "command": f"grognard puzzles {game.name} --games {len(games)} --seed {seed}{keep}",
        "commit": commit,
        "version": grognard.__version__,
        "rules_version": game.rules_version,
        **making,
        "near": NEAR,
        "margin": MARGIN,
        "margin_each": MARGIN_EACH,
        "errors": SURE_ERRORS,
        "references": REFERENCES,
        "counts": counts,
        **kept,
    }


def _chosen(games: Sequence[Hunted], most: int) -> list[tuple[int, Hunted]]:
    """Return puzzles and the numbers of their games, in the order of these."""
    ranked = []
    for number, game in enumerate(games):
        best_first = sorted(game["puzzles"], key=lambda puzzle: -puzzle["margin"])
        ranked += [(place, number, puzzle) for place, puzzle in enumerate(best_first)]
    ranked.sort(key=lambda one: one[:2])
    chosen = [(number, puzzle) for _, number, puzzle in ranked[:most]]
    return sorted(chosen, key=lambda one: (one[0], one[1]["step"]))


def _begun(game: Hunted, step: int) -> Json:
    names = ("scenario", "seed", "players")
    return {**{name: game[name] for name in names}, "clicks": game["clicks"][:step]}


def _told(first: int, number: int, puzzle: Hunted) -> Hunted:
    id = first + number
    return {"id": f"{id + 1}-{puzzle['step']}", "game": str(id), **told_decisions(puzzle)}


def told_decisions(puzzle: Hunted) -> Hunted:
    """Return a puzzle that was found as the file has it."""
    rows = [[word, points, BETWEEN.join(clicks)] for word, points, clicks in puzzle["decisions"]]
    kept = {name: value for name, value in puzzle.items() if name not in ("turn", "decisions")}
    return {**kept, "decisions": rows}
