"""The small words of the core: events, messages, reasons, odds, errors; all of them travel."""

import importlib
import inspect
import json
import pickle
import pkgutil
from typing import is_typeddict

import pytest

import grognard.core
from grognard.core.areamap import AreaMap
from grognard.core.columns import FRESH, Checked, Loaded, Saved, Shape
from grognard.core.dealing import Deal
from grognard.core.dice import FairDice, RecordingDice, Roll, ScriptedDice, SeededDice
from grognard.core.drawing import Board, Canvas, Span
from grognard.core.errors import (
    BadRecord,
    GrognardError,
    IllegalAction,
    UnknownGame,
)
from grognard.core.event import EVERYONE, Event, all_but, event_from_json, only
from grognard.core.features import Features
from grognard.core.fitted import Judging, Terms
from grognard.core.game import Change, Option, Scenario
from grognard.core.hexmap import HexMap
from grognard.core.kept import Kept
from grognard.core.measures import Measures
from grognard.core.message import Message
from grognard.core.note import Note
from grognard.core.odds import Chance, Item, Odds, Throw
from grognard.core.opening import Opening, OrderError
from grognard.core.origin import Fate
from grognard.core.plan import Plan
from grognard.core.position import Position
from grognard.core.question import Clicks, Questions
from grognard.core.reason import Reason, Reasons
from grognard.core.record import DiceHeader, Problem, Record, Step
from grognard.core.record_file import Hands, Line, Origin
from grognard.core.sent import Field, Sent
from grognard.core.state import COPIED, NO_RULES, Outcome
from grognard.core.types import NOBODY, SPECTATOR

HIT = Message("toy-hit", {"target": Message("toy-unit-scout"), "losses": 2, "hex": "1204"})

# Events.


def test_everyone_sees_an_event_unless_it_says_otherwise() -> None:
    event = Event("§1", "move", 0, [3, 4])
    assert all(event.is_seen_by(seat) for seat in (0, 1, 7, SPECTATOR))


def test_an_event_for_one_seat_is_hidden_from_the_others_and_from_spectators() -> None:
    event = Event("§1", "draw", 1, [3], only(1))
    assert [event.is_seen_by(seat) for seat in (0, 1, SPECTATOR)] == [False, True, False]


def test_an_event_for_all_but_one_seat_is_hidden_from_it_alone() -> None:
    event = Event("§1", "blind-draw", 1, [3], all_but(1))
    assert [event.is_seen_by(seat) for seat in (0, 1, SPECTATOR)] == [True, False, True]
    assert only(1) | all_but(1) == EVERYONE


def test_an_event_keeps_its_numbers_when_the_list_it_was_made_of_changes() -> None:
    numbers = [1, 2]
    event = Event("§1", "move", 0, numbers)
    numbers.append(3)
    assert event.numbers == (1, 2)


def test_an_event_survives_json() -> None:
    event = Event("§11.5c", "fall back", NOBODY, [-1, 0, 1 << 40], only(0))
    again = event_from_json(json.loads(json.dumps(event.to_json())))
    assert again == event
    assert hash(again) == hash(event)
    assert repr(again) == "Event('§11.5c', 'fall back', -1, (-1, 0, 1099511627776), 1)"


@pytest.mark.parametrize(
    "other",
    [
        Event("§2", "move", 0, [1]),
        Event("§1", "stay", 0, [1]),
        Event("§1", "move", 1, [1]),
        Event("§1", "move", 0, [2]),
        Event("§1", "move", 0, [1], only(0)),
        "move",
    ],
)
def test_events_that_differ_in_anything_are_not_equal(other: object) -> None:
    assert Event("§1", "move", 0, [1]) != other


@pytest.mark.parametrize(
    "data",
    [
        None,
        {},
        [],
        ["§1", "move", 0, [1]],
        ["§1", "move", 0, [1], 3, 4],
        [1, "move", 0, [1], 3],
        ["§1", None, 0, [1], 3],
        ["§1", "move", "0", [1], 3],
        ["§1", "move", 0, 1, 3],
        ["§1", "move", 0, ["1"], 3],
        ["§1", "move", 0, [1], None],
    ],
)
def test_what_is_no_event_is_refused(data: object) -> None:
    with pytest.raises(ValueError, match="event"):
        event_from_json(data)


# Messages and reasons.


def test_a_message_without_arguments_is_its_id() -> None:
    assert Message("toy-pass").to_json() == {"id": "toy-pass"}


