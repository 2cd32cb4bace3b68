"""The suite finds what it is there to find: a sound game passes, each fault is named."""

import json

import pytest

from grognard.research.conformance import PROPERTIES, SHOWN, check_game
from tests.contract.toy.game import Duel, faulty

FAULTS = [
    ("unsorted", "legal_actions_are_sorted_and_never_empty"),
    ("answers-unasked", "legal_actions_are_sorted_and_never_empty"),
    ("asks-on", "ends_ask_nothing"),
    ("outcome-without-section", "ends_ask_nothing"),
    ("forgets", "unlisted_actions_are_refused_with_a_section"),
    ("reason-without-section", "unlisted_actions_are_refused_with_a_section"),
    ("refusal-moves", "refusals_change_nothing"),
    ("mute", "every_thing_is_explained"),
    ("said-twice", "no_refusal_is_said_twice"),
    ("raw", "refusals_are_said_in_words"),
    ("placeable", "refusals_are_said_in_words"),
    ("event-without-section", "questions_and_events_cite_sections"),
    ("question-without-section", "questions_and_events_cite_sections"),
    ("check", "checks_are_clean"),
    ("same-texts", "action_texts_round_trip"),
    ("parse-crash", "bad_texts_are_refused"),
    ("texts-change", "texts_are_the_same_in_every_position"),
    ("tuple-save", "saves_load_and_play_on_alike"),
    ("forgetful-save", "saves_load_and_play_on_alike"),
    ("no-pickle", "pickles_play_on_alike"),
    ("shallow-clone", "clones_are_independent"),
    ("remembers", "same_seed_same_game"),
    ("loud", "leaving_the_log_off_changes_nothing"),
    ("crashing-load", "broken_saves_are_refused"),
    ("trusting-load", "broken_saves_are_refused"),
    ("peeks", "views_survive_determinize"),
    ("bid-leaks", "sealed_answers_stay_sealed"),
    ("hiding-leaks", "hiding_is_public"),
    ("event-leaks", "events_tell_only_what_becomes_known"),
    ("refusal-leaks", "views_survive_determinize"),
    ("spectator-peeks", "spectators_survive_determinize"),
    ("depends", "determinize_depends_on_knowledge_alone"),
    ("spectator-depends", "determinize_depends_on_knowledge_alone"),
    ("deal-and-dice-alike", "dice_do_not_depend_on_the_deal"),
    ("same-dice", "determinize_hides_the_dice"),
    ("whole-log", "determinize_hides_the_dice"),
    ("impossible-sample", "determinized_states_play_to_the_end"),
    ("tuple-observation", "observations_are_json"),
    ("other-observation", "observations_are_as_declared"),
    ("other-event", "events_are_sent_as_declared"),
    ("short-event", "events_are_sent_as_declared"),
    ("odds-short", "odds_sum_to_one"),
    ("odds-impossible", "odds_can_be_forced"),
    ("odds-unused", "odds_can_be_forced"),
    ("odds-wrong", "odds_are_exact"),
    ("fateless", "dice_raise_fate"),
    ("unsaid", "everything_met_can_be_said"),
    ("untitled", "everything_met_can_be_said"),
    ("pink", "boards_are_drawn_from_observations"),
    ("undrawn", "targets_are_drawn"),
    ("ghost", "targets_are_drawn"),
    ("mute", "unknown_things_are_named_as_such"),
    ("shallow-clone", "past_states_never_change"),
    ("remembers", "records_replay_exactly"),
    ("remembers", "matches_write_the_same_record"),
    ("feature-leaks", "features_depend_on_knowledge_alone"),
    ("feature-comes-and-goes", "features_are_as_many_as_their_names"),
    ("short-mask", "masks_show_what_is_legal"),
    ("draw-crash", "boards_are_drawn_from_observations"),
]


def test_a_sound_game_passes() -> None:
    report = check_game(Duel(), games_per_scenario=4, keep=2)
    assert report.is_clean(), str(report)
    assert list(report.counts) == list(PROPERTIES)


@pytest.mark.parametrize(("fault", "property_name"), FAULTS)
def test_the_suite_finds(fault: str, property_name: str) -> None:
    report = check_game(faulty(fault), games_per_scenario=4, keep=2, only=[property_name])
    assert report.counts[property_name] > 0
    assert not report.is_clean()
    assert report.problems[property_name][0] in str(report)


def test_every_property_of_a_game_has_a_fault_that_it_finds() -> None:
    """Edits of a record are found by the core, whatever the game does; see its own tests."""
    found = {property_name for _, property_name in FAULTS}
    assert set(PROPERTIES) - found == {"edited_records_are_refused"}


def test_the_report_is_json_and_counts_more_than_it_shows() -> None:
    report = check_game(
        Duel("reason-without-section"), only=["unlisted_actions_are_refused_with_a_section"]
    )
    data = json.loads(json.dumps(report.to_json()))
    assert data["game"] == "duel"
    (count,) = data["counts"].values()
    (shown,) = data["problems"].values()
    assert count > len(shown) == SHOWN
