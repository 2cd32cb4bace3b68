"""§22.2 Where a piece may be set up, in every form; and that the rest still finds room."""

from typing import Final, final

from grognard.core.types import OK, Player
from grognard.games.prussia import reasons as why
from grognard.games.prussia.rules.s01_01_map import distance
from grognard.games.prussia.rules.s05_stacking import holder, is_over_with, stack
from grognard.games.prussia.rules.s25_zorndorf import (
    near_infantry_leader_code,
    pair_code,
    stack_steps,
    with_infantry_code,
)
from grognard.games.prussia.scenarios import (
    SETUP_ANY,
    SETUP_ANY_CORPS,
    SETUP_AREA,
    SETUP_CORPS,
    SETUP_HEX,
    SETUP_INFANTRY,
    SETUP_INFANTRY_CORPS,
    SETUP_LEADER,
)
from grognard.games.prussia.state import WAITING, PrussiaState
from grognard.games.prussia.tables import (
    ARTILLERY,
    COLUMNS,
    ENTER_COST,
    FIRST_COLUMN,
    HEXES,
    LEADER,
    NUM_HEXES,
    OFF,
    PROHIBITED,
    ROWS,
    STACK_STEPS,
    Corps,
    Group,
    Hex,
    Piece,
    hex_at,
)

UNKNOWN: Final = -1
NOT_LOOKED: Final = Hex(-2)

KINDS: Final = 16
"""More than there are kinds of zones."""
MOST_OF_ONE: Final = 4
"""The most steps of one unit: what room for one unit means."""


@final
class Rest:
    """§22.2 What a side has still to place, read once: nothing changes while hexes are listed.

    By area: `waiting` units that want it, the places they take (`wanted`), and the places that are
    `free`, UNKNOWN until somebody asks. `zones` are the hexes to be tried, by kind of zone.
    """

    __slots__ = ("free", "wagons", "waiting", "wanted", "zones")

    def __init__(self, state: PrussiaState) -> None:
        areas = len(state.form.areas)
        self.waiting: list[int] = [0] * areas
        self.wanted: list[int] = [0] * areas
        self.free: list[int] = [UNKNOWN] * areas
        self.wagons: list[Hex] = [NOT_LOOKED]
        self.zones: dict[int, list[Hex]] = {}
        for unit in state.field.all_units:
            if state.fate_of[unit] == WAITING and state.form.setup_kind[unit] == SETUP_AREA:
                area = state.form.setup_area[unit]
                self.waiting[area] += 1
                self.wanted[area] += _places(state, unit)


def _places(state: PrussiaState, unit: Piece) -> int:
    """Return the places that a unit takes in its area."""
    field = state.field
    return 0 if field.arm_of[unit] == ARTILLERY else int(field.double_of[unit])


def place_code(state: PrussiaState, piece: Piece, to: Hex) -> int:
    """§22.2 Return whether a piece may be set up in a hex."""
    return listed_code(state, Rest(state), piece, to)


def listed_code(state: PrussiaState, rest: Rest, piece: Piece, to: Hex) -> int:
    """§22.2 Return whether a piece may be set up in a hex, one of many that are asked about."""
    code = site_code(state, piece, to)
    if code != OK:
        return code
    code = zone_code(state, piece, to)
    if code != OK:
        return code
    return OK if leaves_room(state, rest, piece, to) else why.ROOM_FOR_OTHERS


def site_code(state: PrussiaState, piece: Piece, to: Hex) -> int:
    """§5.1, §7.4 Return whether a piece could stand in a hex at all."""
    field = state.field
    arm = field.arm_of[piece]
    if not field.on_map[to] or ENTER_COST[field.terrain[to] * 4 + arm] >= PROHIBITED:
        return why.PROHIBITED_TERRAIN
    if holder(state, to) == 1 - field.side_of[piece]:
        return why.ENEMY_THERE
    if arm == LEADER:
        return OK
    baggage = state.form.baggage
    if baggage >= 0:
        if piece == baggage and state.top_at[to] >= 0:
            return why.BAGGAGE_THERE
        if piece != baggage and state.hex_of[baggage] == to:
            return why.BAGGAGE_THERE  # §25.3.5
    return why.STACK_FULL if is_over_with(state, piece, to) else OK


