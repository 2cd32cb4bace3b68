"""Matches of older rules go on by today's where nothing differs, and else are left as they are."""

import gzip
import json
from pathlib import Path

import pytest

import grognard
from grognard.core.errors import BadOption, BadSave
from grognard.core.game import Option
from grognard.core.record import record_from_json, verify
from grognard.core.record_file import digest_of
from grognard.core.types import Json
from grognard.match import Match, OlderRules, click_from_json, load_match
from grognard.match.older import end_record, is_agreement, write_on
from tests.contract.toy.game import Duel
from tests.match.table import play_randomly

FOLDER = Path(__file__).parent / "older"
FILES = sorted(FOLDER.glob("*.gz"))
STUCK = {
    "napoleonics-corunna-battle-150": "the guns of the unit cards roll other dice",
    "marengo-14-june-s11-fire-80": "a face is shown once",
    "marengo-14-june-s14-organize-250": "a locale is entered by the section of the assault",
}
"""What is played differently from then, in the middle of these matches."""
OF_VERSION_2 = {
    "prussia-rossbach-battle-s7-column-0",
    "prussia-rossbach-hildburghausen-s4-activate-30",
    "prussia-leuthen-battle-s10-retreat-to-40",
    "prussia-zorndorf-battle-s7-move-to-397",
}
ALONG_AN_EDGE = "prussia-zorndorf-battle-s7-move-to-397"
"""A match in which a routed unit ran along an edge of the map that was not its own."""
ONE_OF_EACH = [
    "skirmish-meeting-objective-0",
    "marengo-14-june-s9-respond-40",
    "napoleonics-rolica2-react-30",
    "prussia-rossbach-main-s22-place-5",
    "undaunted-la-raye-attack-40",
]


def read(name: str) -> Json:
    """Return a match of older rules: saved, clicked, with an earlier snapshot."""
    content = json.loads(gzip.decompress((FOLDER / f"{name}.json.gz").read_bytes()))
    assert isinstance(content, dict)
    return content


def name_of(path: Path) -> str:
    return path.name.removesuffix(".json.gz")


def saved_of(name: str) -> Json:
    saved = read(name)["saved"]
    assert isinstance(saved, dict)
    return saved


def aged(saved: Json, **changes: object) -> Json:
    """Return a save as one of rules that came before all others, changed as they would have it."""
    record = {**record_of(saved), **changes, "rules_version": 0}
    return {**saved, "record": {**record, "digest": digest_of(record)}}


def record_of(saved: Json) -> Json:
    record = saved["record"]
    assert isinstance(record, dict)
    return record


def steps_of(saved: Json) -> list[Json]:
    steps = record_of(saved)["steps"]
    assert isinstance(steps, list)
    return steps


@pytest.mark.parametrize("name", [name_of(path) for path in FILES])
def test_a_match_of_older_rules_goes_on_exactly_where_it_was(name: str) -> None:
    content = read(name)
    if name in STUCK:
        with pytest.raises(OlderRules) as caught:
            load_match(content["saved"])
        assert caught.value.code == "match-older-rules"
        return
    match = load_match(content["saved"])
    began = 2 if name in OF_VERSION_2 else 1
    assert match.began == began
    assert match.record.rules_version == match.game.rules_version
    for seat, view in enumerate(content["views"]):  # type: ignore[var-annotated,arg-type]
        now = match.view(seat).to_json()
        for part in ("prompt", "step", "log_length", "may_undo"):
            assert now[part] == view[part]
        assert (now["held"] or {}).get("text") == (view["held"] or {}).get("text")  # type: ignore[attr-defined]
    play_randomly(match, 1, most=10)
    again = load_match(json.loads(json.dumps(match.save())))
    assert again.began == began
    assert again.save() == match.save()


def test_there_are_matches_of_every_game_in_several_phases_and_some_are_stuck() -> None:
    games = [path.name.split("-")[0] for path in FILES]
    for name in ("skirmish", *grognard.games()):
        assert games.count(name) >= 4
    assert set(STUCK) < {name_of(path) for path in FILES}


