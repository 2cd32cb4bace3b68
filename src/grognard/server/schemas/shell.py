"""What a page asks for before anything is played."""

from pydantic import Field

from grognard.server.schemas.base import Schema


class CataloguesOut(Schema):
    """The parts of a catalogue, `shell`, `lobby` and `game-<name>`, and their tags."""

    parts: dict[str, str]


class Health(Schema):
    """The server is up."""

    status: str = "ok"
    version: str = Field(default="")
