"""§8 Support actions: Bolster, Command, Conceal, Control, Inspire, Recon, Target."""

from grognard.core.types import OK
from grognard.games.undaunted import piles
from grognard.games.undaunted.reasons import (
    BOLSTER_OTHER_SQUAD,
    CONTROL_ENEMY_PRESENT,
    CONTROL_NO_MARKER,
    INSPIRE_ITSELF,
    INSPIRE_OTHER_SQUAD,
    MORE_THAN_PRINTED,
    NO_FOG_IN_HAND,
    NO_SUCH_TILE,
    NOT_IN_PLAY,
    NOT_IN_SUPPLY,
    NOWHERE_TO_TARGET,
    TARGET_SAME_TILE,
    TARGET_TOO_NEAR,
)
from grognard.games.undaunted.rules.s07_movement import take_fog
from grognard.games.undaunted.rules.s14_scenarios import can_raise_radio, raise_radio
from grognard.games.undaunted.state import (
    UndauntedState,
    has_counter,
    location,
    set_marker,
    tell,
)
from grognard.games.undaunted.tables import (
    CARD_COUNT,
    CARDS,
    CONTROLLED,
    FOG,
    MORTAR,
    NO_MARKER,
    OWN_SQUAD_ONLY,
    SCOUTED,
    SQUAD_OF,
    TARGET_MIN_DISTANCE,
    TILE_LIMIT,
    VALUE,
    VERB_COMMAND,
    VERB_COUNT,
    Card,
    Counter,
    Tile,
    counter_of,
)


def is_of_its_squad(leader: Card, card: Card) -> bool:
    """§8.1, §8.5 A card that names a squad works on that squad's cards only."""
    return not OWN_SQUAD_ONLY[leader] or SQUAD_OF[card] == SQUAD_OF[leader]


# §8.1 Bolster


def can_bolster(state: UndauntedState, side: int, leader: Card, card: Card) -> int:
    """§8.1 Take a card of the open supply; ruling R4: fog of war like any other."""
    if not is_of_its_squad(leader, card):
        return BOLSTER_OTHER_SQUAD
    return OK if state.supply_of[side * CARD_COUNT + card] else NOT_IN_SUPPLY


def can_bolster_any(state: UndauntedState, side: int, leader: Card) -> bool:
    """§8.1 Say whether the supply still holds a card this leader may take."""
    return any(can_bolster(state, side, leader, card) == OK for card in CARDS)


def bolster(state: UndauntedState, card: Card) -> None:
    """§8.1 The card goes to the discard."""
    piles.bolster(state, state.active, card)
    if state.log is not None:
        tell(state, "§8.1", "bolstered", state.active, [card])


# §8.2 Command


def can_command(card: Card, count: int) -> int:
    """§8.2 Draw at most the printed number; ruling R15: it is said before drawing, and may be 0."""
    return OK if count <= VALUE[card * VERB_COUNT + VERB_COMMAND] else MORE_THAN_PRINTED


def command(state: UndauntedState, count: int) -> None:
    """§8.2 Draw into the hand; the cards may be played this turn."""
    piles.draw(state, state.active, count, "§8.2")


# §8.3 Conceal


def conceal(state: UndauntedState) -> None:
    """§8.3 A fog of war goes from the enemy's supply to his discard, if he has one left."""
    enemy = 1 - state.active
    taken = take_fog(state, enemy)
    if state.log is not None:
        tell(state, "§8.3", "concealed", state.active, [taken])


# §8.4 Control


def can_use_control(state: UndauntedState, side: int, counter: Counter) -> int:
    """§8.4 The counter's tile must hold an own marker and no enemy counter, ready or suppressed."""
    tile = location(state, counter)
    if has_counter(state, 1 - side, tile):
        return CONTROL_ENEMY_PRESENT
    if state.marker_of[side * TILE_LIMIT + tile] == NO_MARKER:
        return CONTROL_NO_MARKER  # ruling R10
    return OK


def control(state: UndauntedState, counter: Counter) -> None:
    """§8.4 Turn the own marker to controlled and an enemy's controlled marker to scouted.

    Ruling R10: on a tile already controlled nothing happens, but for the radio of §14.1.
    """
    side = state.active
    tile = state.tile_of[counter]
    if state.marker_of[side * TILE_LIMIT + tile] == CONTROLLED:
        if can_raise_radio(state, side, tile):
            raise_radio(state, tile)
        elif state.log is not None:
            tell(state, "§8.4", "held", side, [tile])
        return
    set_marker(state, side, tile, CONTROLLED)
    if state.marker_of[(1 - side) * TILE_LIMIT + tile] == CONTROLLED:
        set_marker(state, 1 - side, tile, SCOUTED)
    if state.log is not None:
        tell(state, "§8.4", "controlled", side, [tile, state.worth_of[tile]])


# §8.5 Inspire


def can_inspire(state: UndauntedState, side: int, leader: Card, card: Card) -> int:
    """§8.5 Take a played card of the squad back; ruling R3: not the card being played."""
    if card == leader:
        return INSPIRE_ITSELF
    if not is_of_its_squad(leader, card):
        return INSPIRE_OTHER_SQUAD
    return OK if state.play_of[side * CARD_COUNT + card] else NOT_IN_PLAY


def can_inspire_any(state: UndauntedState, side: int, leader: Card) -> bool:
    """§8.5 Say whether a card can be taken back."""
    return any(can_inspire(state, side, leader, card) == OK for card in CARDS)


def inspire(state: UndauntedState, card: Card) -> None:
    """§8.5 The card goes back to the hand and may be played again."""
    piles.inspire(state, state.active, card)
    if state.log is not None:
        tell(state, "§8.5", "inspired", state.active, [card])


# §8.6 Recon


def can_use_recon(state: UndauntedState, side: int) -> int:
    """§8.6 A fog of war must be in hand."""
    return OK if state.hand_of[side * CARD_COUNT + FOG] else NO_FOG_IN_HAND


def recon(state: UndauntedState) -> None:
    """§8.6 A fog of war of the hand leaves the game, then one card is drawn."""
    piles.remove_from_hand(state, state.active, FOG)
    if state.log is not None:
        tell(state, "§8.6", "recon", state.active, [])
    piles.draw(state, state.active, 1, "§8.6")


# §8.7 Target


def can_target(state: UndauntedState, side: int, counter: Counter, tile: Tile) -> int:
    """§8.7 The tile lies at least three tiles from the mortar, and is another than before."""
    if tile >= len(state.battle.tiles):
        return NO_SUCH_TILE
    start = location(state, counter)
    if state.battle.distance[start * TILE_LIMIT + tile] < TARGET_MIN_DISTANCE:
        return TARGET_TOO_NEAR
    return TARGET_SAME_TILE if state.target_of[side] == tile else OK


def can_use_target(state: UndauntedState, side: int, counter: Counter) -> int:
    """§8.7 Some tile must be far enough away."""
    for tile in state.battle.tiles:
        if can_target(state, side, counter, tile) == OK:
            return OK
    return NOWHERE_TO_TARGET


def target(state: UndauntedState, tile: Tile) -> None:
    """§8.7 Lay the target marker, or move it."""
    state.target_of[state.active] = tile
    if state.log is not None:
        mortar = counter_of(state.active, MORTAR)
        tell(state, "§8.7", "targeted", state.active, [mortar, tile])
