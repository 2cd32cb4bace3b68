"""Golden games: one playthrough of each scenario as readable text, reviewed as a diff.

    python -m grognard.research.golden [GAME ...] [--folder tests/golden]

writes them anew. A line begins with the number of the decision and its question; `>` is the answer,
`*` an event, `=` what changed for those who watch, `us=` what changed for that seat alone.
"""

import argparse
import json
from collections.abc import Iterable, Iterator, Sequence
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
WRITTEN = 500
"""Decisions written at all; of a longer game only the end follows."""


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
        if self.number:
            self.show("=", self.seen[SPECTATOR], public)
        else:
            self.show("=", {}, flat(self.state.observe(SPECTATOR), depth=2))
        for seat in (0, 1):
            own = {path: text for path, text in views[seat].items() if public.get(path) != text}
            self.show(f"{self.game.seats[seat]}=", self.seen[seat], own)
            views[seat] = own
        self.seen = views

    def show(self, mark: str, before: dict[str, str], after: dict[str, str]) -> None:
        """Write the paths that are new, other, or gone."""
        for path in dict.fromkeys([*after, *before]):
            if before.get(path) != after.get(path):
                self.add(f"  {mark} {path}: {after.get(path, 'gone')}")

    def end(self) -> None:
        """Write the result."""
        outcome = self.state.outcome()
        if self.number > WRITTEN:
            self.add(f"after {self.number} decisions")
        self.add(f"result {json.dumps(outcome.to_json() if outcome else None)}")

    def add(self, line: str) -> None:
        """Write a line, unless the game is too long to be written whole."""
        if self.number <= WRITTEN or self.state.is_over():
            self.lines.append(line)


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


def flat(value: object, path: str = "", depth: int = 100) -> dict[str, str]:
    """Return JSON by path, down to a depth, and to lists and tables that hold neither.

    >>> flat({"turn": 2, "hand": ["scout", "fog"], "sides": [{"points": 1}]})
    {'turn': '2', 'hand': '["scout", "fog"]', 'sides[0]': '{"points": 1}'}
    """
    return dict(_parts(value, path, depth))


def _parts(value: object, path: str, depth: int) -> Iterator[tuple[str, str]]:
    if depth > 0 and isinstance(value, dict) and (not path or _is_deep(value.values())):
        for key, part in value.items():
            yield from _parts(part, f"{path}.{key}" if path else str(key), depth - 1)
    elif depth > 0 and isinstance(value, list) and _is_deep(value):
        for index, part in enumerate(value):
            yield from _parts(part, f"{path}[{index}]", depth - 1)
    else:
        yield path, json.dumps(value, ensure_ascii=False)


def _is_deep(parts: Iterable[object]) -> bool:
    return any(isinstance(part, dict | list) for part in parts)


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
