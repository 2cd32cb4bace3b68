"""How good a state is for a side, counted in victory banners.

A side's worth is its banners, the blocks and leaders it has left, the ground it stands on, and what
its units could do to the enemy: with this turn's orders, and in its next turn. What an attack is
worth comes from the exact numbers of hits; positions inside a turn count what is still to
be done, so that orders, moves and attacks can be compared one by one.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.core.game import FIRST_CARD, LEFT_FLANK, RESERVE, RIGHT_FLANK
from grognard.core.types import OK, Action, Player
from grognard.games.napoleonics.actions import CARD, FLAGS, LEADER, UNIT, card_of, unit_of
from grognard.games.napoleonics.rules.s02_01_board import (
    DISTANCE,
    NEIGHBOURS,
    NUM_HEXES,
    SECTIONS_AT,
    Hex,
)
from grognard.games.napoleonics.rules.s02_04_rolls import chance_of_hits, expected_hits, hit_faces
from grognard.games.napoleonics.rules.s02_unit_cards import (
    BATTLE_AFTER,
    BLOCKS,
    FIRE,
    HEXES_PER_FLAG,
    KINDS,
    MELEE,
    NUM_KINDS,
    RANGE,
    SABER_HITS,
)
from grognard.games.napoleonics.rules.s04_banners import banners
from grognard.games.napoleonics.rules.s05_02_orders import ASK_ORDER, legal_orders
from grognard.games.napoleonics.rules.s05_03_movement import ASK_MOVE, ASK_MOVE_TO
from grognard.games.napoleonics.rules.s05_05_dice import fire_dice, moved_fire
from grognard.games.napoleonics.rules.s05_05_ranged import fire_code
from grognard.games.napoleonics.rules.s05_06_dice import melee_dice
from grognard.games.napoleonics.rules.s05_06_melee import ASK_REACT, melee_code
from grognard.games.napoleonics.rules.s05_07_lone_leaders import leader_target_code
from grognard.games.napoleonics.rules.s05_09_morale import ASK_FLAGS
from grognard.games.napoleonics.rules.s06_03_leaving import ASK_OUT
from grognard.games.napoleonics.rules.s06_04_combined_arms import attack_dice
from grognard.games.napoleonics.rules.s09_scenarios import MODE_ALL, NO_UNIT, Objective, Unit
from grognard.games.napoleonics.state import NapoleonicsState
from grognard.games.napoleonics.tables import (
    CARD_BONUS,
    CARD_MOVE,
    CAVALRY,
    CAVALRY_CHARGE,
    COMMAND,
    DICE_INTO,
    FIRST_STRIKE,
    GRANDE_MANOEUVRE,
    INFANTRY,
    IS_SECTION_CARD,
    LONE_LEADER,
    MIN_HAND_TO_FORM,
    MOST_ORDERS,
    NO_CARD,
    NUM_ARMS,
    NUM_CARDS,
    NUM_TARGETS,
    QUOTA,
)

STRENGTH: Final = 0.55
"""A full unit on the board, besides the banner its loss gives the enemy."""
LEADER_WORTH: Final = 0.35
ATTACHED: Final = 0.10
EXPOSED: Final = 0.35
"""A lone leader within reach of the enemy."""
FLAG_WORTH: Final = 0.06
"""A hex of retreat."""
NEXT: Final = 0.60
"""Of its best attacks, for the side that moves next."""
LATER: Final = 0.35
"""The same for the side whose turn it is now, beyond this turn's orders."""
NOW: Final = 0.92
"""Of an attack that is ordered and not yet made."""
HOPE: Final = 0.80
"""Of an attack that still needs a move, or an order."""
IN_RETURN: Final = 0.75
"""Of the damage a battle back would do."""
FEAR_OF_SQUARES: Final = 0.55
"""What is left of a charge at infantry that may form square."""
COVER: Final = 0.02
SUPPORTED: Final = 0.02
APART: Final = 0.012
"""Lost for each hex beyond three to the nearest enemy."""
PATIENCE: Final = 20  # turns: two armies that wait for each other would wait for ever
IMPATIENCE: Final = 0.003
MOST_IMPATIENCE: Final = 0.15
"""Lost by who looks, each turn beyond, for each hex between a unit and the enemy; at most that."""
IN_SQUARE: Final = 0.12
ON_GOAL: Final = 0.75
"""Of an objective's banners, for a unit that stands there."""
NEAR_GOAL: Final = 0.04
EXIT_STEP: Final = 0.05
LAST_BANNERS: Final = 1.5
"""The last banners are the ones that win."""
CARD_WORTH: Final = 0.05
TACTIC_ORDERS: Final = 2.0
NUM_RANKS: Final = 4
RANKS: Final = vec[float]([1.0, 0.7, 0.5, 0.25])
"""How much of its best, second best ... attack a side can hope for in a turn."""
ORDER_WORTH: Final = 0.02
FAR: Final = 99
BEHIND: Final = 4
"""A unit farther than this from every enemy is a reserve."""

