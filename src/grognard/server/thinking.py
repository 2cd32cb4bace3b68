"""The computer players of a match: they think when they are asked, and somebody always answers."""

import asyncio
import contextlib
import logging
from collections.abc import Mapping
from typing import Final, Protocol

from grognard.core.errors import GrognardError
from grognard.core.types import SPECTATOR, Action, Player
from grognard.lessons import Course
from grognard.match import Match
from grognard.match.minding import minder
from grognard.match.pace import Pace, Schedule
from grognard.server.audience import Listeners
from grognard.server.bots import NO_BOT, Thinker
from grognard.server.errors import is_expected
from grognard.server.store import MatchData

log = logging.getLogger(__name__)

BOT_KEY: Final = "bot-"


class Table(Protocol):
    """A match in memory, as its computer players know it."""

    data: MatchData
    match: Match | None
    is_stale: bool
    listeners: Listeners

    def running(self) -> Match:
        """Return the match; raises ApiError while it waits."""

    async def answer_as_bot(self, seat: Player, action: Action, step: int, key: str) -> None:
        """Take a bot's answer."""

    def tell_table(self) -> None:
        """Tell everybody who sits there, if that has changed."""


class Bots:
    """The computer players at one table, a person's who was left a seat among them.

    They are handed the table and do not keep it: nothing must hold a match that is put away.
    """

    def __init__(self, course: Course | None, thinker: Thinker, pace: Pace) -> None:
        self._course = course
        self._thinker = thinker
        self._pace = pace
        self._schedule = Schedule()
        self._thinking: dict[Player, asyncio.Task[None]] = {}
        self._memories: dict[Player, bytes] = {}
        self._went_on: dict[Player, tuple[int, int]] = {}
        """The clicks and the place of the match after its last answer, if nobody else answered."""
        self._stand_ins: dict[Player, str] = {}
        """The weaker bots that play for such as were late or died, since this copy was loaded."""
        self._playing: dict[Player, str] = {}
        """Who plays for a bot, as the table should say: a stand-in, NO_BOT, or "" for itself."""
        self._told_playing: dict[Player, str] = {}
        """What of this the table does say: see `_tell_playing`."""

    def told_playing(self) -> Mapping[Player, str]:
        """Return who plays for a bot, as the table says it."""
        return self._told_playing

    def forget(self, seat: Player) -> None:
        """Forget all of a seat whose hands change."""
        for kept in (self._stand_ins, self._playing, self._told_playing, self._memories):
            kept.pop(seat, None)

    def are_thinking(self) -> bool:
        """Say whether one of them thinks."""
        return bool(self._thinking)

    def wake(self, table: Table) -> None:
        """Let every bot think that is asked and does not think yet."""
        if table.match is None or table.is_stale or not _has_people(table):
            return
        for seat in table.match.asked():
            if _is_bots(table, table.match, seat) and seat not in self._thinking:
                task = asyncio.create_task(self._think(table, seat))
                self._thinking[seat] = task
                task.add_done_callback(lambda _, seat=seat: self._thinking.pop(seat, None))  # type: ignore[misc]

    async def leave(self) -> None:
        """Stop thinking."""
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _think(self, table: Table, seat: Player) -> None:
        try:
            while _should_think(table, seat):
                await self._think_once(table, seat)
        except Exception as error:
            if not is_expected(error):
                log.exception("a bot of match %s gave up", table.data.id)

    async def _think_once(self, table: Table, seat: Player) -> None:
        match = table.running()
        step = match.step(seat)
        if self._course is not None and await self._answer_as_taught(table, seat, step):
            return
        memory, clicks, place = self._memory(match, seat), match.clicks(), match.place()
        own = _bot_of(match, seat)
        bot = self._stand_ins.get(seat, own)
        thinking = self._thinker.choose(match, seat, bot, memory, table.listeners.owner)
        answer = await self._pace.hold(thinking, self._schedule.share(match, seat))
        if match.step(seat) != step:  # the question was taken back, or the seat
            self._memories[seat] = b""
            return
        self._memories[seat], self._went_on[seat] = answer.memory, (clicks + 1, place + 1)
        self._note_playing(seat, own, answer.bot)
        length = match.log_length(SPECTATOR)
        try:
            await _answer(table, seat, answer.action, step)
        except GrognardError:
            self._memories[seat] = b""  # the question was taken back just now
        self._tell_playing(table, seat, length)

    def _memory(self, match: Match, seat: Player) -> bytes:
        """Return what a bot remembers: in practice no longer than it answers alone, in one go.

        There anybody else's answer makes it forget, so that after going back the same clicks bring
        the same game.
        """
        now = (match.clicks(), match.place())
        goes_on = match.asked() == (seat,) and self._went_on.get(seat) == now
        return self._memories.get(seat, b"") if goes_on or not match.is_practice() else b""

    async def _answer_as_taught(self, table: Table, seat: Player, step: int) -> bool:
        """Answer as a lesson has it, on its path; False where the bot must think for itself."""
        assert self._course is not None
        match = table.running()
        text = self._course.enemy_answer(match.record.steps)
        if not text or match.why_not(seat, match.parse(text)) is not None:
            return False
        with contextlib.suppress(GrognardError):  # the question was taken back meanwhile
            await _answer(table, seat, match.parse(text), step)
        return True

    def _note_playing(self, seat: Player, own: str, bot: str) -> None:
        """Remember who answered: a weaker bot goes on for the rest, where none could all try again.

        That none could is not forgotten before the table has said it.
        """
        if bot not in (own, NO_BOT):
            self._stand_ins[seat] = bot
        if self._playing.get(seat) != NO_BOT or self._told_playing.get(seat) == NO_BOT:
            self._playing[seat] = "" if bot == own else bot

    def _tell_playing(self, table: Table, seat: Player, length: int) -> None:
        """Say who plays for a bot, once it has done something that everybody saw.

        Were it said at once, it would tell that the bot was asked where nobody may know that.
        """
        playing = self._playing.get(seat, "")
        if playing == self._told_playing.get(seat, ""):
            return
        if any(line.event.who == seat for line in table.running().log(SPECTATOR, length)):
            self._told_playing[seat] = playing
            table.tell_table()


def _is_bots(table: Table, match: Match, seat: Player) -> bool:
    """Say whether a computer player answers for a seat."""
    return table.data.seats[seat].kind == "bot" or minder(match.record, seat) != ""


def _bot_of(match: Match, seat: Player) -> str:
    """Return the computer player that answers for a seat, "" where a person does."""
    return match.seats[seat].bot or minder(match.record, seat)


def _has_people(table: Table) -> bool:
    """Bots alone play on only while somebody watches."""
    match = table.match
    return (
        bool(table.listeners)
        or match is None
        or not all(_is_bots(table, match, seat) for seat in range(len(match.seats)))
    )


def _should_think(table: Table, seat: Player) -> bool:
    match = table.match
    if match is None or seat not in match.asked() or table.is_stale or not _has_people(table):
        return False
    return _is_bots(table, table.running(), seat)


async def _answer(table: Table, seat: Player, action: Action, step: int) -> None:
    await table.answer_as_bot(seat, action, step, f"{BOT_KEY}{step}")
