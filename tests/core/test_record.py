"""Records: written whole, read strictly, replayed exactly, proven or refused with the reason."""

import json
import os
import pickle
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import grognard
from grognard.core.dice import Roll
from grognard.core.errors import BadOption, BadRecord, GrognardError, UnknownGame, UnknownScenario
from grognard.core.event import Event
from grognard.core.fair import commitment, salt_commit
from grognard.core.message import Message
from grognard.core.record import (
    PROBLEMS,
    Problem,
    Record,
    Step,
    load_record,
    new_record,
    record_from_json,
    record_text,
    replay,
    save_record,
    seeded_header,
    stored_events,
    verify,
)
from grognard.core.record_file import (
    MAX_BYTES,
    Hands,
    Line,
    Origin,
    digest_of,
    is_clean,
    parse_json,
    read_json,
    shown,
    write_whole,
)
from grognard.core.verify import MAX_PROBLEMS, dice_note
from tests.core.records import (
    HEX_SALTS,
    PLAYERS,
    SALTS,
    SECRET,
    fair_record,
    old_record,
    plain,
    seeded_record,
)

GAMES = ("skirmish", "undaunted")
BEGUN = plain(seeded_record("skirmish", most=3))


def again(record: Record) -> Record:
    """Return a record as it comes back from its file, the digest mended to fit."""
    return record_from_json(plain(record))


def codes(record: Record) -> list[str]:
    return [problem.code for problem in verify(record)]


# Writing and reading.


def test_a_record_holds_header_setup_steps_and_result() -> None:
    data = plain(seeded_record("skirmish", "rearguard", seed=3))
    assert list(data) == [
        "format",
        "version",
        "game",
        "scenario",
        "options",
        "rules_version",
        "players",
        "dice",
        "setup",
        "steps",
        "result",
        "digest",
    ]
    assert data["scenario"] == "rearguard"
    assert data["players"] == dict(zip(grognard.load("skirmish").seats, PLAYERS, strict=True))
    assert data["dice"] == {"kind": "seeded", "seed": 3}


def test_the_seed_of_fair_dice_is_not_in_the_record_until_it_is_revealed() -> None:
    record = fair_record("skirmish", most=10)
    assert SECRET.hex() not in record_text(record)
    assert plain(record)["dice"] == {
        "kind": "fair",
        "commitment": commitment(SECRET),
        "salts": list(HEX_SALTS),
        "order": 2,
        "salt_hashes": [salt_commit(commitment(SECRET), HEX_SALTS[0]), ""],
        "told": [["seed-hash", -1], ["salt-hash", 0], ["salt", 1], ["salt", 0]],
        "seed": None,
    }
    record.dice.reveal(SECRET)
    assert record.dice.to_json()["seed"] == SECRET.hex()


def test_a_record_of_the_old_order_still_verifies_and_says_that_its_promise_was_weaker() -> None:
    record = old_record("skirmish")
    assert plain(record)["dice"] == {
        "kind": "fair",
        "commitment": commitment(SECRET),
        "salts": list(SALTS),
        "seed": SECRET.hex(),
    }
    assert verify(again(record)) == []
    assert said_of(record) == "core-record-note-old-order"
    assert said_of(fair_record("skirmish")) == "core-record-note-not-compared"
    assert said_of(seeded_record("skirmish")) == ""


def said_of(record: Record) -> str:
    note = dice_note(record)
    return "" if note is None else note.id


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("play", [seeded_record, fair_record, old_record])
def test_a_saved_record_comes_back_the_same_and_is_proven(
    name: str, play: Callable[[str], Record], tmp_path: Path
) -> None:
    record = play(name)
    save_record(record, tmp_path / "game.json")
    loaded = load_record(tmp_path / "game.json")
    assert loaded.to_json() == record.to_json()
    assert loaded.digest == digest_of(record.to_json())
    assert verify(loaded) == []
    assert verify(record) == []


