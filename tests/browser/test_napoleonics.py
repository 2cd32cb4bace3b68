"""Napoleonics in the browser: a whole battle on the map, cards, previews, standing answers."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import serious_faults
from tests.browser.conftest import Sit
from tests.browser.marshals import NapoleonicsMarshal as Marshal
from tests.browser.player import View, texts
from tests.browser.table import BUTTONS, FIND_POINT, MOST_ANSWERS, Seat, click_on_map
from tests.browser.test_play import by_keyboard

pytestmark = pytest.mark.browser

PHONE = {"width": 390, "height": 844}
ENOUGH_ON_THE_MAP = 40
BATTLES = 15
GARCIA_HERNANDEZ = 11
LANGUAGES = ("en", "uk", "ru")

# Answers in the list, one after the other and in the page itself, until one of the questions is
# asked, or so many answers are given; returns the question that is open then, "" at the end.
# A question that is answered by itself is waited for, and returned if it stays.
HURRY = """async ([prompts, limit, seed, mark, standing]) => {
    const rest = () => new Promise(done => setTimeout(done, 4));
    const list = () => document.querySelector('.choices');
    const open = () => document.querySelector('.result') || list()?.querySelector('button:enabled');
    const ends = ['done', 'no', 'stop'];
    let luck = seed;
    const random = () => (luck = (luck * 1103515245 + 12345) % 2147483648) / 2147483648;
    const found = [];
    for (let given = 0; ; given++) {
        while (!open()) await rest();
        if (document.querySelector('.result')) return ['', found];
        const { seat, step, prompt } = list().dataset;
        if (mark) found.push(...(document.body.innerText.match(new RegExp(mark, 'g')) ?? []));
        const same = `.choices[data-seat="${seat}"][data-step="${step}"] button`;
        if (prompt === standing) {
            for (let waits = 0; document.querySelector(same); waits++)
                if (waits < 2000) await rest(); else return [prompt, found];
            continue;
        }
        if (prompts.includes(prompt) || given >= limit) return [prompt, found];
        const all = [...list().querySelectorAll('button')];
        const deeds = all.filter(one => !ends.includes(one.dataset.choice));
        const end = all.find(one => one.dataset.choice === 'done');
        const some = deeds.length ? deeds : all;
        const isEarly = end && prompt === 'move' && random() < 0.2;
        (isEarly ? end : some[Math.floor(random() * some.length)]).click();
        while (document.querySelector(same)) await rest();
    }
}"""


def begin(seat: Seat, side: int, opponent: str = "bot:random", battle: int = 0) -> None:
    """Begin a battle from the lobby."""
    seat.begin(opponent, side, "napoleonics", battle)


def hurry(
    seat: Seat,
    *prompts: str,
    limit: int = MOST_ANSWERS,
    seed: int = 1,
    mark: str = "",
    standing: str = "",
) -> tuple[str, list[str]]:
    """Answer at once until a question is asked; return it, and all that matched the mark."""
    prompt, found = seat.page.evaluate(HURRY, [list(prompts), limit, seed, mark, standing])
    return str(prompt), [str(one) for one in found]


def reach(seat: Seat, *prompts: str, seed: int = 1) -> View:
    """Answer in the list until one of the questions is asked."""
    assert hurry(seat, *prompts, seed=seed)[0] in prompts, f"the battle ended before {prompts}"
    view = seat.view()
    assert view is not None
    return view


@pytest.mark.large
def test_a_whole_battle_is_played_on_the_map(sit: Sit) -> None:
    allies = sit()
    begin(allies, side=1, opponent="bot:reference")
    on_map = allies.play_on_map(Marshal(5), click_on_map)
    expect(allies.page.locator(".result .who")).to_be_visible()
    assert "{" not in allies.page.locator(".result").inner_text()
    assert on_map["piece"] + on_map["hex"] >= ENOUGH_ON_THE_MAP
    assert on_map["card"] > 0
    assert allies.problems == []


NAMELESS = """(targets) => targets.filter(target => {
    const thing = document.querySelector(`.lit[data-target="${target}"]`);
    return !(thing?.getAttribute('aria-label') || thing?.textContent.trim());
})"""


def test_every_lit_thing_is_on_the_map_or_in_the_hand_and_has_a_name(sit: Sit) -> None:
    allies = sit()
    begin(allies, side=1)
    prompts = set()
    for seed in range(40):
        prompts.add(hurry(allies, limit=1, seed=seed)[0])
        view = allies.view()
        assert view is not None
        targets = [one["target"] for one in view["choices"]]
        things = [target for target in targets if not target.startswith(BUTTONS)]
        assert allies.page.evaluate(NAMELESS, things) == []
    assert prompts >= {"play", "order", "move"}


def test_a_turn_is_played_by_keyboard_alone(sit: Sit) -> None:
    allies = sit()
    begin(allies, side=1)
    allies.view()
    allies.page.mouse.move(2, 2)
    marshal, turns = Marshal(8), set()
    for _ in range(60):
        view = allies.view()
        assert view is not None
        turns.add(view["observation"]["turn"])
        if len(turns) > 2:
            break
        allies.answer(marshal, by_keyboard)
    assert len(turns) > 2
    assert allies.problems == []


def test_only_the_own_hand_is_shown(sit: Sit) -> None:
    french = sit()
    begin(french, side=0)
    view = french.view()
    assert view is not None
    hands = view["observation"]["hands"]
    assert "cards" not in hands["allied"]
    shown = french.page.locator(".tray .hand .card")
    assert shown.count() == hands["french"]["count"]
    french.page.locator(".tray .tab.allied").click()
    expect(shown).to_have_count(0)
    expect(french.page.locator(".tray .hand .back")).to_have_count(hands["allied"]["count"])


def test_a_watcher_sees_no_hand_and_a_replay_shows_the_battle(sit: Sit) -> None:
    allies, watcher = sit(), sit()
    begin(allies, side=1)
    reach(allies, "move")
    match = allies.page.url.rsplit("/", 1)[1]
    watcher.page.goto(f"/play/{match}")
    expect(watcher.page.locator(".tray .hand .back").first).to_be_visible()
    expect(watcher.page.locator(".tray .hand .card")).to_have_count(0)
    expect(watcher.page.locator(".standing")).to_have_count(0)
    allies.page.goto(f"/replay/{match}")
    expect(allies.page.locator(".board .unit").first).to_be_visible()
    allies.page.get_by_role("button", name="To the end").click()
    expect(allies.page.locator(".log p").last).to_be_visible()
    assert allies.problems == watcher.problems == []


def test_blocks_stand_for_the_strength_of_a_unit(sit: Sit) -> None:
    allies = sit()
    begin(allies, side=1)
    view = allies.view()
    assert view is not None
    drawn = allies.page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('.board .art:has(.unit)')].map(
            one => [one.dataset.art, [one.querySelectorAll('rect.face').length,
                                      one.querySelector('.plate text').textContent]]))"""
    )
    units = view["observation"]["units"]
    assert drawn == {unit["piece"]: [unit["blocks"], unit["type"]] for unit in units}


