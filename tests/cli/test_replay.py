"""`grognard replay` tells a record, shows a step of it, and proves it or says what is wrong."""

import json
from pathlib import Path
from typing import Any

import pytest

from grognard.core.record import save_record
from tests.cli.records import played, saved_record
from tests.cli.terminal import grognard
from tests.core.records import old_record


def edited(path: Path, **changes: object) -> Path:
    """Change the top of a record, and leave its digest as it was."""
    data = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps({**data, **changes}), "utf-8")
    return path


def test_a_record_is_told_from_the_first_event_to_the_result(tmp_path: Path) -> None:
    ran = grognard("replay", str(saved_record(tmp_path)))
    assert ran.code == 0
    assert ran.out.startswith("Skirmish: Meeting in the Valley\nBlue: Anna\nRed: random\n")
    assert "• Blue chooses the objective" in ran.out
    assert "§2.2" in ran.out
    assert "Why: " in ran.out


@pytest.mark.parametrize(("language", "title"), [("uk", "Сутичка"), ("ru", "Стычка")])
def test_a_record_is_told_in_other_languages(tmp_path: Path, language: str, title: str) -> None:
    ran = grognard("replay", str(saved_record(tmp_path)), "--lang", language)
    assert ran.out.startswith(f"{title}: ")
    assert "skirmish-" not in ran.out


@pytest.mark.parametrize("seed", [7, None], ids=["seeded", "fair"])
@pytest.mark.parametrize("game", ["skirmish", "undaunted"])
def test_a_true_record_is_proven(tmp_path: Path, game: str, seed: int | None) -> None:
    ran = grognard("replay", "--verify", str(saved_record(tmp_path, game, seed)))
    assert (ran.code, ran.err) == (0, "")
    assert "Proven: " in ran.out


def test_a_proof_for_a_program(tmp_path: Path) -> None:
    path = saved_record(tmp_path)
    good = grognard("replay", "--verify", "--json", str(path))
    assert (good.code, json.loads(good.out)) == (0, {"proven": True, "problems": [], "note": None})
    bad = grognard("replay", "--verify", "--json", str(edited(path, scenario="rearguard")))
    data: dict[str, Any] = json.loads(bad.out)
    assert bad.code == 1
    assert not data["proven"]
    assert all(problem["text"] and problem["where"] for problem in data["problems"])


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_every_tampering_is_named_without_a_gap(tmp_path: Path, language: str) -> None:
    """A sentence that lacks an argument would show its bare name."""
    path = saved_record(tmp_path)
    original = path.read_text("utf-8")
    for change in tamperings(json.loads(original)):
        path.write_text(json.dumps(change), "utf-8")
        ran = grognard("replay", "--verify", str(path), lang=language, width=500)
        assert (ran.code, ran.err) == (1, "")
        assert "$" not in ran.out
        assert "core-record" not in ran.out


def tamperings(data: dict[str, Any]) -> list[dict[str, Any]]:
    """Return copies of a record, each with one thing changed."""
    steps = data["steps"]
    rolled = next(index for index, step in enumerate(steps) if step["rolls"])
    roll, event = steps[rolled]["rolls"][0], steps[rolled]["events"][0]
    return [
        {**data, "players": {**data["players"], "blue": "Eve"}},
        {**data, "game": "chess"},
        {**data, "rules_version": data["rules_version"] + 1},
        {**data, "scenario": "waterloo"},
        {**data, "options": {}},
        {**data, "options": {"quiet-woods": "maybe"}},
        {**data, "options": {**data["options"], "mud": "on"}},
        {**data, "players": {"blue": "Anna"}},
        {**data, "dice": {**data["dice"], "seed": data["dice"]["seed"] + 1}},
        {**data, "result": None},
        {**data, "result": {**data["result"], "winner": 1 - data["result"]["winner"]}},
        {**data, "steps": steps[:-1]},
        {**data, "steps": [*steps, steps[-1]]},
        with_step(data, 3, seat="green"),
        with_step(data, 3, action="fly"),
        with_step(data, 3, action=steps[3]["action"].upper()),
        with_step(data, 3, action="A1"),
        with_step(data, rolled, rolls=[]),
        with_step(data, rolled, rolls=[roll, roll]),
        with_step(data, rolled, rolls=[["luck", *roll[1:]]]),
        with_step(data, rolled, rolls=[[roll[0], roll[1] + 1, roll[2]]]),
        with_step(data, rolled, rolls=[[*roll[:2], (roll[2] + 1) % roll[1]]]),
        with_step(data, rolled, events=[]),
        with_step(data, rolled, events=[*steps[rolled]["events"], event]),
        with_step(data, rolled, events=[["§9", *event[1:]], *steps[rolled]["events"][1:]]),
        with_step(data, rolled, events=[[*event[:2], 5, *event[3:]], *steps[rolled]["events"][1:]]),
        with_step(data, rolled, events=[[*event[:4], 1], *steps[rolled]["events"][1:]]),
        with_step(data, rolled, events=[[*event[:3], [9], event[4]], *steps[rolled]["events"][1:]]),
        {**data, "digest": "0" * 64},
    ]


def with_step(data: dict[str, Any], index: int, **changes: object) -> dict[str, Any]:
    """Return a record with one step changed."""
    steps = list(data["steps"])
    steps[index] = {**steps[index], **changes}
    return {**data, "steps": steps}


