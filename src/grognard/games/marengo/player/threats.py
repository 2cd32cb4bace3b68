"""What hangs: which locales the enemy could break into, and what a retreat from there would cost.

He comes out of the adjacent locale, from an approach or from reserve, or with cavalry by road. What
he can still do in the running turn is counted apart from what he can do in his next one.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.core.types import Player
from grognard.games.marengo.player.weights import (
    ASSAULT,
    COMMIT,
    GROUND,
    GUN,
    LATER,
    NOW,
    REDUCTION,
    RESPONDED,
    ROAD,
    SOON,
    WEIGHTS,
)
from grognard.games.marengo.state import MarengoState, count, enemy_of, type_mask
from grognard.games.marengo.tables import (
    ARMY_MASK,
    ARTILLERY,
    AUSTRIA,
    BEYOND,
    CAVALRY,
    FIRST_SIDE,
    FULL_BLOCK,
    INFANTRY,
    LOCALES,
    NUM_LOCALES,
    OBSTRUCTS,
    ROAD_IN,
    ROAD_OUT,
    SIDES_OF,
    WAY_FROM,
    WAY_SIDE,
    WAY_TO,
    WAYS_FROM,
    Locale,
    Way,
)


def _continued(way: i64) -> list[Way]:
    """§8 Return the ways on which a road goes on after a way."""
    return [
        Way(int(on))
        for on in WAYS_FROM[WAY_TO[way]]
        if ROAD_OUT[on] == ROAD_IN[way] and WAY_TO[on] != WAY_FROM[way]
    ]


def _rides_into(here: Locale) -> list[int]:
    """§8 Return the rides that end with an attack on a locale: side, start and what lies between.

    Four numbers each; the last is the start again where only one locale lies between.
    """
    found: list[tuple[int, int, int, int]] = []
    for start in LOCALES:
        for first in WAYS_FROM[start]:
            for second in _continued(first):
                between = int(WAY_TO[first])
                if WAY_TO[second] == here:
                    found.append((int(WAY_SIDE[second]) ^ 1, start, between, start))
                for third in _continued(second):
                    if WAY_TO[third] == here and WAY_TO[second] != here and between != here:
                        row = (int(WAY_SIDE[third]) ^ 1, start, between, int(WAY_TO[second]))
                        found.append(row)
    return [number for row in sorted(set(found)) if row[1] != here for number in row]


RIDES_INTO: Final = vec[vec[i64]]([vec[i64](_rides_into(here)) for here in LOCALES])


def danger_of(state: MarengoState, army: Player, mover: Player, commands: int) -> float:
    """Count what an army would lose where the enemy could break in, in points.

    `mover` is whose turn it is taken to be, with so many commands left.
    """
    weights = WEIGHTS.values
    enemy = enemy_of(army)
    able = ARMY_MASK[enemy] & ~state.disorganized
    is_theirs = mover == enemy
    fresh: i64 = 0
    if is_theirs and commands > 0:
        fresh = able & ~state.acted
    rate = weights[LATER] if is_theirs else weights[SOON]
    points = 0.0
    best = second = third = 0.0
    for number in range(NUM_LOCALES):
        here = Locale(number)
        if state.count_in[here] == 0 or state.last_in[here] != army:
            continue
        threat = threat_to(state, here, able)
        if threat == 0.0:
            continue
        cost = retreat_cost(state, here, army)
        points += rate * threat * cost
        if fresh:
            gain = (weights[NOW] * threat_to(state, here, fresh) - rate * threat) * cost
            if gain > best:
                best, second, third = gain, best, second
            elif gain > second:
                second, third = gain, second
            elif gain > third:
                third = gain
    if commands < 3:
        third = 0.0
    if commands < 2:
        second = 0.0
    return points + best + second + third


def threat_to(state: MarengoState, here: Locale, able: i64) -> float:
    """Return how likely some of the enemy's pieces break into a locale: 0 to 1."""
    weights = WEIGHTS.values
    worst = 0.0
    reserves = count(state.at[here])
    for side in SIDES_OF[here]:
        behind = able & state.at[BEYOND[side]]
        ready = able & state.at[FIRST_SIDE + (side ^ 1)]
        if behind == 0 and ready == 0:
            continue
        blockers = count(state.at[FIRST_SIDE + side])
        need = FULL_BLOCK[side] - blockers
        if need <= 0:
            if ready:
                worst = max(worst, weights[ASSAULT] * (1.0 if count(ready) > 1 else 0.3))
            continue
        if OBSTRUCTS[side] and type_mask(ready, INFANTRY) == 0:
            ready = 0
        if OBSTRUCTS[side] and type_mask(behind, INFANTRY) == 0:
            behind = 0
        if ready and (blockers == 0 or count(ready) > 1):
            return 1.0
        if behind:
            worst = max(worst, weights[RESPONDED] if reserves >= need else 0.9)
        elif ready:
            worst = max(worst, 0.3)
    if worst < 0.9:
        worst = max(worst, _by_road(state, here, type_mask(able, CAVALRY), reserves))
    return worst


def _by_road(state: MarengoState, here: Locale, riders: i64, reserves: int) -> float:
    """§8 Return how likely cavalry that is not adjacent rides into a locale."""
    weights = WEIGHTS.values
    rides = RIDES_INTO[here]
    holder = state.last_in[here]
    for at in range(0, len(rides), 4):
        if riders & state.at[rides[at + 1]] == 0:
            continue
        side = rides[at]
        if OBSTRUCTS[side] or state.at[FIRST_SIDE + side]:
            continue
        first, then = rides[at + 2], rides[at + 3]
        if state.count_in[first] > 0 and state.last_in[first] == holder:
            continue
        if state.count_in[then] > 0 and state.last_in[then] == holder:
            continue
        return weights[ROAD] * (weights[RESPONDED] if reserves >= FULL_BLOCK[side] else 0.9)
    return 0.0


def retreat_cost(state: MarengoState, here: Locale, army: Player) -> float:
    """§13 Return about what a retreat would cost, in points."""
    weights = WEIGHTS.values
    behind = state.at[here]
    cost = weights[GROUND]
    if type_mask(behind, INFANTRY):
        cost += weights[REDUCTION]
    guns = count(type_mask(behind, ARTILLERY))
    for side in SIDES_OF[here]:
        ahead = state.at[FIRST_SIDE + side]
        if ahead:
            others = count(ahead & ~type_mask(ahead, ARTILLERY))
            guns += count(type_mask(ahead, ARTILLERY))
            if others:
                cost += weights[REDUCTION] * int(FULL_BLOCK[side])
    cost += weights[GUN] * guns
    if army == AUSTRIA:
        cost += weights[COMMIT] * int(state.count_in[here])
    return cost
