"""Make .venv ready: a virtual environment, pinned dependencies, the client, the package.

    python3 tools/install.py [--with dev] [--with bench] [--but-package] [--python PATH]

What is done already is not done again. The engine is compiled if a C compiler is there;
GROGNARD_COMPILE=0 leaves it interpreted, GROGNARD_COMPILE=1 makes a missing compiler an error.

Only the standard library is used, and nothing newer than Python 3.6, so that an old Python gets
far enough to find a newer one or to say what is wrong.
"""

import argparse
import json
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Dict, List, NamedTuple, Optional

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from tools.client import Failure, build_client, digest, say  # noqa: E402

VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
STAMP = VENV / "installed.json"
ENGINE = VENV / "engine"  # "compiled" or "interpreted", for the Makefile to read
BUILD = ROOT / "build"

OLDEST = (3, 11)
OTHER_PYTHONS = ("python3.13", "python3.12", "python3.11", "python3.14")
OTHER_COMPILERS = ("cc", "gcc", "clang")
NOT_FOR_PIP = ("PYTHONPATH", "PYTHONHOME", "PIP_USER", "PIP_TARGET", "PIP_PREFIX")


class Interpreter(NamedTuple):
    """A Python as it describes itself."""

    path: str
    version: str
    has_venv: bool


class Compiler(NamedTuple):
    """A C compiler to name to the build (none: its own choice), or why there is none."""

    command: str
    problem: str


Stamp = Dict[str, Any]


def main() -> int:
    """Install, and turn what stands in the way into one sentence and an exit code."""
    parser = argparse.ArgumentParser(description="Make .venv ready.")
    parser.add_argument("--with", dest="locks", action="append", default=["run"], metavar="LOCK")
    parser.add_argument("--but-package", action="store_true", help="all that it needs, not itself")
    parser.add_argument("--python", metavar="PATH", help="the Python to use, and no other")
    wanted = parser.parse_args()
    try:
        install(wanted.locks, wanted.python, wanted.but_package)
    except Failure as failure:
        print(f"grognard: {failure}", file=sys.stderr)
        return 1
    return 0


def install(locks: List[str], python: Optional[str], but_package: bool = False) -> None:
    """Take every step that has not been taken yet, in order; the client's beside Python's."""
    check_writable()
    BUILD.mkdir(exist_ok=True)
    with ThreadPoolExecutor(1) as beside:
        client = beside.submit(build_client, "dev" in locks)
        stamp = make_venv(python)
        for name in locks:
            install_requirements(stamp, name)
        client.result()
    if not but_package:
        install_package(stamp)


# The folder and the interpreter


def check_writable() -> None:
    """Fail if nothing can be written here."""
    try:
        with tempfile.TemporaryFile(dir=str(ROOT)):
            pass
    except OSError as error:
        raise Failure(
            f"the folder {ROOT} cannot be written to ({error.strerror}); "
            "move it to a place of your own"
        ) from None


def make_venv(named: Optional[str]) -> Stamp:
    """Make the virtual environment unless a fitting one is there; return its stamp."""
    stamp = read_stamp()
    if is_usable(stamp, named):
        return stamp
    chosen = choose_python(named)
    say(f"Making .venv with Python {chosen.version}.")
    if not succeeds([chosen.path, "-m", "venv", "--clear", str(VENV)]):
        raise Failure(f"the Python at {chosen.path} could not make {VENV}")
    stamp = {"root": str(ROOT), "python": chosen.version, "locks": {}}
    write_stamp(stamp)
    return stamp


def is_usable(stamp: Stamp, named: Optional[str]) -> bool:
    """Whether .venv was finished in this folder, still runs, and is of the Python asked for."""
    if stamp.get("root") != str(ROOT):
        return False  # moved or copied: the scripts in it name the old place
    present = probe(str(PYTHON))
    if present is None or present.version != stamp["python"]:
        return False
    wanted = probe(named) if named else present
    return wanted is not None and wanted.version == present.version


