"""§10.9 Retreats: the way back hex by hex, enemy zones, and what it does to friends."""

from typing import Final

from grognard.core.question import Step
from grognard.core.types import NOT_ASKED_CODE, OK, Action, Player
from grognard.games.prussia import reasons as why
from grognard.games.prussia.actions import DONE, HEX, PIECE
from grognard.games.prussia.older import WIDTH
from grognard.games.prussia.options import RIVER_STOP
from grognard.games.prussia.question import CombatQuestion, PieceOrDone
from grognard.games.prussia.rules.s01_01_map import distance
from grognard.games.prussia.rules.s04_01_activation import come_near
from grognard.games.prussia.rules.s05_stacking import (
    holder,
    is_over_with,
    leaders_at,
    place_top,
    stack,
)
from grognard.games.prussia.rules.s06_zones import in_enemy_zoc
from grognard.games.prussia.rules.s09_disorder import (
    check,
    disorder_in_place,
    is_bracketed,
    rout_hexes,
)
from grognard.games.prussia.rules.s10_09_home import enemies_near, is_home, runs_off, to_home
from grognard.games.prussia.rules.s12_02_morale import capture, flee_off, lose_step
from grognard.games.prussia.rules.s25_zorndorf import is_baggage_at, stops_at_river
from grognard.games.prussia.state import IN_PLAY, PrussiaState
from grognard.games.prussia.tables import (
    CAVALRY,
    DIRECTIONS,
    FORMED,
    INFANTRY,
    PROHIBITED,
    ROUTED,
    Hex,
    Piece,
)

RETREAT_EXTRA: Final = 1
"""§10.9.1 Flag of DO_RETREAT: the next hex costs a step."""

_BLOCKED: Final = 10**12
_ZONE: Final = 10**10
_NEAR: Final = 10**7
_FRIEND: Final = 10**4
_HOME: Final = 10
_FARTHEST: Final = 99

# §10.9 The best way back. A path is worth, in this order: hexes it lacks, enemy zones entered,
# nearness to the enemies it leads away from, friends passed, the way home, bends.


def can_enter(state: PrussiaState, unit: Piece, edge: int) -> bool:
    """§10.9 Say whether a unit may retreat over a hexside: passable, and nobody of the enemy."""
    field = state.field
    to = Hex(field.neighbours[edge])
    if to < 0 or field.cost[edge * 4 + field.arm_of[unit]] >= PROHIBITED:
        return False
    there = holder(state, to)
    if there >= 0 and there != field.side_of[unit]:
        return False
    if is_baggage_at(state, to) or (unit == field.baggage and state.top_at[to] >= 0):
        return False  # §25.3.5 nobody shares a hex with it
    return to not in state.combat.entered  # the winner is about to step in


def _stops(state: PrussiaState, unit: Piece, to: Hex) -> bool:
    """§25.3.6 Everyone not in column stops beside the Mietzel, but not at a bridge (ruling R12)."""
    return state.field.beside_river[to] != 0 and stops_at_river(state, unit, to)


def path_value(state: PrussiaState, unit: Piece, here: Hex, left: int, way: int) -> int:
    """§10.9 Return what the best way on is worth, less is better."""
    combat = state.combat
    side = state.field.side_of[unit]
    if left and state.morale_of[unit] == ROUTED and runs_off(state, side, here, combat.causes):
        return 0 if is_home(state, side, here, combat.causes) else end_value(state, side, here)
    if left == 0:
        return end_value(state, side, here)
    best = _BLOCKED * left + end_value(state, side, here)
    for turn in range(DIRECTIONS):
        value = step_value(state, unit, here, left, way, turn)
        if 0 <= value < best:
            best = value
    return best


def step_value(state: PrussiaState, unit: Piece, here: Hex, left: int, way: int, turn: int) -> int:
    """§10.9 Return what the best way over one hexside is worth, or -1 if it is closed."""
    edge = here * DIRECTIONS + turn
    to = Hex(state.field.neighbours[edge])
    if turns_back(way, turn) or to == state.combat.start or not can_enter(state, unit, edge):
        return -1
    side = state.field.side_of[unit]
    left_there = 0 if _stops(state, unit, to) else left - 1
    value = path_value(state, unit, to, left_there, turn)
    if in_enemy_zoc(state, to, side):
        value += _ZONE
    value += _FRIEND * friends_in(state, unit, to)
    if way >= 0 and way != turn:
        value += 1
    return value