def test_an_attack_shows_its_dice_line_by_line_and_its_exact_chances(sit: Sit) -> None:
    allies = sit()
    begin(allies, side=1)
    view = reach(allies, "target")
    target = view["choices"][0]["target"]
    preview = next(
        one
        for one in view["observation"]["question"]["previews"]
        if f"piece:{one['target']}" == target
    )
    allies.page.locator(".choices button").first.focus()
    odds = allies.page.locator(".odds")
    expect(odds).to_be_visible()
    expect(odds.locator(".sum dd")).to_have_text(str(preview["dice"]))
    assert odds.locator("dl div").count() == len(preview["lines"]) + 1
    hits = {chance["hits"] for chance in preview["chances"]}
    assert odds.locator("tbody tr").count() == max(hits) + 1
    totals = odds.locator("td.total").all_inner_texts()
    assert sum(float(one.replace("%", "")) for one in totals) == pytest.approx(100, abs=1)


def until_a_reaction_is_free(seat: Seat) -> View:
    """Stand against dragoons at García Hernández until an attack can be met in several ways."""
    for _ in range(5):
        begin(seat, side=0, opponent="bot:reference", battle=GARCIA_HERNANDEZ)
        for seed in range(60):
            if hurry(seat, "react", seed=seed)[0] != "react":
                break
            view = seat.view()
            if view is not None and len(view["choices"]) > 1:
                return view
            hurry(seat, limit=1, seed=seed)
    raise AssertionError("five battles without a free reaction")


def test_answers_to_an_attack_stay_in_their_place_while_their_odds_are_shown(sit: Sit) -> None:
    """§5.6, §8.2.7 On a phone, too, where a longer table of odds pushed them away."""
    allies = sit(size=PHONE)
    view = until_a_reaction_is_free(allies)
    answers = [allies.page.locator(f'[data-choice="{text}"]') for text in texts(view)]
    places = [one.bounding_box() for one in answers]
    for one in answers:
        told = allies.heard_frames("odds")
        one.hover()
        allies.hear_again("odds", told)
        expect(allies.page.locator(".odds tbody tr").first).to_be_visible()
        assert [other.bounding_box() for other in answers] == places
    answers[-1].click()
    allies.wait_past(view)


