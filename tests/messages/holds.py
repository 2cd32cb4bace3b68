"""What kinds of names each variable of a sentence can hold, game by game.

A variable is called by its name, or by message and name where it holds something of its own there.
Names are given by patterns of their ids. A test plays every game and finds what is missing here.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import ast as ftl

from tests.cli.catalogues import PACKAGE, messages, variables

Holds = dict[str, tuple[str, ...]]

SKIRMISH: Holds = {
    "seat": ("skirmish-seat-.*",),
    "unit": ("skirmish-unit-.*",),
    "target": ("skirmish-unit-.*",),
    "what": ("skirmish-unit-.*",),
    "result": ("skirmish-result-.*",),
    **dict.fromkeys(  # these speak of a hex
        [
            "skirmish-why-not-a-village.what",
            "skirmish-why-held-at-start.what",
            "skirmish-why-not-adjacent.what",
            "skirmish-why-prohibited-terrain.what",
            "skirmish-why-hex-occupied.what",
            "skirmish-why-too-few-points.what",
        ],
        (),
    ),
}

_CARDS = ("undaunted-card-(?!none).*",)
_TILES = ("undaunted-tile", "undaunted-no-tile")
_THINGS = (*_CARDS, "undaunted-counter", "undaunted-verb-.*", "undaunted-number", "undaunted-done")

UNDAUNTED: Holds = {
    "seat": ("undaunted-people-.*",),
    "undaunted-counter.seat": ("undaunted-seat-.*",),
    "undaunted-draw-headline.seat": ("undaunted-seat-.*",),
    "undaunted-draw-side.seat": ("undaunted-seat-.*",),
    **dict.fromkeys(
        [f"web-undaunted-{id}.seat" for id in ("scouted", "controlled", "spawn", "targeted")],
        ("undaunted-seat-.*",),
    ),
    "card": _CARDS,
    "cards": ("undaunted-list-.*",),
    "first": _CARDS,
    "last": _CARDS,
    "rest": ("undaunted-list-.*",),
    "us": ("undaunted-card-.*",),
    "german": ("undaunted-card-.*",),
    "unit": ("undaunted-counter",),
    "undaunted-counter.unit": _CARDS,
    "verb": ("undaunted-verb-.*",),
    "tile": _TILES,
    "start": _TILES,
    "face": ("undaunted-face-.*",),
    "thing": _THINGS,
    **dict.fromkeys(
        [f"undaunted-do-{id}.thing" for id in ("bid", "play", "bolster", "inspire")], _CARDS
    ),
    **dict.fromkeys(
        [f"undaunted-do-{id}.thing" for id in ("guide", "attack")], ("undaunted-counter",)
    ),
    **dict.fromkeys(
        [
            *(f"undaunted-do-{id}.thing" for id in ("move", "target")),
            *(f"undaunted-why-{id}.thing" for id in ("not-adjacent", "no-own-marker")),
            *(f"undaunted-why-target-{id}.thing" for id in ("too-near", "same-tile")),
        ],
        _TILES,
    ),
    "title": ("undaunted-scenario-.*", "undaunted-title"),
    "goal": ("undaunted-draw-goal-.*",),
    "scenario": ("undaunted-scenario-.*",),
}

_LOCALES = ("marengo-locale", "marengo-locale-named")
_POSITIONS = ("marengo-at-.*",)

MARENGO: Holds = {
    "army": ("marengo-seat-.*",),
    "locale": _LOCALES,
    "to": _LOCALES,
    "from": (*_POSITIONS, *_LOCALES),
    "name": ("marengo-place-.*",),
    "at": (*_POSITIONS, *_LOCALES),
    "approach": ("marengo-part-.*",),
    "crossing": ("marengo-part-.*",),
    "road": ("marengo-road-.*",),
    "type": ("marengo-type-.*", "marengo-short-.*"),
    **dict.fromkeys(
        [f"marengo-event-{id}.type" for id in ("show", "reduce", "to", "stranded")],
        ("marengo-type-.*",),
    ),
    "piece": ("marengo-face",),
    "face": ("marengo-face",),
    "width": ("web-marengo-(wide|narrow)",),
    "what": (*_LOCALES, "marengo-what-.*", "marengo-do-.*"),
    **dict.fromkeys(  # these speak of a piece, by what is written on it
        [
            f"marengo-why-{id}.what"
            for id in (
                *("not-your-piece", "not-in-play", "has-acted", "alike", "nothing-to-do"),
                *("picked-already", "other-position", "too-weak", "leads-already", "not-there"),
                *("not-assault-piece", "not-infantry", "organized-already", "not-in-group"),
                *("finish-first", "not-declared"),
            )
        ],
        (),
    ),
}

_UNITS = ("napoleonics-unit",)
_LEADERS = ("napoleonics-leader-.*",)

NAPOLEONICS: Holds = {
    "army": ("napoleonics-seat-.*",),
    "side": ("napoleonics-seat-.*",),
    "seat": ("napoleonics-seat-.*",),
    "unit": _UNITS,
    "leader": _LEADERS,
    "piece": (*_UNITS, *_LEADERS),
    "target": (*_UNITS, *_LEADERS),
    "napoleonics-event-fire.target": _UNITS,
    "attacker": _UNITS,
    "type": ("napoleonics-unit-.*",),
    "nation": ("napoleonics-nation-.*",),
    "card": ("napoleonics-card-.*",),
    "other": ("napoleonics-card-.*",),
    "effective": ("napoleonics-card-.*",),
    "section": ("napoleonics-section-.*",),
    "terrain": ("napoleonics-terrain-.*",),
    "place": ("napoleonics-place-.*",),
    "faces": ("napoleonics-face.*",),
    "first": ("napoleonics-face.*",),
    "rest": ("napoleonics-face.*",),
    "hex": ("napoleonics-hex.*",),
    "napoleonics-hex.hex": (),
    "napoleonics-hex-named.hex": (),
    "what": (*_UNITS, *_LEADERS, "napoleonics-(card|do|section|face)-.*"),
    **dict.fromkeys(
        [
            f"napoleonics-why-{id}.what"
            for id in (
                *("at-full-strength", "ordered-already", "not-ordered", "moved-already"),
                *("nowhere-to-go", "fought-already", "no-target", "in-already"),
            )
        ],
        (*_UNITS, *_LEADERS),
    ),
}

_LEADER = ("prussia-leader-.*", "prussia-deputy", "prussia-stand-in")
_PIECES = (*_LEADER, "prussia-name-.*", "prussia-unit", "prussia-nobody")
_HEXES = ("prussia-hex-named",)

PRUSSIA: Holds = {
    "side": ("prussia-seat-.*",),
    "piece": _PIECES,
    "promoted": _LEADER,
    **dict.fromkeys(
        [
            f"prussia-event-leader-{id}.piece"
            for id in ("scratched", "caught", "moved", "leaves", "wounded", "killed", "along")
        ],
        _LEADER,
    ),
    **dict.fromkeys(
        [f"prussia-event-{id}.piece" for id in ("replacement", "promoted", "special")], _LEADER
    ),
    "name": ("prussia-name-.*",),
    "prussia-hex-named.name": ("prussia-place-.*",),
    "prussia-event-victory.name": ("prussia-level-.*",),
    "leader": ("prussia-leader-.*",),
    "corps": ("prussia-corps", "prussia-guns"),
    "group": ("prussia-group-.*",),
    "one": ("prussia-name-.*",),
    "more": ("prussia-name-.*", "prussia-list"),
    "guns": ("prussia-name-.*", "prussia-list"),
    "pieces": ("prussia-name-.*", "prussia-list"),
    "hex": _HEXES,
    "prussia-hex-named.hex": (),
    "to": _HEXES,
    "from": _HEXES,
    "target": _HEXES,
    "morale": ("prussia-morale-.*",),
    "phase": ("prussia-phase-.*",),
    "state": ("prussia-army-.*",),
    "scenario": ("prussia-scenario-.*",),
    "what": (*_PIECES, "prussia-corps", "prussia-guns", *_HEXES, "prussia-do-.*"),
    **dict.fromkeys(
        [
            f"prussia-why-{id}.what"
            for id in ("placed-already", "combat-not-with-it", "combat-cannot-advance")
        ],
        _PIECES,
    ),
    **dict.fromkeys(
        [
            f"prussia-why-{id}.what"
            for id in ("no-enemy-there", "no-gun-bears", "combat-nobody", "combat-no-marker")
        ],
        _HEXES,
    ),
}

SHELL: Holds = {
    "seat": ("[a-z]+-seat-.*",),
    "error-no-such-seat.seat": (),
    **dict.fromkeys(  # in a record a seat is called by its id
        [f"core-record-{id}.seat" for id in ("bad-salt", "salt-hash", "kept-hash", "kept-late")],
        (),
    ),
}
"""What all games share: the browser's shell, and the library's own words."""

HOLDS: dict[str, Holds] = {
    "marengo": MARENGO,
    "napoleonics": NAPOLEONICS,
    "prussia": PRUSSIA,
    "shell": SHELL,
    "skirmish": SKIRMISH,
    "undaunted": UNDAUNTED,
}
FOLDERS = {"skirmish": "_template"}
"""Where a game lies, if not in the folder of its name."""


def files_of(game: str, language: str) -> list[Path]:
    """Return the catalogues of a game; of the shell, together with the seats of all games."""
    if game != "shell":
        folder = PACKAGE / "games" / FOLDERS.get(game, game) / "messages"
        return sorted(folder.glob(f"*.{language}.ftl"))
    own = [PACKAGE / "messages", PACKAGE / "server" / "messages"]
    found = [path for folder in own for path in sorted(folder.glob(f"*.{language}.ftl"))]
    return [*found, *sorted(PACKAGE.glob(f"games/*/messages/lobby.{language}.ftl"))]


@cache
def catalogue(game: str, language: str) -> dict[str, ftl.Message]:
    """Return all messages of a game by their ids."""
    return {one.id.name: one for path in files_of(game, language) for one in messages(path)}


def patterns_of(game: str, message: str, variable: str) -> tuple[str, ...]:
    """Return what names a variable of a message can hold; none if it holds no name."""
    held = HOLDS[game]
    return held.get(f"{message}.{variable}", held.get(variable, ()))


def names_in(game: str, message: str, variable: str) -> list[str]:
    """Return the ids of all names that a variable of a message can hold."""
    return _named(game, patterns_of(game, message, variable))


@cache
def _named(game: str, patterns: tuple[str, ...]) -> list[str]:
    wanted = [re.compile(one) for one in patterns]
    return [id for id in catalogue(game, "en") if any(one.fullmatch(id) for one in wanted)]


@cache
def kinds_in(game: str, language: str, message: str, variable: str) -> list[str]:
    """Return one name of each kind that a variable can hold: of those with the same attributes."""
    found: dict[object, str] = {}
    for id in names_in(game, message, variable):
        name = catalogue(game, language)[id]
        kind = frozenset(one.id.name for one in name.attributes)
        found.setdefault((kind, gender_of(name)), id)
    return list(found.values())


def gender_of(name: ftl.Message) -> str:
    """Return what a name's gender is; "" where it has none or takes that of another name."""
    for one in name.attributes:
        if one.id.name == "gender" and isinstance(one.value.elements[0], ftl.TextElement):
            return one.value.elements[0].value
    return ""


