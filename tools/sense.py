"""Sense: positions in which a computer player once did something laughable, and who still does.

    python -m tools.sense                                  reference and marshal, 20 seeds each
    python -m tools.sense --player veteran --seeds 5 --game prussia

Each position is a game up to a step, what was wrong there, and how to see it: the player goes on
for some player turns, against `reference` or against itself, and the events of its own side tell.
"""

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from grognard.ai.roster import make_bot
from grognard.ai.seeds import derived_seed
from grognard.core.dice import SeededDice
from grognard.core.event import Event
from grognard.core.game import Game
from grognard.core.registry import load
from grognard.core.state import State
from grognard.core.types import Player

POSITIONS: Final = Path(__file__).resolve().parents[1] / "tests" / "ai" / "sense"
PLAYERS: Final = ("reference", "marshal")
SEEDS: Final = 20
MOST_DECISIONS: Final = 3000


def positions() -> list[dict[str, Any]]:
    """Return all positions, by game and name."""
    found = [json.loads(path.read_text()) for path in sorted(POSITIONS.glob("*.json"))]
    return sorted(found, key=lambda one: (one["game"], one["name"]))


def set_up(position: Mapping[str, Any]) -> tuple[Game, State]:
    """Return the game and its state at the step."""
    game = load(position["game"])
    assert game.rules_version == position["rules_version"], position["name"]
    state = game.new(position["scenario"], seed=position["dice"])
    for action in position["played"]:
        state.apply(action)
    return game, state


def errs(position: Mapping[str, Any], player: str, seed: int) -> bool:
    """Say whether a player does again what was laughable, with its own dice of this seed."""
    game, state = set_up(position)
    check, seat = position["check"], position["seat"]
    other = player if check.get("both") else "reference"
    bots = [make_bot(player if one == seat else other, seed + one) for one in (0, 1)]
    state.dice = SeededDice(derived_seed(seed, "sense"))
    events = _went_on(game, state, bots, seed, game.player_turn(state) + check["turns"])
    return is_fault(game, state, events, seat, check)


def _went_on(game: Game, state: State, bots: Sequence[Any], seed: int, end: int) -> list[Event]:
    before = len(state.log or [])
    decisions = 0
    while not state.is_over() and game.player_turn(state) < end and decisions < MOST_DECISIONS:
        answers = []
        for asked in state.seats_to_answer():
            sample = state.determinize(asked, derived_seed(seed, "sample", decisions))
            answers.append(bots[asked].choose(game, sample, asked))
            decisions += 1
        for action in answers:
            game.play(state, action)
    return (state.log or [])[before:]


def is_fault(
    game: Game, state: State, events: Sequence[Event], seat: Player, check: Mapping[str, Any]
) -> bool:
    """Say whether the events of a seat show the fault that a position is about."""
    if "missing" in check:
        return not state.is_over() and all(event.kind not in check["missing"] for event in events)
    total = 0.0
    for event in events:
        if event.kind != check["event"] or (event.who != seat and not check.get("anybody")):
            continue
        fields = game.event_fields(state, event)
        if all(fields.get(name) in values for name, values in check.get("where", {}).items()):
            amount = fields.get(check.get("sum", ""), 1)
            assert isinstance(amount, int)
            total += amount
    return bool(total >= check.get("least", 1))


def shares(
    chosen: Sequence[Mapping[str, Any]], players: Sequence[str], seeds: int
) -> list[dict[str, Any]]:
    """Return for every position and player the share of seeds in which the fault was avoided."""
    rows = []
    for position in chosen:
        row: dict[str, Any] = {"game": position["game"], "name": position["name"]}
        for player in players:
            avoided = sum(not errs(position, player, 1000 + seed) for seed in range(seeds))
            row[player] = round(avoided / seeds, 3)
        rows.append(row)
    return rows


def main() -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(description="Who avoids what was once laughable?")
    parser.add_argument("--player", action="append")
    parser.add_argument("--game")
    parser.add_argument("--seeds", type=int, default=SEEDS)
    wanted = parser.parse_args()
    chosen = [one for one in positions() if wanted.game in (None, one["game"])]
    for position in chosen:
        for row in shares([position], wanted.player or PLAYERS, wanted.seeds):
            sys.stdout.write(json.dumps(row) + "\n")
            sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
