"""§3, §4.1, §14 The sequence of play, and what opens and closes its phases."""

import random

import pytest

from grognard.core.dice import ScriptedDice
from grognard.games.prussia.actions import NO, YES
from grognard.games.prussia.battle import Battle
from grognard.games.prussia.combat import DO_LOCKED
from grognard.games.prussia.field import EDGE_CC_MAX, EDGE_CC_MIN, distance
from grognard.games.prussia.rules.s04_activation import look
from grognard.games.prussia.rules.s04_command import is_commanded
from grognard.games.prussia.rules.s05_stacking import lift_off, place_top
from grognard.games.prussia.rules.s06_zones import lock_all
from grognard.games.prussia.rules.s10_home import turn_home_edges
from grognard.games.prussia.sequence import run
from grognard.games.prussia.sight import sees
from grognard.games.prussia.state import (
    DO_DEPLOY,
    IN_PLAY,
    PHASE_ACTIVATION,
    PHASE_COMBAT,
    PHASE_COMMAND,
    PHASE_MOVEMENT,
    PHASES,
)
from grognard.games.prussia.tables import (
    ARTILLERY,
    CAVALRY,
    COALITION,
    NUM_HEXES,
    PRUSSIA,
    hex_of_name,
)
from tests.games.prussia.march import March, set_up


def play_out(state: Battle, seed: int, turns: int) -> list[tuple[int, int, int]]:
    """Play random answers for some turns; return (turn, side, phase) as they come."""
    chance = random.Random(seed)
    seen: list[tuple[int, int, int]] = []
    while not state.is_over() and state.turn <= turns:
        now = (state.turn, state.side, state.phase)
        if not seen or seen[-1] != now:
            seen.append(now)
        state.apply(chance.choice(state.legal_actions()))
    return seen


@pytest.mark.parametrize("seed", range(4))
def test_3_prussia_comes_first_and_the_phases_of_a_player_turn_in_their_order(seed: int) -> None:
    seen = play_out(set_up("leuthen-battle"), seed, 3)
    assert len(seen) > 12
    assert seen == sorted(seen)
    assert {phase for _, _, phase in seen} >= {PHASE_MOVEMENT, PHASE_COMBAT}
    assert PHASES[PHASE_ACTIVATION : PHASE_COMBAT + 1] == (
        *("activation", "command", "movement", "offensive", "rally", "defensive", "combat"),
    )


def test_3_every_turn_has_a_player_turn_of_each_side() -> None:
    state = set_up("rossbach-battle")
    play_out(state, 1, 9)
    assert state.log is not None
    turns = [(e.numbers[0], e.who) for e in state.log if e.kind == "player-turn"]
    assert turns == [(turn, side) for turn in range(1, 5) for side in (PRUSSIA, COALITION)]


def test_4_1_an_army_that_is_not_active_has_no_phase_after_activation() -> None:
    state = set_up("zorndorf-main")
    prompts = []
    while state.turn < 3:
        prompts.append((state.prompt(), state.to_move()))
        state.apply(NO)
    assert prompts == [("s4-activate", PRUSSIA), ("s4-activate", COALITION)] * 2
    assert state.active == [0, 0]
    assert state.marker == [47, 56]  # who does not try pays nothing


def test_4_1_battle_scenarios_have_no_activation() -> None:
    state = set_up("zorndorf-battle")
    assert state.active == [1, 1]
    assert all(phase != PHASE_ACTIVATION for _, _, phase in play_out(state, 2, 1))


def test_14_the_game_ends_after_its_last_turn() -> None:
    state = set_up("rossbach-battle")
    seen = play_out(state, 3, 9)
    assert {turn for turn, _, _ in seen} == {1, 2, 3, 4}
    assert state.is_over()
    assert state.legal_actions() == []


# §4.3.2, §4.3.3, §26.3.4 Detachments


def test_4_3_2_a_coup_of_a_detachment_activates_the_whole_army() -> None:
    state = set_up("torgau-main")
    field = state.field
    guard = next(p for p in range(field.pieces) if state.detachment_of[p] >= 0)
    rider = next(u for u in range(field.units) if field.side_of[u] == PRUSSIA)
    here = state.hex_of[guard]
    state.fate_of[rider], state.left_of[rider] = IN_PLAY, field.full_of[rider]
    for to in range(NUM_HEXES):
        if field.on_map[to] and distance(here, to) == 5 and sees(field, state.top_at, here, to):
            place_top(state, rider, to)
            break
    state.side = PRUSSIA
    state.dice = ScriptedDice([5])  # 6 and Daun's 4
    assert look(state, rider)
    assert (state.prompt(), state.to_move()) == ("s4-coup", COALITION)
    state.apply(YES)
    assert state.prompt() == "s4-coup-pay"
    assert state.todo.a() == 2  # §26.3.1
    state.apply(YES)
    assert state.active[COALITION] == 1
    assert all(group < 0 for group in state.detachment_of)  # §4.3.1


