"""`grognard serve`, and `grognard` alone: the table in the browser."""

import contextlib
import webbrowser
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from rich.text import Text

from grognard.cli.shell import Shell, shell_of

LOCAL = "127.0.0.1"


def serve(
    context: typer.Context,
    host: Annotated[
        str, typer.Option("--host", metavar="ADDRESS", help="cli-serve-help-host")
    ] = LOCAL,
    port: Annotated[
        int | None, typer.Option("--port", metavar="N", help="cli-serve-help-port")
    ] = None,
    database: Annotated[
        str | None, typer.Option("--database", metavar="URL", help="cli-serve-help-database")
    ] = None,
    name: Annotated[
        list[str] | None, typer.Option("--name", metavar="HOST", help="cli-serve-help-name")
    ] = None,
    workers: Annotated[
        int | None, typer.Option("--workers", metavar="N", help="cli-serve-help-workers")
    ] = None,
) -> None:
    """Run the server until Ctrl-C."""
    wishes: dict[str, Any] = {"database": database, "bot_workers": workers}
    if name:
        wishes["hosts"] = tuple(name)
    run(shell_of(context), host, port, wishes, opens_browser=False)


def open_table(shell: Shell) -> None:
    """Start the table for one player or a few, and open it in a browser if there is one."""
    run(shell, LOCAL, None, {}, opens_browser=True)


def run(
    shell: Shell, host: str, port: int | None, wishes: dict[str, Any], opens_browser: bool
) -> None:
    """Serve; a port that was asked for is taken or refused, the usual one may give way."""
    from grognard.server import run as server

    settings = settings_of(wishes)
    wanted = server.PORT if port is None else port
    bound = server.bind(host, wanted, strict=port is not None)
    address = server.address_of(bound)
    if wanted not in (0, bound.getsockname()[1]):
        shell.out.print(shell.say("cli-serve-port-taken", port=wanted))
    shows = opens_browser and server.has_browser()
    server.serve(settings, bound, lambda: ready(shell, address, shows))
    shell.out.print(shell.say("cli-serve-closed"))


def settings_of(wishes: dict[str, Any]) -> Any:  # noqa: ANN401
    """Return the settings, those of the command line before those of the environment."""
    from pydantic import ValidationError

    from grognard.core.errors import GrognardError
    from grognard.server.settings import Settings

    try:
        return Settings(**{key: value for key, value in wishes.items() if value is not None})
    except ValidationError as error:
        raise GrognardError("bad-setting", name=_place(error.errors()[0]["loc"])) from None


def _place(loc: Sequence[int | str]) -> str:
    return ".".join(str(part) for part in loc)


def ready(shell: Shell, address: str, shows: bool) -> None:
    """Say where the table is, and show it."""
    line = Text(shell.say("cli-serve-open") + " ").append(address, "strong")
    shell.out.print(line, soft_wrap=True)
    shell.out.print(shell.say("cli-serve-how-to-close"))
    shell.out.file.flush()
    if shows:
        with contextlib.suppress(webbrowser.Error):
            webbrowser.open(address)
