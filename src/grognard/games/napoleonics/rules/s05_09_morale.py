"""§5.9 Morale: flags that may be ignored."""

from grognard.games.napoleonics.rules.s02_01_board import NEIGHBOURS
from grognard.games.napoleonics.rules.s02_pieces import has_enemy
from grognard.games.napoleonics.rules.s02_unit_cards import FLAGS_IGNORED
from grognard.games.napoleonics.rules.s05_08_retreat import take_flags
from grognard.games.napoleonics.rules.s06_02_square import is_square
from grognard.games.napoleonics.rules.s07_terrain import flags_ignored_at
from grognard.games.napoleonics.rules.s09_scenarios import Unit
from grognard.games.napoleonics.state import ASK_FLAGS, WALLED_FARMS, NapoleonicsState, note


def is_supported(state: NapoleonicsState, unit: Unit) -> bool:
    """§5.9 Two friendly units or lone leaders beside it support a unit; §6.2.5 but no square."""
    if is_square(state, unit):
        return False
    side = state.scenario.side_of[unit]
    friends = 0
    for beside in NEIGHBOURS[state.hex_of[unit]]:
        if (state.unit_at[beside] >= 0 or state.leader_at[beside] >= 0) and not has_enemy(
            state, beside, side
        ):
            friends += 1
    return friends >= 2


def flags_to_ignore(state: NapoleonicsState, unit: Unit) -> int:
    """§5.9 Return the flags a unit may ignore: its kind, its leader, support, the ground."""
    scenario = state.scenario
    here = state.hex_of[unit]
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
        note(state, "§6.2.2", "bounce", side, [unit])
    most = 0 if is_bounce else min(flags, flags_to_ignore(state, unit))
    if most > 0:
        state.todo.push(ASK_FLAGS, side, unit, flags, most)
    else:
        take_flags(state, unit, flags, 0)
