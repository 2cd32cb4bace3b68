"""Everything a game says has its sentence in every language."""

from collections.abc import Iterator
from typing import Any, cast

from grognard.core.game import Game
from grognard.core.message import Message, message_from_json
from grognard.core.types import SPECTATOR
from grognard.research.catalogue import LANGUAGES, saying_faults
from grognard.research.properties.drawings import drawn
from grognard.research.samples import Sample, Samples


def everything_met_can_be_said(game: Game, samples: Samples) -> list[str]:
    """Titles, questions, answers, refusals, odds, events and results exist in all languages."""
    met: dict[str, Message] = {}
    for message in _all_messages(game, samples):
        for part in _parts(message):
            met.setdefault(_shape(part), part)
    return [
        f"{language}: {fault}"
        for language in LANGUAGES
        for _, message in sorted(met.items())
        for fault in saying_faults(game, language, message)
    ]


def _all_messages(game: Game, samples: Samples) -> Iterator[Message]:
    yield from _names(game)
    for sample in samples.positions + samples.ends:
        yield from _questions(game, sample)
        yield from _refusals(game, sample)
    for sample in samples.one_per_question():
        for seat in (0, 1, SPECTATOR):
            yield from drawn(game, sample.state, seat)[1]
    for sample in samples.ends:
        yield from _story(game, sample)
        yield from _account(sample)


def _names(game: Game) -> Iterator[Message]:
    yield Message(f"{game.name}-title")
    for seat in game.seats:
        yield Message(f"{game.name}-seat-{seat}")
    for scenario in game.scenarios():
        yield Message(f"{game.name}-scenario-{scenario.id}")
    for option in game.options():
        yield Message(f"{game.name}-option-{option.id}")
        for value in option.values:
            yield Message(f"{game.name}-option-{option.id}-{value}")


def _questions(game: Game, sample: Sample) -> Iterator[Message]:
    state = sample.state
    if state.is_over():
        return
    yield game.describe_prompt(state)
    for seat in state.seats_to_answer():
        for action in state.legal_actions(seat):
            yield game.describe_action(state, action)
    for action in state.legal_actions():
        odds = game.odds(state, action)
        for throw in odds.throws if odds is not None else ():
            yield throw.subject
            yield from (item.label for item in throw.items)
            yield from (chance.label for chance in throw.chances)


def _refusals(game: Game, sample: Sample) -> Iterator[Message]:
    for seat in (0, 1):
        for action in range(game.num_actions):
            reason = game.why_not(sample.state, action, seat)
            if reason is not None:
                yield reason.message()


def _story(game: Game, sample: Sample) -> Iterator[Message]:
    state = sample.state
    for event in state.log or []:
        yield game.describe_event(state, event)
    outcome = state.outcome()
    if outcome is not None:
        yield Message(outcome.level, outcome.facts)
        yield Message(outcome.reason, outcome.facts)


def _account(sample: Sample) -> Iterator[Message]:
    """Yield what the account of a game says; in a game without one, nothing."""
    for line in cast(list[Any], sample.state.observe(SPECTATOR).get("account", [])):
        yield message_from_json(line["label"])
        values = [value for value in line["values"] if isinstance(value, dict)]
        yield from map(message_from_json, values)


def _parts(message: Message) -> Iterator[Message]:
    yield message
    for arg in message.args.values():
        if isinstance(arg, Message):
            yield from _parts(arg)


def _shape(message: Message) -> str:
    """Return the id and the kinds of its arguments: messages of one shape are tried once."""
    kinds = sorted(f"{name}:{type(arg).__name__}" for name, arg in message.args.items())
    return f"{message.id} {kinds}"
