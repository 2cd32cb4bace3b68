"""§5.8 Retreats hex by hex, §5.9 flags that morale ignores; §6.1 where cavalry retires to."""

from grognard.core.types import OK
from grognard.games.napoleonics.board import BEHIND, NEIGHBOURS, NUM_HEXES, Hex
from grognard.games.napoleonics.reasons import (
    CANNOT_RETIRE,
    IMPASSABLE,
    NOT_BACK,
    OCCUPIED,
    TWO_LEADERS,
)
from grognard.games.napoleonics.rules.s05_casualties import suffer
from grognard.games.napoleonics.rules.s07_terrain import flags_ignored_at, is_closed
from grognard.games.napoleonics.scenarios import NO_LEADER, NO_UNIT, Leader, Unit
from grognard.games.napoleonics.state import (
    ASK_FLAGS,
    ASK_RETREAT,
    WALLED_FARMS,
    NapoleonicsState,
    has_enemy,
    leader_with,
    note,
    place_leader,
    place_unit,
)
from grognard.games.napoleonics.tables import FLAGS_IGNORED, HEXES_PER_FLAG

RETIRE_HEXES = 2

# §5.9 Morale


def is_supported(state: NapoleonicsState, unit: Unit) -> bool:
    """§5.9 Two friendly units or lone leaders beside it support a unit; §6.2.5 but no square."""
    if state.slot_of[unit] >= 0:
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


def take_flags(state: NapoleonicsState, unit: Unit, flags: int, ignored: int) -> None:
    """§5.8 A hex for each flag left (militia three); §6.2.4 a square loses blocks instead."""
    side = state.scenario.side_of[unit]
    note(state, "§5.9", "flags", side, [unit, flags, ignored])
    hexes = (flags - ignored) * HEXES_PER_FLAG[state.scenario.kind_of[unit]]
    if hexes == 0:
        return
    if state.slot_of[unit] >= 0:
        lose_for_retreat(state, unit, hexes, "§6.2.4")
    else:
        state.todo.push(ASK_RETREAT, side, unit, hexes, 0, 0)


def lose_for_retreat(state: NapoleonicsState, unit: Unit, hexes: int, rule: str) -> None:
    """§5.8 A block is lost for each hex that cannot be gone; §5.7 no second check (ruling R15)."""
    lost = min(hexes, state.blocks_of[unit])
    note(state, rule, "blocked", state.scenario.side_of[unit], [unit, lost])
    suffer(state, unit, hexes, rule)


# §5.8 Hex by hex


def retreat_code(state: NapoleonicsState, unit: Unit, has_leader: bool, to: Hex) -> int:
    """§5.8 Back, onto a free hex; a lone leader's only for a unit that has none."""
    scenario = state.scenario
    side = scenario.side_of[unit]
    if to not in BEHIND[side * NUM_HEXES + state.hex_of[unit]]:
        return NOT_BACK
    return back_code(state, unit, has_leader, to)


def back_code(state: NapoleonicsState, unit: Unit, has_leader: bool, to: Hex) -> int:
    """§5.8 Whether a hex behind takes a retreating unit in."""
    scenario = state.scenario
    if is_closed(scenario, scenario.arm_of[unit], to):
        return IMPASSABLE
    leader = state.leader_at[to]
    if state.unit_at[to] != NO_UNIT:
        return OCCUPIED
    if leader == NO_LEADER:
        return OK
    if scenario.leader_side[leader] != scenario.side_of[unit]:
        return OCCUPIED
    return TWO_LEADERS if has_leader else OK


def retire_code(state: NapoleonicsState, unit: Unit, has_leader: bool, left: int, to: Hex) -> int:
    """§6.1 As a retreat, but both hexes must be free; a unit with a leader passes a lone one."""
    scenario = state.scenario
    side = scenario.side_of[unit]
    if to not in BEHIND[side * NUM_HEXES + state.hex_of[unit]]:
        return NOT_BACK
    return retire_step_code(state, unit, has_leader, left, to)


