"""§3 The sequence of play, and the sections that are one step of it."""

from grognard.core.types import OK
from grognard.games.prussia.actions import CORPS, DONE, NO, PIECE, YES
from grognard.games.prussia.reasons import GUN_MOVED, NO_CORPS_DEPLOYS
from grognard.games.prussia.rules.s03_sequence import (
    DO_ACTIVATION,
    DO_PLAYER_TURN,
    DO_TURN,
    push_phases,
)
from grognard.games.prussia.rules.s04_01_activation import ASK_COUP_PAY, activate
from grognard.games.prussia.rules.s04_02_command import is_commanded
from grognard.games.prussia.rules.s04_04_deployment import ASK_DEPLOY, DO_DEPLOY
from grognard.games.prussia.rules.s04_05_rolls import DO_COMMAND
from grognard.games.prussia.rules.s07_01_routed import DO_ROUTED
from grognard.games.prussia.rules.s07_06_column import DO_START_CLASHES
from grognard.games.prussia.rules.s07_movement import DO_END_MOVEMENT, DO_LOCK, DO_MOVEMENT
from grognard.games.prussia.rules.s08_bombardment import DO_DEFENSIVE, DO_OFFENSIVE, gun_code
from grognard.games.prussia.rules.s09_disorder import DO_RALLY
from grognard.games.prussia.rules.s10_combat import DO_COMBAT_PHASE
from grognard.games.prussia.rules.s11_locked import DO_LOCKED
from grognard.games.prussia.rules.s13_joint import DO_JOINT
from grognard.games.prussia.rules.s14_end import DO_END_TURN
from grognard.games.prussia.rules.s23_04_bonus import ASK_BONUS, BONUS_OPEN, offer_bonus
from grognard.games.prussia.state import BONUS, PHASE_DEFENSIVE, PHASE_OFFENSIVE
from grognard.games.prussia.tables import (
    ARTILLERY,
    COALITION,
    INFANTRY,
    PRUSSIA,
    Corps,
    Piece,
    hex_of_name,
)
from tests.games.prussia.march import March, faces, set_up
from tests.games.prussia.test_s05_stacking import pile, units_of


def test_3_a_turn_is_two_player_turns_joint_morale_and_the_end() -> None:
    state = set_up("leuthen-battle")
    state.todo.frames = []
    state.push(DO_TURN, 0)
    DO_TURN.run(state)
    frames = state.todo.frames
    kinds = [(state.table[frames[at]], frames[at + 1]) for at in range(0, len(frames), 6)]
    assert kinds == [
        (DO_END_TURN, 0),
        (DO_JOINT, 0),
        (DO_PLAYER_TURN, COALITION),
        (DO_PLAYER_TURN, PRUSSIA),
    ]


def test_3_rally_comes_between_offensive_and_defensive_bombardment() -> None:
    state = set_up("leuthen-battle")
    state.todo.frames = []
    push_phases(state, PRUSSIA)
    frames = state.todo.frames
    order = [state.table[frames[at]] for at in range(len(frames) - 6, -1, -6)]
    assert order == [
        *(DO_DEPLOY, DO_COMMAND, DO_START_CLASHES, DO_ROUTED, DO_LOCK, DO_MOVEMENT),
        *(DO_END_MOVEMENT, DO_OFFENSIVE, DO_RALLY, DO_DEFENSIVE, DO_COMBAT_PHASE, DO_LOCKED),
    ]


def test_4_1_an_inactive_army_has_no_other_phase_and_costs_nothing() -> None:
    state = set_up("zorndorf-main")
    assert state.prompt() == "s4-activate"
    assert state.to_move() == PRUSSIA
    state.apply(NO)
    assert state.prompt() == "s4-activate"
    assert state.to_move() == COALITION
    assert len(state.track[PRUSSIA]) == 1


def test_4_1_in_battle_scenarios_both_armies_are_active() -> None:
    state = set_up("zorndorf-battle")
    assert list(state.active) == [1, 1]
    assert state.prompt() != "s4-activate"


def test_4_3_2_a_detachment_that_succeeds_activates_the_whole_army() -> None:
    state = set_up("leuthen-main")
    state.push(ASK_COUP_PAY, COALITION, 2)
    state.answers = [YES, NO]
    state.apply(YES)
    assert state.active[COALITION] == 1
    assert all(group < 0 for group in state.detachment_of)


def test_4_3_3_in_battle_scenarios_no_detachment_is_apart() -> None:
    for form in ("leuthen-battle", "torgau-battle"):
        state = set_up(form)
        assert all(group < 0 for group in state.detachment_of)


