"""The built client: files with their cache headers, and the page for every other address."""

from functools import lru_cache
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.exceptions import HTTPException

from grognard.server.packing import PACKED, packed, takes_gzip
from grognard.server.settings import Settings

PAGE: Final = "index.html"
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_FIRST: Final = "no-cache"
PACKABLE: Final = (".css", ".html", ".js", ".json", ".svg", ".txt")
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Grognard</title>
<p>The server is up, but the browser client is not built. Run <code>make play</code>.</p></html>
"""


def client_folder(settings: Settings) -> Path:
    """Return where the built client lies."""
    return settings.static or Path(str(files("grognard.server"))) / "static"


def add_client(app: FastAPI, settings: Settings) -> None:
    """Serve the client at every address that is not the interface's."""
    folder = client_folder(settings).resolve()

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def get_client(request: Request, path: str) -> Response:
        if path == "api" or path.startswith("api/"):
            raise HTTPException(404)
        return client_answer(folder, path, takes_gzip(request.scope))


def client_answer(folder: Path, path: str, is_packed: bool = False) -> Response:
    """Return a file of the client; the page itself where there is none of that name."""
    file = _inside(folder, path)
    if file is not None and file.name != PAGE:
        cache = FOREVER if path.startswith("assets/") else ASK_FIRST
        return _file_answer(file, {"Cache-Control": cache}, is_packed)
    if path.startswith("assets/"):
        raise HTTPException(404)
    page = folder / PAGE
    headers = {"Cache-Control": ASK_FIRST}
    if not page.is_file():
        return HTMLResponse(NOT_BUILT, headers=headers)
    return _file_answer(page, headers, is_packed)


def _file_answer(file: Path, headers: dict[str, str], is_packed: bool) -> Response:
    if not is_packed or file.suffix not in PACKABLE:
        return FileResponse(file, headers=headers)
    kind = guess_type(file.name)[0] or "text/plain"
    content = _packed_file(file, file.stat().st_mtime_ns)
    return Response(content, media_type=kind, headers={**headers, **PACKED})


@lru_cache(maxsize=200)
def _packed_file(file: Path, _changed: int) -> bytes:
    """Return a file of the client packed; each is packed once."""
    return packed(file.read_bytes())


def _inside(folder: Path, path: str) -> Path | None:
    """Return a file below the folder, or None: no dots, no links out of it."""
    if not path or "\0" in path:
        return None
    try:
        file = (folder / path).resolve()
        return file if file.is_file() and file.is_relative_to(folder) else None
    except OSError:
        return None
