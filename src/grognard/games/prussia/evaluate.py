"""A static evaluation for search: points and morale, troops, contacts, and the way to the enemy.

Counted in points, about one for a victory point. Every corps has a goal; its units are drawn
there together, and where they touch the enemy the odds they would fight at are judged by what
the combat table brings on the average. See planning.py for what the search looks at at all.
"""

from typing import Final

from grognard.core.game import FIRST_CARD, LEFT_FLANK, RESERVE, RIGHT_FLANK
from grognard.core.types import NOBODY, Action, Player
from grognard.games.prussia.actions import PIECE, RAISE
from grognard.games.prussia.planning import (
    COLUMN_AWAY,
    Survey,
    aggression,
    steps_to_go,
    survey,
)
from grognard.games.prussia.player.attacks import attack_worth, markers
from grognard.games.prussia.player.leaders import commander_risk, leader_worth
from grognard.games.prussia.player.oversights import COMMANDER, GROUND, REPLY, SHARING
from grognard.games.prussia.question import CombatQuestion
from grognard.games.prussia.rules.s01_01_map import COLUMN, distance
from grognard.games.prussia.rules.s08_02_sight import sees
from grognard.games.prussia.rules.s12_02_morale import marker_now
from grognard.games.prussia.rules.s22_01_victory import points
from grognard.games.prussia.rules.s23_rossbach import holds_town
from grognard.games.prussia.rules.s26_torgau import has_retreat_line
from grognard.games.prussia.state import (
    PHASE_COMBAT,
    PHASE_MOVEMENT,
    PHASE_SETUP,
    WAITING,
    PrussiaState,
)
from grognard.games.prussia.tables import (
    ARTILLERY,
    BOMBARDMENT_RANGE,
    BROKEN,
    CAVALRY,
    COALITION,
    COMMAND_RANGE,
    DEMORALIZED,
    DIRECTIONS,
    DISORDERED,
    NO_COMBAT,
    NUM_HEXES,
    PRUSSIA,
    ROUTED,
    STRIDE,
    Corps,
    Hex,
    Piece,
)

SCALE: Final = 120.0

# Worth of things, in victory points

MORALE_POINT: Final = 1.3
MORALE_FRIGHT: Final = 1.0
"""More for each point at or below the edge of demoralization."""
FRIGHT_AT: Final = 8
STATE_COST: Final = 9.0
"""An army that is demoralized, and again when it is broken."""
STEP_WORTH: Final = 0.3
GUN_STEP_WORTH: Final = 0.6
DISORDER_COST: Final = 0.35
ROUT_COST: Final = 1.1
PENDING_COST: Final = 0.9
ACTIVE_WORTH: Final = 4.0
CONTACT_NOW: Final = 1.0
CONTACT_LATER: Final = 0.9
WAY_WORTH: Final = 0.011
"""For each hex nearer to the goal and each strength point."""
CAVALRY_WAY: Final = 0.7
"""Cavalry is drawn so much less: it arrives first, and alone."""
GUN_WAY_WORTH: Final = 0.02
GUN_BEARS: Final = 0.05
GUN_EXPOSED: Final = 1.0
LEADER_ABSENT: Final = 2.0
OUT_OF_COMMAND: Final = 0.2
CROWD_COST: Final = 0.05
IN_HAND_COST: Final = 0.3
"""A piece taken in hand must move: better let go first and choose anew."""
IDLE_COST: Final = 0.02
COLUMN_COST: Final = 1.2
COLUMN_CAUGHT: Final = 3
COLUMN_GAIN: Final = 0.06
BEHIND: Final = 6
"""A unit farther than this from every enemy is a reserve."""
LONE_GUNS: Final = 0.7
LONE_ROUTED: Final = 0.7
"""What an attack brings on a hex where nobody can fight: a battery, or routed units."""
SECOND_LINE: Final = 0.2
"""§10.8.3.4 Taken off an attack on a hex in which others stand behind those who fight."""
ABSENT_AWAY: Final = 40
"""A unit that has not entered yet counts as this far from the enemy."""


def evaluate(state: PrussiaState, seat: Player, overlooked: int = 0) -> float:
    """Return a side's prospects, about -1 (lost) to +1 (won), as one sees them who overlooks some.

    See player/oversights.py for what can be overlooked.
    """
    if state.level >= 0:
        if state.winner == NOBODY:
            return 0.0
        return 1.0 if state.winner == seat else -1.0
    if state.phase == PHASE_SETUP:
        return _placed(state, seat)
    return standing(state, seat, overlooked)


