"""The account of a game: every number that decides it, by seat, each with the rule it stands under.

It is part of the observation, under "account", and so holds nothing a seat may not know: the
client's sheet and the terminal's are drawn from it, at any time and when the game is over.
"""

from collections.abc import Sequence
from typing import Final, cast

from grognard.core.head_start import given
from grognard.core.message import Message
from grognard.core.sent import AccountLine, AccountRole

PART: Final[AccountRole] = "part"
"""What is added up."""
SUM: Final[AccountRole] = "sum"
"""What has been added up, and decides."""
NEEDED: Final[AccountRole] = "needed"
"""What a side must reach."""
FACT: Final[AccountRole] = "fact"
"""What else decides, or may."""
LOSS: Final[AccountRole] = "loss"


def head_start_line(head_start: int, label: Message, section: str) -> list[AccountLine]:
    """Return the points that a side was given before the first move, if any were."""
    if head_start == 0:
        return []
    return [line(PART, label, section, [given(head_start, seat) for seat in (0, 1)])]


def line(
    role: AccountRole, label: Message, section: str, values: Sequence[int | Message | None]
) -> AccountLine:
    """Return a line: a value for each seat, None where it has none or is not to be known."""
    shown = [value.to_json() if isinstance(value, Message) else value for value in values]
    found = {"role": role, "label": label.to_json(), "section": section, "values": shown}
    return cast(AccountLine, found)
