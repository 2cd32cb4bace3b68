"""A value fitted to the results of games: a small network over a game's own terms.

The terms of a position are what one seat has, the same things of the other seat in the same order,
and then what only changes its sign from one seat to the other. So the value of a position to the
two seats is always one number and its opposite. See `grognard.ai.fitting` for how it is made.
"""

import json
import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import mypyc_attr

from grognard.core.errors import GrognardError
from grognard.core.state import State
from grognard.core.types import Player
from grognard.core.weights import Weights


@final
class Terms:
    """The terms of one position for one seat: `own`, `other` and `signed`, as described above."""

    __slots__ = ("other", "own", "signed")

    def __init__(
        self,
        own: list[float] | None = None,
        other: list[float] | None = None,
        signed: list[float] | None = None,
    ) -> None:
        self.own: list[float] = own if own is not None else []
        self.other: list[float] = other if other is not None else []
        self.signed: list[float] = signed if signed is not None else []

    def numbers(self) -> vec[float]:
        """Return all of them in order."""
        return vec[float](self.own + self.other + self.signed)

    def turned(self) -> vec[float]:
        """Return them as the other seat sees them."""
        return vec[float](self.other + self.own + [-number for number in self.signed])


@final
class Fitted:
    """The network: `straight` weighs the terms, `hidden` units add what bends.

    `inward[unit * terms + term]` leads to the hidden units, `bias` is theirs, `outward` leads on.
    `slope` stretches the game's own evaluation to the same scale.
    """

    __slots__ = ("bias", "hidden", "inward", "outward", "scale", "slope", "straight")

    def __init__(self, terms: int, hidden: int) -> None:
        self.hidden: int = hidden
        self.scale: vec[float] = vec[float]([1.0] * terms)
        self.straight: vec[float] = vec[float]([0.0] * terms)
        self.inward: vec[float] = vec[float]([0.0] * (terms * hidden))
        self.bias: vec[float] = vec[float]([0.0] * hidden)
        self.outward: vec[float] = vec[float]([0.0] * hidden)
        self.slope: float = 1.0

    def value(self, terms: Terms) -> float:
        """Return what a position is worth to the seat of its terms, -1 to 1."""
        return math.tanh(self.raw(terms.numbers()) - self.raw(terms.turned()))

    def stretched(self, evaluation: float) -> float:
        """Return the game's own evaluation on the scale of the fitted value."""
        return math.tanh(self.slope * evaluation)

    def raw(self, numbers: vec[float]) -> float:
        """Return one half of a value: what speaks for the first seat of the terms."""
        count = len(numbers)
        scaled = numbers[:]
        total = 0.0
        for at in range(count):
            scaled[at] = numbers[at] * self.scale[at]
            total += self.straight[at] * scaled[at]
        for unit in range(self.hidden):
            inner = self.bias[unit]
            row = unit * count
            for at in range(count):
                inner += self.inward[row + at] * scaled[at]
            if inner > 0.0:
                total += self.outward[unit] * inner
        return total

    def to_json(self) -> dict[str, Any]:
        """Return the numbers for a data file, rounded."""
        return {
            "slope": round(self.slope, 5),
            "scale": [round(number, 6) for number in self.scale],
            "straight": [round(number, 5) for number in self.straight],
            "inward": [round(number, 5) for number in self.inward],
            "bias": [round(number, 5) for number in self.bias],
            "outward": [round(number, 5) for number in self.outward],
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Judging:
    """What a game gives for a fitted value: the `names` of its terms, and the value, if any.

    `told` names the parts of which its evaluation is made, for people; `weights` are the numbers
    that its evaluation reads from a data file, None where it has none. A game without terms has
    this one.
    """

    def __init__(
        self,
        names: Sequence[str] = (),
        fitted: Fitted | None = None,
        told: Sequence[str] = (),
        weights: Weights | None = None,
    ) -> None:
        self.names: tuple[str, ...] = tuple(names)
        self.fitted: Fitted | None = fitted
        self.told: tuple[str, ...] = tuple(told)
        self.weights: Weights | None = weights

    def terms(self, state: State, seat: Player) -> Terms | None:
        """Return the terms of a position where a player turn begins, None where there are none."""
        return None

    def parts(self, state: State, seat: Player) -> list[float]:
        """Return what each of the parts told adds to the evaluation of a game that is not over.

        Each is said by the message `<game>-part-<name>`. What has no name of its own is left out.
        """
        return []


NO_TERMS: Final = Judging()


def fitted_from_json(saved: dict[str, Any]) -> Fitted:
    """Return the network of a data file."""
    fitted = Fitted(len(saved["scale"]), len(saved["bias"]))
    fitted.slope = float(saved["slope"])
    fitted.scale = vec[float]([float(number) for number in saved["scale"]])
    fitted.straight = vec[float]([float(number) for number in saved["straight"]])
    fitted.inward = vec[float]([float(number) for number in saved["inward"]])
    fitted.bias = vec[float]([float(number) for number in saved["bias"]])
    fitted.outward = vec[float]([float(number) for number in saved["outward"]])
    return fitted


def read_fitted(path: Path, names: Sequence[str]) -> Fitted | None:
    """Return the network in a data file, None where there is no file.

    Raises GrognardError where it was made of other terms.
    """
    if not path.exists():
        return None
    saved: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    if saved["terms"] != list(names):
        raise GrognardError("other-terms", name=path.name)
    return fitted_from_json(saved)
