"""§12.3 Leaving the map: what a demoralized army may do by its own edge."""

from grognard.core.types import OK, Player
from grognard.games.prussia import reasons as why
from grognard.games.prussia.rules.s06_zones import is_held
from grognard.games.prussia.rules.s07_05_reach import FAR, leave_cost, must_stop
from grognard.games.prussia.rules.s10_09_home import is_home
from grognard.games.prussia.state import PrussiaState
from grognard.games.prussia.tables import GOOD, LEADER, Hex, Piece


def off_code(state: PrussiaState, piece: Piece) -> int:
    """§12.3 Return whether the piece in hand may leave the map with what it has left."""
    return march_off_code(state, piece, state.walk_left, state.walk_hexes)


def march_off_code(state: PrussiaState, piece: Piece, left: int, walked: int) -> int:
    """§12.3 Units of a demoralized army may leave by their own edge for one point."""
    field = state.field
    side = field.side_of[piece]
    here = Hex(state.hex_of[piece])
    if state.army_of[side] == GOOD:
        return why.ARMY_STANDS  # §7.4
    if field.arm_of[piece] == LEADER or piece == state.form.baggage:
        return why.STAYS_WITH_UNITS  # ruling R15 (§12.3): neither leaders alone nor wagons
    if here < 0 or not is_home(state, side, here, enemy_hexes(state, side)):
        return why.NOT_HOME_EDGE
    if leave_cost(state, piece) >= FAR:
        return why.HELD_BY_LOCK if is_held(state, piece) else why.CANNOT_LEAVE
    if walked and must_stop(state, piece, here):
        return why.MUST_STOP  # §7.5.3
    return OK if left >= 1 + leave_cost(state, piece) else why.TOO_FAR


def enemy_hexes(state: PrussiaState, side: Player) -> list[Hex]:
    """§26.3.2 Return where the enemy's units are: what a unit marches away from."""
    places = [Hex(state.hex_of[unit]) for unit in state.field.units_of[1 - side]]
    return [here for here in places if here >= 0]
