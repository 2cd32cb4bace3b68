"""What the server answers over HTTP; to a seat, nothing that the seat may not know."""

from typing import Literal

from grognard.server.schemas.base import MessageOut, SaltState, Schema, SeatKind, Status
from grognard.server.schemas.lessons import LessonInfo

# Errors.


class ErrorOut(Schema):
    """Every refusal: a stable code, a sentence, and the section of the rule if a rule refused."""

    code: str
    message: MessageOut
    section: str = ""


# The lobby.


class SeatInfo(Schema):
    """A side of a game."""

    id: str
    title: MessageOut


class HeadStartInfo(Schema):
    """Points given to a seat before the first move."""

    seat: str
    points: int


class BalanceInfo(Schema):
    """What came of `games` games between two computer players of a level.

    `share` is that of the first seat, with its interval; `even` the head start that came nearest
    to half of them, None where none helps.
    """

    level: str
    games: int
    share: float
    interval: list[float]
    even: HeadStartInfo | None
    seed: int


class ScenarioInfo(Schema):
    """A battle to choose; `facts` are the game's own, `balance` is there where it was measured."""

    id: str
    number: int
    title: MessageOut
    reconstructed: bool
    facts: dict[str, object]
    balance: BalanceInfo | None


class OptionInfo(Schema):
    """A choice before the game; `titles` names its values in their order."""

    id: str
    title: MessageOut
    values: list[str]
    titles: list[MessageOut]
    default: str
    section: str


class PuzzleInfo(Schema):
    """A puzzle, as a lobby lists it."""

    id: str
    scenario: str
    seat: int


class GameInfo(Schema):
    """A game: everything a lobby shows of it.

    `board` is where its board is fetched, or ""; `has_manual` says whether its rules can be read.
    """

    name: str
    title: MessageOut
    rules_version: int
    seats: list[SeatInfo]
    scenarios: list[ScenarioInfo]
    options: list[OptionInfo]
    has_campaign: bool
    board: str
    has_manual: bool
    lessons: list[LessonInfo]
    puzzles: list[PuzzleInfo]


class Lobby(Schema):
    """What can be played, against whom, and in which languages.

    `templates` are games to copy: they are not offered, but whoever names one can play it.
    """

    version: str
    games: list[GameInfo]
    templates: list[GameInfo]
    bots: list[str]
    languages: list[str]


class ChartRowOut(Schema):
    """A row of a chart; a cell holds messages and plain numbers, said one after another."""

    name: MessageOut | str
    section: str
    cells: list[list[MessageOut | str]]


class ChartOut(Schema):
    """A table of the game's numbers, made of its data."""

    id: str
    title: MessageOut
    section: str
    note: MessageOut | None
    columns: list[MessageOut | str]
    rows: list[ChartRowOut]


class ChartsOut(Schema):
    """The charts of a game, none where it declares none."""

    charts: list[ChartOut]


class CommitmentOut(Schema):
    """The hash of a seed that the server has drawn and will use for one match."""

    commitment: str


# Matches.


class SeatPublic(Schema):
    """Who sits there, as everybody may know; `present` says that a socket of the seat is open.

    `stand_in` is the weaker computer player that plays for one that was late or died, "none" where
    none could answer and the first legal answer was taken, else "".
    `salt` says how far the seat is with its salt: none is asked of it, it is owed, its hash is
    promised, it is told. `salt_hash` is the hash of one that is promised or told.
    `agrees`: the seat would end a match that cannot go on by today's rules.
    """

    seat: int
    id: str
    kind: SeatKind
    player: str
    bot: str
    stand_in: str
    joined: bool
    present: bool
    salt: SaltState
    salt_hash: str
    agrees: bool
    hints: bool
    minder: str
    was_minded: bool


class OutcomeOut(Schema):
    """How a game ended; the winner is -1 in a draw."""

    winner: int
    level: str
    reason: str
    section: str
    facts: dict[str, int]


