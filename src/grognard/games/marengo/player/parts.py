"""The parts of the evaluation, by which a hint says why: each as the seat sees it."""

from typing import Final

from grognard.games.marengo.reference.evaluate import (
    ARTILLERY_WORTH,
    DANGER_WORTH,
    FRIGHT,
    ORGANIZED_WORTH,
    SCALE,
    STRENGTH_WORTH,
    WAITING_COST,
    danger_of,
    settled,
    way_east,
)
from grognard.games.marengo.rules.s18_morale import level, on_track
from grognard.games.marengo.state import MarengoState
from grognard.games.marengo.tables import (
    ARMY_MASK,
    ARTILLERY,
    AUSTRIA,
    BIT,
    FIRST_PIECE,
    FRANCE,
    LOCALE_AT,
    TYPE_OF,
)

TOLD: Final = ("morale", "strength", "readiness", "way-east", "own-danger", "enemy-danger")


def parts_of(state: MarengoState, seat: int) -> list[float]:
    """Return what each part adds to a seat's prospects."""
    here = settled(state)
    if here.victory:
        return [0.0] * len(TOLD)
    enemy = 1 - seat
    points = [
        _morale(here, seat) - _morale(here, enemy),
        _strength(here, seat) - _strength(here, enemy),
        _readiness(here, seat) - _readiness(here, enemy),
        way_east(here) if seat == AUSTRIA else -way_east(here),
        -DANGER_WORTH * danger_of(here, seat),
        DANGER_WORTH * danger_of(here, enemy),
    ]
    return [one / SCALE for one in points]


def _morale(state: MarengoState, army: int) -> float:
    now = level(state, army)
    return float(now + on_track(state, army)) - FRIGHT / (now + 1.0)


def _strength(state: MarengoState, army: int) -> float:
    points = 0.0
    for piece in range(FIRST_PIECE[army], FIRST_PIECE[army + 1]):
        strength = int(state.strength_of[piece])
        if strength:
            points += ARTILLERY_WORTH if TYPE_OF[piece] == ARTILLERY else STRENGTH_WORTH * strength
    return points


def _readiness(state: MarengoState, army: int) -> float:
    organized = ARMY_MASK[FRANCE] & ~state.disorganized if army == FRANCE else 0
    points = 0.0
    for piece in range(FIRST_PIECE[army], FIRST_PIECE[army + 1]):
        if state.strength_of[piece] == 0:
            continue
        if LOCALE_AT[state.pos_of[piece]] < 0:
            points -= WAITING_COST
        elif organized & BIT[piece]:
            points += ORGANIZED_WORTH
    return points
