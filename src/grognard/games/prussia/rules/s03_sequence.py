"""§3 The sequence of play: turns, player turns, phases."""

from grognard.core.types import Player
from grognard.games.prussia.combat import DO_COMBAT_PHASE, DO_JOINT, DO_LOCKED, DO_RALLY
from grognard.games.prussia.rules import s04_01_activation, s04_02_command, s23_rossbach, s26_torgau
from grognard.games.prussia.rules.s25_zorndorf import turn_home_edges
from grognard.games.prussia.state import (
    ATTACKED_THIS_TURN,
    CAME_NEAR,
    DO_ACTIVATION,
    DO_COMMAND,
    DO_DEFENSIVE,
    DO_DEPLOY,
    DO_END_MOVEMENT,
    DO_END_PLAYER_TURN,
    DO_END_TURN,
    DO_FORCED_MARCH,
    DO_LOCK,
    DO_MOVEMENT,
    DO_OFFENSIVE,
    DO_PLAYER_TURN,
    DO_ROUTED,
    DO_START_CLASHES,
    LACY_MOVES,
    TRIED_THIS_TURN,
    PrussiaState,
    note,
)
from grognard.games.prussia.tables import COALITION, NO_PIECE, OFF, PRUSSIA


def begin_turn(state: PrussiaState) -> None:
    """§3 A turn: the Prussian player turn, the coalition's, joint morale, the end."""
    state.todo.pop()
    field = state.field
    for corps in field.all_corps:
        state.corps_tried[corps] = 0
    state.heat_moved = [0, 0]
    state.heat_fought = [0, 0]
    turn_home_edges(state)
    note(state, "§3", "turn", -1, [state.turn])
    state.todo.push(DO_END_TURN, 0)
    state.todo.push(DO_JOINT, 0)
    state.todo.push(DO_PLAYER_TURN, COALITION)
    state.todo.push(DO_PLAYER_TURN, PRUSSIA)


def begin_player_turn(state: PrussiaState) -> None:
    """§3 A player turn begins with the activation of his army."""
    side = state.todo.owner()
    state.todo.pop()
    state.side = side
    state.player_turn += 1
    field = state.field
    for piece in field.all_pieces:
        state.moved_of[piece] = state.fired_of[piece] = 0
        state.fought_of[piece] = state.charged_of[piece] = 0
        state.raised_of[piece] = state.used_of[piece] = 0
    for corps in field.all_corps:
        state.corps_refused[corps] = 0
    state.bombed = []
    state.must_move = OFF
    state.walker = NO_PIECE
    state.special[TRIED_THIS_TURN] = 0
    if side == PRUSSIA:
        state.special[ATTACKED_THIS_TURN] = state.special[CAME_NEAR] = 0
    note(state, "§3", "player-turn", side, [state.turn])
    state.todo.push(DO_END_PLAYER_TURN, side)
    state.todo.push(DO_ACTIVATION, side, 0)


def begin_activation(state: PrussiaState) -> None:
    """§4.1 Army activation; then, if anybody acts, the other phases of the player turn."""
    side = state.side
    if state.todo.a() == 0:
        state.todo.set_a(1)
        try_activation(state, side)
        return
    if state.todo.a() == 1:
        state.todo.set_a(2)
        s26_torgau.roll_for_lacy(state)  # §26.3.3
        return
    state.todo.pop()
    if s04_02_command.someone_acts(state, side):
        push_phases(state, side)
    else:
        state.todo.push(DO_END_MOVEMENT, side)  # §23.4.4 even the inactive may roll


def try_activation(state: PrussiaState, side: Player) -> None:
    """§4.1.1, §4.1.2 An inactive army wakes, may be tried, or waits."""
    if state.active[side]:
        return
    if side == COALITION and state.form.free_roll:
        s23_rossbach.begin_activation(state)
    elif state.waking[side]:
        s04_01_activation.activate(state, side, "§4.1.2")
    elif s04_01_activation.may_try(state, side):
        s04_01_activation.offer(state, side, s04_01_activation.NORMAL)


def push_phases(state: PrussiaState, side: Player) -> None:
    """§3 Phases 2 to 8, the last first."""
    todo = state.todo
    todo.push(DO_LOCKED, side)
    todo.push(DO_COMBAT_PHASE, side)
    todo.push(DO_DEFENSIVE, 1 - side)
    todo.push(DO_RALLY, side)
    todo.push(DO_OFFENSIVE, side)
    todo.push(DO_END_MOVEMENT, side)
    todo.push(DO_MOVEMENT, side)
    if side == COALITION and state.form.march_turn == state.turn:
        todo.push(DO_FORCED_MARCH, side)
    todo.push(DO_LOCK, side)
    todo.push(DO_ROUTED, side)
    todo.push(DO_START_CLASHES, side)
    todo.push(DO_COMMAND, side)
    todo.push(DO_DEPLOY, side)


def end_player_turn(state: PrussiaState) -> None:
    """§3 A player turn is over; §26.3.3 Lacy then waits for the army."""
    state.todo.pop()
    if state.side == COALITION:
        state.special[LACY_MOVES] = 0
