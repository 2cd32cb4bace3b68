"""The battle of Rossbach against the computer on its map; stacks, marches, overlays and odds."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from grognard.core.registry import load
from tests.browser.axe import serious_faults
from tests.browser.conftest import Sit
from tests.browser.marshals import Field, side_of
from tests.browser.marshals import PrussiaMarshal as Marshal
from tests.browser.player import View, texts
from tests.browser.table import MOST_ANSWERS, Seat

pytestmark = pytest.mark.browser

PHONE = {"width": 390, "height": 844}
SIDES_OPPONENT_AND_PRACTICE = 3
"""What the form of a new game asks beside the options."""
ENOUGH_ON_THE_MAP = 25
ENOUGH_COMBATS = 2
LONG_THOUGHT = 180_000
"""A turn of the computer's whole army takes its time where the package is not compiled."""
MOVING = ("s7-move-piece", "s7-move-to")

# A point at which a click means the target: counters and panels lie over hexes.
FIND_POINT = """(selector) => {
    const shares = [5, 3, 7, 4, 6, 2, 8];
    for (const one of document.querySelectorAll(selector)) {
        const box = one.getBoundingClientRect();
        for (const i of shares) for (const j of shares) {
            const [x, y] = [box.x + box.width * i / 10, box.y + box.height * j / 10];
            const hit = document.elementFromPoint(x, y);
            if (hit && one.contains(hit)) return [x, y];
        }
    }
    return null;
}"""


def begin(seat: Seat, side: int = 0, opponent: str = "bot:random", form: int = 0) -> None:
    """Begin a form of a battle from the lobby; the first is Rossbach's battle."""
    seat.begin(opponent, side, "prussia", form)


def click_on_map(seat: Seat, view: View, text: str) -> str:
    """Answer on the map where the answer has a place there; return "hex", "piece" or ""."""
    target = next(one["target"] for one in view["choices"] if one["text"] == text)
    kind, _, name = str(target).partition(":")
    if kind == "hex" and _click(seat, f'.board .hex.lit[data-hex="{name}"]'):
        return kind
    if kind == "piece" and view["prompt"] != "s7-move-to" and _click_piece(seat, view, name):
        return kind
    seat.page.locator(f'[data-choice="{text}"]').click()
    return ""


def _click(seat: Seat, selector: str) -> bool:
    point = seat.page.evaluate(FIND_POINT, selector)
    if point is None:
        return False
    seat.page.mouse.click(*point)
    return True


def _click_piece(seat: Seat, view: View, piece: str) -> bool:
    """Click the stack of a piece, and the piece in the fan if several are to be told apart."""
    field = Field(view)
    here = field.hex_of.get(piece)
    mates = [text for text in field.texts if field.hex_of.get(text) == here]
    if here is None or here in field.hexes:
        return False
    if not _click(seat, f'.board .stack[data-hex="{here}"]'):
        return False
    if len(mates) > 1:
        seat.page.locator(f'.board .fan [data-target="piece:{piece}"]').click()
    return True


def reach(seat: Seat, prompt: str, marshal: Marshal | None = None) -> View:
    """Answer in the list until a question is asked."""
    return seat.reach(marshal or Marshal(3), prompt)


@pytest.mark.large
def test_the_whole_battle_of_rossbach_is_played_on_the_map(sit: Sit) -> None:
    """§23.5 Four turns against the computer that plans by corps, answered on the map."""
    prussia = sit()
    prussia.page.set_default_timeout(LONG_THOUGHT)
    begin(prussia, opponent="bot:reference")
    marshal = Marshal(5)
    on_map = prussia.play_on_map(marshal, click_on_map)
    expect(prussia.page.locator(".result .who")).to_be_visible()
    assert on_map["hex"] + on_map["piece"] >= ENOUGH_ON_THE_MAP
    assert on_map["piece"] > 0
    assert marshal.combats >= ENOUGH_COMBATS
    assert prussia.problems == []