# What dice do, in tables

MOST_DICE: Final = 14
_PLACES: Final = [(dice, faces) for dice in range(MOST_DICE + 1) for faces in range(4)]
EXPECTED: Final = vec[float](
    [expected_hits(dice, faces, blocks) for dice, faces in _PLACES for blocks in range(6)]
)
"""EXPECTED[(dice * 4 + faces) * 6 + blocks]: blocks lost on average."""
KILL: Final = vec[float](
    [chance_of_hits(dice, faces, blocks) for dice, faces in _PLACES for blocks in range(6)]
)
"""KILL[(dice * 4 + faces) * 6 + blocks]: how likely the last block falls."""
MELEE_FACES: Final = vec[i64](
    [hit_faces(arm, True, SABER_HITS[kind]) for arm in range(NUM_TARGETS) for kind in KINDS]
)
"""MELEE_FACES[arm * NUM_KINDS + kind]: the faces that score when that kind rolls in melee."""
FIRE_FACES: Final = vec[i64]([hit_faces(arm, False, True) for arm in range(NUM_ARMS)])
NO_FLAG: Final = vec[float]([(5.0 / 6.0) ** dice for dice in range(100)])
"""NO_FLAG[dice]: how likely no flag shows; nobody rolls more."""
REACH: Final = vec[i64]([max(1, RANGE[kind]) for kind in KINDS])
"""REACH[kind]: how far a unit's attacks reach from where it stands."""


def evaluate(state: NapoleonicsState, seat: Player) -> float:
    """Return a side's prospects, about -1 (lost) to +1 (won)."""
    if state.is_over():
        return 1.0 if state.winner == seat else -1.0
    points = _side(state, seat) - _side(state, 1 - seat)
    dangers = threats(state)
    moves_next = state.active if state.effective == NO_CARD else 1 - state.active
    for side in (0, 1):
        share = NEXT if side == moves_next else LATER
        points += share * dangers[side] if side == seat else -share * dangers[side]
    turn = turn_worth(state)
    points += turn if state.active == seat else -turn
    return (points - impatience(state, seat)) / (state.scenario.banners + 3.0)


def impatience(state: NapoleonicsState, side: Player) -> float:
    """Return what a side loses by waiting, late in a battle."""
    if state.turn <= PATIENCE:
        return 0.0
    return min(MOST_IMPATIENCE, IMPATIENCE * (state.turn - PATIENCE)) * apart(state, side)


def apart(state: NapoleonicsState, side: Player) -> int:
    """Return the hexes between the units of a side and their nearest enemies: who waits, waits."""
    between = 0
    for unit in _on_board(state, side):
        between += _nearest(state, Hex(state.hex_of[unit]), 1 - side) - 1
    return between


# What a side has


