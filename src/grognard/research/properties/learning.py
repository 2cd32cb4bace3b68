"""Numbers for learning: as many in every position, named, of nothing that a seat may not know."""

import math

from grognard.core.game import Game
from grognard.research.properties.hidden import SAMPLES, SEATS
from grognard.research.samples import Samples


def features_are_as_many_as_their_names(game: Game, samples: Samples) -> list[str]:
    """Every position of every scenario has the same numbers, each with a name of its own."""
    names = game.feature_names()
    problems = [] if len({*names}) == len(names) else ["two numbers have one name"]
    for sample in samples.positions + samples.ends:
        for seat in SEATS:
            numbers = game.features(sample.state, seat)
            if len(numbers) != len(names):
                problems.append(f"{sample}: {len(numbers)} numbers, {len(names)} names")
            problems += [
                f"{sample}: seat {seat}: {name} is {number}"
                for name, number in zip(names, numbers, strict=False)
                if not math.isfinite(number) or abs(number) > LARGEST
            ]
    return problems


LARGEST = 4.0
"""Numbers much larger than one would drown the others."""


def features_depend_on_knowledge_alone(game: Game, samples: Samples) -> list[str]:
    """Of two positions that look the same to a seat, numbers and mask are the same."""
    names = game.feature_names()
    problems: list[str] = []
    for sample in samples.positions + samples.ends:
        for seat in SEATS:
            numbers = game.features(sample.state, seat)
            mask = game.legal_mask(sample.state, seat)
            for seed in range(SAMPLES):
                other = sample.state.determinize(seat, seed)
                problems += [
                    f"{sample}: seat {seat} sees in {name!r} what it may not know"
                    for name, one, two in zip(
                        names, numbers, game.features(other, seat), strict=True
                    )
                    if one != two
                ]
                if game.legal_mask(other, seat) != mask:
                    problems.append(f"{sample}: seat {seat}'s mask depends on hidden facts")
    return problems


def masks_show_what_is_legal(game: Game, samples: Samples) -> list[str]:
    """A mask has a byte for every action, and says what the list says."""
    problems: list[str] = []
    for sample in samples.positions + samples.ends:
        for seat in SEATS:
            mask = game.legal_mask(sample.state, seat)
            listed = [action for action, is_legal in enumerate(mask) if is_legal]
            if len(mask) != game.num_actions or listed != sample.state.legal_actions(seat):
                problems.append(f"{sample}: the mask of seat {seat} is not its list")
    return problems
