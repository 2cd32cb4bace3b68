"""§9–§13 as a machine: what each frame does, which answers each question takes."""

from typing import Final

from grognard.core.odds import Odds
from grognard.core.types import NOT_ASKED_CODE, OK, Action
from grognard.games.prussia.actions import (
    ADVANCE,
    CORPS,
    DONE,
    HEX,
    MARKER,
    NO,
    NONE,
    OPTION,
    PIECE,
    RAISE,
    RETREAT,
    STEP,
)
from grognard.games.prussia.combat import (
    ASK_ADVANCE,
    ASK_ADVANCE_TO,
    ASK_CHARGE_HEX,
    ASK_CHARGE_UNIT,
    ASK_DECLARE,
    ASK_FLEE_PIECE,
    ASK_LEAD,
    ASK_LOSS_GUN,
    ASK_LOSS_HOW,
    ASK_LOSS_UNIT,
    ASK_MOMENTUM,
    ASK_MOMENTUM_MARKER,
    ASK_MOMENTUM_PIECE,
    ASK_MOMENTUM_TO,
    ASK_ORDER,
    ASK_RETREAT_LEADER,
    ASK_RETREAT_PIECE,
    ASK_RETREAT_TO,
    ASK_WITHDRAW,
    DO_ADVANCE,
    DO_CAPTURE,
    DO_CHECK,
    DO_COLLAPSE,
    DO_COMBAT,
    DO_COMBAT_PHASE,
    DO_FLEE,
    DO_JOINT,
    DO_LOCKED,
    DO_LOSSES,
    DO_QUEUE,
    DO_RALLY,
    DO_RETREAT,
    PROMPTS,
    SECTIONS,
)
from grognard.games.prussia.rules import (
    s10_01_declare,
    s10_02_withdrawal,
    s10_06_chances,
    s10_08_losses,
    s10_09_retreat,
    s10_10_advance,
    s10_11_momentum,
    s10_13_charge,
    s10_combat,
    s13_joint,
)
from grognard.games.prussia.rules.s05_stacking import leaders_at, place_top
from grognard.games.prussia.rules.s09_disorder import rally_all
from grognard.games.prussia.rules.s10_reasons import (
    COMBAT_BETTER_WAY,
    COMBAT_CANNOT_ADVANCE,
    COMBAT_NO_MARKER,
    COMBAT_NO_TARGET,
    COMBAT_NOT_VACATED,
    COMBAT_NOT_WITH_IT,
)
from grognard.games.prussia.rules.s11_locked import remove_locked
from grognard.games.prussia.rules.s15_leaders import catch_leaders
from grognard.games.prussia.state import PrussiaState, enemy_of, note
from grognard.games.prussia.tables import Hex, Piece

LINKS: Final = (ASK_DECLARE, ASK_LEAD, ASK_ADVANCE, ASK_CHARGE_UNIT, ASK_CHARGE_HEX)
"""Questions whose answers only lead to the next: a combat is one decision up to its roll."""


def prompt(state: PrussiaState) -> str:
    """Return the id of the open question."""
    return PROMPTS[state.todo.question() - ASK_DECLARE]


def section(state: PrussiaState) -> str:
    """Return the section under which the open question is asked."""
    return SECTIONS[state.todo.question() - ASK_DECLARE]


def odds(state: PrussiaState, action: Action) -> Odds | None:
    """Return the chances of what an answer would roll, or None."""
    return s10_06_chances.odds(state, action)


# Frames


def run(state: PrussiaState) -> None:
    """Do what the top frame stands for."""
    frame = state.todo.question()
    if frame == DO_RETREAT:
        s10_09_retreat.run_retreat(state)
    elif frame == DO_CHECK:
        s10_09_retreat.run_check(state)
    elif frame == DO_LOSSES:
        s10_08_losses.run_losses(state)
    elif frame == DO_QUEUE:
        s10_08_losses.run_queue(state)
    elif frame == DO_COMBAT:
        s10_combat.run_combat(state)
    elif frame == DO_COMBAT_PHASE:
        s10_combat.run_phase(state)
    elif frame == DO_ADVANCE:
        s10_10_advance.run_advance(state)
    elif frame == DO_CAPTURE:
        s10_10_advance.run_capture(state)
    elif frame == DO_FLEE:
        s13_joint.run_flee(state)
    elif frame == DO_COLLAPSE:
        s13_joint.run_collapse(state)
    elif frame == DO_JOINT:
        s13_joint.run_joint(state)
    else:
        _run_once(state, frame)


