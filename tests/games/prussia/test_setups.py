"""A marshal's set-up: good ones that differ."""

import pytest

from grognard.ai.ranks import MarshalBot
from grognard.core.dice import SeededDice
from grognard.games.prussia import GAME
from grognard.games.prussia.actions import QUICK
from grognard.games.prussia.evaluate import standing
from grognard.games.prussia.player.setups import AS_GOOD, drafted_setup
from grognard.games.prussia.rules.s22_02_setup import ASK_PLACE
from grognard.games.prussia.state import PrussiaState
from grognard.research.checksum import running_build
from tests.games.prussia.march import start

TRIES = 4
needs_speed = pytest.mark.skipif(
    running_build() != "compiled", reason="a marshal thinks for long where nothing is compiled"
)


def placed(form: str, clicks: list[int]) -> PrussiaState:
    """Return a form in which one side has set up by these clicks, each of them legal."""
    state = start(form)
    state.log = None
    for click in clicks:
        assert state.is_open(ASK_PLACE)
        assert click in state.legal_actions()
        state.apply(click)
    return state


@pytest.mark.parametrize("form", ["torgau-battle", "rossbach-main"])
def test_22_2_a_drafted_set_up_is_whole_and_about_as_good_as_the_quick_one(form: str) -> None:
    state = start(form)
    seat = state.to_move()
    usual = standing(placed(form, [QUICK]), seat)
    for seed in range(3):
        ready = placed(form, drafted_setup(state, TRIES, SeededDice(seed)))
        assert not ready.is_open(ASK_PLACE) or ready.to_move() != seat
        assert standing(ready, seat) >= usual - AS_GOOD


def test_22_2_drafted_set_ups_differ() -> None:
    state = start("torgau-battle")
    found = {tuple(drafted_setup(state, TRIES, SeededDice(seed))) for seed in range(6)}
    assert len(found) > 2


@needs_speed
def test_22_2_a_marshal_sets_up_as_he_drafted() -> None:
    state = start("torgau-battle")
    marshal, seat = MarshalBot(6), state.to_move()
    state.apply(marshal.choose(GAME, state.clone(), seat))
    for click in marshal.draft[:]:
        assert marshal.choose(GAME, state.clone(), seat) == click
        state.apply(click)
    assert not state.is_open(ASK_PLACE) or state.to_move() != seat
