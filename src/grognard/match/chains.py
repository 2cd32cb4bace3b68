"""Say it in any order: the clicks that lead to a thing of which the open question is not.

A chain of clicks stays inside the seat's own running decision, over clicks whose outcome the seat
knows: no die, no draw, no reveal, no answer of the other seat; only its last click may be fate, or
end the decision. Earlier clicks of the decision may be taken back first. It is searched in a sample
drawn from what the seat knows, nearest first, and every click of it must do the same in a second
sample: so it depends on nothing that the seat may not know.
"""

import json
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from grognard.core.columns import Saved
from grognard.core.dice import RecordingDice, Roll
from grognard.core.game import Game
from grognard.core.odds import Odds
from grognard.core.reason import GAME_OVER, NO_SUCH_THING, NO_WAY, NOT_ASKED, NOT_YOURS, Reason
from grognard.core.state import State
from grognard.core.types import NOT_ASKED_CODE, OK, Action, Json, Player
from grognard.match.view import Choice, choice_of

MOST_POSITIONS: Final = 2000
"""Positions that one search looks at, in all."""
MOST_CLICKS: Final = 12
"""Clicks of a chain that is searched for."""
MOST_BACK: Final = 6
"""Own answers that a chain may take back."""
MOST_SHOWN: Final = 16
"""Chains to choose from."""
PLACES: Final = ("hex", "tile")
"""Kinds of things where others stand: they stand for these, and may be where others go."""


class Chain(NamedTuple):
    """Clicks that lead to a thing, after `back` own answers are taken back.

    Without clicks it puts back what was chosen.
    `is_fate`: its last click rolls, draws, shows, or asks the other seat, and so waits for a
    confirming press; `odds` are those of that click.
    """

    back: int
    clicks: tuple[Choice, ...]
    odds: Odds | None
    is_fate: bool

    def to_json(self) -> Json:
        """Return the chain as plain JSON."""
        return {
            "back": self.back,
            "clicks": [click.to_json() for click in self.clicks],
            "odds": None if self.odds is None else self.odds.to_json(),
            "is_fate": self.is_fate,
        }


class Understood(NamedTuple):
    """What a click on a thing can mean: chains to choose from, or why there are none.

    `is_sure`: there is just one chain, and it can be taken at once. `is_late`: the search was ended
    by the clock, and says nothing; see `understand`.
    """

    chains: tuple[Chain, ...]
    is_sure: bool
    reasons: tuple[Reason, ...]
    is_late: bool = False

    def to_json(self) -> Json:
        """Return it as plain JSON."""
        return {
            "chains": [chain.to_json() for chain in self.chains],
            "is_sure": self.is_sure,
            "reasons": [reason.to_json() for reason in self.reasons],
        }


class Samples(NamedTuple):
    """A position of the seat in two states drawn from what it knows."""

    first: State
    second: State


class _Place(NamedTuple):
    """A position that a search has reached: how, and what can be answered there."""

    state: State
    path: tuple[Action, ...]
    legal: tuple[Action, ...]
    is_via: bool


def samples_of(state: State, seat: Player, seed: int) -> Samples:
    """Draw a position twice from what a seat knows, without the log, with dice that are watched."""
    return Samples(_sample(state, seat, seed * 2), _sample(state, seat, seed * 2 + 1))


def samples_again(first: State, seat: Player, seed: int) -> Samples:
    """Return the samples of `samples_of` from the first of them: it holds what the seat knows."""
    return Samples(first, _sample(first, seat, seed * 2 + 1))


def _sample(state: State, seat: Player, seed: int) -> State:
    sample = state.determinize(seat, seed)
    sample.log = None
    sample.dice = RecordingDice(sample.dice)
    return sample


def understand(
    game: Game,
    seat: Player,
    roots: Sequence[Samples],
    target: str,
    most: int = MOST_POSITIONS,
    is_late: Callable[[], bool] = lambda: False,
    via: str = "",
) -> Understood:
    """Return what a click on a thing means; `roots[n]` is where n answers are taken back.

    It is looked for in `most` positions at most, and given up where `is_late` says so. `via` is a
    thing that was dragged there: only chains with a click on it, or on what it means, are meant.
    """
    search = _Search(game, seat, roots, target, most, is_late, via)
    found = search.run()
    return found._replace(is_late=search.was_late)


def is_own_step(before: State, after: State, seat: Player) -> bool:
    """Say whether a click did nothing but lead to the next question of the same decision."""
    return not is_fate(before, after, seat) and after.chain == before.chain


def is_fate(before: State, after: State, seat: Player, rolls: Sequence[Roll] = ()) -> bool:
    """Say whether a click has rolled, drawn, shown, ended, or asked the other seat.

    `rolls` are those that were written down already, and are forgotten by the dice.
    """
    dice = after.dice
    has_rolled = bool(rolls) or (isinstance(dice, RecordingDice) and bool(dice.rolls))
    return has_rolled or after.fate != before.fate or after.seats_to_answer() != (seat,)