def _run_once(state: PrussiaState, frame: int) -> None:
    """Do a frame that is over as soon as it is done."""
    state.todo.pop()
    if frame == DO_RALLY:
        rally_all(state)
        catch_leaders(state)  # §15.2 who rallies has a zone again
    elif frame == DO_LOCKED:
        remove_locked(state)


# Legality


def code(state: PrussiaState, action: Action) -> int:
    """Return OK, or the code of the rule that forbids an answer to the open question."""
    if action < PIECE:
        return _hex_code(state, Hex(action - HEX))
    if action < RAISE:
        return _piece_code(state, Piece(action - PIECE))
    if action < CORPS:
        if state.todo.question() != ASK_ORDER:
            return NOT_ASKED_CODE
        return s10_10_advance.order_code(state, Piece(action - RAISE))
    if action < OPTION:
        return NOT_ASKED_CODE
    return _word_code(state, action)


def _hex_code(state: PrussiaState, here: Hex) -> int:
    frame = state.todo.question()
    if frame == ASK_DECLARE:
        return s10_01_declare.declare_code(state, s10_01_declare.build(state), here)
    if frame == ASK_WITHDRAW:
        return s10_02_withdrawal.withdraw_code(state, here)
    if frame == ASK_RETREAT_TO:
        return _retreat_to_code(state, here)
    if frame == ASK_ADVANCE_TO:
        return _advance_to_code(state, here)
    if frame == ASK_MOMENTUM_TO:
        return s10_11_momentum.momentum_to_code(state, Piece(state.todo.a()), here)
    if frame == ASK_MOMENTUM_MARKER:
        return OK if here in s10_11_momentum.marker_hexes(state) else COMBAT_NO_MARKER
    if frame == ASK_CHARGE_HEX:
        return s10_13_charge.target_code(state, here)
    return NOT_ASKED_CODE


def _advance_to_code(state: PrussiaState, here: Hex) -> int:
    """§10.10 Say whether the piece in hand may advance into a hex."""
    side = state.todo.owner()
    if here not in s10_10_advance.vacated(state, side):
        fought = here in s10_08_losses.hexes_of(state, enemy_of(side))
        return COMBAT_NOT_VACATED if fought else NOT_ASKED_CODE
    return s10_10_advance.enter_code(state, Piece(state.todo.a()), here)


def _retreat_to_code(state: PrussiaState, here: Hex) -> int:
    """§10.9 Only the best ways back are open."""
    if state.field.direction(state.combat.at, here) < 0:
        return NOT_ASKED_CODE
    return OK if here in _ways(state) else COMBAT_BETTER_WAY


def _ways(state: PrussiaState) -> list[Hex]:
    """§10.9 Return the hexes open to the retreat under the question: its frame lies below."""
    frames = state.todo.frames
    below = len(frames) - 12
    return s10_09_retreat.best_ways(
        state, Piece(frames[below + 2]), frames[below + 3], frames[below + 4]
    )


def _piece_code(state: PrussiaState, piece: Piece) -> int:
    frame = state.todo.question()
    if piece >= state.field.pieces:
        return NOT_ASKED_CODE
    if frame == ASK_LEAD:
        return s10_combat.lead_code(state, piece)
    if frame == ASK_LOSS_UNIT:
        return s10_08_losses.loss_unit_code(state, piece)
    if frame == ASK_LOSS_GUN:
        return s10_08_losses.gun_code(state, piece)
    if frame == ASK_RETREAT_PIECE:
        return s10_08_losses.piece_code(state, piece)
    if frame == ASK_RETREAT_LEADER:
        return OK if piece in leaders_at(state, Hex(state.todo.b())) else COMBAT_NOT_WITH_IT
    if frame == ASK_ADVANCE:
        return s10_10_advance.advance_code(state, piece)
    if frame == ASK_MOMENTUM_PIECE:
        return s10_11_momentum.momentum_code(state, piece)
    if frame == ASK_CHARGE_UNIT:
        return s10_13_charge.join_code(state, piece)
    if frame == ASK_FLEE_PIECE:
        return s13_joint.flee_code(state, piece)
    return NOT_ASKED_CODE


def _word_code(state: PrussiaState, action: Action) -> int:
    frame = state.todo.question()
    if action == DONE:
        return _done_code(state, frame)
    if frame == ASK_WITHDRAW and action == NO:
        return OK
    if frame == ASK_LOSS_HOW:
        if action == STEP or action == RETREAT:
            return OK  # §10.8.1.4 asked only where both are possible
    if frame == ASK_MOMENTUM:
        if action == ADVANCE:
            return OK if s10_11_momentum.momentum_units(state) else COMBAT_CANNOT_ADVANCE
        if action == MARKER:
            return OK if s10_11_momentum.marker_hexes(state) else COMBAT_NO_MARKER
        if action == NONE:
            return OK
    return NOT_ASKED_CODE


