"""What was taken back in practice, or by leave of the other seat, is kept and proven like the rest.

Every step that leaves the record becomes part of a line, in the order of leaving; in earnest every
one that fate had sealed, and nothing before it can leave in another way. So the record as
it stood before a line left it is known from what came after: the steps before the line's place,
and the line.
"""

from collections.abc import Sequence

from grognard.core.game import Game
from grognard.core.message import Argument, Message
from grognard.core.origin import Fate, own_from
from grognard.core.record_file import Line, Record
from grognard.core.replay import Problem, replay_step
from grognard.core.state import State, Step


def is_over_fate(before: State, after: State, steps: Sequence[Step]) -> bool:
    """Say whether steps went over fate: a die, a draw, a reveal, another's answer, the end."""
    if after.is_over() or after.fate != before.fate:
        return True
    for step in steps:
        if step.rolls or step.seat != steps[0].seat:
            return True
    return False


def line_problems(record: Record, game: Game, first: State, fate: Fate) -> list[Problem]:
    """Return the first thing that is wrong with the lines that were taken back, or [].

    `first` is the state after the setup. What was played is known to be right.
    """
    places = {line.at for line in record.lines}
    found = _states(game, first, record.steps, places, fate)
    count = 0
    for number in range(len(record.lines) - 1, -1, -1):
        line = record.lines[number]
        where = f"{record.lines_key()}.lines[{number}]"
        base = found.get(line.at)
        if base is None or not line.steps or line.at < own_from(record):
            return [Problem("line-place", f"{where}.at", {"line": number + 1})]
        state = base.clone()
        for index, step in enumerate(line.steps):
            if line.at + index in places:
                found[line.at + index] = state.clone()
            problem = _taken_again(game, state, step, line.at + index, fate)
            if problem is not None:
                return [Problem(problem.code, f"{where}.{problem.where}", problem.params)]
        for place in places:
            if place > line.at + len(line.steps) and place in found:
                del found[place]
        if line.at + len(line.steps) in places:
            found[line.at + len(line.steps)] = state.clone()
        if is_over_fate(base, state, line.steps):
            count += 1
    return _count_problems(record, count)


def _count_problems(record: Record, count: int) -> list[Problem]:
    if count == record.taken_back:
        return []
    params: dict[str, Argument] = {"found": record.taken_back, "expected": count}
    return [Problem("taken-back", f"{record.lines_key()}.taken_back", params)]


def _states(
    game: Game,
    first: State,
    steps: Sequence[Step],
    places: set[int],
    fate: Fate,
) -> dict[int, State]:
    """Return the states after so many steps, at the places that are wanted."""
    state = first.clone()
    found = {0: first.clone()} if 0 in places else {}
    for index, step in enumerate(steps):
        _taken_again(game, state, step, index, fate)
        if index + 1 in places:
            found[index + 1] = state.clone()
    return found


def _taken_again(game: Game, state: State, step: Step, index: int, fate: Fate) -> Problem | None:
    fate.take(state, step, index)
    problems = replay_step(game, state, step, index + 1)
    return problems[0] if problems else None


def note_line(record: Record, at: int, before: State, after: State) -> None:
    """Keep the steps from a place on as a line, in the record that they are about to leave.

    `before` is the state at the place, `after` the one at the end.
    """
    steps = record.steps[at:]
    record.lines.append(Line(at, steps))
    if is_over_fate(before, after, steps):
        record.taken_back += 1


def practice_note(record: Record) -> Message | None:
    """Return what the result reads besides: of practice, or of what was asked back and granted."""
    if not record.is_practice and not record.lines:
        return None
    id = "core-result-practice" if record.is_practice else "core-result-granted"
    return Message(id, {"count": record.taken_back})
