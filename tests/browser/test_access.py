"""Every page is usable without sight and without a mouse: axe-core finds nothing serious."""

import pytest
from playwright.sync_api import expect

from tests.browser.axe import serious_faults
from tests.browser.conftest import Sit
from tests.browser.player import Player
from tests.browser.table import by_mouse
from tests.browser.tapping import GAMES
from tests.browser.test_marengo import begin as begin_marengo

pytestmark = pytest.mark.browser

PHONE = {"width": 390, "height": 844}


@pytest.mark.parametrize("size", [None, PHONE], ids=["laptop", "phone"])
def test_the_lobby_has_no_serious_fault(sit: Sit, size: dict[str, int] | None) -> None:
    seat = sit(size=size)
    seat.open_lobby()
    assert serious_faults(seat.page) == []


@pytest.mark.parametrize("size", [None, PHONE], ids=["laptop", "phone"])
def test_a_game_has_no_serious_fault(sit: Sit, size: dict[str, int] | None) -> None:
    seat = sit(size=size)
    seat.begin("bot:random")
    for _ in range(3):
        seat.answer(Player(), by_mouse)
    seat.view()
    seat.page.locator('[data-target="tile:3B"]').click()
    expect(seat.page.locator(".why .note")).to_be_visible()
    assert serious_faults(seat.page) == []


@pytest.mark.parametrize("size", [None, PHONE], ids=["laptop", "phone"])
def test_the_map_of_marengo_has_no_serious_fault(sit: Sit, size: dict[str, int] | None) -> None:
    seat = sit(size=size)
    begin_marengo(seat, side=0)
    seat.view()
    assert serious_faults(seat.page) == []
    if size is None:
        seat.page.keyboard.press("f")
        seat.page.locator('.board [data-target="locale:61"]').click()
        expect(seat.page.locator(".why .note")).to_be_visible()
    seat.page.keyboard.press("?")
    expect(seat.page.locator("dialog[open]")).to_be_visible()
    assert serious_faults(seat.page) == []


def test_the_curtain_and_the_dialogs_have_no_serious_fault(sit: Sit) -> None:
    seat = sit()
    seat.begin("screen")
    seat.page.locator(".curtain").wait_for()
    assert serious_faults(seat.page) == []
    seat.page.locator(".curtain .primary").click()
    seat.view()
    seat.page.keyboard.press("?")
    expect(seat.page.locator("dialog[open]")).to_be_visible()
    assert serious_faults(seat.page) == []


def test_a_replay_has_no_serious_fault(sit: Sit) -> None:
    seat = sit()
    match = seat.begin("bot:random")
    for _ in range(4):
        seat.answer(Player(), by_mouse)
    seat.page.goto(f"/replay/{match}")
    seat.page.locator(".log p").first.wait_for()
    assert serious_faults(seat.page) == []


@pytest.mark.parametrize("size", [None, PHONE], ids=["laptop", "phone"])
def test_the_page_on_the_dice_has_no_serious_fault(sit: Sit, size: dict[str, int] | None) -> None:
    seat = sit(size=size)
    match = seat.begin("bot:random")
    seat.page.goto(f"/dice/{match}")
    seat.page.locator(".lines li").first.wait_for()
    assert serious_faults(seat.page) == []


def test_a_campaign_has_no_serious_fault(sit: Sit) -> None:
    seat = sit()
    seat.open_lobby()
    seat.page.get_by_role("button", name="Begin a campaign").click()
    seat.page.wait_for_url("**/play/*")
    seat.open_lobby()
    seat.page.get_by_role("link", name="Campaign").click()
    seat.page.locator("ol li").first.wait_for()
    assert serious_faults(seat.page) == []
    expect(seat.page.locator("ol li")).to_have_count(12)
    seat.page.get_by_role("button", name="Continue the battle").click()
    seat.page.wait_for_url("**/play/*")


def test_focus_is_visible_on_board_and_cards(sit: Sit) -> None:
    seat = sit()
    seat.begin("bot:random")
    seat.view()
    seat.page.keyboard.press("b")
    style = seat.page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert style == "dashed"


SHEETS = {"i": "cards and pieces", "t": "charts"}
A_FEW_SIZES = [(844, 390), (1024, 768)]
"""The phone and the laptop are above; every size is in the proof `table`."""


@pytest.mark.parametrize("game", GAMES)
def test_no_board_and_no_sheet_has_a_serious_fault(sit: Sit, game: str) -> None:
    seat = sit()
    seat.begin("bot:random", 0, game, GAMES[game])
    seat.view()
    for width, height in A_FEW_SIZES:
        seat.page.set_viewport_size({"width": width, "height": height})
        seat.settle()
        assert serious_faults(seat.page) == []
    for key, name in SHEETS.items():
        seat.page.keyboard.press(key)
        expect(seat.page.locator("dialog[open] :is(li, td)").first).to_be_visible()
        assert serious_faults(seat.page) == [], name
        seat.page.keyboard.press("Escape")


@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_walked_as_a_list(sit: Sit, game: str) -> None:
    """All that stands on it is there in words, for whoever cannot see it."""
    seat = sit()
    seat.begin("bot:random", 0, game, GAMES[game])
    view = seat.view()
    assert view is not None
    walk = seat.page.get_by_role("list", name="Everything on the board")
    items = walk.get_by_role("listitem").all_text_contents()
    observation = view["observation"]
    things = observation.get("tiles") or observation.get("blocks") or observation["units"]
    places = {one.get("hex") or one.get("at") or one.get("id") for one in things}
    assert len(items) >= len(places)
    assert all(items)
    assert "undefined" not in " ".join(items)
