"""§5.2 Giving orders, within what the card allows."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.core.message import Argument, Message
from grognard.core.plan import Plan
from grognard.core.question import Step
from grognard.core.types import NOT_ASKED_CODE, OK, Action, Player
from grognard.games.napoleonics import reasons as why
from grognard.games.napoleonics.actions import (
    BACK,
    DONE,
    LEADER,
    OUT,
    SECTION,
    SYMBOL,
    UNIT,
    WILD,
    leader_of,
    order_of,
    target,
    unit_of,
)
from grognard.games.napoleonics.names import detach_message
from grognard.games.napoleonics.question import AboutMover, NapoleonicsQuestion
from grognard.games.napoleonics.rules import s05_14_end_of_turn as end_of_turn
from grognard.games.napoleonics.rules.s02_01_board import NUM_HEXES, NUM_SECTIONS, SECTIONS_AT, Hex
from grognard.games.napoleonics.rules.s02_pieces import enemy_unit_beside, is_lone
from grognard.games.napoleonics.rules.s05_02_matching import has_room, room
from grognard.games.napoleonics.rules.s05_03_movement import ASK_MOVE
from grognard.games.napoleonics.rules.s05_04_combat import DO_BATTLES
from grognard.games.napoleonics.rules.s06_02_square import is_square
from grognard.games.napoleonics.rules.s06_03_leaving import leave_code, leave_square
from grognard.games.napoleonics.rules.s08_cards import named_by
from grognard.games.napoleonics.rules.s09_scenarios import NO_LEADER, NO_UNIT, Leader, Unit
from grognard.games.napoleonics.state import (
    ASK_ALL,
    MANOEUVRE_SQUARE,
    ORDERED,
    PAID,
    NapoleonicsState,
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


def quotas(state: NapoleonicsState) -> vec[i64]:
    """§5.2 Return the orders of the card by kind: sections, Élan's symbols, or one kind only."""
    card = state.effective
    if state.is_plain:
        return vec[i64]([1])
    if IS_SECTION_CARD[card]:
        found = QUOTA[card * NUM_SECTIONS : (card + 1) * NUM_SECTIONS]
        for section in range(len(found)):
            if found[section] == COMMAND:
                found[section] = state.command
        return found
    return state.symbols[:] if card == ELAN else vec[i64]([MOST_ORDERS[card]])


def unit_mask(state: NapoleonicsState, unit: Unit) -> i64:
    """§5.2 Return the kinds of orders that reach a unit."""
    card = state.effective
    if state.is_plain:
        return 1
    if IS_SECTION_CARD[card]:
        return SECTIONS_AT[state.scenario.side_of[unit] * NUM_HEXES + state.hex_of[unit]]
    if card == ELAN:
        return 1 << state.scenario.arm_of[unit] | 1 << FLAG
    return 1


def leader_mask(state: NapoleonicsState, leader: Leader) -> i64:
    """§5.2 Return the kinds of orders that reach a leader."""
    card = state.effective
    if IS_SECTION_CARD[card]:
        return SECTIONS_AT[
            state.scenario.leader_side[leader] * NUM_HEXES + state.leader_hex[leader]
        ]
    return 1 << FLAG if card == ELAN else 1


def ordered_masks(state: NapoleonicsState) -> vec[i64]:
    """§5.2 Return the masks of everyone ordered so far."""
    masks = vec[i64]()
    for unit, order in enumerate(state.ordered_of):
        if order:
            masks = append(masks, _reached(order, unit_mask(state, Unit(unit))))
    for leader, order in enumerate(state.leader_ordered):
        if order:
            masks = append(masks, _reached(order, leader_mask(state, Leader(leader))))
    return masks


def _reached(order: i64, mask: i64) -> i64:
    """§5.2 Return the kinds of orders somebody may have had: all that fit, or the one chosen."""
    return mask if order == ORDERED else 1 << (order - PAID)


# §5.2 Who may be ordered


