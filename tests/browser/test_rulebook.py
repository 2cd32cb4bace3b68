"""The rules reference beside the map: opened by a §, walked through, searched, closed."""

from playwright.sync_api import expect

from tests.browser.conftest import Sit

PHONE = {"width": 390, "height": 844}


def test_a_section_opens_beside_the_map_and_leads_to_others(sit: Sit) -> None:
    seat = sit()
    seat.begin("bot:recruit", game="marengo")
    page = seat.page
    page.locator(".asked .rule").click()
    book = page.locator(".rulebook")
    expect(book.locator("h2").first).to_have_text("§6 Actions")
    book.locator("table .rule", has_text="§11").click()
    expect(book.locator("h2").first).to_have_text("§11 Assaults")
    book.get_by_role("button", name="Back").click()
    expect(book.locator("h2").first).to_have_text("§6 Actions")
    book.get_by_role("button", name="Contents").click()
    book.get_by_role("searchbox").fill("pontoon")
    expect(book.locator(".contents b").first).to_have_text("§15")
    page.keyboard.press("Escape")
    expect(book).to_have_count(0)


def test_the_section_that_a_legend_cites_is_opened(sit: Sit) -> None:
    seat = sit(language="uk")
    seat.begin("bot:recruit", game="prussia")
    page = seat.page
    page.locator(".tools button[aria-expanded]").last.click()
    page.locator(".legend .rule", has_text="§10.8").click()
    expect(page.locator(".rulebook h2").first).to_contain_text("§10.8")
    assert seat.problems == []


def test_a_newcomer_sees_the_first_page_once(sit: Sit) -> None:
    seat = sit(language="uk", size=PHONE, touch=True, settings='{"motion":"off"}')
    seat.begin("bot:recruit", game="marengo")
    page = seat.page
    book = page.locator(".rulebook")
    expect(book.locator("h3").first).to_have_text("Мета")
    book.locator(".close").tap()
    expect(book).to_have_count(0)
    page.reload()
    expect(page.locator(".question")).to_be_visible()
    expect(book).to_have_count(0)


def test_an_example_is_opened_played_refused_and_taken_back(sit: Sit) -> None:
    seat = sit()
    seat.begin("bot:recruit", game="marengo")
    page = seat.page
    page.locator(".asked .rule").click()
    book = page.locator(".rulebook")
    book.locator(".example .button").first.click()
    side = page.locator(".example .side")
    expect(side.locator("h1")).to_contain_text("Actions §6")
    for _ in range(3):
        side.get_by_role("button", name="Show me").click()
    expect(side.get_by_role("button", name="Show me")).to_be_disabled()
    expect(side.get_by_role("log")).to_contain_text("2 pieces moved")
    page.locator('.centre [data-target="piece:A4"]').first.click()
    expect(side.locator(".why")).to_contain_text("A4 has taken part in an action")
    side.get_by_role("button", name="Take back").click()
    expect(side.get_by_role("log")).to_have_count(0)
    side.locator('[data-choice="locale 2"]').click()
    expect(side.get_by_role("log")).to_contain_text("2 pieces moved")
    side.get_by_role("button", name="Back", exact=True).click()
    expect(page.locator(".question")).to_be_visible()


def test_a_recorded_moment_opens_the_replay_there(sit: Sit) -> None:
    seat = sit(size=PHONE, touch=True)
    seat.begin("bot:recruit", game="marengo")
    page = seat.page
    page.locator(".asked .rule").tap()
    book = page.locator(".rulebook")
    book.locator("table .rule", has_text="§12").or_(
        book.locator(".rule", has_text="§7")
    ).first.tap()
    book.locator(".moments a").first.tap()
    expect(page.locator(".replay .controls .place")).to_contain_text("33")


def test_a_term_of_the_question_is_explained_where_it_stands(sit: Sit) -> None:
    seat = sit(settings='{"motion":"off"}')
    seat.begin("bot:recruit", game="marengo")
    term = seat.page.locator(".asked .term").first
    expect(term).to_contain_text("ommands")
    tip = term.get_by_role("tooltip", include_hidden=True)
    expect(tip).to_be_hidden()
    term.hover()
    expect(tip).to_be_visible()
