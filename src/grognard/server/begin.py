"""New matches and campaigns: what was asked for, checked, with its secrets drawn."""

from collections import OrderedDict
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

from grognard.ai.roster import make_bot
from grognard.core.campaign import Campaign
from grognard.core.fair import commitment
from grognard.core.game import Game
from grognard.core.state import Outcome
from grognard.core.types import Json, Player
from grognard.match.click import check_name
from grognard.server.chance import Draw, draw
from grognard.server.errors import ApiError
from grognard.server.games import game_of
from grognard.server.schemas.incoming import CampaignCreate, MatchCreate, SeatCreate
from grognard.server.secret import hashed, new_id, new_secret
from grognard.server.store import MatchData, SeatData

MOST_COMMITMENTS: Final = 1000


class Commitments:
    """Seeds that were drawn and committed to, waiting for the salt of a match; in memory only."""

    def __init__(self, draw: Draw = draw) -> None:
        self._draw = draw
        self._seeds: OrderedDict[str, bytes] = OrderedDict()

    def new(self) -> str:
        """Draw a seed and return its commitment."""
        seed = self._draw("dice")
        self._seeds[commitment(seed)] = seed
        while len(self._seeds) > MOST_COMMITMENTS:
            self._seeds.popitem(last=False)
        return commitment(seed)

    def take(self, promised: str | None) -> bytes:
        """Return the seed of a commitment, once, or a new one; raises ApiError."""
        if promised is None:
            return self._draw("dice")
        seed = self._seeds.pop(promised, None)
        if seed is None:
            raise ApiError("commitment/unknown")
        return seed


class Drawn:
    """The secrets of a new match, which are told once and kept as hashes."""

    def __init__(self) -> None:
        self.secrets: list[tuple[Player, str]] = []
        self.invitations: list[tuple[Player, str]] = []

    def to_json(self) -> Json:
        """Return them for whoever made the match."""
        return {
            "secrets": [{"seat": seat, "secret": one} for seat, one in self.secrets],
            "invitations": [{"seat": seat, "invitation": one} for seat, one in self.invitations],
        }


def new_match_data(wish: MatchCreate, seed: bytes) -> tuple[MatchData, Drawn]:
    """Return a match to begin, checked, and its secrets."""
    game = game_of(wish.game)
    scenario = wish.scenario or game.scenarios()[0].id
    return _data(game, scenario, wish.options, wish.seats, wish.salt, seed)


def new_campaign_data(wish: CampaignCreate, seed: bytes) -> tuple[MatchData, Drawn]:
    """Return the first match of a new campaign."""
    game = game_of(wish.game)
    scenario = campaign_of(game).next_scenario()
    data, drawn = _data(game, scenario, wish.options, wish.seats, wish.salt, seed)
    data.campaign, data.campaign_number = new_id(), 0
    return data, drawn


def next_campaign_data(
    last: MatchData, scenario: str, seed: bytes, beginner: Player, salt: str
) -> MatchData:
    """Return the match after the last one: the same people with the same secrets."""
    check_name(salt)
    game = game_of(last.game)
    data = _frame(game, scenario, last.options, seed)
    data.campaign, data.campaign_number = last.campaign, (last.campaign_number or 0) + 1
    data.seats = [SeatData(**vars(seat)) for seat in last.seats]
    if salt:
        data.seats[beginner].salt = salt
    return data


def campaign_of(game: Game) -> Campaign:
    """Return a new campaign of a game; raises ApiError if it has none."""
    campaign = game.campaign()
    if campaign is None:
        raise ApiError("campaign/none")
    return campaign


def campaign_so_far(matches: Sequence[MatchData]) -> Campaign:
    """Return a campaign with the results of its finished matches."""
    campaign = campaign_of(game_of(matches[0].game))
    for match in matches:
        if match.result is not None:
            campaign.add(outcome_of(match.result))
    return campaign


def outcome_of(result: Json) -> Outcome:
    """Return an outcome from its JSON."""
    facts = result["facts"]
    winner = result["winner"]
    assert isinstance(facts, dict)
    assert isinstance(winner, int)
    return Outcome(
        winner, str(result["level"]), str(result["reason"]), str(result["section"]), facts
    )


def _data(
    game: Game,
    scenario: str,
    options: dict[str, str],
    seats: Sequence[SeatCreate],
    salt: str,
    seed: bytes,
) -> tuple[MatchData, Drawn]:
    if len(seats) != len(game.seats):
        raise ApiError("match/seats", seats=len(game.seats))
    data = _frame(game, scenario, game.full_options(options), seed)
    drawn = Drawn()
    for number, wish in enumerate(seats):
        is_first = wish.kind == "human" and not drawn.secrets
        data.seats.append(_seat(number, wish, salt if is_first else "", drawn))
    game.new(scenario, options=data.options, seed=1)  # refuses what cannot be played
    return data, drawn


def _frame(game: Game, scenario: str, options: dict[str, str], seed: bytes) -> MatchData:
    return MatchData(
        id=new_id(),
        game=game.name,
        scenario=scenario,
        options=options,
        rules_version=game.rules_version,
        secret=seed.hex(),
        commitment=commitment(seed),
        created=datetime.now(UTC).isoformat(timespec="seconds"),
    )


def _seat(number: Player, wish: SeatCreate, salt: str, drawn: Drawn) -> SeatData:
    check_name(wish.player)
    check_name(salt)
    seat = SeatData(number, wish.kind, wish.player, salt=salt)
    if wish.kind == "bot":
        seat.bot = make_bot(wish.bot, 0).name
        return seat
    if wish.bot:
        raise ApiError("request/invalid")
    secret = new_secret()
    if wish.kind == "human":
        seat.secret_hash = hashed(secret)
        drawn.secrets.append((number, secret))
    else:
        seat.invitation_hash = hashed(secret)
        drawn.invitations.append((number, secret))
    return seat
