"""§5.2 Giving orders, within what the card allows."""

from grognard.core.types import OK, Player
from grognard.games.napoleonics.reasons import (
    ENEMY_ADJACENT,
    LEADER_IN_SQUARE,
    LEADER_NOT_BY_CARD,
    NO_ORDER_LEFT,
    NO_SYMBOL,
    NOT_IN_SECTION,
    NOT_ON_BOARD,
    NOT_YOUR_PIECE,
    ORDERED_ALREADY,
    SQUARE_NO_MANOEUVRE,
    WRONG_ARM,
    WRONG_SECTION,
)
from grognard.games.napoleonics.rules.s02_01_board import LEFT, NUM_HEXES, NUM_SECTIONS, SECTIONS_AT
from grognard.games.napoleonics.rules.s02_pieces import enemy_unit_beside
from grognard.games.napoleonics.rules.s05_02_matching import can_add
from grognard.games.napoleonics.rules.s06_02_square import is_square
from grognard.games.napoleonics.rules.s06_03_leaving import leave_code, leave_square
from grognard.games.napoleonics.rules.s08_cards import named_by
from grognard.games.napoleonics.rules.s09_scenarios import NO_LEADER, NO_UNIT, Leader, Unit
from grognard.games.napoleonics.state import (
    ASK_ALL,
    ASK_MOVE,
    ASK_PAYS,
    DO_BATTLES,
    DO_END_TURN,
    MANOEUVRE_SQUARE,
    ORDERED,
    PAID,
    NapoleonicsState,
    note,
)
from grognard.games.napoleonics.tables import (
    CARD_ARMS,
    COMMAND,
    ELAN,
    FIRE_AND_HOLD,
    FLAG,
    GRANDE_MANOEUVRE,
    HAS_HAT,
    IS_SECTION_CARD,
    MOST_ORDERS,
    QUOTA,
)

# §5.2 What the card allows


def quotas(state: NapoleonicsState) -> list[int]:
    """§5.2 Return the orders of the card by kind: sections, Élan's symbols, or one kind only."""
    card = state.effective
    if state.is_plain:
        return [1]
    if IS_SECTION_CARD[card]:
        found = QUOTA[card * NUM_SECTIONS : (card + 1) * NUM_SECTIONS]
        for section in range(LEFT, NUM_SECTIONS):
            if found[section] == COMMAND:
                found[section] = state.command
        return found
    if card == ELAN:
        return state.symbols
    return [MOST_ORDERS[card]]


def unit_mask(state: NapoleonicsState, unit: Unit) -> int:
    """§5.2 Return the kinds of orders that reach a unit."""
    card = state.effective
    if state.is_plain:
        return 1
    if IS_SECTION_CARD[card]:
        return SECTIONS_AT[state.scenario.side_of[unit] * NUM_HEXES + state.hex_of[unit]]
    if card == ELAN:
        return 1 << state.scenario.arm_of[unit] | 1 << FLAG
    return 1


def leader_mask(state: NapoleonicsState, leader: Leader) -> int:
    """§5.2 Return the kinds of orders that reach a leader."""
    card = state.effective
    if IS_SECTION_CARD[card]:
        return SECTIONS_AT[
            state.scenario.leader_side[leader] * NUM_HEXES + state.leader_hex[leader]
        ]
    return 1 << FLAG if card == ELAN else 1


def ordered_masks(state: NapoleonicsState) -> list[int]:
    """§5.2 Return the masks of everyone ordered so far."""
    masks: list[int] = []
    for unit in state.scenario.units:
        if state.ordered_of[unit]:
            masks.append(_reached(state.ordered_of[unit], unit_mask(state, unit)))
    for leader in state.scenario.leaders:
        if state.leader_ordered[leader]:
            masks.append(_reached(state.leader_ordered[leader], leader_mask(state, leader)))
    return masks


def _reached(order: int, mask: int) -> int:
    """§5.2 Return the kinds of orders somebody may have had: all that fit, or the one chosen."""
    return mask if order == ORDERED else 1 << (order - PAID)


# §5.2 Who may be ordered


def unit_code(state: NapoleonicsState, unit: Unit, side: Player) -> int:
    """§5.2, §8.2 Whether a unit is one the card may order, orders left aside."""
    scenario = state.scenario
    card = state.effective
    if scenario.side_of[unit] != side:
        return NOT_YOUR_PIECE
    if state.hex_of[unit] < 0:
        return NOT_ON_BOARD
    if state.ordered_of[unit]:
        return ORDERED_ALREADY
    if card == GRANDE_MANOEUVRE and is_square(state, unit):
        if not (state.is_plain and state.settings[MANOEUVRE_SQUARE]):
            return SQUARE_NO_MANOEUVRE  # ruling R37 (§8.2.11)
    if state.is_plain:
        return OK
    if CARD_ARMS[card] and not named_by(state, card, unit):
        return WRONG_ARM
    if card == FIRE_AND_HOLD and enemy_unit_beside(state, state.hex_of[unit], side):
        return ENEMY_ADJACENT
    return OK


def leader_code(state: NapoleonicsState, leader: Leader, side: Player) -> int:
    """§5.2, §5.3.5 Whether a leader is one the card may order: alone, or to detach."""
    scenario = state.scenario
    if scenario.leader_side[leader] != side:
        return NOT_YOUR_PIECE
    here = state.leader_hex[leader]
    if here < 0:
        return NOT_ON_BOARD
    if state.leader_ordered[leader]:
        return ORDERED_ALREADY
    if state.is_plain or not HAS_HAT[state.effective]:
        return LEADER_NOT_BY_CARD
    unit = state.unit_at[here]
    if unit != NO_UNIT and is_square(state, unit):
        return LEADER_IN_SQUARE  # §6.2.6
    return OK


