"""§9 Morale of units: disorder, rout, morale checks and the rally phase."""

from typing import Final

from grognard.core.types import Player
from grognard.games.prussia.question import PhaseStep
from grognard.games.prussia.rules.s01_01_map import distance
from grognard.games.prussia.rules.s04_02_command import acts
from grognard.games.prussia.rules.s05_stacking import set_morale
from grognard.games.prussia.rules.s06_zones import in_enemy_zoc
from grognard.games.prussia.rules.s10_12_success import gain_success
from grognard.games.prussia.rules.s15_leaders import catch_leaders, morale_modifier
from grognard.games.prussia.state import BAGGAGE_ROUTED, PHASE_RALLY, PrussiaState, enemy_of, roll
from grognard.games.prussia.tables import (
    ARTILLERY,
    CAVALRY,
    CHECK_ARMY,
    CHECK_ROUT,
    DISORDERED,
    FORMED,
    RALLY_ARMY,
    RALLY_FAR,
    RALLY_FAR_RANGE,
    RALLY_IN_ZOC,
    RALLY_OUT_OF_COMMAND,
    RALLY_ROUTED,
    ROUTED,
    STRIDE,
    Hex,
    Piece,
)


def rating(state: PrussiaState, unit: Piece) -> int:
    """§9 Return the Morale Rating printed for the steps a unit has left."""
    return state.field.mr[unit * STRIDE + state.left_of[unit]]


def strength(state: PrussiaState, unit: Piece) -> int:
    """§2.1 Return the Strength Points of the steps a unit has left."""
    return state.field.sp[unit * STRIDE + state.left_of[unit]]


def is_bracketed(state: PrussiaState, unit: Piece) -> bool:
    """§7.5.5 Say whether a unit's strength stands in brackets."""
    return state.field.bracketed[unit * STRIDE + state.left_of[unit]] != 0


# §9.1 Disorder, §9.2 Rout: both return the hexes to retreat


def disorder(state: PrussiaState, unit: Piece) -> int:
    """§9.1 A Formed unit is disordered and retreats one hex; a disordered or routed one routs."""
    if state.morale_of[unit] != FORMED:
        return rout(state, unit)
    disorder_in_place(state, unit)
    return 1


def disorder_in_place(state: PrussiaState, unit: Piece) -> None:
    """§9.1 Disorder a Formed unit that does not retreat (§10.9.2, §10.13.3)."""
    set_morale(state, unit, DISORDERED)
    side = state.field.side_of[unit]
    state.note("§9.1", "disorder", side, [unit, Hex(state.hex_of[unit])])


def rout(state: PrussiaState, unit: Piece) -> int:
    """§9.2 Rout a unit, once more if it is routed: infantry flees 2 hexes, cavalry 3, guns none.

    Ruling R23 (§9.2, §10.12): a routed unit that routs again gives Combat Success again.
    """
    field = state.field
    side = field.side_of[unit]
    set_morale(state, unit, ROUTED)
    state.note("§9.2", "rout", side, [unit, Hex(state.hex_of[unit])])
    gain_success(state, enemy_of(side), 1)
    if unit == field.baggage:
        state.special[BAGGAGE_ROUTED] = 1  # §25.1
    return rout_hexes(state, unit)


def rout_hexes(state: PrussiaState, unit: Piece) -> int:
    """§9.2 Return how far a routed unit flees."""
    arm = state.field.arm_of[unit]
    if arm == ARTILLERY:
        return 0
    return 3 if arm == CAVALRY else 2


# §9.3 Morale checks


def check_rating(state: PrussiaState, unit: Piece) -> int:
    """§9.3 Return a unit's rating with its leader's modifier and the state of its army."""
    side = state.field.side_of[unit]
    modified = rating(state, unit) + morale_modifier(state, Hex(state.hex_of[unit]))
    return modified + CHECK_ARMY[state.army_of[side]]


def check(state: PrussiaState, unit: Piece) -> int:
    """§9.3 Roll for a unit; return the hexes it must retreat, 0 if nothing happens to it."""
    wanted = check_rating(state, unit)
    die = roll(state, "morale check")
    side = state.field.side_of[unit]
    state.note("§9.3", "check", side, [unit, Hex(state.hex_of[unit]), die, wanted])
    if die <= wanted:
        return 0
    if die - wanted >= CHECK_ROUT:
        return rout(state, unit)
    return disorder(state, unit)


# §9.4 Rally


def rally_rating(state: PrussiaState, unit: Piece) -> int:
    """§9.4 Return the rating a unit rallies with."""
    field = state.field
    here = Hex(state.hex_of[unit])
    side = field.side_of[unit]
    total = rating(state, unit) + morale_modifier(state, here) + RALLY_ARMY[state.army_of[side]]
    if in_enemy_zoc(state, here, side):
        total += RALLY_IN_ZOC
    if state.morale_of[unit] == ROUTED:
        total += RALLY_ROUTED
    if state.command_of[unit] == 0:
        total += RALLY_OUT_OF_COMMAND
    if not enemy_within(state, here, side, RALLY_FAR_RANGE):
        total += RALLY_FAR
    return total


def enemy_within(state: PrussiaState, here: Hex, side: Player, most: int) -> bool:
    """Say whether an enemy unit is within so many hexes."""
    for unit in state.field.units_of[1 - side]:
        there = Hex(state.hex_of[unit])
        if there >= 0 and distance(here, there) <= most:
            return True
    return False


def may_rally(state: PrussiaState, unit: Piece) -> bool:
    """§9.4 Disordered and routed units may try; §4.1.1 not while they sleep, §25.3.5 no baggage."""
    if state.hex_of[unit] < 0 or state.morale_of[unit] == FORMED:
        return False
    return unit != state.field.baggage and acts(state, unit)


def rally_all(state: PrussiaState) -> None:
    """§9.4 Every unit of the active side tries to gain one state; nothing speaks against it."""
    for unit in state.field.units_of[state.side]:
        if may_rally(state, unit):
            rally(state, unit)


def rally(state: PrussiaState, unit: Piece) -> None:
    """§9.4 Roll for one unit: at or below its modified rating it gains one state."""
    wanted = rally_rating(state, unit)
    die = roll(state, "rally")
    kind = "rally-failed"
    if die <= wanted:
        kind = "rally"
        set_morale(state, unit, int(state.morale_of[unit]) - 1)
    numbers = [unit, Hex(state.hex_of[unit]), die, wanted, state.morale_of[unit]]
    state.note("§9.4", kind, state.side, numbers)


class DoRally(PhaseStep):
    """§9.4 The rally."""

    section = "§9.4"
    phase = PHASE_RALLY

    def run(self, state: PrussiaState) -> None:
        """§9.4 All try; §15.2 who rallies has a zone again."""
        state.todo.pop()
        rally_all(state)
        catch_leaders(state)


DO_RALLY: Final[DoRally] = DoRally()
