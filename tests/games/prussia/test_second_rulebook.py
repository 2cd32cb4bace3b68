"""§6–§8 A second, slow rulebook of zones, movement and targets; it must agree with the engine.

It knows where the pieces are and what the map costs, and works out everything else anew.
"""

import random

import pytest

from grognard.core.types import OK, Player
from grognard.games.prussia.rules.s01_01_map import distance
from grognard.games.prussia.rules.s06_zones import engaged, in_enemy_zoc
from grognard.games.prussia.rules.s07_04_allowance import allowance
from grognard.games.prussia.rules.s07_05_reach import FAR, reach
from grognard.games.prussia.rules.s08_bombardment import aim_code, gun_code
from grognard.games.prussia.state import PHASE_OFFENSIVE, PrussiaState
from grognard.games.prussia.tables import (
    ARTILLERY,
    CAVALRY,
    DISORDERED,
    FORMED,
    HEXES,
    INFANTRY,
    LEADER,
    NO_PIECE,
    PROHIBITED,
    PRUSSIA,
    RIVER_HEX,
    ROUTED,
    Hex,
    Piece,
    hex_name,
)
from tests.games.prussia.march import March
from tests.games.prussia.test_s08_sight import is_seen

FORMS = ["rossbach-battle", "leuthen-battle", "torgau-battle"]
"""Zorndorf has a river and wagons of its own; they are tested in their place."""


