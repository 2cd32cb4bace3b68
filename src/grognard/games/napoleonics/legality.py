"""Whether an action answers the open question, and the list of those that do."""

from grognard.core.types import NOT_ASKED_CODE, OK, Action
from grognard.games.napoleonics.actions import (
    BACK,
    CARD,
    DONE,
    FLAGS,
    FOUR,
    HEX,
    LEADER,
    NO,
    NUM_ACTIONS,
    OFF,
    OUT,
    RETIRE,
    SECTION,
    STAND,
    STOP,
    STRIKE,
    UNIT,
    card_of,
    flags_of,
    hex_of,
    leader_of,
    order_of,
    section_of,
    unit_of,
)
from grognard.games.napoleonics.reasons import NOT_IN_THIS_BATTLE, TOO_MANY_FLAGS
from grognard.games.napoleonics.rules.s02_01_board import BEHIND, HEXES, NEIGHBOURS, NUM_HEXES, Hex
from grognard.games.napoleonics.rules.s05_01_command import play_code
from grognard.games.napoleonics.rules.s05_02_matching import can_add
from grognard.games.napoleonics.rules.s05_02_orders import (
    arm_asked,
    leader_code,
    leader_mask,
    order_leader_code,
    order_out_code,
    order_unit_code,
    ordered_masks,
    pays_code,
    quotas,
    unit_code,
    unit_mask,
)
from grognard.games.napoleonics.rules.s05_03_movement import (
    leader_limit,
    leader_move_code,
    leader_reach,
    leader_to_code,
    move_limit,
    off_code,
    stay_code,
    unit_move_code,
    unit_reach,
    unit_to_code,
)
from grognard.games.napoleonics.rules.s05_04_combat import target_code, unit_battle_code
from grognard.games.napoleonics.rules.s05_06_melee import square_code
from grognard.games.napoleonics.rules.s05_07_lone_leaders import leader_target_code
from grognard.games.napoleonics.rules.s05_08_steps import step_code
from grognard.games.napoleonics.rules.s05_10_leader_retreat import (
    leader_off_code,
    leader_step_code,
    leader_stop_code,
)
from grognard.games.napoleonics.rules.s05_12_bonus import (
    bonus_target_code,
    breakthrough_code,
    ground_code,
    hold_code,
    stay_back_code,
)
from grognard.games.napoleonics.rules.s06_01_retire import retire_reaction_code
from grognard.games.napoleonics.rules.s06_03_leaving import out_code
from grognard.games.napoleonics.rules.s06_04_combined_arms import join_code, support_done_code
from grognard.games.napoleonics.rules.s08_01_scout import keep_code
from grognard.games.napoleonics.rules.s08_02_07_first_strike import strike_code
from grognard.games.napoleonics.rules.s08_02_12_rally import rally_code
from grognard.games.napoleonics.rules.s08_02_13_supply import (
    supply_hex_code,
    supply_rows,
    supply_unit_code,
)
from grognard.games.napoleonics.rules.s08_02_tactics import section_code
from grognard.games.napoleonics.rules.s09_scenarios import Leader, Unit
from grognard.games.napoleonics.state import (
    ASK_BACK,
    ASK_BATTLE,
    ASK_BONUS,
    ASK_BREAKTHROUGH,
    ASK_FLAGS,
    ASK_GROUND,
    ASK_KEEP,
    ASK_LEADER_TO,
    ASK_MANOEUVRE,
    ASK_MOVE,
    ASK_MOVE_TO,
    ASK_ORDER,
    ASK_OUT,
    ASK_PAYS,
    ASK_PLAY,
    ASK_RALLY,
    ASK_REACT,
    ASK_RETREAT,
    ASK_SECTION,
    ASK_SUPPLY_HEX,
    ASK_SUPPLY_UNIT,
    ASK_SUPPORT,
    ASK_TARGET,
    NapoleonicsState,
)
from grognard.games.napoleonics.tables import CARDS, IS_SECTION_CARD, Card

