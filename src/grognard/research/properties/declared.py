"""What is sent keeps to its declaration, in a game that has one."""

import json

from grognard.core.game import Game
from grognard.core.schema import event_breaches, observation_breaches
from grognard.core.state import State
from grognard.core.types import SPECTATOR
from grognard.research.samples import Samples


def observations_are_as_declared(game: Game, samples: Samples) -> list[str]:
    """Every seat and the watcher see what the game's `sent` says, no field more and none less."""
    declared, problems = game.sent, list[str]()
    for sample in samples.positions + samples.ends:
        for seat in (*range(len(game.seats)), SPECTATOR):
            for breach in observation_breaches(declared, sample.state.observe(seat)):
                problems.append(f"{sample}: seat {seat}: {breach}")
    return problems


def events_are_sent_as_declared(game: Game, samples: Samples) -> list[str]:
    """Every event names its numbers as the game's `sent` says, and can be sent as JSON."""
    problems: list[str] = []
    for sample in samples.ends:
        problems += [f"{sample}: {breach}" for breach in _event_problems(game, sample.state)]
    return problems


def _event_problems(game: Game, state: State) -> list[str]:
    found: list[str] = []
    for event in state.log or []:
        try:
            fields = game.event_fields(state, event)
        except (LookupError, ValueError) as error:
            found.append(f"{event!r}: {error!r}")
            continue
        if json.loads(json.dumps(fields)) != fields:
            found.append(f"{event!r}: {fields} is no JSON")
        found += event_breaches(game.sent, event.kind, fields)
    return found