def test_every_scenario_of_every_game_gives_records_that_are_proven() -> None:
    for name in GAMES:
        for scenario in grognard.load(name).scenarios():
            assert verify(again(seeded_record(name, scenario.id, seed=2))) == []


def test_the_file_has_a_line_for_each_step_and_letters_that_can_be_read(tmp_path: Path) -> None:
    record = seeded_record("skirmish", most=20)
    save_record(record, tmp_path / "game.json")
    text = (tmp_path / "game.json").read_text(encoding="utf-8")
    steps = [line for line in text.splitlines() if line.startswith('{"seat"')]
    assert len(steps) == 20
    assert "Богдан" in text


def test_a_path_may_be_a_text(tmp_path: Path) -> None:
    record = seeded_record("skirmish", most=5)
    save_record(record, f"{tmp_path}/game.json")
    assert load_record(f"{tmp_path}/game.json").to_json() == record.to_json()


def test_the_digest_does_not_depend_on_the_order_of_keys() -> None:
    data = plain(seeded_record("skirmish", most=5))
    backwards = dict(reversed(list(data.items())))
    assert digest_of(backwards) == data["digest"]
    assert verify(record_from_json(backwards)) == []


def test_a_record_can_be_sent_to_another_process() -> None:
    record = again(fair_record("skirmish"))
    twin = pickle.loads(pickle.dumps(record))
    assert isinstance(twin, Record)
    assert twin.to_json() == record.to_json()
    assert twin.digest == record.digest


def test_a_record_names_nobody_unless_told_and_refuses_unknown_options() -> None:
    game = grognard.load("skirmish")
    assert set(new_record(game, "", None, seeded_header(1)).players.values()) == {""}
    with pytest.raises(BadOption):
        new_record(game, "", {"fog": "on"}, seeded_header(1))


# Saving is all or nothing.


def test_saving_replaces_the_old_file_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    for most in (3, 6):
        save_record(seeded_record("skirmish", most=most), path)
        assert len(load_record(path).steps) == most
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_a_save_that_fails_leaves_the_old_file_and_nothing_beside_it(tmp_path: Path) -> None:
    folder = tmp_path / "game.json"
    folder.mkdir()
    (folder / "inside").touch()
    with pytest.raises(GrognardError) as caught:
        save_record(seeded_record("skirmish", most=3), folder)
    assert caught.value.code == "file-unwritable"
    assert (folder / "inside").exists()
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(GrognardError) as caught:
        write_whole(tmp_path / "nowhere" / "game.json", "text")
    assert caught.value.code == "file-unwritable"
    assert str(tmp_path) in str(caught.value.params["path"])


def test_a_saved_file_may_be_read_by_those_whom_the_umask_allows(tmp_path: Path) -> None:
    old = os.umask(0o022)
    try:
        write_whole(tmp_path / "game.json", "text")
    finally:
        os.umask(old)
    assert (tmp_path / "game.json").stat().st_mode & 0o777 == 0o644


# Reading what is no record.


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "record-not-json"),
        (b"\x00" * 100, "record-not-json"),
        (b"hello", "record-not-json"),
        (b'{"format": "grognard-record"', "record-not-json"),
        (b"\xff\xfe\x00", "record-not-text"),
        (b"\x80abc", "record-not-text"),
        (b"null", "record-not-a-record"),
        (b"[]", "record-not-a-record"),
        (b"{}", "record-not-a-record"),
        (b"7", "record-not-a-record"),
        (b'"grognard-record"', "record-not-a-record"),
        (b'{"format": ["grognard-record"]}', "record-not-a-record"),
        (b'{"format": "grognard-record"}', "record-wrong-type"),
        (b'{"format": "grognard-record", "version": "1"}', "record-wrong-type"),
        (b'{"format": "grognard-record", "version": true}', "record-wrong-type"),
        (b'{"format": "grognard-record", "version": 99}', "record-version"),
        (b'{"format": "grognard-record", "version": 1}', "record-key-missing"),
        (b'{"a": NaN}', "record-not-a-number"),
        (b'{"a": -Infinity}', "record-not-a-number"),
        (b'{"a": 1, "a": 1}', "record-key-twice"),
        (b'[{"a": [{"b": 1, "b": 2}]}]', "record-key-twice"),
        (b"[" * 200_000, "record-too-deep"),
        (b'{"a":' * 200_000, "record-too-deep"),
        (b"9" * 100_000, "record-huge-number"),
    ],
    ids=lambda value: repr(value)[:40],
)
def test_what_is_no_record_is_refused_with_a_code(
    content: bytes, code: str, tmp_path: Path
) -> None:
    (tmp_path / "game.json").write_bytes(content)
    with pytest.raises(BadRecord) as caught:
        load_record(tmp_path / "game.json")
    assert caught.value.code == code


