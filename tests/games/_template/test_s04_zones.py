"""§4 Zones of control."""

from grognard.games._template.rules.s01_pieces import hex_name
from grognard.games._template.rules.s04_zones import (
    is_in_enemy_zone,
    is_zone_to_zone,
    must_stop,
)
from grognard.games._template.tables import BLUE, HEXES, RED
from tests.games._template.board import answers, h, movement, new, play, u, where, why_not


def test_4_1_a_zone_is_the_six_hexes_around_a_unit() -> None:
    state = movement({"blue-1": "G1", "red-1": "C6"})
    zone = {hex_name(here) for here in HEXES if is_in_enemy_zone(state, BLUE, here)}
    assert zone == {"B5", "B6", "C5", "C7", "D5", "D6"}
    assert not is_in_enemy_zone(state, RED, h("C6"))


def test_4_1_a_zone_does_not_reach_into_a_lake() -> None:
    state = movement({"blue-1": "G1", "red-1": "D5"})
    assert is_in_enemy_zone(state, BLUE, h("E5"))
    assert not is_in_enemy_zone(state, BLUE, h("D4"))
    assert not is_in_enemy_zone(state, BLUE, h("E6"))


def test_4_1_a_zone_goes_with_its_unit() -> None:
    state = movement({"blue-1": "G5", "red-1": "A1"})
    play(state, "blue-1 F5")
    assert is_in_enemy_zone(state, RED, h("E5"))
    assert not is_in_enemy_zone(state, RED, h("G4"))


def test_4_1_the_check_finds_a_wrong_zone() -> None:
    state = movement({"blue-1": "G5", "red-1": "A1"})
    state.zone_of[0] += 1
    assert state.check() == ["a column is not what follows from the others"]


def test_4_2_a_unit_stops_on_entering_an_enemy_zone() -> None:
    state = movement({"blue-1": "F3", "blue-2": "G9", "red-1": "D2"})
    assert must_stop(state, u("blue-1"), h("E3"))
    play(state, "blue-1 E3")
    assert (state.prompt(), where(state, "blue-1")) == ("move-unit", "E3")


def test_4_3_no_unit_moves_from_zone_to_zone() -> None:
    state = movement({"blue-1": "E3", "red-1": "D2"})
    assert is_zone_to_zone(state, u("blue-1"), h("E3"), h("D3"))
    assert not is_zone_to_zone(state, u("blue-1"), h("E3"), h("E4"))
    play(state, "blue-1")
    assert why_not(state, "D3") == ("skirmish-why-zone-to-zone", "§4.3")
    assert "E4" in answers(state)


def test_4_4_quiet_woods_keep_zones_out() -> None:
    units = {"blue-1": "G1", "red-1": "C6"}
    assert is_in_enemy_zone(movement(units), BLUE, h("B5"))
    assert not is_in_enemy_zone(movement(units, quiet_woods=True), BLUE, h("B5"))


def test_4_4_quiet_woods_are_an_option() -> None:
    assert not new().quiet_woods
    assert new(quiet_woods="on").quiet_woods
