"""Errors with stable codes; the catalogues hold a sentence for each."""

from grognard.core.message import Argument, Message
from grognard.core.reason import Reason


class GrognardError(Exception):
    """Something the caller gave cannot be used; `code` is stable and has a catalogue sentence."""

    def __init__(self, code: str, **params: Argument) -> None:
        self.code: str = code
        self.params: dict[str, Argument] = params
        inside = ", ".join(f"{name}={value!r}" for name, value in params.items())
        super().__init__(f"{code} ({inside})" if inside else code)

    def message(self) -> Message:
        """Return the sentence to say."""
        return Message(f"error-{self.code}", self.params)

    def __reduce__(self) -> tuple[object, ...]:
        return (_again, (type(self), self.code, self.params))


def _again(kind: type[GrognardError], code: str, params: dict[str, Argument]) -> GrognardError:
    """Rebuild an error that comes from another process."""
    return kind(code, **params)


class UnknownGame(GrognardError):
    """No game of this name is registered."""


class UnknownScenario(GrognardError):
    """The game has no scenario of this id."""


class BadOption(GrognardError):
    """The game has no such option, or the option no such value."""


class BadAction(GrognardError):
    """The text names no action, or the integer lies outside the action space."""


class BadSave(GrognardError):
    """A saved state is broken or belongs to another game or version."""


class BadRecord(GrognardError):
    """A record is broken or does not verify."""


class DiceError(GrognardError):
    """A die was asked for what it cannot give: an exhausted or impossible script."""


class MissingMethod(GrognardError):
    """A game, its state, or a computer player lacks a method that the contract asks for."""


class IllegalAction(GrognardError):
    """An action was refused; `reason` holds the rule that forbids it."""

    def __init__(self, reason: Reason) -> None:
        super().__init__("illegal-action", rule=reason.code, section=reason.section)
        self.reason: Reason = reason

    def message(self) -> Message:
        """Return the sentence of the rule that refused it."""
        return self.reason.message()

    def __reduce__(self) -> tuple[object, ...]:
        return (IllegalAction, (self.reason,))
