"""Skirmish in numbers for learning: what a seat knows, its own side first."""

from typing import Final

from grognard.core.features import Features
from grognard.core.types import Player
from grognard.games._template.rules.s01_pieces import hex_name, is_in_play
from grognard.games._template.rules.s02_01_scenarios import SCENARIO_IDS
from grognard.games._template.rules.s07_objectives import possible
from grognard.games._template.state import PHASES, SkirmishState
from grognard.games._template.tables import (
    FULL_STEPS,
    HEXES,
    NUM_HEXES,
    NUM_VILLAGES,
    UNITS_OF,
    VILLAGES,
    Village,
)

HEX_IDS: Final[list[str]] = [hex_name(here) for here in HEXES]
VILLAGE_IDS: Final[list[str]] = [hex_name(here) for here in VILLAGES]
PHASE_IDS: Final[list[str]] = list(PHASES)


def fill(features: Features, state: SkirmishState, seat: Player) -> None:
    """Add the numbers of a position."""
    features.one_of("scenario", state.scenario, SCENARIO_IDS)
    features.share("turn", state.turn, state.setup().turns)
    features.truth("own turn", state.side == seat)
    features.one_of("phase", state.phase, PHASE_IDS)
    for subject, side in (("own", seat), ("enemy", 1 - seat)):
        features.about(subject)
        _side(features, state, side)
        features.many("objective", VILLAGE_IDS, _objective(state, seat, side))
    features.about("")


def _side(features: Features, state: SkirmishState, side: Player) -> None:
    steps = [0.0] * NUM_HEXES
    total = ready = 0
    for unit in UNITS_OF[side]:
        if is_in_play(state, unit):
            steps[state.hex_of[unit]] += int(state.steps_of[unit]) / FULL_STEPS
            total += state.steps_of[unit]
            ready += 1 - state.moved_of[unit]
    features.share("steps", total, FULL_STEPS * len(UNITS_OF[side]))
    features.share("to move", ready, len(UNITS_OF[side]))
    features.many("steps at", HEX_IDS, steps)
    held = [1.0 if state.holder_of[village] == side else 0.0 for village in range(NUM_VILLAGES)]
    features.share("villages", int(sum(held)), NUM_VILLAGES)
    features.many("holds", VILLAGE_IDS, held)


def _objective(state: SkirmishState, seat: Player, side: Player) -> list[float]:
    """§7.2 Return how likely each village is a side's objective, as far as the seat knows."""
    chances = [0.0] * NUM_VILLAGES
    if side == seat:
        if state.objective_of[side] >= 0:
            chances[state.objective_of[side]] = 1.0
        return chances
    villages: list[Village] = possible(state, side)
    for village in villages:
        chances[village] = 1.0 / len(villages)
    return chances
