"""§9–§15 Awkward positions: emptied hexes, guns left behind, leaders left alone."""

from grognard.games.prussia.options import FOUGHT_ABOVE, MOMENTUM_GUNS, ROUTED_ABOVE
from grognard.games.prussia.reasons import (
    COMBAT_HAS_FOUGHT,
    COMBAT_MUST_FIGHT,
    ENEMY_THERE,
)
from grognard.games.prussia.rules.s05_stacking import place_top
from grognard.games.prussia.rules.s07_01_routed import DO_ROUTED
from grognard.games.prussia.rules.s09_disorder import DO_RALLY
from grognard.games.prussia.rules.s10_01_declare import ASK_DECLARE, defence_units
from grognard.games.prussia.rules.s10_01_flank import supporters
from grognard.games.prussia.rules.s10_02_withdrawal import (
    ASK_WITHDRAW,
    can_withdraw,
    ways_out,
    withdrawing,
)
from grognard.games.prussia.rules.s10_03_odds import reckon
from grognard.games.prussia.rules.s10_05_modifiers import FLANK, ROUTED_DEFENDER, TERRAIN
from grognard.games.prussia.rules.s10_06_chances import ahead
from grognard.games.prussia.rules.s10_09_retreat import ASK_RETREAT_LEADER, _stops
from grognard.games.prussia.rules.s10_10_advance import ASK_ADVANCE
from grognard.games.prussia.rules.s10_11_momentum import (
    ASK_MOMENTUM,
    ASK_MOMENTUM_PIECE,
    place_marker,
)
from grognard.games.prussia.rules.s10_13_charge import ASK_CHARGE_UNIT
from grognard.games.prussia.rules.s13_joint import _shake
from grognard.games.prussia.rules.s25_zorndorf import has_bridge
from grognard.games.prussia.state import CAPTURED
from grognard.games.prussia.tables import (
    ARTILLERY,
    CAVALRY,
    CLEAR,
    COALITION,
    DEMORALIZED,
    DIRECTIONS,
    DISORDERED,
    HEXES,
    INFANTRY,
    PRUSSIA,
    ROUTED,
    STRIDE,
    TOWN,
    Hex,
    Piece,
    hex_name,
    hex_of_name,
)
from tests.games.prussia.fight import Fight, sums_of

NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST = range(6)
TRIANGLE = (NORTH, SOUTH_EAST, SOUTH_WEST)
"""Three hexes whose units or zones ring the middle."""


def fast_foot(fight: Fight) -> Piece:
    """Return Austrian infantry that may withdraw."""
    for unit in range(fight.field.units):
        if fight.field.fast_of[unit] and fight.field.arm_of[unit] == INFANTRY:
            if fight.field.side_of[unit] == COALITION and fight.state.hex_of[unit] < 0:
                return Piece(unit)
    raise AssertionError("no fast infantry")


# §10.1, §10.2 Who defends


def test_10_1_a_routed_unit_above_others_does_not_spare_them_the_combat() -> None:
    fight = Fight()
    fight.put(fight.spare(PRUSSIA), fight.hex())
    fight.put("L-A-I1", fight.hex(NORTH), morale=ROUTED)
    fight.begin()
    assert fight.asked() == ASK_DECLARE
    assert fight.why("done") != COMBAT_MUST_FIGHT
    mixed = Fight()
    mixed.put(mixed.spare(PRUSSIA), mixed.hex())
    mixed.put("L-A-I1", mixed.hex(NORTH), morale=ROUTED)
    mixed.put("L-A-I2", mixed.hex(NORTH))
    mixed.begin()
    assert mixed.why("done") == COMBAT_MUST_FIGHT


def test_10_2_a_unit_that_withdrew_into_another_attacked_hex_stays_there() -> None:
    fight = Fight()
    croats = fight.put(fast_foot(fight), fight.hex(SOUTH_EAST))
    fight.put("L-A-I1", fight.hex())
    fight.put(fight.spare(PRUSSIA), fight.hex(NORTH_EAST))
    fight.begin()
    fight.play(fight.hex(), "done")
    assert len(fight.state.combat.defenders) == 2
    assert fight.asked() == ASK_WITHDRAW
    fight.dice(*[3] * 9)
    fight.play(fight.hex())
    assert fight.kinds().count("withdraw") == 1
    assert fight.asked() != ASK_WITHDRAW
    assert fight.state.fought_of[croats] == 1


