"""§17 What the enemy may know: marks and sightings beside exact possible worlds, and no leak."""

from itertools import permutations

import pytest

from grognard.core.dealing import has_matching
from grognard.core.dice import SeededDice
from grognard.games.marengo import GAME
from grognard.games.marengo.observe import faces_in
from grognard.games.marengo.rules.s02_pieces import reduce
from grognard.games.marengo.rules.s03_map import place
from grognard.games.marengo.rules.s17_shuffling import (
    bag_of,
    hide,
    marks_in,
    mix,
    reveal,
    show_briefly,
    single_out,
)
from grognard.games.marengo.state import MarengoState, face_of_piece, members
from grognard.games.marengo.tables import (
    BIT,
    FRANCE,
    MOST_PIECES,
    PIECES_OF,
    Locale,
    Piece,
    reserve,
)
from grognard.research.play import canonical
from grognard.research.properties.hidden import seat_view
from tests.games.marengo.field import at, field, pieces_at, play

World = tuple[int, ...]
"""The face on each mark; 0 where the mark is gone."""

ONE_CAVALRY = {"type": "cavalry", "strength": 2, "least": 1, "most": 1}


def truth(state: MarengoState) -> World:
    faces = [0] * 6
    for piece in PIECES_OF[FRANCE]:
        if state.strength_of[piece] > 0:
            mark = state.mark_of[piece]
            faces[mark] = face_of_piece(state, piece)
    return tuple(faces)


def all_worlds(state: MarengoState) -> set[World]:
    return set(permutations(truth(state)))


def mixed(worlds: set[World], marks: list[int]) -> set[World]:
    found: set[World] = set()
    for world in worlds:
        for order in permutations(marks):
            other = list(world)
            for mark, source in zip(marks, order, strict=True):
                other[mark] = world[source]
            found.add(tuple(other))
    return found


def is_possible(state: MarengoState, world: World) -> bool:
    """Say whether the sightings allow a world: a matching in which each mark has its face."""
    masks = []
    for sighting in range(MOST_PIECES, 2 * MOST_PIECES):
        seen = state.face_of[sighting]
        if seen:
            here = sum(1 << mark for mark, face in enumerate(world) if face == seen)
            masks.append(state.marks_of[sighting] & here)
    return has_matching(masks, MOST_PIECES)


class Walk:
    """Random public happenings to six French blocks in three locales, with every possible world."""

    def __init__(self, seed: int) -> None:
        pieces = ["F inf2 5", "F inf2 5", "F cav2 5", "F inf3 11", "F cav2 11", "F inf2 20"]
        self.state = field([*pieces, "A inf2 1"], turn="austria")
        self.dice = SeededDice(seed)
        self.worlds = all_worlds(self.state)
        for here in (5, 11, 20):
            self.mix(here)

    def marks(self, here: int) -> list[int]:
        mask = marks_in(self.state, self.state.at[here])
        return [mark for mark in range(6) if mask >> mark & 1]

    def mix(self, here: int) -> None:
        mix(self.state, reserve(Locale(here)))
        self.worlds = mixed(self.worlds, self.marks(here))

    def pick(self, here: int) -> Piece:
        pieces = members(self.state.at[here])
        return pieces[self.dice.below(len(pieces), "piece")]

    def step(self) -> None:
        here = (5, 11, 20)[self.dice.below(3, "here")]
        to = (5, 11, 20)[self.dice.below(3, "to")]
        if not self.state.at[here]:
            return
        kind = self.dice.below(4, "kind")
        if kind < 2 and here != to:
            self.move(here, to)
        elif kind == 2:
            self.show(here)
        elif kind == 3:
            self.show_all(here)

    def move(self, here: int, to: int) -> None:
        piece = self.pick(here)
        single_out(self.state, BIT[piece])
        place(self.state, piece, reserve(Locale(to)))
        self.mix(to)

    def show(self, here: int) -> None:
        piece = self.pick(here)
        show_briefly(self.state, piece, "§12")
        self.keep(piece)
        if self.dice.below(3, "reduce") == 0:
            self.reduce(piece)
        self.mix(here)

    def keep(self, piece: Piece) -> None:
        mark, face = self.state.mark_of[piece], face_of_piece(self.state, piece)
        self.worlds = {world for world in self.worlds if world[mark] == face}

    def reduce(self, piece: Piece) -> None:
        mark = self.state.mark_of[piece]
        reduce(self.state, piece, "§13.1")
        face = face_of_piece(self.state, piece)
        self.worlds = {(*world[:mark], face, *world[mark + 1 :]) for world in self.worlds}

    def show_all(self, here: int) -> None:
        pieces = self.state.at[here]
        reveal(self.state, pieces, "§13.1")
        for piece in members(pieces):
            self.keep(piece)
        hide(self.state, pieces)
        self.mix(here)


@pytest.mark.parametrize("seed", range(8))
def test_17_no_possible_world_is_ever_excluded(seed: int) -> None:
    walk = Walk(seed)
    for _ in range(40):
        walk.step()
        assert truth(walk.state) in walk.worlds
        assert all(is_possible(walk.state, world) for world in walk.worlds)
        assert walk.state.check() == []


def test_17_the_faces_thought_possible_are_nearly_always_exact() -> None:
    wider = steps = 0
    for seed in range(6):
        walk = Walk(seed + 100)
        for _ in range(30):
            walk.step()
            steps += 1
            thought = [set[int]() for _ in range(6)]
            for sighting in range(MOST_PIECES, 2 * MOST_PIECES):
                for mark in range(6):
                    if walk.state.marks_of[sighting] >> mark & 1:
                        thought[mark].add(walk.state.face_of[sighting])
            exact = [{world[mark] for world in walk.worlds} - {0} for mark in range(6)]
            assert all(exact[mark] <= thought[mark] for mark in range(6))
            wider += thought != exact
    assert wider <= steps // 10


