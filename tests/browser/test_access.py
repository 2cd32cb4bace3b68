"""Every page is usable without sight and without a mouse: axe-core finds nothing serious."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Sit
from tests.browser.player import Player
from tests.browser.server import ROOT
from tests.browser.table import by_mouse
from tests.browser.test_marengo import begin as begin_marengo

pytestmark = pytest.mark.browser

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")
RUN = "axe.run({exclude: ['.ground']}, {resultTypes: ['violations']})"
PHONE = {"width": 390, "height": 844}


def serious_faults(page: Page) -> list[str]:
    """Return what axe-core holds against a page; the drawn ground is hidden from listeners."""
    assert Path(AXE).exists(), "npm ci has not been run in web/"
    page.evaluate(AXE.read_text(encoding="utf-8"))
    result: dict[str, Any] = page.evaluate(RUN)
    return [
        f"{fault['id']}: {node['html'][:160]}"
        for fault in result["violations"]
        if fault["impact"] in SERIOUS
        for node in fault["nodes"]
    ]


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
