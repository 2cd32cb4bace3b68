"""The things of the game as messages: sides, hexes, pieces, corps, groups."""

from grognard.core.message import Argument, Message
from grognard.core.types import Player
from grognard.games.prussia.state import PrussiaState
from grognard.games.prussia.tables import (
    ARTILLERY,
    LEADER,
    NUM_HEXES,
    SIDES,
    STRIDE,
    Field,
    Hex,
    Piece,
    hex_name,
    slug,
)


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
