"""Guided battles in the browser: to the end, off the path and back, left, resumed, played on."""

from playwright.sync_api import expect

from grognard.core.registry import load
from grognard.lessons import lesson_of
from tests.browser.coached import (
    COACH,
    click,
    others,
    read_on,
    sight,
    stray,
    take_lesson,
    taught,
    wait_for_page,
)
from tests.browser.conftest import Sit
from tests.browser.table import Seat

PHONE = {"width": 390, "height": 844}
LAPTOP = {"width": 1440, "height": 900}
# Whether a button answers where it is drawn: its middle and both ends.
IS_SEEN = """(one) => [1, 5, 9].every((i) => {
    const box = one.getBoundingClientRect();
    return one.contains(
        document.elementFromPoint(box.x + (box.width * i) / 10, box.y + box.height / 2));
})"""
LA_RAYE = lesson_of(load("undaunted"), "la-raye")
MAP_SHARE = 0.25
"""Of the height of a phone, at every moment of a lesson."""


def test_a_lesson_is_taken_from_the_lobby_to_its_end(sit: Sit) -> None:
    seat = sit()
    lived = take_lesson(seat, "undaunted", "la-raye", is_wrong=False)
    assert lived.steps[-1] == "end"
    assert lived.right > 20
    seat.page.locator(f"{COACH} .buttons .primary").click()
    expect(seat.page.locator(COACH)).to_have_count(0)
    assert seat.view() is not None
    seat.open_lobby()
    expect(seat.page.locator('[data-lesson="la-raye"]')).to_contain_text("✓")
    assert seat.problems == []


def test_a_wrong_click_is_answered_and_the_way_back_is_short_on_a_phone(sit: Sit) -> None:
    seat = sit(size=PHONE, language="uk")
    seat.open_lobby()
    seat.page.locator('[data-lesson="la-raye"]').click()
    assert read_on(seat, LA_RAYE) == "bid"
    assert stray(seat, "bid", lambda _step: None) == 1
    click(seat, taught(seat).first)
    expect(seat.page.locator(f'{COACH}[data-step="scout-card"]')).to_be_visible()
    assert seat.problems == []


def test_who_leaves_the_path_plays_on(sit: Sit) -> None:
    seat = sit()
    seat.open_lobby()
    seat.page.locator('[data-lesson="la-raye"]').click()
    while wait_for_page(seat, LA_RAYE) != "bid" or not taught(seat).count():
        seat.page.keyboard.press("n")
        seat.settle()
    click(seat, others(seat).first)
    off = seat.page.locator(f'{COACH}[data-off="true"]')
    off.locator(".buttons .button").last.click()
    expect(seat.page.locator(COACH)).to_have_count(0)
    assert seat.view() is not None


def test_on_a_phone_what_is_asked_is_in_sight_and_the_map_keeps_its_share_and_place(
    sit: Sit,
) -> None:
    seat = sit(size=PHONE, touch=True, language="uk")
    maps: list[str] = []
    shares: list[float] = []
    hidden: dict[str, list[str]] = {}

    def look(step: str) -> None:
        seen = sight(seat)
        maps.append(seen.map)
        shares.append(seen.share)
        if seen.hidden:
            hidden[step] = seen.hidden

    lived = take_lesson(seat, "undaunted", "la-raye", is_wrong=False, look=look, by_touch=True)
    assert lived.steps[-1] == "end"
    assert hidden == {}
    assert min(shares) >= MAP_SHARE
    assert len(set(maps)) == 1
    assert seat.problems == []


def test_on_a_phone_nothing_lies_over_the_buttons_of_the_board(sit: Sit) -> None:
    seat = sit(size=PHONE, touch=True)
    seat.open_lobby("prussia")
    seat.page.locator('[data-lesson="seydlitz"]').tap()
    assert read_on(seat, lesson_of(load("prussia"), "seydlitz")) == "ride"
    for _ in range(2):
        click(seat, taught(seat).first)
    buttons = seat.page.locator(".centre .answers button")
    expect(buttons).not_to_have_count(0)
    seat.settle()
    assert all(one.evaluate(IS_SEEN) for one in buttons.all())
    assert seat.problems == []


def test_the_coach_folds_to_a_line_opens_by_a_tap_and_says_the_next_step_by_itself(
    sit: Sit,
) -> None:
    seat = sit(size=PHONE, touch=True)
    seat.open_lobby()
    seat.page.locator('[data-lesson="la-raye"]').tap()
    coach = seat.page.locator(COACH)
    line, words = coach.locator(".line"), coach.locator(".said")
    expect(words).to_be_visible()
    line.tap()
    expect(words).to_have_count(0)
    box = coach.bounding_box()
    assert box is not None
    assert box["height"] < 60
    line.tap()
    expect(words).to_be_visible()
    line.tap()
    while coach.get_attribute("data-step") == "goal":
        coach.locator(".next").tap()
        seat.settle()
    expect(coach).to_have_attribute("data-step", "men")
    expect(words).to_be_visible()
    if not sight(seat).is_whole:
        line.tap()
        seat.settle()
    assert sight(seat).is_whole
    assert seat.problems == []


