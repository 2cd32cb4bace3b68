"""Proofs: each module is complete, each committed result says how it was got, the page shows it."""

import json
import re
import time
from dataclasses import fields
from datetime import UTC, datetime
from pathlib import Path

import pytest

from grognard.core.types import Json
from tools import proof, proof_page, proving
from tools.proofs import attack

COMMITTED = sorted(proving.RESULTS.glob("*.json"))
NOW = datetime(2026, 11, 19, 12, 0, tzinfo=UTC)


def dice(small: bool) -> Json:
    """Prove next to nothing."""
    return {"games": 2 if small else 200}


def wrong(small: bool) -> Json:
    """Prove nothing."""
    raise proving.NotProved("one of them failed")


DICE = proving.Proof("dice", "Dice are fair.", [7], dice)


@pytest.mark.parametrize("name", proving.names())
def test_a_proof_has_a_claim_seeds_and_a_way_to_prove_it(name: str) -> None:
    found = proving.find(name)
    assert found.claim.endswith(".")
    assert len(found.claim) < 200
    assert all(isinstance(seed, int) for seed in found.seeds)
    assert callable(found.prove)


@pytest.mark.parametrize("path", COMMITTED, ids=lambda path: path.stem)
def test_a_committed_result_says_how_it_was_got(path: Path) -> None:
    result = json.loads(path.read_text("utf-8"))
    assert set(result) == {field.name for field in fields(proving.Result)}
    assert result["name"] == path.stem
    assert path.stem in proving.names()
    assert result["command"] == f"make proof {path.stem}"
    assert re.fullmatch(r"[0-9a-f]{40}", result["commit"])
    assert result["changed"] == []
    assert datetime.fromisoformat(result["date"]).tzinfo is not None
    assert result["seconds"] > 0
    assert result["seeds"] == proving.find(path.stem).seeds
    assert set(result["machine"]) == {"cores", "memory_gib", "system"}
    assert result["build"] in ("compiled", "interpreted")
    assert result["figures"]


def test_a_result_is_written_with_all_that_is_needed_to_repeat_it(tmp_path: Path) -> None:
    path = proving.write(proving.run(DICE, small=False), tmp_path)
    result = json.loads(path.read_text("utf-8"))
    assert set(result) == {field.name for field in fields(proving.Result)}
    assert result["figures"] == {"games": 200}
    assert result["seeds"] == [7]
    assert result["rules"]["skirmish"] >= 1
    assert result["machine"]["cores"] >= 1


def test_what_is_not_proved_is_said_and_not_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = {"dice": DICE, "wrong": proving.Proof("wrong", "It is not.", [], wrong)}
    written: list[str] = []

    def write(result: proving.Result) -> Path:
        written.append(result.name)
        return proving.ROOT / "docs" / "proof" / f"{result.name}.json"

    monkeypatch.setattr(proof, "names", lambda: list(found))
    monkeypatch.setattr(proof, "find", found.__getitem__)
    monkeypatch.setattr(proof, "write", write)
    assert proof.main(["wrong"]) == 1
    assert "one of them failed" in capsys.readouterr().err
    assert proof.main(["dice", "--small"]) == 0
    assert written == []
    assert proof.main(["wrong", "dice"]) == 1
    assert written == ["dice"]
    assert proof.main(["luck"]) == 2
    assert "there are dice, wrong" in capsys.readouterr().out


def test_the_page_shows_figures_and_how_old_they_are(tmp_path: Path) -> None:
    result = proving.run(DICE, small=False)
    old = proving.Result(**{**vars(result), "date": "2026-11-16T08:00:00+00:00", "seconds": 754.0})
    rows = {"undaunted": {"games": 4, "longest": 12}, "marengo": {"games": 6}}
    proving.write(old, tmp_path)
    proving.write(proving.Result(**{**vars(old), "name": "games", "figures": rows}), tmp_path)
    page = proof_page.all_results(NOW, tmp_path)
    assert page.count("**3 days old** (2026-11-16)") == 2
    assert "`make proof dice`, 13 min, interpreted, Python 3." in page
    assert "| games | 200 |" in page
    assert "| | games | longest |\n| --- | ---: | ---: |\n| undaunted | 4 | 12 |" in page
    assert "| marengo | 6 |  |" in page


def test_the_page_has_a_place_for_the_results() -> None:
    page = (proving.ROOT / "docs" / proof_page.PAGE).read_text("utf-8")
    assert page.count(proof_page.MARK) == 1


def test_an_attack_of_which_less_was_tried_proves_nothing() -> None:
    whole = {"half-open": 1000, "half-open ended": 50, "spectator ok": 32, "view 429": 1000}
    whole |= {"long match": 2, "long match asked for": 3}
    whole |= {"socket ended": 1900, "socket ok": 100, "spectator server/busy": 32, "upload 503": 40}
    assert attack.untried({"attack": whole}) == []
    assert attack.untried({"attack": {}}) == list(attack.WANTED)
    late = {**whole, "socket ended": 1899, "socket not tried": 1}
    assert attack.untried({"attack": late}) == ["socket"]


def test_a_click_that_is_never_acknowledged_counts_as_slow() -> None:
    honest = attack.Honest("http://127.0.0.1:1")
    honest._take_time([time.perf_counter() - 5], 0.2)
    assert honest.times[0] > 5
    honest._take_time([time.perf_counter() + 10**6], 0.2)
    honest._take_time([], 0.2)
    assert len(honest.times) == 1
