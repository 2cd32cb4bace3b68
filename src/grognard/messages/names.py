"""Names inside a sentence: declined, and agreed with.

A message inside another brings its attributes along: a case each (`.gen`), and `.gender`. What a
sentence may ask of them are the functions here; the browser has the same ones, in names.ts.
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern

NOMINATIVE: Final = "nom"
"""The case that a name has by itself: the value of its message."""
GENDER: Final = "gender"
"""The attribute that says m, f, n or pl: what the words around a name agree with."""


class NoSuchFormError(Exception):
    """A name was asked for a form that it has not; only raised where names are checked."""


class Name(str):
    """A message said inside another: its nominative, and its other forms when asked for."""

    forms: dict[str, Callable[[], str]]

    def __new__(cls, text: str, forms: dict[str, Callable[[], str]]) -> "Name":
        """Wrap a text with the ways to say it otherwise."""
        name = super().__new__(cls, text)
        name.forms = forms
        return name


_Function: TypeAlias = Callable[..., Any]


def functions(*, is_strict: bool = False) -> dict[str, _Function]:
    """Return what a sentence may call; strictly, a form that a name lacks is an error."""

    def form(name: object, which: str) -> str | None:
        if not isinstance(name, Name):
            return None
        if which not in name.forms and is_strict:
            raise NoSuchFormError(f"{name} has no .{which}")
        return name.forms[which]() if which in name.forms else None

    def case(name: object, which: str) -> object:
        return name if which == NOMINATIVE else form(name, which) or name

    def gender(name: object) -> str:
        return form(name, GENDER) or ""

    def agree(name: object, word: str, **words: str) -> str:
        return words.get(gender(name), word)

    return {"AGREE": agree, "CASE": case, "GENDER": gender, "CAPITAL": _capital}


def _capital(text: object) -> object:
    return text[:1].upper() + text[1:] if isinstance(text, str) else text


def name_of(
    bundle: FluentBundle, id: str, args: dict[str, Any], text: str, *, is_strict: bool = False
) -> Name:
    """Return a message as a name, with its attributes as forms; strictly, a bad one raises."""

    def said(pattern: Pattern) -> Callable[[], str]:
        def say() -> str:
            form, errors = bundle.format_pattern(pattern, args)
            if errors and is_strict:
                raise errors[0]
            return str(form)

        return say

    attributes = bundle.get_message(id).attributes
    return Name(text, {name: said(pattern) for name, pattern in attributes.items()})
