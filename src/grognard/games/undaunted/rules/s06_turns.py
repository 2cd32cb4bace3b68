"""§6 Turns: playing cards, fog of war, suppression, placing counters, hunkering down."""

from grognard.core.types import OK
from grognard.games.undaunted import piles
from grognard.games.undaunted.reasons import (
    FOG_CANNOT_BE_PLAYED,
    NOT_IN_HAND,
    NOT_ON_CARD,
    NOT_SUPPRESSED,
    SUPPRESSED,
)
from grognard.games.undaunted.rules.s07_movement import can_use_guide
from grognard.games.undaunted.rules.s08_support import (
    can_use_control,
    can_use_recon,
    can_use_target,
)
from grognard.games.undaunted.rules.s09_combat import can_use_attack, can_use_blast
from grognard.games.undaunted.state import Q_PLAY, Q_USE, UndauntedState, set_tile, tell
from grognard.games.undaunted.tables import (
    CARD_COUNT,
    FOG,
    OFF_BOARD,
    UNIT_COUNT,
    VALUE,
    VERB_ATTACK,
    VERB_BLAST,
    VERB_CONTROL,
    VERB_COUNT,
    VERB_GUIDE,
    VERB_HUNKER,
    VERB_READY,
    VERB_RECON,
    VERB_SUPPRESS,
    VERB_TARGET,
    Card,
    Unit,
    counter_of,
)


def begin_turn(state: UndauntedState, side: int) -> None:
    """§6 A side plays cards one by one."""
    state.active = side
    if state.log is not None:
        tell(state, "§6", "turn", side, [])
    state.questions.push(Q_PLAY, side)


def end_turn(state: UndauntedState) -> None:
    """§6 The turn ends: everything played and everything left in hand is discarded."""
    side = state.active
    state.fate += 1  # the enemy's turn begins: to see it taken back would tell what he does
    if state.log is not None:
        tell(state, "§6", "turn-over", side, [state.hand_count[side]])
        if state.open_discards and state.hand_count[side]:
            tell(state, "§6", "discarded", side, piles.cards_in_hand(state, side))
    piles.discard_all(state, side)
    state.questions.pop()


def can_play(state: UndauntedState, side: int, card: Card) -> int:
    """§6 A card of the hand may be played, §6.1 but never fog of war."""
    if card == FOG:
        return FOG_CANNOT_BE_PLAYED
    return OK if state.hand_of[side * CARD_COUNT + card] else NOT_IN_HAND


def choose_card(state: UndauntedState, card: Card) -> None:
    """§6 Pick the card to play; ruling R16: nobody else knows before its first visible effect."""
    state.questions.push(Q_USE, state.active, card)


def lay_card(state: UndauntedState, card: Card) -> None:
    """§6 Lay the chosen card into the play area, once for all its clicks."""
    if state.laid:
        return
    state.laid = True
    state.fate += 1  # a card of a closed hand is shown
    piles.lay(state, state.active, card)
    if state.log is not None:
        tell(state, "§6", "played", state.active, [card])


# §6.2 Suppression, §6.5 actions


def is_suppressed(state: UndauntedState, side: int, card: Card) -> bool:
    """§6.2 Say whether the card's counter lies on its suppressed side."""
    return card < UNIT_COUNT and state.suppressed_of[counter_of(side, Unit(card))]


def can_use(state: UndauntedState, side: int, card: Card, verb: int) -> int:
    """§6, §6.2, §6.4, §6.5 Say whether a card of the hand may be used in this way now."""
    if verb == VERB_HUNKER:
        return OK  # §6.4, also a suppressed unit's card
    suppressed = is_suppressed(state, side, card)
    if verb == VERB_READY:
        return OK if suppressed else NOT_SUPPRESSED
    if VALUE[card * VERB_COUNT + verb] < 0:
        return NOT_ON_CARD
    if suppressed:
        return SUPPRESSED
    if verb == VERB_GUIDE:
        return can_use_guide(state, side)
    if verb == VERB_CONTROL:
        return can_use_control(state, side, counter_of(side, Unit(card)))
    if verb == VERB_RECON:
        return can_use_recon(state, side)
    if verb == VERB_TARGET:
        return can_use_target(state, side, counter_of(side, Unit(card)))
    if verb == VERB_ATTACK or verb == VERB_SUPPRESS:
        return can_use_attack(state, side)
    if verb == VERB_BLAST:
        return can_use_blast(state, side)
    return OK


def ready(state: UndauntedState, card: Card) -> None:
    """§6.2 Instead of an action the suppressed counter is turned to its ready side."""
    counter = counter_of(state.active, Unit(card))
    lay_card(state, card)
    state.suppressed_of[counter] = False
    if state.log is not None:
        tell(state, "§6.2", "readied", state.active, [counter])


# §6.3 Placing counters


def place_counter(state: UndauntedState, card: Card) -> None:
    """§6.3 A combat card's counter that is off the board is put on its spawn point first.

    Ruling R6 (§9.6): it comes back on its ready side.
    """
    if card >= UNIT_COUNT:
        return
    counter = counter_of(state.active, Unit(card))
    if state.tile_of[counter] != OFF_BOARD:
        return
    set_tile(state, counter, state.battle.spawn_of[counter])
    if state.log is not None:
        tell(state, "§6.3", "placed", state.active, [counter, state.tile_of[counter]])


def begin_action(state: UndauntedState, card: Card) -> None:
    """§6.3, §6.5 Lay the card and place its counter; then the action itself is done."""
    lay_card(state, card)
    place_counter(state, card)


# §6.4 Hunkering down


def hunker_down(state: UndauntedState, card: Card) -> None:
    """§6.4 The card goes back to the supply; no counter is placed or readied."""
    lay_card(state, card)
    piles.hunker(state, state.active, card)
    if state.log is not None:
        tell(state, "§6.4", "hunkered", state.active, [card])
