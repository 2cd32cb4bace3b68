"""A second bookkeeper follows random games by their log and agrees with the engine."""

import pytest

from grognard.core.dice import SeededDice
from grognard.games.undaunted.rules.s14_booklet import SCENARIOS
from grognard.games.undaunted.state import (
    END_BOTH_PINNED,
    END_NO_RIFLEMEN,
    END_NO_SCOUTS,
    END_OBJECTIVES,
    END_PINNED,
    END_ROUND_CAP,
)
from grognard.games.undaunted.tables import CARD_COUNT, ROUND_CAP
from grognard.research.play import PICKERS
from tests.games.undaunted.positions import GAME, Position, own
from tests.games.undaunted.shadow import ORDER, PILES, Shadow

WORDS = {
    END_OBJECTIVES: "objectives",
    END_PINNED: "pinning",
    END_BOTH_PINNED: "both",
    END_NO_RIFLEMEN: "no-riflemen",
    END_NO_SCOUTS: "no-scouts",
}


def compare(shadow: Shadow, state: Position) -> None:
    """Both books hold the same cards, counters, markers and points."""
    for side in (0, 1):
        for name in PILES:
            column: list[int] = getattr(state, f"{name}_of")
            part = column[side * CARD_COUNT : (side + 1) * CARD_COUNT]
            assert [shadow.piles[side][name][card] for card in ORDER] == list(part), (side, name)
        target = shadow.target[side]
        assert state.target_of[side] == (-1 if target is None else target)
        for tile in state.scenario.tiles:
            assert state.marker_of[side * 18 + tile] == shadow.markers[side].get(tile, 0)
        assert state.points_of[side] == shadow.points(side)
    assert [shadow.at.get(counter, -1) for counter in range(22)] == list(state.tile_of)
    assert {counter for counter in range(22) if state.suppressed_of[counter]} == shadow.down


def play(scenario: str, picker: str, seed: int, limit: int) -> Position:
    state = own(GAME.new(scenario, seed=seed))
    shadow = Shadow(state.scenario)
    dice = SeededDice(seed)
    seen = 0
    for _ in range(limit):
        log = state.log or []
        for event in log[seen:]:
            shadow.follow(event)
        seen = len(log)
        compare(shadow, state)
        if state.is_over():
            break
        assert state.chain == 0 or state.laid or shadow.ending(state.active) == ""
        active = state.active
        state.apply(PICKERS[picker](GAME, state, state.legal_actions(), dice))
        if state.is_over():
            for event in (state.log or [])[seen:]:
                shadow.follow(event)
            compare(shadow, state)
            check_end(shadow, state, active)
            break
    return state


def check_end(shadow: Shadow, state: Position, active: int) -> None:
    """The engine names the winner that the second book finds."""
    if state.ended_by == END_ROUND_CAP:
        assert state.round == ROUND_CAP
        return
    assert shadow.ending(active) == f"{state.winner} {WORDS[state.ended_by]}"


@pytest.mark.parametrize("scenario", SCENARIOS, ids=[scenario.id for scenario in SCENARIOS])
@pytest.mark.parametrize("picker", sorted(PICKERS))
def test_both_books_agree_on_a_random_game(scenario: object, picker: str) -> None:
    scenario = next(found.id for found in SCENARIOS if found is scenario)
    play(scenario, picker, seed=11, limit=400)


@pytest.mark.large
def test_both_books_agree_on_many_random_games_to_their_ends() -> None:
    ends: set[int] = set()
    for seed in range(12):
        for scenario in SCENARIOS:
            state = play(scenario.id, sorted(PICKERS)[seed % 3], seed, limit=20_000)
            ends.add(state.ended_by)
    assert {END_BOTH_PINNED, END_NO_RIFLEMEN, END_NO_SCOUTS} <= ends