def _side(state: NapoleonicsState, side: Player) -> float:
    """Count banners, units, leaders, objectives and cards."""
    scenario = state.scenario
    own = banners(state, side)
    points = own + LAST_BANNERS * (own / scenario.banners) ** 3
    for unit in range(len(state.hex_of)):
        if scenario.side_of[unit] == side and state.hex_of[unit] >= 0:
            points += unit_worth(state, unit, side)
    for leader in scenario.leaders:
        if scenario.leader_side[leader] == side and state.leader_hex[leader] >= 0:
            points += leader_worth(state, Hex(state.leader_hex[leader]), side)
    for objective in scenario.objectives:
        if objective.side == side:
            points += objective_worth(state, objective, side)
    if scenario.exit_banners:
        points += way_out(state, side)
    return points + hand_worth(state, side)


def unit_worth(state: NapoleonicsState, unit: i64, side: i64) -> float:
    scenario = state.scenario
    here = state.hex_of[unit]
    points = STRENGTH * float(state.blocks_of[unit]) / float(BLOCKS[scenario.kind_of[unit]])
    points += COVER * float(DICE_INTO[scenario.terrain_at[here] * 6])
    if state.slot_of[unit] >= 0:
        return points - IN_SQUARE
    friends: i64 = 0
    for beside in NEIGHBOURS[here]:
        other = state.unit_at[beside]
        if other >= 0 and scenario.side_of[other] == side:
            friends += 1
    return points + SUPPORTED if friends >= 2 else points


def leader_worth(state: NapoleonicsState, here: Hex, side: Player) -> float:
    """A leader is worth most with a unit, and least alone before the enemy."""
    if state.unit_at[here] >= 0:
        return LEADER_WORTH + ATTACHED
    row: i64 = here * NUM_HEXES
    for enemy in range(len(state.hex_of)):
        if state.scenario.side_of[enemy] != side and state.hex_of[enemy] >= 0:
            if DISTANCE[row + state.hex_of[enemy]] <= 2:
                return LEADER_WORTH - EXPOSED
    return LEADER_WORTH


def objective_worth(state: NapoleonicsState, objective: Objective, side: Player) -> float:
    """§4 Count hexes held, and how near the others are."""
    points = 0.0
    each = objective.banners * ON_GOAL
    if objective.mode == MODE_ALL:
        each /= len(objective.hexes)
    for goal in objective.hexes:
        nearest = _nearest(state, goal, side)
        points += each if nearest == 0 else -NEAR_GOAL * objective.banners * nearest
    return points


def _nearest(state: NapoleonicsState, goal: Hex, side: Player) -> int:
    nearest: i64 = 12
    row: i64 = goal * NUM_HEXES
    for unit in range(len(state.hex_of)):
        if state.scenario.side_of[unit] == side and state.hex_of[unit] >= 0:
            nearest = min(nearest, DISTANCE[row + state.hex_of[unit]])
    return nearest


def way_out(state: NapoleonicsState, side: Player) -> float:
    """§9.6 Count how near the units are to where they may leave the board."""
    points = 0.0
    first: i64 = side * NUM_HEXES
    for goal in range(len(state.unit_at)):
        if state.scenario.is_exit[first + goal]:
            for unit in range(len(state.hex_of)):
                here = state.hex_of[unit]
                if here >= 0 and state.scenario.side_of[unit] == side:
                    points -= EXIT_STEP * float(min(8, DISTANCE[here * NUM_HEXES + goal]))
    return points


def hand_worth(state: NapoleonicsState, side: Player) -> float:
    """Count what the cards of a hand could order."""
    in_section = vec[i64]([0, 0, 0])
    first: i64 = side * NUM_HEXES
    for unit in range(len(state.hex_of)):
        here = state.hex_of[unit]
        if here >= 0 and state.scenario.side_of[unit] == side:
            for section in range(len(in_section)):
                in_section[section] += SECTIONS_AT[first + here] >> section & 1
    points = 0.0
    first = side * NUM_CARDS
    for card in range(len(IS_SECTION_CARD)):
        held = state.hand[first + card]
        if held:
            orders = TACTIC_ORDERS
            if IS_SECTION_CARD[card]:
                orders = 0.0
                for section in range(len(in_section)):
                    quota = QUOTA[card * 3 + section]
                    if quota == COMMAND:
                        quota = state.hand_size[side]
                    orders += float(min(quota, in_section[section]))
            elif card == FIRST_STRIKE:
                orders += 1.0
            points += CARD_WORTH * float(held) * orders
    return points


