"""Sections of a rules reference that need no example, each with the reason.

Every section that a player acts on is played in an example. The others are declared in
`manual/unplayed.toml` of a game's package, so that none is left out unseen:

    "1" = "story"
    "4.1" = "laid-out"

A reason is one of those below; the catalogue says it in words (`cli-rules-unplayed-NAME`). Tests
hold that it is true: a section that a question, a refusal or an event cites needs an example.
"""

import tomllib
from functools import cache
from typing import Final

from grognard.core.game import Game
from grognard.manual.book import EXAMPLE, BadManual, Manual, Section
from grognard.manual.shelf import folder_of

FILE: Final = "unplayed.toml"

STORY: Final = "story"
"""History, advice, or a comparison: there is nothing in it to do."""
PARTS: Final = "parts"
"""A heading: what it says is played in the sections below it."""
POINTED: Final = "pointed"
"""A summary of other sections: it is played in those that it points to."""
SHOWN: Final = "shown"
"""What pieces, cards and map show and are called; other sections act on it."""
LAID_OUT: Final = "laid-out"
"""The program does it before anybody is asked; a refusal may say that something was not laid."""
BETWEEN: Final = "between"
"""It is kept from battle to battle and happens on no board."""
UNUSED: Final = "unused"
"""No scenario that is played here uses it."""

REASONS: Final = (STORY, PARTS, POINTED, SHOWN, LAID_OUT, BETWEEN, UNUSED)


@cache
def unplayed_of(game: Game) -> dict[str, str]:
    """Return the sections, without their sign, that need no example, each with its reason."""
    folder = folder_of(game)
    if folder is None or not (folder / FILE).is_file():
        return {}
    return read_unplayed((folder / FILE).read_text("utf-8"))


def read_unplayed(text: str) -> dict[str, str]:
    """Read a declaration; raises BadManual for a reason that is none."""
    found: dict[str, str] = tomllib.loads(text)
    for section, reason in found.items():
        if reason not in REASONS:
            raise BadManual(f"no reason to need no example: §{section} {reason}")
    return found


def is_played(section: Section) -> bool:
    """Say whether a section has an example."""
    return any(block.kind == EXAMPLE for block in section.blocks)


def missing(manual: Manual, unplayed: dict[str, str]) -> list[Section]:
    """Return the sections that have no example and are not declared to need none.

    >>> manual = Manual(sections=(Section("1", "Aim"), Section("2", "Moves")))
    >>> [section.number for section in missing(manual, {"1": STORY})]
    ['2']
    """
    return [s for s in manual.sections if not is_played(s) and s.number not in unplayed]
