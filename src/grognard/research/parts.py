"""The parts of speed: what a search spends on one position, measured on seeded positions.

The positions come from random games as `game.new` begins them, with the log and all knowledge kept,
spread evenly over each game; one answer, drawn by the seed, belongs to each. So every build and
every later run measures the same work. A part is timed in rounds over all positions, and the
fastest round counts: others on the machine can only slow it down. Time is that of the processor in
this process where the system tells it finely enough.
"""

import tracemalloc
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from time import get_clock_info, perf_counter, process_time

from grognard.ai.batch import SIZE, Batch
from grognard.core.dice import SeededDice
from grognard.core.game import Game
from grognard.core.state import State
from grognard.core.types import Action, Json, Player
from grognard.research.play import MAX_DECISIONS, Start

FINE = 1e-5
"""A clock is good enough for us if it ticks at least every so many seconds."""
clock = process_time if get_clock_info("process_time").resolution <= FINE else perf_counter

GAMES = 6
"""Random games that positions come from, over the scenarios as evenly as six can be."""
POSITIONS = 20
"""Positions of each of these games."""
LEAST_ROUNDS = 3
STEPS = 10
"""Answers in each game of a batch."""
HELD = 600
"""Clones that are held at once while their memory is counted."""


@dataclass
class Places:
    """Positions, the seat to move and one answer in each; and how wide all questions were."""

    states: list[State] = field(default_factory=list)
    seats: list[Player] = field(default_factory=list)
    actions: list[Action] = field(default_factory=list)
    widths: list[int] = field(default_factory=list)


