"""§23–§26 What only some battles know: marches, fog, heat, baggage, Lacy, reinforcements."""

import pytest

from grognard.core.types import OK, Player
from grognard.games.prussia.actions import CORPS, DONE, NO, PIECE, RAISE, YES
from grognard.games.prussia.options import ADVANCE
from grognard.games.prussia.reasons import BAGGAGE_THERE, MARCH_ON
from grognard.games.prussia.rules.s01_01_map import distance
from grognard.games.prussia.rules.s03_sequence import DO_ACTIVATION
from grognard.games.prussia.rules.s04_01_activation import ASK_ACTIVATE, activate
from grognard.games.prussia.rules.s04_02_command import acts
from grognard.games.prussia.rules.s05_stacking import lift_off, place_bottom, set_morale
from grognard.games.prussia.rules.s07_04_allowance import allowance
from grognard.games.prussia.rules.s07_05_reach import FAR, enter_cost, entry_code, entry_hexes
from grognard.games.prussia.rules.s07_movement import done_code, has_advanced
from grognard.games.prussia.rules.s12_01_track import level
from grognard.games.prussia.rules.s13_joint import move_marker
from grognard.games.prussia.rules.s23_04_bonus import (
    ASK_BONUS,
    BONUS_KEPT,
    BONUS_LOST,
    BONUS_MARCH,
    BONUS_NO_WORKS,
    offer_bonus,
)
from grognard.games.prussia.rules.s23_rossbach import (
    all_east,
    combat_declared,
    end_movement,
    forced_march,
    has_arrived,
)
from grognard.games.prussia.rules.s25_zorndorf import stops_at_river
from grognard.games.prussia.rules.s26_torgau import roll_for_lacy
from grognard.games.prussia.state import (
    ATTACKED_BY_LINE,
    BONUS,
    BONUS_TURN,
    LACY_ARRIVED,
    LACY_MOVES,
    PASSIVITY_OVER,
    TRIED_THIS_TURN,
    WAITING,
    PrussiaState,
)
from grognard.games.prussia.tables import (
    ARTILLERY,
    CAVALRY,
    COALITION,
    FREI,
    INFANTRY,
    PRUSSIA,
    ROUTED,
    SIDE_BRIDGE,
    SIDE_RIVER,
    Hex,
    Piece,
    hex_of_name,
)
from tests.games.prussia.march import March, faces, set_up
from tests.games.prussia.test_s05_stacking import units_of

# §23.4 The coalition at Rossbach


def coalition_phase(form: str = "rossbach-main") -> PrussiaState:
    """Return Rossbach before the coalition's activation phase of turn 1."""
    state = set_up(form)
    state.todo.frames = []
    state.side = COALITION
    state.push(DO_ACTIVATION, COALITION, 0)
    return state


def test_23_4_a_one_offers_free_activation_and_the_bonus() -> None:
    state = coalition_phase()
    faces(state, 1)
    state.go_on()
    assert state.is_open(ASK_ACTIVATE)
    state.apply(YES)
    assert state.active[COALITION] == 1
    assert state.is_open(ASK_BONUS)
    before = level(state.track[COALITION])
    state.apply(YES)
    assert level(state.track[COALITION]) == min(18, before + 8) == 18  # 12 + 8, capped
    assert state.special[BONUS] == BONUS_MARCH


def test_23_4_any_other_roll_offers_nothing_in_the_base_form() -> None:
    state = coalition_phase()
    faces(state, 2, 1)
    state.go_on()
    assert state.active[COALITION] == 0
    assert not state.is_open(ASK_ACTIVATE) or state.todo.owner() != COALITION


def test_23_4_2_at_morale_seven_no_roll_is_needed() -> None:
    state = coalition_phase()
    state.marker[COALITION] = 7
    fate = state.fate
    state.go_on()
    assert state.is_open(ASK_ACTIVATE)
    assert state.fate == fate


def test_23_4_2_routed_units_count_against_the_morale_that_frees() -> None:
    """The marker lies at 7 though the boxes are filled to 8 only: a unit of the army is routed."""
    state = coalition_phase()
    state.track[COALITION] = [8]
    unit = next(u for u in state.field.all_units if state.field.side_of[u] == COALITION)
    set_morale(state, unit, ROUTED)
    state.success[0], state.success[1] = 0, 0
    move_marker(state, COALITION)
    fate = state.fate
    state.go_on()
    assert state.marker[COALITION] == 7
    assert state.is_open(ASK_ACTIVATE)
    assert state.fate == fate


def test_23_6_hildburghausen_may_try_when_the_roll_fails() -> None:
    state = coalition_phase("rossbach-hildburghausen")
    faces(state, 3)
    state.go_on()
    assert state.is_open(ASK_ACTIVATE)
    faces(state, 4)  # 4 + 3 = 7
    state.apply(YES)
    assert state.active[COALITION] == 1
    assert state.is_open(ASK_BONUS)  # he may still march


