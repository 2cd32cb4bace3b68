"""What each side may see, and full states drawn from it.

Open to all: the board, both supplies and play areas, the size of every pile, the initiative token,
and with them every card in circulation. Closed: the enemy's hand, his deck, and (ruling R13, unless
the option opens it) what went to his discard unseen; a bid until both are in; a chosen card until
its use is settled.
"""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from grognard.core.dealing import Deal
from grognard.core.dice import Dice
from grognard.core.types import Player
from grognard.games.undaunted import sent
from grognard.games.undaunted.account import account
from grognard.games.undaunted.actions import unit_text
from grognard.games.undaunted.question import asked_of
from grognard.games.undaunted.rules.s02_setup import is_in_play
from grognard.games.undaunted.rules.s04_piles import (
    cards_in_hand,
    hand_room,
    hidden_count,
    not_in_hand,
    unseen,
)
from grognard.games.undaunted.rules.s05_initiative import deciding
from grognard.games.undaunted.rules.s06_05_in_use import is_card_in_use, is_private
from grognard.games.undaunted.state import (
    EMPTY_BID,
    NOT_BID,
    UndauntedState,
)
from grognard.games.undaunted.tables import (
    CARD_COUNT,
    CARD_IDS,
    CARDS,
    COUNTERS,
    MARKERS,
    SEATS,
    TILE_LIMIT,
    UNIT_COUNT,
    Card,
    Unit,
    counter_of,
    side_of,
    unit_of,
)


def observe(state: UndauntedState, seat: Player) -> sent.Observation:
    """Return the view of a seat, or of the SPECTATOR, as JSON."""
    return {
        "game": "undaunted",
        "scenario": state.scenario.id,
        "seat": SEATS[seat] if seat >= 0 else None,
        "round": state.round,
        "initiative": SEATS[state.holder],
        "asked": [SEATS[side] for side in deciding(state)],
        "points": {SEATS[side]: state.points_of[side] for side in (0, 1)},
        "goals": {SEATS[side]: _goal(state, side) for side in (0, 1)},
        "tiles": _tiles(state),
        "layout": state.scenario.orientation,
        "sides": {SEATS[side]: _side(state, side, seat) for side in (0, 1)},
        "action": _open_action(state, seat),
        "zone": asked_of(state).zone if seat in state.seats_to_answer() else "",
        "over": state.is_over(),
        "winner": SEATS[state.winner] if state.is_over() else None,
        "account": account(state),
    }


def _goal(state: UndauntedState, side: int) -> sent.Goal:
    setup = state.scenario.sides[side]
    return {"points": setup.points_to_win, "pin": setup.wins_by_pinning}


def _tiles(state: UndauntedState) -> list[sent.Tile]:
    """Return every tile; counters and their spawns are looked through once for all of them."""
    scenario = state.scenario
    units: list[list[sent.Unit]] = [[] for _ in range(TILE_LIMIT)]
    spawns: list[list[str]] = [[] for _ in range(TILE_LIMIT)]
    for counter in COUNTERS:
        tile = state.tile_of[counter]
        if tile >= 0:
            suppressed = state.suppressed_of[counter] == 1
            units[tile].append({"unit": unit_text(counter), "suppressed": suppressed})
        spawn = scenario.spawn_of[counter]
        if spawn >= 0 and is_in_play(scenario, side_of(counter), Card(unit_of(counter))):
            spawns[spawn].append(unit_text(counter))
    return [_tile(state, tile, units[tile], spawns[tile]) for tile in scenario.tiles]


def _tile(state: UndauntedState, tile: int, units: list[sent.Unit], spawns: list[str]) -> sent.Tile:
    """Return one tile: place, cover, worth, markers, counters, spawns, targets."""
    scenario = state.scenario
    return {
        "id": scenario.tile_ids[tile],
        "line": scenario.line_of[tile],
        "place": scenario.place_of[tile],
        "cover": scenario.cover_of[tile],
        "hill": scenario.is_hill[tile],
        "terrain": scenario.terrain_of[tile],
        "worth": state.worth_of[tile],
        "radio": scenario.radio == tile,
        "markers": {
            SEATS[side]: MARKERS[state.marker_of[side * TILE_LIMIT + tile]] for side in (0, 1)
        },
        "units": units,
        "spawns": spawns,
        "targets": [SEATS[side] for side in (0, 1) if state.target_of[side] == tile],
    }


