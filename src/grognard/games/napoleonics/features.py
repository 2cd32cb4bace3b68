"""Commands & Colors: Napoleonics in numbers for learning: what a seat knows, its own side first."""

from typing import Final

from grognard.core.features import Features
from grognard.core.types import Player
from grognard.games.napoleonics.rules.s02_01_board import HEX_NAMES, NUM_HEXES
from grognard.games.napoleonics.rules.s02_unit_cards import MOST_BLOCKS
from grognard.games.napoleonics.rules.s04_banners import banners, objective_banners
from grognard.games.napoleonics.rules.s05_14_drawing import cards_in_deck, held_by
from grognard.games.napoleonics.rules.s09_scenarios import NO_UNIT, SCENARIO_IDS
from grognard.games.napoleonics.state import NapoleonicsState
from grognard.games.napoleonics.tables import (
    ARMS,
    CARD_IDS,
    CARDS,
    NO_CARD,
    NUM_ARMS,
    NUM_CARDS,
    SLOTS,
)

HEX_IDS: Final[list[str]] = list(HEX_NAMES)
ARM_IDS: Final[list[str]] = list(ARMS)
LONG: Final = 40
HAND: Final = 8
BLOCKS: Final = 60.0
COPIES: Final = 4.0
"""About the most turns, cards in hand, blocks of an arm, and copies of a card."""


def fill(features: Features, state: NapoleonicsState, seat: Player) -> None:
    """Add the numbers of a position."""
    features.one_of("scenario", state.scenario.number - 1, SCENARIO_IDS)
    features.share("turn", min(state.turn, LONG), LONG)
    features.truth("own turn", state.active == seat)
    features.share("command", state.command, HAND)
    features.one_of("card", state.played, CARD_IDS)
    features.one_of("fights", state.goal if state.attacker != NO_UNIT else -1, HEX_IDS)
    features.share("deck", cards_in_deck(state), 2 * NUM_CARDS)
    features.row("discard", CARD_IDS, state.discard, 0, COPIES)
    for subject, side in (("own", seat), ("enemy", 1 - seat)):
        features.about(subject)
        _side(features, state, side)
        _units(features, state, side)
        _leaders(features, state, side)
    features.about("own")
    _own_cards(features, state, seat)
    features.about("enemy")
    held = held_by(state, 1 - seat)
    around = [(int(state.deck[card]) + held[card]) / COPIES for card in CARDS]
    features.many("or deck has", CARD_IDS, around)
    features.about("")


def _side(features: Features, state: NapoleonicsState, side: Player) -> None:
    goal = state.scenario.banners
    features.share("banners", banners(state, side), goal)
    features.share("objectives", objective_banners(state, side), goal)
    features.share("exits", state.exits[side], goal)
    features.share("hand size", state.hand_size[side], HAND)
    features.one_of("last card", state.last_card[side], CARD_IDS)


def _units(features: Features, state: NapoleonicsState, side: Player) -> None:
    """Add the blocks by arm and by hex, and who is in square or ordered."""
    scenario = state.scenario
    arms = [0.0] * NUM_ARMS
    at = [[0.0] * NUM_HEXES for _ in range(NUM_ARMS)]
    squares = ordered = 0
    for unit in scenario.units:
        here = state.hex_of[unit]
        if scenario.side_of[unit] == side and here >= 0:
            blocks, arm = int(state.blocks_of[unit]), scenario.arm_of[unit]
            arms[arm] += blocks / BLOCKS
            at[arm][here] = blocks / MOST_BLOCKS
            squares += 1 if state.slot_of[unit] >= 0 else 0
            ordered += 1 if state.ordered_of[unit] else 0
    features.many("blocks", ARM_IDS, arms)
    for arm in range(NUM_ARMS):
        features.many(ARM_IDS[arm], HEX_IDS, at[arm])
    features.share("squares", squares, SLOTS)
    features.share("ordered", ordered, HAND)


def _leaders(features: Features, state: NapoleonicsState, side: Player) -> None:
    at = [0.0] * NUM_HEXES
    for leader in state.scenario.leaders:
        here = state.leader_hex[leader]
        if state.scenario.leader_side[leader] == side and here >= 0:
            at[here] = 1.0
    features.many("leader", HEX_IDS, at)


def _own_cards(features: Features, state: NapoleonicsState, side: Player) -> None:
    features.row("hand", CARD_IDS, state.hand, side * NUM_CARDS, COPIES)
    track = [0.0] * NUM_CARDS
    for slot in range(side * SLOTS, (side + 1) * SLOTS):
        if state.track[slot] != NO_CARD:
            track[state.track[slot]] += 1.0
    features.many("track", CARD_IDS, track)
    is_drawing = side == state.active
    features.one_of("drew", state.drawn[0] if is_drawing else NO_CARD, CARD_IDS)
    features.one_of("drew too", state.drawn[1] if is_drawing else NO_CARD, CARD_IDS)
