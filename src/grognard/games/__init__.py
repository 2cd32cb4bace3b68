"""The games, one folder each; `core.registry` loads them by name.

Loading a game makes this folder the attribute `grognard.games`, in place of the function of that
name, so the folder can be called like it.
"""

import sys
from types import ModuleType

from grognard.core.registry import games


class _Games(ModuleType):
    """A folder that answers `grognard.games()` as the function does."""

    def __call__(self) -> list[str]:
        """Return the names of all games that can be loaded, sorted."""
        return games()


sys.modules[__name__].__class__ = _Games
