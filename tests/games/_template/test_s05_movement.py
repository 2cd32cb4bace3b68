"""§5 Movement."""

from grognard.games._template.rules.s05_movement import cost
from grognard.games._template.tables import NEIGHBOURS
from tests.games._template.board import answers, events, h, movement, play, u, where, why_not
from tests.games._template.test_s01_pieces import table


def test_5_1_a_unit_moves_once_a_turn() -> None:
    state = movement({"blue-1": "G1", "blue-2": "G9", "red-1": "A1"})
    play(state, "blue-1 G2 done")
    assert why_not(state, "blue-1") == ("skirmish-why-moved-already", "§5.1")
    assert answers(state) == {"blue-2", "done"}


def test_1_1_only_own_units_move() -> None:
    state = movement({"blue-1": "G1", "red-1": "A1"})
    assert why_not(state, "red-1") == ("skirmish-why-not-your-unit", "§1.1")
    assert why_not(state, "blue-3") == ("skirmish-why-not-in-play", "§1.4")


def test_5_1_a_unit_with_nowhere_to_go_is_not_offered() -> None:
    around = {"blue-2": "F1", "blue-3": "G2"}
    state = movement({"blue-1": "G1", "red-1": "A1", **around})
    assert NEIGHBOURS[h("G1")] == [h("F1"), h("G2")]
    assert why_not(state, "blue-1") == ("skirmish-why-nowhere-to-go", "§5.1")


def test_5_1_a_side_need_not_move() -> None:
    state = movement({"blue-1": "G1", "red-1": "A1"})
    play(state, "done")
    assert events(state, "move") == []


def test_5_2_a_unit_pays_for_each_hex() -> None:
    state = movement({"blue-1": "F3", "blue-2": "G9", "red-1": "A9"})
    play(state, "blue-1 E3")
    assert state.todo.b() == 2
    play(state, "E2")
    assert (state.prompt(), where(state, "blue-1")) == ("move-unit", "E2")


def test_5_2_a_unit_cannot_pay_more_than_it_has() -> None:
    state = movement({"blue-1": "F1", "red-1": "A9"})
    play(state, "blue-1 E1 F1")
    assert why_not(state, "E2") == ("skirmish-why-too-few-points", "§5.2")


def test_5_2_a_unit_goes_to_adjacent_hexes_only() -> None:
    state = movement({"blue-1": "F3", "red-1": "A9"})
    play(state, "blue-1")
    assert why_not(state, "D3") == ("skirmish-why-not-adjacent", "§5.2")
    assert why_not(state, "blue-1") == ("core-why-not-asked", "§5.2")


def test_5_2_costs_are_those_of_the_rulebook() -> None:
    examples = {"clear": "A1", "village": "D5", "hill": "B2", "woods": "E2", "lake": "D4"}
    for terrains, foot, horse in table("terrain"):
        for terrain in terrains.split(", "):
            where_it_is = h(examples[terrain])
            assert cost(u("blue-1"), where_it_is) == int(foot.replace("prohibited", "0"))
            assert cost(u("red-horse"), where_it_is) == int(horse.replace("prohibited", "0"))


def test_5_3_no_unit_enters_a_lake() -> None:
    state = movement({"blue-1": "D3", "red-1": "A9"})
    play(state, "blue-1")
    assert why_not(state, "D4") == ("skirmish-why-prohibited-terrain", "§5.3")


def test_1_5_a_unit_may_not_enter_the_hex_of_another() -> None:
    state = movement({"blue-1": "F3", "blue-2": "F2", "red-1": "A9"})
    play(state, "blue-1")
    assert why_not(state, "F2") == ("skirmish-why-hex-occupied", "§1.5")


def test_5_4_a_unit_may_stop_after_any_hex() -> None:
    state = movement({"blue-horse": "F3", "blue-2": "G9", "red-1": "A9"})
    play(state, "blue-horse E3 done")
    assert (state.prompt(), where(state, "blue-horse")) == ("move-unit", "E3")


def test_5_4_a_finished_move_finishes_a_decision() -> None:
    state = movement({"blue-1": "F3", "blue-2": "G9", "red-1": "A9"})
    before = state.chain
    play(state, "blue-1 E3")
    assert state.chain == before
    play(state, "done")
    assert state.chain == before + 1