def _cards(counts: list[int]) -> dict[str, int]:
    return {CARD_IDS[card]: counts[card] for card in CARDS if counts[card]}


def _pile(column: vec[i64], side: int) -> dict[str, int]:
    return _cards(_part(column, side))


def _part(column: vec[i64], side: int) -> list[int]:
    """Return what a side has of each card in a pile."""
    base = side * CARD_COUNT
    return [int(column[base + card]) for card in CARDS]


def _side(state: UndauntedState, side: int, seat: Player) -> sent.Side:
    """Return a side's piles: sizes for all, contents where the seat may know them."""
    removed = _part(state.removed_of, side)
    seen: sent.Side = {
        "hand": state.hand_count[side],
        "deck": state.deck_count[side],
        "discard": state.discard_count[side],
        "removed": sum(removed),
        "play": _pile(state.play_of, side),
        "supply": _pile(state.supply_of, side),
        "discarded": _pile(state.seen_discard, side),
        "unseen": _cards([unseen(state, side * CARD_COUNT + card) for card in CARDS]),
        "surely_in_hand": _pile(state.least_hand, side),
        "not_in_hand": [CARD_IDS[card] for card in not_in_hand(state, side)],
    }
    if state.shows(seat, side):
        seen["own"] = {
            "hand": _pile(state.hand_of, side),
            "deck": _pile(state.deck_of, side),
            "discard": _pile(state.discard_of, side),
            "removed": _cards(removed),
            "bid": _own_bid(state, side),
        }
    return seen


def _own_bid(state: UndauntedState, side: int) -> str | None:
    card = state.bid_of[side]
    return CARD_IDS[card] if card not in (NOT_BID, EMPTY_BID) else None


def _open_action(state: UndauntedState, seat: Player) -> sent.Use | None:
    """Return the card in use: for its owner as soon as it is chosen, for others once it is laid."""
    if not is_card_in_use(state) or (
        is_private(state) and not state.shows(seat, state.todo.owner())
    ):
        return None
    found = cast(sent.Use, state.question().shown(state))
    card = state.todo.a()
    if "unit" not in found and card < UNIT_COUNT:
        found["unit"] = unit_text(counter_of(state.todo.owner(), Unit(card)))
    return found


# Drawing a full state


def redraw(state: UndauntedState, seat: Player, dice: Dice) -> None:
    """Deal hidden cards anew, and forget the secrets of others."""
    for side in (0, 1):
        if side != seat:
            deal_unseen(state, side, dice)
            _forget_secrets(state, side, dice)


def _forget_secrets(state: UndauntedState, side: int, dice: Dice) -> None:
    """Take back a card chosen but not laid; draw another bid for one already given."""
    if is_private(state) and state.todo.owner() == side:
        state.todo.pop()
    if state.bid_of[side] not in (NOT_BID, EMPTY_BID):
        hand = cards_in_hand(state, side)
        state.bid_of[side] = hand[dice.below(len(hand), "redraw")]


def deal_unseen(state: UndauntedState, side: int, dice: Dice) -> None:
    """Deal a side's unseen cards to hand, deck and unseen discard, within what is known of them."""
    base = side * CARD_COUNT
    least = _part(state.least_hand, side)
    deal = Deal([unseen(state, base + card) - least[card] for card in CARDS])
    room = [max(0, hand_room(state, side, card) - least[card]) for card in CARDS]
    deal.add_pile(state.hand_count[side] - sum(least), state.fresh_of[side], room)
    deal.add_pile(
        hidden_count(state, side), state.fresh_discard[side], _part(state.most_discard, side)
    )
    hand, discard = deal.dealt(dice)
    for card in CARDS:
        slot = base + card
        state.hand_of[slot] = least[card] + hand[card]
        state.deck_of[slot] = deal.loose[card] - hand[card] - discard[card]
        state.discard_of[slot] = state.seen_discard[slot] + discard[card]
