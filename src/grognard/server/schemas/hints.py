"""Hints as they are sent."""

from grognard.server.schemas.base import MessageOut, Schema
from grognard.server.schemas.outgoing import ChainOut


class GainOut(Schema):
    """A line of the account, and by how many hundredths it changes for each seat on average."""

    label: MessageOut
    section: str
    changes: list[int | None]


class CauseOut(Schema):
    """A part of the evaluation, and by how many thousandths of a win a decision changes it."""

    label: MessageOut
    change: int


class HintOut(Schema):
    """A decision as one chain, its worth from 0 (lost) to 1000 (won), why, and what it brings."""

    chain: ChainOut
    worth: int
    gains: list[GainOut]
    causes: list[CauseOut]


class HintsOut(Schema):
    """The best decisions of a seat, the best first."""

    hints: list[HintOut]
