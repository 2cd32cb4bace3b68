"""Examples of a rules reference: small positions to play, with what the text says of them.

They lie in `manual/examples.toml` of a game's package; the sentences stand in the reference itself,
where `{example NAME}` marks the place. A position is one of a recorded game, and some clicks more:

    [road-march]
    game = "bormida"                # a recorded game
    step = 0                        # so many of its clicks
    clicks = ["draw reille"]        # and these
    dice = 3                        # the seed of all that is rolled after those of the game
    line = ["road", "go 12"]        # the clicks that show the rule
    events = ["§8 cross"]           # what happens on the line, in this order
    why = [["locale:3", "§8", "marengo-why-not-adjacent"]]    # what is refused, and by which rule
    told = [{ kind = "moved", to = "12" }]    # fields of these events as a log line has them, too
    reckoned = [["§11.6", -1]]      # lines of the odds before a click of the line, and their values
    facts = { "round" = 4 }         # what the mover then sees, by its place in the observation
    look = ["locale:12"]            # where it is seen, if the things clicked are not on the map

A refusal with a number as its fourth part comes after so many clicks of the line. In a list of
pieces a fact is found by the id of the piece: `"units.R-P-C3.left" = 2`.
"""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from grognard.core.dice import RecordingDice, SeededDice
from grognard.core.errors import GrognardError
from grognard.core.game import Game
from grognard.core.odds import Odds
from grognard.core.state import State
from grognard.core.types import Json
from grognard.manual.games import games_of, states_at
from grognard.manual.shelf import folder_of
from grognard.manual.tried import Tried

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
    told: tuple[Json, ...] = ()
    reckoned: tuple[tuple[str, int], ...] = ()
    facts: Json = field(default_factory=dict)
    look: tuple[str, ...] = ()


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
    reckoned = tuple((section, value) for section, value in data.get("reckoned", ()))
    lists = {
        name: tuple(data.get(name, ())) for name in ("clicks", "line", "events", "told", "look")
    }
    return Example(
        id,
        data["game"],
        data["step"],
        dice=data.get("dice", 0),
        why=why,
        reckoned=reckoned,
        facts=data.get("facts", {}),
        **lists,
    )


@cache
def _starts(game: Game, played: str) -> dict[int, State]:
    """Return the states of a recorded game in which examples begin, by their clicks so far."""
    wanted = {one.step for one in examples_of(game).values() if one.game == played}
    return states_at(game, games_of(game)[played], wanted)


@cache
def _position(game: Game, example: str) -> State:
    """Return the state in which an example begins; there are no more of them than examples."""
    one = example_of(game, example)
    state = _starts(game, one.game)[one.step].clone()
    state.dice = RecordingDice(SeededDice(one.dice))
    for click in one.clicks:
        game.play(state, game.parse_action(state, click))
    return state


@cache
def spots_of(game: Game, id: str) -> list[str]:
    """Return what an example is about: the things clicked on its line, and those refused."""
    example = example_of(game, id)
    if example.look:
        return list(example.look)
    found = [refusal.target for refusal in example.why]
    for count, click in enumerate(example.line):
        trial = Trial(game, id, example.line[:count])
        choices = trial.match.view(trial.seat).choices
        found += [choice.target for choice in choices if choice.text == click]
    return list(dict.fromkeys(found))


class Trial(Tried):
    """An example being played: every seat is the reader's, and `roll` chooses other dice."""

    def __init__(self, game: Game, id: str, clicks: Sequence[str] = (), roll: int = 0) -> None:
        self.example = example_of(game, id)
        start = _position(game, id).clone()
        played = games_of(game)[self.example.game]
        super().__init__(game, played, start, self.example.dice, roll)
        self.clicks = tuple(clicks[:MOST_CLICKS])
        for click in self.clicks:
            self.play(click)
        if self.match.asked():
            self.seat = self.match.asked()[0]

    def odds(self) -> Odds | None:
        """Return what the next click of the line would roll; None if nothing, or off the line."""
        line, count = self.example.line, len(self.clicks)
        if self.clicks != line[:count] or count == len(line):
            return None
        return self.match.odds(self.seat, self.match.parse(line[count]))

    def told(self) -> Json:
        """Return all that the reader sees: the table, the news, and the odds of the next click."""
        odds = self.odds()
        return {**super().told(), "odds": None if odds is None else odds.to_json()}
