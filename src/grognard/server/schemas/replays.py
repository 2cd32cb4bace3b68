"""What is told of records and replays."""

from grognard.server.schemas.base import MessageOut, Schema
from grognard.server.schemas.outgoing import LogLineOut, LogPart, OutcomeOut


class MoveOut(Schema):
    """What was answered before a frame; told only when the game is over."""

    seat: int
    text: str
    label: MessageOut
    section: str


class FrameOut(Schema):
    """One picture of a replay, and how long the log was then."""

    observation: dict[str, object]
    log_length: int
    move: MoveOut | None = None


class ReplayOut(Schema):
    """Frames `start` to `start + len(frames)` of `length`, and what they add to the log.

    Fewer frames come than were asked for where they are large; a client asks again from there.
    Where there are none at all, `log` begins at line `start`.

    While a match runs a seat gets its own history, a frame for each change that it could see. When
    it is over every seat's is open, a frame for each step, so that the frames of all seats agree.
    """

    seat: int
    length: int
    start: int
    frames: list[FrameOut]
    log: LogPart
    log_length: int


class TurnMark(Schema):
    """A frame at which a turn begins, and what the log says of it."""

    at: int
    who: int
    message: MessageOut


class MarksOut(Schema):
    """All of a replay that its time bar shows.

    `decisions` are the frames at which a decision is complete, every one while a match runs;
    `log_lengths` says for each frame how much of the log it knows.
    """

    length: int
    decisions: list[int]
    turns: list[TurnMark]
    log_lengths: list[int]


class AccountChange(Schema):
    """A number of the account that a turn changed."""

    label: MessageOut
    section: str
    seat: int
    before: int
    after: int


class TurningPoint(Schema):
    """A turn that changed the balance much; `at` is the frame after its greatest decision.

    `before` and `after` are the balance for the seat that it favoured, from -100 to 100; `who` gave
    the answer `label`.
    """

    at: int
    who: int
    label: MessageOut
    section: str
    seat: int
    before: int
    after: int
    changes: list[AccountChange]


class TurningOut(Schema):
    """The greatest turning points of a game that is over, in their order; a few at most."""

    points: list[TurningPoint]


class DiaryOut(Schema):
    """A seat's own part of the record: what it answered, and the events that it has seen."""

    game: str
    scenario: str
    seat: int
    answers: list[str]
    log: list[LogLineOut]


class ProblemOut(Schema):
    """One thing wrong with a record."""

    code: str
    where: str
    message: MessageOut


class RecordChecked(Schema):
    """An uploaded record: what it is, and what is wrong with it; no problems: it is proven.

    `id` serves to replay it as long as the server remembers it. `replayable` is false where the
    steps cannot be played by the rules known here; then the log alone is shown. `notes` say what
    a proof cannot promise.
    """

    id: str
    game: str
    scenario: str
    players: dict[str, str]
    rules_version: int
    steps: int
    result: OutcomeOut | None
    problems: list[ProblemOut]
    notes: list[MessageOut]
    replayable: bool
