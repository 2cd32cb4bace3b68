"""Finds puzzles: decisions of played games where one answer is clearly best, and not the obvious.

Two computer players play a game. At the beginning of each of their decisions, whatever they then
take, all its answers are listed; the cheap questions are asked first. A position becomes a puzzle
if

- all answers can be listed, and there are neither too few nor too many;
- nearly all answers are clearly behind the best: by `MARGIN` points on average, by more than `NEAR`
  points after `SURE_ERRORS` standard errors are taken off, and by `MARGIN_EACH` points in each of
  two sets of worlds that have nothing in common;
- the few others solve it: all that are within `NEAR` points of the best, or may be;
- the player `reference` finds none of them, whatever its seed.

Everything is judged in samples of what the seat knows, never in the position itself.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from grognard.ai.bots import Bot
from grognard.ai.chain import Line
from grognard.ai.reference.player import ReferenceBot
from grognard.ai.roster import make_bot
from grognard.ai.sealed import is_sealed
from grognard.ai.seeds import derived_seed
from grognard.core.game import Game
from grognard.core.state import State
from grognard.core.types import Action, Json, Player
from grognard.match.hints import WORLDS, played
from grognard.puzzles.decisions import Decision, decisions, taken, texts
from grognard.puzzles.judging import SURE, Judge, Runner, behind, best_of, glances, still_in
from grognard.puzzles.shelf import Making

NEAR: Final = 2.0
"""Points: every answer so near to the best solves a puzzle."""
MARGIN: Final = 3.0
"""Points by which all other answers are behind the best, on average."""
MARGIN_EACH: Final = 2.5
"""The same in each of the two sets of worlds."""
SURE_ERRORS: Final = 2.0
"""Standard errors by which they are more than `NEAR` points behind."""
SOLVING: Final = 6
"""Answers that may solve it, at most, or one in ten; never more than one in `SHARE`, rounded up."""
SHARE: Final = 3
MANY: Final = 5
"""Where fewer answers than these are open, a single one may solve it."""
DECIDED: Final = 0.93
"""Of a win: positions beyond this are left alone."""
FINALISTS: Final = 8
REFERENCES: Final = 6
"""Seeds with which the reference player must miss it."""
MOST_DECISIONS: Final = 6000
RIVALS: Final = 2
"""Answers that are compared with the reference's first of all."""
ENOUGH: Final = 10
"""Worlds after which a race may be decided early, or lost by what was a puzzle once."""
PARTS: Final = (4, 2, 1)
"""The second set is looked at when so many times fewer of its worlds are played, and at its end."""
COUNTS: Final = ("asked", "open", "listed", "spread", "raced", "found")
"""What is counted of the positions: how many passed each question."""
REFUSED: Final = ("same", "few", "many", "usual", "near", "second")
"""What is counted of those that did not: what the reference takes was played where that is left
alone, too few or too many answers, the reference's among the best of the race, too many near the
best there, and what a second set of worlds did not confirm."""


Hunted: TypeAlias = dict[str, Any]
"""A game that was played with the puzzles found in it, or one of these, as plain JSON."""


@dataclass(frozen=True)
class Search:
    """What is searched: a game, how its puzzles are made, and a seed."""

    game: Game
    making: Making
    seed: int


@dataclass
class _Found:
    """A puzzle of the running game, and what it is made of."""

    data: Hunted
    turn: int


