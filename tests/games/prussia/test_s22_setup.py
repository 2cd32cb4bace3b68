"""§22.2 Set-up: zones of every form, partial set-ups that complete, the quick start."""

import random

import pytest

from grognard.core.types import OK
from grognard.games.prussia.actions import DETACHMENT, DONE, HEX, NONE, PIECE, QUICK, RAISE
from grognard.games.prussia.reasons import (
    DETACHMENT_APART,
    DETACHMENT_GAP,
    GUNS_OF_CORPS,
    GUNS_STAY_BELOW,
    NOT_WITH_LEADER,
    OUTSIDE_ZONE,
    WRONG_OF_PAIR,
)
from grognard.games.prussia.rules.s01_01_map import distance
from grognard.games.prussia.rules.s05_stacking import excess, lift_off, place_bottom
from grognard.games.prussia.rules.s22_02_setup import legal_hexes, stack_code
from grognard.games.prussia.rules.s22_02_zones import Rest, place_code, zone_code
from grognard.games.prussia.scenarios import FORM_IDS, SETUP_HEX, SETUP_INFANTRY, SETUP_NONE
from grognard.games.prussia.state import IN_PLAY, WAITING, PrussiaState
from grognard.games.prussia.tables import (
    ARTILLERY,
    COALITION,
    INFANTRY,
    LEADER,
    PRUSSIA,
    Hex,
    Piece,
    hex_of_name,
)
from tests.games.prussia.march import set_up, start

SETUP = ("s22-place", "s22-detachment", "s22-stack")


def place_at_random(state: PrussiaState, seed: int) -> None:
    """Finish the set-up of both sides with random hexes, never with the quick start."""
    chance = random.Random(seed)
    while state.prompt() in SETUP:
        answers = [action for action in state.legal_actions() if action != QUICK]
        assert answers, (state.form.id, seed, state.field.ids[state.todo.a()])
        if state.prompt() == "s22-stack":
            answers = [DONE]
        state.apply(chance.choice(answers))


@pytest.mark.parametrize("form", FORM_IDS)
def test_22_2_every_partial_set_up_can_be_completed(form: str) -> None:
    for seed in range(2):
        state = start(form, seed)
        place_at_random(state, seed)
        assert state.check() == []
        for piece in state.field.all_pieces:
            if state.form.setup_kind[piece] != SETUP_NONE:
                assert state.fate_of[piece] == IN_PLAY


@pytest.mark.large
@pytest.mark.parametrize("form", [name for name in FORM_IDS if not name.endswith("battle")])
def test_22_2_a_thousand_partial_set_ups_complete(form: str) -> None:
    for seed in range(1000):
        place_at_random(start(form, seed), seed)


@pytest.mark.parametrize("form", FORM_IDS)
def test_22_2_the_quick_set_up_passes_the_zone_tests(form: str) -> None:
    state = set_up(form)
    field = state.field
    for piece in field.all_pieces:
        here = Hex(state.hex_of[piece])
        if here < 0 or state.form.setup_kind[piece] == SETUP_NONE:
            continue
        lift_off(state, piece)
        assert zone_code(state, piece, here) == OK, field.ids[piece]
        place_bottom(state, piece, here)
        assert excess(state, here) == 0


@pytest.mark.parametrize("form", [name for name in FORM_IDS if name.endswith("battle")])
def test_22_2_in_battle_scenarios_units_stand_on_their_printed_hexes(form: str) -> None:
    state = start(form)
    for unit in state.field.all_units:
        if state.form.setup_kind[unit] == SETUP_HEX:
            assert state.hex_of[unit] == state.field.battle_hex[unit]


def test_22_2_a_corps_leader_stands_with_a_unit_of_his_corps_a_commander_with_any() -> None:
    state = set_up("leuthen-battle")
    field = state.field
    for leader in field.all_leaders:
        here = Hex(state.hex_of[leader])
        if here < 0:
            continue
        with_him = [u for u in field.all_units if state.hex_of[u] == here]
        if field.is_army[leader]:
            assert with_him
        else:
            assert any(field.corps_of[u] == field.corps_of[leader] for u in with_him)


