"""Matches in memory: clicks stored before they are taken, and news for those who listen."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from grognard.ai.roster import ranks
from grognard.core.types import NOBODY, SPECTATOR, Action, Json, Player
from grognard.lessons import course_of
from grognard.match import Click, Match, MatchError
from grognard.match.click import CHAIN, MIND, PLAY, UNDO, read_chain
from grognard.match.minding import is_restless, minded_by, minder
from grognard.match.older import ended_by_agreement
from grognard.match.pace import Pace
from grognard.server import frames
from grognard.server.absence import Absence
from grognard.server.audience import Listener, Listeners
from grognard.server.bots import Thinker
from grognard.server.errors import ApiError
from grognard.server.papers import save_of
from grognard.server.pieces import in_pieces
from grognard.server.public import check_rules, is_older, match_public
from grognard.server.secret import fits
from grognard.server.settings import MOST_CLICKS, Settings
from grognard.server.store import MatchData, Store
from grognard.server.thinking import Bots

log = logging.getLogger(__name__)

HANDS_KEY: Final = "hands-"
STEP_BYTES: Final = 1200
CLICK_BYTES: Final = 600
"""Memory of a step with its events, and of a click with its key, as measured, about."""


Answer: TypeAlias = Callable[[int], None]
"""What is called when a click is taken, with the seat's next step."""


def _no_answer(_step: int) -> None:
    """For clicks whose client waits for the return."""


@dataclass(frozen=True)
class Taken:
    """A click that was taken, as its key remembers it."""

    verb: str
    step: int
    action: str


