"""What `reference` is worth here, seat by seat: the coalition wins what nobody decides."""

from typing import NamedTuple

import pytest

from grognard.ai.bots import Bot
from grognard.ai.random_bot import RandomBot
from grognard.ai.reference.player import ReferenceBot
from grognard.ai.seeds import derived_seed
from grognard.games.prussia import GAME
from grognard.games.prussia.rules.s22_01_victory import difference
from grognard.games.prussia.scenarios import FORM_IDS
from grognard.games.prussia.state import PrussiaState
from grognard.games.prussia.tables import COALITION, PRUSSIA

BATTLE_FORMS = [name for name in FORM_IDS if name.endswith("battle")]


class End(NamedTuple):
    """How a game ended for a seat: 1 won, 0.5 drawn, 0 lost, and its victory-point difference."""

    score: float
    points: int


def play(form: str, seat: int, is_planned: bool, seed: int) -> End:
    """Play a game of a seat, planned or at random, against random play."""
    state = GAME.new(form, seed=derived_seed(seed, "dice"))
    assert isinstance(state, PrussiaState)
    state.log = None
    bots: list[Bot] = [RandomBot(derived_seed(seed, "bot", one)) for one in (0, 1)]
    if is_planned:
        bots[seat] = ReferenceBot(derived_seed(seed, "bot", seat))
    while not state.is_over():
        mover = state.to_move()
        state.apply(bots[mover].choose(GAME, state.clone(), mover))
    points = difference(state) if seat == PRUSSIA else -difference(state)
    score = 0.5 if state.winner < 0 else 1.0 if state.winner == seat else 0.0
    return End(score, points)


@pytest.mark.large
@pytest.mark.parametrize(("seat", "share"), [(PRUSSIA, 0.75), (COALITION, 0.95)])
def test_the_reference_beats_random_over_the_battle_scenarios(seat: int, share: float) -> None:
    """Fifty games for each seat, and the same seeds with a random player in its place."""
    games = [(form, seed) for seed in range(13) for form in BATTLE_FORMS][:50]
    planned = [play(form, seat, True, seed) for form, seed in games]
    plain = [play(form, seat, False, seed) for form, seed in games]
    assert sum(end.score for end in planned) / len(games) >= share
    better = sum(one.points > other.points for one, other in zip(planned, plain, strict=True))
    assert better / len(games) >= 0.95
