"""§5.10 How leaders retreat."""

from grognard.core.types import OK
from grognard.games.napoleonics.reasons import (
    CANNOT_FINISH,
    IMPASSABLE,
    MUST_GO_ON,
    NOT_AT_BASELINE,
    NOT_BACK,
)
from grognard.games.napoleonics.rules.s02_01_board import BEHIND, IS_BASELINE, NUM_HEXES, Hex
from grognard.games.napoleonics.rules.s02_pieces import has_enemy, place_leader
from grognard.games.napoleonics.rules.s02_unit_cards import LEADER_RETREAT
from grognard.games.napoleonics.rules.s05_03_movement import leave_board
from grognard.games.napoleonics.rules.s05_07_leaders import kill_leader
from grognard.games.napoleonics.rules.s05_11_leader_escape import escapes
from grognard.games.napoleonics.rules.s07_terrain import is_closed
from grognard.games.napoleonics.rules.s09_scenarios import NO_LEADER, NO_UNIT, Leader
from grognard.games.napoleonics.state import ASK_LEADER_TO, NapoleonicsState, note
from grognard.games.napoleonics.tables import INFANTRY


def begin_leader_retreat(state: NapoleonicsState, leader: Leader) -> None:
    """§5.10 A leader left alone must retreat; until he stops he is in no hex's way."""
    here = state.leader_hex[leader]
    if state.leader_at[here] == leader:
        state.leader_at[here] = NO_LEADER
    state.todo.push(ASK_LEADER_TO, state.scenario.leader_side[leader], leader, 0)


def leader_in_retreat(state: NapoleonicsState) -> Leader:
    """Return the leader the open question is about."""
    return state.scenario.leaders[state.todo.a()]


# Where he may go


def may_stay(state: NapoleonicsState, leader: Leader, here: Hex) -> bool:
    """§5.10 He may stop where no enemy and no other leader is."""
    other = state.leader_at[here]
    if other >= 0 and other != leader:
        return False
    return not has_enemy(state, here, state.scenario.leader_side[leader])


def can_finish(state: NapoleonicsState, leader: Leader, here: Hex, gone: int) -> bool:
    """§5.10 Say whether a retreat that stands here after `gone` hexes can end well."""
    if gone > 0 and may_stay(state, leader, here):
        return True
    if gone >= LEADER_RETREAT:
        return False
    side = state.scenario.leader_side[leader]
    if IS_BASELINE[side * NUM_HEXES + here]:
        return True
    for to in BEHIND[side * NUM_HEXES + here]:
        if not is_closed(state.scenario, INFANTRY, to) and can_finish(state, leader, to, gone + 1):
            return True
    return False


def leader_step_code(state: NapoleonicsState, leader: Leader, gone: int, to: Hex) -> int:
    """§5.10 One hex towards his own edge, through friends and (§5.11) enemies."""
    side = state.scenario.leader_side[leader]
    here = state.leader_hex[leader]
    if gone >= LEADER_RETREAT or to not in BEHIND[side * NUM_HEXES + here]:
        return NOT_BACK
    if is_closed(state.scenario, INFANTRY, to):
        return IMPASSABLE
    if can_finish(state, leader, here, gone) and not can_finish(state, leader, to, gone + 1):
        return CANNOT_FINISH
    return OK


def leader_stop_code(state: NapoleonicsState, leader: Leader, gone: int) -> int:
    """§5.10 He retreats one hex at least, and stays only where he may."""
    if gone > 0 and may_stay(state, leader, state.leader_hex[leader]):
        return OK
    return MUST_GO_ON


def leader_off_code(state: NapoleonicsState, leader: Leader, gone: int) -> int:
    """§5.10 From his own baseline he may leave the board, which costs no banner."""
    side = state.scenario.leader_side[leader]
    if IS_BASELINE[side * NUM_HEXES + state.leader_hex[leader]] and gone < LEADER_RETREAT:
        return OK
    return NOT_AT_BASELINE


# Going


def leader_enters(state: NapoleonicsState, to: Hex) -> None:
    """§5.10 One hex of a leader's retreat; §5.11 an enemy unit there strikes at him."""
    leader = leader_in_retreat(state)
    side = state.scenario.leader_side[leader]
    note(state, "§5.10", "retreat-leader", side, [leader, state.leader_hex[leader], to])
    state.leader_hex[leader] = to
    state.todo.set_b(state.todo.b() + 1)
    unit = state.unit_at[to]
    if unit == NO_UNIT or state.scenario.side_of[unit] == side:
        return
    if state.todo.b() >= LEADER_RETREAT or not escapes(state, leader, side):
        state.todo.pop()
        kill_leader(state, leader, "§5.11")


def leader_stops(state: NapoleonicsState) -> None:
    """§5.10 The retreat ends; with a unit of his side he is attached."""
    leader = leader_in_retreat(state)
    here = state.leader_hex[leader]
    state.todo.pop()
    place_leader(state, leader, here)
    if state.unit_at[here] != NO_UNIT:
        side = state.scenario.leader_side[leader]
        note(state, "§5.10", "attach", side, [leader, state.unit_at[here]])


def leader_leaves(state: NapoleonicsState) -> None:
    """§5.10 He goes over his own edge: no banner, but he is lost to his army."""
    leader = leader_in_retreat(state)
    state.todo.pop()
    leave_board(state, leader, "§5.10")


def open_leader_to(state: NapoleonicsState) -> bool:
    """§5.10 Ask where a leader goes, unless there is one way only."""
    leader, gone = leader_in_retreat(state), state.todo.b()
    here = state.leader_hex[leader]
    side = state.scenario.leader_side[leader]
    steps = [
        to
        for to in BEHIND[side * NUM_HEXES + here]
        if leader_step_code(state, leader, gone, to) == OK
    ]
    may_stop = leader_stop_code(state, leader, gone) == OK
    may_leave = leader_off_code(state, leader, gone) == OK
    if len(steps) + int(may_stop) + int(may_leave) > 1:
        return True
    if may_stop:
        leader_stops(state)
    elif may_leave:
        leader_leaves(state)
    elif steps:
        leader_enters(state, steps[0])
    else:
        state.todo.pop()
        kill_leader(state, leader, "§5.10")  # nowhere to go: rock, river (ruling R18)
    return False
