"""Golden games: one playthrough of each scenario as readable text, reviewed as a diff.

    python -m grognard.research.golden [GAME ...] [--folder tests/golden]

writes them anew. A line begins with the number of the decision and its question; `>` is the answer,
`*` an event, `=` what changed for those who watch, `us=` what changed for that seat alone.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path

from grognard.core.dice import SeededDice
from grognard.core.event import EVERYONE, Event
from grognard.core.game import Game
from grognard.core.registry import load
from grognard.core.types import SPECTATOR, Action
from grognard.research.conformance import known_games
from grognard.research.play import MAX_DECISIONS, Start, by_kind

SEED = 1
DETAILED = 40
"""Decisions shown with all answers and observations; the others with the answer and its events."""
WIDTH = 100


class _Writer:
    """Plays one game and writes it down."""

    def __init__(self, game: Game, start: Start) -> None:
        self.game = game
        self.state = start.state(game)
        self.lines: list[str] = []
        self.seen: dict[int, dict[str, str]] = {0: {}, 1: {}, SPECTATOR: {}}
        self.logged = 0
        self.number = 0

    def play(self, seed: int) -> None:
        """Play to the end with answers picked uniformly over their kinds."""
        picks = SeededDice(seed)
        self.after()
        while not self.state.is_over() and self.number < MAX_DECISIONS:
            actions = self.state.legal_actions()
            action = by_kind(self.game, self.state, actions, picks)
            self.number += 1
            self.question(actions, action)
            self.state.apply(action)
            self.after()
        self.end()

    def question(self, actions: list[Action], action: Action) -> None:
        """Write the open question, its answers and the one given."""
        state, game = self.state, self.game
        seat = game.seats[state.to_move()]
        texts = [game.action_text(state, one) for one in actions]
        if self.number > DETAILED:
            self.add(f"{self.number} {seat} {state.prompt()} > {game.action_text(state, action)}")
            return
        self.add(f"{self.number} {seat} {state.prompt()} {state.section()}: {' | '.join(texts)}")
        self.add(f"  > {game.action_text(state, action)}")

    def after(self) -> None:
        """Write what happened and what has changed."""
        log = self.state.log or []
        for event in log[self.logged :]:
            self.add(f"  * {event_text(self.game, event)}")
        self.logged = len(log)
        if self.number <= DETAILED or self.state.is_over():
            self.changes()

    def changes(self) -> None:
        """Write what changed in the observations: first for all, then for each seat alone."""
        views = {seat: flat(self.state.observe(seat)) for seat in (SPECTATOR, 0, 1)}
        public = views[SPECTATOR]
        self.show("=", self.seen[SPECTATOR], public)
        for seat in (0, 1):
            own = {path: text for path, text in views[seat].items() if public.get(path) != text}
            self.show(f"{self.game.seats[seat]}=", self.seen[seat], own)
            views[seat] = own
        self.seen = views

    def show(self, mark: str, before: dict[str, str], after: dict[str, str]) -> None:
        """Write the paths that are new, other, or gone."""
        for path in sorted({*before, *after}):
            if before.get(path) != after.get(path):
                self.add(f"  {mark} {path}: {after.get(path, 'gone')}")

    def end(self) -> None:
        """Write the result."""
        outcome = self.state.outcome()
        self.add(f"result {json.dumps(outcome.to_json() if outcome else None)}")

    def add(self, line: str) -> None:
        """Write a line, the end cut off if it is too long."""
        self.lines.append(line if len(line) <= WIDTH else line[: WIDTH - 1] + "…")


def golden_text(game: Game, scenario: str, seed: int = SEED) -> str:
    """Return the golden game of a scenario, with default options."""
    writer = _Writer(game, Start(scenario, game.full_options(None), seed))
    writer.play(seed)
    head = f"# {game.name} {scenario}, rules version {game.rules_version}, seed {seed}"
    return "\n".join([head, *writer.lines]) + "\n"


def event_text(game: Game, event: Event) -> str:
    """Return an event as one line: section, kind, who, numbers, and who alone saw it."""
    who = game.seats[event.who] if 0 <= event.who < len(game.seats) else "-"
    numbers = " ".join(str(number) for number in event.numbers)
    secret = "" if event.seen_by == EVERYONE else f" (seen by {_watchers(game, event)})"
    return f"{event.rule} {event.kind} {who} {numbers}".rstrip() + secret


def _watchers(game: Game, event: Event) -> str:
    names = [name for seat, name in enumerate(game.seats) if event.is_seen_by(seat)]
    return " and ".join(names) or "nobody"


def flat(value: object, path: str = "") -> dict[str, str]:
    """Return the leaves of JSON by path; a list without tables in it is one leaf.

    >>> flat({"turn": 2, "hand": ["scout", "fog"], "sides": [{"points": 1}]})
    {'turn': '2', 'hand': '["scout", "fog"]', 'sides[0].points': '1'}
    """
    return dict(_leaves(value, path))


def _leaves(value: object, path: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, dict) and value:
        for key, part in value.items():
            yield from _leaves(part, f"{path}.{key}" if path else str(key))
    elif isinstance(value, list) and any(isinstance(part, dict) for part in value):
        for index, part in enumerate(value):
            yield from _leaves(part, f"{path}[{index}]")
    else:
        yield path, json.dumps(value, ensure_ascii=False)


def golden_path(folder: Path, game: str, scenario: str) -> Path:
    """Return the file that holds a golden game."""
    return folder / game / f"{scenario}.txt"


def write_golden(game: Game, folder: Path) -> list[Path]:
    """Write the golden games of a game, and return the files."""
    written: list[Path] = []
    for scenario in game.scenarios():
        path = golden_path(folder, game.name, scenario.id)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(golden_text(game, scenario.id), "utf-8")
        written.append(path)
    return written


def main(arguments: Sequence[str] | None = None) -> None:
    """Write the golden games of the games given by name (default: all)."""
    parser = argparse.ArgumentParser(prog="python -m grognard.research.golden")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--folder", type=Path, default=Path("tests/golden"))
    chosen = parser.parse_args(arguments)
    for name in chosen.games or known_games():
        for path in write_golden(load(name), chosen.folder):
            print(path)


if __name__ == "__main__":
    main()
