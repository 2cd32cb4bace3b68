"""Finished games for tests to tell and to prove."""

from pathlib import Path

from grognard.ai.roster import make_bot
from grognard.core.record import save_record
from grognard.core.registry import load
from grognard.match import Match, Seat, new_match


def played(game: str = "skirmish", seed: int | None = 7, steps: int = 100000) -> Match:
    """Return a match between random players, over or stopped after some clicks."""
    match = new_match(load(game), seats=[Seat("Anna", "random"), Seat(bot="random")], seed=seed)
    bots = [make_bot("random", seat) for seat in (0, 1)]
    while not match.is_over() and match.clicks() < steps:
        seat = match.asked()[0]
        state = match.bot_state(seat, match.clicks())
        match.play(seat, bots[seat].choose(match.game, state, seat))
    return match


def saved_record(folder: Path, game: str = "skirmish", seed: int | None = 7) -> Path:
    """Write the record of a finished game and return its file."""
    path = folder / f"{game}.json"
    save_record(played(game, seed).record, path)
    return path
