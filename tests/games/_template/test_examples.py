"""The worked examples of the rulebook."""

from grognard.games._template.tables import ODDS, RESULTS
from tests.games._template.board import answers, combat, events, movement, play, where


def test_example_of_5_a_move_into_the_woods() -> None:
    state = movement({"blue-1": "F3", "blue-2": "G9", "red-1": "A9"})
    play(state, "blue-1 E3 E2")
    assert (where(state, "blue-1"), state.prompt()) == ("E2", "move-unit")


def test_example_of_5_an_enemy_in_d2_stops_it() -> None:
    state = movement({"blue-1": "F3", "blue-2": "G9", "red-1": "D2"})
    play(state, "blue-1 E3")
    assert (where(state, "blue-1"), state.prompt()) == ("E3", "move-unit")


def test_example_of_6_an_attack_on_a_village() -> None:
    state = combat({"blue-guard": "E5", "blue-2": "D6", "red-1": "D5"}, rolls=[5])
    play(state, "red-1 blue-guard blue-2 done")
    _, _, column, roll, result = events(state, "attack")[0].numbers
    assert (ODDS[column], roll, RESULTS[result]) == ("1:1", 5, "R1")
    assert answers(state) == {"C5", "stand"}
    play(state, "C5 blue-guard")
    assert where(state, "blue-guard") == "D5"
