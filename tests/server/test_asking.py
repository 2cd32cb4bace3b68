"""Asking back over the wire: stored before it is heard of, and only by link."""

import json
import urllib.error
import urllib.request
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from fastapi.testclient import TestClient

from grognard.ai.roster import ranks
from grognard.server.load import ServerProcess
from tests.server.table import (
    BY_LINK,
    Made,
    bearer,
    click,
    join,
    make,
    server,
    tell_salt,
    view,
)


def say(table: TestClient, match: Made, seat: int, word: str) -> dict[str, Any]:
    step = view(table, match, seat)["view"]["step"]
    body = {"word": word, "step": step, "key": f"{word}-{seat}-{step}"}
    headers = bearer(match.secrets[seat])
    answer = table.post(f"/api/matches/{match.id}/say", json=body, headers=headers)
    found: dict[str, Any] = answer.json()
    return found


def met(table: TestClient, **wishes: Any) -> Made:  # noqa: ANN401
    """Make a match by link that both have joined."""
    match = make(table, BY_LINK, **wishes)
    match.secrets[1] = join(table, match)["secret"]
    tell_salt(table, match)
    return match


def play_until_sealed(table: TestClient, match: Made) -> int:
    """Play until a seat may ask something back; return the seat."""
    for _ in range(400):
        views = [view(table, match, seat)["view"] for seat in (0, 1)]
        for seat in (0, 1):
            if views[seat]["may_ask"]:
                return seat
        asked = next(seat for seat in (0, 1) if views[seat]["choices"])
        click(table, match, asked, len(views[asked]["choices"]) - 1 if asked else 0)
    raise AssertionError("nothing was sealed by fate")


def test_what_is_asked_and_granted_survives_a_restart(tmp_path: Path) -> None:
    with server(tmp_path) as table:
        match = met(table)
        asker = play_until_sealed(table, match)
        length = view(table, match, asker)["view"]["log_length"]
        assert "step" in say(table, match, asker, "ask")
    with server(tmp_path) as table:
        request = view(table, match, 1 - asker)["view"]["request"]
        assert request["seat"] == asker
        assert view(table, match, 1 - asker)["view"]["choices"] == []
        assert say(table, match, asker, "grant")["code"] == "action/nothing_asked"
        assert "step" in say(table, match, 1 - asker, "grant")
    with server(tmp_path) as table:
        seen = view(table, match, asker)["view"]
        assert seen["request"] is None
        assert seen["log_length"] <= length
        assert seen["choices"]
        assert table.get(f"/api/matches/{match.id}").json()["taken_back"] == 1


def test_what_is_refused_stands(tmp_path: Path) -> None:
    with server(tmp_path) as table:
        match = met(table)
        asker = play_until_sealed(table, match)
        before = [view(table, match, seat)["view"]["observation"] for seat in (0, 1)]
        say(table, match, asker, "ask")
        say(table, match, 1 - asker, "refuse")
        assert [view(table, match, s)["view"]["observation"] for s in (0, 1)] == before
        assert say(table, match, asker, "ask")["code"] == "action/nothing_to_ask"


def test_on_one_screen_nothing_is_asked_back(table: TestClient) -> None:
    match = make(table)
    for _ in range(30):
        views = [view(table, match, seat)["view"] for seat in (0, 1)]
        assert not any(one["may_ask"] for one in views)
        click(table, match, next(seat for seat in (0, 1) if views[seat]["choices"]))


# A power cut between asking and granting.


@dataclass
class Answer:
    """What came over the wire."""

    status_code: int
    text: str

    def json(self) -> Any:  # noqa: ANN401
        return json.loads(self.text)


class Caller:
    """Calls a server in a process of its own, as the test client calls one in this process."""

    def __init__(self, address: str) -> None:
        self.address = address

    def get(self, path: str, headers: dict[str, str] | None = None) -> Answer:
        return self._call(urllib.request.Request(self.address + path, headers=headers or {}))

    def post(self, path: str, json: object = None, headers: dict[str, str] | None = None) -> Answer:
        body = _dumped({} if json is None else json)
        head = {"Content-Type": "application/json", **(headers or {})}
        return self._call(urllib.request.Request(self.address + path, body, head, method="POST"))

    def _call(self, request: urllib.request.Request) -> Answer:
        try:
            with urllib.request.urlopen(request, timeout=120) as found:
                return Answer(found.status, found.read().decode())
        except urllib.error.HTTPError as refused:
            return Answer(refused.code, refused.read().decode())


def _dumped(body: object) -> bytes:
    return json.dumps(body).encode()


def test_a_server_killed_between_asking_and_granting_forgets_neither(tmp_path: Path) -> None:
    running = ServerProcess(tmp_path / "table.db")
    table = cast(TestClient, Caller(running.address))
    try:
        match = met(table)
        asker = play_until_sealed(table, match)
        before = view(table, match, asker)["view"]
        assert "step" in say(table, match, asker, "ask")
        running = _killed(running, tmp_path)
        seen = [view(table, match, seat)["view"] for seat in (0, 1)]
        assert [one["request"]["seat"] for one in seen] == [asker, asker]
        assert [one["choices"] for one in seen] == [[], []]
        assert "step" in say(table, match, 1 - asker, "grant")
        running = _killed(running, tmp_path)
        after = view(table, match, asker)["view"]
        assert after["request"] is None
        assert after["choices"]
        assert after["log_length"] <= before["log_length"]
        assert table.get(f"/api/matches/{match.id}").json()["taken_back"] == 1
    finally:
        running.kill()


def _killed(running: ServerProcess, folder: Path) -> ServerProcess:
    """Kill a server, and start it again at the same place."""
    port = running.port()
    running.kill()
    return ServerProcess(folder / "table.db", port)


def test_a_computer_player_who_sits_in_is_asked_for_no_leave(tmp_path: Path) -> None:
    """Whoever would have had to grant has left: the game goes on as it stands."""
    with server(tmp_path, away_seconds=0) as table:
        match = met(table, minding=True)
        asker = play_until_sealed(table, match)
        say(table, match, asker, "ask")
        body, head = {"seat": 1 - asker, "minded": True}, bearer(match.secrets[asker])
        answer = table.post(f"/api/matches/{match.id}/minder", json=body, headers=head)
        assert answer.status_code == 200, answer.text
        seen = view(table, match, asker)["view"]
        assert seen["request"] is None
        assert not seen["may_ask"]
        assert say(table, match, asker, "ask")["code"] == "action/nothing_to_ask"
    with server(tmp_path) as table:
        public = table.get(f"/api/matches/{match.id}").json()
        assert public["seats"][1 - asker]["minder"] == ranks()[-1]
        assert view(table, match, asker)["view"]["request"] is None


def test_what_the_computer_player_did_meanwhile_is_not_asked_back(tmp_path: Path) -> None:
    """One's own request stands no more once the computer has one's own seat, either."""
    with server(tmp_path, away_seconds=0) as table:
        match = met(table, minding=True)
        asker = play_until_sealed(table, match)
        say(table, match, asker, "ask")
        body, head = {"seat": asker, "minded": True}, bearer(match.secrets[asker])
        table.post(f"/api/matches/{match.id}/minder", json=body, headers=head)
        assert view(table, match, 1 - asker)["view"]["request"] is None
        assert say(table, match, 1 - asker, "grant")["code"] == "action/nothing_asked"
