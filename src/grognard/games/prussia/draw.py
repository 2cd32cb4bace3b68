"""The terminal's picture, drawn from an observation alone: map, armies, stacks."""

from collections.abc import Callable
from typing import Any, Final

from grognard.core.drawing import Board, Span, Spans, in_a_row, joined
from grognard.core.message import Message
from grognard.core.types import Json
from grognard.games.prussia.maps import field_of
from grognard.games.prussia.names import numbers
from grognard.games.prussia.tables import (
    ARTILLERY,
    BATTLES,
    FIRST_COLUMN,
    MARSH,
    MORALES,
    POND,
    RIVER_HEX,
    ROWS,
    SIDES,
    TOWN,
    WOODS,
    Field,
    Hex,
    hex_at,
    hex_name,
    hex_of_name,
)

Say = Callable[[Message], str]

CELL: Final = 3
"""Characters to a hex."""
_GROUND: Final = ((RIVER_HEX, "~"), (TOWN, "t"), (WOODS, "w"), (MARSH, "m"), (POND, "p"))
_SIGNS: Final[dict[str, str]] = {"disordered": "?", "routed": "!", "formed": ""}


def draw(observation: Json, say: Say) -> Board:
    """Draw the map with a sign for each stack, a line for each army, and the stacks in detail.

    A corps is no one place, and a unit to be put on top of its stack stands there already.
    """
    view: dict[str, Any] = observation
    field = field_of(BATTLES.index(view["battle"]))
    board = Board(("corps", "raise"))
    board.rows.append(_headline(view, say))
    board.rows.extend(_map(view, field))
    board.rows.append([Span(say(Message("prussia-draw-legend")), "dim")])
    for seat, side in enumerate(SIDES):
        board.rows.append([Span(_army(view, side, say), f"seat{seat}")])
    board.rows.extend(_stacks(view, field))
    return board


def _headline(view: dict[str, Any], say: Say) -> Spans:
    args = {
        "scenario": Message(f"prussia-scenario-{view['scenario']}"),
        "time": view["time"],
        "turn": view["turn"],
        "turns": view["turns"],
        "side": Message(f"prussia-seat-{view['side']}"),
        "phase": Message(f"prussia-phase-{view['phase']}"),
    }
    return [Span(say(Message("prussia-draw-headline", args)), "strong")]


def _army(view: dict[str, Any], side: str, say: Say) -> str:
    army = view["armies"][side]
    args = {
        "side": Message(f"prussia-seat-{side}"),
        "morale": army["morale"],
        "state": Message(f"prussia-army-{army['state']}"),
        "points": army["vp"],
        "success": army["success"],
        "active": 1 if army.get("active") else 0,
    }
    return say(Message("prussia-draw-army", args))


def _map(view: dict[str, Any], field: Field) -> list[Spans]:
    """Each hex takes three signs; odd columns lie half a hex lower, so a row takes two lines."""
    steps = _steps(view, field)
    lines: list[Spans] = [_column_numbers(field)]
    for row in range(ROWS):
        for low in (0, 1):
            spans = [Span(f"{row + 1:02d} " if low == 0 else "   ", "dim")]
            for column in range(FIRST_COLUMN, field.last_column + 1):
                here = hex_at(column, row + 1)
                spans.append(_cell(field, here, steps) if column % 2 == low else Span(" " * CELL))
            lines.append(joined(spans))
    return lines


def _column_numbers(field: Field) -> Spans:
    columns = range(FIRST_COLUMN, field.last_column + 1)
    return [Span("   " + "".join(f"{column:>{CELL}}" for column in columns), "dim")]


def _cell(field: Field, here: Hex, steps: dict[Hex, tuple[int, int]]) -> Span:
    target = f"hex:{hex_name(here)}"
    if here in steps:
        seat, count = steps[here]
        return Span(f"{'PC'[seat]}{count or '*'}".ljust(CELL), f"seat{seat}", target)
    sign = "."
    for bit, letter in _GROUND:
        if field.terrain[here] & bit:
            sign = letter
            break
    return Span((sign + "^" * field.level[here]).ljust(CELL), "dim", target)


def _steps(view: dict[str, Any], field: Field) -> dict[Hex, tuple[int, int]]:
    """Return for each occupied hex its side and the steps of infantry and cavalry there."""
    found: dict[Hex, tuple[int, int]] = {}
    for row in view["units"]:
        if row.get("hex"):
            unit = field.piece_of_id(row["id"])
            here = hex_of_name(row["hex"])
            seat, count = found.get(here, (field.side_of[unit], 0))
            found[here] = (seat, count + (0 if field.arm_of[unit] == ARTILLERY else row["left"]))
    return found


def _stacks(view: dict[str, Any], field: Field) -> list[Spans]:
    """Return a line for each occupied hex, the stack from its top, leaders last.

    Pieces that a player holds and has not placed yet stand last of all, without a hex.
    """
    stacks: dict[str, list[tuple[int, str, str]]] = {}
    for row in view["units"]:
        if row.get("hex") or _is_held(row):
            piece = (row.get("place", 0), _unit(row, field), row["id"])
            stacks.setdefault(_place(row, field), []).append(piece)
    for row in view["leaders"]:
        if row.get("hex") or _is_held(row):
            name = f"[{field.names[field.piece_of_id(row['id'])]}]"
            stacks.setdefault(_place(row, field), []).append((99, name, row["id"]))
    return [_stack(place, sorted(stacks[place]), field) for place in sorted(stacks)]


def _is_held(row: dict[str, Any]) -> bool:
    return "waiting" in (row.get("fate"), row.get("state"))


def _place(row: dict[str, Any], field: Field) -> str:
    """Return what a line begins with: a hex, or for each side the pieces without one."""
    return row.get("hex") or f"–{'PC'[field.side_of[field.piece_of_id(row['id'])]]}"


def _stack(place: str, pieces: list[tuple[int, str, str]], field: Field) -> Spans:
    style = f"seat{field.side_of[field.piece_of_id(pieces[0][2])]}"
    spans = [Span(text, style, f"piece:{id}") for _, text, id in pieces]
    return [Span(f"  {place}  ", "dim"), *in_a_row(spans, style)]


def _unit(row: dict[str, Any], field: Field) -> str:
    """Return a unit: its id, its numbers, and signs for what is wrong with it."""
    unit = field.piece_of_id(row["id"])
    morale = row.get("morale", MORALES[0])
    signs = (
        _SIGNS[morale] + ("|" if row.get("column") else "") + ("x" if row.get("engaged") else "")
    )
    return f"{row['id']} {numbers(field, unit, row['left'])}{signs}"