def zone_code(state: PrussiaState, piece: Piece, to: Hex) -> int:
    """§23–§26 Return whether a hex lies in the zone of a piece."""
    form = state.form
    if state.detachment_of[piece] >= 0 and form.detachment_area >= 0:
        return detachment_zone_code(state, piece, to)
    kind = form.setup_kind[piece]
    if kind == SETUP_AREA:
        return area_code(state, piece, to)
    if kind == SETUP_HEX:
        return OK if to == state.field.battle_hex[piece] else why.OUTSIDE_ZONE
    if kind == SETUP_LEADER:
        return _near_leader_code(state, piece, to)
    if kind == SETUP_CORPS:
        is_with = _has_unit_of(state, to, Corps(state.field.corps_of[piece]))
        return OK if is_with else why.NOT_WITH_LEADER
    if kind == SETUP_ANY:
        return OK if state.top_at[to] >= 0 else why.NOT_WITH_LEADER
    if kind == SETUP_INFANTRY:
        return with_infantry_code(state, to)
    if kind == SETUP_INFANTRY_CORPS:
        return near_infantry_leader_code(state, piece, to)
    if kind == SETUP_ANY_CORPS:
        return _corps_guns_code(state, piece, to)
    return why.OUTSIDE_ZONE


# Areas


def area_code(state: PrussiaState, piece: Piece, to: Hex) -> int:
    """§22.2 In its area; of a pair of leaders each takes one; one leader may use a second."""
    form = state.form
    in_first = form.areas[form.setup_area[piece]][to] != 0
    second = form.setup_second[piece]
    if second < 0:
        return OK if in_first else why.OUTSIDE_ZONE
    in_second = form.areas[second][to] != 0
    mate = form.setup_pair[piece]
    if mate >= 0:
        return pair_code(state, piece, mate, in_first, in_second)
    if in_first:
        return OK
    if not in_second:
        return why.OUTSIDE_ZONE
    for other in state.field.all_leaders:  # §25.3.2 one leader only
        there = Hex(state.hex_of[other])
        if other != piece and there >= 0 and form.setup_second[other] == second:
            if not form.areas[form.setup_area[other]][there]:
                return why.WRONG_OF_PAIR
    return OK


def detachment_zone_code(state: PrussiaState, piece: Piece, to: Hex) -> int:
    """§26.3 Detachments stand in their area, each together, its units three hexes from the next."""
    form, field = state.form, state.field
    if not form.areas[form.detachment_area][to]:
        return why.OUTSIDE_ZONE
    group = Group(state.detachment_of[piece])
    nearest = 99
    for other in field.all_pieces:
        there = Hex(state.hex_of[other])
        if there < 0 or state.detachment_of[other] < 0 or other == piece:
            continue
        gap = distance(there, to)
        if state.detachment_of[other] != group:
            is_leader = field.arm_of[other] == LEADER or field.arm_of[piece] == LEADER
            if gap < form.detachment_gap and not is_leader:
                return why.DETACHMENT_GAP
        elif field.arm_of[other] != LEADER or nearest == 99:
            nearest = gap if nearest == 99 else min(nearest, gap)  # units come before leaders
    return OK if nearest <= 1 or nearest == 99 else why.DETACHMENT_APART


# With leaders and units


def _near_leader_code(state: PrussiaState, piece: Piece, to: Hex) -> int:
    field = state.field
    leader = Piece(field.leader_of_corps[field.corps_of[piece]])
    if state.hex_of[leader] < 0:
        return why.NOT_WITH_LEADER
    near = distance(Hex(state.hex_of[leader]), to) <= state.form.setup_range[field.side_of[piece]]
    return OK if near else why.NOT_WITH_LEADER


def waits_for_leader(state: PrussiaState, piece: Piece) -> bool:
    """§22.2 Say whether a unit that is set up near its leader must wait until he is placed."""
    field = state.field
    if state.form.setup_kind[piece] != SETUP_LEADER or state.detachment_of[piece] >= 0:
        return False
    return state.hex_of[field.leader_of_corps[field.corps_of[piece]]] < 0


def _has_unit_of(state: PrussiaState, to: Hex, corps: Corps) -> bool:
    return any(state.field.corps_of[unit] == corps for unit in stack(state, to))


