"""Recorded games that come with a rules reference: short files of clicks in the game's notation.

They lie in the folder `manual/games` of a game's package. Dice are seeded, so that the clicks alone
bring every state of the game again.
"""

import tomllib
from collections.abc import Collection
from dataclasses import dataclass, field
from functools import cache

from grognard.core.dice import RecordingDice, SeededDice
from grognard.core.dice_header import seeded_header
from grognard.core.game import Game
from grognard.core.record_file import Record
from grognard.core.replay import close_record, new_record, set_up
from grognard.core.state import State, take_step
from grognard.manual.shelf import folder_of


@dataclass(frozen=True)
class Played:
    """A recorded game: what it was begun with, who played, and every click."""

    id: str
    scenario: str
    seed: int
    players: tuple[str, ...]
    clicks: tuple[str, ...]
    options: dict[str, str] = field(default_factory=dict)


@cache
def games_of(game: Game) -> dict[str, Played]:
    """Return the recorded games of a rules reference, by their ids."""
    folder = folder_of(game)
    if folder is None or not (folder / "games").is_dir():
        return {}
    files = sorted((folder / "games").iterdir(), key=lambda file: file.name)
    found = [(file.name.partition(".")[0], file.read_text("utf-8")) for file in files]
    return {id: read_game(id, text) for id, text in found}


def read_game(id: str, text: str) -> Played:
    """Read the file of a recorded game."""
    data = tomllib.loads(text)
    return Played(
        id,
        data["scenario"],
        data["seed"],
        tuple(data["players"]),
        tuple(data["clicks"].split("\n")[:-1]),
        data.get("options", {}),
    )


def state_at(game: Game, played: Played, step: int) -> State:
    """Return the state of a recorded game after so many clicks, its log on."""
    state = _begun(game, played)
    for click in played.clicks[:step]:
        game.play(state, game.parse_action(state, click))
    return state


def states_at(game: Game, played: Played, steps: Collection[int]) -> dict[int, State]:
    """Return the states of a recorded game after so many clicks each, played through once."""
    state = _begun(game, played)
    found = {0: state.clone()}
    for step, click in enumerate(played.clicks[: max(steps, default=0)], 1):
        game.play(state, game.parse_action(state, click))
        if step in steps:
            found[step] = state.clone()
    return found


def _begun(game: Game, played: Played) -> State:
    dice = RecordingDice(SeededDice(played.seed))
    return game.new(played.scenario, options=played.options, dice=dice)


def record_of(game: Game, played: Played) -> Record:
    """Return a recorded game as a record with rolls and events, to be replayed and verified."""
    header = seeded_header(played.seed)
    record = new_record(game, played.scenario, played.options, header, played.players)
    state = set_up(record, game, SeededDice(played.seed))
    for click in played.clicks:
        record.steps.append(take_step(game, state, game.parse_action(state, click)))
    close_record(record, state)
    return record
