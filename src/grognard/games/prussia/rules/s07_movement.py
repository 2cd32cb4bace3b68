"""§7 The movement phase: routed units, the pieces one by one, and what each hex sets off."""

from typing import Final, cast

from grognard.core.message import Argument
from grognard.core.question import Step
from grognard.core.types import NOT_ASKED_CODE, OK, Action, Json, Player
from grognard.games.prussia import reasons as why
from grognard.games.prussia.actions import CORPS, DONE, HALT, HEX, OFF_MAP, OPTION, PIECE, RAISE
from grognard.games.prussia.names import piece_now
from grognard.games.prussia.options import ADVANCE
from grognard.games.prussia.question import PhaseStep, PrussiaQuestion
from grognard.games.prussia.rules import s23_rossbach
from grognard.games.prussia.rules.s01_01_map import distance
from grognard.games.prussia.rules.s04_01_activation import look
from grognard.games.prussia.rules.s04_02_command import acts
from grognard.games.prussia.rules.s05_03_limits import (
    can_make_room,
    can_mend,
    ends_over,
    is_mendable,
    is_still_mendable,
    may_end,
)
from grognard.games.prussia.rules.s05_stacking import (
    excess,
    leaders_at,
    place_bottom,
    raise_top,
    remove,
    stack,
)
from grognard.games.prussia.rules.s06_zones import engaged, in_enemy_zoc, is_engaged, is_held
from grognard.games.prussia.rules.s07_03_ways import may_set_off, quietest
from grognard.games.prussia.rules.s07_04_allowance import allowance
from grognard.games.prussia.rules.s07_05_reach import (
    FAR,
    NOWHERE,
    Reach,
    can_leave,
    enter_cost,
    entry_code,
    leave_cost,
    must_stop,
    path,
    reach,
    step_code,
    waiting_code,
)
from grognard.games.prussia.rules.s07_06_column import form_code, form_column, threaten
from grognard.games.prussia.rules.s12_03_leaving import march_off_code, off_code
from grognard.games.prussia.rules.s15_leaders import catch_leaders, leave_map
from grognard.games.prussia.rules.s23_rossbach import has_moved, is_marching, keeps_order
from grognard.games.prussia.rules.s24_leuthen import enter_in_column
from grognard.games.prussia.rules.s25_zorndorf import stops_at_river
from grognard.games.prussia.state import (
    IN_PLAY,
    LEFT,
    MOVED,
    PHASE_MOVEMENT,
    STOOD,
    WAITING,
    PrussiaState,
)
from grognard.games.prussia.tables import (
    ARTILLERY,
    COALITION,
    COLUMNS,
    HEXES,
    LEADER,
    NO_PIECE,
    OFF,
    ROUTED,
    ROWS,
    Corps,
    Hex,
    Piece,
    hex_name,
)

MOVED_INTO_ZOC: Final = 2
"""`moved_of` a battery that entered an enemy zone this turn (§5.4)."""
NUMBERS: Final[list[object]] = [*HEXES]
"""The hexes as objects, made once: a list of many hexes takes them as they are."""

# Which piece


def piece_code(state: PrussiaState, piece: Piece) -> int:
    """§7.3 Return whether a piece may be taken in hand."""
    field = state.field
    if piece >= field.pieces or field.side_of[piece] != state.side:
        return why.NOT_YOUR_PIECE
    if state.hex_of[piece] < 0 and state.fate_of[piece] != WAITING:
        return why.NOT_ON_MAP
    if state.moved_of[piece]:
        return why.HAS_MOVED
    if not acts(state, piece):
        return why.ARMY_INACTIVE
    if state.morale_of[piece] == ROUTED:
        return why.IS_ROUTED
    if state.must_move >= 0 and not can_mend(state, piece, state.must_move):
        return why.MEND_STACK  # §5.3
    if can_leave(state, piece) or march_off_code(state, piece, allowance(state, piece), 0) == OK:
        return OK
    if state.hex_of[piece] < 0:
        return waiting_code(state, piece)
    if leave_cost(state, piece) < FAR:
        return why.NOWHERE_TO_GO
    return why.HELD_BY_LOCK if is_held(state, piece) else why.CANNOT_LEAVE


