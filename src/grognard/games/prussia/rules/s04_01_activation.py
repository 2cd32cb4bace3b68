"""§4.1 Activation: normal, automatic, coup d'oeil."""

from typing import Final

from grognard.core.message import Argument, Message
from grognard.core.odds import FIGURE, TERM, Chance, Item, Odds, Throw
from grognard.core.types import Action, Player
from grognard.games.prussia.actions import NO, YES
from grognard.games.prussia.question import YesOrNo
from grognard.games.prussia.rules.s01_01_map import distance
from grognard.games.prussia.rules.s04_02_command import acts, initiative
from grognard.games.prussia.rules.s04_03_detachments import look_at_own, release, wake
from grognard.games.prussia.rules.s08_02_sight import sees
from grognard.games.prussia.rules.s12_02_morale import pay
from grognard.games.prussia.rules.s23_04_bonus import offer_bonus
from grognard.games.prussia.rules.s24_leuthen import is_time, sight_limit
from grognard.games.prussia.rules.s26_torgau import is_dear_no_more
from grognard.games.prussia.scenarios import COUP_AS_NORMAL, COUP_NEVER
from grognard.games.prussia.state import CAME_NEAR, TRIED_THIS_TURN, PrussiaState, roll
from grognard.games.prussia.tables import (
    ACTIVATION_ROLL,
    AUTOMATIC_SIGHT,
    COALITION,
    COUP_ROLL,
    COUP_SIGHT,
    DETACHMENT_SIGHT,
    LEADER,
    Group,
    Hex,
    Piece,
)

NORMAL: Final = 0
"""Kinds of offer in ASK_ACTIVATE, argument b."""
FREE: Final = 1

NEAR: Final = 17
"""From this bit on `_seen_by` tells who wakes; below it who sees, as `coups` does."""
COUPS: Final = (1 << NEAR) - 1


# §4.1.1 Normal activation


def normal_cost(state: PrussiaState, side: Player) -> int:
    """§4.1.1, §26.3.1 Return what the next try costs, or -1 where there is no normal activation."""
    form = state.form
    if form.cost_first[side] < 0:
        return -1
    if is_dear_no_more(state, side):
        return form.cost_after_lacy
    return form.cost_first[side] if state.tries[side] == 0 else form.cost_next[side]


def may_try(state: PrussiaState, side: Player) -> bool:
    """§4.1.1, §24.2.1 An army may be tried when it is time; §23.3.1 not without a commander."""
    if state.active[side] or state.commander[side] < 0 or normal_cost(state, side) < 0:
        return False
    return is_time(state, side)


def try_normal(state: PrussiaState, side: Player) -> None:
    """§4.1.1 Pay first, then roll; 7 or more with the initiative activates."""
    cost = normal_cost(state, side)
    state.tries[side] += 1
    state.special[TRIED_THIS_TURN] = 1
    pay(state, side, cost)
    die = roll(state, "activation")
    total = die + initiative(state, Piece(state.commander[side]))
    state.note("§4.1.1", "try", side, [cost, die, total])
    if total >= ACTIVATION_ROLL:
        activate(state, side, "§4.1.1")


def activate(state: PrussiaState, side: Player, rule: str) -> None:
    """§4.1, §4.3.1 An army becomes active, once; its detachments are released."""
    if state.active[side]:
        return
    state.active[side] = 1
    state.waking[side] = 0
    release(state, side)
    state.note(rule, "active", side, [])


def offer(state: PrussiaState, side: Player, kind: int) -> None:
    """§4.1.1 Ask whether the army shall be activated."""
    state.push(ASK_ACTIVATE, side, max(0, normal_cost(state, side)), kind)


# §4.1.2, §4.1.3, §4.3 What a moving piece sets off


def look(state: PrussiaState, mover: Piece) -> bool:
    """§4.1.2, §4.1.3, §4.3 Test all sights of a piece that has moved; say if one is asked."""
    field = state.field
    side = field.side_of[mover]
    enemy = 1 - side
    here = Hex(state.hex_of[mover])  # ruling R2 (§4.1.3): only the mover comes into sight
    asked = False
    if not state.active[enemy]:
        asked = _offer_coups(state, enemy, _look_at_enemy(state, mover, here, enemy))
    if not state.active[side] and acts(state, mover):
        look_at_own(state, here, side)
    return asked


