"""§4 Activation and command: situations A1 to A6, the example of 4.5, detachments."""

import pytest

from grognard.core.odds import FIGURE, TERM
from grognard.core.types import OK
from grognard.games.prussia import GAME
from grognard.games.prussia.actions import YES
from grognard.games.prussia.describe import sent_number
from grognard.games.prussia.reasons import CORPS_EFFECTIVE, NOT_SPECIAL_CORPS
from grognard.games.prussia.rules.s01_01_map import distance
from grognard.games.prussia.rules.s03_sequence import DO_ACTIVATION
from grognard.games.prussia.rules.s04_01_activation import (
    ASK_ACTIVATE,
    ASK_COUP,
    ASK_COUP_PAY,
    activate,
    coup_cost,
    look,
    may_try,
    normal_cost,
)
from grognard.games.prussia.rules.s04_02_command import ASK_TRACE, acts, find_commands, is_commanded
from grognard.games.prussia.rules.s04_03_detachments import wake
from grognard.games.prussia.rules.s04_05_rolls import (
    ASK_SPECIAL,
    DO_COMMAND,
    roll_group,
    special_code,
)
from grognard.games.prussia.rules.s05_stacking import lift_off, place_bottom
from grognard.games.prussia.rules.s07_04_allowance import allowance
from grognard.games.prussia.rules.s08_02_sight import can_see
from grognard.games.prussia.rules.s24_leuthen import sight_limit
from grognard.games.prussia.state import IN_PLAY, LACY_ARRIVED, PrussiaState
from grognard.games.prussia.tables import (
    ARTILLERY,
    COALITION,
    INFANTRY,
    PRUSSIA,
    Corps,
    Group,
    Hex,
    Piece,
    hex_of_name,
)
from tests.games.prussia.march import March, faces, set_up
from tests.games.prussia.test_s05_stacking import units_of

# §4.1.1 Normal activation


def austrian_phase(form: str, turn: int) -> PrussiaState:
    """Return Leuthen in the Austrian activation phase of a turn."""
    state = set_up(form)
    state.todo.frames = []
    state.turn = turn
    state.side = COALITION
    state.push(DO_ACTIVATION, COALITION, 0)
    state.go_on()
    return state


def test_4_1_1_a1_pay_first_then_roll() -> None:
    state = austrian_phase("leuthen-main", 3)
    assert state.form.times[2] == "09:00"
    assert state.is_open(ASK_ACTIVATE)
    faces(state, 4)
    state.apply(state.legal_actions()[0])
    assert state.active[COALITION] == 0  # 4 + 2 = 6
    boxes = [box["box"] for box in state.observe(0)["armies"]["coalition"]["boxes"]]  # type: ignore[index]
    assert boxes == [24, 23]


def test_4_1_1_seven_activates() -> None:
    state = austrian_phase("leuthen-main", 3)
    faces(state, 5)
    state.apply(state.legal_actions()[0])
    assert state.active[COALITION] == 1


def test_24_2_1_a2_too_early_is_not_asked_and_costs_nothing() -> None:
    early = austrian_phase("leuthen-main", 2)
    assert not early.is_open(ASK_ACTIVATE)
    assert not may_try(early, COALITION)
    assert len(early.track[COALITION]) == 1
    assert austrian_phase("leuthen-daun", 1).is_open(ASK_ACTIVATE)


def test_4_1_1_the_first_try_and_the_next_cost_what_the_scenario_says() -> None:
    state = set_up("zorndorf-main")
    assert (normal_cost(state, PRUSSIA), normal_cost(state, COALITION)) == (1, 3)
    state.tries[0], state.tries[1] = 1, 1
    assert (normal_cost(state, PRUSSIA), normal_cost(state, COALITION)) == (0, 1)


def test_26_3_1_lacy_makes_activation_cheaper_and_a_coup_always_costs_two() -> None:
    state = set_up("torgau-main")
    state.special[LACY_ARRIVED] = 0
    assert (normal_cost(state, COALITION), coup_cost(state, COALITION)) == (4, 2)
    state.special[LACY_ARRIVED] = 1
    assert (normal_cost(state, COALITION), coup_cost(state, COALITION)) == (3, 2)


