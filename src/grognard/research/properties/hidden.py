"""What a seat may not know changes nothing it sees."""

import json
from collections.abc import Iterable, Iterator, Sequence

from grognard.core.dice import SeededDice
from grognard.core.errors import BadSave
from grognard.core.event import Event
from grognard.core.game import Game
from grognard.core.state import State
from grognard.core.types import SPECTATOR, Action, Json, Player
from grognard.research.play import MAX_DECISIONS, canonical, play_on, uniform
from grognard.research.samples import Sample, Samples

SEATS: tuple[Player, ...] = (0, 1)
EVERYBODY: tuple[Player, ...] = (*SEATS, SPECTATOR)
SAMPLES = 3
"""Determinizations of each position for each seat."""
WORLDS, ACTIONS = 3, 5
"""Samples, and actions in each, that are played one step on and compared."""


def seat_view(game: Game, state: State, seat: Player) -> Json:
    """Return everything a seat is ever shown of a state: what hidden facts must not change."""
    view: Json = {
        "observation": state.observe(seat),
        "log": _events(state.seen_log(seat)),
        "asked": seat in state.seats_to_answer(),
        "legal": state.legal_actions(seat),
        "refusals": _refusals(game, state, seat),
        "over": state.is_over(),
    }
    if seat in state.seats_to_answer():
        view["question"] = _question(game, state, seat)
    return view


def spectator_view(state: State) -> Json:
    """Return everything a watcher without a seat is shown."""
    return {"observation": state.observe(SPECTATOR), "log": _events(state.seen_log(SPECTATOR))}


def views_survive_determinize(game: Game, samples: Samples) -> list[str]:
    """All that is shown to a seat, its refusals and its log too, stays the same to the byte."""
    return [
        problem
        for number, sample in enumerate(samples.positions + samples.ends)
        for seat in SEATS
        for problem in view_changes(game, sample, seat, samples.some(range(SAMPLES), number))
    ]


def view_changes(game: Game, sample: Sample, seat: Player, seeds: Iterable[int]) -> list[str]:
    """Return which parts of a seat's view change in determinizations of a position."""
    truth = seat_view(game, sample.state, seat)
    problems: list[str] = []
    for seed in seeds:
        other = seat_view(game, sample.state.determinize(seat, seed), seat)
        problems += [
            f"{sample}: the {part} of seat {seat} changes (seed {seed})"
            for part in truth
            if canonical(truth[part]) != canonical(other.get(part))
        ]
    return problems


def spectators_survive_determinize(game: Game, samples: Samples) -> list[str]:
    """A watcher without a seat sees only what both seats may know, and so in his own samples."""
    problems: list[str] = []
    for sample in samples.positions + samples.ends:
        problems += [
            f"{sample}: the watcher sees what seat {seat} may not know"
            for seat in SEATS
            if canonical(sample.state.determinize(seat, 1).observe(SPECTATOR))
            != canonical(sample.state.observe(SPECTATOR))
        ]
        truth = canonical(spectator_view(sample.state))
        problems += [
            f"{sample}: the watcher's own sample looks different (seed {seed})"
            for seed in range(SAMPLES)
            if canonical(spectator_view(sample.state.determinize(SPECTATOR, seed))) != truth
        ]
    return problems


def determinize_depends_on_knowledge_alone(game: Game, samples: Samples) -> list[str]:
    """Of two states that look the same to a seat, or to a watcher, the same sample is drawn."""
    problems: list[str] = []
    for sample in samples.positions + samples.ends:
        before = canonical(sample.state.save())
        for seat in EVERYBODY:
            drawn = canonical(sample.state.determinize(seat, 1).save())
            others = [canonical(one.determinize(seat, 1).save()) for one in _alike(sample, seat)]
            if any(other != drawn for other in others):
                problems.append(f"{sample}: the sample of seat {seat} depends on hidden facts")
        if canonical(sample.state.save()) != before:
            problems.append(f"{sample}: sampling changed the state")
    return problems


def sealed_answers_stay_sealed(game: Game, samples: Samples) -> list[str]:
    """While an answer is sealed, whoever has still to answer sees the same whatever it is."""
    problems: list[str] = []
    for sample in samples.positions:
        for seat in sample.state.seats_to_answer():
            if seat == sample.state.to_move():
                continue
            views = {
                canonical([seat_view(game, after, seat), spectator_view(after)])
                for action in sample.state.legal_actions()
                for after in _next([sample.state], action)
            }
            if len(views) > 1:
                problems.append(f"{sample}: seat {seat} sees a sealed answer")
    return problems


def hiding_is_public(game: Game, samples: Samples) -> list[str]:
    """Where the other seat knows which question is open, what it holds back does not say `hides`.

    Nor does it decide whether there is but one answer, unless the question hides.
    """
    problems: list[str] = []
    for sample in samples.positions:
        state = sample.state
        for seat in state.seats_to_answer():
            for seed in range(SAMPLES):
                world = state.determinize(1 - seat, seed)
                if _asked(world) != _asked(state):
                    continue
                if game.hides(world) != game.hides(state):
                    problems.append(f"{sample}: whether it hides depends on what seat {seat} holds")
                singles = {len(one.legal_actions(seat)) == 1 for one in (world, state)}
                if len(singles) > 1 and not game.hides(state):
                    problems.append(
                        f"{sample}: an only answer of seat {seat} betrays what it holds"
                    )
    return problems


def _asked(state: State) -> tuple[str, tuple[Player, ...]]:
    return state.prompt(), state.seats_to_answer()