def choose_python(named: Optional[str]) -> Interpreter:
    """Return the first Python that is new enough and can make virtual environments."""
    candidates = [named] if named else [sys.executable, *OTHER_PYTHONS]
    found = [python for python in map(probe, candidates) if python is not None]
    recent = [python for python in found if is_recent(python)]
    for python in recent:
        if python.has_venv:
            return python
    raise Failure(why_no_python(named, found, recent))


def is_recent(python: Interpreter) -> bool:
    """Whether this Python is new enough for Grognard."""
    return tuple(map(int, python.version.split("."))) >= OLDEST


def why_no_python(named: Optional[str], found: List[Interpreter], recent: List[Interpreter]) -> str:
    """Return the sentence that says why no Python will do."""
    remedy = "name another: make install PYTHON=/path/to/python3.12"
    if recent:
        path, version, _ = recent[0]
        return (
            f"Python {version} at {path} cannot make virtual environments; install that part of "
            f"it (on Debian and Ubuntu the package python3-venv), or {remedy}"
        )
    if found:
        path, version, _ = found[0]
        return (
            f"Grognard needs Python 3.11 or newer, and {path} is Python {version}; "
            f"install a newer one, or {remedy}"
        )
    return f"{named or 'python3'} does not run as a Python; {remedy}"


def probe(python: str) -> Optional[Interpreter]:
    """Return what this Python says of itself, or None if there is no such Python."""
    question = (
        "import sys; print('.'.join(map(str, sys.version_info[:3]))); print(sys.executable)\n"
        "try:\n    import ensurepip, venv; print('venv')\nexcept ImportError:\n    print('none')"
    )
    answer = ask(python, question)
    if len(answer) != 3:
        return None
    return Interpreter(answer[1], answer[0], answer[2] == "venv")


