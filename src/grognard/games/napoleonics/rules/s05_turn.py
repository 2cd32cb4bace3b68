"""§5 A turn begins."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.core.question import Step
from grognard.games.napoleonics.rules import s05_01_command as command
from grognard.games.napoleonics.rules.s02_01_board import NO_HEX
from grognard.games.napoleonics.rules.s04_banners import take_objectives
from grognard.games.napoleonics.rules.s05_04_combat import clear_attack
from grognard.games.napoleonics.rules.s09_scenarios import NO_UNIT
from grognard.games.napoleonics.state import NOT_ORDERED, NapoleonicsState
from grognard.games.napoleonics.tables import NO_CARD


class BeginTurn(Step[NapoleonicsState]):
    """§5 A turn begins."""

    section = "§5"

    def run(self, state: NapoleonicsState) -> None:
        """§5 Nobody is ordered; §4 objectives count; §5.1 then a card is played."""
        side = state.active
        state.todo.pop()
        state.turn += 1
        clear_orders(state)
        state.effective = NO_CARD
        state.is_plain = state.is_bonus = state.command = state.checked = 0
        state.start = state.goal = state.struck_from = NO_HEX
        state.attacker = NO_UNIT
        clear_attack(state)
        state.note("§5", "turn", side, (state.turn,))
        state.push(command.ASK_PLAY, side)
        take_objectives(state, side)


DO_BEGIN_TURN: Final = BeginTurn()


def clear_orders(state: NapoleonicsState) -> None:
    """§5 Nobody is ordered, has moved or has fought."""
    none = vec[i64]([NOT_ORDERED] * len(state.ordered_of))
    state.ordered_of, state.moved_of, state.closed_of = none, none[:], none[:]
    state.barred_of, state.fought_of = none[:], none[:]
    nobody = vec[i64]([NOT_ORDERED] * len(state.leader_ordered))
    state.leader_ordered, state.leader_moved = nobody, nobody[:]
    state.symbols = vec[i64]([0] * len(state.symbols))
