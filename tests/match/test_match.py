"""A match: who may click what, and what a seat sees of it."""

import json
from collections.abc import Callable

import pytest

import grognard
from grognard.core.errors import BadOption, BadSave, UnknownScenario
from grognard.core.fair import commitment
from grognard.core.message import Message
from grognard.core.opening import ORDER, Opening, lone_opening
from grognard.core.reason import GAME_OVER, NO_SUCH_THING, NOT_YOURS
from grognard.core.record import load_record, record_from_json, save_record, verify
from grognard.core.types import SPECTATOR
from grognard.core.verify import dice_note
from grognard.match import Click, Match, MatchError, Seat, click_from_json, new_match, older_match
from tests.conftest import build
from tests.contract.toy.game import Duel, DuelState
from tests.core.records import plain
from tests.match.table import (
    ANN,
    BOT,
    SECRET,
    begun,
    click,
    everything,
    legal,
    play_randomly,
    refused,
    seen_by_all,
    skirmish,
    texts,
)

SALT = "0f" * 16


def opened(number: int) -> Opening:
    return lone_opening(SECRET, 2, f"{number:032x}")


OPENED = lone_opening(SECRET, 2, SALT)
FOR_THREE = lone_opening(SECRET, 3, SALT)
UNTOLD = Opening(commitment(SECRET), 2, [0, 1])

# From beginning to end.


@pytest.mark.parametrize("name", ["skirmish", "undaunted"])
@pytest.mark.parametrize("hand", range(3))
def test_a_match_played_to_its_end_leaves_a_record_that_is_proven(name: str, hand: int) -> None:
    for fair in (False, True):
        game = grognard.load(name)
        match = new_match(game, seats=(ANN, BOT), seed=None if fair else hand)
        play_randomly(match, hand)
        assert verify(record_from_json(plain(match.record))) == []
        outcome = match.outcome()
        assert outcome is not None
        assert match.record.result == outcome.to_json()
        shown = match.view(SPECTATOR).outcome
        assert shown is not None
        assert shown.to_json() == outcome.to_json()
        assert match.asked() == ()


def test_the_dice_are_fair_unless_a_seed_is_given() -> None:
    match = new_match(grognard.load("skirmish"))
    other = new_match(grognard.load("skirmish"))
    assert match.record.dice.kind == "fair"
    assert match.record.dice.commitment != other.record.dice.commitment
    assert skirmish().record.dice.to_json() == {"kind": "seeded", "seed": 5}


def test_the_seed_of_fair_dice_is_committed_to_at_first_and_revealed_at_the_end() -> None:
    match = new_match(grognard.load("skirmish"), secret=SECRET, opening=OPENED)
    assert match.record.dice.commitment == commitment(SECRET)
    assert match.record.dice.revealed == ""
    for hand in range(10):
        play_randomly(match, hand, most=10)
        assert SECRET.hex() not in "".join(seen_by_all(match))
    assert match.record.dice.revealed == ""
    play_randomly(match, 3)
    assert match.record.dice.revealed == SECRET.hex()
    assert match.record.dice.salts == (SALT, "")


def test_the_library_tells_the_hash_of_its_seed_before_it_draws_a_salt() -> None:
    dice = new_match(grognard.load("skirmish")).record.dice
    assert (dice.order, dice.told) == (ORDER, (("seed-hash", -1), ("salt", 0)))
    assert [len(salt) for salt in dice.salts] == [32, 0]


def test_a_match_made_before_the_order_goes_on_and_its_record_says_so() -> None:
    game = grognard.load("skirmish")
    match = older_match(game, "", {}, (ANN, BOT), SECRET, ("pepper", ""))
    play_randomly(match, 3)
    assert verify(record_from_json(plain(match.record))) == []
    note = dice_note(match.record)
    assert note is not None
    assert note.id == "core-record-note-old-order"


def test_other_salts_give_other_dice() -> None:
    game = Duel()
    rolls = {
        tuple(roll.result for roll in match.record.setup.rolls)
        for match in [new_match(game, secret=SECRET, opening=opened(n)) for n in range(20)]
    }
    assert len(rolls) > 4


def test_names_go_into_the_record_and_a_nameless_bot_goes_by_its_kind() -> None:
    match = skirmish()
    assert match.record.players == {"blue": "Ann", "red": "reference"}
    assert [seat.bot for seat in match.seats] == ["", "reference"]


def test_seats_not_named_are_empty_names() -> None:
    assert new_match(Duel(), seats=(ANN,)).record.players == {"left": "Ann", "right": ""}


