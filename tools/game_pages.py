"""A hook of MkDocs: the pages `games/*.md` show what the games themselves say of each game.

A page is our prose around marks such as `<!-- options -->`; what stands there comes from the game,
its catalogue, its data files and its `RULES.md`, so that it cannot grow old.
"""

import json
import re
import tomllib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from grognard.core.game import Game, Option, Scenario
from grognard.core.registry import load
from grognard.messages.texts import Texts
from grognard.research.rules_map import Row, read_rows
from grognard.research.rulings import order, read_rulings

ROOT = Path(__file__).resolve().parents[1]
PAGES = "games/"
MARK = re.compile(r"^<!-- ([a-z]+) -->$", re.MULTILINE)
MARKS_OF_DOUBT = ("reconstructed", "uncertain")
_WORDS_FOR_DOUBT = ("status", "rows_status", "name_status")


def on_page_markdown(markdown: str, page: object, **_: object) -> str:
    """Put what a game says of itself where its page wants it; MkDocs calls this for every page."""
    name = getattr(page, "file").src_uri  # noqa: B009
    if not name.startswith(PAGES):
        return markdown
    return filled(markdown, load(Path(name).stem))


def filled(markdown: str, game: Game) -> str:
    """Return a page with every mark replaced by what it names."""
    about = About(game)
    return MARK.sub(lambda mark: PARTS[mark[1]](about), markdown)


class About:
    """A game with its texts, its folder and its map of the rules."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.say = Texts("en")
        self.say.add(game)
        module = type(game).__module__.rpartition(".")[0]
        self.folder = ROOT / "src" / Path(*module.split("."))
        text = (self.folder / "RULES.md").read_text("utf-8")
        self.rows = read_rows(text)
        self.rulings = read_rulings(text)

    def text(self, *words: str) -> str:
        """Return a text of the game's catalogue by the parts of its id."""
        return self.say("-".join((self.game.name, *words)))


# The parts of a page.


def facts(about: About) -> str:
    """Return in a table what the game is called and how it is played."""
    game = about.game
    done = sum(1 for row in about.rows if row.functions)
    sides = ", ".join(f"{about.text('seat', seat)} (`{seat}`)" for seat in game.seats)
    campaign = "yes" if game.campaign() is not None else "no"
    rows = [
        ("name on the command line", f"`{game.name}`"),
        ("sides", sides),
        ("battles", str(len(game.scenarios()))),
        ("campaign", campaign),
        ("sections of the rulebook", f"{len(about.rows)}: {done} with code, the rest without need"),
        ("rulings", f"{len(about.rulings)}, see [below](#rulings)"),
        ("version of the rules", str(game.rules_version)),
    ]
    return _table(rows[0], rows[1:])


def scenarios(about: About) -> str:
    """Return the battles as a table."""
    rows = [
        (str(one.number), about.text("scenario", one.id), f"`{one.id}`", _length(one), _doubt(one))
        for one in about.game.scenarios()
    ]
    return _table(("No.", "battle", "name", "of it", "data"), rows)


def _length(scenario: Scenario) -> str:
    """Return when a battle was and how long it lasts, as far as it says so."""
    found = [
        str(scenario.facts[key]) + unit
        for key, unit in (("date", ""), ("turns", " turns"), ("rounds", " rounds"))
        if key in scenario.facts
    ]
    return ", ".join(found)


def _doubt(scenario: Scenario) -> str:
    return "partly reconstructed" if scenario.reconstructed else "as published"


def options(about: About) -> str:
    """Return every choice before the game: its values, the usual one, and what each means."""
    return "\n\n".join(_option(about, option) for option in about.game.options())


def _option(about: About, option: Option) -> str:
    lines = [
        f"**`{option.id}`** ({_cited(option.section)}): {about.text('option', option.id)}."
        f"{_only_in(about, option)}{_newer(option)}",
        "",
    ]
    for value in option.values:
        usual = " (default)" if value == option.default else ""
        lines.append(f"- `{value}`{usual}: {about.text('option', option.id, value)}")
    return "\n".join(lines)


def _only_in(about: About, option: Option) -> str:
    """Return in which battles an option matters, where it does not in all."""
    listed = [one for one in about.game.scenarios() if "options" in one.facts]
    names = [one.id for one in listed if option.id in _strings(one.facts["options"])]
    if not listed or len(names) == len(listed):
        return ""
    if not names:
        return " Not offered at the table."
    return f" Offered in {', '.join(f'`{name}`' for name in names)}."


def _newer(option: Option) -> str:
    if option.since == 1:
        return ""
    return f" Since version {option.since}; matches begun before it play `{option.before}`."


