"""A forgotten method is a clear error in both builds, never the end of the process.

Interpreted, Python refuses to make the object and names the method; compiled, the call refuses.
"""

import ast
from pathlib import Path

import pytest

from grognard.ai.bots import Bot
from grognard.core.campaign import Campaign
from grognard.core.columns import NUMBER, Columns
from grognard.core.dice import Dice, SeededDice
from grognard.core.errors import MissingMethod
from grognard.core.event import Event
from grognard.core.game import Game
from grognard.core.message import Message
from grognard.core.question import Question, Step
from grognard.core.registry import load
from grognard.core.state import Outcome, Rules, State

SOURCES = Path(__file__).resolve().parents[2] / "src" / "grognard"
BASES: dict[str, tuple[type, str]] = {
    "Bot": (Bot, "ai/bots.py"),
    "Campaign": (Campaign, "core/campaign.py"),
    "Dice": (Dice, "core/dice.py"),
    "Columns": (Columns, "core/columns.py"),
    "Game": (Game, "core/game.py"),
    "Question": (Question, "core/question.py"),
    "Rules": (Rules, "core/state.py"),
    "State": (State, "core/state.py"),
    "Step": (Step, "core/question.py"),
}
ITSELF = object()
"""Stands for the object whose method is called."""
ARGUMENTS: dict[str, object] = {
    "Action": 0,
    "Callable[[Message], str]": str,
    "Columns": Columns(),
    "Dice": SeededDice(1),
    "Event": Event("§1", "kind", 0, []),
    "Game": load("skirmish"),
    "Json": {},
    "Message": Message("title"),
    "Outcome": Outcome(),
    "Player": 0,
    "S": load("skirmish").new(seed=1),
    "Self": ITSELF,
    "Shape": NUMBER,
    "State": load("skirmish").new(seed=1),
    "'State'": load("skirmish").new(seed=1),
    "dict[str, str]": {},
    "bool": True,
    "int": 1,
    "list[int]": [],
    "list[str]": [],
    "str": "",
}


def abstract_methods(base: str) -> dict[str, list[str]]:
    """Return the methods that a subclass must have, each with the types of its arguments.

    They raise MissingMethod; those that take a column of a compiled game are left out.
    """
    tree = ast.parse((SOURCES / BASES[base][1]).read_text("utf-8"))
    (body,) = (
        node.body for node in ast.walk(tree) if isinstance(node, ast.ClassDef) and node.name == base
    )
    return {
        method.name: [ast.unparse(one.annotation) for one in method.args.args[1:] if one.annotation]
        for method in body
        if isinstance(method, ast.FunctionDef)
        and "MissingMethod" in ast.unparse(method.body[-1])
        and "vec[" not in ast.unparse(method.args)
    }


@pytest.mark.parametrize(
    ("base", "method"), [(base, method) for base in BASES for method in abstract_methods(base)]
)
def test_a_forgotten_method_says_which(base: str, method: str) -> None:
    kind: type = type(f"Forgetful{base}", (BASES[base][0],), {})
    values = [ARGUMENTS[name] for name in abstract_methods(base)[method]]
    try:
        forgetful = kind()
    except TypeError as error:
        assert method in str(error)  # noqa: PT017
        return
    with pytest.raises(MissingMethod) as caught:
        getattr(forgetful, method)(*[forgetful if one is ITSELF else one for one in values])
    assert str(caught.value.params["name"]).partition(".")[2] == method


def test_every_base_has_methods_to_forget() -> None:
    assert {base: len(abstract_methods(base)) > 0 for base in BASES} == dict.fromkeys(BASES, True)