def test_4_3_3_in_battle_scenarios_detachments_are_released_already() -> None:
    state = set_up("leuthen-battle")
    field = state.field
    nostitz = field.corps_names.index("Nostitz")
    assert all(group < 0 for group in state.detachment_of)
    groups = {
        field.group_names[state.group_of[u]]
        for u in range(field.units)
        if field.corps_of[u] == nostitz
    }
    assert groups == {"main_cav"}


def test_26_3_4_units_of_detachments_are_commanded_by_ried() -> None:
    state = set_up("torgau-main")
    field = state.field
    ried = field.names.index("Ried")
    dragoons = field.piece_of_id("T-A-C5")
    lift_off(state, dragoons)
    place_top(state, dragoons, state.hex_of[ried])
    own = field.leader_of_corps[field.corps_of[dragoons]]
    assert distance(state.hex_of[dragoons], state.hex_of[own]) > 5
    assert not is_commanded(state, dragoons)
    state.detachment_of[dragoons] = state.detachment_of[ried]
    assert is_commanded(state, dragoons)


# §4.4, §7.6.2 Deployment from column


def column() -> tuple[March, list[int], int]:
    """Return a cavalry corps in column with its leader and a battery near him."""
    field = March("leuthen-battle")
    state = field.state
    corps = field.field.corps_names.index("Driesen")
    riders = [u for u in range(field.field.units) if field.field.corps_of[u] == corps][:2]
    for unit, way in zip(riders, (0, 3), strict=True):
        field.put(unit, field.hex(way))
        state.column_of[unit] = 1
    leader = field.put(field.field.leader_of_corps[corps], field.hex())
    gun = field.put(field.spare(PRUSSIA, ARTILLERY), field.hex(1))
    state.column_of[leader] = state.column_of[gun] = 1
    state.corps_column[corps] = 1
    return field, riders, gun


def test_4_4_whole_corps_deploy_before_the_command_rolls() -> None:
    field, riders, _gun = column()
    state = field.state
    state.phase = PHASE_COMMAND
    field.begin(DO_DEPLOY)
    assert "corps Driesen" in field.answers()
    field.play("corps Driesen")
    assert [state.column_of[unit] for unit in riders] == [0, 0]


def test_7_6_2_a_battery_near_the_leader_may_deploy_with_his_corps() -> None:
    field, _riders, gun = column()
    state = field.state
    state.phase = PHASE_COMMAND
    field.begin(DO_DEPLOY)
    field.play("corps Driesen")
    field.play(field.field.ids[gun])
    assert state.column_of[gun] == 0


# §7.2, §11 Locked markers


def test_7_2_and_11_stacks_in_contact_are_locked_and_freed_after_combat() -> None:
    field = March("leuthen-battle")
    state = field.state
    front = field.put(field.spare(PRUSSIA), field.hex())
    behind = field.put(field.spare(PRUSSIA, CAVALRY), field.hex(3, 3))
    field.put(field.spare(COALITION), field.hex(0))
    lock_all(state, PRUSSIA)
    assert state.locked_at[state.hex_of[front]] == 1 << front
    assert state.locked_at[state.hex_of[behind]] == 0
    state.todo.push(DO_LOCKED, PRUSSIA)
    run(state)
    assert not any(state.locked_at)


# §25.3.3 Home edges at Zorndorf


def test_25_3_3_each_army_flees_to_the_edge_behind_it() -> None:
    state = set_up("zorndorf-main")
    turn_home_edges(state)
    assert state.home_edge == [1 << EDGE_CC_MAX, 1 << EDGE_CC_MIN]  # north and south
    field = state.field
    for unit in range(field.units):
        if state.hex_of[unit] >= 0:
            lift_off(state, unit)
    rows = {PRUSSIA: "2005", COALITION: "2024"}
    for side, where in rows.items():
        unit = next(u for u in range(field.units) if field.side_of[u] == side)
        place_top(state, unit, hex_of_name(where))
    turn_home_edges(state)
    west, east = field.edge_of_compass[3], field.edge_of_compass[1]
    assert state.home_edge == [1 << west, 1 << east]
