"""A linear value of the features, learned from random games, beats the base rate in every game."""

from typing import Final

from grognard.core.registry import games, load
from grognard.core.types import Json
from grognard.research.linear import judge
from tools.proving import NotProved

SEEDS: Final = [7]
GAMES: Final = {"marengo": 600, "napoleonics": 2400, "prussia": 440, "undaunted": 2400}
"""Random games, one half to learn from, the other to be judged by."""
SMALL: Final = {"undaunted": 240}


def prove(small: bool) -> Json:
    """Compare the losses on games that were not learned from."""
    figures: Json = {}
    for name in games():
        count = (SMALL if small else GAMES).get(name, 0)
        if count == 0:
            continue
        _, result = judge(load(name), count, SEEDS[0])
        loss, base = result["loss"], result["base_loss"]
        assert isinstance(loss, float)
        assert isinstance(base, float)
        if loss >= base:
            raise NotProved(f"{name}: a loss of {loss}, and {base} without looking")
        figures[name] = {
            "games": count,
            "positions": result["positions"],
            "loss": loss,
            "base rate": base,
            "right": result["right"],
        }
    return figures
