"""What axe-core holds against a page."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.browser.server import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")
RUN = "axe.run({exclude: ['.ground']}, {resultTypes: ['violations']})"


def serious_faults(page: Page) -> list[str]:
    """Return what axe-core holds against a page; the drawn ground is hidden from listeners."""
    assert Path(AXE).exists(), "npm ci has not been run in web/"
    page.evaluate(AXE.read_text(encoding="utf-8"))
    result: dict[str, Any] = page.evaluate(RUN)
    return [
        f"{fault['id']}: {node['html'][:160]}"
        for fault in result["violations"]
        if fault["impact"] in SERIOUS
        for node in fault["nodes"]
    ]