def standing(state: PrussiaState, seat: Player, overlooked: int = 0) -> float:
    """Return a side's prospects by how both armies stand, also while they are set up."""
    seen = survey(state)
    balance = _strength(state, PRUSSIA) - _strength(state, COALITION)
    balance += _contacts(state, seen, seat, overlooked) + pending(state) + extra_points(state)
    if not overlooked & COMMANDER:
        balance += commander_risk(state, seen, COALITION) - commander_risk(state, seen, PRUSSIA)
    total = balance if seat == PRUSSIA else -balance
    return (total + _stance(state, seen, seat)) / SCALE


def _placed(state: PrussiaState, seat: Player) -> float:
    """Any finished set-up is as good as another."""
    count = 0
    for piece in state.field.all_pieces:
        if state.field.side_of[piece] == seat and state.hex_of[piece] >= 0:
            count += 1
    return count / 1000.0


def extra_points(state: PrussiaState) -> float:
    """§23.1, §26.1 Points of the end that can be seen coming."""
    share = state.turn / state.form.turns
    total = 0.0
    if state.form.town_points and holds_town(state):
        total -= state.form.town_points * share * 0.6
    if state.form.retreat_points and state.turn >= state.form.turns - 1:
        if not has_retreat_line(state):
            total -= state.form.retreat_points * share * 0.6
    return total


def pending(state: PrussiaState) -> float:
    """§10.8 Loss points that have been rolled but not yet taken."""
    if not isinstance(state.question(), CombatQuestion):
        return 0.0
    left = state.combat.points
    return PENDING_COST * (left[COALITION] - left[PRUSSIA])


# What an army is worth


def _strength(state: PrussiaState, side: Player) -> float:
    """Count points, morale and troops, wherever they stand."""
    return points(state, side) + morale_worth(state, side) + troops_worth(state, side)


def morale_worth(state: PrussiaState, side: Player) -> float:
    """§12 Count the army's morale and its state."""
    morale = marker_now(state, side)
    total = MORALE_POINT * morale
    if morale < FRIGHT_AT:
        total -= MORALE_FRIGHT * (FRIGHT_AT - morale)
    if state.army_of[side] >= DEMORALIZED:
        total -= STATE_COST
    if state.army_of[side] == BROKEN:
        total -= STATE_COST
    return total


def troops_worth(state: PrussiaState, side: Player) -> float:
    """Count the troops that are there, or to come."""
    total = 0.0
    field = state.field
    for unit in field.all_units:
        if field.side_of[unit] == side and (
            state.hex_of[unit] >= 0 or state.fate_of[unit] == WAITING
        ):
            total += _worth(state, unit)
    return total


def _worth(state: PrussiaState, unit: Piece) -> float:
    left = int(state.left_of[unit])
    morale = state.morale_of[unit]
    if state.field.arm_of[unit] == ARTILLERY:
        return GUN_STEP_WORTH * left * (0.4 if morale == ROUTED else 1.0)
    total = STEP_WORTH * left * (3 + int(state.field.mr[unit * STRIDE + left])) / 8.0
    if morale == ROUTED:
        return total - ROUT_COST
    return total - DISORDER_COST if morale == DISORDERED else total


