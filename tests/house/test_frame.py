"""One frame and one vocabulary in all games: what the core drives, no game writes again."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from grognard.core.game import Game
from grognard.core.message import Message
from grognard.core.question import Question
from grognard.core.registry import TEMPLATES, games, load
from grognard.research.catalogue import LANGUAGES, saying_faults
from tests.house.source import IN_THE_FRAME, ROOT, place, tree

each_game = pytest.mark.parametrize("game", IN_THE_FRAME, ids=lambda game: game.name)
LOADED = [load(name) for name in (*games(), *TEMPLATES)]
QUESTION = re.compile(r"\.(question|prompt)\(\)(\.id)?$|\bASK_\w+\.(number|id)$")
YES_OR_NO = ("is_", "has_", "can_", "must_", "may_")
POP, COUNT = r"state\.todo\.pop\(\)", r"state\.chain \+= 1"
BY_HAND = re.compile(rf"^( *)({POP}\n\1{COUNT}|{COUNT}\n\1{POP})$", re.MULTILINE)
"""A question that is closed without `State.close`."""
MAY_COMPARE = {"marengo/older.py": "it reads the numbers of older saves"}
"""Files that may ask which question is open by its number or id, each with its reason."""


def functions(game: Path) -> Iterator[tuple[Path, ast.FunctionDef]]:
    """Yield every function and method of a game."""
    for path in sorted(game.rglob("*.py")):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.FunctionDef):
                yield path, node


def returns(node: ast.FunctionDef) -> str:
    """Return what a function says that it returns."""
    return ast.unparse(node.returns) if node.returns else ""


@each_game
def test_a_state_in_play_is_one_class_called_after_the_game(game: Path) -> None:
    classes = [
        (node.name, [ast.unparse(base) for base in node.bases])
        for path in sorted(game.rglob("*.py"))
        for node in ast.walk(tree(path))
        if isinstance(node, ast.ClassDef)
    ]
    states = [name for name, bases in classes if any(base.endswith("State") for base in bases)]
    title = "Skirmish" if game.name == "_template" else game.name.title()
    assert states == [f"{title}State"]
    assert {"Position", "Battle"} & {name for name, _ in classes} == set()


@each_game
def test_a_question_of_yes_or_no_returns_a_bool(game: Path) -> None:
    breaches = [
        f"{place(path, node.lineno)} {node.name} -> {returns(node)}"
        for path, node in functions(game)
        if node.name.lstrip("_").startswith(YES_OR_NO) and returns(node) != "bool"
    ]
    assert breaches == []


@each_game
def test_a_verdict_is_a_code(game: Path) -> None:
    breaches = [
        f"{place(path, node.lineno)} {node.name} -> {returns(node)}"
        for path, node in functions(game)
        if node.name.endswith("_code") and returns(node) != "int"
    ]
    assert breaches == []


@each_game
def test_an_event_is_noted_and_nothing_is_told(game: Path) -> None:
    told = [place(path, node.lineno) for path, node in functions(game) if node.name == "tell"]
    assert told == []


@each_game
def test_ids_have_types_of_their_own(game: Path) -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in game.rglob("*.py"))
    assert len(re.findall(r"= NewType\(", text)) >= 3
    plain = re.compile(r"\b(hex|unit|piece|locale|card|tile|counter|corps)\b: int\b")
    breaches = [
        f"{place(path, node.lineno)} {node.name}: {found.group()}"
        for path, node in functions(game)
        if "rules" in path.relative_to(game).parts
        if (found := plain.search(ast.unparse(node.args)))
    ]
    assert breaches == []


@each_game
def test_the_core_drives_and_no_game_does_it_again(game: Path) -> None:
    """Listing, refusing, explaining, saving, loading, copying and comparing have one home."""
    of_state = {
        *("legal_actions", "apply", "go_on", "seats_to_answer", "prompt", "section", "clone"),
        *("copy_from", "copy_columns", "save", "load", "determinize"),
    }
    of_game = {
        *("legality", "why_not", "explain", "hides", "describe_prompt", "describe_action"),
        *("load_state", "action_text", "parse_action", "target", "plans"),
    }
    found = loaded(game)
    breaches = [
        f"{kind.__module__}.{kind.__name__}.{name}"
        for kinds, owned in ((type(found.blank()), of_state), (type(found), of_game))
        for kind in kinds.__mro__
        if kind.__module__.startswith(f"grognard.games.{game.name}.")
        for name in owned & {*vars(kind)}
    ]
    assert breaches == []


@each_game
def test_the_core_closes_a_question_whose_answer_completes_a_decision(game: Path) -> None:
    breaches = [
        place(path, text.count("\n", 0, found.start()) + 1)
        for path in sorted(game.rglob("*.py"))
        for text in [path.read_text(encoding="utf-8")]
        for found in BY_HAND.finditer(text)
    ]
    assert breaches == []


# No ladders


def compares(node: ast.expr) -> bool:
    """Whether an expression is the open question's number or id, to be compared with others."""
    text = ast.unparse(node)
    return bool(QUESTION.search(text))


@each_game
def test_no_game_asks_by_number_which_question_is_open(game: Path) -> None:
    breaches = [
        f"{place(path, node.lineno)} {ast.unparse(node)}"
        for path in sorted(game.rglob("*.py"))
        if str(path.relative_to(game.parent)) not in MAY_COMPARE
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Compare)
        if any(compares(side) for side in (node.left, *node.comparators))
    ]
    assert breaches == []


# Every question


def loaded(game: Path) -> Game:
    """Return the game of a folder."""
    return next(one for one in LOADED if type(one).__module__.split(".")[2] == game.name)


def questions(game: Path) -> list[str]:
    """Return the ids of a game's questions."""
    return [task.id for task in loaded(game).tasks() if isinstance(task, Question)]


@each_game
def test_every_question_has_its_message_in_all_languages(game: Path) -> None:
    found = loaded(game)
    asking = [f"{found.name}-ask-{question}" for question in questions(game)]
    missing = [
        f"{id} in {language}"
        for id in asking
        for language in LANGUAGES
        if f"{id} is missing" in saying_faults(found, language, Message(id))
    ]
    assert missing == []


@each_game
def test_every_question_is_asked_in_a_golden_game_or_named_by_a_test(game: Path) -> None:
    """A golden game has a line for each question: number, seat, id, section."""
    golden = sorted((ROOT / "tests" / "golden" / loaded(game).name).glob("*.txt"))
    lines = "".join(path.read_text(encoding="utf-8") for path in golden)
    asked = {*re.findall(r"^\d+ \w+ (\S+) [§>]", lines, re.MULTILINE)}
    tests = sorted((ROOT / "tests" / "games" / game.name).rglob("*.py"))
    named = "".join(path.read_text(encoding="utf-8") for path in tests)
    asked |= {*re.findall(r'"(?:\w+-ask-)?([\w-]+)"', named)}
    missing = [id for id in questions(game) if id not in asked]
    assert missing == []
