"""Positions to try properties on."""

from grognard.core.registry import load
from grognard.research.samples import Samples, collect


def scenarios(samples: Samples) -> set[str]:
    """Return the scenarios that positions are of."""
    return {sample.way.start.scenario for sample in samples.positions}


def questions(samples: Samples) -> set[str]:
    """Return the questions that positions ask."""
    return {sample.state.prompt() for sample in samples.positions}


def test_thinned_samples_keep_every_question_and_every_scenario() -> None:
    game = load("undaunted")
    samples = collect(game)
    thinned = samples.thinned(70)
    assert len(thinned.positions) < len(samples.positions)
    assert scenarios(thinned) == scenarios(samples)
    assert questions(thinned) == questions(samples)
    assert len(thinned.games) == len(game.scenarios())
    starts = [way.start for way in thinned.games]
    assert all(sample.way.start in starts for sample in thinned.ends)


def test_few_samples_are_left_as_they_are() -> None:
    samples = collect(load("skirmish"), games_per_scenario=1)
    assert samples.thinned(1000) is samples


def test_the_fewest_samples_still_ask_every_question_of_every_scenario_in_turn() -> None:
    samples = collect(load("undaunted"))
    thinned = samples.thinned(1, games=4, every=3)
    assert len(thinned.positions) < 40
    assert scenarios(thinned) == scenarios(samples)
    assert questions(thinned) == questions(samples)
    assert len(thinned.games) == len(thinned.ends) == 4


def test_of_long_lists_each_position_takes_others_in_turn() -> None:
    assert Samples().some("abcdefg", 1) == list("abcdefg")
    thinned = Samples(every=3)
    assert [thinned.some("abcdefg", number) for number in range(4)] == [
        *(["a", "d", "g"], ["b", "e"], ["c", "f"], ["a", "d", "g"])
    ]
    assert thinned.some("a", 2) == ["a"]
