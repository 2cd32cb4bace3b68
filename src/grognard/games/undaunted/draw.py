"""The terminal's picture, drawn from an observation alone: bricks, counters, piles."""

from collections.abc import Callable
from typing import Any, Final

from grognard.core.drawing import Board, Canvas, Span, Spans
from grognard.core.message import Message
from grognard.core.types import Json

Say = Callable[[Message], str]

WIDTH: Final = 16  # characters from a tile's left border to the next tile's
HEIGHT: Final = 4  # lines likewise
STYLES: Final = {"us": "seat0", "german": "seat1"}
SIGNS: Final = {"us": "☆", "german": "✚"}
"""What tells the sides apart without colour."""


def draw(observation: Json, say: Say) -> Board:
    """Draw the tiles as bricks, then a line for each side's piles, then the own hand."""
    board = Board()
    view: dict[str, Any] = observation
    board.rows.append(_headline(view, say))
    board.rows.extend(_bricks(view, say))
    for seat in ("us", "german"):
        board.rows.extend(_piles(view, seat, say))
    board.rows.append([Span(say(Message("undaunted-draw-legend")), "dim")])
    if view["seat"] is not None:
        board.rows.append(_hand(view, view["seat"], say))
    return board


def _headline(view: dict[str, Any], say: Say) -> Spans:
    holder = Message(f"undaunted-seat-{view['initiative']}")
    title = Message(f"undaunted-scenario-{view['scenario']}")
    args = {"title": title, "round": view["round"], "seat": holder}
    return [Span(say(Message("undaunted-draw-headline", args)), "strong")]


def _corner(tile: dict[str, Any], layout: str) -> tuple[int, int]:
    """Return a brick's upper left corner: lines are rows or columns, places are half bricks."""
    if layout == "rows":
        return tile["place"] * WIDTH // 2, tile["line"] * HEIGHT
    return tile["line"] * WIDTH, tile["place"] * HEIGHT // 2


def _bricks(view: dict[str, Any], say: Say) -> list[Spans]:
    layout = view["layout"]
    corners = [_corner(tile, layout) for tile in view["tiles"]]
    left = min(x for x, _ in corners)
    top = min(y for _, y in corners)
    width = max(x for x, _ in corners) - left + WIDTH + 1
    height = max(y for _, y in corners) - top + HEIGHT + 1
    canvas = Canvas(width, height)
    for (x, y), _ in zip(corners, view["tiles"], strict=True):
        canvas.frame(x - left, y - top, WIDTH, HEIGHT, "dim")
    for (x, y), tile in zip(corners, view["tiles"], strict=True):
        _tile(canvas, x - left, y - top, tile, say)
    return canvas.rows()


def _tile(canvas: Canvas, x: int, y: int, tile: dict[str, Any], say: Say) -> None:
    """Header: mark, cover, objective, markers; then a line of counters for each side."""
    for line in range(1, HEIGHT):
        canvas.put(x + 1, y + line, " " * (WIDTH - 1), "", f"tile:{tile['id']}")
    column = canvas.put(x + 1, y + 1, tile_label(tile["id"], say), "strong")
    shelter = f" {'^' if tile['hill'] else '#'}{tile['cover']}"
    column = canvas.put(column, y + 1, shelter, "dim")
    if tile["worth"]:
        column = canvas.put(column, y + 1, f" *{tile['worth']}", "mark")
    if tile["radio"]:
        column = canvas.put(column, y + 1, "~", "mark")
    for line, seat in enumerate(("us", "german")):
        style = STYLES[seat]
        marker = tile["markers"][seat]
        if marker:
            sign = SIGNS[seat] + say(Message(f"undaunted-draw-marker-{marker}"))
            column = canvas.put(column, y + 1, " " + sign, style)
        _counters(canvas, x + 1, y + 2 + line, tile, seat, say)


def _counters(canvas: Canvas, x: int, y: int, tile: dict[str, Any], seat: str, say: Say) -> None:
    texts: list[tuple[str, str]] = []
    for unit in tile["units"]:
        side, name = unit["unit"].split(":")
        if side == seat:
            code = say(Message(f"undaunted-short-{name}"))
            text = f"({code})" if unit["suppressed"] else f"{code} "
            texts.append((text, f"unit:{unit['unit']}"))
    if seat in tile["targets"]:
        texts.append(("(+)", ""))
    if any(spawn.startswith(seat) for spawn in tile["spawns"]):
        texts.append(("@", ""))
    column = canvas.put(x, y, SIGNS[seat] if texts else "", STYLES[seat])
    for text, target in texts:
        column = canvas.put(column, y, text, STYLES[seat], target)


def tile_label(tile_id: str, say: Say) -> str:
    """Return a tile's printed mark in the reader's alphabet."""
    face = Message(f"undaunted-face-{tile_id[-1].lower()}")
    return say(Message("undaunted-tile", {"number": tile_id[:-1], "face": face}))


def _names(cards: dict[str, int], say: Say) -> str:
    if not cards:
        return say(Message("undaunted-draw-none"))
    parts: list[str] = []
    for card, count in cards.items():
        name = say(Message(f"undaunted-card-{card}"))
        parts.append(f"{count}× {name}" if count > 1 else name)
    return ", ".join(parts)


def _piles(view: dict[str, Any], seat: str, say: Say) -> list[Spans]:
    side = view["sides"][seat]
    goal = view["goals"][seat]
    name = Message(f"undaunted-seat-{seat}")
    aim = Message(
        "undaunted-draw-goal-pin" if goal["pin"] else "undaunted-draw-goal-points", goal_args(goal)
    )
    numbers = {
        "seat": name, "points": view["points"][seat], "goal": aim,
        "hand": side["hand"], "deck": side["deck"], "discard": side["discard"],
        "removed": side["removed"],
    }  # fmt: skip
    rows: list[Spans] = [[Span(say(Message("undaunted-draw-side", numbers)), STYLES[seat])]]
    supply = say(Message("undaunted-draw-supply", {"cards": _names(side["supply"], say)}))
    rows.append([Span("  " + supply, "dim")])
    if side["play"]:
        played = say(Message("undaunted-draw-play", {"cards": _names(side["play"], say)}))
        rows.append([Span("  " + played)])
    return rows


def goal_args(goal: dict[str, Any]) -> dict[str, int]:
    """Return the number of points to be reached, if points are the goal."""
    return {} if goal["pin"] else {"count": goal["points"]}


def _hand(view: dict[str, Any], seat: str, say: Say) -> Spans:
    cards = _names(view["sides"][seat]["own"]["hand"], say)
    return [Span(say(Message("undaunted-draw-hand", {"cards": cards})), "strong")]
