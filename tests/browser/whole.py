"""Whole games at the table by one hand: by mouse, by keyboard alone, or by touch."""

from collections.abc import Callable
from typing import Final

from tests.browser.marshals import MarengoMarshal, NapoleonicsMarshal, PrussiaMarshal
from tests.browser.player import Chooser, Player, View
from tests.browser.table import MOST_ANSWERS, Seat, click_on_map
from tests.browser.tapping import tap

Choosers = dict[str, Callable[[int], Chooser]]
Hand = Callable[[Seat, View, str], str]

SEATS: Final = {"undaunted": 0, "marengo": 0, "napoleonics": 1, "prussia": 0}
BATTLES: Final = {"undaunted": 0, "marengo": 0, "napoleonics": 11, "prussia": 0}
"""La Raye, Marengo, García Hernández, Rossbach."""
CHOOSERS: Final[Choosers] = {
    "undaunted": lambda _: Player(),
    "marengo": MarengoMarshal,
    "napoleonics": NapoleonicsMarshal,
    "prussia": PrussiaMarshal,
}

# How long each trusted press waited until something on the page had changed and was painted.
FEEDBACK: Final = """(() => {
    window.waited = [];
    let pressed = 0;
    for (const kind of ['click', 'keydown'])
        addEventListener(kind, event => { if (event.isTrusted) pressed = event.timeStamp; }, true);
    new MutationObserver(() => {
        if (!pressed) return;
        const since = pressed;
        pressed = 0;
        requestAnimationFrame(() => window.waited.push(performance.now() - since));
    }).observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
})()"""


def by_touch(seat: Seat, view: View, text: str) -> str:
    """Tap the lit thing itself, then the large button; else the answer in the list."""
    target = next(str(one["target"]) for one in view["choices"] if one["text"] == text)
    confirm = seat.page.locator(".confirm .primary")
    is_plain = [one["target"] for one in view["choices"]].count(target) == 1
    if is_plain and tap(seat, target) and _is_armed(seat, target):
        confirm.tap()
        return target.partition(":")[0]
    answer = seat.page.locator(f'[data-choice="{text}"]')
    answer.evaluate("one => one.scrollIntoView({block: 'start'})")
    answer.tap()
    if _is_armed(seat, target):
        confirm.tap()
    return ""


def _is_armed(seat: Seat, target: str) -> bool:
    seat.settle()
    return seat.page.locator(f'.confirm[data-armed="{target}"]').count() > 0


def by_keyboard(seat: Seat, view: View, text: str) -> str:
    """Answer without a mouse; return the kind of lit thing that was walked to, or ""."""
    targets = [choice["target"] for choice in view["choices"]]
    place = [choice["text"] for choice in view["choices"]].index(text)
    target = targets[place]
    if targets.count(target) == 1 and walk_to(seat, target):
        seat.page.keyboard.press("Enter")
        return str(target).split(":")[0]
    if place < 10:
        seat.page.keyboard.press(str((place + 1) % 10))
    else:
        seat.page.locator(f'[data-choice="{text}"]').focus()
        seat.page.keyboard.press("Enter")
    return ""


def walk_to(seat: Seat, target: str) -> bool:
    """Go to the first lit thing with B, and on with the arrows; say whether it was reached."""
    seat.page.keyboard.press("b")
    for key in ("", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        if key:
            seat.page.keyboard.press(key)
        if seat.page.evaluate("document.activeElement.dataset.target ?? ''") == target:
            return True
    return False


HANDS: Final[dict[str, Hand]] = {
    "mouse": click_on_map,
    "keyboard": by_keyboard,
    "touch": by_touch,
}


def play(seat: Seat, game: str, hand: str, seed: int, most: int = MOST_ANSWERS) -> tuple[int, int]:
    """Play a game on; return how many answers were given, and how many of them on the map."""
    chooser, answers, on_map = CHOOSERS[game](seed), 0, 0
    while answers < most and (view := seat.view()) is not None:
        on_map += HANDS[hand](seat, view, chooser.choose(view)) != ""
        seat.wait_past(view)
        answers += 1
    return answers, on_map
