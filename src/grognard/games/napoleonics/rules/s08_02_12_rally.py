"""§8.2.12 Rally."""

from grognard.core.types import OK, Player
from grognard.games.napoleonics.reasons import (
    AT_FULL_STRENGTH,
    NO_SUCH_SYMBOL,
    NOT_ON_BOARD,
    NOT_YOUR_PIECE,
)
from grognard.games.napoleonics.rules.s02_unit_cards import BLOCKS
from grognard.games.napoleonics.rules.s05_02_orders import order_unit
from grognard.games.napoleonics.rules.s08_02_tactics import roll_card
from grognard.games.napoleonics.rules.s09_scenarios import Unit
from grognard.games.napoleonics.state import ASK_OUT, ASK_RALLY, NapoleonicsState, note
from grognard.games.napoleonics.tables import RALLY


def begin_rally(state: NapoleonicsState, side: Player) -> None:
    roll_card(state, RALLY, side)
    state.todo.push(ASK_OUT, side)
    state.todo.push(ASK_RALLY, side)


def rally_code(state: NapoleonicsState, unit: Unit) -> int:
    """§8.2.12 A unit of an arm that was rolled, below its full strength."""
    scenario = state.scenario
    if scenario.side_of[unit] != state.todo.owner():
        return NOT_YOUR_PIECE
    if state.hex_of[unit] < 0:
        return NOT_ON_BOARD
    if state.symbols[scenario.arm_of[unit]] == 0:
        return NO_SUCH_SYMBOL
    if state.blocks_of[unit] >= BLOCKS[scenario.kind_of[unit]]:
        return AT_FULL_STRENGTH
    return OK


def rally(state: NapoleonicsState, unit: Unit) -> None:
    """§8.2.12 A block returns; the unit is ordered, too."""
    state.symbols[state.scenario.arm_of[unit]] -= 1
    state.blocks_of[unit] += 1
    side = state.scenario.side_of[unit]
    note(state, "§8.2.12", "rally", side, [unit, state.blocks_of[unit]])
    if not state.ordered_of[unit]:
        order_unit(state, unit)


def open_rally(state: NapoleonicsState) -> bool:
    """§8.2.12 Ask who gets the next block, unless there is one choice only."""
    found = [unit for unit in state.scenario.units if rally_code(state, unit) == OK]
    if len(found) > 1:
        return True
    if found:
        rally(state, found[0])
    else:
        state.todo.pop()
    return False