def test_dice_are_shown_on_the_map_before_a_roll_and_as_faces_in_the_log_after_it(sit: Sit) -> None:
    allies = sit()
    begin(allies, side=1)
    view = reach(allies, "target")
    dice = [str(one["dice"]) for one in view["observation"]["question"]["previews"]]
    assert sorted(allies.page.locator(".board .badge text").all_text_contents()) == sorted(dice)
    hurry(allies, limit=4)
    assert allies.page.locator(".log .die").count() > 0


def test_orders_are_one_line_of_the_log(sit: Sit) -> None:
    allies = sit()
    begin(allies, side=1)
    hurry(allies, limit=60)
    lines = allies.page.locator(".log p").all_inner_texts()
    assert sum(line.startswith("Ordered: ") for line in lines) > 0
    assert all(line.count(" receives an order") < 2 for line in lines)


def test_a_standing_answer_meets_every_attack_without_a_click(sit: Sit) -> None:
    allies = sit()
    begin(allies, side=1, opponent="bot:reference")
    allies.view()
    allies.page.locator(".standing select").select_option("stand")
    for seed in range(30):
        prompt, _ = hurry(allies, limit=10, seed=seed, standing="react")
        assert prompt != "react"
        views = [frame["view"] for frame in allies.frames if frame.get("view")]
        if not prompt or any(view["prompt"] == "react" for view in views):
            break
    assert any(view["prompt"] == "react" for view in views), "no attack came"
    assert allies.problems == []


def test_the_own_edge_of_the_board_is_below_until_it_is_turned(sit: Sit) -> None:
    for side, below in ((0, "A7"), (1, "I7")):
        seat = sit()
        begin(seat, side=side)
        seat.view()
        middle = seat.page.locator('[data-target="hex:E7"]').bounding_box()
        own = seat.page.locator(f'[data-target="hex:{below}"]').bounding_box()
        assert middle is not None
        assert own is not None
        assert own["y"] > middle["y"]
        seat.page.get_by_role("button", name="turn the board").click()
        turned = seat.page.locator(f'[data-target="hex:{below}"]').bounding_box()
        assert turned is not None
        assert turned["y"] < middle["y"]


def test_pointing_at_an_enemy_says_what_it_could_do(sit: Sit) -> None:
    allies = sit()
    begin(allies, side=1)
    for seed in range(MOST_ANSWERS):
        view = allies.view()
        assert view is not None
        threats = view["observation"]["threats"]
        enemies = [piece for piece, dice in threats.items() if dice["melee"] or dice["fire"]]
        if enemies:
            break
        hurry(allies, limit=1, seed=seed)
    allies.page.locator(f'.board [data-info="piece:{enemies[0]}"]').hover()
    expect(allies.page.locator(".board .threats text").first).to_be_visible()
    expect(allies.page.locator(".board .caption")).to_contain_text(" now: ")


def test_what_does_not_glow_says_why_not_with_the_rule(sit: Sit) -> None:
    allies = sit()
    begin(allies, side=1)
    allies.view()
    allies.page.locator('.board [data-target="hex:E5"]').click()
    note = allies.page.locator(".why .note")
    expect(note).to_be_visible()
    expect(note.locator(".rule").first).to_contain_text("§")


UNSAID = "(?:web-)?napoleonics-[a-z0-9-]+"


def test_the_lobby_has_words_for_every_battle(sit: Sit) -> None:
    """The catalogues of all languages hold the same messages: one language shows them all."""
    seat = sit()
    seat.open_lobby("napoleonics")
    for battle in range(BATTLES):
        seat.page.locator(".new li button").nth(battle).click()
        assert re.findall(UNSAID, seat.words()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_without_words(sit: Sit, language: str) -> None:
    seat = sit(language=language)
    begin(seat, side=1, battle=BATTLES - 1)
    assert hurry(seat, limit=40, mark=UNSAID)[1] == []
    assert re.findall(UNSAID, seat.words()) == []
    seat.page.keyboard.press("?")
    assert re.findall(UNSAID, seat.page.locator("dialog[open]").inner_text()) == []


def test_a_phone_shows_the_map_without_a_sideways_scroll(sit: Sit) -> None:
    allies = sit(size=PHONE)
    begin(allies, side=1)
    view = reach(allies, "order")
    assert allies.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert allies.page.evaluate("document.documentElement.scrollHeight") <= PHONE["height"]
    near = [
        one["text"]
        for one in view["choices"]
        if one["target"].startswith("piece:") and allies.page.evaluate(FIND_POINT, one["target"])
    ]
    assert click_on_map(allies, view, near[0])
    allies.wait_past(view)
    assert allies.problems == []


@pytest.mark.parametrize("size", [None, PHONE], ids=["laptop", "phone"])
def test_a_battle_has_no_serious_fault(sit: Sit, size: dict[str, int] | None) -> None:
    allies = sit(size=size)
    begin(allies, side=1)
    reach(allies, "target")
    allies.page.locator(".choices button").first.focus()
    assert serious_faults(allies.page) == []
