"""§26 Torgau: Lacy, the Austrian home edge, the line of retreat."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.core.types import OK, Action, Player
from grognard.games.prussia import reasons as why
from grognard.games.prussia.actions import HEX
from grognard.games.prussia.maps import add_area
from grognard.games.prussia.question import PrussiaQuestion
from grognard.games.prussia.rules.s01_01_map import NUM_EDGES, to_edge
from grognard.games.prussia.rules.s05_stacking import holder, is_over_with, place_bottom
from grognard.games.prussia.scenarios import SETUP_NONE, Form
from grognard.games.prussia.state import (
    IN_PLAY,
    LACY_ARRIVED,
    LACY_MOVES,
    LEFT,
    WAITING,
    PrussiaState,
    roll,
)
from grognard.games.prussia.tables import (
    COALITION,
    DIRECTIONS,
    GROUP_DETACHMENT,
    LEADER,
    NO_PIECE,
    NUM_HEXES,
    PROHIBITED,
    PRUSSIA,
    SIDES,
    Corps,
    Field,
    Hex,
    Piece,
    hex_of_name,
)


def roll_for_lacy(state: PrussiaState) -> None:
    """§26.3.3 Before the command rolls a die says whether Lacy comes."""
    form = state.form
    if form.lacy_corps < 0 or not form.lacy_rolls:
        return
    if state.side != COALITION or not lacy_waits(state):
        return
    if state.special[LACY_ARRIVED]:
        ask_next(state)  # who found no room in Torgau comes when there is some
        return
    limit = form.lacy_rolls[state.turn]
    if limit < 6:
        die = roll(state, "Lacy")
        state.note("§26.3.3", "lacy-roll", COALITION, [die, limit])
        if die > limit:
            return
    state.special[LACY_ARRIVED] = 1
    state.special[LACY_MOVES] = 1
    state.note("§26.3.3", "lacy", COALITION, [])
    ask_next(state)


def lacy_waits(state: PrussiaState) -> bool:
    """Say whether a piece of Lacy's has still to arrive."""
    return next_arrival(state) >= 0


def next_arrival(state: PrussiaState) -> Piece:
    """Return the next piece of Lacy's that can be placed, leaders last, or -1."""
    for piece in state.field.all_pieces:
        if state.fate_of[piece] == WAITING and is_lacys(state, piece):
            return piece
    return NO_PIECE


def ask_next(state: PrussiaState) -> None:
    """§26.3.3 Ask for a hex of Torgau for the next of his pieces that finds room there."""
    for piece in state.field.all_pieces:
        if state.fate_of[piece] == WAITING and is_lacys(state, piece):
            if legal_arrive(state, piece):
                state.push(ASK_ARRIVE, COALITION, piece)
                return


def arrive_code(state: PrussiaState, piece: Piece, to: Hex) -> int:
    """§26.3.3 Return whether a piece may be placed in a hex of Torgau."""
    if to not in state.form.lacy_hexes:
        return why.NOT_TORGAU
    if holder(state, to) == 1 - COALITION:
        return why.ENEMY_THERE
    if state.field.arm_of[piece] != LEADER and is_over_with(state, piece, to):
        return why.OVER_STACKED
    return OK


def legal_arrive(state: PrussiaState, piece: Piece) -> list[Action]:
    """Return the hexes of Torgau where a piece finds room."""
    return [HEX + to for to in sorted(state.form.lacy_hexes) if not arrive_code(state, piece, to)]


def is_lacys(state: PrussiaState, piece: Piece) -> bool:
    """§26.3.3 Say whether a piece arrives with Lacy."""
    form = state.form
    if form.lacy_corps < 0:
        return False
    return state.field.corps_of[piece] == form.lacy_corps or piece in form.lacy_units


# §26.3.2 Home edges


def edge_away(state: PrussiaState, here: Hex, causes: list[Hex]) -> int:
    """§26.3.2 ruling R24: the edge that lies farther from the enemy than from the unit, the most.

    Among equals the nearer edge, then the first.
    """
    best = 0
    most = -999
    for edge in range(NUM_EDGES):
        near = to_edge(state.field, here, edge)
        gain = 0
        for cause in causes:
            gain += to_edge(state.field, cause, edge) - near
        value = gain * 100 - near
        if value > most:
            most = value
            best = edge
    return 1 << best


# §26.1 Additional points


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
    for leader in field.all_leaders:
        here = Hex(state.hex_of[leader])
        if field.side_of[leader] != COALITION or here < 0:
            continue
        is_open = _has_way(state, here, open_hexes)
        if leader == state.commander[COALITION] and not is_open:
            return False
        if is_open and leader != state.commander[COALITION]:
            corps_leaders += 1
    return corps_leaders >= state.form.retreat_leaders


