"""§4.2 Command: who may act, who is in command, the two lines to the army commander."""

from typing import Final

from grognard.core.message import Argument
from grognard.core.types import OK, Action, Player
from grognard.games.prussia import reasons as why
from grognard.games.prussia.actions import PIECE
from grognard.games.prussia.question import PrussiaQuestion
from grognard.games.prussia.rules.s01_01_map import distance
from grognard.games.prussia.rules.s26_torgau import is_lacys
from grognard.games.prussia.scenarios import EXTRA_CAVALRY, EXTRA_DETACHMENT
from grognard.games.prussia.state import (
    IN_PLAY,
    LACY_MOVES,
    PHASE_COMMAND,
    PHASE_MOVEMENT,
    PrussiaState,
)
from grognard.games.prussia.tables import (
    ARTILLERY,
    CAVALRY,
    COALITION,
    COMMAND_RANGE,
    COMMANDER_UNITS,
    NO_PIECE,
    Corps,
    Group,
    Hex,
    Piece,
)

# Who may act


def acts(state: PrussiaState, piece: Piece) -> bool:
    """§4.1, §4.3, §26.3.3 Say whether a piece belongs to an active army, or is awake."""
    side = state.field.side_of[piece]
    if state.active[side]:
        return True
    group = Group(state.detachment_of[piece])
    if group >= 0:
        return state.awake[group] != 0
    return side == COALITION and state.special[LACY_MOVES] != 0 and is_lacys(state, piece)


def someone_acts(state: PrussiaState, side: Player) -> bool:
    """§4.1.1 Say whether the rest of a player turn takes place at all."""
    own = state.field.pieces_of[side]
    in_play = [piece for piece in own if state.fate_of[piece] == IN_PLAY]
    return state.active[side] != 0 or any(acts(state, piece) for piece in in_play)


def corps_leader(state: PrussiaState, corps: Corps) -> Piece:
    """Return the leader of a corps if he is on the map, or -1."""
    leader = Piece(state.field.leader_of_corps[corps])
    return leader if leader >= 0 and state.hex_of[leader] >= 0 else NO_PIECE


def initiative(state: PrussiaState, leader: Piece) -> int:
    """§4.2.1, §15.1 Return a leader's initiative, 0 for none; deputies have their own."""
    field, form = state.field, state.form
    side = field.side_of[leader]
    if state.deputy_of[leader]:
        return field.deputy_initiative[side] if field.is_army[leader] else 0
    if leader == form.corps_commander and state.commander[side] == leader:
        return form.corps_commander_initiative  # §23.6
    return field.initiative[leader]


def group_rating(state: PrussiaState, group: Group) -> int:
    """§4.2, §23.6 Return the command rating of a group."""
    form = state.form
    if group == form.corps_commander_group and form.corps_commander >= 0:
        if state.commander[COALITION] != form.corps_commander:
            return form.corps_commander_rating
    return form.rating[group]


# §4.4 Deployment from column


def is_near(state: PrussiaState, piece: Piece, leader: Piece, far: int) -> bool:
    return distance(Hex(state.hex_of[piece]), Hex(state.hex_of[leader])) <= far


# §4.2.2 Out of command


def find_commands(state: PrussiaState, side: Player) -> None:
    """§4.2.2 Find which units of a side begin the turn in command."""
    field = state.field
    for unit in field.units_of[side]:
        state.command_of[unit] = 1 if is_commanded(state, unit) else 0
    for leader in field.all_leaders:
        state.command_of[leader] = 1
        state.effective_of[leader] = 1


def is_commanded(state: PrussiaState, unit: Piece) -> bool:
    """§4.2.2 Within 5 hexes of its corps leader; guns and wagons of any own leader."""
    field, form = state.field, state.form
    if state.hex_of[unit] < 0:
        return True
    if field.arm_of[unit] == ARTILLERY or unit == form.baggage:
        for leader in field.all_leaders:
            if field.side_of[leader] == field.side_of[unit] and state.hex_of[leader] >= 0:
                if is_near(state, unit, leader, COMMAND_RANGE):
                    return True
        return False
    leader = corps_leader(state, Corps(field.corps_of[unit]))
    if leader >= 0 and is_near(state, unit, leader, COMMAND_RANGE):
        return True
    return _has_extra_command(state, unit)


