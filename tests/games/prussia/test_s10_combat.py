"""§10 Close combat from declaration to charge: situations A22 to A26 and examples."""

import pytest

from grognard.games.prussia.actions import clicks_of
from grognard.games.prussia.observe import observe
from grognard.games.prussia.reasons import COMBAT_MUST_FIGHT, COMBAT_NOT_ADJACENT
from grognard.games.prussia.rules.s05_stacking import raise_top
from grognard.games.prussia.rules.s10_01_declare import ASK_DECLARE
from grognard.games.prussia.rules.s10_02_withdrawal import ASK_WITHDRAW
from grognard.games.prussia.rules.s10_03_odds import hex_strength
from grognard.games.prussia.rules.s10_05_modifiers import (
    ARMY_DEFENDER,
    DRM_IDS,
    FLANK,
    IN_DISORDER,
    LOCKED,
    MOMENTUM,
    MOMENTUM_NEXT,
    ROUTED_DEFENDER,
    SHOCK_DRM,
    SURPRISE,
    TERRAIN,
    Reckoning,
    mean_shock,
)
from grognard.games.prussia.rules.s10_06_chances import odds, preview
from grognard.games.prussia.rules.s10_06_crt import CRT_ATTACKER, CRT_DEFENDER, ODDS, crt_cell
from grognard.games.prussia.rules.s10_10_advance import ASK_ADVANCE
from grognard.games.prussia.rules.s10_10_capture import capture_modifier
from grognard.games.prussia.rules.s10_11_momentum import drop_markers, place_marker
from grognard.games.prussia.rules.s10_13_charge import ASK_CHARGE_UNIT, charge_modifier
from grognard.games.prussia.rules.s10_combat import ASK_LEAD
from grognard.games.prussia.rules.s12_01_track import CAPTURED, kind_of, steps_of
from grognard.games.prussia.state import CHARGE
from grognard.games.prussia.tables import (
    ARTILLERY,
    CAVALRY,
    CLEAR,
    COALITION,
    DEMORALIZED,
    DIRECTIONS,
    DISORDERED,
    FORMED,
    HEXES,
    INFANTRY,
    NO_COMBAT,
    NUM_HEXES,
    OFF,
    PRUSSIA,
    ROUTED,
    SIDE_AGAINST,
    TOWN,
    WOODS,
    Hex,
    Piece,
    hex_name,
    hex_of_name,
)
from tests.games.prussia.fight import Fight, sums_of

NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST = range(6)
RING = (NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST)


# §10.1 Declaration


def test_10_1_everyone_who_could_fight_nowhere_else_is_taken_in() -> None:
    fight = Fight()
    fight.put("L-A-I1", fight.hex())
    fight.put(fight.spare(PRUSSIA), fight.hex(NORTH))
    fight.put(fight.spare(PRUSSIA), fight.hex(SOUTH))
    fight.begin()
    assert fight.asked() == ASK_DECLARE
    fight.dice(*[3] * 9)
    fight.play(fight.hex(NORTH), "done")
    attack = next(event for event in fight.log() if event.kind == "attack")
    hexes = [hex_of_name(fight.hex(*ways)) for ways in ((NORTH,), (SOUTH,), ())]
    assert sorted(attack.numbers) == sorted([2, *hexes])


def line_of_three() -> Fight:
    """Prussians in three hexes of a column face Austrians in three hexes of the next one."""
    fight = Fight()
    for ways in ((), (SOUTH,), (NORTH,)):
        fight.put(fight.spare(PRUSSIA), fight.hex(*ways))
        fight.put(fight.spare(COALITION), fight.hex(NORTH_EAST, *ways))
    return fight


def test_10_1_a_hex_that_would_leave_somebody_out_is_refused() -> None:
    fight = line_of_three()
    fight.begin()
    assert fight.asked() == ASK_DECLARE
    assert fight.why("done") == COMBAT_MUST_FIGHT
    fight.play(fight.hex(SOUTH))
    refused = [fight.why(fight.hex(*ways)) for ways in ((NORTH,), (NORTH_EAST, NORTH))]
    assert refused == [COMBAT_NOT_ADJACENT, COMBAT_NOT_ADJACENT]


def test_10_1_units_that_faced_only_batteries_need_not_fight() -> None:
    fight = Fight()
    fight.put(fight.spare(PRUSSIA), fight.hex())
    fight.put(fight.spare(COALITION, ARTILLERY), fight.hex(NORTH))
    fight.begin()
    assert fight.asked() == ASK_DECLARE
    assert "done" in fight.answers()


