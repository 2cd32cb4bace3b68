"""The stack of open questions: pending work as plain ints, so that it survives clone and save."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from grognard.core.types import NOBODY

WIDTH: Final = 6


@final
@mypyc_attr(acyclic=True)
class Questions:
    """A stack of frames (question, owner, a, b, c, d); the top frame is the open question.

    What the four arguments mean is the question's own affair. Rules push a frame instead of
    calling themselves: a retreat inside a loss inside a combat is three frames.
    """

    __slots__ = ("frames",)

    def __init__(self) -> None:
        self.frames: list[int] = []

    def push(
        self, question: int, owner: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0
    ) -> None:
        """Open a question above all others."""
        frames = self.frames
        frames.append(question)
        frames.append(owner)
        frames.append(a)
        frames.append(b)
        frames.append(c)
        frames.append(d)

    def pop(self) -> None:
        """Close the top question."""
        del self.frames[-WIDTH:]

    def is_empty(self) -> bool:
        """Say whether nothing is asked."""
        return not self.frames

    def depth(self) -> int:
        """Return the number of open questions."""
        return len(self.frames) // WIDTH

    def question(self) -> int:
        """Return the top question, or NOBODY (-1) if nothing is asked."""
        return self.frames[-6] if self.frames else NOBODY

    def owner(self) -> int:
        """Return the seat that answers the top question."""
        return self.frames[-5] if self.frames else NOBODY

    def a(self) -> int:
        """Return the first argument of the top question."""
        return self.frames[-4]

    def b(self) -> int:
        """Return the second argument of the top question."""
        return self.frames[-3]

    def c(self) -> int:
        """Return the third argument of the top question."""
        return self.frames[-2]

    def d(self) -> int:
        """Return the fourth argument of the top question."""
        return self.frames[-1]

    def set_a(self, value: int) -> None:
        """Change the first argument of the top question."""
        self.frames[-4] = value

    def set_b(self, value: int) -> None:
        """Change the second argument of the top question."""
        self.frames[-3] = value

    def set_c(self, value: int) -> None:
        """Change the third argument of the top question."""
        self.frames[-2] = value

    def set_d(self, value: int) -> None:
        """Change the fourth argument of the top question."""
        self.frames[-1] = value

    def clone(self) -> "Questions":
        """Return an independent copy."""
        twin = Questions()
        twin.frames = self.frames[:]
        return twin
