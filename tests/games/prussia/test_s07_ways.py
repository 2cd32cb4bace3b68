"""§7.3 Of several cheapest ways a piece takes the one that gives the enemy the fewest chances."""

import random

import pytest

from grognard.core.types import OK
from grognard.games.prussia.rules.s01_01_map import distance
from grognard.games.prussia.rules.s04_01_activation import awakening
from grognard.games.prussia.rules.s05_stacking import lift_off, place_bottom
from grognard.games.prussia.rules.s07_03_ways import may_set_off, quietest
from grognard.games.prussia.rules.s07_04_allowance import allowance
from grognard.games.prussia.rules.s07_05_reach import (
    FAR,
    Reach,
    enter_cost,
    entry_code,
    leave_cost,
    onward_cost,
    path,
    reach,
)
from grognard.games.prussia.rules.s07_06_column import disturbed
from grognard.games.prussia.state import IN_PLAY, PrussiaState
from grognard.games.prussia.tables import (
    CAVALRY,
    COALITION,
    HEXES,
    PRUSSIA,
    Hex,
    Piece,
    hex_name,
    hex_of_name,
)
from tests.games.prussia.march import set_up
from tests.games.prussia.test_s05_stacking import units_of
from tests.games.prussia.test_s07_movement import threatened


def set_off(state: PrussiaState, piece: Piece, way: list[Hex]) -> int:
    """Return how many things a way sets off, each counted once."""
    awake = corps = 0
    for here in way:
        awake |= awakening(state, piece, Hex(here))
        corps |= disturbed(state, piece, Hex(here))
    return awake.bit_count() + corps.bit_count()


def all_ways(
    state: PrussiaState, piece: Piece, found: Reach, to: Hex, left: int
) -> list[list[Hex]]:
    """Return every cheapest way to a hex, by trying all of them from the start."""
    field = state.field
    start = Hex(state.hex_of[piece])
    ways: list[list[Hex]] = []
    open_ways = [(0, [start])]
    while open_ways:
        spent, way = open_ways.pop()
        here = way[-1]
        extra = leave_cost(state, piece) if here == start else onward_cost(state, piece, here)
        for edge in range(here * 6, here * 6 + 6):
            after = Hex(field.neighbours[edge])
            if after < 0 or after in way or entry_code(state, piece, after) != OK:
                continue
            cost = spent + extra + enter_cost(state, piece, edge)
            if here == start and cost < FAR:
                cost = min(cost, left)
            if cost != found.cost[after] or cost > found.cost[to]:
                continue
            if after == to:
                ways.append([*way[1:], to])
            else:
                open_ways.append((cost, [*way, after]))
    return ways


@pytest.mark.parametrize("form", ["leuthen-main", "torgau-main", "rossbach-main"])
def test_7_3_no_cheapest_way_sets_off_less_than_the_one_that_is_walked(form: str) -> None:
    state = set_up(form)
    field = state.field
    state.turn = 4
    chance = random.Random(form)
    sleepers = [h for h in state.hex_of if h >= 0]
    riders = [u for u in field.all_units if field.side_of[u] == PRUSSIA]
    better = compared = 0
    for _ in range(60):
        unit = chance.choice(riders)
        near = [
            h
            for h in HEXES
            if field.on_map[h]
            and entry_code(state, unit, h) == OK
            and 3 <= min(distance(h, Hex(other)) for other in sleepers) <= 9
        ]
        state.fate_of[unit] = IN_PLAY
        state.column_of[unit] = chance.choice((0, 1))
        state.effective_of[unit] = state.command_of[unit] = 1
        start = chance.choice(near)
        place_bottom(state, unit, start)
        left = min(6, allowance(state, unit))
        found = reach(state, unit, left, True)
        for to in chance.sample(found.found, min(4, len(found.found))):
            plain = path(found.back, start, to)
            state.walker, state.walk_left, state.walk_hexes = unit, left, 0
            way = quietest(state, plain)
            lift_off(state, unit)
            least = [set_off(state, unit, one) for one in (way, plain)]
            place_bottom(state, unit, start)
            ways = all_ways(state, unit, found, to, left)
            assert way in ways
            lift_off(state, unit)
            fewest = min(set_off(state, unit, one) for one in ways)
            place_bottom(state, unit, start)
            assert least[0] == fewest
            better += least[0] < least[1]
            compared += 1
        lift_off(state, unit)
    assert compared > 150
    assert better > 0


def test_7_3_a_far_click_leads_past_a_column_where_it_can() -> None:
    march, rider, enemy = threatened(COALITION)
    field, state = march.field, march.state
    lift_off(state, enemy)
    start = Hex(field.neighbours[hex_of_name(march.hex(0, 0, 0)) * 6])
    horse = march.put(units_of(march, PRUSSIA, CAVALRY)[0], hex_name(start))
    assert distance(start, Hex(state.hex_of[rider])) == 4
    march.move()
    march.play(march.name(horse))
    found = reach(state, horse, state.walk_left, True)
    goal = next(
        to
        for to in found.found
        if set_off(state, horse, path(found.back, start, to)) == 1
        and set_off(state, horse, quietest(state, path(found.back, start, to))) == 0
    )
    march.play(hex_name(goal))
    assert state.hex_of[horse] == goal  # nobody was asked on the way


def test_7_3_there_is_nothing_to_avoid_once_the_enemy_is_active_and_deployed() -> None:
    march, rider, enemy = threatened(COALITION)
    state = march.state
    assert may_set_off(state, enemy)
    assert not may_set_off(state, rider)
    state.corps_tried[march.field.corps_of[rider]] = 1
    assert not may_set_off(state, enemy)
    state.active[COALITION] = 0
    assert may_set_off(state, enemy)