def test_a_record_of_other_rules_is_still_told(tmp_path: Path) -> None:
    path = edited(saved_record(tmp_path), rules_version=999)
    ran = grognard("replay", str(path))
    assert ran.code == 0
    assert "Played by version 999 of the rules" in ran.out
    assert "• Blue chooses the objective" in ran.out


def test_an_event_that_means_nothing_is_told_raw(tmp_path: Path) -> None:
    path = saved_record(tmp_path)
    data = json.loads(path.read_text("utf-8"))
    strange = [["§1", "parade", 0, [1, 2], 511], ["§1", "move", 0, [999, 999, 999], 511]]
    path.write_text(json.dumps(with_step(data, 0, events=strange)), "utf-8")
    ran = grognard("replay", str(path))
    assert ran.code == 0
    assert "parade [1, 2]" in ran.out
    assert "move [999, 999, 999]" in ran.out


def test_a_step_is_shown_with_its_board(tmp_path: Path) -> None:
    path = saved_record(tmp_path)
    last = len(json.loads(path.read_text("utf-8"))["steps"])
    assert f"Step 0 of {last}: -" in grognard("replay", str(path), "--step", "0").out
    ran = grognard("replay", str(path), "--step", str(last))
    assert ran.code == 0
    assert f"Step {last} of {last}: " in ran.out
    assert "A1" in ran.out
    ran = grognard("replay", str(path), "--step", str(last + 1))
    assert (ran.code, ran.out) == (2, "")
    assert f"the last one is {last}" in ran.err


def test_the_whole_record_with_its_sentences_for_a_program(tmp_path: Path) -> None:
    path = saved_record(tmp_path)
    data: dict[str, Any] = json.loads(grognard("replay", "--json", str(path), lang="uk").out)
    written: dict[str, Any] = json.loads(path.read_text("utf-8"))
    assert data["result"] == written["result"]
    assert [step["action"] for step in data["steps"]] == [s["action"] for s in written["steps"]]
    assert all(len(step["texts"]) == len(step["events"]) for step in data["steps"])
    assert any("Сині" in text for step in data["steps"] for text in step["texts"])


def test_an_unfinished_record_says_so(tmp_path: Path) -> None:
    path = tmp_path / "half.json"
    path.write_text(json.dumps(played(steps=5).record.to_json()), "utf-8")
    assert "The game is not over: 5 steps are recorded." in grognard("replay", str(path)).out


def test_a_saved_game_is_not_a_record(tmp_path: Path) -> None:
    path = tmp_path / "saved.json"
    path.write_text(json.dumps(played(steps=5).save()), "utf-8")
    ran = grognard("replay", str(path))
    assert ran.code == 3
    assert "is a saved game" in ran.err


# What a player kept.


def kept_of(record: Path, folder: Path, **changes: object) -> str:
    """Write what the only player of a fair record kept of it."""
    dice = json.loads(record.read_text("utf-8"))["dice"]
    seen = [["seed-hash", -1, dice["commitment"], "now"], ["salt", 0, dice["salts"][0], "now"]]
    data = {"format": "grognard-kept-dice", "version": 1, "match": "x", "order": 2, "seen": seen}
    path = folder / "kept.json"
    path.write_text(json.dumps({**data, **changes}), "utf-8")
    return str(path)


def test_a_record_is_compared_with_what_was_kept(tmp_path: Path) -> None:
    record = saved_record(tmp_path, seed=None)
    ran = grognard("replay", "--verify", str(record), "--against", kept_of(record, tmp_path))
    assert (ran.code, ran.err) == (0, "")
    assert "The dice are those that were promised to you" in ran.out
    alone = grognard("replay", "--verify", str(record), width=500)
    assert "only a player can tell who kept them" in alone.out


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_a_record_with_swapped_dice_is_refused_with_that_reason(
    tmp_path: Path, language: str
) -> None:
    record = saved_record(tmp_path, seed=None)
    seen = [["seed-hash", -1, "0" * 64, "now"]]
    kept = kept_of(record, tmp_path, seen=seen)
    ran = grognard("replay", "--verify", str(record), "--against", kept, lang=language, width=500)
    assert ran.code == 1
    assert "0" * 64 in ran.out
    assert ran.out.startswith("dice.commitment  ")
    assert "core-record" not in ran.out


def test_what_was_kept_needs_a_proof_and_a_file_of_its_kind(tmp_path: Path) -> None:
    record = saved_record(tmp_path, seed=None)
    without = grognard("replay", str(record), "--against", kept_of(record, tmp_path))
    assert (without.code, "--verify" in without.err) == (2, True)
    wrong = grognard("replay", "--verify", str(record), "--against", str(record))
    assert wrong.code == 3
    assert "grognard-kept-dice" in wrong.err


def test_a_record_of_the_older_order_is_proven_and_says_that_its_promise_was_weaker(
    tmp_path: Path,
) -> None:
    path = tmp_path / "old.json"
    save_record(old_record("skirmish"), path)
    for language, words in (("en", "older order"), ("uk", "давнішого"), ("ru", "прежнего")):
        ran = grognard("replay", "--verify", str(path), lang=language, width=500)
        assert ran.code == 0
        assert words in ran.out
