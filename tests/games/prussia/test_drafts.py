"""Whole marches of a marshal, and what a recruit overlooks on his."""

import pytest

from grognard.ai.ranks import MarshalBot, RecruitBot, RegularBot, VeteranBot
from grognard.core.dice import SeededDice
from grognard.games.prussia import GAME
from grognard.games.prussia.actions import DONE
from grognard.games.prussia.evaluate import evaluate
from grognard.games.prussia.marching import narrow
from grognard.games.prussia.player.drafts import best_march
from grognard.games.prussia.player.oversights import (
    COMMANDER,
    GROUND,
    HELP,
    MOST,
    REPLY,
    SHARING,
)
from grognard.games.prussia.rules.s07_movement import ASK_MOVE_PIECE
from grognard.games.prussia.state import PrussiaState
from grognard.games.prussia.tables import COALITION, PRUSSIA
from grognard.research.checksum import running_build
from tests.games.prussia.march import March, set_up

NORTH, NORTH_EAST, SOUTH_EAST, SOUTH = range(4)
TRIES = 20
needs_speed = pytest.mark.skipif(
    running_build() != "compiled", reason="a marshal thinks for long where nothing is compiled"
)


def at_movement(form: str) -> PrussiaState:
    """Return a form at the first question of its first movement."""
    state = set_up(form)
    state.log = None
    while not state.is_open(ASK_MOVE_PIECE):
        state.apply(narrow(state, state.legal_actions())[0])
    return state


def after(state: PrussiaState, clicks: list[int]) -> PrussiaState:
    """Return where clicks lead; each is legal, and none rolls a die but the end of the march."""
    here = state.clone()
    for click in clicks:
        assert here.fate == state.fate
        assert click in here.legal_actions()
        if click != DONE:
            here.apply(click)
    return here


@pytest.mark.parametrize("form", ["rossbach-battle", "zorndorf-battle"])
def test_a_whole_march_is_legal_and_never_worse_than_the_plain_one(form: str) -> None:
    state = at_movement(form)
    plain = best_march(state, 0, SeededDice(1))
    mended = best_march(state, TRIES, SeededDice(1))
    assert plain[0] == narrow(state, state.legal_actions())[0]
    worth = [evaluate(after(state, clicks), state.side) for clicks in (plain, mended)]
    assert worth[1] >= worth[0]
    assert mended == best_march(state, TRIES, SeededDice(1))


def test_a_march_is_mended_where_that_is_better() -> None:
    state = at_movement("leuthen-battle")
    plain, mended = (best_march(state, tries, SeededDice(2)) for tries in (0, TRIES))
    worth = [evaluate(after(state, clicks), state.side) for clicks in (plain, mended)]
    assert worth[1] > worth[0]


def test_nothing_is_drafted_where_nobody_marches() -> None:
    state = set_up("zorndorf-battle")
    while state.is_open(ASK_MOVE_PIECE):
        state.apply(DONE)
    assert not GAME.draft(state, SeededDice(1), 1000)


@needs_speed
def test_a_marshal_follows_his_draft_to_its_end() -> None:
    state = at_movement("rossbach-battle")
    marshal, seat = MarshalBot(3), state.to_move()
    state.apply(marshal.choose(GAME, state.clone(), seat))
    rest = marshal.draft[:]
    assert len(rest) > 1
    for click in rest:
        assert marshal.choose(GAME, state.clone(), seat) == click
        state.apply(click)


@needs_speed
def test_a_marshal_drops_a_draft_when_fate_has_spoken() -> None:
    state = at_movement("rossbach-battle")
    marshal, seat = MarshalBot(3), state.to_move()
    marshal.choose(GAME, state.clone(), seat)
    state.fate += 1
    assert marshal._next_of_draft(state, state.legal_actions()) is None
    assert not marshal.draft


def beside_two() -> PrussiaState:
    """Return a stack beside two enemies, who will strike it in their turn."""
    march = March("zorndorf-battle")
    king = march.put("Z-P-L0", march.hex())
    march.state.commander[PRUSSIA] = king
    march.put(march.spare(PRUSSIA), march.hex())
    march.put(march.spare(COALITION), march.hex(NORTH))
    march.put(march.spare(COALITION), march.hex(SOUTH))
    march.move()
    return march.state


@pytest.mark.parametrize("overlooked", [REPLY, SHARING, COMMANDER, GROUND])
def test_what_is_overlooked_changes_what_a_position_seems_worth(overlooked: int) -> None:
    state = beside_two()
    seen, as_it_is = evaluate(state, PRUSSIA, overlooked), evaluate(state, PRUSSIA)
    if overlooked == GROUND:
        assert seen != as_it_is
    else:
        assert seen > as_it_is  # all of them make one bold


@pytest.mark.parametrize("overlooked", [HELP, REPLY, SHARING, COMMANDER, GROUND])
def test_who_overlooks_something_still_marches(overlooked: int) -> None:
    state = at_movement("torgau-battle")
    actions = state.legal_actions()
    (piece,) = GAME.narrow_overlooking(state, actions, overlooked)
    assert piece in actions
    assert piece != DONE
    assert GAME.narrow_overlooking(state, actions, 0) == GAME.narrow(state, actions)


def test_lower_ranks_overlook_more() -> None:
    ranks = (RecruitBot, RegularBot, VeteranBot, MarshalBot)
    counts = [rank(1)._overlooked(MOST).bit_count() for rank in ranks]
    assert counts == sorted(counts, reverse=True)
    assert counts[0] > counts[1] > counts[2] == 0
    assert {RecruitBot(1)._overlooked(0) for _ in range(9)} == {0}
