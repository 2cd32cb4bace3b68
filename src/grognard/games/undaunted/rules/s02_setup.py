"""§2 Setting up a scenario."""

from grognard.games.undaunted.rules.s01_03_markers import set_marker
from grognard.games.undaunted.rules.s14_booklet import SCENARIOS, Scenario, SideSetup
from grognard.games.undaunted.state import UndauntedState
from grognard.games.undaunted.tables import CARD_COUNT, CARDS, UNITS, Card, counter_of


def set_up(state: UndauntedState, number: int) -> None:
    """§2.1-2.10 Lay out a scenario: board, objectives, counters, markers, token, decks, supply."""
    scenario = SCENARIOS[number]
    state.number = number
    state.scenario = scenario  # §2.1, §2.2
    for tile in scenario.tiles:
        state.worth_of[tile] = scenario.worth_of[tile]  # §2.3
    state.holder = scenario.initiative  # §2.7
    for side in (0, 1):
        _set_up_side(state, side, scenario.sides[side])  # §2.5


def _set_up_side(state: UndauntedState, side: int, setup: SideSetup) -> None:
    """§2.6 Counters and markers, §2.8 the deck, §2.9 the open supply."""
    for unit in UNITS:
        state.tile_of[counter_of(side, unit)] = setup.start_of[unit]
    for tile in state.scenario.tiles:
        set_marker(state, side, tile, setup.marker_of[tile])
    base = side * CARD_COUNT
    for card in CARDS:
        state.deck_of[base + card] = setup.deck_of[card]
        state.supply_of[base + card] = setup.supply_of[card]
    state.deck_count[side] = sum(setup.deck_of)


def is_in_play(scenario: Scenario, side: int, card: Card) -> bool:
    """§2.10 Say whether a side has this card in the scenario; the rest stays in the box."""
    setup = scenario.sides[side]
    return setup.deck_of[card] + setup.supply_of[card] > 0
