"""§3 The sequence of play: which question is next, and what a click does."""

from grognard.core.types import Action
from grognard.games.undaunted.actions import (
    DONE,
    NUMBER,
    VERB,
    card_in,
    counter_in,
    tile_in,
)
from grognard.games.undaunted.rules.s05_initiative import ask_bids, bid, draw_hands, reveal_bids
from grognard.games.undaunted.rules.s06_turns import (
    begin_action,
    begin_turn,
    choose_card,
    end_turn,
    hunker_down,
    lay_card,
    ready,
)
from grognard.games.undaunted.rules.s07_movement import step
from grognard.games.undaunted.rules.s08_support import (
    bolster,
    can_bolster_any,
    can_inspire_any,
    command,
    conceal,
    control,
    inspire,
    recon,
    target,
)
from grognard.games.undaunted.rules.s09_combat import attack, blast, suppress
from grognard.games.undaunted.rules.s11_end import check_end, leader_in_points, win
from grognard.games.undaunted.state import (
    END_ROUND_CAP,
    PHASE_BID,
    PHASE_DRAW,
    PHASE_FIRST,
    PHASE_OVER,
    PHASE_REVEAL,
    PHASE_SECOND,
    Q_ATTACK,
    Q_BID,
    Q_BOLSTER,
    Q_COMMAND,
    Q_GUIDE,
    Q_INSPIRE,
    Q_MOVE,
    Q_PLAY,
    Q_TARGET,
    Q_USE,
    UndauntedState,
    tell,
)
from grognard.games.undaunted.tables import (
    ROUND_CAP,
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
    Card,
    Counter,
    Unit,
    counter_of,
)

# §3 The round


def advance(state: UndauntedState) -> None:
    """§3 Go on through the round until a question is open or the game is over."""
    while state.questions.is_empty() and state.phase != PHASE_OVER:
        if state.phase == PHASE_DRAW:
            begin_round(state)
        elif state.phase == PHASE_BID:
            state.phase = PHASE_REVEAL
            ask_bids(state)
        elif state.phase == PHASE_REVEAL:
            state.phase = PHASE_FIRST
            reveal_bids(state)
        elif state.phase == PHASE_FIRST:
            state.phase = PHASE_SECOND
            take_turn(state, state.holder)
        else:
            state.phase = PHASE_DRAW
            take_turn(state, 1 - state.holder)


def begin_round(state: UndauntedState) -> None:
    """§3 A new round begins with drawing; ruling R11: after 200 rounds the game is scored."""
    if state.round == ROUND_CAP:
        win(state, leader_in_points(state), END_ROUND_CAP)
        return
    state.round += 1
    if state.log is not None:
        tell(state, "§3", "round", state.holder, [state.round])
    draw_hands(state)
    state.phase = PHASE_BID


def take_turn(state: UndauntedState, side: int) -> None:
    """§6 A side's turn; with an empty hand it is over at once."""
    begin_turn(state, side)
    if state.hand_count[side] == 0:
        end_turn(state)


# One click


def apply(state: UndauntedState, action: Action) -> None:
    """Take a legal click of the seat to move; trusts its caller."""
    question = state.questions.question()
    if question == Q_BID:
        bid(state, card_in(action))
        state.chain += 1
    elif question == Q_PLAY:
        if action == DONE:
            end_turn(state)
            state.chain += 1
        else:
            choose_card(state, card_in(action))
    elif question == Q_USE:
        use(state, Card(state.questions.a()), action - VERB)
    elif question == Q_MOVE:
        move_click(state, action)
    elif question == Q_BOLSTER or question == Q_INSPIRE:
        take_click(state, question, action)
    else:
        target_click(state, question, action)
    advance(state)


def use(state: UndauntedState, card: Card, verb: int) -> None:
    """§6.5 Use the chosen card: at once, or after a further click that says where or whom."""
    if needs_click(state, card, verb):
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


