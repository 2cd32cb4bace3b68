"""§8 Victory."""

from typing import Final

from grognard.core.state import Outcome
from grognard.core.types import NOBODY, Player
from grognard.games._template.rules.s01_pieces import is_in_play
from grognard.games._template.rules.s07_objectives import reveal_all
from grognard.games._template.state import END_ELIMINATION, NOT_ENDED, SkirmishState
from grognard.games._template.tables import (
    BLUE,
    CHARTS,
    FULL_STEPS,
    NUM_VILLAGES,
    OFF_MAP,
    RED,
    UNITS_OF,
)

OBJECTIVE_POINTS: Final[int] = CHARTS["victory"]["objective"]
VILLAGE_POINTS: Final[int] = CHARTS["victory"]["village"]
STEP_POINTS: Final[int] = CHARTS["victory"]["step"]
DECISIVE_LEAD: Final[int] = CHARTS["victory"]["decisive"]


def points(state: SkirmishState, side: Player) -> int:
    """§8.1 Points for the objective, for other villages and for the enemy's lost steps."""
    total = STEP_POINTS * lost_steps(state, 1 - side)
    for village in range(NUM_VILLAGES):
        if state.holder_of[village] != side:
            continue
        is_objective = state.objective_of[side] == village
        total += OBJECTIVE_POINTS if is_objective else VILLAGE_POINTS
    return total


def lost_steps(state: SkirmishState, side: Player) -> int:
    """§8.1 Count the steps a side has lost."""
    lost = 0
    for unit in UNITS_OF[side]:
        if state.setup().start_of[unit] != OFF_MAP:
            lost += FULL_STEPS - int(state.steps_of[unit])
    return lost


def is_eliminated(state: SkirmishState, side: Player) -> bool:
    """§8.3 A side without units has lost."""
    return not any(is_in_play(state, unit) for unit in UNITS_OF[side])


def end_by_elimination(state: SkirmishState) -> None:
    """§8.3 The game ends at once when a side has no unit left."""
    if is_eliminated(state, BLUE) or is_eliminated(state, RED):
        end(state, END_ELIMINATION, "§8.3")


def end(state: SkirmishState, how: int, rule: str) -> None:
    """§7.3 Close all questions and show the objectives."""
    state.ended = how
    state.end()
    reveal_all(state)
    state.note(rule, "end", winner(state), (points(state, BLUE), points(state, RED)))


def winner(state: SkirmishState, ahead: int = 0) -> Player:
    """§8.2 The side with more points wins; §8.3 or the one that has units left.

    `ahead` are points that Blue is given, to see what a head start would have changed.
    """
    if state.ended == END_ELIMINATION:
        return RED if is_eliminated(state, BLUE) else BLUE
    lead = points(state, BLUE) + ahead - points(state, RED)
    if lead == 0:
        return NOBODY
    return BLUE if lead > 0 else RED


def outcome(state: SkirmishState) -> Outcome | None:
    """§8.2 A lead of four points is decisive, less is marginal, none is a draw."""
    if state.ended == NOT_ENDED:
        return None
    blue, red = points(state, BLUE), points(state, RED)
    facts = {"blue": blue, "red": red, "turn": state.turn}
    if state.ended == END_ELIMINATION:
        reason = "skirmish-end-elimination"
        return Outcome(winner(state), "skirmish-level-decisive", reason, "§8.3", facts)
    level = "draw" if blue == red else "marginal"
    if abs(blue - red) >= DECISIVE_LEAD:
        level = "decisive"
    reason = "skirmish-end-points"
    return Outcome(winner(state), f"skirmish-level-{level}", reason, "§8.2", facts)