def aspects(state: PrussiaState, action: Action) -> int:
    """Return the flank of the piece that is clicked, whether it is far behind, or a gun."""
    if not PIECE <= action < RAISE:
        return 0
    field, piece = state.field, Piece(action - PIECE)
    if field.arm_of[piece] == ARTILLERY:
        return FIRST_CARD
    here, side = Hex(state.hex_of[piece]), field.side_of[piece]
    if here < 0:
        return RESERVE
    ours = sorted(COLUMN[h] for h in _hexes(state, side))
    if not ours:
        return 0
    flank = LEFT_FLANK if COLUMN[here] < ours[len(ours) // 3] else 0
    flank |= RIGHT_FLANK if COLUMN[here] > ours[2 * len(ours) // 3] else 0
    nearest = min([distance(here, there) for there in _hexes(state, 1 - side)], default=BEHIND)
    return flank | (RESERVE if nearest > BEHIND else 0)


def _hexes(state: PrussiaState, side: Player) -> list[Hex]:
    """Return where the units of a side stand."""
    field = state.field
    return [
        Hex(state.hex_of[unit])
        for unit in field.all_units
        if field.side_of[unit] == side and state.hex_of[unit] >= 0
    ]


# How one army stands


def _stance(state: PrussiaState, seen: Survey, side: Player) -> float:
    """Judge where the pieces of a side stand, by what that side wants."""
    march, guns, command = stances(state, seen, side)
    return march + guns + command


def stances(state: PrussiaState, seen: Survey, side: Player) -> tuple[float, float, float]:
    """Judge where troops, guns and leaders stand, each by themselves."""
    field = state.field
    march, guns, command = 0.0, 0.0, ACTIVE_WORTH if state.active[side] else 0.0
    for unit in field.all_units:
        if field.side_of[unit] != side:
            continue
        if state.hex_of[unit] < 0:
            march -= _absent(state, unit, side)
        elif field.arm_of[unit] == ARTILLERY:
            guns += _gun(state, seen, unit, side)
        elif state.morale_of[unit] != ROUTED:
            march += _troops(state, seen, unit, side)
    for leader in field.all_leaders:
        if field.side_of[leader] == side:
            if state.hex_of[leader] >= 0:
                command += leader_worth(state, seen, leader, side)
            elif state.fate_of[leader] == WAITING:
                command -= LEADER_ABSENT
    if state.walker >= 0 and state.walk_hexes == 0:
        march -= IN_HAND_COST
    return march, guns, command


def _absent(state: PrussiaState, unit: Piece, side: Player) -> float:
    """Judge a unit that has not entered yet as one that stands very far away."""
    if state.fate_of[unit] != WAITING:
        return 0.0
    if state.field.arm_of[unit] == ARTILLERY:
        return GUN_WAY_WORTH * ABSENT_AWAY
    strength = int(state.field.sp[unit * STRIDE + state.left_of[unit]])
    return aggression(state, side) * WAY_WORTH * strength * ABSENT_AWAY


def _troops(state: PrussiaState, seen: Survey, unit: Piece, side: Player) -> float:
    """Judge where one infantry or cavalry unit stands."""
    here = Hex(state.hex_of[unit])
    total = 0.0
    away = steps_to_go(state, seen, unit, here)
    if away >= 0:
        strength = int(state.field.sp[unit * STRIDE + state.left_of[unit]])
        way = aggression(state, side) * WAY_WORTH * strength * away
        total -= way * CAVALRY_WAY if state.field.arm_of[unit] == CAVALRY else way
        if away > 1 and state.moved_of[unit] == 0 and state.side == side:
            total -= IDLE_COST
        if state.column_of[unit]:
            total += _column(away)
    steps = int(state.steps_at[here])
    if steps > 8:
        total -= CROWD_COST * (steps - 8)
    return total - _far_from_leader(state, unit)


def _column(away: int) -> float:
    """Judge a unit in column by its distance: fast on the march, lost when it is caught."""
    if away <= COLUMN_CAUGHT:
        return -COLUMN_COST
    return COLUMN_GAIN if away > COLUMN_AWAY else -COLUMN_GAIN


def _far_from_leader(state: PrussiaState, unit: Piece) -> float:
    corps = Corps(state.field.corps_of[unit])
    if corps < 0:
        return 0.0
    leader = Piece(state.field.leader_of_corps[corps])
    if state.hex_of[leader] < 0:
        return 0.0
    away = distance(Hex(state.hex_of[unit]), Hex(state.hex_of[leader]))
    return OUT_OF_COMMAND * (away - COMMAND_RANGE) if away > COMMAND_RANGE else 0.0


def _gun(state: PrussiaState, seen: Survey, gun: Piece, side: Player) -> float:
    """Judge where a battery stands: near to the enemy, with a target, not alone before him."""
    if state.morale_of[gun] == ROUTED:
        return 0.0
    here = Hex(state.hex_of[gun])
    total = 0.0
    if state.zones[(1 - side) * NUM_HEXES + here] > 0 and state.steps_at[here] == 0:
        total -= GUN_EXPOSED * int(state.left_of[gun])
    nearest = seen.nearest(side, here)
    if nearest > BOMBARDMENT_RANGE:
        return total - GUN_WAY_WORTH * min(nearest - 2, ABSENT_AWAY)
    if state.moved_of[gun] and state.side == side and state.phase == PHASE_MOVEMENT:
        return total
    return total + GUN_BEARS * _best_shot(state, seen, gun, side)


def _best_shot(state: PrussiaState, seen: Survey, gun: Piece, side: Player) -> int:
    """§8.1 Return the strength with which a battery bears on its best target."""
    here = Hex(state.hex_of[gun])
    at = (gun * STRIDE + state.left_of[gun]) * 4
    best = 0
    for target in seen.enemies[side]:
        far = distance(here, target)
        if far <= BOMBARDMENT_RANGE and state.field.bs[at + far] > best:
            if far > 1 and state.zones[side * NUM_HEXES + target] > 0:
                continue
            if sees(state, here, target):
                best = state.field.bs[at + far]
    return best


# Contacts


def _contacts(state: PrussiaState, seen: Survey, seat: Player, overlooked: int) -> float:
    """Judge the fights to come, the attacker's first: everyone who touches must fight (§10)."""
    total = 0.0
    if seat == PRUSSIA or not overlooked & REPLY:
        total += fights_worth(state, seen, PRUSSIA, overlooked)
    if seat == COALITION or not overlooked & REPLY:
        total -= fights_worth(state, seen, COALITION, overlooked)
    return total


def fights_worth(state: PrussiaState, seen: Survey, side: Player, overlooked: int = 0) -> float:
    """Judge the attacks of a side, those of the running turn more."""
    is_now = state.side == side and state.phase <= PHASE_COMBAT
    weight = CONTACT_NOW if is_now else CONTACT_LATER
    return weight * attacks_worth(state, seen, side, is_now, overlooked)


def attacks_worth(
    state: PrussiaState, seen: Survey, side: Player, is_now: bool, overlooked: int = 0
) -> float:
    """Return what the attacks of a side would bring where the armies touch."""
    total = 0.0
    for place in range(seen.count):
        if seen.side_at[place] == side or not seen.touched[place]:
            continue
        if is_now and seen.fought[place]:
            continue
        total += attack(state, seen, place, side, is_now, overlooked)
        if seen.support[place] > 0:
            total -= SECOND_LINE
    return total


def attack(
    state: PrussiaState,
    seen: Survey,
    place: int,
    side: Player,
    is_now: bool,
    overlooked: int = 0,
) -> float:
    """Judge the attack on one hex by all that touch it, shared where they touch several.

    Only those who stand there count: who hopes for others to come up fights alone.
    """
    field = state.field
    target = Hex(seen.hexes[place])
    strength, morale, terrain, best, all_round = 0.0, 0, NO_COMBAT, 0, True
    for way in range(DIRECTIONS):
        beside = Hex(field.neighbours[target * DIRECTIONS + way])
        if beside < 0:
            all_round = False
            continue
        other = int(seen.index_at[beside])
        if other >= 0 and seen.side_at[other] == side and seen.strength[other] > 0:
            if not (is_now and seen.fought[other]):
                edge = beside * DIRECTIONS + (way + 3) % DIRECTIONS
                drm = field.combat[edge * 2 + seen.arm[other]]
                if drm != NO_COMBAT:
                    shares = 1 if overlooked & SHARING else max(int(seen.touches[other]), 1)
                    strength += int(seen.strength[other]) / shares
                    morale = max(morale, int(seen.morale[other]))
                    if seen.strength[other] > best:
                        best, terrain = int(seen.strength[other]), int(drm)
        elif state.zones[side * NUM_HEXES + beside] == 0:
            all_round = False
    if best == 0:
        return 0.0
    if seen.strength[place] == 0:
        return LONE_GUNS if seen.guns[place] else LONE_ROUTED
    steps = int(seen.steps[place])
    if overlooked & GROUND:
        return attack_worth(int(strength), int(seen.strength[place]), 0, steps)
    drm = min(max(morale - int(seen.morale[place]), -3), 3) + terrain
    if all_round and seen.support[place] == 0:
        drm += 3  # §10.1.1
    drm += int(seen.disorder[place])
    if state.combat.momentum:
        drm += markers(state, target, side, is_now)
    drm += state.army_of[1 - side] - state.army_of[side]  # §12.3, §12.4
    return attack_worth(int(strength), int(seen.strength[place]), drm, steps)
