"""All at once: a plan of the game, carried out as one chain that stops at the first fate.

It is tried in two samples of what the seat knows, and told only where they agree: what would be
clicked, what would be left, and why.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from grognard.core.game import Game
from grognard.core.message import Message
from grognard.core.odds import Odds
from grognard.core.plan import Plan
from grognard.core.reason import AFTER_FATE, NO_WAY, Reason
from grognard.core.state import State
from grognard.core.types import Action, Json, Player
from grognard.match.chains import Chain, Samples, is_fate
from grognard.match.click import MOST_CHAINED
from grognard.match.view import Choice, choice_of


class Left(NamedTuple):
    """A thing that a plan has left: what it is called, and the rules that kept it."""

    thing: str
    label: Message
    reasons: tuple[Reason, ...]

    def to_json(self) -> Json:
        """Return it as plain JSON."""
        return {
            "thing": self.thing,
            "label": self.label.to_json(),
            "reasons": [reason.to_json() for reason in self.reasons],
        }


class Planned(NamedTuple):
    """The chain that carries a plan out, and what it leaves; without clicks nothing can be done.

    `is_late`: given up by the clock, and says nothing.
    """

    chain: Chain
    left: tuple[Left, ...]
    is_late: bool = False

    def to_json(self) -> Json:
        """Return it as plain JSON."""
        return {"chain": self.chain.to_json(), "left": [one.to_json() for one in self.left]}


NOTHING = Chain(0, (), None, False)


@dataclass
class _Work:
    """A plan being carried out in one sample."""

    state: State
    clicks: list[Choice] = field(default_factory=list)
    odds: Odds | None = None
    is_fate: bool = False
    is_late: bool = False


def carry_out(
    game: Game,
    seat: Player,
    samples: Samples,
    plan: str,
    is_late: Callable[[], bool] = lambda: False,
) -> Planned:
    """Return what a plan does, as far as two samples agree; an unknown plan does nothing."""
    first = _carried(game, seat, samples.first, plan, is_late)
    second = first if first.is_late else _carried(game, seat, samples.second, plan, is_late)
    if first.is_late or second.is_late:
        return Planned(NOTHING, (), is_late=True)
    if first.to_json() == second.to_json():
        return first
    return Planned(NOTHING, (Left("", Message(NO_WAY), (Reason(NO_WAY),)),))


def _carried(
    game: Game, seat: Player, sample: State, name: str, is_late: Callable[[], bool]
) -> Planned:
    """Return what a plan does in one sample."""
    plan = game.plan(sample, name)
    if plan is None or len(sample.seats_to_answer()) > 1:
        return Planned(NOTHING, ())
    work = _Work(sample.clone())
    left: list[Left] = []
    for thing in plan.things:
        reasons = _take(game, seat, work, plan, thing)
        if reasons:
            left.append(Left(thing, _called(game, sample, thing), reasons))
        if is_late():
            return Planned(NOTHING, (), is_late=True)
    if plan.last and not left and not work.is_fate and work.clicks:
        _take(game, seat, work, Plan(plan.id, None, [plan.last]), plan.last)
    return Planned(Chain(0, tuple(work.clicks), work.odds, work.is_fate), tuple(left))


def _take(game: Game, seat: Player, work: _Work, plan: Plan, thing: str) -> tuple[Reason, ...]:
    """Give a thing all its clicks, or none and return why; nothing is clicked after fate."""
    twin = _Work(work.state, work.clicks[:])
    while target := plan.click(twin.state, thing, len(twin.clicks) - len(work.clicks)):
        if work.is_fate or twin.is_fate or len(twin.clicks) == MOST_CHAINED:
            if twin.is_fate:
                break
            return (Reason(AFTER_FATE),)
        action = _action_on(game, twin.state, seat, target)
        if action < 0:
            reasons = game.explain(twin.state, seat, target)
            return tuple(reasons) or (Reason(NO_WAY, twin.state.section()),)
        _click(game, seat, twin, action)
    if len(twin.clicks) > len(work.clicks):
        work.state, work.clicks = twin.state, twin.clicks
        work.odds, work.is_fate = twin.odds, twin.is_fate
    return ()


def _click(game: Game, seat: Player, work: _Work, action: Action) -> None:
    before = work.state
    work.clicks.append(choice_of(game, before, action))
    odds = game.odds(before, action)
    work.state = before.clone()
    work.state.apply(action)
    work.is_fate = is_fate(before, work.state, seat)
    work.odds = odds if work.is_fate else None


def _action_on(game: Game, state: State, seat: Player, target: str) -> Action:
    """Return the answer that lies on a thing, -1 if there is none."""
    for action in state.legal_actions(seat):
        if game.target(state, action) == target:
            return action
    return -1


def _called(game: Game, state: State, thing: str) -> Message:
    """Return what a thing is called at the question where the plan begins."""
    actions = game.actions_on(state, thing)
    return game.describe_action(state, actions[0]) if actions else Message(NO_WAY)
