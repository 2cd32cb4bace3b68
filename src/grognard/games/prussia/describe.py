"""Questions, actions and events into messages."""

from typing import Final

from grognard.core.event import Event
from grognard.core.message import Argument, Message
from grognard.core.types import NOBODY, Action, Player
from grognard.games.prussia.actions import CORPS, DONE, NO, NONE, OPTION, PIECE, RAISE, WORDS, YES
from grognard.games.prussia.combat import ASK_DECLARE, ASK_LOSS_UNIT, ASK_WITHDRAW
from grognard.games.prussia.field import STRIDE, Field
from grognard.games.prussia.form import Form
from grognard.games.prussia.legality import prompt as prompt_id
from grognard.games.prussia.rules.s04_01_activation import FREE
from grognard.games.prussia.rules.s10_06_crt import ODDS
from grognard.games.prussia.rules.s10_08_results import result_text
from grognard.games.prussia.rules.s22_01_levels import LEVELS
from grognard.games.prussia.state import (
    ASK_ACTIVATE,
    ASK_COLUMN,
    ASK_COUP_PAY,
    ASK_FIRE_GUN,
    ASK_FORCED,
    ASK_TRACE,
    PrussiaState,
)
from grognard.games.prussia.tables import (
    ARTILLERY,
    LEADER,
    MORALES,
    NUM_HEXES,
    SIDES,
    Corps,
    Hex,
    Piece,
    hex_name,
    slug,
)

# Things


def side(seat: Player) -> Message:
    """Return the name of a side."""
    return Message(f"prussia-seat-{SIDES[seat]}")


def place(field: Field, here: Hex) -> Argument:
    """Return a hex: its number, and the village or height if it has a name."""
    if not 0 <= here < NUM_HEXES:
        return "–"
    name = field.hex_names[here]
    if not name:
        return hex_name(here)
    named = Message(f"prussia-place-{slug(name)}")
    return Message("prussia-hex-named", {"hex": hex_name(here), "name": named})


def leader(field: Field, piece: Piece) -> Message:
    """Return a leader's name."""
    return Message(f"prussia-leader-{slug(field.names[piece])}")


def unit(field: Field, piece: Piece, left: int) -> Message:
    """Return a unit's name and what its counter says with so many steps left."""
    args: dict[str, Argument] = {"name": name(field, piece), "numbers": numbers(field, piece, left)}
    return Message("prussia-unit", args)


def name(field: Field, piece: Piece) -> Message:
    """Return a unit's name as it stands on its counter."""
    return Message(f"prussia-name-{slug(field.names[piece])}")


def numbers(field: Field, piece: Piece, left: int) -> str:
    """Return strength, morale and movement as they stand on a counter."""
    at = piece * STRIDE + left
    strength = str(field.sp[at])
    if field.arm_of[piece] == ARTILLERY:
        strength = "/".join(str(field.bs[at * 4 + far]) for far in (1, 2, 3))
    text = "\u2011".join((strength, str(field.mr[at]), str(field.move[at])))  # never broken
    return f"({text})" if field.bracketed[at] else text


def piece_now(state: PrussiaState, piece: Piece) -> Message:
    """Return a piece as it is now."""
    field = state.field
    if piece < 0 or piece >= field.pieces:
        return Message("prussia-nobody")
    if field.arm_of[piece] != LEADER:
        return unit(field, piece, max(state.left_of[piece], 1))
    if not state.deputy_of[piece]:
        return leader(field, piece)
    kind = "deputy" if field.is_army[piece] else "stand-in"
    return Message(f"prussia-{kind}", {"leader": leader(field, piece)})


def corps(field: Field, number: int) -> Message:
    """Return a corps by its leader; -1 are the batteries of a special leader's hex (§4.5)."""
    if number < 0:
        return Message("prussia-guns")
    return Message("prussia-corps", {"leader": leader(field, Piece(field.leader_of_corps[number]))})


def group(field: Field, number: int) -> Message:
    """Return a group."""
    return Message(f"prussia-group-{field.group_names[number].replace('_', '-')}")


# Questions

