"""A match goes on after a pause exactly as if there had been none."""

import json
import random

import pytest

import grognard
from grognard.core.errors import BadSave, GrognardError
from grognard.core.opening import lone_opening
from grognard.core.record import record_from_json
from grognard.core.types import Json
from grognard.match import Click, Match, click_from_json, load_match, new_match
from tests.contract.toy.game import Duel
from tests.core.records import edited, walk
from tests.match.table import (
    ANN,
    BOT,
    SECRET,
    begun,
    click,
    everything,
    legal,
    play_randomly,
    seen_by_all,
    skirmish,
    texts,
)

HARMLESS = ("seats", "clicks", "steps", "held", "snapshot", "secret", "undoable", "moments")
"""Parts of a save that may be changed into another match, or into none."""


def fair_match(name: str) -> Match:
    game = grognard.load(name)
    opening = lone_opening(SECRET, len(game.seats), "5a" * 16)
    return new_match(game, seats=(ANN, BOT), secret=SECRET, opening=opening)


def saved(match: Match, snapshot: bool = False) -> Json:
    """Return a save as it comes back from a file."""
    data: object = json.loads(json.dumps(match.save(snapshot)))
    assert isinstance(data, dict)
    return data


def restless(match: Match, seed: int, clicks: int) -> list[Click]:
    """Click and take back at random; return the clicks as they were accepted."""
    chooser = random.Random(seed)
    accepted: list[Click] = []
    while len(accepted) < clicks and not match.is_over():
        undoers = [seat for seat in (0, 1) if match.may_undo(seat)]
        if undoers and chooser.random() < 0.2:
            accepted.append(match.undo(chooser.choice(undoers)))
            continue
        seat = chooser.choice(match.asked())
        accepted.append(match.play(seat, chooser.choice(legal(match, seat))))
    return accepted


@pytest.mark.parametrize("name", ["skirmish", "undaunted"])
@pytest.mark.parametrize("snapshot", [False, True])
def test_a_loaded_match_is_the_same_at_every_click(name: str, snapshot: bool) -> None:
    match = fair_match(name)
    for hand in range(80):
        again = load_match(saved(match, snapshot))
        assert everything(again) == everything(match)
        assert seen_by_all(again) == seen_by_all(match)
        assert again.asked() == match.asked()
        assert again.seats == match.seats
        restless(match, hand, 1)


@pytest.mark.parametrize("name", ["skirmish", "undaunted"])
@pytest.mark.parametrize("snapshot", [False, True])
def test_a_loaded_match_plays_on_with_the_same_dice(name: str, snapshot: bool) -> None:
    match = fair_match(name)
    play_randomly(match, 1, most=70)
    again = load_match(saved(match, snapshot))
    play_randomly(match, 2)
    play_randomly(again, 2)
    assert again.record.to_json() == match.record.to_json()
    assert again.record.dice.revealed == SECRET.hex()


@pytest.mark.parametrize("snapshot", [False, True])
def test_a_loaded_match_holds_a_sealed_answer_and_can_undo_what_could_be_undone(
    snapshot: bool,
) -> None:
    match = load_match(saved(held_match(), snapshot))
    assert match.asked() == (0,)
    match.undo(1)
    assert match.asked() == (0, 1)
    match = begun()
    click(match, 0, "blue-1", "E3")
    match = load_match(saved(match, snapshot))
    match.undo(0)
    match.undo(0)
    assert not match.may_undo(0)
    assert match.view(0).prompt == "move-unit"


def held_match() -> Match:
    match = skirmish()
    click(match, 1, "D5")
    return match


@pytest.mark.parametrize("name", ["skirmish", "undaunted"])
@pytest.mark.parametrize("start", [0, 37, 90])
def test_a_match_is_rebuilt_from_a_save_and_the_clicks_stored_since(name: str, start: int) -> None:
    match = fair_match(name)
    restless(match, 5, start)
    base = saved(match, snapshot=start > 40)
    stored = [json.loads(json.dumps(one.to_json())) for one in restless(match, 6, 150)]
    again = load_match(base)
    for data in stored:
        again.commit(click_from_json(data))
    assert everything(again) == everything(match)


