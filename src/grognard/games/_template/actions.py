"""Actions: the thing clicked, as an int; the open question gives it its verb.

A hex is its id, a unit comes after the hexes, then "done" and "stand".
"""

from typing import Final

from grognard.core.errors import BadAction
from grognard.core.message import Argument, Message
from grognard.core.types import Action
from grognard.games._template.rules.s01_pieces import find_hex, hex_name, unit_name
from grognard.games._template.tables import NUM_HEXES, NUM_UNITS, OFF_MAP, UNIT_NAMES, Hex, Unit

FIRST_UNIT: Final = NUM_HEXES
DONE: Final = FIRST_UNIT + NUM_UNITS
STAND: Final = DONE + 1
NUM_ACTIONS: Final = STAND + 1


def is_hex(action: Action) -> bool:
    """Say whether a hex is clicked."""
    return action < FIRST_UNIT


def is_unit(action: Action) -> bool:
    """Say whether a unit is clicked."""
    return FIRST_UNIT <= action < DONE


def click_hex(h: Hex) -> Action:
    """Return the action of clicking a hex."""
    return h


def click_unit(unit: Unit) -> Action:
    """Return the action of clicking a unit."""
    return FIRST_UNIT + unit


def hex_of_action(action: Action) -> Hex:
    """Return the hex clicked; trusts `is_hex`."""
    return Hex(action)


def unit_of_action(action: Action) -> Unit:
    """Return the unit clicked; trusts `is_unit`."""
    return Unit(action - FIRST_UNIT)


def text(action: Action) -> str:
    """Return the notation of an action: "C4", "blue-1", "done", "stand"."""
    if is_hex(action):
        return hex_name(hex_of_action(action))
    if is_unit(action):
        return unit_name(unit_of_action(action))
    return "done" if action == DONE else "stand"


def parse(notation: str) -> Action:
    """Return the action of a notation; raises BadAction."""
    if notation == "done":
        return DONE
    if notation == "stand":
        return STAND
    if notation in UNIT_NAMES:
        return click_unit(Unit(UNIT_NAMES.index(notation)))
    h = find_hex(notation)
    if h == OFF_MAP:
        raise BadAction("bad-action-text", text=notation)
    return click_hex(h)


def said(action: Action) -> Argument:
    """Return what is clicked as it is named in a sentence."""
    if is_unit(action):
        return Message(f"skirmish-unit-{text(action)}")
    return text(action)


def target(action: Action) -> str:
    """Return what is clicked: "hex:C4", "piece:blue-1", "option:done"."""
    if is_hex(action):
        return f"hex:{text(action)}"
    if is_unit(action):
        return f"piece:{text(action)}"
    return f"option:{text(action)}"
