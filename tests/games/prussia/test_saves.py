"""Saves hold nothing that another reader of JSON would read differently."""

import grognard
from grognard.core.types import Json
from grognard.games.prussia.state import PrussiaState
from grognard.games.prussia.tables import Hex, Piece


def numbers(value: object) -> list[int]:
    """Return every whole number in a save."""
    if isinstance(value, dict):
        return [one for part in value.values() for one in numbers(part)]
    if isinstance(value, list):
        return [one for part in value for one in numbers(part)]
    return [value] if isinstance(value, int) else []


def wide(saved: Json) -> list[int]:
    """Return the numbers that not every reader of JSON keeps exact."""
    parts = {name: part for name, part in saved.items() if name != "dice"}
    return [one for one in numbers(parts) if abs(one) >= 1 << 53]


def test_a_save_is_read_alike_everywhere() -> None:
    """§8 Picked batteries and those in a combat are masks wider than a number of JSON."""
    game = grognard.load("prussia")
    state = game.new("leuthen-battle", seed=2)
    assert isinstance(state, PrussiaState)
    game.play(state, game.parse_action(state, "quick"))
    here = next(place for place, steps in enumerate(state.steps_at) if steps)
    state.locked.append(Hex(here))
    state.stirred.append(Hex(here))
    state.locked_of[Piece(state.top_at[here])] = here
    state.picked = 1 << 70
    state.combat.units_in = 1 << 71
    saved = state.save()
    assert wide(saved) == []
    again = game.load_state(saved)
    assert isinstance(again, PrussiaState)
    assert (again.locked, again.stirred) == ([here], [here])
    assert list(again.locked_of) == list(state.locked_of)
    assert (again.picked, again.combat.units_in) == (1 << 70, 1 << 71)
    assert again.save() == saved
