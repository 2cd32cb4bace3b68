"""Long work never holds up the event loop: a worker does it, or it is done piece by piece."""

import asyncio
import gc
import weakref
from collections.abc import Callable, Coroutine, Generator
from pathlib import Path
from typing import Any, TypeVar

import orjson
import pytest
from fastapi.testclient import TestClient

from grognard.core.errors import GrognardError
from grognard.core.record_file import Record
from grognard.core.state import State
from grognard.match import Match, start
from grognard.match.click import UNDO
from grognard.match.pieces import PIECE, finished
from grognard.match.practice import EVERY
from grognard.server import hall, papers, workers
from grognard.server.frames import LOG_PAGE
from grognard.server.hall import Hall
from grognard.server.live import LiveMatch
from grognard.server.older import BREATH
from grognard.server.papers import record_of, save_of
from grognard.server.pieces import in_pieces
from grognard.server.store import MatchData
from tests.server.table import AGAINST_BOT, Made, made, make, play_on, server, view
from tests.server.test_positions import wish

T = TypeVar("T")


def hall_of(table: TestClient) -> Hall:
    hall = table.app.state.services.hall  # type: ignore[attr-defined]
    assert isinstance(hall, Hall)
    return hall


def counted(table: TestClient, work: Callable[[], Coroutine[Any, Any, T]]) -> tuple[T, int]:
    """Return what a work brings, and how often somebody else had a turn meanwhile."""

    async def run() -> tuple[T, int]:
        turns = 0
        task = asyncio.ensure_future(work())
        while not task.done():
            await asyncio.sleep(0)
            turns += 1
        return task.result(), turns

    assert table.portal is not None
    return table.portal.call(run)


def drop_snapshot(table: TestClient, match: Made) -> None:
    """Let a match be as a server leaves it that was killed."""
    assert table.portal is not None
    table.portal.call(hall_of(table).store.drop_snapshot, match.id)


def test_others_have_a_turn_after_each_piece() -> None:
    heard: list[str] = []

    def work() -> Generator[None, None, str]:
        for number in range(3):
            heard.append(f"piece {number}")
            yield
        return "done"

    async def other() -> None:
        for _ in range(3):
            heard.append("other")
            await asyncio.sleep(0)

    async def run() -> str:
        beside = asyncio.ensure_future(other())
        found = await in_pieces(work())
        await beside
        return found

    assert asyncio.run(run()) == "done"
    assert heard == ["piece 0", "other", "piece 1", "other", "piece 2", "other"]


def test_a_match_without_a_snapshot_is_played_again_a_few_clicks_at_a_time(tmp_path: Path) -> None:
    with server(tmp_path) as table:
        match = make(table, game="undaunted")
        clicks = play_on(table, match, 200)
        before = view(table, match, 0)
    with server(tmp_path) as table:
        drop_snapshot(table, match)
        live, turns = counted(table, lambda: hall_of(table).get(match.id))
        assert live.running().clicks() == clicks
        assert turns >= clicks // BREATH
        assert view(table, match, 0) == before


