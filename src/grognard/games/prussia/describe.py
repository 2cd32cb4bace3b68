"""Events into messages."""

from grognard.core.event import Event
from grognard.core.message import Argument, Message
from grognard.core.types import NOBODY
from grognard.games.prussia.actions import DONE, PIECE, clicks_of
from grognard.games.prussia.names import corps, group, leader, name, place, side
from grognard.games.prussia.rules.s05_stacking import leaders_at, stack
from grognard.games.prussia.rules.s08_bombardment import ASK_FIRE_GUN, picked_guns
from grognard.games.prussia.rules.s10_08_results import result_text
from grognard.games.prussia.rules.s10_13_charge import ASK_CHARGE_HEX
from grognard.games.prussia.rules.s22_01_levels import LEVELS
from grognard.games.prussia.scenarios import Form
from grognard.games.prussia.sent import SENT
from grognard.games.prussia.state import PrussiaState
from grognard.games.prussia.tables import LEADER, MORALES, Field, Hex, Piece, hex_name

# Events


def event(field: Field, form: Form, happened: Event) -> Message:
    """Return an event as a sentence of the log."""
    args: dict[str, Argument] = {}
    if happened.who != NOBODY:
        args["side"] = side(happened.who)
    kind = happened.kind
    if kind == "moved" and happened.numbers[1] < 0:  # §24.2, §26.3 from off the map
        kind = "enters"
    for part, numbers in SENT.numbers_of(happened):
        if part.is_list():
            args[part.name] = _list(field, part.meaning, numbers)
        else:
            args[part.name] = _argument(field, form, part.meaning, numbers[0])
        if part.meaning == "level":
            args["name"] = Message(f"prussia-level-{LEVELS[numbers[0]]}")
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
    if meaning == "piece":
        return _listed([name(field, Piece(value)) for value in values])
    return ", ".join(hex_name(Hex(value)) for value in values)


def _argument(field: Field, form: Form, meaning: str, number: int) -> Argument:
    if meaning == "piece":
        return _piece(field, number)
    if meaning == "hex":
        return place(field, Hex(number))
    if meaning == "corps":
        return corps(field, number)
    if meaning == "group":
        return group(field, number)
    if meaning == "result":
        return result_text(number)
    if meaning == "morale":
        return Message(f"prussia-morale-{MORALES[number]}")
    if meaning == "time":
        return form.times[number - 1]
    return SENT.plain(meaning, number)


def sent_number(field: Field, form: Form, meaning: str, number: int) -> object:
    """Return what is sent for a number of an event: "" for no piece or corps, and off the map."""
    if meaning == "piece":
        return field.ids[number] if 0 <= number < field.pieces else ""
    if meaning == "hex":
        return hex_name(Hex(number)) if number >= 0 else ""
    if meaning == "corps":
        return field.corps_names[number] if number >= 0 else ""  # §4.5 batteries alone
    if meaning == "group":
        return field.group_names[number]
    if meaning == "result":
        return result_text(number)
    return form.times[number - 1] if meaning == "time" else SENT.plain(meaning, number)


def _piece(field: Field, number: int) -> Argument:
    if not 0 <= number < field.pieces:
        return Message("prussia-nobody")
    if field.arm_of[number] == LEADER:
        return leader(field, Piece(number))
    return name(field, Piece(number))


# What else a click may mean


def meanings(state: PrussiaState, target: str) -> list[str]:
    """Return the hex of a piece, or who stands in a hex.

    §10.13.2 The hex that is charged means that the charge is tried; §8.3 so does that of a battery
    which is to fire.
    """
    clicks = clicks_of(state.form.battle)
    meant = clicks.on(target)
    action = meant[0] if meant else -1
    if 0 <= action < PIECE:
        here = Hex(action)
        standing = [*stack(state, here), *leaders_at(state, here)]
        pieces = [f"piece:{state.field.ids[piece]}" for piece in standing]
        is_charged = state.is_open(ASK_CHARGE_HEX) and here in state.combat.defenders
        return [clicks.targets[DONE], *pieces] if is_charged or _fires(state, here) else pieces
    if PIECE <= action < PIECE + state.field.pieces and state.hex_of[action - PIECE] >= 0:
        return ["hex:" + hex_name(Hex(int(state.hex_of[action - PIECE])))]
    return []


def _fires(state: PrussiaState, here: Hex) -> bool:
    """§8.3 Say whether a battery of a hex is to fire."""
    is_asked = state.is_open(ASK_FIRE_GUN)
    return is_asked and any(state.hex_of[gun] == here for gun in picked_guns(state))