def _has_extra_command(state: PrussiaState, unit: Piece) -> bool:
    """§23.3.2 Baden-Baden commands cavalry near him; §26.3.4 Ried the detachments."""
    field, form = state.field, state.form
    leader = form.extra_leader
    if leader < 0 or state.hex_of[leader] < 0 or field.side_of[unit] != field.side_of[leader]:
        return False
    if state.deputy_of[leader]:
        return False  # §15.1 it is his own gift, not the replacement's
    if form.extra_kind == EXTRA_CAVALRY and field.arm_of[unit] != CAVALRY:
        return False
    if form.extra_kind == EXTRA_DETACHMENT and state.detachment_of[unit] < 0:
        return False
    return is_near(state, unit, leader, form.extra_range)


def ask_trace(state: PrussiaState, side: Player) -> None:
    """§4.2.2 Two units a turn may trace to the army commander; he chooses where more could."""
    candidates = tracing(state, side)
    if len(candidates) > COMMANDER_UNITS:
        state.push(ASK_TRACE, side, COMMANDER_UNITS)
        return
    for unit in candidates:
        state.command_of[unit] = 1


def tracing(state: PrussiaState, side: Player) -> list[Piece]:
    """§4.2.2 Return the units out of command that could trace to the army commander."""
    chief = Piece(state.commander[side])
    if chief < 0 or state.hex_of[chief] < 0:
        return []
    return [unit for unit in state.field.units_of[side] if trace_code(state, unit) == OK]


def trace_code(state: PrussiaState, unit: Piece) -> int:
    """§4.2.2 Return whether a unit may be one of the two that trace to the commander."""
    field = state.field
    if unit >= field.units or field.side_of[unit] != state.side:
        return why.NOT_YOUR_PIECE
    if state.hex_of[unit] < 0:
        return why.NOT_ON_MAP
    if state.command_of[unit]:
        return why.NOT_OUT_OF_COMMAND
    if field.arm_of[unit] == ARTILLERY:
        return why.NO_TRACE
    if not acts(state, unit):
        return why.ARMY_INACTIVE  # §4.1 it has no use for it
    chief = Piece(state.commander[state.side])
    return OK if is_near(state, unit, chief, COMMAND_RANGE) else why.NOT_THERE


class AskTrace(PrussiaQuestion):
    """§4.2.2 Which units trace to the army commander? Its frame: a how many more."""

    id = "s4-trace"
    section = "§4.2.2"
    own_words = ("done",)

    def piece_code(self, state: PrussiaState, piece: Piece) -> int:
        """§4.2.2 A unit out of command near him."""
        return trace_code(state, piece)

    def listed(self, state: PrussiaState) -> list[Action]:
        """Return the units that could trace to him."""
        return [PIECE + unit for unit in tracing(state, state.side)]

    def answer(self, state: PrussiaState, action: Action) -> None:
        """§4.2.2 A unit traces to the army commander."""
        unit = Piece(action - PIECE)
        state.command_of[unit] = 1
        state.note("§4.2.2", "traces", state.side, [unit])
        left = state.todo.a() - 1
        state.todo.set_a(left)
        if left == 0 or not tracing(state, state.side):
            state.close()

    def args(self, state: PrussiaState) -> dict[str, Argument]:
        """Return how many more may."""
        return {"left": state.todo.a()}


ASK_TRACE: Final[AskTrace] = AskTrace()


def is_commanding(state: PrussiaState) -> bool:
    """§4.2 Say whether it matters now which units of the side on turn are effective, in command."""
    return state.phase in (PHASE_COMMAND, PHASE_MOVEMENT)
