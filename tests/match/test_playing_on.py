"""A game goes on from a moment of another: its record says so, is proven, and its dice are new."""

import json

import pytest

import grognard
from grognard.core.errors import BadRecord
from grognard.core.opening import lone_opening
from grognard.core.origin import origin_note, own_from
from grognard.core.position import MOST_TEXT, Position, played, position_of, read_position
from grognard.core.record import Record, record_from_json, record_text, replay, verify
from grognard.match import Match, Seat, load_match, new_match, play_on
from tests.match.table import ANN, SECRET, play_randomly

BOB = Seat("Bob")
GAMES = ["skirmish", "undaunted", "marengo", "napoleonics", "prussia"]


def source(name: str, most: int = 60, seed: int = 4) -> Record:
    """Return the record of a game with known dice, proven so far."""
    match = new_match(grognard.load(name), seats=(ANN, BOB), seed=seed)
    play_randomly(match, 2, most=most)
    return match.record


def fair() -> Match:
    """Return a match with dice that nobody else knows until it is over."""
    opening = lone_opening(SECRET, 2, "5a" * 16)
    return new_match(grognard.load("skirmish"), seats=(ANN, BOB), secret=SECRET, opening=opening)


def read_again(record: Record) -> Record:
    return record_from_json(json.loads(record_text(record)))


def goes_on(position: Position, seed: int = 99) -> Match:
    return play_on(position, seats=(ANN, BOB), seed=seed)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_on_from_a_moment_and_its_record_is_proven(name: str) -> None:
    record = source(name)
    match = goes_on(position_of(record, 41))
    at = own_from(match.record)
    assert at in (40, 41)  # before a sealed question that was half answered
    states = list(replay(record))
    for seat in (0, 1):
        assert match.view(seat).observation == states[at].observe(seat)
    play_randomly(match, 7, most=40)
    assert len(match.record.steps) > at
    again = read_again(match.record)
    assert verify(again) == []
    assert [step.to_json() for step in again.steps[:at]] == [
        step.to_json() for step in record.steps[:at]
    ]
    assert again.origins[0].digest == record.to_json()["digest"]
    assert origin_note(again) is not None
    assert again.is_practice


@pytest.mark.parametrize("name", ["skirmish", "undaunted"])
def test_the_dice_after_it_are_new_and_what_came_before_cannot_be_taken_back(name: str) -> None:
    position = position_of(source(name), 30)
    rolls: list[list[int]] = []
    for seed in (1, 2):
        match = goes_on(position, seed)
        play_randomly(match, 3, most=40)
        steps = match.record.steps[own_from(match.record) :]
        rolls.append([roll.result for step in steps for roll in step.rolls])
        while match.may_undo(0) or match.may_undo(1):
            match.undo(0 if match.may_undo(0) else 1)
        assert len(match.record.steps) == own_from(match.record)
        assert verify(read_again(match.record)) == []
    assert rolls[0] != rolls[1]


def test_it_is_saved_and_loaded_with_and_without_a_snapshot() -> None:
    match = goes_on(position_of(source("undaunted"), 40))
    play_randomly(match, 5, most=30)
    for snapshot in (True, False):
        loaded = load_match(json.loads(json.dumps(match.save(snapshot=snapshot))))
        assert loaded.record.to_json() == match.record.to_json()
        while loaded.may_undo(0) or loaded.may_undo(1):
            loaded.undo(0 if loaded.may_undo(0) else 1)
        assert len(loaded.record.steps) == own_from(loaded.record)
        play_randomly(loaded, 6, most=30)
        assert verify(read_again(loaded.record)) == []


def test_a_game_goes_on_from_a_game_that_went_on() -> None:
    first = source("skirmish")
    second = goes_on(position_of(first, 30))
    play_randomly(second, 5, most=30)
    late, early = len(second.record.steps) - 2, 20
    third = goes_on(position_of(second.record, late), seed=7)
    play_randomly(third, 5, most=20)
    record = read_again(third.record)
    assert [origin.steps for origin in record.origins] == [30, late]
    assert verify(record) == []
    again = goes_on(position_of(record, early), seed=8)
    assert [origin.steps for origin in again.record.origins] == [early]
    assert verify(read_again(again.record)) == []


def test_what_is_changed_before_the_beginning_is_found_out() -> None:
    match = goes_on(position_of(source("undaunted"), 40))
    play_randomly(match, 5, most=10)
    for change in ("seed", "steps"):
        record = read_again(match.record)
        if change == "seed":
            record.origins[0].dice.seed += 1
        else:
            record.origins[0].steps -= 25
        assert verify(record_from_json(record.to_json())) != []


@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_a_short_text_that_brings_it_again(name: str) -> None:
    record = source(name)
    text = position_of(record, 60).text()
    assert len(text) < 700
    opened, state = played(read_position(f" {text}\n"))
    at = len(opened.steps)
    truth = list(replay(record))[at]
    for seat in (0, 1):
        assert state.observe(seat) == truth.observe(seat)
    assert verify(read_again(opened)) == []


def test_nothing_of_dice_that_are_still_a_secret_becomes_a_position() -> None:
    match = fair()
    play_randomly(match, 1, most=10)
    with pytest.raises(BadRecord) as refused:
        position_of(match.record, 4)
    assert refused.value.code == "position-secret"


def test_a_game_that_is_over_does_not_go_on_and_a_moment_must_be_there() -> None:
    record = source("skirmish", most=10_000)
    assert record.result is not None
    with pytest.raises(BadRecord) as refused:
        goes_on(position_of(record, len(record.steps)))
    assert refused.value.code == "position-over"
    with pytest.raises(BadRecord) as refused:
        position_of(record, len(record.steps) + 1)
    assert refused.value.code == "position-none"


def bad_texts() -> list[str]:
    """Return what is no position, or one that was tampered with."""
    text = position_of(source("skirmish"), 30).text()
    head, body = text[: text.rindex(":") + 1], text[text.rindex(":") + 1 :]
    cut = [head + body[:length] for length in range(0, len(body), 17)]
    flipped = [head + body[:at] + "A" + body[at + 1 :] for at in range(0, len(body), 13)]
    wrong = position_of(source("skirmish"), 30)
    wrong.answers[3] = 4000
    other = position_of(source("skirmish"), 30)
    other.scenario = "waterloo"
    strange = position_of(source("skirmish"), 30)
    strange.game = "chess"
    many = position_of(source("skirmish"), 30)
    many.answers.append(0)
    made = [one.text() for one in (wrong, other, strange, many)]
    plain = ["", "x", "grognard:", "grognard:skirmish:", "grognard:skirmish:%%%", "é" * 20]
    flipped = [one for one in flipped if one != text]
    return [*plain, *cut, *flipped, *made, "grognard:skirmish:" + "A" * MOST_TEXT]


def test_what_is_no_position_is_refused_with_a_reason() -> None:
    for text in bad_texts():
        with pytest.raises(BadRecord):
            played(read_position(text))


def test_a_position_of_other_rules_says_so() -> None:
    position = position_of(source("skirmish"), 10)
    position.rules_version += 1
    with pytest.raises(BadRecord) as refused:
        played(read_position(position.text()))
    assert refused.value.code == "record-other-rules"


def test_fair_dice_of_a_finished_game_roll_again_before_the_beginning() -> None:
    match = fair()
    play_randomly(match, 4, most=10_000)
    on = play_on(position_of(match.record, 30), (ANN, BOB), seed=5)
    play_randomly(on, 4, most=20)
    assert verify(read_again(on.record)) == []
    assert on.record.origins[0].dice.revealed == SECRET.hex()
