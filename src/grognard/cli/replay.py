"""`grognard replay`: a record as an after-action report, proven, or as JSON."""

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from grognard.cli.errors import EXIT_NO, EXIT_OK
from grognard.cli.options import AsJson
from grognard.cli.shell import Shell, shell_of
from grognard.cli.table.sheet import sheet_of
from grognard.cli.telling import any_state, event_line, result_lines, scenario_title, told
from grognard.core import registry
from grognard.core.errors import BadRecord, GrognardError
from grognard.core.game import Game
from grognard.core.kept import Kept, load_kept
from grognard.core.kept import against as compare
from grognard.core.message import Message
from grognard.core.opening import OLD_ORDER
from grognard.core.origin import origin_note
from grognard.core.practice import practice_note
from grognard.core.record import Record, Step, record_from_json, verify
from grognard.core.record import replay as states_of
from grognard.core.record_file import read_json
from grognard.core.state import State
from grognard.core.types import SPECTATOR, Json
from grognard.core.verify import dice_note
from grognard.match.moments import FORMAT as MATCH_FORMAT


def replay(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-replay-help-file")],
    proof: Annotated[bool, typer.Option("--verify", help="cli-replay-help-verify")] = False,
    against: Annotated[
        Path | None, typer.Option("--against", metavar="KEPT", help="cli-replay-help-against")
    ] = None,
    step: Annotated[
        int | None, typer.Option("--step", metavar="N", help="cli-replay-help-step")
    ] = None,
    as_json: AsJson = False,
) -> int:
    """Tell a recorded game again, or prove that nothing in it was changed."""
    shell = shell_of(context)
    record = read_record(file)
    if proof:
        kept = None if against is None else load_kept(against)
        return print_proof(shell, record, kept, as_json)
    if against is not None:
        raise GrognardError("against-without-verify")
    game = registry.load(record.game)
    shell.say.add(game)
    if step is not None:
        print_step(shell, game, record, step)
    elif as_json:
        shell.print_json(report_json(shell, game, record))
    else:
        print_report(shell, game, record)
    return EXIT_OK


def read_record(path: Path) -> Record:
    """Read a record; raises BadRecord on anything else, a saved game included."""
    data = read_json(path)
    if isinstance(data, dict) and data.get("format") == MATCH_FORMAT:
        raise BadRecord("record-is-save", file=str(path))
    return record_from_json(data)


def print_proof(shell: Shell, record: Record, kept: Kept | None, as_json: bool) -> int:
    """Verify a record and say exactly what is wrong with it, or that it is proven."""
    if record.game in registry.games():
        shell.say.add(registry.load(record.game))
    problems = [] if kept is None else compare(record, kept)
    problems += verify(record)
    note = note_of(record, kept)
    if as_json:
        found = [{**one.to_json(), "text": shell.say.say(one.message())} for one in problems]
        said = None if note is None else note.to_json()
        shell.print_json({"proven": not problems, "problems": found, "note": said})
        return EXIT_NO if problems else EXIT_OK
    for problem in problems:
        line = Text().append(f"{problem.where}  ", "word").append(shell.say.say(problem.message()))
        shell.out.print(line)
    rolls = sum(len(step.rolls) for step in [record.setup, *record.steps])
    if problems:
        shell.out.print(Text(shell.say("cli-replay-not-proven", problems=len(problems)), "bad"))
        return EXIT_NO
    counts = {"steps": len(record.steps), "rolls": rolls}
    shell.out.print(Text(shell.say("cli-replay-proven", **counts), "good"))
    if kept is not None:
        shell.out.print(Text(shell.say("cli-replay-kept"), "good"))
    for one in (origin_note(record), practice_note(record), note):
        if one is not None:
            shell.out.print(Text(shell.say.say(one), "dim"))
    return EXIT_OK


def note_of(record: Record, kept: Kept | None) -> Message | None:
    """Return what the proof cannot promise; the present order, once compared, leaves nothing."""
    if kept is not None and record.dice.order != OLD_ORDER:
        return None
    return dice_note(record)


def print_report(shell: Shell, game: Game, record: Record) -> None:
    """Print header, events and result as they are written in the file."""
    say, out = shell.say, shell.out
    scenario = say.say(scenario_title(game, record.scenario))
    out.print(Text(f"{say(f'{game.name}-title')}: {scenario}", "title"))
    for seat in game.seats:
        player = record.players.get(seat) or "?"
        out.print(say("cli-replay-player", seat=say(f"{game.name}-seat-{seat}"), player=player))
    if record.rules_version != game.rules_version:
        versions = {"found": record.rules_version, "known": game.rules_version}
        out.print(Text(say("cli-replay-other-rules", **versions), "bad"))
    out.print()
    state = any_state(game, record)
    for step in [record.setup, *record.steps]:
        for event in step.events:
            out.print(event_line(shell, game, state, event))
    out.print()
    if record.result is None:
        out.print(say("cli-replay-unfinished", steps=len(record.steps)))
    else:
        out.print(result_lines(shell, game, record.result))
    practice = practice_note(record)
    if practice is not None:
        out.print(say.say(practice))
    out.print(Text(say("cli-replay-how-to-verify"), "dim"))


def print_step(shell: Shell, game: Game, record: Record, number: int) -> None:
    """Print the table after a step (0 is the setup), as a spectator sees it."""
    if not 0 <= number <= len(record.steps):
        raise GrognardError("no-such-step", step=number, last=len(record.steps))
    for index, state in enumerate(states_of(record)):
        if index == number:
            _print_position(shell, game, state, record, number)
            return


def _print_position(shell: Shell, game: Game, state: State, record: Record, number: int) -> None:
    step = [record.setup, *record.steps][number]
    action, last = step.action or "-", len(record.steps)
    title = shell.say("cli-replay-step", step=number, last=last, action=action)
    shell.out.print(Text(title, "title"))
    for event in step.events:
        shell.out.print(event_line(shell, game, state, event))
    shell.out.print(sheet_of(game.draw(state.observe(SPECTATOR), shell.say.say)).whole())


def report_json(shell: Shell, game: Game, record: Record) -> Json:
    """Return the record with every event told in the chosen language."""
    state = any_state(game, record)
    data = record.to_json()
    data["setup"] = _step_json(shell, game, state, record.setup)
    data["steps"] = [_step_json(shell, game, state, step) for step in record.steps]
    return data


def _step_json(shell: Shell, game: Game, state: State, step: Step) -> Json:
    texts = [told(shell, game, state, event) for event in step.events]
    return {**step.to_json(), "texts": texts}
