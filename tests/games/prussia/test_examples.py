"""§4–§15 The worked examples of the rulebook, each played through as it stands there.

Others stand with their rules: §6.2, §7.3, §8.1, §8.2, §10, §12.2 (captured guns) and §12.3.
"""

from grognard.core.types import OK
from grognard.games.prussia.actions import YES
from grognard.games.prussia.rules.s03_sequence import DO_ACTIVATION
from grognard.games.prussia.rules.s04_01_activation import ASK_ACTIVATE
from grognard.games.prussia.rules.s04_02_command import initiative
from grognard.games.prussia.rules.s04_05_rolls import ASK_SPECIAL, DO_COMMAND
from grognard.games.prussia.rules.s06_zones import engaged, locked_penalty
from grognard.games.prussia.rules.s07_04_allowance import allowance
from grognard.games.prussia.rules.s09_disorder import check_rating, rally_rating
from grognard.games.prussia.rules.s12_01_track import DESTROYED, depth_of, fill, level
from grognard.games.prussia.rules.s12_02_morale import flee_off, lose_step
from grognard.games.prussia.rules.s13_joint import DO_JOINT
from grognard.games.prussia.tables import (
    ARTILLERY,
    CAVALRY,
    COALITION,
    DISORDERED,
    INFANTRY,
    PRUSSIA,
    ROUTED,
    Piece,
    hex_of_name,
)
from tests.games.prussia.fight import Fight
from tests.games.prussia.march import March, faces, set_up
from tests.games.prussia.test_s05_stacking import units_of

# §4.5 Command rolls


def test_4_5_example_at_rossbach_only_st_germain_and_loudon_are_effective() -> None:
    state = set_up("rossbach-battle")
    field = state.field
    groups = [g for g in field.all_groups if field.group_side[g] == COALITION]
    ratings = {field.group_names[g]: state.form.rating[g] for g in groups}
    assert ratings == {"main_inf_art": 2, "main_cav": 3, "stgermain_loudon": 3}
    state.todo.frames = []
    state.side = COALITION
    state.push(DO_COMMAND, COALITION)
    faces(state, *(3 if field.group_names[g] == "stgermain_loudon" else 4 for g in groups))
    DO_COMMAND.run(state)
    for unit in field.all_units:
        if field.side_of[unit] == COALITION:
            name = field.group_names[state.group_of[unit]]
            assert state.effective_of[unit] == (name == "stgermain_loudon"), field.ids[unit]


def kanitz_and_seydlitz() -> tuple[March, dict[str, list[Piece]]]:
    """Return the king with Kanitz and two batteries, another corps and battery, and Seydlitz."""
    march = March("zorndorf-battle")
    field = march.field
    corps = {name: field.corps_names.index(name) for name in ("Kanitz", "Manteuffel", "Seydlitz")}
    units = {
        name: [u for u in field.all_units if field.corps_of[u] == corps[name]] for name in corps
    }
    guns = units_of(march, PRUSSIA, ARTILLERY)
    for name, where in (("Kanitz", ()), ("Manteuffel", (3,)), ("Seydlitz", (1,))):
        march.put(Piece(field.leader_of_corps[corps[name]]), march.hex(*where))
        for unit in units[name][:2]:
            march.put(unit, march.hex(*where))
    march.put("Z-P-L0", march.hex())
    for gun, place in zip(guns[:3], (march.hex(), march.hex(), march.hex(3)), strict=True):
        march.put(gun, place)
    return march, {
        "king": [*units["Kanitz"][:2], *guns[:2]],
        "others": [*units["Manteuffel"][:2], guns[2]],
        "horse": units["Seydlitz"][:2],
    }


def test_4_5_example_at_zorndorf_nobody_special_rolls_while_all_are_effective() -> None:
    march, pieces = kanitz_and_seydlitz()
    march.dice(2, 4)
    march.begin(DO_COMMAND)
    assert march.state.todo.is_empty()
    assert all(march.state.effective_of[u] for group in pieces.values() for u in group)


def test_4_5_example_at_zorndorf_the_king_brings_kanitz_and_two_batteries_back() -> None:
    march, pieces = kanitz_and_seydlitz()
    state = march.state
    march.dice(5, 4, 4)
    march.begin(DO_COMMAND)
    assert march.asked() == ASK_SPECIAL
    assert march.answers() == ["corps Kanitz", "no"]
    assert initiative(state, Piece(state.todo.a())) == 5
    march.play("corps Kanitz")
    assert state.todo.is_empty()  # Seydlitz does not roll: the cavalry is effective
    assert all(state.effective_of[u] for u in (*pieces["king"], *pieces["horse"]))
    assert not any(state.effective_of[u] for u in pieces["others"])


# §6.3 The order of a stack


