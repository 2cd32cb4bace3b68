"""§4–§9, §12, §15 Awkward positions of command, movement and morale."""

from grognard.core.types import OK
from grognard.games.prussia.actions import YES
from grognard.games.prussia.options import COLUMN_GUNS, ROUT_EDGE
from grognard.games.prussia.reasons import (
    COLUMN_STEPS,
    GUNS_AS_UNITS,
    HAS_MOVED,
    HELD_BY_LOCK,
    IN_COLUMN_ALREADY,
    IS_ROUTED,
    MEND_STACK,
    MUST_STOP,
    NOWHERE_TO_GO,
    ON_TOP_ALREADY,
    OVER_STACKED,
    RAISED_BEFORE,
    THREE_BATTERIES,
)
from grognard.games.prussia.rules.s04_01_activation import ASK_COUP, ASK_COUP_PAY, look
from grognard.games.prussia.rules.s05_stacking import place_bottom
from grognard.games.prussia.rules.s07_01_routed import DO_ROUTED
from grognard.games.prussia.rules.s07_04_allowance import allowance
from grognard.games.prussia.rules.s07_06_column import ASK_COLUMN, join_code
from grognard.games.prussia.rules.s07_movement import ASK_MOVE_PIECE
from grognard.games.prussia.rules.s08_bombardment import gun_code
from grognard.games.prussia.rules.s09_disorder import DO_RALLY
from grognard.games.prussia.rules.s10_09_home import is_home
from grognard.games.prussia.rules.s12_03_leaving import off_code
from grognard.games.prussia.rules.s15_leaders import lose_leader
from grognard.games.prussia.state import IN_PLAY, KILLED, PHASE_OFFENSIVE, STOOD, WOUNDED
from grognard.games.prussia.tables import (
    ARTILLERY,
    CAVALRY,
    COALITION,
    DEMORALIZED,
    DISORDERED,
    FORMED,
    HEXES,
    INFANTRY,
    PRUSSIA,
    ROUTED,
    Corps,
    Field,
    Hex,
    Piece,
    hex_name,
    hex_of_name,
)
from tests.games.prussia.fight import Fight
from tests.games.prussia.march import March, faces
from tests.games.prussia.test_s04_command import sighted
from tests.games.prussia.test_s05_stacking import pile, units_of
from tests.games.prussia.test_s07_movement import corps_in_field

# §4 Activation


def test_4_3_2_a_coup_that_activated_the_army_leaves_none_to_be_asked() -> None:
    state, rider = sighted("leuthen-main", 5)
    field = state.field
    guard = next(u for u in field.all_units if state.detachment_of[u] >= 0)
    watcher = next(
        u for u in field.all_units if field.side_of[u] == COALITION and state.hex_of[u] >= 0
    )
    state.fate_of[guard] = IN_PLAY
    place_bottom(state, guard, Hex(state.hex_of[watcher]))
    assert look(state, rider)
    assert state.is_open(ASK_COUP)
    assert int(state.coups[COALITION]).bit_count() == 2  # the army's and the detachment's
    faces(state, 6)
    state.apply(YES)
    assert state.is_open(ASK_COUP_PAY)
    state.apply(YES)
    assert state.active[COALITION] == 1
    assert state.todo.is_empty()


def test_4_1_1_sleeping_units_do_not_rally_though_a_detachment_is_awake() -> None:
    fight = Fight("torgau-main", side=COALITION)
    state = fight.state
    group = state.form.detachment_groups[0]
    awake = fight.put("T-A-CB", fight.hex(), morale=DISORDERED)
    asleep = fight.put("T-A-I1", fight.hex(0), morale=DISORDERED)
    state.active[COALITION] = 0
    state.detachment_of[awake] = group
    state.awake[group] = 1
    fight.dice(1)
    fight.begin(DO_RALLY)
    assert [state.morale_of[unit] for unit in (awake, asleep)] == [FORMED, DISORDERED]


# §5 Stacking


def test_5_3_nobody_ends_in_a_stack_that_those_who_can_leave_do_not_relieve_enough() -> None:
    march = March(side=COALITION)
    inside = pile(march, march.hex(), [4, 4, 3, 1])
    for unit in inside[:3]:
        march.state.moved_of[unit] = 1
    comer = pile(march, march.hex(2), [4])[0]
    march.move()
    march.play(march.name(comer))
    assert march.why(march.hex()) == OVER_STACKED  # one step can go, four come
    march.state.moved_of[inside[1]] = 0
    assert march.why(march.hex()) == OK


def test_5_3_a_full_stack_is_relieved_through_full_hexes_around_it() -> None:
    march = March(side=COALITION)
    state = march.state
    inside = pile(march, march.hex(), [4, 4])
    foot = (u for u in units_of(march, COALITION, INFANTRY) if u not in inside)
    for way in range(6):
        state.moved_of[march.put(next(foot), march.hex(way), left=1)] = 1
    for unit in inside:
        state.column_of[unit] = 1
    riders = units_of(march, COALITION, CAVALRY, 2)
    for way, rider in zip(range(6), riders, strict=False):
        state.moved_of[march.put(rider, march.hex(way), left=2)] = 1
    march.move()
    assert march.why("done") == MEND_STACK
    march.play(march.name(inside[0]), march.hex(0, 0))
    march.rest()
    assert march.why("done") == OK


