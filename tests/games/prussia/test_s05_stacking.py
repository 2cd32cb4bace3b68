"""§5 Stacking and §6 zones of control: limits, order, who is engaged, Locked markers."""

import itertools

import pytest

from grognard.core.types import OK, Player
from grognard.games.prussia.observe import observe
from grognard.games.prussia.reasons import (
    CANNOT_LEAVE,
    GUNS_STAY_BELOW,
    HELD_BY_LOCK,
    MEND_STACK,
    RAISED_BEFORE,
)
from grognard.games.prussia.rules.s05_stacking import excess, is_over_with, place_bottom, raise_top
from grognard.games.prussia.rules.s06_zones import (
    engaged,
    front,
    in_enemy_zoc,
    locked_penalty,
)
from grognard.games.prussia.rules.s07_movement import lock_all
from grognard.games.prussia.rules.s12_03_leaving import march_off_code
from grognard.games.prussia.tables import (
    ARTILLERY,
    CAVALRY,
    COALITION,
    INFANTRY,
    PROHIBITED,
    PRUSSIA,
    ROUTED,
    Hex,
    Piece,
    hex_of_name,
)
from tests.games.prussia.march import March


def units_of(march: March, side: Player, arm: int, full: int = 1) -> list[Piece]:
    """Return a side's units of an arm that have at least so many steps."""
    field = march.field
    return [
        unit
        for unit in field.all_units
        if field.side_of[unit] == side and field.arm_of[unit] == arm and field.full_of[unit] >= full
    ]


def pile(march: March, where: str, steps: list[int]) -> list[Piece]:
    """Put Austrian infantry of so many steps each into a hex, the first on top."""
    found: list[Piece] = []
    for left in steps:
        units = units_of(march, COALITION, INFANTRY, left)
        unit = next(one for one in units if march.state.hex_of[one] < 0)
        found.append(march.put(unit, where, left=left))
    return found


@pytest.mark.parametrize(
    ("steps", "expected"),
    [([2, 2], 2), ([2, 3], 1), ([1, 1, 2], 3), ([1, 1, 4], 2), ([2, 4, 2], 1), ([4, 1], 1)],
)
def test_6_2_a9_the_top_four_steps_in_an_enemy_zone_are_engaged(
    steps: list[int], expected: int
) -> None:
    march = March()
    units = pile(march, march.hex(), steps)
    here = hex_of_name(march.hex())
    assert engaged(march.state, here) == []  # nobody is near
    march.put(units_of(march, PRUSSIA, INFANTRY)[0], march.hex(0))
    assert engaged(march.state, here) == units[:expected]
    assert march.supporting(here) == units[expected:]


def test_6_2_guns_are_neither_engaged_nor_supporting() -> None:
    march = March()
    gun = march.put(units_of(march, COALITION, ARTILLERY)[0], march.hex())
    march.put(units_of(march, PRUSSIA, INFANTRY)[0], march.hex(0))
    here = hex_of_name(march.hex())
    assert gun not in engaged(march.state, here) + march.supporting(here)


def test_25_3_8_cossacks_count_twice_for_stacking_and_engagement() -> None:
    march = March("zorndorf-battle")
    field = march.field
    cossacks = [unit for unit in field.all_units if field.double_of[unit] == 2]
    assert cossacks
    top = march.put(cossacks[0], march.hex(), left=2)
    march.put(cossacks[1], march.hex(), left=1)
    here = hex_of_name(march.hex())
    assert march.state.steps_at[here] == 6
    assert front(march.state, here) == [top]


def test_6_1_batteries_have_zones_the_routed_and_leaders_have_none() -> None:
    march = March()
    gun = march.put(units_of(march, PRUSSIA, ARTILLERY)[0], march.hex())
    beside = hex_of_name(march.hex(2))
    assert in_enemy_zoc(march.state, beside, COALITION)
    march.state.zones[beside] = 0
    other = March()
    other.put(units_of(other, PRUSSIA, INFANTRY)[0], other.hex(), morale=ROUTED)
    other.put("L-P-L0", other.hex())
    assert not in_enemy_zoc(other.state, hex_of_name(other.hex(2)), COALITION)
    assert march.field.arm_of[gun] == ARTILLERY


