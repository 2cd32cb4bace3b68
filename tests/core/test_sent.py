"""Declarations of what is sent: the numbers of an event by name, schemas, and breaches."""

from typing import Literal, NotRequired, TypedDict

import pytest

from grognard.core.event import Event
from grognard.core.message import Message
from grognard.core.schema import event_breaches, observation_breaches, schemas
from grognard.core.sent import Sent

Side = Literal["blue", "red"]


class UnitSent(TypedDict):
    """A unit."""

    id: str
    hex: str | None
    steps: NotRequired[int]


class Seen(TypedDict):
    """All of it."""

    turn: int
    over: bool
    scores: dict[Side, int]
    units: list[UnitSent]
    costs: dict[str, int]
    title: Message


SENT = Sent(
    Seen,
    {
        "move": "unit:piece from:hex to:hex?",
        "roll": "kind:number faces:number*",
        "attack": "attackers:hex+ defenders:hex*",
        "rain snow": "",
    },
    {"piece": str, "hex": str},
)
GOOD = {
    "turn": 1,
    "over": False,
    "scores": {"blue": 1, "red": 2},
    "units": [{"id": "g1", "hex": None}, {"id": "g2", "hex": "A1", "steps": 2}],
    "costs": {"A1": 3},
    "title": {"id": "toy-title", "args": {"side": {"id": "toy-blue"}}},
}


def named(kind: str, *numbers: int) -> dict[str, list[int]]:
    """Return the numbers of an event by name."""
    event = Event("§1", kind, 0, numbers)
    return {field.name: part for field, part in SENT.numbers_of(event)}


def test_the_numbers_of_an_event_get_names() -> None:
    assert named("move", 4, 5, 6) == {"unit": [4], "from": [5], "to": [6]}
    assert named("move", 4, 5) == {"unit": [4], "from": [5]}
    assert named("roll", 1) == {"kind": [1], "faces": []}
    assert named("roll", 1, 2, 3) == {"kind": [1], "faces": [2, 3]}
    assert named("attack", 2, 7, 8, 9) == {"attackers": [7, 8], "defenders": [9]}
    assert named("rain") == named("snow") == {}


@pytest.mark.parametrize(
    ("kind", "numbers"),
    [("move", [4]), ("move", [4, 5, 6, 7]), ("rain", [1]), ("attack", [3, 1]), ("attack", [-1, 1])],
)
def test_numbers_that_do_not_fit_are_refused(kind: str, numbers: list[int]) -> None:
    with pytest.raises(ValueError, match="numbers"):
        named(kind, *numbers)


def test_a_truth_is_sent_as_one_in_both_builds() -> None:
    assert [SENT.plain("truth", number) for number in (0, 1)] == [False, True]
    assert type(SENT.plain("truth", 0)) is bool
    assert type(SENT.plain("number", 0)) is int


def test_an_undeclared_kind_is_refused() -> None:
    with pytest.raises(LookupError):
        named("hail")


def test_a_declaration_becomes_a_schema() -> None:
    found = schemas("toy", SENT)
    assert sorted(found) == ["toy.Events", "toy.Seen", "toy.UnitSent"]
    assert found["toy.UnitSent"] == {
        "description": "A unit.",
        "type": "object",
        "properties": {
            "id": {"type": "string"},
            "hex": {"anyOf": [{"type": "string"}, {"type": "null"}]},
            "steps": {"type": "integer"},
        },
        "additionalProperties": False,
        "required": ["id", "hex"],
    }
    events = found["toy.Events"]["properties"]
    assert isinstance(events, dict)
    assert events["move"]["required"] == ["unit", "from"]
    assert events["attack"]["properties"]["attackers"] == {
        "type": "array",
        "items": {"type": "string"},
    }


def test_what_keeps_to_its_declaration_breaks_nothing() -> None:
    assert observation_breaches(SENT, GOOD) == []
    assert event_breaches(SENT, "move", {"unit": "g1", "from": "A1"}) == []
    assert observation_breaches(Sent(), {"any": "thing"}) == []
    assert event_breaches(Sent(), "any", {"numbers": [1]}) == []


@pytest.mark.parametrize(
    ("key", "value", "breach"),
    [
        ("turn", "1", "observation.turn: '1' is no int"),
        ("turn", True, "observation.turn: True is no int"),
        ("scores", {"blue": 1}, "observation.scores: red is missing"),
        ("scores", {"blue": 1, "red": 2, "x": 3}, "observation.scores: x is not declared"),
        ("units", {}, "observation.units: {} is no list"),
        ("units", [{"id": "g1"}], "observation.units[0]: hex is missing"),
        ("units", [{"id": "g1", "hex": 3}], "observation.units[0].hex: 3 is no str"),
        ("costs", {"A1": None}, "observation.costs.A1: None is no int"),
        ("title", "Toy", "observation.title: 'Toy' is no message"),
        ("more", 1, "observation: more is not declared"),
    ],
)
def test_what_does_not_is_named(key: str, value: object, breach: str) -> None:
    assert observation_breaches(SENT, {**GOOD, key: value}) == [breach]


def test_events_that_do_not_are_named() -> None:
    assert event_breaches(SENT, "hail", {}) == ["hail: is not declared"]
    assert event_breaches(SENT, "move", {"unit": 1}) == [
        "move: from is missing",
        "move.unit: 1 is no str",
    ]
