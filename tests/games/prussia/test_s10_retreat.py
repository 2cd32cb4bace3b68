"""§10.9 Ways back against a slow reference that walks every path; nobody is left out of combat."""

import random
from itertools import pairwise

import pytest

from grognard.core.dice import SeededDice
from grognard.core.types import Player
from grognard.games.prussia.actions import DONE, PIECE, RAISE
from grognard.games.prussia.options import ROUT_EDGE
from grognard.games.prussia.rules.s01_01_map import distance
from grognard.games.prussia.rules.s05_stacking import place_bottom, set_morale, stack
from grognard.games.prussia.rules.s06_zones import front
from grognard.games.prussia.rules.s10_09_home import enemies_near, home_edges, is_home, to_home
from grognard.games.prussia.rules.s10_09_retreat import (
    begin_retreat,
    best_ways,
    has_way_clear_of_zones,
)
from grognard.games.prussia.rules.s25_zorndorf import turn_home_edges
from grognard.games.prussia.scenarios import FORM_IDS
from grognard.games.prussia.state import IN_PLAY, PrussiaState
from grognard.games.prussia.tables import (
    CAVALRY,
    COALITION,
    DEMORALIZED,
    EDGE_CC_MAX,
    EDGE_CC_MIN,
    EDGE_RR_MAX,
    EDGE_RR_MIN,
    HEXES,
    NO_COMBAT,
    NO_PIECE,
    NUM_HEXES,
    OFF,
    PROHIBITED,
    PRUSSIA,
    ROUTED,
    SIDE_BRIDGE,
    SIDE_RIVER,
    Hex,
    Piece,
    hex_name,
    hex_of_name,
)
from tests.games.prussia.fight import Fight
from tests.games.prussia.march import start

FORMS = ("rossbach-battle", "leuthen-battle", "zorndorf-battle", "torgau-battle")
ANY_EDGE = -2
"""The end of a path off the map over an edge that is not the unit's own."""


# The reference: every path is walked to its end, and the worth of whole paths is compared.


def around(state: PrussiaState, here: Hex) -> list[Hex]:
    return [Hex(to) for to in state.field.neighbours[here * 6 : here * 6 + 6] if to >= 0]


def zone_of(state: PrussiaState, side: Player, here: Hex) -> bool:
    """Work a zone of control out afresh, from the units alone."""
    field = state.field
    for unit in field.all_units:
        there = Hex(state.hex_of[unit])
        if there < 0 or field.side_of[unit] != side or state.morale_of[unit] == ROUTED:
            continue
        way = field.direction(there, here)
        if way >= 0 and field.cost[(there * 6 + way) * 4 + field.arm_of[unit]] < PROHIBITED:
            return True
    return False


def is_open(state: PrussiaState, unit: Piece, here: Hex, to: Hex) -> bool:
    field = state.field
    way = field.direction(here, to)
    if field.cost[(here * 6 + way) * 4 + field.arm_of[unit]] >= PROHIBITED:
        return False
    there = [one for one in field.all_pieces if state.hex_of[one] == to]
    if any(field.side_of[one] != field.side_of[unit] for one in there):
        return False
    if field.baggage in there:
        return False
    return unit != field.baggage or not any(one < field.units for one in there)


def is_bank(state: PrussiaState, here: Hex) -> bool:
    """Say whether a hex lies on a river and no bridge leads over it from there."""
    river = SIDE_BRIDGE | SIDE_RIVER
    edges = state.field.sides[here * 6 : here * 6 + 6]
    return state.field.beside_river[here] != 0 and all(side & river != river for side in edges)


def leaves_anywhere(state: PrussiaState, here: Hex) -> bool:
    """Say whether a hex lies at an edge of the map, and any edge is good enough."""
    return state.choices[ROUT_EDGE] == 0 and len(around(state, here)) < 6


def paths(
    state: PrussiaState, unit: Piece, here: Hex, left: int, been: tuple[int, ...] = ()
) -> list[list[int]]:
    """Return every path, each from `here`, as far as it can go; -1 at its end is off the map.

    No path crosses itself (ruling R65). By the letter any edge ends a rout, as if all hexes were
    gone, but only its own is nearer home than its last hex (ruling R71).
    """
    side = state.field.side_of[unit]
    if left == 0:
        return [[here]]
    if state.morale_of[unit] == ROUTED and is_home(state, side, here, state.combat.causes):
        return [[here, -1]]
    if state.morale_of[unit] == ROUTED and leaves_anywhere(state, here):
        return [[here, ANY_EDGE]]
    found: list[list[int]] = []
    for to in around(state, here):
        if to not in been and is_open(state, unit, here, to):
            stops = is_bank(state, to) and not state.column_of[unit]
            for rest in paths(state, unit, to, 0 if stops else left - 1, (*been, here)):
                found.append([here, *rest])
    return found or [[here]]


