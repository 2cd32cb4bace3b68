"""The drawn board in the terminal: what answers the open question is underlined."""

from grognard.cli.table.sheet import LIT, sheet_of
from grognard.core.drawing import Board, Span


def test_what_answers_the_question_is_underlined_without_the_blanks_around_it() -> None:
    board = Board()
    board.rows.append([Span("D5♣ ", "dim", "hex:D5"), Span("bG2 ", "seat0", "piece:blue-guard")])
    board.rows.append([Span("    ", "", "hex:D6")])
    (row, blank) = sheet_of(board, {"piece:blue-guard", "hex:D6"}).picture
    underlined = [row.plain[span.start : span.end] for span in row.spans if span.style == LIT]
    assert underlined == ["bG2"]
    assert [span.style for span in blank.spans] == ["default"]


def test_a_row_with_an_answer_on_it_is_never_left_out() -> None:
    board = Board()
    board.rows.append([Span("   ...   ")])
    board.rows.append([Span("F1", "dim", "piece:F1")])
    assert len(sheet_of(board).notes(quiet=False)) == 0
    assert len(sheet_of(board, {"piece:F1"}).notes(quiet=False)) == 1
