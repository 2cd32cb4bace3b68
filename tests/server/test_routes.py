"""Every address and every frame, sent nonsense: refused with a code, and nothing falls over."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from grognard.server.schemas.socket import INCOMING
from tests.server.table import AGAINST_BOT, Made, bearer, join, make, play_on, seated, server
from tests.server.table import BY_LINK as LINK
from tests.server.test_positions import text_of

GAMES = ("marengo", "napoleonics", "prussia", "undaunted")
NAMES = (
    *("", "x", "\x00", "é", "%2e", "²", "١٢", "a b", "-1", "0", "1", "999", str(2**31), "9" * 40),
    *("piece:", "hex:-1", "hex:²", "way:a>b", ":", "A" * 119, "x" * 300, "'", '"', "{}", "../x"),
    *("en", "uk", "open", "spectator", "marengo", "skirmish", "chess", "la-raye", "traffic"),
)
VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 2**31 - 1, 2**31, 10**30, 0.5, "", "x", "0" * 64, "\x00"),
    *("Ann", "💥" * 20, "x" * 70, [], {}, [1], ["x"], [[]], {"a": 1}, [{"kind": "human"}] * 2),
)
ANSWERS = range(400, 500)
TRIES = 12
"""Requests to each operation, and frames of each kind to each game."""


@pytest.fixture(scope="module")
def things(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[TestClient, dict[str, Any]]]:
    """A server, and what is at it: matches of all kinds, their secrets, a record, a position."""
    with server(tmp_path_factory.mktemp("routes")) as table:
        over = make(table)
        play_on(table, over, 10_000)
        running = make(table, game="undaunted", practice=True)
        play_on(table, running, 30)
        minded = make(table, LINK, minding=True)
        minded.secrets[1] = join(table, minded)["secret"]
        record = table.get(f"/api/matches/{over.id}/record").json()
        upload = table.post("/api/records", json=record).json()["id"]
        matches = [over, running, minded]
        yield (
            table,
            {
                "secrets": [secret for one in matches for secret in one.secrets.values()],
                "match": [one.id for one in matches],
                "record": [upload, "undaunted.vire"],
                "text": [text_of(table, f"matches/{over.id}")],
                "game": [*GAMES, "skirmish"],
                "body": [record],
            },
        )


def name_of(known: dict[str, Any], name: str, dice: random.Random) -> str:
    """Return something for a place in an address: now and then what there is."""
    if name in known and dice.random() < 0.7:
        return str(dice.choice(known[name]))
    return dice.choice(NAMES)


def value(schema: Any, schemas: Any, known: dict[str, Any], dice: random.Random) -> Any:  # noqa: ANN401
    """Return JSON that looks like a schema, with something wrong in it now and then."""
    if dice.random() < 0.12:
        return dice.choice(VALUES)
    if "$ref" in schema:
        return value(schemas[schema["$ref"].rpartition("/")[2]], schemas, known, dice)
    if "anyOf" in schema:
        return value(dice.choice(schema["anyOf"]), schemas, known, dice)
    if "enum" in schema:
        return dice.choice(schema["enum"])
    kind = schema.get("type")
    if kind == "object":
        return table_like(schema, schemas, known, dice)
    if kind == "array":
        return [value(schema["items"], schemas, known, dice) for _ in range(dice.randrange(4))]
    if kind == "integer":
        return dice.choice([0, 1, 2, 3, dice.randrange(500)])
    if kind == "boolean":
        return dice.random() < 0.5
    return dice.choice([*NAMES, *known["match"], *known["secrets"], *known["text"]])


def table_like(schema: Any, schemas: Any, known: dict[str, Any], dice: random.Random) -> Any:  # noqa: ANN401
    found = {}
    for name, one in schema.get("properties", {}).items():
        if name in schema.get("required", ()) or dice.random() < 0.5:
            is_known = name in known and dice.random() < 0.7
            found[name] = dice.choice(known[name]) if is_known else value(one, schemas, known, dice)
    return found


def operations(table: TestClient) -> list[tuple[str, str, Any]]:
    """Return every method and address of the server, and what its body is like."""
    document = table.get("/api/openapi.json").json()
    found = []
    for path, methods in document["paths"].items():
        for method, told in methods.items():
            content = told.get("requestBody", {}).get("content", {}).get("application/json", {})
            found.append((method, path, (told, content.get("schema"), document)))
    return found


def sent(
    table: TestClient, known: dict[str, Any], operation: tuple[str, str, Any], dice: random.Random
) -> Any:  # noqa: ANN401
    """Send one request made up for an operation; return its answer."""
    method, path, (told, body, document) = operation
    words: dict[str, str] = {}
    for one in told.get("parameters", ()):
        chosen = name_of(known, one["name"], dice)
        if one["in"] == "path":
            path = path.replace("{" + one["name"] + "}", quote(chosen, safe="") or "x")
        elif one["in"] == "query" and dice.random() < 0.8:
            words[one["name"]] = chosen
    schemas = document["components"]["schemas"]
    content = None if body is None else json.dumps(value(body, schemas, known, dice)).encode()
    if content is not None and dice.random() < 0.1:
        content = content[: dice.randrange(len(content) + 1)] + dice.choice([b"", b"]", b"\xff"])
    headers = {"Content-Type": "application/json"}
    if dice.random() < 0.7:
        headers |= bearer(dice.choice(known["secrets"]))
    return table.request(method, path, params=words, content=content, headers=headers)


def test_no_address_falls_over_whatever_it_is_sent(
    things: tuple[TestClient, dict[str, Any]],
) -> None:
    table, known = things
    dice = random.Random(11)
    for operation in operations(table):
        for _ in range(TRIES):
            answer = sent(table, known, operation, dice)
            said = (operation[:2], answer.status_code, answer.text[:300], answer.request.url)
            assert answer.status_code < 400 or answer.status_code in ANSWERS, said
            if answer.status_code in ANSWERS:
                assert answer.json()["code"] not in ("server/internal", "server/busy"), said


def frames(dice: random.Random, known: dict[str, Any]) -> list[dict[str, Any]]:
    """Return frames of all kinds that hold anything, with all of it made up; but no hello."""
    document = INCOMING.json_schema()
    schemas = document["$defs"]
    found = []
    for name, schema in schemas.items():
        kind = schema.get("properties", {}).get("type", {}).get("const")
        if kind not in (None, "hello", "hint"):
            for _ in range(TRIES):
                frame = table_like(schemas[name], schemas, known, dice)
                frame.pop("id", None)
                found.append({**frame, "type": kind})
    dice.shuffle(found)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_no_frame_of_any_kind_makes_a_fault(tmp_path: Path, game: str) -> None:
    dice = random.Random(12)
    codes: Counter[str] = Counter()
    with server(tmp_path, socket_rate=1e9, socket_burst=1e9) as table:
        match = make(table, AGAINST_BOT, game=game, practice=True)
        targets = targets_of(table, match)
        known: dict[str, Any] = {"secrets": [], "match": [], "text": [], "target": targets}
        known |= {"via": targets, "action": list(range(40)), "step": [0, 1]}
        waiting = frames(dice, known)
        while waiting:
            with seated(table, match, 0) as player:
                try:
                    while waiting:
                        codes[answer_of(player.ask(**waiting.pop()))] += 1
                except WebSocketDisconnect:
                    codes["closed"] += 1  # after so many refusals
    assert not codes["server/internal"] + codes["server/busy"], codes
    assert {"request/invalid", "understood", "action/stale_step"} <= set(codes), codes


def answer_of(frame: dict[str, Any]) -> str:
    return str(frame["code"] if frame["type"] == "error" else frame["type"])


def targets_of(table: TestClient, match: Made) -> list[str]:
    seen = table.get(f"/api/matches/{match.id}/view", headers=bearer(match.secrets[0])).json()
    return [choice["target"] for choice in seen["view"]["choices"]] or ["x"]
