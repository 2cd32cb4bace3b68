"""Which build is tested, and how Hypothesis behaves: nothing else."""

import os
import pkgutil
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec

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
