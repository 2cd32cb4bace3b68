"""Practice: everything can be taken back, the same clicks bring the same game, all is proven."""

import json
import random

import pytest

import grognard
from grognard.core.record import record_from_json, verify
from grognard.match import Match, Seat, click_from_json, load_match, new_match
from grognard.match.click import Click
from tests.core.records import plain
from tests.match.table import ANN, BOT, SECRET, click, everything, legal, play_randomly, texts

BOB = Seat("Bob")


def practice(name: str = "undaunted", seats: tuple[Seat, Seat] = (ANN, BOB)) -> Match:
    return new_match(grognard.load(name), seats=seats, seed=6, practice=True)


def undo_all(match: Match) -> int:
    """Take back whatever there is; return how often that went."""
    count = 0
    while match.may_undo(0) or match.may_undo(1):
        match.undo(0 if match.may_undo(0) else 1)
        count += 1
    return count


@pytest.mark.parametrize("name", ["skirmish", "undaunted", "marengo"])
def test_everything_is_taken_back_to_the_beginning_and_the_same_clicks_bring_the_same_game(
    name: str,
) -> None:
    match = practice(name)
    first = [match.view(seat).observation for seat in (0, 1)]
    play_randomly(match, 1, most=70)
    played, steps = texts(match), match.record.to_json()["steps"]
    assert undo_all(match) > 20
    assert match.record.steps == []
    assert [match.view(seat).observation for seat in (0, 1)] == first
    for seat, text in played:
        click(match, match.game.seats.index(seat), text)
    assert match.record.to_json()["steps"] == steps


def test_a_die_a_reveal_and_a_bid_are_taken_back_in_practice_and_not_in_earnest() -> None:
    for is_practice in (True, False):
        match = new_match(
            grognard.load("undaunted"), seats=(ANN, BOB), seed=3, practice=is_practice
        )
        click(match, 0, "card rifleman_b")
        click(match, 1, "card scout_a")
        assert match.may_undo(0) is is_practice
        if is_practice:
            match.undo(0)
            assert match.asked() == (0, 1)
            assert match.record.taken_back == 1


def test_against_the_computer_its_answers_go_back_with_ones_own() -> None:
    match = practice("skirmish", (ANN, BOT))
    click(match, 0, "D5")
    click(match, 1, "D5")
    click(match, 0, "done")
    assert match.asked() == (1,)
    before = match.step(1)
    click(match, 1, "red-1")
    match.undo(0)
    assert match.asked() == (0,)
    assert match.step(1) > before  # what it is thinking of is stale
    assert [text for _, text in texts(match)] == ["D5", "D5"]
    match.undo(0)
    assert match.asked() == (0, 1)
    assert not match.may_undo(0)


@pytest.mark.parametrize("name", ["skirmish", "undaunted"])
@pytest.mark.parametrize("is_fair", [False, True])
def test_the_record_keeps_every_abandoned_line_and_is_proven(name: str, is_fair: bool) -> None:
    match, clicks = restless(name, is_fair)
    record = record_from_json(plain(match.record))
    assert match.is_over()
    assert record.is_practice
    assert record.taken_back > 1
    assert len(record.lines) > record.taken_back
    assert verify(record) == []
    again = load_match(clicks[0])
    for one in clicks[1]:
        again.commit(click_from_json(json.loads(json.dumps(one.to_json()))))
    assert again.record.to_json() == match.record.to_json()


def restless(name: str, is_fair: bool) -> tuple[Match, tuple[object, list[Click]]]:
    """Play to the end with second thoughts, plain ones, over fate, and chains."""
    secret = {"secret": SECRET, "opening": grognard_opening()} if is_fair else {"seed": 2}
    match = new_match(grognard.load(name), seats=(ANN, BOB), practice=True, **secret)
    base, stored, hand = match.save(), [], random.Random(name)
    while not match.is_over():
        if match.may_undo(0) and hand.random() < 0.15:
            for _ in range(hand.randrange(1, 5)):
                if match.may_undo(0):
                    stored.append(match.undo(0))
            continue
        seat = hand.choice(match.asked())
        roots = match._roots(seat)
        if len(roots) > 1 and len(match.asked()) == 1 and hand.random() < 0.3:
            action = hand.choice(roots[1].legal_actions(seat))
            stored.append(match.chain(seat, 1, [action]))
            continue
        stored.append(match.play(seat, hand.choice(legal(match, seat))))
    return match, (base, stored)


def grognard_opening() -> object:
    from grognard.core.opening import lone_opening

    return lone_opening(SECRET, 2, "5a" * 16)


def test_a_forged_line_or_count_is_found() -> None:
    match, _ = restless("skirmish", False)
    record = record_from_json(plain(match.record))
    record.digest = ""
    record.taken_back += 1
    assert [problem.code for problem in verify(record)] == ["taken-back"]
    record.taken_back -= 1
    rolled = next(line for line in record.lines if any(step.rolls for step in line.steps))
    step = next(step for step in rolled.steps if step.rolls)
    step.rolls[0].result = (step.rolls[0].result + 1) % step.rolls[0].n
    assert verify(record)[0].where.startswith("practice.lines[")
    record = record_from_json(plain(match.record))
    record.digest = ""
    record.lines[-1].at = 10_000
    assert [problem.code for problem in verify(record)] == ["line-place"]


@pytest.mark.parametrize("snapshot", [False, True])
def test_a_practice_match_goes_on_after_a_pause_as_if_there_had_been_none(snapshot: bool) -> None:
    match, hand = practice(), random.Random(8)
    for number in range(60):
        if number % 6 == 0:
            again = load_match(json.loads(json.dumps(match.save(snapshot))))
            assert everything(again) == everything(match)
            if match.may_undo(0):
                match.undo(0)
                again.undo(0)
                assert again.record.to_json() == match.record.to_json()
        seat = hand.choice(match.asked())
        match.play(seat, hand.choice(legal(match, seat)))


def test_a_chain_is_undone_as_one_in_practice_too() -> None:
    match = practice("skirmish")
    click(match, 0, "D5")
    click(match, 1, "D5")
    click(match, 0, "blue-1")
    match.chain(0, 1, [match.parse("blue-2"), match.parse("E5")])
    match.undo(0)
    assert [text for _, text in texts(match)] == ["D5", "D5", "blue-1"]
    match.undo(0)
    assert [text for _, text in texts(match)] == ["D5", "D5"]
    assert len(match.record.lines) == 3


def test_a_record_in_earnest_says_nothing_of_practice() -> None:
    assert "practice" not in new_match(grognard.load("skirmish"), seed=1).record.to_json()
