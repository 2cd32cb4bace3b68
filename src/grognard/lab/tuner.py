"""The tuner: games of a player against itself, kept as they come in, and a value fitted to them."""

import json
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import grognard
from grognard.ai.engine import Engine
from grognard.ai.roster import bots
from grognard.ai.seeds import derived_seed
from grognard.ai.tuning import Tuned, self_play, tuned
from grognard.core.errors import GrognardError
from grognard.core.game import Game
from grognard.core.registry import load
from grognard.core.types import Json
from grognard.lab.journal import Journal


@dataclass(frozen=True)
class Trial:
    """What the positions are made of, and the network that is fitted to them."""

    game: Game
    player: str
    games: int
    seed: int
    scenarios: tuple[str, ...] = ()
    hidden: int = 12
    epochs: int = 30

    def to_json(self) -> Json:
        """Return what a file of positions says of itself; the number of games may grow."""
        return {
            "grognard": grognard.__version__,
            "tune": self.game.name,
            "rules_version": self.game.rules_version,
            "player": self.player,
            "seed": self.seed,
            "scenarios": list(self.scenarios),
        }


@dataclass(frozen=True)
class Piece:
    """One game of self-play: what a worker process needs to know of it."""

    game: str
    player: str
    scenario: str
    seed: int


def play_piece(piece: Piece) -> Json:
    """Play one game and return its positions."""
    return self_play(load(piece.game), piece.player, piece.scenario, piece.seed)


def pieces(trial: Trial) -> list[Piece]:
    """Return the games of a trial, all scenarios in turn; raises GrognardError."""
    if not trial.game.term_names():
        raise GrognardError("nothing-to-tune", name=trial.game.name)
    if trial.player not in bots():
        raise GrognardError("unknown-bot", name=trial.player, known=", ".join(bots()))
    known = [scenario.id for scenario in trial.game.scenarios()]
    chosen = list(trial.scenarios) or known
    for scenario in chosen:
        if scenario not in known:
            raise GrognardError("unknown-scenario", name=scenario, known=", ".join(known))
    return [
        Piece(
            trial.game.name,
            trial.player,
            chosen[number % len(chosen)],
            derived_seed(trial.seed, "tune", number),
        )
        for number in range(trial.games)
    ]


def played(
    trial: Trial,
    engine: Engine,
    positions: Path,
    resume: bool,
    on_game: Callable[[int, int], None],
) -> list[Json]:
    """Play the games that the file of positions lacks; return all, in their order."""
    wanted = pieces(trial)
    with closing(Journal(positions, trial.to_json(), resume)) as journal:
        missing = [number for number in range(len(wanted)) if str(number) not in journal.done]
        on_game(len(wanted) - len(missing), len(wanted))

        def done(place: int, result: Json) -> None:
            journal.add(str(missing[place]), result)
            on_game(min(len(journal.done), len(wanted)), len(wanted))

        engine.run(play_piece, [wanted[number] for number in missing], done)
        return [journal.done[str(number)] for number in range(len(wanted))]


def fit(trial: Trial, games: list[Json], on_epoch: Callable[[int, int], None]) -> Tuned:
    """Fit the value to the positions; the seed draws its first weights and every order."""

    def told(epoch: int, loss: float) -> None:
        on_epoch(epoch, trial.epochs)

    return tuned(games, trial.hidden, trial.epochs, trial.seed, told)


def data_of(trial: Trial, result: Tuned) -> dict[str, Any]:
    """Return the data file: the card that says how it was made, the terms, the numbers."""
    command = f"grognard tune {trial.game.name} --player {trial.player} --games {trial.games}"
    command += f" --seed {trial.seed} --hidden {trial.hidden} --epochs {trial.epochs}"
    command += "".join(f" --scenario {scenario}" for scenario in trial.scenarios)
    card = {
        "what": "the worth of a position where a player turn begins, fitted to results",
        "command": command,
        "grognard": grognard.__version__,
        "rules_version": trial.game.rules_version,
        "player": trial.player,
        "seed": trial.seed,
        **result.card(),
    }
    return {"card": card, "terms": list(trial.game.term_names()), **result.fitted.to_json()}


def data_text(data: dict[str, Any]) -> str:
    """Return a data file as text, a line for each of its parts."""
    lines = [f"  {json.dumps(name)}: {json.dumps(part)}" for name, part in data.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"
