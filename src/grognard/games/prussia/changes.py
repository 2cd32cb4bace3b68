"""What later versions of the rules play differently, for matches that began before.

Options that came later say so themselves; see `Option.since`.
"""

from typing import Final

from grognard.core.game import Change

CHANGES: Final[tuple[Change, ...]] = (
    Change(2, "§15.2", "leader-alone"),
    Change(2, "§12.3", "leaders-leave"),
    Change(2, "§7.5.1", "locked-infantry"),
    Change(2, "§8", "battery-faces"),
    Change(2, "§25", "russian-foot"),
    Change(2, "§7.5.1", "full-locked"),
    Change(2, "§26.1", "commander-gone"),
)
