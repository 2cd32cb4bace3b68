"""Ukrainian and Russian spelling where it can be two ways: the same one everywhere."""

import re
from pathlib import Path

import pytest

from tests.cli.catalogues import PACKAGE

LETTER = "[А-Яа-яЁёІіЇїЄєҐґ]"
APOSTROPHE = re.compile(f"{LETTER}['ʼ`]{LETTER}")
"""Any other than ’ between two letters."""
SHORT_DASH = re.compile(f"{LETTER}»? – ")
"""A dash between words is a long one."""
CARD_FOR_MAP = re.compile(r"\b(на|поза|з|край|усю?|вся) карт(і|ою|и|а|у)\b")
"""In Ukrainian a map is «мапа»: «карта» is what is held in the hand."""
WITHOUT_YO = re.compile(
    r"\b(еще|ее|ведет|идет|дает|берет|ждет|начнет|бьет|бьется|кладет|вернет|займет|остается|вперед"
    r"|трех|четырех|тяжел(ая|ой|ую|ые)|легк(ая|ой|ую|ий|ие)|сплоченн\w+|обращенн\w+|развертыва\w+"
    r"|развернут(ый|ым|ого|ая|ые)|маневр\w*|миномет\w*|пулемет\w*|завершен|запрещен|разрешен|проведен"
    r"|прошел|ушел|вошел|пришел)\b",
    re.IGNORECASE,
)
"""Words that have ё, written without it."""

KIND_WITH_CAPITAL = re.compile(
    r"[а-яіїєґё,;—0-9] (Легк|Лёгк|Лінійн|Линейн|Кінн|Конн|Піш|Пеш|Важк|Тяж[её]л|Гвард)\w+"
    r" (піх|пех|кавал|артил|гренад)\w+"
)
"""A kind of troops within a sentence."""


def lines(language: str) -> list[tuple[Path, str]]:
    paths = sorted(PACKAGE.rglob(f"messages/*.{language}.ftl"))
    assert len(paths) > 20
    return [
        (path.relative_to(PACKAGE), line)
        for path in paths
        for line in path.read_text("utf-8").splitlines()
        if not line.startswith(("#", "cli-word-"))
    ]


def found(language: str, pattern: re.Pattern[str]) -> list[str]:
    return [f"{path}: {line}" for path, line in lines(language) if pattern.search(line)]


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_there_is_one_apostrophe_and_one_dash(language: str) -> None:
    assert found(language, APOSTROPHE) == []
    assert found(language, SHORT_DASH) == []


def test_a_map_is_no_card() -> None:
    held = re.compile("undaunted|napoleonics")  # there are cards
    assert [line for line in found("uk", CARD_FOR_MAP) if not held.search(line)] == []


def test_russian_writes_yo() -> None:
    assert found("ru", WITHOUT_YO) == []


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_a_kind_of_troops_has_no_capital_within_a_sentence(language: str) -> None:
    assert found(language, KIND_WITH_CAPITAL) == []