def test_5_2_a_battery_joins_no_column_at_the_end_among_more_than_eight_steps_of_guns() -> None:
    march = March(side=PRUSSIA)
    field, state = march.field, march.state
    corps_in_field(march, Corps(0), march.hex())
    guns = units_of(march, PRUSSIA, ARTILLERY, 2)[:5]
    for gun in guns:
        march.put(gun, march.hex(3), left=2)
    state.push(ASK_COLUMN, PRUSSIA, 0, 0, 0)
    assert join_code(state, guns[0]) == OK  # it can still go elsewhere
    state.todo.pop()
    state.push(ASK_COLUMN, PRUSSIA, 0, 0, 1)
    assert join_code(state, guns[0]) == COLUMN_STEPS
    assert field.arm_of[guns[0]] == ARTILLERY


def test_5_4_the_order_of_a_stack_is_free_again_once_somebody_has_left() -> None:
    march = March(side=COALITION)
    march.put(units_of(march, PRUSSIA, INFANTRY)[0], march.hex(0))
    front, one, two, three = pile(march, march.hex(), [4, 2, 2, 2])
    march.move()
    march.play(f"raise {march.name(three)}", march.name(one), march.hex(3))
    march.rest()
    assert march.stack(march.hex()) == [three, front, two]
    march.play(f"raise {march.name(two)}", f"raise {march.name(three)}")
    assert march.stack(march.hex()) == [three, two, front]
    assert march.why(f"raise {march.name(three)}") == ON_TOP_ALREADY
    assert march.why(f"raise {march.name(two)}") == RAISED_BEFORE


# §7.3 Pieces in hand


def around(field: Field, here: Hex) -> list[Hex]:
    """Return the hexes beside one."""
    return [Hex(to) for to in field.neighbours[here * 6 : here * 6 + 6] if to >= 0]


def test_7_3_a_battery_that_found_nowhere_to_go_has_not_moved_and_fires() -> None:
    march = March(side=PRUSSIA)
    state = march.state
    field = march.field
    corner = min(
        (here for here in HEXES if field.on_map[here]),
        key=lambda here: len(around(field, here)),
    )
    guns = iter(units_of(march, PRUSSIA, ARTILLERY))
    foot = iter(units_of(march, PRUSSIA, INFANTRY))
    gun = march.put(next(guns), hex_name(corner))
    for beside in around(field, corner):  # full of guns, and nobody there can make room
        for other in (next(guns), next(guns), next(foot)):
            march.put(other, hex_name(beside), left=4)
            state.moved_of[other] = 1
    march.put(next(foot), march.hex())
    state.effective_of[gun] = 0
    one, *others = around(field, corner)
    enemy = next(h for h in around(field, one) if h != corner and h in around(field, others[0]))
    march.put(units_of(march, COALITION, INFANTRY)[0], hex_name(enemy))  # nobody walks through
    march.move()
    march.play(march.name(gun))
    assert state.hex_of[gun] == corner
    assert state.moved_of[gun] == STOOD
    assert march.why(march.name(gun)) == HAS_MOVED  # it is not asked for again
    state.phase = PHASE_OFFENSIVE
    assert gun_code(state, gun, PRUSSIA) == OK


def test_7_5_3_who_must_stop_before_formed_cavalry_does_not_leave_the_map_either() -> None:
    march = March("leuthen-battle", side=PRUSSIA)
    state = march.state
    state.army_of[PRUSSIA] = DEMORALIZED
    march.put(units_of(march, PRUSSIA, INFANTRY, 4)[0], "3028")
    rider = march.put(units_of(march, PRUSSIA, CAVALRY, 2)[0], "2928", left=2)
    march.put(units_of(march, COALITION, CAVALRY, 2)[0], "3127", left=2)
    march.move()
    march.play(march.name(rider))
    assert off_code(state, rider) == OK
    march.play("3028")
    assert march.where(rider) == "3028"
    assert state.walk_left > 1
    assert march.asked() == ASK_MOVE_PIECE  # nothing was left to it but to halt
    state.walk_hexes = 1
    assert off_code(state, rider) == MUST_STOP


def rout_at_the_corner(choice: int) -> tuple[March, Piece]:
    """A routed unit has moved that began at the corner of two edges, neither its own."""
    march = March("leuthen-battle", side=PRUSSIA)
    march.state.choices[ROUT_EDGE] = choice
    corner = hex_of_name("1101")
    assert march.field.edge_of[corner]
    assert not is_home(march.state, PRUSSIA, corner, [])
    runner = march.put(units_of(march, PRUSSIA, INFANTRY)[0], "1101", morale=ROUTED)
    march.put(units_of(march, COALITION, INFANTRY)[0], "2525")
    march.begin(DO_ROUTED)
    march.settle()
    return march, runner


