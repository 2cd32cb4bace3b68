"""The frames of the socket /api/matches/{id}/socket: JSON texts, one message each.

The client's first frame is `hello`. Every request carries an `id` of the client's choice and is
answered by exactly one `ok`, `explained`, `understood`, `odds`, `preview`, `hints`, `pong` or
`error` with that id. `table` and `view` come unasked: whenever what the seat may see has changed,
and at no other time.
"""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from grognard.server.schemas.base import Count, Key, MessageOut, Name, Schema, Secret
from grognard.server.schemas.hints import HintsOut
from grognard.server.schemas.incoming import Actions, Back, Word
from grognard.server.schemas.lessons import PlaceOut
from grognard.server.schemas.outgoing import (
    LogPart,
    MatchPublic,
    OddsOut,
    PlannedOut,
    PreviewOut,
    ReasonOut,
    UnderstoodOut,
    ViewOut,
)

RequestId: TypeAlias = Annotated[int, Field(ge=0, le=2**53 - 1)]
Dragged: TypeAlias = Annotated[str, Field(max_length=120)]
Target: TypeAlias = Annotated[str, Field(max_length=120)]

# From the client.


class Hello(Schema):
    """The first frame: the secret of a seat, or none for a spectator."""

    type: Literal["hello"]
    id: RequestId
    secret: Secret | None = None


class Play(Schema):
    """Answer the open question; a repeated `key` gets the first answer again."""

    type: Literal["play"]
    id: RequestId
    action: Count
    step: Count
    key: Key


class Undo(Schema):
    """Take back the held answer, or the last step if no fate lies after it."""

    type: Literal["undo"]
    id: RequestId
    step: Count
    key: Key


class Say(Schema):
    """Ask the last decision back or think better of it; grant or refuse what the other asks."""

    type: Literal["say"]
    id: RequestId
    word: Word
    step: Count
    key: Key


class PlayChain(Schema):
    """Give several answers as one click, after `back` own answers are taken back."""

    type: Literal["chain"]
    id: RequestId
    back: Back
    actions: Actions
    step: Count
    key: Key


class Understand(Schema):
    """Ask what a click on a thing can mean that answers no open question.

    `via` is a thing that was dragged there, "" for a mere click.
    """

    type: Literal["understand"]
    id: RequestId
    target: Target
    via: Dragged = ""


class AskPlan(Schema):
    """Ask what a plan of the open question does: what it offers as "all"."""

    type: Literal["plan"]
    id: RequestId
    plan: Target


class Explain(Schema):
    """Ask why a thing on the table cannot be clicked."""

    type: Literal["explain"]
    id: RequestId
    target: Target


class AskOdds(Schema):
    """Ask what a legal action would roll."""

    type: Literal["odds"]
    id: RequestId
    action: Count


class AskPreview(Schema):
    """Ask what a legal action would open."""

    type: Literal["preview"]
    id: RequestId
    action: Count


class AskHint(Schema):
    """Ask for the best decisions; refused against a person unless both wished hints."""

    type: Literal["hint"]
    id: RequestId


class Ping(Schema):
    """Ask for a sign of life."""

    type: Literal["ping"]
    id: RequestId


Request: TypeAlias = (
    Hello
    | Play
    | Undo
    | Say
    | PlayChain
    | Understand
    | AskPlan
    | Explain
    | AskOdds
    | AskPreview
    | AskHint
    | Ping
)
Incoming: TypeAlias = Annotated[Request, Field(discriminator="type")]
INCOMING: TypeAdapter[Request] = TypeAdapter(Incoming)

# From the server.


class OkFrame(Schema):
    """A hello or a click was taken; `step` is what the seat's next click must carry."""

    type: Literal["ok"]
    id: RequestId
    step: int
    seat: int


class ErrorFrame(Schema):
    """A request was refused; `id` is null where the frame had none that could be read."""

    type: Literal["error"]
    id: RequestId | None
    code: Name
    message: MessageOut
    section: str = ""


class ExplainedFrame(Schema):
    """Why a thing cannot be clicked; no reasons: it can."""

    type: Literal["explained"]
    id: RequestId
    target: str
    reasons: list[ReasonOut]


class UnderstoodFrame(UnderstoodOut):
    """What a click on a thing can mean."""

    type: Literal["understood"]
    id: RequestId


class PlannedFrame(PlannedOut):
    """What a plan does, and what it leaves."""

    type: Literal["planned"]
    id: RequestId


class OddsFrame(Schema):
    """The odds of an action; none if it rolls nothing."""

    type: Literal["odds"]
    id: RequestId
    action: int
    odds: OddsOut | None


class PreviewFrame(PreviewOut):
    """What an action would open."""

    type: Literal["preview"]
    id: RequestId


class HintsFrame(HintsOut):
    """The best decisions of the seat."""

    type: Literal["hints"]
    id: RequestId


class PongFrame(Schema):
    """A sign of life."""

    type: Literal["pong"]
    id: RequestId


class TableFrame(Schema):
    """Who sits at the table and whether it runs; first after hello, then on every change."""

    type: Literal["table"]
    match: MatchPublic


class ViewFrame(Schema):
    """The seat's view and the log from `log.start` on; after hello the end of the log.

    `waiting` says that the seat waits for another: for `thinking`, show it if that one is a bot.
    `lesson` is where the seat stands in its guided battle, null where there is none.
    """

    type: Literal["view"]
    view: ViewOut
    log: LogPart
    waiting: bool
    lesson: PlaceOut | None


Sent: TypeAlias = (
    OkFrame
    | ErrorFrame
    | ExplainedFrame
    | UnderstoodFrame
    | PlannedFrame
    | OddsFrame
    | PreviewFrame
    | HintsFrame
    | PongFrame
    | TableFrame
    | ViewFrame
)
Outgoing: TypeAlias = Annotated[Sent, Field(discriminator="type")]
OUTGOING: TypeAdapter[Sent] = TypeAdapter(Outgoing)
