"""One click, from the socket to the rule and back: how many of our files a reader goes through."""

import sys
from pathlib import Path
from types import FrameType

import pytest
from fastapi.testclient import TestClient

import grognard
from tests.conftest import build
from tests.server.table import one_asked, seated

OURS = str(Path(grognard.__file__).parent)
MOST_FILES = 14


class Way:
    """Our files that the server enters from a frame that came in to its acknowledgement."""

    def __init__(self) -> None:
        self.files: set[str] = set()
        self.is_under_way = False
        self.is_back = False

    def look(self, frame: FrameType, event: str, _: object) -> None:
        """Remember a call; a profiler for `sys.setprofile`."""
        code = frame.f_code
        if event != "call" or self.is_back or not code.co_filename.startswith(OURS):
            return
        self.is_under_way |= code.co_qualname == "Connection._handle"
        if self.is_under_way:
            self.files.add(code.co_filename.removeprefix(OURS))
        self.is_back = code.co_qualname == "Connection._ok"


@pytest.mark.skipif(build() != "interpreted", reason="compiled functions are not profiled")
def test_a_click_passes_few_of_our_files(table: TestClient) -> None:
    match, seat, step = one_asked(table)
    way = Way()
    assert table.portal is not None
    with seated(table, match, seat) as player:
        player.settle()
        table.portal.call(sys.setprofile, way.look)
        try:
            assert player.play()["step"] == step + 1
        finally:
            table.portal.call(sys.setprofile, None)
    assert way.is_back
    assert "/games/_template/rules/s05_movement.py" in way.files
    assert len(way.files) <= MOST_FILES, sorted(way.files)
