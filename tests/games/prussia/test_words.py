"""Words: three complete catalogues, the rulebook's Russian terms, and a voice for everything."""

import random
import re
from pathlib import Path

import pytest

from grognard.core.event import Event
from grognard.games import prussia
from grognard.games.prussia import GAME
from grognard.games.prussia.actions import NUM_ACTIONS
from grognard.games.prussia.game import TASKS
from grognard.games.prussia.maps import field_of
from grognard.games.prussia.question import PrussiaQuestion
from grognard.games.prussia.reasons import WHY
from grognard.games.prussia.rules.s10_05_modifiers import DRM_IDS
from grognard.games.prussia.scenarios import FORM_IDS, form_of
from grognard.games.prussia.state import PrussiaState
from grognard.games.prussia.tables import BATTLES, hex_of_name, slug
from grognard.messages import text_of
from grognard.messages.texts import Texts

FOLDER = Path(prussia.__path__[0])
LANGUAGES = ("en", "uk", "ru")
RUSSIAN = {
    "prussia-morale-formed": "сплочённая",
    "prussia-morale-disordered": "расстроенная",
    "prussia-army-demoralized": "деморализована",
    "prussia-army-broken": "разгромлена",
    "prussia-phase-rally": "сбор",
    "prussia-phase-combat": "ближний бой",
    "prussia-level-decisive": "решительная",
    "prussia-level-substantive": "существенная",
    "prussia-level-marginal": "нерешительная",
    "prussia-leader-seydlitz": "Зейдлиц",
    "prussia-drm-flank": "атака с фланга",
}


def texts(language: str) -> Texts:
    found = Texts(language)
    found.add(GAME)
    return found


def catalogue(language: str) -> dict[str, str]:
    """Return the messages of a language as written."""
    source = text_of("grognard.games.prussia", language)
    found: dict[str, str] = {}
    name = ""
    for line in source.splitlines():
        match = re.match(r"([a-z0-9-]+) =(.*)", line)
        if match:
            name = match.group(1)
            found[name] = match.group(2)
        elif name and line.startswith(" "):
            found[name] += line
    return found


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_every_message_stands_in_every_language_with_the_same_arguments(language: str) -> None:
    english, other = catalogue("en"), catalogue(language)
    assert list(english) == list(other)
    for name, text in english.items():
        used = set(re.findall(r"\$[a-z]+", text))
        assert used == set(re.findall(r"\$[a-z]+", other[name])), name


@pytest.mark.parametrize("name", sorted(RUSSIAN))
def test_the_russian_words_are_those_of_the_rulebook(name: str) -> None:
    assert texts("ru")(name) == RUSSIAN[name]


QUESTIONS = [task for task in TASKS if isinstance(task, PrussiaQuestion)]
PROMPTS = [question.id for question in QUESTIONS]


def own_words(word: str) -> list[str]:
    """Return the questions that have their own words for an answer."""
    return [question.id for question in QUESTIONS if word in question.own_words]


def test_every_question_refusal_modifier_form_leader_and_group_has_its_words() -> None:
    known = catalogue("en")
    wanted = [f"ask-{name}" for name in (*PROMPTS, "s23-activate")]
    wanted += [name.removeprefix("prussia-") for name in WHY.ids[1:]]
    wanted += [f"drm-{name}" for name in DRM_IDS]
    wanted += [f"scenario-{name}" for name in FORM_IDS]
    wanted += [f"do-done-{name}" for name in own_words("done")]
    wanted += [f"do-yes-{name}" for name in own_words("yes")]
    wanted += [f"do-no-{name}" for name in own_words("no")]
    for option in GAME.options():
        wanted += [f"option-{option.id}", *(f"option-{option.id}-{v}" for v in option.values)]
    for battle in range(len(BATTLES)):
        field = field_of(battle)
        wanted += [f"leader-{slug(name)}" for name in field.names[field.units :]]
        wanted += [f"name-{slug(name)}" for name in field.names[: field.units]]
        wanted += [f"group-{name.replace('_', '-')}" for name in field.group_names]
        wanted += [f"place-{slug(name)}" for name in field.hex_names if name]
    assert [name for name in wanted if f"prussia-{name}" not in known] == []


