"""§5.8 Retreat: what flags cost; §6.1 retiring, too, hex by hex."""

from typing import Final

from grognard.core.types import Action, Player
from grognard.games.napoleonics import reasons as why
from grognard.games.napoleonics.actions import HEX, hex_of
from grognard.games.napoleonics.question import AboutUnit
from grognard.games.napoleonics.rules.s02_01_board import BEHIND, NUM_HEXES, Hex
from grognard.games.napoleonics.rules.s02_pieces import leader_with, place_leader, place_unit
from grognard.games.napoleonics.rules.s02_unit_cards import HEXES_PER_FLAG
from grognard.games.napoleonics.rules.s05_03_movement import enter_code
from grognard.games.napoleonics.rules.s05_05_losses import suffer
from grognard.games.napoleonics.rules.s06_01_retire import retire_step_code
from grognard.games.napoleonics.rules.s06_02_square import is_square
from grognard.games.napoleonics.rules.s09_scenarios import NO_LEADER, Leader, Unit
from grognard.games.napoleonics.state import NapoleonicsState


def own_leader(state: NapoleonicsState) -> Leader:
    """Return the leader who goes along with the retreating unit, or NO_LEADER."""
    if state.todo.d() > 0:
        return state.scenario.leaders[state.todo.d() - 1]
    return leader_with(state, state.scenario.units[state.todo.a()])


def step_code(state: NapoleonicsState, to: Hex) -> int:
    """§5.8 Whether the unit in question may step back onto a hex, which it enters as it moves.

    §6.1 Where it retires, both hexes must be free.
    """
    unit = Unit(state.todo.a())
    has_leader = own_leader(state) != NO_LEADER
    if to not in BEHIND[state.scenario.side_of[unit] * NUM_HEXES + state.hex_of[unit]]:
        return why.NOT_BACK
    if state.todo.c():
        return retire_step_code(state, unit, has_leader, state.todo.b(), to)
    return enter_code(state, unit, has_leader, to)


def step_back(state: NapoleonicsState, to: Hex) -> None:
    """§5.8 One hex back, the leader with it; a lone leader there ends it and is attached."""
    unit = state.scenario.units[state.todo.a()]
    leader, met = own_leader(state), Leader(state.leader_at[to])
    here = Hex(state.hex_of[unit])
    rule = "§6.1" if state.todo.c() else "§5.8"
    state.note(rule, "retreat", state.scenario.side_of[unit], (unit, here, to))
    place_unit(state, unit, to)
    state.todo.set_b(state.todo.b() - 1)
    if met != NO_LEADER and leader != NO_LEADER:
        _pass_leader(state, leader, to)
    elif met != NO_LEADER:
        state.note(rule, "attach", state.scenario.side_of[unit], (met, unit))
        state.todo.set_b(0)
    elif leader != NO_LEADER:
        place_leader(state, leader, to)
        state.todo.set_d(0)


def _pass_leader(state: NapoleonicsState, leader: Leader, to: Hex) -> None:
    """§6.1 A leader rides through another's hex; until the next hex he is not placed."""
    here = Hex(state.leader_hex[leader])
    if state.leader_at[here] == leader:
        state.leader_at[here] = NO_LEADER
    state.leader_hex[leader] = to
    state.todo.set_d(leader + 1)


def lose_for_retreat(state: NapoleonicsState, unit: Unit, hexes: int, rule: str) -> None:
    """§5.8 A block is lost for each hex that cannot be gone; §5.7 no second check (ruling R15)."""
    lost = min(hexes, state.blocks_of[unit])
    state.note(rule, "blocked", state.scenario.side_of[unit], (unit, lost))
    suffer(state, unit, hexes, rule)


def take_flags(state: NapoleonicsState, unit: Unit, flags: int, ignored: int) -> None:
    """§5.8 A hex for each flag left (militia three); §6.2.4 a square loses blocks instead."""
    side = state.scenario.side_of[unit]
    state.note("§5.9", "flags", side, (unit, flags, ignored))
    hexes = (flags - ignored) * HEXES_PER_FLAG[state.scenario.kind_of[unit]]
    if hexes == 0:
        return
    if is_square(state, unit):
        lose_for_retreat(state, unit, hexes, "§6.2.4")
    else:
        state.push(ASK_RETREAT, side, unit, hexes, 0, 0)


class AskRetreat(AboutUnit):
    """§5.8 Where does the unit retreat to?

    Its frame: a unit, b hexes still to go, c retires, d who rides through a leader's hex, plus 1.
    """

    id = "retreat"
    section = "§5.8"

    def rider(self, a: int, d: int) -> int:
        """§6.1 Who rides through a leader's hex."""
        return d - 1

    def candidates(self, state: NapoleonicsState, seat: Player) -> list[Action]:
        """Return the hexes behind the unit."""
        unit = state.todo.a()
        behind = BEHIND[state.scenario.side_of[unit] * NUM_HEXES + state.hex_of[unit]]
        return [HEX + to for to in behind]

    def hex_code(self, state: NapoleonicsState, to: Hex) -> int:
        """§5.8, §6.1 A free hex behind."""
        return step_code(state, to)

    def waits(self, state: NapoleonicsState) -> bool:
        """§5.8 Ask for the next hex if there are two; where none is free, blocks are lost."""
        if state.todo.b() == 0:
            state.todo.pop()
            return False
        free = self.legal(state, state.todo.owner())
        if len(free) > 1:
            return True
        if free:
            step_back(state, hex_of(free[0]))
            return False
        unit, hexes = Unit(state.todo.a()), state.todo.b()
        state.todo.pop()
        lose_for_retreat(state, unit, hexes, "§5.8")
        return False

    def answer(self, state: NapoleonicsState, action: Action) -> None:
        """§5.8 Step back onto it."""
        state.chain += 1
        step_back(state, hex_of(action))


ASK_RETREAT: Final = AskRetreat()
