"""Prussia's Glory in numbers for learning: all of it is open; the seat's own army comes first."""

from typing import Final

from grognard.core.features import Features
from grognard.core.types import Player
from grognard.games.prussia.rules.s12_02_morale import routed_on_map
from grognard.games.prussia.rules.s22_01_victory import points
from grognard.games.prussia.scenarios import FORM_IDS
from grognard.games.prussia.state import IN_PLAY, PHASES, WAITING, PrussiaState
from grognard.games.prussia.tables import (
    ARMS,
    ARTILLERY,
    COLUMNS,
    DISORDERED,
    LEADER,
    ROUTED,
    ROWS,
    Hex,
)

WIDTH: Final = 3
"""The map in squares of so many hexes."""
ACROSS: Final = (COLUMNS + WIDTH - 1) // WIDTH
DOWN: Final = (ROWS + WIDTH - 1) // WIDTH
SQUARES: Final = ACROSS * DOWN
SQUARE_IDS: Final[list[str]] = [
    f"{across}.{down}" for across in range(ACROSS) for down in range(DOWN)
]
ARM_IDS: Final[list[str]] = list(ARMS)
PHASE_IDS: Final[list[str]] = list(PHASES)
STEPS: Final = 60.0
CROWD: Final = 16.0
MORALE: Final = 30.0
POINTS: Final = 50.0
"""About the most steps of an arm, steps in a square, boxes of a morale track, and points."""


def fill(features: Features, state: PrussiaState, seat: Player) -> None:
    """Add the numbers of a position."""
    features.one_of("scenario", state.scenario, FORM_IDS)
    features.share("turn", state.turn, state.form.turns)
    features.one_of("phase", state.phase, PHASE_IDS)
    features.truth("own turn", state.side == seat)
    features.one_of("piece in hand", _square(_walker_hex(state)), SQUARE_IDS)
    features.number("movement left", state.walk_left / 12.0)
    combat = state.combat
    features.many("attacks", SQUARE_IDS, _squares(combat.attackers))
    features.many("attacked", SQUARE_IDS, _squares(combat.defenders))
    for subject, side in (("own", seat), ("enemy", 1 - seat)):
        features.about(subject)
        _army(features, state, side)
        _units(features, state, side)
    features.about("")


def _square(here: int) -> int:
    return -1 if here < 0 else here // ROWS // WIDTH * DOWN + here % ROWS // WIDTH


def _walker_hex(state: PrussiaState) -> int:
    return -1 if state.walker < 0 else int(state.hex_of[state.walker])


def _squares(hexes: list[Hex]) -> list[float]:
    found = [0.0] * SQUARES
    for here in hexes:
        if here >= 0:
            found[_square(here)] += 1.0
    return found


def _army(features: Features, state: PrussiaState, side: Player) -> None:
    features.number("morale", int(state.marker[side]) / MORALE)
    features.number("state", int(state.army_of[side]) / 2.0)
    features.truth("active", state.active[side] != 0)
    features.number("points", points(state, side) / POINTS)
    features.number("success", int(state.success[side]) / POINTS)
    features.number("routed", routed_on_map(state, side) / CROWD)


def _units(features: Features, state: PrussiaState, side: Player) -> None:
    """Add the steps by arm, what is wrong with them, and where they stand."""
    arms, waiting, disordered, routed = [0.0] * len(ARMS), 0, 0, 0
    troops, guns, moved = [0.0] * SQUARES, [0.0] * SQUARES, [0.0] * SQUARES
    field = state.field
    for piece in field.all_pieces:
        if field.side_of[piece] != side or state.fate_of[piece] > WAITING:
            continue
        left, arm = int(state.left_of[piece]), int(field.arm_of[piece])
        arms[arm] += left / STEPS
        if state.fate_of[piece] != IN_PLAY or state.hex_of[piece] < 0:
            waiting += left
            continue
        at = _square(int(state.hex_of[piece]))
        if arm == ARTILLERY:
            guns[at] += left / CROWD
        elif arm != LEADER:
            troops[at] += left / CROWD
            disordered += left if state.morale_of[piece] == DISORDERED else 0
            routed += left if state.morale_of[piece] == ROUTED else 0
        moved[at] += 1.0 / CROWD if state.moved_of[piece] else 0.0
    features.many("steps", ARM_IDS, arms)
    features.number("waiting", waiting / STEPS)
    features.number("disordered", disordered / STEPS)
    features.number("steps routed", routed / STEPS)
    features.many("troops", SQUARE_IDS, troops)
    features.many("guns", SQUARE_IDS, guns)
    features.many("moved", SQUARE_IDS, moved)
