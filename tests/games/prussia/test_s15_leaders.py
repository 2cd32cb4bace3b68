"""§15 Leaders: what they add, how they are lost, who follows them."""

import pytest

from grognard.games.prussia.reasons import STAYS_WITH_UNITS
from grognard.games.prussia.rules.s07_05_reach import entry_hexes
from grognard.games.prussia.rules.s10_combat import combat_checks
from grognard.games.prussia.rules.s15_leaders import (
    catch_leaders,
    combat_check,
    is_alone,
    leave_map,
    modifier_of,
)
from grognard.games.prussia.state import KILLED, LEFT, WAITING
from grognard.games.prussia.tables import CAVALRY, COALITION, PRUSSIA, Piece, hex_of_name
from tests.games.prussia.fight import Fight
from tests.games.prussia.march import March
from tests.games.prussia.test_s05_stacking import units_of

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
    promoted = Piece(fight.field.deputy_promotes[COALITION])
    assert promoted >= 0
    fight.put("T-A-I1", fight.hex())
    fight.put("T-A-I3", fight.hex(NORTH))
    daun = fight.put(Piece(fight.state.commander[COALITION]), fight.hex())
    fight.put(promoted, fight.hex(NORTH))
    fight.dice(6, 6)
    combat_check(fight.state, daun)
    assert fight.where(daun) == fight.hex(NORTH)
    assert fight.state.deputy_of[promoted] == 1
    assert fight.state.score[PRUSSIA] == 10  # §22.1 Daun killed


def caught() -> tuple[Fight, Piece]:
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


def test_15_2_a_leader_without_any_unit_is_rolled_for_once_and_leaves_the_map() -> None:
    for die, score in ((1, 0), (6, 30)):
        march = March(side=COALITION)
        frederick = march.put("L-P-L0", march.hex())
        riders = units_of(march, COALITION, CAVALRY)
        march.put(riders[0], march.hex(NORTH, NORTH, NORTH))
        march.put(riders[1], march.hex(NORTH, NORTH, NORTH))
        march.move()
        march.dice(die)  # a second die would fail
        march.play(march.name(riders[0]), march.hex(NORTH), "halt")
        march.play(march.name(riders[1]), march.hex(NORTH, NORTH), "halt")
        assert march.kinds().count("leader-caught") == 1
        assert ("leader-leaves" in march.kinds()) == (die == 1)  # the dead do not ride away
        assert march.where(frederick) == "off"
        assert march.state.fate_of[frederick] == (LEFT if die == 1 else KILLED)
        assert march.state.deputy_of[frederick] == 0
        assert march.kinds().count("no-commander") == 1
        assert march.state.commander[PRUSSIA] == -1
        assert march.state.score[COALITION] == score
        assert "replacement" not in march.kinds()


@pytest.mark.parametrize(("die", "deputy"), [(1, 0), (6, 1)])
def test_15_2_a_leader_who_came_before_his_army_waits_for_it_again(die: int, deputy: int) -> None:
    march = March("leuthen-main", side=COALITION)
    frederick = march.put("L-P-L0", march.hex())
    army = units_of(march, PRUSSIA, CAVALRY)
    march.state.fate_of[army[0]] = WAITING
    rider = march.put(units_of(march, COALITION, CAVALRY)[0], march.hex(NORTH, NORTH, NORTH))
    march.move()
    march.dice(die)
    march.play(march.name(rider), march.hex(NORTH), "halt")
    assert march.where(frederick) == "off"
    assert march.state.fate_of[frederick] == WAITING
    assert march.state.commander[PRUSSIA] == frederick
    assert march.state.deputy_of[frederick] == deputy
    assert entry_hexes(march.state, frederick)


def leaving() -> tuple[March, list[Piece], list[Piece]]:
    """A demoralized army on its own edge: two units in a hex, its corps leader and the king."""
    march = March("leuthen-battle", side=PRUSSIA)
    march.state.army_of[PRUSSIA] = 1
    units = [march.put(one, "3028") for one in units_of(march, PRUSSIA, CAVALRY)[:2]]
    leaders = [march.put(name, "3028") for name in ("L-P-L4", "L-P-L0")]
    march.put(units_of(march, COALITION, CAVALRY)[0], "3026")
    march.move()
    return march, units, leaders


def test_12_3_leaders_leave_the_map_with_the_last_unit_of_their_hex() -> None:
    march, units, leaders = leaving()
    march.play(march.name(units[0]), "off")
    assert [march.where(one) for one in leaders] == ["3028", "3028"]
    march.play(march.name(units[1]), "off")
    assert [march.state.fate_of[one] for one in leaders] == [LEFT, LEFT]
    assert march.state.commander[PRUSSIA] == -1
    assert list(march.state.score) == [0, 0]
    assert march.state.fate == 0  # nobody rolled for them
    assert march.state.track[PRUSSIA] == [20]


def test_12_3_a_leader_leaves_only_with_units() -> None:
    march, units, leaders = leaving()
    march.play(march.name(leaders[0]), "2928")
    assert march.why("off") == STAYS_WITH_UNITS
    march.play("halt", march.name(units[0]), "off", march.name(units[1]), "off")
    assert march.where(leaders[0]) == "2928"
    assert march.where(leaders[1]) == "off"


def test_15_1_a_deputy_who_has_left_the_map_follows_nobody() -> None:
    """Torgau: O'Donell would follow Daun."""
    fight = Fight("torgau-battle")
    promoted = Piece(fight.field.deputy_promotes[COALITION])
    fight.put("T-A-I1", fight.hex())
    fight.put(promoted, fight.hex(NORTH))
    daun = fight.put(Piece(fight.state.commander[COALITION]), fight.hex())
    leave_map(fight.state, promoted, "§12.3")
    fight.dice(6, 6)
    combat_check(fight.state, daun)
    assert fight.state.commander[COALITION] == -1
    assert fight.where(daun) == "off"
