"""Undo: back to the last fate and no further, as if nothing had been clicked."""

import random

import pytest

import grognard
from grognard.core.record import record_from_json, verify
from grognard.match import new_match
from tests.contract.toy.game import Duel, DuelState
from tests.core.records import plain
from tests.match.table import (
    begun,
    click,
    everything,
    legal,
    refused,
    seen,
    seen_by_all,
    skirmish,
    texts,
)


def test_a_click_within_an_unfinished_chain_is_taken_back() -> None:
    match = begun()
    before = match.view(0)
    click(match, 0, "blue-1")
    assert match.view(0).prompt == "move-to"
    match.undo(0)
    after = match.view(0)
    assert (after.prompt, after.choices) == (before.prompt, before.choices)
    assert after.observation == before.observation
    assert len(match.record.steps) == 2


def test_undo_goes_back_click_by_click_to_the_last_fate() -> None:
    match = begun()
    views = []
    for text in ("blue-1", "E3", "done", "blue-2", "E5", "done"):
        views.append([match.view(seat).observation for seat in (0, 1)])
        click(match, 0, text)
    while match.may_undo(0):
        match.undo(0, match.step(0))
        assert [match.view(seat).observation for seat in (0, 1)] == views.pop()
    assert views == []
    assert refused(match, match.undo, 0) == "nothing-to-undo"


def test_events_that_are_taken_back_leave_every_log() -> None:
    match = begun()
    before = [match.log(seat) for seat in (0, 1)]
    click(match, 0, "blue-1", "E3")
    assert [len(match.log(seat)) for seat in (0, 1)] == [len(log) + 1 for log in before]
    match.undo(0)
    assert [match.log(seat) for seat in (0, 1)] == before
    assert match.view(1).log_length == len(before[1])


def test_the_other_seat_cannot_undo_what_it_did_not_click() -> None:
    match = begun()
    click(match, 0, "blue-1", "E3")
    assert refused(match, match.undo, 1) == "nothing-to-undo"


def test_a_turn_handed_over_can_be_taken_back_until_the_other_seat_answers() -> None:
    match = begun()
    click(match, 0, "done")
    assert match.asked() == (1,)
    match.undo(0)
    assert match.asked() == (0,)
    click(match, 0, "done")
    click(match, 1, "red-1")
    assert refused(match, match.undo, 0) == "nothing-to-undo"


def test_an_answer_by_the_other_seat_ends_undo_even_if_it_is_taken_back_itself() -> None:
    match = begun()
    click(match, 0, "done")
    click(match, 1, "red-1")
    match.undo(1)
    assert match.asked() == (1,)
    assert not match.may_undo(0)
    assert not match.may_undo(1)


def test_a_click_on_a_question_that_was_taken_away_is_stale() -> None:
    match = begun()
    click(match, 0, "done")
    step = match.step(1)
    match.undo(0)
    click(match, 0, "blue-1", "E3", "done", "done")
    assert match.asked() == (1,)
    assert refused(match, match.play, 1, match.parse("red-1"), step) == "stale-step"
    assert match.step(1) == step + 1


def test_undo_within_ones_own_chain_moves_no_step_of_the_other_seat() -> None:
    match = begun()
    before = seen(match, 1)
    click(match, 0, "blue-1")
    match.undo(0)
    assert seen(match, 1) == before


def test_a_die_ends_undo_even_if_the_game_does_not_call_it_fate(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(DuelState, "seats_to_answer", lambda state: (state.to_move(),))
    match = new_match(Duel("fateless"), seed=1)
    for seat in (0, 1):
        match.play(seat, legal(match, seat)[0])
    striker = match.asked()[0]
    click(match, striker, "strike")
    assert match.record.steps[-1].rolls
    assert refused(match, match.undo, striker) == "nothing-to-undo"


def test_a_pass_without_a_die_is_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DuelState, "seats_to_answer", lambda state: (state.to_move(),))
    match = new_match(Duel(), seed=1)
    for seat in (0, 1):
        match.play(seat, legal(match, seat)[0])
    striker = match.asked()[0]
    click(match, striker, "pass")
    match.undo(striker)
    assert match.asked() == (striker,)


def test_a_reveal_without_a_die_ends_undo() -> None:
    match = skirmish()
    click(match, 0, "D8")
    click(match, 1, "D8")
    click(match, 0, "blue-horse", "E8")
    assert match.may_undo(0)
    click(match, 0, "D8")
    assert match.record.steps[-1].rolls == []
    assert [event.kind for event in match.record.steps[-1].events].count("reveal") > 0
    assert refused(match, match.undo, 0) == "nothing-to-undo"


