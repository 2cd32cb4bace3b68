"""Records of games as a data set: decisions in JSON lines, and a card that says how it was made.

    grognard arena undaunted --first reference --second random --games 20 --records games
    python -m grognard.research.dataset games OUT [--features]

Every record is proved before it is used. `games.jsonl` has a line for each game,
`decisions.jsonl.gz` one for each decision: who was asked what, what was legal, what was answered,
and, with `--features`, what the seat knew as numbers. `README.md` is the card.
"""

import argparse
import gzip
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import grognard
from grognard.core.errors import BadRecord
from grognard.core.record import Record, load_record, replay, verify
from grognard.core.registry import load
from grognard.core.types import Json

CARD = Path(__file__).with_name("card.md")
"""The card, with places for what a data set holds."""


@dataclass
class Contents:
    """What was written, for the card."""

    games: int = 0
    decisions: int = 0
    titles: set[str] = field(default_factory=set)
    players: set[str] = field(default_factory=set)
    rules: set[str] = field(default_factory=set)

    def add(self, row: Json) -> None:
        """Count a game."""
        self.games += 1
        self.decisions += int(str(row["decisions"]))
        self.titles.add(str(row["game"]))
        self.rules.add(f"{row['game']} {row['rules_version']}")
        players = row["players"]
        assert isinstance(players, dict)
        self.players |= {str(name) for name in players.values()}

    def card(self, has_features: bool) -> str:
        """Return the card of the data set."""
        names = ", ".join(sorted(self.titles))
        return CARD.read_text(encoding="utf-8").format(
            title=f"Grognard: games of {names}",
            games=self.games,
            names=names,
            decisions=self.decisions,
            version=grognard.__version__,
            players=", ".join(sorted(self.players)),
            rules=", ".join(sorted(self.rules)),
            features=", `features` (see `game.feature_names()`)" if has_features else "",
            option=" --features" if has_features else "",
        )


def decisions(record: Record, name: str, has_features: bool) -> Iterator[Json]:
    """Yield every decision of a record as the seat that was asked saw it."""
    game = load(record.game)
    for number, state in enumerate(replay(record)):
        if number == len(record.steps):
            return
        step = record.steps[number]
        seat = game.seats.index(step.seat)
        row: Json = {
            "id": name,
            "step": number,
            "seat": seat,
            "prompt": state.prompt(),
            "legal": state.legal_actions(seat),
            "action": game.parse_action(state, step.action),
            "text": step.action,
        }
        if has_features:
            row["features"] = [round(number, 6) for number in game.features(state, seat)]
        yield row


def game_row(record: Record, name: str, first: int, end: int) -> Json:
    """Return what is said of a game as a whole."""
    result = record.result or {}
    return {
        "id": name,
        "game": record.game,
        "rules_version": record.rules_version,
        "scenario": record.scenario,
        "options": dict(record.options),
        "players": dict(record.players),
        "decisions": end - first,
        "winner": result.get("winner", -1),
        "level": result.get("level", ""),
        "reason": result.get("reason", ""),
        "first": first,
        "end": end,
    }


def write(records: Path, out: Path, has_features: bool = False) -> Contents:
    """Write the data set of a folder of records; raises BadRecord on one that proves nothing."""
    out.mkdir(parents=True, exist_ok=True)
    contents = Contents()
    with (
        (out / "games.jsonl").open("w", encoding="utf-8") as games,
        (out / "decisions.jsonl.gz").open("wb") as raw,
        gzip.GzipFile(filename="", mode="wb", fileobj=raw, mtime=0) as packed,
    ):
        for path in sorted(records.glob("*.json")):
            record = load_record(path)
            problems = verify(record)
            if problems:
                raise BadRecord("record-unreadable", path=path.name, detail=problems[0].code)
            first = end = contents.decisions
            for row in decisions(record, path.name, has_features):
                packed.write(_line(row).encode())
                end += 1
            row = game_row(record, path.name, first, end)
            games.write(_line(row))
            contents.add(row)
    (out / "README.md").write_text(contents.card(has_features), encoding="utf-8")
    return contents


def _line(row: Json) -> str:
    return json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n"


def main(arguments: Sequence[str] | None = None) -> None:
    """Write a data set, and say how large it is."""
    parser = argparse.ArgumentParser(prog="python -m grognard.research.dataset")
    parser.add_argument("records", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--features", action="store_true")
    chosen = parser.parse_args(arguments)
    contents = write(chosen.records, chosen.out, chosen.features)
    print(f"{contents.games} games, {contents.decisions} decisions: {chosen.out / 'README.md'}")


if __name__ == "__main__":
    main()
