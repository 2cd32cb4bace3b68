"""Positions to try a property on: every kind of question, and the way to it."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeVar

from grognard.core.dice import SeededDice
from grognard.core.game import Game
from grognard.core.state import State
from grognard.core.types import Action, Player
from grognard.research.play import (
    MAX_DECISIONS,
    PICKERS,
    Picker,
    Playthrough,
    Start,
    random_options,
)

T = TypeVar("T")


@dataclass(frozen=True)
class Sample:
    """A position and the way to it; `state` is shared, so clone it before playing on."""

    way: Playthrough
    state: State

    def __str__(self) -> str:
        step = len(self.way.actions)
        return f"{self.way.start}, after {step} actions, {self.state.prompt() or 'the end'!r}"

    def clone(self) -> State:
        """Return a copy of the position that may be played on."""
        return self.state.clone()


@dataclass
class Samples:
    """What a set of random games gave: the games, positions of every kind, and the ends."""

    games: list[Playthrough] = field(default_factory=list)
    positions: list[Sample] = field(default_factory=list)
    ends: list[Sample] = field(default_factory=list)
    every: int = 1
    """Of what a property tries at each position many times over, each takes every so many."""

    def one_per_question(self) -> list[Sample]:
        """Return one position for each kind of question, whatever the scenario."""
        found: dict[tuple[str, tuple[Player, ...]], Sample] = {}
        for sample in self.positions:
            found.setdefault(_question(sample.state), sample)
        return list(found.values())

    def some(self, things: Iterable[T], number: int) -> list[T]:
        """Return what is to be tried at a position by its number: each takes others, in turn."""
        listed = list(things)
        return listed[number % self.every :: self.every] or listed[:1]

    def thinned(self, most: int, games: int = 0, every: int = 1) -> "Samples":
        """Return about `most` positions: all kinds of questions, and all scenarios in turn.

        Where positions are left out, so are games: each scenario keeps one, by the pickers in
        turn, or if a number is given, so many scenarios do; and of long lists `every` so many.
        """
        scenarios = list(dict.fromkeys(way.start.scenario for way in self.games))
        step = max(1, -(-len(self.positions) // most))
        if step == 1:
            return self
        kept = Samples(every=every)
        apart = -(-len(scenarios) // games) if games else 1
        for number, scenario in enumerate(scenarios[::apart]):
            ways = [way for way in self.games if way.start.scenario == scenario]
            kept.games.append(ways[number % len(ways)])
        by_question: dict[tuple[str, tuple[Player, ...]], list[Sample]] = {}
        for sample in self.positions:
            by_question.setdefault(_question(sample.state), []).append(sample)
        chosen = [ones[turn % len(ones)] for turn, ones in enumerate(by_question.values())]
        questions = list(by_question)
        for sample in self.positions:
            place = scenarios.index(sample.way.start.scenario)
            if (place + questions.index(_question(sample.state))) % step == 0:
                chosen.append(sample)
        for scenario in scenarios:
            if all(sample.way.start.scenario != scenario for sample in chosen):
                chosen.append(
                    next(one for one in self.positions if one.way.start.scenario == scenario)
                )
        ids = set(map(id, chosen))
        kept.positions = [sample for sample in self.positions if id(sample) in ids]
        starts = [way.start for way in kept.games]
        kept.ends = [sample for sample in self.ends if sample.way.start in starts]
        return kept


@dataclass
class _Collector:
    """Keeps up to `keep` positions of each question of a scenario, all equally likely."""

    keep: int
    dice: SeededDice
    met: dict[tuple[str, tuple[Player, ...]], int] = field(default_factory=dict)
    kept: dict[tuple[str, tuple[Player, ...]], list[Sample]] = field(default_factory=dict)

    def see(self, start: Start, state: State, actions: list[Action]) -> None:
        """Keep the position, in place of an earlier one when enough are kept."""
        question = _question(state)
        self.met[question] = self.met.get(question, 0) + 1
        kept = self.kept.setdefault(question, [])
        if len(kept) < self.keep:
            kept.append(_sample(start, state, actions))
            return
        slot = self.dice.below(self.met[question], "slot")
        if slot < self.keep:
            kept[slot] = _sample(start, state, actions)


def _sample(start: Start, state: State, actions: list[Action]) -> Sample:
    return Sample(Playthrough(start, actions[:]), state.clone())


def _question(state: State) -> tuple[str, tuple[Player, ...]]:
    return (state.prompt(), state.seats_to_answer())


def collect(game: Game, seed: int = 1, games_per_scenario: int = 3, keep: int = 1) -> Samples:
    """Play random games of every scenario and keep positions of every kind of question.

    The games take the pickers of `play.PICKERS` in turn; the first of each scenario has the
    default options, the others random ones.
    """
    samples = Samples()
    dice = SeededDice(seed)
    pickers = list(PICKERS.values())
    for scenario in game.scenarios():
        collector = _Collector(keep, dice)
        for number in range(games_per_scenario):
            options = random_options(game, dice) if number else game.full_options(None)
            start = Start(scenario.id, options, dice.below(1 << 31, "seed"))
            samples.games.append(
                _play(game, start, pickers[number % len(pickers)], collector, samples)
            )
        for kept in collector.kept.values():
            samples.positions.extend(kept)
    return samples


def _play(
    game: Game, start: Start, pick: Picker, collector: _Collector, samples: Samples
) -> Playthrough:
    state = start.state(game)
    picks = SeededDice(start.seed + 1)
    actions: list[Action] = []
    while not state.is_over() and len(actions) < MAX_DECISIONS:
        collector.see(start, state, actions)
        action = pick(game, state, state.legal_actions(), picks)
        state.apply(action)
        actions.append(action)
    way = Playthrough(start, actions)
    if state.is_over():
        samples.ends.append(Sample(way, state))
    return way