class Book:
    """What the rulebook says of a position."""

    def __init__(self, state: PrussiaState) -> None:
        self.state = state
        self.field = state.field
        self.stacks: dict[Hex, list[Piece]] = {}
        self.zones: dict[tuple[int, int], bool] = {}

    def around(self, here: Hex) -> list[Hex]:
        return [Hex(to) for to in self.field.neighbours[here * 6 : here * 6 + 6] if to >= 0]

    def cost(self, piece: Piece, here: Hex, to: Hex) -> int:
        """§7.3 by the chart, §7.6.1 one for each hex in column."""
        edge = here * 6 + self.field.direction(here, to)
        if self.state.column_of[piece]:
            return 1 if self.field.column_open[edge] else FAR
        cost = self.field.cost[edge * 4 + self.field.arm_of[piece]]
        return cost if cost < PROHIBITED else FAR

    def units_in(self, here: Hex) -> list[Piece]:
        """Return the units of a hex from the top, by who lies under whom."""
        if here in self.stacks:
            return self.stacks[here]
        found: list[Piece] = []
        inside = [u for u in self.field.all_units if self.state.hex_of[u] == here]
        below = {Piece(self.state.under_of[unit]) for unit in inside}
        unit = next((one for one in inside if one not in below), NO_PIECE)
        while unit >= 0:
            found.append(unit)
            unit = Piece(self.state.under_of[unit])
        self.stacks[here] = found
        return found

    def steps(self, unit: Piece) -> int:
        return self.state.left_of[unit] * self.field.double_of[unit]

    def front(self, here: Hex) -> list[Piece]:
        """§6.2 The infantry and cavalry on top, four steps or fewer."""
        found: list[Piece] = []
        for unit in self.units_in(here):
            if self.field.arm_of[unit] in (INFANTRY, CAVALRY):
                if sum(self.steps(Piece(one)) for one in found) + self.steps(unit) > 4:
                    break
                found.append(unit)
        return found

    def in_zone(self, here: Hex, side: Player) -> bool:
        """§6.1 An unrouted enemy unit is next to the hex and could enter it."""
        if (here, side) not in self.zones:
            self.zones[here, side] = self.is_reached(here, side)
        return self.zones[here, side]

    def is_reached(self, here: Hex, side: Player) -> bool:
        return any(
            self.field.side_of[unit] != side
            and self.state.morale_of[unit] != ROUTED
            and self.field.cost[
                (there * 6 + self.field.direction(there, here)) * 4 + self.field.arm_of[unit]
            ]
            < PROHIBITED
            for there in self.around(here)
            for unit in self.units_in(there)
        )

    def holds_riders(self, here: Hex, side: Player) -> bool:
        """§7.5.3 Formed enemy cavalry in front of its stack stands next to the hex."""
        return any(
            self.field.side_of[unit] != side
            and self.field.arm_of[unit] == CAVALRY
            and self.state.morale_of[unit] == FORMED
            and self.field.cost[(here * 6 + self.field.direction(here, there)) * 4 + CAVALRY]
            < PROHIBITED
            for there in self.around(here)
            for unit in self.front(there)
        )

    def may_enter(self, piece: Piece, to: Hex) -> bool:
        """§4.2.2, §7.4, §7.5"""
        field, state = self.field, self.state
        side = field.side_of[piece]
        pieces = [p for p in field.all_pieces if state.hex_of[p] == to]
        if any(field.side_of[other] != side for other in pieces):
            return False
        if not self.in_zone(to, side):
            return True
        units = [p for p in pieces if field.arm_of[p] != LEADER]
        if field.arm_of[piece] == LEADER:
            return bool(units)
        if not state.command_of[piece] or field.bracketed[piece * 5 + state.left_of[piece]]:
            return False
        if field.arm_of[piece] == ARTILLERY:
            return any(field.arm_of[unit] != ARTILLERY for unit in units)
        return True

    def toll(self, piece: Piece, here: Hex, is_start: bool) -> int:
        """§7.5 What it costs more to leave a hex, FAR if it must stop there."""
        field = self.field
        side, arm = field.side_of[piece], field.arm_of[piece]
        if arm == LEADER or not self.in_zone(here, side):
            return 0
        if arm == ARTILLERY:
            return 1
        is_fast = bool(field.fast_of[piece])
        if is_start:
            is_engaged = piece in self.front(here)
        else:
            inside = [u for u in self.units_in(here) if field.arm_of[u] in (INFANTRY, CAVALRY)]
            is_engaged = sum(self.steps(unit) for unit in [*inside, piece]) <= 4
            if is_fast and self.holds_riders(here, side):
                return FAR
        if not is_engaged:
            return FAR if is_start and self.is_bound(piece, here) else 1
        if not is_fast or self.holds_riders(here, side):
            return FAR
        return 1 if side == PRUSSIA and arm == CAVALRY else 2

    def is_bound(self, piece: Piece, here: Hex) -> bool:
        """§7.5.1 Engaged at the start, not fast, and nobody who came in stands above it."""
        began = [u for u in range(self.field.units) if self.state.locked_of[u] == here]
        if piece not in began or self.field.fast_of[piece]:
            return False
        above = self.units_in(here)[: self.units_in(here).index(piece)]
        return not any(
            unit not in began
            and self.state.moved_of[unit] == 1
            and self.state.morale_of[unit] != ROUTED
            and self.field.arm_of[unit] in (INFANTRY, CAVALRY)
            for unit in above
        )

    def allowance(self, piece: Piece) -> int:
        """§7.4, §7.6.1"""
        field, state = self.field, self.state
        printed = field.move[piece * 5 + (1 if field.arm_of[piece] == LEADER else 0)]
        if field.arm_of[piece] == LEADER:
            return int(printed) + 4 * int(state.column_of[piece])
        printed = field.move[piece * 5 + state.left_of[piece]]
        is_slow = (
            not state.effective_of[piece]
            or not state.command_of[piece]
            or state.morale_of[piece] == DISORDERED
        )
        if state.column_of[piece]:
            slow = {INFANTRY: 5, CAVALRY: 7, ARTILLERY: 4}
            return slow[field.arm_of[piece]] if is_slow else printed + 4
        return -(-printed // 2) if is_slow else printed

    def reach(self, piece: Piece, left: int) -> dict[Hex, int]:
        """§7.3 What each hex costs, by trying all ways from the start again and again."""
        start = Hex(self.state.hex_of[piece])
        best = {start: 0}
        grown = True
        while grown:
            grown = False
            for here, spent in list(best.items()):
                toll = self.toll(piece, here, here == start)
                for to in self.around(here):
                    if to == start or toll >= FAR or not self.may_enter(piece, to):
                        continue
                    price = self.cost(piece, here, to)
                    cost = spent + toll + price
                    if here == start and price < FAR:
                        cost = min(cost, left)  # one hex is always possible
                    if cost <= left and cost < best.get(to, FAR):
                        best[to] = cost
                        grown = True
        del best[start]
        return best

    def fires_at(self, gun: Piece, target: Hex) -> bool:
        """§8, §8.1, §8.2 in the offensive bombardment."""
        field, state = self.field, self.state
        here, side = Hex(state.hex_of[gun]), field.side_of[gun]
        above = self.units_in(here)[: self.units_in(here).index(gun)]
        if any(field.arm_of[unit] != ARTILLERY for unit in above):
            return False
        if state.column_of[gun] or state.morale_of[gun] == ROUTED:
            return False
        if state.moved_of[gun]:
            return False
        gap = distance(here, target)
        if gap > 3 or field.bs[(gun * 5 + state.left_of[gun]) * 4 + gap] == 0:
            return False
        if gap == 1:
            return True
        beside = [unit for to in self.around(here) for unit in self.units_in(to)]
        if any(field.side_of[unit] != side for unit in beside):
            return False
        near = [unit for to in self.around(target) for unit in self.units_in(to)]
        if any(field.side_of[unit] == side for unit in near):
            return False
        held = {Hex(h) for h in state.hex_of[: field.units] if h >= 0}
        return is_seen(field, held - {here, target}, here, target)


def scatter(form: str, chance: random.Random) -> PrussiaState:
    """Return a position with many pieces of both sides in a few hexes, in all states."""
    march = March(form)
    state, field = march.state, march.field
    middle = chance.choice([h for h in HEXES if field.on_map[h]])
    near = [
        h
        for h in HEXES
        if field.on_map[h] and distance(h, middle) <= 4 and not field.terrain[h] & RIVER_HEX
    ]
    owner = {here: chance.choice((0, 0, 1, 1, -1)) for here in near}
    pieces = [p for p in field.all_pieces if p != field.baggage and field.ids[p] != "L-A-LD"]
    for piece in chance.sample(pieces, 44):
        places = [here for here in near if owner[here] == field.side_of[piece]]
        if not places:
            continue
        left = chance.randint(1, field.full_of[piece]) if piece < field.units else 1
        morale = chance.choice((0, 0, 0, 1, 2)) if piece < field.units else 0
        march.put(piece, hex_name(chance.choice(places)), left=left, morale=morale)
        state.effective_of[piece] = chance.choice((0, 1, 1))
        state.command_of[piece] = chance.choice((0, 1, 1, 1)) if piece < field.units else 1
        state.column_of[piece] = chance.choice((0, 0, 0, 0, 1))
        state.moved_of[piece] = chance.choice((0, 0, 0, 1))
    assert isinstance(state, PrussiaState)
    return state


def lock(state: PrussiaState, chance: random.Random) -> None:
    """Say of some units anywhere in their stacks that they were engaged when the turn began."""
    for unit in state.field.all_units:
        here = Hex(state.hex_of[unit])
        if here >= 0 and state.field.arm_of[unit] != ARTILLERY and chance.random() < 0.4:
            state.locked_of[unit] = here
            if here not in state.locked:
                state.locked.append(here)


@pytest.mark.parametrize("form", FORMS)
def test_7_3_a_second_rulebook_reaches_the_same_hexes_at_the_same_cost(form: str) -> None:
    chance = random.Random(form)
    in_zone = out_of_zone = bound = 0
    for _ in range(12):
        state = scatter(form, chance)
        lock(state, chance)
        book = Book(state)
        for piece in state.field.all_pieces:
            if state.hex_of[piece] < 0 or state.morale_of[piece] == ROUTED:
                continue
            left = book.allowance(piece)
            assert allowance(state, piece) == left
            found = reach(state, piece, left, True)
            costs = {here: found.cost[here] for here in found.found}
            assert costs == book.reach(piece, left), state.field.ids[piece]
            bound += piece < state.field.units and book.is_bound(piece, Hex(state.hex_of[piece]))
            if book.in_zone(Hex(state.hex_of[piece]), state.field.side_of[piece]):
                in_zone += bool(costs)
            else:
                out_of_zone += bool(costs)
    assert min(in_zone, out_of_zone, bound) > 15


@pytest.mark.parametrize("form", FORMS)
def test_8_1_a_second_rulebook_names_the_same_targets(form: str) -> None:
    chance = random.Random(form)
    shots = 0
    for _ in range(40):
        state = scatter(form, chance)
        state.phase = PHASE_OFFENSIVE
        book, field = Book(state), state.field
        for gun in field.all_units:
            if field.arm_of[gun] != ARTILLERY or state.hex_of[gun] < 0:
                continue
            side = field.side_of[gun]
            tops = [Piece(u) for u in state.top_at if u >= 0 and field.side_of[Piece(u)] != side]
            for target in {Hex(state.hex_of[unit]) for unit in tops}:
                may = gun_code(state, gun, side) == OK and aim_code(state, gun, target) == OK
                assert may == book.fires_at(gun, target), (field.ids[gun], hex_name(target))
                shots += may
    assert shots > 60


@pytest.mark.parametrize("form", FORMS)
def test_6_1_a_second_rulebook_knows_the_same_zones_and_engaged_units(form: str) -> None:
    chance = random.Random(form)
    held = 0
    for _ in range(25):
        state = scatter(form, chance)
        book, field = Book(state), state.field
        for here in HEXES:
            if not field.on_map[here] or not any(state.top_at[to] >= 0 for to in book.around(here)):
                continue
            for side in (0, 1):
                assert in_enemy_zoc(state, here, side) == book.in_zone(here, side)
            top = Piece(state.top_at[here])
            if top >= 0 and book.in_zone(here, field.side_of[top]):
                assert engaged(state, here) == book.front(here)
                held += 1
            elif top >= 0:
                assert engaged(state, here) == []
    assert held > 100
