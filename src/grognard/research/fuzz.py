"""The fuzzer: random games that are checked after every action, and counts of what occurred.

    python -m grognard.research.fuzz GAME [--games N] [--seed S] [--found FOLDER] [--json]

A failure is written as a small JSON file that replays; `replay_failure` plays it again.
"""

import argparse
import json
import traceback
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

from grognard.core.dice import SeededDice
from grognard.core.errors import BadRecord, GrognardError
from grognard.core.game import Game
from grognard.core.registry import load
from grognard.core.state import State
from grognard.core.types import Action, Json
from grognard.research.counts import Counts
from grognard.research.play import MAX_DECISIONS, PICKERS, Start, random_options

REFUSALS_EVERY = 29
"""At every 29th decision all actions are asked why not; odd, so that all questions come up."""

RARE = 200
"""A question that came up no more often than this is asked why not every time."""


@dataclass(frozen=True)
class Failure:
    """A game that went wrong: how it began, what was played, and what happened then."""

    game: str
    rules_version: int
    scenario: str
    options: dict[str, str]
    seed: int
    picker: str
    actions: list[str]
    kind: str
    detail: str

    def to_json(self) -> Json:
        """Return the failure as plain JSON."""
        return {"format": "grognard-failure", **asdict(self)}

    def file_name(self) -> str:
        """Return a name that tells failures apart."""
        return f"{self.game}-{self.scenario}-{self.seed}-{self.kind}.json"


@dataclass
class FuzzReport:
    """How many games were played, how they failed, and how often everything occurred.

    `never` names the questions, refusals and events in the catalogue that did not occur.
    """

    game: str
    seed: int
    games: int = 0
    decisions: int = 0
    longest: dict[str, int] = field(default_factory=dict)
    failures: list[Failure] = field(default_factory=list)
    counts: Counts = field(default_factory=Counts)
    never: list[str] = field(default_factory=list)

    def to_json(self) -> Json:
        """Return the report as plain JSON."""
        return {
            "game": self.game,
            "seed": self.seed,
            "games": self.games,
            "decisions": self.decisions,
            "longest": dict(self.longest),
            "failures": [failure.to_json() for failure in self.failures],
            "counts": self.counts.to_json(),
            "never": list(self.never),
        }

    def __str__(self) -> str:
        lines = [f"{self.game}: {self.games} games, {self.decisions} decisions, seed {self.seed}"]
        lines += [f"{'longest ' + name:<60}{most:>10}" for name, most in self.longest.items()]
        lines += [*self.counts.lines(), "never:", *(f"  {name}" for name in self.never)]
        lines += [f"FAILED {failure.file_name()}: {failure.detail}" for failure in self.failures]
        return "\n".join(lines)


class _Fault(Exception):
    """Something the rules of every game forbid was met."""

    def __init__(self, kind: str, detail: str) -> None:
        super().__init__(detail)
        self.kind = kind


class _Run:
    """One random game in progress."""

    def __init__(self, game: Game, start: Start, picker: str, limit: int, counts: Counts) -> None:
        self.game = game
        self.start = start
        self.picker = picker
        self.limit = limit
        self.counts = counts
        self.texts: list[str] = []

    def play(self) -> Failure | None:
        """Play to the end; return what went wrong, if anything did."""
        try:
            self._play_out(self.start.state(self.game))
        except _Fault as fault:
            return self._failure(fault.kind, str(fault))
        except Exception as error:
            place = traceback.extract_tb(error.__traceback__)[-1]
            where = f"{Path(place.filename).name}:{place.lineno}"
            return self._failure("exception", f"{error!r} at {where}")
        return None

    def _play_out(self, state: State) -> None:
        picks = SeededDice(self.start.seed + 1)
        _check(state)
        while not state.is_over():
            actions = _answers(self.game, state, len(self.texts), self.limit)
            self.counts.see_question(self.game, state)
            rare = self.counts.questions[state.prompt()] <= RARE
            if rare or len(self.texts) % REFUSALS_EVERY == 0:
                self.counts.see_refusals(self.game, state)
            self._step(state, PICKERS[self.picker](self.game, state, actions, picks))
        self.counts.see_end(self.start.scenario, state)

    def _step(self, state: State, action: Action) -> None:
        self.texts.append(self.game.action_text(state, action))
        self.counts.see_action(self.game, state, action)
        state.apply(action)
        _check(state)

    def _failure(self, kind: str, detail: str) -> Failure:
        return Failure(
            self.game.name,
            self.game.rules_version,
            self.start.scenario,
            self.start.options,
            self.start.seed,
            self.picker,
            self.texts,
            kind,
            detail,
        )


