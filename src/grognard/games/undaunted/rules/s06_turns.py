"""§6 Turns: playing cards, fog of war, suppression, placing counters, hunkering down."""

from typing import Final

from grognard.core.message import Argument, Message
from grognard.core.types import OK, Action, Json, Player
from grognard.games.undaunted.actions import CARD, DONE, VERB, card_in
from grognard.games.undaunted.question import UndauntedQuestion
from grognard.games.undaunted.reasons import (
    FOG_CANNOT_BE_PLAYED,
    NOT_IN_HAND,
    NOT_ON_CARD,
    NOT_SUPPRESSED,
    SUPPRESSED,
)
from grognard.games.undaunted.rules import s04_piles as piles
from grognard.games.undaunted.rules import s07_movement as movement
from grognard.games.undaunted.rules import s08_support as support
from grognard.games.undaunted.rules import s09_combat as combat
from grognard.games.undaunted.rules import s11_end as ending
from grognard.games.undaunted.state import PHASE_OVER, UndauntedState
from grognard.games.undaunted.tables import (
    CARD_COUNT,
    CARD_IDS,
    FOG,
    OFF_BOARD,
    UNIT_COUNT,
    VALUE,
    VERB_ATTACK,
    VERB_BLAST,
    VERB_BOLSTER,
    VERB_COMMAND,
    VERB_CONCEAL,
    VERB_CONTROL,
    VERB_COUNT,
    VERB_GUIDE,
    VERB_HUNKER,
    VERB_INSPIRE,
    VERB_READY,
    VERB_RECON,
    VERB_SUPPRESS,
    VERB_TARGET,
    VERBS,
    Card,
    Counter,
    Tile,
    Unit,
    counter_of,
)


def begin_turn(state: UndauntedState, side: int) -> None:
    """§6 A side plays cards one by one."""
    state.active = side
    if state.log is not None:
        state.note("§6", "turn", side, [])
    state.push(ASK_PLAY, side)


def end_turn(state: UndauntedState) -> None:
    """§6 The turn ends: everything played and everything left in hand is discarded."""
    side = state.active
    state.fate += 1  # the enemy's turn begins: to see it taken back would tell what he does
    if state.log is not None:
        state.note("§6", "turn-over", side, [int(state.hand_count[side])])
        if state.open_discards and state.hand_count[side]:
            state.note("§6", "discarded", side, piles.cards_in_hand(state, side))
    piles.discard_all(state, side)
    state.todo.pop()


def play_code(state: UndauntedState, side: int, card: Card) -> int:
    """§6 A card of the hand may be played, §6.1 but never fog of war."""
    if card == FOG:
        return FOG_CANNOT_BE_PLAYED
    return OK if state.hand_of[side * CARD_COUNT + card] else NOT_IN_HAND


class AskPlay(UndauntedQuestion):
    """§6 Which card is played next?"""

    id = "play"
    zone = "hand"
    section = "§6"
    gives_up = DONE

    def verdict(self, state: UndauntedState, action: Action, seat: Player) -> int:
        """Return whether a side may play a card."""
        return play_code(state, seat, card_in(action))

    def answer(self, state: UndauntedState, action: Action) -> None:
        """§6 Pick the card to play, which nobody else knows before its first visible effect.

        Ruling R16. Or end the turn.
        """
        if action == DONE:
            end_turn(state)
            state.chain += 1
        else:
            state.push(ASK_USE, state.active, card_in(action))

    def hides(self, state: UndauntedState) -> bool:
        """It is a secret whether there is a card to play."""
        return True

    def args(self, state: UndauntedState) -> dict[str, Argument]:
        """Return the round."""
        return {"round": state.round}

    def shown(self, state: UndauntedState) -> Json:
        """Nothing is in use yet."""
        return {}


class AskUse(UndauntedQuestion):
    """§6.5 What is the card used for? Its frame: a the card."""

    id = "use"
    section = "§6.5"

    def verdict(self, state: UndauntedState, action: Action, seat: Player) -> int:
        """Return whether a card may be used so."""
        return use_code(state, seat, Card(state.todo.a()), action - VERB)

    def answer(self, state: UndauntedState, action: Action) -> None:
        """§6.5 Use the card: at once, or after a further click that says where or whom."""
        card, verb = Card(state.todo.a()), action - VERB
        if needs_click(state, card, verb):
            state.todo.pop()
            ask_verb(state, card, verb)
            return
        if verb == VERB_HUNKER:
            hunker_down(state, card)
        elif verb == VERB_READY:
            ready(state, card)
        else:
            begin_action(state, card)
            act_at_once(state, card, verb)
        finish_card(state)

    def deed(self, state: UndauntedState, action: Action, args: dict[str, Argument]) -> Message:
        """Return the action with its printed value."""
        verb = action - VERB
        args["value"] = max(0, VALUE[state.todo.a() * VERB_COUNT + verb])
        return Message(f"undaunted-do-use-{VERBS[verb]}", args)

    def shown(self, state: UndauntedState) -> Json:
        """Return the card."""
        return {"card": CARD_IDS[state.todo.a()], "verb": None}


