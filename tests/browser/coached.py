"""A guided battle taken in a browser: as it is taught, or with a wrong click at each step."""

import json
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Locator

from grognard.core.registry import load
from grognard.lessons import Lesson, lesson_of
from tests.browser.table import PATIENCE, SHORT_WAIT, Seat

MOST_CLICKS = 400
COACH = ".coach"

Look = Callable[[str], None]
Begin = Callable[[Seat, str, str], None]


@dataclass
class Lived:
    """What happened: pages read, right clicks, wrong clicks, and the ids of the steps seen."""

    pages: int
    right: int
    wrong: int
    steps: list[str]


def no_look(_step: str) -> None:
    """Look at nothing."""


def begin_lesson(seat: Seat, game: str, id: str) -> None:
    """Begin a lesson from the lobby."""
    seat.open_lobby(game)
    seat.page.locator(f'[data-lesson="{id}"]').click()
    seat.page.wait_for_url("**/play/*")


def enter_lesson(seat: Seat, game: str, id: str) -> None:
    """Begin a lesson without the lobby: the browser holds its seat before its page is opened."""
    created = seat.page.request.post("/api/lessons", data={"game": game, "lesson": id}).json()
    match = created["match"]["id"]
    held = {"match": match, "seats": created["secrets"], "invitations": created["invitations"]}
    taken = {"match": match, "isDone": False}
    for name, value in {"seats": [held], f"lesson.{game}.{id}": taken}.items():
        key, told = json.dumps(f"grognard.{name}"), json.dumps(json.dumps(value))
        seat.page.add_init_script(
            f"localStorage.getItem({key}) ?? localStorage.setItem({key}, {told})"
        )
    seat.page.goto(f"/play/{match}")


def take_lesson(
    seat: Seat,
    game: str,
    id: str,
    is_wrong: bool,
    look: Look = no_look,
    by_touch: bool = False,
    begin: Begin = begin_lesson,
) -> Lived:
    """Take a lesson to its end, from the lobby if nothing else is said.

    `look` is called before every press.
    """
    lesson = lesson_of(load(game), id)
    begin(seat, game, id)
    lived = Lived(0, 0, 0, [])
    for _ in range(MOST_CLICKS):
        coach = seat.page.locator(COACH)
        coach.wait_for()
        step = wait_for_page(seat, lesson)
        if step not in lived.steps:
            lived.steps.append(step)
        look(step)
        if seat.page.locator(f"{COACH} .next").count():
            seat.page.locator(f"{COACH} .next").click()
            lived.pages += 1
            continue
        if step == lesson.steps[-1].id:
            return lived
        if is_wrong:
            lived.wrong += stray(seat, step, look)
        if by_touch:
            tap(seat, taught(seat).first, lambda: look(step))  # noqa: B023
        else:
            click(seat, taught(seat).first)
        lived.right += 1
    raise AssertionError(f"the lesson {game}/{id} does not end")


def read_on(seat: Seat, lesson: Lesson) -> str:
    """Read until something is to be done, and return the id of its step."""
    while True:
        step = wait_for_page(seat, lesson)
        following = seat.page.locator(f"{COACH} .next")
        if not following.count():
            return step
        following.click()