def test_a_lesson_that_was_left_is_offered_by_the_lobby_and_goes_on_where_it_was(sit: Sit) -> None:
    seat = sit(size=PHONE, language="ru")
    seat.open_lobby("undaunted")
    seat.page.locator('[data-lesson="la-raye"]').click()
    read_on(seat, LA_RAYE)
    click(seat, taught(seat).first)
    at = seat.page.locator(f'{COACH}[data-step="scout-card"]')
    expect(at).to_be_visible()
    table = seat.page.url
    seat.page.locator(f"{COACH} .leave").click()
    for is_new in (False, True):
        if is_new:
            seat.page.goto("/")
        game = seat.page.locator('.games [data-game="undaunted"]')
        expect(game).to_have_attribute("aria-pressed", "true")
        offer = seat.page.locator('[data-lesson="la-raye"]')
        expect(offer).to_contain_text("Продолжить")
        offer.click()
        expect(at).to_be_visible()
        assert seat.page.url == table
        assert read_on(seat, LA_RAYE) == "scout-card"
        seat.page.go_back()
    assert seat.problems == []


def test_a_long_list_of_answers_leaves_the_words_of_the_coach_their_room(sit: Sit) -> None:
    seat = sit()
    seat.open_lobby("prussia")
    seat.page.locator('[data-lesson="seydlitz"]').click()
    read_on(seat, lesson_of(load("prussia"), "seydlitz"))
    assert others(seat).count() > 20
    said = seat.page.locator(f"{COACH} .said")
    assert said.evaluate("node => node.scrollHeight - node.clientHeight") < 2
    assert said.evaluate("node => node.clientHeight") > 100
    expect(taught(seat).first).to_be_in_viewport(ratio=0.5)


def test_an_answer_that_is_pointed_at_stays_under_the_pointer(sit: Sit) -> None:
    seat, lesson = sit(size=LAPTOP), lesson_of(load("marengo"), "guns")
    seat.open_lobby("marengo")
    seat.page.locator('[data-lesson="guns"]').click()
    while read_on(seat, lesson) != "assault":
        click(seat, taught(seat).first)
    answer = taught(seat).first
    answer.scroll_into_view_if_needed()
    seat.page.locator("[data-choice=end]").hover()
    for _ in range(2):
        answer.hover()
        seat.page.locator(".odds").wait_for()
        seat.settle()
        place = answer.bounding_box()
        seat.page.wait_for_timeout(100)
        assert answer.bounding_box() == place
    click(seat, answer)
    assert seat.problems == []


def test_on_a_phone_what_was_done_is_said_by_itself_where_there_is_no_room_for_both(
    sit: Sit,
) -> None:
    seat = sit(size=PHONE, touch=True, language="uk")
    seat.open_lobby("marengo")
    seat.page.locator('[data-lesson="holding"]').tap()
    coach, lesson = seat.page.locator(COACH), lesson_of(load("marengo"), "holding")
    read_on(seat, lesson)
    for _ in range(3):
        click(seat, taught(seat).first)
    expect(coach).to_have_attribute("data-step", "two")
    expect(coach.locator(".after")).to_be_visible()
    expect(taught(seat)).to_have_count(0)
    assert read_on(seat, lesson) == "two"
    expect(coach.locator(".after")).to_have_count(0)
    seen = sight(seat)
    assert seen.hidden == []
    assert seen.is_whole
    assert seen.share >= MAP_SHARE
    assert seat.problems == []


READABLE = 0.28
"""Pixels to a unit of Prussia's map at which its counters can be read on a phone."""


def test_on_a_phone_a_lesson_shows_from_near_where_it_takes_place(sit: Sit) -> None:
    seat = sit(size=PHONE, touch=True)
    seat.open_lobby("prussia")
    seat.page.locator('[data-lesson="seydlitz"]').tap()
    seat.page.locator(f"{COACH} .said").wait_for()
    near = scale(seat)
    rings = seat.page.locator(".spots circle:not(.under)")
    expect(rings).to_have_count(2)
    seat.page.evaluate("document.querySelector('button.fit')?.click()")
    seat.settle()
    assert near > READABLE
    assert near > 1.2 * scale(seat)


def test_a_counter_of_a_stack_that_is_asked_for_lies_over_its_light_not_under_it(sit: Sit) -> None:
    seat = sit(size=PHONE, touch=True)
    seat.open_lobby("prussia")
    seat.page.locator('[data-lesson="beaten"]').tap()
    read_on(seat, lesson_of(load("prussia"), "beaten"))
    wanted = seat.page.locator(".stack button.taught")
    expect(wanted).to_have_count(1)
    assert wanted.evaluate(ABOVE)
    click(seat, taught(seat).first)
    assert seat.problems == []


# Whether what is painted last in the middle of a lit piece is its drawing.
ABOVE = """button => {
    const svg = button.closest('li').querySelector('svg');
    svg.style.pointerEvents = 'all';
    const box = button.getBoundingClientRect();
    const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    svg.style.pointerEvents = '';
    return svg.contains(seen);
}"""


def scale(seat: Seat) -> float:
    """Return how large the map is drawn."""
    seat.settle()
    return float(seat.page.evaluate("document.querySelector('.panzoom > svg > g').getCTM().a"))
