"""How good a state is: morale that will last, strength, readiness, the way east, and what hangs.

Counted in points, about one for a morale token, Austria's over France's. A position inside an
action is first played to the end of the action by plain answers.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.core.types import Player
from grognard.games.marengo.player.threats import danger_of
from grognard.games.marengo.player.weights import (
    ARTILLERY_WORTH,
    CAVALRY_WORTH,
    EAST,
    FRIGHT,
    FRIGHT_TRACK,
    HELD,
    INFANTRY_WORTH,
    ORGANIZED,
    PACE_EAST,
    STAKED,
    STAKED_IN_TURN,
    STEP,
    TRACK,
    VERDICT,
    WAITING,
    WEIGHTS,
)
from grognard.games.marengo.reference.evaluate import settled
from grognard.games.marengo.rules.s18_morale import on_track
from grognard.games.marengo.rules.s19_victory import pieces_east
from grognard.games.marengo.state import MarengoState, enemy_of
from grognard.games.marengo.tables import (
    ARMY_MASK,
    ARTILLERY,
    AUSTRIA,
    BIT,
    CAVALRY,
    FIRST_PIECE,
    FRANCE,
    IS_EAST,
    LAST_ROUND,
    LOCALE_AT,
    LOCALES,
    NEIGHBOURS,
    NUM_LOCALES,
    PIECES_EAST_TO_WIN,
    TYPE_OF,
)

SCALE: Final = 60.0
FAR: Final = 18
"""Steps to the objective line beyond which a piece counts as far away."""
BLOCK_COST: Final = 1
"""Steps added by each French piece in a locale on the way east, and one for the fight."""
COUNTED: Final = 5
"""Pieces whose way east is looked at, two more than win."""
LATE: Final = 12
"""From the round after this on, what is east of the line counts three times."""

_FIRST_STEPS: Final = vec[i64]([0 if IS_EAST[here] else FAR for here in LOCALES])
_EAST: Final = vec[i64]([here for here in LOCALES if IS_EAST[here]])


def prospects(state: MarengoState, seat: Player) -> float:
    """Return an army's prospects, about -1 (lost) to +1 (won)."""
    here = settled(state)
    if here.victory:
        return 1.0 if here.winner == seat else -1.0
    mover, commands = on_turn(here, seat)
    points = way_east(here)
    points += morale(here, AUSTRIA, mover, commands) - morale(here, FRANCE, mover, commands)
    points += strength(here, AUSTRIA) - strength(here, FRANCE)
    points += readiness(here, AUSTRIA) - readiness(here, FRANCE)
    points += danger_of(here, FRANCE, mover, commands) - danger_of(here, AUSTRIA, mover, commands)
    return points / SCALE if seat == AUSTRIA else -points / SCALE


def on_turn(state: MarengoState, seat: Player) -> tuple[Player, int]:
    """Return whose turn it is taken to be, and the commands left.

    Whoever has just ended its turn judges as before it did, with no command: else to end a turn
    would look worse than any march that puts it off.
    """
    if state.turn != seat and state.commands == 3 and state.acted == 0:
        return seat, 0
    return state.turn, state.commands


def morale(state: MarengoState, army: Player, mover: Player, commands: int) -> float:
    """§18 Count the tokens of an army, by how likely they stay with it, and what it must fear.

    Those of a locale that the enemy holds are lost at the end of its turn, unless it comes back.
    """
    weights = WEIGHTS.values
    sure = float(state.uncommitted[army])
    enemy = enemy_of(army)
    first = army * NUM_LOCALES
    staked = weights[STAKED]
    if mover == army:
        staked = weights[STAKED_IN_TURN] * commands / 3.0
    for here in range(NUM_LOCALES):
        tokens = state.committed[first + here]
        if tokens > 0:
            share = staked if state.last_in[here] == enemy else weights[HELD]
            sure += share * int(tokens)
    to_come = float(on_track(state, army))
    fright = weights[FRIGHT] / (sure + weights[FRIGHT_TRACK] * to_come + 1.0)
    return sure + weights[TRACK] * to_come - fright


def strength(state: MarengoState, army: Player) -> float:
    """Count what is left of the pieces."""
    weights = WEIGHTS.values
    points = 0.0
    for piece in range(FIRST_PIECE[army], FIRST_PIECE[army + 1]):
        left = state.strength_of[piece]
        if left > 0:
            if TYPE_OF[piece] == ARTILLERY:
                points += weights[ARTILLERY_WORTH]
            elif TYPE_OF[piece] == CAVALRY:
                points += weights[CAVALRY_WORTH] * int(left)
            else:
                points += weights[INFANTRY_WORTH] * int(left)
    return points


def readiness(state: MarengoState, army: Player) -> float:
    """Count who is organized, and who still waits off the map."""
    weights = WEIGHTS.values
    organized = ARMY_MASK[FRANCE] & ~state.disorganized if army == FRANCE else 0
    points = 0.0
    for piece in range(FIRST_PIECE[army], FIRST_PIECE[army + 1]):
        if state.strength_of[piece] > 0:
            if LOCALE_AT[state.pos_of[piece]] < 0:
                points -= weights[WAITING]
            elif organized & BIT[piece]:
                points += weights[ORGANIZED]
    return points


def way_east(state: MarengoState) -> float:
    """§19 Count how near the Austrians are to the objective line, and who wins if nobody breaks.

    Of the pieces that are nearest a few more are counted than have to be there in the end.
    """
    weights = WEIGHTS.values
    steps = _steps_east(state)
    turns = LAST_ROUND - state.round + (1 if state.turn == AUSTRIA else 0)
    reach = weights[PACE_EAST] * turns + 1.0
    points = 0.0
    nearest = [FAR] * COUNTED
    for piece in range(FIRST_PIECE[AUSTRIA], FIRST_PIECE[FRANCE]):
        here = LOCALE_AT[state.pos_of[piece]] if state.strength_of[piece] > 0 else -1
        if here >= 0:
            points += weights[STEP] * int(FAR - steps[here])
            if steps[here] < nearest[-1]:
                nearest[-1] = int(steps[here])
                nearest.sort()
    expected = 0.0
    for far in nearest:
        ratio = far * far / (reach * reach)
        expected += 1.0 / (1.0 + ratio * ratio * ratio)
    late = state.round / LAST_ROUND
    east = min(pieces_east(state), PIECES_EAST_TO_WIN)
    points += weights[EAST] * east * late * (3.0 if state.round > LATE else 1.0)
    lead = min(1.0, (expected - PIECES_EAST_TO_WIN + 0.5) / 2.5)
    late *= late * late
    return points + weights[VERDICT] * late * late * lead


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
