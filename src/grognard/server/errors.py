"""Refusals: a stable code, a sentence, an HTTP status. A traceback never leaves the server."""

from typing import Final

from grognard.core.errors import BadRecord, GrognardError, IllegalAction
from grognard.core.message import Argument, Message
from grognard.core.types import Json

CODES: Final[dict[str, tuple[int, str]]] = {
    "already-answered": (409, "action/already_answered"),
    "bad-action-text": (422, "action/unknown"),
    "asked-back": (409, "action/asked_back"),
    "bad-chain": (409, "action/bad_chain"),
    "bad-name": (422, "request/bad_name"),
    "bad-option": (422, "game/bad_option"),
    "bad-salt": (422, "salt/bad"),
    "bad-secret": (422, "request/invalid"),
    "bot-seat": (409, "seat/bot"),
    "illegal-action": (409, "action/illegal"),
    "match-differs": (409, "match/other_rules"),
    "match-older-rules": (409, "match/other_rules"),
    "match-other-rules": (409, "match/other_rules"),
    "match-over": (409, "match/over"),
    "no-example": (404, "manual/no_example"),
    "no-lesson": (404, "lesson/none"),
    "no-puzzle": (404, "puzzle/none"),
    "no-manual": (404, "manual/none"),
    "no-such-action": (422, "action/unknown"),
    "no-such-seat": (422, "seat/unknown"),
    "not-a-bot": (422, "seat/unknown_bot"),
    "not-your-decision": (409, "action/not_yours"),
    "nothing-asked": (409, "action/nothing_asked"),
    "nothing-to-ask": (409, "action/nothing_to_ask"),
    "nothing-to-undo": (409, "action/nothing_to_undo"),
    "same-hands": (409, "seat/same_hands"),
    "salt-changed": (409, "salt/changed"),
    "salt-differs": (409, "salt/differs"),
    "salt-early": (409, "salt/early"),
    "salt-late": (409, "salt/late"),
    "salt-unwanted": (409, "salt/unwanted"),
    "stale-click": (409, "match/conflict"),
    "stale-step": (409, "action/stale_step"),
    "unknown-bot": (422, "seat/unknown_bot"),
    "unknown-game": (404, "game/unknown"),
    "unknown-option": (422, "game/bad_option"),
    "unknown-scenario": (404, "game/unknown_scenario"),
}
"""What the game and the match refuse, by their own codes."""

STATUSES: Final[dict[str, int]] = {
    "action/key_reused": 409,
    "campaign/not_found": 404,
    "campaign/none": 422,
    "campaign/over": 409,
    "commitment/needed": 422,
    "commitment/unknown": 409,
    "hint/person": 409,
    "host/refused": 421,
    "match/broken": 409,
    "match/conflict": 409,
    "match/not_found": 404,
    "match/open_seats": 422,
    "match/playable": 409,
    "match/practice": 422,
    "match/seats": 422,
    "match/too_long": 409,
    "match/waiting": 409,
    "board/unknown": 404,
    "message/unknown_language": 404,
    "message/unknown_part": 404,
    "origin/refused": 403,
    "rate/limited": 429,
    "record/bad": 422,
    "record/no_frame": 404,
    "record/not_found": 404,
    "record/not_yours": 403,
    "record/running": 409,
    "request/invalid": 422,
    "request/no_such_page": 404,
    "request/method": 405,
    "request/too_large": 413,
    "salt/hash_needed": 422,
    "salt/needed": 422,
    "seat/here": 409,
    "seat/invitation": 403,
    "seat/just_left": 409,
    "seat/minded": 409,
    "seat/needed": 401,
    "seat/not_minded": 409,
    "seat/not_yours": 403,
    "seat/secret": 403,
    "seat/taken": 409,
    "seat/unknown": 404,
    "server/busy": 503,
    "server/disk_full": 503,
    "server/internal": 500,
    "socket/hello_expected": 400,
    "socket/replaced": 409,
    "socket/seated": 409,
}
"""What the server itself refuses; the sentence of a/b_c is the message server-error-a-b-c."""


class ApiError(Exception):
    """A refusal of the server itself."""

    def __init__(self, code: str, **params: Argument) -> None:
        super().__init__(code)
        self.code = code
        self.status = STATUSES[code]
        self.message = Message(message_id(code), params)


def message_id(code: str) -> str:
    """Return the catalogue id of a code.

    >>> message_id("match/not_found")
    'server-error-match-not-found'
    """
    return "server-error-" + code.replace("/", "-").replace("_", "-")


def refusal(error: Exception) -> tuple[int, Json]:
    """Return status and body for any exception; what is not a refusal says nothing of itself."""
    if isinstance(error, ApiError):
        return error.status, _body(error.code, error.message)
    if isinstance(error, IllegalAction):
        return 409, _body("action/illegal", error.message(), error.reason.section)
    if isinstance(error, GrognardError) and error.code in CODES:
        status, code = CODES[error.code]
        return status, _body(code, error.message())
    if isinstance(error, BadRecord):
        return 422, _body("record/bad", error.message())
    return refusal(ApiError("server/internal"))


def is_expected(error: Exception) -> bool:
    """Say whether an exception is a refusal, not a fault of ours."""
    return isinstance(error, ApiError) or (
        isinstance(error, GrognardError)
        and (error.code in CODES or isinstance(error, IllegalAction))
    )


def _body(code: str, message: Message, section: str = "") -> Json:
    return {"code": code, "message": message.to_json(), "section": section}
