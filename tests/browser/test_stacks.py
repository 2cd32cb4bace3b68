"""Stacks of Prussia's Glory: spread out under a resting pointer, with their signs inside."""

from collections import Counter

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.marshals import Field, side_of
from tests.browser.player import View
from tests.browser.table import Seat
from tests.browser.test_prussia import FIND_POINT, begin, reach

pytestmark = pytest.mark.browser

DESK = {"width": 1440, "height": 900}
# Signs of units that reach beyond their counter, by a pixel or more.
BEYOND = """() => [...document.querySelectorAll('.stack .counter')].flatMap(counter => {
    const face = counter.querySelector('.shadow').getBoundingClientRect();
    const signs = [...counter.querySelectorAll('.state circle')];
    return signs.map(one => one.getBoundingClientRect()).filter(one => one.width > 0)
        .filter(one => one.right > face.right + 1 || one.left < face.left - 4
            || one.top < face.top - 4 || one.bottom > face.bottom + 1)
        .map(one => [one.x, one.y]);
})"""


MOST_ANSWERS = 60


def at_war(seat: Seat, until: str = "") -> View:
    """Begin Rossbach as Prussia, let the army be placed, and pass until something is seen."""
    seat.begin("bot:random", 0, "prussia", 0)
    for _ in range(MOST_ANSWERS):
        view = seat.view()
        assert view is not None
        is_seen = until and seat.page.locator(until).count()
        if is_seen or (not until and view["prompt"] == "s7-move-piece"):
            return view
        texts = [choice["text"] for choice in view["choices"]]
        text = next((one for one in ("quick", "no", "done") if one in texts), texts[0])
        seat.page.locator(f'[data-choice="{text}"]').click()
        seat.wait_past(view)
    raise AssertionError(f"{until} is never seen")


def test_a_stack_spreads_out_under_a_resting_pointer_and_closes_behind_it(sit: Sit) -> None:
    seat = sit(size=DESK)
    view = at_war(seat)
    standing = Counter(one["hex"] for one in view["observation"]["units"] if one["hex"])
    stacked = [name for name, count in standing.items() if count > 1]
    fan = seat.page.locator(".fan")
    expect(fan).to_have_count(0)
    seat.page.locator(f'.stack[data-hex="{stacked[0]}"] .hit').hover()
    expect(fan.locator(".head")).to_have_text(stacked[0])
    assert fan.locator(".piece").count() >= standing[stacked[0]]
    seat.page.mouse.move(5, DESK["height"] / 2)
    expect(fan).to_have_count(0)
    assert seat.problems == []


def test_signs_stay_within_their_counter_where_the_whole_map_is_shown(sit: Sit) -> None:
    seat = sit(size=DESK)
    at_war(seat, until=".board.far .stack .state:not(.rest) circle")
    assert seat.page.evaluate(BEYOND) == []


def test_a_corps_is_dragged_by_its_card_to_where_it_marches(sit: Sit) -> None:
    """§7.3 One drag for the whole corps; what it means is said before it is dropped."""
    prussia = sit()
    begin(prussia)
    view = reach(prussia, "s7-move-piece")
    before = Field(view).hex_of
    card = prussia.page.locator(".tray .corps .who").first.bounding_box()
    goal = prussia.page.evaluate(FIND_POINT, f'.board .stack[data-hex="{before["R-P-I1"]}"]')
    assert card is not None
    prussia.page.mouse.move(card["x"] + 5, card["y"] + 5)
    prussia.page.mouse.down()
    prussia.page.mouse.move(*goal, steps=4)
    expect(prussia.page.locator(".meaning")).to_contain_text("…")
    prussia.page.mouse.up()
    prussia.wait_past(view)
    now = prussia.view()
    assert now is not None
    after = Field(now).hex_of
    moved = [one for one in before if after.get(one) != before[one]]
    assert len(moved) >= 3
    assert all(side_of(one) == "prussian" for one in moved)
    assert prussia.problems == []
