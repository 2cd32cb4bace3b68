"""The account: what decides a skirmish, as far as a seat may know it."""

from grognard.core.account import FACT, LOSS, PART, SUM, line
from grognard.core.message import Message
from grognard.core.sent import AccountLine
from grognard.core.types import Player
from grognard.games._template.rules.s01_pieces import is_in_play
from grognard.games._template.rules.s07_objectives import is_known
from grognard.games._template.rules.s08_victory import (
    DECISIVE_LEAD,
    STEP_POINTS,
    VILLAGE_POINTS,
    lost_steps,
    points,
)
from grognard.games._template.state import SkirmishState
from grognard.games._template.tables import BLUE, OFF_MAP, RED, UNITS_OF


def account(state: SkirmishState, seat: Player) -> list[AccountLine]:
    """Return the points of both sides, by their sources, and the losses."""
    sides = (BLUE, RED)
    known = [state.shows(seat, side) or is_known(state, side) for side in sides]
    villages = [VILLAGE_POINTS * list(state.holder_of).count(side) for side in sides]
    steps = [STEP_POINTS * lost_steps(state, 1 - side) for side in sides]
    totals = [points(state, side) if known[side] else None for side in sides]
    objective = [
        None if total is None else total - villages[side] - steps[side]
        for side, total in enumerate(totals)
    ]
    return [
        line(PART, _label("villages"), "§8.1", villages),
        line(PART, _label("objective"), "§8.1", objective),
        line(PART, _label("steps"), "§8.1", steps),
        line(SUM, _label("points"), "§8.1", totals),
        line(FACT, _label("decisive"), "§8.2", [DECISIVE_LEAD, DECISIVE_LEAD]),
        line(LOSS, _label("lost-steps"), "§1.4", [lost_steps(state, side) for side in sides]),
        line(LOSS, _label("lost-units"), "§1.4", [_lost_units(state, side) for side in sides]),
    ]


def _lost_units(state: SkirmishState, side: Player) -> int:
    begun = [unit for unit in UNITS_OF[side] if state.setup().start_of[unit] != OFF_MAP]
    return sum(1 for unit in begun if not is_in_play(state, unit))


def _label(name: str) -> Message:
    return Message(f"skirmish-account-{name}")
