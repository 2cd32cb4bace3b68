"""Answers that need no search: what costs nothing is never left out."""

from grognard.core.types import Action
from grognard.games.prussia.actions import CORPS, OPTION
from grognard.games.prussia.state import PrussiaState
from grognard.games.prussia.tables import NUM_HEXES, Corps, Hex


def best_corps(state: PrussiaState, actions: list[Action]) -> Action:
    """§4.5 Return the corps that loses most if it stays ineffective: a try costs nothing."""
    best, most = actions[0], -1
    for action in actions:
        if CORPS <= action < OPTION:
            held = _held_up(state, Corps(action - CORPS))
            if held > most:
                best, most = action, held
    return best


def _held_up(state: PrussiaState, corps: Corps) -> int:
    """§7.4 Count the ineffective steps of a corps, those that could march four times."""
    total = 0
    for unit in state.field.units_of_corps[corps]:
        here = Hex(state.hex_of[unit])
        if here >= 0 and state.effective_of[unit] == 0:
            is_free = state.zones[(1 - state.side) * NUM_HEXES + here] == 0
            total += int(state.left_of[unit]) * (4 if is_free else 1)
    return total
