"""Players for the tests of Marengo, Napoleonics and Prussia's Glory: they march and fight."""

import random
from typing import Any

from tests.browser.player import View, texts

MOVES_A_TURN = 9


class MarengoMarshal:
    """Marches and attacks with a few pieces a turn, and then lets the enemy move."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View) -> str:
        """Return the text of one of the view's choices."""
        answers = texts(view)
        if view["prompt"] == "s6-action":
            return self._begin(answers)
        deeds = [
            text for text in answers if text.startswith(("cross", "attack", "assault", "locale"))
        ]
        return self._random.choice(deeds or answers)

    def _begin(self, answers: list[str]) -> str:
        others = [text for text in answers if text != "end"]
        goes_on = bool(others) and self._random.random() < 0.6
        return self._random.choice(others) if goes_on else "end"


class NapoleonicsMarshal:
    """Orders whom it may, marches at the enemy and attacks whenever it can."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View) -> str:
        """Return the text of one of the view's choices; "done" only when nothing else is left."""
        answers = texts(view)
        deeds = [text for text in answers if text not in ("done", "no", "stop")]
        is_early_end = view["prompt"] == "move" and self._random.random() < 0.2
        if is_early_end and "done" in answers:
            return "done"
        return self._random.choice(deeds or answers)


def distance(a: str, b: str) -> int:
    """Count hexes from one to the other: odd columns lie half a hex lower."""
    (q, r), (other_q, other_r) = _cube(a), _cube(b)
    return max(abs(q - other_q), abs(r - other_r), abs(q - other_q + r - other_r))


def _cube(name: str) -> tuple[int, int]:
    column, row = int(name[:2]), int(name[2:])
    return column, row - (column - column % 2) // 2


def side_of(piece: str) -> str:
    """Return the side of a piece of Rossbach by its id."""
    return "prussian" if piece.startswith("R-P") else "coalition"


class Field:
    """What a player reads from its view."""

    def __init__(self, view: View) -> None:
        seen = view["observation"]
        self.texts = texts(view)
        self.hexes = [text for text in self.texts if text.isdigit()]
        self.side = "prussian" if view["seat"] == 0 else "coalition"
        pieces: list[dict[str, Any]] = [*seen["units"], *seen["leaders"]]
        self.hex_of = {one["id"]: one["hex"] for one in pieces if one["hex"]}
        self.enemies = [h for one, h in self.hex_of.items() if side_of(one) != self.side]
        self.piece = seen["question"].get("piece", "")

    def far(self, name: str) -> int:
        """Return how far the nearest enemy is from a hex."""
        return min((distance(name, other) for other in self.enemies), default=0)


class PrussiaMarshal:
    """Leads a few units a turn against the nearest enemy, and fights what there is to fight."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._moves = 0
        self.combats = 0

    def choose(self, view: View) -> str:
        """Return the text of one of the view's choices."""
        field = Field(view)
        match view["prompt"]:
            case "s22-place":
                return "quick"
            case "s7-move-piece":
                return self._begin(field)
            case "s7-move-to":
                return self._go(field)
            case "s10-declare" if "done" in field.texts:
                self.combats += 1
                return "done"
            case "s22-stack" | "s8-target" | "s4-trace":
                return "done" if "done" in field.texts else field.texts[0]
            case _:
                return self._random.choice(field.texts)

    def _begin(self, field: Field) -> str:
        own = [text for text in field.texts if text in field.hex_of and "-L" not in text]
        self._moves = self._moves + 1 if own and self._moves < MOVES_A_TURN else 0
        if not self._moves:
            return "done"
        return min(own, key=lambda one: (field.far(field.hex_of[one]), one))

    def _go(self, field: Field) -> str:
        here = field.far(field.hex_of[field.piece])
        nearest = min(field.hexes, key=field.far, default="")
        is_nearer = bool(nearest) and field.far(nearest) < here
        return nearest if is_nearer or "halt" not in field.texts else "halt"
