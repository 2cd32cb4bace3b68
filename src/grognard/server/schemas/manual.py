"""The rules reference as it is sent."""

from grognard.server.schemas.base import Schema


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


class ManualOut(Schema):
    """The rules reference of a game in one language."""

    title: str
    opening: list[BlockOut]
    sections: list[SectionOut]
    terms: list[TermOut]
