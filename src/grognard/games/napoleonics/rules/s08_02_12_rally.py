"""§8.2.12 Rally."""

from typing import Final

from grognard.core.types import OK, Action, Player
from grognard.games.napoleonics import reasons as why
from grognard.games.napoleonics.actions import UNIT, unit_of
from grognard.games.napoleonics.question import NapoleonicsQuestion
from grognard.games.napoleonics.rules import s05_02_orders as orders
from grognard.games.napoleonics.rules.s02_pieces import units_of
from grognard.games.napoleonics.rules.s02_unit_cards import BLOCKS
from grognard.games.napoleonics.rules.s06_03_leaving import ASK_OUT
from grognard.games.napoleonics.rules.s08_02_tactics import roll_card
from grognard.games.napoleonics.rules.s09_scenarios import Unit
from grognard.games.napoleonics.state import NapoleonicsState
from grognard.games.napoleonics.tables import RALLY


def begin_rally(state: NapoleonicsState, side: Player) -> None:
    roll_card(state, RALLY, side)
    state.push(ASK_OUT, side)
    state.push(ASK_RALLY, side)


def rally_code(state: NapoleonicsState, unit: Unit) -> int:
    """§8.2.12 A unit of an arm that was rolled, below its full strength."""
    scenario = state.scenario
    if scenario.side_of[unit] != state.todo.owner():
        return why.NOT_YOUR_PIECE
    if state.hex_of[unit] < 0:
        return why.NOT_ON_BOARD
    if state.symbols[scenario.arm_of[unit]] == 0:
        return why.NO_SUCH_SYMBOL
    if state.blocks_of[unit] >= BLOCKS[scenario.kind_of[unit]]:
        return why.AT_FULL_STRENGTH
    return OK


def rally(state: NapoleonicsState, unit: Unit) -> None:
    """§8.2.12 A block returns; the unit is ordered, too."""
    state.symbols[state.scenario.arm_of[unit]] -= 1
    state.blocks_of[unit] += 1
    side = state.scenario.side_of[unit]
    state.note("§8.2.12", "rally", side, (unit, int(state.blocks_of[unit])))
    if not state.ordered_of[unit]:
        orders.order_unit(state, unit)


class AskRally(NapoleonicsQuestion):
    """§8.2.12 Which unit gets the next block?"""

    id = "rally"
    section = "§8.2.12"
    asks_units = True

    def candidates(self, state: NapoleonicsState, seat: Player) -> list[Action]:
        """Return the units of the side."""
        return [UNIT + unit for unit in units_of(state, seat)]

    def unit_code(self, state: NapoleonicsState, unit: Unit) -> int:
        """§8.2.12 A unit of an arm that was rolled."""
        return rally_code(state, unit)

    def waits(self, state: NapoleonicsState) -> bool:
        """§8.2.12 Ask who gets the next block, unless there is one choice only."""
        found = self.legal(state, state.todo.owner())
        if len(found) > 1:
            return True
        if found:
            rally(state, unit_of(found[0]))
        else:
            state.todo.pop()
        return False

    def answer(self, state: NapoleonicsState, action: Action) -> None:
        """§8.2.12 A block returns."""
        state.chain += 1
        rally(state, unit_of(action))


ASK_RALLY: Final = AskRally()