def unit_code(state: NapoleonicsState, unit: Unit, side: Player) -> int:
    """§5.2, §8.2 Whether a unit is one the card may order, orders left aside."""
    scenario = state.scenario
    card = state.effective
    if scenario.side_of[unit] != side:
        return why.NOT_YOUR_PIECE
    if state.hex_of[unit] < 0:
        return why.NOT_ON_BOARD
    if state.ordered_of[unit]:
        return why.ORDERED_ALREADY
    if card == GRANDE_MANOEUVRE and is_square(state, unit):
        if not (state.is_plain and state.settings[MANOEUVRE_SQUARE]):
            return why.SQUARE_NO_MANOEUVRE  # ruling R37 (§8.2.11)
    if state.is_plain:
        return OK
    if CARD_ARMS[card] and not named_by(state, card, unit):
        return why.WRONG_ARM
    if card == FIRE_AND_HOLD and enemy_unit_beside(state, Hex(state.hex_of[unit]), side):
        return why.ENEMY_ADJACENT
    return OK


def leader_code(state: NapoleonicsState, leader: Leader, side: Player) -> int:
    """§5.2, §5.3.5 Whether a leader is one the card may order: alone, or to detach."""
    scenario = state.scenario
    if scenario.leader_side[leader] != side:
        return why.NOT_YOUR_PIECE
    here = Hex(state.leader_hex[leader])
    if here < 0:
        return why.NOT_ON_BOARD
    if state.leader_ordered[leader]:
        return why.ORDERED_ALREADY
    if state.is_plain or not HAS_HAT[state.effective]:
        return why.LEADER_NOT_BY_CARD
    unit = Unit(state.unit_at[here])
    if unit != NO_UNIT and is_square(state, unit):
        return why.LEADER_IN_SQUARE  # §6.2.6
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


def room_code(state: NapoleonicsState, mask: i64) -> int:
    """§5.2 Whether all orders given and one more can be matched to what the card allows."""
    allowed = quotas(state)
    if has_room(room(ordered_masks(state), allowed), mask):
        return OK
    for kind in range(len(allowed)):
        if allowed[kind] and mask >> kind & 1:
            return why.NO_ORDER_LEFT
    return why.NO_SYMBOL if state.effective == ELAN else why.WRONG_SECTION


# §5.2 Which order pays, where several could and the players want to be asked


def kinds_left(state: NapoleonicsState, mask: i64) -> list[int]:
    """§5.2 Return the kinds of orders that are left for somebody more."""
    allowed = quotas(state)
    left = room(ordered_masks(state), allowed)
    return [k for k in range(len(allowed)) if mask >> k & 1 and has_room(left, 1 << k)]


def give(state: NapoleonicsState, unit: Unit, leader: Leader, is_out: int) -> None:
    """§5.2 Order a unit or a leader; which order it takes is the engine's, or asked (R30)."""
    if not state.settings[ASK_ALL]:
        _give(state, unit, leader, is_out, ORDERED)
        return
    mask = leader_mask(state, leader) if unit == NO_UNIT else unit_mask(state, unit)
    found = kinds_left(state, mask)
    if len(found) > 1:
        state.push(ASK_PAYS, state.todo.owner(), unit, leader, is_out)
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
        return why.NOT_IN_SECTION
    return room_code(state, 1 << kind)


def _asked_mask(state: NapoleonicsState) -> i64:
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
    state.note("§5.2", "order", state.scenario.side_of[unit], (unit,))


def order_leader(state: NapoleonicsState, leader: Leader, by: int = ORDERED) -> None:
    """§5.3.5 A leader is ordered; an attached one detaches."""
    state.leader_ordered[leader] = by
    state.note("§5.2", "order-leader", state.scenario.leader_side[leader], (leader,))


def legal_orders(
    state: NapoleonicsState, side: Player, is_one_enough: bool = False
) -> list[Action]:
    """§5.2 Return who may be ordered; what is left is counted once for all of them."""
    left = room(ordered_masks(state), quotas(state))
    found: list[Action] = []
    outs: list[Action] = []
    for unit in state.scenario.units:
        if unit_code(state, unit, side) == OK and has_room(left, unit_mask(state, unit)):
            found.append(UNIT + unit)
            if is_one_enough:
                return found
            if is_square(state, unit) and leave_code(state, unit) == OK:
                outs.append(OUT + unit)
    for leader in state.scenario.leaders:
        if leader_code(state, leader, side) == OK and has_room(left, leader_mask(state, leader)):
            found.append(LEADER + leader)
    found.extend(outs)
    return found


