"""Saved games of older rules: what changed is told, and what cannot go on is shown and ended."""

from rich.text import Text

from grognard.cli.shell import Shell
from grognard.cli.table.reading import read_line
from grognard.cli.table.storage import typed_path
from grognard.cli.telling import any_state, event_line, sentence
from grognard.core.errors import GrognardError
from grognard.core.record_file import save_record
from grognard.core.replay import stored_events
from grognard.core.types import SPECTATOR, Player
from grognard.match import Match, OlderRules


def tell_news(shell: Shell, match: Match) -> None:
    """Say what changed for a game that has gone over to today's rules."""
    if not match.went_over:
        return
    game, out = match.game, shell.out
    out.print(Text(shell.say("cli-older-news"), "strong"))
    for change in game.changes_since(match.began):
        out.print(sentence(shell.say(f"{game.name}-change-{change.id}"), change.section))
    kept = [option for option in game.options() if option.since > match.began]
    if kept:
        out.print(shell.say("cli-older-kept"))
    for option in kept:
        title = f"{game.name}-option-{option.id}"
        value = shell.say(f"{title}-{match.record.options[option.id]}")
        out.print(sentence(f"{shell.say(title)}: {value}", option.section))


def end_older(shell: Shell, older: OlderRules) -> bool:
    """Show a game that cannot go on and offer to end it by agreement; say whether it was."""
    out = shell.out
    shell.say.add(older.game)
    print_log(shell, older)
    out.print(Text(shell.say.say(older.message()), "bad"))
    while True:
        name = read_line(shell, shell.say("cli-older-end") + " ")
        if not name:
            return False
        try:
            save_record(older.ended(), typed_path(name))
        except GrognardError as error:
            out.print(shell.say.say(error.message()))
            continue
        out.print(shell.say("cli-play-record-saved", file=name))
        return True


def print_log(shell: Shell, older: OlderRules) -> None:
    """Print what was written down, as far as whoever sits at the keyboard may know it."""
    game, seat = older.game, viewer(older)
    state = any_state(game, older.record)
    for event in stored_events(older.record):
        if event.is_seen_by(seat):
            shell.out.print(event_line(shell, game, state, event))


def viewer(older: OlderRules) -> Player:
    """Return the seat of the only person at a game, or else the watcher's."""
    people = [seat for seat, who in enumerate(older.seats) if not who.bot]
    return people[0] if len(people) == 1 else SPECTATOR