def columned() -> tuple[March, Piece, Piece]:
    """Return a corps in column with a battery near it and another far away."""
    march = March(side=PRUSSIA)
    field = march.field
    unit = units_of(march, PRUSSIA, INFANTRY)[0]
    march.put(unit, march.hex())
    march.put(Piece(field.leader_of_corps[field.corps_of[unit]]), march.hex())
    guns = units_of(march, PRUSSIA, ARTILLERY)
    march.put(guns[0], march.hex(0))
    far = next(
        name
        for name in ("4427", "1202", "4401")
        if field.on_map[hex_of_name(name)] and field.terrain[hex_of_name(name)] == 1
    )
    march.put(guns[1], far)
    for piece in (unit, guns[0], guns[1]):
        march.state.column_of[piece] = 1
    march.state.corps_column[field.corps_of[unit]] = 1
    march.begin(DO_DEPLOY)
    return march, unit, guns[1]


def test_4_4_corps_and_batteries_near_a_leader_deploy_before_the_rolls() -> None:
    march, unit, far = columned()
    assert march.asked() == ASK_DEPLOY
    corps = Corps(march.field.corps_of[unit])
    assert ASK_DEPLOY.code(march.state, CORPS + corps, march.state.side) == OK
    assert ASK_DEPLOY.code(march.state, PIECE + far, march.state.side) == NO_CORPS_DEPLOYS


def test_7_6_2_the_whole_corps_deploys() -> None:
    march, unit, _ = columned()
    corps = Corps(march.field.corps_of[unit])
    march.play(f"corps {march.field.corps_names[corps]}")
    assert march.state.column_of[unit] == 0
    assert march.state.corps_column[corps] == 0


def test_7_2_every_engaged_stack_of_the_moving_side_is_marked() -> None:
    march = March(side=COALITION)
    units = pile(march, march.hex(), [2, 3])
    alone = pile(march, march.hex(3, 3), [4])
    march.put(units_of(march, PRUSSIA, INFANTRY)[0], march.hex(0))
    march.move()
    here = hex_of_name(march.hex())
    assert march.state.locked == [here]
    held = [unit for unit in march.field.all_units if march.state.locked_of[unit] >= 0]
    assert held == [units[0]]
    assert march.state.locked_of[units[0]] == here
    assert march.state.hex_of[alone[0]] >= 0


def test_8_4_a_battery_that_moved_is_free_again_after_the_offensive_phase() -> None:
    march = March(side=PRUSSIA)
    gun = march.put(units_of(march, PRUSSIA, ARTILLERY)[0], march.hex())
    march.state.moved_of[gun] = 1
    march.state.phase = PHASE_OFFENSIVE
    assert gun_code(march.state, gun, PRUSSIA) == GUN_MOVED
    march.state.phase = PHASE_DEFENSIVE
    assert gun_code(march.state, gun, PRUSSIA) == OK


def test_14_the_next_turn_begins_or_after_the_last_one_all_is_decided() -> None:
    state = set_up("leuthen-battle")
    state.todo.frames = []
    state.push(DO_END_TURN, 0)
    DO_END_TURN.run(state)
    assert state.turn == 2
    assert state.is_open(DO_TURN)
    state.todo.frames = []
    state.turn = state.form.turns
    state.push(DO_END_TURN, 0)
    DO_END_TURN.run(state)
    assert state.is_over()
    assert state.todo.is_empty()


def test_23_4_1_a_bonus_not_taken_stays_on_offer() -> None:
    state = set_up("rossbach-main")
    activate(state, COALITION, "§23.4")
    offer_bonus(state)
    assert state.is_open(ASK_BONUS)
    ASK_BONUS.answer(state, NO)
    assert state.special[BONUS] == BONUS_OPEN
    offer_bonus(state)
    assert state.is_open(ASK_BONUS)


def test_26_3_4_detachments_trace_command_to_ried() -> None:
    march = March("torgau-main", side=COALITION)
    field, state = march.field, march.state
    ried = march.put("T-A-L7", march.hex())
    dragoons = march.put("T-A-C5", march.hex(0, 0, 0))
    assert field.corps_of[dragoons] != field.corps_of[ried]
    state.detachment_of[dragoons] = -1
    assert not is_commanded(state, dragoons)
    state.detachment_of[dragoons] = state.form.detachment_groups[0]
    assert is_commanded(state, dragoons)


def test_4_1_2_an_army_that_woke_is_active_at_its_next_activation_phase() -> None:
    state = set_up("zorndorf-main")
    state.todo.frames = []
    state.waking[COALITION] = 1
    state.side = COALITION
    faces(state, 1, 1, 1)
    state.push(DO_ACTIVATION, COALITION, 0)
    state.go_on()
    assert state.active[COALITION] == 1
    assert state.waking[COALITION] == 0


def test_7_3_ending_the_segment_goes_on_to_the_guns_or_beyond() -> None:
    state = set_up("leuthen-battle")
    while state.prompt() != "s7-move-piece":
        state.apply(state.legal_actions()[-1])
    assert DONE in state.legal_actions()
    state.apply(DONE)
    assert state.prompt() != "s7-move-piece"
