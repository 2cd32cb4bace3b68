"""Events into messages."""

from typing import Final

from grognard.core.event import Event
from grognard.core.message import Argument, Message
from grognard.core.types import NOBODY
from grognard.games.prussia.actions import PIECE, action_on
from grognard.games.prussia.names import corps, group, leader, name, place, side
from grognard.games.prussia.rules.s05_stacking import leaders_at, stack
from grognard.games.prussia.rules.s10_06_crt import ODDS
from grognard.games.prussia.rules.s10_08_results import result_text
from grognard.games.prussia.rules.s22_01_levels import LEVELS
from grognard.games.prussia.scenarios import Form
from grognard.games.prussia.state import PrussiaState
from grognard.games.prussia.tables import LEADER, MORALES, Field, Hex, Piece, hex_name

# Events: what their numbers are

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


# What else a click may mean


def meanings(state: PrussiaState, target: str) -> list[str]:
    """Return the hex of a piece, or who stands in a hex."""
    action = action_on(state.form.battle, target)
    if 0 <= action < PIECE:
        here = Hex(action)
        standing = [*stack(state, here), *leaders_at(state, here)]
        return [f"piece:{state.field.ids[piece]}" for piece in standing]
    if PIECE <= action < PIECE + state.field.pieces and state.hex_of[action - PIECE] >= 0:
        return ["hex:" + hex_name(Hex(int(state.hex_of[action - PIECE])))]
    return []