def test_23_3_1_without_a_commander_there_is_no_normal_activation_and_no_coup() -> None:
    state = set_up("rossbach-main")
    assert not may_try(state, COALITION)
    assert coup_cost(state, COALITION) < 0
    other = set_up("rossbach-hildburghausen")
    assert may_try(other, COALITION)
    assert normal_cost(other, COALITION) == 1


def test_26_3_1_the_odds_of_a_coup_name_its_own_price() -> None:
    state = set_up("torgau-main")
    state.push(ASK_COUP, COALITION, 0)
    found = GAME.odds(state, YES)
    assert found is not None
    assert [item.value for item in found.throws[0].items] == [4, 2]  # Daun's initiative, §26.3.1
    assert [item.how for item in found.throws[0].items] == [TERM, FIGURE]  # a price is not added


# §4.1.2, §4.1.3 What is seen


def sighted(form: str, gap: int, turn: int = 3) -> tuple[PrussiaState, Piece]:
    """Return a Prussian unit that stands in open view of an inactive Austrian army."""
    state = set_up(form)
    state.todo.frames = []
    state.turn = turn
    state.side = PRUSSIA
    field = state.field
    for piece in field.all_pieces:
        if field.side_of[piece] == COALITION:
            lift_off(state, piece)
    march = March(form)
    rider = next(u for u in field.all_units if field.side_of[u] == PRUSSIA)
    watcher = next(
        u for u in field.all_units if field.side_of[u] == COALITION and state.detachment_of[u] < 0
    )
    place_bottom(state, watcher, march.middle)
    to = march.middle
    for _ in range(gap):
        to = Hex(field.neighbours[to * 6])
    state.fate_of[rider] = IN_PLAY
    place_bottom(state, rider, to)
    return state, rider


def test_4_1_3_a3_a_coup_d_oeil_is_rolled_first_and_paid_afterwards() -> None:
    state, rider = sighted("leuthen-main", 5)
    assert look(state, rider)
    assert state.prompt() == "s4-coup"
    faces(state, 5)
    state.apply(YES)
    assert state.active[COALITION] == 0  # 5 + 2 = 7 < 8
    assert len(state.track[COALITION]) == 1
    assert not look(state, rider)  # the only attempt is gone


def test_4_1_3_a3_with_eight_he_may_pay() -> None:
    state, rider = sighted("leuthen-main", 5)
    look(state, rider)
    faces(state, 6)
    state.apply(YES)
    assert state.is_open(ASK_COUP_PAY)
    state.apply(YES)
    assert state.active[COALITION] == 1
    assert len(state.track[COALITION]) == 3  # two points


def test_24_2_3_a4_fog_keeps_the_attempt() -> None:
    state, rider = sighted("leuthen-main", 5, turn=1)
    assert sight_limit(state, 7) == 3
    assert not look(state, rider)
    assert state.coups[COALITION] == 0
    state.turn = 3
    assert look(state, rider)


def test_4_1_2_within_three_hexes_in_view_the_army_wakes_in_its_next_turn() -> None:
    state, rider = sighted("leuthen-main", 3)
    look(state, rider)
    assert state.waking[COALITION] == 1
    assert state.active[COALITION] == 0
    state.todo.frames = []
    state.side = COALITION
    state.push(DO_ACTIVATION, COALITION, 0)
    state.go_on()
    assert state.active[COALITION] == 1
    assert len(state.track[COALITION]) == 1  # for nothing


def test_4_1_2_leaders_wake_an_army_but_set_off_no_coup() -> None:
    state, rider = sighted("leuthen-main", 3)
    leader = Piece(state.field.leader_of_corps[state.field.corps_of[rider]])
    state.fate_of[leader] = IN_PLAY
    place_bottom(state, leader, Hex(state.hex_of[rider]))
    lift_off(state, rider)
    assert not look(state, leader)
    assert state.waking[COALITION] == 1
    assert state.coups[COALITION] == 0


# §4.3 Detachments


