"""`make wheels` and what it stands on: which Pythons, which packages of the client."""

import json
import sys
import zipfile
from pathlib import Path

import pytest

from tools import client, wheels
from tools.client import Failure
from tools.install import Compiler

HERE = wheels.Python("/here/python", "cpython", "3.13.1", "final", False, True)


@pytest.fixture(autouse=True)
def _has_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wheels, "find_compiler", lambda _: Compiler("cc", ""))


@pytest.mark.parametrize(
    ("python", "problem"),
    [
        (HERE, ""),
        (HERE._replace(kind="pypy"), "it is pypy"),
        (HERE._replace(version="3.10.13"), "needs 3.11"),
        (HERE._replace(level="candidate"), "no final release"),
        (HERE._replace(is_free_threaded=True), "free-threaded"),
        (HERE._replace(has_venv=False), "virtual environments"),
        (HERE._replace(version="3.12.9"), "of the same version"),
    ],
)
def test_each_python_is_used_or_left_out_for_a_reason(python: wheels.Python, problem: str) -> None:
    found = wheels.why_not(python, {"3.12": HERE._replace(version="3.12.10")})
    assert bool(found) == bool(problem)
    assert problem in found


def test_the_newest_of_each_version_is_used_and_the_others_are_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    versions = ("3.9.1", "3.11.7", "3.13.0", "3.13.1")
    monkeypatch.setattr(wheels, "installed", lambda: [HERE._replace(version=v) for v in versions])
    assert [python.version for python in wheels.choose([])] == ["3.13.1", "3.11.7"]
    told = capsys.readouterr().out.splitlines()
    assert [line.split()[3] for line in told] == ["3.13.0", "3.9.1"]


def test_without_any_python_there_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wheels, "installed", list)
    with pytest.raises(Failure, match="no CPython"):
        wheels.choose([])


def test_this_python_is_found() -> None:
    found = wheels.look_at(sys.executable)
    assert found is not None
    assert found.order() == list(sys.version_info[:3])
    assert wheels.look_at("/no/such/python") is None


def test_a_wheel_without_the_client_or_of_the_wrong_kind_is_refused(tmp_path: Path) -> None:
    def made(*names: str) -> Path:
        path = tmp_path / "made.whl"
        with zipfile.ZipFile(path, "w") as packed:
            for name in names:
                packed.writestr(name, "")
        return path

    library = "grognard__mypyc.cpython-311-x86_64-linux-gnu.so"
    wheels.check(made(wheels.PAGE), compiled=False)
    wheels.check(made(wheels.PAGE, library), compiled=True)
    with pytest.raises(Failure, match="browser client"):
        wheels.check(made(library), compiled=True)
    with pytest.raises(Failure, match="compiled"):
        wheels.check(made(wheels.PAGE), compiled=True)
    with pytest.raises(Failure, match="compiled"):
        wheels.check(made(wheels.PAGE, library), compiled=False)


def test_packages_of_the_client_are_compared_with_the_lock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lock: dict[str, dict[str, object]] = {
        "": {},
        "node_modules/vite": {"version": "8.0.16"},
        "node_modules/eslint": {"version": "10.1.0", "dev": True},
        "node_modules/fsevents": {"version": "2.3.3", "optional": True},
    }
    present = {"node_modules/vite": {"version": "8.0.16"}}
    monkeypatch.setattr(client, "WEB", tmp_path)
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "package-lock.json").write_text(json.dumps({"packages": lock}))
    assert not client.has_packages(with_tools=False)
    (tmp_path / "node_modules" / ".package-lock.json").write_text(json.dumps({"packages": present}))
    assert client.has_packages(with_tools=False)
    assert not client.has_packages(with_tools=True)
    lock["node_modules/vite"]["version"] = "8.1.0"
    (tmp_path / "package-lock.json").write_text(json.dumps({"packages": lock}))
    assert not client.has_packages(with_tools=False)
