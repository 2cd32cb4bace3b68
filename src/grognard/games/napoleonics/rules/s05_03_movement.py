"""§5.3 Movement of units and leaders: one hex after another to a destination."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.core.types import NOT_ASKED_CODE, OK, Action, Player
from grognard.games.napoleonics import reasons as why
from grognard.games.napoleonics.actions import (
    DONE,
    HEX,
    LEADER,
    OFF,
    UNIT,
    hex_of,
    leader_of,
    unit_of,
)
from grognard.games.napoleonics.question import AboutMover, NapoleonicsQuestion
from grognard.games.napoleonics.rules.s02_01_board import (
    BASELINE,
    HEXES,
    NEIGHBOURS,
    NUM_HEXES,
    Hex,
)
from grognard.games.napoleonics.rules.s02_pieces import (
    has_enemy,
    leader_with,
    lift_leader,
    lift_unit,
    place_leader,
    place_unit,
)
from grognard.games.napoleonics.rules.s02_unit_cards import (
    BATTLE_AFTER,
    IS_GRENADIER,
    IS_GUARD,
    IS_HEAVY,
    IS_HORSE_GUNS,
    IS_LIGHT,
    LEADER_MOVE,
    MOVE,
)
from grognard.games.napoleonics.rules.s04_banners import award_exit
from grognard.games.napoleonics.rules.s06_02_square import is_square
from grognard.games.napoleonics.rules.s07_terrain import bars_battle, is_closed, must_stop
from grognard.games.napoleonics.rules.s09_scenarios import NO_LEADER, NO_UNIT, Leader, Unit
from grognard.games.napoleonics.state import (
    LEFT_BOARD,
    NOT_ORDERED,
    WORKS_STOP_ACROSS,
    NapoleonicsState,
)
from grognard.games.napoleonics.tables import (
    BAYONET_CHARGE,
    BOMBARD,
    CARD_MOVE,
    CAVALRY_CHARGE,
    FORCED_MARCH,
    GRANDE_MANOEUVRE,
    INFANTRY,
    LEADERSHIP,
    Kind,
)

# §5.3.1 to §5.3.4 How far


NO_BATTLE: Final = -1


def move_limit(state: NapoleonicsState, unit: Unit) -> int:
    """§5.3.1, §5.3.2, §5.3.3, §8.2 Return the hexes an ordered unit may move."""
    kind = state.scenario.kind_of[unit]
    card = state.effective
    if state.is_plain or card < 0 or CARD_MOVE[card] < 0:
        return MOVE[kind]
    if card == CAVALRY_CHARGE and not IS_HEAVY[kind]:
        return MOVE[kind]
    return CARD_MOVE[card]


def battle_limit(state: NapoleonicsState, unit: Unit) -> int:
    """§5.3.1, §5.3.2, §5.3.3, §8.2 Return after how many hexes it may battle, or NO_BATTLE."""
    kind = state.scenario.kind_of[unit]
    card = state.effective
    if IS_HORSE_GUNS[kind] and state.blocks_of[unit] == 1:
        usual = 0  # §5.3.3, §5.5.4
    else:
        usual = BATTLE_AFTER[kind]
    if state.is_plain or card < 0 or CARD_MOVE[card] < 0:
        return usual
    if card == GRANDE_MANOEUVRE:
        return NO_BATTLE
    if card == BOMBARD:
        return 0
    if card == FORCED_MARCH:
        return CARD_MOVE[card] if _marches_on(state, unit) else usual
    if card == BAYONET_CHARGE or (card == CAVALRY_CHARGE and IS_HEAVY[kind]):
        return CARD_MOVE[card]
    return usual


def _marches_on(state: NapoleonicsState, unit: Unit) -> bool:
    """§8.2.8 Light, grenadier, guard and led infantry battles after two hexes (ruling R35)."""
    kind = state.scenario.kind_of[unit]
    if IS_LIGHT[kind] or IS_GRENADIER[kind] or IS_GUARD[kind]:
        return True
    return state.leader_at[state.hex_of[unit]] >= 0


def leader_limit(state: NapoleonicsState) -> int:
    """§5.3.4 Return the hexes a leader may move; ruling R23 (§8.2.11): as far as units."""
    if state.effective == GRANDE_MANOEUVRE and not state.is_plain:
        return CARD_MOVE[GRANDE_MANOEUVRE]
    return LEADER_MOVE


UNREACHED: Final = -1


# §5.3 One hex


def goes_along(state: NapoleonicsState, unit: Unit) -> Leader:
    """§5.3.5 Return the leader who moves with a unit: attached, and not ordered to detach."""
    leader = leader_with(state, unit)
    if leader == NO_LEADER:
        return NO_LEADER
    if state.effective == LEADERSHIP and not state.is_plain:
        return leader if state.leader_moved[leader] == 0 else NO_LEADER  # §8.2.10
    return NO_LEADER if state.leader_ordered[leader] else leader


def enter_code(state: NapoleonicsState, unit: Unit, has_leader: bool, to: Hex) -> int:
    """§5.3 Whether a unit may enter a hex: no other unit, no enemy leader, passable ground."""
    scenario = state.scenario
    if is_closed(scenario, scenario.arm_of[unit], to):
        return why.IMPASSABLE
    if state.unit_at[to] != NO_UNIT:
        return why.OCCUPIED
    leader = Leader(state.leader_at[to])
    if leader == NO_LEADER:
        return OK
    if scenario.leader_side[leader] != scenario.side_of[unit]:
        return why.OCCUPIED
    return why.TWO_LEADERS if has_leader else OK


def pass_code(state: NapoleonicsState, leader: Leader, to: Hex) -> int:
    """§5.3.4 Whether a leader may ride through a hex: no enemy, passable ground."""
    if is_closed(state.scenario, INFANTRY, to):
        return why.IMPASSABLE
    return why.OCCUPIED if has_enemy(state, to, state.scenario.leader_side[leader]) else OK


def stay_code(state: NapoleonicsState, leader: Leader, to: Hex) -> int:
    """§5.3.4 Whether a leader may end his move in a hex: there is no other leader."""
    code = pass_code(state, leader, to)
    if code != OK:
        return code
    return why.TWO_LEADERS if state.leader_at[to] != NO_LEADER else OK


# §5.3 As far as the limit goes


def unit_reach(state: NapoleonicsState, unit: Unit, limit: int) -> vec[i64]:
    """§5.3 Return for each hex the hexes moved to reach it, or UNREACHED.

    Terrain that stops and a lone leader who is joined end the way.
    """
    steps = vec[i64]([UNREACHED] * NUM_HEXES)
    start = Hex(state.hex_of[unit])
    has_leader = goes_along(state, unit) != NO_LEADER
    only_across = state.settings[WORKS_STOP_ACROSS] != 0
    steps[start] = 0
    front = vec[i64]([start])
    place: i64 = 0
    while place < len(front) and steps[front[place]] < limit:
        here = Hex(front[place])
        place += 1
        for beside in NEIGHBOURS[here]:
            to = Hex(beside)
            if steps[to] == UNREACHED and enter_code(state, unit, has_leader, to) == OK:
                steps[to] = steps[here] + 1
                if state.leader_at[to] == NO_LEADER and not must_stop(
                    state.scenario, here, to, only_across
                ):
                    front = append(front, to)
    return steps


def leader_reach(state: NapoleonicsState, leader: Leader, limit: int) -> vec[i64]:
    """§5.3.4 Return for each hex the hexes ridden to reach it, also those only passed through."""
    steps = vec[i64]([UNREACHED] * NUM_HEXES)
    start = Hex(state.leader_hex[leader])
    only_across = state.settings[WORKS_STOP_ACROSS] != 0
    steps[start] = 0
    front = vec[i64]([start])
    place: i64 = 0
    while place < len(front) and steps[front[place]] < limit:
        here = Hex(front[place])
        place += 1
        for beside in NEIGHBOURS[here]:
            to = Hex(beside)
            if steps[to] == UNREACHED and pass_code(state, leader, to) == OK:
                stops = must_stop(state.scenario, here, to, only_across)
                if not stops or state.leader_at[to] == NO_LEADER:
                    steps[to] = steps[here] + 1
                if not stops:
                    front = append(front, to)
    return steps


def may_exit(state: NapoleonicsState, unit: Unit) -> bool:
    """§9.6 Say whether there is a hex from which a unit can leave the board this turn."""
    scenario, limit = state.scenario, move_limit(state, unit)
    if scenario.exit_banners == 0 or limit < 1:
        return False
    steps = unit_reach(state, unit, limit - 1)
    base = scenario.side_of[unit] * NUM_HEXES
    for here in range(len(steps)):
        if scenario.is_exit[base + here] and steps[here] != UNREACHED:
            ends = state.leader_at[here] != NO_LEADER or scenario.stops[here]
            if steps[here] == 0 or not ends:
                return True
    return False


def may_ride_off(state: NapoleonicsState, leader: Leader) -> bool:
    """§5.3.4 Say whether there is a hex of his own baseline from which a leader can ride off."""
    steps = leader_reach(state, leader, leader_limit(state) - 1)
    for here in BASELINE[state.scenario.leader_side[leader]]:
        if steps[here] == 0 or (steps[here] > 0 and not state.scenario.stops[here]):
            return True
    return False


# §5.3 Who may move


def unit_move_code(state: NapoleonicsState, unit: Unit) -> int:
    """§5.3 Whether an ordered unit may still move, and has somewhere to go."""
    if state.scenario.side_of[unit] != state.active:
        return why.NOT_YOUR_PIECE
    if state.hex_of[unit] < 0:
        return why.NOT_ON_BOARD
    if not state.ordered_of[unit]:
        return why.NOT_ORDERED
    if state.moved_of[unit]:
        return why.MOVED_ALREADY
    if state.closed_of[unit]:
        return why.JOINED  # §5.3.5
    if is_square(state, unit):
        return why.SQUARE_NO_MOVE  # §6.2
    if move_limit(state, unit) == 0:
        return why.NOWHERE_TO_GO
    has_leader = goes_along(state, unit) != NO_LEADER
    for to in NEIGHBOURS[state.hex_of[unit]]:
        if enter_code(state, unit, has_leader, Hex(to)) == OK:
            return OK
    return OK if may_exit(state, unit) else why.NOWHERE_TO_GO


def leader_move_code(state: NapoleonicsState, leader: Leader) -> int:
    """§5.3.4 Whether an ordered leader may still move, and has somewhere to go."""
    if state.scenario.leader_side[leader] != state.active:
        return why.NOT_YOUR_PIECE
    here = Hex(state.leader_hex[leader])
    if here < 0:
        return why.NOT_ON_BOARD
    if not state.leader_ordered[leader]:
        return why.NOT_ORDERED
    if state.leader_moved[leader]:
        return why.MOVED_ALREADY
    unit = Unit(state.unit_at[here])
    if unit != NO_UNIT and is_square(state, unit):
        return why.LEADER_IN_SQUARE  # §6.2.6
    for beside in NEIGHBOURS[here]:
        if stay_code(state, leader, Hex(beside)) == OK:
            return OK
    steps = leader_reach(state, leader, leader_limit(state))
    for to in HEXES:
        if steps[to] > 0 and stay_code(state, leader, to) == OK:
            return OK
    return OK if may_ride_off(state, leader) else why.NOWHERE_TO_GO


# §5.3 Where to


def unit_to_code(state: NapoleonicsState, unit: Unit, to: Hex) -> int:
    """§5.3 Whether a hex is within a unit's move."""
    steps = unit_reach(state, unit, move_limit(state, unit))
    if steps[to] > 0:
        return OK
    code = enter_code(state, unit, goes_along(state, unit) != NO_LEADER, to)
    return why.TOO_FAR if code == OK else code


