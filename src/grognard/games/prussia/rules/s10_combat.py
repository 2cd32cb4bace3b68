"""§10 The combat phase, and one combat step by step."""

from typing import Final

from grognard.core.question import Step
from grognard.core.types import Action, Player
from grognard.games.prussia import reasons as why
from grognard.games.prussia.actions import PIECE
from grognard.games.prussia.question import OneOf, PhaseStep
from grognard.games.prussia.rules import s10_01_declare, s10_13_charge
from grognard.games.prussia.rules.s05_stacking import leaders_at, stack
from grognard.games.prussia.rules.s10_02_withdrawal import next_withdrawal
from grognard.games.prussia.rules.s10_03_odds import points_of, reckon, result_of
from grognard.games.prussia.rules.s10_05_modifiers import Reckoning
from grognard.games.prussia.rules.s10_08_losses import DO_QUEUE, begin_losses, engaged_now, fighters
from grognard.games.prussia.rules.s10_10_advance import DO_ADVANCE
from grognard.games.prussia.rules.s10_11_momentum import begin_momentum, drop_markers
from grognard.games.prussia.rules.s12_02_morale import capture, is_demoralized
from grognard.games.prussia.rules.s15_leaders import catch_leaders, combat_check
from grognard.games.prussia.rules.s23_rossbach import combat_declared
from grognard.games.prussia.state import (
    CHARGE,
    CLOSE,
    LAST_COMBAT,
    PHASE_COMBAT,
    STEP_ADVANCE,
    STEP_CHARGE,
    STEP_DEFENDER_LEAD,
    STEP_LEAD,
    STEP_MOMENTUM,
    STEP_ODDS,
    STEP_ROLL,
    STEP_WEARY,
    STEP_WITHDRAW,
    PrussiaState,
    enemy_of,
    roll,
)
from grognard.games.prussia.tables import ARTILLERY, CAVALRY, ROUTED, Hex, Piece

# The phase


def begin_combat(state: PrussiaState) -> None:
    """§10.1 The hexes are named: the combat begins."""
    combat = state.combat
    combat.kind = CLOSE
    numbers = [len(combat.attackers), *combat.attackers, *combat.defenders]
    state.note("§10.1", "attack", state.side, numbers)
    state.push(DO_COMBAT, state.side, STEP_WITHDRAW)


def _next(state: PrussiaState, step: int) -> None:
    state.todo.set_a(step)


# Steps 2 and 3: withdrawal, who fights


def _before(state: PrussiaState, step: int) -> None:
    combat = state.combat
    if step == STEP_WITHDRAW:
        at = state.todo.b()
        if at < len(combat.defenders):
            state.todo.set_b(at + 1)
            next_withdrawal(state, at)
        else:
            _next(state, STEP_ODDS)
        return
    _exclude_fought(state)
    has_won = _surrender_routed(state)
    attack = fighters(state, combat.side)
    _commit(state, attack)
    if fighters(state, enemy_of(combat.side)):
        _next(state, STEP_LEAD)
        return
    if has_won:
        mark_riders(state)  # ruling R48 (§9.2, §10.13): cavalry may charge on
    else:
        combat.is_bloodless = 1  # §10.1, §10.2 batteries alone, or all withdrawn
    _next(state, STEP_ADVANCE)


def _exclude_fought(state: PrussiaState) -> None:
    """§10 Units that have fought this turn have no part in it, except as targets of a charge."""
    combat = state.combat
    if combat.kind == CHARGE:
        return
    for here in combat.attackers + combat.defenders:
        for unit in stack(state, here):
            if state.fought_of[unit] or (unit == state.field.baggage and here in combat.attackers):
                combat.excluded |= 1 << unit


def _surrender_routed(state: PrussiaState) -> bool:
    """§9.2 Routed units of a demoralized or broken army surrender before the roll; say if any."""
    enemy = enemy_of(state.combat.side)
    if not is_demoralized(state, enemy):
        return False
    found = False
    again = True
    while again:
        again = False
        for unit in fighters(state, enemy):
            if state.morale_of[unit] == ROUTED and unit != state.field.baggage:
                capture(state, unit, "§9.2")
                again = found = True
    return found


