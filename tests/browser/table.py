"""A page at the table: opens games, answers by mouse or keyboard, writes down what it hears."""

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Response, TimeoutError, WebSocket

from tests.browser.player import Chooser, View

Frame = dict[str, Any]
Answer = Callable[["Seat", str, str], None]
OnMap = Callable[["Seat", View, str], str]
"""Gives an answer of a view; returns what kind of thing was chosen on the map, or ""."""

OPEN_QUESTION = ".choices button:enabled"
RESULT = ".result"
CURTAIN = ".curtain"
PATIENCE = 120_000
"""Milliseconds until something that must come is given up; a busy machine takes its time."""
SHORT_WAIT = 20
MOST_ANSWERS = 2500
BUTTONS = ("button:", "option:", "number:")

# A point at which a click means the target: things on a map lie over each other.
FIND_POINT = """(target) => {
    const shares = [5, 3, 7, 2, 8, 4, 6, 1, 9];
    const found = `.lit[data-target="${target}"], [data-instead="${target}"]`;
    for (const one of document.querySelectorAll(found)) {
        const box = one.getBoundingClientRect();
        for (const i of shares) for (const j of shares) {
            const [x, y] = [box.x + box.width * i / 10, box.y + box.height * j / 10];
            const hit = document.elementFromPoint(x, y)?.closest('[data-target]');
            if (hit && (hit.dataset.instead ?? hit.dataset.target) === target) return [x, y];
        }
    }
    return null;
}"""

# Whether a click at a point means the target.
MEANS = """([target, x, y]) => {
    const hit = document.elementFromPoint(x, y)?.closest('[data-target]');
    return !!hit && (hit.dataset.instead ?? hit.dataset.target) === target;
}"""

