"""Events, questions and actions into messages, and the map for the terminal."""

from collections.abc import Callable
from typing import Any, Final

from grognard.core.drawing import Board, Span, Spans
from grognard.core.event import Event
from grognard.core.message import Argument, Message
from grognard.core.types import NOBODY, Action, Json
from grognard.games._template.actions import (
    DONE,
    hex_of_action,
    is_hex,
    is_unit,
    unit_of_action,
)
from grognard.games._template.names import seat_message, unit_message
from grognard.games._template.rules.s01_pieces import find_hex, hex_name, is_in_play, unit_name
from grognard.games._template.sent import SENT
from grognard.games._template.state import SkirmishState
from grognard.games._template.tables import (
    MAP,
    OFF_MAP,
    RESULTS,
    SIDES,
    TERRAIN_OF,
    TERRAINS,
    UNIT_NAMES,
    Hex,
    Unit,
)


def label(state: SkirmishState, action: Action) -> Message:
    """Return an action as a label: the hex, the unit, or what "done" and "stand" mean here."""
    if is_hex(action):
        return Message("skirmish-do-hex", {"hex": hex_name(hex_of_action(action))})
    if is_unit(action):
        unit = unit_of_action(action)
        args: dict[str, Argument] = {"unit": unit_message(unit)}
        if not is_in_play(state, unit):
            return Message("skirmish-do-unit-off-map", args)
        args["hex"] = hex_name(Hex(state.hex_of[unit]))
        return Message("skirmish-do-unit", args)
    if action == DONE:
        return Message(f"skirmish-do-done-{state.prompt()}")
    return Message("skirmish-do-stand")


# Events


def describe_event(event: Event) -> Message:
    """Return an event as a sentence of the log."""
    args: dict[str, Argument] = {}
    if event.who != NOBODY:
        args["seat"] = seat_message(event.who)
    for field, numbers in SENT.numbers_of(event):
        args[field.name] = _argument(field.meaning, numbers[0])
    if event.kind == "end" and event.who == NOBODY:
        return Message("skirmish-event-draw", args)
    return Message(f"skirmish-event-{event.kind}", args)


def _argument(meaning: str, number: int) -> Argument:
    if meaning == "unit":
        return unit_message(number)
    if meaning == "result":
        return Message(f"skirmish-result-{RESULTS[number]}")
    return SENT.plain(meaning, number)


# The map in the terminal: a hex is eight columns wide, every second row is indented by four.
# "D5⌂rbI2" is the village D5, held by Red, with Blue infantry of two steps in it.

_SIGNS: Final = {"clear": " ", "woods": "♣", "hill": "▲", "village": "⌂", "lake": "~"}
_KINDS: Final = {"guard": "G", "infantry": "I", "light": "L", "cavalry": "C"}
_STYLES: Final = {"blue": "seat0", "red": "seat1"}


def draw(observation: Json, say: Callable[[Message], str]) -> Board:
    """Draw the map row by row, then the turn and what is known of the objectives."""
    seen: dict[str, Any] = observation
    units = {unit["hex"]: unit for unit in seen["units"]}
    holders = {village["hex"]: village["holder"] for village in seen["villages"]}
    lit = (seen["question"] or {}).get("unit")
    board = Board()
    for h, name in enumerate(MAP.names):
        if MAP.place_of[h] == 0:
            board.rows.append([Span("    " if MAP.line_of[h] % 2 else "")])
        board.rows[-1] += _draw_ground(name, holders.get(name))
        board.rows[-1].append(_draw_unit(name, units.get(name), lit))
    board.rows.append([Span(say(_turn_message(seen["turn"], seen["turns"])), "strong")])
    for side, objective in zip(SIDES, seen["objectives"], strict=True):
        board.rows.append([Span(say(_objective_message(side, objective)), _STYLES[side])])
    return board


def _turn_message(turn: int, turns: int) -> Message:
    if turn == 0:
        return Message("skirmish-draw-setting-up")
    return Message("skirmish-draw-turn", {"turn": turn, "turns": turns})


def _draw_ground(name: str, holder: str | None) -> Spans:
    sign = _SIGNS[TERRAINS[TERRAIN_OF[find_hex(name)]]]
    if holder is None:
        return [Span(f"{name}{sign} ", "dim", f"hex:{name}")]
    held = Span(f"{sign}{holder[0]}", _STYLES[holder], f"hex:{name}")
    return [Span(name, "dim", f"hex:{name}"), held]


def _draw_unit(name: str, unit: dict[str, Any] | None, lit: str | None) -> Span:
    """Draw the unit in a hex; where there is none the room for it belongs to the hex."""
    if unit is None:
        return Span("    ", "", f"hex:{name}")
    style = "mark" if unit["id"] == lit else _STYLES[unit["side"]]
    text = f"{unit['side'][0]}{_KINDS[unit['kind']]}{unit['steps']} "
    return Span(text, style, f"piece:{unit['id']}")


def _objective_message(side: str, objective: dict[str, Any]) -> Message:
    args: dict[str, Argument] = {"seat": Message(f"skirmish-seat-{side}")}
    if objective["hex"] is not None:
        args["hex"] = objective["hex"]
        return Message("skirmish-draw-objective", args)
    args["hexes"] = ", ".join(objective["possible"])
    return Message("skirmish-draw-possible", args)


def meanings(state: SkirmishState, target: str) -> list[str]:
    """Return the hex of a unit, or who stands in a hex."""
    kind, _, name = target.partition(":")
    if kind == "hex" and find_hex(name) != OFF_MAP:
        unit = Unit(state.unit_at[find_hex(name)])
        return [f"piece:{unit_name(unit)}"] if unit >= 0 else []
    if kind != "piece" or name not in UNIT_NAMES:
        return []
    at = Hex(state.hex_of[UNIT_NAMES.index(name)])
    return [f"hex:{hex_name(at)}"] if at >= 0 else []
