"""Makes puzzles: games are played side by side, and what is found in each is kept at once."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from grognard.ai.engine import Engine, Processes
from grognard.core.game import Game
from grognard.core.registry import load
from grognard.lab.journal import Journal
from grognard.puzzles.finding import Hunt, Hunted, Search
from grognard.puzzles.shelf import making_of


class Battle(NamedTuple):
    """A game to be played and searched, in whatever process."""

    game: str
    seed: int
    scenario: str
    number: int


def hunt(
    game: Game,
    games: int,
    seed: int,
    path: Path,
    on_game: Callable[[int, Hunted], None],
    engine: Engine | None = None,
) -> list[Hunted]:
    """Play so many games and return what was found in each, in order.

    Games that are in the file already are not played again; `on_game(number, found)` is called
    after each of the others, in whatever order they end. What is found is the same on any engine.
    """
    scenarios = making_of(game).scenarios or tuple(one.id for one in game.scenarios())
    journal = Journal(path, {"what": "puzzles", "game": game.name, "seed": seed}, resume=True)
    battles = [
        Battle(game.name, seed, scenarios[number % len(scenarios)], number)
        for number in range(games)
        if str(number) not in journal.done
    ]

    def keep(at: int, found: Hunted) -> None:
        number = battles[at].number
        journal.add(str(number), found)
        on_game(number, found)

    try:
        (engine or Processes()).run(searched, battles, keep)
        return [journal.done[str(number)] for number in range(games)]
    finally:
        journal.close()


def searched(battle: Battle) -> Hunted:
    """Play a game and return it with the puzzles found in it."""
    game = load(battle.game)
    search = Search(game, making_of(game), battle.seed)
    return Hunt(search, battle.scenario, battle.number).run()
