"""Telling: names, sections, events, reasons and results as sentences."""

from collections.abc import Sequence

from rich.console import Group
from rich.text import Text

from grognard.cli.shell import Shell
from grognard.core.event import Event
from grognard.core.game import Game
from grognard.core.message import Argument, Message
from grognard.core.reason import Reason
from grognard.core.record_file import Record
from grognard.core.state import State
from grognard.core.types import Json


def scenario_title(game: Game, scenario: str) -> Message:
    """Return the title of a scenario."""
    return Message(f"{game.name}-scenario-{scenario}")


def seat_title(game: Game, seat: int) -> Message:
    """Return the name of a side."""
    return Message(f"{game.name}-seat-{game.seats[seat]}")


def seat_names(shell: Shell, game: Game) -> list[str]:
    """Return the names of all sides in the chosen language."""
    return [shell.say.say(seat_title(game, seat)) for seat in range(len(game.seats))]


def cite(section: str) -> str:
    """Return a section as it is cited: "§7.4", but "CRT" for a chart.

    >>> cite("7.4"), cite("§7.4"), cite("CRT")
    ('§7.4', '§7.4', 'CRT')
    """
    return f"§{section}" if section[:1].isdecimal() else section


def sentence(text: str, section: str) -> Text:
    """Return a sentence followed by the section it comes from."""
    line = Text(text)
    return line.append(f" {cite(section)}", "section") if section else line


def any_state(game: Game, record: Record) -> State:
    """Return a state of the record's scenario, which events need to be told."""
    known = [scenario.id for scenario in game.scenarios()]
    return game.new(record.scenario if record.scenario in known else "", seed=0)


def event_line(shell: Shell, game: Game, state: State, event: Event) -> Text:
    """Return an event as a sentence of an after-action report, marked by who did it."""
    line = Text().append("• ", f"seat{event.who}" if event.who in (0, 1) else "dim")
    return line.append_text(sentence(told(shell, game, state, event), event.rule))


def told(shell: Shell, game: Game, state: State, event: Event) -> str:
    """Return an event in words; one from a strange file that says nothing is shown raw."""
    try:
        return shell.say.say(game.describe_event(state, event))
    except (LookupError, TypeError, ValueError, AttributeError):
        return f"{event.kind} {list(event.numbers)}"


def reason_lines(shell: Shell, reasons: Sequence[Reason]) -> Group:
    """Return the rules that forbid something, one line each."""
    return Group(*(sentence(shell.say.say(r.message()), r.section) for r in reasons))


def result_lines(shell: Shell, game: Game, result: Json) -> Group:
    """Return how a game ended: who won, how clearly, why, and by which section."""
    facts = result.get("facts")
    numbers: dict[str, Argument] = dict(facts) if isinstance(facts, dict) else {}
    winner = result.get("winner")
    level = Message(str(result.get("level")), numbers)
    if isinstance(winner, int) and 0 <= winner < len(game.seats):
        args: dict[str, Argument] = {"seat": seat_title(game, winner), "level": level}
        title = Text(shell.say.say(Message("cli-result-won", args)), f"seat{winner}")
    else:
        title = Text(shell.say("cli-result-drawn", level=level), "strong")
    reason = shell.say.say(Message(str(result.get("reason")), numbers))
    why = shell.say("cli-result-why", reason=reason)
    return Group(title, sentence(why, str(result.get("section", ""))))
