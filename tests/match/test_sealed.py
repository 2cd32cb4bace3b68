"""Sealed questions: answered in any order, withdrawn until all are in, silent to the other seat."""

import pytest

from grognard.core.types import SPECTATOR
from grognard.match import new_match
from tests.contract.toy.game import Duel
from tests.match.table import (
    click,
    everything,
    legal,
    play_randomly,
    refused,
    seen,
    skirmish,
    texts,
)

ORDERS = [(0, 1), (1, 0)]


@pytest.mark.parametrize("order", ORDERS)
def test_both_orders_of_arrival_give_the_same_match(order: tuple[int, int]) -> None:
    match = skirmish()
    answers = {0: "B3", 1: "D8"}
    for seat in order:
        click(match, seat, answers[seat])
    straight = skirmish()
    click(straight, 0, "B3")
    click(straight, 1, "D8")
    assert everything(match) == everything(straight)
    assert texts(match) == [("blue", "B3"), ("red", "D8")]


@pytest.mark.parametrize("first", [0, 1])
def test_the_first_answer_is_held_and_nothing_happens(first: int) -> None:
    match = skirmish()
    click(match, first, "D5")
    assert match.asked() == (1 - first,)
    assert match.record.steps == []
    assert match.step(first) == 1


@pytest.mark.parametrize("first", [0, 1])
def test_nobody_else_sees_that_a_seat_has_answered_or_withdrawn(first: int) -> None:
    match = skirmish()
    others = [1 - first, SPECTATOR]
    before = [seen(match, seat) for seat in others]
    for _ in range(3):
        click(match, first, "D5")
        assert [seen(match, seat) for seat in others] == before
        match.undo(first, match.step(first))
        assert [seen(match, seat) for seat in others] == before


@pytest.mark.parametrize("first", [0, 1])
def test_a_seat_sees_its_own_held_answer_and_is_asked_no_more(first: int) -> None:
    match = skirmish()
    click(match, first, "D5")
    view = match.view(first)
    assert view.held is not None
    assert view.held.text == "D5"
    assert (view.prompt, view.choices, view.may_undo) == ("", (), True)
    action = match.parse("D1")
    assert refused(match, match.play, first, action) == "already-answered"
    assert refused(match, match.odds, first, action) == "already-answered"


@pytest.mark.parametrize("first", [0, 1])
def test_a_withdrawn_answer_leaves_no_trace_but_the_seats_own_step(first: int) -> None:
    match = skirmish()
    click(match, first, "D5")
    match.undo(first)
    view = match.view(first)
    assert view.held is None
    assert view.prompt == "objective"
    assert match.step(first) == 2
    assert match.step(1 - first) == 0
    click(match, first, "D1")
    click(match, 1 - first, "D8")
    assert dict(texts(match)) == {
        match.game.seats[first]: "D1",
        match.game.seats[1 - first]: "D8",
    }


def test_a_late_copy_of_a_withdrawn_answer_is_stale() -> None:
    match = skirmish()
    click(match, 1, "D5")
    match.undo(1)
    assert refused(match, match.play, 1, match.parse("D5"), 0) == "stale-step"


@pytest.mark.parametrize("order", ORDERS)
def test_once_all_answers_are_in_none_can_be_withdrawn(order: tuple[int, int]) -> None:
    match = skirmish()
    for seat in order:
        click(match, seat, "D5")
    for seat in (0, 1):
        assert refused(match, match.undo, seat) == "nothing-to-undo"


def test_an_answer_that_is_illegal_for_its_own_seat_is_refused_in_either_order() -> None:
    match = skirmish()
    assert refused(match, match.play, 0, match.parse("F6")) == "illegal-action"
    assert refused(match, match.play, 1, match.parse("B3")) == "illegal-action"
    click(match, 1, "F6")
    click(match, 0, "B3")
    assert texts(match) == [("blue", "B3"), ("red", "F6")]


def test_a_sealed_question_ends_undo_when_it_opens_so_that_undo_betrays_no_answer() -> None:
    match = new_match(Duel(), seed=1)
    for seat in (0, 1):
        match.play(seat, legal(match, seat)[0])
    striker = match.asked()[0]
    click(match, striker, "pass")
    assert match.asked() == (0, 1)
    assert not match.may_undo(striker)


@pytest.mark.parametrize("seed", range(5))
def test_whole_games_are_the_same_in_every_order_of_arrival(seed: int) -> None:
    first, second = new_match(Duel(), seed=seed), new_match(Duel(), seed=seed)
    play_randomly(first, seed)
    answers: dict[int, list[str]] = {0: [], 1: []}
    for name, text in texts(first):
        answers[first.game.seats.index(name)].append(text)
    while not second.is_over():
        for seat in reversed(second.asked()):
            click(second, seat, answers[seat].pop(0))
    assert second.record.to_json() == first.record.to_json()