def come_near(state: PrussiaState, mover: Piece) -> None:
    """§4.1.2, §4.3 Advances, retreats and withdrawals wake too; a coup d'oeil needs a move."""
    enemy = 1 - state.field.side_of[mover]
    if not state.active[enemy] and state.hex_of[mover] >= 0:
        _look_at_enemy(state, mover, Hex(state.hex_of[mover]), enemy)


def _look_at_enemy(state: PrussiaState, mover: Piece, here: Hex, enemy: Player) -> int:
    """Wake whom the mover comes near; return who sees it, as bits of `coups`."""
    seen = _seen_by(state, mover, here, enemy)
    near = seen >> NEAR
    if near & 1:
        wake_army(state, enemy)
    for group in state.field.all_groups:
        if near >> (group + 1) & 1:
            wake(state, group)
    return seen & COUPS


def awakening(state: PrussiaState, mover: Piece, here: Hex) -> int:
    """§4.1.2, §4.1.3, §4.3 Return as bits what the enemy would gain if a piece came to a hex."""
    enemy = 1 - state.field.side_of[mover]
    if state.active[enemy]:
        return 0
    seen = _seen_by(state, mover, here, enemy)
    if coup_cost(state, enemy) < 0:
        seen &= ~COUPS
    known = state.coups[enemy] | state.waking[enemy] << NEAR
    for group in state.field.all_groups:
        known |= int(state.awake[group]) << (NEAR + 1 + group)
    return seen & ~known


def _seen_by(state: PrussiaState, mover: Piece, here: Hex, enemy: Player) -> int:
    """Return who sees a piece in a hex, as bits of `coups`; from NEAR on, who wakes by it."""
    field = state.field
    is_unit = field.arm_of[mover] != LEADER
    far = sight_limit(state, COUP_SIGHT)
    found = 0
    for piece in field.pieces_of[enemy]:
        there = Hex(state.hex_of[piece])
        if there < 0:
            continue
        gap = distance(there, here)
        if gap > far or not sees(state, there, here):
            continue
        group = Group(state.detachment_of[piece])
        if is_unit:
            found |= 1 << (group + 1)
        if gap <= (AUTOMATIC_SIGHT if group < 0 else DETACHMENT_SIGHT) and (is_unit or group < 0):
            found |= 1 << (NEAR + 1 + group)
    return found


def wake_army(state: PrussiaState, side: Player) -> None:
    """§4.1.2 The army activates for nothing in its next player turn."""
    if side == COALITION:
        state.special[CAME_NEAR] = 1
    if state.waking[side] == 0:
        state.waking[side] = 1
        state.note("§4.1.2", "wakes", side, [])


# §4.1.3, §4.3.2 Coup d'oeil


def coup_cost(state: PrussiaState, side: Player) -> int:
    """§4.1.3, §26.3.1 Return what a coup d'oeil costs, or -1 where there is none."""
    cost = state.form.coup_cost[side]
    if cost == COUP_NEVER or state.commander[side] < 0:
        return -1
    return normal_cost(state, side) if cost == COUP_AS_NORMAL else cost


def _offer_coups(state: PrussiaState, side: Player, coups: int) -> bool:
    """§4.1.3, §4.3.2 Ask for the army, and for each detachment, the first time it sees."""
    new = coups & ~state.coups[side]
    if new == 0 or coup_cost(state, side) < 0:
        return False
    state.coups[side] |= new
    for bit in range(16, -1, -1):
        if new >> bit & 1:
            state.push(ASK_COUP, side, bit)
    return True


def open_coup(state: PrussiaState) -> bool:
    """§4.1.3, §4.3.2 Say whether a coup is still to be asked: another may have done it."""
    if state.active[state.todo.owner()] == 0:
        return True
    state.todo.pop()
    return False