def order_unit_code(state: NapoleonicsState, unit: Unit) -> int:
    """§5.2 Whether a unit may be ordered now."""
    code = unit_code(state, unit, state.todo.owner())
    if code != OK:
        return code
    return room_code(state, unit_mask(state, unit))


def order_leader_code(state: NapoleonicsState, leader: Leader) -> int:
    """§5.2 Whether a leader may be ordered now."""
    code = leader_code(state, leader, state.todo.owner())
    if code != OK:
        return code
    return room_code(state, leader_mask(state, leader))


def order_out_code(state: NapoleonicsState, unit: Unit) -> int:
    """§6.3 Whether a unit may be ordered out of its square now."""
    code = unit_code(state, unit, state.todo.owner())
    if code == OK:
        code = leave_code(state, unit)
    if code != OK:
        return code
    return room_code(state, unit_mask(state, unit))


def room_code(state: NapoleonicsState, mask: int) -> int:
    """§5.2 Whether all orders given and one more can be matched to what the card allows."""
    allowed = quotas(state)
    if can_add(ordered_masks(state), allowed, mask):
        return OK
    if any(allowed[kind] and mask >> kind & 1 for kind in range(len(allowed))):
        return NO_ORDER_LEFT
    return NO_SYMBOL if state.effective == ELAN else WRONG_SECTION


def can_order_more(state: NapoleonicsState) -> bool:
    """§5.2 Say whether anybody else may be ordered."""
    side = state.todo.owner()
    masks, allowed = ordered_masks(state), quotas(state)
    for unit in state.scenario.units:
        if unit_code(state, unit, side) == OK and can_add(masks, allowed, unit_mask(state, unit)):
            return True
    for leader in state.scenario.leaders:
        if leader_code(state, leader, side) == OK and can_add(
            masks, allowed, leader_mask(state, leader)
        ):
            return True
    return False


# §5.2 Which order pays, where several could and the players want to be asked


def kinds_left(state: NapoleonicsState, mask: int) -> list[int]:
    """§5.2 Return the kinds of orders that are left for somebody more."""
    masks, allowed = ordered_masks(state), quotas(state)
    return [k for k in range(len(allowed)) if mask >> k & 1 and can_add(masks, allowed, 1 << k)]


def give(state: NapoleonicsState, unit: Unit, leader: Leader, is_out: int) -> None:
    """§5.2 Order a unit or a leader; which order it takes is the engine's, or asked (R30)."""
    if not state.settings[ASK_ALL]:
        _give(state, unit, leader, is_out, ORDERED)
        return
    mask = leader_mask(state, leader) if unit == NO_UNIT else unit_mask(state, unit)
    found = kinds_left(state, mask)
    if len(found) > 1:
        state.todo.push(ASK_PAYS, state.todo.owner(), unit, leader, is_out)
    else:
        _give(state, unit, leader, is_out, PAID + found[0])


def _give(state: NapoleonicsState, unit: Unit, leader: Leader, is_out: int, by: int) -> None:
    if unit == NO_UNIT:
        order_leader(state, leader, by)
        return
    order_unit(state, unit, by)
    if is_out:
        leave_square(state, unit)  # §6.3


def arm_asked(state: NapoleonicsState) -> int:
    """§8.2.5 Return the arm of the unit in question; a leader has none."""
    return -1 if state.todo.a() == NO_UNIT else state.scenario.arm_of[state.todo.a()]


def pays_code(state: NapoleonicsState, kind: int) -> int:
    """§5.2 Whether an order of a section, of a symbol or of a flag is left for who is asked of."""
    if not _asked_mask(state) >> kind & 1:
        return NOT_IN_SECTION
    return room_code(state, 1 << kind)


def _asked_mask(state: NapoleonicsState) -> int:
    unit, leader = state.todo.a(), state.todo.b()
    if unit == NO_UNIT:
        return leader_mask(state, state.scenario.leaders[leader])
    return unit_mask(state, state.scenario.units[unit])


def pays(state: NapoleonicsState, kind: int) -> None:
    """§5.2 An order of that kind pays."""
    unit, leader, is_out = state.todo.a(), state.todo.b(), state.todo.c()
    state.todo.pop()
    if unit == NO_UNIT:
        _give(state, NO_UNIT, state.scenario.leaders[leader], 0, PAID + kind)
    else:
        _give(state, state.scenario.units[unit], NO_LEADER, is_out, PAID + kind)


# §5.2 Ordering


def order_unit(state: NapoleonicsState, unit: Unit, by: int = ORDERED) -> None:
    """§5.2 A unit is ordered, and whoever leads it with it."""
    state.ordered_of[unit] = by
    note(state, "§5.2", "order", state.scenario.side_of[unit], [unit])


def order_leader(state: NapoleonicsState, leader: Leader, by: int = ORDERED) -> None:
    """§5.3.5 A leader is ordered; an attached one detaches."""
    state.leader_ordered[leader] = by
    note(state, "§5.2", "order-leader", state.scenario.leader_side[leader], [leader])


def open_order(state: NapoleonicsState) -> bool:
    """§5.2 Ask for the next order while there is one to give."""
    if can_order_more(state):
        return True
    state.todo.pop()
    return False


def orders_given(state: NapoleonicsState) -> None:
    """§5.1 Movement and combat follow; if nobody was ordered, the turn ends with the draw."""
    side = state.active
    state.chain += 1
    state.todo.pop()
    state.todo.push(DO_END_TURN, side)
    if any(state.ordered_of) or any(state.leader_ordered):
        state.todo.push(DO_BATTLES, side)
        state.todo.push(ASK_MOVE, side)
