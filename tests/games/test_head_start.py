"""Head starts: points before the first move, in every game, kept by saves, records and replays."""

import json

import pytest

from grognard.core import registry
from grognard.core.dice import SeededDice
from grognard.core.record import new_record, record_text, seeded_header, set_up, take_step
from grognard.core.record_file import record_from_json
from grognard.core.state import State
from grognard.core.verify import verify

GAMES = registry.games()
SCENARIO = {"undaunted": "la-raye"}


def begun(name: str, value: str, seed: int = 3) -> State:
    return registry.load(name).new(SCENARIO.get(name, ""), seed=seed, options={"head-start": value})


def values(name: str) -> tuple[str, ...]:
    return next(one.values for one in registry.load(name).options() if one.id == "head-start")


def account(state: State) -> dict[str, list[object]]:
    lines: list[dict[str, object]] = state.observe(0)["account"]  # type: ignore[assignment]
    return {line["label"]["id"]: line["values"] for line in lines}  # type: ignore[index, misc]


def played(state: State, seed: int, clicks: int) -> State:
    dice = SeededDice(seed)
    for _ in range(clicks):
        if state.is_over():
            break
        actions = state.legal_actions()
        state.apply(actions[dice.below(len(actions), "answer")])
    return state


@pytest.mark.parametrize("name", GAMES)
def test_a_side_is_so_many_points_nearer_to_victory(name: str) -> None:
    game = registry.load(name)
    plain = begun(name, "none")
    assert f"{name}-account-head-start" not in account(plain)
    for value in values(name)[1:]:
        state = begun(name, value)
        seat, points = game.seats.index(value.rpartition("-")[0]), int(value.rpartition("-")[2])
        told = account(state)[f"{name}-account-head-start"]
        assert told == [points if at == seat else 0 for at in (0, 1)]
        lacks, before = game.measures.lacks(state), game.measures.lacks(plain)
        if before[seat] >= 0:
            assert lacks[seat] == before[seat] - points
        assert lacks[1 - seat] == before[1 - seat]
        assert state.check() == []


def test_victory_points_of_prussia_are_counted_from_the_start() -> None:
    state = begun("prussia", "coalition-5")
    assert account(state)["prussia-account-points"] == [0, 5]
    assert account(begun("prussia", "none"))["prussia-account-points"] == [0, 0]


@pytest.mark.parametrize("name", GAMES)
def test_it_is_kept_by_saves_and_clones_and_older_saves_have_none(name: str) -> None:
    game = registry.load(name)
    state = played(begun(name, values(name)[-1]), 1, 60)
    assert state.check() == []
    again = game.load_state(json.loads(json.dumps(state.save())))
    assert again.save() == state.save() == state.clone().save()
    plain = begun(name, "none").save()
    assert "head_start" not in plain["columns"]  # type: ignore[operator]
    assert game.load_state(plain).save() == plain


@pytest.mark.parametrize("name", GAMES)
def test_a_record_keeps_it_and_proves_the_game(name: str) -> None:
    game = registry.load(name)
    value = values(name)[1]
    scenario = SCENARIO.get(name, game.scenarios()[0].id)
    record = new_record(game, scenario, {"head-start": value}, seeded_header(5), ["a", "b"])
    state = set_up(record, game, SeededDice(5))
    dice = SeededDice(2)
    for _ in range(30):
        actions = state.legal_actions()
        action = actions[dice.below(len(actions), "answer")]
        record.steps.append(take_step(game, state, action))
    read = record_from_json(json.loads(record_text(record)))
    assert read.options["head-start"] == value
    assert verify(read) == []
    read.options["head-start"] = "none"
    assert verify(read) != []


def test_undaunted_gives_nothing_where_a_side_wins_otherwise() -> None:
    game = registry.load("undaunted")
    for scenario in game.scenarios():
        state = game.new(scenario.id, seed=1, options={"head-start": "us-2"})
        options = scenario.facts["options"]
        assert isinstance(options, list)
        is_given = "undaunted-account-head-start" in account(state)
        assert is_given == ("head-start" in options)


def test_marengo_the_last_tokens_on_the_track_fall_away() -> None:
    plain, state = begun("marengo", "none"), begun("marengo", "austria-3")
    tracks = [one.observe(0)["morale"]["france"]["track"] for one in (plain, state)]  # type: ignore[index]
    assert sum(tracks[0]) - sum(tracks[1]) == 3
    last = max(at for at, count in enumerate(tracks[0]) if count)
    assert tracks[1][last] < tracks[0][last]
