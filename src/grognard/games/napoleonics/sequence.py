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
from grognard.games.napoleonics.rules.s04_banners import drop_objectives
from grognard.games.napoleonics.rules.s05_01_command import play
from grognard.games.napoleonics.rules.s05_02_orders import (
    arm_asked,
    give,
    open_order,
    orders_given,
    pays,
)
from grognard.games.napoleonics.rules.s05_03_movement import (
    go_off,
    move_leader,
    move_unit,
    open_move,
)
from grognard.games.napoleonics.rules.s05_04_combat import (
    begin_battles,
    choose_attacker,
    declare,
    open_battle,
)
from grognard.games.napoleonics.rules.s05_05_ranged import fire
from grognard.games.napoleonics.rules.s05_06_melee import melee, react
from grognard.games.napoleonics.rules.s05_07_lone_leaders import declare_on_leader
from grognard.games.napoleonics.rules.s05_08_retreat import take_flags
from grognard.games.napoleonics.rules.s05_08_steps import open_retreat, step_back
from grognard.games.napoleonics.rules.s05_10_leader_retreat import (
    leader_enters,
    leader_leaves,
    leader_stops,
    open_leader_to,
)
from grognard.games.napoleonics.rules.s05_12_bonus import (
    break_through,
    open_bonus,
    open_breakthrough,
    open_ground,
    take_ground,
)
from grognard.games.napoleonics.rules.s05_13_battle_back import battle_back, hold_back
from grognard.games.napoleonics.rules.s05_14_end_of_turn import end_turn
from grognard.games.napoleonics.rules.s05_turn import begin_turn
from grognard.games.napoleonics.rules.s06_03_leaving import leave_square, open_out
from grognard.games.napoleonics.rules.s06_04_combined_arms import join, open_support
from grognard.games.napoleonics.rules.s08_01_scout import keep
from grognard.games.napoleonics.rules.s08_02_12_rally import open_rally, rally
from grognard.games.napoleonics.rules.s08_02_13_supply import (
    choose_supply,
    open_supply_hex,
    open_supply_unit,
    supply,
)
from grognard.games.napoleonics.rules.s08_02_tactics import manoeuvre, march, open_section
from grognard.games.napoleonics.rules.s09_scenarios import NO_LEADER, NO_UNIT
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
    RETIRED,
    STOOD,
    STRUCK,
    NapoleonicsState,
)

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
        melee(state)
    elif frame == DO_FIRE:
        fire(state)
    elif frame == DO_ORDERED:
        orders_given(state)
    elif frame == DO_BATTLES:
        begin_battles(state)
    elif frame == DO_BEGIN_TURN:
        begin_turn(state)
    else:
        end_turn(state)


def waits(state: NapoleonicsState, frame: int) -> bool:
    """Open a question, or answer it where public facts leave no choice; say whether it waits."""
    if frame == ASK_ORDER:
        return open_order(state)
    if frame == ASK_OUT:
        return open_out(state)
    if frame == ASK_MOVE:
        return open_move(state)
    if frame == ASK_BATTLE:
        return open_battle(state)
    if frame == ASK_SUPPORT:
        return open_support(state)
    if frame == ASK_RETREAT:
        return open_retreat(state)
    if frame == ASK_LEADER_TO:
        return open_leader_to(state)
    if frame == ASK_GROUND:
        return open_ground(state)
    if frame == ASK_BREAKTHROUGH:
        return open_breakthrough(state)
    if frame == ASK_BONUS:
        return open_bonus(state)
    if frame == ASK_RALLY:
        return open_rally(state)
    if frame == ASK_SECTION:
        return open_section(state)
    if frame == ASK_SUPPLY_UNIT:
        return open_supply_unit(state)
    if frame == ASK_SUPPLY_HEX:
        return open_supply_hex(state)
    return True


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
        play(state, card_of(action))
    elif frame == ASK_KEEP:
        keep(state, card_of(action))
    elif frame == ASK_MANOEUVRE:
        manoeuvre(state, action == FOUR)
    else:
        march(state, section_of(action))


def _effect(state: NapoleonicsState, frame: int, action: Action) -> None:
    """§8.2.12, §8.2.13 Rally and Short Supply."""
    if frame == ASK_RALLY:
        rally(state, unit_of(action))
    elif frame == ASK_SUPPLY_UNIT:
        choose_supply(state, unit_of(action))
    else:
        supply(state, hex_of(action))


def _order(state: NapoleonicsState, frame: int, action: Action) -> None:
    """§5.2 Somebody is ordered, or no more."""
    if action == DONE:
        state.todo.pop()
        state.chain += 1
    elif frame == ASK_PAYS:
        pays(state, order_of(action, arm_asked(state)))
    elif frame == ASK_OUT:
        leave_square(state, unit_of(action))
    elif LEADER <= action < OUT:
        give(state, NO_UNIT, leader_of(action), 0)
    else:
        give(state, unit_of(action), NO_LEADER, int(action >= OUT))


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
        go_off(state)
        return
    unit, leader = state.todo.a(), state.todo.b()
    state.todo.pop()
    if leader >= 0:
        move_leader(state, state.scenario.leaders[leader], hex_of(action))
    else:
        move_unit(state, state.scenario.units[unit], hex_of(action))


def _battle(state: NapoleonicsState, frame: int, action: Action) -> None:
    """§5.4 An attack is built up: unit, target, batteries."""
    if action in (DONE, NO):
        state.todo.pop()
        state.chain += 1
    elif frame == ASK_BATTLE:
        choose_attacker(state, unit_of(action))
        state.todo.push(ASK_TARGET, state.active)
    elif frame == ASK_SUPPORT:
        join(state, unit_of(action))
    elif action < LEADER:
        declare(state, unit_of(action))
    else:
        declare_on_leader(state, leader_of(action))


def _answer(state: NapoleonicsState, frame: int, action: Action) -> None:
    """§5.6 to §5.12 The decisions inside a combat."""
    if frame == ASK_REACT:
        react(state, _reaction(action))
    elif frame == ASK_FLAGS:
        unit, flags = state.scenario.units[state.todo.a()], state.todo.b()
        state.todo.pop()
        take_flags(state, unit, flags, flags_of(action))
    elif frame == ASK_RETREAT:
        step_back(state, hex_of(action))
    elif frame == ASK_LEADER_TO:
        _leader_goes(state, action)
    elif frame == ASK_BACK:
        _strikes_back(state, action)
    elif action == NO:
        state.todo.pop()
    elif frame == ASK_GROUND:
        take_ground(state)
    else:
        break_through(state, hex_of(action))


def _reaction(action: Action) -> int:
    if action == STAND:
        return STOOD
    if action == STRIKE:
        return STRUCK
    return RETIRED if action == RETIRE else FORMED


def _strikes_back(state: NapoleonicsState, action: Action) -> None:
    if action == NO:
        hold_back(state)
    else:
        state.todo.pop()
        battle_back(state)


def _leader_goes(state: NapoleonicsState, action: Action) -> None:
    if action == STOP:
        leader_stops(state)
    elif action == OFF:
        leader_leaves(state)
    else:
        leader_enters(state, hex_of(action))
