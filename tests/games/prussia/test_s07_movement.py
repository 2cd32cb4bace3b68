"""§7 Movement: allowances, costs, zones of control, columns and forced deployment."""

import heapq

import pytest

from grognard.core.types import OK, Player
from grognard.games.prussia.maps import field_of
from grognard.games.prussia.observe import observe
from grognard.games.prussia.reasons import (
    ALONE_IN_ZOC,
    BRACKETED,
    CANNOT_LEAVE,
    CORPS_IN_ZOC,
    CORPS_INEFFECTIVE,
    CORPS_NOT_FORMED,
    CORPS_OUT_OF_COMMAND,
    ENEMY_THERE,
    GUNS_ALONE_IN_ZOC,
    MIETZEL,
    NOT_YOUR_PIECE,
    ONE_HEX_FIRST,
    OUT_OF_COMMAND_ZOC,
    OVER_STACKED,
)
from grognard.games.prussia.rules.s01_01_map import distance
from grognard.games.prussia.rules.s06_zones import is_engaged
from grognard.games.prussia.rules.s07_04_allowance import allowance
from grognard.games.prussia.rules.s07_05_reach import (
    FAR,
    enter_cost,
    entry_code,
    leave_cost,
    onward_cost,
    reach,
)
from grognard.games.prussia.rules.s07_06_column import ASK_FORCED, forced_rating
from grognard.games.prussia.rules.s07_movement import ASK_MOVE_PIECE
from grognard.games.prussia.tables import (
    ARTILLERY,
    BATTLES,
    CAVALRY,
    CLEAR,
    COALITION,
    COLUMN_INEFFECTIVE,
    DISORDERED,
    HEXES,
    INFANTRY,
    NUM_HEXES,
    PRUSSIA,
    ROUTED,
    WOODS,
    Corps,
    Hex,
    Piece,
    hex_name,
    hex_of_name,
)
from tests.games.prussia.march import March, set_up
from tests.games.prussia.test_s05_stacking import pile, units_of

# §7.3 Costs


def cost_between(here: str, to: str, arm: int) -> int:
    """Return what it costs an arm to go from a hex of Zorndorf to the next."""
    field = field_of(BATTLES.index("zorndorf"))
    first = hex_of_name(here)
    edge = first * 6 + field.direction(first, hex_of_name(to))
    return field.cost[edge * 4 + arm]


def test_7_3_a_piece_in_hand_is_unmoved_until_it_walks() -> None:
    march = March(side=PRUSSIA)
    unit = march.put(units_of(march, PRUSSIA, INFANTRY)[0], march.hex())
    march.put(units_of(march, PRUSSIA, INFANTRY)[1], march.hex(3, 3))
    march.move()
    shown = observe(march.state)["question"]
    assert shown is not None
    assert shown["corps_verb"] == "column"
    march.play(march.name(unit))
    shown = observe(march.state)["question"]
    assert shown is not None
    assert (shown["unmoved"], shown["arrives"]) == (True, "enter")
    march.play(march.hex(0))
    shown = observe(march.state)["question"]
    assert shown is not None
    assert shown["unmoved"] is False


def test_7_3_a8_uphill_costs_one_more_on_the_map_of_zorndorf() -> None:
    assert cost_between("1709", "1809", INFANTRY) == 2


def test_7_3_a8_of_several_terrains_the_dearest_counts() -> None:
    field = field_of(BATTLES.index("zorndorf"))
    to = hex_of_name("2002")
    level_ways = [
        edge
        for edge in range(to * 6, to * 6 + 6)
        if field.neighbours[edge] >= 0 and field.sides[edge] == 0
    ]
    assert level_ways
    for edge in level_ways:
        back = Hex(field.neighbours[edge])
        way = back * 6 + field.direction(back, to)
        assert field.cost[way * 4 + CAVALRY] == 3  # marsh and pond: 3, not 5


