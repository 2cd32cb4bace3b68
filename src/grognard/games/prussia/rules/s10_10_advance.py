"""§10.10 Advance after combat."""

from typing import Final, cast, final

from grognard.core.plan import Plan
from grognard.core.question import Step
from grognard.core.state import State
from grognard.core.types import NOT_ASKED_CODE, OK, Action, Player
from grognard.games.prussia import reasons as why
from grognard.games.prussia.actions import DONE, HEX, PIECE, RAISE
from grognard.games.prussia.question import CombatQuestion, PieceOrDone, plan_message, thing_of
from grognard.games.prussia.rules import s10_10_capture
from grognard.games.prussia.rules.s04_01_activation import come_near
from grognard.games.prussia.rules.s05_stacking import (
    holder,
    leaders_at,
    place_bottom,
    raise_top,
    stack,
)
from grognard.games.prussia.rules.s06_zones import in_enemy_zoc
from grognard.games.prussia.rules.s09_disorder import is_bracketed
from grognard.games.prussia.rules.s10_08_losses import hexes_of
from grognard.games.prussia.rules.s25_zorndorf import stack_steps
from grognard.games.prussia.state import PrussiaState, enemy_of
from grognard.games.prussia.tables import (
    ARTILLERY,
    DIRECTIONS,
    LEADER,
    PROHIBITED,
    ROUTED,
    STACK_COLUMN,
    STACK_STEPS,
    Hex,
    Piece,
)

# §10.10 Where and who


def vacated(state: PrussiaState, side: Player) -> list[Hex]:
    """§10.10 Return the enemy hexes of the combat that a side may enter.

    The attacker enters hexes that are empty or hold only batteries, the defender only the latter.
    """
    found: list[Hex] = []
    enemy = enemy_of(side)
    for here in hexes_of(state, enemy):
        if state.steps_at[here] > 0 or (state.top_at[here] < 0 and side != state.combat.side):
            continue
        if state.top_at[here] < 0 and holder(state, here) == enemy:
            continue  # a leader of the enemy stands there
        if state.top_at[here] >= 0 and state.field.side_of[Piece(state.top_at[here])] == side:
            continue
        found.append(here)
    return found


def may_advance(state: PrussiaState, unit: Piece) -> bool:
    """§10.10 Infantry and cavalry of the fighting hexes may, unless routed or just retreated."""
    field = state.field
    combat = state.combat
    if field.arm_of[unit] >= ARTILLERY or state.hex_of[unit] < 0 or unit == field.baggage:
        return False
    if state.morale_of[unit] == ROUTED or combat.retreated >> unit & 1:
        return False
    side = field.side_of[unit]
    if state.hex_of[unit] not in hexes_of(state, side):
        return False
    return side != combat.side or combat.host >> unit & 1 != 0


def marching(state: PrussiaState, piece: Piece) -> bool:
    """§10.10 Say whether a piece has been chosen to advance."""
    march = state.combat.march
    return any(march[at] == piece for at in range(0, len(march), 2))


def enter_code(state: PrussiaState, unit: Piece, to: Hex) -> int:
    """§10.10 Say whether a unit may advance into a hex: vacated, passable, with room."""
    field = state.field
    way = field.direction(Hex(state.hex_of[unit]), to)
    if way < 0:
        return NOT_ASKED_CODE
    arm = field.arm_of[unit]
    if field.cost[(state.hex_of[unit] * DIRECTIONS + way) * 4 + arm] >= PROHIBITED:
        return why.PROHIBITED_TERRAIN
    if arm == LEADER:
        return OK if _has_marchers(state, to) else why.COMBAT_CANNOT_ADVANCE
    if is_bracketed(state, unit) and in_enemy_zoc(state, to, field.side_of[unit]):
        return why.BRACKETED  # §7.5.5
    return OK if _has_room(state, unit, to) else why.COMBAT_HEX_FULL


def _has_marchers(state: PrussiaState, to: Hex) -> bool:
    """§10.10 Leaders advance with infantry or cavalry."""
    march = state.combat.march
    pieces = [march[at] for at in range(0, len(march), 2) if march[at + 1] == to]
    return any(state.field.arm_of[piece] != LEADER for piece in pieces)


def _has_room(state: PrussiaState, unit: Piece, to: Hex) -> bool:
    """§5.1, §5.2 Count those who have been chosen to go to the same hex (ruling R39)."""
    field = state.field
    steps = stack_steps(state, unit)
    in_column = state.column_of[unit] != 0
    march = state.combat.march
    for at in range(0, len(march), 2):
        other = Piece(march[at])
        if march[at + 1] == to and field.arm_of[other] != LEADER:
            steps += stack_steps(state, other)
            in_column = in_column or state.column_of[other] != 0
    return steps <= (STACK_COLUMN if in_column else STACK_STEPS)


