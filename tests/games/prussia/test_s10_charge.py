"""§10.13 Charges in awkward positions: a second wave, hexes shared with others."""

from grognard.games.prussia.rules.s10_11_momentum import ASK_MOMENTUM
from grognard.games.prussia.rules.s10_13_charge import ASK_CHARGE_UNIT
from grognard.games.prussia.state import CHARGE
from grognard.games.prussia.tables import (
    CAVALRY,
    COALITION,
    DISORDERED,
    FORMED,
    PRUSSIA,
    Piece,
    hex_of_name,
)
from tests.games.prussia.fight import Fight

NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST = range(6)


def three_lines() -> tuple[Fight, list[Piece]]:
    """Three Prussian cavalry units in a hex; beyond a Russian who surrenders stand two more."""
    fight = Fight("zorndorf-battle")
    riders = [fight.put("Z-P-C1", fight.hex(), left=2)]
    while len(riders) < 3:
        riders.append(fight.put(fight.spare(PRUSSIA, CAVALRY), fight.hex(), left=2))
    fight.put("Z-R-C1", fight.hex(NORTH), "2-3-6")
    for ways in ((NORTH, NORTH), (NORTH, NORTH, NORTH)):
        fight.put(fight.spare(COALITION, CAVALRY), fight.hex(*ways), left=1)
    return fight, riders


def advance_all(fight: Fight, order: list[int]) -> None:
    """Advance these units, the first on top, and answer "done" up to the charge."""
    for unit in order:
        if fight.name(Piece(unit)) in fight.answers():
            fight.play(fight.name(Piece(unit)))
    while fight.asked() not in (ASK_CHARGE_UNIT, -1):
        fight.play("none" if fight.asked() == ASK_MOMENTUM else "done")


def test_10_13_1_fresh_cavalry_behind_a_charge_may_charge_on_and_others_may_not() -> None:
    fight, riders = three_lines()
    first, second, third = riders
    fight.results([fight.hex()], [fight.hex(NORTH)], defender="1S")
    advance_all(fight, [second, first, third])
    assert fight.asked() == ASK_CHARGE_UNIT
    fight.dice(6, 6, *[1] * 9)
    fight.play(fight.name(second))
    if fight.asked() == ASK_CHARGE_UNIT:
        fight.play("done")
    fight.play("done")  # the hex to charge
    assert fight.state.combat.kind == CHARGE
    fight.settle()
    advance_all(fight, [third, second, first])
    assert fight.asked() == ASK_CHARGE_UNIT
    assert fight.answers() == [fight.name(third), "done"]
    assert fight.state.morale_of[first] == fight.state.morale_of[second] == DISORDERED
    fight.play("done")
    assert fight.state.morale_of[third] == FORMED


def test_10_13_2_who_only_shares_the_hex_of_a_charge_keeps_his_own_combat() -> None:
    fight = Fight("zorndorf-battle")
    rider = fight.put("Z-P-C1", fight.hex(), "6-7-6")
    foot = fight.put(fight.spare(PRUSSIA), fight.hex(NORTH, NORTH_EAST))
    fight.put("Z-R-C1", fight.hex(NORTH), left=1)
    fight.put(fight.spare(COALITION), fight.hex(NORTH, NORTH_EAST, NORTH))
    fight.results([fight.hex()], [fight.hex(NORTH)], defender="3")
    fight.play(fight.name(rider), "advance", fight.name(rider), fight.hex(NORTH, NORTH_EAST))
    assert fight.where(rider) == fight.where(foot)
    while fight.asked() != ASK_CHARGE_UNIT:
        fight.play("done")
    fight.dice(6, *[1] * 20)
    fight.play(fight.name(rider), "done")
    assert fight.state.combat.kind == CHARGE
    assert fight.state.fought_of[foot] == 0
    assert hex_of_name(fight.where(foot)) in fight.state.combat.attackers


def test_10_13_3_cavalry_engaged_beside_a_charge_is_disordered_though_it_did_not_join() -> None:
    fight, riders = three_lines()
    first, second, third = riders
    fight.results([fight.hex()], [fight.hex(NORTH)], defender="1S")
    advance_all(fight, [third, second, first])
    assert fight.asked() == ASK_CHARGE_UNIT
    fight.dice(6, *[1] * 20)
    fight.play(fight.name(second), "done", "done")
    assert fight.state.charged_of[second]
    assert not fight.state.charged_of[third]
    fight.settle()
    while fight.asked() is not None:
        fight.play("done" if "done" in fight.answers() else fight.answers()[0])
    assert fight.state.morale_of[third] == DISORDERED