_BY_PIECE: Final = (
    *("s22-place", "s22-detachment", "s4-special", "s7-move-to", "s26-arrive", "s10-loss-how"),
    *("s10-retreat-to", "s10-retreat-leader", "s10-advance-to", "s10-momentum-to"),
)
"""Questions whose first argument is the piece they are about."""


def asked(state: PrussiaState) -> str:
    """Return the id of the open question; a free activation is asked in other words."""
    frame = state.todo.question()
    if frame == ASK_ACTIVATE and state.todo.b() == FREE:
        return "s23-activate"
    return prompt_id(state)


def prompt(state: PrussiaState) -> Message:
    """Return the open question as a sentence for the seat that answers it."""
    name = asked(state)
    todo = state.todo
    frame = todo.question()
    args: dict[str, Argument] = {}
    if name in _BY_PIECE:
        args["piece"] = piece_now(state, Piece(todo.a()))
    if name == "s7-move-to":
        args["left"] = state.walk_left
    if frame == ASK_ACTIVATE or frame == ASK_COUP_PAY:
        args["cost"] = todo.a()
    if frame == ASK_TRACE:
        args["left"] = todo.a()
    if frame == ASK_COLUMN or frame == ASK_FORCED:
        args["corps"] = corps(state.field, todo.a())
    if frame == ASK_FIRE_GUN or frame == ASK_WITHDRAW:
        args["hex"] = place(state.field, Hex(todo.a()))
    if frame == ASK_LOSS_UNIT:
        args["left"] = state.combat.points[todo.owner()]
    return Message(f"prussia-ask-{name}", args)


# Actions

_HEX_VERBS: Final[dict[str, str]] = {
    "s22-place": "place",
    "s26-arrive": "place",
    "s7-move-to": "move",
    "s8-target": "fire",
    "s10-withdraw": "move",
    "s10-retreat-to": "retreat",
    "s10-advance-to": "advance",
    "s10-momentum-to": "advance",
    "s10-momentum-marker": "mark",
    "s10-charge-hex": "charge",
}
_CORPS_VERBS: Final[dict[str, str]] = {
    "s4-deploy": "deploy",
    "s4-special": "special",
    "s7-move-piece": "column",
    "s7-forced": "deploy",
}
YES_TO: Final = ("s4-activate", "s23-activate", "s23-bonus", "s4-coup", "s4-coup-pay", "s7-forced")
NO_TO: Final = (*YES_TO, "s4-special", "s10-withdraw")
DONE_WITH: Final = (
    *("s22-stack", "s22-place", "s4-deploy", "s4-trace", "s4-special", "s7-move-piece"),
    *("s7-column", "s8-target", "s8-gun", "s10-declare", "s10-retreat-leader", "s10-advance"),
    *("s10-order", "s10-charge-unit", "s10-charge-hex", "s10-momentum-piece"),
    *("s10-momentum-marker", "s10-loss-gun"),
)
"""Questions that have their own words for these answers."""


def action(state: PrussiaState, click: Action) -> Message:
    """Return an action as a button label for the seat that answers."""
    name = asked(state)
    field = state.field
    if click < PIECE:
        return _hex_label(state, Hex(click), name)
    if click < RAISE:
        return _piece_label(state, Piece(click - PIECE))
    if click < CORPS:
        args = {
            "piece": piece_now(state, Piece(click - RAISE)),
            **_where(state, Piece(click - RAISE)),
        }
        return Message("prussia-do-raise", args)
    if click < OPTION:
        number = Corps(click - CORPS)
        if number >= len(field.corps_names):
            return Message("prussia-nobody")
        verb = _CORPS_VERBS.get(name, "column")
        if verb == "column" and state.corps_column[number]:
            verb = "join"
        return Message(f"prussia-do-corps-{verb}", {"corps": corps(field, number)})
    return _option_label(click, name)


def _hex_label(state: PrussiaState, here: Hex, name: str) -> Message:
    args: dict[str, Argument] = {"hex": place(state.field, here)}
    if state.todo.question() == ASK_DECLARE:
        top = Piece(state.top_at[here])
        is_own = top >= 0 and state.field.side_of[top] == state.side
        return Message("prussia-do-hex-attack" if is_own else "prussia-do-hex-defend", args)
    return Message(f"prussia-do-hex-{_HEX_VERBS.get(name, 'move')}", args)


