"""Players for the tests: one that takes objectives, and one that only passes."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

View = dict[str, Any]
Tile = dict[str, Any]
CARDS = ("rifleman", "scout", "platoon_sergeant", "squad_leader")
USES = ("control", "scout", "move", "attack", "command", "inspire", "bolster")


class Chooser(Protocol):
    """Whoever answers questions."""

    def choose(self, view: View) -> str:
        """Return the text of one of the view's choices."""


def texts(view: View) -> list[str]:
    """Return the answers of a view: "card rifleman_a", "use move", "tile 13B", "done"."""
    return [choice["text"] for choice in view["choices"]]


class Player:
    """Walks riflemen to scouted objectives and takes control of them."""

    def choose(self, view: View) -> str:
        """Return the text of one of the view's choices."""
        table = Table(view)
        match view["prompt"]:
            case "bid":
                return texts(view)[-1]
            case "play":
                return self._play(table)
            case "use":
                return self._use(table)
            case "move":
                return self._move(table)
            case _:
                return max(texts(view), key=lambda text: ("rifleman" in text, text))

    def _play(self, table: "Table") -> str:
        wanted = [f"card {kind}" for kind in CARDS]
        return next(
            (one for begin in wanted for one in table.texts if one.startswith(begin)), "done"
        )

    def _use(self, table: "Table") -> str:
        uses = [f"use {use}" for use in USES]
        here = table.here(table.card)
        if here is None or not here["worth"] or table.marker(here) == "controlled":
            uses.remove("use control")
        return next((use for use in uses if use in table.texts), table.texts[0])

    def _move(self, table: "Table") -> str:
        if table.verb == "scout":
            return table.step(lambda tile: bool(tile["worth"]) and not table.marker(tile))
        return table.step(lambda tile: bool(tile["worth"]) and table.marker(tile) == "scouted")


class Idler:
    """Bids its last card and ends every turn."""

    def choose(self, view: View) -> str:
        """Return "done" where it is offered, else the last answer."""
        return "done" if "done" in texts(view) else texts(view)[-1]


class Table:
    """What a player reads from its view."""

    def __init__(self, view: View) -> None:
        self.texts = texts(view)
        observation = view["observation"]
        self._tiles: list[Tile] = observation["tiles"]
        self._seat: str = observation["seat"]
        action = observation["action"] or {}
        self.card: str = action.get("card", "")
        self.verb: str = action.get("verb") or ""

    def marker(self, tile: Tile) -> str:
        """Return "scouted" or "controlled" by this side, or nothing."""
        return str(tile["markers"][self._seat])

    def here(self, card: str) -> Tile | None:
        """Return where the unit of a card stands."""
        name = f"{self._seat}:{card}"
        return next((tile for tile in self._tiles if _stands(tile, name)), None)

    def step(self, is_goal: Callable[[Tile], bool]) -> str:
        """Return the offered tile from which a goal is nearest; "done" if there is none."""
        offered = [tile for tile in self._tiles if f"tile {tile['id']}" in self.texts]
        far = {tile["id"]: self._distance(tile, is_goal) for tile in offered}
        best = min(far, key=lambda id: (far[id], id))
        return f"tile {best}" if far[best] < len(self._tiles) else self.texts[-1]

    def _distance(self, start: Tile, is_goal: Callable[[Tile], bool]) -> int:
        """Count steps over tiles that the unit may enter."""
        ring, seen = [start], {start["id"]}
        for steps in range(len(self._tiles)):
            if any(is_goal(tile) for tile in ring):
                return steps
            ring = [tile for one in ring for tile in self._next(one) if tile["id"] not in seen]
            seen |= {tile["id"] for tile in ring}
        return len(self._tiles)

    def _next(self, tile: Tile) -> Sequence[Tile]:
        may_enter = self.verb == "scout"
        return [
            other
            for other in self._tiles
            if _touches(tile, other) and (may_enter or self.marker(other))
        ]


def _stands(tile: Tile, name: str) -> bool:
    return any(unit["unit"] == name for unit in tile["units"])


def _touches(a: Tile, b: Tile) -> bool:
    apart, shift = abs(a["line"] - b["line"]), abs(a["place"] - b["place"])
    return (apart, shift) in ((0, 2), (1, 1))
