"""What a seat may not know changes nothing it sees."""

import json

from grognard.core.dice import SeededDice
from grognard.core.event import Event
from grognard.core.game import Game
from grognard.core.state import State
from grognard.core.types import SPECTATOR, Json, Player
from grognard.research.play import MAX_DECISIONS, canonical, play_on, uniform
from grognard.research.samples import Sample, Samples

SEATS: tuple[Player, ...] = (0, 1)
SAMPLES = 3
"""Determinizations of each position for each seat."""


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
        for sample in samples.positions + samples.ends
        for seat in SEATS
        for problem in view_changes(game, sample, seat, SAMPLES)
    ]


def view_changes(game: Game, sample: Sample, seat: Player, count: int) -> list[str]:
    """Return which parts of a seat's view change in `count` determinizations of a position."""
    truth = seat_view(game, sample.state, seat)
    problems: list[str] = []
    for seed in range(count):
        other = seat_view(game, sample.state.determinize(seat, seed), seat)
        problems += [
            f"{sample}: the {part} of seat {seat} changes (seed {seed})"
            for part in truth
            if canonical(truth[part]) != canonical(other.get(part))
        ]
    return problems


def spectators_survive_determinize(game: Game, samples: Samples) -> list[str]:
    """A watcher sees only what both seats may know."""
    return [
        f"{sample}: the watcher sees what seat {seat} may not know"
        for sample in samples.positions + samples.ends
        for seat in SEATS
        if canonical(spectator_view(sample.state.determinize(seat, 1)))
        != canonical(spectator_view(sample.state))
    ]


def determinize_depends_on_knowledge_alone(game: Game, samples: Samples) -> list[str]:
    """Of two states that look the same to a seat, the same sample is drawn."""
    problems: list[str] = []
    for sample in samples.positions + samples.ends:
        for seat in SEATS:
            before = canonical(sample.state.save())
            drawn = canonical(sample.state.determinize(seat, 1).save())
            other_truth = sample.state.determinize(seat, 2)
            if canonical(other_truth.determinize(seat, 1).save()) != drawn:
                problems.append(f"{sample}: the sample of seat {seat} depends on hidden facts")
            if canonical(sample.state.save()) != before:
                problems.append(f"{sample}: sampling for seat {seat} changed the state")
    return problems


def determinize_hides_the_dice(game: Game, samples: Samples) -> list[str]:
    """A sample has dice of its own, seeded by its seed, and the log of what the seat has seen."""
    problems: list[str] = []
    for sample in samples.positions:
        for seat in SEATS:
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
    for sample in samples.positions:
        for seat in SEATS:
            state = sample.state.determinize(seat, 3)
            problems += [f"{sample}: seat {seat}'s sample: {fault}" for fault in state.check()]
            loaded = game.load_state(json.loads(json.dumps(state.save())))
            if canonical(loaded.save()) != canonical(state.save()):
                problems.append(f"{sample}: seat {seat}'s sample does not load")
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
