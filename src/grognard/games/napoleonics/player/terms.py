"""The terms of the fitted value: banners, blocks by arm, leaders, ground, cards and threats."""

from pathlib import Path
from typing import Final, final

from librt.vecs import vec

from grognard.core.fitted import Judging, Terms, read_fitted
from grognard.core.state import State
from grognard.core.types import Player
from grognard.games.napoleonics.evaluate import (
    apart,
    evaluate,
    hand_worth,
    objective_worth,
    threats,
    way_out,
)
from grognard.games.napoleonics.player.parts import TOLD, parts_of
from grognard.games.napoleonics.rules.s04_banners import banners
from grognard.games.napoleonics.rules.s09_scenarios import SCENARIO_IDS
from grognard.games.napoleonics.state import NapoleonicsState
from grognard.games.napoleonics.tables import NUM_ARMS

OWN: Final = (
    *("banners", "last banners", "one to win", "infantry", "cavalry", "artillery", "foot blocks"),
    *("horse blocks", "gun blocks", "weak units", "leaders", "in square", "objectives", "hand"),
    *("threats", "apart", "moves", "turn", "cards"),
)
NAMES: Final = (
    *OWN,
    *(f"enemy's {name}" for name in OWN),
    "evaluation",
    *(f"side in {scenario}" for scenario in SCENARIO_IDS),
)
WEAK: Final = 2
"""A unit of so few blocks is nearly lost."""


@final
class NapoleonicsJudging(Judging):
    """What the fitted value of this game looks at."""

    def terms(self, state: State, seat: Player) -> Terms | None:
        """Return the terms of a position for a seat."""
        assert isinstance(state, NapoleonicsState)
        return _terms(state, seat)

    def parts(self, state: State, seat: Player) -> list[float]:
        """Return the parts of the evaluation."""
        assert isinstance(state, NapoleonicsState)
        return parts_of(state, seat)


JUDGING: Final = NapoleonicsJudging(
    NAMES, read_fitted(Path(__file__).resolve().parents[1] / "data" / "value.json", NAMES), TOLD
)


def _terms(state: NapoleonicsState, seat: int) -> Terms:
    signed = [0.0] * (1 + len(SCENARIO_IDS))
    signed[0] = evaluate(state, seat)
    signed[state.scenario.number] = 1.0 if seat == 0 else -1.0
    danger = threats(state)
    return Terms(_side(state, seat, danger), _side(state, 1 - seat, danger), signed)


def _side(state: NapoleonicsState, side: int, danger: vec[float]) -> list[float]:
    scenario = state.scenario
    own = banners(state, side)
    share = own / scenario.banners
    units, blocks, weak, square = [0.0] * NUM_ARMS, [0.0] * NUM_ARMS, 0.0, 0.0
    for unit in range(len(state.hex_of)):
        if scenario.side_of[unit] == side and state.hex_of[unit] >= 0:
            arm = scenario.arm_of[unit]
            units[arm] += 0.2
            blocks[arm] += 0.05 * float(state.blocks_of[unit])
            weak += 0.3 if state.blocks_of[unit] <= WEAK else 0.0
            square += 1.0 if state.slot_of[unit] >= 0 else 0.0
    leaders = sum(
        1.0
        for leader in scenario.leaders
        if scenario.leader_side[leader] == side and state.leader_hex[leader] >= 0
    )
    ground = 0.0
    for objective in scenario.objectives:
        if objective.side == side:
            ground += objective_worth(state, objective, side)
    if scenario.exit_banners:
        ground += way_out(state, side)
    return [
        *(share, share**4, 1.0 if own + 1 >= scenario.banners else 0.0),
        *units,
        *blocks,
        *(weak, leaders / 3.0, square, ground, hand_worth(state, side), danger[side]),
        *(apart(state, side) / 40.0, 1.0 if state.active == side else 0.0, state.turn / 40.0),
        float(state.hand_size[side]) / 5.0,
    ]
