"""Playing by touch at a window of any size, with an eye on where the map lies."""

from playwright.sync_api import expect

from tests.browser.player import View
from tests.browser.table import FIND_POINT, Seat

SIZES = [(390, 844), (844, 390), (820, 1180), (1024, 768), (1440, 900), (1920, 1080)]
GAMES = {"undaunted": 0, "marengo": 0, "napoleonics": 2, "prussia": 0}
TAPS = 2
MOST_STEPS_NEARER = 4

# Where the map lies: its box, and the scale and origin of what is drawn in it.
PLACE = """() => {
    const svg = document.querySelector('.panzoom > svg');
    const box = svg.getBoundingClientRect(), at = svg.firstElementChild.getScreenCTM();
    const all = [box.x, box.y, box.width, box.height, at.a, at.e, at.f];
    return all.map(one => Math.round(one * 100) / 100);
}"""

# Lit things that can be seen, each with its target; a stack of which a fan opens has none.
SEEN = """(targets) => targets.filter(target => {
    const found = `.centre .lit[data-target="${target}"], .tray .lit[data-target="${target}"]`;
    return [...document.querySelectorAll(found)].some(one => {
        const box = one.getBoundingClientRect();
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return hit?.closest('[data-target]') === one;
    });
})"""


def place(seat: Seat) -> list[float]:
    """Return where the map lies."""
    return list(seat.page.evaluate(PLACE))


def tap(seat: Seat, target: str) -> bool:
    """Touch a thing until it is named, coming nearer where it is crowded; False if it is hidden."""
    for _ in range(MOST_STEPS_NEARER):
        point = seat.page.evaluate(FIND_POINT, target)
        if point is None:
            return False
        before = place(seat)
        seat.page.touchscreen.tap(*point)
        seat.settle()
        if place(seat) == before:
            return True
    return True


def taps(seat: Seat, view: View) -> None:
    """Touch some lit things of a question: each is named, none is answered, nothing moves."""
    every = [choice["target"] for choice in view["choices"]]
    plain = [target for target in every if every.count(target) == 1]
    for target in seat.page.evaluate(SEEN, plain)[:TAPS]:
        if tap(seat, target):
            expect(seat.page.locator(".confirm")).to_have_attribute("data-armed", target)


def play_on(seat: Seat, chosen: int) -> bool:
    """Touch things, then answer in the list: the map stays where the last touch left it.

    False when the game is over.
    """
    view = seat.view()
    if view is None:
        return False
    taps(seat, view)
    before = place(seat)
    text = view["choices"][chosen % len(view["choices"])]["text"]
    seat.page.locator(f'[data-choice="{text}"]').evaluate("one => one.click()")
    seat.wait_past(view)
    seat.view()
    seat.settle()
    assert place(seat) == before, view["prompt"]
    return True
