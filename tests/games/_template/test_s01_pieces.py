"""§1 The pieces."""

import re
from pathlib import Path

from grognard.games import _template
from grognard.games._template import GAME
from grognard.games._template.rules.s01_04_steps import eliminate, lose_step, strength
from grognard.games._template.rules.s01_pieces import hex_name
from grognard.games._template.tables import (
    FULL_STEPS,
    KIND_OF,
    MAP,
    MOVEMENT_OF,
    STRENGTH,
    TERRAIN_OF,
    TERRAINS,
    UNITS,
)
from tests.games._template.board import combat, h, movement, u, where

RULEBOOK = (Path(_template.__path__[0]) / "rulebook.md").read_text(encoding="utf-8")


def table(first: str) -> list[list[str]]:
    """Return the rows of the rulebook's table whose first heading is this."""
    found = re.search(rf"^\| {first} \|.*\n\|[ -|]*\n((?:\|.*\n)+)", RULEBOOK, re.MULTILINE)
    assert found is not None
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in found[1].splitlines()]


def test_1_1_the_seats_are_blue_and_red() -> None:
    assert GAME.seats == ("blue", "red")


def test_1_2_the_map_has_the_hexes_of_the_rulebook() -> None:
    assert MAP.size == 60
    assert [hex_name(h(name)) for name in ("A1", "A9", "B8", "G9")] == ["A1", "A9", "B8", "G9"]
    villages = [
        MAP.names[here] for here in range(MAP.size) if TERRAINS[TERRAIN_OF[here]] == "village"
    ]
    assert villages == ["B3", "D1", "D5", "D8", "F6"]


def test_1_3_units_have_the_values_of_the_rulebook() -> None:
    rows = {kind.replace("light infantry", "light"): rest for kind, *rest in table("kind")}
    for unit in UNITS:
        full, reduced, points = (int(cell) for cell in rows[KIND_OF[unit]])
        assert MOVEMENT_OF[unit] == points
        assert STRENGTH[3 * unit : 3 * unit + 3] == [0, reduced, full]


def test_1_4_strength_is_that_of_the_steps_left() -> None:
    state = combat({"blue-guard": "E5", "red-1": "D5"}, reduced=["red-1"])
    assert strength(state, u("blue-guard")) == 4
    assert strength(state, u("red-1")) == 2


def test_1_4_a_unit_that_loses_its_last_step_leaves_the_map() -> None:
    state = movement({"blue-1": "E5", "blue-2": "F5", "red-1": "D5"})
    lose_step(state, u("blue-1"))
    assert (state.steps_of[u("blue-1")], where(state, "blue-1")) == (FULL_STEPS - 1, "E5")
    lose_step(state, u("blue-1"))
    assert (state.steps_of[u("blue-1")], where(state, "blue-1")) == (0, "")
    eliminate(state, u("blue-2"))
    assert where(state, "blue-2") == ""


def test_1_4_and_1_5_the_check_finds_units_that_are_nowhere_or_share_a_hex() -> None:
    state = movement({"blue-1": "E5", "red-1": "D5"})
    state.steps_of[u("blue-1")] = 0
    assert [fault[:4] for fault in state.check()] == ["§1.4"]
    state = movement({"blue-1": "E5", "red-1": "D5"})
    state.hex_of[u("red-1")] = h("E5")
    assert "§1.5 red-1 shares E5" in state.check()
