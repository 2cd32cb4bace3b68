"""§3 The sequence of play: turns, player turns, phases, and whose decision is next."""

from typing import Final

from grognard.core.types import Action
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
from grognard.games.prussia.rules import (
    combat_flow,
    s04_01_activation,
    s04_02_command,
    s04_04_deployment,
    s04_05_rolls,
    s07_01_routed,
    s07_06_column,
    s07_movement,
    s08_bombardment,
    s22_02_setup,
    s23_rossbach,
    s26_torgau,
)
from grognard.games.prussia.rules.s03_sequence import (
    begin_activation,
    begin_player_turn,
    begin_turn,
    end_player_turn,
)
from grognard.games.prussia.rules.s07_movement import end_movement, lock_all
from grognard.games.prussia.rules.s14_end import end_turn
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
    PrussiaState,
)

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
            if frame == ASK_FORCED and not s07_06_column.open_forced(state):
                continue
            if frame == ASK_COUP and not s04_01_activation.open_coup(state):
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
        s07_movement.do_walk(state)
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
        s08_bombardment.begin_fire(state, state.side)
    elif frame == DO_DEFENSIVE:
        s08_bombardment.begin_fire(state, 1 - state.side)
    else:
        _work_end(state, frame)


def _work_turn(state: PrussiaState, frame: int) -> None:
    if frame == DO_SETUP:
        s22_02_setup.do_setup(state)
    elif frame == DO_TURN:
        begin_turn(state)
    else:
        begin_player_turn(state)


def _work_movement(state: PrussiaState, frame: int) -> None:
    if frame == DO_ACTIVATION:
        begin_activation(state)
    elif frame == DO_DEPLOY:
        s04_04_deployment.do_deploy(state)
    elif frame == DO_COMMAND:
        s04_05_rolls.do_command(state)
    elif frame == DO_SPECIALS:
        s04_05_rolls.do_specials(state)
    elif frame == DO_ROUTED:
        s07_01_routed.do_routed(state)
    elif frame == DO_LOCK:
        state.todo.pop()
        lock_all(state, state.side)
    elif frame == DO_MOVEMENT:
        s07_movement.open_move_piece(state)
    else:
        end_movement(state)


def _work_end(state: PrussiaState, frame: int) -> None:
    if frame == DO_START_CLASHES:
        s07_06_column.threaten_all(state)
    elif frame == DO_FORCED_MARCH:
        state.todo.pop()
        s23_rossbach.forced_march(state)
    elif frame == DO_END_PLAYER_TURN:
        end_player_turn(state)
    elif frame == DO_END_TURN:
        end_turn(state)


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
        s07_movement.answer_move_piece(state, action)
    elif frame == ASK_MOVE_TO:
        s07_movement.answer_move_to(state, action)
    elif frame == ASK_FIRE_TARGET:
        s08_bombardment.answer_fire_target(state, action)
    elif frame == ASK_FIRE_GUN:
        s08_bombardment.answer_fire_gun(state, action)
    elif frame == ASK_ROUT_PIECE:
        s07_01_routed.answer_rout_piece(state, action)
    elif frame == ASK_COLUMN:
        s07_06_column.answer_column(state, action)
    elif frame == ASK_FORCED:
        s07_06_column.answer_forced(state, action)
    elif frame <= ASK_STACK:
        _answer_setup(state, frame, action)
    else:
        _answer_command(state, frame, action)


def _answer_setup(state: PrussiaState, frame: int, action: Action) -> None:
    if frame == ASK_PLACE:
        s22_02_setup.answer_place(state, action)
    elif frame == ASK_DETACHMENT:
        s22_02_setup.answer_detachment(state, action)
    else:
        s22_02_setup.answer_stack(state, action)


def _answer_command(state: PrussiaState, frame: int, action: Action) -> None:
    if frame == ASK_ACTIVATE:
        s23_rossbach.answer_activate(state, action)
    elif frame == ASK_BONUS:
        s23_rossbach.answer_bonus(state, action)
    elif frame == ASK_DEPLOY:
        s04_04_deployment.answer_deploy(state, action)
    elif frame == ASK_SPECIAL:
        s04_05_rolls.answer_special(state, action)
    elif frame == ASK_TRACE:
        s04_02_command.answer_trace(state, action)
    elif frame == ASK_COUP:
        s04_01_activation.answer_coup(state, action)
    elif frame == ASK_COUP_PAY:
        s04_01_activation.answer_coup_pay(state, action)
    elif frame == ASK_ARRIVE:
        s26_torgau.answer_arrive(state, action)