# One answer


def code(state: NapoleonicsState, action: Action) -> int:
    """Return OK, or the code of the rule that forbids the seat to move this action."""
    if action < UNIT:
        return _hex_code(state, hex_of(action))
    if action < LEADER:
        return _unit_code(state, unit_of(action))
    if action < OUT:
        return _leader_code(state, leader_of(action))
    if action < CARD:
        return _out_code(state, unit_of(action))
    if action < FLAGS:
        return _card_code(state, card_of(action))
    if action < DONE:
        return _flags_code(state, flags_of(action))
    return _word_code(state, action)


def _hex_code(state: NapoleonicsState, to: Hex) -> int:
    frame = state.todo.question()
    if frame == ASK_MOVE_TO:
        if state.todo.b() >= 0:
            return leader_to_code(state, state.scenario.leaders[state.todo.b()], to)
        return unit_to_code(state, state.scenario.units[state.todo.a()], to)
    if frame == ASK_RETREAT:
        return step_code(state, to)
    if frame == ASK_LEADER_TO:
        leader = state.scenario.leaders[state.todo.a()]
        return leader_step_code(state, leader, state.todo.b(), to)
    if frame == ASK_GROUND:
        return ground_code(state, to)
    if frame == ASK_BREAKTHROUGH:
        return breakthrough_code(state, to)
    if frame == ASK_SUPPLY_HEX:
        return supply_hex_code(state, to)
    return NOT_ASKED_CODE


def _unit_code(state: NapoleonicsState, unit: Unit) -> int:
    frame = state.todo.question()
    if not _wants_unit(frame):
        return NOT_ASKED_CODE
    if unit >= len(state.scenario.units):
        return NOT_IN_THIS_BATTLE
    if frame == ASK_ORDER:
        return order_unit_code(state, unit)
    if frame == ASK_MOVE:
        return unit_move_code(state, unit)
    if frame == ASK_BATTLE:
        return unit_battle_code(state, unit)
    if frame == ASK_TARGET:
        return target_code(state, state.attacker, unit)
    if frame == ASK_BONUS:
        return bonus_target_code(state, unit)
    if frame == ASK_SUPPORT:
        return join_code(state, unit)
    if frame == ASK_RALLY:
        return rally_code(state, unit)
    return supply_unit_code(state, unit)


def _wants_unit(frame: int) -> bool:
    if frame in (ASK_ORDER, ASK_MOVE, ASK_BATTLE, ASK_TARGET):
        return True
    return frame in (ASK_BONUS, ASK_SUPPORT, ASK_RALLY, ASK_SUPPLY_UNIT)


def _leader_code(state: NapoleonicsState, leader: Leader) -> int:
    frame = state.todo.question()
    if frame not in (ASK_ORDER, ASK_MOVE, ASK_TARGET, ASK_BONUS):
        return NOT_ASKED_CODE
    if leader >= len(state.scenario.leaders):
        return NOT_IN_THIS_BATTLE
    if frame == ASK_ORDER:
        return order_leader_code(state, leader)
    if frame == ASK_MOVE:
        return leader_move_code(state, leader)
    return leader_target_code(state, state.attacker, leader)


def _out_code(state: NapoleonicsState, unit: Unit) -> int:
    frame = state.todo.question()
    if frame not in (ASK_ORDER, ASK_OUT):
        return NOT_ASKED_CODE
    if unit >= len(state.scenario.units):
        return NOT_IN_THIS_BATTLE
    if frame == ASK_ORDER:
        return order_out_code(state, unit)
    return out_code(state, unit)


def _card_code(state: NapoleonicsState, card: Card) -> int:
    frame = state.todo.question()
    if frame == ASK_PLAY:
        return play_code(state, card)
    if frame == ASK_KEEP:
        return keep_code(state, card)
    return NOT_ASKED_CODE


def _flags_code(state: NapoleonicsState, flags: int) -> int:
    if state.todo.question() != ASK_FLAGS:
        return NOT_ASKED_CODE
    return OK if flags <= state.todo.c() else TOO_MANY_FLAGS


