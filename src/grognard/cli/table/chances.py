"""Odds as a table: how each number comes about, and the chances."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from grognard.cli.shell import Shell
from grognard.cli.telling import sentence
from grognard.core.odds import Odds, Throw


def odds_text(shell: Shell, odds: Odds) -> Group:
    """Return all that an action would roll, throw by throw."""
    parts: list[RenderableType] = [sentence(shell.say("cli-odds-title"), odds.section)]
    parts.extend(_throw_table(shell, throw) for throw in odds.throws)
    return Group(*parts)


def _throw_table(shell: Shell, throw: Throw) -> Table:
    say = shell.say.say
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right", no_wrap=True)
    table.add_column()
    table.add_row("", Text(say(throw.subject), "strong"))
    for item in throw.items:
        table.add_row(str(item.value), sentence(say(item.label), item.section))
    for chance in throw.chances:
        share = Text(f"{100 * chance.probability():.1f}%", "number")
        label = Text(say(chance.label)).append(f"  {chance.ways}/{chance.of}", "dim")
        table.add_row(share, label)
    return table


def odds_line(shell: Shell, odds: Odds) -> str:
    """Return the chances of an action in one line."""
    throws = []
    for throw in odds.throws:
        chances = (f"{shell.say.say(c.label)} {100 * c.probability():.0f}%" for c in throw.chances)
        throws.append(f"{shell.say.say(throw.subject)}: {', '.join(chances)}")
    return "; ".join(throws)
