"""Names that every module shares."""

from typing import Final, TypeAlias

Player: TypeAlias = int
"""A seat: 0, 1, ... in the order of `Game.seats`."""

Action: TypeAlias = int
"""One click: 0 <= action < `Game.num_actions`."""

NOBODY: Final = -1
"""No seat: nobody is to move, nobody has won."""

SPECTATOR: Final = -2
"""A watcher without a seat, who sees what every seat may see."""

OPEN: Final = -3
"""Who watches a game that is over with everything turned over, at every moment of it."""

OK: Final = 0
"""What a legality function returns for an action that no rule forbids."""

NOT_ASKED_CODE: Final = -1
"""What it returns for an action that does not answer the open question."""

Json: TypeAlias = dict[str, object]
"""A dictionary that `json.dumps` accepts."""
