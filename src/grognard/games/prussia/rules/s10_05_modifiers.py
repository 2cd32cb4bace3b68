"""§10.4, §10.5 The modifiers of a combat, each with its section."""

from typing import Final, final

from grognard.core.types import Player
from grognard.games.prussia.rules.s06_zones import locked_penalty
from grognard.games.prussia.rules.s09_disorder import rating
from grognard.games.prussia.state import MARKER_WIDTH, PrussiaState, enemy_of
from grognard.games.prussia.tables import (
    CAVALRY,
    DIRECTIONS,
    DISORDERED,
    DRM_ATTACKER_ARMY,
    DRM_ATTACKER_COLUMN,
    DRM_ATTACKER_DISORDERED,
    DRM_DEFENDER_ARMY,
    DRM_DEFENDER_COLUMN,
    DRM_DEFENDER_DISORDERED,
    DRM_DEFENDER_ROUTED,
    DRM_LOCKED_ATTACKER,
    DRM_LOCKED_DEFENDER,
    DRM_MOMENTUM,
    DRM_MOMENTUM_NEXT,
    DRM_SURPRISE,
    FORMED,
    LEAD_MORALE_MOST,
    Hex,
    Piece,
)

DRM_IDS: Final = (
    *("lead-morale", "terrain", "shock", "flank", "locked", "locked-defender", "momentum"),
    *("momentum-next", "army", "army-defender", "disordered", "disordered-defender"),
    *("routed-defender", "column", "column-defender", "surprise"),
)


DRM_SECTIONS: Final = (
    *("§10.4", "§10.5", "§10.5.1", "§10.1.1", "§6.3", "§6.3", "§10.11"),
    *("§10.11", "§12.3", "§12.3", "§9.1", "§9.1"),
    *("§9.2", "§7.6.1", "§7.6.1", "§23.5.1"),
)


LEAD_MORALE: Final = 0
TERRAIN: Final = 1
SHOCK_DRM: Final = 2
FLANK: Final = 3
LOCKED: Final = 4
LOCKED_DEFENDER: Final = 5
MOMENTUM: Final = 6
MOMENTUM_NEXT: Final = 7
ARMY: Final = 8
ARMY_DEFENDER: Final = 9
IN_DISORDER: Final = 10
IN_DISORDER_DEFENDER: Final = 11
ROUTED_DEFENDER: Final = 12
IN_COLUMN: Final = 13
IN_COLUMN_DEFENDER: Final = 14
SURPRISE: Final = 15


@final
class Reckoning:
    """§10.3–§10.5 What a combat comes to before the die: strengths, column, modifiers.

    By side (attacker's first index is his seat): `strengths`, `steps` whose strength counts.
    `drm` are modifiers by place in DRM_IDS.
    """

    __slots__ = (
        "column",
        "drm",
        "is_flank",
        "is_routed_only",
        "is_supported",
        "steps",
        "strengths",
        "support",
    )

    def __init__(self) -> None:
        self.strengths: list[int] = [0, 0]
        self.steps: list[int] = [0, 0]
        self.support: list[int] = [0, 0]
        self.column: int = 0
        self.is_flank: bool = False
        self.is_routed_only: bool = False
        self.is_supported: bool = False
        self.drm: list[int] = [0] * len(DRM_IDS)

    def total(self) -> int:
        """§10.5 Return the sum of all modifiers."""
        return sum(self.drm)


# §10.5 States


def add_states(
    state: PrussiaState, sums: Reckoning, attack: list[Piece], defence: list[Piece], side: Player
) -> None:
    """§10.5 Modifiers for the state of armies and units."""
    enemy = enemy_of(side)
    sums.drm[ARMY] = DRM_ATTACKER_ARMY[state.army_of[side]]
    sums.drm[ARMY_DEFENDER] = DRM_DEFENDER_ARMY[state.army_of[enemy]]
    if _any_in(state, attack, DISORDERED):
        sums.drm[IN_DISORDER] = DRM_ATTACKER_DISORDERED
    if _any_in(state, defence, DISORDERED):
        sums.drm[IN_DISORDER_DEFENDER] = DRM_DEFENDER_DISORDERED
    if sums.is_routed_only:
        sums.drm[ROUTED_DEFENDER] = DRM_DEFENDER_ROUTED
    if _any_column(state, attack):
        sums.drm[IN_COLUMN] = DRM_ATTACKER_COLUMN
    if _any_column(state, defence):
        sums.drm[IN_COLUMN_DEFENDER] = DRM_DEFENDER_COLUMN
    if state.form.surprise_turn == state.turn:
        sums.drm[SURPRISE] = DRM_SURPRISE[side]  # §23.5.1


