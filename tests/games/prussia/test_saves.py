"""Saves hold nothing that another reader of JSON would read differently."""

import grognard
from grognard.core.types import Json
from grognard.games.prussia.battle import Battle
from grognard.games.prussia.masks import WIDEST
from grognard.games.prussia.rules.s06_zones import STIRRED


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
    return [one for one in numbers(parts) if abs(one) >= WIDEST]


def test_a_save_is_read_alike_everywhere() -> None:
    """§6.3 Locked markers and picked batteries are masks wider than a number of JSON."""
    game = grognard.load("prussia")
    state = game.new("leuthen-battle", seed=2)
    assert isinstance(state, Battle)
    game.play(state, game.parse_action(state, "quick"))
    here = next(place for place, steps in enumerate(state.steps_at) if steps)
    state.locked_at[here] = STIRRED | 1 << state.top_at[here]
    state.picked = 1 << 70
    state.combat.units_in = 1 << 71
    saved = state.save()
    assert wide(saved) == []
    again = game.load_state(saved)
    assert isinstance(again, Battle)
    assert again.locked_at[here] == state.locked_at[here]
    assert (again.picked, again.combat.units_in) == (1 << 70, 1 << 71)
    assert again.save() == saved
