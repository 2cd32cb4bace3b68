"""One legality: `legality` answers for one click, `legal_actions` lists what it allows."""

from grognard.core.types import NOBODY, NOT_ASKED_CODE, OK, Action, Player
from grognard.games.undaunted.actions import (
    CARD,
    DONE,
    NUMBER,
    NUMBER_COUNT,
    TILE,
    UNIT,
    VERB,
    card_in,
    counter_in,
    is_card,
    is_number,
    is_tile,
    is_unit,
    is_verb,
    tile_in,
)
from grognard.games.undaunted.rules.s05_initiative import can_bid
from grognard.games.undaunted.rules.s06_turns import can_play, can_use
from grognard.games.undaunted.rules.s07_movement import can_enter, can_guide
from grognard.games.undaunted.rules.s08_support import (
    can_bolster,
    can_command,
    can_inspire,
    can_target,
)
from grognard.games.undaunted.rules.s09_combat import can_attack
from grognard.games.undaunted.state import (
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
)
from grognard.games.undaunted.tables import (
    CARD_COUNT,
    COUNTER_COUNT,
    MORTAR,
    VERB_COUNT,
    Card,
    Counter,
    counter_of,
)


def legality(state: UndauntedState, action: Action, seat: Player) -> int:
    """Return OK, the code of the rule that forbids a seat the action, or NOT_ASKED_CODE."""
    question = state.questions.question()
    if question == Q_BID:
        return can_bid(state, seat, card_in(action)) if is_card(action) else NOT_ASKED_CODE
    if question == Q_PLAY:
        if action == DONE:
            return OK
        return can_play(state, seat, card_in(action)) if is_card(action) else NOT_ASKED_CODE
    card = Card(state.questions.a())
    if question == Q_USE:
        return can_use(state, seat, card, action - VERB) if is_verb(action) else NOT_ASKED_CODE
    if question == Q_MOVE:
        return _legality_of_step(state, action)
    if question == Q_BOLSTER:
        if action == DONE:
            return OK
        return (
            can_bolster(state, seat, card, card_in(action)) if is_card(action) else NOT_ASKED_CODE
        )
    if question == Q_INSPIRE:
        if action == DONE:
            return OK
        return (
            can_inspire(state, seat, card, card_in(action)) if is_card(action) else NOT_ASKED_CODE
        )
    return _legality_of_target(state, action, seat, question, card)


def _legality_of_step(state: UndauntedState, action: Action) -> int:
    """§7 A neighbouring tile, or stop where the counter is."""
    if action == DONE:
        return OK
    if not is_tile(action):
        return NOT_ASKED_CODE
    frame = state.questions
    return can_enter(state, frame.b(), Counter(frame.c()), tile_in(action))


def _legality_of_target(
    state: UndauntedState, action: Action, seat: Player, question: int, card: Card
) -> int:
    if question == Q_ATTACK:
        return can_attack(state, seat, counter_in(action)) if is_unit(action) else NOT_ASKED_CODE
    if question == Q_GUIDE:
        return can_guide(state, seat, counter_in(action)) if is_unit(action) else NOT_ASKED_CODE
    if question == Q_TARGET:
        if not is_tile(action):
            return NOT_ASKED_CODE
        return can_target(state, seat, counter_of(seat, MORTAR), tile_in(action))
    if question == Q_COMMAND:
        return can_command(card, action - NUMBER) if is_number(action) else NOT_ASKED_CODE
    return NOT_ASKED_CODE


def legal_actions(state: UndauntedState, seat: Player) -> list[Action]:
    """Return every click `legality` allows, in ascending order."""
    if seat == NOBODY:
        seat = state.questions.owner()
        if seat == NOBODY:
            return []
    elif seat not in state.seats_to_answer():
        return []
    question = state.questions.question()
    if question == Q_USE:
        return _listed(state, seat, VERB, VERB + VERB_COUNT)
    if question == Q_BID:
        return _listed(state, seat, CARD, CARD + CARD_COUNT)
    if question == Q_PLAY or question == Q_BOLSTER or question == Q_INSPIRE:
        return [*_listed(state, seat, CARD, CARD + CARD_COUNT), DONE]
    if question == Q_MOVE:
        return [*_listed(state, seat, TILE, TILE + len(state.battle.tiles)), DONE]
    if question == Q_TARGET:
        return _listed(state, seat, TILE, TILE + len(state.battle.tiles))
    if question == Q_COMMAND:
        return _listed(state, seat, NUMBER, NUMBER + NUMBER_COUNT)
    return _listed(state, seat, UNIT, UNIT + COUNTER_COUNT)


def _listed(state: UndauntedState, seat: Player, first: int, end: int) -> list[Action]:
    actions: list[int] = []
    for action in range(first, end):
        if legality(state, action, seat) == OK:
            actions.append(action)
    return actions