def test_answers_to_a_sealed_question_are_final_even_if_the_game_does_not_call_them_fate(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bid = DuelState.bid

    def without_fate(state: DuelState, action: int) -> None:
        bid(state, action)
        state.fate = 0

    monkeypatch.setattr(DuelState, "bid", without_fate)
    match = new_match(Duel(), seed=1)
    for seat in (0, 1):
        match.play(seat, legal(match, seat)[0])
    assert not match.may_undo(0)
    assert not match.may_undo(1)


@pytest.mark.parametrize("name", ["skirmish", "undaunted"])
@pytest.mark.parametrize("hand", range(4))
def test_nothing_that_was_rolled_revealed_or_answered_is_ever_undone(name: str, hand: int) -> None:
    match = new_match(grognard.load(name), seed=hand)
    chooser = random.Random(hand)
    while not match.is_over() and len(match.record.steps) < 300:
        seat = chooser.choice(match.asked())
        fate = match.bot_state(seat, 0).fate
        match.play(seat, chooser.choice(legal(match, seat)))
        if match.is_over() or not match.record.steps:
            break
        rolled = bool(match.record.steps[-1].rolls)
        spoke = match.bot_state(seat, 0).fate != fate
        if rolled or spoke:
            assert not match.may_undo(seat) or match.view(seat).held is not None
        assert not (match.may_undo(0) and match.may_undo(1)) or match.view(seat).held is not None


@pytest.mark.parametrize("name", ["skirmish", "undaunted"])
@pytest.mark.parametrize("hand", range(4))
def test_playing_with_many_second_thoughts_gives_the_record_of_the_last_ones(
    name: str, hand: int
) -> None:
    match = new_match(grognard.load(name), seed=hand)
    chooser = random.Random(hand)
    while not match.is_over():
        undoers = [seat for seat in (0, 1) if match.may_undo(seat)]
        if undoers and chooser.random() < 0.3:
            match.undo(undoers[0])
            continue
        seat = chooser.choice(match.asked())
        match.play(seat, chooser.choice(legal(match, seat)))
    assert verify(record_from_json(plain(match.record))) == []
    straight = new_match(grognard.load(name), seed=hand)
    for seat_name, text in texts(match):
        click(straight, straight.game.seats.index(seat_name), text)
    assert straight.record.to_json() == match.record.to_json()
    observed = [straight.view(seat).observation for seat in (0, 1)]
    assert [match.view(seat).observation for seat in (0, 1)] == observed


@pytest.mark.parametrize("name", ["skirmish", "undaunted"])
def test_undo_restores_every_byte_of_the_state_and_of_every_view(name: str) -> None:
    match = new_match(grognard.load(name), seed=3)
    chooser = random.Random(3)
    while not match.is_over() and len(match.record.steps) < 150:
        seat = chooser.choice(match.asked())
        action = chooser.choice(legal(match, seat))
        steps = [match.step(0), match.step(1)]
        before = [match.view(s).to_json() for s in (0, 1)], match.bot_state(seat, 1).save()
        match.play(seat, action)
        if match.may_undo(seat) and match.view(seat).held is None:
            match.undo(seat)
            views = [{**match.view(s).to_json(), "step": steps[s]} for s in (0, 1)]
            assert [{**view, "may_undo": 0} for view in views] == [
                {**view, "may_undo": 0} for view in before[0]
            ]
            assert match.bot_state(seat, 1).save() == before[1]
            match.play(seat, action)


def test_a_long_game_keeps_only_the_states_that_undo_can_reach() -> None:
    match = new_match(grognard.load("undaunted"), seed=1)
    chooser = random.Random(1)
    most = 0
    while not match.is_over():
        seat = chooser.choice(match.asked())
        match.play(seat, chooser.choice(legal(match, seat)))
        undoable = match.save()["undoable"]
        assert isinstance(undoable, int)
        most = max(most, undoable)
    assert most < 60
    assert match.save()["undoable"] == 0


def test_everything_is_as_if_the_undone_clicks_had_never_been() -> None:
    match, other = begun(), begun()
    click(match, 0, "blue-1", "E3")
    match.undo(0)
    match.undo(0)
    click(match, 0, "blue-2")
    click(other, 0, "blue-2")
    assert match.record.to_json() == other.record.to_json()
    assert seen_by_all(match)[1:] == seen_by_all(other)[1:]
    assert everything(match) != everything(other)
