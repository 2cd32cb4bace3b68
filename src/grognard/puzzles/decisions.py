"""All whole decisions of a seat: every way to complete the running chain of clicks.

A decision ends with its chain, with a click whose outcome the seat does not know (a die, a draw, a
reveal), or where the other seat is asked. Ways that lead to the same position are one decision.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from grognard.core.dice import RecordingDice
from grognard.core.game import Game
from grognard.core.state import State
from grognard.core.types import Action, Player
from grognard.match.chains import is_fate, is_own_step, position

MOST_STEPS: Final = 4
"""Positions inside decisions that are looked at for each decision that is asked for."""


class Decision(NamedTuple):
    """The clicks of a decision, and a text that other ways to take it have in common."""

    clicks: tuple[Action, ...]
    key: str


def decisions(state: State, seat: Player, most: int) -> list[Decision] | None:
    """Return all decisions of a seat, the shortest way to each; None where they are too many.

    `state` is a sample of what the seat knows, and is left alone.
    """
    found: dict[str, Decision] = {}
    start = watched(state)
    seen = {position(start)}
    level: list[tuple[State, tuple[Action, ...]]] = [(start, ())]
    while level:
        longer: list[tuple[State, tuple[Action, ...]]] = []
        for here, clicks in level:
            for action in here.legal_actions(seat):
                after = here.clone()
                after.apply(action)
                if is_own_step(here, after, seat):
                    where = position(after)
                    if where not in seen:
                        seen.add(where)
                        longer.append((after, (*clicks, action)))
                else:
                    key = _key(here, after, action, seat)
                    found.setdefault(key, Decision((*clicks, action), key))
                if len(found) > most or len(seen) > MOST_STEPS * most:
                    return None
        level = longer
    return list(found.values())


def taken(state: State, seat: Player, clicks: Sequence[Action]) -> str:
    """Return the key of the decision that some clicks take, "" where they do not complete it.

    Raises IndexError where a decision has ended before its last click.
    """
    here = watched(state)
    key = ""
    for click in clicks:
        if key:
            raise IndexError(click)
        after = here.clone()
        after.apply(click)
        if not is_own_step(here, after, seat):
            key = _key(here, after, click, seat)
        here = after
    return key


def watched(state: State) -> State:
    """Return a copy of a state without its log, with dice that are watched."""
    here = state.clone()
    here.log = None
    here.dice = RecordingDice(here.dice)
    return here


def _key(before: State, after: State, action: Action, seat: Player) -> str:
    if is_fate(before, after, seat):
        return f"{action} {position(before)}"
    return position(after)


def texts(game: Game, state: State, clicks: Sequence[Action]) -> list[str]:
    """Return clicks in the game's notation."""
    here = watched(state)
    told = []
    for click in clicks:
        told.append(game.action_text(here, click))
        here.apply(click)
    return told
