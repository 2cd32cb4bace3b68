"""A state as JSON and back, secrets included."""

from typing import Final, cast

from grognard.core.errors import BadSave
from grognard.core.fair import load_dice
from grognard.core.questions import WIDTH
from grognard.core.saves import loaded_log, saved_log, whole, wholes, yes_or_no
from grognard.core.types import Json
from grognard.games.undaunted.state import EMPTY_BID, NOT_BID, PROMPTS, SLOTS, UndauntedState
from grognard.games.undaunted.tables import (
    BATTLES,
    COUNTER_COUNT,
    TILE_LIMIT,
    VERB_COUNT,
    Tile,
)

RULES_VERSION: Final = 2
_LARGE: Final = 1 << 40


def save(state: UndauntedState) -> Json:
    """Return every column under its own name."""
    return {
        "game": "undaunted",
        "rules_version": RULES_VERSION,
        "scenario": state.battle.id,
        "open_discards": state.open_discards,
        **{name: list(column) for name, column in _columns(state).items()},
        "tile_of": [int(tile) for tile in state.tile_of],
        "target_of": [int(tile) for tile in state.target_of],
        "suppressed_of": list(state.suppressed_of),
        "questions": list(state.questions.frames),
        **_scalars(state),
        "laid": state.laid,
        "dice": state.dice.save(),
        "log": saved_log(state.log),
    }


def _columns(state: UndauntedState) -> dict[str, list[int]]:
    return {
        "hand_of": state.hand_of,
        "deck_of": state.deck_of,
        "discard_of": state.discard_of,
        "play_of": state.play_of,
        "supply_of": state.supply_of,
        "removed_of": state.removed_of,
        "hand_count": state.hand_count,
        "deck_count": state.deck_count,
        "discard_count": state.discard_count,
        "least_hand": state.least_hand,
        "most_hand": state.most_hand,
        "fresh_of": state.fresh_of,
        "seen_discard": state.seen_discard,
        "most_discard": state.most_discard,
        "fresh_discard": state.fresh_discard,
        "marker_of": state.marker_of,
        "worth_of": state.worth_of,
        "points_of": state.points_of,
        "bid_of": state.bid_of,
    }


def _scalars(state: UndauntedState) -> dict[str, int]:
    return {
        "round": state.round,
        "phase": state.phase,
        "holder": state.holder,
        "active": state.active,
        "ended_by": state.ended_by,
        "winner": state.winner,
        "fate": state.fate,
        "chain": state.chain,
    }


def load(state: UndauntedState, saved: Json) -> None:
    """Fill a fresh state from `save`; raises BadSave on anything else."""
    try:
        _load(state, saved)
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise BadSave("bad-save", detail=str(error)) from None
    broken = state.check()
    if broken:
        raise BadSave("bad-save", detail=broken[0])


def _load(state: UndauntedState, saved: Json) -> None:
    if not isinstance(saved, dict) or saved.get("game") != "undaunted":
        raise ValueError("not a game of undaunted")
    if saved["rules_version"] != RULES_VERSION:
        raise ValueError("made under other rules")
    names = [battle.id for battle in BATTLES]
    state.battle = BATTLES[names.index(cast(str, saved["scenario"]))]
    state.open_discards = yes_or_no(saved["open_discards"])
    state.laid = yes_or_no(saved["laid"])
    for name, column in _columns(state).items():
        column[:] = wholes(saved[name], len(column), -_LARGE, _LARGE)
    for bid in state.bid_of:
        whole(bid, NOT_BID, EMPTY_BID)
    state.tile_of = [
        Tile(tile) for tile in wholes(saved["tile_of"], COUNTER_COUNT, -_LARGE, _LARGE)
    ]
    state.target_of = [Tile(tile) for tile in wholes(saved["target_of"], 2, -_LARGE, _LARGE)]
    suppressed = saved["suppressed_of"]
    if not isinstance(suppressed, list) or len(suppressed) != COUNTER_COUNT:
        raise ValueError("suppressed_of has the wrong length")
    state.suppressed_of = [yes_or_no(value) for value in suppressed]
    _load_scalars(state, saved)
    _load_questions(state, saved["questions"])
    state.dice = load_dice(saved["dice"])
    state.log = loaded_log(saved["log"])


def _load_scalars(state: UndauntedState, saved: Json) -> None:
    state.round = whole(saved["round"], 0, 1 << 20)
    state.phase = whole(saved["phase"], 0, 5)
    state.holder = whole(saved["holder"], 0, 1)
    state.active = whole(saved["active"], 0, 1)
    state.ended_by = whole(saved["ended_by"], 0, 6)
    state.winner = whole(saved["winner"], -1, 1)
    state.fate = whole(saved["fate"], 0, _LARGE)
    state.chain = whole(saved["chain"], 0, _LARGE)


def _load_questions(state: UndauntedState, frames: object) -> None:
    if not isinstance(frames, list) or len(frames) not in (0, WIDTH, 2 * WIDTH):
        raise ValueError("questions has the wrong length")
    numbers = wholes(frames, -1, -_LARGE, _LARGE)
    for start in range(0, len(numbers), WIDTH):
        whole(numbers[start], 0, len(PROMPTS) - 1)
        whole(numbers[start + 1], 0, 1)
        whole(numbers[start + 2], 0, SLOTS // 2 - 1)
        whole(numbers[start + 3], 0, VERB_COUNT)
        whole(numbers[start + 4], 0, COUNTER_COUNT - 1)
        whole(numbers[start + 5], 0, TILE_LIMIT)
    state.questions.frames = numbers
