"""What the computer player looks at: the stacks on the map, a goal for every corps, few clicks.

A corps marches as one: its goal is the enemy stack it can reach best, measured from the middle
of its own units, so that its units arrive together.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from grognard.core.types import Action, Player
from grognard.games.prussia.actions import CORPS, HEX, OPTION, PIECE, RAISE
from grognard.games.prussia.options import FOUGHT_ABOVE
from grognard.games.prussia.rules.s01_01_map import COLUMN, HALF_ROW, distance
from grognard.games.prussia.rules.s25_zorndorf import stack_steps
from grognard.games.prussia.state import PHASE_COMBAT, PrussiaState
from grognard.games.prussia.tables import (
    ARTILLERY,
    BOMBARDMENT_RANGE,
    COALITION,
    DIRECTIONS,
    DISORDERED,
    ENGAGED_STEPS,
    INFANTRY,
    LEADER,
    LIMIT_CAVALRY,
    MOST_PIECES,
    NUM_HEXES,
    OFF,
    PRUSSIA,
    ROUTED,
    STRIDE,
    TORGAU,
    Corps,
    Hex,
    Piece,
)

FAR_AWAY: Final = 99
PIECES_LOOKED_AT: Final = 6
SETTLED: Final = 400
"""The mark from which on a piece has nothing to do."""
HEXES_LOOKED_AT: Final = 10
RAISES_LOOKED_AT: Final = 3
ASTRAY: Final = 2
"""What it costs, in hexes, to go for another enemy than one's corps does."""
COMMANDER_BACK: Final = 40
"""The commander of an army looks for hexes behind the fight first, in tenths of a hex."""
COLUMN_AWAY: Final = 9
"""A corps this far from the enemy may march in column."""


def _no_stacks() -> vec[i16]:
    none: i16 = -1
    return vec[i16]([none] * NUM_HEXES)


NO_STACKS: Final = _no_stacks()
NONE_OF_STACKS: Final = vec[i64]([0] * MOST_PIECES)
"""What a survey begins with; copied, never written to."""


def aggression(state: PrussiaState, side: Player) -> float:
    """Return how strongly a side is drawn to the enemy: who must win must come."""
    if side == PRUSSIA:
        return 1.0
    return 1.3 if state.form.battle == TORGAU else 0.3


@final
class Survey:
    """The stacks on the map, read once for an evaluation.

    By stack, of which there are `count`: `hexes`, `side_at`, `strength` (of the unrouted front,
    §6.2, §10.3), `morale` (the best of it), `arm` (of its top unit), `support` (steps behind it),
    `guns`, `disorder`, `fought`, `touched` (enemies beside it), each 0 or 1, `touches` (how many
    enemy stacks it must fight), `steps` (of all infantry and cavalry that may still fight).
    `index_at` gives the stack of a hex, or -1. `goals` are hexes by corps. `columns` and `rows`
    are, by side, where the stacks of its enemy lie.
    """

    def __init__(self) -> None:
        self.count: int = 0
        self.hexes: vec[i64] = NONE_OF_STACKS[:]
        self.side_at: vec[i64] = NONE_OF_STACKS[:]
        self.strength: vec[i64] = NONE_OF_STACKS[:]
        self.morale: vec[i64] = NONE_OF_STACKS[:]
        self.arm: vec[i64] = NONE_OF_STACKS[:]
        self.support: vec[i64] = NONE_OF_STACKS[:]
        self.guns: vec[i64] = NONE_OF_STACKS[:]
        self.disorder: vec[i64] = NONE_OF_STACKS[:]
        self.fought: vec[i64] = NONE_OF_STACKS[:]
        self.touched: vec[i64] = NONE_OF_STACKS[:]
        self.touches: vec[i64] = NONE_OF_STACKS[:]
        self.steps: vec[i64] = NONE_OF_STACKS[:]
        self.index_at: vec[i16] = NO_STACKS[:]
        self.columns: list[vec[i64]] = []
        self.strengths: list[vec[i64]] = []
        self.enemies: list[list[Hex]] = []
        self.rows: list[vec[i64]] = []
        self.goals: list[Hex] = []
        self.middles: list[Hex] = []

    def nearest(self, side: Player, here: Hex) -> int:
        """Return the distance from a hex to the nearest enemy stack."""
        columns, rows = self.columns[side], self.rows[side]
        column, row = COLUMN[here], HALF_ROW[here]
        best: i64 = FAR_AWAY
        for at in range(len(columns)):
            across = columns[at] - column
            if across < 0:
                across = -across
            if across >= best:
                continue
            along = rows[at] - row
            if along < 0:
                along = -along
            away = across if along <= across else across + (along - across) // 2
            if away < best:
                best = away
        return best

    def middle_of(self, state: PrussiaState, leader: Piece) -> Hex:
        """Return the hex in the middle of a leader's corps, of the army for its commander."""
        corps = Corps(state.field.corps_of[leader])
        if corps >= 0:
            return Hex(self.middles[corps])
        side = state.field.side_of[leader]
        for other in range(len(self.middles)):
            if state.field.side_of_corps[other] == side and state.field.has_infantry[other]:
                if self.middles[other] >= 0:
                    return Hex(self.middles[other])
        return OFF


