"""Writes puzzles that were found into the files of a package."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

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


def write(folder: Path, games: Sequence[Hunted], most: int, card: Json) -> int:
    """Write the puzzles of played games, the widest margins of each first; return how many.

    Games take turns, so that no battle fills the file. Of a game only the beginning is kept that
    its puzzles need. The card says how they were made; see `card_of`.
    """
    chosen = _chosen(games, most)
    lines = [json.dumps(_told(*one), ensure_ascii=False) for one in chosen]
    used = {number: max(p["step"] for n, p in chosen if n == number) for number, _ in chosen}
    beginnings = [
        f"{json.dumps(str(number))}: {json.dumps(_begun(games[number], step), ensure_ascii=False)}"
        for number, step in used.items()
    ]
    text = '{"card": %s,\n"games": {\n%s\n},\n"puzzles": [\n%s\n]}\n'
    folder.mkdir(parents=True, exist_ok=True)
    told = (json.dumps(card, ensure_ascii=False, indent=1), ",\n".join(beginnings))
    (folder / FILE).write_text(text % (*told, ",\n".join(lines)), "utf-8")
    return len(chosen)


def card_of(game: Game, games: Sequence[Hunted], seed: int, commit: str) -> Json:
    """Return how puzzles are made, and what was looked at for them."""
    making = asdict(making_of(game))
    counts = {name: sum(one["counts"][name] for one in games) for name in games[0]["counts"]}
    return {
        "command": f"grognard puzzles {game.name} --games {len(games)} --seed {seed}",
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


def _told(number: int, puzzle: Hunted) -> Json:
    rows = [[word, points, BETWEEN.join(clicks)] for word, points, clicks in puzzle["decisions"]]
    kept = {name: value for name, value in puzzle.items() if name not in ("turn", "decisions")}
    return {"id": f"{number + 1}-{puzzle['step']}", "game": str(number), **kept, "decisions": rows}
