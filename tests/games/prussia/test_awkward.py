"""§4–§8, §22–§26 Awkward positions: sentences that bite only now and then."""

from librt.vecs import vec
from mypy_extensions import i64

from grognard.core.types import OK
from grognard.games.prussia.actions import CORPS, PIECE, YES
from grognard.games.prussia.options import BATTERY_DEPLOY
from grognard.games.prussia.reasons import (
    COLUMN_STEPS,
    DETACHMENT_APART,
    MARCH_ORDER,
    NO_CORPS_DEPLOYS,
    NOT_ARTILLERY,
)
from grognard.games.prussia.rules.s04_01_activation import come_near
from grognard.games.prussia.rules.s04_02_command import (
    corps_leader,
    group_rating,
    is_commanded,
    tracing,
)
from grognard.games.prussia.rules.s04_04_deployment import ASK_DEPLOY, DO_DEPLOY
from grognard.games.prussia.rules.s04_05_rolls import DO_COMMAND
from grognard.games.prussia.rules.s05_stacking import excess, is_over_with, place_bottom
from grognard.games.prussia.rules.s06_zones import in_enemy_zoc
from grognard.games.prussia.rules.s07_05_reach import FAR, reach
from grognard.games.prussia.rules.s07_06_column import (
    ASK_COLUMN,
    ASK_FORCED,
    DO_START_CLASHES,
    join_code,
)
from grognard.games.prussia.rules.s07_movement import raise_code, reach_now
from grognard.games.prussia.rules.s10_02_withdrawal import withdraw, withdrawing
from grognard.games.prussia.rules.s10_09_retreat import begin_retreat, retreat_to
from grognard.games.prussia.rules.s10_11_momentum import ASK_MOMENTUM, momentum_advance
from grognard.games.prussia.rules.s12_01_track import level
from grognard.games.prussia.rules.s15_leaders import lose_leader
from grognard.games.prussia.rules.s22_02_zones import place_code
from grognard.games.prussia.rules.s23_04_bonus import (
    ASK_BONUS,
    BONUS_LOST,
    BONUS_NO_WORKS,
    offer_bonus,
)
from grognard.games.prussia.rules.s23_rossbach import end_movement, forced_march, march_stack
from grognard.games.prussia.rules.s26_torgau import ASK_ARRIVE, roll_for_lacy
from grognard.games.prussia.state import (
    BONUS,
    BONUS_TURN,
    IN_PLAY,
    KILLED,
    LACY_ARRIVED,
    LACY_MOVES,
    PASSIVITY_OVER,
    WAITING,
)
from grognard.games.prussia.tables import (
    ARTILLERY,
    CAVALRY,
    COALITION,
    INFANTRY,
    PRUSSIA,
    Corps,
    Field,
    Hex,
    Piece,
    hex_name,
    hex_of_name,
)
from tests.games.prussia.fight import listed
from tests.games.prussia.march import March, faces, set_up, start
from tests.games.prussia.test_s04_command import sighted
from tests.games.prussia.test_s05_stacking import pile, units_of
from tests.games.prussia.test_s07_movement import threatened

# §4 Activation and command


def test_4_1_2_an_advance_after_combat_wakes_the_army_but_is_no_coup_d_oeil() -> None:
    state, rider = sighted("leuthen-main", 3)
    come_near(state, rider)
    assert state.waking[COALITION] == 1
    assert state.coups[COALITION] == 0
    assert state.todo.is_empty()


def test_4_1_2_a_momentum_advance_wakes_the_army_as_well() -> None:
    state, rider = sighted("leuthen-main", 4)
    come_near(state, rider)
    assert state.waking[COALITION] == 0
    state.combat.side = PRUSSIA
    state.push(ASK_MOMENTUM, PRUSSIA)
    momentum_advance(state, rider, Hex(state.field.neighbours[state.hex_of[rider] * 6 + 3]))
    assert state.waking[COALITION] == 1