@pytest.mark.parametrize("name", ["x" * 61, "a\nb", "\x1b[2J", "\ud800"])
def test_a_name_that_cannot_be_printed_is_refused(name: str) -> None:
    with pytest.raises(MatchError) as caught:
        new_match(Duel(), seats=(Seat(name),))
    assert caught.value.code == "bad-name"


@pytest.mark.parametrize(
    ("start", "code"),
    [
        (lambda: new_match(Duel(), seats=(ANN, ANN, ANN)), "no-such-seat"),
        (lambda: new_match(Duel(), secret=b"short"), "bad-secret"),
        (lambda: new_match(Duel(), opening=OPENED), "bad-secret"),
        (lambda: new_match(Duel(), secret=SECRET), "bad-opening"),
        (lambda: new_match(Duel(), secret=SECRET, opening=UNTOLD), "bad-opening"),
        (lambda: new_match(Duel(), secret=SECRET, opening=FOR_THREE), "bad-opening"),
        (lambda: new_match(Duel(), secret=SECRET[::-1], opening=OPENED), "other-commitment"),
        (lambda: new_match(Duel(), seed=1, secret=SECRET), "two-dice"),
        (lambda: new_match(Duel(), seed=1, opening=OPENED), "two-dice"),
        (lambda: older_match(Duel(), "", {}, (), SECRET, ("one",)), "bad-secret"),
        (lambda: older_match(Duel(), "", {}, (), SECRET, ("a\nb", "")), "bad-name"),
    ],
)
def test_a_match_that_cannot_begin_says_why(start: Callable[[], Match], code: str) -> None:
    with pytest.raises(MatchError) as caught:
        start()
    assert caught.value.code == code


def test_unknown_scenarios_and_options_are_refused() -> None:
    with pytest.raises(UnknownScenario):
        new_match(Duel(), "moon")
    with pytest.raises(BadOption):
        new_match(Duel(), options={"weather": "snow"})
    match = new_match(Duel(), "forest", {"weather": "foul"})
    assert (match.record.scenario, match.record.options) == ("forest", {"weather": "foul"})


# Refusals change nothing.


@pytest.mark.parametrize("step", [-1, 0, 2, 99])
def test_a_click_with_another_step_is_stale(step: int) -> None:
    match = begun()
    assert match.step(0) == 1
    action = legal(match, 0)[0]
    assert refused(match, match.play, 0, action, step) == "stale-step"
    assert refused(match, match.undo, 0, step) == "stale-step"


def test_a_repeated_click_is_stale_though_its_action_is_legal_again() -> None:
    match = begun()
    step = match.step(0)
    match.play(0, match.parse("blue-1"), step)
    match.play(0, match.parse("done"), step + 1)
    assert refused(match, match.play, 0, match.parse("blue-2"), step) == "stale-step"


def test_a_seat_that_is_not_asked_may_not_answer() -> None:
    match = begun()
    for action in range(match.game.num_actions):
        assert refused(match, match.play, 1, action, 1) == "not-your-decision"


@pytest.mark.parametrize("seat", [-1, 2, SPECTATOR])
def test_there_are_no_other_seats(seat: int) -> None:
    match = begun()
    for do in (match.play, match.odds, match.why_not, match.bot_state):
        assert refused(match, do, seat, 0) == "no-such-seat"
    assert refused(match, match.undo, seat) == "no-such-seat"
    assert refused(match, match.explain, seat, "hex:A1") == "no-such-seat"


def test_every_action_that_is_not_listed_is_refused_with_the_rule_that_forbids_it() -> None:
    match = begun()
    click(match, 0, "blue-1")
    listed = legal(match, 0)
    for action in range(match.game.num_actions):
        if action not in listed:
            assert refused(match, match.play, 0, action, 2) == "illegal-action"
            reason = match.why_not(0, action)
            assert reason is not None
            assert reason.section.startswith("§")


@pytest.mark.parametrize("action", [-1, 10_000])
def test_an_action_outside_the_space_of_actions_is_refused(action: int) -> None:
    match = begun()
    assert refused(match, match.play, 0, action) == "no-such-action"


def test_after_the_end_nothing_can_be_clicked() -> None:
    match = begun()
    play_randomly(match, 4)
    for seat in (0, 1):
        assert refused(match, match.play, seat, 0) == "match-over"
        assert refused(match, match.undo, seat) == "nothing-to-undo"
        reason = match.why_not(seat, 0)
        assert reason is not None
        assert reason.code == GAME_OVER


