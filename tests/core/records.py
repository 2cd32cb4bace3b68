"""Records to test with: whole games and beginnings, with seeded and with fair dice."""

import copy
import json
import random
from collections.abc import Iterator
from typing import TypeAlias

import grognard
from grognard.core.dice import FairDice, SeededDice
from grognard.core.fair import commitment, salt_commit
from grognard.core.opening import Opening
from grognard.core.record import (
    DiceHeader,
    Record,
    close_record,
    fair_header,
    new_record,
    old_header,
    seeded_header,
    set_up,
    take_step,
)
from grognard.core.state import State
from grognard.core.types import Json

SECRET = b"a secret of thirty-two bytes long"[:32]
SALTS = ("pepper", "сіль")
HEX_SALTS = ("0a" * 16, "0b" * 20)
PLAYERS = ("Ann", "Богдан")

Path: TypeAlias = tuple[str | int, ...]


def play_on(name: str, record: Record, state: State, choices: int, most: int) -> Record:
    """Answer at random until the end, or for so many steps at most."""
    game = grognard.load(name)
    chooser = random.Random(choices)
    while not state.is_over() and len(record.steps) < most:
        record.steps.append(take_step(game, state, chooser.choice(state.legal_actions())))
    close_record(record, state)
    return record


def seeded_record(name: str, scenario: str = "", seed: int = 1, most: int = 10_000) -> Record:
    """Return a game with seeded dice, the answers chosen at random."""
    game = grognard.load(name)
    record = new_record(game, scenario, None, seeded_header(seed), PLAYERS)
    return play_on(name, record, set_up(record, game, SeededDice(seed)), seed, most)


def old_record(name: str, scenario: str = "", choices: int = 1, most: int = 10_000) -> Record:
    """Return a game with fair dice of the old order, revealed if it came to its end."""
    return _fair(name, scenario, old_header(SECRET, SALTS), choices, most)


def fair_record(name: str, scenario: str = "", choices: int = 1, most: int = 10_000) -> Record:
    """Return a game of two people with fair dice, their seed revealed if it came to its end."""
    return _fair(name, scenario, fair_header(opening()), choices, most)


def opening() -> Opening:
    """Return what two people tell: the first a hash, the second a salt, the first the salt."""
    told = Opening(commitment(SECRET), 2, [0, 1])
    told.commit(0, salt_commit(told.commitment, HEX_SALTS[0]))
    told.tell(1, HEX_SALTS[1])
    told.tell(0, HEX_SALTS[0])
    return told


def _fair(name: str, scenario: str, header: DiceHeader, choices: int, most: int) -> Record:
    game = grognard.load(name)
    record = new_record(game, scenario, None, header, PLAYERS)
    state = set_up(record, game, FairDice(SECRET, header.salts))
    play_on(name, record, state, choices, most)
    if state.is_over():
        record.dice.reveal(SECRET)
    return record


def plain(record: Record) -> Json:
    """Return a record as it is read from its file."""
    data: object = json.loads(json.dumps(record.to_json()))
    assert isinstance(data, dict)
    return data


def walk(value: object, path: Path = ()) -> Iterator[tuple[Path, object]]:
    """Yield every value of a JSON with its path, containers before what they hold."""
    yield path, value
    if isinstance(value, dict):
        for key, item in value.items():
            yield from walk(item, (*path, key))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from walk(item, (*path, index))


def at(data: object, path: Path) -> object:
    """Return the value at a path."""
    for part in path:
        assert isinstance(data, dict | list)
        data = data[part]  # type: ignore[index]
    return data


def edited(data: Json, path: Path, value: object) -> Json:
    """Return the JSON with another value at a path; the rest is shared with the original."""
    twin = dict(data)
    inner: dict[str, object] | list[object] = twin
    for part in path[:-1]:
        inner[part] = copy.copy(inner[part])  # type: ignore[index]
        inner = inner[part]  # type: ignore[index, assignment]
    inner[path[-1]] = value  # type: ignore[index]
    return twin


def where(path: Path) -> str:
    """Return a path as problems write it: "steps[2].rolls[0]", down to a whole roll or event."""
    text = ""
    for depth, part in enumerate(path):
        text += f"[{part}]" if isinstance(part, int) else f".{part}" if text else part
        if depth and isinstance(part, int) and path[depth - 1] in ("rolls", "events", "told"):
            break
    return text
