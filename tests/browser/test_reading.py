"""What the rules let a seat look at can be opened and read large; Escape closes every sheet."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Sit
from tests.browser.player import Player, View
from tests.browser.table import Seat, by_button
from tests.browser.tapping import GAMES

pytestmark = pytest.mark.browser

FIRST_WORDS = {
    "undaunted": "Move up to this many tiles, over tiles with your own marker.",
    "napoleonics": "units or leaders",
    "marengo": "infantry 3",
    "prussia": "Frederick, army commander",
}
"""Words that are on the sheet of a game from the beginning."""


def pile(seat: Seat, name: str) -> Locator:
    """Return a pile on the open sheet."""
    return seat.page.locator(f'dialog[open] [data-read~="{name}"]')


def until_discarded(seat: Seat, side: str) -> View:
    """Play until a side has discarded, and return what is seen then."""
    for _ in range(40):
        view = seat.view()
        assert view is not None
        if view["observation"]["sides"][side]["discard"] > 1:
            return view
        seat.answer(Player(), by_button)
    raise AssertionError("nothing is discarded")


@pytest.mark.parametrize("game", GAMES)
def test_a_key_opens_cards_and_pieces_and_escape_closes_them(sit: Sit, game: str) -> None:
    seat = sit()
    seat.begin("bot:random", 0, game, GAMES[game])
    seat.view()
    seat.page.keyboard.press("i")
    sheet = seat.page.locator("dialog[open]")
    expect(sheet).to_contain_text(FIRST_WORDS[game])
    seat.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert seat.problems == []


def test_the_supply_is_read_with_numbers_and_actions_and_what_they_do(sit: Sit) -> None:
    seat = sit(language="uk")
    seat.begin("bot:random")
    view = seat.view()
    assert view is not None
    seat.page.locator(".tray .supply h3 button").click()
    scout = pile(seat, "supply").locator('[data-read="card:scout_a"]')
    expect(scout).to_contain_text("Спостерігати")
    expect(scout).to_contain_text("захист 5")
    expect(scout.locator(".initiative")).to_contain_text("6")
    expect(scout.locator(".count")).to_contain_text(
        str(view["observation"]["sides"]["us"]["supply"]["scout_a"])
    )
    own = view["observation"]["sides"]["us"]["own"]["deck"]
    expect(pile(seat, "deck").locator("h3 span")).to_have_text(str(sum(own.values())))
    expect(pile(seat, "deck").locator("li")).to_have_count(len(own))


@pytest.mark.parametrize("piles", ["open", "closed"])
def test_a_discard_pile_is_looked_into_as_far_as_the_option_allows(sit: Sit, piles: str) -> None:
    seat = sit()
    seat.open_lobby()
    seat.page.locator(".new li button").first.click()
    seat.page.locator(f'input[name$="-discards"][value="{piles}"]').check()
    seat.page.locator('input[value="bot:random"]').check()
    seat.page.locator(".new form button.primary").click()
    seat.page.wait_for_url("**/play/*")
    enemy = until_discarded(seat, "german")["observation"]["sides"]["german"]
    seat.page.locator(".tray .tab.german").click()
    seat.page.locator(".tray .piles button", has_text="Discard").click()
    known = sum(enemy["discarded"].values())
    discard = pile(seat, "enemy-discard")
    expect(discard.locator("h3 span")).to_have_text(str(known))
    assert (known == enemy["discard"]) == (piles == "open")
    expect(discard.locator(".note")).to_have_count(0 if piles == "open" else 1)


def test_a_card_is_read_with_the_other_button_and_nothing_is_played(sit: Sit) -> None:
    seat = sit()
    seat.begin("bot:random", 0, "napoleonics", GAMES["napoleonics"])
    view = seat.view()
    assert view is not None
    card = next(iter(view["observation"]["hands"]["french"]["cards"]))
    seat.page.locator(f'.tray [data-target="card:{card}"]').first.click(button="right")
    expect(pile(seat, f"card:{card}").first).to_be_in_viewport()
    seat.page.keyboard.press("Escape")
    assert seat.view() == view


@pytest.mark.parametrize("game", GAMES)
def test_a_key_opens_the_charts_with_a_section_beside_each_row(sit: Sit, game: str) -> None:
    seat = sit(language="uk")
    seat.begin("bot:random", 0, game, GAMES[game])
    seat.view()
    seat.page.keyboard.press("t")
    charts = seat.page.locator("dialog[open] table")
    expect(charts.first).to_be_visible()
    sections = charts.locator("tbody td.rule button").all_text_contents()
    assert sections
    assert all(one.startswith("§") for one in sections)
    assert f"{game}-chart" not in seat.words()
    seat.page.keyboard.press("Escape")
    expect(charts).to_have_count(0)


def test_a_section_of_a_chart_opens_the_rule_and_the_sheet_makes_room(sit: Sit) -> None:
    seat = sit()
    seat.begin("bot:random")
    seat.view()
    seat.page.keyboard.press("t")
    seat.page.locator("dialog[open] tbody button.rule").first.click()
    expect(seat.page.locator("dialog[open]")).to_have_count(0)
    expect(seat.page.locator(".rulebook h2").first).to_contain_text("§9.2")


def test_a_replay_has_the_same_sheets(sit: Sit) -> None:
    seat = sit()
    match = seat.begin("bot:random")
    seat.view()
    seat.page.goto(f"/replay/{match}")
    seat.page.locator(".log p").first.wait_for()
    seat.page.locator(".tray .piles button").first.click()
    expect(pile(seat, "hand")).to_be_visible()
    seat.page.keyboard.press("Escape")
    expect(seat.page.locator("dialog[open]")).to_have_count(0)
