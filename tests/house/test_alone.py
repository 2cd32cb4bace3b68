"""The engine needs next to nothing, and the terminal does not load the server: tried, not read."""

import json
import os
import subprocess
import sys

from tests.house.source import PACKAGE, python_files

ENGINE = ("core", "games", "ai", "match")
BESIDES = ("grognard", "mypy_extensions", "librt")
"""What may be imported though the standard library has it not."""
SERVERS = (
    *("aiosqlite", "alembic", "fastapi", "httptools", "orjson", "pydantic_settings"),
    *("sqlalchemy", "starlette", "uvicorn", "uvloop", "websockets"),
)
"""Pydantic itself is not among them: Typer uses it to read some options."""

ALONE = """
import sys, importlib

class Nothing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] not in {*sys.stdlib_module_names, *BESIDES}:
            raise ModuleNotFoundError(f"{name} is not here")

sys.meta_path.insert(0, Nothing())
for module in MODULES:
    importlib.import_module(module)

import grognard
game = grognard.load("skirmish")
state = game.new("meeting", seed=7)
while not state.is_over():
    game.play(state, state.legal_actions()[0])
match = grognard.match.new_match(game, "meeting", seed=7)
print(state.outcome().winner, *grognard.games())
"""

TERMINAL = """
import sys
from grognard.cli.app import run
assert run(["games"]) == 0
assert run(["arena", "skirmish", "--games", "2", "--first", "random"]) == 0
print(*{name.partition(".")[0] for name in sys.modules})
"""


def ran(program: str) -> str:
    """Return the last line that a program prints in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(PACKAGE.parent)}
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, check=True, capture_output=True, text=True
    )
    return done.stdout.splitlines()[-1]


def engine_modules() -> list[str]:
    """Return the names of all modules of the engine."""
    files = [path.relative_to(PACKAGE.parent).with_suffix("") for path in python_files(*ENGINE)]
    return [".".join(path.parts).removesuffix(".__init__") for path in files]


def test_every_module_of_the_engine_loads_and_plays_where_nothing_else_is_installed() -> None:
    found = ran(f"BESIDES = {BESIDES}\nMODULES = {json.dumps(engine_modules())}\n{ALONE}")
    assert found.split()[1:] == ["marengo", "napoleonics", "prussia", "undaunted"]


def test_the_terminal_loads_nothing_of_the_server() -> None:
    loaded = ran(TERMINAL).split()
    assert "rich" in loaded
    assert sorted({*SERVERS} & {*loaded}) == []
