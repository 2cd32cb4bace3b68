"""§7.3, §7.5 Where a piece can go: costs, zones of control, and the cheapest way there."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from grognard.core.types import OK, Player
from grognard.games.prussia import reasons as why
from grognard.games.prussia.rules.s05_stacking import holder
from grognard.games.prussia.rules.s06_zones import is_engaged, is_held, meets_riders
from grognard.games.prussia.rules.s25_zorndorf import (
    baggage_cost,
    is_bridge,
    only_bridge,
    stack_steps,
    stops_at_river,
)
from grognard.games.prussia.rules.s26_torgau import is_lacys
from grognard.games.prussia.state import WAITING, PrussiaState
from grognard.games.prussia.tables import (
    ARTILLERY,
    CAVALRY,
    ENGAGED_STEPS,
    HEXES,
    LEADER,
    NUM_HEXES,
    OFF,
    PROHIBITED,
    PRUSSIA,
    SIDE_RIVER,
    Corps,
    Hex,
    Piece,
)

FAR: Final = 999
"""A cost that nobody can pay."""
IN_COLUMN: Final = 4
"""§7.6.1 The place of a column's prices, after those of the arms."""


# §7.3, §7.5 One hex


def enter_cost(state: PrussiaState, piece: Piece, edge: int) -> int:
    """§7.3, §7.6.1 Return what a hexside costs, without leaving a zone; FAR if it is closed."""
    field = state.field
    kind = IN_COLUMN if state.column_of[piece] else field.arm_of[piece]
    cost = field.prices[kind][edge]
    if cost >= PROHIBITED:
        return FAR
    if state.form.baggage < 0:
        return cost
    return cost + baggage_cost(state, piece, Hex(field.neighbours[edge]))


def entry_code(state: PrussiaState, piece: Piece, to: Hex) -> int:
    """§7.4, §7.5 Return whether a hex may be entered at all, whatever it costs."""
    field = state.field
    side = field.side_of[piece]
    top = Piece(state.top_at[to])
    if top >= 0:
        if field.side_of[top] != side:
            return why.ENEMY_THERE  # §7.4
    elif state.chiefs_at[to] != 0 and holder(state, to) == 1 - side:
        return why.ENEMY_THERE
    baggage = state.form.baggage
    if baggage >= 0 and field.arm_of[piece] != LEADER:
        if state.hex_of[baggage] == to and piece != baggage:
            return why.BAGGAGE_THERE  # §25.3.5
        if piece == baggage and top >= 0:
            return why.BAGGAGE_THERE
    if state.zones[(1 - side) * NUM_HEXES + to] == 0:
        return OK
    return _zone_code(state, piece, to)


def _zone_code(state: PrussiaState, piece: Piece, to: Hex) -> int:
    """§7.5 Return whether a piece may enter an enemy zone of control."""
    field = state.field
    arm = field.arm_of[piece]
    if arm == LEADER:
        return OK if state.top_at[to] >= 0 else why.ALONE_IN_ZOC  # §7.5.4
    if state.command_of[piece] == 0:
        return why.OUT_OF_COMMAND_ZOC  # §4.2.2
    if field.bracketed[piece * 5 + state.left_of[piece]]:
        return why.BRACKETED  # §7.5.5, §25.3.7
    if arm == ARTILLERY and state.steps_at[to] == 0:
        return why.GUNS_ALONE_IN_ZOC  # §7.5.2
    return OK


def leave_cost(state: PrussiaState, piece: Piece) -> int:
    """§7.5 Return the extra cost of leaving the hex a piece stands in; FAR if it may not."""
    field = state.field
    here = Hex(state.hex_of[piece])
    side = field.side_of[piece]
    arm = field.arm_of[piece]
    if here < 0 or arm == LEADER or state.zones[(1 - side) * NUM_HEXES + here] == 0:
        return 0
    if arm == ARTILLERY:
        return 1  # §7.5.2
    if not is_engaged(state, piece):
        return FAR if is_held(state, piece) else 1  # §7.5.1
    return engaged_leave_cost(state, piece, here)


def engaged_leave_cost(state: PrussiaState, piece: Piece, here: Hex) -> int:
    """§7.5.1, §7.5.3 Return what an engaged unit pays to leave; FAR if it must stay."""
    field = state.field
    if field.fast_of[piece] == 0:
        return FAR
    side = field.side_of[piece]
    if meets_riders(state, here, side):
        return FAR
    return 1 if side == PRUSSIA and field.arm_of[piece] == CAVALRY else 2


def onward_cost(state: PrussiaState, piece: Piece, to: Hex) -> int:
    """§7.5 Return the extra cost of going on from a hex just entered; FAR if it must stop."""
    field = state.field
    arm = field.arm_of[piece]
    side = field.side_of[piece]
    if must_stop(state, piece, to):
        return FAR  # on entering, engaged or not
    if arm == LEADER or state.zones[(1 - side) * NUM_HEXES + to] == 0:
        return 0
    if arm == ARTILLERY:
        return 1
    if int(state.steps_at[to]) + stack_steps(state, piece) > ENGAGED_STEPS:
        return 1  # it goes below the others and supports
    return engaged_leave_cost(state, piece, to)


