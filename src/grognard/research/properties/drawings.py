"""The drawn board: made of observations alone, and everything on the map can be clicked."""

import json

from grognard.core.drawing import Board
from grognard.core.game import Game
from grognard.core.message import Message
from grognard.core.state import State
from grognard.core.types import SPECTATOR, Player
from grognard.research.samples import Samples

STYLES = ("", "dim", "strong", "seat0", "seat1", "mark")


def boards_are_drawn_from_observations(game: Game, samples: Samples) -> list[str]:
    """The drawn board needs nothing but the observation, and uses known styles only."""
    problems: list[str] = []
    for sample in samples.one_per_question() + samples.ends:
        for seat in (0, 1, SPECTATOR):
            board, _ = drawn(game, sample.state, seat)
            if not board.rows:
                problems.append(f"{sample}: the board of {seat} is empty")
            problems += [
                f"{sample}: the board of {seat} has the style {span.style!r}"
                for row in board.rows
                for span in row
                if span.style not in STYLES
            ]
    return problems


def targets_are_drawn(game: Game, samples: Samples) -> list[str]:
    """Whatever answers a question is on the board, unless its kind lies on no map.

    What is drawn to be clicked exists: a click on it is answered, or refused with a reason.
    """
    problems: list[str] = []
    for sample in samples.positions:
        for seat in sample.state.seats_to_answer():
            board, _ = drawn(game, sample.state, seat)
            wanted = {game.target(sample.state, one) for one in sample.state.legal_actions(seat)}
            missing = {one for one in wanted if not board.is_listed(one)} - board.targets()
            problems += [f"{sample}: {seat} does not see {one}" for one in sorted(missing)]
    for sample in samples.one_per_question():
        known = {game.target(sample.state, action) for action in range(game.num_actions)}
        for seat in (0, 1, SPECTATOR):
            unknown = drawn(game, sample.state, seat)[0].targets() - known
            problems += [f"{sample}: there is no {one}" for one in sorted(unknown)]
    return problems


def drawn(game: Game, state: State, seat: Player) -> tuple[Board, list[Message]]:
    """Draw what a seat sees, from JSON alone; return the board and what was said on it."""
    said: list[Message] = []

    def say(message: Message) -> str:
        said.append(message)
        return "x"  # short: no sentence runs over what is drawn beside it

    return game.draw(json.loads(json.dumps(state.observe(seat))), say), said
