"""The terms of the fitted value: points, morale, steps by arm and state, and fights to come."""

from pathlib import Path
from typing import Final, final

from grognard.core.fitted import Judging, Terms, read_fitted
from grognard.core.state import State
from grognard.core.types import Player
from grognard.games.prussia.evaluate import attacks_worth, evaluate, extra_points
from grognard.games.prussia.planning import Survey, survey
from grognard.games.prussia.player.parts import TOLD, parts_of
from grognard.games.prussia.rules.s12_02_morale import marker_now
from grognard.games.prussia.rules.s22_01_victory import points
from grognard.games.prussia.state import WAITING, PrussiaState
from grognard.games.prussia.tables import (
    ARTILLERY,
    BROKEN,
    CAVALRY,
    DEMORALIZED,
    DISORDERED,
    PRUSSIA,
    ROUTED,
    STRIDE,
)

BATTLES: Final = ("rossbach", "leuthen", "zorndorf", "torgau")
OWN: Final = (
    *("points", "morale", "low morale", "demoralized", "broken", "foot", "horse", "guns"),
    *("strength", "routed", "disordered", "attacks", "active", "late", "late points"),
)
NAMES: Final = (
    *OWN,
    *(f"enemy's {name}" for name in OWN),
    *("evaluation", "extra points", "late evaluation"),
    *(f"Prussia at {battle}" for battle in BATTLES),
)


@final
class PrussiaJudging(Judging):
    """What the fitted value of this game looks at."""

    def terms(self, state: State, seat: Player) -> Terms | None:
        """Return the terms of a position for a seat."""
        assert isinstance(state, PrussiaState)
        return _terms(state, seat)

    def parts(self, state: State, seat: Player) -> list[float]:
        """Return the parts of the evaluation."""
        assert isinstance(state, PrussiaState)
        return parts_of(state, seat)


JUDGING: Final = PrussiaJudging(
    NAMES, read_fitted(Path(__file__).resolve().parents[1] / "data" / "value.json", NAMES), TOLD
)


def _terms(state: PrussiaState, seat: int) -> Terms:
    sign, value = 1.0 if seat == PRUSSIA else -1.0, evaluate(state, seat)
    late = state.turn / state.form.turns
    signed = [value, sign * extra_points(state) / 10.0, value * late]
    signed += [sign if battle == state.form.battle else 0.0 for battle in range(len(BATTLES))]
    seen = survey(state)
    return Terms(_side(state, seen, seat), _side(state, seen, 1 - seat), signed)


def _side(state: PrussiaState, seen: Survey, side: int) -> list[float]:
    field = state.field
    steps, strength, routed, disordered = [0.0, 0.0, 0.0], 0.0, 0.0, 0.0
    for unit in field.all_units:
        if field.side_of[unit] != side:
            continue
        if state.hex_of[unit] < 0 and state.fate_of[unit] != WAITING:
            continue
        left = int(state.left_of[unit])
        if field.arm_of[unit] <= CAVALRY or field.arm_of[unit] == ARTILLERY:
            steps[field.arm_of[unit]] += left / 40.0
        strength += int(field.sp[unit * STRIDE + left]) / 200.0
        routed += left / 10.0 if state.morale_of[unit] == ROUTED else 0.0
        disordered += 0.2 if state.morale_of[unit] == DISORDERED else 0.0
    morale, own = marker_now(state, side), points(state, side) / 50.0
    late = state.turn / state.form.turns
    army = state.army_of[side]
    return [
        *(own, morale / 20.0, max(0, 8 - morale) / 8.0),
        *(1.0 if army >= DEMORALIZED else 0.0, 1.0 if army == BROKEN else 0.0),
        *steps,
        *(strength, routed, disordered, attacks_worth(state, seen, side, False) / 5.0),
        *(1.0 if state.active[side] else 0.0, late, own * late),
    ]
