"""Puzzles over HTTP: tried by their clicks, answers told only when a decision is complete."""

from fastapi.testclient import TestClient

from grognard.core.registry import load
from grognard.puzzles.puzzle import puzzles_of

PUZZLE = puzzles_of(load("undaunted"))[0]
ADDRESS = f"/api/puzzles/undaunted/{PUZZLE.id}"


def test_the_lobby_lists_them_and_tells_nothing_of_their_answers(table: TestClient) -> None:
    (game,) = [one for one in table.get("/api/games").json()["games"] if one["name"] == "undaunted"]
    assert [one["id"] for one in game["puzzles"]] == [
        one.id for one in puzzles_of(load("undaunted"))
    ]
    assert set(game["puzzles"][0]) == {"id", "scenario", "seat"}


def test_a_puzzle_is_tried_click_by_click(table: TestClient) -> None:
    best, other = PUZZLE.answers[0], PUZZLE.answers[-1]
    first = table.post(ADDRESS, json={}).json()
    assert (first["verdict"], first["log"]) == (None, [])
    assert best.clicks[0] in [choice["text"] for choice in first["view"]["choices"]]
    solved = table.post(ADDRESS, json={"clicks": list(best.clicks)}).json()["verdict"]
    assert (solved["solved"], solved["points"]) == (True, 0)
    refused = table.post(ADDRESS, json={"clicks": list(other.clicks)}).json()
    assert refused["verdict"]["solved"] is False
    assert refused["view"]["seat"] == PUZZLE.seat


def test_it_says_why_not_and_is_drawn_with_letters(table: TestClient) -> None:
    found = table.post(ADDRESS, json={"target": "card:fog_of_war", "drawn": "uk"}).json()
    assert found["drawing"]["rows"]
    assert isinstance(found["reasons"], list)


def test_what_is_wrong_is_refused(table: TestClient) -> None:
    wrong = table.post(ADDRESS, json={"clicks": ["nonsense"]})
    assert wrong.json()["code"] == "action/unknown"
    none = table.post("/api/puzzles/undaunted/none", json={})
    assert (none.status_code, none.json()["code"]) == (404, "puzzle/none")