def test_10_2_a_fast_unit_that_can_go_nowhere_does_not_hold_the_others() -> None:
    fight = Fight("zorndorf-battle", side=COALITION)
    field = fight.field
    riders = [
        unit
        for unit in field.all_units
        if field.side_of[unit] == PRUSSIA and field.arm_of[unit] == CAVALRY
    ]
    worn = fight.put(
        next(u for u in riders if field.bracketed[u * STRIDE + 1]), fight.hex(), left=1
    )
    fresh = fight.put(next(u for u in riders if u != worn), fight.hex())
    for way in (NORTH, NORTH_EAST):
        fight.put(fight.spare(COALITION), fight.hex(way, way))
    assert withdrawing(fight.state, hex_of_name(fight.hex())) == [worn, fresh]
    for way in (SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST):
        fight.put(fight.spare(COALITION), fight.hex(way, way))
    assert withdrawing(fight.state, hex_of_name(fight.hex())) == [fresh]


def test_10_2_a_hex_withdrawn_from_neither_spoils_a_flank_attack_nor_lends_its_terrain() -> None:
    fight = Fight()
    attack = [fight.put(fight.spare(PRUSSIA), fight.hex(way)) for way in TRIANGLE]
    defender = fight.put("L-A-I1", fight.hex())
    empty = hex_of_name(fight.hex(NORTH_EAST))
    hexes = [Hex(fight.state.hex_of[unit]) for unit in attack]
    leads = [attack[0], defender]
    sums = reckon(
        fight.state, attack, [defender], hexes, [Hex(fight.state.hex_of[defender]), empty], leads
    )
    assert sums.drm[FLANK] == 3
    start, town, clear = town_and_clear(fight)
    place_top(fight.state, attack[0], start)
    place_top(fight.state, defender, town)
    sums = reckon(fight.state, attack[:1], [defender], [start], [town, clear], leads)
    assert sums.drm[TERRAIN] == -1


def town_and_clear(fight: Fight) -> tuple[Hex, Hex, Hex]:
    """Return a clear hex, and a town and a clear hex beside it, on level ground."""
    field = fight.field
    for here in HEXES:
        if field.terrain[here] != CLEAR:
            continue
        beside = [
            Hex(field.neighbours[edge])
            for edge in range(here * DIRECTIONS, here * DIRECTIONS + DIRECTIONS)
            if field.neighbours[edge] >= 0 and field.sides[edge] == 0
        ]
        towns = [to for to in beside if field.terrain[to] == TOWN]
        clears = [to for to in beside if field.terrain[to] == CLEAR]
        if towns and clears:
            return here, towns[0], clears[0]
    raise AssertionError("no town beside open ground")


def test_25_3_8_two_units_of_cossacks_in_support_are_four_steps() -> None:
    fight = Fight("zorndorf-battle")
    field = fight.field
    fight.put(fight.unit(COALITION, "8-6-3"), fight.hex(), left=4)
    cossacks = [unit for unit in field.all_units if field.double_of[unit] == 2][:3]
    for unit in cossacks:
        fight.put(unit, fight.hex(), left=2)
    assert supporters(fight.state, hex_of_name(fight.hex())) == cossacks[:2]


def test_10_2_columns_withdraw_together_only_where_four_steps_are_kept() -> None:
    fight = Fight()
    riders = [fight.spare(COALITION, CAVALRY)]
    fight.put(riders[0], fight.hex(), left=2)
    riders.append(fight.put(fight.spare(COALITION, CAVALRY), fight.hex(), left=2))
    friend = fight.put(fight.spare(COALITION, CAVALRY), fight.hex(SOUTH), left=2)
    for unit in (*riders, friend):
        fight.state.column_of[unit] = 1
    ways = ways_out(fight.state, hex_of_name(fight.hex()))
    assert hex_of_name(fight.hex(SOUTH)) not in ways
    assert hex_of_name(fight.hex(SOUTH_EAST)) in ways