def survey(state: PrussiaState) -> Survey:
    """Return the stacks, who touches whom, and where each corps wants to go."""
    seen = Survey()
    field = state.field
    for unit in field.all_units:
        here = Hex(state.hex_of[unit])
        if here >= 0 and state.top_at[here] == unit:
            _add_stack(state, seen, here)
    _find_enemies(seen)
    _find_contacts(state, seen)
    _find_goals(state, seen)
    return seen


def _add_stack(state: PrussiaState, seen: Survey, here: Hex) -> None:
    field = state.field
    unit = Piece(state.top_at[here])
    side = field.side_of[unit]
    foot = horse = 0
    steps, morale, guns, disorder, behind, arm, there = 0, 0, 0, 0, 0, -1, 0
    has_fought = is_spent = False
    passes = state.choices[FOUGHT_ABOVE] != 0 and state.phase == PHASE_COMBAT
    while unit >= 0:
        kind = field.arm_of[unit]
        if kind == ARTILLERY:
            guns += state.left_of[unit]
        elif passes and state.fought_of[unit]:
            is_spent = True
        else:
            size = stack_steps(state, unit)
            there += state.left_of[unit]
            if behind == 0 and steps + size <= ENGAGED_STEPS:
                steps += size
                if state.morale_of[unit] != ROUTED:
                    at = unit * STRIDE + state.left_of[unit]
                    if kind == INFANTRY:
                        foot += field.sp[at]
                    else:
                        horse += field.sp[at]
                    morale = max(morale, field.mr[at])
                    arm = kind if arm < 0 else arm
                    if state.morale_of[unit] == DISORDERED:
                        disorder = 1
                    has_fought = has_fought or state.fought_of[unit] != 0
            else:
                behind += size
        unit = Piece(state.under_of[unit])
    place = seen.count
    seen.count = place + 1
    seen.index_at[here] = place
    seen.hexes[place] = here
    seen.side_at[place] = side
    seen.strength[place] = min(foot, state.form.limit_infantry[side]) + min(horse, LIMIT_CAVALRY)
    seen.morale[place] = morale
    seen.arm[place] = max(arm, 0)
    seen.support[place] = behind
    seen.steps[place] = there
    seen.guns[place] = guns
    seen.disorder[place] = disorder
    seen.fought[place] = 1 if has_fought or (is_spent and steps == 0) else 0


def _find_enemies(seen: Survey) -> None:
    """Note by side where the enemy's stacks are, as `distance` reckons."""
    for side in (PRUSSIA, COALITION):
        places = [at for at in range(seen.count) if seen.side_at[at] != side]
        hexes = [Hex(seen.hexes[at]) for at in places]
        seen.columns.append(vec[i64]([COLUMN[here] for here in hexes]))
        seen.rows.append(vec[i64]([HALF_ROW[here] for here in hexes]))
        seen.strengths.append(vec[i64]([seen.strength[at] for at in places]))
        seen.enemies.append(hexes)


def _find_contacts(state: PrussiaState, seen: Survey) -> None:
    neighbours, index_at, side_at = state.field.neighbours, seen.index_at, seen.side_at
    for place in range(seen.count):
        here = seen.hexes[place] * DIRECTIONS
        for edge in range(here, here + DIRECTIONS):
            beside = neighbours[edge]
            other = int(index_at[beside]) if beside >= 0 else -1
            if other >= 0 and side_at[other] != side_at[place]:
                seen.touched[place] = 1
                if seen.strength[other] > 0:
                    seen.touches[place] += 1


