"""The file of results: what was written is there, whatever ended the run."""

import json
from pathlib import Path

import pytest

from grognard.core.errors import GrognardError
from grognard.core.types import Json
from grognard.lab.journal import Journal

ABOUT: Json = {"game": "skirmish", "seed": 7}


def written(path: Path, count: int = 3) -> None:
    journal = Journal(path, ABOUT)
    for number in range(count):
        journal.add(f"game {number}", {"winner": number})
    journal.close()


def refusal(path: Path, about: Json, resume: bool) -> tuple[str, object]:
    with pytest.raises(GrognardError) as caught:
        Journal(path, about, resume)
    return caught.value.code, caught.value.params.get("what", caught.value.params.get("line"))


def test_a_file_is_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    written(path)
    journal = Journal(path, ABOUT, resume=True)
    journal.add("game 3", {"winner": 3})
    journal.close()
    again = Journal(path, ABOUT, resume=True)
    again.close()
    assert again.done == {f"game {n}": {"winner": n} for n in range(4)}


@pytest.mark.parametrize("cut", [1, 10, 30])
def test_a_line_cut_short_is_dropped_and_nothing_else(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "run.jsonl"
    written(path)
    path.write_bytes(path.read_bytes()[:-cut])
    journal = Journal(path, ABOUT, resume=True)
    assert list(journal.done) == ["game 0", "game 1"]
    journal.add("game 2", {"winner": 2})
    journal.close()
    assert [json.loads(line) for line in path.read_text().splitlines()][3]["key"] == "game 2"


def test_a_file_of_which_only_half_a_first_line_was_written_begins_anew(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    path.write_text('{"format": "grogn')
    Journal(path, ABOUT, resume=True).close()
    assert json.loads(path.read_text())["seed"] == 7


def test_a_file_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    written(path)
    before = path.read_bytes()
    assert refusal(path, ABOUT, resume=False)[0] == "results-exist"
    assert path.read_bytes() == before


def test_another_run_is_refused_and_said_in_what_it_differs(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    written(path)
    assert refusal(path, {**ABOUT, "seed": 8}, resume=True) == ("other-results", "seed")


@pytest.mark.parametrize("text", ["[]", "nonsense", '{"a": 1}', '{"key": "a", "result": 3}'])
@pytest.mark.parametrize("line", [1, 3])
def test_a_line_that_is_no_result_is_refused(tmp_path: Path, text: str, line: int) -> None:
    path = tmp_path / "run.jsonl"
    written(path)
    lines = path.read_text().splitlines()
    lines[line - 1] = text
    path.write_text("\n".join(lines) + "\n")
    assert refusal(path, ABOUT, resume=True) == ("bad-results", line)
