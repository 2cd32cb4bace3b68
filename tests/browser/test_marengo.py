"""A whole game of Marengo against the computer, on the map; what the map shows, and to whom."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.marshals import MarengoMarshal as Marshal
from tests.browser.player import View, texts
from tests.browser.table import Seat, click_on_map
from tests.browser.whole import by_keyboard

pytestmark = pytest.mark.browser

PHONE = {"width": 390, "height": 844}
ENOUGH_ON_THE_MAP = 20


def begin(seat: Seat, side: int, opponent: str = "bot:random") -> None:
    """Begin the battle from the lobby."""
    seat.begin(opponent, side, "marengo")


class Idler:
    """Ends every turn, and does what it must in between."""

    def choose(self, view: View) -> str:
        """Return "end" where it is offered, else the last answer."""
        return "end" if "end" in texts(view) else texts(view)[-1]


@pytest.mark.large
def test_a_whole_game_is_played_on_the_map(sit: Sit) -> None:
    austria = sit()
    begin(austria, side=0, opponent="bot:reference")
    on_map = austria.play_on_map(Marshal(5), click_on_map)
    expect(austria.page.locator(".result .who")).to_be_visible()
    assert on_map["piece"] + on_map["way"] + on_map["locale"] >= ENOUGH_ON_THE_MAP
    assert on_map["piece"] > 0
    assert on_map["way"] > 0
    assert austria.problems == []


@pytest.mark.large
def test_a_whole_game_is_played_by_keyboard_alone(sit: Sit) -> None:
    austria = sit()
    begin(austria, side=0)
    austria.page.mouse.move(2, 2)
    on_map = austria.play_on_map(Marshal(8), by_keyboard)
    assert austria.is_over()
    assert sum(on_map.values()) >= ENOUGH_ON_THE_MAP
    assert austria.problems == []


def test_whoever_lost_reads_so_and_can_play_again_on_the_other_side(sit: Sit) -> None:
    austria = sit()
    begin(austria, side=0)
    idle = Idler()
    while (view := austria.view()) is not None:
        austria.page.locator(f'[data-choice="{idle.choose(view)}"]').click()
        austria.wait_past(view)
    expect(austria.page.locator(".result .verdict")).to_have_text("Defeat")
    assert "{" not in austria.page.locator(".result").inner_text()
    austria.page.get_by_role("button", name="Again, sides swapped").click()
    expect(austria.page.locator(".question .stamp")).to_contain_text("France")
    expect(austria.page.locator(".result")).to_have_count(0)


def test_faces_are_up_for_their_owner_only(sit: Sit) -> None:
    france = sit()
    begin(france, side=1)
    view = france.view()
    assert view is not None
    blocks = view["observation"]["blocks"]
    hidden = [one for one in blocks if one["army"] == "austria" and "type" not in one]
    assert hidden
    assert not any("piece" in one for one in blocks if one["army"] == "austria")
    own = france.page.locator('.board [data-info^="piece:F"]')
    enemy = france.page.locator('.board [data-info^="block:austria"]')
    assert own.count() == sum(one["army"] == "france" for one in blocks)
    assert enemy.count() == sum(one["army"] == "austria" for one in blocks)
    labels = [own.nth(place).get_attribute("aria-label") or "" for place in range(own.count())]
    assert all("infantry" in one or "cavalry" in one or "artillery" in one for one in labels)
    unseen = enemy.filter(has_not=france.page.locator(".sign"))
    assert unseen.count() > 0
    assert "hidden face" in (unseen.first.get_attribute("aria-label") or "")


def test_every_lit_thing_is_on_the_map_and_has_a_name(sit: Sit) -> None:
    austria = sit()
    begin(austria, side=0)
    marshal = Marshal(11)
    for _ in range(20):
        view = austria.view()
        assert view is not None
        for choice in view["choices"]:
            if choice["target"].startswith("button:"):
                continue
            things = austria.page.locator(f'.board .lit[data-target="{choice["target"]}"]')
            assert things.count() > 0, choice["target"]
            assert things.first.get_attribute("aria-label"), choice["target"]
        austria.page.locator(f'[data-choice="{marshal.choose(view)}"]').click()
        austria.wait_past(view)


def test_names_and_numbers_never_lie_on_each_other(sit: Sit) -> None:
    for language in ("en", "uk", "ru"):
        seat = sit(language=language)
        begin(seat, side=0)
        seat.view()
        boxes = seat.page.evaluate(
            """() => [...document.querySelectorAll('.marengo-ground :is(.name, .capacity)')]
                .filter(one => one.closest('.board') && !one.closest('.legend'))
                .map(one => [one.textContent, one.getBoundingClientRect().toJSON()])"""
        )
        assert len(boxes) > 100
        clashes = [
            (a, b)
            for place, (a, one) in enumerate(boxes)
            for b, two in boxes[place + 1 :]
            if _overlap(one, two)
        ]
        assert clashes == [], (language, clashes)


def _overlap(a: dict[str, float], b: dict[str, float]) -> bool:
    """Say whether the inner two thirds of two boxes meet: line boxes are taller than letters."""
    trim_a, trim_b = a["height"] / 6, b["height"] / 6
    beside = a["left"] < b["right"] - 1 and b["left"] < a["right"] - 1
    above = a["top"] + trim_a < b["bottom"] - trim_b and b["top"] + trim_b < a["bottom"] - trim_a
    return beside and above


def test_a_chosen_piece_is_put_back_by_another_click_on_it(sit: Sit) -> None:
    seat = sit()
    begin(seat, side=0)
    first = seat.view()
    assert first is not None
    piece = str(first["choices"][0]["target"])
    assert click_on_map(seat, first, first["choices"][0]["text"]) == "piece"
    seat.wait_past(first)
    chosen = seat.view()
    assert chosen is not None
    assert chosen["observation"]["question"]["chosen"] == [piece.removeprefix("piece:")]
    seat.page.locator(f'.board [data-target="{piece}"]').click()
    seat.wait_past(chosen)
    again = seat.view()
    assert again is not None
    assert again["prompt"] == first["prompt"]


def test_pointing_at_a_march_draws_its_path(sit: Sit) -> None:
    austria = sit()
    begin(austria, side=0)
    austria.reach(Marshal(3), "s6-group")
    march = austria.page.locator('[data-choice^="cross"]').first
    expect(march).to_contain_text("step")
    austria.page.mouse.move(2, 2)
    path = austria.page.locator(".board path.plan")
    expect(path).to_have_count(0)
    march.hover()
    expect(path).to_have_count(1)


def test_a_question_says_whose_decision_it_is_and_its_section(sit: Sit) -> None:
    austria = sit()
    begin(austria, side=0)
    austria.view()
    expect(austria.page.locator(".question .stamp")).to_contain_text("Austria")
    expect(austria.page.locator(".asked .rule")).to_have_text("§6")


def test_a_piece_that_has_acted_is_answered_once_with_the_rule(sit: Sit) -> None:
    austria = sit()
    begin(austria, side=0)
    for text in ("A1", "cross entry-alessandria>1", "done"):
        view = austria.view()
        assert view is not None
        austria.page.locator(f'[data-choice="{text}"]').click()
        austria.wait_past(view)
    austria.page.locator('.board [data-info="piece:A1"]').first.click(force=True)
    answer = austria.page.locator(".why .note p")
    expect(answer).to_have_count(1)
    expect(answer).to_contain_text("done for this turn")
    expect(answer.locator(".rule")).to_have_text("§6")
    assert austria.problems == []


def test_nothing_is_left_without_words_in_any_language(sit: Sit) -> None:
    for language in ("en", "uk", "ru"):
        seat = sit(language=language)
        begin(seat, side=1)
        seat.view()
        assert re.findall(r"(?:web-)?marengo-[a-z0-9-]+", seat.words()) == []


def test_a_phone_shows_the_map_without_a_sideways_scroll(sit: Sit) -> None:
    austria = sit(size=PHONE)
    begin(austria, side=0)
    view = austria.view()
    assert view is not None
    wide = austria.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]
    austria.page.locator(".bar .focus").click()
    assert click_on_map(austria, view, "end") == ""
    austria.wait_past(view)
    assert austria.problems == []
