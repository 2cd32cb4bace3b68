"""§15 Leaders: morale modifier, losses, deputies."""

from typing import Final

from grognard.core.types import Player
from grognard.games.prussia.rules.s01_01_map import distance
from grognard.games.prussia.rules.s05_stacking import leaders_at, place_top, remove
from grognard.games.prussia.rules.s06_zones import in_enemy_zoc
from grognard.games.prussia.rules.s22_01_levels import commander_lost
from grognard.games.prussia.state import KILLED, LEFT, WAITING, WOUNDED, PrussiaState, roll
from grognard.games.prussia.tables import (
    CAUGHT_KILLED,
    LEADER_HIT,
    LIGHT_WOUND_TO,
    NO_PIECE,
    OFF,
    WOUNDED_TO,
    Hex,
    Piece,
)

NO_DEPUTY: Final = 0
DEPUTY: Final = 1

# §15 What leaders add


def modifier_of(state: PrussiaState, leader: Piece) -> int:
    """§15, §15.1 Return the Morale Modifier of a leader, or of the deputy in his place."""
    field = state.field
    if state.deputy_of[leader] == NO_DEPUTY:
        return field.mm[leader]
    return field.deputy_mm[field.side_of[leader] if field.is_army[leader] else 2]


def morale_modifier(state: PrussiaState, here: Hex) -> int:
    """§15 One leader in the hex adds his modifier to the units there; the best one does."""
    if here < 0:
        return 0
    best = 0
    for leader in leaders_at(state, here):
        best = max(best, modifier_of(state, leader))
    return best


# §15.2 Losses


def combat_check(state: PrussiaState, leader: Piece) -> None:
    """§15.2 On a 6 something has happened to him; a second die says what."""
    first = roll(state, "leader")
    side = state.field.side_of[leader]
    if first < LEADER_HIT:
        return
    second = roll(state, "leader wound")
    if second <= LIGHT_WOUND_TO:
        state.note("§15.2", "leader-scratched", side, [leader, Hex(state.hex_of[leader])])
        return
    lose_leader(state, leader, WOUNDED if second <= WOUNDED_TO else KILLED)


def caught_alone(state: PrussiaState, leader: Piece) -> None:
    """§15.2 A leader caught alone is killed on a 6, otherwise goes to his nearest unit."""
    die = roll(state, "leader caught")
    side = state.field.side_of[leader]
    state.note("§15.2", "leader-caught", side, [leader, Hex(state.hex_of[leader]), die])
    if die >= CAUGHT_KILLED:
        lose_leader(state, leader, KILLED)
        return
    to_nearest_unit(state, leader)


def to_nearest_unit(state: PrussiaState, leader: Piece) -> None:
    """§15.2 Place a leader with the nearest own unit; ruling R67: if there is none, he leaves."""
    to = nearest_unit_hex(state, leader, Hex(state.hex_of[leader]))
    side = state.field.side_of[leader]
    if to >= 0:
        place_top(state, leader, to)
        state.note("§15.2", "leader-moved", side, [leader, to])
    elif _are_more_to_come(state, side):
        state.note("§15.2", "leader-leaves", side, [leader, Hex(state.hex_of[leader])])
        remove(state, leader, WAITING)
    else:
        leave_map(state, leader, "§15.2")


def leave_map(state: PrussiaState, leader: Piece, rule: str) -> None:
    """§12.3, §15.2 A leader leaves the map alive: nobody scores, and he commands no more."""
    side = state.field.side_of[leader]
    state.note(rule, "leader-leaves", side, [leader, Hex(state.hex_of[leader])])
    _go_for_good(state, leader, LEFT)


def _go_for_good(state: PrussiaState, leader: Piece, fate: int) -> None:
    """§15.1 A leader is gone and nobody follows him; without its commander an army has none."""
    side = state.field.side_of[leader]
    remove(state, leader, fate)
    if leader == state.commander[side]:
        state.commander[side] = -1
        state.note("§15.1", "no-commander", side, [leader])


def _are_more_to_come(state: PrussiaState, side: Player) -> bool:
    """§15.2 Say whether units of a side still wait to enter the map; ruling R67: he waits too."""
    if not state.form.entry_zone[side]:
        return False
    return any(state.fate_of[unit] == WAITING for unit in state.field.units_of[side])


