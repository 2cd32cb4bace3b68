"""What an answer would open is what is asked when it is given, and depends on nothing hidden."""

import json
import random

import pytest

import grognard
from grognard.core.types import Player
from grognard.match import Match, new_match
from grognard.match.preview import Preview, preview
from tests.match.table import begun, click, legal, refused
from tests.match.test_chains import ALL, BID, marching, other_world, positions, started


def told(match: Match, seat: Player, text: str) -> Preview:
    return match.preview(seat, match.parse(text))


def targets(found: Preview) -> list[str]:
    return [one.choice.target for one in found.opened]


def test_a_verb_lights_what_it_would_ask_for_with_the_odds_of_each() -> None:
    match = started("undaunted", 0, *BID, "done", "card rifleman_a")
    assert targets(told(match, 0, "use move")) == ["tile:2B", "option:done"]
    attack = told(match, 0, "use attack")
    assert all(one.odds is not None for one in attack.opened)
    assert not attack.is_fate


def test_what_is_fate_is_told_with_its_odds_and_nothing_after_it() -> None:
    match = started("undaunted", 0, *BID, "done", "card rifleman_a", "use attack")
    (first, *_) = match.view(0).choices
    found = match.preview(0, first.action)
    assert found.is_fate
    assert found.odds is not None
    assert found.opened == ()


def test_a_piece_lights_where_it_can_go() -> None:
    match = marching()
    found = told(match, 0, "R-P-I3")
    click(match, 0, "R-P-I3")
    assert [one.choice for one in found.opened] == list(match.view(0).choices)


def test_what_is_not_legal_has_no_preview() -> None:
    match = begun()
    assert refused(match, match.preview, 0, match.parse("red-1")) == "illegal-action"
    assert refused(match, match.preview, 1, match.parse("red-1")) == "not-your-decision"


def test_a_sealed_answer_opens_nothing() -> None:
    match = new_match(grognard.load("undaunted"), seed=3)
    found = match.preview(0, legal(match, 0)[0])
    assert (found.is_fate, found.opened) == (True, ())


@pytest.mark.parametrize("name", ALL)
def test_in_random_games_the_preview_of_the_answer_given_is_the_question_that_follows(
    name: str,
) -> None:
    match, hand = new_match(grognard.load(name), seed=4), random.Random(name)
    known = 0
    for number in range(60):
        if match.is_over():
            break
        seat = hand.choice(match.asked())
        action = hand.choice(legal(match, seat))
        found = match.preview(seat, action, seed=number)
        match.play(seat, action)
        if found.prompt:
            known += 1
            check(match, seat, found)
        else:
            assert found.is_fate
            assert not match.may_undo(seat) or match.asked() != (seat,)
    assert known > 3


def check(match: Match, seat: Player, found: Preview) -> None:
    view = match.view(seat)
    assert (view.prompt, view.section) == (found.prompt, found.section)
    assert view.question is not None
    assert found.question is not None
    assert view.question.to_json() == found.question.to_json()
    assert list(view.choices) == [one.choice for one in found.opened]
    for one in found.opened[:5]:
        odds = match.odds(seat, one.choice.action)
        assert (odds and odds.to_json()) == (one.odds and one.odds.to_json())


@pytest.mark.parametrize("name", ALL)
def test_swapped_hidden_facts_give_the_same_preview(name: str) -> None:
    hand = random.Random(name)
    for match, seat in positions(name, 6, 6):
        world = other_world(match, seat, 2)
        for action in hand.sample(legal(match, seat), min(3, len(legal(match, seat)))):
            said = [json.dumps(one.preview(seat, action, 9).to_json()) for one in (match, world)]
            assert said[0] == said[1]


def test_where_the_samples_do_not_agree_nothing_is_told_of_the_next_question() -> None:
    match = started("undaunted", 0, *BID, "done")
    other = started("undaunted", 0, *BID, "done", "card scout_a", "use hunker")
    samples = match.preview_samples(0, 1)._replace(second=other.preview_samples(0, 1).second)
    found = preview(match.game, 0, samples, match.parse("card rifleman_a"))
    assert (found.prompt, found.opened) == ("use", found.opened)
    late = preview(match.game, 0, samples, match.parse("card rifleman_a"), lambda: True)
    assert late.is_late
