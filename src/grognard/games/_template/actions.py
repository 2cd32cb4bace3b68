"""Actions: the thing clicked, as an int; the open question gives it its verb.

A hex is its id, a unit comes after the hexes, then "done" and "stand".
"""

from typing import Final

from grognard.core.message import Argument, Message
from grognard.core.question import Clicks
from grognard.core.types import Action
from grognard.games._template.tables import MAP, UNIT_NAMES, Hex, Unit

CLICKS: Final = Clicks()
CLICKS.add("hex", MAP.names)
FIRST_UNIT: Final = CLICKS.add("piece", UNIT_NAMES)
DONE: Final = CLICKS.add("option", ["done"])
STAND: Final = CLICKS.add("option", ["stand"])
NUM_ACTIONS: Final = len(CLICKS.texts)


def is_hex(action: Action) -> bool:
    """Say whether a hex is clicked."""
    return action < FIRST_UNIT


def is_unit(action: Action) -> bool:
    """Say whether a unit is clicked."""
    return FIRST_UNIT <= action < DONE


def click_hex(h: Hex) -> Action:
    """Return the action of clicking a hex."""
    return h


def hex_of_action(action: Action) -> Hex:
    """Return the hex clicked; trusts `is_hex`."""
    return Hex(action)


def unit_of_action(action: Action) -> Unit:
    """Return the unit clicked; trusts `is_unit`."""
    return Unit(action - FIRST_UNIT)


def said(action: Action) -> Argument:
    """Return what is clicked as it is named in a sentence."""
    name = CLICKS.texts[action]
    return Message(f"skirmish-unit-{name}") if is_unit(action) else name
