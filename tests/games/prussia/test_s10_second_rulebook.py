"""§10.1–§10.8 A second, slow count of odds, modifiers and loss points on crowded ground.

It knows the pieces, the map and the numbers of the rulebook, and works out the rest anew.
"""

import random
from fractions import Fraction

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from grognard.core.dice import SeededDice
from grognard.games.prussia.options import FOUGHT_ABOVE, MOMENTUM_GUNS, ROUTED_ABOVE
from grognard.games.prussia.rules.s01_01_map import distance
from grognard.games.prussia.rules.s05_stacking import is_over_with
from grognard.games.prussia.rules.s10_01_declare import attack_units, defence_units
from grognard.games.prussia.rules.s10_03_odds import cell_of, points_of, reckon
from grognard.games.prussia.rules.s10_05_modifiers import Reckoning
from grognard.games.prussia.rules.s10_06_crt import CRT_ATTACKER, CRT_DEFENDER, ODDS
from grognard.games.prussia.rules.s10_08_results import result_text
from grognard.games.prussia.rules.s10_combat import DO_COMBAT_PHASE
from grognard.games.prussia.rules.s12_01_track import CAPTURED, DESTROYED, FLED
from grognard.games.prussia.state import PrussiaState
from grognard.games.prussia.tables import (
    ARTILLERY,
    CAVALRY,
    DISORDERED,
    FORMED,
    HEXES,
    INFANTRY,
    NO_PIECE,
    PROHIBITED,
    RIVER_HEX,
    ROUTED,
    STRIDE,
    TOWN,
    Hex,
    Piece,
    hex_name,
)
from tests.games.prussia.fight import Fight, listed
from tests.games.prussia.test_second_rulebook import Book

FORMS = ["rossbach-battle", "leuthen-battle", "zorndorf-battle", "torgau-battle"]
RATIOS = [Fraction(*map(int, odds.split(":"))) for odds in ODDS]


def crowd(form: str, seed: int) -> tuple[Fight, list[Hex], random.Random]:
    """Return both sides in heaps around a hex, in all states, and the hexes they stand in."""
    chance = random.Random(seed)
    fight = Fight(form, side=chance.randrange(2))
    state, field = fight.state, fight.field
    state.turn = chance.choice((1, 2))
    for army in range(2):
        state.army_of[army] = chance.choice((0, 0, 1, 2))
    for option in (FOUGHT_ABOVE, ROUTED_ABOVE, MOMENTUM_GUNS):
        state.choices[option] = chance.randrange(2)
    state.dice = SeededDice(seed)
    land = [h for h in HEXES if field.on_map[h] and not field.terrain[h] & RIVER_HEX]
    middle = chance.choice(land)
    near = [here for here in land if distance(here, middle) <= 2 and chance.random() < 0.8]
    units = [unit for unit in field.all_units if unit != field.baggage]
    chance.shuffle(units)
    for here in near:
        side = chance.randrange(2)
        for _ in range(chance.choice((1, 2, 2, 3, 4))):
            unit = next((u for u in units if field.side_of[u] == side), NO_PIECE)
            if unit < 0 or is_over_with(state, unit, here):
                continue
            units.remove(unit)
            left = chance.randint(1, field.full_of[unit])
            morale = chance.choice((FORMED, FORMED, FORMED, DISORDERED, ROUTED))
            state.left_of[unit] = left
            fight.put(unit, hex_name(here), morale=morale, left=left)
            state.column_of[unit] = int(chance.random() < 0.05)
    return fight, near, chance


def book_of(fight: Fight) -> Book:
    """Return what the slow rulebook of §6 says of the position."""
    assert isinstance(fight.state, PrussiaState)
    return Book(fight.state)


