"""Undaunted in numbers for learning: what a seat knows, its own side first."""

from typing import Final

from grognard.core.features import Features
from grognard.core.types import Player
from grognard.games.undaunted.rules.s04_piles import hidden_count, unseen
from grognard.games.undaunted.rules.s06_05_in_use import is_card_in_use, is_private
from grognard.games.undaunted.rules.s14_booklet import SCENARIO_IDS
from grognard.games.undaunted.state import UndauntedState
from grognard.games.undaunted.tables import (
    CARD_COUNT,
    CARD_IDS,
    CARDS,
    CONTROLLED,
    NO_CARD,
    OFF_BOARD,
    ROUND_CAP,
    TILE_LIMIT,
    UNIT_COUNT,
    UNIT_IDS,
)

PHASE_IDS: Final = ["draw", "bid", "reveal", "first", "second", "over"]
TILE_IDS: Final[list[str]] = [str(tile) for tile in range(TILE_LIMIT)]
COPIES: Final = 4.0
PILE: Final = 20
COVER: Final = 3.0
CROWD: Final = 4.0
"""About the most of a card, of cards in a pile, of a tile's cover, and of units on a tile."""


def fill(features: Features, state: UndauntedState, seat: Player) -> None:
    """Add the numbers of a position."""
    features.one_of("scenario", state.number, SCENARIO_IDS)
    features.share("round", state.round, ROUND_CAP)
    features.one_of("phase", state.phase, PHASE_IDS)
    features.truth("own turn", state.active == seat)
    features.truth("own initiative", state.holder == seat)
    features.one_of("card in use", _card_in_use(state, seat), CARD_IDS)
    _tiles(features, state)
    for subject, side in (("own", seat), ("enemy", 1 - seat)):
        features.about(subject)
        _side(features, state, side)
        _board(features, state, side)
    features.about("own")
    _own_cards(features, state, seat)
    features.about("enemy")
    _unseen_cards(features, state, 1 - seat)
    features.about("")


def _card_in_use(state: UndauntedState, seat: Player) -> int:
    """Return the card that the seat knows to be in use: an enemy's once it is laid."""
    if not is_card_in_use(state) or (is_private(state) and state.todo.owner() != seat):
        return NO_CARD
    return state.todo.a()


def _tiles(features: Features, state: UndauntedState) -> None:
    cover = [0.0] * TILE_LIMIT
    for tile in state.scenario.tiles:
        cover[tile] = state.scenario.cover_of[tile] / COVER
    features.many("cover", TILE_IDS, cover)
    features.row("worth", TILE_IDS, state.worth_of, 0, COVER)


def _side(features: Features, state: UndauntedState, side: Player) -> None:
    setup = state.scenario.sides[side]
    features.share("points", state.points_of[side], setup.points_to_win)
    features.truth("wins by pinning", setup.wins_by_pinning)
    features.share("hand size", state.hand_count[side], PILE)
    features.share("deck size", state.deck_count[side], PILE)
    features.share("discard size", state.discard_count[side], PILE)
    features.row("played", CARD_IDS, state.play_of, side * CARD_COUNT, COPIES)
    features.row("supply", CARD_IDS, state.supply_of, side * CARD_COUNT, COPIES)


def _board(features: Features, state: UndauntedState, side: Player) -> None:
    """Add markers, counters and who is suppressed."""
    base = side * UNIT_COUNT
    units = [0.0] * TILE_LIMIT
    on_board = [0.0] * UNIT_COUNT
    for unit in range(UNIT_COUNT):
        tile = state.tile_of[base + unit]
        if tile != OFF_BOARD:
            units[tile] += 1.0 / CROWD
            on_board[unit] = 1.0
    features.many("units on", TILE_IDS, units)
    features.many("on board", UNIT_IDS, on_board)
    features.row("suppressed", UNIT_IDS, state.suppressed_of, base, 1.0)
    features.row("marker", TILE_IDS, state.marker_of, side * TILE_LIMIT, float(CONTROLLED))
    features.one_of("target", state.target_of[side], TILE_IDS)


def _own_cards(features: Features, state: UndauntedState, side: Player) -> None:
    base = side * CARD_COUNT
    features.row("hand", CARD_IDS, state.hand_of, base, COPIES)
    features.row("deck", CARD_IDS, state.deck_of, base, COPIES)
    features.row("discard", CARD_IDS, state.discard_of, base, COPIES)
    features.row("removed", CARD_IDS, state.removed_of, base, COPIES)
    features.one_of("bid", state.bid_of[side], CARD_IDS)


def _unseen_cards(features: Features, state: UndauntedState, side: Player) -> None:
    """Add what may be known of the enemy's cards: public counts, not where each of them lies."""
    base = side * CARD_COUNT
    around = [unseen(state, base + card) / COPIES for card in CARDS]
    features.many("unseen", CARD_IDS, around)
    features.row("discarded", CARD_IDS, state.seen_discard, base, COPIES)
    features.row("surely in hand", CARD_IDS, state.least_hand, base, COPIES)
    features.share("hidden in discard", hidden_count(state, side), PILE)
