"""A seat changes hands: a computer player sits in for a person, and gives the seat back."""

import json
import random

import pytest

from grognard.core import registry
from grognard.core.record_file import Hands, record_from_json, record_text
from grognard.core.replay import replay
from grognard.core.types import NOBODY
from grognard.core.verify import verify
from grognard.match import Match, Seat, load_match, new_match
from grognard.match.click import click_from_json, read_mind
from grognard.match.minding import minded_by, minder, was_minded
from grognard.match.older import write_on
from tests.match.table import click, legal, play_randomly, refused, seen


def begun() -> Match:
    """Return a match of two people with the sealed question answered."""
    match = new_match(
        registry.load("skirmish"), "meeting", seats=[Seat("Ann"), Seat("Bob")], seed=5
    )
    click(match, 0, "D5")
    click(match, 1, "D5")
    return match


def mind(match: Match, seat: int, bot: str, by: int) -> None:
    match.commit(match.prepare_mind(seat, bot, by))


def hands_of(match: Match) -> list[tuple[int, str, str, str]]:
    return [(one.at, one.seat, one.bot, one.by) for one in match.record.minded]


def test_a_computer_player_takes_a_seat_and_gives_it_back_and_the_record_says_when() -> None:
    match = begun()
    play_randomly(match, seed=1, most=6)
    before = len(match.record.steps)
    mind(match, 0, "marshal", by=1)
    assert (minder(match.record, 0), minded_by(match.record, 0)) == ("marshal", 1)
    play_randomly(match, seed=2, most=4)
    after = len(match.record.steps)
    mind(match, 0, "", by=0)
    assert (minder(match.record, 0), minded_by(match.record, 0)) == ("", NOBODY)
    assert was_minded(match.record, 0)
    assert not was_minded(match.record, 1)
    names = match.game.seats
    assert hands_of(match) == [
        (before, names[0], "marshal", names[1]),
        (after, names[0], "", names[0]),
    ]


def test_it_changes_nothing_that_the_other_seat_sees_of_the_game() -> None:
    match = begun()
    before, step = seen(match, 1), match.step(0)
    mind(match, 0, "marshal", by=1)
    assert seen(match, 1) == before
    assert match.step(0) == step + 1  # whatever the seat was about to click is stale


def test_a_seat_of_the_computer_and_a_change_that_is_none_are_refused() -> None:
    game = registry.load("skirmish")
    match = new_match(game, seats=[Seat("Ann"), Seat(bot="random")], seed=5)
    assert refused(match, match.prepare_mind, 1, "marshal", 0) == "bot-seat"
    assert refused(match, match.prepare_mind, 0, "", 0) == "same-hands"
    assert refused(match, match.prepare_mind, 2, "marshal", 0) == "no-such-seat"
    assert refused(match, match.prepare_mind, 0, "marshal", 7) == "no-such-seat"
    play_randomly(match, seed=1)
    assert refused(match, match.prepare_mind, 0, "marshal", 0) == "match-over"


@pytest.mark.parametrize("snapshot", [False, True])
def test_saved_and_loaded_the_seat_is_in_the_same_hands(snapshot: bool) -> None:
    match = begun()
    play_randomly(match, seed=1, most=9)
    mind(match, 1, "veteran", by=1)
    play_randomly(match, seed=3, most=3)
    again = load_match(json.loads(json.dumps(match.save(snapshot))))
    assert hands_of(again) == hands_of(match)
    assert again.save() == match.save()


def test_the_clicks_alone_give_the_same_record() -> None:
    match, again = begun(), begun()
    dice = random.Random(4)
    clicks = []
    for number in range(60):
        if match.is_over():
            break
        if number % 9 == 4:
            seat = number % 2
            bot = "" if minder(match.record, seat) else "regular"
            taken = match.prepare_mind(seat, bot, 1 - seat)
        else:
            seat = dice.choice(match.asked())
            may = match.may_undo(seat) and dice.random() < 0.3
            action = dice.choice(legal(match, seat))
            taken = match.prepare_word(seat, "undo") if may else match.prepare_play(seat, action)
        clicks.append(click_from_json(json.loads(json.dumps(taken.to_json()))))
        match.commit(taken)
    for one in clicks:
        again.commit(one)
    assert len(match.record.minded) > 3
    assert again.record.to_json() == match.record.to_json()
    assert {hands.at for hands in match.record.minded} <= set(range(len(match.record.steps) + 1))
    written = record_from_json(begun().record.to_json())
    write_on(written, match.game.seats, clicks)
    assert [one.to_json() for one in written.minded] == [
        one.to_json() for one in match.record.minded
    ]


def test_what_is_taken_back_pulls_the_change_of_hands_back() -> None:
    match = begun()
    while not match.may_undo(match.asked()[0]):
        seat = match.asked()[0]
        match.play(seat, legal(match, seat)[0])
    seat = match.asked()[0]
    mind(match, 1 - seat, "marshal", by=seat)
    match.undo(seat)
    assert match.record.minded[0].at == len(match.record.steps)


def test_a_record_of_it_is_proven_and_read_strictly() -> None:
    match = begun()
    play_randomly(match, seed=1, most=6)
    mind(match, 0, "marshal", by=1)
    play_randomly(match, seed=1)
    record = record_from_json(json.loads(record_text(match.record)))
    assert verify(record) == []
    assert len(list(replay(record))) == len(record.steps) + 1
    record.minded.append(Hands(3, "nobody", "marshal", "nobody"))
    record.digest = ""
    assert [problem.code for problem in verify(record)] == ["wrong-hands"]


@pytest.mark.parametrize("text", ["", "[1]", '["x","marshal"]', '[-1,"x"]', "[0,1]"])
def test_a_broken_click_of_it_is_refused(text: str) -> None:
    with pytest.raises(Exception, match="bad-click"):
        read_mind(text)
