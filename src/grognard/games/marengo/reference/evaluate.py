"""A static evaluation for search: morale, material, the way east, and what hangs.

Counted in points, about one for a morale token. A position inside an action is first played to
the end of the action by plain answers, so that search compares finished actions.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.core.types import Action, Player
from grognard.games.marengo.actions import ADVANCE, COMPLETE, DONE, FIRE, piece_of
from grognard.games.marengo.question import forget
from grognard.games.marengo.rules.s06_actions import ASK_ACTION, ASK_GROUP
from grognard.games.marengo.rules.s09_maneuver import ASK_RESPOND
from grognard.games.marengo.rules.s11_02_leaders import ASK_ATTACK_LEAD, ASK_DEFENSE_LEAD, ASK_JOIN
from grognard.games.marengo.rules.s18_morale import level, on_track
from grognard.games.marengo.rules.s19_victory import pieces_east
from grognard.games.marengo.state import MarengoState, count, enemy_of, type_mask
from grognard.games.marengo.tables import (
    ARMY_MASK,
    ARTILLERY,
    AUSTRIA,
    BEYOND,
    BIT,
    FIRST_PIECE,
    FIRST_SIDE,
    FRANCE,
    FULL_BLOCK,
    INFANTRY,
    IS_EAST,
    LAST_ROUND,
    LOCALE_AT,
    LOCALE_OF,
    LOCALES,
    NEIGHBOURS,
    NUM_LOCALES,
    PIECES_EAST_TO_WIN,
    SIDES_OF,
    TYPE_OF,
    Locale,
    Side,
    blocking,
    reserve,
)

SCALE: Final = 60.0
FAR: Final = 18
"""Steps to the objective line beyond which a piece counts as far away."""
ARTILLERY_WORTH: Final = 2.0
STRENGTH_WORTH: Final = 0.8
STEP_WORTH: Final = 0.09
EAST_WORTH: Final = 1.2
ORGANIZED_WORTH: Final = 0.35
WAITING_COST: Final = 0.25
DANGER_WORTH: Final = 0.55
FRIGHT: Final = 6.0
"""What an army fears that is near demoralization, divided by its level."""
BLOCK_COST: Final = 1
"""Steps added by each French piece in a locale on the way east, and one for the fight."""

_FIRST_STEPS: Final = vec[i64]([0 if IS_EAST[here] else FAR for here in LOCALES])
_EAST: Final = vec[i64]([here for here in LOCALES if IS_EAST[here]])


def evaluate(state: MarengoState, seat: Player) -> float:
    """Return an army's prospects, about -1 (lost) to +1 (won)."""
    here = settled(state)
    if here.victory:
        return 1.0 if here.winner == seat else -1.0
    points = _points(here)
    return points / SCALE if seat == AUSTRIA else -points / SCALE


# Playing an action to its end


def settled(state: MarengoState) -> MarengoState:
    """Return the position after the running action, with plain answers by both sides."""
    if state.is_over() or state.is_open(ASK_ACTION) or state.is_open(ASK_GROUP):
        return state
    log, state.log = state.log, None  # nobody reads it, and it is long
    twin = state.clone()
    state.log = log
    forget(twin)
    while not twin.is_over() and not twin.is_open(ASK_ACTION):
        twin.apply(plain_answer(twin))
    return twin


def plain_answer(state: MarengoState) -> Action:
    """Return what a sensible player answers without thinking."""
    actions = state.legal_actions()
    if state.is_open(ASK_RESPOND):
        return actions[0]
    if state.is_open(ASK_DEFENSE_LEAD) or state.is_open(ASK_ATTACK_LEAD) or state.is_open(ASK_JOIN):
        return _strongest(state, actions)
    if FIRE in actions:
        return FIRE
    if actions[0] == ADVANCE:
        return ADVANCE
    return actions[-1] if actions[-1] == DONE else actions[0]


def _strongest(state: MarengoState, actions: list[Action]) -> Action:
    best = actions[-1]
    most = 0
    for action in actions:
        if action < COMPLETE:
            piece = piece_of(action)
            if TYPE_OF[piece] != ARTILLERY and state.strength_of[piece] > most:
                most = state.strength_of[piece]
                best = action
    return best


# Counting


