"""§6 Combat."""

import pytest

from grognard.games._template import GAME
from grognard.games._template.actions import DONE
from grognard.games._template.rules.s06_combat import CRT, DIE, ODDS_FORBIDDEN, odds_column
from grognard.games._template.tables import BLUE, ODDS, RED, RESULTS
from tests.games._template.board import answers, combat, events, play, u, where, why_not
from tests.games._template.test_s01_pieces import table

# Blue in E5 and D6, Red in the village D5: behind it lies C5; C6 is in the zone of D6.
FIGHT = {"blue-guard": "E5", "blue-2": "D6", "red-1": "D5", "red-2": "A1"}
# Blue in F5, Red in the open at E5 with hexes behind it.
OPEN = {"blue-guard": "F5", "blue-2": "F4", "red-1": "E5", "red-2": "A1"}


def test_6_1_only_enemies_near_enough_are_targets() -> None:
    state = combat(FIGHT)
    assert answers(state) == {"red-1", "done"}
    assert why_not(state, "blue-2") == ("skirmish-why-not-an-enemy", "§6.1")
    assert why_not(state, "red-2") == ("skirmish-why-nobody-near", "§6.1")
    assert why_not(state, "red-3") == ("skirmish-why-not-in-play", "§1.4")


def test_6_1_no_unit_attacks_twice() -> None:
    state = combat({**FIGHT, "blue-3": "C7", "red-3": "D7"}, rolls=[4])
    play(state, "red-1 blue-2 blue-guard done red-3")
    assert why_not(state, "blue-2") == ("skirmish-why-fought-already", "§6.1")


def test_6_1_no_unit_is_attacked_twice() -> None:
    state = combat({**FIGHT, "blue-3": "C6", "red-3": "C7"}, rolls=[5])
    play(state, "red-1 blue-guard done")
    assert why_not(state, "red-1") == ("skirmish-why-attacked-already", "§6.1")


def test_6_2_only_units_beside_the_target_join() -> None:
    state = combat({**FIGHT, "blue-3": "G1"})
    play(state, "red-1")
    assert why_not(state, "blue-3") == ("skirmish-why-not-beside-target", "§6.2")
    assert why_not(state, "red-2") == ("skirmish-why-not-your-unit", "§1.1")
    assert why_not(state, "done") == ("skirmish-why-no-attacker", "§6.2")
    play(state, "blue-2")
    assert why_not(state, "blue-2") == ("skirmish-why-in-attack", "§6.2")


def test_6_2_the_first_attacker_leads() -> None:
    state = combat(FIGHT, rolls=[1])
    play(state, "red-1 blue-2 blue-guard done")
    assert (state.steps_of[u("blue-2")], state.steps_of[u("blue-guard")]) == (1, 2)


@pytest.mark.parametrize(
    ("attack", "defence", "odds"),
    [
        (2, 4, "1:2"),
        (3, 4, "1:2"),
        (3, 3, "1:1"),
        (5, 3, "1:1"),
        (6, 3, "2:1"),
        (11, 3, "3:1"),
        (12, 3, "4:1"),
        (14, 1, "4:1"),
    ],
)
def test_6_3_odds_round_down(attack: int, defence: int, odds: str) -> None:
    assert ODDS[odds_column(attack, defence)] == odds


def test_6_3_an_attack_below_one_to_two_is_refused() -> None:
    assert odds_column(1, 3) == ODDS_FORBIDDEN
    units = {"blue-light": "E5", "blue-2": "D6", "red-guard": "D5"}
    state = combat(units, reduced=["blue-light"])
    play(state, "red-guard blue-light")
    assert why_not(state, "done") == ("skirmish-why-odds-too-low", "§6.3")
    play(state, "blue-2")
    assert why_not(state, "done") is None


def test_6_3_a_target_too_strong_for_all_is_not_offered() -> None:
    state = combat({"blue-light": "E5", "red-guard": "D5"}, reduced=["blue-light"])
    assert why_not(state, "red-guard") == ("skirmish-why-odds-too-low", "§6.3")


@pytest.mark.parametrize(
    ("units", "odds"),
    [
        ({"blue-guard": "F5", "blue-2": "F4", "red-1": "E5"}, "2:1"),
        ({"blue-guard": "E5", "blue-2": "D6", "red-1": "D5"}, "1:1"),
        ({"blue-guard": "A6", "blue-2": "A8", "red-1": "A7"}, "1:1"),
        ({"blue-guard": "C5", "blue-2": "B4", "red-1": "B5"}, "1:1"),
    ],
)
def test_6_4_terrain_shifts_one_column(units: dict[str, str], odds: str) -> None:
    state = combat(units, rolls=[2])
    play(state, "red-1 blue-guard blue-2 done")
    assert ODDS[events(state, "attack")[0].numbers[2]] == odds