def _done_code(state: PrussiaState, frame: int) -> int:
    if frame == ASK_DECLARE:
        return s10_01_declare.done_code(state, s10_01_declare.build(state))
    if frame == ASK_CHARGE_HEX:
        return OK if state.combat.defenders else COMBAT_NO_TARGET
    if frame in (ASK_RETREAT_LEADER, ASK_ADVANCE, ASK_ORDER, ASK_MOMENTUM_PIECE, ASK_CHARGE_UNIT):
        return OK
    return NOT_ASKED_CODE


# Listing


def legal(state: PrussiaState, out: list[int]) -> None:
    """Append the legal answers to the open question, in ascending order."""
    frame = state.todo.question()
    if frame == ASK_DECLARE:
        _list_declaration(state, out)
        return
    for here in sorted(_hexes_to_try(state, frame)):
        if code(state, HEX + here) == OK:
            out.append(HEX + here)
    for piece in _pieces_to_try(state, frame):
        if code(state, PIECE + piece) == OK:
            out.append(PIECE + piece)
    if frame == ASK_ORDER:
        for unit in state.field.all_units:
            if code(state, RAISE + unit) == OK:
                out.append(RAISE + unit)
    for word in (DONE, NO, STEP, RETREAT, ADVANCE, MARKER, NONE):
        if code(state, word) == OK:
            out.append(word)


def _list_declaration(state: PrussiaState, out: list[int]) -> None:
    """§10.1 List the hexes that may join; the graph is built once."""
    field = s10_01_declare.build(state)
    for here in sorted(field.mine + field.theirs):
        if s10_01_declare.declare_code(state, field, here) == OK:
            out.append(HEX + here)
    if s10_01_declare.done_code(state, field) == OK:
        out.append(DONE)


def _hexes_to_try(state: PrussiaState, frame: int) -> list[Hex]:
    if frame == ASK_WITHDRAW:
        return s10_02_withdrawal.ways_out(state, Hex(state.todo.a()))
    if frame == ASK_RETREAT_TO:
        return _ways(state)
    if frame == ASK_ADVANCE_TO:
        return s10_10_advance.vacated(state, state.todo.owner())
    if frame == ASK_MOMENTUM_TO:
        return _around(state, Hex(state.hex_of[state.todo.a()]))
    if frame == ASK_MOMENTUM_MARKER:
        return s10_11_momentum.marker_hexes(state)
    if frame == ASK_CHARGE_HEX:
        return s10_13_charge.shared_targets(state, state.combat.attackers)
    return []


def _around(state: PrussiaState, here: Hex) -> list[Hex]:
    around = [Hex(state.field.neighbours[edge]) for edge in range(here * 6, here * 6 + 6)]
    return [there for there in around if there >= 0]


def _pieces_to_try(state: PrussiaState, frame: int) -> list[Piece]:
    if frame == ASK_LEAD:
        return sorted(s10_08_losses.fighters(state, state.todo.owner()))
    if frame == ASK_LOSS_UNIT:
        return sorted(s10_08_losses.fighters(state, state.todo.owner()))
    if frame == ASK_RETREAT_LEADER:
        return leaders_at(state, Hex(state.todo.b()))
    if frame == ASK_RETREAT_PIECE:
        return sorted(s10_08_losses.queued(state, state.todo.owner()))
    if frame == ASK_FLEE_PIECE:
        return sorted(s13_joint.fleeing(state, state.todo.owner()))
    if frame in (ASK_LOSS_GUN, ASK_ADVANCE, ASK_MOMENTUM_PIECE, ASK_CHARGE_UNIT):
        return list(state.field.all_pieces)
    return []


# Answers


def answer(state: PrussiaState, action: Action) -> None:
    """Take a legal answer to the open question."""
    frame = state.todo.question()
    if frame == ASK_DECLARE:
        _answer_declaration(state, action)
    elif frame == ASK_WITHDRAW:
        here = Hex(state.todo.a())
        state.todo.pop()
        if action != NO:
            s10_02_withdrawal.withdraw(state, here, Hex(action - HEX))
    elif frame == ASK_LEAD:
        side = state.todo.owner()
        state.todo.pop()
        s10_combat.choose_lead(state, side, Piece(action - PIECE))
    elif frame <= ASK_LOSS_GUN:
        _answer_losses(state, frame, action)
    elif frame <= ASK_RETREAT_LEADER or frame == ASK_FLEE_PIECE:
        _answer_retreat(state, frame, action)
    elif frame <= ASK_ORDER:
        _answer_advance(state, frame, action)
    elif frame <= ASK_MOMENTUM_MARKER:
        _answer_momentum(state, frame, action)
    else:
        _answer_charge(state, frame, action)
    if frame not in LINKS or (frame == ASK_ADVANCE and action == DONE):
        state.chain += 1


