"""A record edited in any field is refused, with the reason that fits the field.

Every value of a whole record is changed, given every wrong type, deleted and doubled, one at a
time, each time without mending the digest; the reason must be there beside the digest's. Of the
steps of some further records only every seventh is edited.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest

from grognard.core.errors import BadRecord
from grognard.core.record import Problem, Record, record_from_json, verify
from grognard.core.types import Json
from tests.core.records import (
    Path,
    at,
    edited,
    fair_record,
    old_record,
    plain,
    seeded_record,
    walk,
    where,
)

EVENT_FIELDS = ("rule", "kind", "who", "numbers", "seen-by")
ROLL_FIELDS = ("purpose", "sides", "value")
HEADER = {
    "game": {"unknown-game"},
    "scenario": {"unknown-scenario"},
    "options": {"bad-option"},
    "rules_version": {"other-rules"},
    "commitment": {"commitment"},
    "salts": {"wrong-dice", "bad-salt", "salt-hash"},
    "salt_hashes": {"salt-hash", "dice-order", "bad-salt"},
    "told": {"dice-order", "bad-salt"},
    "result": {"result-differs"},
    "seat": {"not-to-move"},
    "action": {"unknown-action"},
}
OPEN_TABLES: dict[Path, tuple[str, str]] = {
    ("options",): ("missing-option", "unknown-option"),
    ("players",): ("wrong-seats", "wrong-seats"),
    ("result", "facts"): ("result-differs", "result-differs"),
}
"""Tables whose keys are not fixed: the reasons when one is deleted, and when one is added."""

ENOUGH_ROLLS = 4


def short(play: Callable[[int], Record]) -> Record:
    """Return the shortest of some games in which enough was rolled."""
    records = [play(choices) for choices in range(25)]
    rolls = [sum(len(step.rolls) for step in record.steps) for record in records]
    enough = [record for record, count in zip(records, rolls, strict=True) if count >= ENOUGH_ROLLS]
    return min(enough, key=lambda record: len(record.steps))


RECORDS: dict[str, tuple[int, Callable[[], Record]]] = {
    "skirmish, seeded": (1, lambda: short(lambda n: seeded_record("skirmish", seed=n))),
    "undaunted, seeded": (7, lambda: short(lambda n: seeded_record("undaunted", seed=n))),
    "undaunted, all steps": (1, lambda: short(lambda n: seeded_record("undaunted", seed=n))),
    "skirmish, fair": (7, lambda: short(lambda n: fair_record("skirmish", choices=n))),
    "undaunted, fair": (7, lambda: short(lambda n: fair_record("undaunted", choices=n))),
    "skirmish, old order": (7, lambda: short(lambda n: old_record("skirmish", choices=n))),
    "skirmish, begun": (7, lambda: short(lambda n: seeded_record("skirmish", seed=n, most=99))),
    "skirmish, secret": (7, lambda: short(lambda n: fair_record("skirmish", choices=n, most=99))),
    "undaunted, secret": (7, lambda: short(lambda n: fair_record("undaunted", choices=n, most=40))),
}
"""Proven records: each how many-th of their steps is edited, and how they are made."""

LARGE = ("undaunted, all steps",)


@dataclass(frozen=True)
class Case:
    """A proven record as JSON, and the parts of it that are edited."""

    data: Json
    stride: int

    def walk(self) -> Iterator[tuple[Path, object]]:
        for path, value in walk(self.data):
            if len(path) < 2 or path[0] != "steps" or int(path[1]) % self.stride == 0:
                yield path, value

    def leaves(self) -> Iterator[tuple[Path, object]]:
        return ((path, value) for path, value in self.walk() if not is_container(value))

    def containers(self) -> Iterator[tuple[Path, object]]:
        return ((path, value) for path, value in self.walk() if is_container(value))

    def tables(self) -> Iterator[tuple[Path, Json]]:
        return ((path, value) for path, value in self.walk() if isinstance(value, dict))

    def lists(self) -> Iterator[tuple[Path, list[object]]]:
        return ((path, value) for path, value in self.walk() if isinstance(value, list))

    def steps(self) -> list[object]:
        steps = at(self.data, ("steps",))
        assert isinstance(steps, list)
        return steps


def is_container(value: object) -> bool:
    return isinstance(value, dict | list)


@pytest.fixture(
    scope="module",
    params=[pytest.param(name, marks=[pytest.mark.large] * (name in LARGE)) for name in RECORDS],
    ids=str,
)
def case(request: pytest.FixtureRequest) -> Case:
    """A proven record."""
    stride, play = RECORDS[request.param]
    data = plain(play())
    assert codes_of(verify(record_from_json(data))) == ["seed-secret"] * is_secret(data)
    return Case(data, stride)


def is_secret(data: Json) -> bool:
    return at(data, ("dice", "kind")) == "fair" and at(data, ("dice", "seed")) is None


def codes_of(problems: list[Problem]) -> list[str]:
    return [problem.code for problem in problems]


def problems_with(data: Json) -> list[Problem]:
    """Return what is wrong beside the digest, which is always wrong, and the secret seed."""
    problems = verify(record_from_json(data))
    assert problems[-1].where == "digest"
    assert problems[-1].code == ("digest" if len(problems) > 1 else "outside-play")
    return [problem for problem in problems[:-1] if problem.code != "seed-secret"]


def refusal(data: Json) -> tuple[str, str]:
    """Return the code with which a record is refused when it is read, and where; or nothing."""
    try:
        record_from_json(data)
    except BadRecord as error:
        return error.code, str(error.params.get("where", ""))
    return "", ""


# Another value of the same type.


def other_value(path: Path, value: object) -> object:
    if isinstance(value, int):
        return value + 1
    assert isinstance(value, str)
    if path[-1] in ("commitment", "digest", "seed") or path[1:2] == ("salt_hashes",):
        value = value or "00"
        return value[:-1] + ("0" if value[-1] != "0" else "1")
    return value + "x"


def fitting(path: Path) -> set[str]:
    """Return the codes that fit another value at a path."""
    if "rolls" in path:
        return {f"roll-{ROLL_FIELDS[int(path[path.index('rolls') + 2])]}"}
    if "events" in path:
        return {f"event-{EVENT_FIELDS[int(path[path.index('events') + 2])]}"}
    if path == ("dice", "seed"):
        return {"commitment", "wrong-dice", "roll-value"}
    names = [part for part in path if part in HEADER]
    return HEADER[str(names[-1])]


def is_play_of_a_secret_die(data: Json, path: Path) -> bool:
    """Say whether a value cannot be checked yet: a roll or salt of dice whose seed is a secret."""
    is_roll = "rolls" in path and path[-1] == 2
    return is_secret(data) and (is_roll or path[0] == "dice")


def is_refused(path: Path) -> bool:
    """Say whether another value is refused when the record is read."""
    return path[-1] in ("kind", "order")


def test_another_value_in_any_field_is_refused_with_the_reason_that_fits(case: Case) -> None:
    misfits: list[object] = []
    for path, value in case.leaves():
        if value is None or path[0] in ("format", "version", "players", "digest"):
            continue
        if is_refused(path) or is_play_of_a_secret_die(case.data, path):
            continue
        problems = problems_with(edited(case.data, path, other_value(path, value)))
        first = problems[0] if problems else Problem("nothing")
        if first.code not in fitting(path):
            misfits.append((path, value, problems))
        is_about_play = first.code not in ("wrong-dice", "commitment")
        if is_about_play and path[0] != "dice" and first.where != where(path):
            misfits.append((path, value, problems))
    assert misfits == []


def test_a_roll_of_a_secret_die_cannot_be_edited_unseen_either(case: Case) -> None:
    for path, value in case.leaves():
        if is_play_of_a_secret_die(case.data, path) and value is not None and not is_refused(path):
            twin = edited(case.data, path, other_value(path, value))
            assert "seed-secret" in codes_of(verify(record_from_json(twin)))
            problems_with(twin)


@pytest.mark.parametrize("seat", [0, 1])
def test_another_name_of_a_player_is_outside_the_play_and_found_by_the_digest(
    case: Case, seat: int
) -> None:
    players = at(case.data, ("players",))
    assert isinstance(players, dict)
    twin = edited(case.data, ("players", list(players)[seat]), "Mallory")
    assert problems_with(twin) == []


def test_another_digest_is_refused(case: Case) -> None:
    twin = edited(case.data, ("digest",), "0" * 64)
    assert problems_with(twin) == []


def test_another_format_version_or_kind_of_dice_is_refused_by_name(case: Case) -> None:
    assert refusal(edited(case.data, ("format",), "other-record"))[0] == "record-not-a-record"
    assert refusal(edited(case.data, ("version",), 2))[0] == "record-version"
    assert refusal(edited(case.data, ("dice", "kind"), "loaded")) == (
        "record-bad-value",
        "dice.kind",
    )
    if "order" in (dice := dict(case.data["dice"])):  # type: ignore[call-overload]
        assert refusal(edited(case.data, ("dice", "order"), dice["order"] + 1)) == (
            "record-bad-value",
            "dice.order",
        )
    swapped = "fair" if at(case.data, ("dice", "kind")) == "seeded" else "seeded"
    assert refusal(edited(case.data, ("dice", "kind"), swapped))[0].startswith("record-key-")


# Another type.


def test_another_type_in_any_field_is_refused_where_it_stands(case: Case) -> None:
    misfits: list[object] = []
    for path, value in case.leaves():
        if path[0] == "format" or value is None:
            continue
        wrong: list[object] = [None, True, 1.5, [], {}, 7 if isinstance(value, str) else "7"]
        for other in wrong:
            if other is None and path == ("dice", "seed") and isinstance(value, str):
                continue  # a secret seed
            found = refusal(edited(case.data, path, other))
            if found != ("record-wrong-type", where(path)):
                misfits.append((path, other, found))
    assert misfits == []


def test_another_type_of_any_table_or_list_is_refused_where_it_stands(case: Case) -> None:
    misfits: list[object] = []
    for path, value in case.containers():
        if not path:
            continue
        wrong: list[object] = [True, 1.5, "7", 7, [] if isinstance(value, dict) else {}]
        for other in wrong:
            found = refusal(edited(case.data, path, other))
            if found != ("record-wrong-type", where(path)):
                misfits.append((path, other, found))
    assert misfits == []


def test_control_characters_and_broken_letters_are_refused_in_every_text(case: Case) -> None:
    misfits: list[object] = []
    for path, value in case.leaves():
        if isinstance(value, str) and path[0] != "format":
            for bad in ("\x1b[31m", "\n", "\x7f", "\x9b", "\ud800"):
                found = refusal(edited(case.data, path, value + bad))
                if found != ("record-bad-value", where(path)):
                    misfits.append((path, bad, found))
    assert misfits == []


# Keys and lines too few and too many.


def without(value: object, key: str | int) -> object:
    if isinstance(value, dict):
        return {name: item for name, item in value.items() if name != key}
    assert isinstance(value, list)
    return [item for index, item in enumerate(value) if index != key]


def doubled(value: object, index: int) -> object:
    assert isinstance(value, list)
    return [*value[: index + 1], *value[index:]]


def test_any_deleted_key_is_missed(case: Case) -> None:
    for path, value in case.tables():
        for key in value:
            cut = without(value, key)
            assert isinstance(cut, dict)
            twin = edited(case.data, path, cut) if path else cut
            if path in OPEN_TABLES:
                assert problems_with(twin)[0].code == OPEN_TABLES[path][0]
            elif (path, key) != ((), "format"):
                expected = (
                    "record-wrong-type" if key in ("version", "kind") else "record-key-missing"
                )
                assert refusal(twin) == (expected, where((*path, key)))


def test_any_added_key_is_noticed(case: Case) -> None:
    for path, _ in case.tables():
        item: object = 3 if path == ("result", "facts") else "more"
        twin = edited(case.data, (*path, "more"), item)
        if path in OPEN_TABLES:
            assert problems_with(twin)[0].code == OPEN_TABLES[path][1]
        else:
            assert refusal(twin) == ("record-key-unknown", where((*path, "more")))


def test_any_deleted_or_doubled_roll_or_event_is_noticed(case: Case) -> None:
    for path, value in case.lists():
        if path[-1] not in ("rolls", "events"):
            continue
        part = str(path[-1])[:-1]
        for index in range(len(value)):
            more = problems_with(edited(case.data, path, doubled(value, index)))[0]
            less = problems_with(edited(case.data, path, without(value, index)))[0]
            assert more.where.startswith(where(path))
            assert less.where.startswith(where(path))
            if is_secret(case.data) and part == "roll":
                continue  # which roll it was cannot be told without the dice
            assert (more.code, less.code) == (f"{part}-extra", f"{part}-missing")


def test_a_roll_or_event_of_another_length_is_refused(case: Case) -> None:
    for path, value in case.lists():
        if len(path) > 1 and path[-2] in ("rolls", "events"):
            for other in (without(value, 0), doubled(value, 0)):
                found = refusal(edited(case.data, path, other))
                assert found == ("record-wrong-length", where(path))


def test_more_or_fewer_numbers_of_an_event_are_noticed(case: Case) -> None:
    for path, value in case.lists():
        if len(path) > 2 and path[-3] == "events":
            for other in ([*value, 0], value[:-1] if value else [1]):
                problem = problems_with(edited(case.data, path, other))[0]
                assert (problem.code, problem.where) == ("event-numbers", where(path))


def test_a_missing_or_additional_salt_is_noticed(case: Case) -> None:
    if at(case.data, ("dice", "kind")) == "fair":
        salts = at(case.data, ("dice", "salts"))
        for other in (without(salts, 0), doubled(salts, 0)):
            assert (
                problems_with(edited(case.data, ("dice", "salts"), other))[0].code == "wrong-salts"
            )


def test_a_deleted_doubled_or_swapped_step_is_noticed(case: Case) -> None:
    steps = case.steps()
    for index in range(0, len(steps), case.stride):
        for other in (without(steps, index), doubled(steps, index)):
            problems_with(edited(case.data, ("steps",), other))
    for index in range(0, len(steps) - 1, case.stride):
        swapped = [*steps[:index], steps[index + 1], steps[index], *steps[index + 2 :]]
        if swapped != steps:
            problems_with(edited(case.data, ("steps",), swapped))


def test_a_deleted_or_added_result_is_noticed(case: Case) -> None:
    if at(case.data, ("result",)) is not None:
        problem = problems_with(edited(case.data, ("result",), None))[0]
        assert problem.code == "result-missing"
    else:
        draw = {"winner": -1, "level": "", "reason": "", "section": "", "facts": {}}
        problem = problems_with(edited(case.data, ("result",), draw))[0]
        assert problem.code == "steps-missing"


def test_missing_last_steps_of_a_finished_game_are_noticed(case: Case) -> None:
    steps = case.steps()
    if at(case.data, ("result",)) is not None:
        problem = problems_with(edited(case.data, ("steps",), steps[:-1]))[0]
        assert (problem.code, problem.params["steps"]) == ("steps-missing", len(steps) - 1)
