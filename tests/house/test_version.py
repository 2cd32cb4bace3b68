"""The version is said once, and has its section in the changelog."""

import json
import re

import grognard
from tests.house.source import ROOT

CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
HEADS = re.findall(r"^## (.*)$", CHANGELOG, re.MULTILINE)


def test_the_newest_release_of_the_changelog_is_this_version() -> None:
    assert HEADS[0] == "[Unreleased]"
    assert re.fullmatch(rf"\[{re.escape(grognard.__version__)}\] - \d{{4}}-\d\d-\d\d", HEADS[1])


def test_the_interface_that_the_client_was_typed_from_is_of_this_version() -> None:
    stored = json.loads((ROOT / "web" / "openapi.json").read_text(encoding="utf-8"))
    assert stored["info"]["version"] == grognard.__version__
