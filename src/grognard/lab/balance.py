"""The balance of scenarios: both sides played alike, and what came of it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import mean, quantiles

from grognard.ai.engine import Engine
from grognard.ai.report import GameResult, wilson
from grognard.core.measures import NEVER
from grognard.core.types import NOBODY, Json, Player
from grognard.lab.ladder import NOWHERE, Keeping, Terms, run_ladder


@dataclass(frozen=True)
class Spread:
    """Where the middle of some numbers lies, and where nine of ten are above and below."""

    low: float
    middle: float
    high: float

    def to_json(self) -> list[float]:
        """Return the three numbers."""
        return [round(value, 3) for value in (self.low, self.middle, self.high)]


def spread(numbers: Sequence[float]) -> Spread:
    """Return the tenth, the middle and the ninetieth of a hundred.

    >>> spread([1, 2, 3, 4, 5])
    Spread(low=1.4, middle=3.0, high=4.6)
    """
    if len(numbers) < 2:
        only = float(numbers[0]) if numbers else 0.0
        return Spread(only, only, only)
    tenths = quantiles(numbers, n=10, method="inclusive")
    return Spread(tenths[0], tenths[4], tenths[8])


@dataclass(frozen=True)
class HeadStart:
    """Points given to a side before the first move, and the share that it would then have taken."""

    seat: Player
    points: int
    share: float
    low: float
    high: float

    def to_json(self, seats: Sequence[str]) -> Json:
        """Return it as plain JSON."""
        interval = [round(self.low, 4), round(self.high, 4)]
        share = round(self.share, 4)
        return {
            "seat": seats[self.seat],
            "points": self.points,
            "share": share,
            "interval": interval,
        }


@dataclass(frozen=True)
class ScenarioBalance:
    """The games of one scenario, seen from the first seat."""

    id: str
    results: tuple[GameResult, ...]

    def distinct(self) -> int:
        """Return how many games were different ones."""
        return len({result.digest for result in self.results})

    def wins(self) -> list[int]:
        """Return how often each side won."""
        return [sum(result.winner == seat for result in self.results) for seat in (0, 1)]

    def capped(self) -> int:
        """Return how many games were stopped at the limit of decisions."""
        return sum(result.is_capped for result in self.results)

    def share(self, seat: Player = 0, points: int = 0) -> float:
        """Return a side's share of the games, a draw half, with so many points of a head start."""
        return mean(_point(result, seat, points) for result in self.results)

    def interval(self, seat: Player = 0, points: int = 0) -> tuple[float, float]:
        """Return the 95% Wilson interval of the share, as of so many distinct games."""
        return wilson(self.share(seat, points) * self.distinct(), self.distinct())

    def counts(self, what: Callable[[GameResult], str]) -> dict[str, list[int]]:
        """Return how often something was so when either side won, and when nobody did."""
        found: dict[str, list[int]] = {}
        for result in self.results:
            row = found.setdefault(what(result), [0, 0, 0])
            row[result.winner if result.winner != NOBODY else 2] += 1
        return dict(sorted(found.items(), key=lambda one: -sum(one[1])))

    def levels(self) -> dict[str, list[int]]:
        """Return the levels of victory; "" is a game that did not end."""
        return self.counts(lambda result: result.level)

    def reasons(self) -> dict[str, list[int]]:
        """Return what decided the games; "" is a game that did not end."""
        return self.counts(lambda result: result.reason)

    def turns(self) -> Spread:
        """Return the length in player turns."""
        return spread([result.turns for result in self.results])

    def losses(self, seat: Player) -> Spread | None:
        """Return the share of its strength that a side lost; None where the game does not say."""
        shares = [
            1 - result.left[seat] / result.began[seat]
            for result in self.results
            if result.began and result.began[seat] > 0
        ]
        return spread(shares) if shares else None

    def weaker(self) -> Player:
        """Return the side that took less."""
        return 1 if self.share() >= 0.5 else 0

    def head_starts(self) -> list[HeadStart]:
        """Return what each head start would have brought the weaker side, as far as one helps."""
        seat = self.weaker()
        helping = {0}
        for result in self.results:
            helping |= {one for one in (result.drawn_with[seat], result.won_with[seat]) if one > 0}
        return [self._head_start(seat, points) for points in range(max(helping) + 1)]

    def _head_start(self, seat: Player, points: int) -> HeadStart:
        return HeadStart(seat, points, self.share(seat, points), *self.interval(seat, points))

    def even(self) -> HeadStart | None:
        """Return the head start that comes nearest to half of the games; None if none helps."""
        starts = self.head_starts()
        best = min(starts, key=lambda start: (abs(start.share - 0.5), start.points))
        return best if best.points > 0 or best.share == 0.5 or len(starts) > 1 else None

    def to_json(self, seats: Sequence[str]) -> Json:
        """Return everything but the games as plain JSON."""
        even = self.even()
        losses = [self.losses(seat) for seat in (0, 1)]
        return {
            "id": self.id,
            "games": len(self.results),
            "distinct": self.distinct(),
            "wins": dict(zip(seats, self.wins(), strict=True)),
            "draws": len(self.results) - sum(self.wins()) - self.capped(),
            "capped": self.capped(),
            "share": round(self.share(), 4),
            "interval": [round(end, 4) for end in self.interval()],
            "turns": self.turns().to_json(),
            "decisions": round(mean(result.decisions for result in self.results)),
            "levels": self.levels(),
            "reasons": self.reasons(),
            "losses": {
                seat: None if lost is None else lost.to_json()
                for seat, lost in zip(seats, losses, strict=True)
            },
            "head_starts": [[start.points, round(start.share, 4)] for start in self.head_starts()],
            "even": None if even is None else even.to_json(seats),
        }


def _point(result: GameResult, seat: Player, points: int) -> float:
    """Return what a game would have brought a side that had been given so many points."""
    won, drawn = result.won_with[seat], result.drawn_with[seat]
    if won != NEVER and won <= points:
        return 1.0
    return 0.5 if drawn != NEVER and drawn <= points else 0.0


@dataclass(frozen=True)
class Balance:
    """The balance of a game's scenarios between two players of one level."""

    terms: Terms
    level: str
    scenarios: tuple[ScenarioBalance, ...]

    def to_json(self) -> Json:
        """Return everything as plain JSON; `share` is that of the first seat."""
        seats = self.terms.game.seats
        return {
            **self.terms.to_json(),
            "seats": list(seats),
            "level": self.level,
            "scenarios": [one.to_json(seats) for one in self.scenarios],
        }


def run_lab(
    terms: Terms,
    level: str,
    games: int,
    engine: Engine | None = None,
    keeping: Keeping = NOWHERE,
    on_game: Callable[[int, int], None] | None = None,
) -> Balance:
    """Let a player meet itself in `games` games of every scenario, an even number."""
    chosen = terms.scenarios or [scenario.id for scenario in terms.game.scenarios()]
    count = games * len(chosen)
    ladder = run_ladder(terms, (level, level), count, engine, keeping, on_game)
    results = ladder.reports[0].results
    found = [
        ScenarioBalance(id, tuple(result for result in results if result.scenario == id))
        for id in chosen
    ]
    return Balance(terms, ladder.names[0], tuple(found))
