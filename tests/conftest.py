"""Which build is tested, how Hypothesis behaves, and what is tried in one process."""

import os
import pkgutil
import re
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from typing import Any

import hypothesis
import pytest

import grognard.core

hypothesis.settings.register_profile("house", deadline=None, derandomize=True, print_blob=True)
hypothesis.settings.load_profile("house")


def core_files() -> list[str]:
    """Return the files that the modules of the core are loaded from."""
    modules = pkgutil.iter_modules(grognard.core.__path__, "grognard.core.")
    specs = [find_spec(module.name) for module in modules if not module.ispkg]
    return [spec.origin for spec in specs if spec is not None and spec.origin is not None]


def build() -> str:
    """Return how the core is built: compiled, interpreted, or mixed (which is always wrong)."""
    compiled = {file.endswith(tuple(EXTENSION_SUFFIXES)) for file in core_files()}
    if len(compiled) > 1:
        return "mixed"
    return "compiled" if compiled == {True} else "interpreted"


def pytest_report_header() -> str:
    """Say which build is tested, and where it lies."""
    return f"grognard: {build()}, {grognard.core.__path__[0]}"


def pytest_sessionstart() -> None:
    """Refuse to test another build than the one asked for."""
    expected = os.environ.get("GROGNARD_EXPECT_COMPILED")
    if expected is None:
        return
    wanted = "compiled" if expected == "1" else "interpreted"
    if build() != wanted:
        pytest.exit(
            f"the {wanted} build was to be tested, but {grognard.core.__path__[0]} is {build()}",
            returncode=3,
        )


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:  # noqa: ANN401
    """Keep tests together that share what is costly to read or to make."""
    if config.getvalue("dist") != "loadgroup":
        return None
    scheduler = import_module("xdist.scheduler").LoadGroupScheduling(config, log)
    scheduler._split_scope = group_of
    return scheduler


def group_of(nodeid: str) -> str:
    """Return what a test is kept together with: those of its file; of the contract, of its game.

    Marks of groups would do nothing: xdist writes them where pytest 9 no longer reads.
    """
    file, _, test = nodeid.partition("::")
    game = re.search(r"\[([a-z_]+)", test)
    return f"{file} {game[1]}" if game and file.startswith("tests/contract/") else file
