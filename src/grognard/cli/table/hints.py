"""Hints in the terminal: the best decisions, and what they are expected to bring."""

from collections.abc import Sequence

from rich.console import Group
from rich.text import Text

from grognard.cli.shell import Shell
from grognard.cli.telling import seat_names
from grognard.core.game import Game
from grognard.core.message import message_from_json
from grognard.match import View
from grognard.match.hints import Gain, Hint


def hints_text(shell: Shell, game: Game, view: View, found: Sequence[Hint]) -> Group:
    """Return the decisions in words, each with the number of its first answer."""
    if not found:
        return Group(Text(shell.say("cli-hint-none")))
    return Group(*(line for hint in found for line in _told(shell, game, view, hint)))


def _told(shell: Shell, game: Game, view: View, hint: Hint) -> list[Text]:
    actions = [choice.action for choice in view.choices]
    number = actions.index(hint.chain.clicks[0].action) + 1
    labels = " → ".join(shell.say.say(click.label) for click in hint.chain.clicks)
    lines = [Text(shell.say("cli-hint", number=number, label=labels, share=hint.worth // 10))]
    why = _why(shell, hint)
    if why:
        lines.append(Text(f"   {why}"))
    return lines + [Text(f"   {_gain(shell, game, gain)}", "dim") for gain in hint.gains]


def _why(shell: Shell, hint: Hint) -> str:
    """Return the odds of a decision and the parts of the evaluation that it changes most."""
    throws = hint.chain.odds.throws if hint.chain.odds is not None else ()
    odds = [
        f"{shell.say.say(chance.label)} {round(100 * chance.probability())} %"
        for throw in throws
        for chance in throw.chances
    ]
    causes = [f"{shell.say.say(cause.label)} {cause.change / 10:+.1f} %" for cause in hint.causes]
    parts = [" · ".join(odds)]
    if causes:
        parts.append(shell.say("cli-hint-why", causes=", ".join(causes)))
    return "; ".join(part for part in parts if part)


def _gain(shell: Shell, game: Game, gain: Gain) -> str:
    names = seat_names(shell, game)
    parts = [
        f"{names[seat]} {change / 100:+.1f}"
        for seat, change in enumerate(gain.changes)
        if change is not None
    ]
    return f"{shell.say.say(message_from_json(gain.label))}: {', '.join(parts)}"