class AskOrder(NapoleonicsQuestion):
    """§5.2 Who is ordered next?"""

    id = "order"
    section = "§5.2"
    gives_up = DONE
    ends_with = DONE
    asks_units = True
    asks_leaders = True
    asks_squares = True

    def unit_code(self, state: NapoleonicsState, unit: Unit) -> int:
        """§5.2 A unit that the card may order."""
        return order_unit_code(state, unit)

    def leader_code(self, state: NapoleonicsState, leader: Leader) -> int:
        """§5.2 A leader whom the card may order."""
        return order_leader_code(state, leader)

    def square_code(self, state: NapoleonicsState, unit: Unit) -> int:
        """§6.3 A unit that is ordered out of its square."""
        return order_out_code(state, unit)

    def legal(self, state: NapoleonicsState, seat: Player) -> list[Action]:
        """§5.2 The same as the verdicts say, with less matching."""
        found = legal_orders(state, seat)
        found.append(DONE)
        return found

    def waits(self, state: NapoleonicsState) -> bool:
        """§5.2 Ask for the next order while there is one to give."""
        if legal_orders(state, state.todo.owner(), is_one_enough=True):
            return True
        state.todo.pop()
        return False

    def answer(self, state: NapoleonicsState, action: Action) -> None:
        """§5.2 Somebody is ordered, or no more."""
        if action == DONE:
            state.close()
        elif LEADER <= action < OUT:
            give(state, NO_UNIT, leader_of(action), 0)
        else:
            give(state, unit_of(action), NO_LEADER, int(action >= OUT))

    def args(self, state: NapoleonicsState) -> dict[str, Argument]:
        """Return the orders that are left."""
        return {**super().args(state), "left": sum(quotas(state)) - len(ordered_masks(state))}

    def label(self, state: NapoleonicsState, action: Action) -> Message:
        """Return the thing that is clicked; §5.3.5 an attached leader detaches."""
        if not LEADER <= action < OUT or is_lone(state, leader_of(action)):
            return super().label(state, action)
        return detach_message(state, leader_of(action))

    def plans(self, state: NapoleonicsState) -> list[Plan]:
        """§5.2 Everybody is ordered, where the card has orders for all whom it may order."""
        units = [action for action in state.legal_actions() if UNIT <= action < LEADER]
        if not 1 < len(units) <= sum(quotas(state)) - len(ordered_masks(state)):
            return []
        things = [target(state.scenario, action) for action in units]
        return [Plan("order", Message("napoleonics-plan-order"), things)]


class AskPays(AboutMover):
    """§5.2 Which order pays? Its frame: a unit or none, b leader or none, c leaves its square."""

    id = "pays"
    section = "§5.2"

    def candidates(self, state: NapoleonicsState, seat: Player) -> list[Action]:
        """Return the sections, a symbol and a flag."""
        return CLICK_ORDERS

    def word_code(self, state: NapoleonicsState, action: Action) -> int:
        """§5.2 A section that has an order left, §8.2.5 or Élan's symbol or flag."""
        if action < SECTION or action == BACK:
            return NOT_ASKED_CODE
        if IS_SECTION_CARD[state.effective] != (action < BACK):
            return NOT_ASKED_CODE
        return pays_code(state, order_of(action, arm_asked(state)))

    def answer(self, state: NapoleonicsState, action: Action) -> None:
        """§5.2 An order of that kind pays."""
        pays(state, order_of(action, arm_asked(state)))


class OrdersGiven(Step[NapoleonicsState]):
    """§5.1 The orders are given."""

    section = "§5.1"

    def run(self, state: NapoleonicsState) -> None:
        """§5.1 Movement and combat follow; if nobody was ordered, the turn ends with the draw."""
        side = state.active
        state.close()
        state.push(end_of_turn.DO_END_TURN, side)
        if len(ordered_masks(state)) > 0:
            state.push(DO_BATTLES, side)
            state.push(ASK_MOVE, side)


ASK_ORDER: Final = AskOrder()
ASK_PAYS: Final = AskPays()
CLICK_ORDERS: Final = [*range(SECTION, BACK), SYMBOL, WILD]
DO_ORDERED: Final = OrdersGiven()