def advance_goals(state: PrussiaState, piece: Piece) -> list[Hex]:
    """§10.10 Return the hexes a piece may advance into now."""
    side = state.field.side_of[piece]
    return [to for to in vacated(state, side) if enter_code(state, piece, to) == OK]


def advance_code(state: PrussiaState, piece: Piece) -> int:
    """§10.10 Say whether a piece may be chosen to advance."""
    field = state.field
    side = state.todo.owner()
    if piece >= field.pieces or field.side_of[piece] != side or state.hex_of[piece] < 0:
        return NOT_ASKED_CODE
    if marching(state, piece):
        return why.COMBAT_CHOSEN
    if field.arm_of[piece] == LEADER:
        if state.hex_of[piece] not in hexes_of(state, side):
            return why.COMBAT_CANNOT_ADVANCE
    elif not may_advance(state, piece):
        is_routed = field.arm_of[piece] < ARTILLERY and state.morale_of[piece] == ROUTED
        return why.IS_ROUTED if is_routed else why.COMBAT_CANNOT_ADVANCE
    if advance_goals(state, piece):
        return OK
    return enter_code(state, piece, vacated(state, side)[0])


def choose_march(state: PrussiaState, piece: Piece, to: Hex) -> None:
    """§10.10 A piece is going to advance into a hex."""
    state.combat.march.append(piece)
    state.combat.march.append(to)


def end_choice(state: PrussiaState, side: Player) -> None:
    """§10.10.1 The choice is made: attempts to capture come first, then the pieces step in."""
    combat = state.combat
    combat.entered = []
    combat.guns = []
    for at in range(0, len(combat.march), 2):
        to = Hex(combat.march[at + 1])
        if to not in combat.entered:
            combat.entered.append(to)
            combat.guns += stack(state, to)
    if combat.march:
        state.push(s10_10_capture.DO_CAPTURE, side, side)


# §10.10.1 Capture of artillery


def step_in(state: PrussiaState, side: Player) -> None:
    """§10.10 The chosen pieces enter; the first chosen lies on top."""
    combat = state.combat
    for at in range(0, len(combat.march), 2):
        piece = Piece(combat.march[at])
        to = Hex(combat.march[at + 1])
        if state.hex_of[piece] < 0 or holder(state, to) == enemy_of(side):
            continue
        here = Hex(state.hex_of[piece])
        place_bottom(state, piece, to)
        _leave(state, piece, here, side)
        state.note("§10.10", "advance", side, [piece, here, to])
        come_near(state, piece)  # §4.1.2
    combat.march = []
    for to in combat.entered:
        if len(stack(state, to)) > 1:
            combat.raised = 0
            state.push(ASK_ORDER, side)
            return


def _leave(state: PrussiaState, piece: Piece, here: Hex, side: Player) -> None:
    """§10.10 Note an advance; batteries that the attacker himself leaves are not open to the other.

    The defender advances only where the combat, not an advance, left batteries alone.
    """
    combat = state.combat
    if side != combat.side:
        return
    combat.advanced |= 1 << piece
    if state.field.arm_of[piece] != LEADER and state.steps_at[here] == 0:
        combat.attackers = [other for other in combat.attackers if other != here]


def order_code(state: PrussiaState, unit: Piece) -> int:
    """§10.10 Say whether a unit may be put on top after an advance; each one once."""
    combat = state.combat
    if unit >= state.field.units or state.hex_of[unit] not in combat.entered:
        return NOT_ASKED_CODE
    if combat.raised >> unit & 1:
        return why.RAISED_BEFORE
    return why.ON_TOP_ALREADY if state.top_at[state.hex_of[unit]] == unit else OK


def order_raise(state: PrussiaState, unit: Piece) -> None:
    """§10.10 Put a unit on top of the stack that has advanced."""
    state.combat.raised |= 1 << unit
    raise_top(state, unit)


class DoAdvance(Step[PrussiaState]):
    """§10.10 Who advances; its frame: a the side."""

    section = "§10.10"

    def run(self, state: PrussiaState) -> None:
        """§10.10 Ask a side who advances, if anybody can."""
        side = state.todo.a()
        state.todo.pop()
        state.combat.march = []
        if not vacated(state, side):
            return
        for here in hexes_of(state, side):
            for unit in stack(state, here):
                if may_advance(state, unit) and advance_goals(state, unit):
                    state.push(ASK_ADVANCE, side)
                    return


