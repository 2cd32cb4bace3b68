"""§25 Zorndorf: the baggage, the Mietzel, home edges, heat, set-up."""

from typing import Any

from grognard.core.types import OK, Player
from grognard.games.prussia import reasons as why
from grognard.games.prussia.rules.s01_01_map import COLUMN, distance
from grognard.games.prussia.rules.s12_01_track import FATIGUE, fill, rest
from grognard.games.prussia.scenarios import HOME_AXIS, SETUP_INFANTRY, Form
from grognard.games.prussia.state import BAGGAGE_ROUTED, PrussiaState
from grognard.games.prussia.tables import (
    EDGE_CC_MAX,
    EDGE_CC_MIN,
    EDGE_RR_MIN,
    INFANTRY,
    LEADER,
    ROUTED,
    ROWS,
    SIDE_BRIDGE,
    SIDE_RIVER,
    Field,
    Hex,
    Piece,
)

# §25.3.5 The Light Baggage


def baggage_cost(state: PrussiaState, piece: Piece, to: Hex) -> int:
    """§25.3.5 Every unit pays one more for a hex next to the Light Baggage."""
    baggage = state.form.baggage
    if baggage < 0 or piece == baggage or state.field.arm_of[piece] == LEADER:
        return 0
    wagons = Hex(state.hex_of[baggage])
    return state.form.baggage_cost if wagons >= 0 and distance(wagons, to) == 1 else 0


def is_baggage_at(state: PrussiaState, here: Hex) -> bool:
    """§25.3.5 Say whether the baggage stands in a hex."""
    baggage = state.field.baggage
    return baggage >= 0 and state.hex_of[baggage] == here


# §25.3.6 The Mietzel


def stops_at_river(state: PrussiaState, piece: Piece, to: Hex) -> bool:
    """§25.3.6 Units out of column stop beside the Mietzel unless they stand at a bridge.

    There they may go on over the bridge: see `only_bridge`.
    """
    if state.form.baggage < 0 or state.column_of[piece] or state.field.arm_of[piece] == LEADER:
        return False
    if state.field.beside_river[to] == 0:
        return False
    return not has_bridge(state, to)


def has_bridge(state: PrussiaState, here: Hex) -> bool:
    """§25.3.6 Say whether a bridge over a river leads out of a hex."""
    return any(is_bridge(state, edge) for edge in range(here * 6, here * 6 + 6))


def is_bridge(state: PrussiaState, edge: int) -> bool:
    side = state.field.sides[edge]
    return side & SIDE_BRIDGE != 0 and side & SIDE_RIVER != 0


def only_bridge(state: PrussiaState, piece: Piece, here: Hex, before: Hex) -> bool:
    """§25.3.6 Who comes to the Mietzel at a bridge may only go on over it.

    ruling R12 (§25.3.6): who has just come over the bridge goes on freely.
    """
    field = state.field
    if state.form.baggage < 0 or field.beside_river[here] == 0:
        return False
    if state.column_of[piece] or field.arm_of[piece] == LEADER:
        return False
    return before < 0 or not is_bridge(state, before * 6 + field.direction(before, here))


# §25.3.3 The edges follow the armies


def turn_home_edges(state: PrussiaState) -> None:
    """§25.3.3 ruling R25: at the start of a turn each army looks away from the enemy's centre.

    Its edge is the one that faces away from the mean hex of the enemy's unrouted units along the
    longer axis between both means; if they coincide, it keeps the edge it had.
    """
    if state.form.home_kind[0] != HOME_AXIS:
        return
    across = _mean(state, 0, True) - _mean(state, 1, True)
    along = _mean(state, 0, False) - _mean(state, 1, False)
    if across == 0 and along == 0:
        return
    if abs(across) >= abs(along):
        state.home_edge[0] = 1 << (EDGE_CC_MAX if across > 0 else EDGE_CC_MIN)
        state.home_edge[1] = 1 << (EDGE_CC_MIN if across > 0 else EDGE_CC_MAX)
        return
    state.home_edge[0] = 1 << (EDGE_RR_MIN + 1 if along > 0 else EDGE_RR_MIN)
    state.home_edge[1] = 1 << (EDGE_RR_MIN if along > 0 else EDGE_RR_MIN + 1)


