"""`grognard bench --server`: fifty games over a hundred sockets, from another process."""

from typing import Final

from rich import box
from rich.table import Table

from grognard.cli.shell import Shell
from grognard.core.types import Json

FIGURES: Final = {
    "tables": "cli-bench-server-tables",
    "sockets": "cli-bench-server-sockets",
    "actions": "cli-bench-server-actions",
    "actions_per_second": "cli-bench-server-actions-per-second",
    "p50_ms": "cli-bench-server-p50-ms",
    "p95_ms": "cli-bench-server-p95-ms",
    "p99_ms": "cli-bench-server-p99-ms",
    "asked": "cli-bench-server-asked",
    "asked_p95_ms": "cli-bench-server-asked-p95-ms",
    "processor_us_per_action": "cli-bench-server-processor-us-per-action",
    "memory_mb": "cli-bench-server-memory-mb",
}


def bench_server(shell: Shell, seconds: float, as_json: bool) -> None:
    """Put a load on a real server and print how it answers; bots are left out."""
    from grognard.server.load import run_load

    with shell.err.status(shell.say("cli-bench-server-measuring", seconds=round(seconds))):
        figures = run_load(seconds)
    if as_json:
        shell.print_json(figures)
    else:
        print_figures(shell, figures)


def print_figures(shell: Shell, figures: Json) -> None:
    """Print one line for each figure."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for figure in FIGURES:
        table.add_row(
            shell.say("cli-bench-server-" + figure.replace("_", "-")), str(figures[figure])
        )
    shell.out.print(table)