def leader_to_code(state: NapoleonicsState, leader: Leader, to: Hex) -> int:
    """§5.3.4 Whether a leader may ride to a hex and stay there."""
    steps = leader_reach(state, leader, leader_limit(state))
    if to == state.leader_hex[leader]:
        return why.TOO_FAR
    code = stay_code(state, leader, to)
    if code != OK:
        return code
    return OK if steps[to] > 0 else why.TOO_FAR


# §5.3 Moving


def move_unit(state: NapoleonicsState, unit: Unit, to: Hex) -> None:
    """§5.3 A unit moves, its leader with it; §7 far moves and some ground bar it from battle."""
    here = Hex(state.hex_of[unit])
    moved = int(unit_reach(state, unit, move_limit(state, unit))[to])
    leader, met = goes_along(state, unit), Leader(state.leader_at[to])
    kind = Kind(state.scenario.kind_of[unit])
    if moved > battle_limit(state, unit) or bars_battle(state.scenario, kind, to):
        state.barred_of[unit] = 1
    state.moved_of[unit] = moved
    state.note("§5.3", "move", state.active, (unit, here, to))
    place_unit(state, unit, to)
    if leader != NO_LEADER:
        place_leader(state, leader, to)
        state.leader_moved[leader] = moved
    if met != NO_LEADER:
        state.note("§5.3", "attach", state.active, (met, unit))


