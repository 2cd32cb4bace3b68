"""Build what is published into dist/: the source package, compiled wheels, and a pure one.

    python3 tools/wheels.py [--python PATH]... [--pure]

There is a compiled wheel for each CPython from 3.11 on that is installed (on the path, by pyenv, or
named), and a line for each that is left out. Every wheel is made from the source package, afresh,
by tools pinned in requirements/wheels.txt; then it is repaired and tagged by auditwheel, on Linux,
and a game is played with it. --pure leaves out the compiled ones.

Nothing newer than Python 3.6 is used: see `tools/install.py`.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from typing import Dict, List, NamedTuple, Optional

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from tools.client import Failure, build_client, say  # noqa: E402
from tools.install import NOT_FOR_PIP, OLDEST, ask, check_writable, find_compiler  # noqa: E402

DIST = ROOT / "dist"
WORK = ROOT / "build" / "wheels"
LOCK = ROOT / "requirements" / "wheels.txt"
NAMES = ["python3", *("python3.{}".format(minor) for minor in range(OLDEST[1], 20))]
PAGE = "grognard/server/static/index.html"
LIBRARY = re.compile(r"(^|/)grognard__mypyc\.[^/]*\.(so|pyd)$")

ABOUT = """
import sys, sysconfig
print(sys.implementation.name)
print('.'.join(map(str, sys.version_info[:3])))
print(sys.version_info.releaselevel)
print(sysconfig.get_config_var('Py_GIL_DISABLED') or 0)
print(sys.executable)
try:
    import ensurepip, venv; print('venv')
except ImportError:
    print('none')
"""
SDIST = "import sys, setuptools.build_meta as build; build.build_sdist(sys.argv[1])"
GAME = """
import grognard
from grognard.research.checksum import running_build
game = grognard.load('skirmish')
state = game.new('meeting', seed=7)
while not state.is_over():
    game.play(state, state.legal_actions()[0])
assert state.outcome() is not None
print(running_build())
"""


class Python(NamedTuple):
    """A Python as it describes itself."""

    path: str
    kind: str
    version: str
    level: str
    is_free_threaded: bool
    has_venv: bool

    def minor(self) -> str:
        """Return the version that a wheel is for."""
        return ".".join(self.version.split(".")[:2])

    def order(self) -> List[int]:
        """Return the version to sort by."""
        return [int(part) for part in self.version.split(".")]


def main() -> int:
    """Build, and turn what stands in the way into one sentence and an exit code."""
    parser = argparse.ArgumentParser(description="Build the packages to publish into dist/.")
    parser.add_argument("--python", dest="pythons", action="append", metavar="PATH", default=[])
    parser.add_argument("--pure", action="store_true", help="no compiled wheels")
    wanted = parser.parse_args()
    try:
        for package in build(wanted.pythons, wanted.pure):
            say(f"{package.relative_to(ROOT)}  {package.stat().st_size / 1e6:.1f} MB")
    except Failure as failure:
        print(f"grognard: {failure}", file=sys.stderr)
        return 1
    return 0


def build(named: List[str], pure: bool = False) -> List[Path]:
    """Return all packages, built anew."""
    check_writable()
    pythons = choose(named)
    build_client()
    for old in DIST.glob("grognard-*"):
        old.unlink()
    tools = make_tools(pythons[0])
    source = make_source(tools)
    packages = [source, make_wheel(pythons[0], source, compiled=False)]
    for python in [] if pure else pythons:
        packages.append(make_wheel(python, source, compiled=True))
    return packages


# Which Pythons


def choose(named: List[str]) -> List[Python]:
    """Return a Python of each version, the newest first; say which are left out, and why."""
    found = sorted(map(describe, named), key=Python.order) if named else installed()
    chosen: Dict[str, Python] = {}
    for python in reversed(found):
        problem = why_not(python, chosen)
        if problem:
            say(f"Left out: Python {python.version} at {python.path}: {problem}.")
        else:
            chosen[python.minor()] = python
    if not chosen:
        raise Failure("no CPython was found for which a wheel can be built")
    return list(chosen.values())


def why_not(python: Python, chosen: Dict[str, Python]) -> str:
    """Return why no wheel is built with a Python, "" if one is."""
    if python.kind != "cpython":
        return f"it is {python.kind}, and the engine is compiled for CPython"
    if tuple(python.order()) < OLDEST:
        return "Grognard needs 3.11 or newer"
    if python.level != "final":
        return "it is no final release"
    if python.is_free_threaded:
        return "it is free-threaded, and the compiled engine is not made for that"
    if not python.has_venv:
        return "it cannot make virtual environments"
    if python.minor() in chosen:
        return f"{chosen[python.minor()].path} is of the same version"
    return find_compiler(python.path).problem


def installed() -> List[Python]:
    """Return every Python on the path, of pyenv's, and this one; each once, the oldest first."""
    root = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    pyenv = sorted(str(path) for path in root.glob("versions/*/bin/python"))
    on_path = [found for found in map(shutil.which, NAMES) if found]
    found = {}
    for path in [sys.executable, *on_path, *pyenv]:
        python = look_at(path)
        if python is not None:
            found[str(Path(python.path).resolve())] = python
    return sorted(found.values(), key=Python.order)


def describe(path: str) -> Python:
    """Return what a Python that was named says of itself."""
    python = look_at(path)
    if python is None:
        raise Failure(f"{path} does not run as a Python")
    return python


