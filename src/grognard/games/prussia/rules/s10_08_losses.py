"""§10.8 Results: loss points, retreats taken for them, guns, extra retreats, surrender."""

from typing import Final

from grognard.core.message import Argument
from grognard.core.question import Step
from grognard.core.types import Action, Player
from grognard.games.prussia import reasons as why
from grognard.games.prussia.actions import RETREAT, STEP
from grognard.games.prussia.options import FAR_FIRE, FOUGHT_ABOVE
from grognard.games.prussia.question import CombatQuestion, OneOf
from grognard.games.prussia.rules.s05_stacking import stack
from grognard.games.prussia.rules.s06_zones import front_without
from grognard.games.prussia.rules.s09_disorder import disorder, rating, rout, rout_hexes
from grognard.games.prussia.rules.s10_08_results import (
    RESULT_DISORDER,
    RESULT_GUN,
    RESULT_ROUT,
    RESULT_SURRENDER,
    loss_points,
)
from grognard.games.prussia.rules.s10_09_retreat import begin_retreat, has_way_clear_of_zones
from grognard.games.prussia.rules.s12_02_morale import capture, lose_step
from grognard.games.prussia.rules.s15_leaders import catch_leaders
from grognard.games.prussia.state import BOMBARDMENT, CHARGE, CLOSE, PrussiaState, enemy_of
from grognard.games.prussia.tables import (
    ARTILLERY,
    CANISTER_STEPS,
    CAVALRY,
    FORMED,
    NO_PIECE,
    STRIDE,
    Hex,
    Piece,
)

STAGE_GUN: Final = 0
STAGE_POINTS: Final = 1
"""Second argument of DO_LOSSES."""

FIRM: Final = 5
"""§10.8.1.3 A unit below this rating cannot bear more than it must."""
SURRENDERS: Final = 3
"""§10.8.3.5 A unit at or below this rating surrenders to an S."""
NO_LIMIT: Final = 99


def hexes_of(state: PrussiaState, side: Player) -> list[Hex]:
    """Return a side's hexes in the combat."""
    combat = state.combat
    return combat.attackers if side == combat.side else combat.defenders


def engaged_now(state: PrussiaState, here: Hex) -> list[Piece]:
    """§6.2, §10.8.1 Return the top four steps of a hex, without those that are going to retreat.

    Ruling R68 (§10): with the option `fought-above` also without those who have fought before.
    """
    leaving = state.combat.leaving
    if state.choices[FOUGHT_ABOVE]:
        leaving |= state.combat.excluded
    return front_without(state, here, leaving)


def fighters(state: PrussiaState, side: Player) -> list[Piece]:
    """§10.1 Return the units of a side that are in the combat at this moment."""
    combat = state.combat
    found: list[Piece] = []
    for here in hexes_of(state, side):
        for unit in engaged_now(state, here):
            if combat.excluded >> unit & 1:
                continue
            if combat.kind == CHARGE and side == combat.side and not combat.units_in >> unit & 1:
                continue  # §10.13.2 only charging cavalry attacks
            found.append(unit)
    return found


def reserves(state: PrussiaState, side: Player) -> list[Piece]:
    """§10.8.1 Return all who could come to bear loss points, engaged or not yet."""
    combat = state.combat
    if combat.kind == CHARGE and side == combat.side:
        return fighters(state, side)
    found: list[Piece] = []
    for here in hexes_of(state, side):
        for unit in stack(state, here):
            if state.field.arm_of[unit] < ARTILLERY and not combat.excluded >> unit & 1:
                if not combat.leaving >> unit & 1:
                    found.append(unit)
    return found


# Steps lost so far


def lost_in_combat(state: PrussiaState, unit: Piece) -> int:
    """§10.8.1.2 Return the steps a unit has lost in this combat."""
    lost = state.combat.lost
    for at in range(0, len(lost), 2):
        if lost[at] == unit:
            return lost[at + 1]
    return 0


def _count_step(state: PrussiaState, unit: Piece) -> None:
    lost = state.combat.lost
    for at in range(0, len(lost), 2):
        if lost[at] == unit:
            lost[at + 1] += 1
            return
    lost.append(unit)
    lost.append(1)


def required_steps(state: PrussiaState) -> int:
    """§10.8.1.2 Steps to be lost before a retreat: one in close combat, two under canister.

    Ruling R47 (§10.8.1.2): none under fire from afar; the option `far-fire` asks one there, too.
    """
    if state.combat.is_canister:
        return CANISTER_STEPS
    is_far = state.combat.kind == BOMBARDMENT and state.choices[FAR_FIRE] == 0
    return 0 if is_far else 1