def test_4_1_2_a_retreat_that_ends_near_the_army_wakes_it_as_well() -> None:
    state, rider = sighted("leuthen-main", 4)
    begin_retreat(state, rider, 1, Hex(state.hex_of[rider]))
    assert state.waking[COALITION] == 0
    retreat_to(state, Hex(state.field.neighbours[state.hex_of[rider] * 6 + 3]))
    assert state.waking[COALITION] == 1


def test_4_1_2_a_withdrawal_wakes_the_army_it_comes_near() -> None:
    state, rider = sighted("leuthen-main", 4)
    here = Hex(state.hex_of[rider])
    assert withdrawing(state, here) == [rider]
    withdraw(state, here, Hex(state.field.neighbours[here * 6 + 3]))
    assert state.waking[COALITION] == 1


def test_4_4_a_battery_deploys_only_with_a_corps_that_deploys() -> None:
    march = March(side=PRUSSIA)
    field, state = march.field, march.state
    unit = march.put(units_of(march, PRUSSIA, INFANTRY)[0], march.hex())
    corps = Corps(field.corps_of[unit])
    leader = march.put(Piece(field.leader_of_corps[corps]), march.hex())
    gun = march.put(units_of(march, PRUSSIA, ARTILLERY)[0], march.hex(0))
    for piece in (unit, leader, gun):
        state.column_of[piece] = 1
    state.corps_column[corps] = 1
    march.begin(DO_DEPLOY)
    assert ASK_DEPLOY.code(state, PIECE + gun, state.side) == NO_CORPS_DEPLOYS
    assert ASK_DEPLOY.code(state, CORPS + corps, state.side) == OK
    march.play(f"corps {field.corps_names[corps]}")
    assert state.column_of[leader] == 0
    assert ASK_DEPLOY.code(state, PIECE + gun, state.side) == OK


def test_4_4_a_corps_that_deployed_before_takes_no_battery_along() -> None:
    march = March(side=PRUSSIA)
    field, state = march.field, march.state
    units = units_of(march, PRUSSIA, INFANTRY)
    unit = march.put(units[0], march.hex())
    march.put(Piece(field.leader_of_corps[field.corps_of[unit]]), march.hex())
    gun = march.put(units_of(march, PRUSSIA, ARTILLERY)[0], march.hex(0))
    state.column_of[gun] = 1
    march.begin(DO_DEPLOY)
    assert march.asked() != ASK_DEPLOY  # nothing could be answered
    far = next(one for one in units if field.corps_of[one] != field.corps_of[unit])
    march.put(far, march.hex(0, 0))
    state.column_of[far] = 1
    march.begin(DO_DEPLOY)
    assert ASK_DEPLOY.code(state, PIECE + gun, state.side) == NO_CORPS_DEPLOYS
    state.choices[BATTERY_DEPLOY] = 1
    assert ASK_DEPLOY.code(state, PIECE + gun, state.side) == OK


def test_4_5_nobody_rolls_for_the_guns_of_a_sleeping_army_when_lacy_comes() -> None:
    state = set_up("torgau-main")
    state.todo.frames = []
    state.side = COALITION
    state.turn = 5
    roll_for_lacy(state)
    while not state.todo.is_empty():
        state.question().answer(state, listed(state)[0])
    state.push(DO_COMMAND, COALITION)
    fate = state.fate
    DO_COMMAND.run(state)
    assert state.fate == fate
    battery = state.form.lacy_units[0]
    assert state.effective_of[battery] == 1


def test_23_3_2_a_replacement_of_baden_baden_does_not_command_all_cavalry() -> None:
    march = March("rossbach-main", side=COALITION)
    field, state = march.field, march.state
    leader = march.put(state.form.extra_leader, march.hex())
    rider = next(
        unit
        for unit in units_of(march, COALITION, CAVALRY)
        if field.corps_of[unit] != field.corps_of[leader]
    )
    march.put(rider, march.hex(0))
    assert is_commanded(state, rider)
    state.deputy_of[leader] = 1
    assert not is_commanded(state, rider)


