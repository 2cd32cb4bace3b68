"""Weights: read by name, written as they are read, and never half a file."""

from pathlib import Path

import pytest

from grognard.core.errors import GrognardError
from grognard.core.weights import read_weights, weights_text

NAMES = ("steps", "banners")
GOOD = '{"card": {"what": "a test"}, "weights": {"banners": 2.5, "steps": [0.8, 0.5, 1]}}'


def written(folder: Path, text: str) -> Path:
    path = folder / "weights.json"
    path.write_text(text, encoding="utf-8")
    return path


def test_the_names_say_the_order_and_a_lone_number_is_never_changed(tmp_path: Path) -> None:
    weights = read_weights(written(tmp_path, GOOD), NAMES)
    assert list(weights.values) == [0.8, 2.5]
    assert list(weights.low) == [0.5, 2.5]
    assert list(weights.high) == [1.0, 2.5]
    assert weights.card == {"what": "a test"}


def test_a_draft_counts_until_the_file_does_again(tmp_path: Path) -> None:
    weights = read_weights(written(tmp_path, GOOD), NAMES)
    weights.draft([1.0, 2.0])
    assert list(weights.values) == [1.0, 2.0]
    weights.restore()
    assert list(weights.values) == [0.8, 2.5]
    with pytest.raises(GrognardError, match="other-weights"):
        weights.draft([1.0])


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    weights = read_weights(written(tmp_path, GOOD), NAMES)
    text = weights_text({"what": "moved", "seeds": {"first": 7}}, weights, [0.9, 2.5])
    again = read_weights(written(tmp_path, text), NAMES)
    assert list(again.values) == [0.9, 2.5]
    assert (list(again.low), list(again.high)) == (list(weights.low), list(weights.high))
    assert again.card == {"what": "moved", "seeds": {"first": 7}}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("{", "bad-weights"),
        ("[]", "bad-weights"),
        ('{"card": {}}', "bad-weights"),
        ('{"card": {}, "weights": {"steps": "many", "banners": 1}}', "bad-weights"),
        ('{"card": {}, "weights": {"steps": [1, 2], "banners": 1}}', "bad-weights"),
        ('{"card": {}, "weights": {"steps": 1}}', "other-weights"),
        ('{"card": {}, "weights": {"steps": 1, "banners": 1, "guns": 1}}', "other-weights"),
    ],
)
def test_a_bad_file_is_refused(tmp_path: Path, text: str, code: str) -> None:
    with pytest.raises(GrognardError, match=code):
        read_weights(written(tmp_path, text), NAMES)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(GrognardError, match="bad-weights"):
        read_weights(tmp_path / "weights.json", NAMES)