def _activation(state: PrussiaState, need: int, cost: int, rule: str, subject: str) -> Odds:
    """§4.1.1, §4.1.3 One die and the commander's initiative, and the price (§26.3.1)."""
    side = state.todo.owner()
    value = initiative(state, Piece(state.commander[side]))
    items = [
        Item(Message("prussia-odds-initiative"), value, rule, TERM),
        Item(Message("prussia-odds-cost"), max(0, cost), rule, FIGURE),
    ]
    good = [die for die in range(1, 7) if die + value >= need]
    bad = [die for die in range(1, 7) if die + value < need]
    chances: list[Chance] = []
    if good:
        chances.append(Chance(Message("prussia-odds-works"), len(good), 6, [good[0] - 1]))
    if bad:
        chances.append(Chance(Message("prussia-odds-fails"), len(bad), 6, [bad[0] - 1]))
    return Odds(rule, [Throw(Message(subject), items, chances)])


class AskActivate(YesOrNo):
    """§4.1.1 Is the army activated, or tried? Its frame: a the price, b the kind of offer."""

    id = "s4-activate"
    section = "§4.1.1"

    def answer(self, state: PrussiaState, action: Action) -> None:
        """§4.1.1, §23.4 The army is activated, tried, or left alone."""
        side, kind = state.todo.owner(), state.todo.b()
        state.close()
        if action != YES:
            return
        if kind == FREE:
            activate(state, side, "§23.4")
            offer_bonus(state)
            return
        try_normal(state, side)
        if state.active[side] and state.form.bonus_after_normal and side == COALITION:
            offer_bonus(state)  # §23.6

    def odds(self, state: PrussiaState, action: Action) -> Odds | None:
        """§4.1.1 Return the chances of a try."""
        if action != YES or state.todo.b() == FREE:
            return None
        cost = normal_cost(state, state.todo.owner())
        return _activation(state, ACTIVATION_ROLL, cost, "§4.1.1", "prussia-odds-activation")

    def said(self, state: PrussiaState) -> str:
        """Return the id of its words: a free activation is asked in others."""
        return "s23-activate" if state.todo.b() == FREE else self.id

    def args(self, state: PrussiaState) -> dict[str, Argument]:
        """Return the price."""
        return {"cost": state.todo.a()}


ASK_ACTIVATE: Final[AskActivate] = AskActivate()


class AskCoup(YesOrNo):
    """§4.1.3 Is a coup d'oeil tried? Its frame: a who saw, the army or a detachment."""

    id = "s4-coup"
    section = "§4.1.3"

    def answer(self, state: PrussiaState, action: Action) -> None:
        """§4.1.3 Roll; with 8 or more the army may be activated for its price."""
        side = state.todo.owner()
        state.close()
        if action == NO:
            return
        die = roll(state, "coup")
        total = die + initiative(state, Piece(state.commander[side]))
        state.note("§4.1.3", "coup", side, [die, total])
        if total >= COUP_ROLL:
            state.push(ASK_COUP_PAY, side, coup_cost(state, side))

    def waits(self, state: PrussiaState) -> bool:
        """§4.3.2 Ask, unless another coup has activated the army."""
        return open_coup(state) and super().waits(state)

    def odds(self, state: PrussiaState, action: Action) -> Odds | None:
        """§4.1.3 Return the chances of a try."""
        if action != YES:
            return None
        cost = coup_cost(state, state.todo.owner())
        return _activation(state, COUP_ROLL, cost, "§4.1.3", "prussia-odds-coup")


ASK_COUP: Final[AskCoup] = AskCoup()


class AskCoupPay(YesOrNo):
    """§4.1.3 Is the price of the coup paid? Its frame: a the price."""

    id = "s4-coup-pay"
    section = "§4.1.3"

    def answer(self, state: PrussiaState, action: Action) -> None:
        """§4.1.3 Pay and be active, or let it be."""
        cost = state.todo.a()
        side = state.todo.owner()
        state.close()
        if action == YES:
            state.tries[side] += 1
            pay(state, side, cost)
            activate(state, side, "§4.1.3")

    def args(self, state: PrussiaState) -> dict[str, Argument]:
        """Return the price."""
        return {"cost": state.todo.a()}


ASK_COUP_PAY: Final[AskCoupPay] = AskCoupPay()
