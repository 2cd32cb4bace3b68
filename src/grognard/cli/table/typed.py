"""What the player typed: an answer, a word of ours, or neither."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from grognard.cli.shell import Shell
from grognard.cli.table.reading import Line, matching, words
from grognard.match import View

WORDS: Final = (
    "help",
    "why",
    "odds",
    "hint",
    "all",
    "undo",
    "log",
    "account",
    "board",
    "save",
    "load",
    "quit",
)
"""Every word that can be typed instead of an answer; each has a line on the help page."""


@dataclass(frozen=True)
class Typed:
    """A line understood: a word with the rest of the line, or the answers it may mean."""

    word: str = ""
    rest: str = ""
    answers: tuple[int, ...] = ()


def answer_lines(shell: Shell, view: View) -> list[Line]:
    """Return the answers as lines of a list, by notation and by label."""
    return [Line(choice.text, shell.say.say(choice.label)) for choice in view.choices]


def understand(shell: Shell, view: View, line: str) -> Typed:
    """Say what a line means: a number or an exact answer first, then our words, then beginnings.

    An empty line means the only answer, where there is only one.
    """
    lines = answer_lines(shell, view)
    if not line:
        return Typed(answers=(0,) if len(lines) == 1 else ())
    found = positions(lines, matching(lines, line))
    if len(found) == 1 and is_exact(lines[found[0]], line, found[0]):
        return Typed(answers=found)
    first, _, rest = line.partition(" ")
    word = word_of(shell, first)
    if word:
        return Typed(word, rest.strip())
    return Typed(answers=found)


def positions(lines: Sequence[Line], found: Sequence[Line]) -> tuple[int, ...]:
    """Return where the found lines stand."""
    return tuple(index for index, line in enumerate(lines) if any(line is one for one in found))


def is_exact(line: Line, typed: str, index: int) -> bool:
    """Say whether a line was named in full: by number, notation or label."""
    wish = typed.casefold()
    return wish in (str(index + 1), line.id.casefold(), line.label.casefold())


def word_of(shell: Shell, typed: str) -> str:
    """Return our word for what was typed in any language we speak, or "" if it is none."""
    wish = typed.casefold()
    for word in WORDS:
        if wish in words(shell, word):
            return word
    return ""
