"""All at once: what a question offers as one click, up to the first fate, and what it leaves."""

import json
import random

import pytest

import grognard
from grognard.core.types import Player
from grognard.match import Match, Planned, load_match, new_match
from tests.match.table import everything, refused, seen_by_all
from tests.match.test_chains import marching, other_world


def said(planned: Planned) -> list[str]:
    return [click.text for click in planned.chain.clicks]


def take(match: Match, seat: Player, planned: Planned) -> None:
    match.chain(seat, 0, [click.action for click in planned.chain.clicks])


def offered(name: str, plan: str, seed: int = 1, most: int = 900) -> Match:
    """Return a match that random answers have led to a question which offers a plan."""
    match = new_match(grognard.load(name), seed=seed)
    hand = random.Random(seed)
    for _ in range(most):
        seat = match.asked()[0]
        view = match.view(seat)
        if any(one.id == plan for one in view.plans):
            return match
        match.play(seat, hand.choice(view.choices).action)
        if match.is_over():
            break
    raise AssertionError(f"{name} never offered {plan}")


PLANS = [
    ("skirmish", "all", 4),
    ("napoleonics", "order", 1),
    ("marengo", "group", 1),
]


@pytest.mark.parametrize(("name", "plan", "seed"), PLANS)
def test_what_is_offered_can_be_done_and_is_undone_as_one(name: str, plan: str, seed: int) -> None:
    match = offered(name, plan, seed)
    (seat,) = match.asked()
    planned = match.plan(seat, plan)
    assert planned.chain.clicks
    before = match.view(seat)
    take(match, seat, planned)
    if planned.chain.is_fate:
        return
    assert match.view(seat) != before
    match.undo(seat)
    assert match.view(seat).choices == before.choices


@pytest.mark.parametrize(("name", "plan", "seed"), PLANS)
def test_a_plan_depends_on_nothing_that_the_seat_may_not_know(
    name: str, plan: str, seed: int
) -> None:
    match = offered(name, plan, seed)
    (seat,) = match.asked()
    told = set()
    for world in (match, other_world(match, seat, 3), other_world(match, seat, 4)):
        offers = [one.to_json() for one in world.view(seat).plans]
        told.add(json.dumps([offers, world.plan(seat, plan, 5).to_json()]))
    assert len(told) == 1


def test_an_unknown_plan_does_nothing_and_one_who_is_not_asked_is_refused() -> None:
    match = marching()
    assert match.plan(0, "nothing") == match.plan(0, "march:corps:Heinrich")
    assert said(match.plan(0, "march:hex:9999:2010")) == []
    assert said(match.plan(0, "march:corps:Nobody:2010")) == []
    assert said(match.plan(0, "march:corps:Heinrich:" + "9" * 80)) == []
    assert refused(match, match.plan, 1, "advance") == "not-your-decision"


def test_a_plan_is_saved_loaded_and_taken_again_as_one_click() -> None:
    match = marching()
    take(match, 0, match.plan(0, "march:corps:Heinrich:2606"))
    again = load_match(match.save())
    assert everything(again) == everything(match)
    again.undo(0)
    match.undo(0)
    assert seen_by_all(again) == seen_by_all(match)