def marching() -> PrussiaState:
    """Return the coalition on the march, in its movement phase."""
    state = set_up("rossbach-main")
    state.todo.frames = []
    state.side = COALITION
    activate(state, COALITION, "§23.4")
    offer_bonus(state)
    ASK_BONUS.answer(state, YES)
    return state


def test_23_4_on_the_march_every_unit_that_can_must_move() -> None:
    state = marching()
    for piece in state.field.all_pieces:
        state.moved_of[piece] = 0
    assert done_code(state) == MARCH_ON
    for piece in state.field.all_pieces:
        state.moved_of[piece] = 1
    assert done_code(state) == OK


def test_23_4_not_east_of_the_works_in_time_costs_the_bonus_and_eight_more() -> None:
    state = marching()
    before = level(state.track[COALITION])
    state.special[PASSIVITY_OVER] = 1
    state.turn = state.special[BONUS_TURN] + 3
    assert not all_east(state)
    end_movement(state, has_advanced(state))
    assert state.special[BONUS] == BONUS_LOST
    assert level(state.track[COALITION]) == before - 6 - 8 + 1  # the first box is free


def test_23_4_prussians_west_of_the_works_release_from_crossing_them() -> None:
    state = marching()
    state.special[PASSIVITY_OVER] = 1
    field = state.field
    west = next(
        h
        for h in range(len(field.on_map))
        if field.on_map[h] and not field.region_east[h] and state.top_at[h] < 0
    )
    rider = next(u for u in field.all_units if field.side_of[u] == PRUSSIA)
    place_bottom(state, rider, Hex(west))
    end_movement(state, has_advanced(state))
    assert state.special[BONUS] == BONUS_NO_WORKS


def test_23_4_even_units_in_contact_are_released_when_prussians_are_west_of_the_works() -> None:
    state = marching()
    state.special[PASSIVITY_OVER] = 1
    field = state.field
    mine = [unit for unit in field.all_units if field.side_of[unit] == COALITION]
    for unit in mine:
        place_bottom(state, unit, hex_of_name("2010"))
    place_bottom(state, mine[0], hex_of_name("2025"))
    rider = next(u for u in field.all_units if field.side_of[u] == PRUSSIA)
    place_bottom(state, rider, hex_of_name("2026"))
    assert all_east(state)
    end_movement(state, has_advanced(state))
    assert state.special[BONUS] == BONUS_NO_WORKS


def test_23_4_an_attack_before_the_deadline_keeps_the_bonus() -> None:
    state = marching()
    state.side = PRUSSIA
    foot = next(
        u
        for u in state.field.all_units
        if state.field.side_of[u] == PRUSSIA and state.field.arm_of[u] == INFANTRY
    )
    combat_declared(state, [foot])
    assert state.special[BONUS] == BONUS_KEPT


def test_23_4_3_an_attack_with_line_infantry_withdraws_the_offer() -> None:
    state = set_up("rossbach-main")
    field = state.field
    state.side = PRUSSIA
    frei = [u for u in field.all_units if field.subtype_of[u] == FREI and not field.side_of[u]]
    line = next(
        u
        for u in field.all_units
        if field.side_of[u] == PRUSSIA and field.arm_of[u] == INFANTRY and u not in frei
    )
    combat_declared(state, frei)
    assert state.special[ATTACKED_BY_LINE] == 0
    combat_declared(state, [line])
    assert state.special[ATTACKED_BY_LINE] == 1
    depth = state.todo.depth()
    offer_bonus(state)
    assert state.todo.depth() == depth


def test_23_4_three_line_units_near_a_town_have_arrived_croats_do_not_count() -> None:
    state = marching()
    field = state.field
    foot = [
        u
        for u in field.all_units
        if field.side_of[u] == COALITION
        and field.arm_of[u] == INFANTRY
        and field.subtype_of[u] != 3
    ]
    town = hex_of_name("2604")
    assert not has_arrived(state)
    for unit in foot[:3]:
        place_bottom(state, unit, town)
    assert has_arrived(state)
    lift_off(state, foot[0])
    assert not has_arrived(state)


@pytest.mark.parametrize(
    ("side", "die", "lost"),
    [(PRUSSIA, 6, 2), (PRUSSIA, 5, 0), (COALITION, 5, 2), (COALITION, 6, 3)],
)
def test_23_4_4_passivity_wears_both_armies_down(side: Player, die: int, lost: int) -> None:
    state = set_up("rossbach-main")
    state.side = side
    faces(state, die)
    end_movement(state, has_advanced(state))
    assert len(state.track[side]) - 1 == lost