def test_where_json_is_broken_is_said_by_line_and_column() -> None:
    with pytest.raises(BadRecord) as caught:
        parse_json(b'{\n "a": 1,\n "b": ?\n}')
    assert caught.value.params == {"line": 3, "column": 7}


def test_a_byte_order_mark_does_no_harm() -> None:
    assert parse_json(b"\xef\xbb\xbf[1]") == [1]


def test_a_file_that_is_not_there_or_is_a_folder_is_unreadable(tmp_path: Path) -> None:
    for path in (tmp_path / "nothing.json", tmp_path, tmp_path / "a\0b"):
        with pytest.raises(BadRecord) as caught:
            load_record(path)
        assert caught.value.code == "record-unreadable"
        assert is_clean(str(caught.value.params["path"]))


def test_a_huge_file_is_refused_before_it_is_parsed(tmp_path: Path) -> None:
    with (tmp_path / "huge.json").open("wb") as file:
        file.truncate(MAX_BYTES + 1)
    with pytest.raises(BadRecord) as caught:
        read_json(tmp_path / "huge.json")
    assert caught.value.code == "record-too-large"
    assert caught.value.params["limit"] == MAX_BYTES


def test_a_record_cut_off_anywhere_is_refused() -> None:
    content = record_text(fair_record("skirmish", most=30)).encode()
    for length in range(0, len(content) - 2, 7):
        with pytest.raises(BadRecord):
            record_from_json(parse_json(content[:length]))


def test_a_file_with_any_one_byte_changed_is_refused_unless_it_says_the_same() -> None:
    content = record_text(seeded_record("skirmish", most=25)).encode()
    original = json.loads(content)
    for place in range(0, len(content), 3):
        for change in (1, 2, 0x20):
            twin = bytearray(content)
            twin[place] ^= change
            try:
                data = parse_json(bytes(twin))
                problems = verify(record_from_json(data))
            except BadRecord:
                continue
            assert problems or data == original


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
        lambda inner: (
            st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from([*BEGUN]), inner)
        ),
        max_leaves=20,
    )
)
@settings(max_examples=300)
def test_any_json_is_a_record_or_a_bad_record(data: object) -> None:
    with pytest.raises(BadRecord):
        record_from_json(data)


PARTS = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=2), inner),
)


@given(st.sampled_from([*BEGUN]), PARTS)
@settings(max_examples=300)
def test_any_json_in_place_of_a_part_is_read_or_refused_but_never_crashes(
    key: str, part: object
) -> None:
    data = {**BEGUN, key: part}
    if json.dumps(data) == json.dumps(BEGUN):
        return
    try:
        record = record_from_json(data)
    except BadRecord:
        return
    assert verify(record)


def test_texts_of_strangers_are_shown_short_and_clean() -> None:
    assert shown("blue-1") == "blue-1"
    assert shown("\x1b[2J") == "\\x1b[2J"
    assert shown("Богдан") == "Богдан"
    assert len(shown("x" * 5000)) == 80
    assert is_clean(shown("\ud800" * 50))