class Count:
    """What a combat comes to, said in the words of the rulebook."""

    def __init__(self, fight: Fight, attack: list[Hex], defence: list[Hex]) -> None:
        self.state, self.field = fight.state, fight.field
        self.book = book_of(fight)
        self.hexes = [attack, defence]
        self.units = [[unit for h in hexes for unit in self.book.front(h)] for hexes in self.hexes]
        self.side = self.field.side_of[self.units[0][0]]
        self.helpers = self._helpers()

    def number(self, table: vec[i64], unit: Piece) -> int:
        return table[unit * STRIDE + self.state.left_of[unit]]

    def arm(self, units: list[Piece], arm: int) -> list[Piece]:
        return [unit for unit in units if self.field.arm_of[unit] == arm]

    # §10.1.1

    def behind(self, here: Hex) -> list[Piece]:
        ahead = self.book.front(here)
        all_here = self.book.units_in(here)
        return [u for u in all_here if self.field.arm_of[u] < ARTILLERY and u not in ahead]

    def is_supported(self, role: int) -> bool:
        return any(self.behind(here) for here in self.hexes[role])

    def is_ringed(self) -> bool:
        if len(self.hexes[1]) != 1:
            return False
        around = self.book.around(self.hexes[1][0])
        return len(around) == 6 and all(self.is_held(here) for here in around)

    def is_held(self, here: Hex) -> bool:
        if here in self.hexes[0]:
            return True
        for unit in self.units[0]:
            there = Hex(self.state.hex_of[unit])
            if self.state.morale_of[unit] != ROUTED and here in self.book.around(there):
                edge = there * 6 + self.field.direction(there, here)
                if self.field.cost[edge * 4 + self.field.arm_of[unit]] < PROHIBITED:
                    return True
        return False

    def _helpers(self) -> list[Piece]:
        found: list[Piece] = []
        if self.is_ringed():
            for unit in self.behind(self.hexes[1][0]):
                if sum(self.state.left_of[one] for one in (*found, unit)) > 4:
                    break
                found.append(unit)
        return found

    # §10.3

    def heaps(self, role: int) -> list[list[Piece]]:
        heaps = [self.book.front(here) for here in self.hexes[role]]
        return [*heaps, self.helpers] if role else heaps

    def limit(self, arm: int, role: int) -> int:
        if arm == CAVALRY:
            return 6
        is_austrian = (self.side == 0) == (role == 1)
        return 9 if self.state.form.id.startswith("torgau") and is_austrian else 8

    def strength(self, role: int) -> int:
        total = 0
        for heap in self.heaps(role):
            for arm in (INFANTRY, CAVALRY):
                points = sum(self.number(self.field.sp, unit) for unit in self.arm(heap, arm))
                total += min(self.limit(arm, role), points)
        return total

    def used(self, role: int) -> list[Piece]:
        """Return the units whose strength is used."""
        found: list[Piece] = []
        for heap in self.heaps(role):
            for arm in (INFANTRY, CAVALRY):
                points = 0
                for unit in self.arm(heap, arm):
                    if points < self.limit(arm, role):
                        found.append(unit)
                    points += self.number(self.field.sp, unit)
        return found

    def steps(self, role: int) -> int:
        return sum(self.state.left_of[unit] for unit in self.used(role))

    def column(self) -> int:
        odds = Fraction(self.strength(0), self.strength(1))
        return max([at for at, ratio in enumerate(RATIOS) if ratio <= odds], default=0)

    # §10.4, §10.5

    def is_routed_only(self) -> bool:
        if self.state.choices[ROUTED_ABOVE]:
            below = [unit for here in self.hexes[1] for unit in self.behind(here)]
            return all(self.state.morale_of[unit] == ROUTED for unit in self.units[1] + below)
        return all(self.state.morale_of[unit] == ROUTED for unit in self.units[1] + self.helpers)

    def modifier(self, leads: list[Piece]) -> int:
        state = self.state
        ratings = [self.number(self.field.mr, unit) for unit in leads]
        total = max(-3, min(3, ratings[0] - ratings[1]))
        total += state.army_of[1 - self.side] - state.army_of[self.side]
        for role, sign in ((0, -1), (1, 1)):
            if any(state.morale_of[unit] == DISORDERED for unit in self.units[role]):
                total += sign
            if any(state.column_of[unit] for unit in self.units[role]):
                total += 3 * sign
        if self.is_routed_only():
            total += 3
        if self.is_ringed() and not self.helpers and not self.is_supported(1):
            total += 0 if self.field.terrain[self.hexes[1][0]] & TOWN else 3
        if state.form.id == "rossbach-battle" and state.turn == 1:
            total += 3 if self.side == 0 else -3
        return total + self.ground(leads[0])

    def ground(self, lead: int) -> int:
        """§10.5, §10.5.1 The attacker takes the best of the hexes for his lead unit."""
        here = Hex(self.state.hex_of[lead])
        found: list[int] = []
        for there in self.hexes[1]:
            edge = here * 6 + self.field.direction(here, there)
            shock = self.shock() if self.field.shock_open[edge] else 0
            found.append(self.field.combat[edge * 2 + self.field.arm_of[lead]] + shock)
        return max(found)

    def shock(self) -> int:
        if self.arm(self.used(0), INFANTRY):
            return 0
        for unit in self.arm(self.used(1), INFANTRY):
            if self.state.morale_of[unit] == FORMED and not self.state.column_of[unit]:
                return 0
        return self.blow(0) - self.blow(1)

    def blow(self, role: int) -> int:
        riders = [u for u in self.arm(self.used(role), CAVALRY) if not self.state.morale_of[u]]
        points = sum(self.field.shock_of[unit] for unit in riders)
        return int(Fraction(points, len(riders)) + Fraction(1, 2)) if riders else 0

    # §10.8

    def points(self, text: str, role: int) -> int:
        """Return the loss points of a result for the attacker (0) or the defender (1)."""
        if role == 0 and self.is_routed_only():
            return 0
        steps = self.steps(1 - role)
        number = text.rstrip("RrS*")
        if number.startswith("Ex"):
            points = int(Fraction(steps, 4) + Fraction(1, 2)) + (number == "Ex+1")
        elif number.startswith("("):
            points = int(number.strip("()")) - self.is_supported(role)
        else:
            points = 0 if number == "-" else int(number)
        if self.is_ringed() and self.is_supported(1):
            points += 1
        return min(points, steps)


