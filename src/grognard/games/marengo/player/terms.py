"""The terms of the fitted value: morale, strength by arm, readiness, danger and the way east."""

from pathlib import Path
from typing import Final, final

from grognard.core.fitted import Judging, Terms, read_fitted
from grognard.core.state import State
from grognard.core.types import Player
from grognard.games.marengo.player.parts import TOLD, parts_of
from grognard.games.marengo.player.prospects import prospects, way_east
from grognard.games.marengo.player.threats import danger_of
from grognard.games.marengo.player.weights import WEIGHTS
from grognard.games.marengo.rules.s18_morale import level, on_track
from grognard.games.marengo.rules.s19_victory import pieces_east
from grognard.games.marengo.state import MarengoState
from grognard.games.marengo.tables import (
    ARMY_MASK,
    ARTILLERY,
    AUSTRIA,
    BIT,
    CAVALRY,
    FIRST_PIECE,
    FRANCE,
    LAST_ROUND,
    LOCALE_AT,
    TYPE_OF,
)

OWN: Final = (
    *("morale", "fright", "tokens", "infantry", "cavalry", "artillery", "pieces", "strong"),
    *("waiting", "organized", "danger", "late"),
)
NAMES: Final = (
    *OWN,
    *(f"enemy's {name}" for name in OWN),
    *("evaluation", "Austria", "way east", "in the east", "late in the east"),
)


@final
class MarengoJudging(Judging):
    """What the fitted value of this game looks at."""

    def terms(self, state: State, seat: Player) -> Terms | None:
        """Return the terms of a position for a seat."""
        assert isinstance(state, MarengoState)
        return _terms(state, seat)

    def parts(self, state: State, seat: Player) -> list[float]:
        """Return the parts of the evaluation."""
        assert isinstance(state, MarengoState)
        return parts_of(state, seat)


JUDGING: Final = MarengoJudging(
    NAMES,
    read_fitted(Path(__file__).resolve().parents[1] / "data" / "value.json", NAMES),
    TOLD,
    WEIGHTS,
)


def _terms(state: MarengoState, seat: int) -> Terms:
    sign = 1.0 if seat == AUSTRIA else -1.0
    east, late = pieces_east(state) / 7.0, state.round / LAST_ROUND
    signed = [prospects(state, seat), sign, sign * way_east(state) / 10.0]
    signed += [sign * east, sign * east * late * late]
    return Terms(_side(state, seat), _side(state, 1 - seat), signed)


def _side(state: MarengoState, army: int) -> list[float]:
    foot = horse = guns = pieces = strong = waiting = ready = 0.0
    organized = ARMY_MASK[FRANCE] & ~state.disorganized if army == FRANCE else 0
    for piece in range(FIRST_PIECE[army], FIRST_PIECE[army + 1]):
        strength = int(state.strength_of[piece])
        if strength == 0:
            continue
        pieces += 0.05
        if TYPE_OF[piece] == ARTILLERY:
            guns += 0.2
        elif TYPE_OF[piece] == CAVALRY:
            horse += 0.1 * strength
        else:
            foot += 0.05 * strength
            strong += 0.1 if strength > 1 else 0.0
        if LOCALE_AT[state.pos_of[piece]] < 0:
            waiting += 0.1
        elif organized & BIT[piece]:
            ready += 0.1
    now = level(state, army)
    found = [now / 10.0, 1.0 / (now + 1.0), on_track(state, army) / 10.0, foot, horse, guns]
    return [
        *found,
        pieces,
        strong,
        waiting,
        ready,
        danger_of(state, army, state.turn, state.commands) / 10.0,
        state.round / 16,
    ]
