"""The examples for researchers run, and do what they say."""

from pathlib import Path
from runpy import run_path

import grognard

ROOT = Path(__file__).resolve().parents[2]


def test_the_example_learns_to_beat_chance() -> None:
    learn = run_path(str(ROOT / "examples" / "learn.py"))["learn"]
    before, after = learn("skirmish", rounds=1, games=40, test=40, seed=1)
    assert before < 0.6
    assert after > before + 0.1


def test_the_citation_is_of_this_version() -> None:
    text = (ROOT / "CITATION.cff").read_text("utf-8")
    assert f"version: {grognard.__version__}\n" in text