def test_6_1_no_zone_reaches_where_the_unit_cannot_enter() -> None:
    march = March("zorndorf-battle")
    field = march.field
    unit = units_of(march, PRUSSIA, INFANTRY)[0]
    closed = next(
        edge
        for edge in range(len(field.neighbours))
        if field.neighbours[edge] >= 0
        and field.on_map[edge // 6]
        and field.cost[edge * 4 + INFANTRY] >= PROHIBITED
        and any(
            field.cost[other * 4] < PROHIBITED for other in range(edge // 6 * 6, edge // 6 * 6 + 6)
        )
    )
    march.state.left_of[unit] = 1
    place_bottom(march.state, unit, Hex(closed // 6))
    assert not in_enemy_zoc(march.state, Hex(field.neighbours[closed]), COALITION)


def test_5_1_a_hex_holds_twelve_steps_and_eight_of_guns_or_twelve_of_guns_alone() -> None:
    march = March()
    here = hex_of_name(march.hex())
    guns = units_of(march, COALITION, ARTILLERY, 2)
    assert len(guns) >= 5
    for gun in guns[:5]:
        march.put(gun, march.hex(), left=2)
    assert march.state.guns_at[here] == 10
    assert excess(march.state, here) == 0  # alone: 12
    pile(march, march.hex(), [4, 4, 4])
    assert excess(march.state, here) == 2  # beside others: 8
    other = March()
    pile(other, other.hex(), [4, 4, 4])
    one = next(u for u in units_of(other, COALITION, INFANTRY) if other.state.hex_of[u] < 0)
    other.state.left_of[one] = 1
    assert is_over_with(other.state, one, hex_of_name(other.hex()))


def test_5_2_with_a_column_a_hex_holds_four_steps() -> None:
    march = March()
    pile(march, march.hex(), [4])
    one = next(u for u in units_of(march, COALITION, INFANTRY) if march.state.hex_of[u] < 0)
    march.state.left_of[one] = 1
    here = hex_of_name(march.hex())
    assert not is_over_with(march.state, one, here)
    march.state.column_of[one] = 1
    assert is_over_with(march.state, one, here)


# §6.3 Locked markers


def locked_stack() -> tuple[March, list[Piece]]:
    """Return cavalry 2, infantry 4, cavalry 2 under a Locked marker, Austrians to move."""
    march = March(side=COALITION)
    riders = units_of(march, COALITION, CAVALRY, 2)
    foot = units_of(march, COALITION, INFANTRY, 4)
    units = [
        march.put(riders[0], march.hex(), left=2),
        march.put(foot[0], march.hex(), left=4),
        march.put(riders[1], march.hex(), left=2),
    ]
    march.put(units_of(march, PRUSSIA, INFANTRY)[0], march.hex(0))
    march.move()
    return march, units


def test_6_3_a10_filling_the_front_turns_no_marker() -> None:
    march, (top, _, low) = locked_stack()
    here = hex_of_name(march.hex())
    march.play(f"raise {march.name(low)}")
    assert set(engaged(march.state, here)) == {top, low}
    assert not locked_penalty(march.state, here)


def test_6_3_a10_replacing_the_front_turns_the_marker() -> None:
    march, (_, foot, _) = locked_stack()
    march.play(f"raise {march.name(foot)}")
    assert locked_penalty(march.state, hex_of_name(march.hex()))
    assert observe(march.state)["locked"][march.hex()]["minus"] == -2


def test_6_3_the_penalty_is_the_same_for_every_order_of_the_same_clicks() -> None:
    here = 0
    found: dict[tuple[int, ...], set[bool]] = {}
    for order in itertools.permutations(range(3)):
        march, units = locked_stack()
        here = hex_of_name(march.hex())
        for place in order:
            raise_top(march.state, units[place])
        final = tuple(units.index(unit) for unit in march.stack(march.hex()))
        found.setdefault(final, set()).add(locked_penalty(march.state, here))
    assert all(len(values) == 1 for values in found.values())
    assert {value for values in found.values() for value in values} == {True, False}


def test_6_3_a11_without_a_marker_nothing_is_turned() -> None:
    march = March(side=COALITION)
    foot = units_of(march, COALITION, INFANTRY, 4)
    first = march.put(foot[0], march.hex(2), left=4)
    second = march.put(foot[1], march.hex(2), left=4)
    march.put(units_of(march, PRUSSIA, INFANTRY)[0], march.hex(0))
    march.move()
    target = march.hex()
    march.play(march.name(first), target)
    assert engaged(march.state, hex_of_name(target)) == [first]
    march.rest()
    march.play(march.name(second), target, "halt", f"raise {march.name(second)}")
    assert engaged(march.state, hex_of_name(target)) == [second]
    assert not locked_penalty(march.state, hex_of_name(target))
    assert march.name(first) not in march.answers()  # it has moved


def test_6_4_an_emptied_hex_loses_its_marker() -> None:
    march = March(side=COALITION)
    rider = march.put(units_of(march, COALITION, CAVALRY, 2)[0], march.hex(), left=2)
    march.put(units_of(march, PRUSSIA, INFANTRY)[0], march.hex(0))
    march.move()
    here = hex_of_name(march.hex())
    assert march.state.locked_of[rider] == here
    march.play(march.name(rider), march.hex(3))
    assert here not in march.state.locked


def test_6_3_who_leaves_from_support_leaves_the_penalty_behind() -> None:
    march = March(side=COALITION)
    foot = units_of(march, COALITION, INFANTRY, 4)
    old = march.put(foot[0], march.hex(), left=4)
    new = march.put(foot[1], march.hex(3), left=4)
    march.put(units_of(march, PRUSSIA, INFANTRY)[0], march.hex(0))
    march.move()
    assert march.why(march.name(old)) != OK  # engaged, and not fast
    march.play(march.name(new), march.hex())
    march.play("halt", f"raise {march.name(new)}", march.name(old), march.hex(3))
    here = hex_of_name(march.hex())
    assert march.stack(march.hex()) == [new]
    assert locked_penalty(march.state, here)


def test_7_5_1_line_infantry_engaged_at_the_start_is_not_freed_by_a_mere_raise() -> None:
    march = March(side=COALITION)
    first, second, third = pile(march, march.hex(), [4, 4, 4])
    march.put(units_of(march, PRUSSIA, INFANTRY)[0], march.hex(0))
    march.move()
    march.play(f"raise {march.name(second)}")  # allowed, for a penalty (§6.3)
    assert march.supporting(hex_of_name(march.hex())) == [first, third]
    assert march.why(march.name(first)) == HELD_BY_LOCK
    assert march.why(march.name(third)) == OK  # it supported from the start
    march.play(march.name(third), march.hex(3), "halt")
    assert march.why(march.name(first)) == HELD_BY_LOCK
    assert march.why(march.name(second)) == CANNOT_LEAVE  # engaged now


def test_7_5_1_a_unit_that_entered_and_lies_above_sets_it_free() -> None:
    march = March(side=COALITION)
    old = pile(march, march.hex(), [4])[0]
    new = pile(march, march.hex(3), [4])[0]
    gun = march.put(units_of(march, COALITION, ARTILLERY)[0], march.hex(3))
    march.put(units_of(march, PRUSSIA, INFANTRY)[0], march.hex(0))
    march.move()
    march.play(march.name(gun), march.hex(), "halt")
    assert march.why(march.name(old)) == HELD_BY_LOCK
    march.play(march.name(new), march.hex(), "halt")
    assert march.why(march.name(old)) == HELD_BY_LOCK  # it entered below
    march.play(f"raise {march.name(new)}")
    assert march.why(march.name(old)) == OK


def test_7_5_1_the_front_of_a_full_stack_is_relieved_too() -> None:
    march = March(side=COALITION)
    front_unit, second, third = pile(march, march.hex(), [4, 4, 4])
    new = pile(march, march.hex(3), [4])[0]
    elsewhere = pile(march, march.hex(2, 2), [2, 2])
    march.put(units_of(march, PRUSSIA, INFANTRY)[0], march.hex(0))
    march.move()
    march.play(march.name(new), march.hex(), "halt")
    assert march.why(march.name(front_unit)) == MEND_STACK  # §5.3 it cannot help yet
    assert march.why(f"raise {march.name(elsewhere[1])}") == MEND_STACK
    march.play(f"raise {march.name(new)}")
    assert march.stack(march.hex()) == [new, front_unit, second, third]
    march.play(march.name(front_unit), march.hex(3), "halt")
    assert march.state.must_move == -1
    assert march.stack(march.hex()) == [new, second, third]
    assert locked_penalty(march.state, hex_of_name(march.hex()))


def test_7_5_1_nobody_who_must_stay_marches_off_the_map_either() -> None:
    march = March("leuthen-battle", side=PRUSSIA)
    march.state.army_of[PRUSSIA] = 1
    foot = units_of(march, PRUSSIA, INFANTRY, 3)
    units = [march.put(unit, "3028", left=3) for unit in foot[:2]]
    march.put(units_of(march, COALITION, INFANTRY)[0], "3027")
    march.move()
    march.play(f"raise {march.name(units[1])}")
    assert march_off_code(march.state, units[0], 9, 0) == HELD_BY_LOCK


# §5.4 Order


def test_5_4_a_piece_is_raised_once_until_somebody_enters() -> None:
    march, (top, foot, _) = locked_stack()
    march.play(f"raise {march.name(foot)}", f"raise {march.name(top)}")
    assert march.why(f"raise {march.name(foot)}") == RAISED_BEFORE


def test_5_4_a14_coalition_guns_that_enter_a_zone_stay_below() -> None:
    march = March(side=COALITION)
    foot = march.put(units_of(march, COALITION, INFANTRY, 4)[0], march.hex())
    gun = march.put(units_of(march, COALITION, ARTILLERY)[0], march.hex(3))
    march.put(units_of(march, COALITION, INFANTRY, 4)[1], march.hex(3, 3))  # still to move
    march.put(units_of(march, PRUSSIA, INFANTRY)[0], march.hex(0))
    march.move()
    march.play(march.name(gun), march.hex())
    march.rest()
    assert march.stack(march.hex()) == [foot, gun]
    assert march.why(f"raise {march.name(gun)}") == GUNS_STAY_BELOW


def test_5_4_a14_prussian_guns_may_go_on_top_at_once() -> None:
    march = March(side=PRUSSIA)
    foot = march.put(units_of(march, PRUSSIA, INFANTRY, 4)[0], march.hex())
    gun = march.put(units_of(march, PRUSSIA, ARTILLERY)[0], march.hex(3))
    march.put(units_of(march, COALITION, INFANTRY)[0], march.hex(0))
    march.move()
    march.play(march.name(gun), march.hex())
    march.rest()
    march.play(f"raise {march.name(gun)}")
    assert march.stack(march.hex()) == [gun, foot]


def test_5_3_nobody_is_put_on_top_so_that_a_full_stack_cannot_be_mended() -> None:
    march = March(side=COALITION)
    _, second, third = pile(march, march.hex(), [4, 4, 4])
    new = pile(march, march.hex(3), [4])[0]
    march.put(units_of(march, PRUSSIA, INFANTRY)[0], march.hex(0))
    march.move()
    march.state.moved_of[third] = 1
    march.play(march.name(new), march.hex(), "halt")
    order = march.stack(march.hex())
    assert march.why(f"raise {march.name(second)}") == MEND_STACK  # the only one who can leave
    assert march.why(f"raise {march.name(new)}") == OK
    assert march.stack(march.hex()) == order


def test_5_3_who_fills_a_stack_must_see_it_mended_next() -> None:
    march = March(side=COALITION)
    inside = pile(march, march.hex(), [4, 4, 4])
    comer = pile(march, march.hex(2), [4])[0]
    march.move()
    march.play(march.name(comer), march.hex())
    march.rest()
    assert march.why("done") == MEND_STACK
    pieces = [name for name in march.answers() if not name.startswith("raise")]
    assert sorted(pieces) == sorted(march.name(unit) for unit in inside)
    march.play(march.name(inside[0]), march.hex(5))
    march.rest()
    assert march.state.must_move == -1
    assert excess(march.state, hex_of_name(march.hex())) == 0
    lock_all(march.state, COALITION)
    assert march.why("done") == OK