def turns_back(way: int, turn: int) -> bool:
    """§10.9 ruling R65: a retreat never doubles back, nor comes back to where it began."""
    return way >= 0 and (way + DIRECTIONS // 2) % DIRECTIONS == turn


def end_value(state: PrussiaState, side: Player, here: Hex) -> int:
    """§10.9 Return what the end of a retreat is worth: nearness to the enemy, the way home."""
    combat = state.combat
    nearest = _FARTHEST
    for cause in combat.causes:
        nearest = min(nearest, distance(here, cause))
    home = to_home(state, side, combat.start, here, combat.causes)
    return _NEAR * (_FARTHEST - nearest) + _HOME * (home + 1)  # off the map is nearer still: 0


def friends_in(state: PrussiaState, unit: Piece, here: Hex) -> int:
    """§10.9 ruling R26: "nearby units" are the friends that a retreat goes onto or through."""
    return sum(1 for other in stack(state, here) if other != unit)


def best_ways(state: PrussiaState, unit: Piece, left: int, way: int) -> list[Hex]:
    """§10.9 Return the hexes with which a best way back begins; [] if there is none."""
    found: list[Hex] = []
    best = -1
    here = state.combat.at
    for turn in range(DIRECTIONS):
        value = step_value(state, unit, here, left, way, turn)
        if value < 0 or (best >= 0 and value > best):
            continue
        if value != best:
            found.clear()
            best = value
        found.append(Hex(state.field.neighbours[here * DIRECTIONS + turn]))
    return found


def has_way_clear_of_zones(state: PrussiaState, unit: Piece, hexes: int) -> bool:
    """§10.8.1.4 Say whether a unit could retreat so far without entering an enemy zone."""
    here = Hex(state.hex_of[unit])
    causes = enemies_near(state, state.field.side_of[unit], here)
    return _is_clear_from(state, unit, here, hexes, -1, hexes > 1, causes)


def _is_clear_from(
    state: PrussiaState, unit: Piece, here: Hex, left: int, way: int, routs: bool, causes: list[Hex]
) -> bool:
    side = state.field.side_of[unit]
    if left == 0 or (routs and runs_off(state, side, here, causes)):  # §7.1 off the map
        return True
    for turn in range(DIRECTIONS):
        edge = here * DIRECTIONS + turn
        to = Hex(state.field.neighbours[edge])
        if turns_back(way, turn) or to == state.hex_of[unit] or not can_enter(state, unit, edge):
            continue
        if not in_enemy_zoc(state, to, side):
            left_there = 0 if _stops(state, unit, to) else left - 1
            if _is_clear_from(state, unit, to, left_there, turn, routs, causes):
                return True
    return False


# §10.9 One retreat


def begin_retreat(state: PrussiaState, unit: Piece, hexes: int, here: Hex) -> None:
    """§10.9 Open a retreat from a hex; a battery that routs does not go anywhere (§9.2)."""
    state.combat.ran = 0
    _run_from(state, unit, hexes, here)


def _run_from(state: PrussiaState, unit: Piece, hexes: int, here: Hex) -> None:
    """§10.9, §10.9.2 Open a retreat, or the next of a chain."""
    combat = state.combat
    bit = 1 << unit
    combat.ran |= bit
    combat.leaving &= ~bit
    combat.retreated |= bit
    if hexes == 0:
        return
    combat.start = combat.at = here
    combat.causes = enemies_near(state, state.field.side_of[unit], here)
    combat.passed = []
    state.push(DO_RETREAT, state.field.side_of[unit], unit, hexes, -1, 0)


def begin_rout_move(state: PrussiaState, unit: Piece) -> None:
    """§7.1 A routed unit moves by the rules of retreat."""
    begin_retreat(state, unit, rout_hexes(state, unit), Hex(state.hex_of[unit]))


def _goes_on(state: PrussiaState, unit: Piece) -> bool:
    """§10.9.1 A disordered unit in an enemy zone goes on; not beside the Mietzel (§25.3.6)."""
    here = state.combat.at
    is_bound = state.morale_of[unit] != ROUTED and not _stops(state, unit, here)
    return is_bound and in_enemy_zoc(state, here, state.field.side_of[unit])


def _catch_stuck(state: PrussiaState, unit: Piece) -> None:
    """§10.9 A unit that cannot retreat is captured; neither the baggage nor beside the Mietzel."""
    by_river = state.field.beside_river[state.combat.at] and not state.choices[RIVER_STOP]
    if unit != state.field.baggage and not by_river:  # ruling R27 (§25.3.5, §25.3.6): they stay
        capture(state, unit, "§10.9")
    _end_retreat(state, unit)


def retreat_to(state: PrussiaState, to: Hex) -> None:
    """§10.9 The unit of the open retreat enters a hex."""
    todo = state.todo
    unit = Piece(todo.a())
    combat = state.combat
    side = state.field.side_of[unit]
    is_extra = todo.d() & RETREAT_EXTRA != 0
    way = state.field.direction(combat.at, to)
    if in_enemy_zoc(state, to, side) and _is_taken_in_zone(state, unit):
        if unit == state.field.baggage:
            _end_retreat(state, unit)  # ruling R27 (§25.3.5): never captured, it stays
            return
        capture(state, unit, "§10.9.1")
        _end_retreat(state, unit)
        return
    state.note("§10.9", "retreat", side, [unit, combat.at, to])
    _disturb(state, unit, to)
    place_top(state, unit, to)
    come_near(state, unit)  # §4.1.2
    combat.at = to
    todo.set_b(0 if _stops(state, unit, to) else todo.b() - 1)
    todo.set_c(way)
    if is_extra and not lose_step(state, unit):  # §10.9.1
        _end_retreat(state, unit)


def _is_taken_in_zone(state: PrussiaState, unit: Piece) -> bool:
    """§10.9, §10.9.1 Routed units and those in brackets are captured in an enemy zone."""
    return state.morale_of[unit] == ROUTED or is_bracketed(state, unit)


# §10.9.2 Friends


def _disturb(state: PrussiaState, unit: Piece, to: Hex) -> None:
    """§10.9.2 First stage: standing units are disordered, without retreating."""
    standing = [one for one in stack(state, to) if not state.combat.leaving >> one & 1]
    if _disorders(state, unit, to, standing):
        for one in standing:
            if state.morale_of[one] == FORMED:
                disorder_in_place(state, one)
    state.combat.passed.extend(standing)


def _disorders(state: PrussiaState, unit: Piece, to: Hex, standing: list[Piece]) -> bool:
    """§10.9.2 Say whether one of the three cases applies."""
    if is_over_with(state, unit, to):
        return True  # case A
    arms = state.field.arm_of
    for one in standing:
        if arms[unit] == INFANTRY and arms[one] == CAVALRY:
            return True  # case B
        if arms[unit] == CAVALRY and arms[one] == INFANTRY:
            return True  # case C
    return False


def _end_retreat(state: PrussiaState, unit: Piece) -> None:
    """§10.9, §10.9.2 Close a retreat: leaders may go along, then those passed check morale."""
    combat = state.combat
    side = state.field.side_of[unit]
    state.todo.pop()
    if state.log is not None and state.fate_of[unit] == IN_PLAY and combat.at == combat.start:
        state.note("§10.9", "stays", side, [unit, combat.at])
    passed = combat.passed
    combat.passed = []
    for at in range(len(passed) - 1, -1, -1):
        state.push(DO_CHECK, side, passed[at])
    if state.hex_of[unit] >= 0 and state.hex_of[unit] != combat.start:
        offer_leaders(state, unit, combat.start)


def offer_leaders(state: PrussiaState, unit: Piece, start: Hex) -> None:
    """§10.9 A leader may go with a unit that retreats from his hex."""
    for leader in leaders_at(state, start):
        if state.field.side_of[leader] == state.field.side_of[unit]:
            state.push(ASK_RETREAT_LEADER, state.field.side_of[unit], unit, start)
            return


class DoRetreat(Step[PrussiaState]):
    """§10.9 A retreat; its frame: a unit, b hexes left, c the last direction or -1, d flags."""

    section = "§10.9"

    def run(self, state: PrussiaState) -> None:
        """§10.9 Take the next hex of a retreat, or ask for it, or end it."""
        todo = state.todo
        unit, left, way = Piece(todo.a()), todo.b(), todo.c()
        side = state.field.side_of[unit]
        if left == 0 and not _goes_on(state, unit):
            _end_retreat(state, unit)
            return
        if left == 0:
            todo.set_b(1)
            todo.set_d(RETREAT_EXTRA)
            left = 1
        here, causes = state.combat.at, state.combat.causes
        if state.morale_of[unit] == ROUTED and runs_off(state, side, here, causes):
            flee_off(state, unit, "§7.1")
            _end_retreat(state, unit)
            return
        ways = best_ways(state, unit, left, way)
        if not ways:
            _catch_stuck(state, unit)
        elif len(ways) == 1:
            retreat_to(state, ways[0])
        else:
            state.push(ASK_RETREAT_TO, side, unit)


DO_RETREAT: Final[DoRetreat] = DoRetreat()


class DoCheck(Step[PrussiaState]):
    """§10.9.2 A unit that was passed; its frame: a the unit."""

    section = "§10.9.2"

    def run(self, state: PrussiaState) -> None:
        """§10.9.2 Second stage: a unit that was passed checks its morale; not who ran (R65)."""
        unit = Piece(state.todo.a())
        state.todo.pop()
        if state.hex_of[unit] < 0 or state.combat.ran >> unit & 1:
            return
        hexes = check(state, unit)
        if hexes:
            _run_from(state, unit, hexes, Hex(state.hex_of[unit]))


DO_CHECK: Final[DoCheck] = DoCheck()


class AskRetreatTo(CombatQuestion):
    """§10.9 Which of the best ways back? Its frame: a the unit."""

    id = "s10-retreat-to"
    section = "§10.9"
    hex_verb = "retreat"
    is_of_piece = True

    def candidates(self, state: PrussiaState, seat: Player) -> list[Action]:
        """Return the best ways."""
        return [HEX + to for to in sorted(open_ways(state))]

    def hex_code(self, state: PrussiaState, to: Hex) -> int:
        """§10.9 Only the best ways back are open."""
        if state.field.direction(state.combat.at, to) < 0:
            return NOT_ASKED_CODE
        return OK if to in open_ways(state) else why.COMBAT_BETTER_WAY

    def answer(self, state: PrussiaState, action: Action) -> None:
        """§10.9 The unit goes there."""
        state.close()
        retreat_to(state, Hex(action - HEX))


ASK_RETREAT_TO: Final[AskRetreatTo] = AskRetreatTo()


def open_ways(state: PrussiaState) -> list[Hex]:
    """§10.9 Return the hexes open to the retreat under the question: its frame lies below."""
    frames = state.todo.frames
    below = len(frames) - 2 * WIDTH
    return best_ways(state, Piece(frames[below + 2]), frames[below + 3], frames[below + 4])


class AskRetreatLeader(PieceOrDone):
    """§10.9 Which leaders go along? Its frame: a the unit that went, b where from."""

    id = "s10-retreat-leader"
    section = "§10.9"
    is_of_piece = True

    def piece_code(self, state: PrussiaState, piece: Piece) -> int:
        """§10.9 A leader who was with the unit, or no more."""
        with_it = leaders_at(state, Hex(state.todo.b()))
        return OK if piece in with_it else why.COMBAT_NOT_WITH_IT

    def answer(self, state: PrussiaState, action: Action) -> None:
        """§10.9 A leader goes along, or no more do."""
        unit, start, side = Piece(state.todo.a()), Hex(state.todo.b()), state.todo.owner()
        if action != DONE:
            leader, to = Piece(action - PIECE), Hex(state.hex_of[unit])
            place_top(state, leader, to)
            state.note("§10.9", "leader-along", side, [leader, start, to])
        if action == DONE or not leaders_at(state, start):
            state.todo.pop()
        state.chain += 1


ASK_RETREAT_LEADER: Final[AskRetreatLeader] = AskRetreatLeader()