class ChangeOut(Schema):
    """What the rules of today play differently, and by which section."""

    section: str
    message: MessageOut


class KeptOut(Schema):
    """An option that came after a match began, and the value by which the match goes on."""

    section: str
    option: MessageOut
    value: MessageOut


class NewsOut(Schema):
    """What changed since a match began by an older version of the rules."""

    began: int
    changes: list[ChangeOut]
    kept: list[KeptOut]


class MatchPublic(Schema):
    """A match as everybody may know it; nothing in it moves when a seat clicks.

    `practice`: everything can be taken back, and `taken_back` counts how often it went over fate.
    `minding`: a computer player may sit in the place of a person who left.
    `lesson` is the id of the guided battle that it is, or "". `origin` says of a match that goes on
    from a moment of another game where it comes from.
    `dice_order` is 2 where nobody can choose a salt late, 1 in matches from before.
    `news` is there where it began by older rules: it has gone over to today's, or ("older-rules")
    these would change it, and it can only be looked at and ended.
    """

    id: str
    game: str
    scenario: str
    options: dict[str, str]
    rules_version: int
    status: Status
    seats: list[SeatPublic]
    commitment: str
    dice_order: int
    practice: bool
    lesson: str
    origin: MessageOut | None
    taken_back: int
    minding: bool
    campaign: str | None
    created: str
    outcome: OutcomeOut | None
    news: NewsOut | None


class SeatSecret(Schema):
    """The secret that holds a seat."""

    seat: int
    secret: str


class SeatInvitation(Schema):
    """The secret to put into the link for an open seat."""

    seat: int
    invitation: str


class MatchCreated(Schema):
    """A new match, the seats that the creator holds, and the links to pass on."""

    match: MatchPublic
    secrets: list[SeatSecret]
    invitations: list[SeatInvitation]


class MatchJoined(Schema):
    """The seat that was taken, and the secret that holds it from now on."""

    match: MatchPublic
    seat: int
    secret: str


class MatchMine(Schema):
    """A match of the client's; `is_asked` says that the seat has a question to answer."""

    match: MatchPublic
    seat: int
    is_asked: bool


class MatchesOut(Schema):
    """The client's matches; what is unknown is left out and can be forgotten."""

    matches: list[MatchMine]


# A seat's view.


class NoteOut(Schema):
    """What an answer costs; `warns`: it gives something up that others do not."""

    message: MessageOut
    warns: bool


class ChoiceOut(Schema):
    """One legal answer: send `action`; `target` is what lights up on the board.

    `ends`: it gives up what could still be done in a turn, a phase or a hand.
    """

    action: int
    text: str
    target: str
    label: MessageOut
    section: str
    ends: bool
    note: NoteOut | None


class OfferOut(Schema):
    """What the open question offers as "all": ask with `plan` what it does."""

    id: str
    label: MessageOut


class LogLineOut(Schema):
    """One event as the seat reads it; `who` is the seat that did it, or -1.

    `fields` are those that the game declares for the kind, see "<game>.Events".
    """

    rule: str
    kind: str
    who: int
    fields: dict[str, object]
    message: MessageOut


class RequestOut(Schema):
    """What stands asked back: who asks, and what the seat has seen happen since."""

    seat: int
    lines: list[LogLineOut]


class ViewOut(Schema):
    """The table from one seat (-2: a spectator); empty question and choices if it is not asked.

    `step` is what the seat's next click must carry. `held` is its own sealed answer that waits for
    the other's. `wishes` are the answers that a player may have wished before the question, by the
    name of the wish. `hides`: how soon the answer comes could betray what the seat holds.
    `forced`: public facts leave one answer, which a client may give by itself. `may_ask`: the last
    decision can be asked back; `request` is what stands asked, and goes before every question.
    """

    seat: int
    step: int
    observation: dict[str, object]
    prompt: str
    question: MessageOut | None
    section: str
    choices: list[ChoiceOut]
    plans: list[OfferOut]
    wishes: dict[str, int]
    held: ChoiceOut | None
    hides: bool
    forced: bool
    may_undo: bool
    may_ask: bool
    request: RequestOut | None
    log_length: int
    outcome: OutcomeOut | None


