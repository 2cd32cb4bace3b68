"""Makes puzzles: games are played one after another, and what is found in each is kept at once."""

from collections.abc import Callable
from pathlib import Path

from grognard.core.game import Game
from grognard.lab.journal import Journal
from grognard.puzzles.finding import Hunt, Hunted, Search
from grognard.puzzles.shelf import making_of


def hunt(
    game: Game, games: int, seed: int, path: Path, on_game: Callable[[int, Hunted], None]
) -> list[Hunted]:
    """Play so many games and return what was found in each, in order.

    Games that are in the file already are not played again; `on_game(number, found)` is called
    after each of the others.
    """
    making = making_of(game)
    scenarios = making.scenarios or tuple(scenario.id for scenario in game.scenarios())
    journal = Journal(path, {"what": "puzzles", "game": game.name, "seed": seed}, resume=True)
    try:
        for number in range(games):
            if str(number) not in journal.done:
                search = Search(game, making, seed)
                found = Hunt(search, scenarios[number % len(scenarios)], number).run()
                journal.add(str(number), found)
                on_game(number, found)
        return [journal.done[str(number)] for number in range(games)]
    finally:
        journal.close()
