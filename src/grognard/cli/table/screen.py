"""The screen: header, board, what has happened, the open question and its numbered answers."""

from collections.abc import Sequence
from typing import Final

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from grognard.cli.shell import Shell
from grognard.cli.telling import board_text, result_lines, scenario_title, seat_title, sentence
from grognard.core.game import Board, Game
from grognard.match import Choice, LogLine, Match, View

MIN_SIDE: Final = 40
"""The narrowest column beside a board that is still pleasant to read."""
MIN_NEWS: Final = 3
"""So many events are told even where the screen is too small for them."""
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


def print_screen(shell: Shell, match: Match, view: View, news: int) -> None:
    """Draw everything a seat needs to answer; the last `news` events are new to it."""
    out, game = shell.out, match.game
    clear(out)
    out.print(header(shell, match, view.seat))
    board = game.draw(view.observation, shell.say.say)
    width = board_width(board)
    side = out.width - width - 3
    is_wide = side >= MIN_SIDE
    asked = question(shell, view, side if is_wide else out.width)
    taken = _height(out, asked, side if is_wide else out.width)
    room = out.height - taken - (2 if is_wide else 3 + len(board.rows))
    told = story(shell, match.log(view.seat), news, max(room, MIN_NEWS))
    if is_wide:
        out.print(side_by_side(board_text(board), width, Group(told, Text(), asked)))
    else:
        out.print(told, board_text(board), asked, sep="\n")


def _height(console: Console, part: RenderableType, width: int) -> int:
    return len(console.render_lines(part, console.options.update_width(max(width, 1))))


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
    shown = lines[-room:] if len(lines) > room else lines
    left_out = max(0, news - len(shown))
    texts = []
    if left_out:
        texts.append(Text(shell.say("cli-play-earlier", events=left_out), "dim"))
        shown = shown[1:]
    for index, line in enumerate(shown):
        texts.append(event_text(shell, line, index >= len(shown) - news))
    return Group(*texts)


def event_text(shell: Shell, line: LogLine, is_new: bool = True) -> Text:
    """Return an event as a sentence; what was told before is dim."""
    who = line.event.who
    text = Text("• ", f"seat{who}" if is_new and who in (0, 1) else "dim")
    told = sentence(shell.say.say(line.message), line.event.rule)
    if not is_new:
        told.stylize("dim")
    return text.append_text(told)


def question(shell: Shell, view: View, width: int) -> Group:
    """Return the open question with its section, and the answers."""
    asked = shell.say.say(view.question) if view.question is not None else ""
    title = Text("▶ ", f"seat{view.seat}").append_text(sentence(asked, view.section))
    labels = [shell.say.say(choice.label) for choice in view.choices]
    return Group(title, choices_table(labels, [note(c, s) for c, s in _said(view, labels)], width))


def _said(view: View, labels: Sequence[str]) -> list[tuple[Choice, str]]:
    return list(zip(view.choices, labels, strict=True))


def note(choice: Choice, label: str) -> str:
    """Return the notation beside a label, unless the label is it already."""
    return "" if choice.text.casefold() == label.casefold() else choice.text


def choices_table(labels: Sequence[str], notes: Sequence[str], width: int) -> RenderableType:
    """Return numbered answers in as many columns as the width holds."""
    digits = len(str(len(labels)))
    cells = []
    for index, (label, quiet) in enumerate(zip(labels, notes, strict=True)):
        text = Text(f"{index + 1:>{digits}} ", "number").append(label, "default")
        cells.append(text.append(f"  {quiet}", "dim") if quiet else text)
    widest = max((cell.cell_len for cell in cells), default=0)
    if len(cells) < 4 or widest * 2 + 3 > width:
        return Group(*cells)
    return Columns(cells, padding=(0, 3, 0, 0), column_first=True, equal=True)


def board_width(board: Board) -> int:
    """Return how many columns of the terminal a board takes."""
    return max((Text("".join(span for span, _ in row)).cell_len for row in board.rows), default=0)


def side_by_side(left: RenderableType, left_width: int, right: RenderableType) -> Table:
    """Return two things beside each other, the left one at its full width."""
    table = Table.grid(padding=(0, 3, 0, 0), expand=True)
    table.add_column(width=left_width, no_wrap=True)
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
    view = match.view(seat)
    clear(shell.out)
    shell.out.print(header(shell, match, seat))
    told = story(shell, match.log(seat), news, max(news, MIN_NEWS))
    shell.out.print(told, board_text(match.game.draw(view.observation, shell.say.say)), sep="\n")
    outcome = match.outcome()
    if outcome is not None:
        shell.out.print(Panel(result_lines(shell, match.game, outcome.to_json())))