# §10.8.1 Taking a loss point


def must_lose_step(state: PrussiaState, unit: Piece) -> bool:
    """§10.8.1.2 The first loss of a unit is a step; §25.3.5 the baggage always routs instead."""
    if unit == state.field.baggage:
        return False
    return lost_in_combat(state, unit) < required_steps(state)


def must_retreat(state: PrussiaState, unit: Piece) -> bool:
    """§10.8.1.3 A unit below rating 5 that has lost its step can only go."""
    return unit == state.field.baggage or rating(state, unit) < FIRM


def capacity(state: PrussiaState, unit: Piece) -> int:
    """§10.8.1.4 Return the most loss points a unit can bear."""
    field = state.field
    if unit == field.baggage:
        return 1
    surrender = state.combat.result[field.side_of[unit]] & RESULT_SURRENDER != 0
    needed = required_steps(state) - lost_in_combat(state, unit)
    left = state.left_of[unit]
    borne = 0
    while left > 0:
        now = field.mr[unit * STRIDE + left]
        if surrender and now <= SURRENDERS:
            return borne + 1
        if needed <= 0 and now < FIRM:
            return borne + 1
        left -= 1
        needed -= 1
        borne += 1
    return borne


def may_retreat(state: PrussiaState, unit: Piece) -> bool:
    """§10.8.1.4 Say whether a firm unit may retreat for a point instead of losing a step.

    Never into an enemy zone, and only if no point is left that nobody else can bear.
    """
    side = state.field.side_of[unit]
    routs = state.combat.result[side] & RESULT_ROUT != 0 or state.morale_of[unit] != FORMED
    hexes = rout_hexes(state, unit) if routs else 1
    if not has_way_clear_of_zones(state, unit, hexes):
        return False
    left = state.combat.points[side] - 1
    for other in reserves(state, side):
        if other != unit:
            left -= capacity(state, other)
    return left <= 0


def _lead_to_suffer(state: PrussiaState, side: Player, units: list[Piece]) -> Piece:
    """§10.8.1 Return the lead unit while it has not taken the first point, or -1."""
    combat = state.combat
    lead = combat.lead[side]
    if lead < 0 or combat.taken >> lead & 1 or lead not in units:
        return NO_PIECE
    return lead


def take_point(state: PrussiaState, unit: Piece) -> None:
    """§10.8.1 A unit takes a loss point, as a step or as a retreat, whichever it must."""
    state.combat.taken |= 1 << unit
    if must_lose_step(state, unit):
        take_step(state, unit)
    elif must_retreat(state, unit):
        take_retreat(state, unit)
    elif may_retreat(state, unit):
        state.push(ASK_LOSS_HOW, state.field.side_of[unit], unit)
    else:
        take_step(state, unit)


def take_step(state: PrussiaState, unit: Piece) -> None:
    """§10.8.1.1 One step for one point."""
    side = state.field.side_of[unit]
    state.combat.points[side] -= 1
    _count_step(state, unit)
    lose_step(state, unit)
    _surrender(state, side)


def take_retreat(state: PrussiaState, unit: Piece) -> None:
    """§10.8.1.3, §10.8.1.4 One point by a worse state and a retreat; §10.8.3.2 R makes it a rout.

    A rating of 3 or less routs; a firm unit that goes of its own will is disordered.
    """
    side = state.field.side_of[unit]
    state.combat.points[side] -= 1
    goes_far = state.combat.result[side] & RESULT_ROUT != 0 or unit == state.field.baggage
    if goes_far or rating(state, unit) <= SURRENDERS:
        hexes = rout(state, unit)
    else:
        hexes = disorder(state, unit)
    leave(state, unit, hexes)


def leave(state: PrussiaState, unit: Piece, hexes: int) -> None:
    """§10.8 Note that a unit will retreat once both sides have taken their losses."""
    combat = state.combat
    combat.leaving |= 1 << unit
    combat.queue.append(unit)
    combat.queue.append(hexes)


def _surrender(state: PrussiaState, side: Player) -> None:
    """§10.8.3.5 S: engaged units with a rating of 3 or less surrender, one point each.

    Ruling R28 (§10.8.3.5): those who come to be engaged do as long as there are points, and those
    who sank so low by the losses of this combat in any case.
    """
    combat = state.combat
    if combat.result[side] & RESULT_SURRENDER == 0:
        return
    again = True
    while again:
        again = False
        for unit in fighters(state, side):
            if combat.points[side] > 0 or combat.taken >> unit & 1:
                again = _lay_down_arms(state, unit) or again


