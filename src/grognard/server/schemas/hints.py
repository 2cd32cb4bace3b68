"""Hints as they are sent."""

from grognard.server.schemas.base import MessageOut, Schema
from grognard.server.schemas.outgoing import ChainOut


class GainOut(Schema):
    """A line of the account, and by how many hundredths it changes for each seat on average."""

    label: MessageOut
    section: str
    changes: list[int | None]


class HintOut(Schema):
    """A decision as one chain, its worth from 0 (lost) to 1000 (won), and what it brings."""

    chain: ChainOut
    worth: int
    gains: list[GainOut]


class HintsOut(Schema):
    """The best decisions of a seat, the best first."""

    hints: list[HintOut]
