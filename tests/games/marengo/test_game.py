"""The game as the rest of the program sees it."""

import pickle
from typing import Any

import pytest

from grognard.ai.arena import play_game
from grognard.ai.roster import make_bot
from grognard.core.dice import SeededDice
from grognard.core.message import Message
from grognard.core.types import SPECTATOR
from grognard.games.marengo import GAME
from grognard.games.marengo.actions import CLICKS, NUM_ACTIONS, PIECE
from grognard.games.marengo.reasons import ALIKE
from grognard.games.marengo.state import MarengoState, count
from grognard.games.marengo.tables import (
    IS_EAST,
    LOCALES,
    PIECE_NAMES,
    PIECES_OF,
    START_AREA,
    holding,
)
from grognard.messages.texts import Texts
from tests.games.marengo.field import faces, field, play, why_not


def new(seed: int = 1) -> MarengoState:
    state = GAME.new(seed=seed)
    assert isinstance(state, MarengoState)
    return state


def test_4_the_set_up_is_complete() -> None:
    for seed in range(5):
        state = new(seed)
        sizes = [len(faces(state, str(here))) for here in (5, 10, 11, 12, 20, 28, 38, 46)]
        assert sizes == [2, 1, 2, 1, 1, 1, 1, 2]
        assert [count(state.at[holding(area)]) for area in range(4)] == [20, 3, 4, 1]
        for piece in PIECES_OF[1]:
            on_map = state.pos_of[piece] < 90
            assert on_map == (START_AREA[piece] == "map")
        assert state.check() == []


def test_4_another_seed_is_another_draw() -> None:
    assert new(1).pos_of != new(2).pos_of
    assert new(1).pos_of == new(1).pos_of


def test_action_texts_are_unique_and_short_of_nothing() -> None:
    assert len(set(CLICKS.texts)) == NUM_ACTIONS < 2500


def test_11_the_calculation_is_shown_before_leaders_are_named() -> None:
    state = field(["A inf3 a4-5@4", "F inf2 a4-5@5"], turn="austria")
    play(state, "assault a4-5@4", "inf2@a4-5@5")
    action = state.legal_actions()[0]
    odds = GAME.odds(state, action)
    assert odds is not None
    assert [item.value for item in odds.throws[0].items] == [3, -1, -2, 0]
    assert odds.throws[0].chances[0].label.args["result"] == 0


def test_11_1_the_sum_of_an_assault_is_shown_before_it_is_declared() -> None:
    state = field(["A inf3 a4-5@4", "A inf2 a4-5@4", "F inf2 a4-5@5"], turn="austria")
    odds = GAME.odds(state, GAME.parse_action(state, "assault a4-5@4"))
    assert odds is not None
    (throw,) = odds.throws
    assert [item.value for item in throw.items] == [3, -1, 1]
    assert throw.chances[0].label.args == {"result": 2, "defender": 1}
    assert GAME.odds(state, GAME.parse_action(state, "end")) is None


def test_11_6_the_type_with_the_better_sum_is_weighed_and_two_lead_where_it_is_wide() -> None:
    """The same in every world that the attacker holds possible: hidden faces are not told."""
    army = ["A cav2 a2-4@4", "A cav2 a2-4@4", "A inf3 a2-4@4", "F inf1 a2-4@2"]
    state = field(army, turn="austria")
    action = GAME.parse_action(state, "assault a2-4@4")
    odds = GAME.odds(state, action)
    assert odds is not None
    assert odds.throws[0].items[0].value == 4
    assert odds.throws[0].chances[0].label.args["defender"] == 2
    for seed in range(4):
        world = GAME.odds(state.determinize(state.turn, seed), action)
        assert world is not None
        assert world.to_json() == odds.to_json()


def test_11_7_a_crushed_attack_is_shown_with_the_reductions() -> None:
    state = field(["A inf2 a4-5@4", "F inf3 a4-5@5"], turn="austria")
    play(state, "assault a4-5@4", "inf3@a4-5@5")
    odds = GAME.odds(state, state.legal_actions()[0])
    assert odds is not None
    assert [item.value for item in odds.throws[0].items] == [2, -1, -3, 0]
    label = odds.throws[0].chances[0].label
    assert label.id == "marengo-odds-crushed"
    assert label.args == {"result": -2, "attacker": 2, "defender": 1, "crushed": 1}


def test_14_disorder_of_hidden_pieces_is_drawn_for_the_enemy() -> None:
    texts = Texts("en")
    texts.add(GAME)
    state = field(["F inf2 12 !", "F cav2 12 !", "A inf2 4"], turn="austria")
    rows = GAME.draw(state.observe(0), texts.say).rows
    drawn = ["".join(span.text for span in row) for row in rows]
    assert [row for row in drawn if row.endswith(" 2?")]


