"""Invariants, each with its section: what `check()` recomputes and compares."""

from grognard.core.head_start import given
from grognard.games.undaunted.rules.s04_piles import (
    circulating,
    hidden_count,
    most_in_discard,
    most_in_hand,
)
from grognard.games.undaunted.rules.s05_initiative import ASK_BID
from grognard.games.undaunted.rules.s06_05_in_use import is_card_in_use
from grognard.games.undaunted.state import (
    EMPTY_BID,
    END_NOT,
    NOT_BID,
    PHASE_REVEAL,
    UndauntedState,
)
from grognard.games.undaunted.tables import (
    CARD_COUNT,
    CARD_IDS,
    CARDS,
    CONTROLLED,
    COUNTERS,
    MORTAR,
    OFF_BOARD,
    SEATS,
    TILE_LIMIT,
    counter_of,
)


def check(state: UndauntedState) -> list[str]:
    """Return every broken invariant, beginning with its section."""
    broken: list[str] = []
    for side in (0, 1):
        _check_cards(state, side, broken)
        _check_knowledge(state, side, broken)
        _check_board(state, side, broken)
    _check_flow(state, broken)
    return broken


def _check_cards(state: UndauntedState, side: int, broken: list[str]) -> None:
    setup = state.scenario.sides[side]
    base = side * CARD_COUNT
    seat = SEATS[side]
    for card in CARDS:
        slot = base + card
        everywhere = circulating(state, slot) + state.supply_of[slot] + state.removed_of[slot]
        if everywhere != setup.deck_of[card] + setup.supply_of[card]:
            broken.append(f"§2.8 {seat} has {everywhere} of {CARD_IDS[card]}")
    counts = (
        ("hand", state.hand_of, state.hand_count),
        ("deck", state.deck_of, state.deck_count),
        ("discard", state.discard_of, state.discard_count),
    )
    for name, pile, count in counts:
        if sum(pile[base : base + CARD_COUNT]) != count[side]:
            broken.append(f"§1.2 {seat} has miscounted its {name}")


def _check_knowledge(state: UndauntedState, side: int, broken: list[str]) -> None:
    """What is publicly known of the hidden piles must be true."""
    all_hidden = hidden_count(state, side)
    for card in CARDS:
        slot = side * CARD_COUNT + card
        hidden = state.discard_of[slot] - state.seen_discard[slot]
        in_hand = state.hand_of[slot]
        if not state.least_hand[slot] <= in_hand <= most_in_hand(state, side, card):
            broken.append(f"§9.4 {SEATS[side]}'s hand is not as known: {CARD_IDS[card]}")
        if not 0 <= hidden <= most_in_discard(state, side, card, all_hidden):
            broken.append(f"§9.4 {SEATS[side]}'s discard is not as known: {CARD_IDS[card]}")


def _check_board(state: UndauntedState, side: int, broken: list[str]) -> None:
    seat = SEATS[side]
    tiles = state.scenario.tiles
    markers = [state.marker_of[side * TILE_LIMIT + tile] for tile in tiles]
    points = sum(state.worth_of[tile] for tile in tiles if markers[tile] == CONTROLLED)
    points += given(state.head_start, side)
    if points != state.points_of[side]:
        broken.append(f"§11.1 {seat} has {points} points, not {state.points_of[side]}")
    if state.target_of[side] != OFF_BOARD:
        if state.tile_of[counter_of(side, MORTAR)] == OFF_BOARD:
            broken.append(f"§8.7 {seat} has a target marker but no mortar")


def _check_flow(state: UndauntedState, broken: list[str]) -> None:
    tiles = state.scenario.tiles
    for tile in tiles:
        if all(state.marker_of[side * TILE_LIMIT + tile] == CONTROLLED for side in (0, 1)):
            broken.append(f"§8.4 both sides control {state.scenario.tile_ids[tile]}")
    for counter in COUNTERS:
        if not OFF_BOARD <= state.tile_of[counter] < len(tiles):
            broken.append(f"§1.3 counter {counter} is nowhere")
        if state.tile_of[counter] == OFF_BOARD and state.suppressed_of[counter]:
            broken.append(f"§9.6 counter {counter} is suppressed off the board")
    if (state.ended_by != END_NOT) != state.todo.is_empty():
        broken.append("§11 a question is open exactly while the game goes on")
    if state.laid and not is_card_in_use(state):
        broken.append("§6 a card is laid but not in use")
    for side in (0, 1):
        given = state.bid_of[side] not in (NOT_BID, EMPTY_BID)
        if given and (state.phase != PHASE_REVEAL or not state.is_open(ASK_BID)):
            broken.append(f"§5 {SEATS[side]}'s bid is kept too long")
