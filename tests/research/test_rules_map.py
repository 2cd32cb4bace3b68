"""The map of the rules finds what is missing, and nothing else."""

from pathlib import Path

import pytest

from grognard.research.rules_map import cited_sections, read_rows, rules_faults

HEAD = "| section | title | function | test | state |\n| --- | --- | --- | --- | --- |\n"
GOOD = "| §5.2 | Costs | `rules.s05.can_enter` | `test_s05.test_costs` | done |\n"
RULES = '''def can_enter() -> None:
    """§5.2 A unit pays for each hex."""


class Chart:
    """§5.2 A table."""

    def cost(self) -> int:
        """§5.2 What a hex costs."""
        return 1


COSTS: list[int] = []  # §5.2
NAMES = ()
'''


@pytest.fixture
def game(tmp_path: Path) -> Path:
    (tmp_path / "game" / "rules").mkdir(parents=True)
    (tmp_path / "game" / "rules" / "s05.py").write_text(RULES, encoding="utf-8")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_s05.py").write_text("def test_costs() -> None: ...\n")
    return tmp_path / "game"


def faults(game: Path, text: str) -> list[str]:
    (game / "RULES.md").write_text(text, encoding="utf-8")
    return rules_faults(game, game.parent / "tests")


def test_a_complete_map_has_no_faults(game: Path) -> None:
    assert faults(game, HEAD + GOOD) == []


def test_tables_classes_and_methods_may_stand_for_functions(game: Path) -> None:
    names = "`rules.s05.COSTS` `rules.s05.NAMES`, `rules.s05.Chart` `rules.s05.Chart.cost`"
    row = f"| 5.2 | Costs | {names} | `test_s05.test_costs` | done |\n"
    assert faults(game, HEAD + row) == []


def test_a_section_without_code_says_why(game: Path) -> None:
    row = "| §5 | Movement | | | no code: a heading |\n"
    assert faults(game, HEAD + GOOD + row) == []


def test_a_map_without_a_table_is_a_fault(game: Path) -> None:
    assert faults(game, "# Rules\n") == ["RULES.md has no table of sections"]


@pytest.mark.parametrize(
    ("row", "fault"),
    [
        ("| §5 | Movement | | | done |", "§5 has no function and does not say why"),
        ("| §5 | Movement | | | no code: |", "§5 has no function and does not say why"),
        (
            "| §5 | Movement | `rules.s05.can_enter` | | done |",
            "§5 has no test and does not say why",
        ),
        ("| §5 | Movement | | | |", "§5 has no state"),
        (
            "| §5 | Movement | `rules.s05.fly` | `test_s05.test_costs` | done |",
            "§5 names the function rules.s05.fly, which does not exist",
        ),
        (
            "| §5 | Movement | `rules.s06.can_enter` | `test_s05.test_costs` | done |",
            "§5 names the function rules.s06.can_enter, which does not exist",
        ),
        (
            "| §6 | Combat | `rules.s05.can_enter` | `test_s05.test_costs` | done |",
            "§6 names the function rules.s05.can_enter, which does not cite it",
        ),
        (
            "| §5.20 | Combat | `rules.s05.can_enter` | `test_s05.test_costs` | done |",
            "§5.20 names the function rules.s05.can_enter, which does not cite it",
        ),
        (
            "| §5 | Movement | `rules.s05.can_enter` | `test_s05.test_flying` | done |",
            "§5 names the test test_s05.test_flying, which does not exist",
        ),
        (GOOD.strip(), "§5.2 stands twice in RULES.md"),
    ],
)
def test_what_is_wrong_in_a_row_is_found(game: Path, row: str, fault: str) -> None:
    assert fault in faults(game, f"{HEAD}{GOOD}{row}\n")


def test_a_section_cited_in_code_or_data_must_be_in_the_table(game: Path) -> None:
    (game / "charts.toml").write_text("# §9.1 a chart\n", encoding="utf-8")
    assert faults(game, HEAD + GOOD) == ["charts.toml cites §9.1, which is not in RULES.md"]


def test_a_cited_ruling_must_be_explained(game: Path) -> None:
    (game / "state.py").write_text("# ruling R3 (§5.2): twice\n", encoding="utf-8")
    wanted = "state.py cites ruling R3, which RULES.md does not explain"
    assert faults(game, HEAD + GOOD) == [wanted]
    assert faults(game, HEAD + GOOD + "\n- **R3** (§5.2): once\n") == []


def test_other_tables_are_not_taken_for_the_map() -> None:
    other = "| a | b |\n| --- | --- |\n| §1 | x |\n\n"
    assert [row.section for row in read_rows(other + HEAD + GOOD + "\n" + other)] == ["5.2"]


def test_citations_are_read_with_cases_options_and_ranges() -> None:
    assert cited_sections("§11.5c, §4.4 opt") == {"11.5", "4.4"}
    assert cited_sections("§2.9-2.11") == {"2.9", "2.10", "2.11"}
    assert cited_sections("§3-5") == {"3", "4", "5"}
    assert cited_sections("§10.8.1.1") == {"10.8.1.1"}
    assert cited_sections("section 5") == set()