def _where(state: PrussiaState, piece: Piece) -> dict[str, Argument]:
    return {"hex": place(state.field, Hex(state.hex_of[piece]))}


def _piece_label(state: PrussiaState, piece: Piece) -> Message:
    args: dict[str, Argument] = {"piece": piece_now(state, piece)}
    if piece >= state.field.pieces or state.hex_of[piece] < 0:
        return Message("prussia-do-piece", args)
    args.update(_where(state, piece))
    return Message("prussia-do-piece-at", args)


def clicked(state: PrussiaState, click: Action) -> Argument:
    """Return the thing that was clicked, for a refusal to speak of."""
    field = state.field
    if click < PIECE:
        return place(field, Hex(click))
    if click < CORPS:
        return piece_now(state, Piece(click - (PIECE if click < RAISE else RAISE)))
    if click < OPTION and Corps(click - CORPS) < len(field.corps_names):
        return corps(field, Corps(click - CORPS))
    return action(state, click)


def _option_label(click: Action, name: str) -> Message:
    if click == DONE:
        return Message(f"prussia-do-done-{name}" if name in DONE_WITH else "prussia-do-done")
    if click == YES:
        return Message(f"prussia-do-yes-{name}" if name in YES_TO else "prussia-do-yes")
    if click == NO:
        return Message(f"prussia-do-no-{name}" if name in NO_TO else "prussia-do-no")
    if click == NONE and name == "s22-detachment":
        return Message(f"prussia-do-none-{name}")
    return Message(f"prussia-do-{WORDS[click - OPTION]}")


# Events: what their numbers are

_NUMBER: Final = "number"
_PIECE: Final = "piece"
_PIECES: Final = "pieces"
_HEX: Final = "hex"
_HEXES: Final = "hexes"
_ODDS: Final = "odds"
_CORPS: Final = "corps"
_GROUP: Final = "group"
_RESULT: Final = "result"
_MORALE: Final = "morale"
_LEVEL: Final = "level"
_TIME: Final = "time"

# fmt: off
EVENTS: Final[dict[str, str]] = {
    "turn": "time:time",
    "player-turn": "",
    "placed": "piece:piece hex:hex",
    "set-up": "",
    "try": "cost:number die:number total:number",
    "active": "",
    "wakes": "",
    "detachment-wakes": "group:group",
    "coup": "die:number total:number",
    "deploys": "corps:corps",
    "deploys-piece": "piece:piece",
    "command": "group:group die:number worked:number",
    "special": "piece:piece corps:corps die:number worked:number",
    "traces": "piece:piece",
    "column": "corps:corps",
    "column-piece": "piece:piece",
    "forced": "corps:corps own:number mine:number other:number theirs:number",
    "raised": "piece:piece hex:hex",
    "moved": "piece:piece from:hex to:hex",
    "enters": "piece:piece from:hex to:hex",
    "leaves": "piece:piece hex:hex",
    "bombards": "target:hex strength:number die:number drm:number result:result guns:pieces",
    "bombards-in-vain": "target:hex strength:number",
    "disorder": "piece:piece hex:hex",
    "rout": "piece:piece hex:hex",
    "check": "piece:piece hex:hex die:number wanted:number",
    "rally": "piece:piece hex:hex die:number wanted:number morale:morale",
    "rally-failed": "piece:piece hex:hex die:number wanted:number morale:morale",
    "withdraw": "piece:piece from:hex to:hex",
    "retreat": "piece:piece from:hex to:hex",
    "stays": "piece:piece hex:hex",
    "track": "piece:piece kind:number box:number",
    "step": "piece:piece hex:hex left:number",
    "captured": "piece:piece hex:hex steps:number",
    "counter-captured": "piece:piece steps:number",
    "fled": "piece:piece hex:hex",
    "demoralized": "marker:number",
    "broken": "marker:number",
    "leader-scratched": "piece:piece hex:hex",
    "leader-caught": "piece:piece hex:hex die:number",
    "leader-moved": "piece:piece to:hex",
    "leader-leaves": "piece:piece hex:hex",
    "leader-wounded": "piece:piece hex:hex",
    "leader-killed": "piece:piece hex:hex",
    "replacement": "piece:piece hex:hex",
    "no-commander": "piece:piece",
    "promoted": "promoted:piece piece:piece hex:hex",
    "free-roll": "die:number",
    "bonus": "gain:number",
    "released-from-works": "",
    "bonus-lost": "points:number",
    "bonus-kept": "",
    "passivity": "die:number lost:number",
    "marched": "from:hex to:hex pieces:pieces",
    "lacy-roll": "die:number limit:number",
    "lacy": "",
    "arrives": "piece:piece hex:hex",
    "victory": "level:level prussian:number coalition:number",
    "attack": "",
    "combat": "die:number drm:number odds:odds attacker:result defender:result p:number c:number",
    "leader-along": "piece:piece from:hex to:hex",
    "quick": "",
    "capture-roll": "piece:piece die:number drm:number",
    "advance": "piece:piece from:hex to:hex",
    "momentum-advance": "piece:piece from:hex to:hex",
    "momentum-marker": "hex:hex",
    "charge-roll": "die:number drm:number",
    "charge": "piece:piece hex:hex",
    "charge-failed": "piece:piece hex:hex",
    "rise": "rises:number success:number",
    "marker": "marker:number box:number",
    "fatigue": "points:number",
    "rest": "points:number",
    "morale-roll": "die:number limit:number",
}
# fmt: on
"""The numbers of each kind of event: names and meanings; `pieces` takes all that are left."""