def _word_code(state: NapoleonicsState, action: Action) -> int:
    frame = state.todo.question()
    if action == DONE:
        return _done_code(state, frame)
    if action == NO:
        return _no_code(state, frame)
    if action in (STOP, OFF):
        return _leave_code(state, frame, action)
    if action < FOUR:
        return _react_code(state, frame, action)
    if action < SECTION:
        return OK if frame == ASK_MANOEUVRE else NOT_ASKED_CODE
    return _order_code(state, frame, action)


def _order_code(state: NapoleonicsState, frame: int, action: Action) -> int:
    """§5.2 A section, Élan's symbol or flag; §5.13 the battle back."""
    if action == BACK:
        return OK if frame == ASK_BACK else NOT_ASKED_CODE
    if frame == ASK_SECTION and action < BACK:
        return section_code(state, section_of(action))
    if frame != ASK_PAYS or IS_SECTION_CARD[state.effective] != (action < BACK):
        return NOT_ASKED_CODE
    return pays_code(state, order_of(action, arm_asked(state)))


def _done_code(state: NapoleonicsState, frame: int) -> int:
    if frame in (ASK_ORDER, ASK_OUT, ASK_MOVE, ASK_BATTLE):
        return OK
    if frame == ASK_SUPPORT:
        return support_done_code(state)
    return NOT_ASKED_CODE


def _no_code(state: NapoleonicsState, frame: int) -> int:
    if frame == ASK_GROUND:
        return stay_back_code(state)
    if frame == ASK_BREAKTHROUGH:
        return hold_code(state)
    return OK if frame in (ASK_BONUS, ASK_BACK) else NOT_ASKED_CODE


def _leave_code(state: NapoleonicsState, frame: int, action: Action) -> int:
    if frame == ASK_MOVE_TO and action == OFF:
        return off_code(state)
    if frame != ASK_LEADER_TO:
        return NOT_ASKED_CODE
    leader = state.scenario.leaders[state.todo.a()]
    if action == STOP:
        return leader_stop_code(state, leader, state.todo.b())
    return leader_off_code(state, leader, state.todo.b())


def _react_code(state: NapoleonicsState, frame: int, action: Action) -> int:
    if frame != ASK_REACT:
        return NOT_ASKED_CODE
    if action == STRIKE:
        return strike_code(state)
    if action == RETIRE:
        return retire_reaction_code(state)
    return OK if action == STAND else square_code(state)


# All answers


def legal(state: NapoleonicsState) -> list[Action]:
    """Return the legal answers to the open question in ascending order."""
    frame = state.todo.question()
    if frame == ASK_ORDER:
        return _legal_orders(state)
    if frame == ASK_MOVE_TO:
        return _legal_moves(state)
    if frame in (ASK_RETREAT, ASK_LEADER_TO, ASK_BREAKTHROUGH, ASK_GROUND):
        return _legal_hexes(state, frame)
    if frame == ASK_SUPPLY_HEX:
        return [HEX + to for to in supply_rows(state, state.scenario.units[state.todo.a()])]
    if frame in (ASK_PLAY, ASK_KEEP):
        return [CARD + card for card in CARDS if _card_code(state, card) == OK]
    if frame == ASK_BACK:
        return [NO, BACK]
    if frame == ASK_FLAGS:
        return list(range(FLAGS, FLAGS + state.todo.c() + 1))
    found: list[Action] = []
    if _wants_unit(frame):
        _add_pieces(state, frame, found)
        last = NO if frame == ASK_BONUS else DONE
        if _word_code(state, last) == OK:
            found.append(last)
    elif frame == ASK_OUT:
        found += [OUT + u for u in state.scenario.units if out_code(state, u) == OK]
        found.append(DONE)
    else:
        found += [a for a in range(STAND, NUM_ACTIONS) if _word_code(state, a) == OK]
    return found


