"""§5 The turn: whose decision is next, what an answer does, and what public facts then force."""

from grognard.core.types import Action
from grognard.games.napoleonics.actions import (
    DONE,
    FOUR,
    LEADER,
    NO,
    OFF,
    OUT,
    RETIRE,
    STAND,
    STOP,
    STRIKE,
    card_of,
    flags_of,
    hex_of,
    leader_of,
    order_of,
    section_of,
    unit_of,
)
from grognard.games.napoleonics.board import NO_HEX
from grognard.games.napoleonics.rules import s05_battle as battle_phase
from grognard.games.napoleonics.rules import s05_bonus as bonus
from grognard.games.napoleonics.rules import s05_command as command
from grognard.games.napoleonics.rules import s05_leaders as leaders
from grognard.games.napoleonics.rules import s05_melee as melee
from grognard.games.napoleonics.rules import s05_movement as movement
from grognard.games.napoleonics.rules import s05_orders as orders
from grognard.games.napoleonics.rules import s05_retreat as retreat
from grognard.games.napoleonics.rules import s06_combined_arms as combined_arms
from grognard.games.napoleonics.rules.s04_banners import drop_objectives, take_objectives
from grognard.games.napoleonics.rules.s05_end_of_turn import end_turn, keep
from grognard.games.napoleonics.rules.s06_square import leave_square
from grognard.games.napoleonics.scenarios import NO_LEADER, NO_UNIT
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
    DO_BATTLES,
    DO_BEGIN_TURN,
    DO_FIRE,
    DO_MELEE,
    DO_ORDERED,
    FORMED,
    NOT_ORDERED,
    RETIRED,
    STOOD,
    STRUCK,
    NapoleonicsState,
    note,
)
from grognard.games.napoleonics.tables import NO_CARD

# §5 What comes next


def run(state: NapoleonicsState) -> None:
    """§5 Take every step that public facts force, until somebody is asked or the game is over."""
    while not state.todo.is_empty():
        frame = state.todo.question()
        if frame < ASK_PLAY:
            work(state, frame)
        elif waits(state, frame):
            break
    if state.scenario.objectives:
        drop_objectives(state)


def work(state: NapoleonicsState, frame: int) -> None:
    """Take one step that nobody decides."""
    if frame == DO_MELEE:
        melee.melee(state)
    elif frame == DO_FIRE:
        battle_phase.fire(state)
    elif frame == DO_ORDERED:
        orders.orders_given(state)
    elif frame == DO_BATTLES:
        battle_phase.begin_battles(state)
    elif frame == DO_BEGIN_TURN:
        begin_turn(state)
    else:
        end_turn(state)


def waits(state: NapoleonicsState, frame: int) -> bool:
    """Open a question, or answer it where public facts leave no choice; say whether it waits."""
    if frame == ASK_ORDER:
        return orders.open_order(state)
    if frame == ASK_OUT:
        return orders.open_out(state)
    if frame == ASK_MOVE:
        return movement.open_move(state)
    if frame == ASK_BATTLE:
        return battle_phase.open_battle(state)
    if frame == ASK_SUPPORT:
        return combined_arms.open_support(state)
    if frame == ASK_RETREAT:
        return retreat.open_retreat(state)
    if frame == ASK_LEADER_TO:
        return leaders.open_leader_to(state)
    if frame == ASK_GROUND:
        return bonus.open_ground(state)
    if frame == ASK_BREAKTHROUGH:
        return bonus.open_breakthrough(state)
    if frame == ASK_BONUS:
        return battle_phase.open_bonus(state)
    if frame == ASK_RALLY:
        return command.open_rally(state)
    if frame == ASK_SECTION:
        return command.open_section(state)
    if frame == ASK_SUPPLY_UNIT:
        return command.open_supply_unit(state)
    if frame == ASK_SUPPLY_HEX:
        return command.open_supply_hex(state)
    return True


def begin_turn(state: NapoleonicsState) -> None:
    """§5 A turn begins: nobody is ordered; §4 objectives count; §5.1 then a card is played."""
    side = state.active
    state.todo.pop()
    state.turn += 1
    units, riders = len(state.hex_of), len(state.leader_hex)
    state.ordered_of = [NOT_ORDERED] * units
    state.moved_of = [0] * units
    state.closed_of = [0] * units
    state.barred_of = [0] * units
    state.fought_of = [0] * units
    state.leader_ordered = [NOT_ORDERED] * riders
    state.leader_moved = [0] * riders
    state.symbols = [0, 0, 0, 0]
    state.effective = NO_CARD
    state.is_plain = state.is_bonus = state.command = state.checked = 0
    state.start = state.goal = state.struck_from = NO_HEX
    state.attacker = NO_UNIT
    battle_phase.clear_attack(state)
    note(state, "§5", "turn", side, [state.turn])
    state.todo.push(ASK_PLAY, side)
    take_objectives(state, side)


# §5 Answers


