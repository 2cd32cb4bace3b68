"""§10.1 Declarations: everyone who must fight does, tested against exhaustive enumeration."""

import random
from itertools import pairwise

from grognard.games.prussia.rules.s10_01_graph import (
    Front,
    closure,
    forced,
    is_complete,
    is_declaration,
    may_join,
)


def front_of(edges: list[tuple[int, int]], attackers: int, defenders: int, soft: int = 0) -> Front:
    """Build a front; `soft` marks defenders who need not fight (batteries or routed alone)."""
    front = Front()
    front.reach_of = [0] * attackers
    front.faces_of = [0] * defenders
    for attacker, defender in edges:
        front.reach_of[attacker] |= 1 << defender
        front.faces_of[defender] |= 1 << attacker
    for defender in range(defenders):
        if front.faces_of[defender] and soft >> defender & 1 == 0:
            front.must_defend |= 1 << defender
    for attacker in range(attackers):
        if front.reach_of[attacker] & front.must_defend:
            front.must_attack |= 1 << attacker
    return front


def random_front(rng: random.Random) -> Front:
    attackers = rng.randint(1, 6)
    defenders = rng.randint(1, 6)
    chance = rng.choice((0.2, 0.4, 0.6))
    edges = [(a, d) for a in range(attackers) for d in range(defenders) if rng.random() < chance]
    return front_of(edges, attackers, defenders, rng.getrandbits(6) & rng.getrandbits(6))


def without(front: Front, attackers: int, defenders: int) -> Front:
    """Return what is left to fight once a combat is over: duties are counted anew."""
    edges = [
        (a, d)
        for a, reach in enumerate(front.reach_of)
        for d in range(len(front.faces_of))
        if reach >> d & 1 and not attackers >> a & 1 and not defenders >> d & 1
    ]
    soft = ((1 << len(front.faces_of)) - 1) & ~front.must_defend
    return front_of(edges, len(front.reach_of), len(front.faces_of), soft)


def can_cover_everyone(front: Front, memory: dict[tuple[int, ...], bool]) -> bool:
    """Say by brute force whether some sequence of complete combats leaves nobody out."""
    if front.must_attack == 0 and front.must_defend == 0:
        return True
    key = (*front.reach_of, -1, front.must_defend)
    if key not in memory:
        memory[key] = any(
            leaves_nobody_out(front, attackers, defenders, memory)
            for attackers in range(1, 1 << len(front.reach_of))
            for defenders in range(1, 1 << len(front.faces_of))
            if is_complete(front, attackers, defenders)
        )
    return memory[key]


def leaves_nobody_out(
    front: Front, attackers: int, defenders: int, memory: dict[tuple[int, ...], bool]
) -> bool:
    """Say whether nobody is left who had an opponent before the combat and has none after it."""
    rest = without(front, attackers, defenders)
    left_attackers = front.must_attack & ~attackers
    left_defenders = front.must_defend & ~defenders
    if rest.must_attack != left_attackers or rest.must_defend != left_defenders:
        return False
    return can_cover_everyone(rest, memory)


def allowed_by_enumeration(front: Front) -> set[tuple[int, int]]:
    """Return every declaration that is complete and lets all others still fight."""
    found = set()
    for attackers in range(1, 1 << len(front.reach_of)):
        for defenders in range(1, 1 << len(front.faces_of)):
            if is_complete(front, attackers, defenders):
                rest = without(front, attackers, defenders)
                if rest.must_attack == front.must_attack & ~attackers:
                    if rest.must_defend == front.must_defend & ~defenders:
                        found.add((attackers, defenders))
    return found


def reached_by_clicks(front: Front) -> set[tuple[int, int]]:
    """Return every declaration that clicking hex after hex can end with; no click leads nowhere."""
    found: set[tuple[int, int]] = set()
    seen: set[tuple[int, int]] = set()
    open_now = [(0, 0)]
    while open_now:
        chosen = open_now.pop()
        if chosen in seen:
            continue
        seen.add(chosen)
        further = clicks_from(front, chosen)
        if is_declaration(front, *chosen):
            found.add(chosen)
        elif chosen != (0, 0):
            assert further, "§10.1 a click led nowhere"
        open_now.extend(further)
    return found


def clicks_from(front: Front, chosen: tuple[int, int]) -> list[tuple[int, int]]:
    attackers, defenders = chosen
    tries = [(attackers | 1 << a, defenders) for a in range(len(front.reach_of))]
    tries += [(attackers, defenders | 1 << d) for d in range(len(front.faces_of))]
    return [forced(front, *new) for new in tries if new != chosen and may_join(front, *new)]


def test_10_1_the_clicks_reach_exactly_the_declarations_of_exhaustive_enumeration() -> None:
    rng = random.Random(10)
    for _ in range(2000):
        front = random_front(rng)
        assert reached_by_clicks(front) == allowed_by_enumeration(front)


def test_10_1_whatever_is_declared_everyone_else_can_still_fight() -> None:
    rng = random.Random(11)
    memory: dict[tuple[int, ...], bool] = {}
    for _ in range(200):
        front = random_front(rng)
        if len(front.reach_of) > 4 or len(front.faces_of) > 4:
            continue
        for attackers, defenders in allowed_by_enumeration(front):
            assert leaves_nobody_out(front, attackers, defenders, memory)


def test_10_1_someone_can_always_begin() -> None:
    rng = random.Random(12)
    for _ in range(2000):
        front = random_front(rng)
        if front.must_attack:
            assert clicks_from(front, (0, 0))


def test_10_1_a_line_of_three_against_three_may_not_leave_the_end_alone() -> None:
    """Adjacent along a line: 0-0, 0-1, 1-1, 1-2, 2-2."""
    line = front_of([(0, 0), (0, 1), (1, 1), (1, 2), (2, 2)], 3, 3)
    assert is_declaration(line, 0b001, 0b001)
    assert not is_declaration(line, 0b001, 0b010)  # the first defender would face nobody
    assert closure(line, 0b001, 0b010) == (0b001, 0b011)
    assert may_join(line, 0b001, 0b010)
    assert not may_join(line, 0b101, 0)  # they share no opponent


def test_10_1_a_battery_alone_is_an_optional_target() -> None:
    front = front_of([(0, 0), (0, 1)], 1, 2, soft=0b10)
    assert is_declaration(front, 1, 0b01)
    assert is_declaration(front, 1, 0b11)
    assert closure(front, 1, 0b10) == (1, 0b11)  # the infantry next to it must be fought as well


def test_10_1_the_choice_only_grows() -> None:
    front = front_of([(0, 0), (0, 1), (1, 0), (1, 1)], 2, 2)
    steps = [(0, 0), closure(front, 1, 0), closure(front, 1, 1), closure(front, 3, 3)]
    for before, after in pairwise(steps):
        assert before[0] & ~after[0] == 0
        assert before[1] & ~after[1] == 0
