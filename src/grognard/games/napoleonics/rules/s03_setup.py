"""§3 Setting a battle up: blocks on the board, cards in the hands."""

from grognard.games.napoleonics.rules.s05_end_of_turn import draw_cards
from grognard.games.napoleonics.rules.s06_square import form_square
from grognard.games.napoleonics.state import (
    DECK,
    DO_BEGIN_TURN,
    NapoleonicsState,
    place_leader,
    place_unit,
)
from grognard.games.napoleonics.tables import BLOCKS, CARD_COUNT


def set_up(state: NapoleonicsState) -> None:
    """§3 Every unit at full strength in its hex, leaders in theirs, cards dealt."""
    battle = state.battle
    for unit in battle.units:
        place_unit(state, unit, battle.start_of[unit])
        state.blocks_of[unit] = BLOCKS[battle.kind_of[unit]]
    for leader in battle.leaders:
        place_leader(state, leader, battle.leader_hex[leader])
    state.deck = CARD_COUNT[state.settings[DECK]][:]
    for side in (0, 1):
        draw_cards(state, side, battle.cards[side])
    for here in battle.start_squares:
        form_square(state, state.unit_at[here])  # §9.12
    state.active = battle.first
    state.todo.push(DO_BEGIN_TURN, battle.first)
