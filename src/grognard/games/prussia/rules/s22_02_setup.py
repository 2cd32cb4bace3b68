"""§22.2 Set-up: every piece into its zone, the order of the stacks, or all of it at once."""

from typing import Final

from grognard.core.plan import Plan
from grognard.core.question import Step
from grognard.core.types import NOT_ASKED_CODE, OK, Action, Player
from grognard.games.prussia import reasons as why
from grognard.games.prussia.actions import DETACHMENT, DONE, HEX, NONE, PIECE, QUICK, RAISE
from grognard.games.prussia.question import PrussiaQuestion, plan_message, thing_of
from grognard.games.prussia.rules.s03_sequence import DO_TURN
from grognard.games.prussia.rules.s04_03_detachments import is_detached, start_group
from grognard.games.prussia.rules.s05_stacking import place_bottom, place_top, raise_top, stack
from grognard.games.prussia.rules.s22_02_quick import detachment, goal_of, worth
from grognard.games.prussia.rules.s22_02_zones import (
    Rest,
    listed_code,
    place_code,
    rest_hexes,
    waits_for_leader,
)
from grognard.games.prussia.rules.s24_leuthen import start_steps
from grognard.games.prussia.scenarios import SETUP_ANY, SETUP_CORPS, SETUP_HEX, SETUP_NONE
from grognard.games.prussia.state import IN_PLAY, PHASE_SETUP, UNUSED, WAITING, PrussiaState
from grognard.games.prussia.tables import (
    ARTILLERY,
    COALITION,
    LEADER,
    NO_PIECE,
    OFF,
    ROUTED,
    Group,
    Hex,
    Piece,
)

UNDECIDED: Final = -2
"""`detachment_of` a piece that may go into a detachment and has not been asked yet."""

# The start


def begin_setup(state: PrussiaState) -> None:
    """§22.2 Lay out the pieces of a form and begin with the side that sets up first."""
    form, field = state.form, state.field
    state.phase = PHASE_SETUP
    for side in (0, 1):
        state.track[side] = [form.morale[side]]
        state.marker[side] = form.morale[side]
        state.active[side] = form.active[side]
        state.commander[side] = form.commander[side]
    for piece in field.all_pieces:
        _lay_out(state, piece)
    for unit in field.all_units:
        if form.setup_kind[unit] == SETUP_HEX:
            _put(state, unit, Hex(field.battle_hex[unit]))
    state.push(DO_SETUP, 0, 0)


def _lay_out(state: PrussiaState, piece: Piece) -> None:
    """§22.2 Give a piece its steps and its group; what has no place is not used."""
    form, field = state.form, state.field
    state.left_of[piece] = start_steps(state, piece)
    state.group_of[piece] = start_group(state, piece)
    state.command_of[piece] = 1
    if is_detached(state, piece):
        state.detachment_of[piece] = state.group_of[piece]
    elif form.detachment_groups and field.detachable_of[piece]:
        state.detachment_of[piece] = UNDECIDED
    state.fate_of[piece] = WAITING if _takes_part(state, piece) else UNUSED


def _takes_part(state: PrussiaState, piece: Piece) -> bool:
    form, field = state.form, state.field
    if form.setup_kind[piece] != SETUP_NONE:
        return True
    side = field.side_of[piece]
    if piece in form.reinforcements or piece in form.lacy_units:
        return True
    if form.lacy_rolls and field.corps_of[piece] == form.lacy_corps:
        return True
    if field.arm_of[piece] == LEADER and field.is_army[piece]:
        return piece == form.commander[side] and bool(form.entry_zone[side])
    return bool(form.entry_zone[side])


def _put(state: PrussiaState, piece: Piece, to: Hex) -> None:
    """Place a piece; guns that may fire from there lie on top."""
    field = state.field
    state.fate_of[piece] = IN_PLAY
    if field.arm_of[piece] == ARTILLERY and not _stays_below(state, piece):
        place_top(state, piece, to)
    else:
        place_bottom(state, piece, to)
        _sink_guns(state, to)