def test_10_1_a_battery_alone_is_only_advanced_on() -> None:
    fight = Fight()
    unit = fight.put(fight.spare(PRUSSIA), fight.hex())
    battery = fight.put("L-A-A1", fight.hex(NORTH))
    fight.begin()
    fight.dice(6)
    fight.play(fight.hex(NORTH), "done", fight.name(unit))
    assert fight.where(unit) == fight.hex(NORTH)
    assert fight.where(battery) == "off"
    assert "combat" not in fight.kinds()
    assert fight.asked() != ASK_DECLARE


def test_10_1_units_next_to_routed_enemies_alone_need_not_fight() -> None:
    fight = Fight()
    fight.put(fight.spare(PRUSSIA), fight.hex())
    fight.put(fight.spare(COALITION), fight.hex(NORTH), morale=ROUTED)
    fight.begin()
    assert fight.asked() == ASK_DECLARE
    assert "done" in fight.answers()


def test_9_2_who_attacks_only_routed_units_ignores_his_own_result() -> None:
    fight = Fight()
    unit = fight.put("L-P-IB", fight.hex(), left=1)
    fight.put("L-A-I1", fight.hex(NORTH), morale=ROUTED)
    fight.begin()
    fight.dice(1)
    fight.play(fight.hex(NORTH), "done")
    combat = next(event for event in fight.log() if event.kind == "combat")
    assert combat.numbers[3] == 0
    assert fight.state.left_of[unit] == 1


def test_9_2_the_preview_of_an_attack_on_routed_units_shows_no_losses_of_the_attacker() -> None:
    fight = Fight()
    fight.put(fight.spare(PRUSSIA), fight.hex())
    fight.put("L-A-I1", fight.hex(NORTH), morale=ROUTED)
    fight.begin()
    fight.play(fight.hex(NORTH))
    rows = preview(fight.state)["results"]
    assert isinstance(rows, list)
    assert [(row["attacker"], row["points"][0]) for row in rows] == [("-", 0)] * 6


def test_9_2_routed_units_of_a_demoralized_army_surrender_before_the_roll() -> None:
    fight = Fight()
    fight.put(fight.spare(PRUSSIA), fight.hex())
    enemy = fight.put("L-A-I1", fight.hex(NORTH), morale=ROUTED)
    fight.state.army_of[COALITION] = DEMORALIZED
    fight.begin()
    fight.play(fight.hex(NORTH), "done")
    assert fight.where(enemy) == "off"
    assert "combat" not in fight.kinds()
    assert len(fight.state.track[COALITION]) == 3


def test_10_supporters_of_a_defending_hex_can_still_be_attacked_by_others() -> None:
    """R37: of the defending hex only the engaged have had their combat."""
    fight = Fight("torgau-battle")
    upper = fight.put(fight.unit(COALITION, "8-6-3"), fight.hex())
    lower = fight.put(fight.spare(COALITION), fight.hex())
    first = fight.put("T-P-I4", fight.hex(NORTH))
    fight.put("T-P-I6", fight.hex(SOUTH))
    fight.put(fight.spare(COALITION), fight.hex(SOUTH, SOUTH))
    fight.begin()
    fight.dice(*[2] * 12)
    fight.play(fight.hex(NORTH), "done")
    assert fight.state.fought_of[upper] == 1
    assert fight.state.fought_of[first] == 1
    assert fight.state.fought_of[lower] == 0


# §10.1.1 Flank attack and supported defence


def ring(supported: bool, town: bool = False) -> tuple[Fight, Reckoning]:
    """Two Prussian hexes on opposite sides of an Austrian one: their zones close the ring."""
    fight = Fight()
    defender = fight.put("L-A-I1", fight.hex())
    if supported:
        fight.put(fight.spare(COALITION), fight.hex())
    first = fight.put(fight.spare(PRUSSIA), fight.hex(NORTH))
    second = fight.put(fight.spare(PRUSSIA), fight.hex(SOUTH))
    here = hex_of_name(fight.hex())
    old = fight.field.terrain[here]
    if town:
        fight.field.terrain[here] = TOWN
    try:
        return fight, sums_of(fight, [first, second], [defender])
    finally:
        fight.field.terrain[here] = old


def test_10_1_1_a22_a_ringed_hex_without_support_is_attacked_in_flank() -> None:
    _, sums = ring(supported=False)
    assert sums.drm[FLANK] == 3
    assert not sums.is_supported