def test_a_corps_marches_in_one_gesture_and_is_undone_as_one(sit: Sit) -> None:
    """§7.3 One click for the corps and one for the goal: the whole corps, its leader not alone."""
    prussia = sit()
    begin(prussia)
    view = reach(prussia, "s7-move-piece")
    before = Field(view).hex_of
    corps = prussia.page.locator(".tray .corps").first
    corps.locator(".march").click()
    expect(prussia.page.locator(".board .aim")).to_be_visible()
    goal = next(h for one, h in before.items() if one == "R-P-I1")
    asked = prussia.view()
    assert asked is not None
    assert _click(prussia, f'.board .stack[data-hex="{goal}"]')
    expect(prussia.page.locator(".board .aim")).to_have_count(0)
    prussia.wait_past(asked)
    now = prussia.view()
    assert now is not None
    after = Field(now).hex_of
    moved = [one for one in before if after.get(one) != before[one]]
    assert len(moved) >= 3
    assert all(side_of(one) == "prussian" for one in moved)
    assert now["may_undo"]
    prussia.page.keyboard.press("u")
    prussia.wait_past(now)
    undone = prussia.view()
    assert undone is not None
    assert Field(undone).hex_of == before


def test_a_stack_fans_out_and_lists_its_pieces_from_the_top(sit: Sit) -> None:
    """§5.4 A click on a stack spreads it on the map and lists it below in its order."""
    prussia = sit()
    begin(prussia)
    view = reach(prussia, "s7-move-piece")
    units = [one for one in view["observation"]["units"] if one["hex"] == "2204"]
    order = [one["id"] for one in sorted(units, key=lambda one: int(one["place"]))]
    assert len(order) > 1
    assert _click(prussia, '.board .stack[data-hex="2204"]')
    expect(prussia.page.locator(".board .fan")).to_be_visible()
    for place in (".board .fan", ".tray .stack"):
        pieces = prussia.page.locator(f'{place} [data-target^="piece:"]').all()
        names = [str(one.get_attribute("data-target"))[6:] for one in pieces]
        assert [one for one in names if one in order] == order
    prussia.page.keyboard.press("Escape")
    expect(prussia.page.locator(".board .fan")).to_have_count(0)


def test_another_piece_is_taken_while_the_first_has_not_moved(sit: Sit) -> None:
    """§7.3 A click on another stack, a button and Escape put the piece in hand back."""
    prussia = sit()
    begin(prussia)
    reach(prussia, "s7-move-piece")
    for piece, here in (("R-P-C7", "2402"), ("R-P-IA", "2213"), ("R-P-C7", "2402")):
        assert _click(prussia, f'.board .stack[data-hex="{here}"]')
        hand = prussia.page.locator(f'.tray .piece.chosen[data-target="piece:{piece}"]')
        expect(hand).to_have_count(1)
    prussia.page.keyboard.press("Escape")
    expect(prussia.page.locator(".tray .piece.chosen")).to_have_count(0)
    view = reach(prussia, "s7-move-piece")
    assert _click(prussia, '.board .stack[data-hex="2402"]')
    prussia.wait_past(view)
    prussia.page.locator(".board .answers .back").click()
    expect(prussia.page.locator('.board .answers [data-target="button:done"]')).to_be_visible()
    assert prussia.problems == []


# Stacks of which a part is outside the map's window or under its tools.
COVERED = """() => {
    const tools = document.querySelector('.board .tools').getBoundingClientRect();
    const board = document.querySelector('.board').getBoundingClientRect();
    return [...document.querySelectorAll('.board .stack')].filter(one => {
        const box = one.querySelector('.hit').getBoundingClientRect();
        return box.top < tools.bottom - box.height / 3 || box.bottom > board.bottom
            || box.left < board.left || box.right > board.right;
    }).map(one => one.dataset.hex);
}"""


def test_the_first_look_shows_every_stack_clear_of_the_tools(sit: Sit) -> None:
    for size in (None, PHONE):
        seat = sit(size=size)
        begin(seat)
        seat.view()
        assert seat.page.locator(".board .stack").count() > 20
        assert seat.page.evaluate(COVERED) == []
    board = seat.page.locator(".board").bounding_box()
    assert board is not None
    assert board["height"] >= 0.4 * PHONE["height"]


