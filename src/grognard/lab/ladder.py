"""A ladder: several computer players, everybody against everybody, with common seeds."""

import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Final

import grognard
from grognard.ai.arena import MAX_DECISIONS, Pairing, pairings, play_pairing
from grognard.ai.engine import Engine, Processes
from grognard.ai.report import ArenaReport, GameResult, Tally
from grognard.ai.roster import name_now
from grognard.core.errors import GrognardError
from grognard.core.game import Game
from grognard.core.record_file import write_whole
from grognard.core.types import Json
from grognard.lab.elo import Rating, ratings
from grognard.lab.journal import Journal


@dataclass(frozen=True)
class Terms:
    """What is played: all that the results depend on, besides who plays and how often."""

    game: Game
    seed: int
    scenarios: Sequence[str] = ()
    options: Mapping[str, str] | None = None
    max_decisions: int = MAX_DECISIONS

    def to_json(self) -> Json:
        """Return what a file of results says of itself."""
        return {
            "grognard": grognard.__version__,
            "game": self.game.name,
            "rules_version": self.game.rules_version,
            "seed": self.seed,
            "scenarios": list(self.scenarios),
            "options": self.game.full_options(self.options),
            "max_decisions": self.max_decisions,
        }


@dataclass(frozen=True)
class Keeping:
    """Where results and records are kept; None for nowhere."""

    results: Path | None = None
    resume: bool = False
    records: Path | None = None


NOWHERE: Final = Keeping()


@dataclass(frozen=True)
class Ladder:
    """The matches of a ladder; in each the player named first is the one to show strength."""

    names: tuple[str, ...]
    reports: tuple[ArenaReport, ...]

    def anchor(self) -> int:
        """Return the place of the player rated 0: the yardstick if it plays, else the last."""
        is_here = "reference" in self.names
        return self.names.index("reference") if is_here else len(self.names) - 1

    def ratings(self) -> list[Rating]:
        """Return the Elo of every player; games that came out alike add no certainty."""
        scores: dict[tuple[int, int], tuple[float, float]] = {}
        for report in self.reports:
            first, second = (self.names.index(name) for name in report.names)
            total = report.total()
            scores[first, second] = (total.rate() * total.distinct(), float(total.distinct()))
        return ratings(self.names, scores, self.anchor())

    def tally(self, name: str) -> Tally:
        """Return the games of one player against all others."""
        tally = Tally()
        for report in self.reports:
            for number, result in enumerate(report.results):
                if name in report.names:
                    tally.add_for(result, name, report.names[0], number % 2)
        return tally

    def to_json(self) -> Json:
        """Return everything as plain JSON."""
        rows: list[Json] = [
            {
                "name": one.name,
                "elo": round(one.elo, 1),
                "elo_interval": [round(one.low, 1), round(one.high, 1)],
                **self.tally(one.name).to_json(),
            }
            for one in self.ratings()
        ]
        return {
            "game": self.reports[0].game,
            "seed": self.reports[0].seed,
            "rated_from": self.names[self.anchor()],
            "players": rows,
            "matches": [report.to_json() for report in self.reports],
        }


def run_ladder(
    terms: Terms,
    names: Sequence[str],
    games: int,
    engine: Engine | None = None,
    keeping: Keeping = NOWHERE,
    on_game: Callable[[int, int], None] | None = None,
) -> Ladder:
    """Let every player meet every other in `games` games; see `run_arena` for a match of two.

    All matches have the same seeds. With `keeping.resume` the games that the file of results holds
    are not played again; it may ask for more games, or for more players, than it did before.
    """
    matches = _matches(terms, [name_now(name) for name in names], games)
    every = [pairing for match in zip(*matches, strict=True) for pairing in match]
    results = _played(terms, every, engine or Processes(), keeping, on_game)
    reports = []
    for match in matches:
        report = ArenaReport(terms.game.name, terms.game.seats, match[0].names, terms.seed)
        report.results = [results[_key(pairing)] for pairing in match]
        reports.append(report)
    return Ladder(tuple(name_now(name) for name in names), tuple(reports))


def _matches(terms: Terms, names: Sequence[str], games: int) -> list[list[Pairing]]:
    pairs = list(combinations(names, 2))
    if len(pairs) > 1 and len({*names}) < len(names):
        raise GrognardError("player-twice")
    if not pairs:
        raise GrognardError("too-few-players")
    scenarios, options, limit = terms.scenarios, terms.options, terms.max_decisions
    return [
        pairings(terms.game, pair, games, terms.seed, scenarios, options, limit) for pair in pairs
    ]


def _key(pairing: Pairing) -> str:
    return f"{pairing.names[0]} {pairing.names[1]} {pairing.number}"


def _played(
    terms: Terms,
    every: Sequence[Pairing],
    engine: Engine,
    keeping: Keeping,
    on_game: Callable[[int, int], None] | None,
) -> dict[str, GameResult]:
    """Play what is not yet in the file of results, and return everything by its key."""
    if keeping.records is not None:
        keeping.records.mkdir(parents=True, exist_ok=True)
    if keeping.results is None:
        return _rest(every, {}, None, engine, keeping, on_game)
    with closing(Journal(keeping.results, terms.to_json(), keeping.resume)) as journal:
        wanted = {_key(pairing) for pairing in every}
        kept = {key: _result(journal, key) for key in journal.done if key in wanted}
        return _rest(every, kept, journal, engine, keeping, on_game)


def _result(journal: Journal, key: str) -> GameResult:
    result = GameResult()
    try:
        result.fill(journal.done[key])
    except ValueError:
        raise GrognardError("bad-results-game", file=str(journal.path), key=key) from None
    return result


def _rest(
    every: Sequence[Pairing],
    results: dict[str, GameResult],
    journal: Journal | None,
    engine: Engine,
    keeping: Keeping,
    on_game: Callable[[int, int], None] | None,
) -> dict[str, GameResult]:
    left = [pairing for pairing in every if _key(pairing) not in results]
    for pairing in left:
        pairing.keeps_record = keeping.records is not None
    if on_game is not None:
        on_game(len(results), len(every))

    def enter(number: int, result: GameResult) -> None:
        key = _key(left[number])
        if keeping.records is not None:
            write_whole(keeping.records / record_name(left[number]), result.record)
        if journal is not None:
            journal.add(key, result.to_json())
        results[key] = result
        if on_game is not None:
            on_game(len(results), len(every))

    engine.run(play_pairing, left, enter)
    return results


def record_name(pairing: Pairing) -> str:
    """Return the file of a game's record: the scenario, the players by their seats, the game."""
    names = pairing.names[::-1] if pairing.is_swapped() else pairing.names
    words = [pairing.scenario, *names, f"{pairing.number + 1:05}"]
    return re.sub(r"[^\w.-]", "_", "-".join(words)) + ".json"
