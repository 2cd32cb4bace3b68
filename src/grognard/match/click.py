"""What comes into a match: who sits there, and what they click."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from grognard.core.errors import BadSave, GrognardError
from grognard.core.record_file import is_clean
from grognard.core.types import Json, Player

PLAY: Final = "play"
UNDO: Final = "undo"
CHAIN: Final = "chain"
MIND: Final = "mind"
ASK: Final = "ask"
WITHDRAW: Final = "withdraw"
GRANT: Final = "grant"
REFUSE: Final = "refuse"
WORDS: Final = (ASK, WITHDRAW, GRANT, REFUSE)
"""What is said about asking back."""
VERBS: Final = (PLAY, UNDO, CHAIN, MIND, ASK, WITHDRAW, GRANT, REFUSE)
MAX_NAME: Final = 60
MOST_CHAINED: Final = 64
"""Clicks that one chain may hold."""


class MatchError(GrognardError):
    """A click that the match refuses; nothing has changed."""


@dataclass(frozen=True)
class Seat:
    """Who sits there: a player's name, and the name of the bot if it is one."""

    player: str = ""
    bot: str = ""

    def name(self) -> str:
        """Return the name for the record; a nameless bot goes by its kind."""
        return self.player or self.bot


def check_name(name: str) -> None:
    """Refuse a name that is too long or cannot be printed; raises MatchError."""
    if len(name) > MAX_NAME or not is_clean(name):
        raise MatchError("bad-name", name=ascii(name[:MAX_NAME]), limit=MAX_NAME)


@dataclass(frozen=True)
class Click:
    """One accepted change, in an order that no seat may see: what a server stores.

    `number` counts the clicks of the match, `step` those of the seat. `action` is the text of what
    was answered, of a whole chain (`chain_text`), or of who takes the seat (`mind_text`). The
    clicks and the match as it was saved before them give the match again.
    """

    number: int
    verb: str
    seat: Player
    step: int
    action: str = ""

    def to_json(self) -> Json:
        """Return the click as plain JSON."""
        return {
            "number": self.number,
            "verb": self.verb,
            "seat": self.seat,
            "step": self.step,
            "action": self.action,
        }


def click_from_json(data: object) -> Click:
    """Rebuild a click from `to_json`; raises BadSave on anything else."""
    if not isinstance(data, dict) or set(data) != {"number", "verb", "seat", "step", "action"}:
        raise BadSave("bad-click")
    number, seat, step = data["number"], data["seat"], data["step"]
    if not all(type(value) is int for value in (number, seat, step)):
        raise BadSave("bad-click")
    if data["verb"] not in VERBS or not isinstance(data["action"], str):
        raise BadSave("bad-click")
    return Click(number, data["verb"], seat, step, data["action"])


# Chains: several clicks stored, undone and repeated as one.


def chain_text(back: int, texts: Sequence[str]) -> str:
    """Return a chain as one text: how many own answers it takes back, then what it answers.

    >>> chain_text(1, ["card scout_a", "use move"])
    '[1,"card scout_a","use move"]'
    """
    return json.dumps([back, *texts], ensure_ascii=False, separators=(",", ":"))


def read_chain(text: str) -> tuple[int, list[str]]:
    """Return what `chain_text` wrote; raises BadSave on anything else."""
    try:
        back, *texts = json.loads(text)
    except (ValueError, TypeError):
        raise BadSave("bad-click") from None
    if type(back) is not int or back < 0 or not all(isinstance(one, str) for one in texts):
        raise BadSave("bad-click")
    return back, texts


# Minding: a computer player sits in a person's place for a while.


def mind_text(by: Player, bot: str) -> str:
    """Return who takes a seat and by which seat's wish: a bot, or "" for its person.

    >>> mind_text(1, "marshal")
    '[1,"marshal"]'
    """
    return json.dumps([by, bot], ensure_ascii=False, separators=(",", ":"))


def read_mind(text: str) -> tuple[Player, str]:
    """Return what `mind_text` wrote; raises BadSave on anything else."""
    try:
        by, bot = json.loads(text)
    except (ValueError, TypeError):
        raise BadSave("bad-click") from None
    if type(by) is not int or by < 0 or not isinstance(bot, str):
        raise BadSave("bad-click")
    return by, bot
