"""Every section has an example, or a reason to need none, and the reason is true."""

import pytest

from grognard.core import registry
from grognard.manual import Manual, has_manual, manual_of
from grognard.manual.book import CITED, BadManual
from grognard.manual.unplayed import (
    BETWEEN,
    LAID_OUT,
    PARTS,
    POINTED,
    is_played,
    missing,
    read_unplayed,
    unplayed_of,
)
from tests.manual.test_links import sections_of_reasons, sections_of_rules

GAMES = [name for name in registry.games() if has_manual(registry.load(name), "en")]
DECLARED = [
    (game, section, reason)
    for game in GAMES
    for section, reason in unplayed_of(registry.load(game)).items()
]


def read(game: str) -> Manual:
    return manual_of(registry.load(game), "en")


def is_settled(game: str, section: str) -> bool:
    """Say whether a section has an example or is declared to need none."""
    found = read(game).section(section)
    assert found is not None
    return is_played(found) or section in unplayed_of(registry.load(game))


@pytest.mark.parametrize("game", GAMES)
def test_every_section_has_an_example_or_a_reason_to_need_none(game: str) -> None:
    left = missing(read(game), unplayed_of(registry.load(game)))
    assert [one.number for one in left] == []


@pytest.mark.parametrize(("game", "section", "reason"), DECLARED)
class TestEveryReason:
    """What holds for each section that is declared to need no example."""

    def test_it_is_a_section_without_an_example(self, game: str, section: str, reason: str) -> None:
        found = read(game).section(section)
        assert found is not None
        assert not is_played(found)

    def test_nobody_meets_it_in_play(self, game: str, section: str, reason: str) -> None:
        """A player meets what a question, an event or a refusal cites."""
        if reason != BETWEEN:
            assert f"§{section}" not in sections_of_rules(game)
        if reason != LAID_OUT:
            assert f"§{section}" not in sections_of_reasons(game)

    def test_what_is_played_elsewhere_is_played_there(
        self, game: str, section: str, reason: str
    ) -> None:
        """In the parts of a heading, and in the sections that a summary cites."""
        manual = read(game)
        found = manual.section(section)
        assert found is not None
        parts = [one.number for one in manual.sections if one.number.startswith(f"{section}.")]
        cited = [one.removeprefix("§") for block in found.blocks for one in block.cited(CITED)]
        elsewhere = {PARTS: parts, POINTED: [one for one in cited if one != section]}.get(reason)
        if elsewhere is None:
            return
        assert any(is_played(one) for one in manual.sections if one.number in elsewhere)
        assert [one for one in elsewhere if not is_settled(game, one)] == []


def test_a_reason_is_one_of_those_that_are_told() -> None:
    assert read_unplayed('"1" = "story"') == {"1": "story"}
    with pytest.raises(BadManual, match="§1 no-time"):
        read_unplayed('"1" = "no-time"')