def test_4_2_2_sleeping_units_do_not_take_the_two_lines_to_the_commander() -> None:
    march = March("torgau-main", side=COALITION)
    state = march.state
    march.put(Piece(state.commander[COALITION]), march.hex())
    foot = units_of(march, COALITION, INFANTRY)[0]
    march.put(foot, march.hex(0))
    state.command_of[foot] = 0
    assert tracing(state, COALITION) == [foot]
    state.active[COALITION] = 0
    state.detachment_of[foot] = -1
    assert tracing(state, COALITION) == []
    state.detachment_of[foot] = state.form.detachment_groups[0]
    state.awake[state.form.detachment_groups[0]] = 1
    assert tracing(state, COALITION) == [foot]


# §5 Stacking in column


def test_5_2_a_battery_in_column_keeps_to_four_steps_and_eight_of_guns() -> None:
    march = March(side=COALITION)
    state, here = march.state, hex_of_name(march.hex())
    guns = units_of(march, COALITION, ARTILLERY, 2)
    pile(march, march.hex(), [4, 4])
    state.left_of[guns[0]] = 2
    assert not is_over_with(state, guns[0], here)
    state.column_of[guns[0]] = 1
    assert is_over_with(state, guns[0], here)
    there = hex_of_name(march.hex(0, 0))
    for gun in guns[1:5]:
        march.put(gun, march.hex(0, 0), left=2)
    assert is_over_with(state, guns[0], there)  # 10 of guns, one of them in column
    state.column_of[guns[0]] = 0
    assert not is_over_with(state, guns[0], there)
    march.put(guns[0], march.hex(0, 0), left=2)
    assert excess(state, there) == 0
    state.column_of[guns[1]] = 1
    assert excess(state, there) == 2


def test_5_2_a_battery_that_has_moved_joins_no_column_in_a_crowded_hex() -> None:
    march = March(side=COALITION)
    field, state = march.field, march.state
    crowd = pile(march, march.hex(), [4, 4])
    corps = Corps(field.corps_of[crowd[0]])
    march.put(Piece(field.leader_of_corps[corps]), march.hex())
    gun = march.put(units_of(march, COALITION, ARTILLERY, 2)[0], march.hex())
    state.push(ASK_COLUMN, COALITION, corps, 0, 0)
    assert join_code(state, gun) == OK
    state.moved_of[gun] = 1
    assert join_code(state, gun) == COLUMN_STEPS


def test_5_4_coalition_guns_that_entered_a_zone_stay_below_who_comes_after_them() -> None:
    march = March(side=COALITION)
    march.put(units_of(march, PRUSSIA, INFANTRY)[0], march.hex(0))
    pile(march, march.hex(), [2])
    gun = march.put(units_of(march, COALITION, ARTILLERY)[0], march.hex(3))
    late = pile(march, march.hex(3), [4])[0]
    march.move()
    march.play(march.name(gun), march.hex())
    march.rest()
    march.play(march.name(late), march.hex())
    assert march.stack(march.hex())[-2:] == [late, gun]


# §7.6 Columns


def test_7_6_an_army_commander_goes_into_column_even_in_a_zone_and_after_his_move() -> None:
    march = March(side=COALITION)
    field, state = march.field, march.state
    unit = pile(march, march.hex(), [4])[0]
    chief = march.put(Piece(state.commander[COALITION]), march.hex())
    march.put(units_of(march, PRUSSIA, INFANTRY)[0], march.hex(0))
    state.push(ASK_COLUMN, COALITION, Corps(field.corps_of[unit]), 0, 1)
    state.moved_of[chief] = 1
    assert join_code(state, chief) == OK
    other = Piece(field.leader_of_corps[field.corps_of[unit]])
    march.put(other, march.hex())
    assert join_code(state, other) == NOT_ARTILLERY  # corps leaders go with their corps


