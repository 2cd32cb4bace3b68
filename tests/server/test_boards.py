"""Boards drawn with letters: what a seat may see, in its language, now and in replays."""

from pathlib import Path
from typing import Any

from fastapi.testclient import TestClient

from tests.server.chance import CHANCE
from tests.server.table import Made, bearer, click, make, server

OBJECTIVES = ("B3", "D1", "D5", "D8")


def words(drawing: dict[str, Any]) -> str:
    """Return all letters of a drawing."""
    return "\n".join("".join(span["text"] for span in row) for row in drawing["rows"])


def drawn(table: TestClient, match: Made, seat: int | None, language: str = "en") -> dict[str, Any]:
    """Return the drawing of a seat, or of a spectator."""
    headers = {} if seat is None else bearer(match.secrets[seat])
    answer = table.get(f"/api/matches/{match.id}/drawing/{language}", headers=headers)
    found: dict[str, Any] = answer.json()
    return found


def test_each_seat_and_the_spectator_see_their_own_board_in_their_language(tmp_path: Path) -> None:
    CHANCE.begin("boards")
    with server(tmp_path) as table:
        match = make(table)
        targets = {span["target"] for row in drawn(table, match, 0)["rows"] for span in row}
        assert targets >= {f"hex:{name}" for name in OBJECTIVES}
        click(table, match, 0)
        click(table, match, 1, 1)
        assert "Blue: objective B3" in words(drawn(table, match, 0))
        assert "Сині: ціль B3" in words(drawn(table, match, 0, "uk"))
        for seat in (1, None):
            assert "Blue: objective B3" not in words(drawn(table, match, seat))
        assert drawn(table, match, 0, "xx")["code"] == "message/unknown_language"


def test_frames_of_a_replay_are_drawn_for_those_who_may_see_them(tmp_path: Path) -> None:
    CHANCE.begin("boards")
    with server(tmp_path) as table:
        match = make(table)
        click(table, match, 0)
        click(table, match, 1, 1)
        own = bearer(match.secrets[0])
        replay = f"/api/matches/{match.id}/replay"
        length = table.get(f"{replay}/0", headers=own).json()["length"]
        last = table.get(f"{replay}/0/drawing/en?at={length - 1}", headers=own).json()
        assert "Blue: objective B3" in words(last)
        first = table.get(f"{replay}/0/drawing/en", headers=own).json()
        assert "Blue: objective B3" not in words(first)
        beyond = table.get(f"{replay}/0/drawing/en?at={length}", headers=own)
        assert beyond.json()["code"] == "record/no_frame"
        other = table.get(f"{replay}/1/drawing/en", headers=own)
        assert other.json()["code"] == "record/not_yours"


def test_the_game_to_copy_is_told_apart_from_those_on_offer(tmp_path: Path) -> None:
    with server(tmp_path) as table:
        lobby = table.get("/api/games").json()
    assert [game["name"] for game in lobby["templates"]] == ["skirmish"]
    assert "skirmish" not in [game["name"] for game in lobby["games"]]