# Goals


def _find_goals(state: PrussiaState, seen: Survey) -> None:
    """Set for each corps the middle of its units and the enemy stack it goes for."""
    field = state.field
    for corps in field.all_corps:
        middle = _middle(state, corps)
        seen.middles.append(middle)
        seen.goals.append(_goal(state, seen, field.side_of_corps[corps], middle))


def _middle(state: PrussiaState, corps: Corps) -> Hex:
    """Return the hex of the unit nearest to the middle of a corps, or -1 if it has none left."""
    field = state.field
    columns, rows, count = 0, 0, 0
    for unit in field.units_of_corps[corps]:
        here = Hex(state.hex_of[unit])
        if here >= 0 and state.morale_of[unit] != ROUTED:
            columns += here // 28
            rows += here % 28
            count += 1
    if count == 0:
        return OFF
    return Hex(columns // count * 28 + rows // count)


def _goal(state: PrussiaState, seen: Survey, side: Player, middle: Hex) -> Hex:
    """Return the enemy stack that is near and weak; for the coalition its town comes first."""
    if middle < 0:
        return OFF
    best, goal = 1 << 30, OFF
    if side == COALITION:
        for town in state.form.town_hexes:
            for here in town:
                worth = 10 * distance(middle, here)
                if worth < best:
                    best, goal = worth, here
    columns, rows, strengths = seen.columns[side], seen.rows[side], seen.strengths[side]
    column, row, place = COLUMN[middle], HALF_ROW[middle], -1
    for at in range(len(columns)):
        across = columns[at] - column
        if across < 0:
            across = -across
        along = rows[at] - row
        if along < 0:
            along = -along
        away = across if along <= across else across + (along - across) // 2
        worth = 10 * int(away) + int(strengths[at])
        if worth < best:
            best, place = worth, at
    if place >= 0:
        goal = seen.enemies[side][place]
    return goal


def goal_of(state: PrussiaState, seen: Survey, unit: Piece) -> Hex:
    """Return the goal of a unit, that of its corps, or -1."""
    corps = Corps(state.field.corps_of[unit])
    return Hex(seen.goals[corps] if corps >= 0 else -1)


def steps_to_go(state: PrussiaState, seen: Survey, unit: Piece, here: Hex) -> int:
    """Return how many hexes a unit in a hex is from its fight, or -1 if it has no goal.

    The goal of the corps counts; an enemy nearer by does too, at the price of leaving the others.
    """
    goal = goal_of(state, seen, unit)
    if goal < 0:
        return -1
    away = distance(here, goal)
    if away > ASTRAY + 1:  # nearer than that no enemy is with the way astray
        away = min(away, seen.nearest(state.field.side_of[unit], here) + ASTRAY)
    return away - 1


# Few clicks


def _best(scored: list[tuple[int, int]], most: int) -> list[Action]:
    """Return the actions with the lowest marks."""
    scored.sort()
    return [action for _, action in scored[:most]]


def few_pieces(
    state: PrussiaState, actions: list[Action], most: int = PIECES_LOOKED_AT
) -> list[Action]:
    """Look first at what is near its goal and not yet in contact, then at guns and leaders."""
    seen = survey(state)
    pieces: list[tuple[int, int]] = []
    raises: list[tuple[int, int]] = []
    kept: list[Action] = []
    for action in actions:
        if action >= OPTION:
            kept.append(action)
        elif action >= CORPS:
            if _is_far(state, seen, Corps(action - CORPS)):
                kept.append(action)
        elif action >= RAISE:
            mark = _raise_mark(state, Piece(action - RAISE))
            if mark < 0:
                raises.append((mark, action))
        else:
            pieces.append((_piece_mark(state, seen, Piece(action - PIECE)), action))
    few = _some(pieces, most) + _best(raises, RAISES_LOOKED_AT) + kept
    return few if few else actions


def _some(scored: list[tuple[int, int]], most: int) -> list[Action]:
    """Return the best, and a few from the rest: the best may have nowhere to go."""
    scored.sort()
    free = [action for mark, action in scored if mark < SETTLED]
    if len(free) <= most:
        return [action for _, action in scored[:most]]
    return [*free[: most - 3], free[len(free) // 2], *free[-2:]]


def _is_far(state: PrussiaState, seen: Survey, corps: Corps) -> bool:
    """Say whether a corps is so far from the enemy that it may march in column."""
    middle = seen.middles[corps]
    return middle >= 0 and seen.nearest(state.field.side_of_corps[corps], middle) > COLUMN_AWAY


def _piece_mark(state: PrussiaState, seen: Survey, piece: Piece) -> int:
    field = state.field
    side = field.side_of[piece]
    here = Hex(state.hex_of[piece])
    if here < 0:
        return 20 if field.arm_of[piece] == LEADER else 30
    if field.arm_of[piece] == LEADER:
        middle = seen.middle_of(state, piece)
        return 300 - distance(here, middle) if middle >= 0 else 400
    if state.zones[(1 - side) * NUM_HEXES + here] > 0:
        return 500
    if field.arm_of[piece] == ARTILLERY:
        nearest = seen.nearest(side, here)
        return 200 + nearest if nearest > BOMBARDMENT_RANGE else 450
    away = steps_to_go(state, seen, piece, here)
    return away if away >= 0 else 400


def _raise_mark(state: PrussiaState, unit: Piece) -> int:
    """Return less than 0 where a better unit would come to the front of a stack in contact."""
    field = state.field
    here = Hex(state.hex_of[unit])
    side = field.side_of[unit]
    top = Piece(state.top_at[here])
    if field.arm_of[unit] == ARTILLERY:
        return -5 if field.arm_of[top] != ARTILLERY else 0
    if state.zones[(1 - side) * NUM_HEXES + here] == 0 or field.arm_of[top] == ARTILLERY:
        return 0
    return _fitness(state, top) - _fitness(state, unit)


def _fitness(state: PrussiaState, unit: Piece) -> int:
    at = unit * STRIDE + state.left_of[unit]
    return state.field.sp[at] + 2 * state.field.mr[at] - 3 * int(state.morale_of[unit])


def few_hexes(
    state: PrussiaState, actions: list[Action], most: int = HEXES_LOOKED_AT
) -> list[Action]:
    """Look at the hexes nearest to the goal of the piece in hand."""
    seen = survey(state)
    scored: list[tuple[int, int]] = []
    kept: list[Action] = []
    for action in actions:
        if action < PIECE:
            scored.append((_hex_mark(state, seen, state.walker, Hex(action - HEX)), action))
        elif action >= OPTION:
            kept.append(action)
    return _best(scored, most) + kept


def _hex_mark(state: PrussiaState, seen: Survey, piece: Piece, to: Hex) -> int:
    field = state.field
    side = field.side_of[piece]
    arm = field.arm_of[piece]
    if arm == LEADER:
        middle = seen.middle_of(state, piece)
        mark = 10 * distance(to, middle) if middle >= 0 else 0
        if piece == state.commander[side] and state.zones[(1 - side) * NUM_HEXES + to] > 0:
            mark += COMMANDER_BACK
        return mark + (0 if state.top_at[to] >= 0 else 15)
    if arm == ARTILLERY:
        mark = 10 * abs(seen.nearest(side, to) - 2)
        if state.steps_at[to] == 0:
            mark += 10
        return mark + 2 * int(state.guns_at[to])
    mark = 10 * max(steps_to_go(state, seen, piece, to), 0)
    if int(state.steps_at[to]) + state.left_of[piece] > 2 * ENGAGED_STEPS:
        mark += 8
    return mark - _contact_mark(state, seen, to, side)


def _contact_mark(state: PrussiaState, seen: Survey, to: Hex, side: Player) -> int:
    """Return what speaks for a hex beside the enemy: one enemy at a time, and one that is held."""
    enemies, held = 0, 0
    for way in range(DIRECTIONS):
        beside = Hex(state.field.neighbours[to * DIRECTIONS + way])
        other = int(seen.index_at[beside]) if beside >= 0 else -1
        if other >= 0 and seen.side_at[other] != side:
            enemies += 1
            if seen.touched[other]:
                held += 1
    if enemies == 0:
        return 0
    return 12 + 6 * held - 5 * (enemies - 1)