def apply(state: NapoleonicsState, action: Action) -> None:
    """Take a legal action, and every step that public facts then force."""
    frame = state.todo.question()
    if frame in (ASK_MOVE, ASK_MOVE_TO):
        _move(state, frame, action)
    elif frame in (ASK_BATTLE, ASK_TARGET, ASK_BONUS, ASK_SUPPORT):
        _battle(state, frame, action)
    elif frame in (ASK_ORDER, ASK_OUT, ASK_PAYS):
        _order(state, frame, action)
    else:
        state.chain += 1
        if frame in (ASK_PLAY, ASK_KEEP, ASK_MANOEUVRE, ASK_SECTION):
            _command(state, frame, action)
        elif frame in (ASK_RALLY, ASK_SUPPLY_UNIT, ASK_SUPPLY_HEX):
            _effect(state, frame, action)
        else:
            _answer(state, frame, action)
    run(state)


def _command(state: NapoleonicsState, frame: int, action: Action) -> None:
    """§5.1 A card, or the choice it gives."""
    if frame == ASK_PLAY:
        command.play(state, card_of(action))
    elif frame == ASK_KEEP:
        keep(state, card_of(action))
    elif frame == ASK_MANOEUVRE:
        command.manoeuvre(state, action == FOUR)
    else:
        command.march(state, section_of(action))


def _effect(state: NapoleonicsState, frame: int, action: Action) -> None:
    """§8.2.12, §8.2.13 Rally and Short Supply."""
    if frame == ASK_RALLY:
        command.rally(state, unit_of(action))
    elif frame == ASK_SUPPLY_UNIT:
        command.choose_supply(state, unit_of(action))
    else:
        command.supply(state, hex_of(action))


def _order(state: NapoleonicsState, frame: int, action: Action) -> None:
    """§5.2 Somebody is ordered, or no more."""
    if action == DONE:
        state.todo.pop()
        state.chain += 1
    elif frame == ASK_PAYS:
        orders.pays(state, order_of(action, orders.arm_asked(state)))
    elif frame == ASK_OUT:
        leave_square(state, unit_of(action))
    elif LEADER <= action < OUT:
        orders.give(state, NO_UNIT, leader_of(action), 0)
    else:
        orders.give(state, unit_of(action), NO_LEADER, int(action >= OUT))


def _move(state: NapoleonicsState, frame: int, action: Action) -> None:
    """§5.3 A mover is named, or goes somewhere, or movement ends."""
    if frame == ASK_MOVE_TO:
        state.chain += 1
        _go(state, action)
    elif action == DONE:
        state.chain += 1
        state.todo.pop()
    elif action < LEADER:
        state.todo.push(ASK_MOVE_TO, state.active, unit_of(action), NO_LEADER)
    else:
        state.todo.push(ASK_MOVE_TO, state.active, NO_UNIT, leader_of(action))


def _go(state: NapoleonicsState, action: Action) -> None:
    if action == OFF:
        movement.go_off(state)
        return
    unit, leader = state.todo.a(), state.todo.b()
    state.todo.pop()
    if leader >= 0:
        movement.move_leader(state, state.scenario.leaders[leader], hex_of(action))
    else:
        movement.move_unit(state, state.scenario.units[unit], hex_of(action))


def _battle(state: NapoleonicsState, frame: int, action: Action) -> None:
    """§5.4 An attack is built up: unit, target, batteries."""
    if action in (DONE, NO):
        state.todo.pop()
        state.chain += 1
    elif frame == ASK_BATTLE:
        battle_phase.choose_attacker(state, unit_of(action))
        state.todo.push(ASK_TARGET, state.active)
    elif frame == ASK_SUPPORT:
        combined_arms.join(state, unit_of(action))
    elif action < LEADER:
        battle_phase.declare(state, unit_of(action))
    else:
        battle_phase.declare_on_leader(state, leader_of(action))


def _answer(state: NapoleonicsState, frame: int, action: Action) -> None:
    """§5.6 to §5.12 The decisions inside a combat."""
    if frame == ASK_REACT:
        melee.react(state, _reaction(action))
    elif frame == ASK_FLAGS:
        unit, flags = state.scenario.units[state.todo.a()], state.todo.b()
        state.todo.pop()
        retreat.take_flags(state, unit, flags, flags_of(action))
    elif frame == ASK_RETREAT:
        retreat.step_back(state, hex_of(action))
    elif frame == ASK_LEADER_TO:
        _leader_goes(state, action)
    elif frame == ASK_BACK:
        _strikes_back(state, action)
    elif action == NO:
        state.todo.pop()
    elif frame == ASK_GROUND:
        bonus.take_ground(state)
    else:
        bonus.break_through(state, hex_of(action))


def _reaction(action: Action) -> int:
    if action == STAND:
        return STOOD
    if action == STRIKE:
        return STRUCK
    return RETIRED if action == RETIRE else FORMED


def _strikes_back(state: NapoleonicsState, action: Action) -> None:
    if action == NO:
        melee.hold_back(state)
    else:
        state.todo.pop()
        melee.battle_back(state)


def _leader_goes(state: NapoleonicsState, action: Action) -> None:
    if action == STOP:
        leaders.leader_stops(state)
    elif action == OFF:
        leaders.leader_leaves(state)
    else:
        leaders.leader_enters(state, hex_of(action))
