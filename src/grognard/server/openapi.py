"""The interface as an OpenAPI document: the frames of the socket, and what each game sends.

python -m grognard.server.openapi > web/openapi.json
"""

import json
import sys

from fastapi import FastAPI
from pydantic.json_schema import models_json_schema

from grognard.core import registry
from grognard.core.schema import schemas as schemas_of
from grognard.core.types import Json
from grognard.server.schemas import socket
from grognard.server.schemas.base import Schema

FRAMES: tuple[type[Schema], ...] = (
    socket.Hello,
    socket.Play,
    socket.Undo,
    socket.Say,
    socket.PlayChain,
    socket.Understand,
    socket.AskPlan,
    socket.Explain,
    socket.AskOdds,
    socket.AskPreview,
    socket.AskHint,
    socket.Ping,
    socket.OkFrame,
    socket.ErrorFrame,
    socket.ExplainedFrame,
    socket.UnderstoodFrame,
    socket.PlannedFrame,
    socket.OddsFrame,
    socket.PreviewFrame,
    socket.HintsFrame,
    socket.PongFrame,
    socket.TableFrame,
    socket.ViewFrame,
)
INCOMING = FRAMES[: FRAMES.index(socket.OkFrame)]
OUTGOING = FRAMES[FRAMES.index(socket.OkFrame) :]


def document(app: FastAPI) -> Json:
    """Return the OpenAPI document of the server."""
    if app.openapi_schema is not None:
        return app.openapi_schema
    found: Json = FastAPI.openapi(app)
    components = found.setdefault("components", {})
    assert isinstance(components, dict)
    schemas = components.setdefault("schemas", {})
    _, extra = models_json_schema(
        [(frame, "serialization" if frame in OUTGOING else "validation") for frame in FRAMES],
        ref_template="#/components/schemas/{model}",
    )
    schemas.update({**extra["$defs"], **schemas})
    schemas["ClientFrame"] = _one_of(INCOMING)
    schemas["ServerFrame"] = _one_of(OUTGOING)
    for name in (*registry.games(), *registry.TEMPLATES):
        schemas.update(schemas_of(name, registry.load(name).sent))
    return found


def _one_of(frames: tuple[type[Schema], ...]) -> Json:
    references = [{"$ref": f"#/components/schemas/{frame.__name__}"} for frame in frames]
    mapping = {
        frame.model_fields["type"].annotation.__args__[0]: reference["$ref"]  # type: ignore[union-attr]
        for frame, reference in zip(frames, references, strict=True)
    }
    return {"oneOf": references, "discriminator": {"propertyName": "type", "mapping": mapping}}


def main() -> None:
    """Print the document."""
    from grognard.server.app import create_app

    json.dump(create_app().openapi(), sys.stdout, indent=2, ensure_ascii=False)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