# Replaying.


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("most", [0, 1, 30, 10_000])
def test_a_replay_has_a_state_after_the_setup_and_after_each_step(name: str, most: int) -> None:
    for record in (seeded_record(name, most=most), fair_record(name, most=most)):
        states = list(replay(record))
        assert len(states) == len(record.steps) + 1
        assert states[-1].log == stored_events(record)
        outcome = states[-1].outcome()
        assert (None if outcome is None else outcome.to_json()) == record.result
        assert all(state.check() == [] for state in states)


def test_states_of_a_replay_are_copies_of_their_own() -> None:
    record = seeded_record("skirmish", most=30)
    saved = [state.save() for state in replay(record)]
    kept = list(replay(record))
    for state in kept[:-1]:
        state.apply(state.legal_actions()[0])
    assert [state.save() for state in replay(record)] == saved


def test_a_replay_of_a_false_step_says_which_one() -> None:
    record = seeded_record("skirmish", most=10)
    record.steps[4].action = "nonsense"
    with pytest.raises(BadRecord) as caught:
        list(replay(record))
    assert caught.value.code == "record-does-not-replay"
    problem = caught.value.params["problem"]
    assert isinstance(problem, Message)
    assert (problem.id, problem.args["step"]) == ("core-record-unknown-action", 5)


def test_a_record_of_other_rules_is_not_replayed_but_its_events_can_be_read() -> None:
    record = seeded_record("skirmish", most=10)
    record.rules_version += 1
    with pytest.raises(BadRecord) as caught:
        list(replay(record))
    assert caught.value.code == "record-other-rules"
    assert [problem.code for problem in verify(again(record))] == ["other-rules"]
    events = stored_events(again(record))
    assert events == stored_events(seeded_record("skirmish", most=10))
    assert len(events) > 2


def test_a_record_of_an_unknown_game_or_scenario_is_not_replayed() -> None:
    record = seeded_record("skirmish", most=10)
    record.scenario = "waterloo"
    with pytest.raises(UnknownScenario):
        list(replay(record))
    record.game = "chess"
    with pytest.raises(UnknownGame):
        list(replay(record))


# What verify finds, one reason after another. Digests are mended, so that the reason stands alone.


def first_step(record: Record, holds: Callable[[Step], object]) -> int:
    """Return the index of the first step of which something is true."""
    return next(index for index, step in enumerate(record.steps) if holds(step))


def with_rolls(record: Record) -> Step:
    return record.steps[first_step(record, lambda step: step.rolls)]


def with_events(record: Record) -> Step:
    return record.steps[first_step(record, lambda step: step.events)]


def change_roll(record: Record, field: str) -> None:
    roll = with_rolls(record).rolls[0]
    if field == "purpose":
        roll.purpose += "x"
    elif field == "sides":
        roll.n += 1
    else:
        roll.result += 1


def change_event(record: Record, field: str) -> None:
    step = with_events(record)
    parts = step.events[0].to_json()
    index = ("rule", "kind", "who", "numbers", "seen-by").index(field)
    parts[index] = {"rule": "§0", "kind": "rain", "who": 5, "numbers": [77], "seen-by": 0}[field]
    rule, kind, who, numbers, seen_by = parts
    assert isinstance(rule, str)
    assert isinstance(kind, str)
    assert isinstance(who, int)
    assert isinstance(numbers, list)
    assert isinstance(seen_by, int)
    step.events[0] = Event(rule, kind, who, numbers, seen_by)


def other_seat(record: Record) -> None:
    step = record.steps[7]
    step.seat = next(seat for seat in record.players if seat != step.seat)


def illegal_action(record: Record) -> None:
    state = list(replay(record))[7]
    game = grognard.load(record.game)
    legal = set(state.legal_actions())
    action = next(number for number in range(game.num_actions) if number not in legal)
    record.steps[7].action = game.action_text(state, action)


def other_spelling(record: Record) -> None:
    step = record.steps[first_step(record, lambda step: " " in step.action)]
    step.action = step.action.replace(" ", "  ")


def another_seed(record: Record) -> None:
    record.dice.seed += 1


def secret_again(record: Record) -> None:
    record.dice.revealed = ""


