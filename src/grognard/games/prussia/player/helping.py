"""Who comes to help where an attack stands badly."""

from typing import Final

from grognard.core.types import Action
from grognard.games.prussia.actions import DONE, PIECE, RAISE
from grognard.games.prussia.evaluate import attack, evaluate
from grognard.games.prussia.planning import FAR_AWAY, survey
from grognard.games.prussia.rules.s01_01_map import distance
from grognard.games.prussia.rules.s07_movement import ASK_MOVE_TO
from grognard.games.prussia.state import PrussiaState
from grognard.games.prussia.tables import CAVALRY, DIRECTIONS, Hex, Piece

HELPED_BELOW: Final = 0.5
"""An attack that would bring less than this calls for help."""
HELP_FROM: Final = (3, 7)
"""From so many hexes away infantry and cavalry are asked."""


def moved(state: PrussiaState, action: Action) -> PrussiaState:
    """Return what an answer leads to, as a state of its own."""
    twin = state.clone()
    twin.log = None
    twin.apply(action)
    return twin


def best_help(state: PrussiaState, actions: list[Action], least: float, overlooked: int) -> Action:
    """Return the piece that helps most where an attack stands badly, or the end.

    Of all that could come up, near its goal or not: the few that were looked at did not help.
    """
    spots = _spots(state)
    best, most = DONE, least
    for action in actions:
        if not PIECE <= action < RAISE or not _is_near(state, Piece(action - PIECE), spots):
            continue
        after = moved(state, action)
        if not after.is_open(ASK_MOVE_TO):
            continue
        for to in after.answers:
            if to < PIECE and to in spots:
                value = evaluate(moved(after, to), state.side, overlooked)
                if value > most:
                    best, most = action, value
    return best


def _spots(state: PrussiaState) -> list[Hex]:
    """Return the hexes, free or ours, beside those whom we must attack at bad odds."""
    seen = survey(state)
    found: list[Hex] = []
    for place in range(seen.count):
        if seen.side_at[place] == state.side or not seen.touched[place]:
            continue
        if seen.strength[place] and attack(state, seen, place, state.side, True) < HELPED_BELOW:
            for way in range(DIRECTIONS):
                beside = Hex(state.field.neighbours[seen.hexes[place] * DIRECTIONS + way])
                other = int(seen.index_at[beside]) if beside >= 0 else -1
                is_enemys = other >= 0 and seen.side_at[other] != state.side
                if beside >= 0 and not is_enemys and beside not in found:
                    found.append(beside)
    return found


def _is_near(state: PrussiaState, piece: Piece, spots: list[Hex]) -> bool:
    """Say whether infantry or cavalry could perhaps come to one of some hexes."""
    arm, here = state.field.arm_of[piece], Hex(state.hex_of[piece])
    if arm > CAVALRY or here < 0:
        return False
    return min([distance(here, spot) for spot in spots], default=FAR_AWAY) <= HELP_FROM[arm]


def helping_hexes(state: PrussiaState, few: list[Action]) -> list[Action]:
    """Return the hexes from which infantry or cavalry in hand would help, beside those in view."""
    if state.field.arm_of[state.walker] > CAVALRY:
        return []
    return [spot for spot in _spots(state) if spot in state.answers and spot not in few]