def test_12_a_lone_cavalry_is_asked_for_the_approach_only() -> None:
    state = field(["A cav2 2", "F inf2 5"], turn="austria")
    play(state, "cav2@2", "locale 4")
    assert state.prompt() == "s12-continue"
    assert GAME.describe_prompt(state).id == "marengo-ask-s12-side"


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_14_the_next_organize_action_is_announced(language: str) -> None:
    texts = Texts(language)
    texts.add(GAME)
    state = field(["F inf2 12 !", "F inf3 12 !", "A inf2 4"])
    play(state, "inf2@12", "organize")
    said = texts.say(GAME.describe_prompt(state))
    assert any(word in said for word in ("further command", "наказу", "приказа"))


def test_the_board_is_drawn_for_every_watcher() -> None:
    state = new()
    texts = Texts("uk")
    texts.add(GAME)
    for seat in (0, 1, SPECTATOR):
        board = GAME.draw(state.observe(seat), texts.say)
        drawn = "\n".join("".join(span.text for span in row) for row in board.rows)
        assert "12:1" in drawn
        assert ("F1 " in drawn) == (seat == 1)


def test_18_the_morale_that_is_shown_adds_up_to_all_tokens() -> None:
    state = new(6)
    dice = SeededDice(6)
    while not state.is_over():
        morale: Any = state.observe(0)["morale"]
        for army, all_tokens in (("austria", 12), ("france", 15)):
            shown = morale[army]
            assert shown["level"] + sum(shown["track"]) + shown["lost"] == all_tokens
        actions = state.legal_actions()
        state.apply(actions[dice.below(len(actions), "random")])


def test_19_what_stands_east_of_the_line_is_counted_for_everybody() -> None:
    east = next(here for here in LOCALES if IS_EAST[here])
    state = field([f"A inf3 {int(east)}", "A inf2 1", "A inf1 alessandria", "F inf2 12"])
    for seat in (0, 1, SPECTATOR):
        assert state.observe(seat)["east"] == {"pieces": 1, "needed": 3}


def test_15_a_holding_area_is_shown_open_when_its_pieces_may_enter() -> None:
    for hour, areas in ((5, 1), (6, 2), (10, 2), (11, 3), (12, 4)):
        state = field(["F inf2 tortona", "F inf1 novi", "F cav2 sale", "A inf3 1"], hour=hour)
        is_open = state.observe(SPECTATOR)["open"]
        assert is_open == ["alessandria", "tortona", "novi", "sale"][:areas]
        for piece, area in (("inf2", "tortona"), ("inf1", "novi"), ("cav2", "sale")):
            assert (why_not(state, f"{piece}@{area}") == "") == (area in is_open)


def test_17_a_piece_that_is_not_asked_for_names_the_one_like_it_that_is() -> None:
    state, dice, met = new(6), SeededDice(6), 0
    while not state.is_over():
        seat = state.to_move()
        question: Any = state.observe(seat)["question"]
        assert state.observe(1 - seat)["question"] is None
        targets = {GAME.target(state, action) for action in state.legal_actions()}
        for piece in PIECES_OF[seat]:
            twin = question["twins"].get(PIECE_NAMES[piece])
            if GAME.legality(state, PIECE + piece, seat) == ALIKE and twin:
                met += 1
                assert f"piece:{twin}" in targets
                assert f"piece:{PIECE_NAMES[piece]}" not in targets
            else:
                assert twin is None
        actions = state.legal_actions()
        state.apply(actions[dice.below(len(actions), "random")])
    assert met > 100


def test_6_the_question_says_where_those_stand_that_an_answer_moves() -> None:
    state = field(["A inf3 4", "A inf2 a4-5@4", "F inf2 5"], turn="austria")
    question: Any = state.observe(0)["question"]
    assert (question["origin"], question["arrow"]) == ("", "thrust")
    play(state, "inf3@4")
    question = state.observe(0)["question"]
    assert (question["origin"], question["arrow"]) == ("4", "march")


def test_a_state_survives_pickling() -> None:
    state = new()
    twin = pickle.loads(pickle.dumps(state))
    assert twin.save() == state.save()


def test_the_reference_beats_a_random_one_from_both_seats() -> None:
    for seat in (0, 1):
        bots = [make_bot("random", 5), make_bot("random", 5)]
        bots[seat] = make_bot("reference", 7)
        assert play_game(GAME, "14-june", {}, bots, 3).winner == seat


def test_3_a_match_of_older_rules_hears_that_the_board_was_measured_again() -> None:
    told = {change.section for change in GAME.changes_since(1)}
    assert told == {"§3", "§8", "§10", "§11.9"}
    assert GAME.changes_since(GAME.rules_version) == []


@pytest.mark.parametrize(
    ("language", "strange"), [("uk", "кавалер місцевост"), ("ru", "кавалер местност")]
)
def test_changes_are_told_in_the_words_of_the_game(language: str, strange: str) -> None:
    texts = Texts(language)
    texts.add(GAME)
    for change in GAME.changes():
        said = texts.say(Message(f"marengo-change-{change.id}")).lower()
        assert "marengo-" not in said
        assert not any(word in said for word in strange.split()), said