def secret_and_too_high(record: Record) -> None:
    secret_again(record)
    with_rolls(record).rolls[0].result = 1000


def secret_and_one_less(record: Record) -> None:
    secret_again(record)
    with_rolls(record).rolls.clear()


def tell(record: Record, told: tuple[str, ...], salts: tuple[str, str] = ("", "")) -> None:
    """Let seat 1 alone have told something, after the hash of the seed."""
    record.dice.salts, record.dice.hashes = salts, ("", "")
    record.dice.told = (("seed-hash", -1), *((what, 1) for what in told))


def without_hash(record: Record) -> None:
    """Let both have told their salts at once, so that one could be chosen."""
    record.dice.hashes = ("", "")
    record.dice.told = (("seed-hash", -1), ("salt", 0), ("salt", 1))


def edit_result(record: Record) -> None:
    assert record.result is not None
    record.result["level"] = "skirmish-level-glorious"


def setting(name: str, value: object) -> Callable[[Record], None]:
    return lambda record: setattr(record, name, value)


def line_nowhere(record: Record) -> None:
    record.is_practice = True
    record.lines.append(Line(len(record.steps) + 1, record.steps[:1]))


def one_taken_back(record: Record) -> None:
    record.is_practice = True
    record.taken_back = 1


EDITS: dict[str, tuple[str, Callable[[Record], object], str]] = {
    "unknown-game": ("seeded", setting("game", "chess"), "game"),
    "other-rules": ("seeded", setting("rules_version", 999), "rules_version"),
    "unknown-scenario": ("seeded", setting("scenario", "waterloo"), "scenario"),
    "unknown-option": ("seeded", lambda r: r.options.update(fog="on"), "options.fog"),
    "bad-option": (
        "seeded",
        lambda r: r.options.update({"quiet-woods": "x"}),
        "options.quiet-woods",
    ),
    "missing-option": ("seeded", lambda r: r.options.clear(), "options.quiet-woods"),
    "wrong-seats": ("seeded", lambda r: r.players.update(green="Eve"), "players"),
    "wrong-salts": ("fair", lambda r: setattr(r.dice, "salts", ("one",)), "dice.salts"),
    "commitment": ("fair", lambda r: r.dice.reveal(bytes(32)), "dice.commitment"),
    "seed-secret": ("fair", secret_again, "dice.seed"),
    "no-salt": ("fair", lambda r: tell(r, ()), "dice.told"),
    "bad-salt": ("fair", lambda r: tell(r, ("salt",), salts=("", "short")), "dice.salts[1]"),
    "salt-hash": (
        "fair",
        lambda r: setattr(r.dice, "salts", ("0c" * 16, HEX_SALTS[1])),
        "dice.salts[0]",
    ),
    "dice-order": ("fair", without_hash, "dice.salts[0]"),
    "wrong-dice": ("seeded", another_seed, "dice"),
    "roll-purpose": ("fair", lambda r: change_roll(r, "purpose"), "rolls[0]"),
    "roll-sides": ("fair", lambda r: change_roll(r, "sides"), "rolls[0]"),
    "roll-value": ("fair", lambda r: change_roll(r, "value"), "rolls[0]"),
    "roll-missing": ("fair", lambda r: with_rolls(r).rolls.pop(), "rolls["),
    "roll-extra": ("fair", lambda r: with_rolls(r).rolls.append(Roll("luck", 6, 5)), "rolls["),
    "roll-impossible": ("fair", secret_and_too_high, "rolls[0]"),
    "roll-none-left": ("fair", secret_and_one_less, "rolls[0]"),
    "event-rule": ("seeded", lambda r: change_event(r, "rule"), "events[0]"),
    "event-kind": ("seeded", lambda r: change_event(r, "kind"), "events[0]"),
    "event-who": ("seeded", lambda r: change_event(r, "who"), "events[0]"),
    "event-numbers": ("seeded", lambda r: change_event(r, "numbers"), "events[0]"),
    "event-seen-by": ("seeded", lambda r: change_event(r, "seen-by"), "events[0]"),
    "event-missing": ("seeded", lambda r: with_events(r).events.pop(), "events["),
    "event-extra": (
        "seeded",
        lambda r: with_events(r).events.append(Event("§1", "rain")),
        "events[",
    ),
    "not-to-move": ("seeded", other_seat, "steps[7].seat"),
    "unknown-action": ("seeded", lambda r: setattr(r.steps[7], "action", "Z99"), "steps[7].action"),
    "action-spelling": ("undaunted", other_spelling, ".action"),
    "illegal-action": ("seeded", illegal_action, "steps[7].action"),
    "extra-step": ("seeded", lambda r: r.steps.append(r.steps[-1]), "steps["),
    "steps-missing": ("seeded", lambda r: r.steps.pop(), "steps"),
    "result-missing": ("seeded", setting("result", None), "result"),
    "result-differs": ("seeded", edit_result, "result.level"),
    "wrong-hands": (
        "seeded",
        setting("minded", [Hands(0, "green", "regular", "red")]),
        "minded[0]",
    ),
    "wrong-origin": (
        "seeded",
        setting("origins", [Origin(10**6, seeded_header(1), "0" * 64)]),
        "origins[0].steps",
    ),
    "line-place": ("seeded", line_nowhere, "practice.lines[0].at"),
    "taken-back": ("seeded", one_taken_back, "practice.taken_back"),
}
"""For each code an edit that must be answered with it, and where."""