def needs_click(state: UndauntedState, card: Card, verb: int) -> bool:
    """Say whether an action asks anything more; a pick from an openly empty pile does not."""
    if verb == VERB_BOLSTER:
        return can_bolster_any(state, state.active, card)
    if verb == VERB_INSPIRE:
        return can_inspire_any(state, state.active, card)
    if verb == VERB_HUNKER or verb == VERB_READY or verb == VERB_BLAST:
        return False
    return not (verb == VERB_CONCEAL or verb == VERB_CONTROL or verb == VERB_RECON)


def ask_verb(state: UndauntedState, card: Card, verb: int) -> None:
    """Replace the question of the card's use by the question of its action."""
    side = state.active
    value = VALUE[card * VERB_COUNT + verb]
    state.questions.pop()
    if verb == VERB_GUIDE:
        state.questions.push(Q_GUIDE, side, card)
    elif verb == VERB_ATTACK or verb == VERB_SUPPRESS:
        state.questions.push(Q_ATTACK, side, card, verb)
    elif verb == VERB_TARGET:
        state.questions.push(Q_TARGET, side, card)
    elif verb == VERB_BOLSTER:
        state.questions.push(Q_BOLSTER, side, card, value)
    elif verb == VERB_INSPIRE:
        state.questions.push(Q_INSPIRE, side, card, value)
    elif verb == VERB_COMMAND:
        state.questions.push(Q_COMMAND, side, card)
    else:
        state.questions.push(Q_MOVE, side, card, verb, counter_of(side, Unit(card)), value)


def act_at_once(state: UndauntedState, card: Card, verb: int) -> None:
    """§8.3, §8.4, §8.6, §9.1 The actions that need no further click."""
    if verb == VERB_CONCEAL:
        conceal(state)
    elif verb == VERB_CONTROL:
        control(state, counter_of(state.active, Unit(card)))
    elif verb == VERB_RECON:
        recon(state)
    elif verb == VERB_BLAST:
        blast(state, card)


def move_click(state: UndauntedState, action: Action) -> None:
    """§7 One step, or stop; "up to" includes no step at all."""
    frame = state.questions
    begin_action(state, Card(frame.a()))
    if action == DONE:
        finish_card(state)
        return
    step(state, frame.b(), Counter(frame.c()), tile_in(action))
    frame.set_d(frame.d() - 1)
    if frame.d() == 0:
        finish_card(state)


def take_click(state: UndauntedState, question: int, action: Action) -> None:
    """§8.1, §8.5 Take one card, or no more."""
    frame = state.questions
    leader = Card(frame.a())
    lay_card(state, leader)
    if action == DONE:
        finish_card(state)
        return
    if question == Q_BOLSTER:
        bolster(state, card_in(action))
        more = can_bolster_any(state, state.active, leader)
    else:
        inspire(state, card_in(action))
        more = can_inspire_any(state, state.active, leader)
    frame.set_b(frame.b() - 1)
    if frame.b() == 0 or not more:
        finish_card(state)


def target_click(state: UndauntedState, question: int, action: Action) -> None:
    """§7.2, §8.2, §8.7, §9.1 The click that says whom, where or how many."""
    card = Card(state.questions.a())
    if question == Q_GUIDE:
        value = VALUE[card * VERB_COUNT + VERB_GUIDE]
        state.questions.pop()
        state.questions.push(Q_MOVE, state.active, card, VERB_GUIDE, counter_in(action), value)
        return
    verb = state.questions.b()
    begin_action(state, card)
    if question == Q_COMMAND:
        command(state, action - NUMBER)
    elif question == Q_TARGET:
        target(state, tile_in(action))
    elif question == Q_ATTACK and verb == VERB_ATTACK:
        attack(state, card, counter_of(state.active, Unit(card)), counter_in(action))
    else:
        suppress(state, card, counter_of(state.active, Unit(card)), counter_in(action))
    finish_card(state)


def finish_card(state: UndauntedState) -> None:
    """§6 A card is done: §11 the game may be over, or the turn if the hand is empty."""
    state.questions.pop()
    state.laid = False
    state.chain += 1
    check_end(state)
    if state.phase != PHASE_OVER and state.hand_count[state.active] == 0:
        end_turn(state)
