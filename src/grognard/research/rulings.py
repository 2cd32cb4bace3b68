"""A game's `RULES.md` as readers ask for it: one section, what lies below it, its rulings.

The table of sections is read by `rules_map`; here are the rulings under it, which are list items:

    - R4 (§8, §16, option `cleaned-may-march`): a piece that ...
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable

from grognard.core.errors import GrognardError
from grognard.core.game import Game
from grognard.research.rules_map import Row, cited_sections

FILE = "RULES.md"
NEAREST = 3
"""So many sections are offered for one that does not exist."""

_HEADING = re.compile(r"^## Rulings\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
_ITEM = re.compile(r"^- R(\d+)\b *(?:\(([^)]*)\))?:?(.*(?:\n(?!- |\n).*)*)", re.MULTILINE)
_OPTION = re.compile(r"\boption `([a-z0-9-]+)`", re.IGNORECASE)
_NAMED = re.compile(r"\bR(\d+)\b")
_SIGNS = re.compile(r"[§\s]+")
_NUMBER = re.compile(r"\d+(\.\d+)*")


@dataclass(frozen=True)
class Ruling:
    """How a rule that is silent or unclear is played: its number, sections, option and text."""

    number: int
    sections: tuple[str, ...]
    option: str
    text: str


def rules_file(game: Game) -> Traversable:
    """Return the RULES.md of a game: in its package, or in one above; raises GrognardError."""
    package = type(game).__module__
    while package:
        try:
            file = files(package) / FILE
            if file.is_file():
                return file
        except (ImportError, TypeError, ValueError):
            pass
        package = package.rpartition(".")[0]
    raise GrognardError("no-rules-index", name=game.name)


def read_rulings(text: str) -> list[Ruling]:
    """Return the rulings of a RULES.md in its order.

    >>> read_rulings("## Rulings\\n\\n- R4 (§8, option `slow`): it\\n  waits.\\n- R5 (§9): so.\\n")
    [Ruling(number=4, sections=('8',), option='slow', text='it waits.'), \
Ruling(number=5, sections=('9',), option='', text='so.')]
    """
    found = _HEADING.search(text)
    return [_ruling(item) for item in _ITEM.findall(found[1] if found else "")]


def _ruling(item: tuple[str, str, str]) -> Ruling:
    number, where, text = item
    option = _OPTION.search(where) or _OPTION.search(text)
    sections = tuple(sorted(cited_sections(where), key=order))
    return Ruling(int(number), sections, option[1] if option else "", " ".join(text.split()))


def rulings_on(row: Row, rulings: Sequence[Ruling]) -> list[Ruling]:
    """Return the rulings that name a section, or that its row names."""
    named = {int(number) for number in _NAMED.findall(row.state)}
    return [one for one in rulings if one.number in named or row.section in one.sections]


def rows_of(section: str, rows: Sequence[Row]) -> list[Row]:
    """Return the row of a section and all rows below it; none where there is no such section."""
    wanted = bare(section)
    return [row for row in rows if row.section == wanted or row.section.startswith(f"{wanted}.")]


def bare(section: str) -> str:
    """Return a section as the table writes it, without its sign.

    >>> bare("§ 11.6"), bare("11.6.")
    ('11.6', '11.6')
    """
    return _SIGNS.sub("", section).rstrip(".")


def order(section: str) -> tuple[int, ...]:
    """Return what sorts sections as the book has them.

    >>> sorted(["10", "9.2", "9.10"], key=order)
    ['9.2', '9.10', '10']
    """
    return tuple(int(number) for number in re.findall(r"\d+", section))


def near(section: str, rows: Sequence[Row]) -> list[Row]:
    """Return the sections somebody may have meant who asked for one that does not exist.

    A number is looked for under the longest part of it that exists; a word in the titles.
    """
    wanted = bare(section)
    if not _NUMBER.fullmatch(wanted):
        word = section.strip().casefold()
        return [row for row in rows if word and word in row.title.casefold()][:NEAREST]
    known = {row.section for row in rows}
    parent = wanted.rpartition(".")[0]
    while parent and parent not in known:
        wanted, parent = parent, parent.rpartition(".")[0]
    return _nearest(wanted, [row for row in rows if row.section.rpartition(".")[0] == parent], rows)


def _nearest(wanted: str, beside: list[Row], rows: Sequence[Row]) -> list[Row]:
    """Return those of the sections beside it with the nearest numbers; their parent if none is."""
    if not beside:
        return [row for row in rows if row.section == wanted.rpartition(".")[0]]
    last = order(wanted)[-1]
    found = sorted(beside, key=lambda row: abs(order(row.section)[-1] - last))[:NEAREST]
    return sorted(found, key=lambda row: order(row.section))