# What attacks are worth


def worth(state: NapoleonicsState, dice: i64, faces: i64, target: i64) -> float:
    """Return what a roll takes from a unit: its blocks, its banner, the ground it holds."""
    if dice <= 0:
        return 0.0
    kind = state.scenario.kind_of[target]
    place = (min(dice, MOST_DICE) * 4 + faces) * 6 + state.blocks_of[target]
    kill = KILL[place]
    flags = FLAG_WORTH * float(dice) / 6.0 * float(HEXES_PER_FLAG[kind])
    return (
        STRENGTH * EXPECTED[place] / float(BLOCKS[kind])
        + float(state.scenario.banners_for[target]) * kill
        + flags * (1.0 - kill)
    )


def _melee_worth(state: NapoleonicsState, unit: i64, target: i64, dice: i64) -> float:
    """Return what a melee brings, the battle back taken off."""
    scenario = state.scenario
    kind, theirs = scenario.kind_of[unit], scenario.kind_of[target]
    ours, arm = scenario.arm_of[unit], scenario.arm_of[target]
    faces = MELEE_FACES[arm * NUM_KINDS + kind]
    gain = worth(state, dice, faces, target)
    blocks = state.blocks_of[target]
    in_square = state.slot_of[target] >= 0
    if ours == CAVALRY and arm == INFANTRY and not in_square:
        if state.hand_size[scenario.side_of[target]] >= MIN_HAND_TO_FORM:
            gain *= FEAR_OF_SQUARES
    if blocks == 0:
        return gain
    place = (min(dice, MOST_DICE) * 4 + faces) * 6 + blocks
    left = max(0.0, float(blocks) - EXPECTED[place])
    back: i64 = 1 if in_square else MELEE[(theirs * 6 + blocks) * 4 + ours]
    stays = (1.0 - KILL[place]) * NO_FLAG[max(0, dice)]
    share = stays * left / float(blocks)
    struck = worth(state, back, MELEE_FACES[ours * NUM_KINDS + theirs], unit)
    return gain - IN_RETURN * share * struck


def threats(state: NapoleonicsState) -> vec[float]:
    """Return what each side could do in a turn, all its units free; two enemies meet but once."""
    ours, theirs = _on_board(state, 0), _on_board(state, 1)
    best, near = vec[float]([0.0] * len(state.hex_of)), vec[i64]([FAR] * len(state.hex_of))
    reaches, limits = near[:], near[:]
    for unit in range(len(near)):
        reaches[unit] = (
            0 if state.slot_of[unit] >= 0 else BATTLE_AFTER[state.scenario.kind_of[unit]]
        )
        limits[unit] = reaches[unit] + REACH[state.scenario.kind_of[unit]]
    for unit in ours:
        row = state.hex_of[unit] * NUM_HEXES
        for enemy in theirs:
            distance = DISTANCE[row + state.hex_of[enemy]]
            near[unit] = min(near[unit], distance)
            near[enemy] = min(near[enemy], distance)
            if distance <= limits[unit]:
                value = _pair(state, unit, enemy, distance, reaches[unit], 0)
                best[unit] = max(best[unit], value)
            if distance <= limits[enemy]:
                value = _pair(state, enemy, unit, distance, reaches[enemy], 0)
                best[enemy] = max(best[enemy], value)
    return vec[float]([_ranked(ours, best, near), _ranked(theirs, best, near)])