def test_10_1_1_a22_no_flank_modifier_in_a_town() -> None:
    _, sums = ring(supported=False, town=True)
    assert sums.drm[FLANK] == 0


def test_10_1_1_a22_supporting_units_make_it_a_supported_defence() -> None:
    _, alone = ring(supported=False)
    _, sums = ring(supported=True)
    assert sums.drm[FLANK] == 0
    assert sums.is_supported
    assert sums.strengths[COALITION] > alone.strengths[COALITION]
    assert sums.steps[COALITION] > alone.steps[COALITION]


def test_10_1_1_a22_zones_of_units_outside_the_combat_do_not_count() -> None:
    fight = Fight()
    defender = fight.put("L-A-I1", fight.hex())
    first = fight.put(fight.spare(PRUSSIA), fight.hex(NORTH))
    fight.put(fight.spare(PRUSSIA), fight.hex(SOUTH))
    assert sums_of(fight, [first], [defender]).drm[FLANK] == 0


# §10.2 Withdrawal


def croats_above_line() -> tuple[Fight, Piece, Piece]:
    fight = Fight(side=PRUSSIA)
    croats = next(
        unit
        for unit in fight.field.all_units
        if fight.field.fast_of[unit]
        and fight.field.arm_of[unit] == INFANTRY
        and fight.field.side_of[unit] == COALITION
    )
    fight.put(croats, fight.hex())
    line = fight.put("L-A-I1", fight.hex())
    return fight, croats, line


def test_10_2_a23_croats_withdraw_and_the_line_fights() -> None:
    fight, croats, line = croats_above_line()
    fight.put(fight.spare(PRUSSIA), fight.hex(NORTH))
    there = fight.put(fight.spare(COALITION), fight.hex(SOUTH))
    fight.begin()
    fight.play(fight.hex(), "done")
    assert fight.asked() == ASK_WITHDRAW
    fight.dice(3, 1, 1, 1)
    fight.play(fight.hex(SOUTH))
    assert fight.stack(fight.hex(SOUTH)) == [croats, there]
    assert fight.state.combat.lead[COALITION] == line


def test_10_2_who_may_withdraw_sees_the_odds_of_standing() -> None:
    fight, _, _ = croats_above_line()
    fight.put(fight.spare(PRUSSIA), fight.hex(NORTH))
    fight.begin()
    fight.play(fight.hex(), "done")
    assert fight.asked() == ASK_WITHDRAW
    combat = observe(fight.state)["combat"]
    assert isinstance(combat, dict)
    assert len(combat["results"]) == 6


def test_10_2_a23_formed_cavalry_in_the_attack_forbids_it() -> None:
    fight, _, _ = croats_above_line()
    fight.put(fight.spare(PRUSSIA, CAVALRY), fight.hex(NORTH))
    fight.dice(*[3] * 9)
    fight.begin()
    fight.play(fight.hex(), "done")
    assert fight.asked() != ASK_WITHDRAW
    assert "combat" in fight.kinds()


def test_10_2_a23_attackers_of_an_emptied_hex_may_advance_but_fight_nobody_else() -> None:
    fight = Fight()
    hussars = fight.put("L-A-C4", fight.hex())
    other = fight.put("L-A-I1", fight.hex(NORTH, NORTH_EAST))
    unit = fight.put(fight.spare(PRUSSIA), fight.hex(NORTH))
    helper = fight.put(fight.spare(PRUSSIA), fight.hex(NORTH, NORTH))
    fight.begin()
    fight.play(fight.hex(), "done")
    assert fight.asked() == ASK_WITHDRAW
    fight.play(fight.hex(SOUTH))
    assert fight.where(hussars) == fight.hex(SOUTH)
    assert fight.asked() == ASK_ADVANCE
    fight.dice(*[3] * 9)
    fight.play("done")
    assert fight.state.fought_of[unit] == 1
    fight.play(fight.hex(NORTH, NORTH), "done")
    assert fight.state.combat.attackers == [Hex(fight.state.hex_of[helper])]
    assert fight.state.combat.defenders == [Hex(fight.state.hex_of[other])]


# §10.3 Odds and limits


def worn_pair(fight: Fight) -> list[Piece]:
    """Two Prussian units of two steps and five points each, 5-3-3 and 5-4-3."""
    shapes = ("5-3-3", "5-4-3")
    return [fight.put(fight.unit(PRUSSIA, shape), fight.hex(), shape) for shape in shapes]


