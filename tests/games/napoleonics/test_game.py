"""The game as the rest of the program sees it."""

import json
from pathlib import Path
from typing import Any

import pytest

from grognard.core.errors import BadAction, BadSave
from grognard.games.napoleonics import GAME
from grognard.games.napoleonics.actions import CLICKS, NUM_ACTIONS
from grognard.games.napoleonics.rules.s09_scenarios import SCENARIOS
from grognard.games.napoleonics.state import NapoleonicsState
from grognard.games.napoleonics.tables import LEADERSHIP, NUM_CARDS
from tests.games.napoleonics.field import field


def new(scenario: str, **options: str) -> NapoleonicsState:
    state = GAME.new(scenario, seed=1, options=options)
    assert isinstance(state, NapoleonicsState)
    return state


def test_9_there_are_fifteen_battles_and_all_say_what_is_reconstructed() -> None:
    scenarios = GAME.scenarios()
    assert [scenario.number for scenario in scenarios] == list(range(1, 16))
    assert all(scenario.reconstructed for scenario in scenarios)
    assert all(scenario.facts["uncertain"] for scenario in scenarios)


def test_every_action_has_a_text_of_its_own_in_every_battle() -> None:
    assert NUM_ACTIONS < 330
    for clicks in CLICKS:
        texts, targets = clicks.texts, clicks.targets
        assert len(set(texts)) == len(texts) == len(targets) == NUM_ACTIONS


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.id)
def test_3_the_side_named_in_the_scenario_plays_the_first_card(scenario: object) -> None:
    state = new(getattr(scenario, "id", ""))
    assert state.to_move() == state.scenario.first
    assert state.prompt() == "play"
    assert state.check() == []


def test_9_15_walled_farms_are_an_option_of_waterloo_alone() -> None:
    named = {one.id: str(one.facts["options"]) for one in GAME.scenarios()}
    assert [id for id, options in named.items() if "walled-farms" in options] == ["waterloo"]
    works = [id for id, options in named.items() if "works-stop" in options]
    assert works == ["river-coa", "toulouse"]
    assert "rifles-moved" in named["waterloo"]
    assert "rifles-moved" not in named["garcia-hernandez"]


def test_8_2_the_deck_is_counted_and_older_guesses_are_kept_but_not_offered() -> None:
    assert GAME.full_options({})["deck"] == "counted"
    for deck, copies in (("counted", 2), ("a", 3), ("b", 3)):
        state = new("rolica1", deck=deck)
        assert state.check() == []
        held = sum(state.hand[LEADERSHIP::NUM_CARDS]) + state.deck[LEADERSHIP]
        assert held == copies
    assert all("deck" not in str(one.facts["options"]) for one in GAME.scenarios())


def test_an_option_that_came_later_says_what_held_before() -> None:
    later = {one.id: (one.before, one.default) for one in GAME.options() if one.since == 2}
    assert later == {
        "line-between": ("opposite", "both-sides"),
        "square-in-works": ("not-across", "yes"),
        "works-stop": ("always", "always"),
        "manoeuvre-square": ("yes", "no"),
        "rifles-moved": ("down", "up"),
    }


def test_5_15_the_outcome_names_banners_and_section() -> None:
    table = field("fr LN E5", "br LN E6 1", banners_needed=1).order("attack-center", "E5").stay()
    table.dice("IAAAA").attack("E5", "E6").say("stand")
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.section) == (0, "§5.15")
    assert outcome.facts["french"] == outcome.facts["needed"] == 1
    assert table.state.returns() == [1.0, -1.0]


def test_an_action_of_another_game_s_notation_is_refused() -> None:
    state = new("rolica1")
    with pytest.raises(BadAction):
        GAME.parse_action(state, "inf3@5")


def test_a_save_that_was_touched_is_refused() -> None:
    state = new("waterloo")
    saved = json.loads(json.dumps(state.save()))
    assert GAME.load_state(saved).save() == state.save()
    saved["columns"]["turn"] = 9
    with pytest.raises(BadSave):
        GAME.load_state(saved)


OLDER = json.loads((Path(__file__).parent / "older_saves.json").read_text(encoding="utf-8"))
"""Saves of the form before questions were objects; the first is older than some options."""


@pytest.mark.parametrize("older", OLDER, ids=[older["prompt"] for older in OLDER])
def test_a_save_of_the_older_form_asks_what_it_asked(older: dict[str, Any]) -> None:
    state = GAME.load_state(older["saved"])
    assert (state.prompt(), state.section()) == (older["prompt"], older["section"])
    assert state.legal_actions() == older["legal"]
    assert GAME.load_state(state.save()).save() == state.save()
    broken = {**older["saved"], "scenario": "rolica"}
    with pytest.raises(BadSave):
        GAME.load_state(broken)


def test_a_save_from_before_an_option_is_read_with_what_held_then() -> None:
    then = {"line-between": "opposite", "square-in-works": "not-across", "manoeuvre-square": "yes"}
    state = GAME.new("rolica1", seed=1, options={**then, "rifles-moved": "down"})
    loaded = GAME.load_state(OLDER[0]["saved"])
    assert loaded.save()["columns"] == state.save()["columns"]
