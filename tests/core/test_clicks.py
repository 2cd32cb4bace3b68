"""Every action has a text, which is read back, and a target."""

import pytest

from grognard.core.errors import BadAction
from grognard.core.question import Clicks


def _clicks() -> tuple[Clicks, list[int]]:
    clicks = Clicks()
    firsts = [
        clicks.add("tile", ["1A", "2B"], "tile", unused=1),
        clicks.add("unit", ["us:scout"], "unit"),
        clicks.add("tile", ["1A", "2B"], "leave"),
        clicks.add("option", ["done"]),
    ]
    return clicks, firsts


def test_actions_are_numbered_in_the_order_in_which_they_are_added() -> None:
    clicks, firsts = _clicks()
    assert firsts == [0, 3, 4, 6]
    assert clicks.texts[3:] == ["unit us scout", "leave 1A", "leave 2B", "done"]
    assert clicks.targets[3:] == ["unit:us:scout", "tile:1A", "tile:2B", "option:done"]
    assert clicks.on("tile:2B") == [1, 5]
    assert clicks.on("tile:9C") == []


def test_a_text_is_read_however_it_is_spaced_but_not_one_that_is_not_used() -> None:
    clicks, _ = _clicks()
    assert [clicks.parse(clicks.text(action)) for action in (0, 1, 3, 4, 5, 6)] == [
        0,
        1,
        3,
        4,
        5,
        6,
    ]
    assert clicks.parse("  unit us   scout ") == 3
    for text in ("", "tile none2", "Done", "tile"):
        with pytest.raises(BadAction):
            clicks.parse(text)
    for action in (-1, 7):
        with pytest.raises(BadAction):
            clicks.text(action)