def ask(python: str, question: str) -> List[str]:
    """Return the lines a Python prints for a piece of code; none if it fails."""
    try:
        done = subprocess.run(
            [python, "-I", "-c", question], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
    except OSError:
        return []
    return done.stdout.decode().splitlines() if done.returncode == 0 else []


# Dependencies and package


def install_requirements(stamp: Stamp, name: str) -> None:
    """Install one lock file, every package by its hash."""
    lock = ROOT / "requirements" / f"{name}.txt"
    mark = digest([lock])
    if stamp["locks"].get(name) == mark:
        return
    say(f"Installing requirements/{name}.txt.")
    if not pip(["--require-hashes", "--only-binary", ":all:", "-r", str(lock)]):
        raise Failure(
            f"pip could not install requirements/{name}.txt (its words are above); "
            "check the network, then run the same command again"
        )
    stamp["locks"][name] = mark
    write_stamp(stamp)


def install_package(stamp: Stamp) -> None:
    """Install Grognard itself, compiled where that is possible, and say which it is."""
    sources = source_digest()
    wish = os.environ.get("GROGNARD_COMPILE", "")
    if wish != "0" and stamp.get("package") == ["compiled", sources]:
        say("Grognard is ready: the engine is compiled.")
        return
    compiler = Compiler("", "GROGNARD_COMPILE=0 asks for it") if wish == "0" else find_compiler()
    if wish == "1" and compiler.problem:
        raise Failure("GROGNARD_COMPILE=1 asks for a compiled engine, but " + compiler.problem)
    package = ["interpreted" if compiler.problem else "compiled", sources]
    if stamp.get("package") != package:
        build_package(stamp, package, compiler)
    if compiler.problem:
        say(f"Grognard is ready: the engine is interpreted, thus slow; {compiler.problem}.")
    else:
        say("Grognard is ready: the engine is compiled.")


def build_package(stamp: Stamp, package: List[str], compiler: Compiler) -> None:
    """Build the package and put it into .venv; what earlier builds left is used again."""
    mode = package[0]
    recipe = stamp["python"] + digest([ROOT / "setup.py", ROOT / "requirements" / "run.txt"])
    clear_build(everything=stamp.get("recipe") != recipe)
    stamp.update(recipe=recipe, package=[])
    write_stamp(stamp)
    if mode == "compiled":
        say("Compiling the engine; the first time this takes a minute or two.")
    environment = {"GROGNARD_COMPILE": "1" if mode == "compiled" else "0"}
    if compiler.command:
        environment["CC"] = compiler.command
    if not pip(["--no-build-isolation", "--no-deps", "--no-index", str(ROOT)], environment):
        raise Failure(
            "the package could not be built (the words of the build are above); "
            "`make install GROGNARD_COMPILE=0` installs it without compiling"
        )
    ENGINE.write_text(mode + "\n")
    stamp["package"] = package
    write_stamp(stamp)


def clear_build(everything: bool) -> None:
    """Remove old copies of modules; and all objects when they were made by another recipe.

    Texts stay: what runs beside writes down there what it says.
    """
    patterns = ["*"] if everything else ["lib*", "bdist*"]
    for path in [path for pattern in patterns for path in BUILD.glob(pattern)]:
        if path.suffix == ".txt":
            continue
        if path.is_dir():
            shutil.rmtree(str(path))
        else:
            path.unlink()


def source_digest() -> str:
    """Return one digest of everything that the installed package is made of."""
    every = (ROOT / "src").rglob("*")
    sources = [path for path in every if path.is_file() and "__pycache__" not in path.parts]
    recipe = [ROOT / "setup.py", ROOT / "pyproject.toml", ROOT / "requirements" / "run.txt"]
    return digest([*sources, *recipe])


def find_compiler(python: str = str(PYTHON)) -> Compiler:
    """Return the C compiler to build with for a Python, or what is missing."""
    question = (
        "import sysconfig; print(sysconfig.get_config_var('CC') or 'cc');"
        "print(sysconfig.get_path('include'))"
    )
    own, include = ask(python, question)
    usual = os.environ.get("CC") or own
    present = [name for name in (usual, *OTHER_COMPILERS) if shutil.which(shlex.split(name)[0])]
    if not present:
        return Compiler("", "no C compiler was found (on Debian and Ubuntu: apt install gcc)")
    if not (Path(include) / "Python.h").exists():
        return Compiler(
            "",
            f"{include} has no Python.h (on Debian and Ubuntu: apt install python3-dev)",
        )
    if not can_compile(present[0], include):
        return Compiler("", f"{present[0]} cannot compile a file that includes Python.h")
    return Compiler("" if present[0] == usual else present[0], "")


def can_compile(compiler: str, include: str) -> bool:
    """Whether the compiler can do the smallest job of the kind we need."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "small.c"
        source.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
        target = str(source.with_suffix(".o"))
        return succeeds([*shlex.split(compiler), "-I" + include, "-c", str(source), "-o", target])


# Small tools


def pip(arguments: List[str], extra: Optional[Dict[str, str]] = None) -> bool:
    """Run pip install in .venv, untouched by the person's own settings; True if it succeeded."""
    environment = {name: value for name, value in os.environ.items() if name not in NOT_FOR_PIP}
    environment.update(extra or {}, PIP_DISABLE_PIP_VERSION_CHECK="1", PIP_NO_INPUT="1")
    command = [str(PYTHON), "-m", "pip", "install", "-q", *arguments]
    return subprocess.run(command, cwd=str(ROOT), env=environment).returncode == 0


def succeeds(command: List[str]) -> bool:
    """Run a command whose own words would not help; True if it succeeded."""
    try:
        done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    except OSError:
        return False
    return done.returncode == 0


def read_stamp() -> Stamp:
    """Return what .venv is known to hold; empty if there is none or it is damaged."""
    try:
        stamp = json.loads(STAMP.read_text())
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def write_stamp(stamp: Stamp) -> None:
    """Remember what .venv holds."""
    STAMP.write_text(json.dumps(stamp, indent=1) + "\n")


if __name__ == "__main__":
    sys.exit(main())
