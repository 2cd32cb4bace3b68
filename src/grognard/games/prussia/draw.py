"""The terminal's picture, drawn from an observation alone: map, armies, stacks."""

from collections.abc import Callable
from typing import Any, Final

from grognard.core.game import Board, Spans
from grognard.core.message import Message
from grognard.core.types import Json
from grognard.games.prussia.describe import numbers
from grognard.games.prussia.field import Field
from grognard.games.prussia.maps import field_of
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
    """Draw the map with a sign for each stack, a line for each army, and the stacks in detail."""
    view: dict[str, Any] = observation
    field = field_of(BATTLES.index(view["battle"]))
    board = Board()
    board.rows.append(_headline(view, say))
    board.rows.extend(_map(view, field))
    board.rows.append([(say(Message("prussia-draw-legend")), "dim")])
    for seat, side in enumerate(SIDES):
        board.rows.append([(_army(view, side, say), f"seat{seat}")])
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
    return [(say(Message("prussia-draw-headline", args)), "strong")]


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
            spans: Spans = [(f"{row + 1:02d} " if low == 0 else "   ", "dim")]
            for column in range(FIRST_COLUMN, field.last_column + 1):
                here = hex_at(column, row + 1)
                spans.append(_cell(field, here, steps) if column % 2 == low else (" " * CELL, ""))
            lines.append(_joined(spans))
    return lines


def _column_numbers(field: Field) -> Spans:
    columns = range(FIRST_COLUMN, field.last_column + 1)
    return [("   " + "".join(f"{column:>{CELL}}" for column in columns), "dim")]


def _cell(field: Field, here: Hex, steps: dict[Hex, tuple[int, int]]) -> tuple[str, str]:
    if here in steps:
        seat, count = steps[here]
        return f"{'PC'[seat]}{count or '*'}".ljust(CELL), f"seat{seat}"
    sign = "."
    for bit, letter in _GROUND:
        if field.terrain[here] & bit:
            sign = letter
            break
    return (sign + "^" * field.level[here]).ljust(CELL), "dim"


def _joined(spans: Spans) -> Spans:
    found: Spans = []
    for text, style in spans:
        if found and found[-1][1] == style:
            found[-1] = (found[-1][0] + text, style)
        else:
            found.append((text, style))
    return found


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
    """Return a line for each occupied hex, the stack from its top, leaders last."""
    stacks: dict[Hex, list[tuple[int, str]]] = {}
    seats: dict[Hex, int] = {}
    for row in view["units"]:
        if row.get("hex"):
            here = hex_of_name(row["hex"])
            seats[here] = field.side_of[field.piece_of_id(row["id"])]
            stacks.setdefault(here, []).append((row.get("place", 0), _unit(row, field)))
    for row in view["leaders"]:
        if row.get("hex"):
            leader = field.piece_of_id(row["id"])
            here = hex_of_name(row["hex"])
            seats.setdefault(here, field.side_of[leader])
            stacks.setdefault(here, []).append((99, f"[{field.names[leader]}]"))
    lines: list[Spans] = []
    for here in sorted(stacks):
        pieces = ", ".join(text for _, text in sorted(stacks[here]))
        lines.append([(f"  {hex_name(here)}  ", "dim"), (pieces, f"seat{seats[here]}")])
    return lines


def _unit(row: dict[str, Any], field: Field) -> str:
    """Return a unit: its id, its numbers, and signs for what is wrong with it."""
    unit = field.piece_of_id(row["id"])
    morale = row.get("morale", MORALES[0])
    signs = (
        _SIGNS[morale] + ("|" if row.get("column") else "") + ("x" if row.get("engaged") else "")
    )
    return f"{row['id']} {numbers(field, unit, row['left'])}{signs}"