def move_leader(state: NapoleonicsState, leader: Leader, to: Hex) -> None:
    """§5.3.4 A leader moves alone; §5.3.5 a unit he joins moves no more, one he leaves may."""
    here = Hex(state.leader_hex[leader])
    state.leader_moved[leader] = 1
    state.note("§5.3.4", "move-leader", state.active, (leader, here, to))
    _leave_unit(state, leader)
    place_leader(state, leader, to)
    unit = Unit(state.unit_at[to])
    if unit != NO_UNIT:
        state.closed_of[unit] = 1
        state.note("§5.3.5", "attach", state.active, (leader, unit))


def _leave_unit(state: NapoleonicsState, leader: Leader) -> None:
    """§8.2.10 Under Leadership a unit is ordered only until its leader leaves it."""
    unit = Unit(state.unit_at[state.leader_hex[leader]])
    if unit == NO_UNIT or state.effective != LEADERSHIP or not state.ordered_of[unit]:
        return
    if not state.is_plain:
        state.ordered_of[unit] = NOT_ORDERED
        state.note("§8.2.10", "order-lost", state.active, (unit,))


def leave_board(state: NapoleonicsState, leader: Leader, rule: str) -> None:
    """§5.3.4 A leader goes over his own edge of the board."""
    state.note(
        rule, "leave", state.scenario.leader_side[leader], (leader, Hex(state.leader_hex[leader]))
    )
    lift_leader(state, leader, LEFT_BOARD)


