"""§3 Setting a battle up: blocks on the board, cards in the hands."""

from grognard.games.napoleonics.rules.s02_pieces import place_leader, place_unit
from grognard.games.napoleonics.rules.s02_unit_cards import BLOCKS
from grognard.games.napoleonics.rules.s05_14_drawing import draw_cards
from grognard.games.napoleonics.rules.s05_turn import DO_BEGIN_TURN
from grognard.games.napoleonics.rules.s06_02_square import form_square
from grognard.games.napoleonics.rules.s09_scenarios import Unit
from grognard.games.napoleonics.state import DECK, NapoleonicsState
from grognard.games.napoleonics.tables import CARD_COUNT, CARDS


def set_up(state: NapoleonicsState) -> None:
    """§3 Every unit at full strength in its hex, leaders in theirs, cards dealt."""
    scenario = state.scenario
    for unit in scenario.units:
        place_unit(state, unit, scenario.start_of[unit])
        state.blocks_of[unit] = BLOCKS[scenario.kind_of[unit]]
    for leader in scenario.leaders:
        place_leader(state, leader, scenario.leader_hex[leader])
    for card in CARDS:
        state.deck[card] = CARD_COUNT[state.settings[DECK]][card]
    for side in (0, 1):
        draw_cards(state, side, scenario.cards[side])
    for here in scenario.start_squares:
        form_square(state, Unit(state.unit_at[here]))  # §9.12
    state.active = scenario.first
    state.push(DO_BEGIN_TURN, scenario.first)