class Hunt:
    """One game that is played, and the puzzles found in it.

    `counts` says how many positions were asked about, and how many passed each question.
    """

    def __init__(self, search: Search, scenario: str, number: int) -> None:
        self._search = search
        self._game = search.game
        self._seed = derived_seed(search.seed, "puzzles", number)
        self._clicks: list[str] = []
        self._found: list[_Found] = []
        self._scenario = scenario
        self._dice = derived_seed(self._seed, "dice")
        self.counts = dict.fromkeys((*COUNTS, *REFUSED), 0)

    def run(self) -> Hunted:
        """Play the game and return it with what was found."""
        game = self._game
        state = game.new(self._scenario, seed=self._dice)
        seats = range(len(game.seats))
        bots = [
            make_bot(self._search.making.player, derived_seed(self._seed, "bot", s)) for s in seats
        ]
        for _ in range(MOST_DECISIONS):
            if state.is_over() or len(self._found) >= self._search.making.each:
                break
            self._decide(state, bots)
        return {
            "scenario": self._scenario,
            "seed": self._dice,
            "players": [bot.name for bot in bots],
            "clicks": self._clicks,
            "counts": self.counts,
            "puzzles": [found.data for found in self._found],
        }

    def _decide(self, state: State, bots: Sequence[Bot]) -> None:
        """Let the bots take a decision, and look whether it makes a puzzle."""
        if is_sealed(state):
            for action in [self._answer(state, bots, seat) for seat in state.seats_to_answer()]:
                self._take(state, action)
            return
        seat, step, turn = state.to_move(), len(self._clicks), self._game.player_turn(state)
        making, question = self._search.making, state.prompt()
        is_asked = not making.questions or question in making.questions
        sample = self._sample(state, seat, "start")
        clicks: list[Action] = []
        key = ""
        while not key:
            clicks.append(self._answer(state, bots, seat))
            self._take(state, clicks[-1])
            key = taken(sample, seat, clicks)
        if is_asked and all(turn != found.turn for found in self._found):
            position = Position(self._search, sample, seat, derived_seed(self._seed, "at", step))
            found = position.puzzle(key, self.counts, question in making.differing)
            if found is not None:
                self._found.append(
                    _Found({"step": step, "seat": seat, "turn": turn, **found}, turn)
                )

    def _answer(self, state: State, bots: Sequence[Bot], seat: Player) -> Action:
        return bots[seat].choose(self._game, self._sample(state, seat, "sample"), seat)

    def _sample(self, state: State, seat: Player, label: str) -> State:
        return state.determinize(seat, derived_seed(self._seed, label, len(self._clicks)))

    def _take(self, state: State, action: Action) -> None:
        self._clicks.append(self._game.action_text(state, action))
        self._game.play(state, action)