def test_10_3_a24_two_worn_units_of_five_points_in_a_hex_count_eight() -> None:
    fight = Fight("torgau-battle")
    units = worn_pair(fight)
    assert [fight.state.left_of[unit] for unit in units] == [2, 2]
    assert hex_strength(fight.state, units) == 8


def test_26_3_5_a24_austrian_infantry_at_torgau_counts_nine() -> None:
    fight = Fight("torgau-battle")
    strong = fight.put(fight.unit(COALITION, "9-5-3"), fight.hex(), "9-5-3")
    assert hex_strength(fight.state, [strong]) == 9
    riders = []
    for _ in range(2):
        riders.append(fight.put(fight.spare(COALITION, CAVALRY), fight.hex(NORTH)))
    assert hex_strength(fight.state, riders) <= 6


def test_10_3_infantry_and_cavalry_in_one_hex_have_their_limits_apart() -> None:
    fight = Fight("torgau-battle")
    foot = worn_pair(fight)
    horse = [fight.put("T-P-C1", fight.hex()), fight.put("T-P-C5", fight.hex())]
    assert hex_strength(fight.state, foot + horse) == 8 + 6


def test_10_3_the_column_follows_the_strengths() -> None:
    fight = Fight("zorndorf-battle")
    attacker = fight.put("Z-P-C1", fight.hex(), "6-7-6")
    defender = fight.put(fight.unit(COALITION, "4-4-3"), fight.hex(NORTH), "4-4-3")
    sums = sums_of(fight, [attacker], [defender])
    assert (sums.strengths, ODDS[sums.column]) == ([6, 4], "3:2")


# §10.5 Terrain and shock


def pair(fight: Fight, attacker: int, defender: int, start: Hex, end: int) -> int:
    """Return the terrain modifier of an attack between two hexes by the lead unit's arm."""
    way = fight.field.direction(start, Hex(end))
    arm = fight.field.arm_of[attacker]
    value = fight.field.combat[(start * DIRECTIONS + way) * 2 + arm]
    assert value != NO_COMBAT
    assert defender >= 0
    return value


def find_pair(fight: Fight, start: int, end: int, side: int = 0) -> tuple[Hex, Hex]:
    """Return two hexes of these terrains that touch, with nothing but `side` between them."""
    field = fight.field
    for here in HEXES:
        for way in range(DIRECTIONS):
            there = Hex(field.neighbours[here * DIRECTIONS + way])
            if there < 0 or field.terrain[here] != start or field.terrain[there] != end:
                continue
            if field.sides[here * DIRECTIONS + way] & ~(SIDE_AGAINST | 32) == 0:
                if field.sides[here * DIRECTIONS + way] & SIDE_AGAINST == side:
                    return here, there
    return OFF, OFF


@pytest.mark.parametrize(
    ("start", "end", "arm", "modifier"),
    [(CLEAR, TOWN, INFANTRY, -1), (WOODS, CLEAR, CAVALRY, -4), (CLEAR, TOWN, CAVALRY, -1)],
)
def test_10_5_1_a25_terrain_by_the_lead_unit(start: Hex, end: int, arm: int, modifier: int) -> None:
    fight = Fight()
    here, there = find_pair(fight, start, end)
    attacker = fight.put(fight.spare(PRUSSIA, arm), hex_name(here))
    defender = fight.put(fight.spare(COALITION), hex_name(there))
    assert sums_of(fight, [attacker], [defender]).drm[TERRAIN] == modifier
    assert pair(fight, attacker, defender, here, there) == modifier


def test_10_5_1_a25_infantry_from_clear_leads_cavalry_from_woods_into_a_town() -> None:
    """The lead unit's hex counts: with the infantry in front -1, with the cavalry -4."""
    fight = Fight()
    field = fight.field
    for town in range(NUM_HEXES):
        ways = [Hex(field.neighbours[town * DIRECTIONS + way]) for way in range(DIRECTIONS)]
        plain = [here for here in ways if here >= 0 and field.terrain[here] == CLEAR]
        woods = [here for here in ways if here >= 0 and field.terrain[here] == WOODS]
        plain = [
            here for here in plain if field.sides[here * 6 + field.direction(here, Hex(town))] == 0
        ]
        woods = [
            here for here in woods if field.sides[here * 6 + field.direction(here, Hex(town))] == 0
        ]
        if field.terrain[town] == TOWN and plain and woods:
            break
    else:
        pytest.skip("no such town on this map")
    foot = fight.put(fight.spare(PRUSSIA), hex_name(plain[0]))
    horse = fight.put(fight.spare(PRUSSIA, CAVALRY), hex_name(woods[0]))
    enemy = fight.put(fight.spare(COALITION), hex_name(Hex(town)))
    assert sums_of(fight, [foot, horse], [enemy]).drm[TERRAIN] == -1
    assert sums_of(fight, [horse, foot], [enemy]).drm[TERRAIN] == -4