# Resolved when the page has shown everything that it was told so far.
SHOWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Seat:
    """One browser of a player or a spectator."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[Frame] = []
        self.heard: list[str] = []
        self.problems: list[str] = []
        self._responses: list[Response] = []
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("websocket", self._listen)
        page.on("response", self._read)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, payload: str | bytes) -> None:
        text = payload if isinstance(payload, str) else payload.decode()
        self.heard.append(text)
        self.frames.append(json.loads(text))

    def _read(self, response: Response) -> None:
        if "/api/" in response.url and "/messages/" not in response.url:
            self._responses.append(response)

    def everything_heard(self) -> str:
        """Return every frame and every answer of the server since the page was opened."""
        answers = [f"{one.url}\n{one.text()}" for one in self._responses]
        return "\n".join([*self.heard, *answers])

    # The lobby.

    def open_lobby(self, game: str = "undaunted") -> None:
        """Go to the lobby at a game, and wait until it is there."""
        self.page.goto(f"/?game={game}")
        self.page.locator(f'.new .games [data-game="{game}"][aria-pressed="true"]').wait_for()

    def begin(self, opponent: str, side: int = 0, game: str = "undaunted", battle: int = 0) -> str:
        """Begin a battle (the first: La Raye) from the lobby and return the id of the match."""
        self.open_lobby(game)
        self.page.locator(".new li button").nth(battle).click()
        self.page.locator(f'input[name$="-seat"][value="{side}"]').check()
        self.page.locator(f'input[value="{opponent}"]').check()
        self.page.locator(".new form button.primary").click()
        self.page.wait_for_url("**/play/*")
        return self.page.url.rsplit("/", 1)[1]

    def join(self, link: str) -> None:
        """Open an invitation, and take the seat that it offers."""
        self.page.goto(link)
        self.page.locator(".invited .primary").click()
        self.page.wait_for_url("**/play/*")

    # Playing.

    def view(self) -> View | None:
        """Wait for a question and return the view it belongs to; None when the game is over."""
        self.page.locator(f"{OPEN_QUESTION}, {RESULT}, {CURTAIN}").first.wait_for()
        if self.page.locator(RESULT).count() or self.page.locator(CURTAIN).count():
            return None
        place = self.page.locator(".choices")
        seat, step = place.get_attribute("data-seat"), place.get_attribute("data-step")
        return self._heard_view(str(seat), str(step))

    def _heard_view(self, seat: str, step: str) -> View:
        """Return the last view of a seat's step; the page may show it before we have read it."""
        for _ in range(PATIENCE // SHORT_WAIT):
            for frame in reversed(self.frames):
                view = frame.get("view")
                if view and (str(view["seat"]), str(view["step"])) == (seat, step):
                    if view["prompt"]:
                        return dict(view)
            self.page.wait_for_timeout(SHORT_WAIT)
        raise AssertionError(f"no view of seat {seat}, step {step}")

    def is_asked(self) -> bool:
        """Say whether a question is open or the result is shown, without waiting for it."""
        return self.page.locator(f"{OPEN_QUESTION}, {RESULT}").count() > 0

    def settle(self) -> None:
        """Wait until the page has shown everything that it was told so far."""
        self.page.evaluate(SHOWN)

    def heard_frames(self, kind: str) -> int:
        """Return how many frames of a kind were heard so far."""
        return sum(frame.get("type") == kind for frame in self.frames)

    def hear_again(self, kind: str, before: int) -> None:
        """Wait until more frames of a kind than before were heard, and shown."""
        for _ in range(PATIENCE // SHORT_WAIT):
            if self.heard_frames(kind) > before:
                return self.settle()
            self.page.wait_for_timeout(SHORT_WAIT)
        raise AssertionError(f"no {kind} is heard")

    def answer(self, chooser: Chooser, by: Answer) -> bool:
        """Answer one question; False when there is none to answer."""
        view = self.view()
        if view is None:
            return False
        text = chooser.choose(view)
        target = next(one["target"] for one in view["choices"] if one["text"] == text)
        by(self, text, target)
        self.wait_past(view)
        return True

    def wait_past(self, view: View) -> None:
        """Wait until a question is gone: the next step, the curtain or the end is shown."""
        same = f'.choices[data-seat="{view["seat"]}"][data-step="{view["step"]}"] button'
        gone = "selector => !document.querySelector(selector)"
        try:
            self.page.wait_for_function(gone, arg=same)
        except TimeoutError as error:
            last = [text[:300] for text in self.heard[-3:]]
            raise AssertionError(f"{view['prompt']} stays open; heard last: {last}") from error

    def play(self, chooser: Chooser, by: Answer) -> int:
        """Play until the end and return the number of answers given."""
        for answers in range(MOST_ANSWERS):
            if not self.answer(chooser, by):
                return answers
        raise AssertionError("the game does not end")

    def play_on_map(self, chooser: Chooser, by: OnMap) -> Counter[str]:
        """Play until the end; return how many answers of each kind were given on the map."""
        on_map: Counter[str] = Counter()
        for _ in range(MOST_ANSWERS):
            view = self.view()
            if view is None:
                del on_map[""]
                return on_map
            on_map[by(self, view, chooser.choose(view))] += 1
            self.wait_past(view)
        raise AssertionError("the battle does not end")

    def reach(self, chooser: Chooser, prompt: str) -> View:
        """Answer in the list until a question is asked."""
        for _ in range(MOST_ANSWERS):
            view = self.view()
            assert view is not None, f"the battle ended before {prompt}"
            if view["prompt"] == prompt:
                return view
            self.page.locator(f'[data-choice="{chooser.choose(view)}"]').click()
            self.wait_past(view)
        raise AssertionError(f"{prompt} is never asked")

    def is_over(self) -> bool:
        """Say whether the result is shown."""
        return self.page.locator(RESULT).count() > 0

    def words(self) -> str:
        """Return everything that the page says, to eyes and to ears."""
        script = """() => [document.title, document.body.innerText,
            ...Array.from(document.querySelectorAll('[aria-label],[title],text,option'),
                one => [one.getAttribute('aria-label'), one.getAttribute('title'),
                        one.textContent].join(' '))].join('\\n')"""
        return str(self.page.evaluate(script))


def asked_of(*seats: Seat) -> Seat:
    """Wait until one of some seats is asked, or shows the result; return the first that is."""
    for _ in range(PATIENCE // SHORT_WAIT):
        for seat in seats:
            if seat.is_asked():
                return seat
        seats[0].page.wait_for_timeout(SHORT_WAIT)
    raise AssertionError("nobody is asked")


def by_mouse(seat: Seat, text: str, target: str) -> None:
    """Click the lit thing on the board or in the tray, or the answer's button if it has none."""
    lit = seat.page.locator(f'.lit[data-target="{target}"]').first
    if lit.count():
        lit.click()
    else:
        seat.page.locator(f'[data-choice="{text}"]').click()


def by_button(seat: Seat, text: str, _target: str) -> None:
    """Click the answer in the list."""
    seat.page.locator(f'[data-choice="{text}"]').click()


def click_on_map(seat: Seat, view: View, text: str) -> str:
    """Click the lit thing itself where it means one answer only; else the answer in the list."""
    targets = {choice["text"]: str(choice["target"]) for choice in view["choices"]}
    target = targets[text]
    is_plain = list(targets.values()).count(target) == 1 and not target.startswith(BUTTONS)
    if is_plain and point_at(seat, target):
        seat.page.mouse.down()
        seat.page.mouse.up()
        return target.split(":")[0]
    seat.page.locator(f'[data-choice="{text}"]').click()
    return ""


def point_at(seat: Seat, target: str) -> bool:
    """Move the mouse to a thing, bringing it into view if need be; False if it is hidden.

    What pointing opens moves nothing: the thing is still below the mouse.
    """
    point = seat.page.evaluate(FIND_POINT, target)
    if point is None:
        seat.page.keyboard.press("g")
        point = seat.page.evaluate(FIND_POINT, target)
    if point is None:
        return False
    seat.page.mouse.move(*point)
    seat.settle()
    assert seat.page.evaluate(MEANS, [target, *point]), f"{target} does not stand still"
    return True
