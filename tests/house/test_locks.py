"""What is installed is pinned by version and hash, and comes from no address of ours."""

import re
import tomllib
from pathlib import Path

import pytest

from tests.house.source import ROOT

LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
INSTALLING = [
    *(ROOT / "requirements").iterdir(),
    *(ROOT / "tools").glob("*.py"),
    *(ROOT / name for name in (".ci/run", "Makefile", "pyproject.toml", "setup.py")),
]
ADDRESS = re.compile(r"--(extra-)?index|--find-links|--trusted-host|\bindex.*://|://.*\bindex")
REQUIREMENT = re.compile(
    r"(?P<name>[A-Za-z0-9._-]+)==(?P<version>[^\s;]+)(?P<marker> ; [^\\]*?)?"
    r"(?P<hashes>( --hash=sha256:[0-9a-f]{64})+)"
)


def requirements(lock: Path) -> list[str]:
    """Return the requirements of a lock, each on one line."""
    text = lock.read_text(encoding="utf-8").replace("\\\n", " ")
    lines = (" ".join(line.split()) for line in text.splitlines())
    return [line for line in lines if line and not line.startswith("#")]


def pins(lock: Path) -> dict[tuple[str, str], str]:
    """Return the pinned version of each package and marker."""
    found = [REQUIREMENT.fullmatch(line) for line in requirements(lock)]
    return {
        (match["name"], match["marker"] or ""): match["version"]
        for match in found
        if match is not None
    }


def normal(requirement: str) -> str:
    """Return the normal form of the name in a requirement."""
    return re.sub(r"[-_.]+", "-", re.split(r"[<>=!~ \[]", requirement)[0]).lower()


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_requirement_has_a_version_and_hashes(lock: Path) -> None:
    lines = requirements(lock)
    assert lines
    assert [line for line in lines if not REQUIREMENT.fullmatch(line)] == []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_lock_has_its_list(lock: Path) -> None:
    assert lock.with_suffix(".in").exists()


@pytest.mark.parametrize("path", LOCKS, ids=lambda path: path.name)
def test_a_lock_holds_no_address(path: Path) -> None:
    assert "://" not in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", INSTALLING, ids=lambda path: str(path.relative_to(ROOT)))
def test_nothing_that_installs_names_a_package_index(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if ADDRESS.search(line)] == []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_the_locks_agree(lock: Path) -> None:
    """Installed one after another into one environment, they must not undo each other."""
    known = pins(ROOT / "requirements" / "dev.txt")
    different = {pin: found for pin, found in pins(lock).items() if known.get(pin, found) != found}
    assert different == {}


def test_the_run_lock_holds_what_the_package_needs() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    needed = {
        normal(requirement)
        for requirement in [
            *project["project"]["dependencies"],
            *project["build-system"]["requires"],
        ]
    }
    locked = {normal(name) for name, _ in pins(ROOT / "requirements" / "run.txt")}
    assert needed - locked == set()
