"""Puzzles as they are sent."""

from pydantic import Field

from grognard.server.schemas.base import Schema
from grognard.server.schemas.hints import HintOut
from grognard.server.schemas.manual import Clicks, Text
from grognard.server.schemas.outgoing import DrawingOut, LogLineOut, ReasonOut, ViewOut


class PuzzleWish(Schema):
    """The clicks of a decision so far; `target` asks "why not?".

    `drawn`: a language in which the table is drawn with letters.
    """

    clicks: Clicks = Field(default_factory=list)
    target: Text = ""
    drawn: Text = ""


class VerdictOut(Schema):
    """What is said of a decision: whether it solves the puzzle, and by how much it is behind.

    `best` are the best answers, `solving` is how many solve it, of `decisions` in all; `missed` is
    what the reference player takes, and `margin` by how much the best of all refused is behind.
    Points are told in tenths.
    """

    solved: bool
    points: int
    best: list[HintOut]
    solving: int
    decisions: int
    missed: HintOut
    missed_points: int
    margin: int


class PuzzleOut(Schema):
    """A puzzle after some clicks: the table of its seat, what has happened, and the verdict.

    `verdict` comes with the click that completes the decision.
    """

    view: ViewOut
    log: list[LogLineOut]
    reasons: list[ReasonOut]
    verdict: VerdictOut | None
    drawing: DrawingOut | None
