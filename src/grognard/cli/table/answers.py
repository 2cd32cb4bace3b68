"""Answers to the player's own questions: help, why, odds, log and account."""

from difflib import get_close_matches
from typing import Final

from rich.table import Table
from rich.text import Text

from grognard.cli.shell import Shell
from grognard.cli.table.account import account_table
from grognard.cli.table.chances import odds_line, odds_text
from grognard.cli.table.reading import matching, words
from grognard.cli.table.screen import event_text
from grognard.cli.table.typed import WORDS, answer_lines, positions
from grognard.cli.telling import reason_lines, sentence
from grognard.core.errors import BadAction, GrognardError
from grognard.core.types import Action
from grognard.match import Match, View

_LATIN: Final = str.maketrans("АБВГ", "ABCD")
LOG_LINES: Final = 20
"""So many events are told by a bare `log`."""


class Answers:
    """What a seat may ask about the table it sees."""

    def __init__(self, shell: Shell, match: Match, view: View) -> None:
        self.shell = shell
        self.match = match
        self.view = view

    def print_help(self, rest: str) -> None:
        """Print what can be typed."""
        say, table = self.shell.say, Table.grid(padding=(0, 2))
        table.add_column(style="word", no_wrap=True)
        table.add_column()
        table.add_row(say("cli-play-help-answer-form"), say("cli-play-help-answer"))
        for word in WORDS:
            own = words(self.shell, word)[1:]
            form = say(f"cli-play-help-{word}-form")
            table.add_row(form, Text(say(f"cli-play-help-{word}")).append(_also(own), "dim"))
        self.shell.out.print(table)

    def print_log(self, rest: str) -> None:
        """Print the last events, as many as asked for, or all."""
        lines = self.match.log(self.view.seat)
        if rest.isdecimal():
            lines = lines[-int(rest) :] if int(rest) else []
        elif not rest:
            lines = lines[-LOG_LINES:]
        for line in lines:
            self.shell.out.print(event_text(self.shell, line))

    def print_account(self, rest: str) -> None:
        """Print every number that decides the game, as far as the seat may know it."""
        found = account_table(self.shell, self.match.game, self.view.observation)
        self.shell.out.print(self.shell.say("cli-account-none") if found is None else found)

    # Odds.

    def print_odds(self, rest: str) -> None:
        """Print the exact chances of one answer, or of all in short."""
        if not rest:
            self._print_all_odds()
            return
        index = self._index(rest)
        odds = self.match.odds(self.view.seat, self.view.choices[index].action)
        if odds is None:
            self.shell.out.print(self.shell.say("cli-odds-none", number=index + 1))
        else:
            self.shell.out.print(odds_text(self.shell, odds))

    def _print_all_odds(self) -> None:
        found = False
        for index, choice in enumerate(self.view.choices):
            odds = self.match.odds(self.view.seat, choice.action)
            if odds is not None:
                found = True
                number = Text().append(f"{index + 1:>3} ", "number")
                self.shell.out.print(number.append(odds_line(self.shell, odds)))
        if not found:
            self.shell.out.print(self.shell.say("cli-odds-no-rolls"))

    def _index(self, typed: str) -> int:
        lines = answer_lines(self.shell, self.view)
        found = positions(lines, matching(lines, typed))
        if len(found) != 1:
            raise GrognardError("no-such-answer", typed=typed, answers=len(lines))
        return found[0]

    # Why.

    def print_why(self, rest: str) -> None:
        """Print why something may or may not be chosen now, with the rule's section."""
        if not rest:
            asked = self.view.question
            text = self.shell.say.say(asked) if asked is not None else ""
            self.shell.out.print(sentence(text, self.view.section))
            self.shell.out.print(Text(self.shell.say("cli-why-how"), "dim"))
            return
        if self._print_allowed(rest) or self.print_refusal(rest):
            return
        raise GrognardError("no-such-thing", name=rest, known=", ".join(self._near(rest)))

    def _print_allowed(self, typed: str) -> bool:
        lines = answer_lines(self.shell, self.view)
        found = positions(lines, matching(lines, typed))
        for index in found:
            self._print_one_allowed(index)
        return bool(found)

    def _print_one_allowed(self, index: int) -> None:
        choice = self.view.choices[index]
        text = self.shell.say("cli-why-allowed", number=index + 1, label=choice.label)
        self.shell.out.print(sentence(text, choice.section))

    def print_refusal(self, typed: str) -> bool:
        """Print the rule that forbids what was named; False if it names nothing on the table."""
        action = self._action(typed)
        if action is not None:
            reason = self.match.why_not(self.view.seat, action)
            if reason is not None:
                self.shell.out.print(reason_lines(self.shell, [reason]))
                return True
        targets = [name for name in self._targets() if _names(name, typed)]
        for target in targets:
            self._print_target(target)
        return bool(targets)

    def _print_target(self, target: str) -> None:
        reasons = self.match.explain(self.view.seat, target)
        self.shell.out.print(reason_lines(self.shell, reasons))
        for index, choice in enumerate(self.view.choices):
            if choice.target == target:
                self._print_one_allowed(index)

    def _action(self, typed: str) -> Action | None:
        """Return the action of a text, however its letters are written, or None."""
        try:
            return self.match.parse(typed)
        except BadAction:
            texts = self._texts()
            return texts.get(typed.casefold(), texts.get(in_latin(typed).casefold()))

    def _texts(self) -> dict[str, Action]:
        game, state = self.match.game, self.match.bot_state(self.view.seat, 0)
        return {game.action_text(state, a).casefold(): a for a in range(game.num_actions)}

    def _targets(self) -> list[str]:
        """Return everything on the table that can ever be clicked."""
        game, state = self.match.game, self.match.bot_state(self.view.seat, 0)
        return sorted({game.target(state, action) for action in range(game.num_actions)})

    def _near(self, typed: str) -> list[str]:
        names = {name.partition(":")[2] or name for name in self._targets()}
        return get_close_matches(typed, sorted(names | set(self._texts())), n=3, cutoff=0.4)


def _names(target: str, typed: str) -> bool:
    names = (target.casefold(), target.partition(":")[2].casefold())
    return typed.casefold() in names or in_latin(typed).casefold() in names


def in_latin(typed: str) -> str:
    """Return a mark of the board with Latin letters: a Cyrillic board shows 17B as 17Б.

    >>> in_latin("17Б")
    '17B'
    """
    return typed.upper().translate(_LATIN)


def _also(own: list[str]) -> str:
    return f"  ({', '.join(own)})" if own else ""
