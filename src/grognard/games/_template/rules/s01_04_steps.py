"""§1.4 Steps: what a unit has left, and how it loses them."""

from grognard.games._template.rules.s01_pieces import remove
from grognard.games._template.rules.s08_victory import end_by_elimination
from grognard.games._template.state import SkirmishState
from grognard.games._template.tables import FULL_STEPS, SIDE_OF, STRENGTH, Unit


def strength(state: SkirmishState, unit: Unit) -> int:
    """§1.4 A unit's strength is that of the steps it has left."""
    return STRENGTH[unit * (FULL_STEPS + 1) + int(state.steps_of[unit])]


def lose_step(state: SkirmishState, unit: Unit) -> None:
    """§1.4 A unit loses a step; with its last it leaves the map."""
    if state.steps_of[unit] == 1:
        eliminate(state, unit)
        return
    state.steps_of[unit] -= 1
    state.note("§1.4", "lose-step", SIDE_OF[unit], (unit,))


def eliminate(state: SkirmishState, unit: Unit) -> None:
    """§1.4 A unit leaves the map for good; §8.3 it may have been the last."""
    state.steps_of[unit] = 0
    remove(state, unit)
    state.note("§1.4", "eliminated", SIDE_OF[unit], (unit,))
    end_by_elimination(state)
