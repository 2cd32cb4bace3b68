"""The page about the server names every address, code and setting, and the schema holds all."""

import re
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from grognard.server import errors
from grognard.server.app import create_app
from grognard.server.catalogues import LANGUAGES, parts
from grognard.server.openapi import FRAMES
from grognard.server.settings import Settings

PAGE = Path(__file__).resolve().parents[2] / "docs" / "server.md"


def page() -> str:
    return PAGE.read_text(encoding="utf-8")


def test_every_address_is_on_the_page() -> None:
    paths = create_app().openapi()["paths"]
    addresses = [f"`{method.upper()} {path}`" for path, one in paths.items() for method in one]
    assert addresses
    assert [address for address in addresses if address not in page()] == []
    assert "`WebSocket /api/matches/{match}/socket`" in page()


def test_every_code_is_on_the_page_and_nothing_else() -> None:
    codes = {*errors.STATUSES, *(code for _, code in errors.CODES.values())}
    table = page().partition("| code | when |")[2].partition("##")[0]
    assert set(re.findall(r"`([a-z]+/[a-z_]+)`", table)) == codes


def test_every_setting_is_on_the_page() -> None:
    named = set(re.findall(r"`GROGNARD_([A-Z_]+)`", page()))
    assert named == {name.upper() for name in Settings.model_fields}


def test_every_refusal_can_be_said_in_every_language() -> None:
    ids = {errors.message_id(code) for code in errors.STATUSES}
    ids |= {f"error-{code}" for code in errors.CODES if code != "illegal-action"}
    for language in LANGUAGES:
        resource = FluentParser().parse(parts(language)["shell"][0].decode())
        known = {entry.id.name for entry in resource.body if isinstance(entry, Message)}
        assert ids - known == set()


def test_the_schema_holds_every_frame_and_points_nowhere_else() -> None:
    document = create_app().openapi()
    schemas = document["components"]["schemas"]
    assert {frame.__name__ for frame in FRAMES} <= set(schemas)
    references = re.findall(r"'#/components/schemas/(\w+)'", str(document))
    assert set(references) <= set(schemas)
    kinds = schemas["ServerFrame"]["discriminator"]["mapping"]
    answers = {"ok", "error", "explained", "planned", "understood", "odds", "preview"}
    answers |= {"hints", "pong"}
    assert set(kinds) == {*answers, "table", "view"}


def test_every_operation_says_what_it_answers() -> None:
    for path, operations in create_app().openapi()["paths"].items():
        for operation in operations.values():
            good = [status for status in operation["responses"] if status.startswith("2")]
            assert good, path
            assert operation["responses"][good[0]]["content"], path
            assert operation["summary"], path
