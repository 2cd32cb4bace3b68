"""The hall: all matches in memory, loaded when asked for, put away when nobody needs them."""

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Generator
from dataclasses import replace
from typing import TypeAlias

import orjson

from grognard.core import registry
from grognard.core.errors import BadRecord, BadSave, GrognardError
from grognard.core.opening import OLD_ORDER, SALT_CHANGED, OrderError
from grognard.core.position import read_position
from grognard.core.record_file import Record, record_from_json
from grognard.core.state import State
from grognard.core.types import Player
from grognard.lessons import lesson_of
from grognard.match import Match, Seat, loading, new_match, older_match, play_on
from grognard.match.click import check_name
from grognard.match.pace import Pace
from grognard.server import jobs
from grognard.server.bots import Thinker
from grognard.server.errors import ApiError
from grognard.server.live import LiveMatch, Taken
from grognard.server.memory import idle_weight, let_go
from grognard.server.older import (
    BREATH,
    old_record,
    play_again,
    snapshot_record,
    written_record,
)
from grognard.server.papers import save_of
from grognard.server.pieces import in_pieces
from grognard.server.public import check_rules, has_older_rules, is_older, is_playable
from grognard.server.schemas.base import is_plain
from grognard.server.settings import Settings
from grognard.server.store import MatchData, SeatData, Store, StoredClick
from grognard.server.turns import Turns
from grognard.server.workers import WorkerFailed, Workers

log = logging.getLogger(__name__)

Before: TypeAlias = tuple[Record, State]
"""What was played before a match began that goes on from another game."""
Played: TypeAlias = tuple[bytes, bytes]
"""The same as a worker brings it."""