def event(field: Field, form: Form, happened: Event) -> Message:
    """Return an event as a sentence of the log."""
    args: dict[str, Argument] = {}
    if happened.who != NOBODY:
        args["side"] = side(happened.who)
    values = list(happened.numbers)
    if happened.kind == "attack":  # how many attacking hexes, these, the defending ones
        args["attackers"] = _list(field, _HEXES, values[1 : values[0] + 1])
        args["defenders"] = _list(field, _HEXES, values[values[0] + 1 :])
        return Message("prussia-event-attack", args)
    kind = happened.kind
    if kind == "moved" and values[1] < 0:  # §24.2, §26.3 from off the map
        kind = "enters"
    for at, entry in enumerate(EVENTS[kind].split()):
        name, _, meaning = entry.partition(":")
        if meaning == _PIECES:
            args[name] = _list(field, meaning, values[at:])
            break
        args[name] = _argument(field, form, meaning, values[at])
        if meaning == _LEVEL:
            args["name"] = Message(f"prussia-level-{LEVELS[values[at]]}")
    return Message(f"prussia-event-{kind}", args)


def _listed(things: list[Message]) -> Argument:
    """Return things one after another, each in the reader's language."""
    if not things:
        return ""
    found = things[-1]
    for thing in reversed(things[:-1]):
        found = Message("prussia-list", {"one": thing, "more": found})
    return found


def _list(field: Field, meaning: str, values: list[int]) -> Argument:
    if meaning == _PIECES:
        return _listed([name(field, Piece(value)) for value in values])
    return ", ".join(hex_name(Hex(value)) for value in values)


def _argument(field: Field, form: Form, meaning: str, number: int) -> Argument:
    if meaning == _PIECE:
        return _piece(field, number)
    if meaning == _HEX:
        return place(field, Hex(number))
    if meaning == _CORPS:
        return corps(field, number)
    if meaning == _GROUP:
        return group(field, number)
    if meaning == _RESULT:
        return result_text(number)
    if meaning == _ODDS:
        return ODDS[number]
    if meaning == _MORALE:
        return Message(f"prussia-morale-{MORALES[number]}")
    if meaning == _LEVEL:
        return LEVELS[number]
    if meaning == _TIME:
        return form.times[number - 1]
    return number


def _piece(field: Field, number: int) -> Argument:
    if not 0 <= number < field.pieces:
        return Message("prussia-nobody")
    if field.arm_of[number] == LEADER:
        return leader(field, Piece(number))
    return name(field, Piece(number))
