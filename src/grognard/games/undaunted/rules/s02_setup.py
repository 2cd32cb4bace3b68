"""§2 Setting up a scenario."""

from grognard.core.dice import Dice
from grognard.games.undaunted.state import UndauntedState, set_marker
from grognard.games.undaunted.tables import (
    CARD_COUNT,
    TILE_LIMIT,
    UNIT_COUNT,
    UNITS,
    Battle,
    SideSetup,
    counter_of,
)


def set_up(state: UndauntedState, battle: Battle, dice: Dice) -> None:
    """§2.1-2.10 Lay out a scenario: board, objectives, counters, markers, token, decks, supply."""
    state.battle = battle  # §2.1, §2.2
    state.dice = dice
    state.worth_of = battle.worth_of + [0] * (TILE_LIMIT - len(battle.tiles))  # §2.3
    state.holder = battle.initiative  # §2.7
    for side in (0, 1):
        _set_up_side(state, side, battle.sides[side])  # §2.5


def _set_up_side(state: UndauntedState, side: int, setup: SideSetup) -> None:
    """§2.6 Counters and markers, §2.8 the deck, §2.9 the open supply."""
    for unit in UNITS:
        state.tile_of[counter_of(side, unit)] = setup.start_of[unit]
    for tile in state.battle.tiles:
        set_marker(state, side, tile, setup.marker_of[tile])
    base = side * CARD_COUNT
    state.deck_of[base : base + CARD_COUNT] = setup.deck_of
    state.supply_of[base : base + CARD_COUNT] = setup.supply_of
    state.deck_count[side] = sum(setup.deck_of)


def is_in_play(battle: Battle, side: int, card: int) -> bool:
    """§2.10 Say whether a side has this card in the scenario; the rest stays in the box."""
    setup = battle.sides[side]
    return setup.deck_of[card] + setup.supply_of[card] > 0


def counters_in_play(battle: Battle, side: int) -> list[int]:
    """Return the units of a side that a scenario uses."""
    return [unit for unit in range(UNIT_COUNT) if is_in_play(battle, side, unit)]