def raise_code(state: PrussiaState, unit: Piece) -> int:
    """§5.4 Return whether a unit may be put on top of its stack."""
    field = state.field
    if unit >= field.units or field.side_of[unit] != state.side:
        return why.NOT_YOUR_PIECE
    here = Hex(state.hex_of[unit])
    if here < 0:
        return why.NOT_ON_MAP
    if state.top_at[here] == unit:
        return why.ON_TOP_ALREADY
    if not acts(state, unit):
        return why.ARMY_INACTIVE
    if state.must_move >= 0 and not is_still_mendable(state, unit):
        return why.MEND_STACK
    if state.raised_of[unit]:
        return why.RAISED_BEFORE
    if state.moved_of[unit] == MOVED_INTO_ZOC:
        return why.GUNS_STAY_BELOW
    return why.MARCH_ORDER if keeps_order(state, unit) else OK


def done_code(state: PrussiaState) -> int:
    """§5.3 The segment ends when no stack is over its limits that could be mended."""
    if state.must_move >= 0:
        return why.MEND_STACK
    for unit in state.field.units_of[state.side]:
        here = Hex(state.hex_of[unit])
        if here >= 0 and state.top_at[here] == unit:
            if excess(state, here) > 0 and is_mendable(state, here):
                return why.MEND_STACK
    return march_code(state)


def march_code(state: PrussiaState) -> int:
    """§23.4 An army that took the bonus moves every unit that can, until it has arrived."""
    return why.MARCH_ON if is_marching(state) and somebody_stays(state) else OK


def somebody_stays(state: PrussiaState) -> bool:
    """§23.4 Say whether a unit of the side that moves could move and has not."""
    units = state.field.units_of[state.side]
    unmoved = [unit for unit in units if state.hex_of[unit] >= 0 and state.moved_of[unit] == 0]
    return any(piece_code(state, unit) == OK for unit in unmoved)


def has_advanced(state: PrussiaState) -> bool:
    """§23.4.4 ruling R9: the army has advanced if all of it that could move did.

    With the option `advance` one unit that moved is enough.
    """
    return has_moved(state) and (state.choices[ADVANCE] != 0 or not somebody_stays(state))


def take(state: PrussiaState, piece: Piece) -> None:
    """§7.3 A piece begins its move with its whole allowance."""
    if state.fate_of[piece] == WAITING and state.form.entry_zone[state.side]:
        enter_in_column(state, piece)
    state.walker = piece
    state.walk_left = allowance(state, piece)
    state.walk_hexes = 0
    state.walk_from = Hex(state.hex_of[piece])
    state.push(ASK_MOVE_TO, state.side, piece)


def _pieces_to_move(state: PrussiaState) -> list[Action]:
    """§7.3 Return the pieces that may be taken in hand, as actions."""
    found: list[Action] = []
    for piece in state.field.pieces_of[state.side]:
        if state.moved_of[piece] == 0 and piece_code(state, piece) == OK:
            found.append(PIECE + piece)
    return found


# Where to


def _next_piece_code(state: PrussiaState, piece: Piece) -> int:
    """§7.3 Another piece may be taken in hand; the one before has then finished."""
    code = piece_code(state, piece)
    if code != OK:
        return code
    code = halt_code(state) if state.walk_hexes else why.ONE_HEX_FIRST
    if code != OK:
        return code
    return why.MEND_STACK if ends_over(state) else OK


def reach_now(state: PrussiaState) -> Reach:
    """Return what the piece in hand can reach."""
    return reach(state, state.walker, state.walk_left, state.walk_hexes == 0)


def hex_code(state: PrussiaState, to: Hex) -> int:
    """§7.3 Return whether the piece in hand can walk to a hex and stay there."""
    piece = state.walker
    here = Hex(state.hex_of[piece])
    if not state.field.on_map[to]:
        return why.TOO_FAR
    code = entry_code(state, piece, to)
    if code != OK:
        return code
    if here >= 0 and distance(here, to) > max(1, state.walk_left):
        return why.TOO_FAR
    if reach_now(state).cost[to] >= FAR:
        return _closed_code(state, piece, to)
    return OK if may_end(state, piece, to) else why.OVER_STACKED


def _closed_code(state: PrussiaState, piece: Piece, to: Hex) -> int:
    """§7.4, §7.5, §25.3.6 Return why a hex is out of reach: closed, stopped, no movement left."""
    here = Hex(state.hex_of[piece])
    if state.walk_hexes and state.walk_left:
        if leave_cost(state, piece) >= FAR or must_stop(state, piece, here):
            return why.MIETZEL if stops_at_river(state, piece, here) else why.MUST_STOP
    way = state.field.direction(here, to) if here >= 0 else -1
    code = step_code(state, piece, here * 6 + way) if way >= 0 else OK
    return why.TOO_FAR if code == OK else code


