"""The Makefile: every command that it names is there, once."""

import re
from collections import Counter
from pathlib import Path

from tests.conftest import group_of

MAKEFILE = (Path(__file__).parents[2] / "Makefile").read_text(encoding="utf-8")
RULE = re.compile(r"^([a-z-]+):(?!=)", re.MULTILINE)
PHONY = re.compile(r"^\.PHONY: ((?:[^\n]*\\\n)*[^\n]*)", re.MULTILINE)


def named() -> list[str]:
    """Return the targets that the first .PHONY names."""
    found = PHONY.search(MAKEFILE)
    assert found
    return found.group(1).replace("\\\n", " ").split()


def needs(target: str) -> list[str]:
    """Return what a rule asks for, and what its recipe makes."""
    found = re.search(rf"^{target}:([^#\n]*).*\n((?:\t.*\n)*)", MAKEFILE, re.MULTILINE)
    assert found
    made = re.findall(r"\$\(MAKE\)(?: --[a-z-]+)+ ([a-z][a-z -]+)", found.group(2))
    return " ".join([found.group(1), *made]).split()


def test_every_command_has_one_rule_and_every_rule_is_a_command() -> None:
    """A second recipe would replace the first, and a name without one would do nothing."""
    rules = Counter(RULE.findall(MAKEFILE))
    assert [target for target, times in rules.items() if times > 1] == []
    assert set(named()) == set(rules)


def test_make_test_runs_every_part() -> None:
    """What is called test-… is part of `make test`, or of a part of it."""
    tests = {target for target in named() if target.startswith("test-")}
    reached = {"test"}
    while more := {part for target in reached for part in needs(target)} - reached:
        reached |= more
    assert tests <= reached


def test_tests_of_a_file_are_kept_together_and_those_of_the_contract_by_their_games() -> None:
    conformance = "tests/contract/test_conformance.py::test_every_game_keeps"
    assert group_of(f"{conformance}[undaunted-odds_sum_to_one]") == (
        "tests/contract/test_conformance.py undaunted"
    )
    assert group_of("tests/lab/test_ray.py::test_a[b-1]") == "tests/lab/test_ray.py"


def test_no_test_relies_on_a_mark_that_does_nothing() -> None:
    mark = "xdist" + "_group"
    tests = Path(__file__).parents[1].rglob("test_*.py")
    assert [path.name for path in tests if mark in path.read_text("utf-8")] == []