def _corps_guns_code(state: PrussiaState, piece: Piece, to: Hex) -> int:
    """§24.2 Within range of a corps leader; all batteries can be shared out among the corps."""
    field, form = state.field, state.form
    side = field.side_of[piece]
    if not corps_near(state, side, to):
        return why.NOT_WITH_LEADER
    others = [gun for gun in field.guns_of[side] if state.hex_of[gun] >= 0 and gun != piece]
    guns = [to, *[Hex(state.hex_of[gun]) for gun in others]]
    taken = [0] * len(form.guns_per_corps)
    holds = [-1] * len(guns)
    for at in range(len(guns)):
        tried = [0] * len(taken)
        if not _share(state, side, guns, at, taken, holds, tried):
            return why.GUNS_OF_CORPS
    return OK


def corps_near(state: PrussiaState, side: Player, here: Hex) -> list[Corps]:
    """§24.2 Return the corps that may have a battery in a hex."""
    field, form = state.field, state.form
    found: list[Corps] = []
    for corps in field.all_corps:
        if field.side_of_corps[corps] != side or form.guns_per_corps[corps] == 0:
            continue
        there = Hex(state.hex_of[field.leader_of_corps[corps]])
        if there >= 0 and distance(there, here) <= form.setup_range[side]:
            found.append(corps)
    return found


def _share(
    state: PrussiaState,
    side: Player,
    guns: list[Hex],
    at: int,
    taken: list[int],
    holds: list[int],
    tried: list[int],
) -> bool:
    """Give a battery to a corps, moving others along where one is full."""
    for corps in corps_near(state, side, guns[at]):
        if tried[corps]:
            continue
        tried[corps] = 1
        if taken[corps] < state.form.guns_per_corps[corps]:
            taken[corps] += 1
            holds[at] = corps
            return True
        for other in range(len(guns)):
            if holds[other] == corps and _share(state, side, guns, other, taken, holds, tried):
                holds[at] = corps
                return True
    return False


# Where to look


def rest_hexes(state: PrussiaState, rest: Rest, piece: Piece) -> list[Hex]:
    """Return the hexes to be tried for a piece, read once for all pieces of one zone."""
    kind = state.form.setup_kind[piece]
    if kind == SETUP_AREA or state.detachment_of[piece] >= 0:
        return zone_hexes(state, piece)
    if kind == SETUP_LEADER:
        kind += (state.field.corps_of[piece] + 1) * KINDS
    found = rest.zones.get(kind)
    if found is None:
        found = zone_hexes(state, piece)
        rest.zones[kind] = found
    return found


def zone_hexes(state: PrussiaState, piece: Piece) -> list[Hex]:
    """Return the hexes to be tried for a piece: all that its zone could hold, sorted."""
    form, field = state.form, state.field
    kind = form.setup_kind[piece]
    if state.detachment_of[piece] >= 0 and form.detachment_area >= 0:
        return form.area_hexes[form.detachment_area]
    if kind == SETUP_AREA:
        first, second = form.setup_area[piece], form.setup_second[piece]
        if second < 0 or second == first:
            return form.area_hexes[first]
        return sorted(set(form.area_hexes[first] + form.area_hexes[second]))
    if kind in (SETUP_CORPS, SETUP_ANY, SETUP_INFANTRY):
        return _occupied(state)
    side = field.side_of[piece]
    if kind == SETUP_LEADER:
        return _around(state, [Piece(field.leader_of_corps[field.corps_of[piece]])], side)
    if kind in (SETUP_INFANTRY_CORPS, SETUP_ANY_CORPS):
        leaders = [Piece(field.leader_of_corps[corps]) for corps in field.all_corps]
        return _around(state, [one for one in leaders if field.side_of[one] == side], side)
    return [to for to in HEXES if field.on_map[to]]


def _occupied(state: PrussiaState) -> list[Hex]:
    """Return the hexes with units, sorted."""
    return [to for to in HEXES if state.top_at[to] >= 0]


def _around(state: PrussiaState, leaders: list[Piece], side: Player) -> list[Hex]:
    """Return the hexes within the range of set-up of leaders who are placed, sorted."""
    far = state.form.setup_range[side]
    placed = [Hex(state.hex_of[leader]) for leader in leaders if state.hex_of[leader] >= 0]
    if len(placed) == 1:
        return _disc(placed[0], far)
    found: set[Hex] = set()
    for here in placed:
        found.update(_disc(here, far))
    return sorted(found)


