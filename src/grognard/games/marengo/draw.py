"""The terminal's picture, drawn from an observation alone: map, morale, blocks."""

from collections.abc import Callable
from typing import Any, Final

from grognard.core.drawing import Board, Canvas, Span, Spans, in_a_row
from grognard.core.message import Message
from grognard.core.types import Json
from grognard.games.marengo.tables import ARMIES, CENTRE_X, CENTRE_Y, LOCALES, NUM_LOCALES

Say = Callable[[Message], str]

COLUMN: Final = 24
ROW: Final = 46
"""Pixels of the printed board to a character, across and down."""
WIDTH: Final = 2700 // COLUMN + 6
HEIGHT: Final = 1799 // ROW + 2


def draw(observation: Json, say: Say) -> Board:
    """Draw the locales where they lie, a line of morale for each army, and the blocks in detail.

    Fronts and ways between locales have no room there.
    """
    view: dict[str, Any] = observation
    board = Board(("side", "way"))
    board.rows.append(_headline(view, say))
    board.rows.extend(_map(view))
    board.rows.append([Span(say(Message("marengo-draw-legend")), "dim")])
    for army in ARMIES:
        board.rows.append(_morale(view, army, say))
    for number, army in enumerate(ARMIES):
        board.rows.extend(_blocks(view, army, f"seat{number}", say))
    return board


def _headline(view: dict[str, Any], say: Say) -> Spans:
    args = {
        "time": view["time"],
        "army": Message(f"marengo-seat-{view['turn']}"),
        "commands": view["commands"],
    }
    return [Span(say(Message("marengo-draw-headline", args)), "strong")]


def _map(view: dict[str, Any]) -> list[Spans]:
    """Each locale is its number; an occupied one also shows reserve and blockers, as 12:2+1."""
    canvas = Canvas(WIDTH, HEIGHT)
    counts = _counts(view)
    for here in LOCALES:
        army, behind, blocking = counts[here]
        text = str(int(here))
        if behind or blocking:
            text += f":{behind}" + (f"+{blocking}" if blocking else "")
        style = f"seat{army}" if behind or blocking else "dim"
        x, y = CENTRE_X[here] // COLUMN, CENTRE_Y[here] // ROW
        canvas.put(x, y, text, style, f"locale:{int(here)}")
    return canvas.rows()


def _counts(view: dict[str, Any]) -> list[tuple[int, int, int]]:
    """Return for each locale the army there, its pieces in reserve and those that block."""
    found = [(0, 0, 0)] * NUM_LOCALES
    for block in view["blocks"]:
        place: str = block["at"]
        name = place.rpartition("@")[2]
        if name.isdigit():
            _, behind, blocking = found[int(name)]
            army = ARMIES.index(block["army"])
            if "@" in place:
                found[int(name)] = (army, behind, blocking + 1)
            else:
                found[int(name)] = (army, behind + 1, blocking)
    return found


def _morale(view: dict[str, Any], army: str, say: Say) -> Spans:
    morale = view["morale"][army]
    places = ", ".join(f"{here}×{tokens}" for here, tokens in morale["committed"].items())
    args = {
        "army": Message(f"marengo-seat-{army}"),
        "level": morale["level"],
        "uncommitted": morale["uncommitted"],
        "committed": places or "–",
        "track": sum(morale["track"]),
    }
    style = f"seat{ARMIES.index(army)}"
    return [Span(say(Message("marengo-draw-morale", args)), style)]


def _blocks(view: dict[str, Any], army: str, style: str, say: Say) -> list[Spans]:
    """Return a line per position: faces where they may be seen, else what the group can be."""
    lines: list[Spans] = []
    for bag in view["bags"]:
        if bag["army"] != army:
            continue
        blocks = [block for block in view["blocks"] if _is_in(block, bag)]
        spans = [Span(f"  {bag['at']:>10}  ", "dim"), Span(f"{len(blocks)}: ", style)]
        if all("type" in block for block in blocks):
            spans += in_a_row([_face(block, style, say) for block in blocks], style)
        else:
            spans.append(Span(_guess(bag, blocks, say), style))
        lines.append(spans)
    return lines


def _is_in(block: dict[str, Any], bag: dict[str, Any]) -> bool:
    return block["army"] == bag["army"] and block["mark"] in bag["marks"]


def _face(block: dict[str, Any], style: str, say: Say) -> Span:
    name = say(Message(f"marengo-short-{block['type']}")) + str(block["strength"])
    flags = ("*" if block["acted"] else "") + ("?" if block["disorganized"] else "")
    if "piece" not in block:
        return Span(name + flags, style)
    return Span(f"{block['piece']} {name}{flags}", style, f"piece:{block['piece']}")


def _guess(bag: dict[str, Any], blocks: list[dict[str, Any]], say: Say) -> str:
    """Return what the faces of a group can be, and how many have acted or are disorganized."""
    parts = []
    for face in bag["faces"]:
        args = {**face, "type": Message(f"marengo-type-{face['type']}")}
        parts.append(say(Message("marengo-draw-guess", args)))
    text = ", ".join(parts)
    for flag, sign in (("acted", "*"), ("disorganized", "?")):
        number = sum(block[flag] for block in blocks)
        if number:
            text += f" {number}{sign}"
    return text
