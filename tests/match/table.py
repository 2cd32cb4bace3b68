"""Matches to test with, and hands that click at random."""

import json
import random
from collections.abc import Callable, Sequence

import pytest

import grognard
from grognard.core.errors import GrognardError
from grognard.core.types import SPECTATOR, Player
from grognard.match import Match, Seat, new_match

ANN, BOT = Seat("Ann"), Seat("", "reference")
SECRET = bytes(range(32))


def skirmish(seed: int = 5) -> Match:
    """Return a match of Skirmish at its first question, which is sealed."""
    return new_match(grognard.load("skirmish"), "meeting", seats=(ANN, BOT), seed=seed)


def begun(seed: int = 5) -> Match:
    """Return a match of Skirmish with the objectives chosen; the first seat is asked."""
    match = skirmish(seed)
    click(match, 0, "D5")
    click(match, 1, "D5")
    return match


def click(match: Match, seat: Player, *texts: str) -> None:
    """Click one thing after another."""
    for text in texts:
        match.play(seat, match.parse(text), match.step(seat))


def legal(match: Match, seat: Player) -> list[int]:
    return [choice.action for choice in match.view(seat).choices]


def play_randomly(match: Match, seed: int, most: int = 100_000) -> None:
    """Answer at random, sealed questions in random order, to the end or for so many clicks."""
    hand = random.Random(seed)
    while most and not match.is_over():
        seat = hand.choice(match.asked())
        match.play(seat, hand.choice(legal(match, seat)), match.step(seat))
        most -= 1


def everything(match: Match) -> str:
    """Return all that a match holds, as one text."""
    return json.dumps(match.save(snapshot=True), sort_keys=True)


def seen(match: Match, seat: Player) -> str:
    """Return all that a seat sees, as one text."""
    log = [line.to_json() for line in match.log(seat)]
    return json.dumps([match.view(seat).to_json(), log], sort_keys=True)


def seen_by_all(match: Match) -> list[str]:
    return [seen(match, seat) for seat in (0, 1, SPECTATOR)]


def refused(match: Match, do: Callable[..., object], *args: object) -> str:
    """Return the code with which something is refused, having changed nothing."""
    before = everything(match)
    with pytest.raises(GrognardError) as caught:
        do(*args)
    assert everything(match) == before
    return caught.value.code


def texts(match: Match) -> Sequence[tuple[str, str]]:
    """Return the steps of the record: who answered what."""
    return [(step.seat, step.action) for step in match.record.steps]