@pytest.mark.parametrize("name", ["skirmish-meeting-retreat-12", "undaunted-la-raye-play-30"])
def test_a_match_that_went_over_is_played_to_its_end_and_its_record_is_proven(name: str) -> None:
    match = load_match(aged(saved_of(name)))
    play_randomly(match, 2)
    assert verify(match.record) == []


@pytest.mark.parametrize("name", ONE_OF_EACH)
def test_the_clicks_of_older_rules_taken_again_give_the_same_match(name: str) -> None:
    content = read(name)
    match = load_match(aged(saved_of(name)))
    again = begun_again(match)
    for click in content["clicks"]:  # type: ignore[attr-defined]
        again.commit(click_from_json(click))
    assert again.record.to_json() == match.record.to_json()
    assert [again.step(seat) for seat in (0, 1)] == [match.step(seat) for seat in (0, 1)]
    assert again.asked() == match.asked()


@pytest.mark.parametrize("part", ["secret", "seats"])
def test_a_damaged_save_of_older_rules_is_no_match_that_its_players_could_end(part: str) -> None:
    saved = saved_of("undaunted-la-raye-play-30")
    damaged = {"secret": "00" * 32, "seats": [{"player": "Mallory", "bot": ""}] * 2}
    with pytest.raises(BadSave) as caught:
        load_match({**saved, part: damaged[part]})
    assert caught.value.code == "bad-match"


def begun_again(match: Match) -> Match:
    """Return the match before its first click."""
    saved = match.save()
    record: Json = {**record_of(saved), "steps": []}
    record["digest"] = digest_of(record)
    empty = {"record": record, "clicks": 0, "steps": [0, 0], "held": {}}
    return load_match({**saved, **empty, "undoable": 0, "moments": []})


@pytest.mark.parametrize("name", ONE_OF_EACH)
def test_a_snapshot_of_older_rules_is_never_used(name: str) -> None:
    snapshot = read(name)["snapshot"]
    assert isinstance(snapshot, dict)
    spoilt = {**aged(snapshot), "snapshot": {"format": "no state at all"}}
    assert load_match(spoilt).save() == load_match(aged(snapshot)).save()


def has(name: str, part: str) -> bool:
    return any(step[part] for step in steps_of(saved_of(name)))


PARTS = [(name, part) for name in ONE_OF_EACH for part in ("action", "rolls", "events")]


@pytest.mark.parametrize(("name", "part"), [one for one in PARTS if has(*one)])
def test_one_action_roll_or_event_that_differs_keeps_a_match_as_it_is(name: str, part: str) -> None:
    saved = saved_of(name)
    steps = json.loads(json.dumps(steps_of(saved)))
    place = max(at for at, step in enumerate(steps) if step[part])
    if part == "action":
        steps[place]["action"] = "no such thing"
    elif part == "rolls":
        steps[place]["rolls"][0][2] ^= 1
    else:
        steps[place]["events"][0][1] = "another"
    with pytest.raises(OlderRules) as caught:
        load_match(aged(saved, steps=steps))
    assert caught.value.record.rules_version == 0
    assert caught.value.record.to_json()["steps"] == steps


def test_a_held_answer_that_is_no_longer_allowed_keeps_a_match_as_it_is() -> None:
    saved = saved_of("skirmish-meeting-objective-0")
    held = saved["held"]
    assert isinstance(held, dict)
    (seat,) = held
    assert load_match(aged(saved)).save()["held"] == saved["held"]
    with pytest.raises(OlderRules):
        load_match(aged({**saved, "held": {seat: "A1"}}))


@pytest.mark.parametrize(
    "name", ["napoleonics-rolica2-react-30", "prussia-zorndorf-battle-s8-target-20"]
)
def test_a_ruling_that_became_an_option_keeps_the_value_by_which_the_match_began(name: str) -> None:
    match = load_match(saved_of(name))
    came = [option for option in match.game.options() if option.since > 1]
    assert came
    for option in came:
        assert match.record.options[option.id] == option.before
    assert any(option.before != option.default for option in came)


