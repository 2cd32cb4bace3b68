"""Positions as texts, and matches that begin at one."""

from typing import Annotated

from pydantic import Field

from grognard.core.position import MOST_STEPS, MOST_TEXT
from grognard.server.schemas.base import Name, Schema
from grognard.server.schemas.incoming import Salt, SeatCreate


class PositionText(Schema):
    """A position, as somebody was given it."""

    text: Annotated[str, Field(max_length=MOST_TEXT)]


class PositionOut(Schema):
    """A position to pass on: whoever has it can open it, at any server with the same rules."""

    text: str


class PlayOn(Schema):
    """A practice match that begins after so many steps of a game; no seat of it is open.

    `salt` and `commitment` are as in MatchCreate: the dice from there on are new.
    """

    at: Annotated[int, Field(ge=0, le=MOST_STEPS)]
    seats: Annotated[list[SeatCreate], Field(min_length=1, max_length=8)]
    salt: Salt = ""
    commitment: Name | None = Field(default=None, max_length=64)