def _commit(state: PrussiaState, attack: list[Piece]) -> None:
    """§10, §10.2 Note who has had his combat; a charge binds only the attackers.

    Ruling R37 (§10, §10.2): all infantry and cavalry of the attacking hexes, but of the defending
    hexes only those who are, or come to be, engaged.
    """
    combat = state.combat
    for here in combat.attackers:
        for unit in stack(state, here):
            if state.field.arm_of[unit] < ARTILLERY:
                combat.host |= 1 << unit
                if combat.kind == CLOSE:
                    state.fought_of[unit] = 1
    if combat.kind == CLOSE:
        for unit in fighters(state, enemy_of(combat.side)):
            state.fought_of[unit] = 1
    for unit in attack:
        combat.units_in |= 1 << unit
        state.fought_of[unit] = 1
    state.heat_fought[0] = state.heat_fought[1] = 1  # §25.3.4
    combat_declared(state, attack)


# Steps 4 to 8: lead units, die, results


def _fight(state: PrussiaState, step: int) -> None:
    combat = state.combat
    if step == STEP_LEAD:
        _next(state, STEP_DEFENDER_LEAD)
        _ask_lead(state, combat.side)
    elif step == STEP_DEFENDER_LEAD:
        _next(state, STEP_ROLL)
        _ask_lead(state, enemy_of(combat.side))
    else:
        _next(state, STEP_ADVANCE)
        _resolve(state)


def _ask_lead(state: PrussiaState, side: Player) -> None:
    """§10.4 A side names its lead unit; ruling R35: the active side first."""
    units = fighters(state, side)
    if len(units) == 1:
        choose_lead(state, side, units[0])
    else:
        state.push(ASK_LEAD, side)


def choose_lead(state: PrussiaState, side: Player, unit: Piece) -> None:
    """§10.4 A unit leads its side."""
    state.combat.lead[side] = unit


def reckon_now(state: PrussiaState, leads: list[Piece]) -> Reckoning:
    """§10.3–§10.5 Work out the combat that is being fought."""
    combat = state.combat
    attack = fighters(state, combat.side)
    defence = fighters(state, enemy_of(combat.side))
    return reckon(state, attack, defence, combat.attackers, combat.defenders, leads)


def _resolve(state: PrussiaState) -> None:
    """§10.6–§10.8 Roll, check the leaders, and hand out the results: the defender's first."""
    combat = state.combat
    side = combat.side
    enemy = enemy_of(side)
    sums = reckon_now(state, combat.lead)
    combat.is_routed_only = 1 if sums.is_routed_only else 0
    combat.is_flank = 1 if sums.is_flank else 0
    combat.is_supported = 1 if sums.is_supported else 0
    combat.column = sums.column
    combat.drm = sums.total()
    mark_riders(state)
    die = roll(state, "close combat")
    state.chain += 1
    combat.roll = state.special[LAST_COMBAT] = die
    results = [result_of(sums, side, suffering, die) for suffering in (0, 1)]
    points = [points_of(sums, side, suffering, die) for suffering in (0, 1)]
    numbers = [die, combat.drm, combat.column, results[side], results[enemy]]
    state.note("§10.6", "combat", side, numbers + points)
    drop_markers(state, combat.attackers + combat.defenders)
    combat_checks(state, combat.attackers + combat.defenders)
    hand_out(state, results, points)


def hand_out(state: PrussiaState, results: list[int], points: list[int]) -> None:
    """§10.8 Both sides take their losses, the defender first; then they retreat, he first."""
    combat = state.combat
    side = combat.side
    enemy = enemy_of(side)
    combat.result = results
    combat.points = points
    state.push(DO_QUEUE, side, side)
    state.push(DO_QUEUE, enemy, enemy)
    begin_losses(state, side)
    begin_losses(state, enemy)