def test_23_4_4_a_leader_who_rides_about_is_no_advance() -> None:
    march = March("rossbach-main", COALITION)
    state = march.state
    unit = march.put("R-F-I1", "2010")
    leader = march.put("R-F-L1", "2010")
    march.move()
    march.play(march.name(leader), "2009")
    march.rest()
    assert not has_advanced(state)
    march.play(march.name(unit), "2009")
    assert has_advanced(state)


def test_23_4_4_the_army_has_advanced_when_all_of_it_that_could_move_did() -> None:
    march = March("rossbach-main", COALITION)
    first = march.put("R-F-I1", "2010")
    march.put("R-F-I2", "2012")
    runner = march.put("R-F-I3", "2014", morale=ROUTED)
    march.move()
    march.play(march.name(first), "2009", "halt")
    assert not has_advanced(march.state)  # one of two
    march.state.choices[ADVANCE] = 1
    assert has_advanced(march.state)  # the option: one is enough
    march.state.choices[ADVANCE] = 0
    march.play("R-F-I2", "2011", "halt")
    assert has_advanced(march.state)
    assert march.state.moved_of[runner] == 0


def test_12_2_and_23_4_a_missed_first_deadline_leaves_five_of_twelve() -> None:
    """On an empty track the first of the eight penalty counters is free."""
    state = set_up("rossbach-main")
    state.side = COALITION
    state.track[COALITION] = [12]
    state.special[BONUS] = BONUS_MARCH
    state.special[BONUS_TURN] = 1
    state.turn = 4
    state.special[PASSIVITY_OVER] = 1
    assert not all_east(state)
    end_movement(state, True)
    assert state.special[BONUS] == BONUS_LOST
    assert state.marker[COALITION] == 5


def test_23_4_4_passivity_stops_at_six_after_a_march_and_after_any_combat() -> None:
    state = set_up("rossbach-main")
    state.side = COALITION
    state.track[COALITION] = [6]
    faces(state, 6)
    units = [u for u in state.field.all_units if state.field.side_of[u] == COALITION]
    end_movement(state, has_advanced(state))
    assert len(state.track[COALITION]) == 1
    fate = state.fate
    for unit in units:
        state.moved_of[unit] = 1
    end_movement(state, has_advanced(state))
    for unit in units:
        state.moved_of[unit] = 0
    state.special[PASSIVITY_OVER] = 1
    end_movement(state, has_advanced(state))
    assert state.fate == fate
    other = set_up("rossbach-hildburghausen")
    other.side = COALITION
    other.special[TRIED_THIS_TURN] = 1
    fate = other.fate
    end_movement(other, has_advanced(other))
    assert other.fate == fate  # §23.6


def test_23_5_1_whole_stacks_march_three_hexes_in_their_order() -> None:
    state = set_up("rossbach-battle")
    field, form = state.field, state.form
    state.side = COALITION
    for piece in field.all_pieces:
        state.moved_of[piece] = 0
        state.effective_of[piece] = 0
    goal = hex_of_name("2606")
    units = [
        u
        for u in field.all_units
        if field.side_of[u] == COALITION and field.corps_of[u] in form.march_corps
    ]
    before = {u: Hex(state.hex_of[u]) for u in units}
    order = {u: Piece(state.under_of[u]) for u in units}
    forced_march(state)
    gains = [distance(before[u], goal) - distance(Hex(state.hex_of[u]), goal) for u in units]
    assert max(gains) == 3
    assert min(gains) >= 0
    assert all(state.moved_of[u] for u in units)
    together = [u for u in units if order[u] in units and before[order[u]] == before[u]]
    for unit in together:
        if state.hex_of[unit] == state.hex_of[order[unit]]:
            assert state.under_of[unit] == order[unit]
    assert state.check() == []


# §24 Leuthen


def test_24_2_2_the_prussians_enter_in_column_effective_through_their_zone() -> None:
    state = set_up("leuthen-main")
    field = state.field
    assert state.side == PRUSSIA
    foot = next(
        a - PIECE
        for a in state.legal_actions()
        if PIECE <= a < RAISE and field.arm_of[a - PIECE] == INFANTRY
    )
    guns = [a for a in state.legal_actions() if PIECE <= a < RAISE and field.arm_of[a - PIECE] == 2]
    assert guns == []  # batteries come with a corps
    state.apply(PIECE + foot)
    assert state.column_of[foot] == state.effective_of[foot] == 1
    left = state.walk_left
    assert left == field.move[foot * 5 + state.left_of[foot]] + 4
    zone = [to for to in state.form.entry_zone[PRUSSIA] if to in state.legal_actions()]
    state.apply(zone[0])
    assert state.walk_left == left - 1  # one hex for coming onto the map
    guns = [u for u in field.all_units if entry_hexes(state, u) and field.arm_of[u] == ARTILLERY]
    assert guns


