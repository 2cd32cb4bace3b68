"""§15 Leaders: what they add, how they are lost, who follows them."""

import pytest

from grognard.games.prussia.rules.s15_leaders import (
    catch_leaders,
    combat_check,
    combat_checks,
    is_alone,
    modifier_of,
)
from grognard.games.prussia.state import KILLED
from grognard.games.prussia.tables import COALITION, PRUSSIA, hex_of_name
from tests.games.prussia.fight import Fight

NORTH, SOUTH = 0, 3


@pytest.mark.parametrize(
    ("dice", "kind"),
    [
        ((5,), ""),
        ((6, 1), "leader-scratched"),
        ((6, 2), "leader-wounded"),
        ((6, 5), "leader-wounded"),
        ((6, 6), "leader-killed"),
    ],
)
def test_15_2_a_six_and_a_second_die_say_what_happened(dice: tuple[int, ...], kind: str) -> None:
    fight = Fight()
    fight.put("L-P-I1", fight.hex())
    leader = fight.put("L-P-L4", fight.hex())
    fight.dice(*dice)
    combat_check(fight.state, leader)
    assert (kind in fight.kinds()) == (kind != "")


def test_15_2_every_leader_in_the_hexes_of_a_combat_rolls_on_both_sides() -> None:
    fight = Fight()
    for name, ways in (("L-P-L4", ()), ("L-P-L0", ()), ("L-A-L6", (NORTH,))):
        fight.put(name, fight.hex(*ways))
    fight.dice(1, 1, 1)
    combat_checks(fight.state, [hex_of_name(fight.hex()), hex_of_name(fight.hex(NORTH))])
    assert fight.state.fate == 3


def test_15_1_a_corps_leader_is_replaced_in_the_same_hex_by_a_lesser_man() -> None:
    fight = Fight()
    fight.put("L-P-I1", fight.hex())
    leader = fight.put("L-P-L4", fight.hex())
    fight.dice(6, 6)
    combat_check(fight.state, leader)
    assert fight.where(leader) == fight.hex()
    assert modifier_of(fight.state, leader) == 0
    assert "replacement" in fight.kinds()


def test_15_1_the_deputy_of_a_commander_takes_over_once() -> None:
    fight = Fight()
    fight.put("L-P-I1", fight.hex())
    frederick = fight.put("L-P-L0", fight.hex())
    assert fight.state.commander[PRUSSIA] == frederick
    fight.dice(6, 3, 6, 6)
    combat_check(fight.state, frederick)
    assert fight.state.deputy_of[frederick] == 1
    assert fight.state.commander[PRUSSIA] == frederick
    assert modifier_of(fight.state, frederick) == 1
    assert fight.state.score[COALITION] == 10  # §22.1 Frederick wounded
    combat_check(fight.state, frederick)
    assert fight.state.commander[PRUSSIA] == -1
    assert fight.where(frederick) == "off"
    assert fight.state.score[COALITION] == 10  # nobody scores for his deputy


def test_15_1_a_promoted_corps_leader_is_replaced_in_his_corps() -> None:
    """Torgau: O'Donell follows Daun, and stands where O'Donell stood."""
    fight = Fight("torgau-battle")
    promoted = fight.field.deputy_promotes[COALITION]
    assert promoted >= 0
    fight.put("T-A-I1", fight.hex())
    fight.put("T-A-I3", fight.hex(NORTH))
    daun = fight.put(fight.state.commander[COALITION], fight.hex())
    fight.put(promoted, fight.hex(NORTH))
    fight.dice(6, 6)
    combat_check(fight.state, daun)
    assert fight.where(daun) == fight.hex(NORTH)
    assert fight.state.deputy_of[promoted] == 1
    assert fight.state.score[PRUSSIA] == 10  # §22.1 Daun killed


def caught() -> tuple[Fight, int]:
    fight = Fight()
    leader = fight.put("L-P-L4", fight.hex())
    fight.put("L-A-I1", fight.hex(NORTH))
    fight.put("L-P-I1", fight.hex(SOUTH, SOUTH))
    return fight, leader


def test_15_2_a_leader_caught_alone_goes_to_his_nearest_unit() -> None:
    fight, leader = caught()
    assert is_alone(fight.state, leader)
    fight.dice(5)
    catch_leaders(fight.state)
    assert fight.where(leader) == fight.hex(SOUTH, SOUTH)
    assert fight.state.deputy_of[leader] == 0


def test_15_2_or_is_killed_on_a_six_and_replaced_there() -> None:
    fight, leader = caught()
    fight.dice(6)
    catch_leaders(fight.state)
    assert "leader-killed" in fight.kinds()
    assert fight.where(leader) == fight.hex(SOUTH, SOUTH)
    assert fight.state.deputy_of[leader] == 1
    assert fight.state.fate_of[leader] != KILLED
