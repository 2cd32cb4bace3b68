"""What an answer costs, said beside it."""

from typing import cast

from grognard.core.game import Game
from grognard.core.message import Message
from grognard.core.note import Note
from grognard.core.state import State
from grognard.core.types import Action
from grognard.games.marengo.actions import BLOCK, CROSS, ENTRY, LOCALE, way_of
from grognard.games.marengo.rules.s06_actions import ASK_GROUP
from grognard.games.marengo.rules.s08_road import ASK_MARCH
from grognard.games.marengo.state import MarengoState
from grognard.games.marengo.tables import IS_MAIN


def note(state: MarengoState, action: Action) -> Note | None:
    """§6, §7, §8 A march over land takes a command; so does one by road, but on the main roads."""
    if state.is_open(ASK_GROUP) and LOCALE <= action < BLOCK:
        return _commands(1)
    is_march = state.is_open(ASK_MARCH)
    if not CROSS <= action < ENTRY or not (is_march or state.is_open(ASK_GROUP)):
        return None
    is_paid = is_march and state.is_charged != 0
    return _commands(0 if IS_MAIN[way_of(action)] or is_paid else 1)


def _commands(count: int) -> Note:
    return Note(Message("marengo-note-commands", {"count": count}), count > 0)


class Offering(Game):
    """The part of the game that says what is offered, and what an answer costs."""

    def note(self, state: State, action: Action) -> Note | None:
        """Return what an answer costs or gives up."""
        return note(cast(MarengoState, state), action)
