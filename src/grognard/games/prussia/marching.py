"""The computer player's march: piece after piece, the move that brings its side on the most.

A movement phase has dozens of pieces with dozens of hexes each, and ends with the dice of the
rally. So moves are compared with standing still, here, and not with what those dice may bring;
what is left to the search are the questions of combat.
"""

from typing import Final

from grognard.core.types import Action
from grognard.games.prussia.actions import DONE, HALT, MARKER, NONE, PIECE, QUICK, RAISE
from grognard.games.prussia.evaluate import evaluate
from grognard.games.prussia.planning import few_hexes, few_pieces
from grognard.games.prussia.player.choices import best_corps
from grognard.games.prussia.player.helping import best_help, helping_hexes, moved
from grognard.games.prussia.player.oversights import HELP
from grognard.games.prussia.player.setups import usual_detachment
from grognard.games.prussia.rules.s04_05_rolls import ASK_SPECIAL
from grognard.games.prussia.rules.s07_movement import ASK_MOVE_PIECE, ASK_MOVE_TO
from grognard.games.prussia.rules.s08_bombardment import ASK_FIRE_GUN, ASK_FIRE_TARGET
from grognard.games.prussia.rules.s10_11_momentum import ASK_MOMENTUM
from grognard.games.prussia.rules.s22_02_setup import ASK_DETACHMENT, ASK_PLACE, ASK_STACK
from grognard.games.prussia.state import PrussiaState

WORST: Final = -9.0
GAIN: Final = 1e-6
"""What a move must bring at least."""


def narrow(state: PrussiaState, actions: list[Action], overlooked: int = 0) -> list[Action]:
    """Return the answers worth looking at, of many, as one sees them who overlooks some things."""
    if state.is_open(ASK_MOVE_PIECE):
        return [_best_piece(state, actions, overlooked)]
    if state.is_open(ASK_MOVE_TO):
        return [HALT if HALT in actions else _best_hex(state, actions, overlooked)]
    if state.is_open(ASK_PLACE) and QUICK in actions:
        return [QUICK]
    if state.is_open(ASK_DETACHMENT):
        return [usual_detachment(state)]
    if state.is_open(ASK_STACK) and DONE in actions:
        return [DONE]
    if state.is_open(ASK_SPECIAL):
        return [best_corps(state, actions)]
    if state.is_open(ASK_MOMENTUM) and MARKER in actions:
        return [action for action in actions if action != NONE]  # a marker costs nothing
    if state.is_open(ASK_FIRE_GUN):
        return [actions[0]]  # every gun that bears, then fire
    if state.is_open(ASK_FIRE_TARGET) and len(actions) > 1:
        return [action for action in actions if action != DONE]
    return actions


def _best_piece(state: PrussiaState, actions: list[Action], overlooked: int) -> Action:
    """Return the piece whose best move gains the most, or the end if none gains anything."""
    side = state.side
    best = DONE if DONE in actions else actions[0]
    most = evaluate(state, side, overlooked) + GAIN if DONE in actions else WORST
    for action in few_pieces(state, actions):
        if action == DONE:
            continue
        value = _move_worth(state, action, overlooked)
        if value > most:
            best, most = action, value
    if best != DONE or overlooked & HELP:
        return best
    return best_help(state, actions, most, overlooked)


def _move_worth(state: PrussiaState, action: Action, overlooked: int) -> float:
    """Return what a piece's best move leads to, or a raise, or a column."""
    after = moved(state, action)
    if not PIECE <= action < RAISE or not after.is_open(ASK_MOVE_TO):
        return evaluate(after, state.side, overlooked)
    most = WORST
    for to in few_hexes(after, after.answers):
        if to < PIECE:
            most = max(most, evaluate(moved(after, to), state.side, overlooked))
    return most


def _best_hex(state: PrussiaState, actions: list[Action], overlooked: int) -> Action:
    """Return the hex from which the piece in hand serves its side best."""
    few = few_hexes(state, actions)
    best, most = few[0], WORST
    if not overlooked & HELP:
        few += helping_hexes(state, few)
    for action in few:
        if action == DONE:
            continue
        value = evaluate(moved(state, action), state.side, overlooked)
        if value > most:
            best, most = action, value
    return best