def two_battalions() -> tuple[March, Piece, Piece]:
    """Return Austrian infantry A and B behind a hex in the zone of Prussian cavalry; A goes."""
    march = March(side=COALITION)
    field = march.field
    line = [u for u in units_of(march, COALITION, INFANTRY, 4) if not field.fast_of[u]]
    first = march.put(line[0], march.hex(2), left=4)
    second = march.put(line[1], march.hex(3), left=4)
    march.put(units_of(march, PRUSSIA, CAVALRY, 2)[0], march.hex(0))
    march.move()
    march.play(march.name(first), march.hex())
    assert engaged(march.state, hex_of_name(march.hex())) == [first]
    assert march.state.walk_left > 0
    assert march.costs() == {}  # it must stop
    return march, first, second


def test_6_3_example_b_comes_in_support_and_goes_on_for_three_points_in_all() -> None:
    march, first, second = two_battalions()
    assert allowance(march.state, second) == 3
    march.play(march.name(second), march.hex())
    assert engaged(march.state, hex_of_name(march.hex())) == [first]
    assert march.supporting(hex_of_name(march.hex())) == [second]
    assert march.costs()[march.hex(4)] == 2  # one for leaving the zone, one for the ground
    march.play(march.hex(4))
    assert march.state.walk_left == 0


def test_6_3_example_or_b_leads_and_no_marker_is_turned() -> None:
    march, first, second = two_battalions()
    march.play(march.name(second), march.hex(), "halt", f"raise {march.name(second)}")
    here = hex_of_name(march.hex())
    assert engaged(march.state, here) == [second]
    assert march.supporting(here) == [first]
    assert march.why(march.name(first)) != OK  # it has moved
    assert not locked_penalty(march.state, here)


# §7.4 Halved movement


def test_7_4_example_infantry_of_movement_3_has_2_when_disordered() -> None:
    march = March()
    unit = next(
        u for u in units_of(march, PRUSSIA, INFANTRY, 4) if march.field.move[u * 5 + 4] == 3
    )
    march.put(unit, march.hex(), left=4)
    assert allowance(march.state, unit) == 3
    march.state.morale_of[unit] = DISORDERED
    assert allowance(march.state, unit) == 2


# §12.2, §13 The track


def test_12_2_example_after_two_lost_counters_a_try_at_leuthen_fills_22_and_21() -> None:
    state = set_up("leuthen-main")
    state.todo.frames = []
    state.turn = 3
    state.side = COALITION
    guards = [u for u in state.field.all_units if state.detachment_of[u] >= 0][:2]
    for unit in guards:
        state.left_of[unit] = 1
        lose_step(state, unit)
    state.push(DO_ACTIVATION, COALITION, 0)
    state.go_on()
    assert state.is_open(ASK_ACTIVATE)
    faces(state, 1)
    state.apply(YES)
    top = state.track[COALITION][0]
    boxes = [top - depth_of(entry) for entry in state.track[COALITION][1:]]
    assert boxes == [24, 23, 22, 21]


def test_13_example_two_turns_of_losses_success_and_routed_units() -> None:
    fight = Fight()
    state = fight.state
    track = state.track[PRUSSIA] = [34]
    fill(track, DESTROYED)
    assert level(track) == 34
    lost = [fight.put(fight.spare(PRUSSIA), fight.hex(), left=1) for _ in range(4)]
    runs, stays = (
        fight.put(fight.spare(PRUSSIA), fight.hex(3), left=1, morale=ROUTED) for _ in range(2)
    )
    for unit in lost[:2]:
        lose_step(state, unit)
    assert level(track) == 32
    state.success[0], state.success[1] = 2, 0
    fight.begin(DO_JOINT)
    assert state.marker[PRUSSIA] == 30
    for unit in lost[2:]:
        lose_step(state, unit)
    assert level(track) == 30
    flee_off(state, runs, "§7.1")
    assert level(track) == 29
    state.morale_of[stays] = DISORDERED
    state.success[0], state.success[1] = 6, 0
    fight.begin(DO_JOINT)
    assert state.marker[PRUSSIA] == 31
    assert [34 - depth_of(entry) for entry in track[1:]] == [34, 33, 32, 31, 31, 31]


# §15 Leaders


def test_15_example_a_unit_of_rating_4_with_seydlitz_is_rated_6() -> None:
    fight = Fight("rossbach-battle")
    state, field = fight.state, fight.field
    unit, left = next(
        (u, left)
        for u in field.all_units
        for left in range(1, field.full_of[u] + 1)
        if field.side_of[u] == PRUSSIA and field.mr[u * 5 + left] == 4
    )
    fight.put(unit, fight.hex(), left=left, morale=DISORDERED)
    alone = rally_rating(state, unit)
    assert check_rating(state, unit) == 4
    seydlitz = next(p for p in field.all_leaders if field.names[p] == "Seydlitz")
    fight.put(seydlitz, fight.hex())
    assert check_rating(state, unit) == 6
    assert rally_rating(state, unit) == alone + 2