def _sink_guns(state: PrussiaState, to: Hex) -> None:
    """§23.5 Where coalition guns may not lie on top they stay below those placed later."""
    if state.form.guns_below and state.steps_at[to]:
        for unit in stack(state, to):
            if _stays_below(state, unit):
                place_bottom(state, unit, to)


def _stays_below(state: PrussiaState, unit: Piece) -> bool:
    """§23.5 Coalition guns are not placed on top at Rossbach."""
    field = state.field
    is_gun = field.arm_of[unit] == ARTILLERY and field.side_of[unit] == COALITION
    return state.form.guns_below != 0 and is_gun


# The order


def stage(state: PrussiaState, piece: Piece) -> int:
    """Return when a piece is offered: detachments, corps leaders, wagons, units, guns, chiefs."""
    form, field = state.form, state.field
    kind = form.setup_kind[piece]
    if form.detachment_groups and field.detachable_of[piece]:
        return 0  # §26.3
    if field.arm_of[piece] == LEADER:
        return 5 if kind in (SETUP_CORPS, SETUP_ANY) or field.is_army[piece] else 1
    if piece == form.baggage:
        return 2
    return 4 if field.arm_of[piece] == ARTILLERY else 3


def is_to_place(state: PrussiaState, piece: Piece, side: Player) -> bool:
    """Say whether a side has still to place a piece."""
    if state.field.side_of[piece] != side or state.fate_of[piece] != WAITING:
        return False
    return state.form.setup_kind[piece] != SETUP_NONE


def next_piece(state: PrussiaState, side: Player) -> Piece:
    """Return the piece to be offered next, or -1."""
    best, earliest = NO_PIECE, 99
    for piece in state.field.all_pieces:
        if is_to_place(state, piece, side):
            when = stage(state, piece)
            if when < earliest:
                best, earliest = piece, when
    return best


def _end_setup(state: PrussiaState) -> None:
    for piece in state.field.all_pieces:
        state.raised_of[piece] = 0
        if state.detachment_of[piece] == UNDECIDED:
            state.detachment_of[piece] = -1
    state.turn = 1
    state.push(DO_TURN, 0)


def _offer(state: PrussiaState, piece: Piece, side: Player, is_chosen: int) -> None:
    if state.detachment_of[piece] == UNDECIDED:
        state.push(ASK_DETACHMENT, side, piece, is_chosen)
    else:
        state.push(ASK_PLACE, side, piece, is_chosen)


# §26.3 Detachments


def detachment_code(state: PrussiaState, action: Action) -> int:
    """§26.3 Return whether a piece may go into this detachment, or into none."""
    if action == NONE:
        return OK
    number = action - DETACHMENT
    if not 0 <= number < len(state.form.detachment_groups):
        return NOT_ASKED_CODE
    piece = Piece(state.todo.a())
    before = Group(state.detachment_of[piece])
    state.detachment_of[piece] = state.form.detachment_groups[number]
    has_room = bool(legal_hexes(state, Rest(state), piece))
    state.detachment_of[piece] = before
    return OK if has_room else why.NO_SITE


def decide_detachment(state: PrussiaState, piece: Piece, number: int) -> None:
    """§26.3 Note the detachment of a piece; -1 is none."""
    group = -1 if number < 0 else state.form.detachment_groups[number]
    state.detachment_of[piece] = group
    if group >= 0:
        state.group_of[piece] = group


# Placing


def legal_hexes(state: PrussiaState, rest: Rest, piece: Piece) -> list[Hex]:
    """§22.2 Return the hexes where a piece may be placed, sorted."""
    hexes = rest_hexes(state, rest, piece)
    return [to for to in hexes if listed_code(state, rest, piece, to) == OK]


