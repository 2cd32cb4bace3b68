"""§7.6 Movement in column: forming it, and forced deployment."""

from typing import Final

from grognard.core.message import Argument
from grognard.core.question import Step
from grognard.core.types import OK, Action, Json, Player
from grognard.games.prussia import reasons as why
from grognard.games.prussia.actions import DONE, NO, PIECE
from grognard.games.prussia.names import corps as corps_name
from grognard.games.prussia.options import COLUMN_GUNS
from grognard.games.prussia.question import PrussiaQuestion, YesOrNo
from grognard.games.prussia.rules.s01_01_map import distance
from grognard.games.prussia.rules.s04_02_command import acts, corps_leader, group_rating, initiative
from grognard.games.prussia.rules.s06_zones import in_enemy_zoc
from grognard.games.prussia.state import WAITING, PrussiaState, roll
from grognard.games.prussia.tables import (
    ARTILLERY,
    CAVALRY,
    COLUMN_BATTERIES,
    COLUMN_BATTERY_RANGE,
    COLUMN_PRUSSIAN_CAVALRY,
    FORCED_RANGE,
    FORMED,
    LEADER,
    NO_PIECE,
    PRUSSIA,
    ROUTED,
    STACK_COLUMN,
    STACK_GUNS,
    Corps,
    Group,
    Hex,
    Piece,
)

# §7.6 Forming column


def survivors(state: PrussiaState, corps: Corps) -> list[Piece]:
    """Return the units of a corps that are on the map or wait to enter."""
    units = state.field.units_of_corps[corps]
    return [unit for unit in units if state.hex_of[unit] >= 0 or state.fate_of[unit] == WAITING]


def form_code(state: PrussiaState, corps: Corps) -> int:
    """§7.6 Return whether a corps may form column: effective, Formed, in command, in no zone."""
    field = state.field
    if corps >= len(field.side_of_corps) or field.side_of_corps[corps] != state.side:
        return why.NOT_YOUR_CORPS
    if state.must_move >= 0:
        return why.MEND_STACK
    units = survivors(state, corps)
    if not units:
        return why.NOT_ON_MAP
    if not acts(state, units[0]):
        return why.ARMY_INACTIVE
    if state.corps_column[corps]:
        return OK if may_still_join(state, corps) else why.IN_COLUMN_ALREADY
    if state.form.entry_in_column and state.fate_of[units[0]] == WAITING:
        return why.IN_COLUMN_ALREADY  # §24.2.2 they enter so
    for unit in units:
        code = _unit_code(state, unit)
        if code != OK:
            return code
    return _room_code(state, units) if any(state.moved_of[unit] for unit in units) else OK


def _unit_code(state: PrussiaState, unit: Piece) -> int:
    if state.effective_of[unit] == 0:
        return why.CORPS_INEFFECTIVE
    if state.morale_of[unit] != FORMED:
        return why.CORPS_NOT_FORMED
    if state.command_of[unit] == 0:
        return why.CORPS_OUT_OF_COMMAND
    here = Hex(state.hex_of[unit])
    if here >= 0 and in_enemy_zoc(state, here, state.field.side_of[unit]):
        return why.CORPS_IN_ZOC
    return OK


def _room_code(state: PrussiaState, units: list[Piece]) -> int:
    """§5.2 At the end of its movement a corps forms only where four steps a hex are kept."""
    for unit in units:
        here = Hex(state.hex_of[unit])
        if here >= 0 and state.steps_at[here] > STACK_COLUMN:
            return why.COLUMN_STEPS
    return OK


def form_column(state: PrussiaState, corps: Corps) -> None:
    """§7.6 A corps forms column; one that has moved does so at the end and moves no more."""
    field = state.field
    state.corps_formed[corps] = state.player_turn
    if state.corps_column[corps]:
        state.push(ASK_COLUMN, state.side, corps, COLUMN_BATTERIES - _batteries_more(state))
        return
    units = survivors(state, corps)
    has_moved = any(state.moved_of[unit] for unit in units)
    leader = Piece(field.leader_of_corps[corps])
    if leader >= 0 and (state.hex_of[leader] >= 0 or state.fate_of[leader] == WAITING):
        units.append(leader)
    for piece in units:
        state.column_of[piece] = 1
        if has_moved:
            state.moved_of[piece] = max(1, state.moved_of[piece])
    state.corps_column[corps] = 1
    state.note("§7.6", "column", state.side, [corps])
    state.push(ASK_COLUMN, state.side, corps, 0, 1 if has_moved else 0)


