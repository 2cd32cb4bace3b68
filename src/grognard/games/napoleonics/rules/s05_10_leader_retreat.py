"""§5.10 How leaders retreat."""

from typing import Final

from grognard.core.message import Argument
from grognard.core.types import NOT_ASKED_CODE, OK, Action, Player
from grognard.games.napoleonics import reasons as why
from grognard.games.napoleonics.actions import HEX, OFF, STOP, hex_of, leader_name
from grognard.games.napoleonics.names import leader_message
from grognard.games.napoleonics.question import NapoleonicsQuestion
from grognard.games.napoleonics.rules.s02_01_board import BEHIND, IS_BASELINE, NUM_HEXES, Hex
from grognard.games.napoleonics.rules.s02_pieces import has_enemy, place_leader
from grognard.games.napoleonics.rules.s02_unit_cards import LEADER_RETREAT
from grognard.games.napoleonics.rules.s05_03_movement import leave_board
from grognard.games.napoleonics.rules.s05_07_leaders import kill_leader
from grognard.games.napoleonics.rules.s05_11_leader_escape import escapes
from grognard.games.napoleonics.rules.s07_terrain import is_closed
from grognard.games.napoleonics.rules.s09_scenarios import NO_LEADER, NO_UNIT, Leader, Unit
from grognard.games.napoleonics.state import NapoleonicsState
from grognard.games.napoleonics.tables import INFANTRY


def begin_leader_retreat(state: NapoleonicsState, leader: Leader) -> None:
    """§5.10 A leader left alone must retreat; until he stops he is in no hex's way."""
    here = Hex(state.leader_hex[leader])
    if state.leader_at[here] == leader:
        state.leader_at[here] = NO_LEADER
    state.push(ASK_LEADER_TO, state.scenario.leader_side[leader], leader, 0)


def leader_in_retreat(state: NapoleonicsState) -> Leader:
    """Return the leader the open question is about."""
    return Leader(state.todo.a())


# Where he may go


def may_stay(state: NapoleonicsState, leader: Leader, here: Hex) -> bool:
    """§5.10 He may stop where no enemy and no other leader is."""
    other = Leader(state.leader_at[here])
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
    here = Hex(state.leader_hex[leader])
    if gone >= LEADER_RETREAT or to not in BEHIND[side * NUM_HEXES + here]:
        return why.LEADER_NOT_BACK
    if is_closed(state.scenario, INFANTRY, to):
        return why.IMPASSABLE
    if can_finish(state, leader, here, gone) and not can_finish(state, leader, to, gone + 1):
        return why.CANNOT_FINISH
    return OK


def leader_stop_code(state: NapoleonicsState, leader: Leader, gone: int) -> int:
    """§5.10 He retreats one hex at least, and stays only where he may."""
    if gone > 0 and may_stay(state, leader, Hex(state.leader_hex[leader])):
        return OK
    return why.MUST_GO_ON


def leader_off_code(state: NapoleonicsState, leader: Leader, gone: int) -> int:
    """§5.10 From his own baseline he may leave the board, which costs no banner."""
    side = state.scenario.leader_side[leader]
    if IS_BASELINE[side * NUM_HEXES + state.leader_hex[leader]] and gone < LEADER_RETREAT:
        return OK
    return why.NOT_AT_BASELINE


# Going


def leader_enters(state: NapoleonicsState, to: Hex) -> None:
    """§5.10 One hex of a leader's retreat; §5.11 an enemy unit there strikes at him."""
    leader = leader_in_retreat(state)
    side = state.scenario.leader_side[leader]
    state.note("§5.10", "retreat-leader", side, (leader, Hex(state.leader_hex[leader]), to))
    state.leader_hex[leader] = to
    state.todo.set_b(state.todo.b() + 1)
    unit = Unit(state.unit_at[to])
    if unit == NO_UNIT or state.scenario.side_of[unit] == side:
        return
    if state.todo.b() >= LEADER_RETREAT or not escapes(state, leader, side):
        state.todo.pop()
        kill_leader(state, leader, "§5.11")


def leader_stops(state: NapoleonicsState) -> None:
    """§5.10 The retreat ends; with a unit of his side he is attached."""
    leader = leader_in_retreat(state)
    here = Hex(state.leader_hex[leader])
    state.todo.pop()
    place_leader(state, leader, here)
    if state.unit_at[here] != NO_UNIT:
        side = state.scenario.leader_side[leader]
        state.note("§5.10", "attach", side, (leader, Unit(state.unit_at[here])))


def leader_leaves(state: NapoleonicsState) -> None:
    """§5.10 He goes over his own edge: no banner, but he is lost to his army."""
    leader = leader_in_retreat(state)
    state.todo.pop()
    leave_board(state, leader, "§5.10")


class AskLeaderTo(NapoleonicsQuestion):
    """§5.10 Where does the leader go? Its frame: a leader, b hexes gone."""

    id = "leader-to"
    section = "§5.10"

    def rider(self, a: int, d: int) -> int:
        """§5.10 The leader."""
        return a

    def candidates(self, state: NapoleonicsState, seat: Player) -> list[Action]:
        """Return the hexes behind him, stopping, and leaving the board."""
        leader = leader_in_retreat(state)
        here = Hex(state.leader_hex[leader])
        behind = BEHIND[state.scenario.leader_side[leader] * NUM_HEXES + here]
        return [*[HEX + to for to in behind], STOP, OFF]

    def hex_code(self, state: NapoleonicsState, to: Hex) -> int:
        """§5.10 One hex back."""
        return leader_step_code(state, leader_in_retreat(state), state.todo.b(), to)

    def word_code(self, state: NapoleonicsState, action: Action) -> int:
        """§5.10 Stopping, or leaving the board."""
        if action == STOP:
            return leader_stop_code(state, leader_in_retreat(state), state.todo.b())
        if action == OFF:
            return leader_off_code(state, leader_in_retreat(state), state.todo.b())
        return NOT_ASKED_CODE

    def waits(self, state: NapoleonicsState) -> bool:
        """§5.10 Ask where a leader goes, unless there is one way only."""
        found = self.legal(state, state.todo.owner())
        if len(found) > 1:
            return True
        if found:
            go(state, found[0])
            return False
        leader = leader_in_retreat(state)
        state.todo.pop()
        kill_leader(state, leader, "§5.10")  # nowhere to go: rock, river (ruling R18)
        return False

    def answer(self, state: NapoleonicsState, action: Action) -> None:
        """§5.10 He goes there."""
        state.chain += 1
        go(state, action)

    def args(self, state: NapoleonicsState) -> dict[str, Argument]:
        """Return the leader."""
        leader = leader_message(state.scenario, leader_in_retreat(state))
        return {**super().args(state), "leader": leader}

    def piece(self, state: NapoleonicsState) -> str:
        """Return the leader."""
        return leader_name(state.scenario, leader_in_retreat(state))


ASK_LEADER_TO: Final = AskLeaderTo()


def go(state: NapoleonicsState, action: Action) -> None:
    """§5.10 A leader stops, leaves the board, or enters the next hex."""
    if action == STOP:
        leader_stops(state)
    elif action == OFF:
        leader_leaves(state)
    else:
        leader_enters(state, hex_of(action))
