"""Options that several commands share."""

from collections.abc import Sequence
from typing import Annotated, TypeAlias

import typer

from grognard.core.errors import GrognardError

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
