"""Asking back: the other sees what was learnt, grants it or not, and the record keeps the line."""

import json
import random

import pytest

import grognard
from grognard.core.record import record_from_json, record_text, verify
from grognard.core.types import SPECTATOR, Player
from grognard.match import Match, Seat, click_from_json, load_match, new_match
from grognard.match.asking import MOST_ASKED
from grognard.match.click import ASK, GRANT, REFUSE, WITHDRAW, Click
from tests.core.records import plain
from tests.match.table import ANN, click, everything, legal, refused, seen_by_all, texts

BOB = Seat("Bob")


def by_link(name: str = "skirmish", seed: int = 5) -> Match:
    match = new_match(grognard.load(name), seats=(ANN, BOB), seed=seed)
    match.by_link = True
    return match


def say(match: Match, seat: Player, word: str) -> Click:
    stored = match.prepare_word(seat, word)
    match.commit(stored)
    return stored


def rolled(seed: int = 5) -> tuple[Match, Player]:
    """Return a match in which a seat may ask a decision back that rolled dice, and the seat."""
    match, hand = by_link("undaunted", seed), random.Random(seed)
    while True:
        for seat in (0, 1):
            if match.may_ask(seat) and match.record.steps[-1].rolls:
                return match, seat
        seat = hand.choice(match.asked())
        match.play(seat, hand.choice(legal(match, seat)))


def test_what_is_granted_is_taken_back_over_the_die_and_the_same_click_brings_the_same_game() -> (
    None
):
    match, asker = rolled()
    played, before = texts(match), seen_by_all(match)
    say(match, asker, ASK)
    request = match.view(1 - asker).request
    assert request is not None
    assert request.seat == asker
    assert request.lines
    assert list(request.lines) == match.log(1 - asker)[-len(request.lines) :]
    assert match.asked() == ()
    say(match, 1 - asker, GRANT)
    at = len(texts(match))
    assert texts(match) == played[:at]
    assert [line.at for line in match.record.lines] == [at]
    assert match.record.taken_back == 1
    for seat, text in played[at:]:
        click(match, match.game.seats.index(seat), text)
    again = [json.loads(one)[0]["observation"] for one in seen_by_all(match)]
    assert again == [json.loads(one)[0]["observation"] for one in before]


def test_while_something_is_asked_back_nothing_else_is_answered() -> None:
    match, asker = rolled()
    (seat,) = match.asked()
    (action, *_) = legal(match, seat)
    say(match, asker, ASK)
    assert refused(match, match.play, seat, action) == "asked-back"
    assert refused(match, match.undo, seat) == "nothing-to-undo"
    for who, word in ((asker, GRANT), (asker, REFUSE), (1 - asker, WITHDRAW)):
        assert refused(match, match.prepare_word, who, word) == "nothing-asked"
    assert refused(match, match.prepare_word, 1 - asker, ASK) == "nothing-to-ask"
    assert match.view(SPECTATOR).request is not None


def test_what_was_refused_is_not_asked_again_and_a_turn_has_its_limit() -> None:
    match, asker = rolled()
    before = seen_by_all(match)
    say(match, asker, ASK)
    say(match, 1 - asker, REFUSE)
    assert refused(match, match.prepare_word, asker, ASK) == "nothing-to-ask"
    match, asker = rolled()
    for _ in range(MOST_ASKED):
        say(match, asker, ASK)
        say(match, asker, WITHDRAW)
    assert refused(match, match.prepare_word, asker, ASK) == "nothing-to-ask"
    now = [json.loads(one)[0]["observation"] for one in seen_by_all(match)]
    assert now == [json.loads(one)[0]["observation"] for one in before]


def test_a_revealed_bid_is_never_asked_back() -> None:
    match = by_link("undaunted", 3)
    click(match, 0, "card rifleman_b")
    click(match, 1, "card scout_a")
    assert not match.may_ask(0)
    assert not match.may_ask(1)


def test_only_by_link_and_only_in_the_running_turn() -> None:
    match, asker = rolled()
    match.by_link = False
    assert refused(match, match.prepare_word, asker, ASK) == "nothing-to-ask"
    match.by_link = True
    turn, hand = match.game.player_turn(match._state), random.Random(1)
    while match.game.player_turn(match._state) == turn:
        seat = hand.choice(match.asked())
        match.play(seat, hand.choice(legal(match, seat)))
    assert not match.may_ask(asker)


def restless(name: str, seed: int) -> tuple[Match, object, list[Click]]:
    """Play to the end, asking back at random; every step is loaded again now and then."""
    match, hand = by_link(name, seed), random.Random(seed)
    base, stored = match.save(), []
    while not match.is_over():
        if hand.random() < 0.02:
            again = load_match(json.loads(json.dumps(match.save(snapshot=hand.random() < 0.5))))
            assert everything(again) == everything(match)
            match = again
        request = match.view(0).request
        if request is not None:
            word = hand.choice((GRANT, GRANT, REFUSE, WITHDRAW))
            stored.append(say(match, request.seat if word == WITHDRAW else 1 - request.seat, word))
            continue
        asking = [seat for seat in (0, 1) if match.may_ask(seat)]
        if asking and hand.random() < 0.2:
            stored.append(say(match, asking[0], ASK))
            continue
        seat = hand.choice(match.asked())
        if match.may_undo(seat) and hand.random() < 0.2:
            stored.append(match.undo(seat))
            continue
        roots = match._roots(seat)
        if len(roots) > 1 and len(match.asked()) == 1 and hand.random() < 0.3:
            action = hand.choice(roots[1].legal_actions(seat))
            stored.append(match.chain(seat, 1, [action]))
            continue
        stored.append(match.play(seat, hand.choice(legal(match, seat))))
    return match, base, stored


@pytest.mark.parametrize(("name", "seed"), [("skirmish", 2), ("undaunted", 4)])
def test_whole_games_with_second_thoughts_are_proven_and_stored(name: str, seed: int) -> None:
    match, base, stored = restless(name, seed)
    record = record_from_json(plain(match.record))
    assert not record.is_practice
    assert record.lines
    assert verify(record) == []
    assert verify(record_from_json(json.loads(record_text(record)))) == []
    again = load_match(base)
    for one in stored:
        again.commit(click_from_json(json.loads(json.dumps(one.to_json()))))
    assert again.record.to_json() == match.record.to_json()


def test_a_forged_line_is_found() -> None:
    match, _, _ = restless("skirmish", 2)
    record = record_from_json(plain(match.record))
    record.digest = ""
    record.lines[0].steps.pop()
    assert verify(record)
    record.taken_back += 1
    assert any(problem.where.startswith("granted.") for problem in verify(record))


@pytest.mark.parametrize("seed", [11, 12])
def test_the_other_is_shown_nothing_that_it_has_not_seen(seed: int) -> None:
    match, hand = by_link("undaunted", seed), random.Random(seed)
    shown = 0
    for _ in range(400):
        if match.is_over():
            break
        for seat in (0, 1):
            if not match.may_ask(seat):
                continue
            other = match.log(1 - seat)
            say(match, seat, ASK)
            request = match.view(1 - seat).request
            assert request is not None
            assert list(request.lines) == other[len(other) - len(request.lines) :]
            shown += len(request.lines)
            say(match, seat, WITHDRAW)
        seat = hand.choice(match.asked())
        match.play(seat, hand.choice(legal(match, seat)))
    assert shown > 5