def test_7_1_a_routed_unit_with_hexes_left_leaves_by_any_edge() -> None:
    march, runner = rout_at_the_corner(0)
    assert march.where(runner) == "off"
    assert "fled" in march.kinds()


def test_7_1_or_by_an_option_it_runs_on_along_an_edge_that_is_not_its_own() -> None:
    march, runner = rout_at_the_corner(1)
    assert march.where(runner) not in ("off", "1101")
    assert "fled" not in march.kinds()


def test_12_3_a_unit_with_the_enemy_all_around_still_leaves_by_its_own_edge() -> None:
    march = March("leuthen-battle", side=PRUSSIA)
    state, field = march.state, march.field
    line = [u for u in units_of(march, PRUSSIA, INFANTRY, 4) if not field.fast_of[u]]
    first, second = (march.put(unit, "3028") for unit in line[:2])
    enemies = units_of(march, COALITION, INFANTRY)
    for enemy, beside in zip(enemies, around(field, hex_of_name("3028")), strict=False):
        march.put(enemy, hex_name(beside))
    march.put(units_of(march, PRUSSIA, CAVALRY)[0], "4010")
    march.move()
    assert march.why(march.name(second)) == NOWHERE_TO_GO
    state.army_of[PRUSSIA] = DEMORALIZED
    assert march.why(march.name(first)) == HELD_BY_LOCK  # engaged
    march.play(march.name(second), "off")
    assert march.where(second) == "off"


# §7.6 Columns


def test_7_6_the_leader_of_a_corps_that_formed_at_the_end_moves_no_more() -> None:
    march = March()
    field, state = march.field, march.state
    units = corps_in_field(march, Corps(0), march.hex())
    leader = Piece(field.leader_of_corps[0])
    march.put(next(u for u in field.all_units if field.corps_of[u] == 1), march.hex(3, 3))
    march.move()
    march.play(march.name(units[0]), march.hex(0, 0))
    march.rest()
    march.play(f"corps {field.corps_names[0]}")
    assert state.column_of[leader] == 1
    assert march.why(march.name(leader)) == HAS_MOVED


def test_7_6_a_disordered_battery_in_a_zone_goes_into_column() -> None:
    march = March()
    field, state = march.field, march.state
    corps_in_field(march, Corps(0), march.hex())
    shaken, threatened, gone = (
        march.put(gun, march.hex(*way))
        for gun, way in zip(units_of(march, PRUSSIA, ARTILLERY), ((3,), (3, 3), (3,)), strict=False)
    )
    march.put(units_of(march, COALITION, INFANTRY)[0], march.hex(3, 3, 3))
    state.morale_of[shaken], state.morale_of[gone] = DISORDERED, ROUTED
    march.move()
    march.play(f"corps {field.corps_names[0]}")
    assert march.asked() == ASK_COLUMN
    assert march.why(march.name(gone)) == IS_ROUTED
    state.choices[COLUMN_GUNS] = 1
    assert march.why(march.name(shaken)) == GUNS_AS_UNITS
    assert march.why(march.name(threatened)) == GUNS_AS_UNITS
    state.choices[COLUMN_GUNS] = 0
    march.play(march.name(shaken), march.name(threatened))
    assert state.column_of[shaken] == state.column_of[threatened] == 1


def test_7_6_batteries_and_the_commander_join_a_column_that_marches_already() -> None:
    march = March()
    field, state = march.field, march.state
    units = corps_in_field(march, Corps(0), march.hex())
    king = march.put("L-P-L0", march.hex(3))
    guns = units_of(march, PRUSSIA, ARTILLERY)[:4]
    for gun in guns:
        march.put(gun, march.hex(3))
    for piece in (*units, Piece(field.leader_of_corps[0]), guns[0]):
        state.column_of[piece] = 1
    state.corps_column[0] = 1
    march.move()
    word = f"corps {field.corps_names[0]}"
    march.play(word, march.name(guns[1]), march.name(guns[2]))
    assert march.why(march.name(guns[3])) == THREE_BATTERIES
    march.play(march.name(king))
    assert [state.column_of[piece] for piece in (*guns, king)] == [1, 1, 1, 0, 1]
    assert allowance(state, guns[1]) == field.move[guns[1] * 5 + state.left_of[guns[1]]] + 4
    assert march.why(word) == IN_COLUMN_ALREADY  # asked once a turn


# §15.1 Deputies


def test_15_1_a_deputy_who_was_lost_in_his_corps_does_not_follow_his_commander() -> None:
    fight = Fight("torgau-battle")
    state = fight.state
    promoted = Piece(fight.field.deputy_promotes[COALITION])
    fight.put("T-A-I1", fight.hex())
    daun = fight.put(Piece(state.commander[COALITION]), fight.hex())
    fight.put("T-A-I3", fight.hex(0))
    fight.put(promoted, fight.hex(0))
    lose_leader(state, promoted, WOUNDED)
    assert state.deputy_of[promoted] == 1
    lose_leader(state, daun, KILLED)
    assert state.commander[COALITION] == -1
    assert fight.where(daun) == "off"
    assert hex_of_name(fight.hex(0)) == state.hex_of[promoted]