def _hexes_joined_to_torgau(state: PrussiaState) -> vec[i64]:
    """Return a column with 1 for each hex from which a free path leads to Torgau."""
    neighbours, prices = state.field.neighbours, state.field.prices[LEADER]
    reached = vec[i64]([0] * NUM_HEXES)
    queue = vec[i64]([0] * NUM_HEXES)
    count = 0
    for here in state.form.retreat_hexes:
        if _is_free(state, here):
            reached[here] = 1
            queue[count] = here
            count += 1
    while count > 0:
        count -= 1
        first = queue[count] * DIRECTIONS
        for edge in range(first, first + DIRECTIONS):
            to = neighbours[edge]
            if to < 0 or reached[to] or prices[edge] >= PROHIBITED or not _is_free(state, Hex(to)):
                continue
            reached[to] = 1
            queue[count] = to
            count += 1
    return reached


def _is_free(state: PrussiaState, here: Hex) -> bool:
    """Whether a hex holds no Prussian unit and lies in no Prussian zone of control."""
    unit = Piece(state.top_at[here])
    if unit >= 0 and state.field.side_of[unit] == PRUSSIA:
        return False
    return state.zones[PRUSSIA * len(state.top_at) + here] == 0


def _joins(state: PrussiaState, here: Hex, way: int) -> bool:
    return state.field.cost[(here * DIRECTIONS + way) * 4 + LEADER] < PROHIBITED


def _has_way(state: PrussiaState, here: Hex, open_hexes: vec[i64]) -> bool:
    if open_hexes[here] or here in state.form.retreat_hexes:
        return True
    for way in range(DIRECTIONS):
        to = Hex(state.field.neighbours[here * DIRECTIONS + way])
        if to >= 0 and open_hexes[to] and _joins(state, here, way):
            return True
    return False


# What a scenario says


def read_torgau(form: Form, field: Field, row: dict[str, Any]) -> None:
    """§26, §26.3.3, §26.3.4, §26.3.5, §26.4, §26.4.1 Read the rules of Torgau into a form."""
    if "limit_infantry" in row:
        form.limit_infantry = [row["limit_infantry"][name] for name in SIDES]
    if "reinforcements" in row:
        coming = row["reinforcements"]
        form.reinforcement_turn = form.turn_at(coming["turn"])
        form.reinforcements = [field.piece_of_id(name) for name in coming["units"]]
        form.reinforcement_hex = hex_of_name(coming["hex"])
    if "lacy" in row:
        lacy = row["lacy"]
        form.lacy_corps = Corps(field.corps_names.index(lacy["corps"]))
        form.lacy_units = [field.piece_of_id(name) for name in lacy["units"]]
        form.lacy_hexes = field.feature(lacy["place"])
        rolls: list[int] = lacy["rolls"]
        form.lacy_rolls = [0, *rolls, *[6] * (len(form.times) - len(rolls))]


def set_up_torgau(form: Form, field: Field, side: Player, row: dict[str, Any]) -> None:
    """§26.3 Detachments, and what comes later."""
    if "detachments" in row:
        form.detachment_area = add_area(form, field, row["detachments"]["area"])
        form.detachment_gap = row["detachments"]["gap"]
        for group in field.all_groups:
            if field.group_kind[group] == GROUP_DETACHMENT:
                form.detachment_groups.append(group)
    later = row.get("later", {"corps": [], "units": []})
    for piece in field.all_pieces:
        corps = Corps(field.corps_of[piece])
        name = field.corps_names[corps] if corps >= 0 else ""
        if field.side_of[piece] == side and (
            name in later["corps"] or field.ids[piece] in later["units"]
        ):
            form.setup_kind[piece] = SETUP_NONE


def is_dear_no_more(state: PrussiaState, side: Player) -> bool:
    """§26.3.1 Say whether Lacy is there: an activation of the Austrians costs less then."""
    if side != COALITION or state.form.cost_after_lacy < 0:
        return False
    return state.special[LACY_ARRIVED] != 0


class AskArrive(PrussiaQuestion):
    """§26.3.3 Where in Torgau does a piece of Lacy's arrive? Its frame: a the piece."""

    id = "s26-arrive"
    section = "§26.3.3"
    hex_verb = "place"
    is_of_piece = True

    def hex_code(self, state: PrussiaState, to: Hex) -> int:
        """Return whether the piece may arrive in a hex."""
        return arrive_code(state, Piece(state.todo.a()), to)

    def listed(self, state: PrussiaState) -> list[Action]:
        """Return the hexes where it finds room."""
        return legal_arrive(state, Piece(state.todo.a()))

    def answer(self, state: PrussiaState, action: Action) -> None:
        """§26.3.3 A piece arrives in Torgau."""
        piece = Piece(state.todo.a())
        state.close()
        state.fate_of[piece] = IN_PLAY
        place_bottom(state, piece, Hex(action - HEX))
        state.note("§26.3.3", "arrives", COALITION, [piece, Hex(action - HEX)])
        ask_next(state)


ASK_ARRIVE: Final[AskArrive] = AskArrive()