# §9.2 Routed units


def test_9_2_formed_supporters_of_a_routed_unit_fight_back() -> None:
    fight = Fight()
    attack = [fight.put(fight.spare(PRUSSIA), fight.hex(way)) for way in TRIANGLE]
    runner = fight.put("L-A-I1", fight.hex(), morale=ROUTED)
    hexes = [Hex(fight.state.hex_of[unit]) for unit in attack]
    target = [Hex(fight.state.hex_of[runner])]
    alone = reckon(fight.state, attack, [runner], hexes, target, [attack[0], runner])
    assert alone.is_routed_only
    assert alone.drm[ROUTED_DEFENDER] == 3
    fight.put("L-A-I2", fight.hex())
    backed = reckon(fight.state, attack, [runner], hexes, target, [attack[0], runner])
    assert backed.is_supported
    assert not backed.is_routed_only
    assert backed.drm[ROUTED_DEFENDER] == 0


def test_9_2_formed_units_below_a_routed_one_answer_only_if_they_fight_or_by_an_option() -> None:
    fight = Fight()
    attack = fight.put(fight.spare(PRUSSIA), fight.hex(NORTH))
    runner = fight.put("L-A-I1", fight.hex(), morale=ROUTED, left=4)
    fight.put("L-A-I2", fight.hex())
    front = sums_of(fight, [attack], [runner])
    assert front.is_routed_only
    assert front.drm[ROUTED_DEFENDER] == 3
    fight.state.choices[ROUTED_ABOVE] = 1
    answered = sums_of(fight, [attack], [runner])
    assert not answered.is_routed_only
    assert answered.drm[ROUTED_DEFENDER] == 0


# §10 Units that have fought


def test_10_2_cavalry_that_has_fought_holds_nobody_where_it_is_passed_over() -> None:
    fight = Fight()
    rider = fight.put(fight.spare(PRUSSIA, CAVALRY), fight.hex(), left=2)
    fight.put(fight.spare(PRUSSIA), fight.hex(), left=2)
    fight.put(fight.spare(COALITION, CAVALRY), fight.hex(NORTH), left=2)
    fight.state.fought_of[rider] = 1
    fight.state.combat.side = PRUSSIA
    fight.state.combat.attackers = [hex_of_name(fight.hex())]
    target = hex_of_name(fight.hex(NORTH))
    assert not can_withdraw(fight.state, target)
    fight.state.choices[FOUGHT_ABOVE] = 1
    assert can_withdraw(fight.state, target)


def covered(choice: int) -> tuple[Fight, list[Piece], list[Piece]]:
    """Four steps that have fought lie on a fresh unit; return also who can be attacked there."""
    fight = Fight()
    fight.state.choices[FOUGHT_ABOVE] = choice
    spent = fight.put("L-A-I1", fight.hex(), morale=DISORDERED, left=4)
    fresh = fight.put("L-A-I2", fight.hex(), left=4)
    mine = fight.put(fight.spare(PRUSSIA), fight.hex(NORTH))
    fight.begin()
    fight.state.fought_of[spent] = 1
    return fight, [spent, fresh, mine], defence_units(fight.state, hex_of_name(fight.hex()))


def test_10_a_unit_that_has_fought_covers_those_below_it() -> None:
    fight, units, found = covered(0)
    assert found == []
    assert fight.why(fight.hex()) == COMBAT_HAS_FOUGHT
    assert fight.field.side_of[units[1]] == COALITION


def test_10_or_by_an_option_those_below_are_attacked_and_must_fight() -> None:
    fight, (spent, fresh, _), found = covered(1)
    assert found == [fresh]
    assert fight.why("done") == COMBAT_MUST_FIGHT
    fight.dice(6, 6, 6, 6)
    fight.play(fight.hex())
    preview = ahead(fight.state)
    assert preview is not None
    assert preview.strengths[COALITION] == fight.field.sp[fresh * STRIDE + 4]
    fight.play("done")
    assert fight.state.fought_of[fresh] == 1
    assert fight.state.left_of[spent] == 4  # the loss is for the unit that fights