def worth(state: PrussiaState, unit: Piece, path: list[int], hexes: int) -> tuple[int, ...]:
    """Missing hexes, enemy zones, nearness to the enemy, friends passed, way home, bends."""
    side = state.field.side_of[unit]
    entered = [here for here in path[1:] if here >= 0]
    stopped = bool(entered) and is_bank(state, Hex(entered[-1]))
    is_whole = path[-1] < 0 or len(path) - 1 == hexes or stopped
    missing = 0 if is_whole else hexes - (len(path) - 1)
    zones = sum(zone_of(state, 1 - side, Hex(here)) for here in entered)
    friends = sum(len([one for one in stack(state, Hex(here)) if one != unit]) for here in entered)
    ways = [state.field.direction(Hex(a), Hex(b)) for a, b in pairwise(path) if b >= 0]
    bends = sum(a != b for a, b in pairwise(ways))
    if path[-1] == -1:
        return (missing, zones, -99, friends, -1, bends)
    causes, last = state.combat.causes, Hex([path[0], *entered][-1])
    nearest = min([distance(last, cause) for cause in causes], default=99)
    home = to_home(state, side, Hex(path[0]), last, causes)
    return (missing, zones, -nearest, friends, home, bends)


def reference(state: PrussiaState, unit: Piece, hexes: int) -> list[int]:
    """Return the first hexes of the best paths."""
    start = Hex(state.hex_of[unit])
    all_paths = [path for path in paths(state, unit, start, hexes) if len(path) > 1]
    all_paths = [path for path in all_paths if path[1] >= 0]
    if not all_paths:
        return []
    best = min(worth(state, unit, path, hexes) for path in all_paths)
    return sorted({p[1] for p in all_paths if worth(state, unit, p, hexes) == best})


def random_position(form: str, rng: random.Random) -> tuple[PrussiaState, Piece]:
    """Scatter units of both sides over a small part of the map."""
    fight = Fight(form)
    state = fight.state
    field = fight.field
    middle = rng.choice([here for here in HEXES if field.on_map[here]])
    near = [h for h in HEXES if field.on_map[h] and distance(h, middle) <= 3]
    near = [h for h in near if field.terrain[h] != 32]
    units = rng.sample(field.all_units, rng.randint(3, 14))
    taken: dict[int, int] = {}
    for unit in units:
        here = rng.choice(near) if near else OFF
        if here >= 0 and taken.get(here, field.side_of[unit]) == field.side_of[unit]:
            taken[here] = field.side_of[unit]
            state.fate_of[unit] = IN_PLAY
            state.left_of[unit] = rng.randint(1, field.full_of[unit])
            place_bottom(state, unit, here)
            set_morale(state, unit, rng.choice((0, 0, 1, 2)))
    on_map = [unit for unit in units if state.hex_of[unit] >= 0]
    return state, rng.choice(on_map) if on_map else NO_PIECE


@pytest.mark.parametrize("form", FORMS)
def test_10_9_the_ways_back_are_those_of_full_path_enumeration(form: str) -> None:
    rng = random.Random(form)
    compared = 0
    for _ in range(120):
        state, unit = random_position(form, rng)
        if unit < 0:
            continue
        compared += compare(state, unit, rng)
    assert compared > 70


@pytest.mark.large
@pytest.mark.parametrize("form", FORMS)
def test_10_9_the_ways_back_on_many_positions(form: str) -> None:
    rng = random.Random(form + "large")
    assert sum(
        compare(state, unit, rng)
        for state, unit in (random_position(form, rng) for _ in range(5000))
        if unit >= 0
    )


def compare(state: PrussiaState, unit: Piece, rng: random.Random) -> int:
    here = Hex(state.hex_of[unit])
    side = state.field.side_of[unit]
    hexes = rng.choice((2, 3)) if state.morale_of[unit] == ROUTED else 1
    combat = state.combat
    combat.start = combat.at = here
    combat.causes = enemies_near(state, side, here)
    state.choices[ROUT_EDGE] = rng.randrange(2)
    is_off = leaves_anywhere(state, here) or is_home(state, side, here, combat.causes)
    if state.morale_of[unit] == ROUTED and is_off:
        return 0
    assert sorted(best_ways(state, unit, hexes, -1)) == reference(state, unit, hexes)
    return 1


