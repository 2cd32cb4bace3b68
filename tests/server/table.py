"""A server to test against, and clients that sit at its table."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fastapi.testclient import TestClient
from starlette.testclient import WebSocketTestSession

from grognard.core.fair import salt_commit
from grognard.server.app import create_app
from grognard.server.hall import Hall
from grognard.server.schemas.socket import OUTGOING
from grognard.server.settings import Settings
from tests.server.chance import CHANCE

TWO_PEOPLE = [{"kind": "human", "player": "Ann"}, {"kind": "human", "player": "Bob"}]
AGAINST_BOT = [{"kind": "human", "player": "Ann"}, {"kind": "bot", "bot": "random"}]
BY_LINK = [{"kind": "human", "player": "Ann"}, {"kind": "open"}]
JOINERS_SALT = "5a" * 16
TEST_HOST = "testserver"
"""The name by which Starlette's test client calls."""
UNLIMITED = ("http_rate", "http_burst", "create_rate", "create_burst", "address_rate")
PATIENT = ("bot_seconds", "question_seconds", "chore_seconds", "hello_seconds")
PATIENCE = 600
"""Seconds until something that must come is given up: the machine may have other things to do."""
ALL_AT_ONCE = {
    **dict.fromkeys(UNLIMITED, 1e9),
    **dict.fromkeys(PATIENT, PATIENCE),
    "address_burst": 1e9,
    "hiding_seconds": 0,
}


def database(folder: Path) -> str:
    """Return the address of a database in a folder."""
    return f"sqlite+aiosqlite:///{folder / 'table.db'}"


@contextmanager
def server(folder: Path, **wishes: Any) -> Iterator[TestClient]:  # noqa: ANN401
    """Run a server on the database of a folder, with patience and without limits on requests."""
    ours = {"database": database(folder), "hosts": (TEST_HOST,), **ALL_AT_ONCE}
    settings = Settings(**{**ours, **wishes})
    with TestClient(create_app(settings, CHANCE), raise_server_exceptions=True) as client:
        yield client


@dataclass(frozen=True)
class Made:
    """A match as its creator knows it."""

    id: str
    secrets: dict[int, str]
    invitations: dict[int, str]
    public: dict[str, Any]
    salt: str = ""
    """What the creator drew, told or yet to be told."""

    def socket(self) -> str:
        """Return the address of its socket."""
        return f"/api/matches/{self.id}/socket"


def make(
    client: TestClient,
    seats: list[dict[str, str]] = TWO_PEOPLE,
    game: str = "skirmish",
    **wishes: Any,  # noqa: ANN401
) -> Made:
    """Make a match: the server promises its dice, then the salt is drawn."""
    salt = drawn_salt()
    wish = {"game": game, "seats": seats, **promised(client, seats, salt), **wishes}
    answer = client.post("/api/matches", json=wish)
    assert answer.status_code == 201, answer.text
    return made(answer.json(), salt)


def drawn_salt() -> str:
    """Return a salt that is the same in every run."""
    return CHANCE("salt").hex()[:32]


def promised(client: TestClient, seats: list[dict[str, str]], salt: str) -> dict[str, str]:
    """Return a commitment and what the creator tells of the salt: with an open seat its hash."""
    promise = client.post("/api/commitments").json()["commitment"]
    kinds = [seat["kind"] for seat in seats]
    if "open" not in kinds:
        return {"commitment": promise, "salt": salt}
    is_seated = "human" in kinds
    return {"commitment": promise, "salt_hash": salt_commit(promise, salt) if is_seated else ""}


def made(answer: dict[str, Any], salt: str = "") -> Made:
    """Read the answer to a new match or campaign."""
    return Made(
        answer["match"]["id"],
        {one["seat"]: one["secret"] for one in answer["secrets"]},
        {one["seat"]: one["invitation"] for one in answer["invitations"]},
        answer["match"],
        salt,
    )


def join(
    client: TestClient,
    match: Made,
    salt: str = JOINERS_SALT,
    key: str = "joiners-key",
    invitation: str = "",
) -> dict[str, Any]:
    """Take the open seat of a match, as Eve; returns the answer, whatever it is."""
    link = invitation or match.invitations[1]
    body = {"invitation": link, "key": key, "player": "Eve", "salt": salt}
    answer = client.post(f"/api/matches/{match.id}/join", json=body)
    found: dict[str, Any] = answer.json()
    return found


def tell_salt(client: TestClient, match: Made, seat: int = 0, salt: str = "") -> dict[str, Any]:
    """Tell the salt of a seat, the creator's unless another is given; returns the answer."""
    body = {"salt": salt or match.salt}
    headers = bearer(match.secrets[seat])
    answer = client.post(f"/api/matches/{match.id}/salt", json=body, headers=headers)
    found: dict[str, Any] = answer.json()
    return found