class Position:
    """The beginning of a decision, as a sample of what the seat knows."""

    def __init__(
        self, search: Search, sample: State, seat: Player, seed: int, patient: bool = False
    ) -> None:
        self._patience = ENOUGH if patient else 0
        self._game = search.game
        self._making = search.making
        self._sample = sample
        self._seat = seat
        self._seed = seed
        sample.log = None

    def puzzle(self, played: str, counts: dict[str, int], differs: bool = False) -> Hunted | None:
        """Return the puzzle that this position makes, None for most; `played` is what was played.

        The cheapest question comes first. `differs`: the reference has to take something else.
        """
        counts["asked"] += 1
        if len(self._sample.legal_actions(self._seat)) < 2 or self._is_decided():
            return None
        counts["open"] += 1
        if differs and self._reference(0) == played:
            counts["same"] += 1
            return None
        found = decisions(self._sample, self._seat, self._making.widest)
        if found is None or len(found) < self._making.fewest:
            counts["many" if found is None else "few"] += 1
            return None
        counts["listed"] += 1
        missed = self._reference(0)
        if not self._is_promising(found, played, missed):
            return None
        counts["spread"] += 1
        return self.judged(found, missed, counts)

    def judged(
        self, found: Sequence[Decision], first: str, counts: dict[str, int]
    ) -> Hunted | None:
        """Return the puzzle that all decisions of the position make, judged in two sets of worlds.

        `first` is what the reference player takes with the first of its seeds.
        """
        missed = {first, *[self._reference(number) for number in range(1, REFERENCES)]}
        runners = [Runner(one) for one in found]
        last = self._raced(runners, missed, counts)
        if last is None:
            return None
        counts["raced"] += 1
        puzzle = self._confirmed(runners, last, first, missed)
        counts["second" if puzzle is None else "found"] += 1
        return puzzle

    def again(self) -> Hunted | None:
        """Judge a position anew that made a puzzle once; None if it makes none any more."""
        found = decisions(self._sample, self._seat, self._making.widest)
        if found is None or len(found) < self._making.fewest:
            return None
        counts = dict.fromkeys((*COUNTS, *REFUSED), 0)
        return self.judged(found, self._reference(0), counts)

    def _is_decided(self) -> bool:
        return abs(self._game.evaluate(self._sample, self._seat)) > DECIDED

    def _reference(self, number: int) -> str:
        """Return the decision of the reference player with one of its seeds."""
        bot = ReferenceBot(derived_seed(self._seed, "reference", number))
        sample = self._sample
        if number:
            seed = derived_seed(self._seed, "reference-world", number)
            sample = sample.determinize(self._seat, seed)
        clicks: list[Action] = []
        here = sample.clone()
        key = ""
        while not key:
            clicks.append(bot.choose(self._game, here.clone(), self._seat))
            here.apply(clicks[-1])
            key = taken(self._sample, self._seat, clicks)
        return key

    def _is_promising(self, found: Sequence[Decision], played: str, missed: str) -> bool:
        """Say whether something is well ahead of the reference's answer in a few worlds.

        What was played and the best at a glance are compared with it; a few of them first.
        """
        duel, finale = self._making.filter
        values = glances(self._game, self._sample, self._seat, found, self._seed & 0xFFFF)
        order = sorted(range(len(found)), key=lambda at: (found[at].key != played, -values[at]))
        usual = next(one for one in found if one.key == missed)
        rivals = [found[at] for at in order[:FINALISTS] if found[at].key != missed]
        for label, worlds, few, ahead in (
            ("filter", duel, rivals[:RIVALS], MARGIN / 2),
            ("finale", finale, rivals, MARGIN),
        ):
            runners = [Runner(one) for one in (usual, *few)]
            self._judge(label).run(runners, worlds)
            if behind(runners[0], best_of(runners))[0] < ahead:
                return False
        return True

    def _judge(self, label: str) -> Judge:
        seed = derived_seed(self._seed, label)
        return Judge(self._game, self._sample, self._seat, self._making.points, seed)

    def _raced(
        self, runners: Sequence[Runner], missed: set[str], counts: dict[str, int]
    ) -> list[Runner] | None:
        """Return who is left after the race, None where too many are, or the obvious leads.

        It ends early where no more are left than may solve a puzzle, or where more are nearer than
        the margin.
        """
        judge, left = self._judge("first"), list(runners)
        most, until = most_solving(len(runners)), 0
        if not self._patience and self._is_usual_in_a_heat(judge, runners, missed):
            counts["usual"] += 1
            return None
        for worlds in self._making.race:
            bound = MARGIN if until else NEAR
            until += worlds
            judge.run(left, until)
            left = still_in(left, MARGIN)
            leader = best_of(left)
            near = [one.decision.key for one in left if behind(one, leader)[0] < bound]
            if until < self._patience:
                continue
            if leader.decision.key in missed:
                counts["usual"] += 1
                return None
            if len(near) > most:
                counts["near"] += 1
                return None
            if until >= ENOUGH and len(left) <= most:
                return left
        if len(left) <= 2 * most:
            return left
        counts["near"] += 1
        return None

    def _is_usual_in_a_heat(
        self, judge: Judge, runners: Sequence[Runner], missed: set[str]
    ) -> bool:
        """Say whether an answer of the reference leads those that are best at a glance.

        They run the first worlds of the race before the others do.
        """
        found = [runner.decision for runner in runners]
        values = glances(self._game, self._sample, self._seat, found, self._seed & 0xFFFF)
        order = sorted(range(len(found)), key=lambda at: -values[at])
        few = [at for at in range(len(found)) if found[at].key in missed]
        few += [at for at in order if at not in few][:FINALISTS]
        heat = [runners[at] for at in few]
        judge.run(heat, self._making.race[0])
        return best_of(heat).decision.key in missed

    def _confirmed(
        self, runners: Sequence[Runner], last: Sequence[Runner], first: str, missed: set[str]
    ) -> Hunted | None:
        """Return the puzzle if a second set of worlds says the same as the race.

        `missed` is what the reference player takes, `first` with the first of its seeds.
        """
        leader = best_of(last)
        rivals = sorted(
            (one for one in runners if one is not leader), key=lambda one: behind(one, leader)[0]
        )
        again = {one.decision.key: Runner(one.decision) for one in (leader, *last, *rivals[:3])}
        for one in runners:
            if one.decision.key in missed:
                again.setdefault(one.decision.key, Runner(one.decision))
        judge, most = self._judge("second"), most_solving(len(runners))
        for part in PARTS:
            judge.run(list(again.values()), -(-self._making.second // part))
            gaps = [Gap(one, leader, again) for one in runners]
            near = {gap.decision.key for gap in gaps if gap.points < NEAR}
            if len(near) > most or not missed.isdisjoint(near):
                return None
            if all(gap.is_sure() for gap in gaps if gap.decision.key not in near):
                break
        keys = [gap.decision.key for gap in gaps if not gap.is_clear()]
        if len(keys) > most or not missed.isdisjoint(keys):
            return None
        return self._told(sorted(gaps, key=lambda gap: gap.points), again, leader, first)

    def _told(
        self, gaps: Sequence["Gap"], again: dict[str, Runner], leader: Runner, missed: str
    ) -> Hunted:
        tempting = next(gap for gap in gaps if gap.decision.key == missed)
        first = next(gap for gap in gaps if gap.is_clear())
        values = leader.values + again[leader.decision.key].values
        return {
            "worth": round(sum(values) / len(values), 1),
            "margin": round(first.points, 1),
            "error": round(first.error, 2),
            "missed": texts(self._game, self._sample, tempting.decision.clicks),
            "gains": self._gains(leader.decision),
            "missed_gains": self._gains(tempting.decision),
            "decisions": [
                [
                    "" if gap.is_clear() else "solves",
                    round(max(gap.points, 0.0), 1),
                    texts(self._game, self._sample, gap.decision.clicks),
                ]
                for gap in gaps
            ],
        }

    def _gains(self, decision: Decision) -> list[Json]:
        """Return what the account gains or loses by a decision on average."""
        seeds = [derived_seed(self._seed, "gains", at) & 0xFFFFFFFF for at in range(WORLDS)]
        worlds = [(seed, self._sample.determinize(self._seat, seed)) for seed in seeds]
        line = Line(decision.clicks, 0.0)
        hint = played(self._game, self._seat, self._sample, line, worlds)
        return [gain.to_json() for gain in hint.gains]


def most_solving(answers: int) -> int:
    """Return how many of so many answers may solve a puzzle.

    >>> most_solving(4), most_solving(5), most_solving(20), most_solving(120)
    (1, 2, 6, 12)
    """
    if answers < MANY:
        return 1
    return min(max(SOLVING, answers // 10), -(-answers // SHARE))


class Gap:
    """By how many points a decision is behind the best, in both sets of worlds together."""

    def __init__(self, runner: Runner, leader: Runner, again: dict[str, Runner]) -> None:
        self.decision = runner.decision
        best, other = again[leader.decision.key], again.get(runner.decision.key)
        self.first, self.error = behind(runner, leader)
        self.points, self.second = self.first, self.first
        if other is not None:
            both, ours = Runner(runner.decision), Runner(leader.decision)
            both.values, ours.values = runner.values + other.values, leader.values + best.values
            self.second = behind(other, best)[0]
            self.points, self.error = behind(both, ours)

    def is_clear(self) -> bool:
        """Say whether it is behind enough to be refused."""
        if min(self.first, self.second) < MARGIN_EACH or self.points < MARGIN:
            return False
        return self.points - SURE_ERRORS * self.error > NEAR

    def is_sure(self) -> bool:
        """Say whether it is so far behind that no further worlds are needed."""
        if min(self.first, self.second) < MARGIN:
            return False
        return self.points - SURE * self.error > NEAR