# §7.6.3 Forced deployment


def test_7_6_3_of_several_enemies_near_a_column_the_nearest_is_asked_about_once() -> None:
    march, rider, enemy = threatened(COALITION)
    state = march.state
    place_bottom(state, enemy, hex_of_name(march.hex(0, 0, 0)))
    other = next(u for u in units_of(march, PRUSSIA, INFANTRY) if u > enemy)
    march.put(other, march.hex(3, 3))
    march.begin(DO_START_CLASHES)
    assert state.is_open(ASK_FORCED)
    assert (state.todo.b(), state.todo.c()) == (rider, other)
    march.play("no")
    assert state.todo.is_empty()


# §23 Rossbach


def test_23_4_a_bonus_taken_back_leaves_the_morale_as_it_was() -> None:
    state = set_up("rossbach-main")
    state.todo.frames = []
    state.side = COALITION
    before = level(state.track[COALITION])
    offer_bonus(state)
    ASK_BONUS.answer(state, YES)
    assert level(state.track[COALITION]) == before + 6  # not above 18
    state.special[PASSIVITY_OVER] = 1
    state.turn = state.special[BONUS_TURN] + state.form.bonus_second
    state.special[BONUS] = BONUS_NO_WORKS
    end_movement(state, False)
    assert state.special[BONUS] == BONUS_LOST
    assert level(state.track[COALITION]) == before


def test_23_6_a_lost_hildburghausen_is_replaced_in_his_corps_and_nobody_commands() -> None:
    state = set_up("rossbach-hildburghausen")
    field, form = state.field, state.form
    chief = form.corps_commander
    corps = Corps(field.corps_of[chief])
    assert group_rating(state, form.corps_commander_group) == 3
    lose_leader(state, chief, KILLED)
    assert state.commander[COALITION] == -1
    assert corps_leader(state, corps) == chief
    assert state.deputy_of[chief] == 1
    assert group_rating(state, form.corps_commander_group) == 2
    assert state.score[PRUSSIA] == 2
    lose_leader(state, chief, KILLED)  # his stand-in is no army commander
    assert state.score[PRUSSIA] == 2


def test_23_5_1_stacks_of_the_march_keep_their_order_that_turn() -> None:
    state = set_up("rossbach-battle")
    field = state.field
    state.side = COALITION
    state.turn = 1
    for piece in field.all_pieces:
        state.moved_of[piece] = 0
    forced_march(state)
    below = next(
        unit
        for unit in field.all_units
        if field.side_of[unit] == COALITION
        and field.corps_of[unit] in state.form.march_corps
        and state.top_at[state.hex_of[unit]] != unit
    )
    assert raise_code(state, below) == MARCH_ORDER
    state.turn = 2
    assert raise_code(state, below) == OK


def test_23_5_1_a_stack_marches_only_where_all_of_it_finds_room() -> None:
    march = March("rossbach-battle", side=COALITION)
    state, field = march.state, march.field
    corps = state.form.march_corps
    foot = [u for u in units_of(march, COALITION, INFANTRY, 4) if field.corps_of[u] in corps]
    start_hex = hex_of_name("2612")
    for unit in foot[:2]:
        march.put(unit, "2612", left=4)
    for unit in foot[2:4]:
        march.put(unit, "2611", left=4)
    march_stack(state, start_hex)
    assert excess(state, hex_of_name("2611")) == 0
    assert state.hex_of[foot[0]] == state.hex_of[foot[1]]


