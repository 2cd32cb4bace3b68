"""The option that asks what the engine else decides: battle back, and which order pays."""

from collections.abc import Mapping

import pytest

from grognard.games.napoleonics import GAME
from grognard.games.napoleonics.actions import BACK
from grognard.games.napoleonics.rules.s05_05_losses import BLOW_BACK
from grognard.games.napoleonics.state import ASK_ALL, NapoleonicsState
from grognard.messages.texts import Texts
from tests.games.napoleonics.field import Field, field

ASKED = {"ask-all": "yes"}
HAND = ("recon-in-force", "attack-center", "probe-left")


# §5.2 Which section's order pays


def test_5_2_a_unit_on_a_dotted_line_asks_which_section_s_order_it_takes() -> None:
    table = field("fr LN D4", "fr LN E5", "br LN I1", french=HAND, options=ASKED)
    table.play("recon-in-force").click("D4")
    assert table.prompt() == "french pays"
    assert table.words() == ["center", "right"]
    assert table.why_word("left") == "not-in-section"
    assert table.why_word("flag") == "not-asked"
    table.say("center")
    assert table.prompt() == "french move"  # the one order of the center is given away
    assert not table.state.ordered_of[table.unit("E5")]


def test_5_2_an_order_of_the_flank_leaves_the_center_s_to_another_unit() -> None:
    table = field("fr LN D4", "fr LN E5", "br LN I1", french=HAND, options=ASKED)
    table.play("recon-in-force").click("D4").say("right").click("E5")
    assert table.prompt() == "french move"
    assert table.state.ordered_of[table.unit("E5")]


def test_5_2_nobody_is_asked_where_one_order_is_left_or_the_option_is_off() -> None:
    table = field("fr LN D4", "fr LN F4", "fr LN A6", "br LN I1", french=HAND, options=ASKED)
    table.play("recon-in-force").click("A6", "D4")  # the center's order is gone: no choice
    assert table.prompt() == "french move"
    plain = field("fr LN D4", "fr LN F4", "fr LN A6", "br LN I1", french=HAND)
    plain.play("recon-in-force").click("D4", "F4")
    assert plain.prompt() == "french move"


def test_5_2_a_leader_and_a_square_on_a_dotted_line_ask_too() -> None:
    pieces = ("fr LN D4 square", "fr LN F4", "fr leader F4", "br LN I1")
    table = field(*pieces, french=HAND, options=ASKED)
    table.play("recon-in-force").out("D4")
    assert table.prompt() == "french pays"
    table.say("right")
    assert table.state.slot_of[table.unit("D4")] < 0
    table.lead("F4")  # one order is left: the center's
    assert table.state.leader_ordered[table.leader("F4")]
    first = field(*pieces, french=HAND, options=ASKED).play("recon-in-force").lead("F4")
    assert first.prompt() == "french pays"
    first.say("center")
    assert first.why_unit("F4") == ""
    assert first.state.leader_ordered[first.leader("F4")]


def test_8_2_5_under_elan_a_unit_takes_the_symbol_of_its_arm_or_a_flag() -> None:
    pieces = ("fr LN E5", "fr LC E7", "br LN I1")
    table = field(*pieces, french=("elan", "probe-left"), options=ASKED)
    table.dice("IF").play("elan").click("E5")
    assert table.prompt() == "french pays"
    assert table.words() == ["symbol", "flag"]
    assert table.why_word("center") == "not-asked"
    twin = Field(table.state.clone())
    table.say("flag")
    assert not table.state.ordered_of[table.unit("E7")]  # only infantry could follow
    assert table.prompt() == "french move"
    twin.say("symbol").click("E7")
    assert twin.state.ordered_of[twin.unit("E7")]


def test_5_2_cards_with_one_kind_of_order_ask_nothing() -> None:
    pieces = ("fr LN D4", "fr LN F4", "br LN I1")
    table = field(*pieces, french=("bayonet-charge", "probe-left"), options=ASKED)
    table.play("bayonet-charge").click("D4", "F4")
    assert table.prompt() == "french move"


