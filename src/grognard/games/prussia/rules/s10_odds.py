"""§10.1.1, §10.3–§10.6 Odds, limits, modifiers each with its section, and the chances of a roll."""

from typing import Final, final

from grognard.core.types import Player
from grognard.games.prussia.combat import MARKER_WIDTH
from grognard.games.prussia.options import ROUTED_ABOVE
from grognard.games.prussia.rules.s05_stacking import stack
from grognard.games.prussia.rules.s06_zones import locked_penalty
from grognard.games.prussia.rules.s09_disorder import rating, strength
from grognard.games.prussia.rules.s10_crt import loss_points
from grognard.games.prussia.rules.s10_losses import engaged_now, has_support
from grognard.games.prussia.state import PrussiaState, enemy_of
from grognard.games.prussia.tables import (
    ARTILLERY,
    CAVALRY,
    CRT_ATTACKER,
    CRT_DEFENDER,
    DIRECTIONS,
    DISORDERED,
    DRM_ATTACKER_ARMY,
    DRM_ATTACKER_COLUMN,
    DRM_ATTACKER_DISORDERED,
    DRM_DEFENDER_ARMY,
    DRM_DEFENDER_COLUMN,
    DRM_DEFENDER_DISORDERED,
    DRM_DEFENDER_ROUTED,
    DRM_FLANK,
    DRM_LOCKED_ATTACKER,
    DRM_LOCKED_DEFENDER,
    DRM_MOMENTUM,
    DRM_MOMENTUM_NEXT,
    DRM_SURPRISE,
    ENGAGED_STEPS,
    FLANK_INTO,
    FORMED,
    INFANTRY,
    LEAD_MORALE_MOST,
    LIMIT_CAVALRY,
    PROHIBITED,
    ROUTED,
    crt_cell,
    odds_column,
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
        total = 0
        for value in self.drm:
            total += value
        return total


# §10.1.1 Surrounded


def is_surrounded(state: PrussiaState, target: int, hexes: list[int], units: list[int]) -> bool:
    """§10.1.1 Every hex around the target holds attackers or lies in their zones.

    Ruling R29 (§10.1.1): a target on the map edge is never surrounded.
    """
    neighbours = state.field.neighbours
    for edge in range(target * DIRECTIONS, target * DIRECTIONS + DIRECTIONS):
        around = neighbours[edge]
        if around < 0:
            return False
        if around not in hexes and not _is_controlled(state, around, units):
            return False
    return True


def _is_controlled(state: PrussiaState, here: int, units: list[int]) -> bool:
    """§6.1, §10.1.1 Say whether one of these units has its zone of control in a hex."""
    field = state.field
    for unit in units:
        if state.morale_of[unit] == ROUTED:
            continue
        way = field.direction(state.hex_of[unit], here)
        if way >= 0:
            edge = state.hex_of[unit] * DIRECTIONS + way
            if field.cost[edge * 4 + field.arm_of[unit]] < PROHIBITED:
                return True
    return False


# §10.3 Strength


def limit_of(state: PrussiaState, side: Player, arm: int) -> int:
    """§10.3 Return the Strength Points of an arm that count from one hex; §26.3.5 at Torgau."""
    return LIMIT_CAVALRY if arm == CAVALRY else state.form.limit_infantry[side]


def counted(state: PrussiaState, units: list[int]) -> list[int]:
    """§10.3 Return the units of one hex whose strength counts: from the top until the limit.

    Each arm has its own limit. Ruling R30 (§10.3, §10.8.1): a unit that adds anything counts with
    all its steps.
    """
    used = [0, 0]
    found: list[int] = []
    for unit in units:
        arm = state.field.arm_of[unit]
        if used[arm] < limit_of(state, state.field.side_of[unit], arm):
            used[arm] += strength(state, unit)
            found.append(unit)
    return found


def hex_strength(state: PrussiaState, units: list[int]) -> int:
    """§10.3 Return the Strength Points of units in one hex, within the limits."""
    used = [0, 0]
    for unit in units:
        used[state.field.arm_of[unit]] += strength(state, unit)
    side = state.field.side_of[units[0]] if units else 0
    foot = min(used[INFANTRY], limit_of(state, side, INFANTRY))
    return foot + min(used[CAVALRY], limit_of(state, side, CAVALRY))


def in_hex(state: PrussiaState, units: list[int], here: int) -> list[int]:
    """Return those of some units that stand in a hex, from the top."""
    return [unit for unit in stack(state, here) if unit in units]


def supporters(state: PrussiaState, here: int) -> list[int]:
    """§10.1.1 ruling R38: return the next four steps below the engaged units of a hex.

    Steps count once here: cossacks and Freikorps are doubled only where units stack and are
    engaged (§25.3.8, §26.3.6).
    """
    ahead = engaged_now(state, here)
    found: list[int] = []
    steps = 0
    for unit in stack(state, here):
        if state.field.arm_of[unit] >= ARTILLERY or unit in ahead:
            continue
        steps += state.left_of[unit]
        if steps > ENGAGED_STEPS:
            break
        found.append(unit)
    return found


def _add(state: PrussiaState, sums: Reckoning, side: Player, units: list[int]) -> None:
    """§10.3, §10.8.1 Add the units of one hex to a side's strength and steps."""
    sums.strengths[side] += hex_strength(state, units)
    for unit in counted(state, units):
        sums.steps[side] += state.left_of[unit]


# §10.4–§10.5 The whole sum


def reckon(
    state: PrussiaState,
    attack: list[int],
    defence: list[int],
    attack_hexes: list[int],
    defence_hexes: list[int],
    leads: list[int],
) -> Reckoning:
    """§10.3–§10.5 Work out a combat of these units; `leads` by seat."""
    sums = Reckoning()
    side = state.field.side_of[attack[0]]
    enemy = enemy_of(side)
    for here in attack_hexes:
        _add(state, sums, side, in_hex(state, attack, here))
    for here in defence_hexes:
        _add(state, sums, enemy, in_hex(state, defence, here))
    sums.support[side] = 1 if has_support(state, attack_hexes) else 0
    sums.support[enemy] = 1 if has_support(state, defence_hexes) else 0
    helpers: list[int] = []
    held = [here for here in defence_hexes if state.top_at[here] >= 0]  # §10.2 not withdrawn from
    if len(held) == 1 and is_surrounded(state, held[0], attack_hexes, attack):
        helpers = _flank_or_support(state, sums, enemy, held[0])
    sums.column = odds_column(sums.strengths[side], sums.strengths[enemy])
    sums.is_routed_only = all_routed(state, attacked(state, defence + helpers, held))
    _modify(state, sums, attack, defence, side)
    riders = counted_all(state, attack)
    facing = counted_all(state, defence) + counted(state, helpers)
    fought = [here for here in held if in_hex(state, defence, here)]
    _lead_and_terrain(state, sums, riders, facing, fought, leads)
    _modify_hexes(state, sums, attack_hexes, defence_hexes, side)
    return sums


def _flank_or_support(
    state: PrussiaState, sums: Reckoning, enemy: Player, target: int
) -> list[int]:
    """§10.1.1 Without supporting units a flank attack, otherwise a supported defence."""
    if sums.support[enemy] == 0:
        sums.is_flank = True
        if FLANK_INTO[state.field.terrain[target]]:
            sums.drm[FLANK] = DRM_FLANK
        return []
    sums.is_supported = True
    helpers = supporters(state, target)
    _add(state, sums, enemy, helpers)
    return helpers


def _modify(
    state: PrussiaState, sums: Reckoning, attack: list[int], defence: list[int], side: Player
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


def _any_in(state: PrussiaState, units: list[int], morale: int) -> bool:
    for unit in units:
        if state.morale_of[unit] == morale:
            return True
    return False


def _any_column(state: PrussiaState, units: list[int]) -> bool:
    for unit in units:
        if state.column_of[unit]:
            return True
    return False


def attacked(state: PrussiaState, units: list[int], hexes: list[int]) -> list[int]:
    """§9.2, §10.1 Return whom an attack goes against: those who fight.

    Ruling R69 (§9.2): with the option `routed-above` all infantry and cavalry of their hexes.
    """
    if state.choices[ROUTED_ABOVE] == 0:
        return units
    found: list[int] = []
    for here in hexes:
        for unit in stack(state, here):
            if state.field.arm_of[unit] < ARTILLERY:
                found.append(unit)
    return found


def all_routed(state: PrussiaState, units: list[int]) -> bool:
    """§9.2 Say whether all these units are routed."""
    for unit in units:
        if state.morale_of[unit] != ROUTED:
            return False
    return True


def _modify_hexes(
    state: PrussiaState,
    sums: Reckoning,
    attack_hexes: list[int],
    defence_hexes: list[int],
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


def markers_at(state: PrussiaState, here: int, of_side: Player, age: int) -> int:
    """§10.11 Count a side's momentum markers on a hex placed so many player turns ago."""
    markers = state.combat.momentum
    count = 0
    for at in range(0, len(markers), MARKER_WIDTH):
        if markers[at] == here and markers[at + 1] == of_side:
            if state.player_turn - markers[at + 2] == age:
                count += 1
    return count


# §10.4, §10.5 Lead units, terrain, shock


def _lead_and_terrain(
    state: PrussiaState,
    sums: Reckoning,
    attack: list[int],
    defence: list[int],
    defence_hexes: list[int],
    leads: list[int],
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
    here = state.hex_of[lead]
    best = -999
    for target in defence_hexes:
        edge = here * DIRECTIONS + state.field.direction(here, target)
        terrain = state.field.combat[edge * 2 + state.field.arm_of[lead]]
        blow = shock if state.field.shock_open[edge] else 0
        if terrain + blow > best:
            best = terrain + blow
            sums.drm[TERRAIN] = terrain
            sums.drm[SHOCK_DRM] = blow


def shock_drm(state: PrussiaState, attack: list[int], defence: list[int]) -> int:
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


def counted_all(state: PrussiaState, units: list[int]) -> list[int]:
    """§10.3 Return the units whose strength counts, hex by hex."""
    found: list[int] = []
    done: list[int] = []
    for unit in units:
        here = state.hex_of[unit]
        if here not in done:
            done.append(here)
            found += counted(state, in_hex(state, units, here))
    return found


def mean_shock(state: PrussiaState, units: list[int]) -> int:
    """§10.5.1 Return the mean shock points of the Formed cavalry among units, .5 up."""
    points = 0
    riders = 0
    for unit in units:
        if state.field.arm_of[unit] == CAVALRY and state.morale_of[unit] == FORMED:
            points += state.field.shock_of[unit]
            riders += 1
    return (2 * points + riders) // (2 * riders) if riders else 0


# §10.6 The chances of the die


def cell_of(sums: Reckoning, die: int) -> int:
    """§10.6 Return the place in the CRT that a die leads to."""
    return crt_cell(sums.column, die + sums.total())


def result_of(sums: Reckoning, side: Player, suffering: Player, die: int) -> int:
    """§10.6 Return the result of a side for a die; `side` attacks.

    §9.2, §10.8 Who attacks only routed units has none.
    """
    cell = cell_of(sums, die)
    if suffering != side:
        return CRT_DEFENDER[cell]
    return 0 if sums.is_routed_only else CRT_ATTACKER[cell]


def points_of(sums: Reckoning, side: Player, suffering: Player, die: int) -> int:
    """§10.8 Return the loss points that a side suffers for a die; `side` attacks."""
    if suffering == side and sums.is_routed_only:
        return 0
    result = result_of(sums, side, suffering, die)
    enemy_steps = sums.steps[enemy_of(suffering)]
    return loss_points(result, enemy_steps, sums.support[suffering] != 0, sums.is_supported)