def _on_board(state: NapoleonicsState, side: i64) -> vec[i64]:
    """Return the units of a side on the board."""
    found = vec[i64]()
    for unit in range(len(state.hex_of)):
        if state.hex_of[unit] >= 0 and state.scenario.side_of[unit] == side:
            found = append(found, unit)
    return found


def _ranked(units: vec[i64], values: vec[float], nearest: vec[i64]) -> float:
    """Return about what a side's best attacks are worth; distance to the enemy takes a little."""
    best = vec[float]([0.0] * NUM_RANKS)
    between: i64 = 0
    for unit in units:
        value = values[unit]
        between += max(0, nearest[unit] - 3)
        for rank in range(len(best)):
            if value > best[rank]:
                value, best[rank] = best[rank], value
    points = -APART * float(between)
    for rank in range(len(best)):
        points += RANKS[rank] * best[rank]
    return points


def _potential(
    state: NapoleonicsState, unit: i64, reach: i64, extra: i64, enemies: vec[i64]
) -> float:
    """Return a unit's best attack after moving up to `reach`."""
    row = state.hex_of[unit] * NUM_HEXES
    best = 0.0
    if state.slot_of[unit] >= 0:
        reach = 0
    limit = reach + REACH[state.scenario.kind_of[unit]]
    for enemy in enemies:
        distance = DISTANCE[row + state.hex_of[enemy]]
        if distance <= limit:
            best = max(best, _pair(state, unit, enemy, distance, reach, extra))
    return best


def aspects(state: NapoleonicsState, action: Action) -> int:
    """Return the card that is clicked, or the unit's flank and whether it stands far behind."""
    if CARD <= action < FLAGS:
        return FIRST_CARD << card_of(action)
    if not UNIT <= action < LEADER:
        return 0
    unit = unit_of(action)
    here, side = Hex(state.hex_of[unit]), state.scenario.side_of[unit]
    if here < 0:
        return 0
    behind = RESERVE if _nearest(state, here, 1 - side) > BEHIND else 0
    sections = SECTIONS_AT[side * NUM_HEXES + here]
    return behind | (LEFT_FLANK if sections == 1 else RIGHT_FLANK if sections == 4 else 0)


def _pair(
    state: NapoleonicsState, unit: i64, enemy: i64, distance: i64, reach: i64, extra: i64
) -> float:
    """Return about what a unit's attack on an enemy so far away is worth."""
    scenario = state.scenario
    kind, arm, target = scenario.kind_of[unit], scenario.arm_of[unit], scenario.arm_of[enemy]
    row = kind * 6 + state.blocks_of[unit]
    ground = scenario.terrain_at[state.hex_of[enemy]] * 6
    best = 0.0
    if distance <= reach + 1:
        dice = MELEE[row * 4 + target] + extra
        if state.slot_of[unit] >= 0 or (arm == CAVALRY and state.slot_of[enemy] >= 0):
            dice = 1
        dice = max(0, dice - DICE_INTO[ground + arm])
        best = max(best, _melee_worth(state, unit, enemy, dice))
    if RANGE[kind] >= 2 and distance >= 2:
        dice = 0
        if distance <= RANGE[kind]:
            dice = FIRE[row * 6 + distance]
        elif reach and distance - reach > 1:
            dice = moved_fire(state)[row * 6 + distance - reach]
        if dice:
            dice = max(0, dice + extra - DICE_INTO[ground + 3 + arm])
            best = max(best, worth(state, dice, FIRE_FACES[target], enemy))
    return best


# This turn