def test_7_3_a8_one_hex_is_always_possible() -> None:
    march = March("zorndorf-battle")
    gun = units_of(march, PRUSSIA, ARTILLERY)[0]
    march.put(gun, "2001")
    march.state.effective_of[gun] = 0
    march.move()
    march.play(march.name(gun))
    march.state.walk_left = 1
    dear = [
        edge
        for edge in range(hex_of_name("2001") * 6, hex_of_name("2001") * 6 + 6)
        if march.field.neighbours[edge] >= 0 and 1 < enter_cost(march.state, gun, edge) < FAR
    ]
    assert dear
    for edge in dear:
        assert hex_name(Hex(march.field.neighbours[edge])) in march.costs()


def test_7_4_prohibited_terrain_is_closed_even_for_one_hex() -> None:
    march = March("zorndorf-battle")
    unit = units_of(march, PRUSSIA, INFANTRY)[0]
    field = march.field
    edge = next(
        edge
        for edge in range(NUM_HEXES * 6)
        if field.neighbours[edge] >= 0
        and field.on_map[edge // 6]
        and field.cost[edge * 4] >= 99
        and any(field.cost[e * 4] < 99 for e in range(edge // 6 * 6, edge // 6 * 6 + 6))
    )
    march.put(unit, hex_name(Hex(edge // 6)))
    march.move()
    march.play(march.name(unit))
    assert march.why(hex_name(Hex(field.neighbours[edge]))) == MIETZEL
    assert hex_name(Hex(field.neighbours[edge])) not in march.answers()


# §7.4 Halved once


def test_7_4_a7_movement_is_halved_once() -> None:
    march = March()
    unit = march.put(units_of(march, PRUSSIA, INFANTRY, 3)[0], march.hex(), left=3)
    assert allowance(march.state, unit) == 3
    march.state.effective_of[unit] = 0
    assert allowance(march.state, unit) == 2
    march.state.command_of[unit] = 0
    march.state.morale_of[unit] = DISORDERED
    assert allowance(march.state, unit) == 2
    leader = march.put("L-P-L1", march.hex())
    march.state.effective_of[leader] = march.state.command_of[leader] = 0
    assert allowance(march.state, leader) == march.field.move[leader * 5 + 1]


# §7.5 Zones of control


def test_7_5_1_infantry_that_becomes_engaged_stops() -> None:
    march = March(side=COALITION)
    unit = march.put(units_of(march, COALITION, INFANTRY, 4)[0], march.hex(3), left=4)
    march.put(units_of(march, PRUSSIA, INFANTRY)[0], march.hex(0))
    march.move()
    march.play(march.name(unit))
    assert onward_cost(march.state, unit, hex_of_name(march.hex())) == FAR


def test_7_5_1_a12_supporting_infantry_walks_on_for_one_more() -> None:
    march = March(side=COALITION)
    pile(march, march.hex(), [4])
    field = march.field
    unit = next(
        one
        for one in units_of(march, COALITION, INFANTRY, 4)
        if march.state.hex_of[one] < 0 and field.move[one * 5 + 4] == 3 and not field.fast_of[one]
    )
    march.put(unit, march.hex(3), left=4)
    march.put(units_of(march, PRUSSIA, INFANTRY)[0], march.hex(0))
    march.move()
    march.play(march.name(unit))
    assert march.costs()[march.hex()] == 1
    march.play(march.hex())
    beyond = [name for name, cost in march.costs().items() if cost == 2]
    assert march.state.walk_left == 2
    assert beyond  # 1 to leave the zone, 1 for clear ground; woods would be one too many
    assert max(march.costs().values()) <= 2


def woods_beyond(march: March) -> tuple[Hex, Hex, Hex, Hex]:
    """Return hexes start, zone, woods, enemy: level ground, one step after the other."""
    field = march.field
    for zone in HEXES:
        around = [Hex(field.neighbours[edge]) for edge in range(zone * 6, zone * 6 + 6)]
        sides = field.sides[zone * 6 : zone * 6 + 6]
        if field.terrain[zone] != CLEAR or -1 in around or any(sides):
            continue
        woods = [here for here in around if field.terrain[here] == WOODS]
        clear = [here for here in around if field.terrain[here] == CLEAR]
        pairs = [(a, b) for a in clear for b in clear if distance(a, b) == 2]
        if woods and pairs:
            return pairs[0][0], zone, woods[0], pairs[0][1]
    raise AssertionError("no woods beside open ground")


def test_7_5_1_a12_the_third_point_does_not_pay_for_woods() -> None:
    march = March(side=COALITION)
    start, zone, woods, enemy = woods_beyond(march)
    pile(march, hex_name(zone), [4])
    unit = pile(march, hex_name(start), [4])[0]
    march.put(units_of(march, PRUSSIA, INFANTRY)[0], hex_name(enemy))
    march.state.walk_left = 3
    found = reach(march.state, unit, 3, False)
    assert found.cost[zone] == 1
    assert found.cost[woods] == FAR or found.back[woods] != zone  # 1 + 1 + 2 > 3


def engaged_rider(side: Player, enemy_arm: int) -> tuple[March, Piece]:
    """Return a hussar or other cavalry of a side engaged by one enemy unit."""
    march = March(side=side)
    rider = march.put(units_of(march, side, CAVALRY, 2)[0], march.hex(), left=2)
    march.put(units_of(march, 1 - side, enemy_arm, 2)[0], march.hex(0), left=2)
    march.move()
    return march, rider


@pytest.mark.parametrize(("side", "extra"), [(PRUSSIA, 1), (COALITION, 2)])
def test_7_5_3_a13_engaged_cavalry_leaves_infantry_for_more(side: Player, extra: int) -> None:
    march, rider = engaged_rider(side, INFANTRY)
    assert leave_cost(march.state, rider) == extra
    march.play(march.name(rider))
    assert march.costs()[march.hex(3)] == 1 + extra


@pytest.mark.parametrize("side", [PRUSSIA, COALITION])
def test_7_5_3_a13_formed_enemy_cavalry_holds_it(side: Player) -> None:
    march, rider = engaged_rider(side, CAVALRY)
    assert leave_cost(march.state, rider) == FAR
    assert march.why(march.name(rider)) in (CANNOT_LEAVE, -1)


def test_7_5_3_disordered_enemy_cavalry_does_not_hold_it() -> None:
    march = March()
    rider = march.put(units_of(march, PRUSSIA, CAVALRY, 2)[0], march.hex(), left=2)
    enemy = units_of(march, COALITION, CAVALRY, 2)[0]
    march.put(enemy, march.hex(0), left=2, morale=DISORDERED)
    assert leave_cost(march.state, rider) == 1


def test_7_5_3_prussian_fast_infantry_pays_two() -> None:
    march = March()
    field = march.field
    fast = [u for u in units_of(march, PRUSSIA, INFANTRY) if field.fast_of[u]]
    if not fast:
        march = March("rossbach-battle")
        field = march.field
        fast = [u for u in units_of(march, PRUSSIA, INFANTRY) if field.fast_of[u]]
    unit = march.put(fast[0], march.hex())
    march.put(units_of(march, COALITION, INFANTRY)[0], march.hex(0))
    assert leave_cost(march.state, unit) == 2


def test_7_5_3_supporting_cavalry_leaves_for_one() -> None:
    march = March(side=COALITION)
    pile(march, march.hex(), [4])
    rider = march.put(units_of(march, COALITION, CAVALRY, 2)[0], march.hex(), left=2)
    march.put(units_of(march, PRUSSIA, INFANTRY)[0], march.hex(0))
    assert leave_cost(march.state, rider) == 1


def test_7_5_2_guns_leave_a_zone_for_one_and_enter_none_alone() -> None:
    march = March(side=COALITION)
    gun = march.put(units_of(march, COALITION, ARTILLERY)[0], march.hex())
    other = march.put(units_of(march, COALITION, ARTILLERY)[1], march.hex(3))
    march.put(units_of(march, PRUSSIA, INFANTRY)[0], march.hex(0))
    march.move()
    assert leave_cost(march.state, gun) == 1
    assert entry_code(march.state, other, hex_of_name(march.hex())) == GUNS_ALONE_IN_ZOC


def test_7_5_4_a_leader_enters_a_zone_only_where_a_unit_is() -> None:
    march = March(side=COALITION)
    leader = march.put("L-A-L1", march.hex(3))
    march.put(units_of(march, PRUSSIA, INFANTRY)[0], march.hex(0))
    here = hex_of_name(march.hex())
    assert entry_code(march.state, leader, here) == ALONE_IN_ZOC
    march.put(units_of(march, COALITION, INFANTRY)[0], march.hex())
    assert entry_code(march.state, leader, here) == OK
    assert onward_cost(march.state, leader, here) == 0


def test_7_5_5_bracketed_units_enter_no_zone() -> None:
    march = March("zorndorf-battle", side=PRUSSIA)
    field = march.field
    unit = next(u for u in units_of(march, PRUSSIA, INFANTRY) if field.bracketed[u * 5 + 1])
    march.put(unit, march.hex(3), left=1)
    march.put(units_of(march, COALITION, INFANTRY)[0], march.hex(0))
    assert entry_code(march.state, unit, hex_of_name(march.hex())) == BRACKETED


def test_4_2_2_a_unit_out_of_command_enters_no_zone() -> None:
    march = March(side=COALITION)
    unit = march.put(units_of(march, COALITION, INFANTRY)[0], march.hex(3))
    march.state.command_of[unit] = 0
    march.put(units_of(march, PRUSSIA, INFANTRY)[0], march.hex(0))
    assert entry_code(march.state, unit, hex_of_name(march.hex())) == OUT_OF_COMMAND_ZOC


def test_7_4_nobody_enters_a_hex_with_an_enemy_piece() -> None:
    march = March(side=COALITION)
    unit = march.put(units_of(march, COALITION, INFANTRY)[0], march.hex(3))
    march.put("L-P-L1", march.hex())
    assert entry_code(march.state, unit, hex_of_name(march.hex())) == ENEMY_THERE


# Reach against a slow and obvious walk


def slow_reach(march: March, piece: Piece, left: int) -> dict[int, int]:
    """Return the cheapest cost of every hex by trying all ways one hex at a time."""
    state, field = march.state, march.field
    start = Hex(state.hex_of[piece])
    best: dict[int, int] = {}
    heap = [(0, start)]
    while heap:
        spent, here = heapq.heappop(heap)
        if here != start and spent > best[here]:
            continue
        extra = leave_cost(state, piece) if here == start else onward_cost(state, piece, here)
        for edge in range(here * 6, here * 6 + 6):
            to = Hex(field.neighbours[edge])
            if to < 0 or to == start or entry_code(state, piece, to) != OK:
                continue
            step = enter_cost(state, piece, edge)
            if step >= FAR or extra >= FAR:
                continue
            cost = spent + step + extra
            if here == start:
                cost = min(cost, left)
            if cost <= left and cost < best.get(to, FAR):
                best[to] = cost
                heapq.heappush(heap, (cost, to))
    return best


@pytest.mark.parametrize(
    "form", ["rossbach-battle", "leuthen-battle", "zorndorf-battle", "torgau-battle"]
)
def test_7_3_reach_is_that_of_a_slow_walk_on_all_four_maps(form: str) -> None:
    state = set_up(form)
    march = March(form)
    march.state = state
    march.field = state.field
    compared = 0
    for piece in range(0, state.field.pieces, 3):
        if state.hex_of[piece] < 0:
            continue
        state.command_of[piece] = state.effective_of[piece] = 1
        left = allowance(state, Piece(piece))
        found = reach(state, Piece(piece), left, True)
        fast = {here: found.cost[here] for here in found.found}
        assert fast == slow_reach(march, Piece(piece), left), state.field.ids[piece]
        compared += len(fast)
    assert compared > 200


# §7.6 Column


def corps_in_field(march: March, corps: Corps, where: str) -> list[Piece]:
    """Put a leader and two units of his corps into neighbouring hexes."""
    field = march.field
    units = [u for u in field.all_units if field.corps_of[u] == corps][:2]
    march.put(Piece(field.leader_of_corps[corps]), where)
    for place, unit in enumerate(units):
        march.put(unit, march.hex(place * 2))
    return units


def test_7_6_1_a15_a_column_has_four_more_and_pays_one_a_hex() -> None:
    march = March()
    field = march.field
    infantry = next(
        c for c in field.all_corps if field.has_infantry[c] and not field.side_of_corps[c]
    )
    units = corps_in_field(march, infantry, march.hex())
    march.move()
    march.play(f"corps {field.corps_names[infantry]}")
    assert all(march.state.column_of[unit] for unit in units)
    unit = next(u for u in units if field.arm_of[u] == INFANTRY)
    assert allowance(march.state, unit) == field.move[unit * 5 + march.state.left_of[unit]] + 4
    march.state.effective_of[unit] = 0
    assert allowance(march.state, unit) == COLUMN_INEFFECTIVE[INFANTRY] == 5
    assert COLUMN_INEFFECTIVE[CAVALRY] == 7
    assert COLUMN_INEFFECTIVE[ARTILLERY] == 4


def test_7_6_a_corps_forms_only_effective_formed_in_command_and_out_of_zones() -> None:
    march = March()
    field = march.field
    units = corps_in_field(march, Corps(0), march.hex())
    word = f"corps {field.corps_names[0]}"
    march.move()
    assert march.why(word) == OK
    march.state.effective_of[units[0]] = 0
    assert march.why(word) == CORPS_INEFFECTIVE
    march.state.effective_of[units[0]] = 1
    march.state.morale_of[units[0]] = DISORDERED
    assert march.why(word) == CORPS_NOT_FORMED
    march.state.morale_of[units[0]] = 0
    march.state.command_of[units[0]] = 0
    assert march.why(word) == CORPS_OUT_OF_COMMAND
    march.state.command_of[units[0]] = 1
    march.put(units_of(march, COALITION, INFANTRY)[0], march.hex(3))
    assert march.why(word) == CORPS_IN_ZOC


def test_7_6_at_most_three_batteries_within_five_hexes_join() -> None:
    march = March()
    field = march.field
    corps_in_field(march, Corps(0), march.hex())
    guns = units_of(march, PRUSSIA, ARTILLERY)
    for gun in guns[:4]:
        march.put(gun, march.hex(3))
    march.move()
    march.play(f"corps {field.corps_names[0]}")
    for gun in guns[:3]:
        march.play(march.name(gun))
    assert march.name(guns[3]) not in march.answers() or march.asked() == ASK_MOVE_PIECE
    assert march.state.column_of[guns[3]] == 0


def test_7_6_at_the_end_of_its_movement_a_corps_keeps_four_steps_a_hex() -> None:
    march = March()
    field = march.field
    units = corps_in_field(march, Corps(0), march.hex())
    march.put(
        next(u for u in units_of(march, PRUSSIA, INFANTRY, 3) if march.state.hex_of[u] < 0),
        march.where(units[0]),
    )
    march.move()
    march.play(march.name(units[1]), march.hex(2, 2))
    march.rest()
    word = f"corps {field.corps_names[0]}"
    assert march.why(word) != OK


# §7.6.3 Forced deployment


def threatened(column_side: int, form: str = "rossbach-battle") -> tuple[March, Piece, Piece]:
    """Return a cavalry corps in column and an enemy infantry unit four hexes away."""
    march = March(form, side=1 - column_side)
    field = march.field
    corps = next(
        c
        for c in field.all_corps
        if field.side_of_corps[c] == column_side and not field.has_infantry[c]
    )
    rider = next(u for u in field.all_units if field.corps_of[u] == corps)
    march.put(rider, march.hex())
    march.state.column_of[rider] = 1
    march.state.corps_column[corps] = 1
    middle = hex_of_name(march.hex(0, 0, 0))
    far = hex_name(Hex(field.neighbours[middle * 6]))
    enemy = march.put(
        next(u for u in units_of(march, 1 - column_side, INFANTRY) if not field.fast_of[u]),
        far,
    )
    return march, rider, enemy


@pytest.mark.parametrize(("own", "deploys"), [(1, False), (2, True)])
def test_7_6_3_a16_equal_is_caught_and_greater_deploys(own: int, deploys: bool) -> None:
    march, rider, enemy = threatened(PRUSSIA, "zorndorf-battle")
    assert (forced_rating(march.state, rider), forced_rating(march.state, enemy)) == (4, 3)
    march.dice(own, 6)  # 1 + 4 + 4 = 9 against 6 + 3 = 9
    march.move()
    march.play(march.name(enemy), march.hex(0, 0, 0))
    assert march.asked() == ASK_FORCED
    march.play("yes")
    assert (march.state.column_of[rider] == 0) == deploys
    assert march.state.corps_tried[march.field.corps_of[rider]] == 1


def test_7_6_3_a_refusal_holds_until_an_enemy_comes_nearer() -> None:
    march, _, enemy = threatened(COALITION)
    march.move()
    march.play(march.name(enemy), march.hex(0, 0, 0))
    assert march.asked() == ASK_FORCED
    march.play("no")
    assert march.asked() != ASK_FORCED


# The rest of the phase


def test_7_3_far_hexes_are_walked_and_the_piece_stays_in_hand() -> None:
    march = March()
    rider = march.put(units_of(march, PRUSSIA, CAVALRY)[0], march.hex())
    march.put(units_of(march, PRUSSIA, INFANTRY)[0], march.hex(2))
    march.move()
    march.play(march.name(rider), march.hex(3, 3))
    assert march.where(rider) == march.hex(3, 3)
    assert "halt" in march.answers()
    assert march.state.walk_left == allowance(march.state, rider) - 2
    assert march.state.walk_from == hex_of_name(march.hex(3))


def test_7_3_another_piece_in_hand_ends_the_move_of_the_first() -> None:
    march = March()
    first = march.put(units_of(march, PRUSSIA, CAVALRY)[0], march.hex())
    second = march.put(units_of(march, PRUSSIA, INFANTRY)[0], march.hex(2))
    march.move()
    march.play(march.name(first), march.hex(3))
    march.play(march.name(second))
    assert march.state.walker == second
    assert march.state.moved_of[first]


def test_7_4_a_piece_may_not_end_in_a_full_hex_nobody_can_leave() -> None:
    march = March(side=COALITION)
    full = pile(march, march.hex(), [4, 4, 4])
    for unit in full:
        march.state.moved_of[unit] = 1
    comer = pile(march, march.hex(3), [4])[0]
    march.move()
    march.play(march.name(comer))
    assert march.why(march.hex()) == OVER_STACKED


def test_7_3_another_piece_waits_for_the_one_in_hand_and_the_enemy_is_never_ours() -> None:
    march = March()
    first = march.put(units_of(march, PRUSSIA, INFANTRY)[0], march.hex())
    other = march.put(units_of(march, PRUSSIA, INFANTRY)[1], march.hex(2))
    enemy = march.put(units_of(march, COALITION, INFANTRY)[0], march.hex(0, 0, 0, 0))
    march.move()
    march.play(march.name(first))
    assert march.why(march.name(other)) == ONE_HEX_FIRST
    assert march.why(march.name(enemy)) == NOT_YOUR_PIECE


def test_7_1_routed_units_take_no_normal_move() -> None:
    march = March()
    unit = march.put(units_of(march, PRUSSIA, INFANTRY)[0], march.hex(), morale=ROUTED)
    march.put(units_of(march, PRUSSIA, INFANTRY)[1], march.hex(2))
    march.move()
    assert march.name(unit) not in march.answers()


def test_12_3_only_a_demoralized_army_leaves_by_its_own_edge() -> None:
    march = March("leuthen-battle", side=PRUSSIA)
    rider = march.put(units_of(march, PRUSSIA, CAVALRY)[0], "3027")
    march.move()
    march.play(march.name(rider), "3028")
    assert "off" not in march.answers()
    march.state.army_of[PRUSSIA] = 1
    assert "off" in march.answers()  # west is home (rr 28)
    march.play("off")
    assert march.where(rider) == "off"
    assert march.state.track[PRUSSIA] == [20]  # no loss


def test_7_5_3_a_fast_unit_that_meets_formed_cavalry_stops_even_in_support() -> None:
    march = March(side=COALITION)
    pile(march, march.hex(), [4])
    rider = march.put(units_of(march, COALITION, CAVALRY, 2)[0], march.hex(3), left=2)
    march.put(units_of(march, PRUSSIA, CAVALRY, 2)[0], march.hex(0), left=2)
    march.move()
    march.play(march.name(rider), march.hex())
    assert march.where(rider) == march.hex()
    assert not is_engaged(march.state, rider)
    assert reach(march.state, rider, 4, True).found  # at the start of a move it could go
    assert not reach(march.state, rider, 4, False).found
