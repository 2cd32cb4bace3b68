"""What `grognard` exports is what the page of the contract lists, and nothing else."""

import re

import pytest

import grognard
from tests.house.source import ROOT

PAGE = (ROOT / "docs" / "contract.md").read_text(encoding="utf-8")
LISTED = re.findall(r"`(\w+)`", PAGE.partition("\n## Names\n")[2].partition("\n## ")[0])


def test_the_page_lists_every_public_name_once() -> None:
    assert sorted(LISTED) == sorted(grognard.__all__)


@pytest.mark.parametrize("name", grognard.__all__)
def test_a_public_name_is_there_and_explained(name: str) -> None:
    found = getattr(grognard, name)
    if isinstance(found, type) or callable(found):
        assert found.__doc__


def test_the_list_is_sorted_and_holds_all_that_is_imported() -> None:
    public = {
        name
        for name, found in vars(grognard).items()
        if not name.startswith("_") and type(found).__name__ not in ("module", "bool")
    }
    assert public - {*grognard.__all__} == set()
    assert len({*grognard.__all__}) == len(grognard.__all__)


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="nonsense"):
        _ = grognard.nonsense  # type: ignore[attr-defined]
