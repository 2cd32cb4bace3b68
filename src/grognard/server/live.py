"""Matches in memory: clicks stored before they are taken, and news for those who listen."""

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias

import orjson

from grognard.ai.roster import ranks
from grognard.core.errors import GrognardError
from grognard.core.types import NOBODY, SPECTATOR, Action, Json, Player
from grognard.lessons import course_of
from grognard.match import Click, Match, MatchError
from grognard.match.click import CHAIN, PLAY, UNDO, read_chain
from grognard.match.minding import is_restless, minded_by, minder
from grognard.match.older import ended_by_agreement
from grognard.match.pace import Pace, Schedule
from grognard.server import frames
from grognard.server.absence import Absence
from grognard.server.bots import NO_BOT, Thinker
from grognard.server.errors import ApiError, is_expected
from grognard.server.public import check_rules, is_older, match_public
from grognard.server.secret import fits
from grognard.server.settings import Settings
from grognard.server.store import MatchData, Store

log = logging.getLogger(__name__)

BOT_KEY: Final = "bot-"
HANDS_KEY: Final = "hands-"


Answer: TypeAlias = Callable[[int], None]
"""What is called when a click is taken, with the seat's next step."""


def _no_answer(_step: int) -> None:
    """For clicks whose client waits for the return."""


class Listener(Protocol):
    """An open socket, as a match knows it."""

    seat: Player
    address: str

    def send(self, text: str) -> None:
        """Send a frame some time soon; never waits."""

    def close(self) -> None:
        """End the connection; the client will come again."""

    def dismiss(self, reason: str) -> None:
        """End the connection with a reason; the client will not come again by itself."""


@dataclass(frozen=True)
class Taken:
    """A click that was taken, as its key remembers it."""

    verb: str
    step: int
    action: str