def _points(state: MarengoState) -> float:
    """Return the points of Austria over France."""
    points = _army(state, AUSTRIA) - _army(state, FRANCE)
    points += way_east(state)
    points += DANGER_WORTH * (danger_of(state, FRANCE) - danger_of(state, AUSTRIA))
    return points


def _army(state: MarengoState, army: Player) -> float:
    """Count morale, strength and readiness."""
    now = level(state, army)
    points = float(now + on_track(state, army)) - FRIGHT / (now + 1.0)
    organized = ARMY_MASK[FRANCE] & ~state.disorganized if army == FRANCE else 0
    for piece in range(FIRST_PIECE[army], FIRST_PIECE[army + 1]):
        strength = state.strength_of[piece]
        if strength == 0:
            continue
        if TYPE_OF[piece] == ARTILLERY:
            points += ARTILLERY_WORTH
        else:
            points += STRENGTH_WORTH * int(strength)
        if LOCALE_AT[state.pos_of[piece]] < 0:
            points -= WAITING_COST
        elif organized & BIT[piece]:
            points += ORGANIZED_WORTH
    return points


def way_east(state: MarengoState) -> float:
    """Count how near the Austrians are to the objective line, the French in the way."""
    steps = _steps_east(state)
    points = 0.0
    for piece in range(FIRST_PIECE[AUSTRIA], FIRST_PIECE[FRANCE]):
        if state.strength_of[piece] > 0:
            here = LOCALE_AT[state.pos_of[piece]]
            if here >= 0:
                points += STEP_WORTH * int(FAR - steps[here])
    east = min(pieces_east(state), PIECES_EAST_TO_WIN)
    return points + EAST_WORTH * east * state.round / LAST_ROUND * (
        3.0 if state.round > 12 else 1.0
    )


def _steps_east(state: MarengoState) -> vec[i64]:
    """Return from each locale the steps to the east; French pieces on the way count more."""
    steps = _FIRST_STEPS[:]
    queue = _EAST[:]
    at: i64 = 0
    while at < len(queue):
        here = queue[at]
        at += 1
        cost = steps[here] + 1
        pieces = state.count_in[here]
        if pieces > 0 and state.last_in[here] == FRANCE:
            cost += BLOCK_COST + (pieces if pieces < 3 else 3)
        for beside in NEIGHBOURS[here]:
            if cost < steps[beside]:
                steps[beside] = cost
                queue = append(queue, beside)
    return steps


def danger_of(state: MarengoState, army: Player) -> float:
    """Count what an army would lose where the enemy could break in next."""
    enemy = enemy_of(army)
    points = 0.0
    for here in range(NUM_LOCALES):
        if state.count_in[here] > 0 and state.last_in[here] == army:
            worst = 0.0
            for side in SIDES_OF[here]:
                beyond = BEYOND[side]
                if state.count_in[beyond] > 0 and state.last_in[beyond] == enemy:
                    worst = max(worst, _threat(state, Side(side)))
            if worst > 0:
                points += worst * _retreat_cost(state, Locale(here), army)
    return points


def _threat(state: MarengoState, side: Side) -> float:
    """Return how likely the enemy breaks in across a side: 0 to 1."""
    across = Side(side ^ 1)
    ready = count(state.at[blocking(across)])
    blockers = count(state.at[blocking(side)])
    need = FULL_BLOCK[side] - blockers
    if need <= 0:
        return 0.15 if ready >= 2 else 0.05 if ready else 0.0
    if ready > 0 and (blockers == 0 or ready > 1):
        return 1.0
    behind = state.at[BEYOND[side]]
    if behind == 0:
        return 0.3 if ready else 0.0
    return 0.25 if count(state.at[LOCALE_OF[side]]) >= need else 0.9


def _retreat_cost(state: MarengoState, here: Locale, army: Player) -> float:
    """§13 Return about what a retreat would cost, in points."""
    cost = 1.0
    behind = state.at[reserve(here)]
    if type_mask(behind, INFANTRY):
        cost += 2.0
    if type_mask(behind, ARTILLERY):
        cost += 3.0
    for side in SIDES_OF[here]:
        if state.at[FIRST_SIDE + side]:
            cost += 2.0 * int(FULL_BLOCK[side])
    if army == AUSTRIA:
        cost += 0.3 * int(state.count_in[here])
    return cost
