"""The map is the table: nothing but the player moves it, and a tap means what is under it."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.player import View
from tests.browser.table import FIND_POINT, Seat
from tests.browser.tapping import GAMES, SIZES, place, play_on

pytestmark = pytest.mark.browser

QUESTIONS = 2
LEAST_TOUCH = 44
BUTTONS = ":is(.bar, .question, .log, .tabs, .tools) button"
NOVICE = '{"motion":"off","showLog":true,"answerSingle":false}'
"""Settings of a player who is asked before a turn ends; other tests play as veterans."""


@pytest.mark.parametrize("game", GAMES)
def test_nothing_but_the_player_moves_the_map_and_a_tap_means_what_is_under_it(
    sit: Sit, game: str
) -> None:
    seat = sit(touch=True)
    seat.begin("bot:random", 0, game, GAMES[game])
    seat.view()
    for number, (width, height) in enumerate(SIZES):
        seat.page.set_viewport_size({"width": width, "height": height})
        seat.page.keyboard.press("f")
        seat.settle()
        for count in range(QUESTIONS):
            assert play_on(seat, number * QUESTIONS + count)
        assert seat.page.evaluate("document.documentElement.scrollWidth") <= width
        assert seat.page.evaluate("document.documentElement.scrollHeight") <= height
    assert seat.problems == []


def test_pointing_at_an_answer_moves_nothing(sit: Sit) -> None:
    """On a phone the odds opened under the finger, and the click fell two rows lower."""
    seat = sit(size={"width": 390, "height": 844})
    seat.begin("bot:random", 0, "napoleonics", GAMES["napoleonics"])
    before = None
    for _ in range(40):
        view = seat.view()
        assert view is not None
        before = before or place(seat)
        aims = [one for one in view["choices"] if one["target"].startswith("piece:")]
        if view["prompt"] == "target":
            break
        done = [one for one in view["choices"] if one["text"] == "done"]
        order = aims if view["prompt"] in ("order", "battle") else done or view["choices"]
        answer = (order or view["choices"])[0]["text"]
        seat.page.locator(f'[data-choice="{answer}"]').evaluate("one => one.click()")
        seat.wait_past(view)
    for choice in aims:
        point = seat.page.evaluate(FIND_POINT, choice["target"])
        if point:
            seat.page.mouse.move(*point)
            seat.settle()
            assert place(seat) == before
            assert seat.page.evaluate(FIND_POINT, choice["target"]) == point


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (820, 1180)])
@pytest.mark.parametrize("game", ["undaunted", "prussia"])
def test_every_button_of_the_table_is_as_large_as_a_thumb(
    sit: Sit, size: tuple[int, int], game: str
) -> None:
    seat = sit(size={"width": size[0], "height": size[1]}, touch=True)
    seat.begin("bot:random", 0, game, GAMES[game])
    seat.view()
    small = seat.page.evaluate(
        """([least, all]) => [...document.querySelectorAll(all)]
            .filter(one => one.offsetParent !== null)
            .filter(one => one.offsetWidth < least || one.offsetHeight < least)
            .map(one => one.outerHTML.slice(0, 120))""",
        [LEAST_TOUCH, BUTTONS],
    )
    assert small == []


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (820, 1180)])
def test_the_log_closes_where_it_was_opened(sit: Sit, size: tuple[int, int]) -> None:
    seat = sit(size={"width": size[0], "height": size[1]}, touch=True)
    seat.begin("bot:random")
    seat.view()
    before = place(seat)
    box = seat.page.get_by_role("button", name="Log on or off").bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    log = seat.page.locator("section.log")
    expect(log).to_be_hidden()
    seat.page.touchscreen.tap(*middle)
    expect(log).to_be_visible()
    assert place(seat) == before
    seat.page.touchscreen.tap(*middle)
    expect(log).to_be_hidden()


def test_what_lies_out_of_sight_is_said_and_comes_into_view_when_it_is_asked_for(sit: Sit) -> None:
    seat = sit()
    seat.begin("bot:random", 0, "marengo")
    seat.view()
    for _ in range(4):
        seat.page.keyboard.press("+")
    beyond = seat.page.locator(".beyond")
    expect(beyond).to_contain_text("out of sight")
    seat.page.keyboard.press("g")
    expect(beyond).to_have_count(0)


# A press of the mouse at a spot, at a time of its own.
PRESS = """([x, y, time]) => {
    const element = document.elementFromPoint(x, y);
    for (const kind of ['pointerdown', 'click']) {
        const event = new PointerEvent(kind,
            {bubbles: true, clientX: x, clientY: y, pointerType: 'mouse'});
        Object.defineProperty(event, 'timeStamp', {value: time});
        element.dispatchEvent(event);
    }
}"""


def test_a_second_press_at_the_same_spot_does_not_answer_the_next_question(sit: Sit) -> None:
    seat = sit(settings=NOVICE)
    sent: list[str] = []
    seat.page.on(
        "websocket", lambda socket: socket.on("framesent", lambda one: sent.append(str(one)))
    )
    seat.begin("bot:random")
    first = seat.view()
    assert first is not None
    box = seat.page.locator(".choices button").first.bounding_box()
    assert box is not None
    spot = [box["x"] + 40, box["y"] + box["height"] / 2]
    seat.page.evaluate(PRESS, [*spot, 1000])
    seat.wait_past(first)
    second = seat.view()
    assert second is not None
    seat.page.evaluate(PRESS, [*spot, 1250])
    seat.settle()
    assert sum('"play"' in one for one in sent) == 1
    seat.page.evaluate(PRESS, [*spot, 1900])
    seat.wait_past(second)


def until_cards_are_left(seat: Seat) -> View:
    """Answer by keyboard until there are cards to play."""
    for _ in range(60):
        view = seat.view()
        assert view is not None
        if view["prompt"] == "play" and len(view["choices"]) > 1:
            return view
        seat.page.locator(".choices button").first.focus()
        seat.page.keyboard.press("Enter")
        seat.wait_past(view)
    raise AssertionError("there is never a card to play")


def test_ending_a_turn_with_cards_left_asks_once(sit: Sit) -> None:
    seat = sit(settings=NOVICE)
    seat.begin("bot:random")
    view = until_cards_are_left(seat)
    seat.page.keyboard.press("e")
    confirm = seat.page.locator(".confirm")
    expect(confirm).to_contain_text("something could still be done")
    seat.page.keyboard.press("Escape")
    expect(confirm).to_have_count(0)
    seat.page.keyboard.press("e")
    seat.page.keyboard.press("e")
    seat.wait_past(view)
