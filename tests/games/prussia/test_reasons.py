"""Every refusal names its own cause, under the section that says so."""

from grognard.core.state import State
from grognard.games.prussia import GAME
from grognard.games.prussia.options import COLUMN_GUNS
from grognard.games.prussia.rules.s10_08_losses import ASK_LOSS_UNIT
from grognard.games.prussia.rules.s10_10_advance import ASK_ADVANCE
from grognard.games.prussia.rules.s10_11_momentum import ASK_MOMENTUM_PIECE
from grognard.games.prussia.state import PrussiaState
from grognard.games.prussia.tables import (
    ARTILLERY,
    CAVALRY,
    COALITION,
    GOOD,
    INFANTRY,
    PRUSSIA,
    ROUTED,
    Corps,
    Piece,
)
from grognard.messages.texts import Texts
from tests.games.prussia import refusals
from tests.games.prussia.fight import Fight
from tests.games.prussia.march import March
from tests.games.prussia.test_s05_stacking import pile, units_of

NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST = range(6)


def told(state: State, click: str) -> str:
    """Return the reason of a refusal and its section, in short."""
    reason = GAME.why_not(state, GAME.parse_action(state, click))
    assert reason is not None, f"{click} is allowed"
    return f"{reason.code.removeprefix('prussia-why-')} {reason.section}"


# §4 Command


def test_4_1_a_corps_of_a_sleeping_army_is_not_off_the_map() -> None:
    march = March(side=COALITION)
    unit = march.put(units_of(march, COALITION, INFANTRY)[0], march.hex())
    awake = march.put(units_of(march, COALITION, CAVALRY)[0], march.hex(SOUTH, SOUTH))
    march.state.active[COALITION] = 0
    group = int(march.state.group_of[awake])
    march.state.detachment_of[awake] = group
    march.state.awake[group] = 1
    march.move()
    corps = march.field.corps_names[march.field.corps_of[unit]]
    assert told(march.state, f"corps {corps}") == "army-inactive §4.1"


def test_4_2_2_a_battery_out_of_command_is_not_said_to_be_in_command() -> None:
    state, click = refusals.no_trace()
    assert told(state, click) == "no-trace §4.2.2"


# §7 Movement


def test_7_5_who_must_stop_is_not_told_that_movement_is_lacking() -> None:
    state, click = refusals.must_stop()
    assert isinstance(state, PrussiaState)
    assert told(state, click) == "must-stop §7.5"
    state.walk_left = 0
    assert told(state, click) == "too-far §7.3"


def test_7_5_3_cavalry_beside_formed_cavalry_must_stop() -> None:
    march = March(side=COALITION)
    rider = march.put(units_of(march, COALITION, CAVALRY)[0], march.hex())
    pile(march, march.hex(SOUTH), [4])
    march.put(units_of(march, PRUSSIA, CAVALRY)[0], march.hex(NORTH, NORTH))
    march.move()
    march.play(march.name(rider), march.hex(NORTH))
    assert told(march.state, march.hex(NORTH, NORTH_EAST)) == "must-stop §7.5"


def test_7_4_who_has_no_way_is_not_said_to_be_engaged() -> None:
    assert told(*refusals.nowhere_to_go()) == "nowhere-to-go §7.4"


def test_7_5_3_cavalry_engaged_by_formed_cavalry_may_not_leave() -> None:
    assert told(*refusals.cannot_leave()) == "cannot-leave §7.5"


def test_24_2_2_a_battery_waits_for_a_corps_to_enter() -> None:
    assert told(*refusals.battery_follows()) == "battery-follows §24.2.2"


def test_26_4_1_reinforcements_come_later() -> None:
    assert told(*refusals.enters_later()) == "enters-later §26.4.1"


def test_26_3_3_lacy_comes_by_the_die() -> None:
    assert told(*refusals.lacy_comes()) == "lacy-comes §26.3.3"