@pytest.mark.parametrize("has_snapshot", [True, False])
def test_a_save_is_read_in_pieces_and_gives_the_same_match(
    table: TestClient, has_snapshot: bool
) -> None:
    match = make(table, game="undaunted", practice=True)
    play_on(table, match, 150)
    assert table.portal is not None
    running = table.portal.call(hall_of(table).get, match.id).running()
    saved = running.save(has_snapshot)
    pieces, loading = 0, start.loading(saved)
    while True:
        try:
            next(loading)
        except StopIteration as end:
            again = end.value
            break
        pieces += 1
    assert again.save(has_snapshot) == saved
    assert pieces >= (2 if has_snapshot else 100 // PIECE)


def test_a_position_to_play_on_from_is_played_by_a_worker(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin, asked = hall.begin, []

    def watched(data: MatchData, before: tuple[Record, State] | None = None) -> Match:
        if data.origin:
            assert before is not None, "the event loop would play the position"
            asked.append(before)
        return begin(data, before)

    monkeypatch.setattr(hall, "begin", watched)
    with server(tmp_path) as table:
        old = make(table)
        play_on(table, old, 10_000)
        new = made(table.post(f"/api/matches/{old.id}/play-on", json=wish(table)).json())
        assert play_on(table, new, 15) == 15
        before = view(table, new, 0)
    with server(tmp_path) as table:
        drop_snapshot(table, new)
        assert view(table, new, 0) == before
    assert len(asked) == 2  # as it began, and without a snapshot


def test_a_position_whose_worker_fails_is_refused_as_busy_and_begins_nothing(
    table: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = make(table)
    play_on(table, old, 10_000)
    run = workers.Workers.run

    async def failing(
        self: workers.Workers, seconds: float, function: Callable[..., T], *args: object, owner: str
    ) -> T:
        if function.__name__ == "played_to":
            raise workers.WorkerFailed("too slow")
        return await run(self, seconds, function, *args, owner=owner)

    monkeypatch.setattr(workers.Workers, "run", failing)
    wished = wish(table)
    address = f"/api/matches/{old.id}/play-on"
    refused = table.post(address, json=wished)
    assert (refused.status_code, refused.json()["code"]) == (503, "server/busy")
    monkeypatch.setattr(workers.Workers, "run", run)
    assert table.post(address, json=wished).status_code == 201  # the promise was not used up


def test_going_back_over_fate_after_a_restart_is_played_in_pieces(tmp_path: Path) -> None:
    with server(tmp_path) as table:
        match = make(table, game="marengo", practice=True)
        play_on(table, match, 150)
    with server(tmp_path) as table:
        assert table.portal is not None
        running = table.portal.call(hall_of(table).get, match.id).running()
        seat = running.asked()[0]
        while running.may_undo(seat) and running._is_last_moment(running._practice.marks[-1][0]):
            running.undo(seat)  # what needs no way back
        length = len(running.record.steps)
        at = running._practice.place(running.seats, length)
        assert at > 60
        pieces = sum(1 for _ in running.way_back(seat, UNDO))
        assert pieces >= at // PIECE
        assert at - max(running._practice.states) <= EVERY
        assert sum(1 for _ in running.way_back(seat, UNDO)) <= EVERY // PIECE
        fresh = start.load_match(running.save())
        for one in (running, fresh):
            one.undo(seat)
        assert fresh.save() == running.save()


def test_a_refused_undo_plays_nothing_again(tmp_path: Path) -> None:
    with server(tmp_path) as table:
        match = make(table, game="undaunted", practice=True)
        play_on(table, match, 60)
    with server(tmp_path) as table:
        assert table.portal is not None
        live = table.portal.call(hall_of(table).get, match.id)
        with pytest.raises(GrognardError):
            table.portal.call(live.undo, 0, 10_000, "a-stale-key")
        assert live.running()._practice.states == {}


def test_what_is_written_down_in_pieces_is_the_match_as_it_stood(table: TestClient) -> None:
    match = make(table, game="marengo", practice=True)
    play_on(table, match, 300)
    assert table.portal is not None
    running = table.portal.call(hall_of(table).get, match.id).running()
    clicks, record, saved = running.clicks(), running.record.to_json(), running.save(snapshot=True)
    writing, saving = record_of(running.record), save_of(running)
    next(writing)
    next(saving)
    for _ in range(3):
        (seat,) = running.asked()
        running.undo(seat)
    running.play(seat, running.view(seat).choices[0].action)
    assert orjson.loads(finished(writing)) == orjson.loads(orjson.dumps(record))
    assert finished(saving)[0] == clicks
    again = finished(save_of(start.load_match(saved)))
    assert again == (clicks, orjson.dumps(saved))


def test_a_snapshot_is_taken_in_pieces_and_a_long_log_is_told_in_pages(table: TestClient) -> None:
    match = make(table, game="napoleonics", practice=True)
    play_on(table, match, 600)
    assert table.portal is not None
    live = table.portal.call(hall_of(table).get, match.id)
    log, turns = counted(table, lambda: live.whole_log(0))
    assert log == [line.to_json() for line in live.running().log(0)]
    assert turns >= len(log) // LOG_PAGE >= 1
    _, turns = counted(table, live.leave)
    assert turns >= 600 // papers.PIECE
    saved = table.portal.call(hall_of(table).store.snapshot, match.id)
    assert saved == orjson.dumps(live.running().save(snapshot=True))


async def last_look(hall: Hall) -> None:
    """Let the hall look once more after the matches that wait, and then never again."""
    seldom = {"waiting_seconds": 100_000}
    hall._settings = hall._settings.model_copy(update=seldom)
    await asyncio.sleep(0.01)  # ends after the hall's own pause, which is shorter and began before


def test_a_match_that_is_put_away_is_gone_at_once_and_nobody_has_to_look_for_it(
    tmp_path: Path,
) -> None:
    with server(tmp_path, max_live=1, waiting_seconds=0.001) as table:
        assert table.portal is not None
        first = make(table, [*AGAINST_BOT])
        play_on(table, first, 4)

        async def at_rest() -> weakref.ref[LiveMatch]:
            live = await hall_of(table).get(first.id)
            while not live.is_idle():  # while its bot thinks it is not put away
                await asyncio.sleep(0.01)
            await last_look(hall_of(table))
            return weakref.ref(live)

        gc.collect()
        gc.disable()
        try:
            gone = table.portal.call(at_rest)
            assert gone() is not None
            make(table)
            assert gone() is None
        finally:
            gc.enable()
