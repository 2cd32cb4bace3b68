"""§8.2 Tactic cards: what they order, §8.2.5 and §8.2.8 to §8.2.11."""

from typing import Final

from grognard.core.types import NOT_ASKED_CODE, OK, Action, Player
from grognard.games.napoleonics import reasons as why
from grognard.games.napoleonics.actions import BACK, FOUR, ONE, SECTION, section_of
from grognard.games.napoleonics.question import NapoleonicsQuestion
from grognard.games.napoleonics.rules import s05_02_orders as orders
from grognard.games.napoleonics.rules.s02_01_board import NUM_HEXES, SECTIONS_AT, Hex
from grognard.games.napoleonics.rules.s02_04_dice import roll
from grognard.games.napoleonics.rules.s02_pieces import enemy_unit_beside, leaders_of, units_of
from grognard.games.napoleonics.rules.s06_03_leaving import ASK_OUT
from grognard.games.napoleonics.rules.s09_scenarios import NO_UNIT, Unit
from grognard.games.napoleonics.state import NapoleonicsState
from grognard.games.napoleonics.tables import ELAN, FLAG, INFANTRY, NUM_ARMS, RALLY, Card


def substitute(state: NapoleonicsState, side: Player) -> None:
    """§8.2 Nobody is there whom the card names: one unit is ordered, without its benefits."""
    state.is_plain = 1
    state.note("§8.2", "substitute", side, ())
    state.push(orders.ASK_ORDER, side)


def roll_card(state: NapoleonicsState, card: Card, side: Player) -> None:
    """§8.2.5, §8.2.12 Roll as many dice as the command; keep the symbols of arms and the flags."""
    rule = "§8.2.5" if card == ELAN else "§8.2.12"
    useful = (1 << NUM_ARMS) - 1 | (1 << FLAG if card == ELAN else 0)
    counts = roll(state, rule, "roll-card", side, [card], state.command, useful)
    for symbol in range(NUM_ARMS + 1):
        state.symbols[symbol] = counts[symbol]
    if card == RALLY:
        state.symbols[FLAG] = 0


# §8.2.8 Forced March


def section_code(state: NapoleonicsState, section: int) -> int:
    """§8.2.8 A section with infantry of one's own."""
    for unit in units_of(state, state.todo.owner()):
        if _is_in(state, unit, section) and state.scenario.arm_of[unit] == INFANTRY:
            return OK
    return why.NO_INFANTRY_THERE


def _is_in(state: NapoleonicsState, unit: Unit, section: int) -> bool:
    side = state.scenario.side_of[unit]
    return SECTIONS_AT[side * NUM_HEXES + state.hex_of[unit]] >> section & 1 != 0


def march(state: NapoleonicsState, section: int) -> None:
    """§8.2.8 All infantry of the section is ordered."""
    side = state.todo.owner()
    state.todo.pop()
    state.note("§8.2.8", "section-chosen", side, (section,))
    for unit in units_of(state, side):
        if _is_in(state, unit, section) and state.scenario.arm_of[unit] == INFANTRY:
            orders.order_unit(state, unit)
    state.push(ASK_OUT, side)


# §8.2.9 Cold Steel, §8.2.10 Leadership, §8.2.11 La Grande Manoeuvre


def cold_steel(state: NapoleonicsState, side: Player) -> None:
    """§8.2.9 All units beside an enemy unit are ordered, as they stand when the card is played."""
    for unit in units_of(state, side):
        if enemy_unit_beside(state, Hex(state.hex_of[unit]), side):
            orders.order_unit(state, unit)
    state.push(ASK_OUT, side)


def leadership(state: NapoleonicsState, side: Player) -> None:
    """§8.2.10 All leaders are ordered, and the units they are with; without leaders, one unit."""
    leaders = leaders_of(state, side)
    if not leaders:
        substitute(state, side)
        return
    for leader in leaders:
        orders.order_leader(state, leader)
        unit = Unit(state.unit_at[state.leader_hex[leader]])
        if unit != NO_UNIT:
            orders.order_unit(state, unit)
    state.push(ASK_OUT, side)


def manoeuvre(state: NapoleonicsState, four: bool) -> None:
    """§8.2.11 Four units or leaders march without battle, or one unit acts as usual."""
    side = state.todo.owner()
    state.todo.pop()
    state.is_plain = 0 if four else 1
    state.note("§8.2.11", "manoeuvre", side, (4 if four else 1,))
    state.push(orders.ASK_ORDER, side)


class AskManoeuvre(NapoleonicsQuestion):
    """§8.2.11 Four that march, or one unit as usual?"""

    id = "manoeuvre"
    section = "§8.2.11"

    def candidates(self, state: NapoleonicsState, seat: Player) -> list[Action]:
        """Return four and one."""
        return [FOUR, ONE]

    def word_code(self, state: NapoleonicsState, action: Action) -> int:
        """§8.2.11 Either."""
        return OK if action in (FOUR, ONE) else NOT_ASKED_CODE

    def answer(self, state: NapoleonicsState, action: Action) -> None:
        """§8.2.11 Order as many."""
        state.chain += 1
        manoeuvre(state, action == FOUR)


class AskSection(NapoleonicsQuestion):
    """§8.2.8 Which section's infantry marches?"""

    id = "section"
    section = "§8.2.8"

    def candidates(self, state: NapoleonicsState, seat: Player) -> list[Action]:
        """Return the sections."""
        return list(range(SECTION, BACK))

    def word_code(self, state: NapoleonicsState, action: Action) -> int:
        """§8.2.8 One with infantry."""
        if not SECTION <= action < BACK:
            return NOT_ASKED_CODE
        return section_code(state, section_of(action))

    def waits(self, state: NapoleonicsState) -> bool:
        """§8.2.8 Ask for the section unless only one has infantry."""
        found = self.legal(state, state.todo.owner())
        if len(found) > 1:
            return True
        march(state, section_of(found[0]))
        return False

    def answer(self, state: NapoleonicsState, action: Action) -> None:
        """§8.2.8 Order it."""
        state.chain += 1
        march(state, section_of(action))


ASK_MANOEUVRE: Final = AskManoeuvre()
ASK_SECTION: Final = AskSection()
