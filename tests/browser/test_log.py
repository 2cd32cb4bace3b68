"""A long log comes in pages, and what a browser must remember it does not forget."""

import json
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import expect

from grognard.server.load import make_match
from tests.browser.conftest import Sit
from tests.browser.server import Server

pytestmark = pytest.mark.browser

LINES = 450
SALT = "11" * 16
"""With the seeded chance of the server this is one game, and it is long enough."""


def ask(server: Server, path: str, secret: str, body: dict[str, Any] | None = None) -> Any:  # noqa: ANN401
    """Ask the server for something as the holder of a seat."""
    headers = {"Authorization": f"Bearer {secret}", "Content-Type": "application/json"}
    content = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(server.url + path, content, headers)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def long_match(server: Server) -> tuple[str, str, int]:
    """Play until the log is long; return the match, the secret of a seat, and the log's length."""
    made = make_match(server.url, "undaunted", SALT)
    path = f"/api/matches/{made['match']['id']}"
    secrets = [one["secret"] for one in made["secrets"]]
    length = 0
    while length < LINES:
        for secret in secrets:
            view = ask(server, f"{path}/view", secret)["view"]
            length = view["log_length"]
            assert view["outcome"] is None, f"the game is over after {length} lines"
            if view["choices"]:
                action = view["choices"][length * 7 % len(view["choices"])]["action"]
                click = {"action": action, "step": view["step"], "key": f"log-{view['step']:08}"}
                ask(server, f"{path}/play", secret, click)
    view = ask(server, f"{path}/view", secrets[0])["view"]
    return made["match"]["id"], secrets[0], view["log_length"]


def test_a_long_log_is_read_back_page_by_page(sit: Sit, server: Server) -> None:
    match, secret, length = long_match(server)
    seat = sit()
    seat.page.goto("/")
    held = [{"match": match, "seats": [{"seat": 0, "secret": secret}], "invitations": []}]
    seat.page.evaluate("held => localStorage.setItem('grognard.seats', held)", json.dumps(held))
    seat.page.goto(f"/play/{match}")
    lines = seat.page.locator(".log p")
    older = seat.page.locator(".log .older")
    expect(older).to_be_visible()
    first = lines.first.inner_text()
    assert lines.count() <= 200
    heard = [frame for frame in seat.frames if frame.get("type") == "view"]
    assert heard[0]["log"]["start"] == length - 200
    older.press("Enter")
    expect(lines.first).not_to_have_text(first)
    expect(seat.page.get_by_text(first, exact=True).first).to_be_visible()  # it stays in sight
    seat.page.locator(".lines").evaluate("box => box.scrollTop = 0")
    expect(older).to_have_count(0)  # the whole log is here
    assert lines.count() > 300
    assert seat.problems == []


def test_the_secret_of_a_running_game_is_never_forgotten(sit: Sit) -> None:
    seat = sit()
    seat.page.goto("/")
    many = [
        {"match": f"m{number}", "seats": [], "invitations": [], "isOver": number % 50 == 7}
        for number in range(150)
    ]
    seat.page.evaluate("held => localStorage.setItem('grognard.seats', held)", json.dumps(many))
    match = seat.begin("bot:random")
    stored = json.loads(seat.page.evaluate("localStorage.getItem('grognard.seats')"))
    kept = [one["match"] for one in stored]
    assert kept[0] == match
    assert kept[1:] == [one["match"] for one in many if not one["isOver"]]
    assert seat.problems == []