def test_4_3_a_detachment_wakes_at_once_and_rolls_without_waking_the_army() -> None:
    state = set_up("leuthen-main")
    group = next(g for g in state.detachment_of if g >= 0)
    guard = next(u for u in state.field.all_units if state.detachment_of[u] == group)
    assert not acts(state, guard)
    faces(state, 4)
    wake(state, Group(group))
    assert acts(state, guard)
    assert state.effective_of[guard] == 1  # rating 4
    assert state.active[COALITION] == 0
    assert state.waking[COALITION] == 0


def test_4_3_1_an_active_army_releases_its_detachments() -> None:
    state = set_up("leuthen-main")
    guard = next(u for u in state.field.all_units if state.detachment_of[u] >= 0)
    group = Group(state.detachment_of[guard])
    activate(state, COALITION, "§4.1.1")
    assert state.detachment_of[guard] == -1
    assert state.group_of[guard] == state.field.group_after[group]


# §4.2, §4.5 Command


def test_4_5_example_of_rossbach_three_groups_are_rolled_for() -> None:
    state = set_up("rossbach-battle")
    state.side = COALITION
    names = state.field.group_names
    groups = [g for g in range(len(names)) if state.field.group_side[g] == COALITION]
    for group in groups:
        faces(state, 3 if "stgermain" in names[group] else 4)
        roll_group(state, Group(group))
    effective = {names[g]: state.group_effective[g] for g in groups}
    assert effective == {"main_inf_art": 0, "main_cav": 0, "stgermain_loudon": 1}


def test_4_5_a6_a_special_leader_brings_one_corps_and_his_guns_back() -> None:
    march = March("zorndorf-battle")
    field, state = march.field, march.state
    kanitz, seydlitz = field.corps_names.index("Kanitz"), field.corps_names.index("Seydlitz")
    king = march.put("Z-P-L0", march.hex())
    march.put(Piece(field.leader_of_corps[kanitz]), march.hex())
    foot = next(u for u in field.all_units if field.corps_of[u] == kanitz)
    other = next(
        u for u in field.all_units if field.corps_of[u] == field.corps_names.index("Manteuffel")
    )
    march.put(foot, march.hex(0))
    march.put(other, march.hex(3))
    guns = units_of(march, PRUSSIA, ARTILLERY)[:3]
    march.put(guns[0], march.hex())
    march.put(guns[1], march.hex())
    march.put(guns[2], march.hex(2))
    rider = next(u for u in field.all_units if field.corps_of[u] == seydlitz)
    march.put(rider, march.hex(1))
    march.put(Piece(field.leader_of_corps[seydlitz]), march.hex(1))
    march.dice(5, 4, 4)  # foot and guns 5 > 4, horse 4, the king 4 <= 5
    march.begin(DO_COMMAND)
    assert march.asked() == ASK_SPECIAL
    assert special_code(state, king, Corps(seydlitz)) != OK
    march.play("corps Kanitz")
    assert [state.effective_of[u] for u in (foot, *guns[:2])] == [1, 1, 1]
    assert [state.effective_of[u] for u in (other, guns[2])] == [0, 0]
    assert state.effective_of[rider] == 1
    assert march.asked() != ASK_SPECIAL  # Seydlitz does not roll


def test_4_5_a_roll_for_batteries_alone_is_sent_without_a_corps() -> None:
    march = March("zorndorf-battle")
    king = march.put("Z-P-L0", march.hex())
    gun = units_of(march, PRUSSIA, ARTILLERY)[0]
    march.put(gun, march.hex())
    march.put(next(u for u in march.field.all_units if march.field.corps_of[u] == 0), march.hex(3))
    march.dice(5, 5, 1)  # foot and guns 5 > 4, horse 5 > 4, the king 1
    march.begin(DO_COMMAND)
    assert march.asked() == ASK_SPECIAL
    march.play("yes")
    (event,) = [event for event in march.state.log or [] if event.kind == "special"]
    fields = [sent_number(march.field, march.state.form, "corps", event.numbers[1])]
    assert (event.numbers[0], fields) == (king, [""])
    assert march.state.effective_of[gun] == 1


