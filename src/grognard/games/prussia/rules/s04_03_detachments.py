"""§4.3 Detachments: asleep, awake, released."""

from grognard.core.types import Player
from grognard.games.prussia.rules.s04_05_rolls import roll_group
from grognard.games.prussia.rules.s08_02_sight import can_see
from grognard.games.prussia.scenarios import FORM_BATTLE
from grognard.games.prussia.state import PrussiaState
from grognard.games.prussia.tables import DETACHMENT_SIGHT, GROUP_DETACHMENT, Group, Hex, Piece

# §4.3.1 Release


def release(state: PrussiaState, side: Player) -> None:
    """§4.3.1 Once the army is active its detachments belong to their main groups."""
    field = state.field
    for piece in field.pieces_of[side]:
        group = Group(state.detachment_of[piece])
        if group >= 0:
            after = Group(field.group_after[group])
            state.group_of[piece] = after if after >= 0 else _own_group(state, piece)
            state.detachment_of[piece] = -1


def _own_group(state: PrussiaState, piece: Piece) -> Group:
    field = state.field
    group = Group(field.group_battle_of[piece])
    if group >= 0 and field.group_kind[group] != GROUP_DETACHMENT:
        return group
    return Group(field.group_of[piece])


# §4.3 Waking


def look_at_own(state: PrussiaState, here: Hex, side: Player) -> None:
    """§4.3 A detachment wakes at the sight of an active piece of its own side."""
    for piece in state.field.pieces_of[side]:
        group, there = Group(state.detachment_of[piece]), Hex(state.hex_of[piece])
        if group >= 0 and not state.awake[group] and there >= 0:
            if can_see(state, there, here, DETACHMENT_SIGHT):
                wake(state, group)


def wake(state: PrussiaState, group: Group) -> None:
    """§4.3 A detachment is active at once and rolls its command; others who see it wake too."""
    if state.awake[group]:
        return
    field = state.field
    side = field.group_side[group]
    state.awake[group] = 1
    state.note("§4.3", "detachment-wakes", side, [group])
    roll_group(state, group)
    for piece in field.all_pieces:
        if state.detachment_of[piece] == group:
            state.effective_of[piece] = int(state.group_effective[group])
    for piece in field.all_pieces:
        if state.detachment_of[piece] == group and state.hex_of[piece] >= 0:
            look_at_own(state, Hex(state.hex_of[piece]), side)


# §4.3.3 The start


def start_group(state: PrussiaState, piece: Piece) -> Group:
    """§4.3.3 Return the group of a piece at the start, another in a battle scenario."""
    field = state.field
    is_battle = state.form.kind == FORM_BATTLE
    return Group(field.group_battle_of[piece]) if is_battle else Group(field.group_of[piece])


def is_detached(state: PrussiaState, piece: Piece) -> bool:
    """§4.3, §4.3.3 Say whether a piece begins in a detachment; in a battle scenario none does."""
    group = Group(state.group_of[piece])
    if state.form.kind == FORM_BATTLE or group < 0:
        return False
    return state.field.group_kind[group] == GROUP_DETACHMENT
