"""How many presses a recorded game takes at the table, by mouse alone and with dragging.

Three games of computer players, who move every piece by itself, and one of Prussia's Glory in
which the corps march by their cards and a few pieces are moved by themselves.
"""

import json
from pathlib import Path
from typing import Final

from grognard.core.registry import load
from grognard.core.types import Json
from tools.presses import Played, presses, replayed
from tools.proving import NotProved
from tools.retold import said_by_who_goes_first, said_together, without_idle

SEEDS = [7]
RECORDED: Final = Path(__file__).parent.parent.parent / "tests" / "match" / "recorded"
MOST: Final = {
    "undaunted": {"mouse": 2.13, "drags": 1.31, "veteran's mouse": 2.08, "veteran's drags": 1.26},
    "napoleonics": {"mouse": 16.0, "drags": 9.0, "veteran's mouse": 14.2, "veteran's drags": 8.9},
    "prussia": {"mouse": 52.4, "drags": 29.7, "veteran's mouse": 49.2, "veteran's drags": 28.8},
    "prussia-marched": {
        "mouse": 34.2,
        "drags": 21.3,
        "veteran's mouse": 30.8,
        "veteran's drags": 20.4,
    },
}
"""What each game may take, see `unit`: by mouse alone and with dragging.

As the settings are at first, and for a veteran, who is asked nothing twice and whose turn ends by
itself where nothing is left.
"""
SMALL: Final = 60


def recorded(name: str, most: int = 10_000) -> Played:
    """Return a game that two computer players played, as far as it is wanted."""
    stored = json.loads((RECORDED / f"{name}.json").read_text(encoding="utf-8"))
    game, scenario, seed = load(stored["game"]), stored["scenario"], stored["seed"]
    answers = without_idle(game, scenario, seed, stored["answers"])
    answers = said_by_who_goes_first(game, scenario, seed, answers)[:most]
    return replayed(game, scenario, seed, answers)


def together(name: str, played: Played) -> Played:
    """Return a whole recorded game in which those go together who go from and to the same hexes."""
    stored = json.loads((RECORDED / f"{name}.json").read_text(encoding="utf-8"))
    game, states = played.game, played.states
    texts = [game.action_text(*one) for one in zip(states, played.actions, strict=False)]
    answers = said_together(game, stored["scenario"], stored["seed"], texts)
    return replayed(game, stored["scenario"], stored["seed"], answers)


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
    for name, most in MOST.items():
        played = recorded(name, SMALL) if small else together(name, recorded(name))
        row: dict[str, float] = {}
        for who, one in (("", played), ("veteran's ", played._replace(is_veteran=True))):
            for how in ("mouse", "drags"):
                row[who + how] = round(measured(one, drags=how == "drags"), 2)
        if not small and any(row[way] > most[way] for way in most):
            raise NotProved(f"{name} takes {row}, at most {most}")
        clicks = sum(state.prompt() != "bid" for state in played.states[:-1]) / unit(played)
        found[name] = {**row, "clicks": round(clicks, 2)}
    return found
