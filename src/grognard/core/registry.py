"""The games that can be played: ours by name, others by entry points.

Another package adds a game with an entry point in the group `grognard.games` whose value is the
module holding `GAME`.
"""

from importlib import import_module
from importlib.metadata import entry_points
from typing import Final

from grognard.core.errors import UnknownGame
from grognard.core.game import Game

GROUP: Final = "grognard.games"

BUILT_IN: Final[dict[str, str]] = {
    "marengo": "grognard.games.marengo",
    "napoleonics": "grognard.games.napoleonics",
    "prussia": "grognard.games.prussia",
    "undaunted": "grognard.games.undaunted",
}

TEMPLATES: Final[dict[str, str]] = {
    "skirmish": "grognard.games._template",
}
"""Games to copy, playable by name but not listed."""


_LOADED: Final[dict[str, Game]] = {}
"""Games once loaded: to look for one searches all installed packages."""


def _modules() -> dict[str, str]:
    modules = {point.name: point.value for point in entry_points(group=GROUP)}
    modules.update(BUILT_IN)
    return modules


def games() -> list[str]:
    """Return the names of all games that can be loaded, sorted.

    >>> "undaunted" in games()
    True
    """
    return sorted(_modules())


def load(name: str) -> Game:
    """Return the game of this name; raises UnknownGame.

    >>> load("undaunted").name
    'undaunted'
    """
    if name in _LOADED:
        return _LOADED[name]
    module = _modules().get(name) or TEMPLATES.get(name)
    if module is None:
        raise UnknownGame("unknown-game", name=name, known=", ".join(games()))
    game = getattr(import_module(module), "GAME", None)
    if not isinstance(game, Game):
        raise UnknownGame("not-a-game", name=name, module=module)
    _LOADED[name] = game
    return game