def is_refused(game: Game, state: State, seat: Player, target: str) -> bool:
    """Say whether the open question is about a thing, or what it means, and forbids it."""
    names = [target, *game.meanings(state, target)]
    return _forbids(game, state, seat, [a for name in names for a in game.actions_on(state, name)])


def _forbids(game: Game, state: State, seat: Player, actions: Sequence[Action]) -> bool:
    """Say whether the open question is about one of some answers, and allows none."""
    codes = [game.legality(state, action, seat) for action in actions]
    return OK not in codes and any(code != NOT_ASKED_CODE for code in codes)


class _Search:
    """One search, level by level: the fewest clicks, those taken back counted, come first."""

    def __init__(
        self,
        game: Game,
        seat: Player,
        roots: Sequence[Samples],
        target: str,
        most: int,
        is_late: Callable[[], bool],
        via: str,
    ) -> None:
        self._game = game
        self._seat = seat
        self._roots = roots
        self._target = target
        self._left = most
        self._is_whole = True
        self._is_late = is_late
        self.was_late = False
        now = roots[0].first
        self._meanings = [target, *game.meanings(now, target)]
        self._wanted = [a for name in self._meanings for a in game.actions_on(now, name)]
        self._via = names_of(game, now, via)
        self._earlier = [position(samples.first) for samples in roots]
        self._seen = {self._earlier[0]}
        self._reasons: list[Reason] = []

    def run(self) -> Understood:
        """Return the nearest chains, or the rule of the nearest question that knows the thing."""
        if not self._wanted:
            return self._none([Reason(NO_SUCH_THING)])
        levels = [[self._place(roots.first, (), not self._via)] for roots in self._roots]
        if self._via and self._is_in_hand():
            levels[0] = [levels[0][0]._replace(is_via=True)]
        is_refused = not self._via and self._is_refused(levels[0][0])
        meant: list[Chain] = []
        for cost in range(1, MOST_CLICKS + 1):
            itself, others = self._at(cost, levels, is_refused)
            if itself or meant:
                return self._found(itself or meant)
            meant = others
            if not any(levels):
                break
        if meant:
            return self._found(meant)
        return self._none(self._reasons or [Reason(NO_WAY, self._roots[0].first.section())])

    def _at(
        self, cost: int, levels: list[list[_Place]], is_refused: bool
    ) -> tuple[list[Chain], list[Chain]]:
        """Return the chains of so many clicks to the thing itself, and to what else it may mean.

        The levels go on by one click. What a thing stands for counts as one click more.
        """
        itself: list[Chain] = []
        others: list[Chain] = []
        for back in range(min(cost, len(levels))):
            if back and is_refused and cost > back + 1:
                levels[back] = []  # the open question has a rule about it: nothing else was meant
            ends = self._ends(back, levels[back])
            itself = itself or self._chains(back, [end for end in ends if end[2] == self._target])
            others = others or self._chains(back, [end for end in ends if end[2] != self._target])
            levels[back] = self._next(levels[back]) if not itself else []
        return itself, others

    def _found(self, chains: list[Chain]) -> Understood:
        is_sure = len(chains) == 1 and self._is_whole and not chains[0].is_fate
        return Understood(tuple(chains[:MOST_SHOWN]), is_sure, ())

    def _none(self, reasons: Sequence[Reason]) -> Understood:
        return Understood((), False, tuple(reasons))

    def _place(self, state: State, path: tuple[Action, ...], is_via: bool) -> _Place:
        return _Place(state, path, tuple(state.legal_actions(self._seat)), is_via)

    def _is_in_hand(self) -> bool:
        """Say whether the last own click was on what is dragged."""
        if len(self._roots) < 2:
            return False
        before = self._roots[1].first
        for action in before.legal_actions(self._seat):
            if self._game.target(before, action) in self._via:
                after = before.clone()
                after.apply(action)
                if position(after) == self._earlier[0]:
                    return is_named(self._game, before, action, after, self._via)
        return False

    # One level.

    def _ends(self, back: int, level: list[_Place]) -> list[tuple[_Place, Action, str]]:
        """Return the answers at this level that are the thing, or what it may mean."""
        ends: list[tuple[_Place, Action, str]] = []
        for place in level:
            if self._is_out_of_time():
                return []
            if not self._reasons:
                self._reasons = self._refusals(back, place)
            for action in place.legal:
                name = self._game.target(place.state, action)
                if name in self._meanings and place.is_via:
                    ends.append((place, action, name))
        return ends

    def _chains(self, back: int, ends: list[tuple[_Place, Action, str]]) -> list[Chain]:
        """Return the chains to these ends; of those to one position the first."""
        found: dict[str, Chain] = {}
        for place, action, _ in ends:
            if self._is_out_of_time():
                return []
            chain = self._chain(back, (*place.path, action))
            if chain is not None:
                found.setdefault(chain[1], self._shortened(*chain))
        return list(found.values())

    def _shortened(self, chain: Chain, where: str) -> Chain:
        """Return a chain to where the seat was before as nothing but the way back.

        One that ends where it began was a click on what is chosen already: that is put back.
        """
        if where not in self._earlier:
            return chain
        back = self._earlier.index(where) or chain.back
        return Chain(back, (), None, False)

    def _next(self, level: list[_Place]) -> list[_Place]:
        """Return the positions one click on that are new, as long as there are positions left."""
        found: list[_Place] = []
        for place in level:
            if len(place.state.seats_to_answer()) > 1:
                continue
            for action in self._worth_trying(place):
                if self._left == 0 or self._is_out_of_time():
                    self._is_whole = False
                    return found
                self._left -= 1
                after = place.state.clone()
                after.apply(action)
                if self._goes_on(place.state, action, after) and self._is_new(after):
                    is_via = place.is_via or is_named(
                        self._game, place.state, action, after, self._via
                    )
                    found.append(self._place(after, (*place.path, action), is_via))
        return found

    def _is_out_of_time(self) -> bool:
        self.was_late = self.was_late or self._is_late()
        return self.was_late

    def _goes_on(self, before: State, action: Action, after: State) -> bool:
        """Say whether a click leads on: in the same decision, or a step of a way of like things.

        A leader who flees hex by hex answers the same question again and again.
        """
        if is_own_step(before, after, self._seat):
            return True
        if is_fate(before, after, self._seat) or after.prompt() != before.prompt():
            return False
        return _kind(self._game.target(before, action)) == _kind(self._target)

    def _worth_trying(self, place: _Place) -> Sequence[Action]:
        """Return the answers to go on with; what was dragged comes first, if it can be taken."""
        if place.is_via:
            return place.legal
        own = [a for a in place.legal if self._is_mover(self._game.target(place.state, a))]
        return own or place.legal

    def _is_mover(self, name: str) -> bool:
        return name in self._via and not is_place(name)

    def _is_new(self, state: State) -> bool:
        where = position(state)
        if where in self._seen:
            return False
        self._seen.add(where)
        return True

    # Two samples must agree.

    def _chain(self, back: int, actions: tuple[Action, ...]) -> tuple[Chain, str] | None:
        """Return a chain and where it leads, if it does the same in both samples."""
        first = self._walk(self._roots[back].first, back, actions)
        second = self._walk(self._roots[back].second, back, actions)
        if first is None or second is None or first[0].to_json() != second[0].to_json():
            return None
        return first

    def _walk(
        self, root: State, back: int, actions: tuple[Action, ...]
    ) -> tuple[Chain, str] | None:
        """Take the clicks in one sample; None where one is not allowed there, or is fate early."""
        game, state = self._game, root.clone()
        clicks: list[Choice] = []
        odds: Odds | None = None
        fate = False
        for number, action in enumerate(actions):
            if game.why_not(state, action, self._seat) is not None:
                return None
            clicks.append(choice_of(game, state, action))
            is_last = number == len(actions) - 1
            odds = game.odds(state, action) if is_last else None
            before = state
            state = before.clone()
            state.apply(action)
            fate = is_fate(before, state, self._seat)
            if not is_last and not self._goes_on(before, action, state):
                return None
        return Chain(back, tuple(clicks), odds, fate), position(state)

    # Why not.

    def _is_refused(self, place: _Place) -> bool:
        """Say whether the open question is about the thing, and a rule of it forbids it."""
        return _forbids(self._game, place.state, self._seat, self._wanted)

    def _refusals(self, back: int, place: _Place) -> list[Reason]:
        """Return the rules by which a question about the thing refuses it, if samples agree."""
        if not self._is_refused(place):
            return []
        other = self._roots[back].second.clone()
        for action in place.path:
            if self._game.why_not(other, action, self._seat) is not None:
                return []
            other.apply(action)
        told, again = self._told(place.state), self._told(other)
        return told if [one.to_json() for one in told] == [one.to_json() for one in again] else []

    def _told(self, state: State) -> list[Reason]:
        told: list[Reason] = []
        for name in self._meanings:
            for reason in self._game.explain(state, self._seat, name):
                is_rule = reason.code not in (NOT_ASKED, NO_SUCH_THING, NOT_YOURS, GAME_OVER)
                if is_rule and not reason.is_said_in(told):
                    told.append(reason)
            if told:
                return told
        return told


def _kind(target: str) -> str:
    """Return what kind of thing a target is: `hex:1204` is a hex."""
    return target.partition(":")[0]


def is_place(target: str) -> bool:
    """Say whether a thing is a place."""
    return _kind(target) in PLACES


def names_of(game: Game, state: State, via: str) -> list[str]:
    """Return the names by which a dragged thing is known, pieces before their places."""
    found = [via, *game.meanings(state, via)] if via else []
    return [one for one in found if not is_place(one)] + [one for one in found if is_place(one)]


def is_named(game: Game, before: State, action: Action, after: State, via: Sequence[str]) -> bool:
    """Say whether an answer names what is dragged: by a place only if nobody else goes there."""
    name = game.target(before, action)
    if name not in via:
        return False
    return not is_place(name) or game.meanings(before, name) == game.meanings(after, name)


def position(state: State) -> str:
    """Return a position as a text: the same for the same columns and questions."""
    saved = Saved()
    state.columns(saved, state)
    return json.dumps([state.chain, state.fate, state.todo.frames, saved.names])
