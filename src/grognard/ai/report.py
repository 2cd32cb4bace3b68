"""The results of an arena: games, tables by seat and by scenario, and the interval."""

import math
from collections.abc import Sequence
from typing import Final, final

from grognard.core.measures import NEVER
from grognard.core.types import NOBODY, Json, Player

Z95: Final = 1.959963984540054
"""Standard deviations on either side that hold 95% of a normal distribution."""


def wilson(score: float, games: int) -> tuple[float, float]:
    """Return the 95% Wilson interval of a share of games won, `score` of `games`.

    A drawn game counts half, for which the interval is a little too wide rather than too narrow.

    >>> low, high = wilson(90.0, 100)
    >>> round(low, 3), round(high, 3)
    (0.826, 0.945)
    """
    if games == 0:
        return 0.0, 1.0
    share = score / games
    spread = Z95 * Z95 / games
    middle = share + spread / 2
    half = Z95 * math.sqrt((share * (1.0 - share) + spread / 4) / games)
    return max(0.0, (middle - half) / (1.0 + spread)), min(1.0, (middle + half) / (1.0 + spread))


@final
class GameResult:
    """How one game between two players went; seats are in the order of `Game.seats`.

    `seed` with the scenario and the names gives the same game again; games of one `digest` are
    alike in every action and event. A game that was stopped at its limit of decisions has no
    winner and `is_capped`. `record` is the text of its record, where that was kept. `stand_ins`
    are the players who took over from one that lost its seat, "" where nobody did.

    By seat, as far as the game says: `began` and `left` are its strength before and after;
    `drawn_with` and `won_with` the points of a head start with which it would not have lost, and
    would have won, had all else gone the same way: 0 if it did, NEVER if none would have helped.
    """

    __slots__ = (
        *("began", "decisions", "digest", "drawn_with", "is_capped", "left", "level", "names"),
        *("reason", "record", "scenario", "seed", "stand_ins", "turns", "winner", "won_with"),
    )

    def __init__(self, scenario: str = "", seed: int = 0, names: Sequence[str] = ()) -> None:
        self.scenario: str = scenario
        self.seed: int = seed
        self.names: tuple[str, ...] = tuple(names)
        self.winner: int = NOBODY
        self.level: str = ""
        self.reason: str = ""
        self.decisions: int = 0
        self.digest: str = ""
        self.is_capped: bool = False
        self.record: str = ""
        self.stand_ins: list[str] = ["", ""]
        self.turns: int = 0
        self.began: list[int] = []
        self.left: list[int] = []
        self.drawn_with: list[int] = [NEVER, NEVER]
        self.won_with: list[int] = [NEVER, NEVER]

    def to_json(self) -> Json:
        """Return the result as plain JSON."""
        told: Json = {
            "scenario": self.scenario,
            "seed": self.seed,
            "names": list(self.names),
            "winner": self.winner,
            "level": self.level,
            "reason": self.reason,
            "decisions": self.decisions,
            "digest": self.digest,
            "capped": self.is_capped,
            "turns": self.turns,
            "began": list(self.began),
            "left": list(self.left),
            "drawn_with": list(self.drawn_with),
            "won_with": list(self.won_with),
        }
        if self.stand_ins != ["", ""]:
            told["stand_ins"] = self.stand_ins[:]
        return told

    def fill(self, data: Json) -> None:
        """Become what `to_json` returned; raises ValueError on anything else."""
        names = data.get("names")
        if not isinstance(names, list) or len(names) != 2:
            raise ValueError("names")
        self.names = (str(names[0]), str(names[1]))
        self.scenario = _text(data, "scenario")
        self.level = _text(data, "level")
        self.reason = _text(data, "reason")
        self.digest = _text(data, "digest")
        self.seed = _number(data, "seed")
        self.winner = _number(data, "winner")
        self.decisions = _number(data, "decisions")
        self.is_capped = data.get("capped") is True
        self.stand_ins = _stand_ins(data.get("stand_ins"))
        self.turns = _number(data, "turns")
        self.began, self.left = _numbers(data, "began"), _numbers(data, "left")
        self.drawn_with = _numbers(data, "drawn_with")
        self.won_with = _numbers(data, "won_with")


def _stand_ins(names: object) -> list[str]:
    if not isinstance(names, list) or len(names) != 2:
        return ["", ""]
    return [str(names[0]), str(names[1])]


def _text(data: Json, key: str) -> str:
    value = data.get(key)
    if not isinstance(value, str):
        raise ValueError(key)
    return value


def _number(data: Json, key: str) -> int:
    value = data.get(key)
    if not isinstance(value, int):
        raise ValueError(key)
    return value


def _numbers(data: Json, key: str) -> list[int]:
    value = data.get(key)
    if not isinstance(value, list):
        raise ValueError(key)
    numbers: list[int] = []
    for number in value:
        if not isinstance(number, int):
            raise ValueError(key)
        numbers.append(number)
    return numbers


