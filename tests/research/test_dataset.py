"""Records as a data set: every decision of every game, and a card that says how it was made."""

import gzip
import json
from pathlib import Path

import pytest

from grognard.ai.arena import play_game
from grognard.ai.roster import make_bot
from grognard.core.errors import BadRecord
from grognard.core.registry import load
from grognard.core.types import Json
from grognard.research.dataset import main, write


def records(folder: Path, name: str = "skirmish", games: int = 2) -> Path:
    """Play games of chance and keep their records."""
    folder.mkdir()
    game = load(name)
    for seed in range(games):
        bots = [make_bot("random", seed), make_bot("random", seed + 100)]
        result = play_game(game, game.scenarios()[0].id, {}, bots, seed, keeps_record=True)
        (folder / f"{seed}.json").write_text(result.record, encoding="utf-8")
    return folder


def rows(path: Path) -> list[Json]:
    """Return the lines of a file as JSON."""
    content = gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()
    return [json.loads(line) for line in content.splitlines()]


@pytest.mark.parametrize("name", ["skirmish", "undaunted"])
def test_every_decision_of_every_game_is_there(name: str, tmp_path: Path) -> None:
    contents = write(records(tmp_path / "in", name), tmp_path / "out", has_features=True)
    games = rows(tmp_path / "out" / "games.jsonl")
    decisions = rows(tmp_path / "out" / "decisions.jsonl.gz")
    assert (contents.games, contents.decisions) == (2, len(decisions))
    assert [(row["first"], row["end"]) for row in games] == [
        (0, games[0]["end"]),
        (games[0]["end"], len(decisions)),
    ]
    size = len(load(name).feature_names())
    for row in decisions:
        assert row["action"] in row["legal"]  # type: ignore[operator]
        assert len(row["features"]) == size  # type: ignore[arg-type]
    assert {row["winner"] for row in games} <= {-1, 0, 1}
    assert games[0]["players"] == dict.fromkeys(load(name).seats, "random")


def test_the_card_says_how_it_was_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main([str(records(tmp_path / "in")), str(tmp_path / "out")])
    assert "2 games" in capsys.readouterr().out
    card = (tmp_path / "out" / "README.md").read_text("utf-8")
    for words in ("license: mit", "games of skirmish", "Computer players: random", "skirmish 1"):
        assert words in card
    assert "features" not in rows(tmp_path / "out" / "decisions.jsonl.gz")[0]


def test_the_same_records_make_the_same_bytes(tmp_path: Path) -> None:
    made = records(tmp_path / "in")
    for out in ("one", "two"):
        write(made, tmp_path / out)
    for file in ("games.jsonl", "decisions.jsonl.gz", "README.md"):
        assert (tmp_path / "one" / file).read_bytes() == (tmp_path / "two" / file).read_bytes()


def test_a_record_that_proves_nothing_is_refused(tmp_path: Path) -> None:
    made = records(tmp_path / "in", games=1)
    data = json.loads((made / "0.json").read_text("utf-8"))
    data["result"]["winner"] = 1 - data["result"]["winner"]
    (made / "0.json").write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(BadRecord):
        write(made, tmp_path / "out")