def events_tell_only_what_becomes_known(game: Game, samples: Samples) -> list[str]:
    """Where hidden facts alone differ, the next events differ only if knowledge does, too.

    What a seat knows is what its samples are drawn from, the log left aside.
    """
    problems: list[str] = []
    for number, sample in enumerate(samples.positions):
        for seat in SEATS:
            worlds = _worlds(sample.state, seat)
            for action in samples.some(sample.state.legal_actions()[:ACTIONS], number):
                views: dict[str, set[str]] = {}
                for after in _next(worlds, action):
                    view = [after.observe(seat), _events(after.seen_log(seat))]
                    views.setdefault(_knowledge(after, seat), set()).add(canonical(view))
                if any(len(seen) > 1 for seen in views.values()):
                    text = game.action_text(sample.state, action)
                    problems.append(f"{sample}: {text} shows seat {seat} what it is not to know")
    return problems


def determinize_hides_the_dice(game: Game, samples: Samples) -> list[str]:
    """A sample has dice of its own, seeded by its seed, and the log of what the seat has seen."""
    problems: list[str] = []
    for sample in samples.positions:
        for seat in EVERYBODY:
            drawn = [sample.state.determinize(seat, seed) for seed in (1, 2)]
            dice = {canonical(state.dice.save()) for state in (*drawn, sample.state)}
            if len(dice) != 3:
                problems.append(f"{sample}: the samples of seat {seat} share dice")
            if _events(drawn[0].log or []) != _events(sample.state.seen_log(seat)):
                problems.append(f"{sample}: the sample's log is not what seat {seat} has seen")
    return problems


def determinized_states_play_to_the_end(game: Game, samples: Samples) -> list[str]:
    """A sample is a sound full state: it checks clean, loads, and can be played out."""
    problems: list[str] = []
    for number, sample in enumerate(samples.positions):
        for seat in samples.some(EVERYBODY, number):
            state = sample.state.determinize(seat, 3)
            problems += [f"{sample}: seat {seat}'s sample: {fault}" for fault in state.check()]
            problems += _load_faults(game, sample, seat, state)
            problems += _end_faults(game, sample, seat, state)
    return problems


def observations_are_json(game: Game, samples: Samples) -> list[str]:
    """What is observed survives the way to a client unchanged."""
    return [
        f"{sample}: the observation of {seat} is not plain JSON"
        for sample in samples.positions + samples.ends
        for seat in (*SEATS, SPECTATOR)
        if json.loads(json.dumps(sample.state.observe(seat))) != sample.state.observe(seat)
    ]


def _alike(sample: Sample, seat: Player) -> list[State]:
    """Return states with other hidden facts that a seat cannot tell from this one.

    To a watcher, what either seat believes in looks alike, too; he has seen events that it has not.
    """
    seats = EVERYBODY if seat == SPECTATOR else (seat,)
    states = [sample.state.determinize(other, 2 + other) for other in seats]
    for state in states:
        state.log = sample.state.log
    return states


def _worlds(state: State, seat: Player) -> list[State]:
    """Return the truth and samples of it that ask the same question."""
    drawn = [state.determinize(seat, seed) for seed in range(WORLDS)]
    return [state, *(one for one in drawn if one.prompt() == state.prompt())]


def _next(states: Sequence[State], action: Action) -> Iterator[State]:
    """Yield what becomes of states by the same action, where it is legal, and the same dice."""
    for state in states:
        if action in state.legal_actions():
            after = state.clone()
            after.dice = SeededDice(1)
            after.apply(action)
            yield after


def _knowledge(state: State, seat: Player) -> str:
    sampled = state.determinize(seat, 1)
    sampled.log = None
    return canonical(sampled.save())


def _load_faults(game: Game, sample: Sample, seat: Player, state: State) -> list[str]:
    try:
        loaded = game.load_state(json.loads(json.dumps(state.save())))
    except BadSave as error:
        return [f"{sample}: seat {seat}'s sample does not load: {error}"]
    if canonical(loaded.save()) != canonical(state.save()):
        return [f"{sample}: seat {seat}'s sample loads as another state"]
    return []


def _end_faults(game: Game, sample: Sample, seat: Player, state: State) -> list[str]:
    try:
        play_on(game, state, uniform, SeededDice(4), MAX_DECISIONS)
    except Exception as error:
        return [f"{sample}: seat {seat}'s sample cannot be played out: {error!r}"]
    if not state.is_over():
        return [f"{sample}: seat {seat}'s sample does not end"]
    return [f"{sample}: at the end of seat {seat}'s sample: {fault}" for fault in state.check()]


def _question(game: Game, state: State, seat: Player) -> Json:
    actions = state.legal_actions(seat)
    odds = [game.odds(state, action) for action in actions]
    return {
        "prompt": state.prompt(),
        "section": state.section(),
        "sentence": game.describe_prompt(state).to_json(),
        "texts": [game.action_text(state, action) for action in actions],
        "labels": [game.describe_action(state, action).to_json() for action in actions],
        "targets": [game.target(state, action) for action in actions],
        "odds": [None if one is None else one.to_json() for one in odds],
    }


def _refusals(game: Game, state: State, seat: Player) -> list[object]:
    reasons = [game.why_not(state, action, seat) for action in range(game.num_actions)]
    return [None if reason is None else reason.to_json() for reason in reasons]


def _events(events: list[Event]) -> list[object]:
    return [event.to_json() for event in events]