def rulings(about: About) -> str:
    """Return the numbers of the rulings with their sections, and those that are options."""
    rows = [
        (
            f"R{one.number}",
            ", ".join(f"§{section}" for section in one.sections),
            f"`{one.option}`" if one.option else "",
        )
        for one in about.rulings
    ]
    return _table(("ruling", "on", "option"), rows)


def sections(about: About) -> str:
    """Return the parts of the rulebook, and what of each is programmed."""
    rows = []
    for top in sorted({row.section.split(".")[0] for row in about.rows}, key=order):
        own = next(row for row in about.rows if row.section == top)
        below = [row for row in about.rows if row.section.split(".")[0] == top]
        rows.append((f"§{top}", own.title, _coded(below)))
    return _table(("section", "title", "state"), rows)


def _coded(rows: list[Row]) -> str:
    without = [row for row in rows if not row.functions]
    if len(rows) == 1:
        return rows[0].state
    said = f"{len(rows)} sections"
    return f"{said}, {len(without)} of them without code" if without else said


def changes(about: About) -> str:
    """Return what later versions of the rules changed, in any case or by default."""
    game = about.game
    found = [
        (one.version, f"{_cited(one.section)}: {about.text('change', one.id)}")
        for one in game.changes()
    ]
    found += [
        (one.since, f"{_cited(one.section)}: `{one.id}` is `{one.default}`; it was `{one.before}`.")
        for one in game.options()
        if one.before != one.default
    ]
    found.sort(key=lambda one: one[0])
    lines = [f"- version {version}, {said}" for version, said in found]
    return "\n".join(lines) or "Nothing so far."


def reconstructed(about: About) -> str:
    """Return what the data files themselves mark as reconstructed or uncertain."""
    rows = []
    for file in sorted((about.folder / "data").rglob("*.*")):
        marked = _marked_in(file)
        if marked:
            rows.append((f"`{file.relative_to(about.folder)}`", "; ".join(marked)))
    return _table(("file", "marked there"), rows) if rows else "No fact is marked so in its data."


PARTS: dict[str, Callable[[About], str]] = {
    "facts": facts,
    "scenarios": scenarios,
    "options": options,
    "rulings": rulings,
    "sections": sections,
    "changes": changes,
    "reconstructed": reconstructed,
}
"""What the marks of a page stand for."""


# What data files mark.


def _marked_in(file: Path) -> list[str]:
    """Return what a data file marks, each once, the exact mark in place of the general one."""
    text = file.read_text("utf-8")
    data = tomllib.loads(text) if file.suffix == ".toml" else json.loads(text)
    found = list(dict.fromkeys(doubts(data)))
    return [one for one in found if not any(other.startswith(f"{one}.") for other in found)]


def doubts(value: object, path: tuple[str, ...] = ()) -> Iterator[str]:
    """Yield the place of everything that carries a mark of doubt.

    >>> list(doubts({"map": "reconstructed", "units": {"reconstructed": ["hex"]}}))
    ['map', 'units.hex']
    >>> list(doubts({"status": {"oob": {"numbers": "reconstructed"}}, "reconstructed": True}))
    ['oob.numbers', 'everything']
    """
    if isinstance(value, dict):
        for key, inner in value.items():
            if key in MARKS_OF_DOUBT:
                yield from (_place((*path, *one)) for one in _named(inner))
            elif inner == "reconstructed":
                yield _place((*path, key))
            else:
                yield from doubts(inner, (*path, key))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from doubts(inner, (*path, _name(inner, number)))


def _named(mark: object) -> list[tuple[str, ...]]:
    """Return what a mark names: parts of the thing, or all of it."""
    if isinstance(mark, list):
        return [(str(one["what"] if isinstance(one, dict) else one),) for one in mark]
    return [()] if mark is True else []


def _name(value: object, number: int) -> str:
    if not isinstance(value, dict):
        return str(number + 1)
    return str(value.get("id") or value.get("name") or value.get("kind") or number + 1)


def _place(path: tuple[str, ...]) -> str:
    words = [word for word in path if word not in _WORDS_FOR_DOUBT]
    if not words:
        return "everything" if path == () else path[-1].removesuffix("_status")
    return ".".join(words)


# Markdown.


def _table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    lines = [head, tuple("---" for _ in head), *rows]
    return "\n".join("| " + " | ".join(_cell(cell) for cell in line) + " |" for line in lines)


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")


def _cited(section: str) -> str:
    return section if section.startswith("§") else f"§{section}"


def _strings(value: object) -> list[str]:
    return [str(one) for one in value] if isinstance(value, list) else []