def record_of(kind: str) -> Record:
    if kind == "undaunted":
        return seeded_record("undaunted", seed=2)
    records = [
        seeded_record("skirmish", seed=n)
        if kind == "seeded"
        else fair_record("skirmish", choices=n)
        for n in range(12)
    ]
    return max(records, key=lambda record: sum(len(step.rolls) for step in record.steps))


@pytest.mark.parametrize("code", EDITS)
def test_each_kind_of_edit_has_its_own_reason_even_with_a_mended_digest(code: str) -> None:
    kind, edit, place = EDITS[code]
    record = record_of(kind)
    assert verify(record) == []
    edit(record)
    problems = verify(again(record))
    if code in ("roll-impossible", "roll-none-left"):
        assert problems.pop(0).code == "seed-secret"
    first = problems[0]
    assert first.code == code
    assert place in first.where
    assert first.message().id == f"core-record-{code}"


def test_every_reason_is_tried() -> None:
    assert {*EDITS, "digest", "outside-play"} == set(PROBLEMS)
    assert len(set(PROBLEMS)) == len(PROBLEMS)


def test_an_illegal_action_is_refused_with_the_reason_and_section_of_its_rule() -> None:
    record = record_of("seeded")
    illegal_action(record)
    problem = verify(again(record))[0]
    reason = problem.params["reason"]
    assert isinstance(reason, Message)
    assert reason.id.startswith(("skirmish-why-", "core-why-"))
    assert str(problem.params["section"]).startswith("§")
    assert problem.params["step"] == 8


def test_a_false_roll_is_named_with_what_the_dice_give() -> None:
    record = record_of("fair")
    step = first_step(record, lambda step: step.rolls)
    true = record.steps[step].rolls[0]
    record.steps[step].rolls[0] = Roll(true.purpose, true.n, (true.result + 1) % true.n)
    problem = verify(again(record))[0]
    assert problem.where == f"steps[{step}].rolls[0]"
    assert problem.params == {
        "step": step + 1,
        "roll": 1,
        "name": true.purpose,
        "found": str((true.result + 1) % true.n),
        "expected": str(true.result),
    }


def test_two_edits_far_apart_are_both_found() -> None:
    record = record_of("seeded")
    change_event(record, "rule")
    edit_result(record)
    record.players["blue"] = "Mallory"
    assert codes(again(record)) == ["event-rule", "result-differs"]