_DISCS: Final[dict[int, list[Hex]]] = {}


def _disc(centre: Hex, far: int) -> list[Hex]:
    """Return the hexes within so many of one, sorted; worked out once."""
    found = _DISCS.get(far * NUM_HEXES + centre)
    if found is None:
        found = _new_disc(centre, far)
        _DISCS[far * NUM_HEXES + centre] = found
    return found


def _new_disc(centre: Hex, far: int) -> list[Hex]:
    column, row = centre // ROWS, centre % ROWS
    return [
        hex_at(FIRST_COLUMN + across, down + 1)
        for across in range(max(0, column - far), min(COLUMNS, column + far + 1))
        for down in range(max(0, row - far), min(ROWS, row + far + 1))
        if distance(centre, hex_at(FIRST_COLUMN + across, down + 1)) <= far
    ]


# Room for the rest


def leaves_room(state: PrussiaState, rest: Rest, piece: Piece, to: Hex) -> bool:
    """§22.2 Every piece not placed yet must still find room in its own zone."""
    field, form = state.field, state.form
    if field.arm_of[piece] == LEADER or field.arm_of[piece] == ARTILLERY:
        return True
    steps = int(state.steps_at[to])
    if room(steps) - room(steps + stack_steps(state, piece)) == 0:
        return _leaves_wagons(state, rest, piece, to)
    is_counted = form.setup_kind[piece] == SETUP_AREA and state.fate_of[piece] == WAITING
    own = form.setup_area[piece] if form.setup_kind[piece] == SETUP_AREA else -1
    for area in range(len(form.areas)):
        if form.areas[area][to] == 0 or (area == own and field.double_of[piece] == 1):
            continue  # it takes one place of its own area, and wants one no more
        mine = 1 if is_counted and area == own else 0
        if rest.waiting[area] <= mine:
            continue
        wanted = rest.wanted[area] - (_places(state, piece) if mine else 0)
        if _free_places(state, rest, piece, area) - 1 < wanted:
            return False
    return _leaves_wagons(state, rest, piece, to)


def room(steps: int) -> int:
    """Return how many units of the largest size a hex can still take."""
    return max(0, (STACK_STEPS - steps) // MOST_OF_ONE)


def _free_places(state: PrussiaState, rest: Rest, piece: Piece, area: int) -> int:
    """Return how many units of the largest size an area can still take of a piece's side."""
    if rest.free[area] == UNKNOWN:
        field = state.field
        free = 0
        for here in state.form.area_hexes[area]:
            if ENTER_COST[field.terrain[here] * 4] < PROHIBITED:
                if holder(state, here) != 1 - field.side_of[piece]:
                    free += room(int(state.steps_at[here]))
        rest.free[area] = free
    return rest.free[area]


def _leaves_wagons(state: PrussiaState, rest: Rest, piece: Piece, to: Hex) -> bool:
    """§25.3.5 The baggage stands alone: an empty hex of its zone must be left for it."""
    baggage = state.form.baggage
    if baggage < 0 or state.fate_of[baggage] != WAITING or piece == baggage:
        return True
    if state.field.side_of[piece] != state.field.side_of[baggage] or state.top_at[to] >= 0:
        return True
    if state.form.setup_kind[baggage] != SETUP_INFANTRY_CORPS:
        return True
    if rest.wagons[0] == NOT_LOOKED:
        rest.wagons = _wagon_hexes(state, baggage)
    for here in rest.wagons:
        if here != to and here >= 0:
            return True
    return not _has_leaders(state)


def _wagon_hexes(state: PrussiaState, baggage: Piece) -> list[Hex]:
    """§25.3.5 Return the first two hexes where the baggage could stand; OFF where there is none."""
    found: list[Hex] = []
    for here in zone_hexes(state, baggage):
        if site_code(state, baggage, here) == OK and zone_code(state, baggage, here) == OK:
            found.append(here)
            if len(found) == 2:
                return found
    return [*found, OFF]


def _has_leaders(state: PrussiaState) -> bool:
    """Say whether a leader the baggage could stand by has been placed."""
    field = state.field
    for corps in field.all_corps:
        if field.has_infantry[corps] and field.side_of_corps[corps] == 1:
            if state.hex_of[field.leader_of_corps[corps]] >= 0:
                return True
    return False
