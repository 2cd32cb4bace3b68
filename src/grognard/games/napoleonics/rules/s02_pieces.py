"""§2.6 Units and leaders on the board, §2.7 and the square track."""

from grognard.core.types import Player
from grognard.games.napoleonics.rules.s02_01_board import NEIGHBOURS, NO_HEX, Hex
from grognard.games.napoleonics.rules.s09_scenarios import NO_LEADER, NO_UNIT, Leader, Unit
from grognard.games.napoleonics.state import NOT_ORDERED, NapoleonicsState
from grognard.games.napoleonics.tables import NO_CARD, SLOTS


def place_unit(state: NapoleonicsState, unit: Unit, to: Hex) -> None:
    """§2.6 Put a unit into a hex; whoever leads it is moved by the caller."""
    here = Hex(state.hex_of[unit])
    if here >= 0:
        state.unit_at[here] = NO_UNIT
    state.hex_of[unit] = to
    state.unit_at[to] = unit


def lift_unit(state: NapoleonicsState, unit: Unit, gone: int) -> None:
    """Take a unit off the board: killed, or gone over the edge."""
    state.unit_at[state.hex_of[unit]] = NO_UNIT
    state.hex_of[unit] = NO_HEX
    state.gone_of[unit] = gone
    state.ordered_of[unit] = NOT_ORDERED


def place_leader(state: NapoleonicsState, leader: Leader, to: Hex) -> None:
    """§2.6 Put a leader into a hex."""
    here = Hex(state.leader_hex[leader])
    if here >= 0 and state.leader_at[here] == leader:
        state.leader_at[here] = NO_LEADER
    state.leader_hex[leader] = to
    state.leader_at[to] = leader


def lift_leader(state: NapoleonicsState, leader: Leader, gone: int) -> None:
    """Take a leader off the board: killed, or gone over the edge."""
    here = Hex(state.leader_hex[leader])
    if state.leader_at[here] == leader:
        state.leader_at[here] = NO_LEADER
    state.leader_hex[leader] = NO_HEX
    state.leader_gone[leader] = gone
    state.leader_ordered[leader] = NOT_ORDERED


# Who stands where


def leader_with(state: NapoleonicsState, unit: Unit) -> Leader:
    """§5.3.5 Return the leader attached to a unit: the one in its hex, or NO_LEADER."""
    return Leader(state.leader_at[state.hex_of[unit]])


def is_lone(state: NapoleonicsState, leader: Leader) -> bool:
    """§5.7.3 Say whether a leader on the board is with no unit."""
    here = Hex(state.leader_hex[leader])
    return here >= 0 and state.unit_at[here] == NO_UNIT


def is_own_unit(state: NapoleonicsState, here: Hex, side: Player) -> bool:
    """Say whether a unit of a side stands in a hex."""
    unit = Unit(state.unit_at[here])
    return unit >= 0 and state.scenario.side_of[unit] == side


def has_enemy(state: NapoleonicsState, here: Hex, side: Player) -> bool:
    """Say whether an enemy unit or leader of a side stands in a hex."""
    unit = Unit(state.unit_at[here])
    if unit >= 0:
        return state.scenario.side_of[unit] != side
    leader = Leader(state.leader_at[here])
    return leader >= 0 and state.scenario.leader_side[leader] != side


def enemy_unit_beside(state: NapoleonicsState, here: Hex, side: Player) -> bool:
    """§5.5 Say whether an enemy unit stands beside a hex (ruling R13)."""
    for beside in NEIGHBOURS[here]:
        unit = Unit(state.unit_at[beside])
        if unit != NO_UNIT and state.scenario.side_of[unit] != side:
            return True
    return False


def units_of(state: NapoleonicsState, side: Player) -> list[Unit]:
    """Return the units of a side on the board."""
    scenario = state.scenario
    return [u for u in scenario.units if scenario.side_of[u] == side and state.hex_of[u] >= 0]


def leaders_of(state: NapoleonicsState, side: Player) -> list[Leader]:
    """Return the leaders of a side on the board."""
    scenario = state.scenario
    return [
        x for x in scenario.leaders if scenario.leader_side[x] == side and state.leader_hex[x] >= 0
    ]


# §2.7 The square track


def free_slot(state: NapoleonicsState, side: Player) -> int:
    """§2.7 Return the lowest free slot of a side's track, or -1."""
    for slot in range(SLOTS):
        if state.track[side * SLOTS + slot] == NO_CARD:
            return slot
    return -1
