"""What a move gives up."""

from grognard.core.message import Message
from grognard.core.note import Note
from grognard.core.types import OK, Action
from grognard.games.napoleonics.actions import HEX, UNIT, hex_of
from grognard.games.napoleonics.rules.s05_03_movement import (
    ASK_MOVE_TO,
    NO_BATTLE,
    battle_limit,
    move_unit,
)
from grognard.games.napoleonics.rules.s05_04_combat import target_code
from grognard.games.napoleonics.rules.s09_scenarios import Unit
from grognard.games.napoleonics.state import NapoleonicsState


def note(state: NapoleonicsState, action: Action) -> Note | None:
    """§5.3, §5.4 Whether a unit may still battle from where it goes, and against how many."""
    unit = Unit(state.todo.a())
    if not state.is_open(ASK_MOVE_TO) or not HEX <= action < UNIT or unit < 0:
        return None
    twin = state.clone()
    twin.log = None
    move_unit(twin, unit, hex_of(action))
    if battle_limit(twin, unit) == NO_BATTLE or twin.barred_of[unit]:
        return Note(Message("napoleonics-note-no-battle"), True)
    enemies = [one for one in state.scenario.units if twin.hex_of[one] >= 0]
    targets = [one for one in enemies if target_code(twin, unit, one) == OK]
    return Note(Message("napoleonics-note-battle", {"count": len(targets)}))