def run_fuzz(
    game: Game,
    scenarios: Sequence[str] = (),
    games_per_scenario: int = 10,
    seed: int = 1,
    on_game: Callable[[int, int], None] | None = None,
    failures: Path | None = None,
    max_decisions: int = MAX_DECISIONS,
) -> FuzzReport:
    """Play random games of each scenario (default: all) with random options.

    Games pick in turn uniformly over actions, uniformly over kinds of action, and busily, so
    that rare branches occur. `on_game(done, of)` is called after each game; failures are written
    to the folder `failures`.
    """
    names = list(scenarios) or [scenario.id for scenario in game.scenarios()]
    report = FuzzReport(game.name, seed)
    dice = SeededDice(seed)
    pickers = list(PICKERS)
    for name in names:
        for _ in range(games_per_scenario):
            start = Start(name, random_options(game, dice), dice.below(1 << 31, "seed"))
            pick = pickers[report.games % len(pickers)]
            run = _Run(game, start, pick, max_decisions, report.counts)
            _enter(report, run, failures)
            if on_game is not None:
                on_game(report.games, len(names) * games_per_scenario)
    report.never = report.counts.never_met(game)
    return report


def _enter(report: FuzzReport, run: _Run, folder: Path | None) -> None:
    """Play one game into the report."""
    failure = run.play()
    scenario = run.start.scenario
    report.games += 1
    report.decisions += len(run.texts)
    report.longest[scenario] = max(report.longest.get(scenario, 0), len(run.texts))
    if failure is not None:
        report.failures.append(failure)
        if folder is not None:
            save_failure(failure, folder)


def save_failure(failure: Failure, folder: Path) -> Path:
    """Write a failure into a folder and return the file."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / failure.file_name()
    path.write_text(json.dumps(failure.to_json(), indent=1, ensure_ascii=False) + "\n", "utf-8")
    return path


def load_failure(path: Path) -> Failure:
    """Read a failure back; raises BadRecord on anything that is not one."""
    try:
        data = json.loads(path.read_text("utf-8"))
        if data.pop("format") != "grognard-failure":
            raise ValueError("another format")
        return Failure(**data)
    except (OSError, ValueError, TypeError, KeyError, AttributeError) as error:
        raise BadRecord("bad-failure", file=path.name, detail=str(error)) from None


def replay_failure(failure: Failure, game: Game | None = None) -> str:
    """Play a failure again and on to the end; return "" if nothing goes wrong any more."""
    game = game or load(failure.game)
    run = _Run(
        game,
        Start(failure.scenario, failure.options, failure.seed),
        failure.picker,
        MAX_DECISIONS,
        Counts(),
    )
    try:
        state = run.start.state(game)
        for number, text in enumerate(failure.actions):
            action = game.parse_action(state, text)
            if action not in _answers(game, state, number, MAX_DECISIONS):
                return f"action {number + 1}, {text!r}, is no longer legal"
            run._step(state, action)
        run._play_out(state)
    except (_Fault, GrognardError) as fault:
        return str(fault)
    except Exception as error:
        return repr(error)
    return ""


def _answers(game: Game, state: State, played: int, limit: int) -> list[Action]:
    """Return the legal actions; a dead end or an endless game is a fault."""
    if played >= limit:
        raise _Fault("endless", f"not over after {limit} decisions")
    actions = state.legal_actions()
    if not actions:
        raise _Fault("dead-end", f"no answer to {state.prompt()!r} for seat {state.to_move()}")
    return actions


def _check(state: State) -> None:
    broken = state.check()
    if broken:
        raise _Fault("check", "; ".join(broken))


def main(arguments: Sequence[str] | None = None) -> int:
    """Fuzz a game and print what occurred; exit code 1 if anything failed."""
    parser = argparse.ArgumentParser(prog="python -m grognard.research.fuzz")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--scenario", action="append", default=[])
    parser.add_argument("--games", type=int, default=10, help="games of each scenario")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--found", type=Path, default=None, help="folder for failures")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args(arguments)
    game = load(chosen.game)
    report = run_fuzz(game, chosen.scenario, chosen.games, chosen.seed, None, chosen.found)
    print(json.dumps(report.to_json(), ensure_ascii=False) if chosen.json else report)
    return 1 if report.failures else 0


if __name__ == "__main__":
    raise SystemExit(main())