def test_23_5_1_guns_march_into_a_zone_with_the_infantry_of_their_stack() -> None:
    march = March("rossbach-battle", side=COALITION)
    state, field = march.state, march.field
    corps = state.form.march_corps
    foot = [u for u in units_of(march, COALITION, INFANTRY, 4) if field.corps_of[u] in corps]
    march.put(foot[0], "2612")
    gun = march.put(units_of(march, COALITION, ARTILLERY)[0], "2612")
    march.put(units_of(march, PRUSSIA, INFANTRY)[0], "2609")
    march_stack(state, hex_of_name("2612"))
    assert in_enemy_zoc(state, Hex(state.hex_of[gun]), COALITION)
    assert march.stack(march.where(gun)) == [foot[0], gun]
    other = March("rossbach-battle", side=COALITION)
    other.put(gun, "2612")
    other.put(units_of(other, PRUSSIA, INFANTRY)[0], "2609")
    march_stack(other.state, hex_of_name("2612"))
    assert not in_enemy_zoc(other.state, Hex(other.state.hex_of[gun]), COALITION)  # alone


# §25 Zorndorf


def test_25_3_6_at_a_bridge_over_the_mietzel_the_way_leads_only_over_it() -> None:
    march = March("zorndorf-battle", side=PRUSSIA)
    field, state = march.field, march.state
    south, north = hex_of_name("2909"), hex_of_name("2908")
    start_hex = next(
        Hex(field.neighbours[south * 6 + way])
        for way in range(6)
        if not field.beside_river[field.neighbours[south * 6 + way]]
    )
    rider = march.put(units_of(march, PRUSSIA, CAVALRY)[0], hex_name(start_hex))
    march.move()
    march.play(march.name(rider))
    found = reach(state, rider, 9, True)
    assert found.cost[south] < FAR
    assert found.back[north] == south
    onward = [here for here in found.found if found.back[here] == south]
    assert onward == [north]
    assert [here for here in found.found if found.back[here] == north]  # free on the other bank
    state.walk_left = 9
    march.play(hex_name(south))
    assert list(reach_now(state).back).count(south) == 1  # the same after a halt in between
    march.play(hex_name(north))
    assert list(reach_now(state).back).count(north) > 1


# §26 Torgau


def test_26_3_a_leader_does_not_join_the_parts_of_a_detachment() -> None:
    state = start("torgau-main")
    field = state.field
    ried = state.form.extra_leader
    units = [u for u in field.all_units if field.corps_of[u] == field.corps_of[ried]]
    group = state.form.detachment_groups[0]
    for piece in (ried, units[0], units[1]):
        state.detachment_of[piece] = group
    area = state.form.areas[state.form.detachment_area]
    middle = next(h for h in range(len(area)) if area[h] and all(_ring(state.field, Hex(h), area)))
    near = Hex(field.neighbours[middle * 6])
    far = Hex(field.neighbours[middle * 6 + 3])
    state.fate_of[ried] = state.fate_of[units[0]] = IN_PLAY
    place_bottom(state, ried, Hex(middle))
    assert place_code(state, units[0], far) == OK  # beside him while nobody else is there
    place_bottom(state, units[0], near)
    assert place_code(state, units[1], far) == DETACHMENT_APART
    assert place_code(state, units[1], Hex(middle)) == OK


def test_26_3_3_who_found_no_room_in_torgau_comes_later() -> None:
    state = set_up("torgau-main")
    state.todo.frames = []
    state.side = COALITION
    state.turn = 6
    state.special[LACY_ARRIVED] = 1
    late = state.form.lacy_units[0]
    assert state.fate_of[late] == WAITING
    fate = state.fate
    faces(state, 6)
    roll_for_lacy(state)
    assert state.fate == fate
    assert state.is_open(ASK_ARRIVE)
    assert state.special[LACY_MOVES] == 0


def _ring(field: Field, here: Hex, area: vec[i64]) -> list[bool]:
    """Return for the hexes around one whether each lies on clear ground of an area."""
    around = [Hex(field.neighbours[here * 6 + way]) for way in range(6)]
    return [to >= 0 and area[to] != 0 and field.terrain[to] == 1 for to in [here, *around]]