@cache
def genders(game: str, language: str, message: str, variable: str) -> set[str]:
    """Return all genders of the names that a variable can hold, those inside names too."""
    found: set[str] = set()
    for id in kinds_in(game, language, message, variable):
        name = catalogue(game, language)[id]
        if own := gender_of(name):
            found.add(own)
        else:
            for inner in _agreeing(name) if id != message else ():
                found |= genders(game, language, id, inner)
    return found


def _agreeing(name: ftl.Message) -> set[str]:
    """Return the variables whose gender a name takes."""
    found = [variables(one) for one in name.attributes if one.id.name == "gender"]
    return found[0] if found else set()


@cache
def declines(game: str, language: str, message: str, variable: str) -> bool:
    """Say whether a variable can hold a name that has cases."""
    names = (catalogue(game, language)[id] for id in kinds_in(game, language, message, variable))
    return any(one.id.name != "gender" for name in names for one in name.attributes)


def placed(pattern: ftl.Pattern) -> Iterator[tuple[str, ftl.InlineExpression, str]]:
    """Yield every expression of a pattern that is no choice, with the texts before and after it."""
    elements = pattern.elements
    for at, element in enumerate(elements):
        if not isinstance(element, ftl.Placeable):
            continue
        if isinstance(element.expression, ftl.SelectExpression):
            for variant in element.expression.variants:
                yield from placed(variant.value)
        elif not isinstance(element.expression, ftl.Placeable):
            before = elements[at - 1] if at else None
            after = elements[at + 1] if at + 1 < len(elements) else None
            yield _text(before, at == 0), element.expression, _text(after, True)


def _text(element: object, is_edge: bool) -> str:
    if isinstance(element, ftl.TextElement):
        return element.value
    return "" if is_edge else "{}"
