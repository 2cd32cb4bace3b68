"""What a client sends over HTTP."""

from typing import Annotated

from pydantic import Field

from grognard.server.schemas.base import Count, Id, Key, Name, Schema, SeatKind, Secret

Options = Annotated[dict[Id, Id], Field(max_length=64)]


class SeatCreate(Schema):
    """Who takes a seat: the creator (human), whoever has the link (open), or a bot by name."""

    kind: SeatKind = "human"
    player: Name = ""
    bot: Name = ""


class MatchCreate(Schema):
    """A new match; `seats` in the order of the game's, "" is the first scenario.

    `commitment` is one from POST /api/commitments, so that the salt is chosen after the server's
    seed; without it the server draws a new seed. The salt goes to the creator's first seat.
    """

    game: Id
    scenario: Name = ""
    options: Options = Field(default_factory=dict)
    seats: Annotated[list[SeatCreate], Field(min_length=1, max_length=8)]
    salt: Name = ""
    commitment: Name | None = Field(default=None, max_length=64)


class CampaignCreate(Schema):
    """A new campaign: its first match is made at once, the others by POST .../next.

    `commitment` and `salt` are those of the first match, as in MatchCreate.
    """

    game: Id
    options: Options = Field(default_factory=dict)
    seats: Annotated[list[SeatCreate], Field(min_length=1, max_length=8)]
    salt: Name = ""
    commitment: Name | None = Field(default=None, max_length=64)


class CampaignNext(Schema):
    """The next match of a campaign: whoever begins it may choose the salt after the seed."""

    salt: Name = ""
    commitment: Name | None = Field(default=None, max_length=64)


class MatchJoin(Schema):
    """Taking an open seat: the secret of the link, and a random key of the client's own.

    The seat's secret comes out of both, so a repeated request gets the same answer, and whoever
    made the link does not know it.
    """

    invitation: Secret
    key: Key
    player: Name = ""
    salt: Name = ""


class SeatHeld(Schema):
    """A seat that the client holds."""

    match: Id
    secret: Secret


class MatchesMine(Schema):
    """The seats a client holds, from its own memory."""

    seats: Annotated[list[SeatHeld], Field(max_length=200)]


class ClickPlay(Schema):
    """An answer over HTTP; the socket's `play` is the same."""

    action: Count
    step: Count
    key: Key


class ClickUndo(Schema):
    """An undo over HTTP; the socket's `undo` is the same."""

    step: Count
    key: Key
