"""Recorded games told in fewer words, if the table stays the same after every turn.

Without orders that came to nothing, with the order of a stack said by who goes first, and with
those who go from one hex to the same one going together, as people say it; computer players move
every piece by itself, in an order of their own.
"""

import json
from collections.abc import Sequence
from typing import Final, NamedTuple

from grognard.core.dice import SeededDice
from grognard.core.errors import GrognardError
from grognard.core.game import Game
from grognard.core.state import State
from grognard.match.chains import position, samples_of
from grognard.match.deeds import MARCH
from grognard.match.plans import carry_out
from tools.presses import Played, replayed

IDLE: Final = {"napoleonics": "order"}
"""The question at which a thing is named for later."""
ADVANCE: Final = "s10-advance"
ORDER: Final = "s10-order"
RAISE: Final = "raise "
END: Final = "done"
"""Where Prussia's Glory asks who advances, and then in which order they lie."""
MOVE_PIECE: Final = "s7-move-piece"
MOVE_TO: Final = "s7-move-to"
HALT: Final = "button:halt"
"""Where it asks who is moved, and whither, and the word that ends that."""


class Answer(NamedTuple):
    """An answer as a text, the question to which it was given, and whether it only ended that."""

    text: str
    prompt: str
    is_end: bool


def without_idle(game: Game, scenario: str, seed: int, texts: Sequence[str]) -> list[str]:
    """Return a game without what came to nothing: who was ordered, and then did not stir.

    It is left out only if the table is the same after every turn.
    """
    played = replayed(game, scenario, seed, texts)
    answers = [
        Answer(text, state.prompt(), game.ends(state, action))
        for text, state, action in zip(texts, played.states, played.actions, strict=False)
    ]
    for at in reversed(range(len(texts))):
        if _is_idle(played, at):
            fewer = [*answers[:at], *answers[at + 1 :]]
            again = _resumed(game, scenario, seed, fewer)
            left = replayed(game, scenario, seed, [one.text for one in again])
            if again and _tables_of(left) == _tables_of(played):
                answers = again
    return [one.text for one in answers]


def _is_idle(played: Played, at: int) -> bool:
    """Say whether a thing is named for later, and not once more in the same player turn."""
    game, states, target = played.game, played.states, _target(played, at)
    if states[at].prompt() != IDLE.get(game.name) or game.ends(states[at], played.actions[at]):
        return False
    turn, rest = game.player_turn(states[at]), range(at + 1, len(played.actions))
    return not any(
        _target(played, one) == target for one in rest if game.player_turn(states[one]) == turn
    )


def said_by_who_goes_first(game: Game, scenario: str, seed: int, texts: Sequence[str]) -> list[str]:
    """Return a game in which who advances first lies on top, instead of being raised later."""
    now, at = list(texts), 0
    while at < len(now):
        played = replayed(game, scenario, seed, now)
        while at < len(now) and not _is_order(played, at):
            at += 1
        if at == len(now):
            break
        end = at
        while end < len(now) and _is_order(played, end):
            end += 1
        fewer = _in_order(played, now, at, end)
        if fewer and _is_same(game, scenario, seed, fewer, played):
            now = fewer
            at += 1
        else:
            at = end
    return now


def _is_order(played: Played, at: int) -> bool:
    return played.states[at].prompt() == ORDER


def _in_order(played: Played, texts: list[str], at: int, end: int) -> list[str]:
    """Return a game in which those who advanced were named in the order that was given later."""
    first = at
    while first and played.states[first - 1].prompt().startswith(ADVANCE):
        first -= 1
    choices, ends = list[list[str]](), list[str]()
    for one in range(first, at):
        if played.game.ends(played.states[one], played.actions[one]):
            ends.append(texts[one])
        elif played.states[one].prompt() == ADVANCE:
            choices.append([texts[one]])
        else:
            choices[-1].append(texts[one])
    raised = [texts[one].removeprefix(RAISE) for one in range(at, end) if RAISE in texts[one]]
    choices.sort(key=lambda one: -raised.index(one[0]) if one[0] in raised else 1)
    if not raised:
        return []
    named = [text for choice in choices for text in choice]
    return [*texts[:first], *named, *ends, END, *texts[end:]]


def _is_same(game: Game, scenario: str, seed: int, texts: list[str], played: Played) -> bool:
    state = game.new(scenario, dice=SeededDice(seed))
    for text in texts:
        try:
            action = game.parse_action(state, text)
        except GrognardError:
            return False
        if state.is_over() or game.why_not(state, action, state.to_move()) is not None:
            return False
        state.apply(action)
    return _tables_of(replayed(game, scenario, seed, texts)) == _tables_of(played)