@pytest.mark.parametrize("name", sorted(OF_VERSION_2))
def test_a_match_of_the_version_before_the_last_keeps_what_the_last_made_an_option(
    name: str,
) -> None:
    saved = saved_of(name)
    match = load_match(saved)
    kept = {option.id for option in match.game.options() if option.since > 2}
    assert kept == {"rout-edge", "column-guns"}
    assert not kept & {*record_of(saved)["options"]}  # type: ignore[misc]
    assert [match.record.options[id] for id in sorted(kept)] == ["formed", "own"]
    assert match.record.options["far-fire"] == "retreat"


def test_a_match_that_the_letter_would_play_otherwise_goes_on_by_its_own_reading() -> None:
    saved = saved_of(ALONG_AN_EDGE)
    options = {**load_match(saved).record.options, "rout-edge": "any"}
    record: Json = {**record_of(saved), "options": options}
    with pytest.raises(OlderRules):
        load_match({**saved, "record": {**record, "digest": digest_of(record)}})


class Later(Duel):
    """The toy with a ruling that became an option, and one that is gone."""

    rules_version = 2

    def __init__(self, values: tuple[str, ...]) -> None:
        super().__init__()
        self.values = values

    def options(self) -> list[Option]:
        return [Option("ruling", self.values, self.values[-1], "§3", 2, "as-ever")]


def test_an_option_is_filled_in_as_it_was_and_not_by_its_default() -> None:
    game = Later(("as-ever", "new"))
    assert game.options_since(1, {}) == {"ruling": "as-ever"}
    assert game.options_since(2, {}) == {"ruling": "new"}
    assert game.options_since(1, {"ruling": "new"}) == {"ruling": "new"}
    with pytest.raises(BadOption):
        Later(("new",)).options_since(1, {})


def test_a_match_of_rules_that_are_not_here_yet_is_refused() -> None:
    saved = saved_of("skirmish-meeting-move-to-12")
    record: Json = {**record_of(saved), "rules_version": 99}
    with pytest.raises(BadSave) as caught:
        load_match({**saved, "record": {**record, "digest": digest_of(record)}})
    assert caught.value.code == "match-other-rules"


# Where it cannot go on.


def test_a_match_ended_by_agreement_has_its_dice_open_and_no_winner() -> None:
    saved = saved_of("napoleonics-corunna-battle-150")
    with pytest.raises(OlderRules) as caught:
        load_match(saved)
    secret = bytes.fromhex(str(saved["secret"]))
    ended = end_record(caught.value.record, secret)
    assert ended.result is not None
    assert is_agreement(ended.result)
    assert ended.result["winner"] == -1
    assert ended.dice.revealed == secret.hex()
    assert caught.value.record.result is None
    assert [problem.code for problem in verify(ended)] == ["other-rules"]


@pytest.mark.parametrize("name", ONE_OF_EACH)
def test_clicks_since_the_last_snapshot_are_written_down_without_the_rules(name: str) -> None:
    content = read(name)
    snapshot, clicks = content["snapshot"], content["clicks"]
    assert isinstance(snapshot, dict)
    assert isinstance(clicks, list)
    record = record_from_json(snapshot["record"])
    since = [click_from_json(click) for click in clicks[snapshot["clicks"] :]]
    write_on(record, tuple(record.players), since)
    held = saved_of(name)["held"]
    assert isinstance(held, dict)
    whole = steps_of(saved_of(name))
    answers = [(step["seat"], step["action"]) for step in whole] + list(held.items())
    assert sorted((step.seat, step.action) for step in record.steps) == sorted(answers)


def test_every_change_of_the_rules_can_be_said() -> None:
    for name in ("skirmish", *grognard.games()):
        game = grognard.load(name)
        told = {change.version for change in game.changes()}
        told |= {option.since for option in game.options()}
        assert told >= set(range(2, game.rules_version + 1)), name
        assert [change.version for change in game.changes_since(1)] == [
            change.version for change in game.changes() if change.version > 1
        ]
        ids = [change.id for change in game.changes()]
        assert len(set(ids)) == len(ids)