def must_stop(state: PrussiaState, piece: Piece, here: Hex) -> bool:
    """§7.5.3, §25.3.6 Say whether a piece that has entered a hex may not go on this phase."""
    field = state.field
    if stops_at_river(state, piece, here):
        return True
    if field.fast_of[piece] == 0 or field.arm_of[piece] == LEADER:
        return False
    side = field.side_of[piece]
    if state.zones[(1 - side) * NUM_HEXES + here] == 0:
        return False
    return meets_riders(state, here, side)


def step_code(state: PrussiaState, piece: Piece, edge: int) -> int:
    """§7.4 Return whether a piece may go over a hexside at all."""
    to = Hex(state.field.neighbours[edge])
    if to < 0:
        return why.PROHIBITED_TERRAIN
    if enter_cost(state, piece, edge) >= FAR:
        river = state.form.baggage >= 0 and state.field.sides[edge] & SIDE_RIVER
        return why.MIETZEL if river else why.PROHIBITED_TERRAIN
    return entry_code(state, piece, to)


# Reach


def _everywhere(number: int) -> vec[i16]:
    same: i16 = number
    return vec[i16]([same] * NUM_HEXES)


FAR_FROM_ALL: Final = _everywhere(FAR)
FROM_NOWHERE: Final = _everywhere(OFF)
"""What a search begins with; copied, never written to."""


@final
class Reach:
    """What a piece can reach: `cost[h]` movement points, `back[h]` the hex before it.

    While they are looked for, `first` and `last` are by cost the ends of a row of hexes to go on
    from, in the order in which they were reached; `after[h]` is the next one of its row.
    """

    __slots__ = ("after", "back", "cost", "first", "last")

    def __init__(self, left: int) -> None:
        self.cost: vec[i16] = FAR_FROM_ALL[:]
        self.back: vec[i16] = FROM_NOWHERE[:]
        self.after: vec[i16] = FROM_NOWHERE[:]
        self.first: vec[i64] = vec[i64]([OFF] * (left + 1))
        self.last: vec[i64] = vec[i64]([OFF] * (left + 1))

    @property
    def found(self) -> list[Hex]:
        """Return the hexes that can be reached, sorted."""
        return [here for here in HEXES if self.cost[here] < FAR]

    def arrive(self, to: Hex, cost: int, back: Hex) -> None:
        """Note a way to a hex, if it is the cheapest so far."""
        before = int(self.cost[to])
        if cost >= before:
            return
        if before < FAR:
            self._forget(to, before)
        self.cost[to] = cost
        self.back[to] = back
        self.after[to] = OFF
        last = Hex(self.last[cost])
        if last < 0:
            self.first[cost] = to
        else:
            self.after[last] = to
        self.last[cost] = to

    def _forget(self, to: Hex, cost: int) -> None:
        """Take a hex out of the row of a cost."""
        after = int(self.after[to])
        before = OFF
        here = Hex(self.first[cost])
        while here != to:
            before, here = here, Hex(self.after[here])
        if before < 0:
            self.first[cost] = after
        else:
            self.after[before] = after
        if after < 0:
            self.last[cost] = before


NOWHERE: Final[Reach] = Reach(0)


def reach(state: PrussiaState, piece: Piece, left: int, is_first: bool) -> Reach:
    """§7.3 Return every hex a piece can walk to with what it has left, by the cheapest way.

    One hex is always possible at the beginning, whatever it costs.
    """
    here = Hex(state.hex_of[piece])
    if left == 0 and here >= 0 and not is_first:
        return NOWHERE
    found = Reach(left)
    if here < 0:
        for to in entry_hexes(state, piece):
            found.arrive(to, min(1, left), OFF)
    else:
        found.cost[here] = -1  # never back to the start
        _leave(state, piece, found, left, is_first)
    _flood(state, piece, found, left)
    if here >= 0:
        found.cost[here] = FAR
    return found


def _leave(state: PrussiaState, piece: Piece, found: Reach, left: int, is_first: bool) -> None:
    """§7.3 Go from where a piece stands to the hexes around it."""
    here = Hex(state.hex_of[piece])
    extra = leave_cost(state, piece)
    if extra >= FAR or (not is_first and must_stop(state, piece, here)):
        return
    narrow = not is_first and only_bridge(state, piece, here, state.walk_from)
    for edge in range(here * 6, here * 6 + 6):
        to = Hex(state.field.neighbours[edge])
        if to < 0 or (narrow and not is_bridge(state, edge)):
            continue
        cost = enter_cost(state, piece, edge)
        if cost >= FAR or entry_code(state, piece, to) != OK:
            continue
        cost += extra
        if cost > left:
            if not is_first:
                continue
            cost = left
        found.arrive(to, cost, here)


