"""What an enemy unit could do to one's own: the dice it would really roll."""

from typing import Any

from grognard.games.napoleonics.actions import unit_name
from grognard.games.napoleonics.rules.s02_01_board import HEX_NAMES
from grognard.games.napoleonics.threats import threats
from tests.games.napoleonics.field import Field, field

FRENCH, ALLIED, WATCHER = 0, 1, -2


def hex_by_name(table: Field) -> dict[str, str]:
    """Return where units stand, by their names."""
    state = table.state
    return {unit_name(state.scenario, u): HEX_NAMES[state.hex_of[u]] for u in state.scenario.units}


def of(table: Field, name: str) -> dict[str, Any]:
    """Return the threats of the French unit in a hex, with the dice by hexes of its targets."""
    places = hex_by_name(table)
    seen = threats(table.state, ALLIED)[unit_name(table.state.scenario, table.unit(name))]
    assert isinstance(seen, dict)
    found: dict[str, Any] = {"reach": seen["reach"]}
    for kind in ("melee", "fire", "melee_moved", "fire_moved"):
        found[kind] = {places[one["piece"]]: one["dice"] for one in seen[kind]}
    return found


def test_threats_are_the_dice_that_the_attack_would_roll_s5_5_4_s5_6_4() -> None:
    table = field("fr LN E6", "fr LT C8", "br LN F6", "br LN D9", "br LN E9", ground={"F6": "town"})
    beside, light = of(table, "E6"), of(table, "C8")
    table.order("attack-center", "E6", "C8").stay()
    assert beside["melee"] == {"F6": table.dice_against("E6", "F6")}
    assert light["melee"] == {}
    assert light["fire"] == {name: table.dice_against("C8", name) for name in ("D9", "E9")}


def test_a_unit_beside_an_enemy_threatens_nobody_by_fire_s5_5() -> None:
    table = field("fr LN E6", "br LN F6", "br LN G6")
    assert of(table, "E6")["fire"] == {}
    assert of(table, "E6")["melee"] == {"F6": 5}


def test_after_a_move_fewer_dice_are_fired_s5_5_4() -> None:
    table = field("fr LN C6", "br LN F6")
    seen = of(table, "C6")
    assert seen["fire"] == {}
    assert seen["fire_moved"] == {"F6": 2}
    assert seen["melee_moved"] == {}


def test_light_cavalry_threatens_as_far_as_it_rides_s5_3() -> None:
    table = field("fr LC B6", "br LN F6", "br LN G6")
    seen = of(table, "B6")
    assert seen["melee_moved"] == {"F6": 4}
    assert "E6" in seen["reach"]


def test_foot_guns_do_not_move_and_battle_s5_3() -> None:
    table = field("fr FA E6", "br LN G6")
    seen = of(table, "E6")
    assert seen["reach"] == []
    assert seen["fire"] == {"G6": 3}


def test_horse_guns_of_one_block_do_not_move_and_battle_s5_3_3() -> None:
    weak = of(field("fr HA E6 1", "br LN G6"), "E6")
    assert weak["reach"] == []
    assert weak["melee_moved"] == {}
    assert of(field("fr HA E6 2", "br LN G6"), "E6")["melee_moved"] == {"G6": 3}


def test_woods_end_the_threat_of_who_may_not_battle_in_them_s7_1() -> None:
    table = field("fr LN D6", "br LN F6", ground={"E6": "forest", "E7": "forest"})
    assert of(table, "D6")["melee_moved"] == {}


def test_a_square_stays_and_rolls_one_die_s6_2() -> None:
    table = field("fr LN E6 square", "br LN F6")
    seen = of(table, "E6")
    assert seen["reach"] == []
    assert seen["melee"] == {"F6": 1}


def test_a_seat_sees_only_the_enemys_threats_and_a_watcher_both() -> None:
    table = field("fr LN E6", "br LN F6")
    french, british = hex_by_name(table)
    assert list(threats(table.state, ALLIED)) == [french]
    assert list(threats(table.state, FRENCH)) == [british]
    assert list(threats(table.state, WATCHER)) == [french, british]