def choose_code(state: PrussiaState, rest: Rest, piece: Piece, side: Player) -> int:
    """§22.2 Return whether another piece may be placed before the one offered."""
    if piece >= state.field.pieces or state.field.side_of[piece] != side:
        return why.NOT_YOUR_PIECE
    if state.hex_of[piece] >= 0:
        return why.PLACED_ALREADY
    if not is_to_place(state, piece, side):
        return why.NOT_ON_MAP
    if state.detachment_of[piece] == UNDECIDED:
        return OK
    if waits_for_leader(state, piece):
        return why.PLACE_LEADER_FIRST
    return OK if _has_room(state, rest, piece) else why.NO_SITE


def _has_room(state: PrussiaState, rest: Rest, piece: Piece) -> bool:
    return any(listed_code(state, rest, piece, to) == OK for to in rest_hexes(state, rest, piece))


# §22.2 The quick set-up


def place_rest(state: PrussiaState, side: Player) -> None:
    """§22.2 Place what is left sensibly: corps together, lines not crowded, guns with foot."""
    state.note("§22.2", "quick", side, [])
    piece = next_piece(state, side)
    while piece >= 0:
        if state.detachment_of[piece] == UNDECIDED:
            decide_detachment(state, piece, detachment(state, piece) - 1)
        to = quick_hex(state, piece)
        if to < 0:
            raise ValueError(f"no place is left for {state.field.ids[piece]}")
        _put(state, piece, to)
        piece = next_piece(state, side)


def quick_hex(state: PrussiaState, piece: Piece) -> Hex:
    """Return the best legal hex for a piece in the quick set-up, or -1."""
    best, lowest = OFF, 1 << 30
    rest, goal = Rest(state), goal_of(state, piece)
    for to in rest_hexes(state, rest, piece):
        value = worth(state, piece, to, goal)
        if value < lowest and listed_code(state, rest, piece, to) == OK:
            best, lowest = to, value
    return best


# The order of the stacks


def stack_code(state: PrussiaState, unit: Piece, side: Player) -> int:
    """§5.4, §22.2 Return whether a unit may be put on top of its stack before the game."""
    field = state.field
    if unit >= field.units or field.side_of[unit] != side:
        return why.NOT_YOUR_PIECE
    here = Hex(state.hex_of[unit])
    if here < 0 or state.morale_of[unit] == ROUTED:
        return why.NOT_ON_MAP
    if state.top_at[here] == unit:
        return why.ON_TOP_ALREADY
    if _stays_below(state, unit):
        return why.GUNS_STAY_BELOW
    return why.RAISED_BEFORE if state.raised_of[unit] else OK


class DoSetup(Step[PrussiaState]):
    """§22.2 The set-up; its frame: a how many sides are done."""

    section = "§22.2"

    def run(self, state: PrussiaState) -> None:
        """§22.2 One side after the other places its pieces, then orders its stacks."""
        order = state.form.setup_order
        turn = state.todo.a()
        if turn >= len(order):
            state.todo.pop()
            _end_setup(state)
            return
        side = order[turn]
        state.side = side
        piece = next_piece(state, side)
        if piece >= 0:
            _offer(state, piece, side, 0)
            return
        state.todo.set_a(turn + 1)
        for unit in state.field.all_units:
            state.raised_of[unit] = 0
        for unit in state.field.all_units:
            if stack_code(state, unit, side) == OK:
                state.push(ASK_STACK, side)
                return


DO_SETUP: Final[DoSetup] = DoSetup()