@final
class Tally:
    """Games counted from the first player's side; a game played again adds no certainty."""

    __slots__ = ("draws", "losses", "seen", "wins")

    def __init__(self) -> None:
        self.wins: int = 0
        self.draws: int = 0
        self.losses: int = 0
        self.seen: set[str] = set()

    def add(self, result: GameResult, first: Player) -> None:
        """Count a game in which the first player sat on seat `first`.

        One that was stopped is lost by the first player, who is the one to show strength; where a
        player meets itself it is drawn. Who lost the seat has lost the game, whoever played on.
        """
        self.seen.add(" ".join([*result.names, result.digest]))
        winner = result.winner
        if result.stand_ins[first] or result.stand_ins[1 - first]:
            winner = 1 - first if result.stand_ins[first] else first
        if result.is_capped and winner == NOBODY and result.names[:1] != result.names[1:]:
            self.losses += 1
        elif winner == NOBODY:
            self.draws += 1
        elif winner == first:
            self.wins += 1
        else:
            self.losses += 1

    def add_for(self, result: GameResult, name: str, claims: str, first: Player) -> None:
        """Count a game for either of two players, of whom `claims` sat on seat `first`."""
        if name == claims:
            self.add(result, first)
            return
        other = Tally()
        other.add(result, first)
        self.seen |= other.seen
        self.wins += other.losses
        self.draws += other.draws
        self.losses += other.wins

    def add_pair(self, both: "Tally") -> None:
        """Count two games of one seed, the seats swapped, as one: who took more of them won it."""
        self.seen.add(" ".join(sorted(both.seen)))
        if both.wins == both.losses:
            self.draws += 1
        elif both.wins > both.losses:
            self.wins += 1
        else:
            self.losses += 1

    def games(self) -> int:
        """Return how many games were counted."""
        return self.wins + self.draws + self.losses

    def distinct(self) -> int:
        """Return how many of the games were different ones."""
        return len(self.seen)

    def score(self) -> float:
        """Return the points won: one for a win, a half for a draw."""
        return self.wins + self.draws / 2

    def rate(self) -> float:
        """Return the share of the points won, 0 to 1."""
        return self.score() / self.games() if self.games() else 0.0

    def interval(self) -> tuple[float, float]:
        """Return the 95% Wilson interval of the share, as of so many distinct games."""
        return wilson(self.rate() * self.distinct(), self.distinct())

    def to_json(self) -> Json:
        """Return the counts, the share and its interval as plain JSON."""
        return {
            "games": self.games(),
            "distinct": self.distinct(),
            "wins": self.wins,
            "draws": self.draws,
            "losses": self.losses,
            "rate": round(self.rate(), 4),
            "interval": [round(end, 4) for end in self.interval()],
        }


@final
class ArenaReport:
    """All games of an arena, in the order played; in game 2k+1 the seats are swapped.

    Every tally is from the side of `names[0]`.
    """

    __slots__ = ("game", "names", "results", "seats", "seed")

    def __init__(
        self,
        game: str = "",
        seats: Sequence[str] = (),
        names: tuple[str, str] = ("", ""),
        seed: int = 0,
    ) -> None:
        self.game: str = game
        self.seats: tuple[str, ...] = tuple(seats)
        self.names: tuple[str, str] = names
        self.seed: int = seed
        self.results: list[GameResult] = []

    def total(self) -> Tally:
        """Return the tally of all games."""
        tally = Tally()
        for number, result in enumerate(self.results):
            tally.add(result, number % 2)
        return tally

    def by_seat(self) -> list[Tally]:
        """Return the tally of the first player on each seat."""
        tallies = [Tally(), Tally()]
        for number, result in enumerate(self.results):
            tallies[number % 2].add(result, number % 2)
        return tallies

    def by_scenario(self) -> dict[str, Tally]:
        """Return the tally of each scenario, in the order of play."""
        tallies: dict[str, Tally] = {}
        for number, result in enumerate(self.results):
            tallies.setdefault(result.scenario, Tally()).add(result, number % 2)
        return tallies

    def by_pair(self) -> Tally:
        """Return the tally of pairs of one seed, in which no side of the battle is an advantage.

        It is empty where a player meets itself, as such games have no seed in common.
        """
        tally = Tally()
        if self.names[0] == self.names[1]:
            return tally
        for place in range(0, len(self.results) - 1, 2):
            both = Tally()
            both.add(self.results[place], 0)
            both.add(self.results[place + 1], 1)
            tally.add_pair(both)
        return tally

    def seat_wins(self, scenario: str = "") -> list[int]:
        """Return how often each seat won, whoever sat there, in one scenario or in all."""
        wins = [0, 0]
        for result in self.results:
            if result.winner != NOBODY and scenario in ("", result.scenario):
                wins[result.winner] += 1
        return wins

    def capped(self) -> int:
        """Return how many games were stopped at the limit of decisions."""
        return sum(1 for result in self.results if result.is_capped)

    def to_json(self) -> Json:
        """Return everything as plain JSON."""
        scenarios: dict[str, Json] = {}
        for scenario, tally in self.by_scenario().items():
            scenarios[scenario] = {**tally.to_json(), "seat_wins": self.seat_wins(scenario)}
        by_seat = self.by_seat()
        return {
            "game": self.game,
            "names": list(self.names),
            "seed": self.seed,
            "total": self.total().to_json(),
            "seats": {seat: by_seat[at].to_json() for at, seat in enumerate(self.seats)},
            "pairs": self.by_pair().to_json(),
            "seat_wins": self.seat_wins(),
            "scenarios": scenarios,
            "capped": self.capped(),
            "games": [result.to_json() for result in self.results],
        }
