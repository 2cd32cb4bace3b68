"""The replay for learners: watched, gone through, passed on, drawn, and played on from."""

import re

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Sit

RECORD = "/record/undaunted.la-raye"
PHONE = {"width": 390, "height": 844}


def place(page: Page) -> int:
    """Return the number of the frame that is shown."""
    return int(page.locator(".controls .place").inner_text().split()[0])


def open_at(page: Page, at: int) -> None:
    page.goto(f"{RECORD}/{at}")
    expect(page.locator(".controls .place")).to_have_text(re.compile(rf"^{at + 1} \S+ 264$"))
    expect(page.get_by_role("slider")).to_have_value(str(at))


def test_a_game_is_gone_through_by_decisions_turns_and_lines_of_the_log(sit: Sit) -> None:
    seat = sit()
    page = seat.page
    open_at(page, 120)
    page.keyboard.press("PageUp")
    turn = place(page)
    assert turn < 121
    expect(page.get_by_label("Turns").locator("option:checked")).to_contain_text("Germans")
    page.keyboard.press("ArrowRight")
    assert place(page) > turn
    page.locator(".log p", has_text="Round 6 begins").get_by_label("Go to this moment").click()
    expect(page.locator(".log p").last).not_to_contain_text("take their turn")
    assert place(page) < turn
    page.get_by_label("Speed").select_option("fast")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".controls .place")).to_have_text(re.compile(r"^(1[2-9]\d|2)"))
    page.get_by_role("button", name="Pause").click()
    stood = place(page)
    expect(page).to_have_url(re.compile(rf"{RECORD}/{stood - 1}$"))
    page.get_by_label("Seen by").select_option(label="Germany")
    assert place(page) == stood
    assert seat.problems == []


def test_a_position_is_passed_on_opened_and_played_on_from(sit: Sit) -> None:
    seat = sit()
    page = seat.page
    open_at(page, 120)
    page.get_by_role("button", name="Pass the position on").click()
    text = page.get_by_label("The position as a text")
    expect(text).to_have_value(re.compile("^grognard:undaunted:"))
    passed = text.input_value()
    assert len(passed) < 1200
    page.goto(f"/position#{passed[:-9]}")
    expect(page.locator("[role=status]")).to_contain_text("no position")
    seat.open_lobby()
    page.get_by_label("A position that somebody passed on").fill(f"http://table/position#{passed}")
    page.get_by_role("button", name="Open the position").click()
    expect(page.locator(".controls .place")).to_have_text("121 of 121")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_label("Your side").select_option(label="Germany")
    page.get_by_label("Opponent").select_option("recruit")
    page.get_by_role("button", name="Play on", exact=True).click()
    page.wait_for_url("**/play/*")
    expect(page.locator(".log p", has_text="Round 6 begins")).to_be_attached()
    expect(page.locator(".asked, .waiting").first).to_be_visible()
    assert [one for one in seat.problems if "422" not in one] == []


def test_a_picture_of_the_board_is_a_file_with_its_fonts_on_a_phone_too(sit: Sit) -> None:
    seat = sit(size=PHONE, touch=True, language="uk")
    page = seat.page
    open_at(page, 120)
    for kind in ("svg", "png"):
        with page.expect_download() as download:
            page.locator(".controls .picture").select_option(kind)
        assert download.value.suggested_filename == f"undaunted-la-raye-121.{kind}"
        content = download.value.path().read_bytes()
        if kind == "svg":
            drawing = content.decode()
            assert drawing.startswith("<svg")
            assert "Ла-Рей" in drawing
            assert "src:url(data:font/woff2" in drawing
        else:
            assert content.startswith(b"\x89PNG")
            assert len(content) > 500_000
    assert seat.problems == []


def test_a_replay_that_a_busy_server_refused_is_asked_for_again(sit: Sit) -> None:
    seat = sit()
    page = seat.page
    is_busy = [True]

    def busy(route: Route) -> None:
        if is_busy[0]:
            message = {"id": "server-error-server-busy"}
            route.fulfill(
                status=503, json={"code": "server/busy", "message": message, "section": ""}
            )
        else:
            route.continue_()

    page.route("**/api/records/*/replay/**", busy)
    page.goto(RECORD)
    again = page.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    is_busy[0] = False
    again.click()
    expect(page.locator(".controls .place")).to_have_text("1 of 264")