@dataclass(frozen=True)
class Audience:
    """The sockets of one seat, or of the spectators, as they arrived; and who tells them."""

    teller: frames.Teller
    listeners: list[Listener]


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
    ) -> None:
        self.data = data
        self.match = match
        self.is_stale = False
        self.lock = asyncio.Lock()
        self.absence = Absence(away_seconds)
        self._keys = keys
        self._course = course_of(data.game, data.lesson) if data.lesson else None
        self._store = store
        self._thinker = thinker
        self._pace = pace
        self._schedule = Schedule()
        self._snapshot_every = snapshot_every
        self.saved_at = 0
        """After how many clicks the last snapshot was written."""
        self._arrived: dict[Listener, None] = {}
        """Who listens, in the order of arrival."""
        self._audiences: dict[Player, Audience] = {}
        """The same by their seats."""
        self._table = ""
        self._thinking: dict[Player, asyncio.Task[None]] = {}
        self._memories: dict[Player, bytes] = {}
        self._owner = ""
        self.stand_ins: dict[Player, str] = {}
        """The weaker bots that play for such as were late or died, since this copy was loaded."""
        self._playing: dict[Player, str] = {}
        """Who plays for a bot, as the table should say: a stand-in, NO_BOT, or "" for itself."""
        self._told_playing: dict[Player, str] = {}
        """What of this the table does say: see `_tell_playing`."""
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
        present = {listener.seat for listener in self._arrived}
        outcome = None if self.match is None else self.match.outcome()
        result = self.data.result if outcome is None else outcome.to_json()
        record = None if self.match is None else self.match.record
        return match_public(self.data, result, present, self._told_playing, record)

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
        if seat in self._audiences:
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
        self._forget_bot(seat)
        await self._take(match, match.prepare_mind(seat, bot, by), key, _no_answer)
        self.tell_table()

    def _forget_bot(self, seat: Player) -> None:
        for kept in (self.stand_ins, self._playing, self._told_playing, self._memories):
            kept.pop(seat, None)

    def _is_bots(self, match: Match, seat: Player) -> bool:
        """Say whether a computer player answers for a seat."""
        return self.data.seats[seat].kind == "bot" or minder(match.record, seat) != ""

    def _bot_of(self, match: Match, seat: Player) -> str:
        """Return the computer player that answers for a seat, "" where a person does."""
        return match.seats[seat].bot or minder(match.record, seat)

    def _check_hands(self, match: Match, seat: Player) -> None:
        """Refuse a person's click on a seat that a computer player minds."""
        if seat not in self._audiences:
            self.absence.note(seat)
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
            await self._take(match, match.prepare_word(seat, word, step), key, answer)
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
        saved = orjson.dumps(match.save(snapshot=True))
        task = asyncio.ensure_future(self._write_snapshot(match.clicks(), saved))
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    async def _write_snapshot(self, clicks: int, saved: bytes) -> None:
        try:
            await self._store.set_snapshot(self.data.id, clicks, saved)
        except ApiError as error:  # the writer has logged it
            log.debug("no snapshot of match %s: %s", self.data.id, error.code)
        except Exception:
            log.exception("no snapshot of match %s", self.data.id)

    # Those who listen.

    def make_room(self, seat: Player, address: str, settings: Settings) -> None:
        """See that a socket has a place at this match; raises ApiError if it has none.

        A seat always has: its oldest socket goes, which a reload may have left behind. Of the
        spectators somebody goes whose address has more of them than the newcomer's.
        """
        audience = self._audiences.get(seat)
        there = [] if audience is None else audience.listeners
        if seat != SPECTATOR:
            if len(there) >= settings.max_sockets_per_seat:
                there[0].dismiss("socket/replaced")
                self.remove(there[0])
            return
        if len(there) < settings.max_spectators_per_match:
            return
        counts = Counter(one.address for one in there)
        largest, most = counts.most_common(1)[0]
        if most <= counts[address] + 1:
            raise ApiError("server/busy")
        leaving = next(one for one in reversed(there) if one.address == largest)
        leaving.dismiss("server/busy")
        self.remove(leaving)

    def add(self, listener: Listener) -> None:
        """Let a socket listen: it is told everything once, then what changes."""
        self._arrived[listener] = None
        if listener.seat != SPECTATOR:
            self._owner = listener.address
        table = self._table_frame()
        if table == self._table:
            listener.send(table)
        else:
            self._table = table
            self._send(self._arrived, table)
        teller = self._join_audience(listener)
        if self.match is None:
            return
        listener.send(teller.whole(self.match))
        self.wake_bots()

    def _join_audience(self, listener: Listener) -> frames.Teller:
        """Let a socket hear what its seat is told; return who tells it all that was told before."""
        audience = self._audiences.get(listener.seat)
        if audience is None:
            audience = Audience(self._teller(listener.seat), [listener])
            self._audiences[listener.seat] = audience
            return audience.teller
        audience.listeners.append(listener)
        return self._teller(listener.seat)  # to the others nothing is told twice

    def _teller(self, seat: Player) -> frames.Teller:
        return frames.Teller(seat, self._course)

    def remove(self, listener: Listener) -> None:
        """Let a socket go."""
        if listener not in self._arrived:
            return
        del self._arrived[listener]
        audience = self._audiences[listener.seat]
        audience.listeners.remove(listener)
        if not audience.listeners:
            del self._audiences[listener.seat]
            self.absence.note(listener.seat)
        self.tell_table()

    def count(self) -> int:
        """Return how many sockets listen."""
        return len(self._arrived)

    def tell(self) -> None:
        """Tell each audience what changed for it; whoever sees no change hears nothing.

        Who is asked comes last: how long its answers take to list may depend on what it holds.
        """
        if self.match is None:
            return
        for seat in sorted(self._audiences, key=self.match.asked().__contains__):
            audience = self._audiences[seat]
            news = audience.teller.news(self.match)
            if news is not None:
                self._send(audience.listeners, news)
        if self.match.is_over() or self.match.is_practice() or self.match.record.lines:
            self.tell_table()

    def tell_table(self) -> None:
        """Tell everybody who sits there, if that has changed."""
        table = self._table_frame()
        if table != self._table:
            self._table = table
            self._send(self._arrived, table)

    def tell_beginning(self) -> None:
        """Tell everybody that the match has begun."""
        self.tell_table()
        self.tell()
        self.wake_bots()

    def _table_frame(self) -> str:
        return frames.text({"type": "table", "match": self.public()})

    def _send(self, listeners: Iterable[Listener], text: str) -> None:
        for listener in list(listeners):
            listener.send(text)

    def go_stale(self) -> None:
        """Give this copy up: sockets come again and get a fresh one from the database."""
        self.is_stale = True
        for listener in list(self._arrived):
            listener.close()

    # Bots.

    def wake_bots(self) -> None:
        """Let every bot think that is asked and does not think yet."""
        if self.match is None or self.is_stale or not self._has_people():
            return
        for seat in self.match.asked():
            if self._is_bots(self.match, seat) and seat not in self._thinking:
                task = asyncio.create_task(self._think(seat))
                self._thinking[seat] = task
                task.add_done_callback(lambda _, seat=seat: self._thinking.pop(seat, None))  # type: ignore[misc]

    def _has_people(self) -> bool:
        """Bots alone play on only while somebody watches."""
        match = self.match
        return (
            bool(self._arrived)
            or match is None
            or not all(self._is_bots(match, seat) for seat in range(len(match.seats)))
        )

    async def _think(self, seat: Player) -> None:
        try:
            while self._should_think(seat):
                await self._think_once(seat)
        except Exception as error:
            if not is_expected(error):
                log.exception("a bot of match %s gave up", self.data.id)

    def _should_think(self, seat: Player) -> bool:
        if not self.is_asked(seat) or self.is_stale or not self._has_people():
            return False
        return self._is_bots(self.running(), seat)

    async def _think_once(self, seat: Player) -> None:
        match = self.running()
        step = match.step(seat)
        if self._course is not None and await self._answer_as_taught(match, seat, step):
            return
        memory = b"" if match.is_practice() else self._memories.get(seat, b"")
        own = self._bot_of(match, seat)
        bot = self.stand_ins.get(seat, own)
        thinking = self._thinker.choose(match, seat, bot, memory, self._owner)
        answer = await self._pace.hold(thinking, self._schedule.share(match, seat))
        if match.step(seat) != step:  # the question was taken back, or the seat
            self._memories[seat] = b""
            return
        self._memories[seat] = answer.memory
        self._note_playing(seat, own, answer.bot)
        length = match.log_length(SPECTATOR)
        try:
            await self.play(seat, answer.action, step, f"{BOT_KEY}{step}", is_bot=True)
        except GrognardError:
            self._memories[seat] = b""  # the question was taken back just now
        self._tell_playing(match, seat, length)

    async def _answer_as_taught(self, match: Match, seat: Player, step: int) -> bool:
        """Answer as a lesson has it, on its path; False where the bot must think for itself."""
        assert self._course is not None
        text = self._course.enemy_answer(match.record.steps)
        if not text or match.why_not(seat, match.parse(text)) is not None:
            return False
        with contextlib.suppress(GrognardError):  # the question was taken back meanwhile
            await self.play(seat, match.parse(text), step, f"{BOT_KEY}{step}", is_bot=True)
        return True

    def _note_playing(self, seat: Player, own: str, bot: str) -> None:
        """Remember who answered: a weaker bot goes on for the rest, where none could all try again.

        That none could is not forgotten before the table has said it.
        """
        if bot not in (own, NO_BOT):
            self.stand_ins[seat] = bot
        if self._playing.get(seat) != NO_BOT or self._told_playing.get(seat) == NO_BOT:
            self._playing[seat] = "" if bot == own else bot

    def _tell_playing(self, match: Match, seat: Player, length: int) -> None:
        """Say who plays for a bot, once it has done something that everybody saw.

        Were it said at once, it would tell that the bot was asked where nobody may know that.
        """
        playing = self._playing.get(seat, "")
        if playing == self._told_playing.get(seat, ""):
            return
        if any(line.event.who == seat for line in match.log(SPECTATOR, length)):
            self._told_playing[seat] = playing
            self.tell_table()

    # The end.

    def is_idle(self) -> bool:
        """Say whether nobody needs this copy in memory."""
        return not (self._arrived or self._thinking or self._work or self.lock.locked())

    async def leave(self) -> None:
        """Stop thinking and finish what was begun."""
        for task in list(self._thinking.values()):
            task.cancel()
        await asyncio.gather(*self._thinking.values(), *self._work, return_exceptions=True)
        if self.match is not None and not self.is_stale and self.match.clicks() > self.saved_at:
            saved = orjson.dumps(self.match.save(snapshot=True))
            self.saved_at = self.match.clicks()
            await self._write_snapshot(self.match.clicks(), saved)
