"""One number for many games, so that two builds can be compared: equal if every byte agrees.

python -m grognard.research.checksum GAME [--games N] [--seed S] [--most D]
"""

import argparse
import hashlib
from collections.abc import Sequence

from grognard.core import state as state_module
from grognard.core.dice import RecordingDice, SeededDice
from grognard.core.game import Game
from grognard.core.registry import load
from grognard.core.state import State
from grognard.core.types import SPECTATOR
from grognard.research.play import MAX_DECISIONS, PICKERS, Start, canonical, random_options

OBSERVED_EVERY = 20
"""Observations and saves are added at every twentieth decision."""


def running_build() -> str:
    """Return "compiled" or "interpreted", whichever engine is loaded."""
    return "interpreted" if (state_module.__file__ or "").endswith(".py") else "compiled"


def checksum(
    game: Game, games_per_scenario: int = 3, seed: int = 1, most: int = MAX_DECISIONS
) -> str:
    """Return the SHA-256 over observations, legal actions, rolls and events of random games.

    `most` is how many decisions of each game are played.
    """
    digest = hashlib.sha256()
    dice = SeededDice(seed)
    for place, scenario in enumerate(game.scenarios()):
        for number in range(games_per_scenario):
            start = Start(scenario.id, random_options(game, dice), dice.below(1 << 31, "seed"))
            picker = list(PICKERS)[(place + number) % len(PICKERS)]
            for line in _trace(game, start, picker, most):
                digest.update(line.encode())
    return digest.hexdigest()


def _trace(game: Game, start: Start, picker: str, most: int) -> list[str]:
    """Play a game and return all that happened, as lines of JSON."""
    dice = RecordingDice(SeededDice(start.seed))
    state = game.new(start.scenario, options=start.options, dice=dice)
    picks = SeededDice(start.seed + 1)
    lines = [str(start), _look(state)]
    step = 0
    while not state.is_over() and step < most:
        actions = state.legal_actions()
        action = PICKERS[picker](game, state, actions, picks)
        state.apply(action)
        step += 1
        rolls = [roll.to_json() for roll in dice.take()]
        lines.append(canonical([state.prompt(), actions, action, rolls, state.fate, state.chain]))
        if step % OBSERVED_EVERY == 0:
            lines.append(_look(state))
    events = [event.to_json() for event in state.log or []]
    return [*lines, canonical(events), _look(state), _sample(state)]


def _look(state: State) -> str:
    quiet = state.clone()
    quiet.log = None
    return canonical([quiet.save(), *(state.observe(seat) for seat in (0, 1, SPECTATOR))])


def _sample(state: State) -> str:
    return canonical([state.determinize(seat, 1).save() for seat in (0, 1)])


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the checksum, the build and the number of games."""
    parser = argparse.ArgumentParser(prog="python -m grognard.research.checksum")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=int, default=3, help="games of each scenario")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most", type=int, default=MAX_DECISIONS, help="decisions of each game")
    chosen = parser.parse_args(arguments)
    found = checksum(load(chosen.game), chosen.games, chosen.seed, chosen.most)
    print(found, running_build(), chosen.game, chosen.games)


if __name__ == "__main__":
    main()
