"""New matches and campaigns: what was asked for, checked, with its secrets drawn."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime

from grognard.ai.roster import make_bot
from grognard.core import registry
from grognard.core.campaign import Campaign
from grognard.core.fair import commitment
from grognard.core.game import Game
from grognard.core.opening import SALT_UNWANTED, OrderError
from grognard.core.position import Position
from grognard.core.state import Outcome
from grognard.core.types import Json, Player
from grognard.lessons.lesson import ENEMY, SALT, Lesson
from grognard.match.click import check_name
from grognard.match.older import is_agreement
from grognard.server.errors import ApiError
from grognard.server.schemas.incoming import CampaignCreate, CampaignNext, MatchCreate, SeatCreate
from grognard.server.schemas.positions import PlayOn
from grognard.server.secret import hashed, new_id, new_secret
from grognard.server.store import MatchData, SeatData


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
    game = registry.load(wish.game)
    scenario = wish.scenario or game.scenarios()[0].id
    if wish.practice and any(seat.kind == "open" for seat in wish.seats):
        raise ApiError("match/practice")
    data, drawn = _data(game, scenario, wish, seed)
    data.practice = wish.practice
    data.minding = wish.minding and data.is_by_link()
    return data, drawn


def new_playing_data(wish: PlayOn, position: Position, seed: bytes) -> tuple[MatchData, Drawn]:
    """Return a practice match that begins at a position of another game."""
    whole = MatchCreate(
        game=position.game,
        scenario=position.scenario,
        options=position.options,
        seats=wish.seats,
        practice=True,
        salt=wish.salt,
    )
    data, drawn = new_match_data(whole, seed)
    data.origin = position.text()
    return data, drawn


def new_lesson_data(lesson: Lesson) -> tuple[MatchData, Drawn]:
    """Return a guided battle to begin: its dice are those of all who take it."""
    game = registry.load(lesson.game)
    options = game.full_options(lesson.options)
    data, drawn = _frame(game, lesson.scenario, options, lesson.secret()), Drawn()
    for number, seat in enumerate(game.seats):
        is_own = seat == lesson.seat
        wish = SeatCreate() if is_own else SeatCreate(kind="bot", bot=ENEMY)
        data.seats.append(_seat(number, wish, drawn))
        data.seats[number].salt = SALT if is_own else ""
    data.practice, data.lesson = True, lesson.id
    return data, drawn


def new_campaign_data(wish: CampaignCreate, seed: bytes) -> tuple[MatchData, Drawn]:
    """Return the first match of a new campaign."""
    game = registry.load(wish.game)
    scenario = campaign_of(game).next_scenario()
    data, drawn = _data(game, scenario, wish, seed)
    data.campaign, data.campaign_number = new_id(), 0
    data.minding = wish.minding and data.is_by_link()
    return data, drawn


def next_campaign_data(
    last: MatchData, scenario: str, seed: bytes, beginner: Player, wish: CampaignNext
) -> MatchData:
    """Return the match after the last one: the same people and secrets, but fresh salts.

    It takes the place of the last one if that never began.
    """
    game = registry.load(last.game)
    data = _frame(game, scenario, last.options, seed)
    number = (last.campaign_number or 0) + (0 if last.result is None else 1)
    data.campaign, data.campaign_number = last.campaign, number
    data.minding = last.minding
    data.seats = [replace(seat, salt="", salt_hash="", agrees=False) for seat in last.seats]
    _take_salt(data, data.giver_of(beginner), wish)
    return data


def campaign_of(game: Game) -> Campaign:
    """Return a new campaign of a game; raises ApiError if it has none."""
    campaign = game.campaign()
    if campaign is None:
        raise ApiError("campaign/none")
    return campaign


def campaign_so_far(matches: Sequence[MatchData]) -> Campaign:
    """Return a campaign with the results of its finished matches.

    One that was ended by agreement counts for nothing: its scenario is played again.
    """
    campaign = campaign_of(registry.load(matches[0].game))
    for match in matches:
        if match.result is not None and not is_agreement(match.result):
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
    wish: MatchCreate | CampaignCreate,
    seed: bytes,
) -> tuple[MatchData, Drawn]:
    if len(wish.seats) != len(game.seats):
        raise ApiError("match/seats", seats=len(game.seats))
    if [seat.kind for seat in wish.seats].count("open") > 1:
        raise ApiError("match/open_seats")
    data = _frame(game, scenario, game.full_options(wish.options), seed)
    drawn = Drawn()
    for number, seat in enumerate(wish.seats):
        data.seats.append(_seat(number, seat, drawn))
    _take_salt(data, data.givers()[0], wish)
    game.new(scenario, options=data.options, seed=1)  # refuses what cannot be played
    return data, drawn


def _take_salt(
    data: MatchData, giver: Player, wish: MatchCreate | CampaignCreate | CampaignNext
) -> None:
    """Take what the maker of a match tells of a salt; raises ApiError or OrderError.

    Where nobody else gives one it is the salt, else its hash, and nothing where somebody else
    alone plays.
    """
    if not data.seats[giver].is_joined():
        if wish.salt or wish.salt_hash:
            raise OrderError(SALT_UNWANTED)
        return
    if data.givers() == [giver]:
        _need(wish.salt, wish.salt_hash, "salt/needed")
    else:
        _need(wish.salt_hash, wish.salt, "salt/hash_needed")
    data.seats[giver].salt, data.seats[giver].salt_hash = wish.salt, wish.salt_hash
    data.opening()  # refuses what is no salt or no hash


def _need(wanted: str, unwanted: str, code: str) -> None:
    if unwanted or not wanted:
        raise ApiError(code)


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


def _seat(number: Player, wish: SeatCreate, drawn: Drawn) -> SeatData:
    check_name(wish.player)
    seat = SeatData(number, wish.kind, wish.player)
    if wish.kind == "bot":
        seat.bot = make_bot(wish.bot, 0).name
        return seat
    if wish.bot:
        raise ApiError("request/invalid")
    secret = new_secret()
    if wish.kind == "human":
        seat.hints = wish.hints
        seat.secret_hash = hashed(secret)
        drawn.secrets.append((number, secret))
    else:
        seat.invitation_hash = hashed(secret)
        drawn.invitations.append((number, secret))
    return seat
