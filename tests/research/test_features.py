"""Numbers for learning: they mean what their names say, and something can be learned from them.

That hidden facts do not change them is a property of every game: see tests/contract.
"""

import pytest

import grognard
from grognard.core.registry import load
from grognard.core.state import State
from grognard.research.linear import LinearValue, base_rates, examples_of, judge, log_loss


def named(state: State, seat: int) -> dict[str, float]:
    """Return the features of a state by their names."""
    game = state.game
    assert isinstance(game, grognard.Game)
    return dict(zip(game.feature_names(), game.features(state, seat), strict=True))


def test_a_number_means_what_its_name_says() -> None:
    state = load("undaunted").new("la-raye", seed=3)
    own = named(state, 0)
    hand = state.observe(0)["sides"]["us"]["own"]["hand"]  # type: ignore[index]
    assert {name: own[f"own hand {name}"] * 4 for name in hand} == hand
    assert own["scenario la-raye"] == 1.0
    assert own[f"asked {state.prompt()}"] == 1.0
    assert named(state, 1)["seat"] == 1.0


def test_the_enemys_strength_is_what_was_seen_of_it() -> None:
    state = load("marengo").new(seed=1)
    ours = named(state, 0)
    theirs = named(state, 1)
    for kind in ("infantry", "cavalry", "artillery"):
        assert ours[f"own strength {kind}"] == pytest.approx(theirs[f"enemy strength {kind}"])
        assert ours[f"enemy strength {kind}"] == pytest.approx(theirs[f"own strength {kind}"])


def test_nothing_is_asked_of_a_seat_that_is_not_to_answer() -> None:
    state = load("prussia").new(seed=1)
    waiting = named(state, 1 - state.to_move())
    assert [name for name in waiting if name.startswith("asked ") and waiting[name]] == []


@pytest.mark.parametrize(
    ("name", "scenarios", "games"), [("skirmish", [], 200), ("undaunted", ["la-raye"], 60)]
)
def test_a_linear_value_beats_the_base_rate(name: str, scenarios: list[str], games: int) -> None:
    """For all games, with more of them: `make proof features`."""
    _, result = judge(load(name), games, seed=1, scenarios=scenarios)
    assert result["loss"] < result["base_loss"]  # type: ignore[operator]


def test_a_value_without_knowledge_does_not() -> None:
    """What beats the base rate is the features: shuffled among the examples they are worthless."""
    examples = examples_of(load("skirmish"), 60, seed=1)
    unseen = examples_of(load("skirmish"), 60, seed=1000)
    half = len(unseen) // 2 * 2
    swapped = [unseen[(at + half // 2) % half] for at in range(half)]
    value = LinearValue()
    value.fit(examples)
    rates = base_rates(examples)
    told = [value.chance(one.numbers) for one in swapped]
    base = [rates[(one.scenario, one.seat)] for one in unseen[:half]]
    assert log_loss(told, unseen[:half]) > log_loss(base, unseen[:half])
