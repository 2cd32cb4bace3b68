"""§10.11 Momentum: one hex more, or a marker on the enemy."""

from typing import Final

from grognard.core.types import NOT_ASKED_CODE, OK, Action, Player
from grognard.games.prussia import reasons as why
from grognard.games.prussia.actions import ADVANCE, DONE, HEX, MARKER, NONE, PIECE
from grognard.games.prussia.options import MOMENTUM_GUNS
from grognard.games.prussia.question import CombatQuestion, PieceOrDone
from grognard.games.prussia.rules import s10_10_capture
from grognard.games.prussia.rules.s04_01_activation import come_near
from grognard.games.prussia.rules.s05_stacking import holder, is_over_with, place_top, stack
from grognard.games.prussia.rules.s06_zones import in_enemy_zoc
from grognard.games.prussia.rules.s09_disorder import is_bracketed
from grognard.games.prussia.rules.s10_09_retreat import offer_leaders
from grognard.games.prussia.state import MARKER_WIDTH, PrussiaState, enemy_of
from grognard.games.prussia.tables import DIRECTIONS, PROHIBITED, Hex, Piece


def begin_momentum(state: PrussiaState) -> None:
    """§10.11 Points that nobody could bear give the attacker who advances something more."""
    combat = state.combat
    if combat.unfilled[enemy_of(combat.side)] == 0 or combat.advanced == 0:
        return
    if momentum_units(state) or marker_hexes(state):
        state.push(ASK_MOMENTUM, combat.side)


def momentum_units(state: PrussiaState) -> list[Piece]:
    """§10.11 Return the units that may advance one hex more."""
    units = [unit for unit in state.field.all_units if state.combat.advanced >> unit & 1]
    return [unit for unit in units if momentum_code(state, unit) == OK]


def momentum_code(state: PrussiaState, unit: Piece) -> int:
    """§10.11 Only units that have advanced and are not next to enemy infantry or cavalry."""
    combat = state.combat
    if unit >= state.field.units or combat.advanced >> unit & 1 == 0 or state.hex_of[unit] < 0:
        return why.COMBAT_CANNOT_ADVANCE
    if state.field.side_of[unit] != combat.side:
        return NOT_ASKED_CODE
    if enemy_adjacent(state, unit):
        return why.COMBAT_ENEMY_NEAR
    for way in range(DIRECTIONS):
        to = Hex(state.field.neighbours[state.hex_of[unit] * DIRECTIONS + way])
        if to >= 0 and momentum_to_code(state, unit, to) == OK:
            return OK
    return why.COMBAT_CANNOT_ADVANCE


def enemy_adjacent(state: PrussiaState, unit: Piece) -> bool:
    """§10.11 Say whether enemy infantry or cavalry is next to a unit."""
    here = Hex(state.hex_of[unit])
    for way in range(DIRECTIONS):
        there = Hex(state.field.neighbours[here * DIRECTIONS + way])
        if there >= 0 and state.steps_at[there] > 0:
            if state.field.side_of[Piece(state.top_at[there])] != state.field.side_of[unit]:
                return True
    return False


def momentum_to_code(state: PrussiaState, unit: Piece, to: Hex) -> int:
    """§10.11 One hex in any direction, if the unit may stand there."""
    field = state.field
    way = field.direction(Hex(state.hex_of[unit]), to)
    if way < 0:
        return NOT_ASKED_CODE
    edge = state.hex_of[unit] * DIRECTIONS + way
    side = field.side_of[unit]
    if field.cost[edge * 4 + field.arm_of[unit]] >= PROHIBITED:
        return why.PROHIBITED_TERRAIN
    if holder(state, to) == 1 - side and not _are_guns_open(state, to):
        return why.ENEMY_THERE
    if is_bracketed(state, unit) and in_enemy_zoc(state, to, side):
        return why.BRACKETED
    if field.baggage >= 0 and state.hex_of[field.baggage] == to:
        return why.BAGGAGE_THERE
    if holder(state, to) == 1 - side:
        return OK  # the batteries will be gone
    return why.COMBAT_HEX_FULL if is_over_with(state, unit, to) else OK


def _are_guns_open(state: PrussiaState, to: Hex) -> bool:
    """§10.11 Say whether a momentum advance may go into an enemy hex: batteries alone are there.

    Ruling R70 (§10.11): only with the option `momentum-guns`.
    """
    if state.choices[MOMENTUM_GUNS] == 0:
        return False
    return state.steps_at[to] == 0 and state.top_at[to] >= 0


def momentum_to(state: PrussiaState, unit: Piece, to: Hex) -> None:
    """§10.11 A unit is sent one hex farther; §10.10.1 batteries there are tried for first."""
    combat = state.combat
    side = combat.side
    if holder(state, to) != enemy_of(side):
        momentum_advance(state, unit, to)
        return
    combat.march = [unit, to]
    combat.entered = [to]
    combat.guns = stack(state, to)
    state.push(s10_10_capture.DO_CAPTURE, side, side, 1)


def rush_in(state: PrussiaState) -> None:
    """§10.11, §10.10.1 The guns are gone: the unit that was sent there advances."""
    combat = state.combat
    unit, to = Piece(combat.march[0]), Hex(combat.march[1])
    combat.march = []
    if state.hex_of[unit] >= 0 and holder(state, to) != enemy_of(combat.side):
        momentum_advance(state, unit, to)


def momentum_advance(state: PrussiaState, unit: Piece, to: Hex) -> None:
    """§10.11 A unit advances once more; §10.10 leaders may go along."""
    here = Hex(state.hex_of[unit])
    place_top(state, unit, to)
    state.combat.raised |= 1 << unit
    state.combat.advanced &= ~(1 << unit)
    state.note("§10.11", "momentum-advance", state.combat.side, [unit, here, to])
    come_near(state, unit)  # §4.1.2
    offer_leaders(state, unit, here)


