"""The parts of the evaluation, by which a hint says why: each as the seat sees it."""

from typing import Final

from grognard.games.marengo.player.prospects import (
    SCALE,
    morale,
    on_turn,
    readiness,
    strength,
    way_east,
)
from grognard.games.marengo.player.threats import danger_of
from grognard.games.marengo.reference.evaluate import settled
from grognard.games.marengo.state import MarengoState
from grognard.games.marengo.tables import AUSTRIA

TOLD: Final = ("morale", "strength", "readiness", "way-east", "own-danger", "enemy-danger")


def parts_of(state: MarengoState, seat: int) -> list[float]:
    """Return what each part adds to a seat's prospects."""
    here = settled(state)
    if here.victory:
        return [0.0] * len(TOLD)
    enemy = 1 - seat
    mover, commands = on_turn(here, seat)
    points = [
        morale(here, seat, mover, commands) - morale(here, enemy, mover, commands),
        strength(here, seat) - strength(here, enemy),
        readiness(here, seat) - readiness(here, enemy),
        way_east(here) if seat == AUSTRIA else -way_east(here),
        -danger_of(here, seat, mover, commands),
        danger_of(here, enemy, mover, commands),
    ]
    return [one / SCALE for one in points]
