"""§3 The sequence of play: which question is open, who answers it, and what comes next."""

from grognard.core.types import NOBODY, NOT_ASKED_CODE, OK, Action, Player
from grognard.games._template.actions import DONE, STAND, click_hex, click_unit
from grognard.games._template.rules.s02_setup import can_choose_objective, choose_objective
from grognard.games._template.rules.s05_movement import (
    ask_unit,
    can_choose_unit,
    can_go,
    choose_unit,
    go,
)
from grognard.games._template.rules.s06_combat import (
    answer_advance,
    answer_retreat,
    ask_target,
    can_answer_advance,
    can_answer_retreat,
    can_choose_attacker,
    can_choose_target,
    choose_attacker,
    choose_target,
    fail_to_retreat,
)
from grognard.games._template.rules.s08_victory import end_by_last_turn
from grognard.games._template.state import (
    ASK_ADVANCE,
    ASK_ATTACKER,
    ASK_MOVE_TO,
    ASK_MOVE_UNIT,
    ASK_OBJECTIVE,
    ASK_RETREAT,
    ASK_TARGET,
    NOT_ENDED,
    PHASE_COMBAT,
    PHASE_MOVEMENT,
    SkirmishState,
)
from grognard.games._template.tables import NEIGHBOURS, NUM_UNITS, UNITS, VILLAGES, Unit


def legality(state: SkirmishState, action: Action, seat: Player) -> int:
    """Return OK, or the code of the rule that forbids a seat this answer to the open question."""
    question = state.questions.question()
    if question == ASK_OBJECTIVE:
        return can_choose_objective(state, seat, action)
    if question == ASK_MOVE_UNIT:
        return can_choose_unit(state, action)
    if question == ASK_MOVE_TO:
        return can_go(state, action)
    if question == ASK_TARGET:
        return can_choose_target(state, action)
    if question == ASK_ATTACKER:
        return can_choose_attacker(state, action)
    if question == ASK_RETREAT:
        return can_answer_retreat(state, action)
    if question == ASK_ADVANCE:
        return can_answer_advance(state, action)
    return NOT_ASKED_CODE


def legal_actions(state: SkirmishState, seat: Player) -> list[Action]:
    """Return the sorted legal answers of a seat; [] if it is not asked."""
    if seat == NOBODY:
        seat = state.to_move()
    if seat not in state.seats_to_answer():
        return []
    return [action for action in candidates(state) if legality(state, action, seat) == OK]


def candidates(state: SkirmishState) -> list[Action]:
    """Return, sorted, the few actions among which all legal ones are; it spares time, no more."""
    question = state.questions.question()
    if question == ASK_OBJECTIVE:
        return [click_hex(h) for h in VILLAGES]
    if question in (ASK_MOVE_TO, ASK_RETREAT):
        here = state.hex_of[Unit(state.questions.a())]
        return [*[click_hex(h) for h in NEIGHBOURS[here]], DONE, STAND]
    return [*[click_unit(unit) for unit in UNITS], DONE]


def apply(state: SkirmishState, action: Action) -> None:
    """Take a legal answer to the open question, and every step that public facts then force."""
    answer(state, action)
    go_on(state)


def answer(state: SkirmishState, action: Action) -> None:
    """Take a legal answer to the open question, and nothing more."""
    question = state.questions.question()
    if question == ASK_OBJECTIVE:
        choose_objective(state, action)
    elif question == ASK_MOVE_UNIT:
        choose_unit(state, action)
    elif question == ASK_MOVE_TO:
        go(state, action)
    elif question == ASK_TARGET:
        choose_target(state, action)
    elif question == ASK_ATTACKER:
        choose_attacker(state, action)
    elif question == ASK_RETREAT:
        answer_retreat(state, action)
    elif question == ASK_ADVANCE:
        answer_advance(state, action)


def go_on(state: SkirmishState) -> None:
    """§3.2 Go on to the next question that leaves a choice, or to the end."""
    while state.ended == NOT_ENDED:
        if state.questions.is_empty():
            next_phase(state)
        elif not take_forced_step(state):
            return


def take_forced_step(state: SkirmishState) -> bool:
    """§3.2 Where only "done" is left it is said for the player; §6.7 a trapped unit pays.

    An attack is never begun for the player, since it rolls a die.
    """
    question = state.questions.question()
    if question in (ASK_OBJECTIVE, ASK_ATTACKER):
        return False
    legal = legal_actions(state, state.to_move())
    if question == ASK_RETREAT:
        is_trapped = legal == [] or legal == [STAND]
        if is_trapped:
            fail_to_retreat(state)  # §6.7
        return is_trapped
    if legal != [DONE]:
        return False
    answer(state, DONE)
    return True


def next_phase(state: SkirmishState) -> None:
    """§3.2 A side moves, then fights; §3.1 then the other does; §3.3 until the last turn ends."""
    if state.phase == PHASE_MOVEMENT:
        state.phase = PHASE_COMBAT
        ask_target(state)
    elif state.phase == PHASE_COMBAT and state.side == state.setup.first:
        begin_player_turn(state, 1 - state.side)
    elif state.turn == state.setup.turns:
        end_by_last_turn(state)
    else:
        state.turn += 1
        begin_player_turn(state, state.setup.first)


def begin_player_turn(state: SkirmishState, side: Player) -> None:
    """§3.2 A side begins to move with all its units fresh."""
    state.side = side
    state.phase = PHASE_MOVEMENT
    state.moved_of = [False] * NUM_UNITS
    state.fought_of = [False] * NUM_UNITS
    state.attacking_of = [False] * NUM_UNITS
    state.note("§3.1", "turn", side, (state.turn,))
    ask_unit(state)