def test_a_message_inside_a_message_goes_into_its_json() -> None:
    assert json.loads(json.dumps(HIT.to_json())) == {
        "id": "toy-hit",
        "args": {"target": {"id": "toy-unit-scout"}, "losses": 2, "hex": "1204"},
    }


def test_messages_are_equal_when_id_and_arguments_are() -> None:
    twin = Message("toy-hit", {"losses": 2, "hex": "1204", "target": Message("toy-unit-scout")})
    assert twin == HIT
    assert hash(twin) == hash(HIT)
    assert Message("toy-hit", {"losses": 2}) != HIT
    assert Message("toy-miss", HIT.args) != HIT
    assert HIT != "toy-hit"
    assert repr(Message("toy-hit", {"losses": 2})) == "Message('toy-hit', losses=2)"


def test_a_message_keeps_its_arguments_when_the_table_they_came_in_changes() -> None:
    args: dict[str, int | str | Message] = {"losses": 1}
    message = Message("toy-hit", args)
    args["losses"] = 2
    assert message.args == {"losses": 1}


def test_a_reason_says_its_code_and_cites_its_section() -> None:
    reason = Reason("toy-why-too-far", "§7.4", {"range": 3})
    assert reason.message() == Message("toy-why-too-far", {"range": 3})
    assert reason.to_json() == {
        "section": "§7.4",
        "message": {"id": "toy-why-too-far", "args": {"range": 3}},
    }
    assert repr(reason) == "Reason('toy-why-too-far', '§7.4', {'range': 3})"


def test_reasons_are_equal_when_code_section_and_params_are() -> None:
    reason = Reason("toy-why", "§1", {"range": 3})
    assert reason == Reason("toy-why", "§1", {"range": 3})
    assert hash(reason) == hash(Reason("toy-why", "§1", {"range": 3}))
    others = [Reason("toy-not", "§1", {"range": 3}), Reason("toy-why", "§2", {"range": 3})]
    assert reason not in [*others, Reason("toy-why", "§1"), "toy-why"]


# Odds.


def test_odds_go_into_json_without_the_numbers_that_force_them() -> None:
    chances = [Chance(Message("toy-hit"), 3, 10, [7]), Chance(Message("toy-miss"), 7, 10, [0])]
    odds = Odds(
        "§6", [Throw(Message("toy-scout"), [Item(Message("toy-cover"), 2, "§6.2")], chances)]
    )
    assert chances[0].probability() == pytest.approx(0.3)
    assert odds.to_json() == {
        "section": "§6",
        "throws": [
            {
                "subject": {"id": "toy-scout"},
                "items": [
                    {"label": {"id": "toy-cover"}, "value": 2, "section": "§6.2", "how": "counted"}
                ],
                "chances": [
                    {"label": {"id": "toy-hit"}, "ways": 3, "of": 10},
                    {"label": {"id": "toy-miss"}, "ways": 7, "of": 10},
                ],
            }
        ],
    }


# Errors.


def test_an_error_has_a_stable_code_and_a_sentence_of_the_catalogue() -> None:
    error = UnknownGame("unknown-game", name="chess", known="skirmish")
    assert error.message() == Message("error-unknown-game", {"name": "chess", "known": "skirmish"})
    assert str(error) == "unknown-game (name='chess', known='skirmish')"
    assert str(GrognardError("plain")) == "plain"


def test_a_refused_action_says_the_rule_that_refused_it() -> None:
    reason = Reason("toy-why-too-far", "§7.4", {"range": 3})
    error = IllegalAction(reason)
    assert error.code == "illegal-action"
    assert error.params == {"rule": "toy-why-too-far", "section": "§7.4"}
    assert error.message() == reason.message()


# Everything travels.

ERRORS = [
    kind for kind in GrognardError.__subclasses__() if kind.__module__ == BadRecord.__module__
]

