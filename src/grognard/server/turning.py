"""Why a game was lost: the turns in which the balance changed most, and the decision in each.

The balance is what the game's evaluation says of the whole position, which is open when a game is
over; at the end it is the result.
"""

from dataclasses import dataclass
from typing import Any, Final

from grognard.core.game import Game
from grognard.core.message import Message
from grognard.core.record import Record, replay
from grognard.core.state import State
from grognard.core.types import OPEN, Json

MOST_POINTS: Final = 5
MOST_CHANGES: Final = 2
LEAST: Final = 0.06
"""A turn that changes less is no turning point."""
FULL: Final = 100


@dataclass
class _Turn:
    """A player turn: the balance before and after it, and its greatest decision each way."""

    before: float
    account: list[Any]
    after: float
    up: tuple[float, int] = (0.0, -1)
    down: tuple[float, int] = (0.0, -1)
    after_account: list[Any] | None = None

    def note(self, change: float, step: int) -> None:
        """Take in what a decision that ended with a step has changed."""
        self.up = max(self.up, (change, step))
        self.down = max(self.down, (-change, step))

    def swing(self) -> float:
        """Return by how much the balance changed in favour of the first seat."""
        return self.after - self.before

    def step(self) -> int:
        """Return the step of the decision that changed most, the way the turn went."""
        return (self.up if self.swing() > 0 else self.down)[1]


def turning_points(game: Game, record: Record) -> list[Json]:
    """Return the greatest turning points of a record in their order, a few at most."""
    turns = _turns(game, record)
    greatest = sorted(turns, key=lambda turn: -abs(turn.swing()))[:MOST_POINTS]
    chosen = [turn for turn in turns if turn in greatest and abs(turn.swing()) >= LEAST]
    moves = _moves(game, record, {turn.step() for turn in chosen})
    return [_point(game, turn, moves[turn.step()]) for turn in chosen if turn.step() in moves]


def _turns(game: Game, record: Record) -> list[_Turn]:
    turns: list[_Turn] = []
    number, chain, value = -1, -1, 0.0
    account: list[Any] = []
    for step, state in enumerate(replay(record)):
        if state.chain == chain and not state.is_over():
            continue
        now = _value(game, state)
        if turns:
            turns[-1].note(now - value, step)
            turns[-1].after = now
        if state.is_over() or game.player_turn(state) != number:
            account = _account(state)
            if turns:
                turns[-1].after_account = account
            turns.append(_Turn(now, account, now))
            number = game.player_turn(state)
        chain, value = state.chain, now
    return turns


def _value(game: Game, state: State) -> float:
    if state.is_over():
        return state.returns()[0]
    return max(-1.0, min(1.0, game.evaluate(state, 0)))


def _account(state: State) -> list[Any]:
    found = state.observe(OPEN).get("account", [])
    return found if isinstance(found, list) else []


def _moves(game: Game, record: Record, steps: set[int]) -> dict[int, Json]:
    """Return the answers that led to some steps, said in the positions they were given in."""
    found: dict[int, Json] = {}
    before: State | None = None
    for step, state in enumerate(replay(record)):
        if step in steps and before is not None:
            taken = record.steps[step - 1]
            label = game.describe_action(before, game.parse_action(before, taken.action))
            found[step] = _move(game, step, taken.seat, label, before.section())
        before = state
    return found


def _move(game: Game, step: int, seat: str, label: Message, section: str) -> Json:
    who = game.seats.index(seat)
    return {"at": step, "who": who, "label": label.to_json(), "section": section}


def _point(game: Game, turn: _Turn, move: Json) -> Json:
    """Return a turning point: whom it favoured, by how much, and what changed in the account."""
    sign = 1 if turn.swing() > 0 else -1
    return {
        **move,
        "seat": 0 if sign > 0 else 1,
        "before": round(FULL * sign * turn.before),
        "after": round(FULL * sign * turn.after),
        "changes": _changes(turn.account, turn.after_account or turn.account),
    }


def _changes(before: list[Any], after: list[Any]) -> list[Json]:
    """Return the numbers of the account that changed most; what is added up tells no more."""
    known = {str(line["label"]): line for line in before}
    found: list[tuple[int, Json]] = []
    for line in after:
        was = known.get(str(line["label"]), {"values": [0] * len(line["values"])})["values"]
        for seat, (old, new) in enumerate(zip(was, line["values"], strict=True)):
            if isinstance(old, int) and isinstance(new, int) and old != new:
                said = {"label": line["label"], "section": line["section"], "seat": seat}
                found.append((abs(new - old), {**said, "before": old, "after": new}))
    found.sort(key=lambda one: -one[0])
    return [change for _, change in found[:MOST_CHANGES]]