def test_a_click_prepared_changes_nothing_until_it_is_committed() -> None:
    match = begun()
    before = everything(match)
    prepared = match.prepare_play(0, match.parse("blue-1"), 1)
    assert everything(match) == before
    match.commit(prepared)
    assert texts(match)[-1] == ("blue", "blue-1")
    undone = match.prepare_word(0, "undo", 2)
    assert texts(match)[-1] == ("blue", "blue-1")
    match.commit(undone)
    assert len(match.record.steps) == 2


@pytest.mark.skipif(build() != "interpreted", reason="compiled methods are not replaced")
def test_a_prepared_click_is_not_read_from_its_text_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun()
    prepared = match.prepare_play(0, match.parse("blue-1"))
    stored = click_from_json(prepared.to_json())
    monkeypatch.setattr(match, "parse", None)
    with pytest.raises(TypeError):
        match.commit(stored)
    match.commit(prepared)
    assert texts(match)[-1] == ("blue", "blue-1")


def test_a_click_is_committed_once_and_in_its_turn() -> None:
    match = begun()
    first = match.prepare_play(0, match.parse("blue-1"))
    rival = match.prepare_play(0, match.parse("blue-2"))
    match.commit(first)
    for late in (first, rival):
        assert refused(match, match.commit, late) == "stale-click"
    ahead = Click(match.clicks() + 1, "play", 0, 2, "done")
    assert refused(match, match.commit, ahead) == "stale-click"


def test_a_stored_click_is_checked_like_any_other() -> None:
    match = begun()
    forged = Click(match.clicks(), "play", 0, 1, "red-1")
    assert refused(match, match.commit, forged) == "illegal-action"
    forged = Click(match.clicks(), "play", 0, 1, "nonsense")
    assert refused(match, match.commit, forged) == "bad-action-text"


def test_a_click_survives_json() -> None:
    match = begun()
    for stored in (match.play(0, match.parse("blue-1")), match.undo(0)):
        assert click_from_json(json.loads(json.dumps(stored.to_json()))) == stored


@pytest.mark.parametrize("key", ["number", "verb", "seat", "step", "action", "more"])
@pytest.mark.parametrize("value", [None, True, 1.5, []])
def test_what_is_no_click_is_refused(key: str, value: object) -> None:
    data = Click(3, "play", 0, 1, "blue-1").to_json()
    with pytest.raises(BadSave) as caught:
        click_from_json({**data, key: value})
    assert caught.value.code == "bad-click"


def test_a_click_that_lacks_a_part_or_has_another_verb_is_refused() -> None:
    data = Click(3, "play", 0, 1, "blue-1").to_json()
    broken: list[object] = [None, [], {**data, "verb": "dance"}]
    broken += [{name: data[name] for name in data if name != key} for key in data]
    for one in broken:
        with pytest.raises(BadSave):
            click_from_json(one)