def test_5_3_who_stands_in_a_full_hex_moves_on_before_the_next_piece() -> None:
    march = March(side=COALITION)
    walker, other = (*pile(march, march.hex(), [4]), *pile(march, march.hex(SOUTH), [4]))
    march.move()
    march.play(march.name(walker))
    assert told(march.state, march.name(other)) == "one-hex-first §7.3"
    for unit in pile(march, march.hex(), [4, 4, 4]):  # a question stopped it in a full hex
        march.state.moved_of[unit] = 1
    march.state.walk_hexes = 1
    assert told(march.state, march.name(other)) == "over-stacked §5.1"


def test_7_6_a_battery_in_column_is_told_so() -> None:
    march = March(side=PRUSSIA)
    field = march.field
    unit = march.put(units_of(march, PRUSSIA, INFANTRY)[0], march.hex())
    corps = Corps(field.corps_of[unit])
    march.put(Piece(field.leader_of_corps[corps]), march.hex())
    guns = [march.put(gun, march.hex(SOUTH)) for gun in units_of(march, PRUSSIA, ARTILLERY)[:3]]
    march.move()
    march.play(f"corps {field.corps_names[corps]}", march.name(guns[0]))
    assert told(march.state, march.name(guns[0])) == "in-column-already §7.6"
    assert told(march.state, march.name(unit)) == "in-column-already §7.6"


def test_7_6_by_the_letter_a_battery_need_only_be_effective() -> None:
    state, click = refusals.guns_as_units()
    assert isinstance(state, PrussiaState)
    gun = state.field.piece_of_id(click)
    assert told(state, click) == "guns-as-units §7.6 R72"
    state.choices[COLUMN_GUNS] = 0
    assert GAME.why_not(state, GAME.parse_action(state, click)) is None
    state.effective_of[gun] = 0
    assert told(state, click) == "gun-ineffective §7.6"


def test_12_3_a_leader_of_a_demoralized_army_does_not_leave_alone() -> None:
    state, click = refusals.stays_with_units()
    assert isinstance(state, PrussiaState)
    assert told(state, click) == "stays-with-units §12.3 R15"
    reason = GAME.why_not(state, GAME.parse_action(state, click))
    texts = Texts("en")
    texts.add(GAME)
    assert reason is not None
    assert "Leave the map" not in texts.say(reason.message())  # it is the leader who may not
    state.army_of[COALITION] = GOOD
    assert told(state, click) == "army-stands §7.4"


# §8 Bombardment


def test_8_what_is_no_battery_is_told_so_under_bombardment() -> None:
    march = March(side=PRUSSIA)
    pile(march, march.hex(NORTH), [4])
    guns = units_of(march, PRUSSIA, ARTILLERY)[:2]
    for gun, way in zip(guns, (NORTH_EAST, NORTH_WEST), strict=True):
        march.put(gun, march.hex(way))
    unit = march.put(units_of(march, PRUSSIA, INFANTRY)[0], march.hex(SOUTH, SOUTH))
    march.offensive()
    march.play(march.hex(NORTH))
    assert told(march.state, march.name(unit)) == "not-artillery §8.3"
    assert told(march.state, march.name(march.stack(march.hex(NORTH))[0])) == "not-your-piece §8.3"


def test_8_1_what_keeps_all_batteries_from_a_hex_is_said_of_it() -> None:
    march = March(side=PRUSSIA)
    pile(march, march.hex(NORTH), [4])
    march.put(units_of(march, PRUSSIA, ARTILLERY)[0], march.hex())
    pile(march, march.hex(SOUTH_EAST, SOUTH_EAST), [4])
    march.offensive()
    assert told(march.state, march.hex(SOUTH_EAST, SOUTH_EAST)) == "adjacent-first §8.1"
    assert told(*refusals.no_gun_bears()) == "no-gun-bears §8.1"


# §10 Combat


