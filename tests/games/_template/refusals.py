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


def doubling_back() -> tuple[State, str]:
    """§6.6 The second hex of a retreat would be as near to the attackers as the first."""
    units = {"blue-guard": "B6", "blue-2": "B7", "red-1": "C7", "red-2": "A1"}
    state = combat(units, rolls=[5])
    play(state, "red-1 blue-guard blue-2 done D7")
    return state, "hex:D6"


def half_way() -> tuple[State, str]:
    """§6.7 A unit that has retreated one hex of two cannot stand any more."""
    state = combat({"blue-guard": "F5", "blue-2": "F4", "red-1": "E5"}, rolls=[5])
    play(state, "red-1 blue-guard blue-2 done D5")
    return state, "option:stand"


BUILT = [
    Built("odds-too-low", too_weak_alone),
    Built("no-step-to-spare", on_its_last_step),
    Built("retreat-back", doubling_back),
    Built("retreat-begun", half_way),
]
