"""Matches: made, joined, listed, seen, clicked."""

from typing import Annotated, Final, TypeAlias

from fastapi import APIRouter, Query, Response

from grognard.core.types import Json, Player
from grognard.match import Match
from grognard.match.click import check_name
from grognard.server.begin import new_match_data
from grognard.server.boards import drawing
from grognard.server.deps import (
    AddressDep,
    AudienceDep,
    ClickerDep,
    MatchDep,
    SeatDep,
    ServicesDep,
    reply,
)
from grognard.server.errors import ApiError
from grognard.server.frames import LOG_PAGE
from grognard.server.live import LiveMatch
from grognard.server.schemas.base import Count
from grognard.server.schemas.incoming import (
    ClickChain,
    ClickPlay,
    ClickUndo,
    ClickWord,
    EndWish,
    MatchCreate,
    MatchesMine,
    MatchJoin,
    MindWish,
    SaltTell,
    SeatHeld,
)
from grognard.server.schemas.outgoing import (
    DrawingOut,
    ExplainOut,
    LogPart,
    MatchCreated,
    MatchesOut,
    MatchJoined,
    MatchPublic,
    OddsAnswer,
    PlannedOut,
    PlayedOut,
    PreviewOut,
    TableOut,
    UnderstoodOut,
)
from grognard.server.secret import fits, hashed, joined_secret
from grognard.server.store import SeatData

router = APIRouter(prefix="/matches", tags=["matches"])

LogStart: TypeAlias = Annotated[int, Query(ge=0, le=1_000_000)]
MOST_TARGET: Final = 120
LogCount: TypeAlias = Annotated[int, Query(ge=1, le=LOG_PAGE)]


@router.post("", status_code=201, response_model=MatchCreated)
async def post_match(wish: MatchCreate, services: ServicesDep) -> Response:
    """Make a match; the secrets in the answer are told once and never again."""
    data, drawn = new_match_data(wish, await services.promises.seed(wish.commitment))
    live = await services.hall.add(data)
    return reply({"match": live.public(), **drawn.to_json()}, 201)


@router.post("/mine", response_model=MatchesOut)
async def post_mine(held: MatchesMine, services: ServicesDep, address: AddressDep) -> Response:
    """Return the matches whose seats the client holds, and where it is asked."""
    known = await services.store.known({one.match for one in held.seats})
    seats = [one for one in held.seats if one.match in known]
    found = [await _mine(one, services, address) for one in seats]
    return reply({"matches": [one for one in found if one is not None]})


async def _mine(held: SeatHeld, services: ServicesDep, address: str) -> Json | None:
    try:
        live = await services.hall.get(held.match, address)
        seat = live.seat_of(held.secret)
    except ApiError:
        return None
    return {"match": live.public(), "seat": seat, "is_asked": live.is_asked(seat)}


@router.get("/{match}", response_model=MatchPublic)
async def get_match(match: MatchDep) -> Response:
    """Return a match as everybody may know it."""
    return reply(match.public())


@router.post("/{match}/join", response_model=MatchJoined)
async def post_join(match: MatchDep, wish: MatchJoin, services: ServicesDep) -> Response:
    """Take the open seat of an invitation; the same request again gets the same answer."""
    seat = _invited(match, wish.invitation)
    secret = joined_secret(wish.invitation, wish.key)
    check_name(wish.player)
    joined = SeatData(**{**vars(seat), "player": wish.player, "salt": wish.salt})
    joined.hints = wish.hints
    joined.secret_hash = hashed(secret)
    await services.hall.join(match, joined)
    return reply({"match": match.public(), "seat": seat.seat, "secret": secret})


@router.post("/{match}/salt", response_model=MatchPublic)
async def post_salt(
    match: MatchDep, seat: SeatDep, told: SaltTell, services: ServicesDep
) -> Response:
    """Tell the salt of a seat in its order; the match begins when all are told."""
    await services.hall.tell_salt(match, seat, told.salt)
    return reply(match.public())


def _invited(match: LiveMatch, invitation: str) -> SeatData:
    for seat in match.data.seats:
        if fits(invitation, seat.invitation_hash):
            return seat
    raise ApiError("seat/invitation")


@router.get("/{match}/view", response_model=TableOut)
async def get_view(match: MatchDep, audience: AudienceDep) -> Response:
    """Return the view and the end of the log of a seat, or without a secret of a spectator."""
    running = match.running()
    view = running.view(audience).to_json()
    log = _log_part(running, audience, max(0, running.log_length(audience) - LOG_PAGE), LOG_PAGE)
    return reply({"match": match.public(), "view": view, "log": log})