def test_10_5_1_a26_a_cuirassier_and_two_dragoons_against_a_hussar_shock_for_one() -> None:
    fight = Fight()
    riders = [fight.put(name, fight.hex()) for name in ("L-P-C2", "L-P-C3")]
    riders.append(fight.put("L-P-CA", fight.hex(NORTH)))
    assert [fight.field.shock_of[unit] for unit in riders] == [2, 1, 1]
    assert mean_shock(fight.state, riders) == 1
    fight.state.morale_of[riders[0]] = DISORDERED
    assert mean_shock(fight.state, riders) == 1


def charge_at(morale: int, arm: int) -> int:
    fight = Fight()
    rider = fight.put("L-P-C1", fight.hex())
    enemy = fight.put(fight.spare(COALITION, arm), fight.hex(NORTH), morale=morale)
    return sums_of(fight, [rider], [enemy]).drm[SHOCK_DRM]


def test_10_5_1_a26_no_shock_against_formed_infantry() -> None:
    assert charge_at(FORMED, INFANTRY) == 0
    assert charge_at(DISORDERED, INFANTRY) == 2
    assert charge_at(ROUTED, INFANTRY) == 2


def test_10_5_1_no_shock_where_infantry_attacks_too() -> None:
    fight = Fight()
    rider = fight.put("L-P-C1", fight.hex())
    foot = fight.put(fight.spare(PRUSSIA), fight.hex(NORTH_EAST))
    enemy = fight.put(fight.spare(COALITION), fight.hex(NORTH), morale=DISORDERED)
    assert sums_of(fight, [rider, foot], [enemy]).drm[SHOCK_DRM] == 0


def test_10_5_every_modifier_of_state_is_listed_with_its_section() -> None:
    fight = Fight()
    rider = fight.put("L-P-C1", fight.hex(), morale=DISORDERED)
    enemy = fight.put(fight.spare(COALITION), fight.hex(NORTH), morale=ROUTED)
    fight.state.army_of[COALITION] = DEMORALIZED
    sums = sums_of(fight, [rider], [enemy])
    assert sums.drm[IN_DISORDER] == -1
    assert sums.drm[ROUTED_DEFENDER] == 3
    assert sums.drm[ARMY_DEFENDER] == 1
    assert len(sums.drm) == len(DRM_IDS)


def test_6_3_a_changed_front_under_locked_costs_the_attacker_two() -> None:
    fight = Fight()
    below = fight.put("L-P-I3", fight.hex())
    enemy = fight.put("L-A-I1", fight.hex(NORTH))
    fight.state.locked_of[below] = hex_of_name(fight.hex())
    fight.state.locked.append(hex_of_name(fight.hex()))
    above = fight.put("L-P-I5", fight.hex())
    assert sums_of(fight, [below], [enemy]).drm[LOCKED] == 0
    raise_top(fight.state, above)
    assert sums_of(fight, [above], [enemy]).drm[LOCKED] == -2


def test_23_5_1_surprise_gives_three_for_prussia_and_takes_three_from_the_coalition() -> None:
    fight = Fight("rossbach-battle")
    fight.state.turn = 1
    mine = fight.put(fight.spare(PRUSSIA), fight.hex())
    theirs = fight.put(fight.spare(COALITION), fight.hex(NORTH))
    assert sums_of(fight, [mine], [theirs]).drm[SURPRISE] == 3
    assert sums_of(fight, [theirs], [mine]).drm[SURPRISE] == -3
    fight.state.turn = 2
    assert sums_of(fight, [mine], [theirs]).drm[SURPRISE] == 0


# §10.4, §10.6, §10.7 Lead units, the roll, leaders


def two_against_two() -> tuple[Fight, list[Piece], list[Piece]]:
    fight = Fight("torgau-battle")
    mine = [fight.put(name, fight.hex(), left=2) for name in ("T-P-I4", "T-P-I5")]
    theirs = [fight.put(fight.spare(COALITION), fight.hex(NORTH), left=2) for _ in range(2)]
    fight.begin()
    fight.play(fight.hex(), "done")
    return fight, mine, theirs