def test_a_fanned_counter_shows_all_its_figures_from_afar(sit: Sit) -> None:
    prussia = sit()
    begin(prussia)
    reach(prussia, "s7-move-piece")
    expect(prussia.page.locator(".board.far")).to_have_count(1)
    assert _click(prussia, '.board .stack[data-hex="2204"]')
    fan = prussia.page.locator(".board .fan .counter .printed")
    expect(fan.first).to_be_visible()
    assert fan.all_text_contents() == ["5-7-6", "3-7-6"]


def test_who_waits_off_the_map_lies_in_the_tray(sit: Sit) -> None:
    """§24.2 The Prussians of Leuthen's main scenario enter; the map shows where they may."""
    prussia = sit()
    begin(prussia, form=4)
    view = reach(prussia, "s7-move-piece")
    off = [one["id"] for one in view["observation"]["units"] if one.get("fate") == "waiting"]
    first = next(one for one in texts(view) if one in off)
    prussia.page.locator(f'.tray .stack [data-target="piece:{first}"]').click()
    prussia.wait_past(view)
    now = prussia.view()
    assert now is not None
    entries = Field(now).hexes
    assert entries
    prussia.page.keyboard.press("g")  # where the board opened depends on what was there already
    for here in entries:
        expect(prussia.page.locator(f'.board .hex.lit[data-hex="{here}"]')).to_be_in_viewport()


def options_of(form: str) -> int:
    """Return how many options matter in a form of battle."""
    found = next(one for one in load("prussia").scenarios() if one.id == form)
    options = found.facts["options"]
    assert isinstance(options, list)
    return len(options)


def test_the_lobby_tells_length_and_goals_and_asks_what_matters(sit: Sit) -> None:
    prussia = sit()
    prussia.open_lobby("prussia")
    options = prussia.page.locator('.new form fieldset:has(input[name*="-"], select) legend')
    forms = prussia.page.locator(".new li button")
    of_leuthen = options.filter(has_text="Leuthen")
    forms.nth(0).click()
    expect(options).to_have_count(SIDES_OPPONENT_AND_PRACTICE + options_of("rossbach-battle"))
    expect(of_leuthen).to_have_count(0)
    expect(prussia.page.locator(".scenario")).to_contain_text("4 turns of an hour, 14:30 to 17:30")
    assert all(one.strip() for one in prussia.page.locator(".scenario dd").all_inner_texts())
    forms.nth(3).click()
    expect(options).to_have_count(SIDES_OPPONENT_AND_PRACTICE + options_of("leuthen-battle"))
    expect(of_leuthen).to_have_count(1)


def test_the_key_e_ends_a_step(sit: Sit) -> None:
    prussia = sit()
    begin(prussia)
    view = reach(prussia, "s7-move-piece")
    prussia.page.keyboard.press("e")
    prussia.wait_past(view)
    now = prussia.view()
    assert now is not None
    assert (now["prompt"], now["observation"]["turn"]) != ("s7-move-piece", 1)


def test_a_unit_is_dragged_to_the_top_of_its_stack(sit: Sit) -> None:
    """§5.4 Dragging a counter before another raises it."""
    prussia = sit()
    begin(prussia)
    reach(prussia, "s7-move-piece")
    assert _click(prussia, '.board .stack[data-hex="2204"]')
    prussia.page.keyboard.press("Escape")
    lower = prussia.page.locator(".tray .stack li[draggable=true]").last
    upper = prussia.page.locator(".tray .stack li[draggable=true]").first
    piece = str(lower.locator(".piece").get_attribute("data-target"))
    lower.drag_to(upper)
    first = prussia.page.locator('.tray .stack [data-target^="piece:R-P-C"]').first
    expect(first).to_have_attribute("data-target", piece)


