"""Head starts in the lobby: what the laboratory measured, and a game that begins with one."""

from playwright.sync_api import expect

from tests.browser.conftest import Sit


def test_a_head_start_is_offered_with_its_measure_and_counts_in_the_game(sit: Sit) -> None:
    seat = sit()
    seat.open_lobby("undaunted")
    told = seat.page.locator(".scenario .balance")
    expect(told).to_contain_text("20 games of the computer against itself")
    expect(told).to_contain_text("US +1")
    offered = seat.page.locator("select.head-start")
    expect(offered.locator('option[value="us-1"]')).to_contain_text("nearest to even")
    offered.select_option("us-1")
    seat.page.locator('input[value="bot:recruit"]').check()
    seat.page.locator(".new form button.primary").click()
    seat.page.wait_for_url("**/play/*")
    view = seat.view()
    assert view is not None
    assert view["observation"]["points"]["us"] == 1
    seat.page.keyboard.press("a")
    expect(seat.page.get_by_text("Head start")).to_be_visible()