class LogPart(Schema):
    """Lines of the log from place `start` on; whatever the client had from there on is void."""

    start: int
    lines: list[LogLineOut]


class TableOut(Schema):
    """The match, a seat's view of it, and the end of the seat's log (`view.log_length` in all)."""

    match: MatchPublic
    view: ViewOut
    log: LogPart


class PlayedOut(Schema):
    """A click was taken and is stored; `step` is what the seat's next click must carry."""

    step: int


# A board drawn with letters.


class SpanOut(Schema):
    """A piece of a row: a click on it means `target`, nothing where that is ""."""

    text: str
    style: str
    target: str


class DrawingOut(Schema):
    """A board drawn with letters."""

    rows: list[list[SpanOut]]


# Why not, and odds.


class ReasonOut(Schema):
    """A rule that forbids something."""

    section: str
    message: MessageOut


class ExplainOut(Schema):
    """Why a thing cannot be clicked; no reasons: it can."""

    target: str
    reasons: list[ReasonOut]


class ItemOut(Schema):
    """One line of a calculation: part of the sum, added to the die, or only told."""

    label: MessageOut
    value: int
    section: str
    how: Literal["counted", "term", "figure"]


class ChanceOut(Schema):
    """One outcome, with the exact probability ways / of."""

    label: MessageOut
    ways: int
    of: int


class ThrowOut(Schema):
    """One independent throw of the dice."""

    subject: MessageOut
    items: list[ItemOut]
    chances: list[ChanceOut]


class OddsOut(Schema):
    """All that an action would roll."""

    section: str
    throws: list[ThrowOut]


class OddsAnswer(Schema):
    """The odds of an action; none if it rolls nothing."""

    action: int
    odds: OddsOut | None


# Chains of clicks.


class ChainOut(Schema):
    """Clicks that lead to a thing, after `back` own answers are taken back.

    `is_fate`: the last click rolls, draws, shows, or asks the other seat; show the chain with its
    odds and let it be confirmed. Without clicks it puts back what was chosen.
    """

    back: int
    clicks: list[ChoiceOut]
    odds: OddsOut | None
    is_fate: bool


class UnderstoodOut(Schema):
    """What a click on a thing can mean: chains to choose from, or why there are none.

    `is_sure`: there is one chain, and it may be sent at once.
    """

    target: str
    chains: list[ChainOut]
    is_sure: bool
    reasons: list[ReasonOut]


class LeftOut(Schema):
    """A thing that a plan leaves, and the rules that keep it."""

    thing: str
    label: MessageOut
    reasons: list[ReasonOut]


class PlannedOut(Schema):
    """The chain that carries a plan out, up to the first fate, and what it leaves.

    Without clicks there is nothing to send.
    """

    plan: str
    chain: ChainOut
    left: list[LeftOut]


class OpenedOut(Schema):
    """A choice of the next question, and what it would roll."""

    choice: ChoiceOut
    odds: OddsOut | None


class PreviewOut(Schema):
    """What an answer would open, up to the next fate; `odds` are those of the answer itself.

    `is_fate`: it rolls, draws, shows, ends, or asks the other seat; nothing is told of what comes
    after. A prompt "" says that the seat cannot know what comes.
    """

    action: int
    odds: OddsOut | None
    is_fate: bool
    prompt: str
    question: MessageOut | None
    section: str
    opened: list[OpenedOut]


# Campaigns.


class CampaignMatch(Schema):
    """One scenario of a campaign that was or is being played."""

    scenario: str
    match: str
    outcome: OutcomeOut | None


class CampaignOut(Schema):
    """A campaign: what was played, the score of each seat, and what comes next ("": nothing)."""

    id: str
    game: str
    scores: list[int]
    matches: list[CampaignMatch]
    current: str | None
    next_scenario: str
    outcome: OutcomeOut | None
