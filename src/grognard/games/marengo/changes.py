"""What later versions of the rules play differently, for matches that began before.

Options that came later say so themselves; see `Option.since`.
"""

from typing import Final

from grognard.core.game import Change

CHANGES: Final[tuple[Change, ...]] = (
    Change(2, "§3", "board-measured"),
    Change(2, "§10", "bombardment-told"),
    Change(2, "§8", "face-once"),
    Change(2, "§11.9", "taken-locale"),
)
