"""`grognard tune`: a value fitted to the games of a computer player against itself."""

from pathlib import Path
from typing import Annotated

import typer

from grognard.cli.options import Address, AsJson, EngineName, Jobs, Scenarios, Seed, engine_of
from grognard.cli.shell import meter, shell_of
from grognard.core import registry
from grognard.core.record_file import write_whole
from grognard.lab.tuner import Trial, data_of, data_text, fit, played


def tune(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-help-game")],
    player: Annotated[
        str, typer.Option("--player", metavar="BOT", help="cli-tune-help-player")
    ] = "regular",
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=10, help="cli-tune-help-games")
    ] = 1000,
    scenario: Scenarios = None,
    hidden: Annotated[
        int, typer.Option("--hidden", metavar="N", min=0, help="cli-tune-help-hidden")
    ] = 12,
    epochs: Annotated[
        int, typer.Option("--epochs", metavar="N", min=1, help="cli-tune-help-epochs")
    ] = 30,
    positions: Annotated[
        Path, typer.Option("--positions", metavar="FILE", help="cli-tune-help-positions")
    ] = Path("positions.jsonl"),
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="cli-tune-help-out")] = Path(
        "value.json"
    ),
    resume: Annotated[bool, typer.Option("--resume", help="cli-help-resume")] = False,
    jobs: Jobs = 1,
    engine: EngineName = "processes",
    address: Address = "",
    seed: Seed = 1,
    as_json: AsJson = False,
) -> None:
    """Fit the value of positions to the results of games."""
    shell = shell_of(context)
    say = shell.say
    chosen = registry.load(game)
    say.add(chosen)
    trial = Trial(chosen, player, games, seed, tuple(scenario or ()), hidden, epochs)
    with meter(shell, say("cli-tune-playing", name=player), games) as bar:
        rows = played(trial, engine_of(engine, jobs, address), positions, resume, bar.reached)
    with meter(shell, say("cli-tune-fitting"), epochs) as bar:
        result = fit(trial, rows, bar.reached)
    data = data_of(trial, result)
    write_whole(out, data_text(data))
    if as_json:
        shell.print_json(data["card"])
        return
    numbers = {"before": f"{result.evaluated:.4f}", "after": f"{result.loss:.4f}"}
    counts = {"games": result.games, "positions": result.positions}
    shell.out.print(say("cli-tune-done", file=str(out), **counts))
    shell.out.print(say("cli-tune-surprise", base=f"{result.base:.4f}", **numbers))
