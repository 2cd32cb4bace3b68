"""Words: questions, answers and events are said in every language, and say what follows."""

import random
import re
from typing import Any

import pytest

from grognard.core.event import Event
from grognard.games.napoleonics import GAME
from grognard.games.napoleonics.actions import UNIT, unit_name
from grognard.messages.texts import Texts
from tests.games.napoleonics.field import Field, field

LANGUAGES = ("en", "uk", "ru")


def texts(language: str) -> Texts:
    found = Texts(language)
    found.add(GAME)
    return found


def asked(table: Field) -> str:
    """Return the open question in English."""
    return texts("en").say(GAME.describe_prompt(table.state))


def labels(table: Field) -> list[str]:
    """Return the answers in English."""
    state = table.state
    return [texts("en").say(GAME.describe_action(state, one)) for one in state.legal_actions()]


def test_5_1_the_command_is_the_hand_with_the_card_that_will_be_played() -> None:
    assert asked(field("fr LN E5", "br LN E9")).endswith("Your command is 4.")


def test_5_2_the_question_counts_the_orders_that_are_left() -> None:
    table = field("fr LN E5", "fr LN E6", "fr LN E7", "fr LN E8", "br LN A9").play("attack-center")
    assert "up to 3" in asked(table)
    table.click("E5")
    assert "up to 2" in asked(table)
    table.click("E6")
    assert "order one unit" in asked(table)


def test_5_9_every_answer_to_flags_says_what_it_leads_to() -> None:
    table = field("fr LN E5", "br LN E6", "br leader E6", "br LN I1").order("attack-center", "E5")
    table.stay().dice("FFAAA" + "AAAA").attack("E5", "E6").say("stand")
    assert table.prompt() == "allied flags"
    assert labels(table)[0] == "Ignore none: retreat"
    assert labels(table)[1] == "Ignore 1: retreat for 1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_can_be_said(language: str) -> None:
    say = texts(language).say
    state = GAME.new("waterloo", seed=1)
    for kind, fields in GAME.sent.fields_of.items():
        said = say(GAME.describe_event(state, Event("§5", kind, 0, [1] * len(fields))))
        assert "napoleonics-" not in said, kind
        assert "{" not in said, kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_of_a_game_can_be_said_and_is_said_once(language: str) -> None:
    """Two legal answers never have the same label, so that a list of them can be read."""
    say = texts(language).say
    state = GAME.new("quatre-bras", seed=3)
    chance = random.Random(3)
    prompts: set[str] = set()
    for _ in range(600):
        if state.is_over():
            break
        actions = state.legal_actions()
        if state.prompt() not in prompts:
            prompts.add(state.prompt())
            assert "napoleonics-" not in say(GAME.describe_prompt(state))
            said = [say(GAME.describe_action(state, action)) for action in actions]
            assert all("napoleonics-" not in label for label in said)
            assert len(set(said)) == len(said)
        state.apply(chance.choice(actions))
    assert len(prompts) > 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_speaks_of_what_was_clicked_in_words(language: str) -> None:
    say = texts(language).say
    state = GAME.new("waterloo", seed=1)
    state.apply(state.legal_actions()[0])
    for action in range(GAME.num_actions):
        reason = GAME.why_not(state, action)
        if reason is not None and reason.code.startswith("napoleonics-"):
            said = say(reason.message())
            assert "napoleonics-" not in said
            assert re.search(r"\b(fr|br|pt|leader|unit)-", said) is None, said


def test_5_2_a_unit_that_cannot_be_ordered_is_not_told_to_leave_a_square() -> None:
    table = field("fr LN E5", "fr LN E1", "fr LN E6", "br LN A9").play("attack-center")
    name = GAME.target(table.state, UNIT + table.unit("E1"))
    (reason,) = GAME.explain(table.state, 0, name)
    said = texts("en").say(reason.message())
    assert said.startswith("The card orders nobody in the section of Line Infantry")


def test_what_is_sent_names_pieces_hexes_and_dice() -> None:
    table = field("fr LN E5", "br LN E6", "br LN I1").order("attack-center", "E5").stay()
    table.dice("FFAAA" + "AAAA").attack("E5", "E6").say("stand")
    (roll,) = [event for event in table.events("roll") if event.numbers[2] == 1]
    fields = GAME.event_fields(table.state, roll)
    names = [unit_name(table.state.scenario, table.unit(name)) for name in ("E5", "E6")]
    assert [fields["unit"], fields["target"], fields["kind"]] == [*names, "melee"]
    faces: Any = fields["faces"]
    assert [one["face"] for one in faces[:3]] == ["flag", "flag", "artillery"]
    assert [one["effect"] for one in faces[:3]] == ["flag", "flag", "none"]


def test_the_question_says_where_the_cards_lie_that_answer_it() -> None:
    state = GAME.new("waterloo", seed=1)
    seat = state.to_move()
    question: Any = state.observe(seat)["question"]
    assert (state.prompt(), question["zone"]) == ("play", "hand")
    assert state.observe(1 - seat)["question"] is None
