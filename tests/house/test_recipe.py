"""setup.py: nothing private of setuptools, and only what changed is compiled again."""

import ast
import os
import re
import runpy
import shutil
import sysconfig
from pathlib import Path
from typing import Any

import pytest
import setuptools
from setuptools import Command, Distribution, Extension

from tests.house.source import ROOT, tree

SETUP = ROOT / "setup.py"


def test_setup_uses_no_private_name_of_another_module() -> None:
    names = [node.attr for node in ast.walk(tree(SETUP)) if isinstance(node, ast.Attribute)]
    assert names
    assert [name for name in names if name.startswith("_")] == []


@pytest.fixture
def recipe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What setup.py defines, in a folder with a module of two C files and their header."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        pytest.skip("no C compiler is here")
    (tmp_path / "one.c").write_text('#include <Python.h>\n#include "both.h"\n' + ONE)
    (tmp_path / "two.c").write_text('#include "both.h"\nint two(void) { return BOTH; }\n')
    (tmp_path / "both.h").write_text("#define BOTH 2\nint two(void);\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(setuptools, "setup", lambda **_: None)
    monkeypatch.delenv("GROGNARD_COMPILE", raising=False)
    return runpy.run_path(str(SETUP))


ONE = """
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "small"};
PyMODINIT_FUNC PyInit_small(void) { return two() ? PyModule_Create(&module) : NULL; }
"""


def built(recipe: dict[str, Any]) -> dict[str, int]:
    """Build the module as setup.py would; return when each object and the library was written."""
    small = Extension("small", ["one.c", "two.c"], depends=["both.h"])
    command = recipe["SideBySide"](Distribution({"name": "small", "ext_modules": [small]}))
    command.build_temp, command.build_lib = "temp", "lib"
    command.ensure_finalized()
    command.run()
    assert small.sources == ["one.c", "two.c"]
    assert recipe["HIDDEN"] in small.extra_compile_args
    made = [path for folder in ("temp", "lib") for path in Path(folder).rglob("*")]
    found = {path.name.split(".")[0]: path.stat().st_mtime_ns for path in made if path.is_file()}
    return {name: found[name] for name in ("one", "two", "small")}


def changed(recipe: dict[str, Any], name: str) -> set[str]:
    """Return what is made anew when a file is written again; all that was made is an hour old."""
    for path in Path().rglob("*.*"):
        os.utime(path, ns=(1, path.stat().st_mtime_ns - 3600 * 10**9))
    before = built(recipe)
    if name:
        (Path(name)).touch()
    after = built(recipe)
    return {part for part in before if before[part] != after[part]}


def test_only_what_changed_is_compiled_again(recipe: dict[str, Any]) -> None:
    assert set(built(recipe)) == {"one", "two", "small"}
    assert changed(recipe, "") == set()
    assert changed(recipe, "two.c") == {"two", "small"}
    assert changed(recipe, "both.h") == {"one", "two", "small"}


HEADERS = ("__native_grognard.h", "__native_internal_grognard.h")
"""What all C files of ours begin with."""


def begun(recipe: dict[str, Any], compiler: str = "") -> Command:
    """Return the command that builds, with the headers that all files begin with read once."""
    for number, name in enumerate(HEADERS):
        Path(name).write_text(f"#define HEADER_{number} {number}\n")
    small = Extension("small", ["__native_three.c"], depends=list(HEADERS), include_dirs=["."])
    command = recipe["SideBySide"](Distribution({"name": "small", "ext_modules": [small]}))
    command.build_temp, command.build_lib = "temp", "lib"
    command.ensure_finalized()
    command.build_extensions = lambda: None
    command.run()
    assert command.takes(recipe["HIDDEN"])
    if compiler:
        command.compiler.compiler_so = [compiler]
    command.read_once(small)
    return command


def test_the_headers_that_all_files_begin_with_are_read_once(recipe: dict[str, Any]) -> None:
    command = begun(recipe)
    common = Path("temp", "common.h").resolve()
    assert command.common == ("-include", str(common))
    assert Path(f"{common}.gch").is_file()
    Path("__native_three.c").write_text("int three(void) { return HEADER_0 + HEADER_1; }\n")
    (made,) = command.compiled(command.extensions[0], "__native_three.c")
    assert Path(made).is_file()


def test_where_they_cannot_be_read_once_they_are_read_as_ever(recipe: dict[str, Any]) -> None:
    assert begun(recipe, "/no/such/compiler").common == ()


def test_what_is_left_out_of_the_compiled_build_is_tried_in_the_other() -> None:
    (named,) = re.findall(r"^INTERPRETED_ONLY := (.*)$", (ROOT / "Makefile").read_text(), re.M)
    mark = re.compile(r"^@pytest\.mark\.skipif\(build\(\) != \"interpreted\"", re.M)
    tests = (ROOT / "tests").rglob("test_*.py")
    found = {str(path.relative_to(ROOT)) for path in tests if mark.search(path.read_text())}
    assert found == set(named.split())
