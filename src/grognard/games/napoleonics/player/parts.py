"""The parts of the evaluation, by which a hint says why: each as the seat sees it."""

from typing import Final

from grognard.games.napoleonics.evaluate import (
    LAST_BANNERS,
    LATER,
    NEXT,
    hand_worth,
    impatience,
    leader_worth,
    objective_worth,
    threats,
    turn_worth,
    unit_worth,
    way_out,
)
from grognard.games.napoleonics.rules.s02_01_board import Hex
from grognard.games.napoleonics.rules.s04_banners import banners
from grognard.games.napoleonics.state import NapoleonicsState
from grognard.games.napoleonics.tables import NO_CARD

TOLD: Final = (
    *("own-banners", "enemy-banners", "units", "leaders", "objectives", "hand"),
    *("own-attacks", "enemy-attacks", "orders", "waiting"),
)


def parts_of(state: NapoleonicsState, seat: int) -> list[float]:
    """Return what each part adds to a seat's prospects."""
    if state.is_over():
        return [0.0] * len(TOLD)
    enemy = 1 - seat
    dangers = threats(state)
    moves_next = state.active if state.effective == NO_CARD else 1 - state.active
    turn = turn_worth(state)
    points = [
        _banners(state, seat),
        -_banners(state, enemy),
        _units(state, seat) - _units(state, enemy),
        _leaders(state, seat) - _leaders(state, enemy),
        _ground(state, seat) - _ground(state, enemy),
        hand_worth(state, seat) - hand_worth(state, enemy),
        (NEXT if moves_next == seat else LATER) * dangers[seat],
        -(NEXT if moves_next == enemy else LATER) * dangers[enemy],
        turn if state.active == seat else -turn,
        -impatience(state, seat),
    ]
    return [one / (state.scenario.banners + 3.0) for one in points]


def _banners(state: NapoleonicsState, side: int) -> float:
    own = banners(state, side)
    return own + LAST_BANNERS * float((own / state.scenario.banners) ** 3)


def _units(state: NapoleonicsState, side: int) -> float:
    points = 0.0
    for unit in range(len(state.hex_of)):
        if state.scenario.side_of[unit] == side and state.hex_of[unit] >= 0:
            points += unit_worth(state, unit, side)
    return points


def _leaders(state: NapoleonicsState, side: int) -> float:
    points = 0.0
    for leader in state.scenario.leaders:
        if state.scenario.leader_side[leader] == side and state.leader_hex[leader] >= 0:
            points += leader_worth(state, Hex(state.leader_hex[leader]), side)
    return points


def _ground(state: NapoleonicsState, side: int) -> float:
    points = way_out(state, side) if state.scenario.exit_banners else 0.0
    for objective in state.scenario.objectives:
        if objective.side == side:
            points += objective_worth(state, objective, side)
    return points