def may_still_join(state: PrussiaState, corps: Corps) -> bool:
    """§7.6 Say whether somebody may join a corps in column later, once a turn (ruling R62)."""
    leader = corps_leader(state, corps)
    if leader < 0 or state.column_of[leader] == 0 or state.corps_formed[corps] == state.player_turn:
        return False
    chief = Piece(state.commander[state.side])
    if chief >= 0 and state.column_of[chief] == 0 and state.hex_of[chief] >= 0:
        return True
    if _batteries_more(state) == 0:
        return False
    for gun in state.field.guns_of[state.side]:
        if state.column_of[gun] == 0 and state.hex_of[gun] >= 0:
            if _battery_code(state, gun, corps, False) == OK:
                return True
    return False


def _batteries_more(state: PrussiaState) -> int:
    """§7.6 Return how many batteries may join a corps in column: three go with each of them."""
    field = state.field
    room = 0
    for corps in field.all_corps:
        if field.side_of_corps[corps] == state.side and state.corps_column[corps]:
            room += COLUMN_BATTERIES
    for gun in field.guns_of[state.side]:
        if state.column_of[gun] and state.hex_of[gun] >= 0:
            room -= 1
    return max(0, min(room, COLUMN_BATTERIES))


def join_code(state: PrussiaState, piece: Piece) -> int:
    """§7.6 Return whether a battery or the army commander goes into column with the corps."""
    field = state.field
    corps, taken = Corps(state.todo.a()), state.todo.b()
    if piece >= field.pieces or field.side_of[piece] != state.side:
        return why.NOT_YOUR_PIECE
    if state.column_of[piece]:
        return why.IN_COLUMN_ALREADY
    if field.arm_of[piece] == LEADER:
        if piece != state.commander[state.side] or state.fate_of[piece] > WAITING:
            return why.NOT_ARTILLERY
        return OK  # wherever he is, and at the end of his move as well as before it
    if field.arm_of[piece] != ARTILLERY:
        return why.NOT_ARTILLERY
    if taken >= COLUMN_BATTERIES:
        return why.THREE_BATTERIES
    return _battery_code(state, piece, corps, state.todo.c() != 0)


def _battery_code(state: PrussiaState, gun: Piece, corps: Corps, at_end: bool) -> int:
    """§7.6 An effective battery, unrouted, within 5 hexes of the corps leader."""
    if state.morale_of[gun] == ROUTED:
        return why.IS_ROUTED
    if state.effective_of[gun] == 0:
        return why.GUN_INEFFECTIVE
    here = Hex(state.hex_of[gun])
    leader = corps_leader(state, corps)
    if here < 0:
        waits = state.fate_of[gun] == WAITING and leader < 0
        return OK if waits and state.form.entry_zone[state.side] else why.NOT_ON_MAP
    if leader < 0 or distance(here, Hex(state.hex_of[leader])) > COLUMN_BATTERY_RANGE:
        return why.TOO_FAR_FROM_LEADER
    is_fit = state.morale_of[gun] == FORMED and not in_enemy_zoc(state, here, state.side)
    if state.choices[COLUMN_GUNS] and not is_fit:
        return why.GUNS_AS_UNITS  # ruling R72 (§7.6)
    is_full = state.steps_at[here] > STACK_COLUMN or state.guns_at[here] > STACK_GUNS  # §5.2
    return why.COLUMN_STEPS if is_full and (at_end or state.moved_of[gun]) else OK


# §7.6.3 Forced deployment


def threaten(state: PrussiaState, mover: Piece) -> bool:
    """§7.6.3 A unit has moved: enemy corps in column near it may try to deploy."""
    if state.field.arm_of[mover] == LEADER:
        return False
    return _offer_to(state, 1 - state.field.side_of[mover], mover, 0)


