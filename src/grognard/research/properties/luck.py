"""What is dealt in a sample tells nothing about its dice: chi-square over many samples."""

import math
from collections import Counter
from collections.abc import Sequence

from grognard.core.game import Game
from grognard.core.state import State
from grognard.core.types import Json, Player
from grognard.research.leaves import Path, leaf, leaf_paths, written
from grognard.research.properties.hidden import EVERYBODY
from grognard.research.samples import Samples

DRAWS = 720
"""Samples of a position for one seat, with the seeds 0 to 719."""
PROBES = 16
"""Samples that show what is hidden in a position: where not all of them are the same."""
LOOKED_AT = 12
"""Positions, spread over all, among which one with something hidden is looked for."""
SIDES = (2, 3, 4, 5, 6, 8, 10, 12)
"""The dice whose first roll is compared with everything dealt."""
RARE = 40
"""Values that come up less often than this are counted together."""
SUSPICIOUS = 6.5
"""Standard deviations above what chance gives; independent dice do that once in ten thousand
million times."""


def dice_do_not_depend_on_the_deal(game: Game, samples: Samples) -> list[str]:
    """Whatever was drawn for what a seat may not know, the dice of the sample roll as ever."""
    problems: list[str] = []
    spread = samples.positions[:: max(1, len(samples.positions) // LOOKED_AT)]
    for number, seat in enumerate(EVERYBODY):
        for sample in spread[number:] + spread[:number]:
            if hidden_places(sample.state, seat):
                faults = dependences(sample.state, seat)
                problems += [f"{sample}: in samples of seat {seat} {fault}" for fault in faults]
                break
    return problems


def dependences(state: State, seat: Player, draws: int = DRAWS) -> list[str]:
    """Return what was dealt and which die depends on it, beyond chance, in samples of a state."""
    places = hidden_places(state, seat)
    dealt: dict[Path, list[str]] = {place: [] for place in places}
    rolls: dict[int, list[int]] = {sides: [] for sides in SIDES}
    for seed in range(draws):
        sample = state.determinize(seat, seed)
        saved = _deal(sample)
        for place in places:
            dealt[place].append(_at(saved, place))
        for sides in SIDES:
            rolls[sides].append(sample.dice.clone().below(sides, "luck"))
    return [
        f"a d{sides} depends on {written(place)} ({excess:.1f} deviations)"
        for place in places
        for sides in SIDES
        if (excess := chi_square_excess(dealt[place], rolls[sides])) > SUSPICIOUS
    ]


def hidden_places(state: State, seat: Player) -> list[Path]:
    """Return the places of a save at which samples of a seat differ, their dice left aside."""
    deals = [_deal(state.determinize(seat, seed)) for seed in range(PROBES)]
    if all(deal == deals[0] for deal in deals):
        return []
    places = dict.fromkeys(place for deal in deals for place in leaf_paths(deal))
    return [place for place in places if len({_at(deal, place) for deal in deals}) > 1]


def _deal(sample: State) -> Json:
    """Return a sample as JSON without its dice, its log and its seal."""
    sample.log = None
    return {key: part for key, part in sample.save().items() if key not in ("dice", "digest")}


def _at(deal: Json, place: Path) -> str:
    """Return what lies at a place; nothing where another deal is longer."""
    try:
        return str(leaf(deal, place))
    except (KeyError, IndexError):
        return ""


def chi_square_excess(left: Sequence[str], right: Sequence[int]) -> float:
    """Return by how many standard deviations two columns are more dependent than by chance.

    That is Pearson's statistic, made normal by the cube root (Wilson and Hilferty).

    >>> chi_square_excess(["a", "b"] * 300, [0, 1] * 300) > 10
    True
    >>> chi_square_excess(["a", "b"] * 300, [0, 0, 1, 1] * 150) < 1
    True
    """
    common = Counter(left)
    kinds = [kind if common[kind] >= RARE else "" for kind in left]
    rows, columns, cells = Counter(kinds), Counter(right), Counter(zip(kinds, right, strict=True))
    freedom = (len(rows) - 1) * (len(columns) - 1)
    if freedom == 0 or min(rows.values()) < RARE:
        return 0.0
    statistic = 0.0
    for kind, often in rows.items():
        for roll, times in columns.items():
            expected = often * times / len(left)
            statistic += (cells[kind, roll] - expected) ** 2 / expected
    spread = 2 / (9 * freedom)
    return float(((statistic / freedom) ** (1 / 3) - (1 - spread)) / math.sqrt(spread))