def gather(game: Game, seed: int) -> Places:
    """Play the random games of a seed and return the positions to measure on."""
    places = Places()
    scenarios = game.scenarios()
    for number in range(GAMES):
        scenario = scenarios[number * len(scenarios) // GAMES].id
        start = Start(scenario, game.full_options(None), seed + number)
        actions = _play(start.state(game), SeededDice(start.seed + 1), places.widths)
        _keep(start.state(game), actions, places)
    return places


def _play(state: State, picks: SeededDice, widths: list[int]) -> list[Action]:
    """Play a random game, note how many answers each question had, and return those given."""
    taken: list[Action] = []
    while not state.is_over() and len(taken) < MAX_DECISIONS:
        actions = state.legal_actions()
        widths.append(len(actions))
        taken.append(actions[picks.below(len(actions), "pick")])
        state.apply(taken[-1])
    return taken


def _keep(state: State, actions: Sequence[Action], places: Places) -> None:
    """Keep positions of a game, evenly spread; the last decision ends it and is left out."""
    every = max(1, len(actions) // POSITIONS)
    for step, action in enumerate(actions[:-1]):
        if step % every == 0:
            places.states.append(state.clone())
            places.seats.append(state.to_move())
            places.actions.append(action)
        state.apply(action)


def measure_parts(game: Game, seconds: float, seed: int) -> Json:
    """Return the figures of all parts; `seconds` is the time for all of them together."""
    places = gather(game, seed)
    share = seconds / 9
    return {
        "batch_decisions_per_second": round(_batch(game, places, seed, share)),
        "positions_per_second": round(
            1 / _fastest(places, lambda: _search(game.evaluate, places), share)
        ),
        "yardstick_positions_per_second": round(
            1 / _fastest(places, lambda: _search(game.reference_evaluate, places), share)
        ),
        "clone_us": _microseconds(places, lambda: _clone(places), share),
        "apply_us": _microseconds(places, lambda: _apply(places), share),
        "evaluate_us": _microseconds(places, lambda: _evaluate(game, places), share),
        "observe_us": _microseconds(places, lambda: _observe(places), share),
        "features_us": _microseconds(places, lambda: _features(game, places), share),
        "determinize_us": _microseconds(places, lambda: _determinize(places), share),
        "clone_bytes": clone_bytes(places.states),
        "branching_p50": percentile(places.widths, 50),
        "branching_p95": percentile(places.widths, 95),
        "branching_max": max(places.widths),
    }


def _microseconds(places: Places, sweep: Callable[[], float], seconds: float) -> float:
    return round(1e6 * _fastest(places, sweep, seconds), 2)


def _fastest(places: Places, sweep: Callable[[], float], seconds: float) -> float:
    """Return the seconds for one position in the fastest round."""
    rounds: list[float] = []
    begun = clock()
    while len(rounds) < LEAST_ROUNDS or clock() - begun < seconds:
        rounds.append(sweep())
    return min(rounds) / len(places.states)


# One round each; the seconds it took.


def _search(judge: Callable[[State, Player], float], places: Places) -> float:
    """Make positions as a search does: copy one, take an answer, judge what came of it."""
    begun = clock()
    for state, seat, action in zip(places.states, places.seats, places.actions, strict=True):
        child = state.clone()
        child.apply(action)
        judge(child, seat)
    return clock() - begun


def _clone(places: Places) -> float:
    begun = clock()
    for state in places.states:
        state.clone()
    return clock() - begun


def _apply(places: Places) -> float:
    children = [state.clone() for state in places.states]
    begun = clock()
    for child, action in zip(children, places.actions, strict=True):
        child.apply(action)
    return clock() - begun


def _evaluate(game: Game, places: Places) -> float:
    """Judge positions that no one has judged before, as a search does."""
    children = [state.clone() for state in places.states]
    for child, action in zip(children, places.actions, strict=True):
        child.apply(action)
    begun = clock()
    for child, seat in zip(children, places.seats, strict=True):
        game.evaluate(child, seat)
    return clock() - begun


def _observe(places: Places) -> float:
    begun = clock()
    for state, seat in zip(places.states, places.seats, strict=True):
        state.observe(seat)
    return clock() - begun


def _determinize(places: Places) -> float:
    begun = clock()
    for state, seat in zip(places.states, places.seats, strict=True):
        state.determinize(seat, 1)
    return clock() - begun


def _features(game: Game, places: Places) -> float:
    begun = clock()
    for state, seat in zip(places.states, places.seats, strict=True):
        game.features(state, seat)
    return clock() - begun


def _batch(game: Game, places: Places, seed: int, seconds: float) -> float:
    """Return the decisions a second of a batch; each round plays on from the same positions."""
    rounds: list[float] = []
    begun = clock()
    while len(rounds) < LEAST_ROUNDS or clock() - begun < seconds:
        batch, random = Batch(game, seed), Random(seed)
        for place in range(SIZE):
            batch.states[place] = places.states[place * len(places.states) // SIZE].clone()
            batch.states[place].log = None
            batch.look(place)
        rounds.append(_steps(batch, random))
    return SIZE * STEPS / min(rounds)


def _steps(batch: Batch, random: Random) -> float:
    begun = clock()
    for _ in range(STEPS):
        batch.step([actions[int(random.random() * len(actions))] for actions in batch.legal])
    return clock() - begun


def clone_bytes(states: Sequence[State]) -> int:
    """Return the memory that one clone takes, dice and log of its own included.

    Counted by `tracemalloc` over hundreds of clones held at once: what a clone shares with its
    origin costs nothing, and neither do the tables that all states share.
    """
    was_tracing = tracemalloc.is_tracing()
    if not was_tracing:
        tracemalloc.start()
    held: list[State | None] = [None] * HELD
    before, _ = tracemalloc.get_traced_memory()
    for place in range(len(held)):
        held[place] = states[place % len(states)].clone()
    after, _ = tracemalloc.get_traced_memory()
    if not was_tracing:
        tracemalloc.stop()
    return round((after - before) / len(held))


def percentile(numbers: Sequence[int], percent: int) -> int:
    """Return the least number that so many percent of all do not exceed.

    >>> percentile([3, 1, 2, 4], 50), percentile(range(1, 101), 95), percentile([7], 95)
    (2, 95, 7)
    """
    ordered = sorted(numbers)
    return ordered[max(0, -(-len(ordered) * percent // 100) - 1)]