def _exit_unit(state: NapoleonicsState, unit: Unit) -> None:
    """§9.6 A unit leaves where its scenario lets it, its leader with it; its side takes banners."""
    leader = goes_along(state, unit)
    state.note("§9.6", "exit", state.active, (unit, Hex(state.hex_of[unit])))
    lift_unit(state, unit, LEFT_BOARD)
    if leader != NO_LEADER:
        lift_leader(state, leader, LEFT_BOARD)
    award_exit(state, state.active)


class AskMove(NapoleonicsQuestion):
    """§5.3 Who moves next?"""

    id = "move"
    section = "§5.3"
    gives_up = DONE
    ends_with = DONE
    asks_units = True
    asks_leaders = True

    def candidates(self, state: NapoleonicsState, seat: Player) -> list[Action]:
        """Return those who are ordered, and the end of movement."""
        found = [UNIT + unit for unit in state.scenario.units if state.ordered_of[unit]]
        for leader in state.scenario.leaders:
            if state.leader_ordered[leader]:
                found.append(LEADER + leader)
        found.append(DONE)
        return found

    def unit_code(self, state: NapoleonicsState, unit: Unit) -> int:
        """§5.3 An ordered unit."""
        return unit_move_code(state, unit)

    def leader_code(self, state: NapoleonicsState, leader: Leader) -> int:
        """§5.3.4 An ordered leader."""
        return leader_move_code(state, leader)

    def waits(self, state: NapoleonicsState) -> bool:
        """§5.3 Ask who moves next while anybody can."""
        for unit in state.scenario.units:
            if state.ordered_of[unit] and unit_move_code(state, unit) == OK:
                return True
        for leader in state.scenario.leaders:
            if state.leader_ordered[leader] and leader_move_code(state, leader) == OK:
                return True
        state.todo.pop()
        return False

    def answer(self, state: NapoleonicsState, action: Action) -> None:
        """§5.3 A mover is named, or movement ends."""
        if action == DONE:
            state.close()
        elif action < LEADER:
            state.push(ASK_MOVE_TO, state.active, unit_of(action), NO_LEADER)
        else:
            state.push(ASK_MOVE_TO, state.active, NO_UNIT, leader_of(action))


class AskMoveTo(AboutMover):
    """§5.3 Where to? Its frame: a unit or NO_UNIT, b leader or NO_LEADER."""

    id = "move-to"
    section = "§5.3"

    def hex_code(self, state: NapoleonicsState, to: Hex) -> int:
        """§5.3 A hex within the move."""
        if state.todo.b() >= 0:
            return leader_to_code(state, Leader(state.todo.b()), to)
        return unit_to_code(state, Unit(state.todo.a()), to)

    def word_code(self, state: NapoleonicsState, action: Action) -> int:
        """§5.3.4, §9.6 Whether the mover may go over the edge of the board."""
        if action != OFF:
            return NOT_ASKED_CODE
        if state.todo.b() >= 0:
            may_go = may_ride_off(state, Leader(state.todo.b()))
        else:
            may_go = may_exit(state, Unit(state.todo.a()))
        return OK if may_go else why.NO_EXIT

    def legal(self, state: NapoleonicsState, seat: Player) -> list[Action]:
        """§5.3 The destinations, from one search of the ground."""
        found: list[Action] = []
        leader = Leader(state.todo.b())
        if leader >= 0:
            steps = leader_reach(state, leader, leader_limit(state))
        else:
            unit = Unit(state.todo.a())
            steps = unit_reach(state, unit, move_limit(state, unit))
        for to in range(len(steps)):
            if steps[to] > 0 and (leader < 0 or stay_code(state, leader, Hex(to)) == OK):
                found.append(HEX + to)
        if self.word_code(state, OFF) == OK:
            found.append(OFF)
        return found

    def answer(self, state: NapoleonicsState, action: Action) -> None:
        """§5.3 The mover goes there, §5.3.4, §9.6 or off the board."""
        unit, leader = Unit(state.todo.a()), Leader(state.todo.b())
        state.close()
        if leader >= 0 and action == OFF:
            _leave_unit(state, leader)
            leave_board(state, leader, "§5.3.4")
        elif leader >= 0:
            move_leader(state, leader, hex_of(action))
        elif action == OFF:
            _exit_unit(state, unit)
        else:
            move_unit(state, unit, hex_of(action))


ASK_MOVE: Final = AskMove()
ASK_MOVE_TO: Final = AskMoveTo()