def _answer_declaration(state: PrussiaState, action: Action) -> None:
    if action != DONE:
        s10_01_declare.declare(state, Hex(action - HEX))
        return
    state.todo.pop()
    if state.combat.attackers:
        s10_combat.begin_combat(state)
    else:
        state.todo.pop()  # §10 the phase is over
        state.chain += 1


def _answer_losses(state: PrussiaState, frame: int, action: Action) -> None:
    unit = Piece(state.todo.a())
    state.todo.pop()
    if frame == ASK_LOSS_UNIT:
        s10_08_losses.take_point(state, Piece(action - PIECE))
    elif frame == ASK_LOSS_GUN:
        s10_08_losses.take_gun(state, Piece(action - PIECE))
    elif action == STEP:
        s10_08_losses.take_step(state, unit)
    else:
        s10_08_losses.take_retreat(state, unit)


def _answer_retreat(state: PrussiaState, frame: int, action: Action) -> None:
    if frame == ASK_RETREAT_LEADER:
        _answer_leader(state, action)
        return
    state.todo.pop()
    if frame == ASK_RETREAT_TO:
        s10_09_retreat.retreat_to(state, Hex(action - HEX))
    elif frame == ASK_RETREAT_PIECE:
        s10_08_losses.retreat_queued(state, Piece(action - PIECE))
    else:
        s13_joint.flee(state, Piece(action - PIECE))


def _answer_leader(state: PrussiaState, action: Action) -> None:
    """§10.9 A leader goes along, or no more do."""
    unit, start, side = Piece(state.todo.a()), Hex(state.todo.b()), state.todo.owner()
    if action != DONE:
        leader = Piece(action - PIECE)
        place_top(state, leader, Hex(state.hex_of[unit]))
        note(state, "§10.9", "leader-along", side, [leader, start, Hex(state.hex_of[unit])])
    if action == DONE or not leaders_at(state, start):
        state.todo.pop()


def _answer_advance(state: PrussiaState, frame: int, action: Action) -> None:
    side = state.todo.owner()
    if frame == ASK_ADVANCE_TO:
        piece = Piece(state.todo.a())
        state.todo.pop()
        s10_10_advance.choose_march(state, piece, Hex(action - HEX))
    elif frame == ASK_ORDER:
        if action == DONE:
            state.todo.pop()
        else:
            s10_10_advance.order_raise(state, Piece(action - RAISE))
    elif action == DONE:
        state.todo.pop()
        s10_10_advance.end_choice(state, side)
    else:
        goals = s10_10_advance.advance_goals(state, Piece(action - PIECE))
        if len(goals) == 1:
            s10_10_advance.choose_march(state, Piece(action - PIECE), goals[0])
        else:
            state.todo.push(ASK_ADVANCE_TO, side, Piece(action - PIECE))


def _answer_momentum(state: PrussiaState, frame: int, action: Action) -> None:
    side, unit = state.todo.owner(), Piece(state.todo.a())
    if frame == ASK_MOMENTUM_PIECE and action != DONE:
        state.todo.push(ASK_MOMENTUM_TO, side, Piece(action - PIECE))
        return
    state.todo.pop()
    if frame == ASK_MOMENTUM_TO:
        s10_11_momentum.momentum_to(state, unit, Hex(action - HEX))
    elif frame == ASK_MOMENTUM_MARKER:
        s10_11_momentum.place_marker(state, Hex(action - HEX))
    elif action == ADVANCE:
        state.todo.push(ASK_MOMENTUM_PIECE, side)
    elif action == MARKER:
        state.todo.push(ASK_MOMENTUM_MARKER, side)


def _answer_charge(state: PrussiaState, frame: int, action: Action) -> None:
    if frame == ASK_CHARGE_UNIT:
        if action != DONE:
            s10_13_charge.choose_charger(state, Piece(action - PIECE))
            return
        state.todo.pop()
        if state.combat.units_in:
            s10_13_charge.begin_targets(state)
    elif action == DONE:
        state.todo.pop()
        s10_13_charge.try_charge(state)
    else:
        state.combat.defenders.append(Hex(action - HEX))