def test_10_4_both_sides_name_a_lead_unit_the_active_side_first() -> None:
    fight, mine, theirs = two_against_two()
    assert fight.asked() == ASK_LEAD
    assert fight.state.todo.owner() == PRUSSIA
    assert fight.answers() == sorted(fight.name(unit) for unit in mine)
    fight.play(fight.name(mine[1]))
    assert fight.state.todo.owner() == COALITION
    fight.dice(*[1] * 20)
    fight.play(fight.name(theirs[1]))
    assert fight.state.combat.lead == [mine[1], theirs[1]]


def test_10_6_the_die_with_all_modifiers_finds_the_result_in_the_column_of_the_odds() -> None:
    fight, mine, theirs = two_against_two()
    fight.play(fight.name(mine[0]))
    sums = sums_of(fight, mine, theirs)
    fight.dice(4, *[1] * 20)
    fight.play(fight.name(theirs[0]))
    combat = next(event for event in fight.log() if event.kind == "combat")
    cell = crt_cell(sums.column, 4 + sums.total())
    expected = [4, sums.total(), sums.column, CRT_ATTACKER[cell], CRT_DEFENDER[cell]]
    assert list(combat.numbers[:5]) == expected


def test_10_6_the_chances_before_the_roll_are_those_of_six_dice() -> None:
    fight, mine, theirs = two_against_two()
    fight.play(fight.name(mine[0]))
    found = odds(fight.state, clicks_of(fight.field.battle).parse(fight.name(theirs[0])))
    assert found is not None
    throw = found.throws[0]
    assert sum(chance.ways for chance in throw.chances) == 6
    sums = sums_of(fight, mine, theirs)
    assert sum(item.value for item in throw.items[3:]) == sums.total()
    assert all(item.section.startswith("§") for item in throw.items)


def test_10_7_leaders_in_the_hexes_of_a_combat_are_rolled_for_after_it() -> None:
    fight = Fight()
    fight.put("L-P-I3", fight.hex())
    leader = fight.put("L-P-L4", fight.hex())
    fight.put("L-A-I1", fight.hex(NORTH))
    fight.begin()
    fight.dice(3, 6, 6, *[1] * 20)
    fight.play(fight.hex(), "done")
    kinds = fight.kinds()
    assert kinds.index("combat") < kinds.index("leader-killed")
    assert fight.state.deputy_of[leader] == 1


# §10.10 Advance and capture


def battery_to_capture(steps: int, form: str = "leuthen-battle") -> tuple[Fight, Piece, Piece]:
    fight = Fight(form)
    unit = fight.put(fight.spare(PRUSSIA), fight.hex())
    name = next(
        battery
        for battery in range(fight.field.units)
        if fight.field.arm_of[battery] == ARTILLERY
        and fight.field.side_of[battery] == COALITION
        and fight.field.full_of[battery] >= steps
    )
    battery = fight.put(name, fight.hex(NORTH), left=steps)
    fight.begin()
    return fight, unit, battery


def test_10_10_1_example_the_counter_on_the_map_is_captured_and_the_rest_escapes() -> None:
    """A battery of three steps: one captured step on the track, two left, disordered, back."""
    fight, unit, battery = battery_to_capture(3)
    fight.dice(3)
    fight.play(fight.hex(NORTH), "done", fight.name(unit))
    fight.settle()
    track = fight.state.track[COALITION]
    assert [(kind_of(entry), steps_of(entry)) for entry in track[1:]] == [(CAPTURED, 1)]
    assert fight.state.left_of[battery] == 2
    assert fight.state.morale_of[battery] == DISORDERED
    assert fight.where(battery) != fight.hex(NORTH)
    assert fight.where(unit) == fight.hex(NORTH)


def test_12_2_example_a_captured_battery_of_three_steps_fills_two_boxes() -> None:
    fight, unit, _ = battery_to_capture(3)
    fight.dice(6)
    fight.play(fight.hex(NORTH), "done", fight.name(unit))
    track = fight.state.track[COALITION]
    assert [steps_of(entry) for entry in track[1:]] == [1, 2]
    assert fight.state.success[PRUSSIA] == 2


def test_10_10_1_a_routed_battery_is_captured_without_a_roll() -> None:
    fight, unit, battery = battery_to_capture(2)
    fight.state.morale_of[battery] = ROUTED
    fight.play(fight.hex(NORTH), "done", fight.name(unit))
    assert fight.where(battery) == "off"
    assert "capture-roll" not in fight.kinds()


