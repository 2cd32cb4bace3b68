"""What everybody may know: the lobby, and a match from outside."""

from collections.abc import Collection, Mapping
from functools import cache

import grognard
from grognard.ai.roster import bots
from grognard.core import registry
from grognard.core.errors import BadSave, UnknownGame
from grognard.core.game import Game, Option
from grognard.core.message import Message
from grognard.core.opening import Opening
from grognard.core.origin import origin_note
from grognard.core.record_file import Record
from grognard.core.types import Json, Player
from grognard.lessons import Lesson, lessons_of
from grognard.manual import has_manual
from grognard.match.minding import minder, was_minded
from grognard.puzzles.puzzle import Puzzle, puzzles_of
from grognard.server.balance import balance_of
from grognard.server.boards import board_address
from grognard.server.catalogues import LANGUAGES
from grognard.server.older import news
from grognard.server.store import MatchData


@cache
def lobby() -> Json:
    """Return what can be played."""
    return {
        "version": grognard.__version__,
        "games": [game_info(registry.load(name)) for name in registry.games()],
        "templates": [game_info(registry.load(name)) for name in registry.TEMPLATES],
        "bots": list(bots()),
        "languages": list(LANGUAGES),
    }


def game_info(game: Game) -> Json:
    """Return all that a lobby shows of a game."""
    measured = balance_of(game)
    return {
        "name": game.name,
        "title": {"id": f"{game.name}-title"},
        "rules_version": game.rules_version,
        "seats": [{"id": seat, "title": {"id": f"{game.name}-seat-{seat}"}} for seat in game.seats],
        "scenarios": [
            {
                "id": scenario.id,
                "number": scenario.number,
                "title": {"id": f"{game.name}-scenario-{scenario.id}"},
                "reconstructed": scenario.reconstructed,
                "facts": scenario.facts,
                "balance": measured.get(scenario.id),
            }
            for scenario in game.scenarios()
        ],
        "options": [_option(game, option) for option in game.options()],
        "has_campaign": game.campaign() is not None,
        "board": board_address(game.name),
        "has_manual": has_manual(game, "en"),
        "lessons": [_lesson(lesson) for lesson in lessons_of(game)],
        "puzzles": [_puzzle(puzzle) for puzzle in puzzles_of(game)],
    }


def _lesson(lesson: Lesson) -> Json:
    return {
        "id": lesson.id,
        "title": Message(lesson.title_id()).to_json(),
        "about": Message(f"{lesson.title_id()}-about").to_json(),
        "minutes": lesson.minutes,
    }


def _puzzle(puzzle: Puzzle) -> Json:
    """Return a puzzle as the list shows it: nothing of its answers."""
    return {"id": puzzle.id, "scenario": puzzle.played.scenario, "seat": puzzle.seat}


def _option(game: Game, option: Option) -> Json:
    id = f"{game.name}-option-{option.id}"
    return {
        "id": option.id,
        "title": Message(id).to_json(),
        "values": list(option.values),
        "titles": [Message(f"{id}-{value}").to_json() for value in option.values],
        "default": option.default,
        "section": option.section,
    }


def match_public(
    data: MatchData,
    result: Json | None,
    present: Collection[Player],
    stand_ins: Mapping[Player, str],
    record: Record | None = None,
) -> Json:
    """Return a match as everybody may know it: of salts the hashes alone."""
    opening = data.opening()
    return {
        "id": data.id,
        "game": data.game,
        "scenario": data.scenario,
        "options": data.options,
        "rules_version": data.rules_version,
        "status": status_of(data, result),
        "seats": [
            {
                "seat": seat.seat,
                "id": seat_id(data.game, seat.seat),
                "kind": seat.kind,
                "player": seat.player,
                "bot": seat.bot,
                "stand_in": stand_ins.get(seat.seat, ""),
                "joined": seat.is_joined(),
                "present": seat.seat in present,
                "salt": salt_state(opening, seat.seat),
                "salt_hash": opening.seen_hash(seat.seat),
                "agrees": seat.agrees,
                "hints": seat.hints,
                "minder": "" if record is None else minder(record, seat.seat),
                "was_minded": record is not None and was_minded(record, seat.seat),
            }
            for seat in data.seats
        ],
        "commitment": data.commitment,
        "dice_order": data.dice_order,
        "practice": data.practice,
        "taken_back": 0 if record is None else record.taken_back,
        "minding": data.minding,
        "lesson": data.lesson,
        "origin": _origin(record),
        "campaign": data.campaign,
        "created": data.created,
        "outcome": result,
        "news": _news(data),
    }


def _origin(record: Record | None) -> Json | None:
    """Return what is said of a match that goes on from a moment of another game."""
    note = None if record is None else origin_note(record)
    return None if note is None else note.to_json()


def salt_state(opening: Opening, seat: Player) -> str:
    """Return how far a seat is with its salt."""
    if seat not in opening.givers:
        return "none"
    if opening.salts[seat]:
        return "told"
    return "promised" if opening.hashes[seat] else "owed"


def _news(data: MatchData) -> Json | None:
    """Return what changed for a match that has gone over to later rules, or cannot."""
    if is_older(data):
        return news(registry.load(data.game), data.rules_version, {})
    if data.began_rules is None or not is_playable(data):
        return None
    return news(registry.load(data.game), data.began_rules, data.options)


def status_of(data: MatchData, result: Json | None) -> str:
    """Return where a match stands; one begun by other rules can be listed, not played."""
    if result is not None:
        return "over"
    if is_older(data):
        return "older-rules"
    if not is_playable(data):
        return "other-rules"
    return "waiting" if data.is_waiting() else "running"


def check_rules(data: MatchData) -> None:
    """Refuse a match that other rules began; raises BadSave or UnknownGame."""
    game = registry.load(data.game)
    if game.rules_version != data.rules_version:
        raise BadSave("match-other-rules", found=data.rules_version, known=game.rules_version)


def is_playable(data: MatchData) -> bool:
    """Say whether a match stands on the rules known here."""
    try:
        check_rules(data)
    except (BadSave, UnknownGame):
        return False
    return True


def is_older(data: MatchData) -> bool:
    """Say whether a running match stands on rules that came before those known here."""
    return data.result is None and has_older_rules(data)


def has_older_rules(data: MatchData) -> bool:
    """Say whether a match, running or not, stands on rules that came before those known here."""
    try:
        return data.rules_version < registry.load(data.game).rules_version
    except UnknownGame:
        return False


def seat_id(game: str, seat: Player) -> str:
    """Return the name of a seat in its game; its number where the game is not known here."""
    try:
        return registry.load(game).seats[seat]
    except (UnknownGame, IndexError):
        return str(seat)
