"""§13 The joint army morale segment, with §12.3 demoralized, §12.4 broken and §25.3.4 heat."""

from typing import Final

from grognard.core.question import Step
from grognard.core.types import Player
from grognard.games.prussia import reasons as why
from grognard.games.prussia.question import OneOf, PhaseStep
from grognard.games.prussia.rules.s09_disorder import check, enemy_within, rout
from grognard.games.prussia.rules.s10_08_losses import queued, retreat_queued
from grognard.games.prussia.rules.s12_01_track import TRACK_TOP, level
from grognard.games.prussia.rules.s12_02_morale import marker_now, raise_morale, set_army
from grognard.games.prussia.rules.s15_leaders import catch_leaders
from grognard.games.prussia.rules.s25_zorndorf import suffer_heat
from grognard.games.prussia.state import COLLAPSE, PHASE_MORALE, PrussiaState, enemy_of, roll
from grognard.games.prussia.tables import (
    BROKEN,
    BROKEN_AT,
    DEMORALIZED,
    DEMORALIZED_TO,
    DISORDERED,
    FORMED,
    GOOD,
    LAST_RISK_BOX,
    SUCCESS_PER_POINT,
    Hex,
    Piece,
)

STAGE_MARKERS: Final = 0
STAGE_DEMORALIZED: Final = 1
STAGE_BROKEN: Final = 2

CHECK_RANGE: Final = 3
"""§12.3 Units so near to the enemy check their morale."""


# §13 First and second stage


