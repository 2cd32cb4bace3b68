"""The judgement of the ranks: terms weighed for each scenario, fitted to the results of games.

What decides differs from scenario to scenario, so each has weights of its own, for the first seat;
to the second a position is worth the opposite. A scenario without weights is evaluated by hand.
"""

import json
import math
from typing import Any, Final

from librt.vecs import vec

from grognard.games.undaunted.player.terms import NAMES, OWN, terms_of
from grognard.games.undaunted.reference.evaluate import evaluate
from grognard.games.undaunted.rules.s14_booklet import SCENARIO_IDS
from grognard.games.undaunted.state import UndauntedState
from grognard.games.undaunted.tables import DATA

WEIGHED: Final = (*NAMES[: 2 * len(OWN) + 1], "first seat")
"""What has a weight: the terms of both seats, the evaluation, and sitting in the first seat."""


NEVER_SURE: Final = 0.02
"""Of a win, what is left to gain where one side has nearly all of it."""


def _read() -> list[vec[float]]:
    """Return the weights of every scenario, none where it has none."""
    saved: dict[str, Any] = json.loads((DATA / "judgement.json").read_text(encoding="utf-8"))
    assert saved["terms"] == list(WEIGHED)
    table: dict[str, list[float]] = saved["weights"]
    return [vec[float](table.get(scenario, [])) for scenario in SCENARIO_IDS]


WEIGHTS: Final[list[vec[float]]] = _read()


def judged(state: UndauntedState, seat: int) -> float:
    """Return a seat's prospects: +1 won, -1 lost, near 0 even."""
    weights = WEIGHTS[state.number]
    if state.is_over() or len(weights) == 0:
        return evaluate(state, seat)
    terms = terms_of(state, 0)
    own, other = terms.own, terms.other
    count = len(own)
    total = weights[2 * count] * terms.signed[0] + weights[2 * count + 1]
    for at in range(count):
        total += weights[at] * own[at] + weights[count + at] * other[at]
    value = squeezed(total)
    return value if seat == 0 else -value


def squeezed(total: float) -> float:
    """Return a sum of weighed terms as prospects, -1 to +1.

    However well or badly a side stands, the better of two positions is worth more: who has as good
    as won still has to do it.
    """
    return (1.0 - NEVER_SURE) * math.tanh(total / 2.0) + NEVER_SURE * total / (4.0 + abs(total))