def halt_code(state: PrussiaState) -> int:
    """§7.3 A piece that has moved may stop, where it may stay or where it cannot go on."""
    piece = state.walker
    if state.walk_hexes == 0:
        return OK if not end_hexes(state) else why.ONE_HEX_FIRST
    here = Hex(state.hex_of[piece])
    if state.field.arm_of[piece] == LEADER or excess(state, here) == 0:
        return OK
    if state.must_move < 0 and can_make_room(state, piece, here):
        return OK
    return why.OVER_STACKED if end_hexes(state) else OK  # ruling R6 (§5.3): nobody can mend it


def end_hexes(state: PrussiaState) -> list[Hex]:
    """§7.3 Return the hexes where the piece in hand may go and stay, sorted."""
    reached = reach_now(state)
    state.ways = reached.back
    state.ways_key = ways_key(state)
    found: list[object] = []
    if reached is NOWHERE:
        return []
    cost, top_at, piece = reached.cost, state.top_at, state.walker
    here = Hex(state.hex_of[piece])
    left, right, low, high = 0, COLUMNS, 0, ROWS
    if here >= 0:  # not farther than it has points, or one hex
        far = max(1, state.walk_left)
        left, right = max(0, here // ROWS - far), min(COLUMNS, here // ROWS + far + 1)
        low, high = max(0, here % ROWS - far), min(ROWS, here % ROWS + far + 1)
    for start in range(left * ROWS, right * ROWS, ROWS):
        for to in range(start + low, start + high):
            if cost[to] < FAR and (top_at[to] < 0 or may_end(state, piece, Hex(to))):
                found.append(NUMBERS[to])
    return cast("list[Hex]", found)


def ways_key(state: PrussiaState) -> int:
    """Return a number for what `ways` were found for: the piece, its place and what is left."""
    place = (state.hex_of[state.walker] + 1) * 128 + state.walker
    return (state.chain * 128 + state.walk_left) * 262144 + place


def way_to(state: PrussiaState, to: Hex) -> list[Hex]:
    """§7.3 Return the cheapest way of the piece in hand, quietly if the enemy is not ready."""
    if state.ways_key != ways_key(state):
        end_hexes(state)
    way = path(state.ways, Hex(state.hex_of[state.walker]), to)
    return quietest(state, way) if may_set_off(state, state.walker) else way


def march_off(state: PrussiaState, unit: Piece) -> None:
    """§12.3 A unit leaves the map in good order, which is no loss."""
    here = Hex(state.hex_of[unit])
    state.note("§12.3", "leaves", state.side, [unit, here])
    _stir(state, unit)
    remove(state, unit, LEFT)
    if state.top_at[here] < 0:
        for leader in leaders_at(state, here):  # ruling R15 (§12.3)
            leave_map(state, leader, "§12.3")
    _reopen(state, here)
    state.heat_moved[state.side] = 1
    catch_leaders(state)


def finish(state: PrussiaState) -> None:
    """§7.3 The piece in hand has finished; an overfull stack must be mended next."""
    piece = state.walker
    state.close()
    state.moved_of[piece] = max(STOOD if state.walk_hexes == 0 else MOVED, state.moved_of[piece])
    state.walker = NO_PIECE
    state.walk_hexes = 0
    if state.must_move >= 0:
        if excess(state, state.must_move) == 0 or not is_mendable(state, state.must_move):
            state.must_move = OFF
    here = Hex(state.hex_of[piece])
    if here >= 0 and excess(state, here) > 0 and is_mendable(state, here):
        state.must_move = here


# One hex


def step(state: PrussiaState, piece: Piece, to: Hex) -> None:
    """§5.4, §7.3 A piece enters a hex, below whatever is there."""
    field = state.field
    here = Hex(state.hex_of[piece])
    _stir(state, piece)
    place_bottom(state, piece, to)
    state.fate_of[piece] = IN_PLAY
    side = field.side_of[piece]
    state.heat_moved[side] = 1
    state.moved_of[piece] = MOVED
    if field.arm_of[piece] == LEADER:
        return
    if field.arm_of[piece] == ARTILLERY and side == COALITION and in_enemy_zoc(state, to, side):
        state.moved_of[piece] = MOVED_INTO_ZOC
    elif side == COALITION:
        _sink_guns(state, to)
    _reopen(state, to)
    if here >= 0:
        _reopen(state, here)


def _reopen(state: PrussiaState, here: Hex) -> None:
    """§5.4 Once somebody came or left, the order of a stack may be chosen anew."""
    unit = Piece(state.top_at[here])
    while unit >= 0:
        state.raised_of[unit] = 0
        unit = Piece(state.under_of[unit])


def _sink_guns(state: PrussiaState, here: Hex) -> None:
    """§5.4 Coalition guns that entered an enemy zone stay below those who come after them."""
    for unit in stack(state, here):
        if state.moved_of[unit] == MOVED_INTO_ZOC:
            place_bottom(state, unit, here)


def _stir(state: PrussiaState, unit: Piece) -> None:
    """§6.3 A unit engaged at the start that leaves from support turns the marker to -2."""
    here = Hex(state.hex_of[unit])
    if here >= 0 and state.locked_of[unit] == here and not is_engaged(state, unit):
        if here not in state.stirred:
            state.stirred.append(here)


def set_off(state: PrussiaState, piece: Piece) -> bool:
    """§4.1, §4.3, §7.6.3, §15.2 What a hex entered sets off; say whether somebody is asked."""
    catch_leaders(state, piece)
    asked = look(state, piece)
    return threaten(state, piece) or asked


# §7.2 Locked markers


def lock_all(state: PrussiaState, side: Player) -> None:
    """§7.2 Mark every hex of a side that begins the turn with engaged infantry or cavalry."""
    for unit in state.field.units_of[side]:
        here = Hex(state.hex_of[unit])
        if here >= 0 and state.top_at[here] == unit:
            for one in engaged(state, here):
                state.locked_of[one] = here
                if here not in state.locked:
                    state.locked.append(here)


# The end of the phase


class DoLock(PhaseStep):
    """§7.2 Locked markers are placed."""

    section = "§7.2"
    phase = PHASE_MOVEMENT

    def run(self, state: PrussiaState) -> None:
        """§7.2 Place them."""
        state.todo.pop()
        lock_all(state, state.side)


DO_LOCK: Final[DoLock] = DoLock()


class DoMovement(PhaseStep):
    """§7.3 The segment of normal movement."""

    section = "§7.3"
    phase = PHASE_MOVEMENT

    def run(self, state: PrussiaState) -> None:
        """§7.3 The segment of normal movement begins."""
        state.todo.pop()
        state.push(ASK_MOVE_PIECE, state.side)


DO_MOVEMENT: Final[DoMovement] = DoMovement()


class DoEndMovement(Step[PrussiaState]):
    """§7 The end of a movement phase."""

    section = "§7"

    def run(self, state: PrussiaState) -> None:
        """§7 The movement phase is over."""
        state.todo.pop()
        state.walker = NO_PIECE
        state.must_move = OFF
        is_asked = bool(state.form.passivity)
        s23_rossbach.end_movement(state, is_asked and has_advanced(state))


DO_END_MOVEMENT: Final[DoEndMovement] = DoEndMovement()


class DoWalk(Step[PrussiaState]):
    """§7.3 The way of the piece in hand; its frame: a where it began."""

    section = "§7.3"

    def run(self, state: PrussiaState) -> None:
        """§7.3 Walk on hex by hex; a question to the other side ends the walk there."""
        piece = state.walker
        if not state.scratch:
            start = Hex(state.todo.a())
            state.todo.pop()
            state.note("§7.3", "moved", state.side, [piece, start, Hex(state.hex_of[piece])])
            return
        to = state.scratch[0]
        del state.scratch[0]
        here = Hex(state.hex_of[piece])
        cost = 1
        if here >= 0:
            edge = here * 6 + state.field.direction(here, to)
            cost = enter_cost(state, piece, edge) + leave_cost(state, piece)
        state.walk_left = max(0, state.walk_left - cost)
        state.walk_hexes += 1
        state.walk_from = here
        step(state, piece, to)
        if state.must_move >= 0 and excess(state, state.must_move) == 0:
            state.must_move = OFF
        if set_off(state, piece):
            state.scratch = []


DO_WALK: Final[DoWalk] = DoWalk()


class AskMovePiece(PrussiaQuestion):
    """§7.3 Which piece is next?"""

    id = "s7-move-piece"
    section = "§7.3"
    gives_up = DONE
    own_words = ("done",)

    def code(self, state: PrussiaState, action: Action, seat: Player) -> int:
        """§7.3 Return whether an action answers the question for the next piece."""
        if action == DONE:
            return done_code(state)
        if action < PIECE or action > OPTION:
            return NOT_ASKED_CODE
        if action < RAISE:
            return piece_code(state, Piece(action - PIECE))
        if action < CORPS:
            return raise_code(state, Piece(action - RAISE))
        return form_code(state, Corps(action - CORPS))

    def listed(self, state: PrussiaState) -> list[Action]:
        """§7.3 Return the pieces that may move, those that may be raised, and corps for column."""
        field = state.field
        found = _pieces_to_move(state)
        for unit in field.units_of[state.side]:
            if raise_code(state, unit) == OK:
                found.append(RAISE + unit)
        for corps in field.all_corps:
            if form_code(state, corps) == OK:
                found.append(CORPS + corps)
        if done_code(state) == OK:
            found.append(DONE)
        return found

    def answer(self, state: PrussiaState, action: Action) -> None:
        """§7.3 Take a piece in hand, raise one, form a column, or end the segment."""
        if action == DONE:
            state.close()
        elif action < RAISE:
            take(state, Piece(action - PIECE))
        elif action < CORPS:
            unit = Piece(action - RAISE)
            raise_top(state, unit)
            state.raised_of[unit] = 1
            state.note("§5.4", "raised", state.side, [unit, Hex(state.hex_of[unit])])
            state.chain += 1
        else:
            form_column(state, Corps(action - CORPS))


ASK_MOVE_PIECE: Final[AskMovePiece] = AskMovePiece()


class AskMoveTo(PrussiaQuestion):
    """§7.3 Where does the piece in hand go? Its frame: a the piece."""

    id = "s7-move-to"
    section = "§7.3"

    def code(self, state: PrussiaState, action: Action, seat: Player) -> int:
        """§7.3 Return whether the piece in hand may do this."""
        if action < PIECE:
            return hex_code(state, Hex(action - HEX))
        if action == HALT:
            return halt_code(state)
        if action == OFF_MAP:
            return off_code(state, state.walker)
        return _next_piece_code(state, Piece(action - PIECE)) if action < RAISE else NOT_ASKED_CODE

    def listed(self, state: PrussiaState) -> list[Action]:
        """§7.3 Return every hex the piece can walk to, the halt, the pieces that may be next."""
        found = cast("list[Action]", end_hexes(state))  # HEX is 0
        has_halt = False
        if state.walk_hexes == 0:
            has_halt = not found
        else:
            has_halt = halt_code(state) == OK
            if has_halt and not ends_over(state):
                found += _pieces_to_move(state)
        if has_halt:
            found.append(HALT)
        if off_code(state, state.walker) == OK:
            found.append(OFF_MAP)
        return found

    def answer(self, state: PrussiaState, action: Action) -> None:
        """§7.3 Walk, halt, leave the map, or go on with another piece."""
        if action < PIECE:
            state.scratch = way_to(state, Hex(action - HEX))
            state.push(DO_WALK, state.side, Hex(state.hex_of[state.walker]))
            state.chain += 1
        elif action == OFF_MAP:
            march_off(state, state.walker)
            finish(state)
        else:
            finish(state)
            if action < RAISE:
                take(state, Piece(action - PIECE))

    def args(self, state: PrussiaState) -> dict[str, Argument]:
        """Return the piece and what it has left."""
        return {"piece": piece_now(state, Piece(state.todo.a())), "left": state.walk_left}

    def shown(self, state: PrussiaState) -> Json:
        """Return the piece, what it has left, and what each hex costs."""
        reached = reach_now(state)
        costs = {hex_name(h): int(reached.cost[h]) for h in sorted(reached.found)}
        return {
            "piece": state.field.ids[state.walker],
            "left": state.walk_left,
            "unmoved": state.walk_hexes == 0 and HALT not in self.legal(state, state.side),
            "costs": {name: cost for name, cost in costs.items() if cost < FAR},
        }


ASK_MOVE_TO: Final[AskMoveTo] = AskMoveTo()
