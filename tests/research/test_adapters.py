"""The adapters pass the tests of the libraries that they are for; skipped where one is missing."""

import json
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest

from grognard.core.registry import games
from grognard.core.types import SPECTATOR

NAMES = games()


def needed(library: str, adapter: str) -> ModuleType:
    """Return an adapter; without its library the test is skipped."""
    pytest.importorskip(library, reason=f"{library} is not installed")
    return import_module(f"grognard.research.{adapter}")


# PettingZoo


@pytest.mark.filterwarnings("ignore:Observation")
@pytest.mark.parametrize("name", NAMES)
def test_pettingzoo_finds_nothing_wrong(name: str) -> None:
    adapter = needed("pettingzoo", "pettingzoo_env")
    from pettingzoo.test import api_test, seed_test

    api_test(adapter.env(name, max_decisions=120), num_cycles=100)
    seed_test(lambda: adapter.env(name, max_decisions=120), num_cycles=20)


def test_an_agent_that_answers_what_is_not_legal_has_lost() -> None:
    table = needed("pettingzoo", "pettingzoo_env").env("skirmish")
    table.reset(seed=1)
    agent = table.agent_selection
    seen, *_ = table.last()
    table.step(int((seen["action_mask"] == 0).argmax()))
    assert table.terminations[agent]
    assert table.rewards[agent] == -1


@pytest.mark.parametrize("name", [*NAMES, "skirmish"])
def test_a_long_game_is_truncated_and_a_finished_one_rewarded(name: str) -> None:
    adapter = needed("pettingzoo", "pettingzoo_env")
    for limit in (30, 4000) if name == "skirmish" else (30,):
        table = adapter.env(name, max_decisions=limit)
        table.reset(seed=3)
        last: dict[str, Any] = {}
        for agent in table.agent_iter():
            seen, reward, is_over, is_stopped, _ = table.last()
            last[agent] = (reward, is_over, is_stopped)
            done = is_over or is_stopped
            table.step(None if done else int(seen["action_mask"].argmax()))
        if limit == 30:
            assert {*last.values()} == {(0.0, False, True)}
        else:
            assert sorted(reward for reward, _, _ in last.values()) in ([-1.0, 1.0], [0.0, 0.0])
            assert all(is_over for _, is_over, _ in last.values())


# Gymnasium


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("name", NAMES)
def test_gymnasium_finds_nothing_wrong(name: str, seat: int) -> None:
    adapter = needed("gymnasium", "gymnasium_env")
    from gymnasium.utils.env_checker import check_env

    check_env(adapter.Seat(name, seat=seat, max_decisions=120), skip_render_check=True)


def test_a_seat_is_asked_until_the_game_ends() -> None:
    env = needed("gymnasium", "gymnasium_env").Seat("skirmish", opponent="reference")
    results = []
    for seed in range(3):
        seen, _ = env.reset(seed=seed)
        reward, is_over = 0.0, False
        while not is_over:
            assert env.state.to_move() == env.seat
            seen, reward, is_over, is_stopped, facts = env.step(int(seen["action_mask"].argmax()))
            assert facts["legal"]
            assert not is_stopped
        results.append(reward)
    assert {*results} <= {-1.0, 0.0, 1.0}


# OpenSpiel


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_finds_nothing_wrong(name: str) -> None:
    adapter = needed("pyspiel", "open_spiel_game")
    import pyspiel

    adapter.register()
    game = pyspiel.load_game(f"grognard_{name}(max_decisions=50)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_reads_back_what_it_wrote(name: str) -> None:
    adapter = needed("pyspiel", "open_spiel_game")
    import pyspiel

    adapter.register()
    game = pyspiel.load_game(f"grognard_{name}(max_decisions=40)")
    state = game.new_initial_state()
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[len(legal) // 2])
    text = pyspiel.serialize_game_and_state(game, state)
    _, read = pyspiel.deserialize_game_and_state(text)
    assert read.history() == state.history()
    assert read.returns() == state.returns()
    assert [read.information_state_string(seat) for seat in (0, 1)] == [
        state.information_state_string(seat) for seat in (0, 1)
    ]
    mine, theirs = (one.play.position().save() for one in (read, state))
    assert json.dumps(mine["columns"]) == json.dumps(theirs["columns"])


def test_openspiel_sees_no_roll_before_it_is_made() -> None:
    """Every roll is a chance node, and its outcomes lead to different games."""
    adapter = needed("pyspiel", "open_spiel_game")
    import pyspiel

    adapter.register()
    state = pyspiel.load_game("grognard_undaunted(scenario=la-raye)").new_initial_state()
    assert state.is_chance_node()
    dealt = set()
    for outcome, chance in state.chance_outcomes():
        assert chance == pytest.approx(1 / len(state.chance_outcomes()))
        child = state.child(outcome)
        while child.is_chance_node():
            child.apply_action(0)
        dealt.add(child.information_state_string(0))
    assert len(dealt) > 1


def test_a_resampled_state_looks_the_same_to_its_player_and_holds_no_truth() -> None:
    adapter = needed("pyspiel", "open_spiel_game")
    import pyspiel

    adapter.register()
    state = pyspiel.load_game("grognard_undaunted(scenario=la-raye)").new_initial_state()
    for _ in range(40):
        legal = state.legal_actions()
        state.apply_action(legal[len(legal) // 2])
    while state.is_chance_node():
        state.apply_action(0)
    seat = state.current_player()
    sample = state.resample_from_infostate(seat, lambda: 0.25)
    assert sample.information_state_string(seat) == state.information_state_string(seat)
    assert sample.observation_tensor(seat) == state.observation_tensor(seat)
    assert sample.legal_actions() == state.legal_actions()
    assert sample.history() == []
    views = [one.play.position().observe(SPECTATOR) for one in (sample, state)]
    assert views[0] == views[1]
    sample.apply_action(sample.legal_actions()[0])