def turn_worth(state: NapoleonicsState) -> float:
    """Count what the active side has still to do this turn, and the attack that is declared."""
    points = 0.0
    if state.is_open(ASK_REACT):
        points += _melee_worth(state, state.attacker, state.target, attack_dice(state))
    elif state.is_open(ASK_FLAGS):
        side = state.scenario.side_of[state.todo.a()]
        loss = FLAG_WORTH * max(0, state.todo.b() - state.todo.c())
        points += -loss if side == state.active else loss
    ordering = state.is_open(ASK_ORDER)
    may_move = ordering or state.is_open(ASK_OUT)
    may_move = may_move or state.is_open(ASK_MOVE) or state.is_open(ASK_MOVE_TO)
    enemies = _on_board(state, 1 - state.active)
    for unit in range(len(state.hex_of)):
        if state.ordered_of[unit] and not state.fought_of[unit] and state.hex_of[unit] >= 0:
            if may_move and not state.moved_of[unit] and not state.closed_of[unit]:
                points += HOPE * _hope(state, unit, enemies)
            elif not state.barred_of[unit]:
                points += NOW * _chance(state, Unit(unit))
    if ordering:
        points += _orders_left(state, enemies)
    return points


def _hope(state: NapoleonicsState, unit: i64, enemies: vec[i64]) -> float:
    """Return what an ordered unit may do after a move, by its own rules or the card's."""
    reach, extra = BATTLE_AFTER[state.scenario.kind_of[unit]], i64(0)
    card = state.effective
    if card >= 0 and not state.is_plain and not IS_SECTION_CARD[card]:
        if card == GRANDE_MANOEUVRE:
            return ORDER_WORTH
        extra = CARD_BONUS[card]
        if CARD_MOVE[card] == 0:
            reach = 0
        elif card == CAVALRY_CHARGE:
            reach = max(reach, CARD_MOVE[card])
    return _potential(state, unit, reach, extra, enemies) + ORDER_WORTH


def _chance(state: NapoleonicsState, unit: Unit) -> float:
    """Return the best attack an ordered unit can make from where it stands."""
    scenario = state.scenario
    row, reach = state.hex_of[unit] * NUM_HEXES, REACH[scenario.kind_of[unit]]
    best = 0.0
    for enemy in scenario.units:
        goal = Hex(state.hex_of[enemy])
        if goal < 0 or scenario.side_of[enemy] == state.active:
            continue
        distance = DISTANCE[row + goal]
        if distance == 1:
            if melee_code(state, unit, enemy) == OK:
                dice = melee_dice(state, unit, enemy, goal, state.active, state.is_bonus)
                best = max(best, _melee_worth(state, unit, enemy, dice))
        elif distance <= reach and fire_code(state, unit, enemy) == OK:
            faces = FIRE_FACES[scenario.arm_of[enemy]]
            best = max(best, worth(state, fire_dice(state, unit, goal), faces, enemy))
    for leader in scenario.leaders:
        goal = Hex(state.leader_hex[leader])
        if goal >= 0 and scenario.leader_side[leader] != state.active:
            if leader_target_code(state, unit, leader) == OK:
                dice = melee_dice(state, unit, NO_UNIT, goal, state.active, state.is_bonus)
                place = (min(dice, MOST_DICE) * 4 + MELEE_FACES[LONE_LEADER * NUM_KINDS]) * 6 + 1
                best = max(best, (1.0 + LEADER_WORTH) * KILL[place])
    return best


def _orders_left(state: NapoleonicsState, enemies: vec[i64]) -> float:
    """Return what the best of the units that may still be ordered could do."""
    card = state.effective
    left: i64 = 1
    if not state.is_plain and card >= 0:
        left = MOST_ORDERS[card]
        if IS_SECTION_CARD[card]:
            left = 0
            for section in range(3):
                quota = QUOTA[card * 3 + section]
                left += state.command if quota == COMMAND else quota
        elif left == 0:
            left = state.symbols[0] + state.symbols[1] + state.symbols[2] + state.symbols[3]
    for order in state.ordered_of:
        left -= 1 if order else 0
    values: list[float] = []
    for action in legal_orders(state, state.todo.owner()):
        if action < LEADER:
            values.append(_hope(state, unit_of(action), enemies))
    values.sort(reverse=True)
    return HOPE * sum(values[: max(0, left)])