# §5.13 Battle back


def back(*pieces: str, options: Mapping[str, str] = ASKED) -> Field:
    """Return a melee of E5 against E6 whose dice have missed."""
    table = field(*pieces, options=options).order("attack-center", "E5").stay()
    table.dice("AAAAAA").attack("E5", "E6")
    return table.say("stand") if table.prompt() == "allied react" else table


def test_5_13_the_target_is_asked_whether_it_battles_back() -> None:
    table = back("fr LN E5", "br LN E6")
    assert table.prompt() == "allied back"
    assert table.words() == ["no", "back"]
    assert table.state.section() == "§5.13"
    table.dice("IIFA").say("back")
    assert table.rolls(BLOW_BACK) == ["IIFA"]
    assert [event.numbers[:2] for event in table.events("hits")] == [(0, 2)]


def test_5_13_a_battle_back_may_be_forgone_and_that_cannot_be_taken_back() -> None:
    table = back("fr LN E5", "br LN E6")
    fate = table.state.fate
    table.no()
    assert table.rolls(BLOW_BACK) == []
    assert len(table.events("no-back")) == 1
    assert table.state.fate > fate
    assert table.blocks("E5") == 4
    assert table.prompt() == "allied play"  # nobody else had orders


def test_5_13_without_the_option_every_battle_back_is_made() -> None:
    table = back("fr LN E5", "br LN E6", options={})
    assert len(table.rolls(BLOW_BACK)) == 1


def test_5_13_nobody_is_asked_where_there_is_no_battle_back() -> None:
    none = field("fr LN E5", "br LN E6", options=ASKED).order("attack-center", "E5").stay()
    none.dice("IIIIA").attack("E5", "E6").say("stand")
    assert none.prompt() == "french ground"  # the target is gone
    struck = field("fr LN E5", "br LN E6", allied=("first-strike", "probe-left"), options=ASKED)
    struck.order("attack-center", "E5").stay().dice("AAAAAAAAA").attack("E5", "E6").say("strike")
    assert struck.prompt() == "allied play"  # ruling R14: it has struck already


def test_5_13_the_battle_back_shows_its_dice_and_odds() -> None:
    table = back("fr LN E5", "fr leader E5", "br LN E6 2")
    seen = table.previews()
    assert [(one["action"], one["kind"], one["dice"]) for one in seen] == [(BACK, "melee", 2)]
    odds = GAME.odds(table.state, BACK)
    assert odds is not None
    killed = [one for one in odds.throws[0].chances if one.label.id.endswith("leader-killed")]
    assert sum(one.probability() for one in killed) == pytest.approx((1 - 1 / 4) / 36)


# The option itself


def test_the_option_is_off_unless_asked_for() -> None:
    for value, setting in (("no", 0), ("yes", 1)):
        state = GAME.new("rolica1", seed=1, options={"ask-all": value})
        assert isinstance(state, NapoleonicsState)
        assert state.settings[ASK_ALL] == setting
    plain = GAME.new("rolica1", seed=1)
    assert isinstance(plain, NapoleonicsState)
    assert plain.settings[ASK_ALL] == 0


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_its_questions_and_answers_are_said_in_every_language(language: str) -> None:
    texts = Texts(language)
    texts.add(GAME)
    asked = field("fr LN D4", "br LN I1", french=HAND, options=ASKED).play("recon-in-force")
    elan = field("fr LN E5", "br LN I1", french=("elan", "probe-left"), options=ASKED)
    elan.dice("IF").play("elan").click("E5")
    for table in (asked.click("D4"), elan, back("fr LN E5", "br LN E6")):
        state = table.state
        said = [texts.say(GAME.describe_prompt(state))]
        said += [texts.say(GAME.describe_action(state, one)) for one in state.legal_actions()]
        assert len(set(said)) == 3
        assert not any("napoleonics-" in one for one in said)
    table = back("fr LN E5", "br LN E6").no()
    sentence = texts.say(GAME.describe_event(table.state, table.events("no-back")[0]))
    assert "napoleonics-" not in sentence
