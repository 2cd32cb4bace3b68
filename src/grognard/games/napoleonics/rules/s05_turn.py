"""§5 A turn begins."""

from grognard.games.napoleonics.rules.s02_01_board import NO_HEX
from grognard.games.napoleonics.rules.s04_banners import take_objectives
from grognard.games.napoleonics.rules.s05_04_combat import clear_attack
from grognard.games.napoleonics.rules.s09_scenarios import NO_UNIT
from grognard.games.napoleonics.state import ASK_PLAY, NOT_ORDERED, NapoleonicsState, note
from grognard.games.napoleonics.tables import NO_CARD


def begin_turn(state: NapoleonicsState) -> None:
    """§5 A turn begins: nobody is ordered; §4 objectives count; §5.1 then a card is played."""
    side = state.active
    state.todo.pop()
    state.turn += 1
    units, riders = len(state.hex_of), len(state.leader_hex)
    state.ordered_of = [NOT_ORDERED] * units
    state.moved_of = [0] * units
    state.closed_of = [0] * units
    state.barred_of = [0] * units
    state.fought_of = [0] * units
    state.leader_ordered = [NOT_ORDERED] * riders
    state.leader_moved = [0] * riders
    state.symbols = [0, 0, 0, 0]
    state.effective = NO_CARD
    state.is_plain = state.is_bonus = state.command = state.checked = 0
    state.start = state.goal = state.struck_from = NO_HEX
    state.attacker = NO_UNIT
    clear_attack(state)
    note(state, "§5", "turn", side, [state.turn])
    state.todo.push(ASK_PLAY, side)
    take_objectives(state, side)
