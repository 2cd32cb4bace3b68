"""What may be done, what is refused, and why."""

import re

from grognard.core.errors import BadAction, IllegalAction
from grognard.core.game import Game
from grognard.core.reason import NO_SUCH_THING, Reason
from grognard.core.state import State
from grognard.core.types import NOBODY, Action, Player
from grognard.research.play import canonical
from grognard.research.samples import Sample, Samples

SECTION = re.compile(r"§\S|R\d|[A-Z]{2,4}\b")
SEATS: tuple[Player, ...] = (0, 1)


def cites_a_section(text: str) -> bool:
    """Say whether a text begins with a section, a ruling or a chart: "§7.4", "R3", "CRT".

    >>> cites_a_section("§7.4 a unit stops"), cites_a_section("a unit stops")
    (True, False)
    """
    return SECTION.match(text) is not None


def legal_actions_are_sorted_and_never_empty(game: Game, samples: Samples) -> list[str]:
    """Whoever is asked has sorted, different answers; whoever is not asked has none."""
    problems: list[str] = []
    for sample in samples.positions:
        state = sample.state
        asked = state.seats_to_answer()
        if state.to_move() not in asked:
            problems.append(f"{sample}: seat {state.to_move()} is to move but {asked} are asked")
        if state.legal_actions() != state.legal_actions(state.to_move()):
            problems.append(f"{sample}: the answers listed by default are not the mover's")
        for seat in SEATS:
            problems += _listing_faults(game, sample, seat, seat in asked)
    return problems


def ends_ask_nothing(game: Game, samples: Samples) -> list[str]:
    """Random games end; at the end nobody is asked, and the outcome cites its section."""
    problems: list[str] = []
    if len(samples.ends) < len(samples.games):
        problems.append(f"{len(samples.games) - len(samples.ends)} games did not end")
    for sample in samples.ends:
        state = sample.state
        if (state.to_move(), state.seats_to_answer(), state.prompt()) != (NOBODY, (), ""):
            problems.append(f"{sample}: something is still asked")
        if any(state.legal_actions(seat) for seat in (NOBODY, *SEATS)):
            problems.append(f"{sample}: there are legal actions")
        outcome = state.outcome()
        if outcome is None or not cites_a_section(outcome.section):
            problems.append(f"{sample}: the outcome cites no section")
        if sum(state.returns()) != 0:
            problems.append(f"{sample}: returns {state.returns()} do not sum to zero")
    problems += [
        f"{sample}: an outcome before the end"
        for sample in samples.positions
        if sample.state.is_over() or sample.state.outcome() is not None
    ]
    return problems


def unlisted_actions_are_refused_with_a_section(game: Game, samples: Samples) -> list[str]:
    """Exactly the listed actions are allowed; every other is refused under a section."""
    problems: list[str] = []
    for sample in samples.positions + samples.ends:
        for seat in SEATS:
            problems += _refusal_faults(game, sample, seat)
        for action in (-1, game.num_actions):
            try:
                game.why_not(sample.state, action)
                problems.append(f"{sample}: action {action} does not exist and is not refused")
            except BadAction:
                pass
    return problems


def refusals_change_nothing(game: Game, samples: Samples) -> list[str]:
    """Neither asking why not nor playing an illegal action changes the state."""
    problems: list[str] = []
    for sample in samples.positions + samples.ends:
        state = sample.clone()
        before = canonical(state.save())
        for action in state.legal_actions():
            game.why_not(state, action)
            game.odds(state, action)
        played = _play_all_illegal(game, state)
        if played >= 0:
            problems.append(f"{sample}: illegal action {played} can be played")
        elif canonical(state.save()) != before:
            problems.append(f"{sample}: asking and refusing changed the state")
    return problems


def every_thing_is_explained(game: Game, samples: Samples) -> list[str]:
    """A thing that can be clicked needs no reason; every other thing is given one."""
    problems: list[str] = []
    for sample in samples.one_per_question() + samples.ends[:1]:
        state = sample.state
        targets = sorted({game.target(state, action) for action in range(game.num_actions)})
        for seat in SEATS:
            legal = {game.target(state, action) for action in state.legal_actions(seat)}
            for target in targets:
                reasons = game.explain(state, seat, target)
                problems += _explain_faults(sample, seat, target, target in legal, reasons)
    return problems


def unknown_things_are_named_as_such(game: Game, samples: Samples) -> list[str]:
    """A thing that is not on the table is answered with "no such thing"."""
    return [
        f"{sample}: nothing is said of an unknown thing"
        for sample in samples.one_per_question()
        if [reason.code for reason in game.explain(sample.state, 0, "no:thing")] != [NO_SUCH_THING]
    ]


def questions_and_events_cite_sections(game: Game, samples: Samples) -> list[str]:
    """Every question is asked, and every event happens, under a section."""
    problems: list[str] = []
    for sample in samples.positions + samples.ends:
        if not cites_a_section(sample.state.section()):
            problems.append(f"{sample}: asked under {sample.state.section()!r}")
    for sample in samples.ends:
        if not sample.state.log:
            problems.append(f"{sample}: a whole game left no events")
        for event in sample.state.log or []:
            if not cites_a_section(event.rule):
                problems.append(f"{sample}: {event.kind} happened under {event.rule!r}")
    return problems


def checks_are_clean(game: Game, samples: Samples) -> list[str]:
    """No invariant is broken."""
    return [
        f"{sample}: {fault}"
        for sample in samples.positions + samples.ends
        for fault in sample.state.check()
    ]


def _listing_faults(game: Game, sample: Sample, seat: Player, asked: bool) -> list[str]:
    actions = sample.state.legal_actions(seat)
    if actions != sorted(set(actions)):
        return [f"{sample}: the answers of seat {seat} are not sorted and unique: {actions}"]
    if bool(actions) != asked:
        return [f"{sample}: seat {seat} has {len(actions)} answers, asked: {asked}"]
    if actions and not 0 <= actions[0] <= actions[-1] < game.num_actions:
        return [f"{sample}: the answers of seat {seat} leave the action space: {actions}"]
    return []


def _refusal_faults(game: Game, sample: Sample, seat: Player) -> list[str]:
    legal = set(sample.state.legal_actions(seat))
    faults: list[str] = []
    for action in range(game.num_actions):
        reason = game.why_not(sample.state, action, seat)
        if (reason is None) != (action in legal):
            faults.append(f"{sample}: seat {seat}, action {action}: listing and refusal disagree")
        elif reason is not None:
            faults += _reason_faults(f"{sample}: seat {seat}, action {action}", reason)
    return faults


def _reason_faults(where: str, reason: Reason) -> list[str]:
    if not cites_a_section(reason.section):
        return [f"{where}: {reason.code} cites {reason.section!r}"]
    return [] if reason.code else [f"{where}: a reason without a code"]


def _play_all_illegal(game: Game, state: State) -> Action:
    """Try every illegal action; return the first that is not refused, or -1."""
    legal = set(state.legal_actions())
    for action in range(game.num_actions):
        if action in legal:
            continue
        try:
            game.play(state, action)
        except IllegalAction:
            continue
        return action
    return -1


def _explain_faults(
    sample: Sample, seat: Player, target: str, clickable: bool, reasons: list[Reason]
) -> list[str]:
    where = f"{sample}: seat {seat}, {target}"
    if clickable:
        return [f"{where}: can be clicked, but {reasons}"] if reasons else []
    if not reasons:
        return [f"{where}: cannot be clicked, and nothing says why"]
    return [fault for reason in reasons for fault in _reason_faults(where, reason)]
