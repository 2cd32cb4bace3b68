"""Every refusal has a section, a sentence in three languages, and is met or built."""

import pytest

from grognard.cli.texts import Texts
from grognard.games.marengo import GAME, reasons
from grognard.games.marengo.reasons import REASONS


def test_codes_and_sentences_stand_in_the_same_order() -> None:
    codes = [name for name in vars(reasons) if name.isupper() and name != "REASONS"]
    assert [getattr(reasons, name) for name in codes] == list(range(1, len(REASONS)))


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_every_refusal_is_said(language: str) -> None:
    texts = Texts(language)
    texts.add(GAME)
    for code in range(1, len(REASONS)):
        reason = reasons.reason(0, code)
        assert reason.section.startswith("§")
        said = texts.say(reason.message())
        assert not said.startswith("marengo-why"), reason
