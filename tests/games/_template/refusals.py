"""Positions that show the refusals which random games seldom meet."""

from grognard.core.state import State
from grognard.research.refusals import Built
from tests.games._template.board import combat, play


def too_weak_alone() -> tuple[State, str]:
    """§6.3 A light unit with one step would attack the guard at worse than 1:2."""
    units = {"blue-light": "E5", "blue-2": "D6", "red-guard": "D5"}
    state = combat(units, reduced=["blue-light"])
    play(state, "red-guard blue-light")
    return state, "option:done"


def on_its_last_step() -> tuple[State, str]:
    """§6.7 A unit that would lose its last step has to retreat."""
    units = {"blue-guard": "F5", "blue-2": "F4", "red-1": "E5"}
    state = combat(units, rolls=[2], reduced=["blue-guard"])
    play(state, "red-1 blue-guard blue-2 done")
    return state, "option:stand"


BUILT = [Built("odds-too-low", too_weak_alone), Built("no-step-to-spare", on_its_last_step)]
