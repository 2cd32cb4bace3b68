"""The rules reference as it is sent."""

from typing import Annotated, TypeAlias

from pydantic import Field

from grognard.manual.examples import MOST_CLICKS
from grognard.server.schemas.base import Schema
from grognard.server.schemas.outgoing import DrawingOut, LogLineOut, OddsOut, ReasonOut, ViewOut

Text: TypeAlias = Annotated[str, Field(max_length=200)]
Clicks: TypeAlias = Annotated[list[Text], Field(max_length=MOST_CLICKS)]


class WordsOut(Schema):
    """A run of text; `style` is "" or strong, or says that a section or a ruling is cited."""

    text: str
    style: str


class BlockOut(Schema):
    """A part of a section; see `grognard.manual.Block`."""

    kind: str
    rows: list[list[list[WordsOut]]]
    name: str


class SectionOut(Schema):
    """A section of the rules; `number` is without its sign."""

    number: str
    title: str
    blocks: list[BlockOut]


class TermOut(Schema):
    """A term in the forms that sentences have, and what it means."""

    forms: list[str]
    meaning: list[WordsOut]


class MomentOut(Schema):
    """Where a section decided something: a recorded game, and the frame of its replay."""

    record: str
    scenario: str
    step: int


class ManualOut(Schema):
    """The rules reference of a game in one language; `moments` by sections without their sign."""

    title: str
    opening: list[BlockOut]
    sections: list[SectionOut]
    terms: list[TermOut]
    moments: dict[str, list[MomentOut]]


class ExampleWish(Schema):
    """The clicks of an example so far; `roll` chooses other dice, `target` asks "why not?".

    `drawn`: a language in which the table is drawn with letters.
    """

    clicks: Clicks = Field(default_factory=list)
    roll: Annotated[int, Field(ge=0, le=999)] = 0
    target: Text = ""
    drawn: Text = ""


class ExampleOut(Schema):
    """An example after some clicks: the table of the seat that is asked, and what has happened.

    `line` is all clicks that show the rule, `spots` the things it is about, `odds` what the next of
    them would roll; `reasons` why the thing cannot be clicked.
    """

    view: ViewOut
    log: list[LogLineOut]
    line: list[str]
    spots: list[str]
    odds: OddsOut | None
    reasons: list[ReasonOut]
    drawing: DrawingOut | None