def _any_in(state: PrussiaState, units: list[Piece], morale: int) -> bool:
    return any(state.morale_of[unit] == morale for unit in units)


def _any_column(state: PrussiaState, units: list[Piece]) -> bool:
    return any(state.column_of[unit] for unit in units)


# §6.3, §10.11 Markers


def add_markers(
    state: PrussiaState,
    sums: Reckoning,
    attack_hexes: list[Hex],
    defence_hexes: list[Hex],
    side: Player,
) -> None:
    """§6.3, §10.11 Modifiers for markers on the hexes."""
    for here in attack_hexes:
        if locked_penalty(state, here):
            sums.drm[LOCKED] = DRM_LOCKED_ATTACKER
        sums.drm[MOMENTUM_NEXT] += DRM_MOMENTUM_NEXT * markers_at(state, here, enemy_of(side), 1)
    for here in defence_hexes:
        if locked_penalty(state, here):
            sums.drm[LOCKED_DEFENDER] = DRM_LOCKED_DEFENDER
        sums.drm[MOMENTUM] += DRM_MOMENTUM * markers_at(state, here, side, 0)


def markers_at(state: PrussiaState, here: Hex, of_side: Player, age: int) -> int:
    """§10.11 Count a side's momentum markers on a hex placed so many player turns ago."""
    markers = state.combat.momentum
    count = 0
    for at in range(0, len(markers), MARKER_WIDTH):
        if markers[at] == here and markers[at + 1] == of_side:
            if state.player_turn - markers[at + 2] == age:
                count += 1
    return count


# §10.4, §10.5 Lead units, terrain, shock


def add_lead_and_terrain(
    state: PrussiaState,
    sums: Reckoning,
    attack: list[Piece],
    defence: list[Piece],
    defence_hexes: list[Hex],
    leads: list[Piece],
) -> None:
    """§10.4 Compare the lead units; §10.5 the attacker takes the best terrain, shock included.

    The attacking hex is that of the lead unit. Ruling R31 (§10.5): the defending one holds infantry
    or cavalry that fights.
    """
    side = state.field.side_of[attack[0]]
    lead = leads[side]
    gap = rating(state, lead) - rating(state, leads[enemy_of(side)])
    sums.drm[LEAD_MORALE] = max(-LEAD_MORALE_MOST, min(LEAD_MORALE_MOST, gap))
    shock = shock_drm(state, attack, defence)
    here = Hex(state.hex_of[lead])
    best = -999
    for target in defence_hexes:
        edge = here * DIRECTIONS + state.field.direction(here, target)
        terrain = state.field.combat[edge * 2 + state.field.arm_of[lead]]
        blow = shock if state.field.shock_open[edge] else 0
        if terrain + blow > best:
            best = terrain + blow
            sums.drm[TERRAIN] = terrain
            sums.drm[SHOCK_DRM] = blow


def shock_drm(state: PrussiaState, attack: list[Piece], defence: list[Piece]) -> int:
    """§10.5.1 Cavalry alone against cavalry, columns, disordered or routed infantry.

    Both lists hold the units whose strength counts.
    """
    for unit in attack:
        if state.field.arm_of[unit] != CAVALRY:
            return 0
    for unit in defence:
        if state.field.arm_of[unit] == CAVALRY or state.column_of[unit]:
            continue
        if state.morale_of[unit] == FORMED:
            return 0
    return mean_shock(state, attack) - mean_shock(state, defence)


def mean_shock(state: PrussiaState, units: list[Piece]) -> int:
    """§10.5.1 Return the mean shock points of the Formed cavalry among units, .5 up."""
    points = 0
    riders = 0
    for unit in units:
        if state.field.arm_of[unit] == CAVALRY and state.morale_of[unit] == FORMED:
            points += state.field.shock_of[unit]
            riders += 1
    return (2 * points + riders) // (2 * riders) if riders else 0
