"""A record is held against what a player kept: swapped, emptied and late salts are named."""

import json
from pathlib import Path

import pytest

from grognard.core.dice import FairDice
from grognard.core.dice_header import fair_header
from grognard.core.errors import BadRecord
from grognard.core.fair import commitment, salt_commit
from grognard.core.kept import KEPT_PROBLEMS, Kept, against, kept_from_json, kept_json, load_kept
from grognard.core.opening import Opening, lone_opening
from grognard.core.record import Record, new_record, record_from_json, set_up, verify
from grognard.core.registry import load
from tests.core.records import HEX_SALTS, PLAYERS, SECRET, fair_record, old_record, plain, play_on

PROMISE = commitment(SECRET)
ANN, BOB = HEX_SALTS
HASHES = tuple(salt_commit(PROMISE, salt) for salt in HEX_SALTS)
WHEN = "2026-11-16T10:00:00.000Z"
OTHER = bytes(range(32))
LATE = "0d" * 16


def line(what: str, seat: int, value: str) -> list[object]:
    return [what, seat, value, WHEN]


CREATOR = [
    line("seed-hash", -1, PROMISE),
    line("salt-hash", 0, HASHES[0]),
    line("salt-hash", 1, HASHES[1]),
    line("salt", 0, ANN),
]
JOINER = [
    line("seed-hash", -1, PROMISE),
    line("salt-hash", 0, HASHES[0]),
    line("salt", 1, BOB),
    line("salt-hash", 1, HASHES[1]),
]
SPECTATOR = CREATOR[:3]


def kept(lines: list[list[object]], order: int = 2) -> Kept:
    return kept_from_json(json.loads(json.dumps(kept_json("a-match", order, lines))))


def played(seed: bytes, opening: Opening) -> Record:
    """Return a whole game with these dice, which agrees with itself."""
    game = load("skirmish")
    record = new_record(game, "", None, fair_header(opening), PLAYERS)
    play_on("skirmish", record, set_up(record, game, FairDice(seed, opening.salts)), 1, 10_000)
    record.dice.reveal(seed)
    return record_from_json(plain(record))


def two(seed: bytes, ann: str, bob: str) -> Opening:
    opening = Opening(commitment(seed), 2, [0, 1])
    opening.commit(0, salt_commit(opening.commitment, ann))
    opening.tell(1, bob)
    opening.tell(0, ann)
    return opening


def only(seed: bytes, seat: int, salt: str) -> Opening:
    opening = Opening(commitment(seed), 2, [seat])
    opening.tell(seat, salt)
    return opening


def codes(record: Record, lines: list[list[object]]) -> list[str]:
    return [problem.code for problem in against(record, kept(lines))]


@pytest.mark.parametrize("lines", [CREATOR, JOINER, SPECTATOR])
def test_a_true_record_is_what_was_kept(lines: list[list[object]]) -> None:
    assert codes(fair_record("skirmish"), lines) == []


def test_one_salt_against_the_computer() -> None:
    record = played(SECRET, lone_opening(SECRET, 2, ANN))
    assert codes(record, [line("seed-hash", -1, PROMISE), line("salt", 0, ANN)]) == []


FORGED: dict[str, tuple[Record, list[list[object]]]] = {
    "kept-commitment": (played(OTHER, two(OTHER, ANN, BOB)), CREATOR),
    "kept-salt-gone": (played(SECRET, only(SECRET, 0, ANN)), JOINER),
    "kept-salt": (played(SECRET, two(SECRET, LATE, BOB)), CREATOR),
    "kept-hash": (played(SECRET, two(SECRET, ANN, LATE)), CREATOR),
    "kept-late": (played(SECRET, two(SECRET, ANN, LATE)), [*CREATOR[:2], CREATOR[3], CREATOR[2]]),
    "kept-order": (old_record("skirmish"), CREATOR),
}
"""Records that agree with themselves, and what a player kept of the true match."""


@pytest.mark.parametrize("code", FORGED)
def test_a_forged_record_verifies_alone_and_is_refused_against_what_was_kept(code: str) -> None:
    record, lines = FORGED[code]
    assert verify(record) == []
    assert codes(record, lines)[0] == code


def test_every_reason_is_tried() -> None:
    assert set(FORGED) == set(KEPT_PROBLEMS)


def test_emptied_salts_are_refused_even_alone() -> None:
    record = fair_record("skirmish")
    record.dice.salts, record.dice.hashes = ("", ""), ("", "")
    record.dice.told = (("seed-hash", -1),)
    assert verify(record)[0].code == "no-salt"


def test_of_the_old_order_commitment_and_own_salt_are_compared() -> None:
    record = old_record("skirmish")
    lines = [line("seed-hash", -1, PROMISE), line("salt", 1, record.dice.salts[1])]
    assert against(record, kept(lines, order=1)) == []
    lines[1] = line("salt", 1, "pepper")
    assert [one.code for one in against(record, kept(lines, order=1))] == ["kept-salt"]


GOOD = kept_json("a-match", 2, CREATOR)
BAD: list[object] = [
    [],
    {},
    {**GOOD, "format": "grognard-record"},
    {**GOOD, "version": 2},
    {**GOOD, "more": 1},
    {**GOOD, "order": 3},
    {**GOOD, "order": True},
    {**GOOD, "match": 3},
    {**GOOD, "seen": []},
    {**GOOD, "seen": "all"},
    {**GOOD, "seen": CREATOR * 40},
    {**GOOD, "seen": [*CREATOR, ["salt", 0, ANN]]},
    {**GOOD, "seen": [*CREATOR, line("pepper", 0, ANN)]},
    {**GOOD, "seen": [*CREATOR, ["salt", "0", ANN, WHEN]]},
    {**GOOD, "seen": [*CREATOR, line("salt", 0, "\x1b")]},
    {**GOOD, "seen": CREATOR[1:]},
]


@pytest.mark.parametrize("data", BAD)
def test_what_is_no_such_file_is_refused(data: object) -> None:
    with pytest.raises(BadRecord):
        kept_from_json(data)


def test_what_was_kept_is_read_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    path.write_text(json.dumps(GOOD), "utf-8")
    found = load_kept(path)
    assert (found.match, found.commitment, found.salts) == ("a-match", PROMISE, {0: ANN})


def test_what_was_seen_first_counts() -> None:
    found = kept([*CREATOR, line("seed-hash", -1, "0" * 64), line("salt", 0, BOB)])
    assert (found.commitment, found.salts) == (PROMISE, {0: ANN})
