"""Questions, actions, reasons and events as messages; the sentences are in messages/*.ftl."""

from grognard.core.event import Event
from grognard.core.message import Argument, Message
from grognard.core.reason import Reason
from grognard.core.types import Action
from grognard.games.undaunted.actions import (
    DONE,
    NUMBER,
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
from grognard.games.undaunted.reasons import NO_OWN_MARKER, NOT_ADJACENT, REASONS
from grognard.games.undaunted.rules.s07_movement import STEP_RULES
from grognard.games.undaunted.state import (
    EMPTY_BID,
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
    CARD_IDS,
    INITIATIVE_OF,
    SEATS,
    UNIT_IDS,
    VALUE,
    VERB_COUNT,
    VERBS,
    Battle,
    Counter,
    Tile,
    side_of,
    unit_of,
)

# Names


def seat_name(side: int) -> Message:
    """Return the name of a side."""
    return Message(f"undaunted-seat-{SEATS[side]}")


def people_name(side: int) -> Message:
    """Return a side as those who act, the subject of a sentence of the log."""
    return Message(f"undaunted-people-{SEATS[side]}")


def card_name(card: int) -> Message:
    """Return the name of a card; ruling R5: an empty hand bids "nothing"."""
    return Message(f"undaunted-card-{CARD_IDS[card] if card != EMPTY_BID else 'none'}")


def counter_name(counter: Counter) -> Message:
    """Return a counter with its side."""
    unit = Message(f"undaunted-card-{UNIT_IDS[unit_of(counter)]}")
    return Message("undaunted-counter", {"seat": seat_name(side_of(counter)), "unit": unit})


def tile_name(battle: Battle, tile: Tile) -> Message:
    """Return a tile's printed mark; the face is lettered in each language's own alphabet."""
    if not 0 <= tile < len(battle.tiles):
        return Message("undaunted-no-tile")
    printed = battle.tile_ids[tile]
    face = Message(f"undaunted-face-{printed[-1].lower()}")
    return Message("undaunted-tile", {"number": printed[:-1], "face": face})


def verb_name(verb: int) -> Message:
    """Return the name of one of the fourteen actions, or of hunkering down or readying."""
    return Message(f"undaunted-verb-{VERBS[verb]}")


def thing(state: UndauntedState, action: Action) -> Message:
    """Return the name of what is clicked."""
    if is_card(action):
        return card_name(card_in(action))
    if is_tile(action):
        return tile_name(state.battle, tile_in(action))
    if is_unit(action):
        return counter_name(counter_in(action))
    if is_verb(action):
        return verb_name(action - VERB)
    if is_number(action):
        return Message("undaunted-number", {"number": action - NUMBER})
    return Message("undaunted-done")


# Questions and answers


def prompt(state: UndauntedState) -> Message:
    """Return the open question with the card, unit and number it is about."""
    if state.is_over():
        return Message("undaunted-ask-nothing")
    question = state.questions.question()
    args: dict[str, Argument] = {"round": state.round}
    if question not in (Q_BID, Q_PLAY):
        args["card"] = card_name(state.questions.a())
        args["left"] = state.questions.b()
    if question == Q_MOVE:
        args["left"] = state.questions.d()
        args["unit"] = counter_name(Counter(state.questions.c()))
        args["verb"] = verb_name(state.questions.b())
    if question == Q_ATTACK:
        args["verb"] = verb_name(state.questions.b())
    return Message(f"undaunted-ask-{state.prompt()}", args)


def action(state: UndauntedState, clicked: Action) -> Message:
    """Return an action as a button says it, with its verb from the open question.

    What does not answer the question is just named.
    """
    question = state.questions.question()
    args: dict[str, Argument] = {"thing": thing(state, clicked)}
    if clicked == DONE and question in (Q_PLAY, Q_MOVE, Q_BOLSTER, Q_INSPIRE):
        return Message(f"undaunted-do-{state.prompt()}-done")
    if not _answers(question, clicked):
        return thing(state, clicked)
    if question == Q_BID:
        args["initiative"] = INITIATIVE_OF[card_in(clicked)]
    elif question == Q_USE:
        args["value"] = max(0, VALUE[state.questions.a() * VERB_COUNT + clicked - VERB])
        return Message(f"undaunted-do-use-{VERBS[clicked - VERB]}", args)
    elif question == Q_COMMAND:
        args["count"] = clicked - NUMBER
    elif question in (Q_ATTACK, Q_GUIDE):
        args["tile"] = tile_name(state.battle, state.tile_of[counter_in(clicked)])
    return Message(f"undaunted-do-{state.prompt()}", args)


def _answers(question: int, clicked: Action) -> bool:
    """Say whether a click is of the kind that the question asks for."""
    if question in (Q_BID, Q_PLAY, Q_BOLSTER, Q_INSPIRE):
        return is_card(clicked)
    if question in (Q_MOVE, Q_TARGET):
        return is_tile(clicked)
    if question in (Q_ATTACK, Q_GUIDE):
        return is_unit(clicked)
    return is_verb(clicked) if question == Q_USE else question == Q_COMMAND and is_number(clicked)


def reason(state: UndauntedState, clicked: Action, code: int) -> Reason:
    """Return the reason behind a code, naming the thing clicked and the card in use."""
    message_id, section = REASONS[code]
    if code in (NOT_ADJACENT, NO_OWN_MARKER):
        section = STEP_RULES[state.questions.b()]
    params: dict[str, Argument] = {"thing": thing(state, clicked)}
    if state.questions.question() not in (Q_BID, Q_PLAY):
        params["card"] = card_name(state.questions.a())
    return Reason(message_id, section, params)


# Events


def event(battle: Battle, told: Event) -> Message:
    """Return an event as a sentence of the log."""
    args: dict[str, Argument] = {}
    if told.who >= 0:
        args["seat"] = people_name(told.who)
    _EVENT_ARGS[_KIND_OF.get(told.kind, 0)](battle, told.numbers, args)
    return Message(f"undaunted-event-{told.kind}", args)


def _no_args(battle: Battle, numbers: tuple[int, ...], args: dict[str, Argument]) -> None:
    if numbers:
        args["count"] = numbers[0]


def _card_args(battle: Battle, numbers: tuple[int, ...], args: dict[str, Argument]) -> None:
    args["card"] = card_name(numbers[0])


def _cards_args(battle: Battle, numbers: tuple[int, ...], args: dict[str, Argument]) -> None:
    """A list of cards is said as a chain of messages, since each has its name in the catalogue."""
    names = Message("undaunted-list-one", {"first": card_name(numbers[0])})
    for card in numbers[1:]:
        names = Message("undaunted-list-more", {"rest": names, "last": card_name(card)})
    args["cards"] = names
    args["count"] = len(numbers)


def _bids_args(battle: Battle, numbers: tuple[int, ...], args: dict[str, Argument]) -> None:
    args["us"] = card_name(numbers[0])
    args["german"] = card_name(numbers[1])
    args["us_value"] = numbers[2]
    args["german_value"] = numbers[3]


def _unit_args(battle: Battle, numbers: tuple[int, ...], args: dict[str, Argument]) -> None:
    """A counter, then a tile or a number."""
    args["unit"] = counter_name(Counter(numbers[0]))
    if len(numbers) > 1:
        args["count"] = numbers[1]
        args["tile"] = tile_name(battle, Tile(numbers[-1]))


def _moved_args(battle: Battle, numbers: tuple[int, ...], args: dict[str, Argument]) -> None:
    args["unit"] = counter_name(Counter(numbers[0]))
    args["start"] = tile_name(battle, Tile(numbers[1]))
    args["tile"] = tile_name(battle, Tile(numbers[2]))


def _tile_args(battle: Battle, numbers: tuple[int, ...], args: dict[str, Argument]) -> None:
    args["tile"] = tile_name(battle, Tile(numbers[0]))
    if len(numbers) > 1:
        args["count"] = numbers[1]


def _rolled_args(battle: Battle, numbers: tuple[int, ...], args: dict[str, Argument]) -> None:
    args["verb"] = verb_name(numbers[0])
    args["card"] = card_name(numbers[1])
    args["unit"] = counter_name(Counter(numbers[2]))
    args["base"] = numbers[3]
    args["cover"] = numbers[4]
    args["range"] = numbers[5]
    args["defence"] = numbers[6]
    args["hit"] = "yes" if numbers[7] else "no"
    args["faces"] = " ".join(str(face) for face in numbers[8:])


def _won_args(battle: Battle, numbers: tuple[int, ...], args: dict[str, Argument]) -> None:
    args["how"] = numbers[0]
    args["us_points"] = numbers[1]
    args["german_points"] = numbers[2]


_EVENT_ARGS = [
    _no_args,
    _card_args,
    _cards_args,
    _bids_args,
    _unit_args,
    _moved_args,
    _tile_args,
    _rolled_args,
    _won_args,
]
_KIND_OF = {
    "played": 1, "hunkered": 1, "bolstered": 1, "inspired": 1,
    "drew": 2, "discarded": 2,
    "bids": 3,
    "placed": 4, "readied": 4, "targeted": 4, "lost": 4, "suppressed": 4, "removed": 4,
    "moved": 5,
    "scouted": 6, "controlled": 6, "held": 6, "radio": 6, "blasted": 6,
    "rolled": 7,
    "won": 8,
}  # fmt: skip