def test_23_5_coalition_guns_do_not_begin_on_top() -> None:
    state = set_up("rossbach-battle")
    field = state.field
    guns = [
        u
        for u in field.all_units
        if field.arm_of[u] == ARTILLERY
        and field.side_of[u] == COALITION
        and state.steps_at[state.hex_of[u]] > 0
    ]
    assert guns
    for gun in guns:
        above = Piece(state.top_at[state.hex_of[gun]])
        assert field.arm_of[above] != ARTILLERY
        assert stack_code(state, gun, COALITION) == GUNS_STAY_BELOW


def test_24_3_two_units_begin_reduced() -> None:
    battle, main = set_up("leuthen-battle"), set_up("leuthen-main")
    reduced = [
        battle.field.ids[u]
        for u in range(battle.field.units)
        if battle.left_of[u] < battle.field.full_of[u]
    ]
    assert sorted(reduced) == ["L-A-CF", "L-A-CG"]
    assert all(main.left_of[u] == main.field.full_of[u] for u in range(main.field.units))


def test_24_2_leaders_stand_near_their_hexes_and_guns_are_shared_out() -> None:
    state = set_up("leuthen-main")
    field = state.field
    nadasdy = field.corps_names.index("Nadasdy")
    there = Hex(state.hex_of[field.leader_of_corps[nadasdy]])
    assert distance(there, hex_of_name("3710")) <= 1
    guns = [
        u for u in field.all_units if field.arm_of[u] == ARTILLERY and field.side_of[u] == COALITION
    ]
    for gun in guns:
        lift_off(state, gun)
    corner = next(
        here
        for here in range(len(field.on_map))
        if field.on_map[here]
        and distance(there, Hex(here)) <= 3
        and all(
            distance(Hex(state.hex_of[field.leader_of_corps[c]]), Hex(here)) > 3
            for c in field.all_corps
            if field.side_of_corps[c] == COALITION and c != nadasdy
        )
    )
    place_bottom(state, guns[0], Hex(corner))
    assert zone_code(state, guns[1], Hex(corner)) == GUNS_OF_CORPS  # one battery with Nadasdy
    far = next(
        here
        for here in range(len(field.on_map))
        if field.on_map[here]
        and all(
            distance(Hex(state.hex_of[field.leader_of_corps[c]]), Hex(here)) > 3
            for c in field.all_corps
            if field.side_of_corps[c] == COALITION
        )
    )
    assert zone_code(state, guns[1], Hex(far)) == NOT_WITH_LEADER


def test_25_3_1_of_two_leaders_each_takes_one_area() -> None:
    state = set_up("zorndorf-main")
    field = state.field
    first, second = (
        Piece(field.leader_of_corps[field.corps_names.index(name)])
        for name in ("Saltikov", "Golitzin")
    )
    lift_off(state, first)
    lift_off(state, second)
    assert zone_code(state, first, hex_of_name("2108")) == OK
    place_bottom(state, first, hex_of_name("2107"))
    assert zone_code(state, second, hex_of_name("2106")) == WRONG_OF_PAIR
    assert zone_code(state, second, hex_of_name("2211")) == OK
    assert zone_code(state, second, hex_of_name("3015")) == OUTSIDE_ZONE


def test_25_3_5_the_baggage_stands_alone() -> None:
    for form in ("zorndorf-main", "zorndorf-free", "zorndorf-battle"):
        state = set_up(form)
        wagons = Hex(state.hex_of[state.form.baggage])
        assert state.top_at[wagons] == state.form.baggage
        assert state.under_of[state.form.baggage] == -1


