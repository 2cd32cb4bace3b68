"""No refusal is said twice, none holds notation, none is for a reason that cannot occur.

Seeded random games of every game are clicked through: everything on the table, by both seats, in
three languages. A reason that these games do not meet must be shown by a position built by hand, or
be removed with its messages. The positions of a game are the list BUILT in its tests:

    # tests/games/<title>/refusals.py
    def far_away() -> tuple[State, str]:
        return position_of_my_tests(...), "piece:12"  # or the text of an action: "move C3"

    BUILT = [Built("too-far", far_away)]  # the code without "<game>-why-"; see research.refusals

What a game gets wrong is printed by `python -m grognard.research.refusals GAME`.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec

import pytest

from grognard.core.registry import load
from grognard.core.state import State
from grognard.research.conformance import known_games
from grognard.research.refusals import Built, Refusals, gather, reasons_of, told_to
from tests.contract.games import games_here
from tests.contract.toy.game import Duel

SAMPLES = {"skirmish": (3, 5), "marengo": (3, 12), "undaunted": (1, 30)}
"""Games of each scenario, and every how many decisions all is clicked."""
SPARSE = (1, 50)

by_game = pytest.mark.parametrize("name", games_here())


@cache
def gathered(name: str) -> Refusals:
    """Return what the clicks of random games were told, gathered once: see `tests.conftest`."""
    games, every = SAMPLES.get(name, SPARSE)
    return gather(load(name), games_per_scenario=games, every=every)


def built_for(name: str) -> list[Built]:
    """Return the positions that the tests of a game hold."""
    folder = type(load(name)).__module__.split(".")[-2]
    module = f"tests.games.{folder}.refusals"
    if find_spec(module) is None:
        return []
    found: list[Built] = import_module(module).BUILT
    return found


@by_game
def test_no_click_is_told_the_same_twice(name: str) -> None:
    assert gathered(name).twice == {}


@by_game
def test_no_refusal_holds_notation_or_an_id(name: str) -> None:
    assert gathered(name).notation == {}


@by_game
def test_every_reason_is_met_or_built(name: str) -> None:
    built = {f"{name}-why-{one.code}" for one in built_for(name)}
    assert [code for code in gathered(name).never() if code not in built] == []


@pytest.mark.large
@pytest.mark.parametrize("name", known_games())
def test_many_random_games_say_nothing_twice_and_no_notation(name: str) -> None:
    assert gather(load(name), seed=2, games_per_scenario=6, every=15).problems() == []


@pytest.mark.parametrize("name", games_here())
def test_built_positions_show_their_reasons_once_and_in_words(name: str) -> None:
    found = Refusals(load(name))
    assert [fault for built in built_for(name) for fault in found.see_built(built)] == []
    assert found.problems() == []


@pytest.mark.parametrize("name", games_here())
def test_what_is_built_is_a_reason_of_the_game(name: str) -> None:
    codes, known = [f"{name}-why-{built.code}" for built in built_for(name)], reasons_of(load(name))
    assert [code for code in codes if code not in known] == []


def refused_bid() -> tuple[State, str]:
    """Return a duel, and a bid of one's own number."""
    state = Duel().new(seed=1)
    number = next(bid for bid in range(3) if bid not in state.legal_actions(0))
    return state, f"bid-{number}"


def test_a_built_position_that_shows_another_reason_is_found() -> None:
    assert Refusals(Duel()).see_built(Built("1", refused_bid)) == []
    (fault,) = Refusals(Duel()).see_built(Built("2", refused_bid))
    assert "should be refused by duel-why-2, but gets [Reason('duel-why-1'" in fault


def test_a_built_click_is_a_thing_a_text_or_a_number() -> None:
    state, text = refused_bid()
    thing, number = f"option:{text}", f"#{text[-1]}"
    told = [told_to(Duel(), state, click) for click in (text, thing, number)]
    assert [[reason.code for reason in reasons] for reasons in told] == [["duel-why-1"]] * 3


def test_a_reason_that_never_occurs_is_listed() -> None:
    found = gather(Duel(), scenarios=["field"])
    assert found.never() == []
    del found.seen["duel-why-2"]
    assert found.never() == ["duel-why-2"]
    assert "never seen:\n  duel-why-2" in str(found)
