"""When a game is over: a sheet with every number that decided it, and everything turned over."""

from functools import cache

import pytest
from playwright.sync_api import expect

from grognard.core.dice import SeededDice
from grognard.core.registry import load
from grognard.core.types import Json, Player
from grognard.match import Match, new_match
from tests.browser.conftest import Sit
from tests.browser.puppet import Puppet

pytestmark = pytest.mark.browser


@cache
def played(name: str, most: int) -> Match:
    """Return a match played by chance, as far as that."""
    match = new_match(load(name), seed=3)
    picks = SeededDice(4)
    for _ in range(most):
        if match.is_over():
            break
        seat = match.asked()[0]
        actions = [choice.action for choice in match.view(seat).choices]
        match.play(seat, actions[picks.below(len(actions), "pick")])
    return match


def log(match: Match, seat: Player) -> list[Json]:
    """Return the end of what a seat has been told."""
    return [line.to_json() for line in match.log(seat)[-50:]]


def test_the_result_is_a_sheet_and_the_enemys_cards_lie_open(sit: Sit) -> None:
    match = played("undaunted", 5000)
    seat = sit()
    table = Puppet(seat.page, match.game, match.record.scenario)
    table.open()
    table.tell(match.view(0).to_json(), log(match, 0))
    rows = seat.page.locator(".result .account tbody tr:has(td)")
    lines = match.view(0).observation["account"]
    assert isinstance(lines, list)
    expect(rows).to_have_count(len(lines))
    for place, line in enumerate(lines):
        values = [str(value) for value in line["values"]]
        expect(rows.nth(place).locator("td")).to_have_text(values)
        expect(rows.nth(place).locator(".rule")).to_have_text(line["section"])
    seat.page.locator(".tabs .german").click()
    hand = match.view(0).observation["sides"]["german"]["own"]["hand"]  # type: ignore[index]
    expect(seat.page.locator(".hand .card.german")).to_have_count(sum(hand.values()))
    expect(seat.page.locator(".hand .back")).to_have_count(0)
    assert seat.problems == []


def test_the_account_is_open_at_any_time_by_a_key_and_a_button(sit: Sit) -> None:
    match = played("prussia", 60)
    seat = sit()
    table = Puppet(seat.page, match.game, match.record.scenario)
    table.open()
    table.tell(match.view(0).to_json(), log(match, 0))
    account = seat.page.locator("dialog[open] .account")
    seat.page.locator(".choices, .question").first.wait_for()
    expect(account).to_have_count(0)
    seat.page.keyboard.press("a")
    expect(account.locator("tr.sum td")).to_have_count(2)
    seat.page.keyboard.press("Escape")
    expect(account).to_have_count(0)
    seat.page.get_by_role("button", name="The account").click()
    expect(account).to_be_visible()
    assert seat.problems == []