def _surrender_all(state: PrussiaState, side: Player) -> None:
    """§10.8.3.5 ruling R28: all who are engaged when an S falls surrender at once."""
    if state.combat.result[side] & RESULT_SURRENDER:
        for unit in fighters(state, side):
            _lay_down_arms(state, unit)
        _surrender(state, side)


def _lay_down_arms(state: PrussiaState, unit: Piece) -> bool:
    """§10.8.3.5 Capture a unit if its rating is so low; it bears one point, if there is one."""
    if rating(state, unit) > SURRENDERS or unit == state.field.baggage:
        return False
    side = state.field.side_of[unit]
    state.combat.points[side] = max(0, state.combat.points[side] - 1)
    capture(state, unit, "§10.8.3.5")
    return True


# The procedure


def begin_losses(state: PrussiaState, side: Player) -> None:
    """§10.8 A side takes its result: guns, points, extra retreats."""
    state.push(DO_LOSSES, side, side, STAGE_GUN)


def _next_point(state: PrussiaState, side: Player, units: list[Piece]) -> None:
    """§10.8.1 Find out who takes the next point; §10.13.3 cavalry engaged until then rode."""
    for unit in units:
        if state.field.arm_of[unit] == CAVALRY and state.combat.kind != BOMBARDMENT:
            state.combat.rode |= 1 << unit
        if state.combat.kind == CLOSE:
            state.fought_of[unit] = 1
    lead = _lead_to_suffer(state, side, units)
    if lead >= 0:
        take_point(state, lead)
    elif len(units) == 1:
        take_point(state, units[0])
    else:
        state.push(ASK_LOSS_UNIT, side)


def _extra_retreats(state: PrussiaState, side: Player) -> None:
    """§10.8.3.3 r: engaged units below rating 5 that are left are disordered and retreat."""
    if state.combat.result[side] & RESULT_DISORDER == 0:
        return
    for unit in fighters(state, side):
        if rating(state, unit) < FIRM:
            leave(state, unit, disorder(state, unit))


# §10.8.3.1 Guns


def batteries_in(state: PrussiaState, hexes: list[Hex]) -> list[Piece]:
    """§10.8.3.1 Return the batteries in some hexes."""
    found: list[Piece] = []
    for here in hexes:
        for unit in stack(state, here):
            if state.field.arm_of[unit] == ARTILLERY:
                found.append(unit)
    return found


def _hit_gun(state: PrussiaState, side: Player) -> None:
    """§10.8.3.1 An asterisk costs one battery in the hexes of the result a step."""
    if state.combat.result[side] & RESULT_GUN == 0:
        return
    guns = batteries_in(state, hexes_of(state, side))
    if len(guns) == 1:
        take_gun(state, guns[0])
    elif guns:
        state.push(ASK_LOSS_GUN, side)


def take_gun(state: PrussiaState, battery: Piece) -> None:
    """§10.8.3.1 A battery loses the step of an asterisk."""
    lose_step(state, battery)


# §10.9 The queue of those who retreat


def queued(state: PrussiaState, side: Player, queue: list[int]) -> list[Piece]:
    """§10.9, §12.3 Return a side's units in a queue that still have to retreat."""
    units = [Piece(queue[at]) for at in range(0, len(queue), 2)]
    return [unit for unit in units if state.field.side_of[unit] == side]


def retreat_queued(state: PrussiaState, unit: Piece, queue: list[int]) -> None:
    """§10.9, §12.3 Begin the retreat of a unit in a queue."""
    for at in range(0, len(queue), 2):
        if queue[at] == unit:
            hexes = queue[at + 1]
            del queue[at : at + 2]
            if state.hex_of[unit] >= 0:
                begin_retreat(state, unit, hexes, Hex(state.hex_of[unit]))
            return


# §8.3 Bombardment


def begin_bombardment(
    state: PrussiaState, firing: Player, target: Hex, result: int, canister: bool
) -> None:
    """§8.3, §10.8 Apply a result to the top four steps of a hex; the loser distributes it."""
    combat = state.combat
    combat.reset()
    combat.kind = BOMBARDMENT
    combat.side = firing
    combat.defenders = [target]
    combat.is_canister = 1 if canister else 0
    loser = enemy_of(firing)
    combat.result[loser] = result
    combat.points[loser] = loss_points(result, NO_LIMIT, has_support(state, [target]), False)
    state.push(DO_QUEUE, loser, loser)
    begin_losses(state, loser)


def has_support(state: PrussiaState, hexes: list[Hex]) -> bool:
    """§10.8.3.4 Say whether supporting infantry or cavalry is in any of the hexes."""
    for here in hexes:
        ahead = engaged_now(state, here)
        for unit in stack(state, here):
            if state.field.arm_of[unit] < ARTILLERY and unit not in ahead:
                return True
    return False


