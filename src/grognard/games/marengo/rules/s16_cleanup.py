"""§16 Approach clean-up: pieces that face nobody step back into reserve."""

from grognard.core.types import Player
from grognard.games.marengo.rules.s03_map import is_held_by, place
from grognard.games.marengo.rules.s10_bombardment import cancel_bombardments
from grognard.games.marengo.rules.s17_shuffling import hide, mix
from grognard.games.marengo.state import MarengoState, enemy_of, members
from grognard.games.marengo.tables import (
    ARMY_MASK,
    BEYOND,
    LOCALE_OF,
    NUM_SIDES,
    Locale,
    Side,
    blocking,
    reserve,
)


def approach_cleanup(state: MarengoState) -> None:
    """§16 At the start of his turn a player's pieces leave approaches that face no enemy."""
    army = state.turn
    for number in range(NUM_SIDES):  # in an order that does not tell who stands there
        side = Side(number)
        pieces = state.at[blocking(side)] & ARMY_MASK[army]
        if pieces and not is_held_by(state, Locale(BEYOND[side]), enemy_of(army)):
            _clean_up(state, army, side)


def _clean_up(state: MarengoState, army: Player, side: Side) -> None:
    here = Locale(LOCALE_OF[side])
    moved = state.at[blocking(side)]
    pieces = members(moved)
    state.note("§16", "cleanup", army, [len(pieces), side])
    cancel_bombardments(state, moved)
    for piece in pieces:
        place(state, piece, reserve(here))
    if not state.cleaned_may_march:
        state.cleaned |= moved  # ruling R4 (§8)
    hide(state, moved)
    mix(state, reserve(here))
