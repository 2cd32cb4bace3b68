"""The client: every module has a test, and its lock names no registry."""

import re

from tests.house.source import ROOT

WEB = ROOT / "web"
WITHOUT = {
    "api/types.ts",  # names of types
    "games/index.ts",  # passes on what looks.svelte.ts has
    "games/look.ts",  # types
    "lib/camera.svelte.ts",  # holds a thing that a board puts there
    "main.ts",  # begins the page
}
IMPORT = re.compile(r'from "(\.[^"]*)"')


def test_every_module_of_the_client_has_a_test() -> None:
    source = WEB / "src"
    modules = {
        str(path.relative_to(source))
        for path in source.rglob("*.ts")
        if not path.name.endswith((".test.ts", ".d.ts"))
        and "testing" not in path.relative_to(source).parts
    }
    tested: set[str] = set()
    for path in source.rglob("*.test.ts"):
        for name in IMPORT.findall(path.read_text(encoding="utf-8")):
            target = (path.parent / name).resolve().relative_to(source)
            tested |= {f"{target}.ts", f"{target}/index.ts"}
    assert modules >= WITHOUT
    assert sorted(modules - tested - WITHOUT) == []


def test_the_lock_of_the_client_holds_versions_and_hashes_and_no_address() -> None:
    lock = (WEB / "package-lock.json").read_text(encoding="utf-8")
    assert '"integrity": "sha512-' in lock
    assert '"resolved"' not in lock
    assert "registry" not in lock
