"""§3 The sequence of play: turns, player turns, phases, and whose decision is next."""

from typing import Final

from grognard.core.types import Action, Player
from grognard.games.prussia.actions import DONE
from grognard.games.prussia.combat import (
    ASK_CHARGE_HEX,
    ASK_DECLARE,
    DO_COMBAT_PHASE,
    DO_JOINT,
    DO_LOCKED,
    DO_RALLY,
)
from grognard.games.prussia.legality import legal
from grognard.games.prussia.rules import combat_flow
from grognard.games.prussia.rules import s04_activation as activation
from grognard.games.prussia.rules import s04_command as command
from grognard.games.prussia.rules import s07_column as column
from grognard.games.prussia.rules import s07_movement as movement
from grognard.games.prussia.rules import s07_routed as routed
from grognard.games.prussia.rules import s08_bombardment as bombardment
from grognard.games.prussia.rules import s22_setup as setup
from grognard.games.prussia.rules import s23_rossbach as rossbach
from grognard.games.prussia.rules import s26_torgau as torgau
from grognard.games.prussia.rules.s06_zones import lock_all
from grognard.games.prussia.rules.s10_home import turn_home_edges
from grognard.games.prussia.state import (
    ASK_ACTIVATE,
    ASK_ARRIVE,
    ASK_BONUS,
    ASK_COLUMN,
    ASK_COUP,
    ASK_COUP_PAY,
    ASK_DEPLOY,
    ASK_DETACHMENT,
    ASK_FIRE_GUN,
    ASK_FIRE_TARGET,
    ASK_FORCED,
    ASK_MOVE_PIECE,
    ASK_MOVE_TO,
    ASK_PLACE,
    ASK_ROUT_PIECE,
    ASK_SPECIAL,
    ASK_STACK,
    ASK_TRACE,
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
    DO_SETUP,
    DO_SPECIALS,
    DO_START_CLASHES,
    DO_TURN,
    DO_WALK,
    FIRST_COMBAT_QUESTION,
    FIRST_OF_COMBAT,
    FIRST_QUESTION,
    LACY_MOVES,
    PHASE_ACTIVATION,
    PHASE_COMBAT,
    PHASE_COMMAND,
    PHASE_DEFENSIVE,
    PHASE_END,
    PHASE_MORALE,
    PHASE_MOVEMENT,
    PHASE_OFFENSIVE,
    PHASE_RALLY,
    PHASE_UNLOCK,
    TRIED_THIS_TURN,
    PrussiaState,
    note,
)
from grognard.games.prussia.tables import COALITION, PRUSSIA
from grognard.games.prussia.victory import decide

PHASE_OF: Final[dict[int, int]] = {
    DO_ACTIVATION: PHASE_ACTIVATION,
    DO_DEPLOY: PHASE_COMMAND,
    DO_COMMAND: PHASE_COMMAND,
    DO_ROUTED: PHASE_MOVEMENT,
    DO_LOCK: PHASE_MOVEMENT,
    DO_MOVEMENT: PHASE_MOVEMENT,
    DO_OFFENSIVE: PHASE_OFFENSIVE,
    DO_RALLY: PHASE_RALLY,
    DO_DEFENSIVE: PHASE_DEFENSIVE,
    DO_COMBAT_PHASE: PHASE_COMBAT,
    DO_LOCKED: PHASE_UNLOCK,
    DO_JOINT: PHASE_MORALE,
    DO_END_TURN: PHASE_END,
}
"""The phase that begins with a frame."""


def run(state: PrussiaState) -> None:
    """Take every step that is forced, until somebody has a choice or the game is over.

    A question with a single answer is answered here, unless a die follows it; the answers of the
    open question are kept in `answers`.
    """
    while not state.todo.is_empty():
        frame = state.todo.question()
        if is_question(frame):
            if frame == ASK_FORCED and not column.open_forced(state):
                continue
            if frame == ASK_COUP and not activation.open_coup(state):
                continue
            state.answers = legal(state)
            if len(state.answers) != 1 or is_before_roll(frame, state.answers[0]):
                return
            answer(state, state.answers[0])
        else:
            work(state, frame)
    state.answers = []


def is_question(frame: int) -> bool:
    """Say whether a frame waits for an answer."""
    if frame >= FIRST_OF_COMBAT:
        return frame >= FIRST_COMBAT_QUESTION
    return frame >= FIRST_QUESTION


def is_before_roll(frame: int, action: Action) -> bool:
    """Say whether "done" here rolls: who answers must have seen the odds, and may go back."""
    if action != DONE:
        return False
    return frame == ASK_DECLARE or frame == ASK_CHARGE_HEX or frame == ASK_FIRE_GUN


def work(state: PrussiaState, frame: int) -> None:
    """Take one step that nobody decides."""
    if frame == DO_WALK:
        movement.do_walk(state)
        return
    phase = PHASE_OF.get(frame, -1)
    if phase >= 0:
        state.phase = phase
    if frame >= FIRST_OF_COMBAT:
        combat_flow.run(state)
    elif frame <= DO_PLAYER_TURN:
        _work_turn(state, frame)
    elif frame <= DO_END_MOVEMENT:
        _work_movement(state, frame)
    elif frame == DO_OFFENSIVE:
        bombardment.begin_fire(state, state.side)
    elif frame == DO_DEFENSIVE:
        bombardment.begin_fire(state, 1 - state.side)
    else:
        _work_end(state, frame)