def _add_pieces(state: NapoleonicsState, frame: int, found: list[Action]) -> None:
    """List the units and leaders that answer; only those of the side in question are looked at."""
    scenario = state.scenario
    wanted = _side_wanted(state, frame)
    is_own = frame in (ASK_MOVE, ASK_BATTLE, ASK_SUPPORT)
    for unit in scenario.units:
        if state.hex_of[unit] < 0 or (wanted >= 0 and scenario.side_of[unit] != wanted):
            continue
        if (not is_own or state.ordered_of[unit]) and _unit_code(state, unit) == OK:
            found.append(UNIT + unit)
    if frame in (ASK_MOVE, ASK_TARGET, ASK_BONUS):
        for leader in scenario.leaders:
            if scenario.leader_side[leader] == wanted and _leader_code(state, leader) == OK:
                found.append(LEADER + leader)


def _side_wanted(state: NapoleonicsState, frame: int) -> int:
    if frame in (ASK_TARGET, ASK_BONUS):
        return 1 - state.active
    return -1 if frame == ASK_SUPPLY_UNIT else state.todo.owner()


def _legal_orders(state: NapoleonicsState) -> list[Action]:
    """§5.2 The same as the codes say, with the matching done once for each kind of piece."""
    scenario, side = state.scenario, state.todo.owner()
    masks, allowed = ordered_masks(state), quotas(state)
    fits = [-1] * 16
    found: list[Action] = []
    outs: list[Action] = []
    for unit in scenario.units:
        if unit_code(state, unit, side) != OK:
            continue
        if _fits(masks, allowed, unit_mask(state, unit), fits):
            found.append(UNIT + unit)
            if state.slot_of[unit] >= 0 and order_out_code(state, unit) == OK:
                outs.append(OUT + unit)
    for leader in scenario.leaders:
        if leader_code(state, leader, side) == OK:
            if _fits(masks, allowed, leader_mask(state, leader), fits):
                found.append(LEADER + leader)
    found += outs
    found.append(DONE)
    return found


def _fits(masks: list[int], allowed: list[int], mask: int, known: list[int]) -> bool:
    if known[mask] < 0:
        known[mask] = 1 if can_add(masks, allowed, mask) else 0
    return known[mask] == 1


def _legal_moves(state: NapoleonicsState) -> list[Action]:
    """§5.3 The destinations, from one search of the ground."""
    found: list[Action] = []
    if state.todo.b() >= 0:
        leader = state.scenario.leaders[state.todo.b()]
        steps = leader_reach(state, leader, leader_limit(state))
        for to in HEXES:
            if steps[to] > 0 and stay_code(state, leader, to) == OK:
                found.append(HEX + to)
    else:
        unit = state.scenario.units[state.todo.a()]
        steps = unit_reach(state, unit, move_limit(state, unit))
        for to in HEXES:
            if steps[to] > 0:
                found.append(HEX + to)
    if off_code(state) == OK:
        found.append(OFF)
    return found


def _legal_hexes(state: NapoleonicsState, frame: int) -> list[Action]:
    """List the hexes of a retreat or a follow-up, and the words that end it."""
    found: list[Action] = []
    near: list[Hex] = []
    if frame == ASK_GROUND:
        near = [state.goal]
    elif frame == ASK_BREAKTHROUGH:
        near = NEIGHBOURS[state.hex_of[state.attacker]]
    elif frame == ASK_RETREAT:
        unit = state.scenario.units[state.todo.a()]
        near = BEHIND[state.scenario.side_of[unit] * NUM_HEXES + state.hex_of[unit]]
    else:
        leader = state.scenario.leaders[state.todo.a()]
        near = BEHIND[state.scenario.leader_side[leader] * NUM_HEXES + state.leader_hex[leader]]
    for to in near:
        if _hex_code(state, to) == OK:
            found.append(HEX + to)
    for action in (NO, STOP, OFF):
        if _word_code(state, action) == OK:
            found.append(action)
    return found