def nearest_unit_hex(state: PrussiaState, leader: Piece, here: Hex) -> Hex:
    """Return the hex of the nearest own unit, or -1; ruling R63 (§15.2): the first of equals."""
    field = state.field
    best = OFF
    nearest = 999
    for unit in field.units_of[field.side_of[leader]]:
        there = Hex(state.hex_of[unit])
        if there >= 0 and distance(here, there) < nearest:
            nearest = distance(here, there)
            best = there
    return best


def is_alone(state: PrussiaState, leader: Piece) -> bool:
    """§15.2 Say whether a leader is in an enemy zone without a unit of his own."""
    here = Hex(state.hex_of[leader])
    if here < 0 or state.top_at[here] >= 0:
        return False
    return in_enemy_zoc(state, here, state.field.side_of[leader])


def catch_leaders(state: PrussiaState, mover: Piece = NO_PIECE) -> None:
    """§15.2 Roll for every leader who is caught alone; not for one who moves himself."""
    for leader in state.field.all_leaders:
        if leader != mover and is_alone(state, leader):
            caught_alone(state, leader)


# §15.1 Deputies


def lose_leader(state: PrussiaState, leader: Piece, fate: int) -> None:
    """§15.1, §15.2 A leader is wounded or killed; somebody takes his place."""
    field = state.field
    side = field.side_of[leader]
    here = Hex(state.hex_of[leader])
    kind = "leader-killed" if fate == KILLED else "leader-wounded"
    state.note("§15.2", kind, side, [leader, here])
    commander_lost(state, leader, fate == KILLED)  # §22.1
    if leader == state.commander[side]:
        _lose_commander(state, leader, fate)
    else:
        _stand_in(state, leader, here, fate)


def _stand_in(state: PrussiaState, leader: Piece, here: Hex, fate: int) -> None:
    """§15.1 A replacement takes over a corps in the same hex, or with the nearest own unit.

    Ruling R67 (§15.2): where there is no unit he waits for those to come, or there is nobody.
    """
    side = state.field.side_of[leader]
    if state.top_at[here] < 0 and nearest_unit_hex(state, leader, here) < 0:
        if not _are_more_to_come(state, side):
            _go_for_good(state, leader, fate)
            return
        state.deputy_of[leader] = DEPUTY
        remove(state, leader, WAITING)
        return
    state.deputy_of[leader] = DEPUTY
    if state.top_at[here] < 0:
        to_nearest_unit(state, leader)
    state.note("§15.1", "replacement", side, [leader, Hex(state.hex_of[leader])])


def _lose_commander(state: PrussiaState, leader: Piece, fate: int) -> None:
    """§15.1, §23.6 The deputy takes over once; after him the army has no commander."""
    field = state.field
    side = field.side_of[leader]
    if leader == state.form.corps_commander:
        state.commander[side] = -1  # §23.6 nobody follows him; his corps gets a replacement
        state.note("§23.6", "no-commander", side, [leader])
        _stand_in(state, leader, Hex(state.hex_of[leader]), fate)
        return
    if not _has_deputy(state, leader):
        _go_for_good(state, leader, fate)
        return
    promoted = Piece(field.deputy_promotes[side])
    if promoted >= 0 and state.hex_of[promoted] >= 0:
        state.deputy_of[leader] = DEPUTY
        place_top(state, leader, Hex(state.hex_of[promoted]))
        state.deputy_of[promoted] = DEPUTY  # he is replaced in his corps
        state.note("§15.1", "promoted", side, [promoted, leader, Hex(state.hex_of[leader])])
        return
    _stand_in(state, leader, Hex(state.hex_of[leader]), fate)


def _has_deputy(state: PrussiaState, leader: Piece) -> bool:
    """§15.1 Say whether a commander has a deputy left: one who was lost before cannot follow him.

    Ruling R60 (§15.1): lost as the leader of his own corps, or gone from the map, too.
    """
    field = state.field
    side = field.side_of[leader]
    if state.deputy_of[leader] != NO_DEPUTY or field.deputy_of[side] == 0:
        return False
    promoted = Piece(field.deputy_promotes[side])
    if promoted < 0:
        return True
    is_gone = state.fate_of[promoted] in (LEFT, WOUNDED, KILLED)
    return state.deputy_of[promoted] == NO_DEPUTY and not is_gone
