"""What an answer gives up, said beside it."""

from grognard.core.message import Message
from grognard.core.note import Note
from grognard.core.types import Action
from grognard.games.undaunted.actions import VERB
from grognard.games.undaunted.rules.s06_turns import ASK_USE
from grognard.games.undaunted.rules.s14_01_radio import can_raise_radio
from grognard.games.undaunted.state import UndauntedState
from grognard.games.undaunted.tables import (
    CONTROLLED,
    TILE_LIMIT,
    VERB_CONTROL,
    Tile,
    Unit,
    counter_of,
)


def note(state: UndauntedState, action: Action) -> Note | None:
    """§8.4 On a tile already controlled nothing comes of it (ruling R10), but for the radio."""
    if not state.is_open(ASK_USE) or action != VERB + VERB_CONTROL:
        return None
    side = state.active
    tile = Tile(state.tile_of[counter_of(side, Unit(state.todo.a()))])
    is_held = state.marker_of[side * TILE_LIMIT + tile] == CONTROLLED
    if not is_held or can_raise_radio(state, side, tile):
        return None
    return Note(Message("undaunted-note-held"), True)
