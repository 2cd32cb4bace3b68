"""Whether an action answers the open question, and the list of those that do."""

from typing import Final

from grognard.core.types import NOT_ASKED_CODE, OK, Action
from grognard.games.prussia.actions import NO, NUM_ACTIONS, PIECE, RAISE, YES
from grognard.games.prussia.rules import (
    combat_flow,
    s04_02_command,
    s04_04_deployment,
    s04_05_rolls,
    s07_01_routed,
    s07_06_column,
    s07_movement,
    s08_bombardment,
    s22_02_setup,
    s26_torgau,
)
from grognard.games.prussia.state import (
    ASK_ARRIVE,
    ASK_COLUMN,
    ASK_DEPLOY,
    ASK_DETACHMENT,
    ASK_FIRE_GUN,
    ASK_FIRE_TARGET,
    ASK_MOVE_PIECE,
    ASK_MOVE_TO,
    ASK_PLACE,
    ASK_ROUT_PIECE,
    ASK_SPECIAL,
    ASK_STACK,
    ASK_TRACE,
    FIRST_OF_COMBAT,
    FIRST_QUESTION,
    PrussiaState,
)
from grognard.games.prussia.tables import Piece

PROMPTS: Final = (
    *("s22-place", "s22-detachment", "s22-stack", "s4-activate", "s23-bonus", "s4-deploy"),
    *("s4-special", "s4-trace", "s7-rout-piece", "s7-move-piece", "s7-move-to", "s4-coup"),
    *("s4-coup-pay", "s7-forced", "s8-target", "s8-gun", "s26-arrive", "s7-column"),
)
"""Ids of the questions, from ASK_PLACE on."""
SECTIONS: Final = (
    *("§22.2", "§26.3", "§22.2", "§4.1.1", "§23.4", "§4.4"),
    *("§4.5", "§4.2.2", "§7.1", "§7.3", "§7.3", "§4.1.3"),
    *("§4.1.3", "§7.6.3", "§8.1", "§8.3", "§26.3.3", "§7.6"),
)


def prompt(state: PrussiaState) -> str:
    """Return the id of the open question."""
    frame = state.todo.question()
    if frame >= FIRST_OF_COMBAT:
        return combat_flow.prompt(state)
    return PROMPTS[frame - FIRST_QUESTION]


def section(state: PrussiaState) -> str:
    """Return the section of the open question."""
    frame = state.todo.question()
    if frame >= FIRST_OF_COMBAT:
        return combat_flow.section(state)
    return SECTIONS[frame - FIRST_QUESTION]


def code(state: PrussiaState, action: Action) -> int:
    """Return OK, or the code of the rule that forbids the seat to move this action."""
    frame = state.todo.question()
    if not 0 <= action < NUM_ACTIONS:
        return NOT_ASKED_CODE
    if frame >= FIRST_OF_COMBAT:
        return combat_flow.code(state, action)
    if frame == ASK_MOVE_PIECE:
        return s07_movement.move_piece_code(state, action)
    if frame == ASK_MOVE_TO:
        return s07_movement.move_to_code(state, action)
    if frame == ASK_FIRE_TARGET:
        return s08_bombardment.fire_target_code(state, action)
    if frame == ASK_FIRE_GUN:
        return s08_bombardment.fire_gun_code(state, action)
    if frame == ASK_ROUT_PIECE:
        return s07_01_routed.rout_piece_code(state, action)
    if frame == ASK_COLUMN:
        return s07_06_column.column_code(state, action)
    return _rare_code(state, frame, action)


def _rare_code(state: PrussiaState, frame: int, action: Action) -> int:
    if frame == ASK_PLACE:
        return s22_02_setup.ask_place_code(state, action)
    if frame == ASK_DETACHMENT:
        return s22_02_setup.detachment_code(state, action)
    if frame == ASK_STACK:
        return s22_02_setup.ask_stack_code(state, action)
    if frame == ASK_DEPLOY:
        return s04_04_deployment.deploy_code(state, action)
    if frame == ASK_SPECIAL:
        return s04_05_rolls.special_answer_code(state, action)
    if frame == ASK_TRACE:
        if not PIECE <= action < RAISE:
            return NOT_ASKED_CODE
        return s04_02_command.trace_code(state, Piece(action - PIECE))
    if frame == ASK_ARRIVE:
        return s26_torgau.answer_code(state, action)
    return OK if action in (YES, NO) else NOT_ASKED_CODE


def legal(state: PrussiaState) -> list[Action]:
    """Return the sorted legal answers to the open question."""
    frame = state.todo.question()
    if frame >= FIRST_OF_COMBAT:
        found: list[int] = []
        combat_flow.legal(state, found)
        return found
    if frame == ASK_MOVE_PIECE:
        return s07_movement.legal_move_piece(state)
    if frame == ASK_MOVE_TO:
        return s07_movement.legal_move_to(state)
    if frame == ASK_FIRE_TARGET:
        return s08_bombardment.legal_fire_target(state)
    if frame == ASK_FIRE_GUN:
        return s08_bombardment.legal_fire_gun(state)
    if frame == ASK_ROUT_PIECE:
        return s07_01_routed.legal_rout_piece(state)
    if frame == ASK_COLUMN:
        return s07_06_column.legal_column(state)
    return _rare_legal(state, frame)


def _rare_legal(state: PrussiaState, frame: int) -> list[Action]:
    if frame == ASK_PLACE:
        return s22_02_setup.legal_place(state)
    if frame == ASK_DETACHMENT:
        return sorted(s22_02_setup.legal_detachment(state))
    if frame == ASK_STACK:
        return s22_02_setup.legal_stack(state, state.todo.owner())
    if frame == ASK_DEPLOY:
        return s04_04_deployment.legal_deploy(state)
    if frame == ASK_SPECIAL:
        return sorted([*s04_05_rolls.special_answers(state, Piece(state.todo.a())), NO])
    if frame == ASK_TRACE:
        return [PIECE + unit for unit in s04_02_command.tracing(state, state.side)]
    if frame == ASK_ARRIVE:
        return s26_torgau.legal_arrive(state, Piece(state.todo.a()))
    return [YES, NO]