@router.get("/{match}/log", response_model=LogPart)
async def get_log(
    match: MatchDep, audience: AudienceDep, start: LogStart = 0, count: LogCount = LOG_PAGE
) -> Response:
    """Return lines of the log of a seat, or of a spectator, that the view did not bring."""
    return reply(_log_part(match.running(), audience, start, count))


def _log_part(match: Match, audience: Player, start: int, count: int) -> Json:
    lines = [line.to_json() for line in match.log(audience, start, start + count)]
    return {"start": start, "lines": lines}


@router.get("/{match}/drawing/{language}", response_model=DrawingOut)
async def get_drawing(match: MatchDep, audience: AudienceDep, language: str) -> Response:
    """Return what a seat, or a spectator, sees, drawn with letters."""
    observation = match.running().view(audience).observation
    return reply(drawing(match.data.game, observation, language))


@router.post("/{match}/play")
async def post_play(match: MatchDep, seat: ClickerDep, click: ClickPlay) -> PlayedOut:
    """Answer the open question."""
    return PlayedOut(step=await match.play(seat, click.action, click.step, click.key))


@router.post("/{match}/undo")
async def post_undo(match: MatchDep, seat: ClickerDep, click: ClickUndo) -> PlayedOut:
    """Take back the held answer, or the last step if no fate lies after it."""
    return PlayedOut(step=await match.undo(seat, click.step, click.key))


@router.post("/{match}/say")
async def post_word(match: MatchDep, seat: ClickerDep, click: ClickWord) -> PlayedOut:
    """Ask the last decision back, or answer that."""
    return PlayedOut(step=await match.say(seat, click.word, click.step, click.key))


@router.post("/{match}/chain")
async def post_chain(match: MatchDep, seat: ClickerDep, click: ClickChain) -> PlayedOut:
    """Give several answers as one click."""
    step = await match.chain(seat, click.back, click.actions, click.step, click.key)
    return PlayedOut(step=step)


@router.post("/{match}/end", response_model=MatchPublic)
async def post_end(match: MatchDep, seat: SeatDep, wish: EndWish) -> Response:
    """Agree to end a match that today's rules cannot go on with, or think better of it."""
    await match.agree(seat, wish.agrees)
    return reply(match.public())


@router.post("/{match}/minder", response_model=MatchPublic)
async def post_minder(match: MatchDep, seat: SeatDep, wish: MindWish) -> Response:
    """Let a computer player sit on the own seat or that of a person who left; or take it back."""
    await match.mind(wish.seat, seat, wish.minded)
    return reply(match.public())


@router.get("/{match}/odds/{action}", response_model=OddsAnswer)
async def get_odds(match: MatchDep, seat: SeatDep, action: Count) -> Response:
    """Return what a legal action would roll."""
    odds = match.running().odds(seat, action)
    return reply({"action": action, "odds": None if odds is None else odds.to_json()})


@router.get("/{match}/explain/{target}", response_model=ExplainOut)
async def get_explain(match: MatchDep, seat: SeatDep, target: str) -> Response:
    """Return why a thing on the table cannot be clicked."""
    reasons = match.running().explain(seat, target)
    return reply({"target": target, "reasons": [reason.to_json() for reason in reasons]})


@router.get("/{match}/understand/{target}", response_model=UnderstoodOut)
async def get_understood(
    match: MatchDep,
    seat: SeatDep,
    target: str,
    services: ServicesDep,
    address: AddressDep,
    via: str = "",
) -> Response:
    """Return what a click on a thing can mean that answers no open question, or a drag of `via`."""
    things = (target[:MOST_TARGET], address, via[:MOST_TARGET])
    found = await services.asker.understand(match, seat, *things)
    return reply({"target": target, **found})


@router.get("/{match}/plan/{plan}", response_model=PlannedOut)
async def get_plan(
    match: MatchDep, seat: SeatDep, plan: str, services: ServicesDep, address: AddressDep
) -> Response:
    """Return what a plan of the open question does: a chain of clicks, and what it leaves."""
    found = await services.asker.plan(match, seat, plan[:MOST_TARGET], address)
    return reply({"plan": plan, **found})


@router.get("/{match}/preview/{action}", response_model=PreviewOut)
async def get_preview(
    match: MatchDep, seat: SeatDep, action: Count, services: ServicesDep, address: AddressDep
) -> Response:
    """Return what a legal action would open, up to the next fate."""
    found = await services.asker.preview(match, seat, action, address)
    return reply({"action": action, **found})