def wait_for_page(seat: Seat, lesson: Lesson) -> str:
    """Wait until the coach has something to read or to do, and return the id of its step."""
    for _ in range(PATIENCE // SHORT_WAIT):
        step = seat.page.locator(COACH).get_attribute("data-step") or ""
        is_last = step == lesson.steps[-1].id
        if is_last or seat.page.locator(f"{COACH} .next").count() or taught(seat).count():
            return seat.page.locator(COACH).get_attribute("data-step") or ""
        seat.page.wait_for_timeout(SHORT_WAIT)
    raise AssertionError(f"nothing can be done at {step}: {seat.words()[:2000]}")


def taught(seat: Seat) -> Locator:
    """Return the answers that the lesson wants."""
    return seat.page.locator(".choices button.taught:enabled")


def others(seat: Seat) -> Locator:
    """Return the answers that are legal and not what the lesson wants."""
    return seat.page.locator(".choices button:not(.taught):enabled")


def stray(seat: Seat, step: str, look: Look) -> int:
    """Click something wrong where there is such, hear why, and go back; return how many clicks."""
    if not others(seat).count():
        return 0
    wanted = [one.get_attribute("data-choice") for one in taught(seat).all()]
    click(seat, others(seat).first)
    off = seat.page.locator(f'{COACH}[data-off="true"]')
    off.wait_for()
    assert off.locator(".remark").inner_text().strip()
    look(f"{step}-wrong")
    off.locator(".buttons .primary").click()
    seat.page.locator(f'{COACH}[data-off="false"]').wait_for()
    for _ in range(PATIENCE // SHORT_WAIT):
        if [one.get_attribute("data-choice") for one in taught(seat).all()] == wanted:
            return 1
        seat.page.wait_for_timeout(SHORT_WAIT)
    raise AssertionError(f"the way back does not lead to {wanted} of {step}")


def click(seat: Seat, answer: Locator) -> None:
    """Give an answer of the list, and wait until its question is gone."""
    view = seat.view()
    assert view is not None
    answer.click()
    confirm = seat.page.locator(".confirm .primary")
    if confirm.count():
        confirm.click()
    seat.wait_past(view)


def tap(seat: Seat, answer: Locator, look: Callable[[], None]) -> None:
    """Give an answer of the list with a finger, looking at what is shown before it is confirmed."""
    view = seat.view()
    assert view is not None
    answer.tap()
    seat.settle()
    confirm = seat.page.locator(".confirm .primary")
    if confirm.count():
        look()
        confirm.tap()
    seat.wait_past(view)


# What of a lesson is in sight: things that are asked for and lie under something or beyond an edge,
# the share of the window that is map alone, and where the map lies.
SIGHT = """() => {
    const box = (one) => one.getBoundingClientRect();
    const drawn = (found) => [...document.querySelectorAll(found)].filter((one) => box(one).height);
    const shares = [[5, 5], [1, 5], [9, 5], [5, 2], [5, 8]];
    const isSeen = (one) => shares.every(([i, j]) => one.contains(document.elementFromPoint(
        box(one).x + box(one).width * i / 10, box(one).y + box(one).height * j / 10)));
    const asked = drawn('.confirm').length ? '.confirm .primary' : '.choices .taught';
    const lists = [asked, '.tray .taught', '.tray .spoken', '.coach .line'];
    const hidden = lists.filter((list) => drawn(list).length && !drawn(list).some(isSeen));
    const [last] = drawn('.coach[data-off="false"] .said > p:not(.rules)').slice(-1);
    const end = last && box(last).bottom - box(last.parentElement).bottom;
    if (end > 4 && !drawn('.confirm').length) hidden.push('.coach .said');
    const top = Math.max(...drawn('.table > header, .coach').map((one) => box(one).bottom));
    const bottom = Math.min(...drawn('.table > .side, .table > .tray').map((one) => box(one).top));
    const map = document.querySelector('.panzoom > svg > g').getAttribute('transform');
    const words = document.querySelector('.coach .said');
    const isWhole = !!words && words.scrollHeight <= words.clientHeight + 10;
    return { hidden, share: (bottom - top) / innerHeight, map, isWhole };
}"""


@dataclass
class Sight:
    """What of a lesson was in sight at a moment; see SIGHT."""

    hidden: list[str]
    share: float
    map: str
    is_whole: bool


def sight(seat: Seat) -> Sight:
    """Return what is in sight now."""
    seat.settle()
    found = seat.page.evaluate(SIGHT)
    return Sight(found["hidden"], found["share"], found["map"], found["isWhole"])