def _work_turn(state: PrussiaState, frame: int) -> None:
    if frame == DO_SETUP:
        setup.do_setup(state)
    elif frame == DO_TURN:
        begin_turn(state)
    else:
        begin_player_turn(state)


def _work_movement(state: PrussiaState, frame: int) -> None:
    if frame == DO_ACTIVATION:
        begin_activation(state)
    elif frame == DO_DEPLOY:
        command.do_deploy(state)
    elif frame == DO_COMMAND:
        command.do_command(state)
    elif frame == DO_SPECIALS:
        command.do_specials(state)
    elif frame == DO_ROUTED:
        routed.do_routed(state)
    elif frame == DO_LOCK:
        state.todo.pop()
        lock_all(state, state.side)
    elif frame == DO_MOVEMENT:
        movement.open_move_piece(state)
    else:
        end_movement(state)


def _work_end(state: PrussiaState, frame: int) -> None:
    if frame == DO_START_CLASHES:
        column.threaten_all(state)
    elif frame == DO_FORCED_MARCH:
        state.todo.pop()
        rossbach.forced_march(state)
    elif frame == DO_END_PLAYER_TURN:
        end_player_turn(state)
    elif frame == DO_END_TURN:
        end_turn(state)


# §3 Turns


def begin_turn(state: PrussiaState) -> None:
    """§3 A turn: the Prussian player turn, the coalition's, joint morale, the end."""
    state.todo.pop()
    field = state.field
    for corps in range(len(field.side_of_corps)):
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
    for piece in range(field.pieces):
        state.moved_of[piece] = state.fired_of[piece] = 0
        state.fought_of[piece] = state.charged_of[piece] = 0
        state.raised_of[piece] = state.used_of[piece] = 0
    for corps in range(len(field.side_of_corps)):
        state.corps_refused[corps] = 0
    state.bombed = []
    state.must_move = state.walker = -1
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
        torgau.roll_for_lacy(state)  # §26.3.3
        return
    state.todo.pop()
    if command.someone_acts(state, side):
        push_phases(state, side)
    else:
        state.todo.push(DO_END_MOVEMENT, side)  # §23.4.4 even the inactive may roll


def try_activation(state: PrussiaState, side: Player) -> None:
    """§4.1.1, §4.1.2 An inactive army wakes, may be tried, or waits."""
    if state.active[side]:
        return
    if side == COALITION and state.form.free_roll:
        rossbach.begin_activation(state)
    elif state.waking[side]:
        activation.activate(state, side, "§4.1.2")
    elif activation.may_try(state, side):
        activation.offer(state, side, activation.NORMAL)


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


def end_movement(state: PrussiaState) -> None:
    """§7 The movement phase is over."""
    state.todo.pop()
    state.walker = state.must_move = -1
    is_asked = bool(state.form.passivity)
    rossbach.end_movement(state, is_asked and movement.has_advanced(state))


def end_player_turn(state: PrussiaState) -> None:
    """§3 A player turn is over; §26.3.3 Lacy then waits for the army."""
    state.todo.pop()
    if state.side == COALITION:
        state.special[LACY_MOVES] = 0


def end_turn(state: PrussiaState) -> None:
    """§14 The next turn, or after the last one the victory (§22)."""
    state.todo.pop()
    if state.turn >= state.form.turns:
        decide(state)
        return
    state.turn += 1
    state.todo.push(DO_TURN, 0)


# Answers


def take(state: PrussiaState, action: Action) -> None:
    """Take an answer and everything that follows without a choice."""
    answer(state, action)
    run(state)


def answer(state: PrussiaState, action: Action) -> None:
    """Take an answer to the open question."""
    frame = state.todo.question()
    if frame >= FIRST_OF_COMBAT:
        combat_flow.answer(state, action)
    elif frame == ASK_MOVE_PIECE:
        movement.answer_move_piece(state, action)
    elif frame == ASK_MOVE_TO:
        movement.answer_move_to(state, action)
    elif frame == ASK_FIRE_TARGET:
        bombardment.answer_fire_target(state, action)
    elif frame == ASK_FIRE_GUN:
        bombardment.answer_fire_gun(state, action)
    elif frame == ASK_ROUT_PIECE:
        routed.answer_rout_piece(state, action)
    elif frame == ASK_COLUMN:
        column.answer_column(state, action)
    elif frame == ASK_FORCED:
        column.answer_forced(state, action)
    elif frame <= ASK_STACK:
        _answer_setup(state, frame, action)
    else:
        _answer_command(state, frame, action)


def _answer_setup(state: PrussiaState, frame: int, action: Action) -> None:
    if frame == ASK_PLACE:
        setup.answer_place(state, action)
    elif frame == ASK_DETACHMENT:
        setup.answer_detachment(state, action)
    else:
        setup.answer_stack(state, action)


def _answer_command(state: PrussiaState, frame: int, action: Action) -> None:
    if frame == ASK_ACTIVATE:
        rossbach.answer_activate(state, action)
    elif frame == ASK_BONUS:
        rossbach.answer_bonus(state, action)
    elif frame == ASK_DEPLOY:
        command.answer_deploy(state, action)
    elif frame == ASK_SPECIAL:
        command.answer_special(state, action)
    elif frame == ASK_TRACE:
        command.answer_trace(state, action)
    elif frame == ASK_COUP:
        activation.answer_coup(state, action)
    elif frame == ASK_COUP_PAY:
        activation.answer_coup_pay(state, action)
    elif frame == ASK_ARRIVE:
        torgau.answer_arrive(state, action)
