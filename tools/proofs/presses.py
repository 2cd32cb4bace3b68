"""How many presses a recorded game takes at the table, by mouse alone and with dragging."""

import json
from pathlib import Path
from typing import Final

from grognard.core.registry import load
from grognard.core.types import Json
from tools.presses import Played, presses, replayed
from tools.proving import NotProved

SEEDS = [7]
RECORDED: Final = Path(__file__).parent.parent.parent / "tests" / "match" / "recorded"
MOST: Final = {"undaunted": (2.13, 1.31), "napoleonics": (16.0, 9.6), "prussia": (54.3, 54.3)}
"""What each game may take: by mouse alone, with dragging; see `unit`."""
SMALL: Final = 60


def recorded(name: str, most: int = 10_000) -> Played:
    """Return a game that two computer players played, as far as it is wanted."""
    stored = json.loads((RECORDED / f"{name}.json").read_text(encoding="utf-8"))
    answers = stored["answers"][:most]
    return replayed(load(name), stored["scenario"], stored["seed"], answers)


def measured(played: Played, drags: bool) -> float:
    """Return the presses for an action of Undaunted, for a turn of the other games; no bids."""
    counts = presses(played, drags)
    prompts = [state.prompt() for state in played.states[:-1]]
    spent = sum(count for count, prompt in zip(counts, prompts, strict=True) if prompt != "bid")
    return spent / unit(played)


def unit(played: Played) -> int:
    """Return what presses are counted by: cards to be played in Undaunted, else player turns."""
    states = played.states[:-1]
    if played.game.name == "undaunted":
        return sum(1 for state in states if state.prompt() == "play")
    return len({played.game.player_turn(state) for state in states})


def prove(small: bool) -> Json:
    """Count the presses of all recorded games; too many are a failure."""
    found: Json = {}
    for name, (by_mouse, by_drag) in MOST.items():
        played = recorded(name, SMALL if small else 10_000)
        mouse, drag = measured(played, drags=False), measured(played, drags=True)
        row = {"mouse": round(mouse, 2), "drags": round(drag, 2)}
        if not small and (row["mouse"] > by_mouse or row["drags"] > by_drag):
            raise NotProved(f"{name} takes {row}, at most {by_mouse} and {by_drag}")
        clicks = sum(state.prompt() != "bid" for state in played.states[:-1]) / unit(played)
        found[name] = {**row, "clicks": round(clicks, 2)}
    return found