def _resumed(game: Game, scenario: str, seed: int, answers: Sequence[Answer]) -> list[Answer]:
    """Return answers with the ends of questions just where they are asked; [] if that fails."""
    state, found = game.new(scenario, dice=SeededDice(seed)), list[Answer]()
    for answer in answers:
        while state.prompt() != answer.prompt and not answer.is_end:
            ends = [one for one in state.legal_actions() if game.ends(state, one)]
            if not ends:
                break
            found.append(Answer(game.action_text(state, ends[0]), state.prompt(), True))
            state.apply(ends[0])
        if state.prompt() != answer.prompt and answer.is_end:
            continue
        if state.is_over() or state.prompt() != answer.prompt:
            return []
        action = game.parse_action(state, answer.text)
        if game.why_not(state, action, state.to_move()) is not None:
            return []
        found.append(answer)
        state.apply(action)
    return found


def _tables_of(played: Played) -> list[str]:
    """Return what lay on the table after each roll and draw, without the counters of clicks."""
    states = played.states
    turns = [played.game.player_turn(state) for state in states[:-1]]
    last = [at for at in range(len(turns) - 1) if turns[at] != turns[at + 1]]
    return [_columns(states[at + 1]) for at in last] + [_columns(states[-1])]


def _columns(state: State) -> str:
    return json.dumps(json.loads(position(state))[3])


# Those who go from one hex to the same one


class Moved(NamedTuple):
    """A piece that was moved: its answers from one place to another, and from where it went."""

    first: int
    end: int
    piece: str
    start: str
    to: str


def said_together(game: Game, scenario: str, seed: int, texts: Sequence[str]) -> list[str]:
    """Return a game in which those who go from one hex to the same one are one march."""
    now, done = list(texts), set[tuple[int, str, str]]()
    while True:
        played = replayed(game, scenario, seed, now)
        groups = [one for one in _together(played) if one[0] not in done]
        if not groups:
            return now
        key, members, end = groups[0]
        done.add(key)
        for place in (members[-1].first, end):
            fewer = _marching(game, scenario, seed, now, members, place)
            if fewer and _is_same(game, scenario, seed, fewer, played):
                now = fewer
                break


_Group = tuple[tuple[int, str, str], list[Moved], int]


def _together(played: Played) -> list[_Group]:
    """Return who goes from one hex to the same one, and where the movement ends."""
    found: dict[tuple[int, str, str], list[Moved]] = {}
    ends: dict[int, int] = {}
    at = 0
    while at < len(played.actions):
        turn = played.game.player_turn(played.states[at])
        one = _moved(played, at)
        if one is not None:
            found.setdefault((turn, one.start, one.to), []).append(one)
        elif played.states[at].prompt() == MOVE_PIECE:
            ends[turn] = at
        at = at + 1 if one is None else one.end
    return [(key, all, ends[key[0]]) for key, all in found.items() if len(all) > 1]


def _moved(played: Played, at: int) -> Moved | None:
    """Return the piece that is taken in hand at a place, and goes to one hex and halts there."""
    states, end = played.states, at + 2
    if states[at].prompt() != MOVE_PIECE or end >= len(played.actions):
        return None
    piece, to = _target(played, at), _target(played, at + 1)
    start = next(iter(played.game.meanings(states[at], piece)), "")
    if not piece.startswith("piece:") or not to.startswith("hex:") or not start.startswith("hex:"):
        return None
    if states[end].prompt() == MOVE_TO:
        if _target(played, end) != HALT:
            return None
        end += 1
    return Moved(at, end, piece, start, to)


def _marching(
    game: Game, scenario: str, seed: int, texts: list[str], members: list[Moved], place: int
) -> list[str]:
    """Return a game in which some who were moved one by one march together at a place; [] if not.

    The march may take with it nobody else, and must bring each of them there.
    """
    before = [one for one in members if one.end <= place]
    kept = [text for at, text in enumerate(texts[:place]) if not _is_of(at, before)]
    rest = [text for at, text in enumerate(texts) if at >= place and not _is_of(at, members)]
    try:
        state = replayed(game, scenario, seed, kept).states[-1]
    except GrognardError:
        return []
    march = f"{MARCH}{members[0].start}:{members[0].to.partition(':')[2]}"
    clicks = carry_out(game, state.to_move(), samples_of(state, 0, 0), march).chain.clicks
    goals = [one.target for one in clicks if str(one.target).startswith("hex:")]
    movers = [one.target for one in clicks if str(one.target).startswith("piece:")]
    if set(movers) != {one.piece for one in members} or set(goals) != {members[0].to}:
        return []
    return [*kept, *(click.text for click in clicks), *rest]


def _is_of(at: int, members: Sequence[Moved]) -> bool:
    return any(one.first <= at < one.end for one in members)


def _target(played: Played, at: int) -> str:
    return played.game.target(played.states[at], played.actions[at])
