"""RULES.md: every section of the rulebook has its function and its test, or says why not."""

import ast
import re
from pathlib import Path

from grognard.games.undaunted import GAME, reasons
from grognard.research.rules_map import cited_sections, read_rows, rules_faults

FOLDER = Path(reasons.__file__).parent
TESTS = Path(__file__).parent
RULES = (FOLDER / "RULES.md").read_text(encoding="utf-8")
RULING = re.compile(r"^- R(\d+) ", re.MULTILINE)


def test_the_map_of_the_rules_has_no_fault() -> None:
    assert rules_faults(FOLDER, TESTS) == []


def test_the_sections_stand_in_the_rulebooks_order() -> None:
    sections = [[int(part) for part in row.section.split(".")] for row in read_rows(RULES)]
    assert sections == sorted(sections)
    assert {section[0] for section in sections} == set(range(1, 15))


def test_every_section_that_a_refusal_or_a_question_cites_is_in_the_map() -> None:
    known = {row.section for row in read_rows(RULES)}
    cited = " ".join([*(task.section for task in GAME.tasks()), *reasons.WHY.sections])
    assert cited_sections(cited) <= known


def test_the_rulings_are_numbered_in_order_and_each_has_a_test() -> None:
    numbers = [int(number) for number in RULING.findall(RULES)]
    assert numbers == [number for number in range(1, 18) if number not in (7, 9)]
    tests = "".join(path.read_text(encoding="utf-8") for path in TESTS.glob("test_*.py"))
    assert [number for number in numbers if f"def test_r{number}_" not in tests] == []


def docstrings() -> str:
    """Return what the tests say of themselves."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in TESTS.glob("test_*.py")]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    tests = [node for node in nodes if isinstance(node, ast.FunctionDef)]
    return "\n".join(ast.get_docstring(test) or "" for test in tests)


def test_every_situation_and_every_easily_missed_point_has_a_test() -> None:
    said = docstrings()
    letters = {int(number) for number in re.findall(r"\bA(\d+)\b", said)}
    lines = {int(number) for number in re.findall(r"[Cc]hecklist (\d+)\b", said)}
    assert set(range(1, 23)) - letters == set()
    assert set(range(1, 20)) - lines == set()


def test_every_ruling_cited_in_code_is_explained() -> None:
    """Also where it stands without the word "ruling", as in the section of a refusal."""
    numbers = set(RULING.findall(RULES))
    for path in sorted(FOLDER.rglob("*.py")):
        cited = set(re.findall(r"\bR(\d+)\b", path.read_text(encoding="utf-8")))
        assert cited <= numbers, path.name