def attacks(fight: Fight, near: list[Hex]) -> list[tuple[list[Hex], list[Hex]]]:
    """Return attacks of one hex on one or two, and of all who can on each hex."""
    state, book = fight.state, book_of(fight)
    mine = [
        h
        for h in near
        if book.front(h) and fight.field.side_of[Piece(state.top_at[h])] == state.side
    ]
    found: list[tuple[list[Hex], list[Hex]]] = []
    for there in near:
        if there in mine or not book.front(there):
            continue
        around = [here for here in mine if here in book.around(there)]
        found += [(around, [there])] if around else []
        for here in around:
            found.append(([here], [there]))
            beside = [
                h for h in book.around(Hex(here)) if h in near and h not in mine and h != there
            ]
            found += [([here], [there, other]) for other in beside if book.front(other)]
    return found


def compare(fight: Fight, hexes: tuple[list[Hex], list[Hex]], chance: random.Random) -> Reckoning:
    """Work out one attack twice."""
    count = Count(fight, *hexes)
    leads = [chance.choice(units) for units in count.units]
    by_seat = leads if count.side == 0 else leads[::-1]
    mine, theirs = count.units
    sums = reckon(fight.state, mine, theirs, hexes[0], hexes[1], by_seat)
    seats = [count.side, 1 - count.side]
    assert [sums.strengths[seat] for seat in seats] == [count.strength(0), count.strength(1)]
    assert [sums.steps[seat] for seat in seats] == [count.steps(0), count.steps(1)]
    assert sums.column == count.column()
    assert sums.total() == count.modifier(leads), sums.drm
    for die in range(1, 7):
        cell = cell_of(sums, die)
        for role, table in enumerate((CRT_ATTACKER, CRT_DEFENDER)):
            wanted = count.points(result_text(table[cell]), role)
            assert points_of(sums, count.side, seats[role], die) == wanted
    return sums


@pytest.mark.parametrize("form", FORMS)
def test_10_3_to_10_8_odds_modifiers_and_points_agree_with_a_slow_count(form: str) -> None:
    compared = flanks = supported = 0
    for seed in range(25):
        fight, near, chance = crowd(form, seed)
        for hexes in attacks(fight, near):
            if river_between(fight, hexes):
                continue
            sums = compare(fight, hexes, chance)
            compared += 1
            flanks += sums.is_flank
            supported += sums.is_supported
    assert compared > 300
    assert flanks > 0
    assert supported > 0


def test_10_a_slow_count_finds_the_same_units_that_may_still_fight() -> None:
    """By either reading of those who have fought and lie above others."""
    found = [0, 0]
    for seed in range(40):
        fight, near, chance = crowd(FORMS[seed % 4], seed)
        state, book = fight.state, book_of(fight)
        for unit in range(fight.field.units):
            state.fought_of[unit] = int(chance.random() < 0.4)
        for here in near:
            foot = [u for u in book.units_in(here) if fight.field.arm_of[u] < ARTILLERY]
            fresh = [unit for unit in foot if not state.fought_of[unit]]
            counted = fresh if state.choices[FOUGHT_ABOVE] else foot
            ahead = [
                unit
                for at, unit in enumerate(counted)
                if sum(book.steps(one) for one in counted[: at + 1]) <= 4 and unit in fresh
            ]
            assert defence_units(state, here) == ahead
            is_fit = any(state.morale_of[unit] != ROUTED for unit in ahead)
            assert attack_units(state, here) == (ahead if is_fit else [])
            found[state.choices[FOUGHT_ABOVE]] += len(ahead)
    assert min(found) > 100


def river_between(fight: Fight, hexes: tuple[list[Hex], list[Hex]]) -> bool:
    """§10.5 Say whether a river without a bridge forbids the attack."""
    field = fight.field
    for here in hexes[0]:
        for there in hexes[1]:
            edge = here * 6 + field.direction(Hex(here), there)
            if field.cost[edge * 4] >= PROHIBITED:
                return True
    return False


@pytest.mark.parametrize("form", FORMS)
def test_10_12_success_is_a_marker_for_each_rout_and_each_counter(form: str) -> None:
    routs = counters = 0
    for seed in range(8):
        fight, _, chance = crowd(form, 1000 + seed)
        state = fight.state
        state.push(DO_COMBAT_PHASE, state.side)
        state.go_on()
        while not state.todo.is_empty():
            state.question().answer(state, chance.choice(listed(state)))
            state.go_on()
        gained = [0, 0]
        for event in fight.log():
            if event.kind == "rout":
                routs += 1
                gained[1 - event.who] += 1
            elif event.kind == "track" and event.numbers[1] in (DESTROYED, CAPTURED, FLED):
                counters += 1
                gained[1 - event.who] += 1
        assert list(state.success) == gained
    assert routs > 0
    assert counters > 0
