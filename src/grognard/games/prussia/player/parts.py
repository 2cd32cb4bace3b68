"""The parts of the evaluation, by which a hint says why: each as the seat sees it."""

from typing import Final

from grognard.games.prussia.evaluate import (
    SCALE,
    extra_points,
    fights_worth,
    morale_worth,
    pending,
    stances,
    troops_worth,
)
from grognard.games.prussia.planning import survey
from grognard.games.prussia.player.leaders import commander_risk
from grognard.games.prussia.rules.s22_01_victory import points
from grognard.games.prussia.state import PHASE_SETUP, PrussiaState
from grognard.games.prussia.tables import PRUSSIA

TOLD: Final = (
    *("points", "morale", "troops", "own-attacks", "enemy-attacks", "losses", "ending"),
    *("march", "guns", "command"),
)


def parts_of(state: PrussiaState, seat: int) -> list[float]:
    """Return what each part adds to a seat's prospects; nothing while armies are set up."""
    if state.level >= 0 or state.phase == PHASE_SETUP:
        return [0.0] * len(TOLD)
    enemy, sign = 1 - seat, 1.0 if seat == PRUSSIA else -1.0
    seen = survey(state)
    march, guns, command = stances(state, seen, seat)
    command += commander_risk(state, seen, enemy) - commander_risk(state, seen, seat)
    found = [
        float(points(state, seat) - points(state, enemy)),
        morale_worth(state, seat) - morale_worth(state, enemy),
        troops_worth(state, seat) - troops_worth(state, enemy),
        fights_worth(state, seen, seat),
        -fights_worth(state, seen, enemy),
        sign * pending(state),
        sign * extra_points(state),
        *(march, guns, command),
    ]
    return [one / SCALE for one in found]