def _offer_to(state: PrussiaState, side: Player, enemy: int, at_start: int) -> bool:
    here = Hex(state.hex_of[enemy])
    offered = False
    for corps in state.field.all_corps:
        unit = _to_be_asked(state, side, corps, here)
        if unit < 0:
            continue
        state.corps_refused[corps] = distance(Hex(state.hex_of[unit]), here)
        state.push(ASK_FORCED, side, corps, unit, enemy, at_start)
        offered = True
    return offered


def _to_be_asked(state: PrussiaState, side: Player, corps: Corps, here: Hex) -> Piece:
    """§7.6.3 Return the unit of a corps in column that an enemy in a hex would disturb, or -1."""
    if state.corps_column[corps] == 0 or state.corps_tried[corps]:
        return NO_PIECE
    if state.field.side_of_corps[corps] != side:
        return NO_PIECE
    unit = _nearest_in_column(state, corps, here)
    if unit >= 0 and state.corps_refused[corps]:
        if distance(Hex(state.hex_of[unit]), here) >= state.corps_refused[corps]:
            return NO_PIECE  # ruling R7 (§7.6.3): a refusal holds until an enemy comes nearer
    return unit


def has_columns(state: PrussiaState, side: Player) -> bool:
    """§7.6.3 Say whether a corps of a side is in column and may still be forced to deploy."""
    for corps in state.field.all_corps:
        if state.corps_column[corps] and state.corps_tried[corps] == 0:
            if state.field.side_of_corps[corps] == side:
                return True
    return False


def disturbed(state: PrussiaState, mover: Piece, here: Hex) -> int:
    """§7.6.3 Return as bits the enemy corps that might try to deploy if a unit came to a hex."""
    field = state.field
    found = 0
    if field.arm_of[mover] != LEADER:
        for corps in field.all_corps:
            if _to_be_asked(state, 1 - field.side_of[mover], corps, here) >= 0:
                found |= 1 << corps
    return found


def _nearest_in_column(state: PrussiaState, corps: Corps, here: Hex) -> Piece:
    """Return the unit of a corps in column nearest to a hex, within 3, or -1."""
    best, nearest = NO_PIECE, FORCED_RANGE + 1
    for unit in state.field.units_of_corps[corps]:
        if state.column_of[unit] == 0 or state.hex_of[unit] < 0:
            continue
        gap = distance(Hex(state.hex_of[unit]), here)
        if gap < nearest:
            nearest = gap
            best = unit
    return best


def forced_rating(state: PrussiaState, unit: Piece) -> int:
    """§7.6.3 The rating of a unit's group, or the initiative of a leader with its corps leader."""
    field = state.field
    group = Group(state.group_of[unit])
    best = group_rating(state, group) if group >= 0 else 0
    corps = Corps(field.corps_of[unit])
    leader = corps_leader(state, corps) if corps >= 0 else -1
    if leader < 0:
        return best
    for other in field.all_leaders:
        if field.side_of[other] == field.side_of[unit]:
            if state.hex_of[other] == state.hex_of[leader]:
                best = max(best, initiative(state, other))
    return best


def stands_as_rider(state: PrussiaState, unit: Piece) -> bool:
    """§7.6.3 Prussian cavalry that is not moving adds 4."""
    field = state.field
    is_rider = field.side_of[unit] == PRUSSIA and field.arm_of[unit] == CAVALRY
    return is_rider and state.side != PRUSSIA


def open_forced(state: PrussiaState) -> bool:
    """§7.6.3 Say whether the offer still stands: another one may have settled it."""
    corps = Corps(state.todo.a())
    unit, enemy = Piece(state.todo.b()), Piece(state.todo.c())
    is_open = state.corps_tried[corps] == 0 and state.column_of[unit] != 0
    if is_open and state.hex_of[unit] >= 0 and state.hex_of[enemy] >= 0:
        # ruling R7 (§7.6.3): of several enemies the nearest, who is asked about first
        gap = distance(Hex(state.hex_of[unit]), Hex(state.hex_of[enemy]))
        is_open = gap <= state.corps_refused[corps]
    if not is_open:
        state.todo.pop()
    return is_open