def test_another_seed_or_salt_is_one_problem_not_one_for_each_roll() -> None:
    for kind in ("seeded", "fair"):
        record = record_of(kind)
        record.dice.seed += 1
        record.dice.salts = (HEX_SALTS[0], "0c" * 16) if kind == "fair" else ()
        assert codes(again(record)) == ["wrong-dice"]


def test_a_game_invented_from_other_dice_is_found_though_it_agrees_with_itself() -> None:
    record = record_of("seeded")
    record.dice = seeded_header(record.dice.seed + 1000)
    problem = verify(again(record))[0]
    step = first_step(record, lambda step: step.rolls)
    assert problem.code == "wrong-dice"
    assert int(str(problem.params["step"])) >= step + 1


def test_rolls_are_checked_even_where_the_rules_are_not_known() -> None:
    for kind in ("seeded", "fair"):
        record = record_of(kind)
        record.rules_version += 1
        assert codes(again(record)) == ["other-rules"]
        roll = with_rolls(record).rolls[0]
        roll.result = (roll.result + 1) % roll.n
        assert codes(again(record)) == ["other-rules", "wrong-dice"]


@pytest.mark.parametrize("sides", [0, -6, (1 << 32) + 1, 1 << 80])
def test_dice_with_impossible_sides_are_refused_and_never_rolled(sides: int) -> None:
    record = record_of("seeded")
    record.game = "chess"
    with_rolls(record).rolls[0].n = sides
    assert codes(again(record)) == ["unknown-game", "wrong-dice"]


def test_the_list_of_problems_ends_somewhere() -> None:
    record = record_of("seeded")
    for step in record.steps:
        step.events = [*step.events, Event("§1", "rain")]
    assert len(verify(again(record))) == MAX_PROBLEMS


@pytest.mark.parametrize("part", ["rolls", "events", "options", "facts", "digest"])
def test_no_part_of_a_file_makes_the_list_of_problems_long(part: str) -> None:
    record = again(record_of("seeded"))
    assert record.result is not None
    for number in range(5_000):
        if part == "rolls":
            record.setup.rolls.append(Roll("rain", 6, 1))
        elif part == "events":
            record.steps[3].events.append(Event("§1", "rain"))
        elif part == "options":
            record.options[f"rain-{number}"] = "on"
        else:
            record.setup.rolls.append(Roll("rain", 6, 1))
            record.result["facts"][f"rain-{number}"] = 1  # type: ignore[index]
    if part != "digest":
        record = again(record)
    assert 1 < len(verify(record)) <= MAX_PROBLEMS
    assert (verify(record)[-1].code == "digest") == (part == "digest")


def test_a_record_that_was_never_in_a_file_has_no_digest_to_check() -> None:
    record = seeded_record("skirmish", most=3)
    assert record.digest == ""
    record.players["blue"] = "Mallory"
    assert verify(record) == []


def test_a_false_digest_is_said_last_and_differently_where_play_is_true() -> None:
    record = again(record_of("seeded"))
    record.players["blue"] = "Mallory"
    assert codes(record) == ["outside-play"]
    edit_result(record)
    assert codes(record) == ["result-differs", "digest"]


def test_what_strangers_wrote_is_clean_and_short_in_every_problem() -> None:
    record = record_of("seeded")
    record.options["x" * 5000] = "y" * 5000
    for problem in verify(again(record)):
        texts = [problem.where, *[str(value) for value in problem.params.values()]]
        assert all(len(text) < 200 and is_clean(text) for text in texts)


def test_problems_are_equal_when_they_say_the_same() -> None:
    problem = Problem("digest", "digest", {"step": 1})
    assert problem == Problem("digest", "digest", {"step": 1})
    assert hash(problem) == hash(Problem("digest", "digest", {"step": 1}))
    assert problem not in (Problem("digest", "digest"), "digest")
    assert problem.to_json() == {
        "code": "digest",
        "where": "digest",
        "message": {"id": "core-record-digest", "args": {"where": "digest", "step": 1}},
    }
    assert repr(problem) == "Problem('digest', 'digest', {'step': 1})"
