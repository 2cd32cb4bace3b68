"""Options that several commands share."""

from collections.abc import Sequence
from typing import Annotated, Final, TypeAlias

import typer

from grognard.ai.engine import Engine, Processes
from grognard.core.errors import GrognardError
from grognard.lab.ray_engine import RayEngine

Seed: TypeAlias = Annotated[int, typer.Option("--seed", metavar="N", help="cli-help-seed")]
AsJson: TypeAlias = Annotated[bool, typer.Option("--json", help="cli-help-json")]
Scenarios: TypeAlias = Annotated[
    list[str] | None, typer.Option("--scenario", metavar="ID", help="cli-help-scenarios")
]
Options: TypeAlias = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="cli-help-option")
]
Jobs: TypeAlias = Annotated[
    int, typer.Option("--jobs", metavar="N", min=1, help="cli-arena-help-jobs")
]
EngineName: TypeAlias = Annotated[
    str, typer.Option("--engine", metavar="NAME", help="cli-help-engine")
]
Address: TypeAlias = Annotated[
    str, typer.Option("--address", metavar="HOST:PORT", help="cli-help-address")
]

ENGINES: Final = ("processes", "ray")


def engine_of(name: str, jobs: int, address: str) -> Engine:
    """Return where the work is done; raises GrognardError."""
    if name not in ENGINES:
        raise GrognardError("unknown-engine", name=name, known=", ".join(ENGINES))
    if name == "ray":
        return RayEngine(address)
    if address:
        raise GrognardError("address-for-ray")
    return Processes(jobs)


def options_of(words: Sequence[str] | None) -> dict[str, str]:
    """Return `--option name=value ...` as a table; raises GrognardError.

    >>> options_of(["quiet-woods=on"])
    {'quiet-woods': 'on'}
    """
    options: dict[str, str] = {}
    for word in words or ():
        name, sign, value = word.partition("=")
        if not sign:
            raise GrognardError("option-form", text=word)
        options[name.strip()] = value.strip()
    return options
