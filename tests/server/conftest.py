"""Servers for the tests: one for each module, one for each test that needs its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from tests.server.chance import CHANCE
from tests.server.table import server


@pytest.fixture(autouse=True)
def same_chance(request: pytest.FixtureRequest) -> None:
    """Let every test play the same games in every run."""
    CHANCE.begin(request.node.nodeid)


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """A server that the tests of a module share."""
    with server(tmp_path_factory.mktemp("table")) as client:
        yield client


@pytest.fixture
def own_table(tmp_path: Path) -> Iterator[TestClient]:
    """A server for one test alone."""
    with server(tmp_path) as client:
        yield client
