"""`grognard bench --against FILE`: this run beside an earlier one, part by part."""

from collections.abc import Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from grognard.cli.shell import Shell
from grognard.core.types import Json
from grognard.research.compare import Difference, is_other_setting, other_games


def figure_id(figure: str) -> str:
    """Return the message that names a figure.

    >>> figure_id("clone_us")
    'cli-bench-clone-us'
    """
    return "cli-bench-" + figure.replace("_", "-")


def compared(results: Sequence[Json], found: Sequence[Difference], noise: float) -> Json:
    """Return results and differences for a program."""
    return {
        "noise_percent": noise,
        "results": list(results),
        "differences": [one.to_json(noise) for one in found],
    }


def print_differences(shell: Shell, found: Sequence[Difference], noise: float) -> None:
    """Print each part before and now, mark gains and losses, and count the losses."""
    say = shell.say
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim")
    for id in ("cli-bench-game", "cli-bench-build", "cli-bench-part"):
        table.add_column(say(id))
    for id in ("cli-bench-before", "cli-bench-now", "cli-bench-ratio"):
        table.add_column(say(id), justify="right")
    table.add_column()
    for one in found:
        cells = (one.game, one.build, say(figure_id(one.part)), f"{one.before:g}", f"{one.now:g}")
        table.add_row(*cells, f"{one.ratio:.2f}", verdict(shell, one, noise))
    shell.out.print(table)
    losses = sum(1 for one in found if one.is_loss(noise))
    told = say("cli-bench-compared", losses=losses, parts=len(found), noise=f"{noise:g}")
    shell.out.print(Text(told, "bad" if losses else "strong"))


def verdict(shell: Shell, one: Difference, noise: float) -> Text:
    """Return the mark of a gain or a loss, and nothing for what may be noise."""
    if one.is_loss(noise):
        return Text(shell.say("cli-bench-loss"), "bad")
    return Text(shell.say("cli-bench-gain"), "good") if one.is_gain(noise) else Text()


def print_doubts(shell: Shell, earlier: Json, run: Json) -> None:
    """Say what makes two runs hard to compare: other machines, or other games."""
    if is_other_setting(earlier, run):
        shell.out.print(Text(shell.say("cli-bench-other-setting"), "dim"))
    results = run["results"]
    assert isinstance(results, list)
    for name in other_games(earlier, results):
        shell.out.print(Text(shell.say("cli-bench-other-games", game=name), "dim"))
