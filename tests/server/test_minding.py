"""A computer player sits in for a person who left, by link, and gives the seat back."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import pytest
from fastapi.testclient import TestClient

from grognard.ai.roster import ranks
from grognard.server.absence import Absence
from grognard.server.errors import ApiError
from grognard.server.load import UNLIMITED, ServerProcess
from tests.server.table import (
    BY_LINK,
    TWO_PEOPLE,
    Made,
    bearer,
    click,
    join,
    make,
    play_on,
    seated,
    server,
    tell_salt,
    view,
)
from tests.server.test_asking import Caller

ANN, EVE = 0, 1
BEST = ranks()[-1]
SHORT = {**UNLIMITED, "GROGNARD_AWAY_SECONDS": "0"}


@contextmanager
def table_of(folder: Path, **wishes: Any) -> Iterator[TestClient]:  # noqa: ANN401
    """Run a server whose people may be minded as soon as they have left."""
    with server(folder, **{"away_seconds": 0, **wishes}) as client:
        yield client


def by_link(client: TestClient, **wishes: Any) -> Made:  # noqa: ANN401
    """Return a running match of Ann and Eve at two screens."""
    match = make(client, BY_LINK, **{"minding": True, **wishes})
    match.secrets[EVE] = join(client, match)["secret"]
    tell_salt(client, match)
    return match


def mind(
    client: TestClient, match: Made, by: int, seat: int, minded: bool = True
) -> tuple[str, list[str]]:
    """Return the code of the refusal, "" for none, and who minds each seat then."""
    body = {"seat": seat, "minded": minded}
    headers = bearer(match.secrets[by])
    answer = client.post(f"/api/matches/{match.id}/minder", json=body, headers=headers)
    public = client.get(f"/api/matches/{match.id}").json()
    minders = [one["minder"] for one in public["seats"]]
    return ("" if answer.status_code == 200 else answer.json()["code"]), minders


def test_a_computer_player_sits_in_for_who_left_and_who_comes_back_has_the_seat(
    tmp_path: Path,
) -> None:
    with table_of(tmp_path) as client:
        match = by_link(client)
        with seated(client, match, ANN) as ann:
            with seated(client, match, EVE):
                assert mind(client, match, ANN, EVE) == ("seat/here", ["", ""])
            assert mind(client, match, ANN, EVE) == ("", ["", ranks()[-1]])
            step = ann.views[-1]["step"]
            while ann.views[-1]["step"] < step + 3:  # only if the computer answers for Eve
                if ann.views[-1]["choices"]:
                    ann.play()
                else:
                    ann.receive()
            with seated(client, match, EVE) as eve:
                assert [one["minder"] for one in eve.tables[-1]["seats"]] == ["", ""]
                assert [one["was_minded"] for one in eve.tables[-1]["seats"]] == [False, True]
                ann.settle()
                assert [one["minder"] for one in ann.tables[-1]["seats"]] == ["", ""]


def test_who_leaves_the_own_seat_to_the_computer_has_it_back_by_asking_alone(
    tmp_path: Path,
) -> None:
    with table_of(tmp_path) as client:
        match = by_link(client)
        level = ranks()[-1]
        assert mind(client, match, EVE, EVE) == ("", ["", level])
        with seated(client, match, EVE) as eve:
            assert eve.tables[-1]["seats"][EVE]["minder"] == level
        body = {"action": 0, "step": view(client, match, EVE)["view"]["step"], "key": "eve-key-1"}
        headers = bearer(match.secrets[EVE])
        answer = client.post(f"/api/matches/{match.id}/play", json=body, headers=headers)
        assert answer.json()["code"] in ("seat/minded", "action/stale_step")
        assert mind(client, match, ANN, EVE, minded=False) == ("seat/not_yours", ["", level])
        assert mind(client, match, EVE, EVE, minded=False) == ("", ["", ""])
        assert mind(client, match, EVE, EVE, minded=False) == ("", ["", ""])  # it is so already


def test_a_seat_does_not_change_hands_for_ever(tmp_path: Path) -> None:
    """Each change is written down, so whoever only does this would fill the disk."""
    with table_of(tmp_path) as table:
        match = by_link(table)
        codes = [mind(table, match, by=ANN, seat=ANN, minded=n % 2 == 0)[0] for n in range(9)]
        assert codes == [""] * 6 + ["rate/limited", "", "rate/limited"]
        assert mind(table, match, by=EVE, seat=EVE) == ("", ["", ranks()[-1]])
        assert mind(table, match, by=EVE, seat=EVE, minded=False)[0] == ""
        assert play_on(table, match, 2) == 2
        assert mind(table, match, by=ANN, seat=ANN)[0] == ""


def test_only_where_it_was_agreed_and_only_by_link(tmp_path: Path) -> None:
    with table_of(tmp_path) as client:
        strict = by_link(client, minding=False)
        assert mind(client, strict, ANN, EVE)[0] == "seat/not_minded"
        screen = make(client, TWO_PEOPLE, minding=True)
        assert mind(client, screen, 0, 1)[0] == "seat/not_minded"
        match = by_link(client)
        stranger = client.post(f"/api/matches/{match.id}/minder", json={"seat": 1})
        assert stranger.json()["code"] == "seat/needed"
        waiting = make(client, BY_LINK, minding=True)
        assert mind(client, waiting, ANN, EVE)[0] == "match/waiting"
        play_on(client, match, 10**6)
        assert mind(client, match, ANN, EVE)[0] == "match/over"


def test_nobody_is_taken_for_gone_who_just_left(tmp_path: Path) -> None:
    with table_of(tmp_path, away_seconds=10**6) as client:
        match = by_link(client)
        with seated(client, match, EVE):
            pass
        assert mind(client, match, ANN, EVE) == ("seat/just_left", ["", ""])


def test_time_away_is_counted_from_the_last_time_at_the_table() -> None:
    now = [100.0]
    absence = Absence(60.0, lambda: now[0])
    now[0] = 150.0
    absence.note(1)
    now[0] = 165.0
    absence.check(0)
    with pytest.raises(ApiError) as refusal:
        absence.check(1)
    assert refusal.value.message.to_json()["args"] == {"minutes": 1}
    now[0] = 210.0
    absence.check(1)


def test_after_a_restart_the_computer_player_sits_there_still_and_the_record_says_it(
    tmp_path: Path,
) -> None:
    """What is on disk is all that a killed server leaves."""
    with table_of(tmp_path, snapshot_every=10**6) as client:
        match = by_link(client)
        play_on(client, match, 6)
        assert mind(client, match, EVE, EVE)[0] == ""
        assert mind(client, match, EVE, EVE, minded=False)[0] == ""
        assert mind(client, match, ANN, ANN)[0] == ""
        hall = client.app.state.services.hall  # type: ignore[attr-defined]
        live = hall._live[match.id]
        live.go_stale()  # so that nothing more is written, no snapshot either
    with table_of(tmp_path) as client:
        public = client.get(f"/api/matches/{match.id}").json()
        assert [one["minder"] for one in public["seats"]] == [ranks()[-1], ""]
        assert mind(client, match, ANN, ANN, minded=False)[0] == ""
        play_on(client, match, 10**6)
        record = client.get(f"/api/matches/{match.id}/record").json()
        assert [(one["seat"], one["bot"]) for one in record["minded"]] == [
            ("red", ranks()[-1]),
            ("red", ""),
            ("blue", ranks()[-1]),
            ("blue", ""),
        ]


# A power cut.


def killed(running: ServerProcess, folder: Path) -> ServerProcess:
    """Kill a server, and start it again at the same place."""
    port = running.port()
    running.kill()
    return ServerProcess(folder / "table.db", port, SHORT)


def minders(table: TestClient, match: Made) -> list[str]:
    seats = table.get(f"/api/matches/{match.id}").json()["seats"]
    return [one["minder"] for one in seats]


def test_a_killed_server_knows_whose_hands_a_seat_is_in(tmp_path: Path) -> None:
    running = ServerProcess(tmp_path / "table.db", settings=SHORT)
    table = cast(TestClient, Caller(running.address))
    try:
        match = by_link(table)
        assert mind(table, match, by=ANN, seat=EVE) == ("", ["", BEST])
        running = killed(running, tmp_path)
        assert minders(table, match) == ["", BEST]
        assert mind(table, match, by=ANN, seat=EVE, minded=False)[0] == "seat/not_yours"
        assert mind(table, match, by=EVE, seat=EVE, minded=False) == ("", ["", ""])
        running = killed(running, tmp_path)
        assert minders(table, match) == ["", ""]
        seat = next(one for one in (ANN, EVE) if view(table, match, one)["view"]["choices"])
        assert click(table, match, seat)
        assert table.get(f"/api/matches/{match.id}").json()["seats"][EVE]["was_minded"]
    finally:
        running.kill()