def pocket(fight: Fight, hexes: list[str]) -> None:
    """Ring some hexes with Prussians, whose zones touch none of them."""
    inside = [hex_of_name(name) for name in hexes]
    for here in HEXES:
        near = min(distance(here, one) for one in inside)
        if fight.field.on_map[here] and near == 2:
            fight.put(spare_of_any_arm(fight), hex_name(here))


def spare_of_any_arm(fight: Fight) -> Piece:
    try:
        return fight.spare(PRUSSIA)
    except AssertionError:
        return fight.spare(PRUSSIA, CAVALRY)


@pytest.mark.parametrize("ways", [[(0,)], [(0,), (0, 1)], [(0,), (1,), (2,)]])
def test_10_9_a_rout_in_a_pocket_ends(ways: list[tuple[int, ...]]) -> None:
    """Ruling R65: nobody runs back to where he began, and who has run does not check again."""
    fight = Fight()
    state = fight.state
    state.army_of[COALITION] = 2
    crowd = [
        fight.put(fight.spare(COALITION), fight.hex(), morale=ROUTED, left=1) for _ in range(6)
    ]
    pocket(fight, [fight.hex(), *(fight.hex(*way) for way in ways)])
    state.dice = SeededDice(1)
    begin_retreat(state, crowd[0], 2, Hex(state.hex_of[crowd[0]]))
    state.go_on()
    fight.settle()
    events = state.log or []
    assert 0 < len([event for event in events if event.kind == "retreat"]) <= 3 * len(crowd)
    assert state.hex_of[crowd[0]] != hex_of_name(fight.hex())


def test_10_8_1_4_a_rout_off_the_own_edge_enters_no_zone() -> None:
    fight = Fight("zorndorf-battle")
    state = fight.state
    state.home_edge[PRUSSIA] = 1 << EDGE_RR_MIN
    unit = fight.put(fight.spare(PRUSSIA), "4401")
    here = Hex(state.hex_of[unit])
    for far in range(NUM_HEXES):
        if fight.field.on_map[far] and distance(here, Hex(far)) == 2:
            fight.put(fight.spare(COALITION), hex_name(Hex(far)))
    assert all(zone_of(state, COALITION, there) for there in around(state, here))
    assert not has_way_clear_of_zones(state, unit, 1)
    assert has_way_clear_of_zones(state, unit, 2)  # §7.1: a routed unit leaves the map


def test_7_1_off_the_map_is_nearer_home_than_its_edge() -> None:
    fight = Fight("zorndorf-battle")
    state = fight.state
    state.home_edge[PRUSSIA] = 1 << EDGE_RR_MIN
    unit = fight.put(fight.spare(PRUSSIA), hex_name(Hex(926)), morale=ROUTED)
    state.combat.start = state.combat.at = Hex(926)
    state.combat.causes = enemies_near(state, PRUSSIA, Hex(926))
    assert state.combat.causes == []  # nobody to flee from: only the way home counts
    assert best_ways(state, unit, 3, -1) == [925]


# §10.9 Home


def test_24_2_4_austrians_go_to_leuthen_until_demoralized_and_then_east() -> None:
    fight = Fight("leuthen-battle")
    state = fight.state
    town = state.form.home_town
    west = min(range(NUM_HEXES), key=lambda here: (not fight.field.on_map[here], -(here % 28)))
    assert to_home(state, COALITION, Hex(west), Hex(west), []) == min(
        distance(Hex(west), one) for one in town
    )
    state.army_of[COALITION] = DEMORALIZED
    assert to_home(state, COALITION, Hex(west), Hex(west), []) == west % 28
    state.army_of[COALITION] = 0
    assert to_home(state, COALITION, town[0], town[0], []) == town[0] % 28


def test_23_3_both_armies_have_two_home_edges_at_rossbach() -> None:
    fight = Fight("rossbach-battle")
    for side in (PRUSSIA, COALITION):
        edges = home_edges(fight.state, side, fight.middle, [])
        assert bin(edges).count("1") == 2


def test_25_3_3_at_zorndorf_each_army_looks_away_from_the_other() -> None:
    fight = Fight("zorndorf-main")
    north = fight.put(fight.spare(PRUSSIA), fight.hex(0, 0, 0))
    fight.put(fight.spare(COALITION), fight.hex(3, 3, 3))
    turn_home_edges(fight.state)
    edges = [1 << EDGE_RR_MIN, 1 << EDGE_RR_MAX]
    assert list(fight.state.home_edge) == edges
    assert home_edges(fight.state, PRUSSIA, Hex(fight.state.hex_of[north]), []) == edges[0]
    fight.put(north, fight.hex(3, 3, 3, 2, 2, 2))
    turn_home_edges(fight.state)
    assert list(fight.state.home_edge) == [1 << EDGE_CC_MAX, 1 << EDGE_CC_MIN]