def move_marker(state: PrussiaState, side: Player) -> None:
    """§13 Success raises morale, heat lowers it, routed units lower the marker.

    Ruling R22 (§13, §25.3.4): fatigue comes after the rises.
    """
    top = TRACK_TOP[state.field.battle][side]
    rises = raise_morale(state, side, state.success[side] // SUCCESS_PER_POINT, top)
    if rises:
        state.note("§13", "rise", side, [rises, state.success[side]])
    state.success[side] = 0
    suffer_heat(state, side)
    state.marker[side] = marker_now(state, side)
    state.note("§13", "marker", side, [state.marker[side], level(state.track[side])])


# §12.3, §12.4 Collapse


def _newly_demoralized(state: PrussiaState) -> int:
    """§12.3 Return the armies that are demoralized now: a roll at 6 or below, surely at 0."""
    falls = 0
    for side in (0, 1):
        marker = state.marker[side]
        if state.army_of[side] != GOOD or marker > LAST_RISK_BOX:
            continue
        if marker <= 0:
            falls |= 1 << side
            continue
        die = roll(state, "demoralization")
        state.note("§12.3", "morale-roll", side, [die, DEMORALIZED_TO[marker]])
        if die <= DEMORALIZED_TO[marker]:
            falls |= 1 << side
    return falls


def _newly_broken(state: PrussiaState) -> int:
    """§12.4 Return the armies that break now."""
    falls = 0
    for side in (0, 1):
        if state.army_of[side] != BROKEN and state.marker[side] <= BROKEN_AT:
            falls |= 1 << side
    return falls


def _collapse(state: PrussiaState, to: int, armies: int) -> None:
    if armies == 0:
        return
    for side in (0, 1):
        if armies >> side & 1:
            set_army(state, side, to)
    state.push(DO_COLLAPSE, 0, to, armies)


def _near_enemy(state: PrussiaState, armies: int) -> int:
    """§12.3 Return the units within three hexes of the enemy."""
    near = 0
    for unit in state.field.all_units:
        side = state.field.side_of[unit]
        here = Hex(state.hex_of[unit])
        if armies >> side & 1 and here >= 0 and enemy_within(state, here, side, CHECK_RANGE):
            near |= 1 << unit
    return near


def _shake(state: PrussiaState, unit: Piece, to: int, is_near: bool) -> None:
    """§12.3 A unit near the enemy checks; §12.4 of a broken army the disordered rout at once."""
    hexes = 0
    if to == BROKEN and state.morale_of[unit] == DISORDERED:
        hexes = rout(state, unit)
    elif is_near and (to == DEMORALIZED or state.morale_of[unit] == FORMED):
        hexes = check(state, unit)
    if hexes:
        state.combat.flee += [unit, hexes]
        state.combat.leaving |= 1 << unit  # §10.9.2 who is about to run does not stand in the way


def fleeing(state: PrussiaState, side: Player) -> list[Piece]:
    """§12.3 Return a side's units that still have to retreat."""
    return queued(state, side, state.combat.flee)


def _begin_flight(state: PrussiaState) -> None:
    """§12.3 If both armies flee, a die decides who begins."""
    if not state.combat.flee:
        return
    first = 0
    if fleeing(state, 0) and fleeing(state, 1):
        first = roll(state, "who flees first") % 2
    state.combat.first_to_flee = first
    state.push(DO_FLEE, first, first)


def flee(state: PrussiaState, unit: Piece) -> None:
    """§12.3 One unit retreats; then it is the other side's turn."""
    state.todo.set_a(enemy_of(state.field.side_of[unit]))
    retreat_queued(state, unit, state.combat.flee)


class DoJoint(PhaseStep):
    """§13 The joint army morale segment; its frame: a the next stage."""

    section = "§13"
    phase = PHASE_MORALE

    def run(self, state: PrussiaState) -> None:
        """§13 Do the next stage for both armies at once."""
        todo = state.todo
        stage = todo.a()
        todo.set_a(stage + 1)
        if stage == STAGE_MARKERS:
            for side in (0, 1):
                move_marker(state, side)
        elif stage == STAGE_DEMORALIZED:
            _collapse(state, DEMORALIZED, _newly_demoralized(state))
        elif stage == STAGE_BROKEN:
            _collapse(state, BROKEN, _newly_broken(state))
        else:
            todo.pop()


DO_JOINT: Final[DoJoint] = DoJoint()


class DoCollapse(Step[PrussiaState]):
    """§12.3 Armies collapse; its frame: a the state they fall to, b which of them, as bits."""

    section = "§12.3"

    def run(self, state: PrussiaState) -> None:
        """§12.3, §12.4 All checks of both armies are made, then their units flee in turns."""
        to, armies = state.todo.a(), state.todo.b()
        state.todo.pop()
        combat = state.combat
        combat.reset()
        combat.kind = COLLAPSE
        combat.flee = []
        near = _near_enemy(state, armies)
        for unit in state.field.all_units:
            side = state.field.side_of[unit]
            if armies >> side & 1 and state.hex_of[unit] >= 0:
                _shake(state, unit, to, near >> unit & 1 != 0)
        _begin_flight(state)


DO_COLLAPSE: Final[DoCollapse] = DoCollapse()


class DoFlee(Step[PrussiaState]):
    """§12.3 Units flee in turns; its frame: a the side that is next."""

    section = "§12.3"

    def run(self, state: PrussiaState) -> None:
        """§12.3 The sides retreat one unit after the other in turns."""
        side = state.todo.a()
        units = fleeing(state, side)
        if not units:
            if not state.combat.flee:
                state.todo.pop()
                catch_leaders(state)
            else:
                state.todo.set_a(enemy_of(side))
            return
        if len(units) > 1:
            state.push(ASK_FLEE_PIECE, side)
            return
        flee(state, units[0])


DO_FLEE: Final[DoFlee] = DoFlee()


class AskFleePiece(OneOf):
    """§12.3 Which unit flees next?"""

    id = "s12-flee-piece"
    section = "§12.3"
    refusal = why.COMBAT_STAYS

    def among(self, state: PrussiaState, seat: Player) -> list[Piece]:
        """§12.3 One that has still to go."""
        return fleeing(state, seat)

    def choose(self, state: PrussiaState, piece: Piece) -> None:
        """§12.3 It goes."""
        flee(state, piece)


ASK_FLEE_PIECE: Final[AskFleePiece] = AskFleePiece()