def test_a_combat_shows_its_odds_before_it_is_rolled(sit: Sit) -> None:
    """§10.3–§10.6 Odds, modifiers with their sections, and the results of all six dice."""
    prussia = sit()
    begin(prussia)
    marshal = Marshal(7)
    for _ in range(MOST_ANSWERS):
        view = reach(prussia, "s10-declare", marshal)
        if "done" in texts(view):
            break
        expect(prussia.page.locator(".board .tools .fight")).to_be_visible()
        prussia.page.locator(f'[data-choice="{texts(view)[0]}"]').click()
        prussia.wait_past(view)
    combat = view["observation"]["combat"]
    assert combat["attackers"]
    assert combat["defenders"]
    card = prussia.page.locator(".board .combat")
    expect(card.locator(".odds")).to_have_text(combat["odds"])
    expect(card.locator("tbody tr").first.locator("td")).to_have_count(6)
    expect(card.locator("dl .rule")).to_have_count(len(combat["modifiers"]))
    expect(prussia.page.locator(".board path.thrust")).not_to_have_count(0)
    for one in view["choices"]:
        if one["target"].startswith("hex:"):
            here = one["target"][4:]
            expect(prussia.page.locator(f'.board .stack.open[data-hex="{here}"]')).to_have_count(1)
    assert not any(line["kind"] == "combat" for line in logged(prussia)[-1:])
    prussia.page.locator(".board .tools .fight").click()
    expect(prussia.page.locator(".board.far")).to_have_count(0)
    for here in (*combat["attackers"], *combat["defenders"]):
        expect(prussia.page.locator(f'.board .stack[data-hex="{here}"]')).to_be_in_viewport()


def logged(seat: Seat) -> list[dict[str, Any]]:
    """Return the lines of the log that the page has heard of."""
    lines: list[dict[str, Any]] = []
    for frame in seat.frames:
        if frame.get("type") == "view":
            lines[frame["log"]["start"] :] = frame["log"]["lines"]
    return lines


def test_overlays_show_zones_command_sight_and_reach(sit: Sit) -> None:
    """§6.1, §4.2.2, §8.2, §7.3 What the server sees is laid over the map at a click."""
    prussia = sit()
    begin(prussia)
    view = reach(prussia, "s7-move-piece")
    board = prussia.page.locator(".board")
    expect(board.locator(".zone-edge")).to_have_count(0)
    board.locator(".tools .zones").click()
    expect(board.locator(".zone-edge")).to_have_count(2)
    board.locator(".tools .command").click()
    leaders = [one for one in view["observation"]["leaders"] if one["hex"]]
    expect(board.locator("path.range")).to_have_count(len(leaders))
    board.locator(".tools .sight").click()
    expect(board.locator(".caption")).to_contain_text("point at a stack")
    point = prussia.page.evaluate(FIND_POINT, '.board .stack[data-hex="2207"]')
    prussia.page.mouse.move(*point)
    expect(board.locator("path.open")).to_have_count(1)
    prussia.page.locator('[data-choice="R-P-C1"]').click()
    prussia.wait_past(view)
    now = prussia.view()
    assert now is not None
    expect(board.locator("text.cost")).to_have_count(len(Field(now).hexes))


def test_both_tracks_of_army_morale_are_in_sight(sit: Sit) -> None:
    """§12 The markers of both armies stand in the bar, on a phone too."""
    for size in (None, PHONE):
        seat = sit(size=size)
        begin(seat)
        view = seat.view()
        assert view is not None
        tracks = seat.page.locator(".score .side")
        expect(tracks).to_have_count(2)
        for place, side in enumerate(("prussian", "coalition")):
            morale = view["observation"]["armies"][side]["morale"]
            expect(tracks.nth(place).locator("b")).to_have_text(str(morale))
            expect(tracks.nth(place).locator("b")).to_be_in_viewport()


def test_every_lit_thing_is_on_the_map_or_in_the_tray_and_has_a_name(sit: Sit) -> None:
    prussia = sit()
    begin(prussia)
    marshal = Marshal(11)
    for _ in range(25):
        view = prussia.view()
        assert view is not None
        hexes = {one["target"] for one in view["choices"] if one["target"].startswith("hex:")}
        lit = prussia.page.locator(".board .hex.lit")
        assert lit.count() == len(hexes)
        assert all(one.get_attribute("aria-label") for one in lit.all())
        stacks = prussia.page.locator(".board .stack .hit")
        assert all(one.get_attribute("aria-label") for one in stacks.all())
        prussia.page.locator(f'[data-choice="{marshal.choose(view)}"]').click()
        prussia.wait_past(view)


