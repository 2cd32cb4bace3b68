"""Messages that must not be accepted, made from one that would be."""

import json
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

HUGE = (10**30, -(10**30), 2**31, 2**63, 1e308, -1, 10**9)
ODD: tuple[Any, ...] = (
    *(None, True, False, "", "0", [], {}, [1], {"a": 1}, 0.5, "\u0000"),
    *("💥" * 20, "x" * 3000),
)
FIELDS = ("type", "id", "action", "step", "key")


@dataclass
class Position:
    """What is known of a position: a good click, and everything that could be mixed up with it."""

    match: str
    seat: int
    secrets: list[str]
    others: list[str]
    action: int
    step: int
    legal: set[int]
    limit: int
    is_sealed: bool
    used: list[tuple[str, int]] = field(default_factory=list)
    """Keys that the seat has used, and their steps."""


@dataclass
class Mutant:
    """A message that must be refused: who says they are, and what they send."""

    secret: str | None
    content: str | bytes


def good(position: Position, dice: random.Random) -> dict[str, Any]:
    """Return the click that would be taken."""
    key = f"{dice.getrandbits(64):016x}"
    return {
        "type": "play",
        "id": dice.randrange(1000),
        "action": position.action,
        "step": position.step,
        "key": key,
    }


def mutant(position: Position, dice: random.Random) -> Mutant:
    """Return a message of some wrong kind."""
    return dice.choice(KINDS)(position, dice)


def _holder(position: Position, click: dict[str, Any]) -> Mutant:
    return Mutant(position.secrets[position.seat], json.dumps(click))


def wrong_seat(position: Position, dice: random.Random) -> Mutant:
    """The other seat, or nobody, sends the click."""
    others = [None] if position.is_sealed else [None, position.secrets[1 - position.seat]]
    secret = dice.choice(others)
    return Mutant(secret, json.dumps(good(position, dice)))


def other_match(position: Position, dice: random.Random) -> Mutant:
    """Somebody of another match sends it."""
    return Mutant(dice.choice(position.others), json.dumps(good(position, dice)))


def stale_step(position: Position, dice: random.Random) -> Mutant:
    """The click answers another question."""
    wrong = [step for step in range(position.step + 5) if step != position.step]
    return _holder(position, {**good(position, dice), "step": dice.choice([*wrong, *HUGE])})


def wrong_action(position: Position, dice: random.Random) -> Mutant:
    """The action is unknown or forbidden."""
    action = dice.randrange(position.limit)
    if action in position.legal:
        action = position.limit + dice.randrange(1000)
    wrong = dice.choice([action, action, position.limit, *HUGE])
    return _holder(position, {**good(position, dice), "action": wrong})


def wrong_type(position: Position, dice: random.Random) -> Mutant:
    """One field is of another type."""
    name = dice.choice(FIELDS)
    return _holder(position, {**good(position, dice), name: dice.choice(ODD)})


def wrong_fields(position: Position, dice: random.Random) -> Mutant:
    """One field is missing, or there is one too many."""
    click = good(position, dice)
    if dice.random() < 0.5:
        del click[dice.choice(FIELDS)]
    else:
        click[dice.choice(["seat", "secret", "Action", "", "more"])] = dice.choice(ODD)
    return _holder(position, click)


def reused_key(position: Position, dice: random.Random) -> Mutant:
    """A key that was used before comes with another click."""
    if not position.used:
        return stale_step(position, dice)
    key, _ = dice.choice(position.used)
    return _holder(position, {**good(position, dice), "key": key})


def not_json(position: Position, dice: random.Random) -> Mutant:
    """The frame is no JSON, or is cut, spoilt or nested."""
    text = json.dumps(good(position, dice))
    place = dice.randrange(1, len(text) - 1)
    spoilt: list[str | bytes] = [
        text[:place],
        text[:place] + dice.choice('{}[]",:x\x00') + text[place:] + "]",
        bytes(dice.randrange(256) for _ in range(dice.randrange(60))),
        "[" * dice.randrange(1, 3000),
        '{"a":' * dice.randrange(1, 600),
        f"[{text}]",
        json.dumps(text),
        text + text,
    ]
    return Mutant(position.secrets[position.seat], dice.choice(spoilt))


def huge(position: Position, dice: random.Random) -> Mutant:
    """The frame is far too large."""
    click = {**good(position, dice), "key": "k" * dice.choice([65, 5000, 70_000])}
    return _holder(position, click)


KINDS: tuple[Callable[[Position, random.Random], Mutant], ...] = (
    wrong_seat,
    other_match,
    stale_step,
    wrong_action,
    wrong_type,
    wrong_fields,
    reused_key,
    not_json,
    huge,
)