def test_10_10_1_cavalry_and_a_worn_army_help_to_capture() -> None:
    fight = Fight()
    rider = fight.put("L-P-C1", fight.hex())
    battery = fight.put("L-A-A1", fight.hex(NORTH), morale=DISORDERED)
    fight.state.army_of[COALITION] = DEMORALIZED
    fight.state.combat.march = [rider, hex_of_name(fight.hex(NORTH))]
    assert capture_modifier(fight.state, battery, PRUSSIA) == 3
    fight.put(fight.spare(COALITION), fight.hex(NORTH, NORTH))
    assert capture_modifier(fight.state, battery, PRUSSIA) == 2


def test_10_10_supporting_units_and_leaders_advance_too() -> None:
    fight = Fight()
    upper = fight.put("L-P-I3", fight.hex())
    lower = fight.put("L-P-I5", fight.hex())
    leader = fight.put("L-P-L4", fight.hex())
    fight.put("L-A-I1", fight.hex(NORTH), left=1)
    fight.results([fight.hex()], [fight.hex(NORTH)], defender="1")
    assert fight.asked() == ASK_ADVANCE
    fight.play(fight.name(lower), fight.name(leader), "done")
    assert [fight.where(piece) for piece in (upper, lower, leader)] == [
        fight.hex(),
        fight.hex(NORTH),
        fight.hex(NORTH),
    ]


def test_10_10_the_defender_advances_only_on_batteries_left_alone() -> None:
    fight = Fight()
    gone = fight.put("L-P-IB", fight.hex(), left=1)
    battery = fight.put("L-P-A1", fight.hex())
    winner = fight.put("L-A-I1", fight.hex(NORTH))
    fight.results([fight.hex()], [fight.hex(NORTH)], attacker="1")
    assert fight.where(gone) == "off"
    assert fight.state.todo.owner() == COALITION
    fight.dice(6)
    fight.play(fight.name(winner))
    assert fight.where(winner) == fight.hex()
    assert fight.where(battery) == "off"
    empty = Fight()
    empty.put("L-P-IB", empty.hex(), left=1)
    empty.put("L-A-I1", empty.hex(NORTH))
    empty.results([empty.hex()], [empty.hex(NORTH)], attacker="1")
    assert empty.asked() is None


# §10.11 Momentum


def test_10_11_markers_add_up_and_count_for_this_and_the_next_player_turn() -> None:
    fight = Fight()
    mine = fight.put(fight.spare(PRUSSIA), fight.hex())
    theirs = fight.put(fight.spare(COALITION), fight.hex(NORTH))
    fight.state.combat.side = PRUSSIA
    place_marker(fight.state, hex_of_name(fight.hex(NORTH)))
    place_marker(fight.state, hex_of_name(fight.hex(NORTH)))
    assert sums_of(fight, [mine], [theirs]).drm[MOMENTUM] == 4
    fight.state.player_turn += 1
    assert sums_of(fight, [mine], [theirs]).drm[MOMENTUM] == 0
    assert sums_of(fight, [theirs], [mine]).drm[MOMENTUM_NEXT] == -4
    fight.state.player_turn += 1
    drop_markers(fight.state, [])
    assert fight.state.combat.momentum == []


def test_10_11_a_marker_falls_when_its_hex_is_left() -> None:
    fight = Fight()
    theirs = fight.put(fight.spare(COALITION), fight.hex(NORTH))
    fight.state.combat.side = PRUSSIA
    place_marker(fight.state, hex_of_name(fight.hex(NORTH)))
    drop_markers(fight.state, [])
    assert len(fight.state.combat.momentum) == 3
    fight.put(theirs, fight.hex(NORTH, NORTH))
    drop_markers(fight.state, [])
    assert fight.state.combat.momentum == []


# §10.13 Charges


def two_riders() -> tuple[Fight, Piece, Piece, Piece]:
    """Zorndorf: 6-7-6 above 4-7-7 attack a lone Russian 2-3-6."""
    fight = Fight("zorndorf-battle")
    upper = fight.put("Z-P-C1", fight.hex(), "6-7-6")
    lower = fight.put("Z-P-C3", fight.hex(), "4-7-7")
    enemy = fight.put("Z-R-C1", fight.hex(NORTH), "2-3-6")
    return fight, upper, lower, enemy