def retire_step_code(
    state: NapoleonicsState, unit: Unit, has_leader: bool, left: int, to: Hex
) -> int:
    """§6.1 Whether a hex will do as one of the two hexes of retiring."""
    code = back_code(state, unit, has_leader, to)
    if code == TWO_LEADERS and left > 1:
        code = OK
    elif code == OK and state.leader_at[to] != NO_LEADER:
        return OK  # attached to him, the second hex is not owed
    if code != OK or left == 1:
        return code
    side = state.scenario.side_of[unit]
    for beyond in BEHIND[side * NUM_HEXES + to]:
        if retire_step_code(state, unit, has_leader, left - 1, beyond) == OK:
            return OK
    return CANNOT_RETIRE


def can_retire(state: NapoleonicsState, unit: Unit) -> bool:
    """§6.1 Say whether cavalry finds two hexes to retire by."""
    has_leader = leader_with(state, unit) != NO_LEADER
    side = state.scenario.side_of[unit]
    for to in BEHIND[side * NUM_HEXES + state.hex_of[unit]]:
        if retire_step_code(state, unit, has_leader, RETIRE_HEXES, to) == OK:
            return True
    return False


def own_leader(state: NapoleonicsState) -> Leader:
    """Return the leader who goes along with the retreating unit, or NO_LEADER."""
    if state.todo.d() > 0:
        return state.scenario.leaders[state.todo.d() - 1]
    return leader_with(state, state.scenario.units[state.todo.a()])


def step_code(state: NapoleonicsState, to: Hex) -> int:
    """§5.8, §6.1 Whether the unit in question may step back onto a hex."""
    unit = state.scenario.units[state.todo.a()]
    has_leader = own_leader(state) != NO_LEADER
    if state.todo.c():
        return retire_code(state, unit, has_leader, state.todo.b(), to)
    return retreat_code(state, unit, has_leader, to)


def step_back(state: NapoleonicsState, to: Hex) -> None:
    """§5.8 One hex back, the leader with it; a lone leader there ends it and is attached."""
    unit = state.scenario.units[state.todo.a()]
    leader, met = own_leader(state), state.leader_at[to]
    here = state.hex_of[unit]
    rule = "§6.1" if state.todo.c() else "§5.8"
    note(state, rule, "retreat", state.scenario.side_of[unit], [unit, here, to])
    place_unit(state, unit, to)
    state.todo.set_b(state.todo.b() - 1)
    if met != NO_LEADER and leader != NO_LEADER:
        _pass_leader(state, leader, to)
    elif met != NO_LEADER:
        note(state, rule, "attach", state.scenario.side_of[unit], [met, unit])
        state.todo.set_b(0)
    elif leader != NO_LEADER:
        place_leader(state, leader, to)
        state.todo.set_d(0)


def _pass_leader(state: NapoleonicsState, leader: Leader, to: Hex) -> None:
    """§6.1 A leader rides through another's hex; until the next hex he is not placed."""
    here = state.leader_hex[leader]
    if state.leader_at[here] == leader:
        state.leader_at[here] = NO_LEADER
    state.leader_hex[leader] = to
    state.todo.set_d(leader + 1)


def open_retreat(state: NapoleonicsState) -> bool:
    """§5.8 Ask for the next hex if there are two; where none is free, blocks are lost."""
    if state.todo.b() == 0:
        state.todo.pop()
        return False
    unit = state.scenario.units[state.todo.a()]
    side = state.scenario.side_of[unit]
    free = [
        to for to in BEHIND[side * NUM_HEXES + state.hex_of[unit]] if step_code(state, to) == OK
    ]
    if len(free) > 1:
        return True
    if free:
        step_back(state, free[0])
        return False
    hexes = state.todo.b()
    state.todo.pop()
    lose_for_retreat(state, unit, hexes, "§5.8")
    return False