SAMPLES: list[object] = [
    SeededDice(3),
    ScriptedDice([1, 2], SeededDice(1)),
    RecordingDice(FairDice(b"x" * 32, ("a", "b"), 3)),
    FairDice(b"y" * 32),
    Roll("attack", 6, 2),
    Event("§1", "move", 1, [1, 2], only(1)),
    HIT,
    Reason("toy-why", "§1", {"range": 3}),
    Item(HIT, 1, "§2"),
    Chance(HIT, 1, 6, [3]),
    Throw(HIT, [Item(HIT, 1, "§2")], [Chance(HIT, 1, 6, [3])]),
    Odds("§1", [Throw(HIT, [], [])]),
    Questions(),
    Outcome(0, "toy-level", "toy-end", "§8", {"points": 3}),
    Scenario("first", 1, True, {"turns": 7}),
    Option("fog", ("off", "on"), "off", "§4", since=2, before="on"),
    Change(2, "§4", "fog"),
    Opening("ab" * 32, 2, (0, 1)),
    Kept(),
    OrderError("salt-late", seat=1),
    Span("D5", "dim", "hex:D5"),
    Board(),
    Canvas(3, 2),
    GrognardError("plain", name="x", inner=HIT),
    IllegalAction(Reason("toy-why", "§1", {"range": 3})),
    *[kind("code", number=1) for kind in ERRORS if kind is not IllegalAction],
    Record(),
    Step("blue", "A1", [Roll("attack", 6, 2)], [Event("§1", "move", 1, [1, 2])]),
    Line(3, [Step("blue", "A1")]),
    DiceHeader(),
    Problem("digest", "digest", {"step": 3}),
    HexMap(names=[["A1", "A2"], ["B1", "B2"]]),
    AreaMap({"Marengo": ["Spinetta"], "Spinetta": ["Marengo"]}),
    Shape(3, -1, -1, 7),
    *(FRESH, COPIED, Saved(), Checked(), Loaded({"turn": 3})),
    NO_RULES,
    Reasons("toy"),
    Field("to:hex?"),
    Sent(None, {"move": "unit:number to:number?"}),
    Terms([0.5], [0.25], [1.0]),
    Judging(("morale",)),
    Measures(),
    Note(Message("toy-note"), True),
    Features(True),
    Plan("march", Message("toy-march"), ["piece:one"], "button:halt"),
    Hands(3, "blue", "recruit", "red"),
    Deal([2, 1]),
    Clicks(),
    Origin(4, DiceHeader(), "ab"),
    Fate(Record(), [None]),
    Position(),
]
"""One of each class of the core that can be made."""


def attributes(value: object) -> object:
    """Return all that an object holds, as plain as it can be compared."""
    if isinstance(value, list | tuple):
        return [attributes(item) for item in value]
    if isinstance(value, dict):
        return {name: attributes(item) for name, item in value.items()}
    if type(value).__module__.startswith("grognard"):
        names = [name for name in dir(value) if not name.startswith("_")]
        parts = {name: getattr(value, name) for name in names}
        held = {name: attributes(part) for name, part in parts.items() if not callable(part)}
        return [type(value).__name__, held]
    return value


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: type(sample).__name__)
@pytest.mark.parametrize("protocol", range(2, pickle.HIGHEST_PROTOCOL + 1))
def test_every_class_of_the_core_can_be_sent_to_another_process(
    sample: object, protocol: int
) -> None:
    again = pickle.loads(pickle.dumps(sample, protocol))
    assert type(again) is type(sample)
    assert attributes(again) == attributes(sample)


def test_no_class_of_the_core_is_left_out_of_the_samples() -> None:
    found: set[str] = set()
    for module in pkgutil.iter_modules(grognard.core.__path__, "grognard.core."):
        for name, kind in vars(importlib.import_module(module.name)).items():
            is_own = inspect.isclass(kind) and kind.__module__ == module.name
            if is_own and not inspect.isabstract(kind) and not is_typeddict(kind):
                found.add(name)
    sampled = {type(sample).__name__ for sample in SAMPLES}
    abstract_when_compiled = {
        "Campaign",
        "Columns",
        "Dice",
        "Game",
        "Question",
        "Rules",
        "State",
        "Step",
        "Task",
        "UntilDone",
    }
    read_by_every_process = {"Fitted", "Weights"}  # data files; native columns are not pickled
    left_out = abstract_when_compiled | read_by_every_process
    assert found - left_out == sampled - left_out


def test_an_error_from_another_process_says_the_same() -> None:
    error = BadRecord("record-version", found=2, known=1)
    again = pickle.loads(pickle.dumps(error))
    assert isinstance(again, BadRecord)
    assert str(again) == str(error)
    assert again.message() == error.message()


def test_a_sentence_is_the_same_under_whatever_section() -> None:
    said = [Reason("too-far", "§7", {"what": "A1"})]
    assert Reason("too-far", "§12", {"what": "A1"}).is_said_in(said)
    assert not Reason("too-far", "§7", {"what": "A2"}).is_said_in(said)
    assert not Reason("too-near", "§7", {"what": "A1"}).is_said_in(said)