def mark_riders(state: PrussiaState) -> None:
    """§10.13.3 Remember the cavalry that is engaged in the hexes of this combat, on both sides.

    In a charging hex that is also who did not join the charge.
    """
    combat = state.combat
    for here in combat.attackers + combat.defenders:
        for unit in engaged_now(state, here):
            if state.field.arm_of[unit] == CAVALRY and not combat.excluded >> unit & 1:
                combat.rode |= 1 << unit


# Steps 9 to 12: advance, momentum, charge


def _after(state: PrussiaState, step: int) -> None:
    combat = state.combat
    side = combat.side
    catch_leaders(state)
    if step == STEP_ADVANCE:
        _next(state, STEP_WEARY if combat.is_bloodless else STEP_MOMENTUM)
        if not combat.is_bloodless:
            state.push(DO_ADVANCE, enemy_of(side), enemy_of(side))
        state.push(DO_ADVANCE, side, side)
    elif step == STEP_MOMENTUM:
        _next(state, STEP_CHARGE)
        begin_momentum(state)
    elif step == STEP_CHARGE:
        _next(state, STEP_WEARY)
        if combat.kind == CHARGE:
            s10_13_charge.weary_cavalry(
                state
            )  # §10.13.3 only fresh cavalry may charge on (ruling R50)
        s10_13_charge.begin_charge(state)
    else:
        state.todo.pop()
        if not _is_inside(state):
            s10_13_charge.weary_cavalry(state)


def _is_inside(state: PrussiaState) -> bool:
    """§10.13.3 A charge is part of the combat before it, which wearies the cavalry of both."""
    return state.is_open(DO_COMBAT)


# §10.7 Leaders


def combat_checks(state: PrussiaState, hexes: list[Hex]) -> None:
    """§10.7, §15.2 Roll for every leader in the hexes of a combat."""
    for here in hexes:
        for leader in leaders_at(state, here):
            combat_check(state, leader)


class DoCombatPhase(PhaseStep):
    """§10 The combat phase; its frame: a 0 when it begins."""

    section = "§10"
    phase = PHASE_COMBAT

    def run(self, state: PrussiaState) -> None:
        """§10 Ask for the next combat until nobody is left who can fight."""
        if state.todo.a() == 0:
            state.todo.set_a(1)
            for unit in state.field.all_units:
                state.fought_of[unit] = 0
                state.charged_of[unit] = 0
        drop_markers(state, [])
        state.combat.reset()
        state.combat.side = state.side
        if s10_01_declare.build(state).mine:
            state.push(s10_01_declare.ASK_DECLARE, state.side)
        else:
            state.todo.pop()


DO_COMBAT_PHASE: Final[DoCombatPhase] = DoCombatPhase()


class DoCombat(Step[PrussiaState]):
    """§10 A combat; its frame: a the step that comes next."""

    section = "§10"

    def run(self, state: PrussiaState) -> None:
        """§10 Do the next step of a combat."""
        step = state.todo.a()
        if step < STEP_LEAD:
            _before(state, step)
        elif step < STEP_ADVANCE:
            _fight(state, step)
        else:
            _after(state, step)


DO_COMBAT: Final[DoCombat] = DoCombat()


class AskLead(OneOf):
    """§10.4 Which unit leads a side?"""

    id = "s10-lead"
    section = "§10.4"
    refusal = why.COMBAT_NOT_ENGAGED

    def among(self, state: PrussiaState, seat: Player) -> list[Piece]:
        """§10.4 Any engaged infantry or cavalry of the combat may lead."""
        return fighters(state, seat)

    def answer(self, state: PrussiaState, action: Action) -> None:
        """§10.4 It leads."""
        side = state.todo.owner()
        state.todo.pop()
        choose_lead(state, side, Piece(action - PIECE))


ASK_LEAD: Final[AskLead] = AskLead()