def look_at(path: str) -> Optional[Python]:
    """Return what a Python says of itself; None if there is none, as behind a shim of pyenv's."""
    answer = ask(path, ABOUT)
    if len(answer) != 6:
        return None
    kind, version, level, threads, executable, venv = answer
    return Python(executable, kind, version, level, threads == "1", venv == "venv")


# Packages


def make_source(tools: Path) -> Path:
    """Return the source package: all of the repository, and the client as it is built."""
    say("Packing the sources.")
    run([str(tools), "-c", SDIST, str(DIST)], ROOT, "the source package could not be made")
    return newest("grognard-*.tar.gz", DIST)


def make_wheel(python: Python, source: Path, compiled: bool) -> Path:
    """Return a wheel made from the source package, tried."""
    place = WORK / (python.minor() if compiled else "pure")
    say(
        f"Compiling the wheel for Python {python.version}; this takes a minute or two."
        if compiled
        else "Making the pure wheel."
    )
    tools = make_tools(python)
    shutil.rmtree(str(place), ignore_errors=True)
    with tarfile.open(str(source)) as packed:
        packed.extraction_filter = getattr(tarfile, "data_filter", None)
        packed.extractall(str(place))
    tree = next(place.glob("grognard-*"))
    words = ["wheel", "-q", "--no-build-isolation", "--no-deps", "--no-index"]
    command = [str(tools), "-m", "pip", *words, "-w", str(place / "made"), str(tree)]
    settings = {"GROGNARD_COMPILE": "1" if compiled else "0"}
    settings["CC"] = find_compiler(python.path).command or os.environ.get("CC", "")
    run(command, place, "the wheel could not be made", settings)
    wheel = newest("*.whl", place / "made")
    wheel = repaired(tools, wheel) if compiled else Path(shutil.copy(str(wheel), str(DIST)))
    check(wheel, compiled)
    try_out(tools, wheel, "compiled" if compiled else "interpreted")
    return wheel


def repaired(tools: Path, wheel: Path) -> Path:
    """Return the wheel with the tag of all systems it runs on, and what it needs from this one."""
    if not sys.platform.startswith("linux"):
        return Path(shutil.copy(str(wheel), str(DIST)))  # no library of others is linked
    path = os.pathsep.join([str(tools.parent), os.environ.get("PATH", os.defpath)])
    command = [str(tools), "-m", "auditwheel", "repair", "-w", str(wheel.parent / "tagged")]
    run([*command, str(wheel)], wheel.parent, "auditwheel could not tag the wheel", {"PATH": path})
    tagged = newest("*.whl", wheel.parent / "tagged")
    if "-linux_" in tagged.name:
        raise Failure(f"{tagged.name} runs on this system only: no tag of many systems fits")
    return Path(shutil.copy(str(tagged), str(DIST)))


def check(wheel: Path, compiled: bool) -> None:
    """Fail if a wheel lacks the browser client, or is of the wrong kind."""
    with zipfile.ZipFile(str(wheel)) as packed:
        names = packed.namelist()
    if PAGE not in names:
        raise Failure(f"{wheel.name} lacks the browser client")
    if any(LIBRARY.search(name) for name in names) != compiled:
        raise Failure(f"{wheel.name} is compiled and should not be, or the other way round")


def try_out(tools: Path, wheel: Path, expected: str) -> None:
    """Play a game with the wheel where nothing is but what the engine needs."""
    words = ["install", "-q", "--no-deps", "--no-index", "--force-reinstall", str(wheel)]
    run([str(tools), "-m", "pip", *words], WORK, f"{wheel.name} cannot be installed")
    found = ask(str(tools), GAME)
    if found != [expected]:
        raise Failure(f"{wheel.name} does not play: {' '.join(found) or 'an error'}")


# Small tools


def make_tools(python: Python) -> Path:
    """Return a Python of this version that has what builds wheels, each package by its hash."""
    place = WORK / "tools" / python.minor()
    tools = place / ("Scripts" if os.name == "nt" else "bin") / "python"
    mark = place / "lock"
    if mark.exists() and mark.read_bytes() == LOCK.read_bytes():
        return tools
    say(f"Installing requirements/wheels.txt for Python {python.version}.")
    run([python.path, "-m", "venv", "--clear", str(place)], ROOT, "no environment could be made")
    words = ["install", "-q", "--require-hashes", "--only-binary", ":all:", "-r", str(LOCK)]
    run([str(tools), "-m", "pip", *words], ROOT, "pip could not install requirements/wheels.txt")
    shutil.copy(str(LOCK), str(mark))
    return tools


def run(
    command: List[str], place: Path, problem: str, more: Optional[Dict[str, str]] = None
) -> None:
    """Run a command, untouched by the person's own settings; show its words only if it fails."""
    place.mkdir(parents=True, exist_ok=True)
    environment = {name: value for name, value in os.environ.items() if name not in NOT_FOR_PIP}
    environment.update(more or {}, PIP_DISABLE_PIP_VERSION_CHECK="1", PIP_NO_INPUT="1")
    if not environment.get("CC"):
        environment.pop("CC", None)
    done = subprocess.run(
        command,
        cwd=str(place),
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if done.returncode != 0:
        say(done.stdout.decode(errors="replace"))
        raise Failure(f"{problem} (the words of the build are above)")


def newest(pattern: str, place: Path) -> Path:
    """Return the file of this pattern that was written last."""
    return max(place.glob(pattern), key=lambda path: path.stat().st_mtime)


if __name__ == "__main__":
    sys.exit(main())
