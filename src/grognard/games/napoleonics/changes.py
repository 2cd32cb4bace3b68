"""What later versions of the rules play differently, for matches that began before.

Options that came later say so themselves; see `Option.since`.
"""

from typing import Final

from grognard.core.game import Change

CHANGES: Final[tuple[Change, ...]] = (
    Change(2, "§6.4", "joining-battery"),
    Change(2, "§5.5", "artillery-dice"),
    Change(2, "§9", "streams"),
)
