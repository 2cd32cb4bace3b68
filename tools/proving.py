"""What a proof is: a module `tools/proofs/NAME.py`, and its last result, `docs/proof/NAME.json`.

The first paragraph of the module's docstring is the claim, `SEEDS` lists the seeds, and
`prove(small)` returns the figures or raises `NotProved`. The result holds the figures and all that
is needed to judge and to repeat them; the documentation shows it with its age.
"""

import importlib
import json
import os
import platform
import shutil
import subprocess
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path

from grognard.core.registry import load
from grognard.core.types import Json
from grognard.research.checksum import running_build
from grognard.research.conformance import known_games

ROOT = Path(__file__).resolve().parents[1]
MODULES = ROOT / "tools" / "proofs"
RESULTS = ROOT / "docs" / "proof"


class NotProved(Exception):
    """What was to be proved does not hold."""


@dataclass(frozen=True)
class Proof:
    """A proof by its name: what it claims, with which seeds, and how it is run."""

    name: str
    claim: str
    seeds: Sequence[int]
    prove: Callable[[bool], Json]


@dataclass(frozen=True)
class Result:
    """What is committed of a proof; `changed` names files that differed from the commit."""

    name: str
    claim: str
    command: str
    commit: str
    changed: Sequence[str]
    date: str
    seconds: float
    seeds: Sequence[int]
    machine: Json
    python: str
    build: str
    rules: dict[str, int]
    figures: Json


def names() -> list[str]:
    """Return the names of all proofs."""
    return sorted(path.stem for path in MODULES.glob("[a-z]*.py"))


def find(name: str) -> Proof:
    """Return the proof of this name."""
    module = importlib.import_module(f"tools.proofs.{name}")
    claim = " ".join((module.__doc__ or "").partition("\n\n")[0].split())
    return Proof(name, claim, list(module.SEEDS), module.prove)


def run(proof: Proof, small: bool) -> Result:
    """Run a proof and return its result; raises NotProved."""
    commit, changed = git_state()
    date = datetime.now(UTC).isoformat(timespec="seconds")
    began = time.monotonic()
    figures = proof.prove(small)
    return Result(
        name=proof.name,
        claim=proof.claim,
        command=f"make proof {proof.name}",
        commit=commit,
        changed=changed,
        date=date,
        seconds=round(time.monotonic() - began, 1),
        seeds=proof.seeds,
        machine=machine(),
        python=platform.python_version(),
        build=running_build(),
        rules={name: load(name).rules_version for name in known_games()},
        figures=figures,
    )


def git_state() -> tuple[str, list[str]]:
    """Return the commit, and the files that differ from it; results of proofs do not count.

    A copy of the tree without its history, on a larger machine say, is told by GROGNARD_COMMIT
    which commit it is a clean copy of.
    """
    commit = _git("rev-parse", "HEAD").strip() or os.environ.get("GROGNARD_COMMIT", "")
    lines = _git("status", "--porcelain", "--untracked-files=all").splitlines()
    changed = [line[3:] for line in lines]
    return commit, [path for path in changed if not path.startswith("docs/proof/")]


def _git(*words: str) -> str:
    git = shutil.which("git")
    if git is None:
        return ""
    done = subprocess.run([git, *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout


def machine() -> Json:
    """Return the size of the machine: cores that may be used, memory in GiB, its system."""
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    return {
        "cores": len(os.sched_getaffinity(0)),
        "memory_gib": round(memory / 2**30, 1),
        "system": f"{platform.system()} {platform.machine()}",
    }


def write(result: Result, folder: Path = RESULTS) -> Path:
    """Write a result where the documentation finds it."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{result.name}.json"
    path.write_text(json.dumps(asdict(result), indent=1, ensure_ascii=False) + "\n", "utf-8")
    return path