# §25 Zorndorf


def test_25_3_5_the_baggage_slows_its_neighbours_and_stacks_with_nobody() -> None:
    march = March("zorndorf-battle", side=COALITION)
    wagons = march.put(march.state.form.baggage, march.hex())
    foot = march.put(units_of(march, COALITION, INFANTRY)[1], march.hex(0, 0))
    other = units_of(march, PRUSSIA, INFANTRY)[0]
    here = hex_of_name(march.hex())
    beside = hex_of_name(march.hex(0, 0)) * 6 + 3
    assert march.field.neighbours[beside] == hex_of_name(march.hex(0))
    assert enter_cost(march.state, foot, beside) == 2
    march.state.left_of[other] = 2
    march.state.hex_of[other] = -1
    assert enter_cost(march.state, other, beside) == 2  # for both sides
    assert entry_code(march.state, foot, here) == BAGGAGE_THERE
    assert entry_code(march.state, wagons, hex_of_name(march.hex(0, 0))) == BAGGAGE_THERE


def test_25_3_6_only_columns_cross_the_mietzel_others_stop_beside_it() -> None:
    march = March("zorndorf-battle", side=PRUSSIA)
    field = march.field
    edge = next(
        e
        for e in range(len(field.sides))
        if field.neighbours[e] >= 0
        and field.sides[e] & SIDE_RIVER
        and not field.sides[e] & SIDE_BRIDGE
        and field.column_open[e]
    )
    unit = march.put(units_of(march, PRUSSIA, INFANTRY)[0], march.hex())
    assert enter_cost(march.state, unit, edge) == FAR
    assert stops_at_river(march.state, unit, Hex(edge // 6)) or field.beside_river[edge // 6] == 0
    march.state.column_of[unit] = 1
    assert enter_cost(march.state, unit, edge) == 1
    assert not stops_at_river(march.state, unit, Hex(edge // 6))


# §26 Torgau


def test_26_3_3_lacy_comes_by_the_die_of_the_hour_moves_once_and_waits() -> None:
    state = set_up("torgau-main")
    state.todo.frames = []
    state.side = COALITION
    state.turn = 1
    state.special[LACY_ARRIVED] = state.special[LACY_MOVES] = 0
    field = state.field
    pieces = [
        p
        for p in field.all_pieces
        if field.corps_of[p] == state.form.lacy_corps or p in state.form.lacy_units
    ]
    for piece in pieces:
        lift_off(state, piece)
        state.fate_of[piece] = WAITING
    faces(state, 2)
    roll_for_lacy(state)
    assert state.special[LACY_ARRIVED] == 0
    faces(state, 1)
    roll_for_lacy(state)
    assert state.special[LACY_ARRIVED] == 1
    state.go_on()
    while state.prompt() == "s26-arrive":
        state.apply(state.legal_actions()[0])
    assert all(state.hex_of[p] in state.form.lacy_hexes for p in pieces)
    assert all(acts(state, p) for p in pieces)
    state.special[LACY_MOVES] = 0
    assert not any(acts(state, p) for p in pieces)


def test_26_3_3_at_ten_he_comes_without_a_roll() -> None:
    state = set_up("torgau-main")
    assert state.form.lacy_rolls[1:6] == [1, 2, 4, 5, 6]


def test_26_4_1_three_batteries_enter_at_1110_from_15_00() -> None:
    state = set_up("torgau-battle")
    guns = state.form.reinforcements
    assert [state.field.ids[gun] for gun in guns] == ["T-P-A3", "T-P-A4", "T-P-A5"]
    state.side = PRUSSIA
    assert entry_hexes(state, guns[0]) == []
    state.turn = 2
    assert entry_hexes(state, guns[0]) == [hex_of_name("1110")]
    assert allowance(state, guns[0]) >= 1


def test_26_3_6_freikorps_cavalry_counts_twice() -> None:
    state = set_up("torgau-battle")
    field = state.field
    double = [field.names[u] for u in field.all_units if field.double_of[u] == 2]
    assert len(double) == 2
    assert all("Freikorps" in name for name in double)
    assert all(field.arm_of[u] == CAVALRY for u in field.all_units if field.double_of[u] == 2)


def test_26_3_prussian_corps_may_form_column_off_the_map() -> None:
    state = set_up("torgau-main")
    while not state.is_open(ASK_ACTIVATE) or state.todo.owner() != PRUSSIA:
        state.apply(NO if NO in state.legal_actions() else DONE)
    faces(state, 6, 1, 1, 1)
    state.apply(YES)
    assert state.active[PRUSSIA] == 1
    while state.prompt() != "s7-move-piece":
        state.apply(state.legal_actions()[-1])
    assert any(action >= CORPS for action in state.legal_actions() if action < DONE)