def test_free_set_up_has_a_quick_start(sit: Sit) -> None:
    """§22.2 One click places the whole army where the form allows."""
    prussia = sit()
    begin(prussia, form=1)
    view = prussia.view()
    assert view is not None
    assert view["prompt"] == "s22-place"
    expect(prussia.page.locator('.tray .stack [data-target^="piece:"]')).not_to_have_count(0)
    prussia.page.locator('.board .answers [data-target="button:quick"]').click()
    prussia.wait_past(view)
    now = prussia.view()
    assert now is not None
    placed = [one for one in now["observation"]["units"] if one["hex"]]
    assert len(placed) > 40


def test_names_never_lie_on_each_other(sit: Sit) -> None:
    for form in (0, 3, 6, 9):
        seat = sit()
        begin(seat, form=form)
        seat.view()
        seat.page.locator(".board .tools .view").click()
        for language in ("en", "uk", "ru"):
            seat.page.locator("header select").select_option(language)
            expect(seat.page.locator(f'html[lang="{language}"]')).to_have_count(1)
            boxes = seat.page.evaluate(
                """() => [...document.querySelectorAll('.board .prussia-ground .name')]
                    .map(one => [one.textContent, one.getBoundingClientRect().toJSON()])"""
            )
            assert len(boxes) > 15
            clashes = [
                (a, b)
                for place, (a, one) in enumerate(boxes)
                for b, two in boxes[place + 1 :]
                if _overlap(one, two)
            ]
            assert clashes == [], (language, form, clashes)


def _overlap(a: dict[str, float], b: dict[str, float]) -> bool:
    """Say whether the inner two thirds of two boxes meet: line boxes are taller than letters."""
    trim_a, trim_b = a["height"] / 6, b["height"] / 6
    beside = a["left"] < b["right"] - 1 and b["left"] < a["right"] - 1
    above = a["top"] + trim_a < b["bottom"] - trim_b and b["top"] + trim_b < a["bottom"] - trim_a
    return beside and above


def test_nothing_is_left_without_words_in_any_language(sit: Sit) -> None:
    for language in ("en", "uk", "ru"):
        seat = sit(language=language)
        begin(seat)
        reach(seat, "s7-move-piece")
        assert _click(seat, '.board .stack[data-hex="2204"]')
        seat.page.locator(".board .tools button[aria-expanded]").click()
        assert re.findall(r"(?:web-)?prussia-[a-z0-9-]+", seat.words()) == []


def test_a_phone_shows_the_map_without_a_sideways_scroll(sit: Sit) -> None:
    prussia = sit(size=PHONE)
    begin(prussia)
    view = prussia.view()
    assert view is not None
    wide = prussia.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]
    prussia.page.locator('.board .answers [data-target="button:quick"]').click()
    prussia.wait_past(view)
    assert prussia.problems == []


@pytest.mark.parametrize("size", [None, PHONE], ids=["laptop", "phone"])
def test_the_map_has_no_serious_fault(sit: Sit, size: dict[str, int] | None) -> None:
    prussia = sit(size=size)
    begin(prussia)
    reach(prussia, "s7-move-piece")
    assert _click(prussia, '.board .stack[data-hex="2204"]')
    prussia.page.locator(".board .tools button[aria-expanded]").click()
    assert serious_faults(prussia.page) == []


def test_the_map_is_played_by_keys_alone(sit: Sit) -> None:
    """Tab or B to the board, arrows between lit things, Enter on one, Escape out of a fan."""
    prussia = sit()
    begin(prussia)
    view = reach(prussia, "s7-move-piece")
    prussia.page.keyboard.press("b")
    focused = "document.activeElement?.closest('.stack')?.dataset.hex"
    first = prussia.page.evaluate(focused)
    assert first in Field(view).hex_of.values()
    prussia.page.keyboard.press("ArrowDown")
    assert prussia.page.evaluate(focused) not in (None, first)
    prussia.page.locator('.board .stack[data-hex="2204"] .hit').focus()
    prussia.page.keyboard.press("Enter")
    expect(prussia.page.locator(".board .fan .hit:focus")).to_have_count(1)
    prussia.page.keyboard.press("Enter")
    prussia.wait_past(view)
    now = prussia.view()
    assert now is not None
    assert now["prompt"] == "s7-move-to"
    assert Field(now).hex_of[Field(now).piece] == "2204"