DO_ADVANCE: Final[DoAdvance] = DoAdvance()


@final
class AdvanceAll(Plan):
    """§10.10 Everybody who may advance does; where there are several hexes, into the first."""

    def click(self, state: State, thing: str, count: int) -> str:
        """Return the piece, then a hex if one is asked for."""
        own = cast(PrussiaState, state)
        if count == 0:
            return thing
        return thing_of(own, own.legal_actions()[0]) if own.is_open(ASK_ADVANCE_TO) else ""


def _all_advance(state: PrussiaState) -> Plan:
    """§10.10 Units first, the strongest on top; leaders go with them, and only with them."""
    field, side = state.field, state.todo.owner()
    units = [Piece(a - PIECE) for a in state.legal_actions() if PIECE <= a < RAISE]
    units = [unit for unit in units if field.arm_of[unit] != LEADER]
    units.sort(key=lambda unit: -state.left_of[unit])
    around = hexes_of(state, side)
    leaders = [
        one
        for one in field.all_leaders
        if field.side_of[one] == side and state.hex_of[one] in around
    ]
    things = [thing_of(state, PIECE + piece) for piece in [*units, *leaders]]
    return AdvanceAll("advance", plan_message("advance"), things, thing_of(state, DONE))


def stack_advances(state: PrussiaState, id: str, here: Hex, to: Hex) -> Plan | None:
    """§10.10 A stack goes into the only hex to enter, in its order, and its leaders with it."""
    if vacated(state, state.todo.owner()) != [to]:
        return None
    units = [unit for unit in stack(state, here) if advance_code(state, unit) == OK]
    pieces = [*units, *leaders_at(state, here)] if units else []
    return AdvanceAll(id, plan_message("advance"), [thing_of(state, PIECE + one) for one in pieces])


class AskAdvance(PieceOrDone):
    """§10.10 Who advances?"""

    id = "s10-advance"
    section = "§10.10"

    def plans(self, state: PrussiaState) -> list[Plan]:
        """§10.10 Everybody who may advance does."""
        return [_all_advance(state)]

    def piece_code(self, state: PrussiaState, piece: Piece) -> int:
        """§10.10 A piece of the fighting hexes, or no more."""
        return advance_code(state, piece)

    def answer(self, state: PrussiaState, action: Action) -> None:
        """§10.10 A piece is chosen, or the choice is over."""
        side = state.todo.owner()
        if action == DONE:
            state.close()
            end_choice(state, side)
            return
        piece = Piece(action - PIECE)
        goals = advance_goals(state, piece)
        if len(goals) == 1:
            choose_march(state, piece, goals[0])
        else:
            state.push(ASK_ADVANCE_TO, side, piece)


ASK_ADVANCE: Final[AskAdvance] = AskAdvance()


class AskAdvanceTo(CombatQuestion):
    """§10.10 Into which hex does a piece advance? Its frame: a the piece."""

    id = "s10-advance-to"
    section = "§10.10"
    hex_verb = "advance"
    is_of_piece = True

    def candidates(self, state: PrussiaState, seat: Player) -> list[Action]:
        """Return the hexes that were vacated."""
        return [HEX + to for to in sorted(vacated(state, seat))]

    def hex_code(self, state: PrussiaState, to: Hex) -> int:
        """§10.10 A hex that was vacated, and has room."""
        side = state.todo.owner()
        if to not in vacated(state, side):
            fought = to in hexes_of(state, enemy_of(side))
            return why.COMBAT_NOT_VACATED if fought else NOT_ASKED_CODE
        return enter_code(state, Piece(state.todo.a()), to)

    def answer(self, state: PrussiaState, action: Action) -> None:
        """§10.10 It is going to."""
        piece = Piece(state.todo.a())
        state.close()
        choose_march(state, piece, Hex(action - HEX))


ASK_ADVANCE_TO: Final[AskAdvanceTo] = AskAdvanceTo()


class AskOrder(CombatQuestion):
    """§10.10 In which order lie those who advanced?"""

    id = "s10-order"
    section = "§10.10"
    own_words = ("done",)
    tries = (RAISE,)
    words = (DONE,)
    passes = DONE

    def raise_code(self, state: PrussiaState, unit: Piece) -> int:
        """§10.10 A unit of those who advanced, or no more."""
        return order_code(state, unit)

    def answer(self, state: PrussiaState, action: Action) -> None:
        """§10.10 A unit goes on top, or that was all."""
        if action == DONE:
            state.todo.pop()
        else:
            order_raise(state, Piece(action - RAISE))
        state.chain += 1


ASK_ORDER: Final[AskOrder] = AskOrder()