@pytest.mark.parametrize("crashing", ["bid", "strike"])
def test_a_crash_of_the_rules_leaves_the_match_as_it_was(
    crashing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = new_match(Duel(), seed=1)
    match.play(1, legal(match, 1)[0])
    if crashing == "strike":
        match.play(0, legal(match, 0)[0])
    before = everything(match)
    sound = getattr(DuelState, crashing)

    def crash(state: DuelState, action: int) -> None:
        is_first_bid = crashing == "bid" and state.bid_of[0] < 0
        sound(state, action)
        if not is_first_bid:
            raise ZeroDivisionError

    monkeypatch.setattr(DuelState, crashing, crash)
    seat = match.asked()[0]
    with pytest.raises(ZeroDivisionError):
        match.play(seat, legal(match, seat)[0])
    assert everything(match) == before
    assert match.asked() == (seat,)


# What a seat sees.


def test_the_seat_that_is_asked_sees_question_and_choices() -> None:
    view = begun().view(0)
    assert (view.prompt, view.section) == ("move-unit", "§5.1")
    assert view.question is not None
    assert view.question.id == "skirmish-ask-move-unit"
    assert [choice.text for choice in view.choices][-1] == "done"
    first = view.choices[0]
    assert (first.text, first.target, first.section) == ("blue-guard", "piece:blue-guard", "§5.1")
    assert isinstance(first.label, Message)


@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_a_seat_that_is_not_asked_sees_no_question(seat: int) -> None:
    view = begun().view(seat)
    assert (view.prompt, view.question, view.section, view.choices) == ("", None, "", ())
    assert view.held is None
    assert not view.may_undo


def test_a_seat_sees_nothing_of_the_clicks_of_the_other_but_events() -> None:
    match = begun()
    before = [beside_the_board(match, seat) for seat in (1, SPECTATOR)]
    click(match, 0, "blue-1")
    assert [beside_the_board(match, seat) for seat in (1, SPECTATOR)] == before
    match.undo(0)
    assert [beside_the_board(match, seat) for seat in (1, SPECTATOR)] == before
    click(match, 0, "blue-1", "E3")
    assert match.view(1).step == 1
    assert match.log(1)[-1].event.kind == "move"


def beside_the_board(match: Match, seat: int) -> object:
    """Return what the match adds to a seat's observation, which is the game's own affair."""
    return {**match.view(seat).to_json(), "observation": None}, match.log(seat)


def test_steps_count_the_clicks_of_a_seat_alone() -> None:
    match = begun()
    click(match, 0, "blue-1", "E3")
    match.undo(0)
    assert [match.step(seat) for seat in (0, 1, SPECTATOR)] == [4, 1, 0]
    assert match.clicks() == 5


def test_the_log_of_a_seat_holds_what_it_saw_and_can_be_read_from_a_place() -> None:
    match = begun()
    play_randomly(match, 2, most=60)
    for seat in (0, 1, SPECTATOR):
        log = match.log(seat)
        assert match.view(seat).log_length == len(log)
        assert all(line.event.is_seen_by(seat) for line in log)
        assert match.log(seat, 5) == log[5:]
        assert all(line.message.id.startswith("skirmish-event-") for line in log)
    assert "seen_by" not in match.log(0)[0].to_json()
    kinds = [(line.event.kind, line.event.who) for line in match.log(0)]
    assert ("objective", 0) in kinds
    assert ("objective", 1) not in kinds


def test_a_view_is_plain_json() -> None:
    match = skirmish()
    click(match, 0, "D5")
    for seat in (0, 1, SPECTATOR):
        data = match.view(seat).to_json()
        assert json.loads(json.dumps(data)) == data


def test_why_not_and_explain_tell_a_seat_that_is_not_asked_nothing_of_the_question() -> None:
    match = begun()
    for action in range(match.game.num_actions):
        reason = match.why_not(1, action)
        assert reason is not None
        assert (reason.code, reason.section) == (NOT_YOURS, "")
    assert [one.code for one in match.explain(1, "piece:red-1")] == [NOT_YOURS]
    assert [one.section for one in match.explain(1, "piece:red-1")] == [""]
    assert [one.code for one in match.explain(0, "moon:full")] == [NO_SUCH_THING]


def test_explain_says_why_a_thing_cannot_be_clicked_and_nothing_if_it_can() -> None:
    match = begun()
    assert match.explain(0, "piece:blue-1") == []
    assert match.why_not(0, match.parse("blue-1")) is None
    reasons = match.explain(0, "piece:red-1")
    assert reasons
    assert all(reason.section.startswith("§") for reason in reasons)


def test_odds_are_told_to_the_seat_that_is_asked_for_what_it_may_do() -> None:
    match = begun()
    assert match.odds(0, match.parse("blue-1")) is None
    assert refused(match, match.odds, 1, match.parse("red-1")) == "not-your-decision"
    assert refused(match, match.odds, 0, match.parse("red-1")) == "illegal-action"
    duel = new_match(Duel(), seed=1)
    for seat in (0, 1):
        duel.play(seat, legal(duel, seat)[0])
    striker = duel.asked()[0]
    before = everything(duel)
    assert duel.odds(striker, duel.parse("strike")) is not None
    assert everything(duel) == before


def test_a_bot_is_handed_a_sample_and_never_the_truth() -> None:
    match = begun()
    before = everything(match)
    samples = [match.bot_state(0, seed) for seed in range(30)]
    assert all(sample.observe(0) == match.view(0).observation for sample in samples)
    assert len({json.dumps(sample.observe(1), sort_keys=True) for sample in samples}) > 1
    for sample in samples:
        sample.apply(sample.legal_actions()[0])
    assert everything(match) == before


def test_the_same_sample_comes_whatever_the_other_seat_holds() -> None:
    match, other = skirmish(), skirmish()
    click(match, 1, "D5")
    assert match.bot_state(0, 9).save() == other.bot_state(0, 9).save()


def test_a_finished_record_can_be_saved_and_proven(tmp_path: object) -> None:
    match = begun()
    play_randomly(match, 7)
    save_record(match.record, f"{tmp_path}/game.json")
    assert verify(load_record(f"{tmp_path}/game.json")) == []


def test_explain_says_nothing_twice_whatever_the_game_answers() -> None:
    match = new_match(Duel("said-twice"), seats=(ANN, BOT), seed=1)
    assert [one.code for one in match.explain(0, "option:surrender")] == ["duel-why-2"]
