"""The terminal's picture, drawn from an observation alone: board, hands, banners."""

from collections.abc import Callable
from typing import Any, Final

from grognard.core.drawing import Board, Canvas, Span, Spans
from grognard.core.message import Message
from grognard.core.types import Json
from grognard.games.napoleonics.rules.s02_01_board import (
    HALF_COLUMN_OF,
    HEX_NAMES,
    HEXES,
    NUM_ROWS,
    ROW_OF,
    SEATS,
    Hex,
)
from grognard.games.napoleonics.rules.s09_scenarios import SCENARIOS, Scenario
from grognard.games.napoleonics.tables import (
    BRIDGE,
    CARD_IDS,
    FORD,
    FORDABLE,
    FOREST,
    HILL,
    MILL,
    QUARRY,
    RIVER,
    RUGGED_HILL,
    TOWN,
)

Say = Callable[[Message], str]

HEX_WIDTH: Final = 8
HEX_HEIGHT: Final = 3
MARGIN: Final = 2
WIDTH: Final = MARGIN + 13 * HEX_WIDTH
HEIGHT: Final = NUM_ROWS * HEX_HEIGHT
GROUND: Final[dict[int, str]] = {
    FOREST: "♣♣",
    HILL: "∩∩",
    RUGGED_HILL: "▲▲",
    TOWN: "##",
    MILL: "#%",
    RIVER: "≈≈",
    FORDABLE: "~~",
    FORD: "~~",
    BRIDGE: "==",
    QUARRY: "::",
}
WORKS: Final = "<>"


def draw(observation: Json, say: Say) -> Board:
    """Draw the hexes with their ground and pieces, then banners, cards and the open hand."""
    view: dict[str, Any] = observation
    board = Board()
    board.rows.append(_headline(view, say))
    board.rows.extend(_map(view))
    board.rows.append([Span(say(Message("napoleonics-draw-legend")), "dim")])
    board.rows.append([Span(say(Message("napoleonics-draw-ground")), "dim")])
    for seat in SEATS:
        board.rows.append(_army(view, seat, say))
        board.rows.extend(_hand(view, seat, say))
    return board


def _headline(view: dict[str, Any], say: Say) -> Spans:
    args: dict[str, Any] = {
        "turn": view["turn"],
        "army": Message(f"napoleonics-seat-{view['active']}"),
        "deck": view["deck"],
    }
    spans = [Span(say(Message("napoleonics-draw-headline", args)), "strong")]
    played = view["card"]["played"] if view["card"] is not None else None
    if played:
        name = Message(f"napoleonics-card-{played}")
        spans.append(Span(say(Message("napoleonics-draw-played", {"card": name})), "strong"))
    return spans


# The board: three lines a hex, its name and ground, its unit, its leader


def _map(view: dict[str, Any]) -> list[Spans]:
    canvas = Canvas(WIDTH, HEIGHT)
    scenario = next(scenario for scenario in SCENARIOS if scenario.id == view["scenario"])
    goals = [name for goal in view["objectives"] for name in goal["hexes"]]
    for here in HEXES:
        name = HEX_NAMES[here]
        for line in range(HEX_HEIGHT):
            _put(canvas, here, line, " " * (HEX_WIDTH - 1), Span("", "", f"hex:{name}"))
        ground = " " * (4 - len(name)) + _ground(scenario, here)
        _put(canvas, here, 0, name, Span("", "mark" if name in goals else "dim", f"hex:{name}"))
        _put(canvas, here, 0, ground, Span("", "dim", f"hex:{name}"), len(name))
    for unit in view["units"]:
        if unit["hex"]:
            here = Hex(HEX_NAMES.index(unit["hex"]))
            _put(canvas, here, 1, _unit(unit), _look(unit))
    for leader in view["leaders"]:
        if leader["hex"]:
            here = Hex(HEX_NAMES.index(leader["hex"]))
            mark = "*" if leader["ordered"] else ""
            _put(canvas, here, 2, "@" + leader["name"][:5] + mark, _look(leader))
    return canvas.rows()


def _ground(scenario: Scenario, here: Hex) -> str:
    return WORKS if scenario.works_at[here] else GROUND.get(scenario.terrain_at[here], "..")


def _unit(unit: dict[str, Any]) -> str:
    """Return type and blocks; brackets are a square, a star an order."""
    text = f"{unit['type']}{unit['blocks']}"
    if unit["square"] >= 0:
        text = f"[{text}]"
    return text + ("*" if unit["ordered"] else "")


def _look(piece: dict[str, Any]) -> Span:
    """Return the style of a unit or a leader, and what a click on it means."""
    return Span("", f"seat{SEATS.index(piece['side'])}", f"piece:{piece['piece']}")


def _put(canvas: Canvas, here: Hex, line: int, text: str, look: Span, shift: int = 0) -> None:
    x = MARGIN + HALF_COLUMN_OF[here] * HEX_WIDTH // 2 + shift
    y = ROW_OF[here] * HEX_HEIGHT + line
    canvas.put(x, y, text[: HEX_WIDTH - shift], look.style, look.target)


# Banners and cards


def _army(view: dict[str, Any], seat: str, say: Say) -> Spans:
    banners, hand = view["banners"][seat], view["hands"][seat]
    args: dict[str, Any] = {
        "army": Message(f"napoleonics-seat-{seat}"),
        "banners": banners["total"],
        "goal": banners["goal"],
        "cards": hand["count"],
        "squares": len(hand["track"]),
    }
    return [Span(say(Message("napoleonics-draw-army", args)), f"seat{SEATS.index(seat)}")]


def _hand(view: dict[str, Any], seat: str, say: Say) -> list[Spans]:
    """Return the cards of a hand that may be seen, with what they do."""
    lines: list[Spans] = []
    cards: dict[str, int] = view["hands"][seat].get("cards", {})
    for card in sorted(cards, key=CARD_IDS.index):
        times = f" ×{cards[card]}" if cards[card] > 1 else ""
        title = say(Message(f"napoleonics-card-{card}"))
        effect = say(Message(f"napoleonics-card-{card}-text"))
        lines.append([Span(f"  {title}{times}  "), Span(effect, "dim")])
    return lines
