"""Saving, loading, cloning, pickling: a position is kept whole and apart from all others."""

import json
import pickle
from collections.abc import Iterator

from grognard.core.dice import SeededDice
from grognard.core.errors import BadSave
from grognard.core.game import Game
from grognard.core.state import State
from grognard.core.types import SPECTATOR, Json
from grognard.research.leaves import leaf_paths, replaced, spread, written
from grognard.research.play import canonical, play_on, uniform
from grognard.research.samples import Sample, Samples

PLAYED_ON = 40
"""Decisions that a copy and its original are played on side by side."""

LEAVES = 6
"""Leaves of each column of a saved state that are broken in turn, spread over the column."""

KEPT = 30
"""States of a long game that are written down whole on the way."""

EVENTS = 5
"""Events that stay in the log of a saved state that is to be broken."""

BROKEN_VALUES: tuple[object, ...] = (None, "x", -7, 1 << 40, 1.5, True, [], {}, [[]])


def saves_load_and_play_on_alike(game: Game, samples: Samples) -> list[str]:
    """A saved state is JSON, and what is loaded from it saves, looks and plays on the same."""
    problems: list[str] = []
    for sample in samples.positions + samples.ends:
        saved = sample.state.save()
        text = json.dumps(saved)
        if json.loads(text) != saved:
            problems.append(f"{sample}: the saved state is not plain JSON")
        problems += _differences(game, sample, game.load_state(json.loads(text)), "loaded")
    return problems


def pickles_play_on_alike(game: Game, samples: Samples) -> list[str]:
    """A state survives pickling, as worker processes need it."""
    problems: list[str] = []
    for sample in samples.positions + samples.ends:
        try:
            copied = pickle.loads(pickle.dumps(sample.state))
        except Exception as error:
            problems.append(f"{sample}: cannot be pickled: {error!r}")
            continue
        problems += _differences(game, sample, copied, "pickled")
    return problems


def clones_are_independent(game: Game, samples: Samples) -> list[str]:
    """A clone plays on like its original, and neither changes the other."""
    problems: list[str] = []
    for sample in samples.positions:
        before = canonical(sample.state.save())
        first, second = sample.clone(), sample.clone()
        problems += _differences(game, sample, first, "cloned")
        play_on(game, first, uniform, SeededDice(5), PLAYED_ON)
        if canonical(sample.state.save()) != before:
            problems.append(f"{sample}: playing a clone changed the original")
        if canonical(second.save()) != before:
            problems.append(f"{sample}: playing a clone changed another clone")
    return problems


def past_states_never_change(game: Game, samples: Samples) -> list[str]:
    """What was cloned on the way is at the end of the game what it was."""
    problems: list[str] = []
    for way in samples.games:
        kept: list[tuple[State, str]] = []
        every = max(25, len(way.actions) // KEPT)
        for step, state in enumerate(way.states(game)):
            if step % every == 0:
                kept.append((state.clone(), canonical(_everything(state))))
        problems += [
            f"{way.start}: the state after {every * index} actions has changed"
            for index, (past, before) in enumerate(kept)
            if canonical(_everything(past)) != before
        ]
    return problems


def same_seed_same_game(game: Game, samples: Samples) -> list[str]:
    """The same start and actions give the same states, whatever was played before."""
    problems: list[str] = []
    for way in samples.games:
        every = max(20, len(way.actions) // KEPT)
        for step, (one, other) in enumerate(zip(way.states(game), way.states(game), strict=True)):
            if one.legal_actions() != other.legal_actions() or (
                step % every == 0 and canonical(one.save()) != canonical(other.save())
            ):
                problems.append(f"{way.start}: after {step} actions the states differ")
                break
    return problems


def leaving_the_log_off_changes_nothing(game: Game, samples: Samples) -> list[str]:
    """Search plays without a log; the game is the same."""
    problems: list[str] = []
    for sample in samples.positions:
        loud, quiet = sample.clone(), sample.clone()
        quiet.log = None
        actions = play_on(game, loud, uniform, SeededDice(9), PLAYED_ON)
        quiet_actions = play_on(game, quiet, uniform, SeededDice(9), PLAYED_ON)
        loud.log = None
        if actions != quiet_actions or canonical(loud.save()) != canonical(quiet.save()):
            problems.append(f"{sample}: without a log it plays on differently")
        if quiet.seen_log(SPECTATOR):
            problems.append(f"{sample}: the log came back")
    return problems


def broken_saves_are_refused(game: Game, samples: Samples) -> list[str]:
    """A damaged save raises BadSave, and nothing else; if it loads, it is a sound state."""
    problems: list[str] = []
    for number, sample in enumerate(samples.one_per_question()):
        state = sample.clone()
        state.log = (state.log or [])[:EVENTS]
        saved: Json = json.loads(json.dumps(state.save()))
        for what, broken in samples.some(_broken(saved), number):
            fault = _load_fault(game, broken)
            if fault:
                problems.append(f"{sample}: {what}: {fault}")
    return problems


def _everything(state: State) -> list[object]:
    """Return what a state shows, to the engine and to every watcher."""
    views = [state.observe(seat) for seat in (0, 1, SPECTATOR)]
    return [state.save(), views, state.legal_actions(), state.prompt()]


def _differences(game: Game, sample: Sample, copied: State, how: str) -> list[str]:
    """Return how a copy differs from its original, now or when both are played on."""
    if canonical(_everything(copied)) != canonical(_everything(sample.state)):
        return [f"{sample}: {how}, it is another state"]
    original, twin = sample.clone(), copied.clone()
    actions = play_on(game, original, uniform, SeededDice(9), PLAYED_ON)
    try:
        other_actions = play_on(game, twin, uniform, SeededDice(9), PLAYED_ON)
    except Exception as error:
        return [f"{sample}: {how}, it cannot be played on: {error!r}"]
    if actions != other_actions or canonical(original.save()) != canonical(twin.save()):
        return [f"{sample}: {how}, it plays on differently"]
    return []


def _load_fault(game: Game, broken: Json) -> str:
    """Return "" if a broken save is refused, or loads as a sound state; otherwise what is wrong."""
    try:
        state = game.load_state(broken)
    except BadSave:
        return ""
    except Exception as error:
        return f"raised {error!r} in place of BadSave"
    try:
        faults = state.check()
        if not faults and state.save() != broken:
            return "loaded as something else"
        _everything(state)
    except Exception as error:
        return f"loaded, but then raised {error!r}"
    return f"loaded, with {faults[0]!r}" if faults else ""


def _broken(saved: Json) -> Iterator[tuple[str, Json]]:
    """Yield damaged copies of a save, each with a word on the damage."""
    yield "nothing", {}
    for key in saved:
        yield f"without {key}", {name: value for name, value in saved.items() if name != key}
        for value in BROKEN_VALUES:
            yield f"{key} = {value!r}", {**saved, key: value}
    for key in saved:
        for path in spread(list(leaf_paths(saved[key], (key,))), LEAVES):
            for value in BROKEN_VALUES if len(path) > 1 else ():
                yield f"{written(path)} = {value!r}", replaced(saved, path, value)
