"""Numbers of action sequences, counted in two ways; NAME.perft holds those of a game."""

from pathlib import Path

import pytest

from grognard.core.errors import BadRecord
from grognard.core.game import Game
from grognard.core.registry import load
from grognard.research.perft import Perft, perft, perft_text, read_perfts, slow_perft
from tests.contract.games import games_here
from tests.contract.toy.game import Duel

FOLDER = Path(__file__).parent
SLOWLY = 400
"""Counts up to this are confirmed by the slow counter."""


def perfts() -> list[tuple[str, Perft]]:
    """Return every position of every file to be tried here, with its game."""
    files = {name: FOLDER / f"{name}.perft" for name in games_here()}
    return [(name, entry) for name, file in files.items() for entry in read_perfts(file)]


@pytest.mark.parametrize(("name", "entry"), perfts(), ids=str)
def test_sequences_are_counted_as_ever(name: str, entry: Perft) -> None:
    game = load(name)
    state = entry.state(game)
    depths = range(1, len(entry.counts) + 1)
    assert [perft(state, depth) for depth in depths] == entry.counts
    slowly = [depth for depth in depths if entry.counts[depth - 1] <= SLOWLY]
    assert slowly
    assert [slow_perft(game, state, depth) for depth in slowly] == [
        entry.counts[depth - 1] for depth in slowly
    ]


def counted(game: Game, depth: int) -> int:
    return perft(game.new("field", seed=1), depth)


def test_a_small_game_is_counted_by_hand() -> None:
    """Two of three bids are allowed to each side, then strike or pass, three times over."""
    assert [counted(Duel(), depth) for depth in range(1, 5)] == [2, 4, 8, 16]
    assert counted(Duel(), 9) == 2**9
    assert counted(Duel(), 10) == 0


def test_the_slow_counter_disagrees_where_listing_and_legality_do() -> None:
    faulty = Duel("forgets")
    state = faulty.new("field", seed=1)
    assert perft(state, 6) < slow_perft(faulty, state, 6) == 2**6


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "duel.perft"
    path.write_text(perft_text(Duel(), 2), "utf-8")
    entries = read_perfts(path)
    assert [str(entry) for entry in entries[:2]] == ["field seed 1", "forest seed 1"]
    assert entries[0].counts == [2, 4]
    assert any(entry.actions for entry in entries)


@pytest.mark.parametrize("line", ["depth 1 5", "play x", "position field", "nonsense"])
def test_a_line_out_of_place_is_refused(line: str, tmp_path: Path) -> None:
    path = tmp_path / "broken.perft"
    path.write_text(f"# a comment\n{line}\n", "utf-8")
    with pytest.raises(BadRecord):
        read_perfts(path)