def test_10_13_cavalry_to_which_routed_units_surrendered_may_charge_on_and_is_disordered() -> None:
    fight = Fight()
    fight.state.army_of[COALITION] = DEMORALIZED
    rider = fight.put(fight.spare(PRUSSIA, CAVALRY), fight.hex())
    runner = fight.put("L-A-I1", fight.hex(NORTH), morale=ROUTED)
    fight.put("L-A-I2", fight.hex(NORTH, NORTH))
    fight.begin()
    fight.play(fight.hex(NORTH), "done")
    assert fight.where(runner) == "off"
    fight.play(fight.name(rider))
    assert fight.asked() == ASK_CHARGE_UNIT
    fight.play("done")
    assert fight.state.morale_of[rider] == DISORDERED
    assert "combat" not in fight.kinds()


# §10.10 Guns and leaders


def test_10_10_guns_that_the_attacker_leaves_by_his_own_advance_are_safe() -> None:
    fight = Fight()
    winner = fight.put("L-P-I3", fight.hex())
    fight.put("L-P-A1", fight.hex())
    fight.put("L-A-I1", fight.hex(NORTH), left=1)
    fight.put("L-A-I2", fight.hex(NORTH_EAST))
    hexes = [fight.hex(NORTH), fight.hex(NORTH_EAST)]
    lead = fight.field.piece_of_id("L-A-I1")
    fight.results([fight.hex()], hexes, defender="1", leads=(-1, lead))
    assert fight.asked() == ASK_ADVANCE
    fight.play(fight.name(winner))
    assert fight.where(winner) == fight.hex(NORTH)
    assert fight.asked() is None


def test_10_10_1_a_leader_with_captured_guns_is_caught_and_stops_no_advance() -> None:
    fight = Fight()
    winner = fight.put("L-P-I3", fight.hex())
    fight.put("L-A-A1", fight.hex(NORTH))
    leader = fight.put("L-A-L1", fight.hex(NORTH))
    fight.put("L-A-I1", fight.hex(NORTH, NORTH, NORTH))
    fight.begin()
    fight.play(fight.hex(NORTH), "done")
    fight.dice(6, 3)
    fight.play(fight.name(winner))
    assert fight.where(leader) == fight.hex(NORTH, NORTH, NORTH)
    assert fight.where(winner) == fight.hex(NORTH)


def test_10_11_a_leader_may_go_along_with_a_momentum_advance() -> None:
    fight = Fight()
    winner = fight.put("L-P-I3", fight.hex())
    leader = fight.put("L-P-L4", fight.hex())
    fight.put("L-A-I1", fight.hex(NORTH), left=1)
    fight.results([fight.hex()], [fight.hex(NORTH)], defender="3")
    fight.play(fight.name(winner), fight.name(leader))
    assert fight.asked() == ASK_MOMENTUM
    fight.play("advance", fight.name(winner), fight.hex(NORTH, NORTH))
    assert fight.asked() == ASK_RETREAT_LEADER
    fight.play(fight.name(leader))
    assert fight.where(leader) == fight.where(winner) == fight.hex(NORTH, NORTH)


def rushing(choice: int) -> tuple[Fight, Piece, Piece]:
    """A winner has advanced and may go on; a lone battery stands before him."""
    fight = Fight()
    fight.state.choices[MOMENTUM_GUNS] = choice
    winner = fight.put("L-P-I3", fight.hex())
    fight.put("L-A-I1", fight.hex(NORTH), left=1)
    gun = fight.put(fight.spare(COALITION, ARTILLERY), fight.hex(NORTH, NORTH))
    fight.results([fight.hex()], [fight.hex(NORTH)], defender="3")
    fight.play(fight.name(winner), "advance", fight.name(winner))
    return fight, winner, gun


def test_10_11_no_momentum_advance_goes_onto_batteries_alone() -> None:
    fight, _, gun = rushing(0)
    assert fight.why(fight.where(gun)) == ENEMY_THERE