class LiveMatch:
    """One match in memory, the sockets that listen, and the bots that think for it.

    `match` is None until every seat is taken: the dice need the salts of all.
    """

    def __init__(
        self,
        data: MatchData,
        match: Match | None,
        keys: dict[tuple[Player, str], Taken],
        store: Store,
        thinker: Thinker,
        pace: Pace,
        snapshot_every: int,
        away_seconds: float = 0.0,
        max_clicks: int = MOST_CLICKS,
    ) -> None:
        self.data = data
        self.match = match
        self.is_stale = False
        self.lock = asyncio.Lock()
        self.absence = Absence(away_seconds)
        course = course_of(data.game, data.lesson) if data.lesson else None
        self.listeners = Listeners(course)
        self._bots = Bots(course, thinker, pace)
        self._keys = keys
        self._store = store
        self._snapshot_every = snapshot_every
        self._max_clicks = max_clicks
        self.saved_at = 0
        """After how many clicks the last snapshot was written."""
        self._work: set[asyncio.Task[object]] = set()

    # Who sits there.

    def seat_of(self, secret: str | None) -> Player:
        """Return the seat that a secret holds, SPECTATOR for none; raises ApiError."""
        if secret is None:
            return SPECTATOR
        for seat in self.data.seats:
            if fits(secret, seat.secret_hash):
                return seat.seat
        raise ApiError("seat/secret")

    def check_hints(self) -> None:
        """Refuse hints against a person at another screen, unless both wished them before.

        Both could say so when they sat down, before the first roll; raises ApiError.
        """
        data = self.data
        if data.is_by_link() and not all(seat.hints for seat in data.seats if seat.kind != "bot"):
            raise ApiError("hint/person")

    def running(self) -> Match:
        """Return the match; raises while a seat is open, and where other rules began it."""
        if self.match is None:
            check_rules(self.data)
            raise ApiError("match/waiting")
        return self.match

    def public(self) -> Json:
        """Return what everybody may know."""
        outcome = None if self.match is None else self.match.outcome()
        result = self.data.result if outcome is None else outcome.to_json()
        record = None if self.match is None else self.match.record
        present = self.listeners.seats()
        return match_public(self.data, result, present, self._bots.told_playing(), record)

    def is_asked(self, seat: Player) -> bool:
        """Say whether a seat has a question to answer."""
        return self.match is not None and seat in self.match.asked()

    async def agree(self, seat: Player, agrees: bool) -> None:
        """Let a seat agree to end a match that cannot go on, or think better of it.

        It ends when all people at it agree; computer players do.
        """
        async with self.lock:
            data = self.data
            if data.result is not None:
                raise MatchError("match-over")
            if not is_older(data):
                raise ApiError("match/playable")
            await self._store.set_agrees(data.id, seat, agrees)
            data.seats[seat].agrees = agrees
            if all(one.agrees for one in data.seats if one.kind != "bot" and one.is_joined()):
                data.result = ended_by_agreement().to_json()
                await self._store.set_result(data.id, data.result)
        self.tell_table()

    # Whose hands a seat is in.

    async def mind(self, seat: Player, by: Player, is_minded: bool) -> None:
        """Let a computer player sit on a seat, or its person again; raises ApiError.

        Everybody may leave the own seat to one and take it back; the seat of another person only
        where both began so, and that one has been away for long enough.
        """
        async with self.lock:
            match = self._ready()
            if not self.data.minding:
                raise ApiError("seat/not_minded")
            if bool(minder(match.record, seat)) == is_minded:
                return
            if seat != by:
                self._check_gone(seat, is_minded)
            if is_minded and is_restless(match.record, seat):
                raise ApiError("rate/limited")
            await self._change_hands(match, seat, ranks()[-1] if is_minded else "", by)

    def _check_gone(self, seat: Player, is_minded: bool) -> None:
        if not is_minded:
            raise ApiError("seat/not_yours")
        if seat in self.listeners.seats():
            raise ApiError("seat/here")
        self.absence.check(seat)

    async def come_back(self, seat: Player) -> None:
        """Give a seat back to a person who comes, unless that one had left it to the computer."""
        if seat == SPECTATOR or self.match is None:
            return
        async with self.lock:
            match = self.match
            if self.is_stale or match.is_over():
                return
            if minded_by(match.record, seat) not in (NOBODY, seat):
                await self._change_hands(match, seat, "", seat)

    async def _change_hands(self, match: Match, seat: Player, bot: str, by: Player) -> None:
        """Store and take a change of hands, and tell it; the lock is held."""
        key = f"{HANDS_KEY}{match.step(seat)}"
        self._bots.forget(seat)
        await self._take(match, match.prepare_mind(seat, bot, by), key, _no_answer)
        self.tell_table()

    def _check_hands(self, match: Match, seat: Player) -> None:
        """Refuse a person's click on a seat that a computer player minds."""
        if match.record.minded and minder(match.record, seat):
            raise ApiError("seat/minded")

    # Clicks.

    async def play(
        self,
        seat: Player,
        action: Action,
        step: int,
        key: str,
        answer: Answer = _no_answer,
        is_bot: bool = False,
    ) -> int:
        """Take an answer; returns the seat's next step when it is on disk.

        `answer` is called with it before anybody is told the news.
        """
        async with self.lock:
            match = self._ready()
            taken = self._keys.get((seat, key))
            if taken is not None:
                self._check_same(match, taken, PLAY, step, action)
                answer(taken.step + 1)
                return taken.step + 1
            if not is_bot:
                self._check_hands(match, seat)
            await self._take(match, match.prepare_play(seat, action, step), key, answer)
            return step + 1

    async def answer_as_bot(self, seat: Player, action: Action, step: int, key: str) -> None:
        """Take a bot's answer."""
        await self.play(seat, action, step, key, is_bot=True)

    async def undo(self, seat: Player, step: int, key: str, answer: Answer = _no_answer) -> int:
        """Take something back; returns the seat's next step when that is on disk."""
        return await self.say(seat, UNDO, step, key, answer)

    async def say(
        self, seat: Player, word: str, step: int, key: str, answer: Answer = _no_answer
    ) -> int:
        """Take an undo, or a word about asking back; returns the seat's next step as above."""
        async with self.lock:
            match = self._ready()
            taken = self._keys.get((seat, key))
            if taken is not None:
                self._check_same(match, taken, word, step, 0)
                answer(taken.step + 1)
                return taken.step + 1
            self._check_hands(match, seat)
            click = match.prepare_word(seat, word, step)
            await in_pieces(match.way_back(seat, word))
            await self._take(match, click, key, answer)
            return step + 1

    async def chain(
        self,
        seat: Player,
        back: int,
        actions: Sequence[Action],
        step: int,
        key: str,
        answer: Answer = _no_answer,
    ) -> int:
        """Take several answers as one click; returns the seat's next step when it is on disk."""
        async with self.lock:
            match = self._ready()
            taken = self._keys.get((seat, key))
            if taken is not None:
                self._check_same_chain(match, taken, step, back, actions)
                answer(taken.step + 1)
                return taken.step + 1
            self._check_hands(match, seat)
            await self._take(match, match.prepare_chain(seat, back, actions, step), key, answer)
            return step + 1

    def _ready(self) -> Match:
        if self.is_stale:
            raise ApiError("match/conflict")
        return self.running()

    def _check_same(self, match: Match, taken: Taken, verb: str, step: int, action: Action) -> None:
        """Refuse a key that was used for another click."""
        same = taken.verb == verb and taken.step == step
        if same and verb == PLAY:
            same = match.parse(taken.action) == action
        if not same:
            raise ApiError("action/key_reused")

    def _check_same_chain(
        self, match: Match, taken: Taken, step: int, back: int, actions: Sequence[Action]
    ) -> None:
        """Refuse a key that was used for another click."""
        same = taken.verb == CHAIN and taken.step == step
        if same:
            was_back, texts = read_chain(taken.action)
            same = was_back == back and [match.parse(text) for text in texts] == list(actions)
        if not same:
            raise ApiError("action/key_reused")

    async def _take(self, match: Match, click: Click, key: str, answer: Answer) -> None:
        """Store a prepared click, commit it, and tell who listens; the lock is held."""
        if match.clicks() >= self._max_clicks and click.verb != MIND:
            raise ApiError("match/too_long")
        try:
            await self._store.writer.add(self.data.id, click, key)
        except BaseException:
            self.go_stale()  # refused or cancelled: what is on disk may differ from this copy
            raise
        try:
            match.commit(click)
        except Exception as error:
            await self._store.drop_click(self.data.id, click)
            log.exception("the rules could not take a click of match %s", self.data.id)
            raise ApiError("match/broken") from error
        self._keys[click.seat, key] = Taken(click.verb, click.step, click.action)
        answer(click.step + 1)
        if match.is_over():
            await self._finish(match)
        else:
            await asyncio.sleep(0)  # the acknowledgements of all tables before the news of any
        self.tell()
        self.wake_bots()
        if match.is_over() or match.clicks() - self.saved_at >= self._snapshot_every:
            self.saved_at = match.clicks()
            self._keep_snapshot(match)

    async def _finish(self, match: Match) -> None:
        """Keep the outcome; the last click is on disk, so it can be had again where that fails."""
        outcome = match.outcome()
        if outcome is not None:
            self.data.result = outcome.to_json()
            try:
                await self._store.set_result(self.data.id, self.data.result)
            except ApiError as error:  # the writer has logged it
                log.debug("no result of match %s: %s", self.data.id, error.code)

    def _keep_snapshot(self, match: Match) -> None:
        task = asyncio.ensure_future(self._write_snapshot(match))
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    async def _write_snapshot(self, match: Match) -> None:
        try:
            clicks, saved = await in_pieces(save_of(match))
            await self._store.set_snapshot(self.data.id, clicks, saved)
        except ApiError as error:  # the writer has logged it
            log.debug("no snapshot of match %s: %s", self.data.id, error.code)
        except Exception:
            log.exception("no snapshot of match %s", self.data.id)

    # Those who listen, and the bots.

    def make_room(self, seat: Player, address: str, settings: Settings) -> None:
        """See that a socket has a place at this match; raises ApiError if it has none."""
        leaving = self.listeners.leaving_for(seat, address, settings)
        if leaving is not None:
            listener, reason = leaving
            listener.dismiss(reason)
            self.remove(listener)

    def add(self, listener: Listener) -> None:
        """Let a socket listen: it is told everything once, then what changes."""
        teller = self.listeners.add(listener)
        self.listeners.tell_table(self._table_frame(), listener)
        if self.match is not None:
            listener.send(teller.whole(self.match))
            self.wake_bots()

    def remove(self, listener: Listener) -> None:
        """Let a socket go."""
        if not self.listeners.remove(listener):
            return
        if listener.seat not in self.listeners.seats():
            self.absence.note(listener.seat)
        self.tell_table()

    def count(self) -> int:
        """Return how many sockets listen."""
        return len(self.listeners)

    def tell(self) -> None:
        """Tell each audience what changed for it."""
        if self.match is None:
            return
        self.listeners.tell(self.match)
        if self.match.is_over() or self.match.is_practice() or self.match.record.lines:
            self.tell_table()

    def tell_table(self) -> None:
        """Tell everybody who sits there, if that has changed."""
        self.listeners.tell_table(self._table_frame())

    async def whole_log(self, seat: Player) -> list[Json]:
        """Return all that a seat has seen happen; no click is taken meanwhile."""
        lines: list[Json] = []
        async with self.lock:
            match = self.running()
            while len(lines) < match.log_length(seat):
                page = match.log(seat, len(lines), len(lines) + frames.LOG_PAGE)
                lines += [line.to_json() for line in page]
                await asyncio.sleep(0)
        return lines

    def tell_beginning(self) -> None:
        """Tell everybody that the match has begun."""
        self.tell_table()
        self.tell()
        self.wake_bots()

    def _table_frame(self) -> str:
        return frames.text({"type": "table", "match": self.public()})

    def wake_bots(self) -> None:
        """Let every bot think that is asked and does not think yet."""
        self._bots.wake(self)

    def go_stale(self) -> None:
        """Give this copy up: sockets come again and get a fresh one from the database."""
        self.is_stale = True
        self.listeners.close()

    # The end.

    def weight(self) -> int:
        """Return about how many bytes of memory this copy takes: what it has grown to."""
        if self.match is None:
            return 0
        return len(self.match.record.steps) * STEP_BYTES + self.match.clicks() * CLICK_BYTES

    def dismiss(self, address: str) -> None:
        """End the sockets of an address that has too much in memory by them."""
        for listener in self.listeners.of(address):
            listener.dismiss("server/busy")
            self.remove(listener)

    def is_idle(self) -> bool:
        """Say whether nobody needs this copy in memory."""
        is_busy = self._bots.are_thinking() or bool(self._work) or self.lock.locked()
        return not (self.listeners or is_busy)

    async def leave(self) -> None:
        """Stop thinking and finish what was begun."""
        await self._bots.leave()
        await asyncio.gather(*self._work, return_exceptions=True)
        if self.match is not None and not self.is_stale and self.match.clicks() > self.saved_at:
            self.saved_at = self.match.clicks()
            await self._write_snapshot(self.match)
