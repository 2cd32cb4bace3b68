"""Examples of a rules reference: small positions to play, with what the text says of them.

They lie in `manual/examples.toml` of a game's package; the sentences stand in the reference itself,
where `{example NAME}` marks the place. A position is one of a recorded game, and some clicks more:

    [road-march]
    game = "bormida"                # a recorded game
    step = 0                        # so many of its clicks
    clicks = ["draw reille"]        # and these
    dice = 3                        # the seed of all that is rolled from here on
    line = ["road", "go 12"]        # the clicks that show the rule
    events = ["§8 cross"]           # what happens on the line, in this order
    why = [["locale:3", "§8", "marengo-why-not-adjacent"]]    # what is refused, and by which rule
    facts = { "round" = 4 }         # what the mover then sees, by its place in the observation

A refusal with a number as its fourth part comes after so many clicks of the line.
"""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from grognard.core.dice import RecordingDice, SeededDice
from grognard.core.dice_header import seeded_header
from grognard.core.errors import GrognardError
from grognard.core.event import Event
from grognard.core.game import Game
from grognard.core.reason import Reason
from grognard.core.replay import new_record
from grognard.core.state import State
from grognard.core.types import Json
from grognard.manual.games import games_of, state_at
from grognard.manual.shelf import folder_of
from grognard.match.click import Seat
from grognard.match.match import Match
from grognard.match.moments import Progress

MOST_CLICKS: Final = 60
"""Clicks that a reader may make in an example."""
FILE: Final = "examples.toml"


@dataclass(frozen=True)
class Refusal:
    """A thing that cannot be clicked, and the rule that says so; after so many clicks."""

    target: str
    section: str
    code: str
    after: int = 0


@dataclass(frozen=True)
class Example:
    """A position, the line that shows a rule, and what happens on it."""

    id: str
    game: str
    step: int
    clicks: tuple[str, ...] = ()
    dice: int = 0
    line: tuple[str, ...] = ()
    events: tuple[str, ...] = ()
    why: tuple[Refusal, ...] = ()
    facts: Json = field(default_factory=dict)


def example_of(game: Game, id: str) -> Example:
    """Return an example; raises GrognardError where there is none."""
    found = examples_of(game).get(id)
    if found is None:
        raise GrognardError("no-example", name=id, game=game.name)
    return found


@cache
def examples_of(game: Game) -> dict[str, Example]:
    """Return the examples of a rules reference, by their ids."""
    folder = folder_of(game)
    if folder is None or not (folder / FILE).is_file():
        return {}
    data = tomllib.loads((folder / FILE).read_text("utf-8"))
    return {id: _example(id, one) for id, one in data.items()}


def _example(id: str, data: dict[str, Any]) -> Example:
    why = tuple(Refusal(*one) for one in data.get("why", ()))
    lists = {name: tuple(data.get(name, ())) for name in ("clicks", "line", "events")}
    return Example(
        id,
        data["game"],
        data["step"],
        dice=data.get("dice", 0),
        why=why,
        facts=data.get("facts", {}),
        **lists,
    )


@cache
def _position(game: Game, example: str) -> State:
    """Return the state in which an example begins; there are no more of them than examples."""
    one = example_of(game, example)
    state = state_at(game, games_of(game)[one.game], one.step)
    for click in one.clicks:
        game.play(state, game.parse_action(state, click))
    return state


class Trial:
    """An example being played: every seat is the reader's, and all of it is made of the clicks.

    To take a click back is to play without it. `roll` chooses other dice than the text speaks of.
    """

    def __init__(self, game: Game, id: str, clicks: Sequence[str] = (), roll: int = 0) -> None:
        self.example = example_of(game, id)
        state = _position(game, id).clone()
        state.dice = RecordingDice(SeededDice(self.example.dice + roll))
        played = games_of(game)[self.example.game]
        record = new_record(game, played.scenario, played.options, seeded_header(roll))
        seats = [Seat()] * len(game.seats)
        self.match = Match(game, record, seats, state, b"", Progress(0, [0] * len(seats)))
        self.seat = state.to_move()
        for click in clicks[:MOST_CLICKS]:
            self._play(click)
        if self.match.asked():
            self.seat = self.match.asked()[0]

    def _play(self, click: str) -> None:
        self.seat = self.match.asked()[0] if self.match.asked() else self.seat
        self.match.play(self.seat, self.match.parse(click))

    def events(self) -> list[Event]:
        """Return what has happened since the example began."""
        lines = [step.events for step in self.match.record.steps]
        return [event for events in lines for event in events]

    def why(self, target: str) -> list[Reason]:
        """Return why a thing cannot be clicked; [] if it can."""
        return [] if self.match.is_over() else self.match.explain(self.seat, target)

    def told(self) -> Json:
        """Return all that the reader sees: the table of the seat that is asked, and the news."""
        view = self.match.view(self.seat)
        count = sum(event.is_seen_by(self.seat) for event in self.events())
        log = self.match.log(self.seat, view.log_length - count)
        return {"view": view.to_json(), "log": [line.to_json() for line in log]}
