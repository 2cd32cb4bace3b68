"""Set-ups: where leaders stand decides where their corps does, and more than one way is good.

A few set-ups are drafted, each leader where the quick set-up would have him or near by, the rest by
the quick set-up. Of those that stand about as well as the best one is taken by lot, so that no two
battles need begin alike.
"""

from typing import Final

from grognard.core.dice import Dice
from grognard.core.types import Action, Player
from grognard.games.prussia.actions import DETACHMENT, NONE, PIECE, QUICK
from grognard.games.prussia.evaluate import SCALE, standing
from grognard.games.prussia.rules.s01_01_map import distance
from grognard.games.prussia.rules.s22_02_quick import detachment
from grognard.games.prussia.rules.s22_02_setup import (
    ASK_DETACHMENT,
    ASK_PLACE,
    is_to_place,
    quick_hex,
)
from grognard.games.prussia.state import PrussiaState
from grognard.games.prussia.tables import LEADER, Hex, Piece

TRY: Final = 20
MOST: Final = 60
"""A set-up takes about as long as so many positions, and so many are drafted at most."""
AS_GOOD: Final = 1.0 / SCALE
"""Set-ups that differ by a point are as good as one another."""
NEAR_BY: Final = 3
"""A leader is tried so many hexes around where the quick set-up has him."""
MOVED: Final = 50
"""In so many of a hundred cases."""


def drafted_setup(state: PrussiaState, tries: int, dice: Dice) -> list[Action]:
    """Return the clicks of a set-up, drawn from the good ones of some drafts, the quick one too."""
    seat = state.todo.owner()
    drafts: list[list[Action]] = []
    values: list[float] = []
    for at in range(tries + 1):
        here = state.clone()
        here.log = None
        clicks = [] if at == 0 else _leaders(here, dice)
        if here.is_open(ASK_PLACE) and here.todo.owner() == seat:
            here.apply(QUICK)
            clicks.append(QUICK)
        drafts.append(clicks)
        values.append(standing(here, seat))
    least = max(values) - AS_GOOD
    good = [at for at in range(len(drafts)) if values[at] >= least]
    return drafts[good[dice.below(len(good), "set-up")]]


def usual_detachment(state: PrussiaState) -> Action:
    """§26.3 Return the detachment into which the quick set-up puts a piece."""
    number = detachment(state, Piece(state.todo.a()))
    return DETACHMENT + number - 1 if number else NONE


def _leaders(here: PrussiaState, dice: Dice) -> list[Action]:
    """Place pieces until every leader stands, and return the clicks for it."""
    clicks: list[Action] = []
    seat = here.todo.owner()
    while here.todo.owner() == seat and _waits(here, seat):
        piece = Piece(here.todo.a())
        if here.is_open(ASK_DETACHMENT):
            clicks.append(usual_detachment(here))
            here.apply(clicks[-1])
            continue
        if not here.is_open(ASK_PLACE):
            return clicks
        to = quick_hex(here, piece)
        if here.field.arm_of[piece] == LEADER and dice.below(100, "set-up") < MOVED:
            to = _near_by(here, to, dice)
        here.apply(to)
        clicks.append(to)
    return clicks


def _waits(state: PrussiaState, seat: Player) -> bool:
    """Say whether a leader is still to be placed."""
    return any(is_to_place(state, leader, seat) for leader in state.field.all_leaders)


def _near_by(state: PrussiaState, usual: Hex, dice: Dice) -> Hex:
    """Return a legal hex near the usual one, drawn by lot."""
    hexes = [Hex(to) for to in state.legal_actions() if to < PIECE]
    few = [to for to in hexes if distance(to, usual) <= NEAR_BY]
    return few[dice.below(len(few), "set-up")] if few else usual