class DoLosses(Step[PrussiaState]):
    """§10.8 A side takes its result; its frame: a the side, b what comes next."""

    section = "§10.8"

    def run(self, state: PrussiaState) -> None:
        """§10.8 Do the next part of a side's result."""
        todo = state.todo
        side, stage = todo.a(), todo.b()
        if stage == STAGE_GUN:
            todo.set_b(STAGE_POINTS)
            _hit_gun(state, side)
            _surrender_all(state, side)
            return
        if stage == STAGE_POINTS and state.combat.points[side] > 0:
            _surrender(state, side)  # who has come up since the last point
            units = fighters(state, side)
            if units and state.combat.points[side] > 0:
                _next_point(state, side, units)
                return
        state.combat.unfilled[side] = state.combat.points[side]
        state.combat.points[side] = 0
        todo.pop()
        _extra_retreats(state, side)


DO_LOSSES: Final[DoLosses] = DoLosses()


class DoQueue(Step[PrussiaState]):
    """§10.9 Queued units retreat; its frame: a the side."""

    section = "§10.9"

    def run(self, state: PrussiaState) -> None:
        """§10.9 Retreat a side's units one after the other, in the order their owner likes."""
        side = state.todo.a()
        queue = state.combat.queue
        units = queued(state, side, queue)
        if not units:
            state.todo.pop()
            if state.combat.kind == BOMBARDMENT:
                catch_leaders(state)  # §15.2
        elif len(units) == 1:
            retreat_queued(state, units[0], queue)
        else:
            state.push(ASK_RETREAT_PIECE, side)


DO_QUEUE: Final[DoQueue] = DoQueue()


class AskLossUnit(OneOf):
    """§10.8.1 Which unit takes the next loss point?"""

    id = "s10-loss-unit"
    section = "§10.8.1.2"
    refusal = why.COMBAT_NOT_ENGAGED

    def among(self, state: PrussiaState, seat: Player) -> list[Piece]:
        """§10.8.1 One that is engaged; a lead unit takes its first point without a question."""
        return fighters(state, seat)

    def choose(self, state: PrussiaState, piece: Piece) -> None:
        """§10.8.1 It takes the point."""
        take_point(state, piece)

    def args(self, state: PrussiaState) -> dict[str, Argument]:
        """Return the points that are left."""
        return {"left": state.combat.points[state.todo.owner()]}


ASK_LOSS_UNIT: Final[AskLossUnit] = AskLossUnit()


class AskLossHow(CombatQuestion):
    """§10.8.1.4 Does a firm unit lose a step, or retreat? Its frame: a the unit."""

    id = "s10-loss-how"
    section = "§10.8.1.4"
    is_of_piece = True
    words = (STEP, RETREAT)
    """§10.8.1.4 Either: it is asked only where both are possible."""

    def answer(self, state: PrussiaState, action: Action) -> None:
        """§10.8.1.4 It loses a step, or goes."""
        unit = Piece(state.todo.a())
        state.close()
        if action == STEP:
            take_step(state, unit)
        else:
            take_retreat(state, unit)


ASK_LOSS_HOW: Final[AskLossHow] = AskLossHow()


class AskLossGun(OneOf):
    """§10.8.3.1 Which battery loses the step of an asterisk?"""

    id = "s10-loss-gun"
    section = "§10.8.3.1"
    own_words = ("done",)
    refusal = why.COMBAT_NO_GUN

    def among(self, state: PrussiaState, seat: Player) -> list[Piece]:
        """§10.8.3.1 One in the hexes of the result."""
        return batteries_in(state, hexes_of(state, seat))

    def choose(self, state: PrussiaState, piece: Piece) -> None:
        """§10.8.3.1 It loses the step."""
        take_gun(state, piece)


ASK_LOSS_GUN: Final[AskLossGun] = AskLossGun()


class AskRetreatPiece(OneOf):
    """§10.9 Which unit retreats next?"""

    id = "s10-retreat-piece"
    section = "§10.9"
    refusal = why.COMBAT_STAYS

    def among(self, state: PrussiaState, seat: Player) -> list[Piece]:
        """§10.9 One that has still to go."""
        return queued(state, seat, state.combat.queue)

    def choose(self, state: PrussiaState, piece: Piece) -> None:
        """§10.9 It goes."""
        retreat_queued(state, piece, state.combat.queue)


ASK_RETREAT_PIECE: Final[AskRetreatPiece] = AskRetreatPiece()
