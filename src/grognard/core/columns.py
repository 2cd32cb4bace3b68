"""The columns of a state, declared once: one pass makes them, copies, saves, loads or checks them.

A state names its columns in one method, `columns(c, of)`; what is done with them depends on the
visitor `c`. A column of small numbers is a `vec`: it is copied in a moment, and nothing appends to
it. What grows, or holds numbers of more than 63 bits, is a list. A game in interpreted Python has
lists alone, since a `vec` that crosses from there into compiled code is never given back.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from grognard.core.errors import MissingMethod
from grognard.core.saves import whole, wholes
from grognard.core.types import Json

NO_COLUMN: Final = vec[i64]()
NO_SHORTS: Final = vec[i16]()
NO_BYTES: Final = vec[u8]()
NO_LIST: Final[list[int]] = []
"""What a column is before it is made; never written to."""

DERIVED: Final = ""
"""The name of a column that follows from others: it is copied, and not saved; see
`State.derive`."""
MOST: Final = (1 << 63) - 1
ANY_LENGTH: Final = -1


@final
class Shape:
    """How long a column is, what fills a new one, and what it may hold.

    A number that came later (`is_late`) is saved where it is not blank, and older saves lack it.
    """

    __slots__ = ("blank", "is_late", "least", "length", "most")

    def __init__(
        self,
        length: int = 1,
        blank: int = 0,
        least: int = -MOST,
        most: int = MOST,
        is_late: bool = False,
    ) -> None:
        self.length: int = length
        self.blank: int = blank
        self.least: int = least
        self.most: int = most
        self.is_late: bool = is_late

    def read(self, values: object) -> list[int]:
        """Return numbers of this shape; raises ValueError on anything else."""
        return wholes(values, self.length, self.least, self.most)


NUMBER: Final = Shape(1)
GROWING: Final = Shape(ANY_LENGTH)
"""A list that begins empty and holds any numbers."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Columns:
    """What is done with each column; `own` is the column of the state that is copied or saved.

    A column named DERIVED follows from others.
    """

    def column(self, name: str, own: vec[i64], shape: Shape) -> vec[i64]:
        """Pass over a column of whole numbers."""
        raise MissingMethod("missing-method", name="Columns.column")

    def shorts(self, name: str, own: vec[i16], shape: Shape) -> vec[i16]:
        """Pass over a long column of numbers below 32,768."""
        raise MissingMethod("missing-method", name="Columns.shorts")

    def bytes(self, name: str, own: vec[u8], shape: Shape) -> vec[u8]:
        """Pass over a long column of numbers from 0 to 255."""
        raise MissingMethod("missing-method", name="Columns.bytes")

    def numbers(self, name: str, own: list[int], shape: Shape = GROWING) -> list[int]:
        """Pass over a list; of any length it begins empty, and grows."""
        raise MissingMethod("missing-method", name="Columns.numbers")

    def number(self, name: str, own: int, shape: Shape = NUMBER) -> int:
        """Pass over a single number."""
        raise MissingMethod("missing-method", name="Columns.number")

    def truth(self, name: str, own: bool) -> bool:
        """Pass over a yes or no."""
        raise MissingMethod("missing-method", name="Columns.truth")

    def pick(self, name: str, own: int, ids: list[str]) -> int:
        """Pass over a choice among things with ids, of which the place is kept."""
        raise MissingMethod("missing-method", name="Columns.pick")


@mypyc_attr(allow_interpreted_subclasses=True)
class Fresh(Columns):
    """Makes every column anew, with nothing in it."""

    def column(self, name: str, own: vec[i64], shape: Shape) -> vec[i64]:
        """Return a column full of blanks."""
        return vec[i64]([shape.blank] * shape.length)

    def shorts(self, name: str, own: vec[i16], shape: Shape) -> vec[i16]:
        """Return a long column full of blanks."""
        fill: i16 = shape.blank
        return vec[i16]([fill] * shape.length)

    def bytes(self, name: str, own: vec[u8], shape: Shape) -> vec[u8]:
        """Return a long column full of blanks."""
        fill: u8 = shape.blank
        return vec[u8]([fill] * shape.length)

    def numbers(self, name: str, own: list[int], shape: Shape = GROWING) -> list[int]:
        """Return a list full of blanks, or an empty one."""
        return [shape.blank] * max(shape.length, 0)

    def number(self, name: str, own: int, shape: Shape = NUMBER) -> int:
        """Return the blank."""
        return shape.blank

    def truth(self, name: str, own: bool) -> bool:
        """Return no."""
        return False

    def pick(self, name: str, own: int, ids: list[str]) -> int:
        """Return the first."""
        return 0


