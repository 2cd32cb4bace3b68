"""A drag or a click over several decisions: a thing is named wherever that is asked.

Where a drag means nothing inside the running decision, it is read as a deed. At each question the
dragged thing is clicked if it can be, then the place where it was dropped; a question about others
is ended, an offer declined, and the one word said after which the thing is asked for. An attack of
which only the roll is left is made. Where the thing should have been named before (a unit that is
ordered after others have moved), the seat's own answers since then are taken back, it is named
there, and they are given again.

Who stands together is dragged together, if the game knows a march of theirs; what is dragged
farther than it can go goes as near as it can.

A click does the same with nothing in hand: who is asked whether to advance, and clicks the next
enemy, has declined. No click but the last may be fate, and two samples of what the seat knows must
agree.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from grognard.core.game import Game
from grognard.core.odds import Odds
from grognard.core.state import State
from grognard.core.types import Action, Json, Player
from grognard.match.chains import (
    MOST_POSITIONS,
    Chain,
    Samples,
    Understood,
    is_fate,
    is_named,
    is_place,
    is_refused,
    names_of,
    position,
    samples_of,
    understand,
)
from grognard.match.plans import carry_out
from grognard.match.view import Choice, choice_of

MOST_CLICKS: Final = 8
"""Clicks of a deed, without those that are given again."""
MOST_DRAGGED: Final = 400
"""Positions that are looked at for a drag inside the running decision."""
MOST_WORDS: Final = 4
"""Answers of a question that is looked through for the one after which a thing is asked for."""
MARCH: Final = "march:"
"""Before what is dragged and where it was dropped: a plan of the game, if it knows one."""
WORD: Final = "button:"
"""Before what is said and is no thing of the table."""
MOST_AGAIN: Final = 48
"""Own answers that a deed may take back and give again."""


class OutOfTime(Exception):
    """A deed was not found in the time that it may take."""


class Given(NamedTuple):
    """An own answer, the question that it answered, and whether it only ended that."""

    prompt: str
    action: Action
    is_end: bool


class Earlier(NamedTuple):
    """Where a thing could have been named: a position of the own past, and the answers since."""

    samples: Samples
    since: tuple[Given, ...]


class _Deed(NamedTuple):
    """The clicks of a deed in one sample; `named`: how many of them come before it ends anything.

    `gives_up`: it ends a question about others.
    """

    clicks: tuple[Choice, ...]
    odds: Odds | None
    is_fate: bool
    named: int
    gives_up: bool


def understand_drag(
    game: Game,
    seat: Player,
    roots: Sequence[Samples],
    earlier: Earlier | None,
    target: str,
    via: str = "",
    is_late: Callable[[], bool] = lambda: False,
) -> Understood:
    """Return what a click on a thing means, or, with `via`, a drag: a chain, a deed or a march."""
    found = _understood(game, seat, roots, earlier, target, via, is_late)
    is_one = len(found.chains) == 1 or any(chain.is_fate for chain in found.chains)
    if not via or is_one or found.is_late:
        return found
    march = MARCH + via + ":" + target.partition(":")[2]
    planned = carry_out(game, seat, roots[0], march, is_late)
    if not planned.chain.clicks:
        return found._replace(is_late=found.is_late or planned.is_late)
    return Understood((planned.chain,), not planned.chain.is_fate, ())


def _understood(
    game: Game,
    seat: Player,
    roots: Sequence[Samples],
    earlier: Earlier | None,
    target: str,
    via: str,
    is_late: Callable[[], bool],
) -> Understood:
    """Return the chain that a click or a drag means, or else the deed."""
    most = MOST_DRAGGED if via else MOST_POSITIONS
    found = understand(game, seat, roots, target, most, is_late, via)
    if found.chains or found.is_late:
        return found
    if not via and is_refused(game, roots[0].first, seat, target):
        return found
    try:
        chains = deeds(game, seat, roots[0], earlier, target, via, is_late)
    except OutOfTime:
        return Understood((), False, (), is_late=True)
    if not chains:
        return found
    gives_up = any(click.ends for click in chains[0].clicks)
    is_sure = not via and len(chains) == 1 and not chains[0].is_fate and not gives_up
    return Understood(chains, is_sure, ())


def deeds(
    game: Game,
    seat: Player,
    now: Samples,
    earlier: Earlier | None,
    target: str,
    via: str,
    is_late: Callable[[], bool] = lambda: False,
) -> tuple[Chain, ...]:
    """Return what dragging a thing somewhere does over several decisions; () for nothing.

    Raises OutOfTime where `is_late` says so.
    """
    if len(now.first.seats_to_answer()) > 1:
        return ()
    places = [Earlier(now, ())] if earlier is None else [Earlier(now, ()), earlier]
    for place in places:
        one, other = [_Hand(game, seat, sample, target, via, is_late) for sample in place.samples]
        first, second = _deed(one, place.since), _deed(other, place.since)
        if first is not None and second is not None:
            chains = _chains(first, len(place.since))
            if _told(chains) == _told(_chains(second, len(place.since))):
                return chains
    return ()


def _chains(deed: _Deed, back: int) -> tuple[Chain, ...]:
    """Return a deed as a chain; what would end the turn with something left has the naming too."""
    whole = Chain(back, deed.clicks, deed.odds, deed.is_fate)
    if not deed.is_fate or not deed.gives_up or back or not deed.named:
        return (whole,)
    return (Chain(0, deed.clicks[: deed.named], None, False), whole)


def _told(chains: Sequence[Chain]) -> list[Json]:
    """Return chains as they are sent: odds are the same if they read the same."""
    return [chain.to_json() for chain in chains]


def _deed(hand: "_Hand", since: Sequence[Given]) -> _Deed | None:
    """Return the clicks of a deed in one sample; None where there is no way."""
    if since and not hand.insert(since):
        return None
    return hand.deed() if hand.go(MOST_CLICKS, is_taken=hand.is_empty()) else None


class _Hand:
    """A hand that carries a thing somewhere in one sample."""

    def __init__(
        self,
        game: Game,
        seat: Player,
        sample: State,
        target: str,
        via: str,
        is_late: Callable[[], bool],
    ) -> None:
        self._is_late = is_late
        self._game = game
        self._seat = seat
        self._state = sample.clone()
        self._wanted = [target, *game.meanings(sample, target)]
        self._own = names_of(game, sample, via)
        self._clicks: list[Choice] = []
        self._ended: list[int] = []
        self._odds: Odds | None = None
        self._is_fate = False

    def is_empty(self) -> bool:
        """Say whether nothing is dragged."""
        return not self._own

    def deed(self) -> _Deed:
        """Return what was clicked."""
        named = self._ended[0] if self._ended else 0
        clicks = tuple(self._clicks)
        return _Deed(clicks, self._odds, self._is_fate, named, bool(self._ended))

    def insert(self, since: Sequence[Given]) -> bool:
        """Name the thing, and give the answers again that came after; say whether that goes.

        The end of a question that is not asked any more is left out, and nothing else.
        """
        if not self._click_own():
            return False
        for given in since:
            if self._is_fate:
                return False
            if self._state.prompt() != given.prompt:
                if given.is_end:
                    continue
                return False
            if self._game.why_not(self._state, given.action, self._seat) is not None:
                return False
            self._click(given.action)
        return not self._is_fate

    def go(self, most: int, is_taken: bool) -> bool:
        """Click on until the thing is where it was dropped; say whether it came there."""
        if most == 0 or self._is_fate:
            return False
        if is_taken and (self._click_on(self._wanted) or self._click_on(self._words())):
            self._attack()
            return True
        mark = (self._state, len(self._clicks), len(self._ended))
        if self._click_own():
            if not is_taken and self._is_as_if_named(mark[0]):
                self._attack()
                return True
            if self.go(most - 1, is_taken=True):
                return True
        self._back_to(mark)
        if not is_taken and self._aim():
            return True
        self._back_to(mark)
        if len(self._legal()) <= MOST_WORDS and not is_taken and self._open():
            if self.go(most - 1, is_taken):
                return True
        self._back_to(mark)
        if self._end() and self.go(most - 1, is_taken):
            return True
        self._back_to(mark)
        return False

    def _is_as_if_named(self, before: State) -> bool:
        """Say whether naming the place instead would have said the same: who attacks, and whom."""
        now, mark = self._state, (before, len(self._clicks), len(self._ended))
        clicks, is_fate = self._clicks[:], self._is_fate
        self._state = before
        is_same = not is_fate and self._click_on(self._wanted) and not self._is_fate
        is_same = is_same and position(self._state) == position(now)
        self._back_to(mark)
        self._state, self._clicks, self._is_fate = now, clicks, is_fate
        return is_same

    def _back_to(self, mark: tuple[State, int, int]) -> None:
        self._state, clicks, ended = mark
        del self._clicks[clicks:]
        del self._ended[ended:]
        self._odds, self._is_fate = None, False

    def _click_on(self, names: Sequence[str]) -> bool:
        """Click the only answer that lies on one of these things; say whether there is just one."""
        for name in names:
            found = [a for a in self._legal() if self._game.target(self._state, a) == name]
            if len(found) == 1:
                self._click(found[0])
                return True
        return False

    def _words(self) -> list[str]:
        """Return the words that the target means by now: it is aimed at already."""
        return self._words_of(self._wanted[0]) if self._own else []

    def _words_of(self, thing: str) -> list[str]:
        meant = self._game.meanings(self._state, thing)
        return [name for name in meant if name.startswith(WORD)]

    def _aim(self) -> bool:
        """Click the place first, if only then what is dragged is what would act: one gun bears."""
        if self.is_empty() or not self._click_on(self._wanted) or self._is_fate:
            return False
        return self._click_on([word for name in self._own for word in self._words_of(name)])

    def _click_own(self) -> bool:
        """Click what is dragged, or the place where it stands if nobody else goes there."""
        before, mark = self._state, (self._state, len(self._clicks), len(self._ended))
        for name in self._own:
            if self._click_on([name]):
                action = self._clicks[-1].action
                if is_named(self._game, before, action, self._state, self._own):
                    return True
                self._back_to(mark)
        return False

    def _end(self) -> bool:
        """End a question about others, or decline its offer; say whether that can be done."""
        for action in self._legal():
            is_end = self._game.ends(self._state, action)
            if is_end or self._game.passes(self._state, action):
                if is_end:
                    self._ended.append(len(self._clicks))
                self._click(action)
                return True
        return False

    def _attack(self) -> None:
        """Make an attack of which nothing is left to say but that it is led by what was dragged.

        Nothing is clicked unless it comes to that: first what is the only answer, and ends nothing.
        """
        mark = (self._state, len(self._clicks), len(self._ended))
        while self._own and not self._is_fate and self._click_alone():
            if self._odds is None and not self._is_fate:
                self._click_own()
        if len(self._clicks) > mark[1] and not self._is_fate:
            self._back_to(mark)

    def _click_alone(self) -> bool:
        """Click the only answer there is, unless it ends or declines something."""
        legal = self._legal()
        if len(legal) != 1 or self._state.seats_to_answer() != (self._seat,):
            return False
        if self._game.ends(self._state, legal[0]) or self._game.passes(self._state, legal[0]):
            return False
        self._click(legal[0])
        return True

    def _open(self) -> bool:
        """Give the one answer after which what is dragged is asked for, if there is just one."""
        mark = (self._state, len(self._clicks), len(self._ended))
        found: list[Action] = []
        for action in self._legal():
            self._click(action)
            if not self._is_fate and self._is_lit():
                found.append(action)
            self._back_to(mark)
        if len(found) == 1:
            self._click(found[0])
        return len(found) == 1

    def _is_lit(self) -> bool:
        lit = {self._game.target(self._state, action) for action in self._legal()}
        movers = [name for name in self._own if not is_place(name)]
        return any(name in lit for name in movers or self._own)

    def _legal(self) -> Sequence[Action]:
        return self._state.legal_actions(self._seat)

    def _click(self, action: Action) -> None:
        if self._is_late():
            raise OutOfTime
        before = self._state
        self._clicks.append(choice_of(self._game, before, action))
        odds = self._game.odds(before, action)
        self._state = before.clone()
        self._state.apply(action)
        self._is_fate = is_fate(before, self._state, self._seat)
        self._odds = odds if self._is_fate else None


def earlier_of(
    game: Game,
    seat: Player,
    past: Sequence[tuple[State, Action]],
    via: str,
    seed: int,
) -> Earlier | None:
    """Return the last place of the own past, latest first, where a thing could be named."""
    since: list[Given] = []
    for state, action in past[:MOST_AGAIN]:
        if state.seats_to_answer() != (seat,):
            return None
        since.insert(0, Given(state.prompt(), action, game.ends(state, action)))
        if any(game.target(state, one) == via for one in state.legal_actions(seat)):
            if game.target(state, action) != via:
                return Earlier(samples_of(state, seat, seed), tuple(since))
            return None
    return None
