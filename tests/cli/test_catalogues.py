"""Every text is in the catalogues, in three languages, whole; and nothing is said past them."""

import re
from dataclasses import fields
from pathlib import Path

import pytest
import typer
from fluent.syntax import ast as ftl

from grognard.ai.roster import BOTS
from grognard.cli.app import build
from grognard.cli.bench import FIGURES
from grognard.cli.lessons import COLUMNS
from grognard.cli.table.setup import HUMAN
from grognard.cli.table.typed import WORDS
from grognard.core.kept import KEPT_PROBLEMS
from grognard.core.opening import REFUSALS
from grognard.core.record import PROBLEMS
from grognard.manual.unplayed import REASONS
from grognard.puzzles.finding import COUNTS, REFUSED
from grognard.research.counts import Counts
from tests.cli.catalogues import (
    ENGLISH,
    FOLDERS,
    LANGUAGES,
    PACKAGE,
    SHELL,
    all_messages,
    code_files,
    entries,
    error_arguments,
    error_codes,
    in_language,
    keys,
    messages,
    selects,
    spoken,
    strings,
    variables,
)

OURS = re.compile(r"(cli|core|error)-[a-z0-9-]*[a-z0-9]")
LETTERS = re.compile(r"[^\W\d_]{2,}")
PLURALS = {"zero", "one", "two", "few", "many", "other"}
CODE = code_files(
    "cli",
    "core",
    "match",
    "ai",
    "lab",
    "lessons",
    "manual",
    "puzzles",
    "research",
    "games",
    "server",
)
SUBJECTS = {
    *("account", "charts", "drawing", "events", "hints", "lessons", "lobby", "names", "odds"),
    *("questions", "refusals", "table"),
}
"""What a game of ours says, each subject in its own files; not every game has all of them."""
NOT_IN_ALL = {"hints", "lessons", "table"}
LIES_IN = {
    "ask": "questions",
    "do": "questions",
    "draw": "drawing",
    "event": "events",
    "odds": "odds",
    "option": "lobby",
    "scenario": "lobby",
    "seat": "lobby",
    "title": "lobby",
    "why": "refusals",
}
each_catalogue = pytest.mark.parametrize(
    "english", ENGLISH, ids=lambda path: str(path.relative_to(PACKAGE).with_suffix("").stem)
)
each_folder = pytest.mark.parametrize(
    "folder", FOLDERS, ids=lambda path: str(path.relative_to(PACKAGE))
)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_folder
def test_every_subject_is_there_in_every_language_and_nothing_else(folder: Path) -> None:
    wanted = {path.name for path in folder.glob("*.en.ftl")}
    assert wanted
    for language in LANGUAGES:
        found = {path.name for path in folder.glob(f"*{language}.ftl")}
        assert found == {name.replace(".en.", f".{language}.") for name in wanted}
    assert len(list(folder.glob("*.ftl"))) == len(wanted) * len(LANGUAGES)


@each_folder
def test_a_game_says_everything_under_its_subject(folder: Path) -> None:
    if folder.parents[1].name != "games":
        return
    subjects = {path.name.partition(".")[0] for path in folder.glob("*.ftl")}
    assert SUBJECTS - subjects <= NOT_IN_ALL
    assert subjects <= SUBJECTS
    for path in folder.glob("*.en.ftl"):
        subject = path.name.partition(".")[0]
        for name in (message.id.name for message in messages(path)):
            family = name.split("-")[1]
            is_result = name.count("-") == 1  # `prussia-draw` is one, and no drawing
            is_browser = name.startswith("web-")
            assert is_browser or is_result or LIES_IN.get(family, subject) == subject, name
            assert not is_browser or subject in {"lobby", "table"}, name
            assert is_browser or subject != "table", name


@each_catalogue
@each_language
def test_every_catalogue_is_read_to_the_last_line(english: Path, language: str) -> None:
    found = entries(in_language(english, language))
    assert [entry.content for entry in found if isinstance(entry, ftl.Junk)] == []
    assert messages(in_language(english, language))


@each_folder
@each_language
def test_no_catalogue_says_anything_twice(folder: Path, language: str) -> None:
    ids = [message.id.name for message in all_messages(folder, language)]
    assert sorted(ids) == sorted(set(ids))


@each_catalogue
@pytest.mark.parametrize("language", ["uk", "ru"])
def test_all_languages_say_the_same_with_the_same_variables(english: Path, language: str) -> None:
    ours = {m.id.name: variables(m) for m in messages(english)}
    other = {m.id.name: variables(m) for m in messages(in_language(english, language))}
    assert sorted(ours) == sorted(other)
    assert {id: names for id, names in other.items() if names != ours[id]} == {}


@each_catalogue
@pytest.mark.parametrize("language", ["uk", "ru"])
def test_slavic_plurals_have_all_their_forms(english: Path, language: str) -> None:
    """One form is for 1, 21, 31, so it must say the number; few and many go together."""
    found = [
        f"{message.id.name}: {fault}"
        for message in messages(in_language(english, language))
        for select in selects(message)
        for fault in _plural_faults(message, select)
    ]
    assert found == []


