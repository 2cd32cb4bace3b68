"""Build the browser client into the package, unless what lies there was built from these sources.

`tools/install.py` and `setup.py` both come here, so that no package lacks the client by accident.
Only the standard library is used, and nothing newer than Python 3.6: see `tools/install.py`.
"""

import hashlib
import json
import shutil
import subprocess
from pathlib import Path
from typing import Any, Dict, Iterable, List

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "grognard" / "server" / "static"
MARK = CLIENT / "built-from.sha256"
"""What the client that lies there was built from."""
OLDEST_NODE = 20


class Failure(Exception):
    """What stands in the way, in one sentence for a person."""


def build_client(with_tools: bool = False) -> None:
    """Build the browser client into the package, unless nothing of it has changed.

    With tools, for developers, what checks the client is installed in any case.
    """
    is_ready = is_built()
    if is_ready and (not with_tools or has_packages(with_tools)):
        return
    check_node()
    if not has_packages(with_tools):
        install_packages(with_tools)
    if is_ready:
        return
    say("Building the browser client.")
    if not npm(["run", "build"]):
        raise Failure("the browser client could not be built (the words of the build are above)")
    MARK.write_text(digest(client_sources()) + "\n")


def install_packages(with_tools: bool) -> None:
    """Install what the client is built with, and for developers what checks it."""
    say("Installing the browser client's packages.")
    without = [] if with_tools else ["--omit=dev"]
    if not npm(["ci", "--no-audit", "--no-fund", *without]):
        raise Failure(
            "npm could not install the browser client's packages (its words are above); "
            "check the network, then run the same command again"
        )


def is_built() -> bool:
    """Whether the client lies there, built from the sources as they are now."""
    if not (CLIENT / "index.html").exists() or not MARK.exists():
        return False
    return MARK.read_text().strip() == digest(client_sources())


def client_sources() -> List[Path]:
    """Return the files the client is built from: its own, and the games' data."""
    web = [
        path
        for path in WEB.rglob("*")
        if "node_modules" not in path.relative_to(WEB).parts and not path.name.endswith(".test.ts")
    ]
    data = (ROOT / "src" / "grognard" / "games").rglob("data/**/*")
    return [path for path in [*web, *data] if path.is_file()]


def check_node() -> None:
    """Fail if there is no Node.js, or only an old one, or no npm."""
    try:
        done = subprocess.run(["node", "--version"], stdout=subprocess.PIPE)
        version = done.stdout.decode().strip().lstrip("v")
    except OSError:
        version = ""
    remedy = f"install Node.js {OLDEST_NODE} or newer"
    if not version:
        raise Failure(f"the browser client needs Node.js, and none was found; {remedy}")
    if int(version.split(".")[0]) < OLDEST_NODE:
        raise Failure(f"the browser client needs a newer Node.js than {version}; {remedy}")
    if shutil.which("npm") is None:
        raise Failure("the browser client needs npm, which comes with Node.js, and none was found")


def has_packages(with_tools: bool) -> bool:
    """Whether npm has installed every package of the lock that is needed, in its version."""
    wanted = locked(WEB / "package-lock.json")
    present = locked(WEB / "node_modules" / ".package-lock.json")
    needed = [name for name, one in wanted.items() if name and is_needed(one, with_tools)]
    return all(present.get(name, {}).get("version") == wanted[name]["version"] for name in needed)


def locked(lock: Path) -> Dict[str, Any]:
    """Return the packages of a lock of npm's; none if there is no such file."""
    try:
        packages = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    except (OSError, ValueError, KeyError):
        return {}
    return dict(packages)


def is_needed(package: Dict[str, Any], with_tools: bool) -> bool:
    """Whether npm may not leave a package out, as it may one for another system."""
    if package.get("optional") or package.get("devOptional") or package.get("link"):
        return False
    return with_tools or not package.get("dev")


def npm(arguments: List[str]) -> bool:
    """Run npm in web/, showing its words only if it fails; True if it succeeded."""
    done = subprocess.run(
        ["npm", *arguments], cwd=str(WEB), stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    if done.returncode != 0:
        say(done.stdout.decode(errors="replace"))
    return done.returncode == 0


def say(sentence: str) -> None:
    """Tell the person what is happening."""
    print(sentence, flush=True)


def digest(files: Iterable[Path]) -> str:
    """Return one digest of the names and contents of these files."""
    total = hashlib.sha256()
    for path in sorted(files):
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()