def test_6_4_the_first_column_stays() -> None:
    state = combat({"blue-light": "E5", "red-1": "D5"}, rolls=[5])
    play(state, "red-1 blue-light done")
    assert ODDS[events(state, "attack")[0].numbers[2]] == "1:2"


def test_6_5_the_table_is_that_of_the_rulebook() -> None:
    rows = table("roll")
    assert [row[0] for row in rows] == ["1", "2", "3", "4", "5", "6"]
    assert [[RESULTS[result] for result in row] for row in CRT] == [row[1:] for row in rows]


def results_of(rolled: int) -> tuple[str, int, int, str, str]:
    """Fight at 2:1 in the open; return the result, both steps, who answers, and the question."""
    state = combat(OPEN, rolls=[rolled])
    play(state, "red-1 blue-guard blue-2 done")
    result = RESULTS[events(state, "attack")[0].numbers[4]]
    steps = (state.steps_of[u("blue-guard")], state.steps_of[u("red-1")])
    return (result, *steps, GAME.seats[state.to_move()], state.prompt())


def test_6_5_each_result_strikes_whom_it_should() -> None:
    assert results_of(1) == ("AR", 2, 2, "blue", "retreat")
    assert results_of(2)[:3] == ("NE", 2, 2)
    assert results_of(3) == ("R1", 2, 2, "red", "retreat")
    assert results_of(5) == ("R2", 2, 2, "red", "retreat")
    assert results_of(6) == ("D1", 2, 1, "red", "retreat")


def test_6_5_an_attacker_may_lose_a_step() -> None:
    state = combat(FIGHT, rolls=[1])
    play(state, "red-1 blue-guard blue-2 done")
    assert state.steps_of[u("blue-guard")] == 1


def test_6_5_d1_eliminates_a_unit_with_one_step_without_retreat() -> None:
    state = combat({**OPEN, "blue-3": "D5"}, rolls=[6], reduced=["red-1"])
    play(state, "red-1 blue-guard blue-2 done")
    assert (where(state, "red-1"), state.prompt()) == ("", "advance")


def test_6_5_de_eliminates_a_fresh_unit() -> None:
    units = {"blue-guard": "F5", "blue-1": "F4", "red-light": "E5", "red-2": "A1"}
    state = combat({**units, "blue-2": "E4"}, rolls=[6])
    play(state, "red-light blue-guard blue-1 blue-2 done")
    assert (where(state, "red-light"), state.prompt()) == ("", "advance")


def test_6_5_a_roll_is_fate() -> None:
    state = combat(FIGHT, rolls=[4])
    play(state, "red-1 blue-guard blue-2")
    before = state.fate
    play(state, "done")
    assert state.fate == before + 1


def test_6_5_odds_are_known_before_the_roll() -> None:
    state = combat(FIGHT)
    play(state, "red-1 blue-guard blue-2")
    odds = GAME.odds(state, DONE)
    assert odds is not None
    (throw,) = odds.throws
    assert [item.value for item in throw.items] == [7, 3, -1, 1]
    chances = {chance.label.id: chance.ways for chance in throw.chances}
    assert chances == {
        "skirmish-result-NE": 1,
        "skirmish-result-A1": 1,
        "skirmish-result-AR": 2,
        "skirmish-result-R1": 1,
        "skirmish-result-R2": 1,
    }
    assert sum(chances.values()) == DIE


def test_6_5_nothing_else_has_odds() -> None:
    state = combat(FIGHT)
    assert GAME.odds(state, DONE) is None
    play(state, "red-1")
    assert GAME.odds(state, DONE) is None


def test_6_6_the_owner_retreats_hex_by_hex() -> None:
    state = combat(OPEN, rolls=[5])
    play(state, "red-1 blue-guard blue-2 done")
    assert state.to_move() == RED
    assert answers(state) == {"D5", "stand"}
    play(state, "D5")
    assert answers(state) == {"C5", "C6", "D6"}
    play(state, "C6")
    assert (where(state, "red-1"), state.to_move()) == ("C6", BLUE)


