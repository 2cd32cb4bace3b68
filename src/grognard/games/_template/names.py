"""What things are called: catalogue ids of sides and units."""

from grognard.core.message import Message
from grognard.core.types import Player
from grognard.games._template.rules.s01_pieces import unit_name
from grognard.games._template.tables import SIDES, Unit


def seat_message(side: Player) -> Message:
    """Return the name of a side."""
    return Message(f"skirmish-seat-{SIDES[side]}")


def unit_message(unit: int) -> Message:
    """Return the name of a unit."""
    return Message(f"skirmish-unit-{unit_name(Unit(unit))}")
