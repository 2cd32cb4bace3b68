"""What a click is told when it cannot be."""

from grognard.core.game import Game
from grognard.research.refusals import Refusals
from grognard.research.samples import Samples


def no_refusal_is_said_twice(game: Game, samples: Samples) -> list[str]:
    """One click is never given the same reason, or the same sentence, twice."""
    return [f"{fault}: {where}" for fault, where in _gathered(game, samples).twice.items()]


def refusals_are_said_in_words(game: Game, samples: Samples) -> list[str]:
    """No sentence holds the text of an action, an id or a placeable, in any language."""
    return [f"{fault}: {where}" for fault, where in _gathered(game, samples).notation.items()]


def _gathered(game: Game, samples: Samples) -> Refusals:
    found = Refusals(game)
    for sample in samples.positions + samples.ends[:1]:
        found.see(sample.state, str(sample), sample.way.start.scenario)
    return found
