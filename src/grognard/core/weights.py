"""The numbers of an evaluation that games may choose: a data file of the game, and its card.

A weight has a name, a value, and the two values between which a tuner tries it. The evaluation
reads `WEIGHTS.values[NAME]`; only a tuner sets others, for the length of a thought.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, final

from librt.vecs import vec

from grognard.core.errors import GrognardError


@final
class Weights:
    """Numbers in the order of `names`; `low` and `high` are what a tuner gives each by lot.

    `card` says how the values were chosen.
    """

    __slots__ = ("card", "high", "low", "names", "shipped", "values")

    def __init__(
        self,
        names: Sequence[str],
        values: Sequence[float],
        low: Sequence[float],
        high: Sequence[float],
        card: dict[str, Any] | None = None,
    ) -> None:
        self.names: tuple[str, ...] = tuple(names)
        self.values: vec[float] = vec[float](list(values))
        self.shipped: vec[float] = self.values[:]
        self.low: vec[float] = vec[float](list(low))
        self.high: vec[float] = vec[float](list(high))
        self.card: dict[str, Any] = card if card is not None else {}

    def draft(self, values: Sequence[float]) -> None:
        """Judge by other values from now on, for tuners only; raises GrognardError."""
        if len(values) != len(self.names):
            raise GrognardError("other-weights", name="draft")
        self.values = vec[float](list(values))

    def restore(self) -> None:
        """Judge by the values of the data file again."""
        self.values = self.shipped[:]


def read_weights(path: Path, names: Sequence[str]) -> Weights:
    """Return the weights of a data file, in the order of `names`; raises GrognardError.

    It holds `card`, and `weights`: by name the value, or the value, the low and the high one.
    """
    try:
        saved: Any = json.loads(path.read_text(encoding="utf-8"))
        card, rows = dict(saved["card"]), dict(saved["weights"])
        numbers = [_numbers_of(rows[name]) for name in names if name in rows]
    except (OSError, ValueError, KeyError, TypeError):
        raise GrognardError("bad-weights", name=path.name) from None
    if sorted(rows) != sorted(names):
        raise GrognardError("other-weights", name=path.name)
    values, low, high = ([row[at] for row in numbers] for at in range(3))
    return Weights(names, values, low, high, card)


def weights_text(card: dict[str, Any], weights: Weights, values: Sequence[float]) -> str:
    """Return a data file with these values, a line for each weight."""
    rows = []
    for at, name in enumerate(weights.names):
        row = [round(values[at], 5), weights.low[at], weights.high[at]]
        rows.append(f"    {json.dumps(name)}: {json.dumps(row)}")
    told = json.dumps(card, indent=2, ensure_ascii=False).replace("\n", "\n  ")
    return f'{{\n  "card": {told},\n  "weights": {{\n' + ",\n".join(rows) + "\n  }\n}\n"


def _numbers_of(row: object) -> list[float]:
    """Return the value, the low and the high one; a value alone is never changed."""
    found: list[Any] = row if isinstance(row, list) else [row] * 3
    numbers = [float(number) for number in found]
    if len(numbers) != 3:
        raise ValueError
    return numbers
