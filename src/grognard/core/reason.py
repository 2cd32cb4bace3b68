"""Why something is not allowed, with the rule that says so."""

from collections.abc import Mapping, Sequence
from typing import final

from grognard.core.message import Argument, Message
from grognard.core.types import Json


@final
class Reason:
    """The rule that forbids an action: a stable code, its section, and what it speaks of."""

    __slots__ = ("code", "params", "section")

    def __init__(
        self, code: str = "", section: str = "", params: Mapping[str, Argument] | None = None
    ) -> None:
        self.code: str = code
        self.section: str = section
        self.params: dict[str, Argument] = dict(params) if params is not None else {}

    def message(self) -> Message:
        """Return the sentence to say; the code is its id in the catalogue."""
        return Message(self.code, self.params)

    def is_said_in(self, others: "Sequence[Reason]") -> bool:
        """Say whether one of the others is the same sentence, under whatever section."""
        said = self.message().to_json()
        for other in others:
            if other.code == self.code and other.message().to_json() == said:
                return True
        return False

    def to_json(self) -> Json:
        """Return the reason as plain JSON."""
        return {"section": self.section, "message": self.message().to_json()}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.code, self.section))

    def __repr__(self) -> str:
        inside = f", {self.params!r}" if self.params else ""
        return f"Reason({self.code!r}, {self.section!r}{inside})"


@final
class Reasons:
    """The reasons of a game, each declared once.

    `NOT_ADJACENT: Final = WHY.add("not-adjacent", "§5.2")` is all there is to say of one:
    `add` returns the code that verdicts give; the message is `<game>-why-<id>`.
    """

    def __init__(self, game: str = "") -> None:
        self._game = game
        self.ids: list[str] = [""]
        self.sections: list[str] = [""]

    def add(self, id: str, section: str) -> int:
        """Declare a reason; its code follows the one before, and the first is 1."""
        self.ids.append(f"{self._game}-why-{id}")
        self.sections.append(section)
        return len(self.ids) - 1

    def reason(self, code: int, params: Mapping[str, Argument] | None = None) -> Reason:
        """Return the reason behind a code."""
        return Reason(self.ids[code], self.sections[code], params)


NOT_ASKED = "core-why-not-asked"
"""Code of "the open question is another one"."""

NO_WAY = "core-why-no-way"
"""Code of "no clicks of this decision lead there"."""

AFTER_FATE = "core-why-after-fate"
"""Code of "what comes before it must be seen first"."""

NOT_YOURS = "core-why-not-yours"
"""Code of "this is the other seat's decision"."""

GAME_OVER = "core-why-game-over"
"""Code of "the game has ended"."""

NO_SUCH_THING = "core-why-no-such-thing"
"""Code of "there is no such thing on this table"."""