def test_26_3_2_torgaus_austrians_flee_from_those_who_drove_them() -> None:
    fight = Fight("torgau-battle")
    here = fight.middle
    for way in range(6):
        cause = Hex(fight.field.neighbours[here * 6 + way])
        edges = home_edges(fight.state, COALITION, here, [cause])
        goal = to_home(fight.state, COALITION, here, here, [cause])
        away = Hex(fight.field.neighbours[here * 6 + (way + 3) % 6])
        assert to_home(fight.state, COALITION, here, away, [cause]) <= goal
        assert bin(edges).count("1") == 1


def test_7_1_a_routed_unit_with_hexes_left_at_its_own_edge_leaves_the_map() -> None:
    fight = Fight("rossbach-battle")
    field = fight.field
    edges = home_edges(fight.state, PRUSSIA, Hex(0), [])
    corner = next(
        here
        for here in HEXES
        if field.on_map[here] and field.edge_of[here] & edges and field.terrain[here] == 1
    )
    unit = fight.put("R-P-I3", f"{corner // 28 + 11:02d}{corner % 28 + 1:02d}", "5-4-3")
    fight.bombard(fight.where(unit), "2R")
    assert fight.where(unit) == "off"
    assert "fled" in fight.kinds()
    assert fight.state.success[COALITION] == 2  # its rout, and its last counter


# §10 Nobody who must fight is left out


def aggressive(state: PrussiaState, rng: random.Random) -> int:
    """Choose at random, moving towards the enemy more often than not."""
    answers = state.legal_actions()
    if state.prompt() == "s7-move-to" and rng.random() < 0.8:
        hexes = [action for action in answers if action < PIECE]
        enemies = [
            Hex(state.hex_of[unit])
            for unit in state.field.all_units
            if state.hex_of[unit] >= 0 and state.field.side_of[unit] != state.to_move()
        ]
        if hexes and enemies:
            return min(hexes, key=lambda here: min(distance(Hex(here), one) for one in enemies))
    if state.prompt() == "s7-move-piece":
        pieces = [action for action in answers if action < RAISE]
        if pieces:
            return rng.choice(pieces)
    return rng.choice(answers)


def new_battle(form: str, seed: int) -> PrussiaState:
    state = start(form, seed)
    state.log = None
    return state


def left_out(state: PrussiaState) -> list[int]:
    """Return the hexes of the active side that had to fight and did not."""
    field = state.field
    found: list[int] = []
    for here in HEXES:
        top = Piece(state.top_at[here])
        if top < 0 or field.side_of[top] != state.side:
            continue
        mine = [u for u in front(state, here) if not state.fought_of[u] and u != field.baggage]
        if all(state.morale_of[unit] == ROUTED for unit in mine):
            continue
        for way in range(6):
            there = Hex(field.neighbours[here * 6 + way])
            if there < 0 or field.combat[(here * 6 + way) * 2] == NO_COMBAT:
                continue
            if state.top_at[there] < 0 or field.side_of[Piece(state.top_at[there])] == state.side:
                continue
            foes = [u for u in front(state, there) if not state.fought_of[u]]
            if any(state.morale_of[unit] != ROUTED for unit in foes):
                found.append(here)
    return found


def play_and_watch(form: str, seed: int) -> int:
    """Play a battle; return how often the phase could end, each time with nobody left out."""
    rng = random.Random(seed)
    state = new_battle(form, seed)
    ends = 0
    while not state.is_over():
        if state.prompt() == "s10-declare" and not state.combat.attackers:
            if DONE in state.legal_actions() and not state.combat.defenders:
                assert left_out(state) == []
                ends += 1
        side = state.side
        state.apply(aggressive(state, rng))
        if state.side != side and not state.is_over():
            ends += 1
    return ends


@pytest.mark.parametrize("form", FORMS)
def test_10_nobody_who_must_fight_is_left_out(form: str) -> None:
    assert play_and_watch(form, 1) > 0


@pytest.mark.large
@pytest.mark.parametrize("form", FORM_IDS)
def test_10_nobody_is_left_out_in_many_games(form: str) -> None:
    assert sum(play_and_watch(form, seed) for seed in range(50)) > 0
