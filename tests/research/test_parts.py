"""What a search spends on a position is measured on positions that a seed gives, in any build."""

import pytest

from grognard.core.registry import load
from grognard.research.parts import (
    GAMES,
    POSITIONS,
    Places,
    clone_bytes,
    gather,
    measure_parts,
    percentile,
)
from grognard.research.play import canonical
from tests.contract.toy.game import Duel

WIDTHS = ("branching_p50", "branching_p95", "branching_max")


def seen(places: Places) -> list[str]:
    saved = [canonical(state.save()) for state in places.states]
    return [*saved, str(places.actions), str(places.seats), str(places.widths)]


def test_the_same_seed_gives_the_same_positions_and_another_gives_others() -> None:
    game = load("skirmish")
    assert seen(gather(game, 3)) == seen(gather(game, 3))
    assert seen(gather(game, 3)) != seen(gather(game, 4))


def test_the_positions_are_as_the_game_gives_them_and_each_answer_is_legal() -> None:
    game = load("skirmish")
    places = gather(game, 1)
    assert len(places.states) >= GAMES * POSITIONS
    assert all(state.log is not None for state in places.states)
    assert any(state.log for state in places.states)
    for state, seat, action in zip(places.states, places.seats, places.actions, strict=True):
        assert seat == state.to_move()
        assert action in state.legal_actions()
        child = state.clone()
        child.apply(action)
        assert not child.is_over()


def test_the_games_are_of_all_scenarios_where_six_can_be() -> None:
    game = load("skirmish")
    found = {str(state.observe(-1)["scenario"]) for state in gather(game, 1).states}
    assert found == {scenario.id for scenario in game.scenarios()}


def test_measuring_leaves_the_positions_as_they_were(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Duel()
    places = gather(game, 2)
    before = seen(places)
    monkeypatch.setattr("grognard.research.parts.gather", lambda game, seed: places)
    measure_parts(game, 0.01, 2)
    assert seen(places) == before


def test_the_widths_are_those_of_the_questions() -> None:
    figures = measure_parts(load("skirmish"), 0.01, 5)
    widths = gather(load("skirmish"), 5).widths
    expected = [percentile(widths, 50), percentile(widths, 95), max(widths)]
    assert [figures[name] for name in WIDTHS] == expected


def test_a_clone_is_weighed_with_all_that_is_its_own() -> None:
    """A longer log is a list of its own in each clone; the events in it are shared."""
    game = load("skirmish")
    state = gather(game, 1).states[POSITIONS - 1]
    assert state.log
    light = clone_bytes([state])
    state.log = state.log * 1000
    heavy = clone_bytes([state])
    entries = len(state.log) - len(state.log) // 1000
    assert 8 * entries - 200 <= heavy - light <= 8 * entries + 200