def test_26_3_detachments_stay_together_and_three_hexes_apart() -> None:
    state = start("torgau-main")
    field = state.field
    first = state.todo.a()
    assert state.prompt() == "s22-detachment"
    state.apply(DETACHMENT)
    hexes = [action - HEX for action in state.legal_actions() if action < PIECE]
    place = hexes[len(hexes) // 2]
    state.apply(HEX + place)
    assert state.hex_of[first] == place
    second = state.todo.a()
    group = state.form.detachment_groups
    state.detachment_of[second] = group[0]
    near = [here for here in hexes if distance(Hex(here), Hex(place)) == 2]
    assert place_code(state, Piece(second), Hex(near[0])) == DETACHMENT_APART
    state.detachment_of[second] = group[1]
    assert place_code(state, Piece(second), Hex(near[0])) == DETACHMENT_GAP
    assert field.side_of[first] == COALITION


def test_26_3_the_gap_between_detachments_is_that_of_their_units_not_of_a_leader() -> None:
    state = start("torgau-main")
    group = state.form.detachment_groups
    ried, unit = (state.field.piece_of_id(name) for name in ("T-A-L7", "T-A-C5"))
    state.detachment_of[ried], state.detachment_of[unit] = group[0], group[1]
    hexes = legal_hexes(state, Rest(state), unit)
    place = hexes[len(hexes) // 2]
    near = next(here for here in hexes if distance(here, place) == 2)
    place_bottom(state, ried, place)
    assert place_code(state, unit, near) == OK
    guard = state.field.piece_of_id("T-A-ID")
    state.detachment_of[guard] = group[0]
    place_bottom(state, guard, place)
    assert place_code(state, unit, near) == DETACHMENT_GAP


def test_26_3_lacy_and_the_prussians_are_not_on_the_map_at_the_start() -> None:
    state = set_up("torgau-main")
    field = state.field
    lacy = field.corps_names.index("Lacy")
    for piece in field.all_pieces:
        if field.corps_of[piece] == lacy or field.side_of[piece] == PRUSSIA:
            assert state.hex_of[piece] < 0
            assert state.fate_of[piece] == WAITING


def test_26_4_two_step_batteries_are_placed_with_infantry_two_in_a_hex() -> None:
    state = start("torgau-battle", 3)
    place_at_random(state, 3)
    field = state.field
    free = [u for u in field.all_units if state.form.setup_kind[u] == SETUP_INFANTRY]
    assert free
    for gun in free:
        here = Hex(state.hex_of[gun])
        units = [u for u in field.all_units if state.hex_of[u] == here]
        assert any(field.arm_of[u] == INFANTRY for u in units)
        assert sum(u in free for u in units) <= 2


def test_22_2_each_unit_is_raised_at_most_once_before_the_game() -> None:
    state = start("leuthen-battle")
    while state.prompt() == "s22-place":
        state.apply(QUICK)
    assert state.prompt() == "s22-stack"
    raised: list[int] = []
    side = state.to_move()
    while state.to_move() == side and state.prompt() == "s22-stack":
        choices = [action for action in state.legal_actions() if action != DONE]
        if not choices:
            state.apply(DONE)
            break
        raised.append(choices[0])
        state.apply(choices[0])
    assert len(raised) == len(set(raised)) > 3
    assert all(action >= RAISE for action in raised)


def test_22_2_a_leader_can_be_chosen_before_the_piece_offered() -> None:
    state = start("leuthen-main")
    offered = state.todo.a()
    others = [a - PIECE for a in state.legal_actions() if PIECE <= a < RAISE]
    assert others
    assert offered not in others
    state.apply(PIECE + others[0])
    assert state.todo.a() == others[0]
    assert all(a < PIECE or a == QUICK for a in state.legal_actions())
    assert state.field.arm_of[others[0]] == LEADER


def test_26_3_no_detachment_is_an_answer_too() -> None:
    state = start("torgau-main")
    piece = state.todo.a()
    assert NONE in state.legal_actions()
    state.apply(NONE)
    assert state.detachment_of[piece] == -1
    assert state.prompt() == "s22-place"