def _mean(state: PrussiaState, side: Player, of_columns: bool) -> int:
    """Return the mean column or row of a side's unrouted units, times a thousand."""
    total = 0
    count = 0
    for unit in state.field.units_of[side]:
        here = Hex(state.hex_of[unit])
        if here >= 0 and state.morale_of[unit] != ROUTED:
            total += COLUMN[here] if of_columns else here % ROWS
            count += 1
    return total * 1000 // count if count else 0


# §25.3.4 Heat


def suffer_heat(state: PrussiaState, side: Player) -> None:
    """§25.3.4 An active army that moved or fought tires, one that rested recovers."""
    if state.form.heat and state.active[side]:
        if state.heat_moved[side] or state.heat_fought[side]:
            for _ in range(state.form.heat):
                fill(state.track[side], FATIGUE)
            state.note("§25.3.4", "fatigue", side, [state.form.heat])
        else:
            rested = rest(state.track[side])
            if rested:
                state.note("§25.3.4", "rest", side, [rested])
    state.heat_moved[side] = 0
    state.heat_fought[side] = 0


# §25.3.1, §25.3.2 Set-up


def pair_code(
    state: PrussiaState, piece: Piece, mate: Piece, in_first: bool, in_second: bool
) -> int:
    """§25.3.1 Of two leaders one takes the first area, the other one the second."""
    form = state.form
    if not in_first and not in_second:
        return why.OUTSIDE_ZONE
    there = Hex(state.hex_of[mate])
    if there < 0:
        return OK
    mate_first = form.areas[form.setup_area[piece]][there] != 0
    mate_second = form.areas[form.setup_second[piece]][there] != 0
    if (in_first and mate_second) or (in_second and mate_first):
        return OK
    return why.WRONG_OF_PAIR


def near_infantry_leader_code(state: PrussiaState, piece: Piece, to: Hex) -> int:
    """§25.3.1 Within range of the leader of any own corps with infantry."""
    field = state.field
    side = field.side_of[piece]
    for corps in field.all_corps:
        if field.side_of_corps[corps] == side and field.has_infantry[corps]:
            there = Hex(state.hex_of[field.leader_of_corps[corps]])
            if there >= 0 and distance(there, to) <= state.form.setup_range[side]:
                return OK
    return why.NOT_WITH_LEADER


def with_infantry_code(state: PrussiaState, to: Hex) -> int:
    """§25.3.2, §26.4 With infantry; at Torgau two such batteries in a hex at most."""
    field, form = state.field, state.form
    has_foot = False
    free_guns = 0
    unit = Piece(state.top_at[to])
    while unit >= 0:
        if field.arm_of[unit] == INFANTRY:
            has_foot = True
        elif form.setup_kind[unit] == SETUP_INFANTRY:
            free_guns += 1
        unit = Piece(state.under_of[unit])
    if not has_foot:
        return why.NOT_WITH_INFANTRY
    return why.GUNS_OF_HEX if form.guns_per_hex and free_guns >= form.guns_per_hex else OK


# §25.1, §25.3.8


def baggage_points(state: PrussiaState) -> int:
    """§25.1 Return what Prussia has scored for the baggage: it has routed once, or not."""
    return state.form.baggage_points if state.special[BAGGAGE_ROUTED] else 0


def stack_steps(state: PrussiaState, unit: Piece) -> int:
    """§25.3.8, §26.3.6 Return the steps of a unit where it stacks and is engaged.

    Those of cossacks and Freikorps count twice.
    """
    return state.left_of[unit] * state.field.double_of[unit]


def read_zorndorf(form: Form, field: Field, row: dict[str, Any]) -> None:
    """§25, §25.3, §25.3.4, §25.3.5, §25.4 Read the rules of Zorndorf: heat, and the baggage."""
    if "heat" in row:
        form.heat = row["heat"]["points"]
        form.heat_strength = row["heat"]["strength"]
    if "baggage" in row:
        form.baggage = field.piece_of_id(row["baggage"]["unit"])
        form.baggage_cost = row["baggage"]["cost"]
