"""What the open question offers as "all": what it would do, what it leaves, and why."""

from rich.text import Text

from grognard.cli.shell import Shell
from grognard.cli.table.chances import odds_line
from grognard.cli.table.reading import Line, matching
from grognard.match import Match, Planned, View


class Plans:
    """The plans of one question, as the terminal shows them."""

    def __init__(self, shell: Shell, match: Match, view: View) -> None:
        self.shell = shell
        self.match = match
        self.view = view

    def chosen(self, typed: str) -> Planned | None:
        """Return what the plan does that was typed, or the only one; None where none is meant."""
        plans = self.view.plans
        lines = [Line(plan.id, self.shell.say.say(plan.label)) for plan in plans]
        found = matching(lines, typed) if typed else lines
        if typed and not found and ":" in typed:
            return self.match.plan(self.view.seat, typed)
        if len(found) == 1:
            return self.match.plan(self.view.seat, found[0].id)
        self.shell.out.print(self.shell.say("cli-all-which" if lines else "cli-all-none"))
        for line in lines:
            self.shell.out.print(Text(f"  {line.id}  {line.label}"))
        return None

    def print(self, planned: Planned) -> None:
        """Print the clicks, what is left and why, and the odds of what would be fate."""
        say, out = self.shell.say, self.shell.out
        for click in planned.chain.clicks:
            out.print(Text(f"  {say.say(click.label)}"))
        for left in planned.left:
            for reason in left.reasons:
                why = f"{say.say(reason.message())} {reason.section}".rstrip()
                out.print(say("cli-all-left", what=say.say(left.label), why=why))
        if not planned.chain.clicks:
            out.print(say("cli-all-nothing"))
        elif planned.chain.is_fate:
            if planned.chain.odds is not None:
                out.print(odds_line(self.shell, planned.chain.odds))
            out.print(say("cli-all-fate"))

    def is_yes(self, typed: str) -> bool:
        """Say whether a line agrees."""
        return typed.casefold() in self.shell.say("cli-all-yes").split()
