"""What an answer would open: the next question of the seat, with the odds of its answers.

It is a function of what the seat may see: computed in two samples, and told only where they agree.
"""

from collections.abc import Callable
from typing import NamedTuple

from grognard.core.game import Game
from grognard.core.message import Message
from grognard.core.odds import Odds
from grognard.core.state import State
from grognard.core.types import Action, Json, Player
from grognard.match.chains import Samples, is_fate
from grognard.match.view import Choice, choice_of


class Opened(NamedTuple):
    """A choice of the next question, and what it would roll."""

    choice: Choice
    odds: Odds | None

    def to_json(self) -> Json:
        """Return it as plain JSON."""
        return {"choice": self.choice.to_json(), "odds": _told(self.odds)}


class Preview(NamedTuple):
    """What comes of an answer, up to the next fate.

    `odds` are those of the answer itself. `is_fate`: it rolls, draws, shows, ends, or asks the
    other seat, and nothing is told of what comes after. Else the next question is told, with its
    choices; where the samples do not agree on it, its prompt is "". `is_late`: given up by the
    clock.
    """

    odds: Odds | None
    is_fate: bool
    prompt: str = ""
    question: Message | None = None
    section: str = ""
    opened: tuple[Opened, ...] = ()
    is_late: bool = False

    def to_json(self) -> Json:
        """Return the preview as plain JSON."""
        return {
            "odds": _told(self.odds),
            "is_fate": self.is_fate,
            "prompt": self.prompt,
            "question": None if self.question is None else self.question.to_json(),
            "section": self.section,
            "opened": [one.to_json() for one in self.opened],
        }


def preview(
    game: Game,
    seat: Player,
    samples: Samples,
    action: Action,
    is_late: Callable[[], bool] = lambda: False,
) -> Preview:
    """Return what comes of a legal answer, as far as two samples agree."""
    first = _preview(game, seat, samples.first, action, is_late)
    second = first if first.is_late else _preview(game, seat, samples.second, action, is_late)
    if first.is_late or second.is_late:
        return Preview(None, True, is_late=True)
    if first.to_json() == second.to_json():
        return first
    odds = first.odds if _told(first.odds) == _told(second.odds) else None
    return Preview(odds, first.is_fate or second.is_fate)


def _preview(
    game: Game, seat: Player, sample: State, action: Action, is_late: Callable[[], bool]
) -> Preview:
    """Return what comes of an answer in one sample."""
    odds = game.odds(sample, action)
    if len(sample.seats_to_answer()) > 1:
        return Preview(odds, True)
    after = sample.clone()
    after.apply(action)
    if is_fate(sample, after, seat):
        return Preview(odds, True)
    opened: list[Opened] = []
    for one in after.legal_actions(seat):
        if is_late():
            return Preview(odds, False, is_late=True)
        opened.append(Opened(choice_of(game, after, one), game.odds(after, one)))
    question = game.describe_prompt(after)
    return Preview(odds, False, after.prompt(), question, after.section(), tuple(opened))


def _told(odds: Odds | None) -> Json | None:
    return None if odds is None else odds.to_json()
