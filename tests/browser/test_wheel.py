"""The wheel: it holds everything, and installed where nothing else is it plays and opens the table.

`make proof packages` tries the same with the compiled wheels, and with what an index gives.
"""

import shutil
import subprocess
import tarfile
import zipfile
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.installed import ROOT, Installed, build, copy_tree, install_alone
from tools.client import is_built

PAGE = "grognard/server/static/index.html"


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources, the client as `make install` built it among them."""
    if not is_built():
        pytest.skip("the browser client is not built from these sources; `make install` does it")
    return copy_tree(tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def source(tree: Path) -> Path:
    """The source package."""
    done = build(tree, "sdist", tree.parent / "out")
    assert done.returncode == 0, done.stdout + done.stderr
    (found,) = (tree.parent / "out").glob("*.tar.gz")
    return found


EXTRACTING: Any = {"filter": "data"} if hasattr(tarfile, "data_filter") else {}
"""The first releases of Python 3.11 have no filters."""


@pytest.fixture(scope="module")
def wheel(source: Path) -> Path:
    """The pure wheel, built from the source package and from nothing else."""
    unpacked = source.parent / "unpacked"
    with tarfile.open(source) as packed:
        packed.extractall(unpacked, **EXTRACTING)
    done = build(next(unpacked.iterdir()), "wheel", source.parent)
    assert done.returncode == 0, done.stdout + done.stderr
    (found,) = source.parent.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def installed(wheel: Path) -> Installed:
    """An empty environment with the wheel, and the packages that it asks for."""
    return install_alone(wheel.parent / "environment", wheel)


def tracked() -> set[str]:
    """Return the files of the repository as git knows them; none where there is no git."""
    git = shutil.which("git")
    if git is None:
        return set()
    words = [git, "-C", str(ROOT), "ls-files", "-z"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    return {name for name in done.stdout.split("\0") if name and (ROOT / name).exists()}


def test_the_source_package_holds_the_whole_repository_and_the_client(source: Path) -> None:
    with tarfile.open(source) as packed:
        held = {name.partition("/")[2] for name in packed.getnames()}
    assert sorted(tracked() - held) == []
    assert {"setup.py", "web/package.json", "tests/conftest.py", f"src/{PAGE}"} <= held
    assert [name for name in held if "node_modules" in name or name.endswith(".pyc")] == []


def test_the_wheel_is_for_every_system_and_holds_every_file_of_the_package(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as packed:
        held = set(packed.namelist())
    package = ROOT / "src" / "grognard"
    files = [path for path in package.rglob("*") if path.is_file()]
    wanted = {f"grognard/{path.relative_to(package).as_posix()}" for path in files}
    missing = {name for name in wanted - held if "__pycache__" not in name}
    assert sorted(missing) == []
    assert PAGE in held


def test_a_package_without_the_client_is_refused_unless_it_is_asked_for(
    tree: Path, wheel: Path
) -> None:
    """`wheel` is built before: nothing may look at the sources after this."""
    (tree / "src" / PAGE).unlink()
    for kind in ("sdist", "wheel"):
        done = build(tree, kind, tree.parent / "none")
        assert done.returncode != 0
        assert "the browser client needs Node.js" in done.stdout + done.stderr
    assert build(tree, "wheel", tree.parent / "none", GROGNARD_CLIENT="0").returncode == 0
    (made,) = (tree.parent / "none").glob("*.whl")
    with zipfile.ZipFile(made) as packed:
        assert PAGE not in packed.namelist()
    assert wheel.exists()


def test_installed_alone_it_plays_by_library_and_terminal(installed: Installed) -> None:
    assert installed.play() == "interpreted"


def test_installed_alone_it_opens_the_table(installed: Installed, browser: Browser) -> None:
    assert installed.open_in(browser) == ["marengo", "napoleonics", "prussia", "undaunted"]
