"""Random games, sound after every action; and retreats beside brute force."""

from collections import Counter
from itertools import product

import pytest

from grognard.core.dice import SeededDice
from grognard.core.question import Question
from grognard.games.marengo import GAME
from grognard.games.marengo.actions import ADVANCE, ASSAULT, CONTINUE, END, FIRE, PIECE
from grognard.games.marengo.game import TASKS
from grognard.games.marengo.rules.s03_map import in_locale
from grognard.games.marengo.rules.s13_retreats import (
    ASK_RETREAT_TO,
    EXIT_AGAINST,
    EXIT_FREE,
    exit_kind,
    retreat,
)
from grognard.games.marengo.state import MarengoState
from grognard.games.marengo.tables import (
    BEYOND,
    CAPACITY,
    LAST_ROUND,
    LOCALES,
    NEIGHBOURS,
    SIDES,
    SIDES_OF,
    Locale,
    Side,
    side_name,
)
from tests.games.marengo.field import field
from tests.games.marengo.story import audit

MOST_CLICKS = 300
"""A turn never takes more."""


def random_game(seed: int, zeal: int) -> tuple[MarengoState, int]:
    """Play at random; the higher the zeal, the more rarely a turn is ended early."""
    dice = SeededDice(seed)
    state = GAME.new(seed=seed)
    assert isinstance(state, MarengoState)
    decisions = clicks = 0
    turn = (0, 0)
    while not state.is_over():
        actions = state.legal_actions()
        assert actions, state.prompt()
        action = actions[dice.below(len(actions), "random")]
        for _ in range(zeal):
            if action == END or action < PIECE + 39:
                action = actions[dice.below(len(actions), "random")]
        clicks = clicks + 1 if turn == (state.round, state.turn) else 1
        turn = (state.round, state.turn)
        assert clicks <= MOST_CLICKS
        state.apply(action)
        assert state.check() == [], (seed, decisions, state.prompt())
        assert state.round <= LAST_ROUND
        decisions += 1
    check_story(state)
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


FACES = ("inf3", "inf2", "inf2", "inf1", "cav2", "cav2", "cav1", "art1")


def melee(seed: int) -> MarengoState:
    """Return a crowded position: both armies face to face in a dozen locales, short of morale."""
    dice = SeededDice(seed)
    cluster = [LOCALES[dice.below(len(LOCALES), "centre")]]
    while len(cluster) < 12:
        beside = NEIGHBOURS[cluster[dice.below(len(cluster), "grow")]]
        to = beside[dice.below(len(beside), "grow")]
        if to not in cluster:
            cluster.append(Locale(to))
    holder = {here: dice.below(3, "holder") for here in cluster}
    pieces: list[str] = []
    guns = [False, False]
    for here in cluster:
        army = holder[here]
        for _ in range(1 + dice.below(3, "pieces") if army < 2 else 0):
            face = FACES[dice.below(len(FACES), "face")]
            if face == "art1" and guns[army]:
                face = "inf2"
            guns[army] = guns[army] or face == "art1"
            fronts = [s for s in SIDES_OF[here] if holder.get(Locale(BEYOND[s]), 2) == 1 - army]
            at = dice.below(len(fronts) + 1, "front")
            place = side_name(Side(fronts[at])) if at < len(fronts) else str(int(here))
            pieces.append(f"{'AF'[army]} {face} {place}")
    tokens = {"austria": 1 + dice.below(3, "tokens"), "france": 1 + dice.below(3, "tokens")}
    tokens_in = {f"{'AF'[holder[h]]}{h}": 1 for h in cluster[:6] if holder[h] < 2}
    turn = ("austria", "france")[dice.below(2, "turn")]
    return field(_few(pieces), turn, 8, committed=tokens_in, uncommitted=tokens)


def _few(pieces: list[str]) -> list[str]:
    """Keep no more of a face than the order of battle has."""
    most = {"A inf3": 3, "A inf": 13, "A cav": 6, "F inf3": 4, "F inf": 14, "F cav": 4}
    kept: list[str] = []
    for word in pieces:
        if all(
            sum(k.startswith(f) for k in kept) < n for f, n in most.items() if word.startswith(f)
        ):
            kept.append(word)
    return kept


def fight(seed: int, met: Counter[str]) -> None:
    """Fight from a crowded position with a taste for assaults, sound after every action."""
    dice = SeededDice(seed)
    state = melee(seed)
    for _ in range(120):
        if state.is_over():
            break
        actions = state.legal_actions()
        action = actions[dice.below(len(actions), "random")]
        assaults = [a for a in actions if ASSAULT <= a < CONTINUE or FIRE <= a <= ADVANCE]
        if assaults and dice.below(2, "assault"):
            action = assaults[dice.below(len(assaults), "assault")]
        met[state.prompt()] += 1
        state.apply(action)
        assert state.check() == [], (seed, state.prompt())
    met.update(event.kind for event in state.log or [])
    check_story(state)


def check_story(state: MarengoState) -> None:
    """§11 A winner always has somebody to enter with, and artillery fire eliminates no leader.

    The sums of assaults and retreats are done again from what everybody saw.
    """
    audit(state.log or [])
    for event in state.log or []:
        if event.kind == "enter":
            assert event.numbers[0] >= 1
        if event.kind == "reduce" and event.rule == "§11.4":
            assert event.numbers[1] >= 1


def test_crowded_positions_stay_sound_and_meet_every_question() -> None:
    met: Counter[str] = Counter()
    for seed in range(60):
        fight(seed, met)
    asked = {task.id for task in TASKS if isinstance(task, Question)}
    rare = {"s9-show", "s10-reduce", "s11-counter", "s11-fired", "s11-odd", "s14-organize"}
    assert [name for name in sorted(asked - rare) if met[name] == 0] == []
    assert min(met[kind] for kind in ("counter", "take", "held", "stormed")) > 0


@pytest.mark.large
def test_a_thousand_crowded_positions_stay_sound() -> None:
    met: Counter[str] = Counter()
    for seed in range(1000):
        fight(seed, met)
    assert min(met[kind] for kind in ("counter", "fire", "transfer", "stranded", "take")) >= 20


def placements(state: MarengoState) -> set[tuple[int, ...]]:
    """Return every way the retreat can end, as the counts of the neighbours and the eliminated."""
    here = state.todo.a()
    found: set[tuple[int, ...]] = set()
    todo = [state]
    while todo:
        position = todo.pop()
        if not position.is_open(ASK_RETREAT_TO):
            found.add(tuple(position.count_in[to] for to in NEIGHBOURS[here]))
            continue
        for action in position.legal_actions():
            after = position.clone()
            after.apply(action)
            todo.append(after)
    return found


def brute_force(state: MarengoState) -> set[tuple[int, ...]]:
    """Return the same by trying every distribution over the exits."""
    todo = state.todo
    here, army = LOCALES[todo.a()], todo.owner()
    whence = LOCALES[_whence(Side(todo.b()))]
    pieces = state.count_in[here]
    kinds = [exit_kind(state, army, here, whence, Locale(to)) for to in NEIGHBOURS[here]]
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


def random_retreat(seed: int) -> MarengoState | None:
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
    state.go_on()
    return state if state.is_open(ASK_RETREAT_TO) else None


def test_13_every_legal_placement_can_be_reached_and_no_other() -> None:
    tried = 0
    for seed in range(400):
        state = random_retreat(seed)
        if state is not None:
            tried += 1
            assert placements(state) == brute_force(state), seed
    assert tried > 100
