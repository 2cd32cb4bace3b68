"""§10.3 Strengths and odds of a combat, and what a die brings (§10.6)."""

from grognard.core.types import Player
from grognard.games.prussia.options import ROUTED_ABOVE
from grognard.games.prussia.rules.s05_stacking import stack
from grognard.games.prussia.rules.s09_disorder import strength
from grognard.games.prussia.rules.s10_01_flank import is_surrounded, supporters
from grognard.games.prussia.rules.s10_05_modifiers import (
    FLANK,
    Reckoning,
    add_lead_and_terrain,
    add_markers,
    add_states,
)
from grognard.games.prussia.rules.s10_06_crt import (
    CRT_ATTACKER,
    CRT_DEFENDER,
    crt_cell,
    odds_column,
)
from grognard.games.prussia.rules.s10_08_losses import has_support
from grognard.games.prussia.rules.s10_08_results import loss_points
from grognard.games.prussia.state import PrussiaState, enemy_of
from grognard.games.prussia.tables import (
    ARTILLERY,
    CAVALRY,
    DRM_FLANK,
    FLANK_INTO,
    INFANTRY,
    LIMIT_CAVALRY,
    ROUTED,
    Hex,
    Piece,
)

# §10.3 Strength


def limit_of(state: PrussiaState, side: Player, arm: int) -> int:
    """§10.3 Return the Strength Points of an arm that count from one hex; §26.3.5 at Torgau."""
    return LIMIT_CAVALRY if arm == CAVALRY else state.form.limit_infantry[side]


def counted(state: PrussiaState, units: list[Piece]) -> list[Piece]:
    """§10.3 Return the units of one hex whose strength counts: from the top until the limit.

    Each arm has its own limit. Ruling R30 (§10.3, §10.8.1): a unit that adds anything counts with
    all its steps.
    """
    used = [0, 0]
    found: list[Piece] = []
    for unit in units:
        arm = state.field.arm_of[unit]
        if used[arm] < limit_of(state, state.field.side_of[unit], arm):
            used[arm] += strength(state, unit)
            found.append(unit)
    return found


def hex_strength(state: PrussiaState, units: list[Piece]) -> int:
    """§10.3 Return the Strength Points of units in one hex, within the limits."""
    used = [0, 0]
    for unit in units:
        used[state.field.arm_of[unit]] += strength(state, unit)
    side = state.field.side_of[units[0]] if units else 0
    foot = min(used[INFANTRY], limit_of(state, side, INFANTRY))
    return foot + min(used[CAVALRY], limit_of(state, side, CAVALRY))


def in_hex(state: PrussiaState, units: list[Piece], here: Hex) -> list[Piece]:
    """Return those of some units that stand in a hex, from the top."""
    return [unit for unit in stack(state, here) if unit in units]


def _add(state: PrussiaState, sums: Reckoning, side: Player, units: list[Piece]) -> None:
    """§10.3, §10.8.1 Add the units of one hex to a side's strength and steps."""
    sums.strengths[side] += hex_strength(state, units)
    for unit in counted(state, units):
        sums.steps[side] += state.left_of[unit]


# §10.4–§10.5 The whole sum


def reckon(
    state: PrussiaState,
    attack: list[Piece],
    defence: list[Piece],
    attack_hexes: list[Hex],
    defence_hexes: list[Hex],
    leads: list[Piece],
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
    helpers: list[Piece] = []
    held = [here for here in defence_hexes if state.top_at[here] >= 0]  # §10.2 not withdrawn from
    if len(held) == 1 and is_surrounded(state, held[0], attack_hexes, attack):
        helpers = _flank_or_support(state, sums, enemy, held[0])
    sums.column = odds_column(sums.strengths[side], sums.strengths[enemy])
    sums.is_routed_only = all_routed(state, attacked(state, defence + helpers, held))
    add_states(state, sums, attack, defence, side)
    riders = counted_all(state, attack)
    facing = counted_all(state, defence) + counted(state, helpers)
    fought = [here for here in held if in_hex(state, defence, here)]
    add_lead_and_terrain(state, sums, riders, facing, fought, leads)
    add_markers(state, sums, attack_hexes, defence_hexes, side)
    return sums


def _flank_or_support(
    state: PrussiaState, sums: Reckoning, enemy: Player, target: Hex
) -> list[Piece]:
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


def attacked(state: PrussiaState, units: list[Piece], hexes: list[Hex]) -> list[Piece]:
    """§9.2, §10.1 Return whom an attack goes against: those who fight.

    Ruling R69 (§9.2): with the option `routed-above` all infantry and cavalry of their hexes.
    """
    if state.choices[ROUTED_ABOVE] == 0:
        return units
    found: list[Piece] = []
    for here in hexes:
        for unit in stack(state, here):
            if state.field.arm_of[unit] < ARTILLERY:
                found.append(unit)
    return found


def all_routed(state: PrussiaState, units: list[Piece]) -> bool:
    """§9.2 Say whether all these units are routed."""
    return all(state.morale_of[unit] == ROUTED for unit in units)


# §10.4, §10.5 Lead units, terrain, shock


def counted_all(state: PrussiaState, units: list[Piece]) -> list[Piece]:
    """§10.3 Return the units whose strength counts, hex by hex."""
    found: list[Piece] = []
    done: list[int] = []
    for unit in units:
        here = Hex(state.hex_of[unit])
        if here not in done:
            done.append(here)
            found += counted(state, in_hex(state, units, here))
    return found


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