def _flood(state: PrussiaState, piece: Piece, found: Reach, left: int) -> None:
    """§7.3 Go on from hex to hex, the nearest first; open ground without zones is looked at first.

    All columns are read once, for speed: this is what listing moves takes most of its time for.
    """
    field = state.field
    is_plain = state.form.baggage < 0
    prices = field.prices[IN_COLUMN if state.column_of[piece] else field.arm_of[piece]]
    costs, after, neighbours = found.cost, found.after, field.neighbours
    zones, top_at, chiefs_at = state.zones, state.top_at, state.chiefs_at
    enemy: i64 = (1 - field.side_of[piece]) * NUM_HEXES
    limit: i64 = left
    for spent in range(limit):
        at = Hex(found.first[spent])
        while at >= 0:
            least = spent
            if not is_plain or zones[enemy + at]:
                least += onward_cost(state, piece, at)
            narrow = not is_plain and only_bridge(state, piece, at, Hex(found.back[at]))
            start: i64 = at * 6
            for edge in range(start, start + 6 if least < limit else start):
                to = neighbours[edge]
                if to < 0 or (narrow and not is_bridge(state, edge)):
                    continue
                cost = least + prices[edge]
                if not is_plain and cost <= limit:
                    cost += baggage_cost(state, piece, Hex(to))
                if cost > limit or cost >= int(costs[to]):
                    continue
                is_free = top_at[to] < 0 and chiefs_at[to] == 0 and zones[enemy + to] == 0
                if is_free or entry_code(state, piece, Hex(to)) == OK:
                    found.arrive(Hex(to), cost, at)
            at = Hex(after[at])


def path(back: vec[i16], start: Hex, to: Hex) -> list[Hex]:
    """Return the hexes of the cheapest way from a start to a hex, the last one included."""
    way = [to]
    while back[to] >= 0 and back[to] != start:
        to = Hex(back[to])
        way.append(to)
    way.reverse()
    return way


def can_leave(state: PrussiaState, piece: Piece) -> bool:
    """Say whether a piece can go to any hex at all."""
    here = Hex(state.hex_of[piece])
    if here < 0:
        return any(entry_code(state, piece, entry) == OK for entry in entry_hexes(state, piece))
    if leave_cost(state, piece) >= FAR:
        return False
    field = state.field
    prices = field.prices[IN_COLUMN if state.column_of[piece] else field.arm_of[piece]]
    enemy: i64 = (1 - field.side_of[piece]) * NUM_HEXES
    start: i64 = here * 6
    for edge in range(start, start + 6):
        to = field.neighbours[edge]
        if to < 0 or prices[edge] >= PROHIBITED:
            continue
        is_free = state.top_at[to] < 0 and state.chiefs_at[to] == 0
        if is_free and state.zones[enemy + to] == 0:
            return True
        if entry_code(state, piece, Hex(to)) == OK:
            return True
    return False


# §24.2.2, §26.3, §26.4.1 Coming onto the map


def entry_hexes(state: PrussiaState, piece: Piece) -> list[Hex]:
    """§24.2.2, §26.3, §26.4.1 Return where a waiting piece may come onto the map; [] if nowhere."""
    form, field = state.form, state.field
    if state.fate_of[piece] != WAITING:
        return []
    if piece in form.reinforcements:
        if state.turn < form.reinforcement_turn:
            return []
        return [form.reinforcement_hex]
    side = field.side_of[piece]
    zone = form.entry_zone[side]
    if not zone or (field.arm_of[piece] == ARTILLERY and not _may_battery_enter(state, side)):
        return []
    return [to for to in zone if entry_code(state, piece, to) == OK]


def waiting_code(state: PrussiaState, piece: Piece) -> int:
    """§24.2.2, §26.3.3, §26.4.1 Return why a piece that waits has no hex to enter."""
    form, side = state.form, state.field.side_of[piece]
    if piece in form.reinforcements and state.turn < form.reinforcement_turn:
        return why.ENTERS_LATER
    if is_lacys(state, piece):
        return why.LACY_COMES
    is_battery = state.field.arm_of[piece] == ARTILLERY
    if is_battery and form.entry_zone[side] and not _may_battery_enter(state, side):
        return why.BATTERY_FOLLOWS
    return why.NOWHERE_TO_GO


def _may_battery_enter(state: PrussiaState, side: Player) -> bool:
    """§24.2.2 Three batteries at most come with each corps that has begun to enter."""
    form, field = state.form, state.field
    if form.entry_batteries == 0:
        return True
    corps: list[int] = []
    batteries = 0
    for unit in field.units_of[side]:
        if state.fate_of[unit] == WAITING:
            continue
        if field.arm_of[unit] == ARTILLERY:
            batteries += 1
        elif field.corps_of[unit] not in corps:
            corps.append(Corps(field.corps_of[unit]))
    return batteries < form.entry_batteries * len(corps)
