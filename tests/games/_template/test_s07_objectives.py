"""§7 Villages and objectives."""

from grognard.core.types import NOBODY, SPECTATOR
from grognard.games._template.rules.s07_objectives import is_known
from grognard.games._template.tables import BLUE, RED
from tests.games._template.board import combat, events, movement, new, play, village


def test_7_1_a_side_holds_a_village_until_an_enemy_enters() -> None:
    state = movement({"blue-1": "E1", "blue-2": "G9", "red-1": "C1", "red-2": "A9"})
    assert state.holder_of[village("D1")] == NOBODY
    play(state, "blue-1 D1")
    assert state.holder_of[village("D1")] == BLUE
    state = movement({"blue-1": "G9", "red-1": "C1"}, side="red")
    state.holder_of[village("D1")] = BLUE
    play(state, "red-1 D1")
    assert state.holder_of[village("D1")] == RED


def test_7_1_ruling_r2_advance_and_retreat_enter_a_village_too() -> None:
    state = combat({"blue-guard": "E5", "blue-2": "D6", "red-1": "D5", "red-2": "A1"}, rolls=[5])
    play(state, "red-1 blue-guard blue-2 done C5 blue-guard")
    assert state.holder_of[village("D5")] == BLUE
    state = combat({"blue-guard": "F5", "blue-2": "F4", "red-1": "E5", "red-2": "A1"}, rolls=[3])
    play(state, "red-1 blue-guard blue-2 done D5")
    assert state.holder_of[village("D5")] == RED


def test_7_1_the_check_finds_a_village_held_by_nobody_in_it() -> None:
    state = movement({"blue-1": "D1", "red-1": "A9"})
    state.holder_of[village("D1")] = RED
    assert state.check() == ["§7.1 D1 is not held by the side that stands in it"]


def test_7_2_entering_the_objective_reveals_it() -> None:
    state = movement({"blue-1": "E5", "blue-2": "G9", "red-1": "A9"})
    play(state, "blue-1 D5")
    assert is_known(state, BLUE)
    assert [event.numbers for event in events(state, "reveal")] == [(village("D5"),)]
    assert objective_seen(state.observe(RED)) == "D5"


def test_7_2_entering_another_village_excludes_it() -> None:
    state = movement({"blue-1": "E1", "blue-2": "G9", "red-1": "A9"})
    play(state, "blue-1 D1")
    assert not is_known(state, BLUE)
    assert not state.possible_of[BLUE] >> village("D1") & 1
    assert objective_seen(state.observe(RED)) is None
    assert [event.numbers for event in events(state, "not-objective")] == [(village("D1"),)]


def test_7_2_what_is_declared_cannot_be_undone() -> None:
    state = movement({"blue-1": "E1", "blue-2": "G9", "red-1": "A9"})
    before = state.fate
    play(state, "blue-1 D1")
    assert state.fate == before + 1


def test_7_2_what_is_known_is_not_declared_again() -> None:
    state = movement({"blue-1": "E1", "blue-2": "G9", "red-1": "A9"})
    state.possible_of[BLUE] = 1 << village("D5")
    before = state.fate
    play(state, "blue-1 D1")
    assert state.fate == before
    assert events(state, "not-objective") == []


def test_7_2_each_side_knows_its_own_objective() -> None:
    state = new()
    play(state, "D1 F6")
    assert objective_seen(state.observe(BLUE)) == "D1"
    assert objective_seen(state.observe(RED)) is None
    assert objective_seen(state.observe(SPECTATOR)) is None


def test_7_2_samples_are_drawn_from_all_that_is_possible() -> None:
    state = new()
    play(state, "D1 F6")
    drawn = {state.determinize(RED, seed).objective_of[BLUE] for seed in range(60)}
    assert drawn == {village(name) for name in ("B3", "D1", "D5", "D8")}
    assert {state.determinize(RED, seed).objective_of[RED] for seed in range(60)} == {village("F6")}


def test_7_2_the_check_finds_an_objective_that_is_excluded() -> None:
    state = movement({"blue-1": "G1", "red-1": "A9"})
    state.possible_of[BLUE] = 1 << village("D1")
    assert state.check() == ["§7.2 an objective is one that public knowledge excludes"]


def test_7_3_at_the_end_both_objectives_are_shown() -> None:
    state = new()
    play(state, "D1 F6")
    play(state, " ".join(["done"] * (2 * state.setup().turns)))
    assert state.is_over()
    assert [event.who for event in events(state, "reveal")] == [BLUE, RED]
    assert objective_seen(state.observe(SPECTATOR)) == "D1"


def objective_seen(observation: dict[str, object]) -> object:
    """Return what an observation says of Blue's objective."""
    objectives = observation["objectives"]
    assert isinstance(objectives, list)
    return objectives[BLUE]["hex"]
