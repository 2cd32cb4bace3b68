"""What a client sends over HTTP."""

from typing import Annotated, Literal

from pydantic import Field

from grognard.match.click import MOST_CHAINED
from grognard.server.schemas.base import Count, Id, Key, Name, Schema, SeatKind, Secret

Salt = Annotated[str, Field(max_length=64)]
Back = Annotated[int, Field(ge=0, le=MOST_CHAINED)]
Word = Literal["ask", "withdraw", "grant", "refuse"]
Actions = Annotated[list[Count], Field(max_length=MOST_CHAINED)]
Options = Annotated[dict[Id, Id], Field(max_length=64)]


class SeatCreate(Schema):
    """Who takes a seat: the creator (human), whoever has the link (open), or a bot by name.

    `hints`: the creator would play with hints against a person, if that one wishes them, too.
    """

    kind: SeatKind = "human"
    player: Name = ""
    bot: Name = ""
    hints: bool = False


class MatchCreate(Schema):
    """A new match; `seats` in the order of the game's, "" is the first scenario.

    `commitment` is one from POST /api/commitments: the server's seed comes first. Where nobody else
    gives a salt (the computer, one screen for both) `salt` is the creator's; with an open seat the
    creator gives `salt_hash` now and tells the salt when the others' hashes are there.
    `practice`: everything can be taken back; not with an open seat. `minding`: with an open seat,
    the other may let a computer player sit in the place of whoever has left.
    """

    game: Id
    scenario: Name = ""
    options: Options = Field(default_factory=dict)
    seats: Annotated[list[SeatCreate], Field(min_length=1, max_length=8)]
    practice: bool = False
    minding: bool = False
    salt: Salt = ""
    salt_hash: Salt = ""
    commitment: Name | None = Field(default=None, max_length=64)


class CampaignCreate(Schema):
    """A new campaign: its first match is made at once, the others by POST .../next.

    `commitment`, `salt` and `salt_hash` are those of the first match, `minding` is that of all, as
    in MatchCreate.
    """

    game: Id
    options: Options = Field(default_factory=dict)
    seats: Annotated[list[SeatCreate], Field(min_length=1, max_length=8)]
    minding: bool = False
    salt: Salt = ""
    salt_hash: Salt = ""
    commitment: Name | None = Field(default=None, max_length=64)


class CampaignNext(Schema):
    """The next match of a campaign, with fresh salts, as in MatchCreate.

    `anew` puts it into the place of a match that waits for a salt in vain.
    """

    salt: Salt = ""
    salt_hash: Salt = ""
    commitment: Name | None = Field(default=None, max_length=64)
    anew: bool = False


class MatchJoin(Schema):
    """Taking an open seat: the secret of the link, and a random key of the client's own.

    The seat's secret comes out of both, so a repeated request gets the same answer, and whoever
    made the link does not know it. `hints`: with hints, where the other seat wishes them, too.
    """

    invitation: Secret
    key: Key
    player: Name = ""
    salt: Salt = ""
    hints: bool = False


class SaltTell(Schema):
    """A seat's salt: of who gave its hash before, or in a campaign's later match of the others."""

    salt: Salt


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


class ClickChain(Schema):
    """A chain of clicks over HTTP; the socket's `chain` is the same."""

    back: Back = 0
    actions: Actions
    step: Count
    key: Key


class EndWish(Schema):
    """Whether a seat would end a match that cannot go on by today's rules."""

    agrees: bool = True


class MindWish(Schema):
    """Whether a computer player shall sit on a seat: the own one, or that of a person who left."""

    seat: Annotated[int, Field(ge=0, le=7)]
    minded: bool = True


class ClickUndo(Schema):
    """An undo over HTTP; the socket's `undo` is the same."""

    step: Count
    key: Key


class ClickWord(Schema):
    """A word about asking back over HTTP; the socket's `say` is the same."""

    word: Word
    step: Count
    key: Key