@final
class Saved(Columns):
    """Writes every column down under its name, as JSON."""

    def __init__(self) -> None:
        self.names: Json = {}
        self.derived: list[object] = []

    def _write(self, name: str, value: object) -> None:
        """Write a value down under its name; what is derived has none, and is not saved."""
        if name == DERIVED:
            self.derived.append(value)
        else:
            self.names[name] = value

    def column(self, name: str, own: vec[i64], shape: Shape) -> vec[i64]:
        """Write a column down."""
        self._write(name, [int(number) for number in own])
        return own

    def shorts(self, name: str, own: vec[i16], shape: Shape) -> vec[i16]:
        """Write a long column down."""
        self._write(name, [int(number) for number in own])
        return own

    def bytes(self, name: str, own: vec[u8], shape: Shape) -> vec[u8]:
        """Write a long column down."""
        self._write(name, [int(number) for number in own])
        return own

    def numbers(self, name: str, own: list[int], shape: Shape = GROWING) -> list[int]:
        """Write a list down."""
        self._write(name, own[:])
        return own

    def number(self, name: str, own: int, shape: Shape = NUMBER) -> int:
        """Write a number down."""
        if not shape.is_late or own != shape.blank:
            self._write(name, own)
        return own

    def truth(self, name: str, own: bool) -> bool:
        """Write a yes or no down."""
        self._write(name, own)
        return own

    def pick(self, name: str, own: int, ids: list[str]) -> int:
        """Write an id down."""
        self._write(name, ids[own])
        return own


@final
class Checked(Columns):
    """Finds the columns that hold what they may not, or are too long or too short."""

    def __init__(self) -> None:
        self.broken: list[str] = []

    def _check(self, name: str, numbers: list[int], shape: Shape) -> None:
        try:
            shape.read(numbers)
        except ValueError as error:
            self.broken.append(f"{name}: {error}")

    def column(self, name: str, own: vec[i64], shape: Shape) -> vec[i64]:
        """Check a column."""
        self._check(name, [int(number) for number in own], shape)
        return own

    def shorts(self, name: str, own: vec[i16], shape: Shape) -> vec[i16]:
        """Check a long column."""
        self._check(name, [int(number) for number in own], shape)
        return own

    def bytes(self, name: str, own: vec[u8], shape: Shape) -> vec[u8]:
        """Check a long column."""
        self._check(name, [int(number) for number in own], shape)
        return own

    def numbers(self, name: str, own: list[int], shape: Shape = GROWING) -> list[int]:
        """Check a list."""
        self._check(name, own, shape)
        return own

    def number(self, name: str, own: int, shape: Shape = NUMBER) -> int:
        """Check a number."""
        self._check(name, [own], shape)
        return own

    def truth(self, name: str, own: bool) -> bool:
        """Let it be: it is one or the other."""
        return own

    def pick(self, name: str, own: int, ids: list[str]) -> int:
        """Check a choice."""
        self._check(name, [own], Shape(1, 0, 0, len(ids) - 1))
        return own


@final
class Loaded(Fresh):
    """Reads every column from what `Saved` wrote; raises ValueError or KeyError on anything else.

    What is derived begins blank.
    """

    def __init__(self, names: Json | None = None) -> None:
        self.names: Json = {} if names is None else names

    def column(self, name: str, own: vec[i64], shape: Shape) -> vec[i64]:
        """Read a column."""
        if name == DERIVED:
            return super().column(name, own, shape)
        numbers = shape.read(self.names[name])
        return vec[i64](numbers)

    def shorts(self, name: str, own: vec[i16], shape: Shape) -> vec[i16]:
        """Read a long column."""
        found = super().shorts(name, own, shape)
        if name == DERIVED:
            return found
        for place, number in enumerate(shape.read(self.names[name])):
            found[place] = number
        return found

    def bytes(self, name: str, own: vec[u8], shape: Shape) -> vec[u8]:
        """Read a long column."""
        found = super().bytes(name, own, shape)
        if name == DERIVED:
            return found
        for place, number in enumerate(shape.read(self.names[name])):
            found[place] = number
        return found

    def numbers(self, name: str, own: list[int], shape: Shape = GROWING) -> list[int]:
        """Read a list."""
        if name == DERIVED:
            return super().numbers(name, own, shape)
        return shape.read(self.names[name])

    def number(self, name: str, own: int, shape: Shape = NUMBER) -> int:
        """Read a number."""
        if name == DERIVED or (shape.is_late and name not in self.names):
            return super().number(name, own, shape)
        return whole(self.names[name], shape.least, shape.most)

    def truth(self, name: str, own: bool) -> bool:
        """Read a yes or no; older saves have 1 and 0."""
        if name == DERIVED:
            return super().truth(name, own)
        value = self.names[name]
        return value if isinstance(value, bool) else whole(value, 0, 1) == 1

    def pick(self, name: str, own: int, ids: list[str]) -> int:
        """Read an id; raises ValueError if it is not known."""
        value = self.names[name]
        if not isinstance(value, str) or value not in ids:
            raise ValueError(f"no {name} {value!r}")
        return ids.index(value)


FRESH: Final = Fresh()