def _plural_faults(message: ftl.Message, select: ftl.SelectExpression) -> list[str]:
    forms = keys(select)
    if not PLURALS & set(forms) - {"other"}:
        return []
    if "one" not in forms or not {"many", "other"} & set(forms):
        return [f"only the forms {sorted(forms)}"]
    counted = variables(select.selector)
    is_said = counted & variables(forms["one"]) or _says_outside(message, select, counted)
    return [] if is_said or "1" in forms else ["the form for one does not say the number"]


def _says_outside(message: ftl.Message, select: ftl.SelectExpression, counted: set[str]) -> bool:
    """Say whether the number stands beside the choice: "{ $n } { $n -> ... }"."""
    assert message.value is not None
    plain = [
        element.expression
        for element in message.value.elements
        if isinstance(element, ftl.Placeable) and element.expression is not select
    ]
    return any(counted & variables(one) for one in plain if isinstance(one, ftl.BaseNode))


# The shell's catalogue and the code.


def shell_ids() -> set[str]:
    return {message.id.name for message in all_messages(SHELL, "en")}


def used_ids() -> set[str]:
    """Return every id the code names outright."""
    named = {text for path in CODE for text in strings(path) if OURS.fullmatch(text)}
    return named | {f"error-{code}" for path in CODE for code in error_codes(path)}


def lesson_faults() -> set[str]:
    """Return the codes of what can be wrong with a lesson."""
    found = {text for path in code_files("lessons") for text in strings(path)}
    return {text for text in found if re.fullmatch(r"lesson-[a-z-]+", text)}


def family_ids() -> set[str]:
    """Return every id that the code puts together from a name."""
    command = typer.main.get_command(build())
    helped = [str(command.help), *(str(one.help) for one in command.commands.values())]  # type: ignore[attr-defined]
    return {
        *(f"core-record-{code}" for code in (*PROBLEMS, *KEPT_PROBLEMS)),
        *(f"error-{code}" for code in REFUSALS),
        *(f"cli-word-{word}" for word in WORDS),
        *(f"cli-play-help-{word}" for word in (*WORDS, "answer")),
        *(f"cli-play-help-{word}-form" for word in (*WORDS, "answer")),
        *(f"cli-bot-{name}" for name in (*BOTS, HUMAN)),
        *(f"cli-fuzz-count-{subject.name}" for subject in fields(Counts)),
        *(f"cli-bench-{figure.replace('_', '-')}" for figure in FIGURES),
        *(f"cli-lessons-{column}" for column in COLUMNS),
        *(f"cli-puzzles-{count}" for count in (*COUNTS, *REFUSED)),
        *(f"cli-rules-unplayed-{reason}" for reason in REASONS),
        *(f"error-{code}" for code in lesson_faults()),
        *(f"{id}-examples" for id in helped),
        *(f"{id}-short" for id in helped[1:]),
        "error-illegal-action",
        "error-match-older-rules",
    }


def test_everything_the_code_says_is_in_the_catalogue() -> None:
    assert sorted((used_ids() | family_ids()) - shell_ids()) == []


def test_everything_in_the_catalogue_is_said_by_the_code() -> None:
    assert sorted(shell_ids() - used_ids() - family_ids()) == []


@each_language
def test_every_error_gives_what_its_sentence_needs(language: str) -> None:
    needed = {m.id.name: variables(m) for m in all_messages(SHELL, language)}
    faults = [
        f"{path.relative_to(PACKAGE)}: {code} lacks {sorted(needed[f'error-{code}'] - given)}"
        for path in CODE
        for code, given in error_arguments(path)
        if not needed[f"error-{code}"] <= given
    ]
    assert faults == []


def test_nothing_is_printed_past_the_catalogues() -> None:
    found = [
        f"{path.relative_to(PACKAGE)}:{line} {text!r}"
        for path in code_files("cli")
        for line, text in spoken(path)
        if LETTERS.search(text) and not OURS.fullmatch(text) and not text.startswith("\x1b")
    ]
    assert found == []


def test_the_search_for_literals_finds_one(tmp_path: Path) -> None:
    path = tmp_path / "bad.py"
    path.write_text(
        'out.print("Hello")\nText(f"{n} units")\nPanel(x, title="Board")\nprint("* ")\n'
    )
    assert [text for _, text in spoken(path) if LETTERS.search(text)] == [
        "Hello",
        " units",
        "Board",
    ]


def test_the_help_of_every_option_and_argument_is_an_id() -> None:
    command = typer.main.get_command(build())
    helps = [
        str(param.help)
        for one in [command, *command.commands.values()]  # type: ignore[attr-defined]
        for param in one.params
    ]
    assert len(helps) > 20
    assert sorted(set(helps) - shell_ids()) == []
