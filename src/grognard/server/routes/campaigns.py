"""Campaigns: a row of matches of the same people, with a score."""

from fastapi import APIRouter, Response

from grognard.core.types import Json, Player
from grognard.server.begin import campaign_so_far, new_campaign_data, next_campaign_data
from grognard.server.deps import IdPath, SecretDep, Services, ServicesDep, reply
from grognard.server.errors import ApiError
from grognard.server.schemas.incoming import CampaignCreate, CampaignNext
from grognard.server.schemas.outgoing import CampaignOut, MatchCreated, MatchPublic
from grognard.server.secret import fits
from grognard.server.store import MatchData

router = APIRouter(prefix="/campaigns", tags=["campaigns"])


@router.post("", status_code=201, response_model=MatchCreated)
async def post_campaign(wish: CampaignCreate, services: ServicesDep) -> Response:
    """Begin a campaign with its first match; the secrets hold the seats of all its matches."""
    data, drawn = new_campaign_data(wish, await services.promises.seed(wish.commitment))
    live = await services.hall.add(data)
    return reply({"match": live.public(), **drawn.to_json()}, 201)


@router.get("/{campaign}", response_model=CampaignOut)
async def get_campaign(campaign: IdPath, services: ServicesDep) -> Response:
    """Return what was played, the scores, and what comes next."""
    matches = await _matches(campaign, services)
    played = campaign_so_far(matches)
    current = matches[-1] if matches[-1].result is None else None
    outcome = played.outcome()
    return reply(
        {
            "id": campaign,
            "game": matches[0].game,
            "scores": [played.score(seat.seat) for seat in matches[0].seats],
            "matches": [
                {"scenario": one.scenario, "match": one.id, "outcome": one.result}
                for one in matches
            ],
            "current": None if current is None else current.id,
            "next_scenario": played.next_scenario(),
            "outcome": None if outcome is None else outcome.to_json(),
        }
    )


@router.post("/{campaign}/next", response_model=MatchPublic)
async def post_next(
    campaign: IdPath, secret: SecretDep, services: ServicesDep, wish: CampaignNext | None = None
) -> Response:
    """Return the running match of a campaign, or begin the next one; needs a seat's secret."""
    matches = await _matches(campaign, services)
    last = matches[-1]
    if secret is None:
        raise ApiError("seat/needed")
    held = [seat.seat for seat in last.seats if fits(secret, seat.secret_hash)]
    if not held:
        raise ApiError("seat/secret")
    wish = wish or CampaignNext()
    may_repeat = wish.anew and last.is_full() and last.is_waiting()
    if last.result is None and not may_repeat:
        return reply((await services.hall.get(last.id)).public())
    return reply(await _begin_next(matches, services, held[0], wish))


async def _begin_next(
    matches: list[MatchData], services: Services, seat: Player, wish: CampaignNext
) -> Json:
    scenario = campaign_so_far(matches).next_scenario()
    if not scenario:
        raise ApiError("campaign/over")
    seed = await services.promises.seed(wish.commitment)
    last = matches[-1]
    data = next_campaign_data(last, scenario, seed, seat, wish)
    try:
        if last.result is None:
            live = await services.hall.replace(last.id, data)
        else:
            live = await services.hall.add(data)
    except ApiError as error:
        if error.code != "match/conflict":
            raise
        # Somebody else began it at the same moment.
        again = await _matches(str(last.campaign), services)
        live = await services.hall.get(again[-1].id)
    return live.public()


async def _matches(campaign: str, services: Services) -> list[MatchData]:
    matches = await services.store.campaign_matches(campaign)
    if not matches:
        raise ApiError("campaign/not_found")
    return matches