def test_17_a_continuing_cavalry_is_known_until_it_is_shuffled_in() -> None:
    state = field(["F cav2 11", "F inf2 11", "A inf2 12"])
    play(state, "cav2@11", "continue a11-12@11")
    shown = state.at[at("a11-12@11")]
    assert faces_in(state, FRANCE, marks_in(state, shown)) == [ONE_CAVALRY]
    play(state, "end")
    known = marks_in(state, state.at[at("a11-12@11")])
    assert faces_in(state, FRANCE, known) == [ONE_CAVALRY]


def test_17_pieces_that_may_still_act_are_not_shuffled_with_those_that_may_not() -> None:
    state = field(["F cav2 a11-12@11", "F inf2 11", "A inf2 12"])
    play(state, "cav2@a11-12@11", "reserve")
    while state.prompt() != "s6-action":
        play(state, "done")
    stepped, waiting = pieces_at(state, "11", "cav2")[0], pieces_at(state, "11", "inf2")[0]
    assert bag_of(state, stepped) == BIT[stepped]
    assert bag_of(state, waiting) == BIT[waiting]
    play(state, "end")
    assert bag_of(state, stepped) == BIT[stepped] | BIT[waiting]


def test_17_retreated_pieces_are_shuffled_at_once_and_a_lone_one_stays_known() -> None:
    pieces = ["F inf2 5", "F cav2 5", "F inf3 12", "A inf2 a4-5@4"]
    state = field(pieces, turn="austria")
    play(state, "inf2@a4-5@4", "attack a4-5@4")
    while state.prompt() == "s13-to":
        piece = state.observe(1)["question"]
        assert piece
        play(state, "locale 11")
    lone = marks_in(state, state.at[11])
    known = faces_in(state, FRANCE, lone)
    assert known == [{"type": "infantry", "strength": 1, "least": 1, "most": 1}, ONE_CAVALRY]


def test_17_the_same_face_seen_twice_is_not_told_apart() -> None:
    state = field(["F cav2 5", "F cav2 11", "F inf2 12", "A inf2 1"], turn="austria")
    start = MOST_PIECES
    cavalry = [s for s in range(start, start + 3) if state.face_of[s] >> 2 == 1]
    shown = pieces_at(state, "11")[0]
    a, b, c = (1 << state.mark_of[pieces_at(state, here)[0]] for here in ("5", "11", "12"))
    state.marks_of[cavalry[0]], state.marks_of[cavalry[1]] = a | b, b | c
    show_briefly(state, shown, "§12")
    assert state.marks_of[cavalry[0]] == b
    assert state.marks_of[cavalry[1]] == a | c


def test_17_before_seven_the_austrian_artillery_lies_open() -> None:
    state = GAME.new(seed=3)
    assert isinstance(state, MarengoState)
    seen = state.observe(1)["blocks"]
    assert isinstance(seen, list)
    assert [block["type"] for block in seen if "type" in block and block["army"] == "austria"] == [
        "artillery"
    ]


def test_9_a_claim_of_infantry_binds_what_the_enemy_believes() -> None:
    pieces = ["A cav2 5", "A inf1 5", "A cav2 4", "A cav2 4", "F inf2 12", "F inf2 12"]
    state = field(pieces, turn="austria")
    play(state, "cav2@5", "inf1@5", "attack a5-12@5")
    assert state.prompt() == "s9-respond"
    for seed in range(20):
        believed = state.determinize(1, seed)
        attackers = [believed.strength_of[piece] for piece in members(believed.group)]
        assert 1 in attackers  # the only infantry has strength 1
        assert believed.check() == []


def test_11_a_claim_of_a_leader_binds_what_the_enemy_believes() -> None:
    pieces = ["A inf1 a5-12@5", "A inf2 a5-12@5", "A inf1 4", "A cav2 4", "F inf2 a5-12@12"]
    state = field(pieces, turn="austria")
    play(state, "assault a5-12@5")
    for seed in range(20):
        believed = state.determinize(1, seed)
        assert pieces_at(believed, "a5-12@5", "inf2")


def random_states(seed: int, games: int, every: int) -> list[MarengoState]:
    found: list[MarengoState] = []
    for number in range(games):
        dice = SeededDice(seed + number)
        state = GAME.new(seed=seed + number)
        assert isinstance(state, MarengoState)
        steps = 0
        while not state.is_over():
            actions = state.legal_actions()
            action = actions[dice.below(len(actions), "random")]
            if action == actions[-1] and dice.below(4, "random"):
                action = actions[dice.below(len(actions), "random")]
            state.apply(action)
            steps += 1
            if steps % every == 0:
                found.append(state.clone())
    return found


def views_differ(states: list[MarengoState]) -> list[str]:
    """Return where a view depends on what its seat may not know."""
    found: list[str] = []
    for number, state in enumerate(states):
        for seat in (0, 1):
            view = canonical(seat_view(GAME, state, seat))
            for seed in range(5):
                believed = state.determinize(seat, seed)
                assert believed.check() == []
                other = canonical(seat_view(GAME, believed, seat))
                if other != view:
                    found.append(f"state {number}, seat {seat}, {state.prompt()}")
    return found


def test_17_nothing_hidden_changes_what_a_seat_sees() -> None:
    assert views_differ(random_states(1, 2, 250)) == []


@pytest.mark.large
@pytest.mark.parametrize("part", range(10))
def test_17_nothing_hidden_changes_what_a_seat_sees_in_ten_thousand_states(part: int) -> None:
    states = random_states(1000 + 100 * part, 40, 10)[:1000]
    assert len(states) == 1000
    assert views_differ(states) == []