def _deploy_around(state: PrussiaState, corps: Corps, unit: Piece) -> None:
    """§7.6.3 The corps deploys at once, and batteries in column within 5 hexes of the unit."""
    field = state.field
    here = Hex(state.hex_of[unit])
    deploy_corps(state, corps)
    for gun in field.guns_of[field.side_of[unit]]:
        if state.column_of[gun] and state.hex_of[gun] >= 0:
            if distance(here, Hex(state.hex_of[gun])) <= COLUMN_BATTERY_RANGE:
                state.column_of[gun] = 0


# §7.6.2 Voluntary deployment


def deploy_corps(state: PrussiaState, corps: Corps) -> None:
    """§7.6.2 Take every unit of a corps and its leader out of column."""
    field = state.field
    for piece in field.all_pieces:
        if field.corps_of[piece] == corps:
            state.column_of[piece] = 0
    state.corps_column[corps] = 0


class DoStartClashes(Step[PrussiaState]):
    """§7.6.3 Columns near the enemy when a movement phase begins."""

    section = "§7.6.3"

    def run(self, state: PrussiaState) -> None:
        """§7.6.3 A movement phase begins: corps in column near enemy units may try to deploy."""
        state.todo.pop()
        field = state.field
        for unit in field.all_units:
            if state.hex_of[unit] >= 0:
                _offer_to(state, 1 - field.side_of[unit], unit, 1)


DO_START_CLASHES: Final[DoStartClashes] = DoStartClashes()


class AskColumn(PrussiaQuestion):
    """§7.6 Who joins a column? Its frame: a the corps, b batteries, c 1 at the end of a move."""

    id = "s7-column"
    section = "§7.6"
    own_words = ("done",)
    tries = (PIECE,)
    words = (DONE,)

    def piece_code(self, state: PrussiaState, piece: Piece) -> int:
        """§7.6 Return whether a piece may go into column with the corps."""
        return join_code(state, piece)

    def answer(self, state: PrussiaState, action: Action) -> None:
        """§7.6 A piece joins the column, or that was all."""
        if action == DONE:
            state.close()
            return
        piece = Piece(action - PIECE)
        state.column_of[piece] = 1
        state.note("§7.6", "column-piece", state.side, [piece])
        if state.field.arm_of[piece] == ARTILLERY:
            state.todo.set_b(state.todo.b() + 1)
            if state.todo.c():
                state.moved_of[piece] = max(1, state.moved_of[piece])

    def args(self, state: PrussiaState) -> dict[str, Argument]:
        """Return the corps."""
        return {"corps": corps_name(state.field, Corps(state.todo.a()))}

    def shown(self, state: PrussiaState) -> Json:
        """Return the corps."""
        return {"corps": state.field.corps_names[state.todo.a()]}


ASK_COLUMN: Final[AskColumn] = AskColumn()


class AskForced(YesOrNo):
    """§7.6.3 Does a corps try to deploy? Its frame: a the corps, b its unit, c the enemy."""

    id = "s7-forced"
    section = "§7.6.3"
    corps_verb = "deploy"

    def answer(self, state: PrussiaState, action: Action) -> None:
        """§7.6.3 Both roll; only a greater sum deploys, and a corps tries once a turn."""
        corps, unit, enemy = Corps(state.todo.a()), Piece(state.todo.b()), Piece(state.todo.c())
        side = state.todo.owner()
        state.close()
        if action == NO:
            return
        state.corps_tried[corps] = 1
        own, other = roll(state, "forced deployment"), roll(state, "forced deployment")
        mine = own + forced_rating(state, unit)
        if stands_as_rider(state, unit):
            mine += COLUMN_PRUSSIAN_CAVALRY
        theirs = other + forced_rating(state, enemy)
        state.note("§7.6.3", "forced", side, [corps, own, mine, other, theirs])
        if mine > theirs:
            _deploy_around(state, corps, unit)

    def waits(self, state: PrussiaState) -> bool:
        """§7.6.3 Ask, unless another offer has settled it."""
        return open_forced(state) and super().waits(state)

    def args(self, state: PrussiaState) -> dict[str, Argument]:
        """Return the corps."""
        return {"corps": corps_name(state.field, Corps(state.todo.a()))}


ASK_FORCED: Final[AskForced] = AskForced()