def test_a_finished_match_can_be_loaded() -> None:
    match = fair_match("skirmish")
    play_randomly(match, 3)
    again = load_match(saved(match))
    assert again.is_over()
    assert again.record.to_json() == match.record.to_json()


def test_a_match_of_a_game_that_is_not_registered_is_loaded_with_its_game() -> None:
    match = new_match(Duel(), seed=4)
    play_randomly(match, 1, most=4)
    again = load_match(saved(match), Duel())
    assert everything(again) == everything(match)


def test_a_match_that_other_rules_began_is_refused() -> None:
    data = saved(begun())
    record = record_from_json(data["record"])
    record.rules_version += 1
    with pytest.raises(BadSave) as caught:
        load_match({**data, "record": record.to_json()})
    assert caught.value.code == "match-other-rules"


def test_a_match_whose_rules_changed_without_a_word_is_refused_with_the_difference() -> None:
    data = saved(begun())
    record = record_from_json(data["record"])
    record.steps[0].events.pop()
    with pytest.raises(BadSave) as caught:
        load_match({**data, "record": record.to_json()})
    assert caught.value.code == "match-differs"


@pytest.mark.parametrize("data", [None, 7, [], {}, "match", {"format": "grognard-match"}])
def test_what_is_no_saved_match_is_refused(data: object) -> None:
    with pytest.raises(BadSave) as caught:
        load_match(data)
    assert caught.value.code == "bad-match"


@pytest.mark.parametrize("snapshot", [False, True])
def test_a_saved_match_broken_anywhere_is_refused_or_loads_but_never_crashes(
    snapshot: bool,
) -> None:
    match = begun()
    click(match, 0, "blue-1", "E3")
    for data in (saved(match, snapshot), saved(held_match(), snapshot)):
        places = list(walk(data))[1:]
        few = [place for place in places if place[0][0] != "snapshot"] + places[::11]
        for path, value in few:
            wrong: tuple[object, ...] = (None, True, -1, "x", [], {"x": 1})
            for other in wrong:
                if other == value:
                    continue
                try:
                    again = load_match(edited(data, path, other))
                    everything(again)
                except GrognardError:
                    continue
                assert path[0] in HARMLESS


def refusal(data: Json) -> str:
    with pytest.raises(GrognardError) as caught:
        load_match(data)
    return caught.value.code


def test_a_saved_match_with_another_secret_is_refused() -> None:
    data = saved(fair_match("skirmish"))
    assert refusal({**data, "secret": "00" * 32}) == "bad-match"
    assert refusal({**data, "secret": ""}) == "bad-match"


@pytest.mark.parametrize(
    "held", [{"red": "B3"}, {"red": "nonsense"}, {"red": "done"}, {"green": "D5"}, {"red": 7}]
)
def test_a_held_answer_that_its_seat_may_not_give_is_refused(held: Json) -> None:
    assert refusal({**saved(held_match()), "held": held}) == "bad-match"


def test_an_answer_held_for_a_seat_that_is_not_asked_is_refused() -> None:
    assert refusal({**saved(begun()), "held": {"red": "done"}}) == "bad-match"


def test_a_snapshot_of_another_moment_is_refused() -> None:
    match = begun()
    early = saved(match, snapshot=True)
    click(match, 0, "blue-1", "E3", "done", "done")
    click(match, 1, "red-1")
    late = saved(match, snapshot=True)
    assert refusal({**late, "snapshot": early["snapshot"]}) == "bad-match"


OLDER_LACK = ("began", "moments", "marks", "asking")
"""Parts that saves of older versions do not have."""


@pytest.mark.parametrize("key", [key for key in saved(skirmish()) if key not in OLDER_LACK])
def test_a_saved_match_lacking_any_part_is_refused(key: str) -> None:
    data = saved(begun())
    del data[key]
    with pytest.raises(GrognardError) as caught:
        load_match(data)
    assert caught.value.code in ("bad-match", "record-not-a-record")


def test_saving_changes_nothing() -> None:
    match = begun()
    before = texts(match), seen_by_all(match)
    match.save()
    match.save(snapshot=True)
    assert (texts(match), seen_by_all(match)) == before