def test_10_1_who_touches_no_opponent_is_not_said_to_be_unable_to_fight() -> None:
    fight = Fight()
    fight.put(fight.spare(PRUSSIA), fight.hex())
    fight.put(fight.spare(COALITION), fight.hex(NORTH))
    fight.put(fight.spare(PRUSSIA), fight.hex(SOUTH))
    fight.put(fight.spare(COALITION), fight.hex(NORTH, NORTH))
    fight.put(fight.spare(COALITION), fight.hex(NORTH_EAST))
    fight.begin()
    assert told(fight.state, fight.hex(SOUTH)) == "combat-not-adjacent §10.1"
    assert told(fight.state, fight.hex(NORTH, NORTH)) == "combat-not-adjacent §10.1"
    assert told(fight.state, fight.hex(SOUTH, SOUTH)) == "combat-nobody §10.1"


def test_10_4_only_engaged_units_lead() -> None:
    fight = Fight()
    top = [fight.put(fight.spare(PRUSSIA), fight.hex(), left=2) for _ in range(3)]
    fight.put(fight.spare(COALITION), fight.hex(NORTH))
    fight.begin()
    fight.play(fight.hex(), "done")
    assert told(fight.state, fight.name(top[2])) == "combat-not-engaged §10.4"


def advancing() -> tuple[Fight, list[Piece]]:
    """Return three winners beside a hex that was cleared; one is routed."""
    fight = Fight()
    winners = [fight.put(fight.spare(PRUSSIA), fight.hex()) for _ in range(3)]
    fight.put("L-A-I1", fight.hex(NORTH), left=1)
    fight.results([fight.hex()], [fight.hex(NORTH)], defender="1")
    assert fight.asked() == ASK_ADVANCE
    return fight, winners


def test_10_10_a_routed_unit_is_told_so() -> None:
    fight, winners = advancing()
    fight.state.morale_of[winners[2]] = ROUTED
    assert told(fight.state, fight.name(winners[2])) == "is-routed §9.2"
    fight.play(fight.name(winners[0]))
    assert told(fight.state, fight.name(winners[0])) == "combat-chosen §10.10"


def test_10_11_a_momentum_advance_is_refused_under_its_own_section() -> None:
    fight = Fight()
    winners = [fight.put(fight.spare(PRUSSIA), fight.hex()) for _ in range(2)]
    fight.put("L-A-I1", fight.hex(NORTH), left=1)
    fight.put("L-A-I2", fight.hex(SOUTH, SOUTH))
    fight.results([fight.hex()], [fight.hex(NORTH)], defender="4")
    fight.settle()
    fight.play(fight.name(winners[0]), "done", "advance")
    assert fight.asked() == ASK_MOMENTUM_PIECE
    assert told(fight.state, fight.name(winners[1])) == "combat-cannot-advance §10.11"


def test_10_11_what_nobody_can_do_is_not_said_of_its_button() -> None:
    assert told(*refusals.nobody_goes_on()) == "combat-nobody-goes-on §10.11"
    assert told(*refusals.nobody_to_mark()) == "combat-nobody-to-mark §10.11"


def test_10_8_1_an_enemy_that_is_engaged_is_not_said_to_be_none() -> None:
    fight = Fight()
    top = [fight.put(fight.spare(PRUSSIA), fight.hex(), left=2) for _ in range(2)]
    enemy = fight.put(fight.spare(COALITION), fight.hex(NORTH))
    fight.begin()
    fight.play(fight.hex(), "done")
    assert told(fight.state, fight.name(enemy)) == "not-your-piece §10.4"
    fight.state.todo.pop()
    fight.state.push(ASK_LOSS_UNIT, PRUSSIA)
    assert fight.name(top[0]) in fight.answers()
    assert told(fight.state, fight.name(enemy)) == "not-your-piece §10.8.1.2"


# §12, §22 to §26


def test_12_3_who_keeps_his_order_is_not_said_to_be_unable_to_fight() -> None:
    assert told(*refusals.stays()) == "combat-stays §12.3"


def test_22_2_a_battery_that_no_hex_is_open_to_is_told_so() -> None:
    assert told(*refusals.no_site()) == "no-site §22.2"


def test_26_3_3_lacy_is_not_set_up_but_comes_into_torgau() -> None:
    assert told(*refusals.not_torgau()) == "not-torgau §26.3.3"
