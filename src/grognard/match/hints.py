"""Hints: the best whole decisions of a seat, and what they are expected to bring.

They are searched in samples of what the seat knows, so they tell nothing else; the same seed gives
the same hints. Why a decision is good is told by the parts of the evaluation that it changes most,
its own dice weighed. What it brings is the account of the game after the enemy's reply, against the
account of now, in worlds with the same luck for every decision.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, cast

from grognard.ai.chain import Line
from grognard.ai.chance import branches
from grognard.ai.replies import Replies
from grognard.ai.sealed import is_sealed, sealed_values
from grognard.ai.turn_search import TurnSearch
from grognard.core.dice import RecordingDice, SeededDice
from grognard.core.game import Game
from grognard.core.message import Message
from grognard.core.state import State
from grognard.core.types import Action, Json, Player
from grognard.match.chains import Chain, is_fate
from grognard.match.view import Choice, choice_of

SHOWN: Final = 3
"""How many decisions are told."""
GLANCE: Final = 300
"""Positions that the search of decisions looks at."""
COMPARED: Final = 6
"""Decisions that are played on through the reply."""
WORLDS: Final = 8
"""Worlds in which each of them is played on."""
LEAST_CHANGE: Final = 5
"""Hundredths: what changes less on average is not worth a word."""
MOST_GAINS: Final = 4
MOST_CAUSES: Final = 3
LEAST_CAUSE: Final = 5
"""Thousandths of a win: what changes less is no reason."""
_SEALED: Final = 200


class Gain(NamedTuple):
    """A line of the account, and by how many hundredths it changes for each seat on average."""

    label: Json
    section: str
    changes: tuple[int | None, ...]

    def to_json(self) -> Json:
        """Return it as plain JSON."""
        return {"label": self.label, "section": self.section, "changes": list(self.changes)}


class Cause(NamedTuple):
    """A part of the evaluation, and by how many thousandths of a win a decision changes it."""

    label: Message
    change: int

    def to_json(self) -> Json:
        """Return it as plain JSON."""
        return {"label": self.label.to_json(), "change": self.change}


class Hint(NamedTuple):
    """A decision as one chain of clicks, its worth from 0 (lost) to 1000 (won), why, what comes."""

    chain: Chain
    worth: int
    gains: tuple[Gain, ...]
    causes: tuple[Cause, ...] = ()

    def to_json(self) -> Json:
        """Return it as plain JSON."""
        return {
            "chain": self.chain.to_json(),
            "worth": self.worth,
            "gains": [gain.to_json() for gain in self.gains],
            "causes": [cause.to_json() for cause in self.causes],
        }


def hints(game: Game, seat: Player, sample: State, seed: int) -> list[Hint]:
    """Return the best decisions of a seat that has to answer, the best first."""
    sample.log = None
    dice = SeededDice(seed)
    if is_sealed(sample):
        return _sealed_hints(game, seat, sample, dice)
    lines = _distinct(TurnSearch(game, sample, seat, dice, 0).lines(GLANCE))[:COMPARED]
    worlds = [(seed + 1 + at, sample.determinize(seat, seed + 1 + at)) for at in range(WORLDS)]
    found = [played(game, seat, sample, line, worlds) for line in lines]
    found.sort(key=lambda hint: -hint.worth)
    return _telling(caused(found)[:SHOWN])


def caused(found: list[Hint]) -> list[Hint]:
    """Return hints with the few causes that count: what every decision changes comes anyway."""
    common = [0] * len(found[0].causes)
    if len(found) > 1:
        for part in range(len(common)):
            changes = [hint.causes[part].change for hint in found]
            common[part] = max(min(changes), 0) + min(max(changes), 0)
    told: list[Hint] = []
    for hint in found:
        own = [
            cause._replace(change=cause.change - common[part])
            for part, cause in enumerate(hint.causes)
        ]
        own.sort(key=lambda cause: -abs(cause.change))
        few = [cause for cause in own[:MOST_CAUSES] if abs(cause.change) >= LEAST_CAUSE]
        told.append(hint._replace(causes=tuple(few)))
    return told


def _telling(found: list[Hint]) -> list[Hint]:
    """Return hints without what they all bring alike: it comes anyway."""
    if len(found) < 2:
        return found
    alike = [gain for gain in found[0].gains if all(gain in hint.gains for hint in found)]
    return [
        hint._replace(gains=tuple(gain for gain in hint.gains if gain not in alike))
        for hint in found
    ]


def _distinct(lines: Sequence[Line]) -> list[Line]:
    """Return the best line of each first click, and of lines with the same clicks one."""
    best: dict[Action, Line] = {}
    seen: set[tuple[Action, ...]] = set()
    for line in lines:
        clicks = tuple(sorted(line.clicks))
        if line.clicks[0] not in best and clicks not in seen:
            best[line.clicks[0]] = line
            seen.add(clicks)
    return list(best.values())


def _sealed_hints(game: Game, seat: Player, sample: State, dice: SeededDice) -> list[Hint]:
    """Return the best answers to a question that both seats answer unseen."""
    samples = [sample.clone()]
    samples += [sample.determinize(seat, dice.below(1 << 32, "hint-world")) for _ in range(3)]
    values = sealed_values(game, samples, seat, _SEALED, dice)
    actions = sample.legal_actions(seat)
    order = sorted(range(len(actions)), key=lambda at: -values[at])[:SHOWN]
    return [
        Hint(chain_of(game, seat, sample, [actions[at]]), _worth(values[at]), ()) for at in order
    ]


def played(
    game: Game, seat: Player, sample: State, line: Line, worlds: Sequence[tuple[int, State]]
) -> Hint:
    """Return a decision with its worth and what it brings, over all worlds."""
    replies = Replies(game, seat)
    now = _account(sample, seat)
    total = 0.0
    sums: dict[tuple[int, int], int] = {}
    for seed, world in worlds:
        here = world.clone()
        here.log = None
        here.dice = SeededDice(seed)
        last = game.player_turn(here) + 1
        for click in line.clicks:
            here.apply(click)
        total += replies.outcome(here, last, seed)
        for place, change in _changes(now, _account(here, seat)).items():
            sums[place] = sums.get(place, 0) + change
    chain = chain_of(game, seat, sample, line.clicks)
    gains = _gains(now, sums, len(worlds))
    return Hint(chain, _worth(total / len(worlds)), gains, causes_of(game, seat, line, worlds))


def causes_of(
    game: Game, seat: Player, line: Line, worlds: Sequence[tuple[int, State]]
) -> tuple[Cause, ...]:
    """Return what a decision changes in every part of the evaluation, over all worlds."""
    told = game.judging.told
    sums = [0.0] * len(told)
    for seed, world in worlds:
        before = game.judging.parts(world, seat)
        here = world.clone()
        here.log = None
        for click in line.clicks[:-1]:
            here.apply(click)
        for branch in branches(game, here, line.clicks[-1], [seed]):
            after = game.judging.parts(branch.state, seat)
            for part in range(len(told)):
                sums[part] += branch.weight * (after[part] - before[part])
    return tuple(
        Cause(Message(f"{game.name}-part-{name}"), round(500 * sums[part] / len(worlds)))
        for part, name in enumerate(told)
    )


def _worth(value: float) -> int:
    return round(500 + 500 * max(-1.0, min(1.0, value)))


def _account(state: State, seat: Player) -> list[dict[str, Any]]:
    """Return the account as the seat sees it; a game without one has nothing to tell."""
    return cast(list[dict[str, Any]], state.observe(seat).get("account", []))


def _changes(
    now: Sequence[dict[str, Any]], after: Sequence[dict[str, Any]]
) -> dict[tuple[int, int], int]:
    """Return by how much each number of the account differs, by line and seat."""
    labels = [line["label"] for line in now]
    found: dict[tuple[int, int], int] = {}
    for line in after:
        if line["label"] not in labels:
            continue
        at = labels.index(line["label"])
        for seat, value in enumerate(line["values"]):
            before = now[at]["values"][seat]
            if type(value) is int and type(before) is int and value != before:
                found[at, seat] = value - before
    return found


def _gains(
    now: Sequence[dict[str, Any]], sums: dict[tuple[int, int], int], worlds: int
) -> tuple[Gain, ...]:
    """Return the lines of the account that change most."""
    means = {place: round(100 * total / worlds) for place, total in sums.items()}
    lines = sorted(
        {at for (at, _), mean in means.items() if abs(mean) >= LEAST_CHANGE},
        key=lambda at: -max(abs(mean) for (line, _), mean in means.items() if line == at),
    )
    return tuple(
        Gain(
            now[at]["label"],
            now[at]["section"],
            tuple(means.get((at, seat)) for seat in range(len(now[at]["values"]))),
        )
        for at in lines[:MOST_GAINS]
    )


def chain_of(game: Game, seat: Player, sample: State, clicks: Sequence[Action]) -> Chain:
    """Return the clicks in words, with the odds of the last one, and whether it is fate."""
    here = sample.clone()
    here.dice = RecordingDice(here.dice)
    told: list[Choice] = []
    odds = None
    is_last_fate = len(here.seats_to_answer()) > 1
    for click in clicks:
        told.append(choice_of(game, here, click))
        odds = game.odds(here, click)
        before = here.clone()
        if not is_last_fate:
            here.apply(click)
            is_last_fate = is_fate(before, here, seat)
        if is_last_fate:
            break
    return Chain(0, tuple(told), odds, is_last_fate)