def test_4_2_1_an_infantry_special_leader_cannot_help_horse() -> None:
    march = March("zorndorf-battle")
    field = march.field
    seydlitz = field.corps_names.index("Seydlitz")
    king = march.put("Z-P-L0", march.hex())
    march.put(Piece(field.leader_of_corps[seydlitz]), march.hex())
    rider = next(u for u in field.all_units if field.corps_of[u] == seydlitz)
    march.put(rider, march.hex())
    march.state.effective_of[rider] = 0
    assert special_code(march.state, king, Corps(seydlitz)) == NOT_SPECIAL_CORPS
    march.state.effective_of[rider] = 1
    chief = Piece(field.leader_of_corps[seydlitz])
    assert special_code(march.state, chief, Corps(seydlitz)) == CORPS_EFFECTIVE


@pytest.mark.parametrize(("army", "effective"), [(0, 1), (1, 0), (2, 0)])
def test_12_3_a_demoralized_army_adds_to_its_command_rolls(army: int, effective: int) -> None:
    state = set_up("zorndorf-battle")
    state.army_of[PRUSSIA] = army
    group = Group(state.group_of[next(u for u in state.field.all_units if state.group_of[u] >= 0)])
    faces(state, 4)
    assert roll_group(state, group) == (effective if state.form.rating[group] == 4 else 0)


def test_4_2_2_a5_five_hexes_are_in_command_six_are_not() -> None:
    march = March()
    field, state = march.field, march.state
    unit = next(u for u in units_of(march, PRUSSIA, INFANTRY) if field.move[u * 5 + 1] == 3)
    march.put(unit, march.hex(), left=1)
    here = hex_of_name(march.hex())
    leader = Piece(field.leader_of_corps[field.corps_of[unit]])
    places = [h for h in range(len(field.on_map)) if field.on_map[h]]
    for gap, expected in ((5, True), (6, False)):
        spot = next(h for h in places if distance(here, Hex(h)) == gap)
        march.put(leader, f"{spot // 28 + 11:02d}{spot % 28 + 1:02d}")
        assert is_commanded(state, unit) == expected
    find_commands(state, PRUSSIA)
    assert state.command_of[unit] == 0
    assert allowance(state, unit) == 2
    gun = march.put(units_of(march, PRUSSIA, ARTILLERY)[0], march.where(leader))
    assert is_commanded(state, gun)


def test_4_2_2_two_units_trace_to_the_army_commander() -> None:
    march = March()
    field, state = march.field, march.state
    king = march.put("L-P-L0", march.hex())
    units = units_of(march, PRUSSIA, INFANTRY)[:3]
    for unit in units:
        march.put(unit, march.hex(2))
    march.state.push(DO_COMMAND, PRUSSIA)
    march.dice(1, 1, 1, 1)
    DO_COMMAND.run(state)
    state.go_on()
    assert march.asked() == ASK_TRACE
    march.play(march.name(units[0]), march.name(units[2]))
    assert [state.command_of[u] for u in units] == [1, 0, 1]
    assert field.is_army[king]


def test_23_3_2_baden_baden_commands_cavalry_within_three_hexes() -> None:
    march = March("rossbach-battle", side=COALITION)
    field = march.field
    chief = march.put("R-F-L3", march.hex())
    rider = next(
        u
        for u in field.all_units
        if field.side_of[u] == COALITION
        and field.arm_of[u] == 1
        and field.corps_of[u] != field.corps_of[chief]
    )
    march.put(rider, march.hex(0, 0, 0))
    assert is_commanded(march.state, rider)
    foot = units_of(march, COALITION, INFANTRY)[0]
    march.put(foot, march.hex(1))
    assert not is_commanded(march.state, foot)


def test_8_2_sight_is_tested_both_near_and_far() -> None:
    state, rider = sighted("leuthen-main", 5)
    watcher = next(
        u for u in state.field.all_units if state.field.side_of[u] == 1 and state.hex_of[u] >= 0
    )
    assert can_see(state, Hex(state.hex_of[watcher]), Hex(state.hex_of[rider]), 7)
    assert not can_see(state, Hex(state.hex_of[watcher]), Hex(state.hex_of[rider]), 3)
