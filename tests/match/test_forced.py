"""A lone answer is given by itself only where everybody knows that there is just one."""

import random

import pytest

import grognard
from grognard.core.types import SPECTATOR
from grognard.match import new_match
from grognard.match.forced import is_forced
from tools.proofs.presses import recorded

WORLDS = 4
FORCED = {"undaunted": 0, "napoleonics": 5, "prussia": 3}
"""How many answers of the beginning of a recorded game are forced."""


@pytest.mark.parametrize("name", FORCED)
def test_what_is_forced_is_forced_in_every_world_that_the_others_hold_possible(name: str) -> None:
    """So when it is answered says nothing of what its seat holds."""
    played = recorded(name, 160)
    found = 0
    for state, seat in zip(played.states, played.seats, strict=False):
        if not is_forced(played.game, state, seat, may_undo=False):
            continue
        found += 1
        for seed in range(2, 2 + WORLDS):
            world = state.determinize(SPECTATOR, seed)
            assert world.legal_actions(seat) == state.legal_actions(seat)
            assert is_forced(played.game, world, seat, may_undo=False)
    assert found >= FORCED[name]
    assert bool(found) == bool(FORCED[name])


def test_who_holds_one_playable_card_is_not_answered_for() -> None:
    """§5.1 How many cards can be played is a secret, whatever it is."""
    match = new_match(grognard.load("napoleonics"), seed=3)
    hand = random.Random(3)
    seen = 0
    for _ in range(300):
        if match.is_over():
            break
        seat = hand.choice(match.asked())
        view = match.view(seat)
        if view.hides:
            seen += 1
            assert not view.forced
        match.play(seat, hand.choice(view.choices).action)
    assert seen > 5


def test_what_rolls_is_left_to_a_seat_that_could_still_take_something_back() -> None:
    """§10.1 The lone "Fight" after a declaration: who declared may think better of it."""
    played = recorded("prussia", 160)
    lone = [
        (state, seat)
        for state, seat in zip(played.states, played.seats, strict=False)
        if is_forced(played.game, state, seat, may_undo=False)
    ]
    fights = [(state, seat) for state, seat in lone if state.prompt() == "s10-declare"]
    left = [is_forced(played.game, state, seat, may_undo=True) for state, seat in fights]
    assert not all(left)