def test_10_11_or_by_an_option_it_does_and_tries_to_capture_them() -> None:
    for die, taken in ((6, True), (1, False)):
        fight, winner, gun = rushing(1)
        goal = fight.hex(NORTH, NORTH)
        fight.dice(die)
        fight.play(goal)
        fight.settle()
        assert fight.where(winner) == goal
        assert (fight.state.fate_of[gun] == CAPTURED) == taken
        assert fight.where(gun) != goal
        assert fight.asked() != ASK_MOMENTUM_PIECE or fight.answers() == ["done"]


def test_10_11_a_marker_falls_even_if_others_take_the_hex_that_was_left() -> None:
    fight = Fight()
    fight.put(fight.spare(COALITION), fight.hex(NORTH))
    first = fight.stack(fight.hex(NORTH))[0]
    fight.state.combat.side = PRUSSIA
    place_marker(fight.state, hex_of_name(fight.hex(NORTH)))
    place_marker(fight.state, hex_of_name(fight.hex(NORTH)))
    place_top(fight.state, first, hex_of_name(fight.hex(NORTH, NORTH)))
    fight.put(fight.spare(COALITION), fight.hex(NORTH))
    assert fight.state.combat.momentum == []


# §12.3 Collapse, §15.2 leaders left alone


def test_12_3_a_unit_that_is_about_to_flee_does_not_stand_in_the_way_of_others() -> None:
    fight = Fight()
    unit = fight.put("L-A-I1", fight.hex(NORTH))
    fight.put(fight.spare(PRUSSIA), fight.hex())
    fight.state.army_of[COALITION] = DEMORALIZED
    fight.dice(6)
    _shake(fight.state, unit, DEMORALIZED, True)
    assert fight.state.combat.leaving >> unit & 1
    calm = fight.put("L-A-I2", fight.hex(NORTH, NORTH))
    fight.dice(1)
    _shake(fight.state, calm, DEMORALIZED, True)
    assert fight.state.combat.leaving >> calm & 1 == 0


def test_15_2_a_leader_whose_units_are_shot_away_beside_the_enemy_is_caught() -> None:
    fight = Fight()
    fight.put("L-A-I1", fight.hex(), left=1)
    leader = fight.put("L-A-L1", fight.hex())
    friend = fight.put("L-A-I2", fight.hex(SOUTH, SOUTH))
    fight.put(fight.spare(PRUSSIA), fight.hex(NORTH))
    fight.dice(2)
    fight.bombard(fight.hex(), "1", canister=True)
    assert fight.where(leader) == fight.where(friend)


def test_15_2_a_leader_left_behind_by_routed_units_is_caught() -> None:
    fight = Fight()
    fight.put("L-P-I3", fight.hex(), morale=ROUTED)
    leader = fight.put("L-P-L4", fight.hex())
    fight.put("L-A-I1", fight.hex(NORTH))
    fight.begin(DO_ROUTED)
    fight.dice(2)
    while fight.asked() is not None:
        fight.play("done" if fight.asked() == ASK_RETREAT_LEADER else fight.answers()[0])
    assert "leader-along" not in fight.kinds()
    assert "leader-caught" in fight.kinds()
    assert fight.where(leader) != fight.hex()


def test_15_2_a_leader_beside_a_unit_that_rallies_is_caught() -> None:
    fight = Fight()
    runner = fight.put("L-P-I3", fight.hex(), morale=ROUTED)
    leader = fight.put("L-A-L1", fight.hex(NORTH))
    friend = fight.put("L-A-I1", fight.hex(NORTH, NORTH, NORTH))
    fight.dice(1, 2)
    fight.begin(DO_RALLY)
    assert fight.state.morale_of[runner] == DISORDERED
    assert fight.where(leader) == fight.where(friend)


def test_25_3_6_a_retreat_need_not_stop_at_a_bridge() -> None:
    fight = Fight("zorndorf-battle")
    unit = fight.put(fight.spare(PRUSSIA), fight.hex())
    beside = [here for here in HEXES if fight.field.beside_river[here]]
    bridged = [here for here in beside if has_bridge(fight.state, here)]
    assert bridged
    assert len(bridged) < len(beside)
    for here in beside:
        assert _stops(fight.state, unit, here) == (here not in bridged), hex_name(here)
