"""§8.2 Tactic cards: what they order, §8.2.5 and §8.2.8 to §8.2.11."""

from grognard.core.types import OK, Player
from grognard.games.napoleonics.reasons import NO_INFANTRY_THERE
from grognard.games.napoleonics.rules.s02_01_board import NUM_HEXES, NUM_SECTIONS, SECTIONS_AT
from grognard.games.napoleonics.rules.s02_04_dice import roll
from grognard.games.napoleonics.rules.s02_pieces import enemy_unit_beside, leaders_of, units_of
from grognard.games.napoleonics.rules.s05_02_orders import order_leader, order_unit
from grognard.games.napoleonics.rules.s09_scenarios import NO_UNIT, Unit
from grognard.games.napoleonics.state import ASK_ORDER, ASK_OUT, NapoleonicsState, note
from grognard.games.napoleonics.tables import ELAN, FLAG, INFANTRY, NUM_ARMS, RALLY, Card


def substitute(state: NapoleonicsState, side: Player) -> None:
    """§8.2 Nobody is there whom the card names: one unit is ordered, without its benefits."""
    state.is_plain = 1
    note(state, "§8.2", "substitute", side, [])
    state.todo.push(ASK_ORDER, side)


def roll_card(state: NapoleonicsState, card: Card, side: Player) -> None:
    """§8.2.5, §8.2.12 Roll as many dice as the command; keep the symbols of arms and the flags."""
    rule = "§8.2.5" if card == ELAN else "§8.2.12"
    useful = (1 << NUM_ARMS) - 1 | (1 << FLAG if card == ELAN else 0)
    counts = roll(state, rule, "roll-card", side, [card], state.command, useful)
    state.symbols = counts[: NUM_ARMS + 1]
    if card == RALLY:
        state.symbols[FLAG] = 0


# §8.2.8 Forced March


def section_code(state: NapoleonicsState, section: int) -> int:
    """§8.2.8 A section with infantry of one's own."""
    for unit in units_of(state, state.todo.owner()):
        if _is_in(state, unit, section) and state.scenario.arm_of[unit] == INFANTRY:
            return OK
    return NO_INFANTRY_THERE


def _is_in(state: NapoleonicsState, unit: Unit, section: int) -> bool:
    side = state.scenario.side_of[unit]
    return SECTIONS_AT[side * NUM_HEXES + state.hex_of[unit]] >> section & 1 != 0


def open_section(state: NapoleonicsState) -> bool:
    """§8.2.8 Ask for the section unless only one has infantry."""
    found = [s for s in range(NUM_SECTIONS) if section_code(state, s) == OK]
    if len(found) > 1:
        return True
    march(state, found[0])
    return False


def march(state: NapoleonicsState, section: int) -> None:
    """§8.2.8 All infantry of the section is ordered."""
    side = state.todo.owner()
    state.todo.pop()
    note(state, "§8.2.8", "section-chosen", side, [section])
    for unit in units_of(state, side):
        if _is_in(state, unit, section) and state.scenario.arm_of[unit] == INFANTRY:
            order_unit(state, unit)
    state.todo.push(ASK_OUT, side)


# §8.2.9 Cold Steel, §8.2.10 Leadership, §8.2.11 La Grande Manoeuvre


def cold_steel(state: NapoleonicsState, side: Player) -> None:
    """§8.2.9 All units beside an enemy unit are ordered, as they stand when the card is played."""
    for unit in units_of(state, side):
        if enemy_unit_beside(state, state.hex_of[unit], side):
            order_unit(state, unit)
    state.todo.push(ASK_OUT, side)


def leadership(state: NapoleonicsState, side: Player) -> None:
    """§8.2.10 All leaders are ordered, and the units they are with; without leaders, one unit."""
    leaders = leaders_of(state, side)
    if not leaders:
        substitute(state, side)
        return
    for leader in leaders:
        order_leader(state, leader)
        unit = state.unit_at[state.leader_hex[leader]]
        if unit != NO_UNIT:
            order_unit(state, unit)
    state.todo.push(ASK_OUT, side)


def manoeuvre(state: NapoleonicsState, four: bool) -> None:
    """§8.2.11 Four units or leaders march without battle, or one unit acts as usual."""
    side = state.todo.owner()
    state.todo.pop()
    state.is_plain = 0 if four else 1
    note(state, "§8.2.11", "manoeuvre", side, [4 if four else 1])
    state.todo.push(ASK_ORDER, side)