def marker_hexes(state: PrussiaState) -> list[Hex]:
    """§10.11 Return the enemy hexes next to those who advanced where a marker may be placed."""
    found: list[Hex] = []
    for unit in state.field.all_units:
        if state.combat.advanced >> unit & 1 == 0 or state.hex_of[unit] < 0:
            continue
        for way in range(DIRECTIONS):
            there = Hex(state.field.neighbours[state.hex_of[unit] * DIRECTIONS + way])
            if there >= 0 and there not in found and marker_code(state, there) == OK:
                found.append(there)
    return found


def marker_code(state: PrussiaState, here: Hex) -> int:
    """§10.11 A marker goes on enemy infantry or cavalry."""
    if state.steps_at[here] > 0:
        if state.field.side_of[Piece(state.top_at[here])] != state.combat.side:
            return OK
    return why.COMBAT_NO_MARKER


def place_marker(state: PrussiaState, here: Hex) -> None:
    """§10.11 Put a momentum attack marker on a hex."""
    combat = state.combat
    combat.momentum += [here, combat.side, state.player_turn]
    combat.marked = here
    state.note("§10.11", "momentum-marker", combat.side, [here])


def drop_markers(state: PrussiaState, hexes: list[Hex]) -> None:
    """§10.11 Markers on these hexes are used up; those of emptied hexes and older turns fall."""
    combat = state.combat
    kept: list[int] = []
    for at in range(0, len(combat.momentum), MARKER_WIDTH):
        here, side, turn = combat.momentum[at : at + MARKER_WIDTH]
        if here in hexes or state.player_turn - turn > 1 or state.steps_at[here] == 0:
            continue
        if state.field.side_of[Piece(state.top_at[here])] == side:
            continue
        kept += [here, side, turn]
    combat.momentum = kept


class AskMomentum(CombatQuestion):
    """§10.11 One hex more, a marker, or neither?"""

    id = "s10-momentum"
    section = "§10.11"
    passes = NONE

    def candidates(self, state: PrussiaState, seat: Player) -> list[Action]:
        """Return the three."""
        return [ADVANCE, MARKER, NONE]

    def code(self, state: PrussiaState, action: Action, seat: Player) -> int:
        """§10.11 What is possible."""
        if action == ADVANCE:
            return OK if momentum_units(state) else why.COMBAT_NOBODY_GOES_ON
        if action == MARKER:
            return OK if marker_hexes(state) else why.COMBAT_NOBODY_TO_MARK
        return OK if action == NONE else NOT_ASKED_CODE

    def answer(self, state: PrussiaState, action: Action) -> None:
        """§10.11 Ask on."""
        side = state.todo.owner()
        state.close()
        if action == ADVANCE:
            state.push(ASK_MOMENTUM_PIECE, side)
        elif action == MARKER:
            state.push(ASK_MOMENTUM_MARKER, side)


ASK_MOMENTUM: Final[AskMomentum] = AskMomentum()


class AskMomentumPiece(PieceOrDone):
    """§10.11 Which unit goes on?"""

    id = "s10-momentum-piece"
    section = "§10.11"

    def piece_code(self, state: PrussiaState, piece: Piece) -> int:
        """§10.11 One that has advanced and has nobody before it, or no more."""
        return momentum_code(state, piece)

    def answer(self, state: PrussiaState, action: Action) -> None:
        """§10.11 A unit goes on, or no more do."""
        if action == DONE:
            state.todo.pop()
        else:
            state.push(ASK_MOMENTUM_TO, state.todo.owner(), Piece(action - PIECE))
        state.chain += 1


ASK_MOMENTUM_PIECE: Final[AskMomentumPiece] = AskMomentumPiece()


class AskMomentumTo(CombatQuestion):
    """§10.11 Where does it go? Its frame: a the unit."""

    id = "s10-momentum-to"
    section = "§10.11"
    hex_verb = "advance"
    is_of_piece = True

    def candidates(self, state: PrussiaState, seat: Player) -> list[Action]:
        """Return the hexes around the unit."""
        first = int(state.hex_of[state.todo.a()]) * DIRECTIONS
        around = [HEX + Hex(state.field.neighbours[first + way]) for way in range(DIRECTIONS)]
        return sorted([to for to in around if to >= HEX])

    def hex_code(self, state: PrussiaState, to: Hex) -> int:
        """§10.11 One hex in any direction."""
        return momentum_to_code(state, Piece(state.todo.a()), to)

    def answer(self, state: PrussiaState, action: Action) -> None:
        """§10.11 It goes there."""
        unit = Piece(state.todo.a())
        state.close()
        momentum_to(state, unit, Hex(action - HEX))


ASK_MOMENTUM_TO: Final[AskMomentumTo] = AskMomentumTo()


class AskMomentumMarker(CombatQuestion):
    """§10.11 Where is the marker placed?"""

    id = "s10-momentum-marker"
    section = "§10.11"
    hex_verb = "mark"
    own_words = ("done",)

    def candidates(self, state: PrussiaState, seat: Player) -> list[Action]:
        """Return the enemy hexes next to those who advanced."""
        return [HEX + here for here in sorted(marker_hexes(state))]

    def hex_code(self, state: PrussiaState, to: Hex) -> int:
        """§10.11 On an enemy hex next to those who advanced."""
        return OK if to in marker_hexes(state) else why.COMBAT_NO_MARKER

    def answer(self, state: PrussiaState, action: Action) -> None:
        """§10.11 Place it."""
        state.close()
        place_marker(state, Hex(action - HEX))


ASK_MOMENTUM_MARKER: Final[AskMomentumMarker] = AskMomentumMarker()
