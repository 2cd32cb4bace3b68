"""§5.9 Morale: flags that may be ignored."""

from typing import Final

from grognard.core.message import Argument
from grognard.core.types import NOT_ASKED_CODE, OK, Action, Player
from grognard.games.napoleonics import reasons as why
from grognard.games.napoleonics.actions import DONE, FLAGS, flags_of
from grognard.games.napoleonics.question import AboutUnit
from grognard.games.napoleonics.rules.s02_01_board import NEIGHBOURS, Hex
from grognard.games.napoleonics.rules.s02_pieces import has_enemy
from grognard.games.napoleonics.rules.s02_unit_cards import FLAGS_IGNORED
from grognard.games.napoleonics.rules.s05_08_retreat import take_flags
from grognard.games.napoleonics.rules.s06_02_square import is_square
from grognard.games.napoleonics.rules.s07_terrain import flags_ignored_at
from grognard.games.napoleonics.rules.s09_scenarios import Unit
from grognard.games.napoleonics.state import WALLED_FARMS, NapoleonicsState


def is_supported(state: NapoleonicsState, unit: Unit) -> bool:
    """§5.9 Two friendly units or lone leaders beside it support a unit; §6.2.5 but no square."""
    if is_square(state, unit):
        return False
    side = state.scenario.side_of[unit]
    friends = 0
    for beside in NEIGHBOURS[state.hex_of[unit]]:
        if state.unit_at[beside] >= 0 or state.leader_at[beside] >= 0:
            friends += 0 if has_enemy(state, Hex(beside), side) else 1
    return friends >= 2


def flags_to_ignore(state: NapoleonicsState, unit: Unit) -> int:
    """§5.9 Return the flags a unit may ignore: its kind, its leader, support, the ground."""
    scenario = state.scenario
    here = Hex(state.hex_of[unit])
    number = FLAGS_IGNORED[scenario.kind_of[unit]]
    if state.leader_at[here] >= 0:
        number += 1
    if is_supported(state, unit):
        number += 1
    walled = state.settings[WALLED_FARMS] != 0
    return number + flags_ignored_at(
        scenario, scenario.arm_of[unit], state.struck_from, here, walled
    )


def face_flags(state: NapoleonicsState, unit: Unit, flags: int, is_bounce: bool) -> None:
    """§5.9 The owner says how many flags are ignored; §6.2.2 nothing cancels a bounce flag."""
    if flags == 0 or state.is_over() or state.hex_of[unit] < 0:
        return
    side = state.scenario.side_of[unit]
    if is_bounce:
        state.note("§6.2.2", "bounce", side, (unit,))
    most = 0 if is_bounce else min(flags, flags_to_ignore(state, unit))
    if most > 0:
        state.push(ASK_FLAGS, side, unit, flags, most)
    else:
        take_flags(state, unit, flags, 0)


class AskFlags(AboutUnit):
    """§5.9 How many flags are ignored? Its frame: a unit, b flags, c most it may ignore."""

    id = "flags"
    section = "§5.9"

    def candidates(self, state: NapoleonicsState, seat: Player) -> list[Action]:
        """Return the numbers of flags that may be ignored."""
        return list(range(FLAGS, FLAGS + state.todo.c() + 1))

    def word_code(self, state: NapoleonicsState, action: Action) -> int:
        """§5.9 No more than kind, leader, support and ground let it."""
        if action >= DONE:
            return NOT_ASKED_CODE
        return OK if flags_of(action) <= state.todo.c() else why.TOO_MANY_FLAGS

    def answer(self, state: NapoleonicsState, action: Action) -> None:
        """§5.8 The others are taken."""
        unit, flags = Unit(state.todo.a()), state.todo.b()
        state.close()
        take_flags(state, unit, flags, flags_of(action))

    def args(self, state: NapoleonicsState) -> dict[str, Argument]:
        """Return the unit, its flags, and how many it may ignore."""
        return {**super().args(state), "most": state.todo.c()}


ASK_FLAGS: Final = AskFlags()
