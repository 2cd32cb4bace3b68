"""Texts: nested messages, English behind every language, and nothing that raises."""

import pytest
from fluent.runtime import FluentBundle, FluentResource

from grognard.core.message import Argument, Message
from grognard.core.registry import load
from grognard.messages import package_of
from grognard.messages.names import functions, name_of
from grognard.messages.texts import Texts
from tests.contract.toy.game import Duel


def test_a_message_in_a_message_is_said_first() -> None:
    texts = Texts("uk")
    reason = Message("core-why-game-over")
    args: dict[str, Argument] = {"step": 3, "action": "done", "section": "§1", "reason": reason}
    said = texts.say(Message("core-record-illegal-action", args))
    assert said == "Крок 3: дію «done» заборонено. Гру закінчено. (§1)"


def test_a_text_that_a_language_lacks_is_said_in_english() -> None:
    assert Texts("de")("cli-interrupted") == "Interrupted."


def test_a_text_that_nobody_has_is_said_as_its_id() -> None:
    texts = Texts("ru")
    assert texts("cli-no-such-text", name="x", count=2) == "cli-no-such-text (name: x, count: 2)"
    assert texts("cli-no-such-text") == "cli-no-such-text"
    assert not texts.has("cli-no-such-text")


def test_a_missing_argument_does_not_raise() -> None:
    assert "name" in Texts("en")("error-unknown-game", known="a")


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_a_game_of_another_package_brings_its_own_texts(language: str) -> None:
    game, texts = Duel(), Texts(language)
    assert not texts.has(f"{game.name}-title")
    texts.add(game)
    assert texts(f"{game.name}-title") != f"{game.name}-title"


def test_catalogues_of_several_games_live_side_by_side() -> None:
    texts = Texts("en")
    for name in ("skirmish", "undaunted"):
        texts.add(load(name))
    assert texts("skirmish-title") == "Skirmish"
    assert texts("undaunted-title").startswith("Undaunted")
    assert package_of(load("undaunted")) == "grognard.games.undaunted"


@pytest.mark.parametrize(
    ("language", "count", "text"),
    [
        ("en", 1, "Proven: 1 step and 1 roll, all true."),
        ("en", 21, "Proven: 21 steps and 21 rolls, all true."),
        ("uk", 1, "Доведено: 1 крок і 1 кидок, усе правдиве."),
        ("uk", 3, "Доведено: 3 кроки і 3 кидки, усе правдиве."),
        ("uk", 5, "Доведено: 5 кроків і 5 кидків, усе правдиве."),
        ("uk", 12, "Доведено: 12 кроків і 12 кидків, усе правдиве."),
        ("uk", 21, "Доведено: 21 крок і 21 кидок, усе правдиве."),
        ("uk", 0, "Доведено: 0 кроків і 0 кидків, усе правдиве."),
        ("ru", 1, "Доказано: 1 шаг и 1 бросок, всё правдиво."),
        ("ru", 4, "Доказано: 4 шага и 4 броска, всё правдиво."),
        ("ru", 11, "Доказано: 11 шагов и 11 бросков, всё правдиво."),
        ("ru", 22, "Доказано: 22 шага и 22 броска, всё правдиво."),
        ("ru", 100, "Доказано: 100 шагов и 100 бросков, всё правдиво."),
    ],
)
def test_plurals_follow_the_rules_of_the_language(language: str, count: int, text: str) -> None:
    assert Texts(language)("cli-replay-proven", steps=count, rolls=count) == text


ARMIES = """
army-usa = США
    .gen = США
    .gender = pl
army-france = Франція
    .gen = Франції
    .gender = f
army-post = пост { CASE($whose, "gen") }
    .gen = поста { CASE($whose, "gen") }
    .gender = m
army-to = До { CASE($to, "gen") }: { CAPITAL(CASE($to, "nom")) }.
army-decides = { GENDER($who) ->
        [pl] Вирішують
       *[other] Вирішує
    } { $who }.
army-lost = { $who } { AGREE($who, "розбитий", f: "розбита", pl: "розбиті") }.
"""
USA, FRANCE = Message("army-usa"), Message("army-france")
POST = Message("army-post", {"whose": FRANCE})


@pytest.fixture
def armies(monkeypatch: pytest.MonkeyPatch) -> Texts:
    """Return texts with some names and sentences, in place of the library's own."""
    resource = FluentResource(ARMIES)
    monkeypatch.setattr("grognard.messages.texts._resource", lambda package, language: resource)
    return Texts("uk")


def test_a_name_is_declined_as_the_sentence_asks(armies: Texts) -> None:
    assert armies("army-to", to=POST) == "До поста Франції: Пост Франції."
    assert armies("army-to", to="1204") == "До 1204: 1204."


def test_the_words_around_a_name_agree_with_it(armies: Texts) -> None:
    assert armies("army-decides", who=USA) == "Вирішують США."
    assert armies("army-decides", who=FRANCE) == "Вирішує Франція."
    assert armies("army-decides", who="хтось") == "Вирішує хтось."
    lost = [armies("army-lost", who=who) for who in (USA, FRANCE, POST)]
    assert lost == ["США розбиті.", "Франція розбита.", "пост Франції розбитий."]


def test_a_case_that_a_name_lacks_is_found_where_names_are_checked() -> None:
    bundle = FluentBundle(["uk"], functions(is_strict=True), use_isolating=False)
    bundle.add_resource(FluentResource('bare = Сало\nasks = Без { CASE($what, "gen") }'))
    sentence, name = bundle.get_message("asks").value, name_of(bundle, "bare", {}, "Сало")
    assert sentence is not None
    assert [str(error) for error in bundle.format_pattern(sentence, {"what": name})[1]] == [
        "Сало has no .gen"
    ]
