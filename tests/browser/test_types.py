"""The client's types come from the server as it is."""

import json

from grognard.server.app import create_app
from grognard.server.openapi import document
from tests.browser.server import ROOT


def test_the_interface_that_the_client_was_typed_from_is_the_servers() -> None:
    """If this fails: python -m grognard.server.openapi > web/openapi.json, npm run types."""
    stored = json.loads((ROOT / "web" / "openapi.json").read_text(encoding="utf-8"))
    assert stored == json.loads(json.dumps(document(create_app())))