def bearer(secret: str) -> dict[str, str]:
    """Return the header that holds a seat."""
    return {"Authorization": f"Bearer {secret}"}


def view(client: TestClient, match: Made, seat: int) -> dict[str, Any]:
    """Return the table as a seat gets it over HTTP."""
    answer = client.get(f"/api/matches/{match.id}/view", headers=bearer(match.secrets[seat]))
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def click(
    client: TestClient, match: Made, seat: int, choice: int = 0, key: str = ""
) -> dict[str, Any]:
    """Let a seat answer over HTTP."""
    seen = view(client, match, seat)["view"]
    choices = seen["choices"]
    body = {
        "action": choices[choice % len(choices)]["action"],
        "step": seen["step"],
        "key": key or f"key-{seat}-{seen['step']:06}",
    }
    headers = bearer(match.secrets[seat])
    answer = client.post(f"/api/matches/{match.id}/play", json=body, headers=headers)
    assert answer.status_code == 200, answer.text
    return body


def asked(client: TestClient, match: Made) -> list[int]:
    """Return the seats that have something to answer."""
    seats = [{"match": match.id, "secret": secret} for secret in match.secrets.values()]
    answer = client.post("/api/matches/mine", json={"seats": seats})
    return [one["seat"] for one in answer.json()["matches"] if one["is_asked"]]


def one_asked(client: TestClient) -> tuple[Made, int, int]:
    """Return a match with one seat asked, that seat, and its step."""
    match = make(client)
    while len(seats := asked(client, match)) > 1:
        for seat in seats:
            click(client, match, seat)
    (seat,) = asked(client, match)
    return match, seat, view(client, match, seat)["view"]["step"]


def play_on(client: TestClient, match: Made, clicks: int) -> int:
    """Let whoever is asked answer so many times, or to the end; returns how many it were."""
    assert client.portal is not None
    hall = client.app.state.services.hall  # type: ignore[attr-defined]
    return client.portal.call(_drive, hall, match.id, clicks)


async def _drive(hall: Hall, id: str, clicks: int) -> int:
    live = await hall.get(id)
    running = live.running()
    for number in range(clicks):
        seats = running.asked()
        if not seats:
            return number
        seen = running.view(seats[0])
        action = seen.choices[number * 7 % len(seen.choices)].action
        await live.play(seats[0], action, seen.step, f"drive-{number:06}-{running.clicks():06}")
    return clicks


class Player:
    """A client on a socket; every frame it gets is checked against the schemas."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self._session = session
        self._id = 0
        self.views: list[dict[str, Any]] = []
        self.tables: list[dict[str, Any]] = []
        self.log: list[dict[str, Any]] = []
        self.raw: list[str] = []

    def send(self, frame: dict[str, Any] | str) -> None:
        """Send a frame, of whatever kind."""
        self._session.send_text(frame if isinstance(frame, str) else json.dumps(frame))

    def receive(self) -> dict[str, Any]:
        """Return the next frame, and remember what it told."""
        text = self._session.receive_text()
        self.raw.append(text)
        OUTGOING.validate_json(text)
        frame: dict[str, Any] = json.loads(text)
        if frame["type"] == "view":
            self.views.append(frame["view"])
            self.log = self.log[: frame["log"]["start"]] + frame["log"]["lines"]
        elif frame["type"] == "table":
            self.tables.append(frame["match"])
        return frame

    def ask(self, **frame: Any) -> dict[str, Any]:  # noqa: ANN401
        """Send a request and return its answer; what comes in between is remembered."""
        self._id += 1
        self.send({"id": self._id, **frame})
        while True:
            answer = self.receive()
            if "id" in answer and answer["id"] in (self._id, None):
                return answer

    def settle(self) -> None:
        """Wait until everything that was sent before has arrived."""
        assert self.ask(type="ping")["type"] == "pong"

    def play(self, choice: int = 0, key: str = "") -> dict[str, Any]:
        """Answer the open question with one of the choices."""
        seen = self.views[-1]
        action = seen["choices"][choice % len(seen["choices"])]["action"]
        key = key or f"key-{seen['step']:06}"
        return self.ask(type="play", action=action, step=seen["step"], key=key)


@contextmanager
def seated(client: TestClient, match: Made, seat: int | None) -> Iterator[Player]:
    """Open the socket of a seat, or of a spectator, and say hello."""
    with client.websocket_connect(match.socket()) as session:
        player = Player(session)
        secret = None if seat is None else match.secrets[seat]
        answer = player.ask(type="hello", secret=secret)
        assert answer["type"] == "ok", answer
        player.settle()
        yield player