def test_6_6_a_retreat_leads_away() -> None:
    state = combat({"blue-guard": "F5", "blue-2": "G9", "red-1": "E5"}, rolls=[6])
    play(state, "red-1 blue-guard done D5")
    assert why_not(state, "E5") == ("skirmish-why-retreat-into-zone", "§6.6")
    units = {"blue-guard": "B6", "blue-2": "B7", "red-1": "C7", "red-2": "A1"}
    state = combat(units, rolls=[5])
    play(state, "red-1 blue-guard blue-2 done D7")
    assert why_not(state, "D6") == ("skirmish-why-retreat-back", "§6.6")
    assert answers(state) == {"D8", "E7", "E8"}


def test_6_6_a_retreat_enters_no_zone_no_lake_and_no_hex_of_another() -> None:
    state = combat({**OPEN, "red-3": "D5"}, rolls=[3], reduced=["red-1"])
    play(state, "red-1 blue-guard blue-2 done")
    assert events(state, "trapped") != []
    state = combat(OPEN, rolls=[3])
    play(state, "red-1 blue-guard blue-2 done")
    assert why_not(state, "D4") == ("skirmish-why-prohibited-terrain", "§5.3")
    assert why_not(state, "F5") == ("skirmish-why-hex-occupied", "§1.5")
    assert why_not(state, "E4") == ("skirmish-why-retreat-into-zone", "§6.6")
    assert why_not(state, "C5") == ("skirmish-why-retreat-too-far", "§6.6")


def test_6_6_a_leading_attacker_retreats_by_its_own_player() -> None:
    state = combat(OPEN, rolls=[1])
    play(state, "red-1 blue-guard blue-2 done")
    assert (state.to_move(), state.prompt()) == (BLUE, "retreat")
    play(state, "G5")
    assert where(state, "blue-guard") == "G5"


def test_6_7_a_unit_with_two_steps_may_stand() -> None:
    state = combat(OPEN, rolls=[5])
    play(state, "red-1 blue-guard blue-2 done stand")
    assert (where(state, "red-1"), state.steps_of[u("red-1")]) == ("E5", 1)
    assert state.prompt() != "advance"


def test_6_7_a_unit_with_one_step_may_not_stand() -> None:
    state = combat(OPEN, rolls=[2], reduced=["blue-guard"])
    play(state, "red-1 blue-guard blue-2 done")
    assert why_not(state, "stand") == ("skirmish-why-no-step-to-spare", "§6.7")


def test_6_7_a_unit_that_has_begun_to_retreat_goes_on() -> None:
    state = combat(OPEN, rolls=[5])
    play(state, "red-1 blue-guard blue-2 done D5")
    assert why_not(state, "stand") == ("skirmish-why-retreat-begun", "§6.7")


def test_6_7_a_trapped_unit_loses_a_step() -> None:
    state = combat({**OPEN, "blue-3": "C5"}, rolls=[3])
    play(state, "red-1 blue-guard blue-2 done")
    assert (where(state, "red-1"), state.steps_of[u("red-1")]) == ("E5", 1)
    assert events(state, "trapped") != []


def test_6_7_ruling_r1_a_unit_that_finds_no_second_hex_stays_after_the_first() -> None:
    units = {**OPEN, "red-3": "C6", "red-guard": "D6", "red-light": "C5"}
    state = combat(units, rolls=[5])
    play(state, "red-1 blue-guard blue-2 done D5")
    assert (where(state, "red-1"), state.steps_of[u("red-1")]) == ("D5", 1)


def test_6_8_one_attacker_may_advance() -> None:
    state = combat(FIGHT, rolls=[5])
    play(state, "red-1 blue-guard blue-2 done C5")
    assert answers(state) == {"blue-guard", "blue-2", "done"}
    play(state, "blue-2")
    assert where(state, "blue-2") == "D5"
    assert state.prompt() != "advance"


def test_6_8_only_attackers_advance() -> None:
    state = combat({**FIGHT, "blue-3": "E4"}, rolls=[5])
    play(state, "red-1 blue-guard blue-2 done C5")
    assert why_not(state, "blue-3") == ("skirmish-why-not-an-attacker", "§6.8")
    assert why_not(state, "red-1") == ("skirmish-why-not-your-unit", "§1.1")


def test_6_8_attackers_may_stay() -> None:
    state = combat(FIGHT, rolls=[5])
    play(state, "red-1 blue-guard blue-2 done C5 done")
    assert (where(state, "blue-guard"), where(state, "blue-2")) == ("E5", "D6")