def test_10_13_3_example_1_who_was_engaged_is_disordered_though_nobody_charges() -> None:
    fight, upper, lower, enemy = two_riders()
    fight.results([fight.hex()], [fight.hex(NORTH)], attacker="1", defender="1S", leads=(upper, -1))
    fight.play("done")
    assert fight.where(enemy) == "off"
    assert fight.show(upper) == "5-6-6d"
    assert fight.show(lower) == "4-7-7"


def charge_next(die: int) -> tuple[Fight, Piece, Piece]:
    """Both advance, 4-7-7 goes on top and tries to charge a second Russian hex."""
    fight, upper, lower, _ = two_riders()
    fight.put(fight.spare(COALITION, CAVALRY), fight.hex(NORTH, NORTH))
    fight.results([fight.hex()], [fight.hex(NORTH)], attacker="1", defender="1S", leads=(upper, -1))
    fight.play(fight.name(lower), fight.name(upper))
    if f"raise {fight.name(lower)}" in fight.answers():
        fight.play(f"raise {fight.name(lower)}")
    while fight.asked() != ASK_CHARGE_UNIT:
        fight.play("done")
    fight.dice(die, *[1] * 20)
    fight.play(fight.name(lower))
    if fight.asked() == ASK_CHARGE_UNIT:
        fight.play("done")
    fight.play("done")  # the only hex to charge is in already
    return fight, upper, lower


def test_10_13_3_example_2_a_failed_charge_disorders_all_who_fought_or_tried() -> None:
    fight, upper, lower = charge_next(3)
    assert "charge-failed" in fight.kinds()
    assert fight.show(upper) == "5-6-6d"
    assert fight.show(lower) == "4-7-7d"


def test_10_13_2_with_eleven_the_cavalry_fights_the_next_combat() -> None:
    fight, _, lower = charge_next(4)
    assert "charge" in fight.kinds()
    assert fight.kinds().count("combat") == 1  # the first was set up without a roll
    assert fight.state.combat.kind == CHARGE
    assert fight.state.charged_of[lower] == 1


def test_10_13_3_example_3_cavalry_that_came_up_for_the_third_point_is_disordered() -> None:
    fight = Fight("zorndorf-battle")
    upper = fight.put("Z-P-C1", fight.hex(), "6-7-6")
    lower = fight.put("Z-P-C3", fight.hex(), "4-7-7")
    fight.put(fight.unit(COALITION, "8-6-3"), fight.hex(NORTH))
    fight.results([fight.hex()], [fight.hex(NORTH)], attacker="3", leads=(upper, -1))
    fight.play("retreat")
    fight.settle()
    while fight.state.todo.question() >= ASK_DECLARE.number:
        fight.play("done")
    assert fight.show(upper) == "5-6-6d"
    assert fight.show(lower) == "3-6-7d"


def test_10_13_3_example_3_with_two_points_it_stays_formed() -> None:
    fight = Fight("zorndorf-battle")
    upper = fight.put("Z-P-C1", fight.hex(), "6-7-6")
    lower = fight.put("Z-P-C3", fight.hex(), "4-7-7")
    fight.put(fight.unit(COALITION, "8-6-3"), fight.hex(NORTH))
    fight.results([fight.hex()], [fight.hex(NORTH)], attacker="2", leads=(upper, -1))
    fight.play("retreat")
    fight.settle()
    while fight.state.todo.question() >= ASK_DECLARE.number:
        fight.play("done")
    assert fight.show(upper) == "5-6-6d"
    assert fight.show(lower) == "4-7-7"


def test_10_13_2_a_cavalry_leader_adds_his_modifier() -> None:
    fight = Fight()
    fight.put("L-P-C1", fight.hex())
    fight.state.combat.attackers = [hex_of_name(fight.hex())]
    assert charge_modifier(fight.state) == 0
    fight.put("L-P-L4", fight.hex())  # Wedell leads infantry
    assert charge_modifier(fight.state) == 0
    fight.put("L-P-L1", fight.hex())  # Zieten
    assert charge_modifier(fight.state) == 2


def test_24_2_5_nadasdy_leads_infantry_and_yet_adds_his_modifier_to_a_charge() -> None:
    fight = Fight()
    nadasdy = fight.put("L-A-L6", fight.hex())
    fight.state.combat.attackers = [hex_of_name(fight.hex())]
    assert fight.field.cavalry_leader[nadasdy] == 0
    assert charge_modifier(fight.state) == 2
