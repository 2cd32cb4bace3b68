"""The account as a table: what decides the game, by side, each number with its rule."""

from collections.abc import Mapping
from typing import Any, Final, cast

from rich.table import Table
from rich.text import Text

from grognard.cli.shell import Shell
from grognard.cli.telling import seat_names, sentence
from grognard.core.account import LOSS, NEEDED, SUM
from grognard.core.game import Game
from grognard.core.message import message_from_json
from grognard.core.types import Json

NONE: Final = "·"
"""Where a side has no such number, or it is not to be known."""
STYLES: Final = {SUM: "strong", NEEDED: "dim"}


def account_table(shell: Shell, game: Game, observation: Json) -> Table | None:
    """Return the account in an observation, or None in a game that gives none."""
    lines = cast(list[Any], observation.get("account", []))
    if not lines:
        return None
    table = Table.grid(padding=(0, 2))
    table.add_column()
    names = seat_names(shell, game)
    for _ in names:
        table.add_column(justify="right")
    head = [Text(name, f"seat{seat}") for seat, name in enumerate(names)]
    table.add_row(Text(shell.say("core-account-title"), "strong"), *head)
    is_loss = False
    for line in lines:
        if line["role"] == LOSS and not is_loss:
            is_loss = True
            table.add_row(Text(shell.say("core-account-losses"), "strong"))
        table.add_row(*_row(shell, line))
    return table


def _row(shell: Shell, line: Mapping[str, Any]) -> list[Text]:
    style = STYLES.get(line["role"], "default")
    label = sentence(shell.say.say(message_from_json(line["label"])), line["section"])
    return [label, *(Text(_value(shell, value), style) for value in line["values"])]


def _value(shell: Shell, value: object) -> str:
    if isinstance(value, dict):
        return shell.say.say(message_from_json(value))
    return NONE if value is None else str(value)
