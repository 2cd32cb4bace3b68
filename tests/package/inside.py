"""Pebbles and its player, installed: what a package of one's own can count on.

`tests/contract/test_installed.py` runs this in another process, where the package is installed.
"""

import json
from pathlib import Path

import pebbles
import pytest
from pebbles.game import Pebbles

import grognard
from grognard.ai.arena import play_game, run_arena
from grognard.ai.bots import Bot
from grognard.ai.reference.player import ReferenceBot
from grognard.ai.roster import bots, lower, make_bot, ranks
from grognard.core import registry
from grognard.core.errors import GrognardError
from grognard.core.registry import load
from grognard.match import Seat, new_match
from grognard.research.conformance import check_game
from grognard.research.fuzz import run_fuzz
from grognard.server import boards
from tests.cli.terminal import grognard as command
from tests.server.chance import CHANCE
from tests.server.table import make, seated, server

GAME = load("pebbles")


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def test_the_game_is_listed_and_has_its_class_attributes() -> None:
    assert "pebbles" in grognard.games()
    assert (GAME.name, GAME.seats, GAME.num_actions) == ("pebbles", ("light", "dark"), 3)


def test_the_game_passes_the_suite_and_the_fuzzer() -> None:
    report = check_game(GAME)
    assert report.is_clean(), str(report)
    assert run_fuzz(GAME, games_per_scenario=3).failures == []


def test_the_player_is_listed_before_ours_and_made_by_name() -> None:
    assert bots() == ("miser", "random", "reference", *ranks())
    assert make_bot("miser", seed=7).name == "miser"
    assert lower("miser") == ranks()[-1]


def test_the_player_plays_in_the_arena_against_ours_and_at_our_games() -> None:
    report = run_arena(GAME, ("reference", "miser"), 8, seed=1, jobs=2)
    assert report.total().wins == 8  # it leaves multiples of four
    other = run_arena(load("skirmish"), ("miser", "random"), 2, seed=1)
    assert {name for result in other.results for name in result.names} == {"miser", "random"}


def test_the_terminal_lists_and_plays_both() -> None:
    assert "Pebbles" in command("games").out
    words = ("arena", "pebbles", "--first", "miser", "--second", "miser", "--games", "4", "--json")
    assert json.loads(command(*words).out)["names"] == ["miser", "miser"]
    ran = command("play", "pebbles", lines=["pocket", "miser", "light", "take-3", "take-3"])
    assert "the computer: miser" in ran.out
    assert "The last pebble is taken." in ran.out


def test_the_server_lists_both_and_the_player_answers_in_its_own_process(tmp_path: Path) -> None:
    CHANCE.begin("pebbles")
    with server(tmp_path) as table:
        lobby = table.get("/api/games").json()
        assert "pebbles" in [game["name"] for game in lobby["games"]]
        assert lobby["bots"] == ["miser", "random", "reference", *ranks()]
        match = make(table, [{"kind": "human"}, {"kind": "bot", "bot": "miser"}], "pebbles")
        with seated(table, match, 0) as player:
            player.play(2)
            while player.views[-1]["observation"]["heap"] > 3:
                player.receive()
            assert player.views[-1]["observation"]["heap"] == 3
            assert player.tables[-1]["seats"][1]["stand_in"] == ""


def test_the_server_serves_the_board_under_a_tag_of_its_content(tmp_path: Path) -> None:
    with server(tmp_path) as table:
        lobby = table.get("/api/games").json()
        boards = {game["name"]: game["board"] for game in lobby["games"]}
        address = boards.pop("pebbles")
        assert set(boards.values()) == {""}
        assert address.startswith("/api/boards/pebbles/")
        answer = table.get(address)
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert answer.text == (Path(pebbles.__file__).parent / "board.js").read_text("utf-8")
        for other in ("pebbles/old", "marengo/x", "nothing/x", "..%2fpebbles/x"):
            assert table.get(f"/api/boards/{other}/board.js").status_code == 404


class Elsewhere(Pebbles):
    """A game that names a file as its board."""

    file = ""

    def board(self) -> str:
        return self.file


@pytest.mark.parametrize(
    ("file", "why"),
    [
        ("/etc/passwd.js", "no module"),
        ("../secret.js", "no module"),
        ("messages/en.ftl", "no module"),
        ("nowhere.js", "No such file"),
    ],
)
def test_a_file_that_is_no_board_is_not_served(
    file: str, why: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game = Elsewhere()
    game.file = file
    monkeypatch.setattr(registry, "load", lambda name: game)
    boards.board_of.cache_clear()
    assert boards.board_address("pebbles") == ""
    assert why in caplog.text


def test_a_board_that_is_too_large_is_not_served(monkeypatch: pytest.MonkeyPatch) -> None:
    boards.board_of.cache_clear()
    monkeypatch.setattr(boards, "MOST_BYTES", 100)
    assert boards.board_of("pebbles") is None


def test_a_match_against_the_player_can_be_saved() -> None:
    match = new_match(GAME, "pocket", seats=[Seat("Ann"), Seat(bot="miser")], seed=1)
    match.play(0, match.parse("take-2"))
    assert match.save()["record"]


class Mute(Bot):
    """A player that forgot to answer."""

    name = "mute"


class Nameless(Bot):
    """A player that forgot its name."""

    def choose(self, *_: object) -> int:
        return 0


def test_a_forgotten_method_is_a_clear_error() -> None:
    """Interpreted, Python itself refuses to make such a player; compiled, the call does."""
    with pytest.raises((GrognardError, TypeError), match="choose"):
        play_game(GAME, "pocket", None, [Mute(), ReferenceBot(1)], seed=1)  # type: ignore[abstract]


def test_a_forgotten_name_is_a_clear_error() -> None:
    with pytest.raises(AttributeError, match="name"):
        play_game(GAME, "pocket", None, [Nameless(), ReferenceBot(1)], seed=1)
