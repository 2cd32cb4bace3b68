"""A table whose server is played by hand: the page's socket is answered by what a test wants.

So any moment of any game can be shown without playing up to it in the browser. The pages and the
words come from a real server.
"""

import json
from typing import Any, Final, cast

from playwright.sync_api import Page, Route, WebSocketRoute

from grognard.core.game import Game
from grognard.core.types import Json
from grognard.server.boards import drawing

MATCH: Final = "0123456789abcdef0123456789abcdef"

# Kept before the page is opened: this browser holds these seats.
HOLD: Final = """([match, seats]) => localStorage.setItem("grognard.seats", JSON.stringify(
    [{ match, seats: seats.map((seat) => ({ seat, secret: "s" })), invitations: [] }]))"""


class Puppet:
    """A page at `/play/…`, and the server's end of its sockets, one for each seat it holds."""

    def __init__(
        self, page: Page, game: Game, scenario: str, seats: tuple[int, ...] = (0,)
    ) -> None:
        self.page = page
        self.game = game
        self.scenario = scenario
        self.seats = seats
        self.sent: list[Json] = []
        self._sockets: list[WebSocketRoute] = []
        self._shown: Json = {}
        page.route_web_socket("**/socket", self._connect)
        page.route("**/api/matches/*/drawing/*", self._draw)

    def open(self) -> None:
        """Open the table; its sockets wait to be told something."""
        held = json.dumps([MATCH, list(self.seats)])
        self.page.add_init_script(f"({HOLD})({held})")
        self._sockets.clear()
        self.page.goto(f"/play/{MATCH}")
        self.wait_for(len(self.seats))

    def wait_for(self, sockets: int) -> None:
        """Wait until so many sockets are open."""
        while len(self._sockets) < sockets:
            self.page.wait_for_timeout(20)

    def _connect(self, socket: WebSocketRoute) -> None:
        place = len(self._sockets)
        self._sockets.append(socket)
        socket.on_message(lambda text: self._hear(place, text))

    def _hear(self, place: int, text: str | bytes) -> None:
        frame: Json = json.loads(text)
        self.sent.append(frame)
        answer = {"type": "ok", "id": frame["id"], "step": 0, "seat": self.seats[place]}
        self._sockets[place].send(json.dumps(answer))

    def _draw(self, route: Route) -> None:
        """Draw with letters what was told last, for a game without a board."""
        route.fulfill(json=drawing(self.game.name, self._shown, "en"))

    def lose(self, place: int = 0) -> None:
        """Break a connection; the page connects anew by itself."""
        self._sockets.pop(place).close(code=1011)

    def tell(self, view: Json, lines: list[Json], start: int = 0, place: int = 0) -> None:
        """Show a view to a seat, with the lines of the log from a place on."""
        self._shown = cast(Json, view["observation"])
        outcome = view["outcome"]
        table = {"type": "table", "match": self.match(outcome)}
        frame = {
            "type": "view",
            "view": view,
            "log": {"start": start, "lines": lines},
            "waiting": not view["prompt"] and outcome is None,
        }
        for one in (table, frame):
            self._sockets[place].send(json.dumps(one))

    def match(self, outcome: object) -> Json:
        """Return the match as everybody may know it."""
        seats: list[dict[str, Any]] = [
            {"seat": seat, "id": name, "kind": "human", "player": "", "bot": "", "joined": True}
            for seat, name in enumerate(self.game.seats)
        ]
        for seat in seats:
            seat |= {"present": True, "stand_in": "", "salt": "none", "salt_hash": ""}
            seat |= {"agrees": False}
        return {
            "id": MATCH,
            "game": self.game.name,
            "scenario": self.scenario,
            "options": {},
            "rules_version": self.game.rules_version,
            "seats": seats,
            "outcome": outcome,
            "status": "running" if outcome is None else "over",
            "commitment": "",
            "dice_order": 1,
            "practice": False,
            "taken_back": 0,
            "campaign": None,
            "created": "2026-01-01T00:00:00Z",
            "news": None,
        }
