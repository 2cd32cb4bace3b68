"""A position of a recorded game that a reader tries out: made of his clicks, nothing is kept."""

from grognard.core.dice import RecordingDice, SeededDice
from grognard.core.dice_header import seeded_header
from grognard.core.event import Event
from grognard.core.game import Game
from grognard.core.reason import Reason
from grognard.core.replay import new_record
from grognard.core.state import State
from grognard.core.types import Action, Json
from grognard.manual.games import Played
from grognard.match.click import Seat
from grognard.match.match import Match
from grognard.match.moments import Progress


class Tried:
    """A position being tried out; to take a click back is to play without it.

    `dice` is the seed of what is rolled from here on, and `roll` chooses another. `seat` is whose
    table is seen.
    """

    def __init__(self, game: Game, played: Played, start: State, dice: int, roll: int = 0) -> None:
        start.dice = RecordingDice(SeededDice(dice + roll))
        record = new_record(game, played.scenario, played.options, seeded_header(roll))
        seats = [Seat()] * len(game.seats)
        self.match = Match(game, record, seats, start, b"", Progress(0, [0] * len(seats)))
        self.seat = start.to_move()

    def play(self, click: str) -> Action:
        """Make a click for the seat that is asked, and return it."""
        self.seat = self.match.asked()[0] if self.match.asked() else self.seat
        action = self.match.parse(click)
        self.match.play(self.seat, action)
        return action

    def events(self) -> list[Event]:
        """Return what has happened since it began."""
        lines = [step.events for step in self.match.record.steps]
        return [event for events in lines for event in events]

    def why(self, target: str) -> list[Reason]:
        """Return why a thing cannot be clicked; [] if it can."""
        return [] if self.match.is_over() else self.match.explain(self.seat, target)

    def told(self) -> Json:
        """Return all that the reader sees: the table of the seat, and the news."""
        view = self.match.view(self.seat)
        count = sum(event.is_seen_by(self.seat) for event in self.events())
        log = self.match.log(self.seat, view.log_length - count)
        return {"view": view.to_json(), "log": [line.to_json() for line in log]}