class AskPlace(PrussiaQuestion):
    """§22.2 Where is a piece placed? Its frame: a the piece, b 1 if it was chosen."""

    id = "s22-place"
    section = "§22.2"
    hex_verb = "place"
    own_words = ("done",)
    is_of_piece = True

    def plans(self, state: PrussiaState) -> list[Plan]:
        """§22.2 The rest is placed quickly, and the set-up is finished."""
        things = [thing_of(state, QUICK)]
        return [Plan("quick", plan_message("quick"), things, thing_of(state, DONE))]

    def code(self, state: PrussiaState, action: Action, seat: Player) -> int:
        """§22.2 Return whether an action places the piece offered, or chooses another."""
        side = state.todo.owner()
        if action < PIECE:
            return place_code(state, Piece(state.todo.a()), Hex(action - HEX))
        if action == QUICK:
            return OK
        if state.todo.b() or not PIECE <= action < RAISE:
            return NOT_ASKED_CODE
        if Piece(action - PIECE) == state.todo.a():
            return why.CHOSEN_ALREADY
        return choose_code(state, Rest(state), Piece(action - PIECE), side)

    def listed(self, state: PrussiaState) -> list[Action]:
        """§22.2 Return the hexes for the piece offered, other pieces, and the quick set-up."""
        piece, side = Piece(state.todo.a()), state.todo.owner()
        rest = Rest(state)
        found: list[Action] = list(legal_hexes(state, rest, piece))  # HEX is 0
        if state.todo.b() == 0:
            for other in state.field.all_pieces:
                if other != piece and is_to_place(state, other, side):
                    if choose_code(state, rest, other, side) == OK:
                        found.append(PIECE + other)
        found.append(QUICK)
        return found

    def answer(self, state: PrussiaState, action: Action) -> None:
        """§22.2 Place a piece, choose another, or let the rest be placed."""
        piece, side = Piece(state.todo.a()), state.todo.owner()
        state.todo.pop()
        if action == QUICK:
            place_rest(state, side)
            state.chain += 1
        elif action < PIECE:
            _put(state, piece, Hex(action - HEX))
            state.note("§22.2", "placed", side, [piece, Hex(action - HEX)])
            state.chain += 1
        else:
            _offer(state, Piece(action - PIECE), side, 1)


ASK_PLACE: Final[AskPlace] = AskPlace()


class AskDetachment(PrussiaQuestion):
    """§26.3 Into which detachment goes a piece? Its frame: a the piece, b 1 if it was chosen."""

    id = "s22-detachment"
    section = "§26.3"
    own_words = ("none",)
    is_of_piece = True

    def code(self, state: PrussiaState, action: Action, seat: Player) -> int:
        """§26.3 One that has room for it, or none."""
        return detachment_code(state, action)

    def candidates(self, state: PrussiaState, seat: Player) -> list[Action]:
        """Return none, and the detachments of the form."""
        return [NONE, *range(DETACHMENT, DETACHMENT + len(state.form.detachment_groups))]

    def answer(self, state: PrussiaState, action: Action) -> None:
        """§26.3 The piece belongs to a detachment, or stays with the army."""
        piece, is_chosen = Piece(state.todo.a()), state.todo.b()
        side = state.todo.owner()
        state.todo.pop()
        decide_detachment(state, piece, -1 if action == NONE else action - DETACHMENT)
        state.push(ASK_PLACE, side, piece, is_chosen)


ASK_DETACHMENT: Final[AskDetachment] = AskDetachment()


class AskStack(PrussiaQuestion):
    """§22.2 In which order lie the stacks?"""

    id = "s22-stack"
    section = "§22.2"
    gives_up = DONE
    own_words = ("done",)
    tries = (RAISE,)
    words = (DONE,)

    def raise_code(self, state: PrussiaState, unit: Piece) -> int:
        """§22.2 Return whether a unit may be put on top."""
        return stack_code(state, unit, state.todo.owner())

    def answer(self, state: PrussiaState, action: Action) -> None:
        """§22.2 A unit goes on top, each at most once, which is enough for every order."""
        if action == DONE:
            state.close()
            return
        raise_top(state, Piece(action - RAISE))
        state.raised_of[Piece(action - RAISE)] = 1


ASK_STACK: Final[AskStack] = AskStack()