def test_every_event_the_rules_write_has_its_words() -> None:
    written: set[str] = set()
    for path in [*FOLDER.glob("*.py"), *FOLDER.glob("rules/*.py")]:
        source = path.read_text(encoding="utf-8")
        written.update(re.findall(r'note\(\s*[^,]+,\s*"([a-z-]+)"', source))
    assert len(written) > 50
    known = catalogue("en")
    assert sorted(kind for kind in written if f"prussia-event-{kind}" not in known) == []
    assert sorted(kind for kind in written if kind not in GAME.sent.fields_of) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_can_be_said(language: str) -> None:
    say = texts(language).say
    state = GAME.new("rossbach-battle", seed=1)
    assert isinstance(state, PrussiaState)
    for kind, fields in GAME.sent.fields_of.items():
        numbers = [1] * len(fields)
        said = say(GAME.describe_event(state, Event("§1", kind, 0, numbers)))
        assert "prussia-" not in said, kind
        assert "{" not in said, kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_of_a_game_can_be_said_and_is_said_once(language: str) -> None:
    """Two legal answers never have the same label, so that a list of them can be read."""
    say = texts(language).say
    state = GAME.new("zorndorf-battle", seed=3)
    chance = random.Random(3)
    asked: set[str] = set()
    for _ in range(400):
        if state.is_over():
            break
        actions = state.legal_actions()
        if state.prompt() not in asked:
            asked.add(state.prompt())
            assert "prussia-" not in say(GAME.describe_prompt(state))
            labels = [say(GAME.describe_action(state, action)) for action in actions]
            assert all("prussia-" not in label for label in labels)
            assert len(set(labels)) == len(labels)
        state.apply(chance.choice(actions))
    assert len(asked) > 6


def test_every_action_of_the_space_has_a_label_at_every_question() -> None:
    state = GAME.new("torgau-battle", seed=2)
    for action in range(NUM_ACTIONS):
        assert GAME.describe_action(state, action).id.startswith("prussia-")


def test_a_place_is_named_in_the_language_of_the_sentence() -> None:
    state = GAME.new("rossbach-battle", seed=1)
    assert isinstance(state, PrussiaState)
    moved = Event("§7.3", "moved", 0, [7, hex_of_name("2204"), hex_of_name("2503")])
    said = {one: texts(one).say(GAME.describe_event(state, moved)) for one in LANGUAGES}
    assert "2204 Pölzen Hill → 2503" in said["en"]
    assert "2204 Пёльценхюгель → 2503" in said["ru"]
    assert "2204 Пельценгюгель → 2503" in said["uk"]


def test_24_2_who_comes_from_off_the_map_moves_from_nowhere() -> None:
    state = GAME.new("leuthen-main", seed=1)
    assert isinstance(state, PrussiaState)
    entry = Event("§7.3", "moved", 0, [3, -1, hex_of_name("2622")])
    said = texts("en").say(GAME.describe_event(state, entry))
    assert said.endswith("comes on the map in 2622.")


def test_a_refusal_names_what_was_clicked() -> None:
    state = GAME.new("rossbach-battle", seed=1)
    while state.prompt() != "s7-move-piece":
        state.apply(state.legal_actions()[-1])
    (reason,) = GAME.explain(state, state.to_move(), "piece:R-F-I1")
    said = texts("en").say(reason.message())
    assert said == "Brigade Piemont 7\u20115\u20113 is not a piece of yours."


def test_an_option_is_offered_only_where_it_matters() -> None:
    offered = {one.id: list(one.facts["options"]) for one in GAME.scenarios()}  # type: ignore[call-overload]
    assert {options.pop(0) for options in offered.values()} == {"head-start"}
    combat = ["fought-above", "routed-above", "momentum-guns", "rout-edge", "column-guns"]
    anywhere = ["far-fire", "battery-deploy", *combat]
    marching = ["far-fire", "sleeping-guns", "battery-deploy", *combat]
    assert offered["rossbach-battle"] == anywhere
    assert offered["rossbach-main"] == [
        *("passivity", "far-fire", "sleeping-guns", "advance", "battery-deploy", *combat),
    ]
    assert offered["leuthen-battle"] == ["past-town", *anywhere]
    assert offered["zorndorf-free"] == ["river-stop", *marching]
    assert offered["torgau-main"] == marching


@pytest.mark.parametrize("name", FORM_IDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_draws_every_form(language: str, name: str) -> None:
    say = texts(language).say
    state = GAME.new(name, seed=1)
    board = GAME.draw(state.observe(0), say)
    assert len(board.rows) > 58
    form = form_of(FORM_IDS.index(name))
    assert form.times[0] in board.rows[0][0].text
    assert not any("prussia-" in span.text for row in board.rows for span in row)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_named_hex_never_stands_in_parentheses_of_its_own(language: str) -> None:
    """It is said what it is, and no name stands in two of them: "(2606 (Reichardtswerben))"."""
    assert "({ $hex })" not in text_of("grognard.games.prussia", language)