ASK_PLAY: Final = AskPlay(CARD, CARD + CARD_COUNT, may_stop=True)
ASK_USE: Final = AskUse(VERB, VERB + VERB_COUNT)


def needs_click(state: UndauntedState, card: Card, verb: int) -> bool:
    """§6.5 Say whether an action asks more; a pick from an openly empty pile does not."""
    if verb == VERB_BOLSTER:
        return support.ASK_BOLSTER.is_any_left(state, state.active, card)
    if verb == VERB_INSPIRE:
        return support.ASK_INSPIRE.is_any_left(state, state.active, card)
    return not IS_AT_ONCE[verb]


def ask_verb(state: UndauntedState, card: Card, verb: int) -> None:
    """§6.5 Ask what an action needs to know."""
    side = state.active
    value = VALUE[card * VERB_COUNT + verb]
    if verb == VERB_GUIDE:
        state.push(movement.ASK_GUIDE, side, card)
    elif verb == VERB_ATTACK or verb == VERB_SUPPRESS:
        state.push(combat.ASK_ATTACK, side, card, verb)
    elif verb == VERB_TARGET:
        state.push(support.ASK_TARGET, side, card)
    elif verb == VERB_BOLSTER:
        state.push(support.ASK_BOLSTER, side, card, value)
    elif verb == VERB_INSPIRE:
        state.push(support.ASK_INSPIRE, side, card, value)
    elif verb == VERB_COMMAND:
        state.push(support.ASK_COMMAND, side, card)
    else:
        state.push(movement.ASK_MOVE, side, card, verb, counter_of(side, Unit(card)), value)


AT_ONCE: Final = (VERB_HUNKER, VERB_READY, VERB_BLAST, VERB_CONCEAL, VERB_CONTROL, VERB_RECON)
IS_AT_ONCE: Final[list[bool]] = [verb in AT_ONCE for verb in range(VERB_COUNT)]
"""What a card does without a further click."""


def act_at_once(state: UndauntedState, card: Card, verb: int) -> None:
    """§8.3, §8.4, §8.6, §9.1 The actions that need no further click."""
    if verb == VERB_CONCEAL:
        support.conceal(state)
    elif verb == VERB_CONTROL:
        support.control(state, counter_of(state.active, Unit(card)))
    elif verb == VERB_RECON:
        support.recon(state)
    elif verb == VERB_BLAST:
        combat.blast(state, card)


def finish_card(state: UndauntedState) -> None:
    """§6 A card is done: §11 the game may be over, or the turn if the hand is empty."""
    state.todo.pop()
    state.laid = False
    state.chain += 1
    ending.check_end(state)
    if state.phase != PHASE_OVER and state.hand_count[state.active] == 0:
        end_turn(state)


def lay_card(state: UndauntedState, card: Card) -> None:
    """§6 Lay the chosen card into the play area, once for all its clicks."""
    if state.laid:
        return
    state.laid = True
    state.fate += 1  # a card of a closed hand is shown
    piles.lay(state, state.active, card)
    if state.log is not None:
        state.note("§6", "played", state.active, [card])


# §6.2 Suppression, §6.5 actions


def is_suppressed(state: UndauntedState, side: int, card: Card) -> bool:
    """§6.2 Say whether the card's counter lies on its suppressed side."""
    return card < UNIT_COUNT and state.suppressed_of[counter_of(side, Unit(card))] == 1


def use_code(state: UndauntedState, side: int, card: Card, verb: int) -> int:
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
        return movement.use_guide_code(state, side)
    if verb == VERB_CONTROL:
        return support.use_control_code(state, side, counter_of(side, Unit(card)))
    if verb == VERB_RECON:
        return support.use_recon_code(state, side)
    if verb == VERB_TARGET:
        return support.use_target_code(state, side, counter_of(side, Unit(card)))
    if verb == VERB_ATTACK or verb == VERB_SUPPRESS:
        return combat.use_attack_code(state, side)
    if verb == VERB_BLAST:
        return combat.use_blast_code(state, side)
    return OK


def ready(state: UndauntedState, card: Card) -> None:
    """§6.2 Instead of an action the suppressed counter is turned to its ready side."""
    counter = counter_of(state.active, Unit(card))
    lay_card(state, card)
    state.suppressed_of[counter] = 0
    if state.log is not None:
        state.note("§6.2", "readied", state.active, [counter])


# §6.3 Placing counters


def location(state: UndauntedState, counter: Counter) -> Tile:
    """§6.3 Return where a counter acts from: its tile, or its spawn point off the board."""
    tile = Tile(state.tile_of[counter])
    return tile if tile != OFF_BOARD else state.scenario.spawn_of[counter]


def place_counter(state: UndauntedState, card: Card) -> None:
    """§6.3 A combat card's counter that is off the board is put on its spawn point first.

    Ruling R6 (§9.6): it comes back on its ready side.
    """
    if card >= UNIT_COUNT:
        return
    counter = counter_of(state.active, Unit(card))
    if state.tile_of[counter] != OFF_BOARD:
        return
    movement.set_tile(state, counter, state.scenario.spawn_of[counter])
    if state.log is not None:
        state.note("§6.3", "placed", state.active, [counter, int(state.tile_of[counter])])


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
        state.note("§6.4", "hunkered", state.active, [card])
