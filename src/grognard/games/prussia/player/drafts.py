"""Whole marches: what was drafted piece after piece is mended, and judged at its end.

Whoever moves first does not know who will stand beside him. So a march that was drafted to its end
is changed in one place, a piece goes elsewhere, stays, or goes too, all others move as before if
they still can, and what stands better at the end is kept. A march is drafted to its first die.
"""

from typing import Final, final

from grognard.core.dice import Dice
from grognard.core.types import Action
from grognard.games.prussia.actions import DONE, HALT, PIECE, RAISE
from grognard.games.prussia.evaluate import evaluate
from grognard.games.prussia.marching import GAIN, narrow
from grognard.games.prussia.planning import few_hexes, few_pieces
from grognard.games.prussia.player.helping import helping_hexes
from grognard.games.prussia.rules.s07_movement import ASK_MOVE_PIECE, ASK_MOVE_TO
from grognard.games.prussia.state import PrussiaState

TRY: Final = 5
"""A march tried takes about as long as so many positions."""
PIECES_TRIED: Final = 12
HEXES_TRIED: Final = 14
STAYS: Final = 15
"""In so many of a hundred tries a piece stays where it is."""
GOES_ELSEWHERE: Final = 60
"""Below this, and not below `STAYS`, one that moves goes elsewhere; else any piece is tried."""


@final
class March:
    """Moves of one piece after another, each the clicks for it, and where they lead."""

    __slots__ = ("end", "is_whole", "moves")

    def __init__(self, start: PrussiaState) -> None:
        self.moves: list[list[Action]] = []
        self.end: PrussiaState = start.clone()
        self.end.log = None
        self.is_whole: bool = False


def best_march(state: PrussiaState, tries: int, dice: Dice) -> list[Action]:
    """Return the clicks of the best march that was found, to its end or to its first die."""
    best = _plain(state)
    if not best.moves:
        return []
    most = evaluate(best.end, state.side)
    for _ in range(tries):
        march = _mended(state, best, dice)
        if march is not None:
            value = evaluate(march.end, state.side)
            if value > most + GAIN:
                best, most = march, value
    found = [click for move in best.moves for click in move]
    return [*found, DONE] if best.is_whole else found


def _is_marching(state: PrussiaState) -> bool:
    return state.is_open(ASK_MOVE_PIECE) or state.is_open(ASK_MOVE_TO)


def _plain(state: PrussiaState) -> March:
    """Return the march piece after piece, without the move that rolls a die."""
    march = March(state)
    here = march.end.clone()
    while True:
        move: list[Action] = []
        while True:
            click = narrow(here, here.legal_actions())[0]
            if click == DONE:
                march.is_whole = True
                return march
            here.apply(click)
            move.append(click)
            if here.fate != state.fate or not _is_marching(here):
                return march
            if here.is_open(ASK_MOVE_PIECE):
                break
        march.moves.append(move)
        march.end = here.clone()


def _mended(state: PrussiaState, march: March, dice: Dice) -> March | None:
    """Return the march changed in one place, or None if that cannot be, or rolls a die."""
    at = dice.below(len(march.moves) + 1, "draft")
    before, after = march.moves[:at], march.moves[at:]
    begun = _followed(state, before)
    if begun is None:
        return None
    kind = dice.below(100, "draft")
    if kind < STAYS:
        return _gone_on(state, begun, after[1:], march.is_whole) if after else None
    if kind < GOES_ELSEWHERE and after and PIECE <= after[0][0] < RAISE:
        first, rest = after[0][0], after[1:]
    else:
        pieces = [
            one
            for one in few_pieces(begun.end, begun.end.legal_actions(), PIECES_TRIED)
            if one != DONE
        ]
        if not pieces:
            return None
        first = pieces[dice.below(len(pieces), "draft")]
        rest = [move for move in after if move[0] != first]
    if not _moved(state, begun, first, dice):
        return None
    return _gone_on(state, begun, rest, march.is_whole)


def _moved(state: PrussiaState, march: March, first: Action, dice: Dice) -> bool:
    """Add a move of a piece to a hex drawn by lot, or a click that is a move by itself."""
    here = march.end
    if first not in here.legal_actions():
        return False
    here.apply(first)
    move = [first]
    if here.is_open(ASK_MOVE_TO):
        few = [to for to in few_hexes(here, here.legal_actions(), HEXES_TRIED) if to < PIECE]
        few += helping_hexes(here, few)
        if not few:
            return False
        move.append(few[dice.below(len(few), "draft")])
        here.apply(move[1])
        if here.fate == state.fate and here.is_open(ASK_MOVE_TO):
            move.append(HALT)
            here.apply(HALT)
    march.moves.append(move)
    return here.fate == state.fate and here.is_open(ASK_MOVE_PIECE)


def _followed(state: PrussiaState, moves: list[list[Action]]) -> March | None:
    return _gone_on(state, March(state), moves, False)


def _gone_on(
    state: PrussiaState, march: March, moves: list[list[Action]], is_whole: bool
) -> March | None:
    """Return a march with further moves, those left out that cannot be made any more."""
    here = march.end
    for move in moves:
        made: list[Action] = []
        for click in move:
            if click not in here.legal_actions():
                break
            here.apply(click)
            made.append(click)
            if here.fate != state.fate or not _is_marching(here):
                return None
        if not here.is_open(ASK_MOVE_PIECE):
            return None  # in hand, and cannot go where it went
        if made:
            march.moves.append(made)
    march.is_whole = is_whole
    return march
