"""§10.2 Withdrawal before combat."""

from typing import Final

from grognard.core.message import Argument
from grognard.core.types import NOT_ASKED_CODE, OK, Action, Player
from grognard.games.prussia import reasons as why
from grognard.games.prussia.actions import HEX, NO
from grognard.games.prussia.names import place
from grognard.games.prussia.options import FOUGHT_ABOVE
from grognard.games.prussia.question import CombatQuestion
from grognard.games.prussia.rules.s04_01_activation import come_near
from grognard.games.prussia.rules.s05_stacking import (
    has_column,
    holder,
    is_over_with,
    place_top,
    stack,
)
from grognard.games.prussia.rules.s06_zones import front, in_enemy_zoc
from grognard.games.prussia.rules.s09_disorder import is_bracketed
from grognard.games.prussia.rules.s10_01_declare import fresh_front
from grognard.games.prussia.rules.s10_09_retreat import offer_leaders
from grognard.games.prussia.rules.s25_zorndorf import is_baggage_at, stack_steps
from grognard.games.prussia.state import PrussiaState, enemy_of
from grognard.games.prussia.tables import (
    ARTILLERY,
    CAVALRY,
    DIRECTIONS,
    FORMED,
    PROHIBITED,
    ROUTED,
    STACK_COLUMN,
    STACK_STEPS,
    Hex,
    Piece,
)


def can_withdraw(state: PrussiaState, here: Hex) -> bool:
    """§10.2 Say whether units of a defending hex may withdraw, and have somewhere to go."""
    if not withdrawing(state, here):
        return False
    for attacker in state.combat.attackers:
        for unit in attack_line(state, attacker):
            if state.field.arm_of[unit] == CAVALRY and state.morale_of[unit] == FORMED:
                return False  # Formed engaged cavalry holds them
    return len(ways_out(state, here)) > 0


def attack_line(state: PrussiaState, here: Hex) -> list[Piece]:
    """§10.2 Return the engaged units of an attacking hex (ruling R68)."""
    return fresh_front(state, here) if state.choices[FOUGHT_ABOVE] else front(state, here)


def withdrawing(state: PrussiaState, here: Hex) -> list[Piece]:
    """§10.2 Return the fast units of a hex that would all have to go, from the top; once each."""
    return [
        unit
        for unit in stack(state, here)
        if state.field.fast_of[unit]
        and state.field.arm_of[unit] < ARTILLERY
        and state.morale_of[unit] != ROUTED
        and state.fought_of[unit] == 0
        and state.combat.retreated >> unit & 1 == 0
        and _is_able(state, unit, here)
    ]


def _is_able(state: PrussiaState, unit: Piece, here: Hex) -> bool:
    """§10.2 Say whether a unit could withdraw anywhere; who cannot does not hold the others."""
    for way in range(DIRECTIONS):
        to = Hex(state.field.neighbours[here * DIRECTIONS + way])
        if to >= 0 and _can_go(state, unit, here * DIRECTIONS + way, to):
            return True
    return False


def _can_go(state: PrussiaState, unit: Piece, edge: int, to: Hex) -> bool:
    """§10.2, §5.1, §7.5.5 Say whether a unit may withdraw over a hexside (ruling R39)."""
    side = state.field.side_of[unit]
    if holder(state, to) == enemy_of(side) or is_baggage_at(state, to):
        return False
    if state.field.cost[edge * 4 + state.field.arm_of[unit]] >= PROHIBITED:
        return False
    if is_bracketed(state, unit) and in_enemy_zoc(state, to, side):
        return False
    return unit != state.field.baggage and not is_over_with(state, unit, to)


def ways_out(state: PrussiaState, here: Hex) -> list[Hex]:
    """§10.2 Return the hexes where the withdrawing units of a hex can go together."""
    units = withdrawing(state, here)
    found: list[Hex] = []
    for way in range(DIRECTIONS):
        to = Hex(state.field.neighbours[here * DIRECTIONS + way])
        if to >= 0 and _all_can_go(state, units, here * DIRECTIONS + way, to):
            found.append(to)
    return found


def _all_can_go(state: PrussiaState, units: list[Piece], edge: int, to: Hex) -> bool:
    """§10.2, §5.1, §5.2 Say whether units may withdraw over a hexside together."""
    steps = int(state.steps_at[to])
    in_column = has_column(state, to)
    for unit in units:
        if not _can_go(state, unit, edge, to):
            return False
        steps += stack_steps(state, unit)
        in_column = in_column or state.column_of[unit] != 0
    return steps <= (STACK_COLUMN if in_column else STACK_STEPS)


def withdraw_code(state: PrussiaState, to: Hex) -> int:
    """§10.2 Say whether the units asked may withdraw to a hex."""
    here = Hex(state.todo.a())
    if state.field.direction(here, to) < 0:
        return NOT_ASKED_CODE
    return OK if to in ways_out(state, here) else why.COMBAT_NO_WAY_OUT


def withdraw(state: PrussiaState, here: Hex, to: Hex) -> None:
    """§10.2 All fast units of a hex go, onto the top of the stack in another."""
    units = withdrawing(state, here)
    side = state.field.side_of[units[0]]
    for at in range(len(units) - 1, -1, -1):
        place_top(state, units[at], to)
        come_near(state, units[at])  # §4.1.2
        state.combat.retreated |= 1 << units[at]
        state.note("§10.2", "withdraw", side, [units[at], here, to])
    offer_leaders(state, units[0], here)


def next_withdrawal(state: PrussiaState, at: int) -> None:
    """§10.2 Ask for the defending hex at a place of the list, if it can withdraw."""
    here = state.combat.defenders[at]
    if state.top_at[here] >= 0 and can_withdraw(state, here):
        state.push(ASK_WITHDRAW, state.field.side_of[Piece(state.top_at[here])], here)


class AskWithdraw(CombatQuestion):
    """§10.2 Do the fast units of a hex withdraw, and where? Its frame: a the hex."""

    id = "s10-withdraw"
    section = "§10.2"
    own_words = ("no",)
    words = (NO,)

    def candidates(self, state: PrussiaState, seat: Player) -> list[Action]:
        """Return the ways out, and staying."""
        return [*sorted([HEX + to for to in ways_out(state, Hex(state.todo.a()))]), NO]

    def hex_code(self, state: PrussiaState, to: Hex) -> int:
        """§10.2 A way out, or no."""
        return withdraw_code(state, to)

    def answer(self, state: PrussiaState, action: Action) -> None:
        """§10.2 They go, or stay."""
        here = Hex(state.todo.a())
        state.close()
        if action != NO:
            withdraw(state, here, Hex(action - HEX))

    def args(self, state: PrussiaState) -> dict[str, Argument]:
        """Return the hex."""
        return {"hex": place(state.field, Hex(state.todo.a()))}


ASK_WITHDRAW: Final[AskWithdraw] = AskWithdraw()
