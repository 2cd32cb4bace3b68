"""§22.1 Victory points, and the level of victory at the end of the last turn."""

from grognard.core.types import NOBODY, Player
from grognard.games.prussia.levels import (
    COMMANDER_LOST,
    DAUN_KILLED,
    DAUN_WOUNDED,
    FREDERICK_KILLED,
    FREDERICK_WOUNDED,
    LEVEL_DRAW,
    WHAT,
    WHO,
    level_row,
)
from grognard.games.prussia.rules import s12_track
from grognard.games.prussia.state import BAGGAGE_ROUTED, LEFT, PrussiaState, note
from grognard.games.prussia.tables import (
    COALITION,
    DIRECTIONS,
    INFANTRY,
    LEADER,
    PROHIBITED,
    PRUSSIA,
)


def commander_lost(state: PrussiaState, leader: int, is_killed: bool) -> None:
    """§22.1 Score a wounded or killed army commander; nobody scores for a Prussian deputy."""
    side = state.field.side_of[leader]
    if state.commander[side] != leader:
        return
    state.score[1 - side] += _price(state, leader, is_killed)


def _price(state: PrussiaState, leader: int, is_killed: bool) -> int:
    field = state.field
    is_deputy = state.deputy_of[leader] != 0
    if field.side_of[leader] == PRUSSIA:
        if is_deputy:
            return 0
        return FREDERICK_KILLED if is_killed else FREDERICK_WOUNDED
    if field.names[leader] == "Daun" and not is_deputy:
        return DAUN_KILLED if is_killed else DAUN_WOUNDED
    return COMMANDER_LOST


def points(state: PrussiaState, side: Player) -> int:
    """§22.1 Return a side's victory points as they stand: losses, commanders and the baggage."""
    total = s12_track.victory_points(state.track[1 - side], state.field.gun_mask)
    total += state.score[side]
    if side == PRUSSIA and state.special[BAGGAGE_ROUTED]:
        total += state.form.baggage_points  # §25.1
    return total


def final_points(state: PrussiaState, side: Player) -> int:
    """§22.1 Return a side's victory points if the game ended now."""
    total = points(state, side)
    if side == COALITION:
        if holds_town(state):
            total += state.form.town_points
        if state.form.retreat_points != 0 and not has_retreat_line(state):
            total += state.form.retreat_points
    return total


def difference(state: PrussiaState) -> int:
    """§22.1 Return the Prussian points less those of the coalition."""
    return final_points(state, PRUSSIA) - final_points(state, COALITION)


def holds_town(state: PrussiaState) -> bool:
    """§23.1 Whether three infantry units of the coalition are in or next to one of the towns."""
    for town in state.form.town_hexes:
        if _infantry_in(state, town) >= state.form.town_units:
            return True
    return False


def _infantry_in(state: PrussiaState, hexes: list[int]) -> int:
    field = state.field
    count = 0
    for here in hexes:
        unit = state.top_at[here]
        while unit >= 0:
            if field.side_of[unit] == COALITION and field.arm_of[unit] == INFANTRY:
                count += 1
            unit = state.under_of[unit]
    return count


def has_retreat_line(state: PrussiaState) -> bool:
    """§26.1 Whether the Austrian leaders can reach Torgau without entering an enemy zone.

    ruling R41 (§26.1): the army commander, if he lives, and five corps leaders must all have
    such a path; a leader's own hex may lie in a zone, every hex after it may not. A commander who
    has left the map has none.
    """
    if state.fate_of[state.form.commander[COALITION]] == LEFT:
        return False
    open_hexes = _hexes_joined_to_torgau(state)
    field = state.field
    corps_leaders = 0
    for leader in range(field.units, field.pieces):
        here = state.hex_of[leader]
        if field.side_of[leader] != COALITION or here < 0:
            continue
        is_open = _has_way(state, here, open_hexes)
        if leader == state.commander[COALITION] and not is_open:
            return False
        if is_open and leader != state.commander[COALITION]:
            corps_leaders += 1
    return corps_leaders >= state.form.retreat_leaders


def _hexes_joined_to_torgau(state: PrussiaState) -> list[int]:
    """Return a column with 1 for each hex from which a free path leads to Torgau."""
    reached = [0] * len(state.top_at)
    queue: list[int] = []
    for here in state.form.retreat_hexes:
        if _is_free(state, here):
            reached[here] = 1
            queue.append(here)
    while queue:
        here = queue.pop()
        for way in range(DIRECTIONS):
            to = state.field.neighbours[here * DIRECTIONS + way]
            if to >= 0 and reached[to] == 0 and _is_free(state, to) and _joins(state, here, way):
                reached[to] = 1
                queue.append(to)
    return reached


def _is_free(state: PrussiaState, here: int) -> bool:
    """Whether a hex holds no Prussian unit and lies in no Prussian zone of control."""
    unit = state.top_at[here]
    if unit >= 0 and state.field.side_of[unit] == PRUSSIA:
        return False
    return state.zones[PRUSSIA * len(state.top_at) + here] == 0


def _joins(state: PrussiaState, here: int, way: int) -> bool:
    return state.field.cost[(here * DIRECTIONS + way) * 4 + LEADER] < PROHIBITED


def _has_way(state: PrussiaState, here: int, open_hexes: list[int]) -> bool:
    if open_hexes[here] or here in state.form.retreat_hexes:
        return True
    for way in range(DIRECTIONS):
        to = state.field.neighbours[here * DIRECTIONS + way]
        if to >= 0 and open_hexes[to] and _joins(state, here, way):
            return True
    return False


def decide(state: PrussiaState) -> None:
    """§22.1, §23.2, §24.1, §25.2, §26.2 Set the winner and the level of victory."""
    prussian = final_points(state, PRUSSIA)
    coalition = final_points(state, COALITION)
    row = level_row(state.form, state.army_of, state.marker, prussian - coalition)
    state.winner = row[WHO] if row[WHAT] != LEVEL_DRAW else NOBODY
    state.level = row[WHAT]
    section = f"§{state.form.victory_section}"
    note(state, section, "victory", state.winner, [row[WHAT], prussian, coalition])
