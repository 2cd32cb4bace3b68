"""The screen: header, board, what has happened, the open question and its numbered answers.

Three layouts, by what the terminal holds: board and text side by side; one below the other; and
on a small terminal the same without what can be asked for, the question nearest to the prompt.
"""

from collections.abc import Sequence
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from grognard.cli.shell import Shell
from grognard.cli.table.account import account_table
from grognard.cli.table.sheet import height, sheet_of
from grognard.cli.telling import result_lines, scenario_title, seat_title, sentence
from grognard.core.game import Game
from grognard.match import LogLine, Match, View

MIN_SIDE: Final = 40
"""The narrowest column beside a board that is still pleasant to read."""
MIN_NEWS: Final = 3
"""So many events are told even where the screen is too small for them."""
GAP: Final = 3
"""The space between columns."""
PROMPT: Final = 1
_CLEAR: Final = "\x1b[H\x1b[2J"
_CLEAR_ALL: Final = "\x1b[H\x1b[2J\x1b[3J"


def clear(console: Console, scrollback: bool = False) -> None:
    """Empty the screen; with `scrollback` also what could be scrolled back to."""
    if not console.is_terminal:
        return
    if console.is_dumb_terminal:
        console.file.write("\n" * console.height)
    else:
        console.file.write(_CLEAR_ALL if scrollback else _CLEAR)
    console.file.flush()


class Screen:
    """All that a seat sees, ready to be laid out; the last `news` events are new to it."""

    def __init__(self, shell: Shell, match: Match, view: View, news: int) -> None:
        self.shell = shell
        self.out = shell.out
        self.match = match
        self.view = view
        self.news = news
        board = match.game.draw(view.observation, shell.say.say)
        self.sheet = sheet_of(board, {choice.target for choice in view.choices})

    def print(self, full: bool = False) -> None:
        """Draw everything a seat needs to answer; `full` leaves nothing out, however long."""
        clear(self.out)
        self.out.print(header(self.shell, self.match, self.view.seat))
        side = self.out.width - self.sheet.width() - GAP
        if side >= MIN_SIDE:
            self._print_beside(side, full)
        else:
            self._print_below(full)

    def _print_beside(self, side: int, full: bool) -> None:
        room = self.out.height - 1 - PROMPT
        asked = question(self.shell, self.view, side)
        told = self._story(room - height(self.out, asked, side) - 1)
        board = self.sheet.whole()
        if not full and height(self.out, board, self.sheet.width()) > room:
            board = self.sheet.whole(quiet=False)
        self.out.print(side_by_side(board, self.sheet.width(), Group(told, Text(), asked)))

    def _print_below(self, full: bool) -> None:
        width = self.out.width
        room = self.out.height - 1 - PROMPT
        asked = question(self.shell, self.view, width)
        board = self.sheet.whole()
        needed = height(self.out, board, width) + height(self.out, asked, width)
        if full or needed + MIN_NEWS <= room:
            self.out.print(self._story(room - needed), board, asked, sep="\n")
        else:
            self._print_small(width)

    def _print_small(self, width: int) -> None:
        """Print what matters most last, so that the top may scroll away."""
        asked = question(self.shell, self.view, width, notes=False)
        notes = self.sheet.notes(quiet=False)
        hand = [row for row in notes if row in self.sheet.below][-1:]
        first = [row for row in notes if row not in hand]
        parts = [*first, *self.sheet.folded(), self._story(MIN_NEWS), *hand, asked]
        self.out.print(*parts, sep="\n")

    def _story(self, room: int) -> RenderableType:
        lines = self.match.log(self.view.seat)
        return story(self.shell, lines, self.news, max(room, MIN_NEWS))


def header(shell: Shell, match: Match, seat: int) -> Rule:
    """Return the line that says which battle this is and whose eyes see it."""
    game, say = match.game, shell.say.say
    title = Text(f"{shell.say(f'{game.name}-title')} · ")
    title.append(say(scenario_title(game, match.record.scenario)), "title")
    if seat >= 0:
        title.append(" · ").append(say(seat_title(game, seat)), f"seat{seat}")
    return Rule(title, style="dim", align="left")


def story(shell: Shell, lines: Sequence[LogLine], news: int, room: int) -> Group:
    """Return the last events, new ones marked; where there is no room, older ones are counted."""
    shown = list(lines[-room:])
    texts = []
    if news > len(shown):
        shown = shown[1:]
        texts.append(Text(shell.say("cli-play-earlier", events=news - len(shown)), "dim"))
    for index, line in enumerate(shown):
        texts.append(event_text(shell, line, index >= len(shown) - news))
    return Group(*texts)


def event_text(shell: Shell, line: LogLine, is_new: bool = True) -> Text:
    """Return an event as a sentence; what was told before is dim."""
    who = line.event.who
    text = Text().append("• ", f"seat{who}" if is_new and who in (0, 1) else "dim")
    told = sentence(shell.say.say(line.message), line.event.rule)
    if not is_new:
        told.stylize("dim")
    return text.append_text(told)


def question(shell: Shell, view: View, width: int, notes: bool = True) -> Group:
    """Return the open question with its section, and the answers with their notation."""
    asked = shell.say.say(view.question) if view.question is not None else ""
    title = Text().append("▶ ", f"seat{view.seat}").append_text(sentence(asked, view.section))
    digits = len(str(len(view.choices)))
    cells = []
    for index, choice in enumerate(view.choices):
        label = shell.say.say(choice.label)
        cell = Text().append(f"{index + 1:>{digits}} ", "number").append(label)
        if notes and choice.text.casefold() != label.casefold():
            cell.append(f"  {choice.text}", "dim")
        cells.append(cell)
    return Group(title, in_columns(cells, width))


def in_columns(cells: Sequence[Text], width: int) -> Table:
    """Return cells in as few rows as the width allows, numbered downwards."""
    widest = max((cell.cell_len for cell in cells), default=1)
    columns = max(1, (width + GAP) // (widest + GAP))
    rows = max(1, -(-len(cells) // columns))
    table = Table.grid(padding=(0, GAP, 0, 0))
    for row in range(rows):
        table.add_row(*cells[row::rows])
    return table


def side_by_side(left: RenderableType, left_width: int, right: RenderableType) -> Table:
    """Return two things beside each other, the left one at its full width."""
    table = Table.grid(padding=(0, GAP, 0, 0), expand=True)
    table.add_column(width=left_width)
    table.add_column(ratio=1)
    table.add_row(left, right)
    return table


def print_curtain(shell: Shell, game: Game, seat: int) -> None:
    """Draw the curtain between two players at one keyboard; nothing of the game is on it."""
    clear(shell.out, scrollback=True)
    name = Text(shell.say.say(seat_title(game, seat)), f"seat{seat}", justify="center")
    shell.out.print(Panel(name, title=shell.say("cli-curtain-title"), padding=(1, 4)))


def print_end(shell: Shell, match: Match, seat: int, news: int) -> None:
    """Draw the last position and how the game ended."""
    sheet = sheet_of(match.game.draw(match.view(seat).observation, shell.say.say))
    clear(shell.out)
    shell.out.print(header(shell, match, seat))
    told = story(shell, match.log(seat), news, max(news, MIN_NEWS))
    shell.out.print(told, sheet.whole(), sep="\n")
    outcome = match.outcome()
    if outcome is not None:
        result = result_lines(shell, match.game, outcome.to_json())
        account = account_table(shell, match.game, match.view(seat).observation)
        shell.out.print(Panel(result if account is None else Group(result, Text(), account)))