class Hall:
    """Finds matches by their id; each is in memory at most once."""

    def __init__(
        self, store: Store, thinker: Thinker, workers: Workers, settings: Settings
    ) -> None:
        self.store = store
        self._thinker = thinker
        self._workers = workers
        self._pace = Pace(settings.hiding_seconds)
        self._settings = settings
        self._live: OrderedDict[str, LiveMatch] = OrderedDict()
        self._loading: dict[str, asyncio.Future[LiveMatch]] = {}
        self._turns = Turns(1)
        """One match is made out of its log at a time; who plays has a turn after each piece."""
        self._watching: asyncio.Task[None] | None = None

    async def get(self, id: str, address: str = "") -> LiveMatch:
        """Return a match, from memory or the database; raises ApiError.

        `address` is whoever asks: where many matches are to be loaded, addresses take turns.
        """
        if not is_plain(id):
            raise ApiError("match/not_found")
        live = self._live.get(id)
        if live is not None and not live.is_stale and not await self._is_behind(live):
            if self._live.get(id) is live:  # it may have been put away meanwhile
                self._live.move_to_end(id)
                return live
        loading = self._loading.get(id)
        if loading is None:
            loading = asyncio.ensure_future(self._load(id, address))
            self._loading[id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _is_behind(self, live: LiveMatch) -> bool:
        """Give up the copy of a waiting match to which another server has let somebody."""
        if live.match is not None or not live.data.is_waiting() or live.lock.locked():
            return False
        known = [SeatData(**vars(seat)) for seat in live.data.seats]
        fresh = await self.store.get_match(live.data.id)
        is_same = fresh is not None and fresh.seats == known
        if is_same or live.lock.locked() or live.data.seats != known:
            return False  # what was read may be older than what has happened here meanwhile
        live.go_stale()
        return True

    def start(self) -> None:
        """Begin to look after matches: some take too much memory, some are joined elsewhere."""
        self._watching = asyncio.create_task(self._watch(), name="matches")

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(self._settings.waiting_seconds)
            await self._tidy()
            await self._look_after_waiting()

    async def _look_after_waiting(self) -> None:
        """Look up each match that waits here for somebody; none is kept in memory by it."""
        for live in list(self._live.values()):
            if live.match is None and live.count() and not live.is_stale:
                try:
                    await self._is_behind(live)
                except Exception:  # the next round may be luckier
                    log.exception("match %s could not be looked up", live.data.id)

    async def _tidy(self) -> None:
        """See that matches take no more memory than they may: they grow while they are open."""
        try:
            let_go(list(self._live.values()), self._settings.max_live_memory_per_address)
            await self._put_away()
        except Exception:
            log.exception("matches could not be put away")

    async def _load(self, id: str, address: str) -> LiveMatch:
        old = self._live.pop(id, None)
        if old is not None:
            await old.leave()
        data = await self.store.get_match(id)
        if data is None:
            raise ApiError("match/not_found")
        live = await self._revive(data, address)
        self._live[id] = live
        await self._put_away()
        live.wake_bots()
        return live

    async def _revive(self, data: MatchData, address: str) -> LiveMatch:
        match: Match | None = None
        saved_at = 0
        keys: dict[tuple[Player, str], Taken] = {}
        if is_older(data):
            await self._go_over(data)
        if not data.is_waiting() and is_playable(data):
            clicks = await self.store.clicks(data.id)
            match, saved_at = await self._rebuild(data, clicks, address)
            keys = {
                (one.click.seat, one.key): Taken(one.click.verb, one.click.step, one.click.action)
                for one in clicks
            }
            await self._note_result(data, match)
        live = self._seated(data, match, keys)
        live.saved_at = saved_at
        return live

    async def _go_over(self, data: MatchData) -> None:
        """Let a match of older rules stand on today's, if these make the same of its clicks."""
        game = registry.load(data.game)
        clicks, written = await self._written(data)
        try:
            options = game.options_since(data.rules_version, data.options)
            seats = [replace(seat, agrees=False) for seat in data.seats]
            fresh = replace(data, options=options, rules_version=game.rules_version, seats=seats)
            fresh.began_rules = data.began_rules or data.rules_version
            saved: tuple[int, bytes] | None = None
            if not data.is_waiting():
                match = begin(fresh)
                await play_again(match, clicks, written)
                match.began = fresh.began_rules
                saved = await in_pieces(save_of(match))
        except Exception as error:
            log.warning("match %s cannot go on by today's rules: %r", data.id, error)
            return
        await self.store.go_over(fresh)
        if saved is not None:
            await self.store.set_snapshot(data.id, *saved)
        vars(data).update(vars(fresh))

    async def _written(self, data: MatchData) -> tuple[list[StoredClick], bytes | None]:
        return await self.store.clicks(data.id), await self.store.snapshot(data.id)

    def _seated(
        self, data: MatchData, match: Match | None, keys: dict[tuple[Player, str], Taken]
    ) -> LiveMatch:
        ours = (self.store, self._thinker, self._pace)
        every, away = self._settings.snapshot_every, self._settings.away_seconds
        return LiveMatch(data, match, keys, *ours, every, away, self._settings.max_clicks)

    async def _note_result(self, data: MatchData, match: Match) -> None:
        """Keep an outcome that a crash kept from being written."""
        outcome = match.outcome()
        if outcome is not None and data.result is None:
            data.result = outcome.to_json()
            await self.store.set_result(data.id, data.result)

    async def _rebuild(
        self, data: MatchData, clicks: list[StoredClick], address: str
    ) -> tuple[Match, int]:
        """Return a match as its log has it, from its snapshot if that is any good.

        The number says after how many clicks that was written.
        """
        saved = await self.store.snapshot(data.id)
        if saved is not None:
            try:
                async with self._turns.taken(address):
                    return await self._from_snapshot(data, saved, clicks)
            except (GrognardError, ValueError) as error:
                log.warning("the snapshot of match %s is no good: %s", data.id, error)
                await self.store.drop_snapshot(data.id)
        before = await self._played_before(data)
        async with self._turns.taken(address):
            return await self._go_on(data, await _begun(data, before), clicks), 0

    async def _from_snapshot(
        self, data: MatchData, saved: bytes, clicks: list[StoredClick]
    ) -> tuple[Match, int]:
        read = orjson.loads(saved)
        await asyncio.sleep(0)
        match = await in_pieces(loading(read, registry.load(data.game)))
        match.by_link = is_by_link(data)
        saved_at = match.clicks()
        return await self._go_on(data, match, clicks), saved_at

    async def _go_on(self, data: MatchData, match: Match, clicks: list[StoredClick]) -> Match:
        if match.clicks() > len(clicks):
            raise BadSave("bad-match", detail="clicks")
        for stored in clicks[match.clicks() :]:
            try:
                match.commit(stored.click)
            except GrognardError:
                raise
            except Exception:
                if stored is not clicks[-1]:
                    raise ApiError("match/broken") from None
                await self.store.drop_click(data.id, stored.click)  # never acknowledged
                clicks.pop()
            if match.clicks() % BREATH == 0:
                await asyncio.sleep(0)
        return match

    async def _put_away(self) -> None:
        """Write down and forget the matches that were not used for the longest time."""
        spare = len(self._live) - self._settings.max_live
        weight = idle_weight(self._live.values()) - self._settings.max_live_memory
        for id, live in list(self._live.items())[:-1]:
            if spare <= 0 and weight <= 0:
                return
            if live.is_idle() and self._live.get(id) is live:  # another may be at it, too
                del self._live[id]
                spare -= 1
                weight -= live.weight()
                await live.leave()

    async def old_record(self, live: LiveMatch) -> Record | None:
        """Return the record of a match whose rules are gone; None if it stands on today's."""
        data = live.data
        if live.match is not None or data.is_waiting():
            return None
        clicks, saved = await self._written(data)
        if saved is not None:
            written = orjson.loads(saved)
            return old_record(data, snapshot_record(written), int(written["clicks"]), clicks)
        if not has_older_rules(data):
            return None
        game = registry.load(data.game)
        blank = replace(data, options={}, rules_version=game.rules_version, origin="")
        header = begin(blank)
        return old_record(data, written_record(header, data), 0, clicks)

    # Beginning.

    async def add(self, data: MatchData) -> LiveMatch:
        """Begin a match; raises GrognardError if it cannot be begun."""
        match = None
        if not data.is_waiting():
            match = await _begun(data, await self._played_before(data))
        await self.store.add_match(data)
        live = self._enter(data, match)
        await self._put_away()
        return live

    async def _played_before(self, data: MatchData) -> Played | None:
        """Return what a worker plays of the game in whose midst a match began, None if in none."""
        if not data.origin:
            return None
        seconds = self._settings.chore_seconds
        try:
            found = await self._workers.run(seconds, jobs.played_to, data.origin, owner=data.id)
        except WorkerFailed:
            raise ApiError("server/busy") from None
        if isinstance(found, BadRecord):
            raise found
        return found

    def _enter(self, data: MatchData, match: Match | None) -> LiveMatch:
        live = self._seated(data, match, {})
        self._live[data.id] = live
        live.wake_bots()
        return live

    async def join(self, live: LiveMatch, seat: SeatData) -> None:
        """Take an open seat with its salt; the same once more changes nothing."""
        async with live.lock:
            taken = live.data.seats[seat.seat]
            if taken.is_joined():
                check_same_join(taken, seat)
                return
            check_salt(live.data, seat)
            if not await self.store.join(live.data.id, seat):
                live.go_stale()
                raise ApiError("seat/taken")
            live.data.seats[seat.seat] = seat
            begin_if_ready(live)
        live.tell_beginning()

    async def tell_salt(self, live: LiveMatch, seat: Player, salt: str) -> None:
        """Take the salt of a seat's browser in its order; the same once more changes nothing."""
        async with live.lock:
            giver = live.data.giver_of(seat)
            live.data.opening().tell(giver, salt)
            if live.data.seats[giver].salt:
                return
            if not await self.store.set_salt(live.data.id, giver, salt):
                live.go_stale()
                raise ApiError("match/conflict")
            live.data.seats[giver].salt = salt
            begin_if_ready(live)
        live.tell_beginning()

    async def replace(self, old: str, data: MatchData) -> LiveMatch:
        """Begin a match in the place of one that waits for a salt in vain."""
        match = None if data.is_waiting() else begin(data)
        await self.store.replace_match(old, data)
        gone = self._live.pop(old, None)
        if gone is not None:
            gone.go_stale()
            await gone.leave()
        return self._enter(data, match)

    def count(self) -> int:
        """Return how many matches are in memory."""
        return len(self._live)

    async def close(self) -> None:
        """Put everything away."""
        if self._watching is not None:
            self._watching.cancel()
        for live in list(self._live.values()):
            with contextlib.suppress(Exception):
                await live.leave()
        self._live.clear()


def check_same_join(taken: SeatData, seat: SeatData) -> None:
    """Refuse a second join that is not the first one again."""
    if taken.secret_hash != seat.secret_hash:
        raise ApiError("seat/taken")
    if taken.salt != seat.salt:
        raise OrderError(SALT_CHANGED)


def check_salt(data: MatchData, seat: SeatData) -> None:
    """Refuse a newcomer's salt that is none, or comes out of its order."""
    if data.dice_order == OLD_ORDER:
        check_name(seat.salt)
    elif not seat.salt:
        raise ApiError("salt/needed")
    else:
        data.opening().tell(seat.seat, seat.salt)


def begin_if_ready(live: LiveMatch) -> None:
    """Begin a match when every seat is taken and every salt is told."""
    if not live.data.is_waiting():
        live.match = begin(live.data)


async def _begun(data: MatchData, before: Played | None) -> Match:
    """Return a match at its first question."""
    return begin(data, None if before is None else await in_pieces(_read(data, *before)))


def begin(data: MatchData, before: Before | None = None) -> Match:
    """Return a match at its first question; `before` is what was played before it, if anything."""
    match = _made(data, before)
    match.by_link = is_by_link(data)
    return match


def _read(data: MatchData, record: bytes, state: bytes) -> Generator[None, None, Before]:
    """Read what a worker played."""
    written = orjson.loads(record)
    yield
    found = record_from_json(written)
    yield
    saved = orjson.loads(state)
    yield
    return found, registry.load(data.game).load_state(saved)


def is_by_link(data: MatchData) -> bool:
    """Say whether two people play at two screens: then one may ask something back."""
    kinds = [seat.kind for seat in data.seats]
    return "open" in kinds and "bot" not in kinds


def _made(data: MatchData, before: Before | None) -> Match:
    check_rules(data)
    game, secret = registry.load(data.game), bytes.fromhex(data.secret)
    seats = [Seat(seat.player, seat.bot) for seat in data.seats]
    if data.dice_order == OLD_ORDER:
        salts = [seat.salt for seat in data.seats]
        return older_match(game, data.scenario, data.options, seats, secret, salts)
    opening = data.opening()
    if data.origin:
        position = read_position(data.origin)
        return play_on(position, seats, secret=secret, opening=opening, before=before)
    return new_match(
        game,
        data.scenario,
        data.options,
        seats,
        secret=secret,
        opening=opening,
        practice=data.practice,
        start=lesson_of(game, data.lesson).start if data.lesson else (),
    )
