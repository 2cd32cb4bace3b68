"""Random games, sound after every action; and retreats beside brute force."""

from itertools import product

import pytest

from grognard.core.dice import SeededDice
from grognard.games.marengo import GAME
from grognard.games.marengo.actions import END, PIECE
from grognard.games.marengo.battle import Battle
from grognard.games.marengo.rules.s13_retreats import (
    EXIT_AGAINST,
    EXIT_FREE,
    exit_kind,
    retreat,
)
from grognard.games.marengo.sequence import run
from grognard.games.marengo.state import ASK_RETREAT_TO, in_locale
from grognard.games.marengo.tables import (
    CAPACITY,
    LAST_ROUND,
    LOCALES,
    NEIGHBOURS,
    SIDES,
    SIDES_OF,
    Locale,
    Side,
)
from tests.games.marengo.field import field


def random_game(seed: int, zeal: int) -> tuple[Battle, int]:
    """Play at random; the higher the zeal, the more rarely a turn is ended early."""
    dice = SeededDice(seed)
    state = GAME.new(seed=seed)
    assert isinstance(state, Battle)
    decisions = 0
    while not state.is_over():
        actions = state.legal_actions()
        assert actions, state.prompt()
        action = actions[dice.below(len(actions), "random")]
        for _ in range(zeal):
            if action == END or action < PIECE + 39:
                action = actions[dice.below(len(actions), "random")]
        state.apply(action)
        assert state.check() == [], (seed, decisions, state.prompt())
        assert state.round <= LAST_ROUND
        decisions += 1
    return state, decisions


@pytest.mark.parametrize("zeal", [0, 2, 6])
def test_random_games_end_within_sixteen_rounds_and_stay_sound(zeal: int) -> None:
    for seed in range(3):
        state, decisions = random_game(1000 * zeal + seed, zeal)
        assert state.outcome() is not None
        assert decisions < 5000


@pytest.mark.large
def test_a_thousand_random_games_end_and_stay_sound() -> None:
    for seed in range(1000):
        random_game(seed, seed % 8)


def placements(state: Battle) -> set[tuple[int, ...]]:
    """Return every way the retreat can end, as the counts of the neighbours and the eliminated."""
    here = state.todo.a()
    found: set[tuple[int, ...]] = set()
    todo = [state]
    while todo:
        position = todo.pop()
        if position.todo.question() != ASK_RETREAT_TO:
            found.add(tuple(position.count_in[to] for to in NEIGHBOURS[here]))
            continue
        for action in position.legal_actions():
            after = position.clone()
            after.apply(action)
            todo.append(after)
    return found


def brute_force(state: Battle) -> set[tuple[int, ...]]:
    """Return the same by trying every distribution over the exits."""
    todo = state.todo
    here, army = LOCALES[todo.a()], todo.owner()
    whence = LOCALES[_whence(Side(todo.b()))]
    pieces = state.count_in[here]
    kinds = [exit_kind(state, army, here, whence, to) for to in NEIGHBOURS[here]]
    rooms = [
        CAPACITY[to] - state.count_in[to] if kind in (EXIT_FREE, EXIT_AGAINST) else 0
        for to, kind in zip(NEIGHBOURS[here], kinds, strict=True)
    ]
    free = sum(r for r, kind in zip(rooms, kinds, strict=True) if kind == EXIT_FREE)
    against = sum(r for r, kind in zip(rooms, kinds, strict=True) if kind == EXIT_AGAINST)
    in_free = min(pieces, free)
    in_against = min(pieces - in_free, against)
    found: set[tuple[int, ...]] = set()
    for counts in product(*[range(min(room, pieces) + 1) for room in rooms]):
        by_kind = [0, 0, 0]
        for number, kind in zip(counts, kinds, strict=True):
            by_kind[kind] += number
        if by_kind[EXIT_FREE] == in_free and by_kind[EXIT_AGAINST] == in_against:
            places = zip(NEIGHBOURS[here], counts, strict=True)
            found.add(tuple(state.count_in[to] + number for to, number in places))
    return found


def _whence(side: Side) -> Locale:
    return next(here for here in LOCALES if side in SIDES_OF[here])


def random_retreat(seed: int) -> Battle | None:
    """Return a retreat of cavalry at random, crowded by friends and enemies, or None if forced."""
    dice = SeededDice(seed)
    side = SIDES[dice.below(len(SIDES), "side")]
    here = next(h for h in LOCALES if Side(side ^ 1) in SIDES_OF[h])
    pieces = [f"F cav2 {here}"] * (1 + dice.below(3, "pieces"))
    left = 14
    for to in NEIGHBOURS[here]:
        kind = dice.below(4, "kind")
        if to != _whence(side) and kind == 0:
            pieces.append(f"A inf2 {to}")
        elif to != _whence(side) and kind == 1 and CAPACITY[to] <= 4 and left >= CAPACITY[to]:
            crowd = CAPACITY[to] - dice.below(2, "room")
            left -= crowd
            pieces += [f"F inf2 {to}"] * min(crowd, 4)
    state = field(pieces[:12], turn="austria")
    if in_locale(state, here) == 0:
        return None
    state.log = None
    state.front = side
    retreat(state, side, 1)
    run(state)
    return state if state.todo.question() == ASK_RETREAT_TO else None


def test_13_every_legal_placement_can_be_reached_and_no_other() -> None:
    tried = 0
    for seed in range(400):
        state = random_retreat(seed)
        if state is not None:
            tried += 1
            assert placements(state) == brute_force(state), seed
    assert tried > 100
