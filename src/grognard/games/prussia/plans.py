"""The march of a body of pieces; it is asked for by its goal, and not offered.

No rule is here: a plan names what to click, and the open question allows it or not.
"""

from typing import Final, cast, final

from grognard.core.message import Argument, Message
from grognard.core.plan import Plan
from grognard.core.state import State
from grognard.games.prussia.actions import HALT, HEX, PIECE, RAISE
from grognard.games.prussia.names import corps, piece_now
from grognard.games.prussia.planning import FAR_AWAY
from grognard.games.prussia.question import thing_of
from grognard.games.prussia.rules.s01_01_map import distance
from grognard.games.prussia.rules.s07_05_reach import FAR
from grognard.games.prussia.rules.s07_movement import ASK_MOVE_PIECE, ASK_MOVE_TO, reach_now
from grognard.games.prussia.rules.s10_10_advance import ASK_ADVANCE, stack_advances
from grognard.games.prussia.state import PrussiaState
from grognard.games.prussia.tables import (
    ARTILLERY,
    DIRECTIONS,
    HEXES,
    LEADER,
    NO_PIECE,
    ROWS,
    Corps,
    Hex,
    Piece,
    hex_of_name,
    is_hex_name,
)

MARCH: Final = "march:"
"""§7.3 `march:corps:<corps>:<hex>`; so with `hex:<hex>`, `piece:<piece>`: who goes, and whither."""
MOST_NAME: Final = 60


def plan(state: PrussiaState, id: str) -> Plan | None:
    """Return the march that an id names, if it is one."""
    if not id.startswith(MARCH) or len(id) > MOST_NAME:
        return None
    return _march(state, id[len(MARCH) :])


@final
class March(Plan):
    """§7.3 A body keeps its formation and goes as near to a hex as it can, leaders with its units.

    `goal_of` are the hexes to which its pieces want.
    """

    def __init__(self, id: str = "", label: Message | None = None) -> None:
        super().__init__(id, label)
        self.goal_of: dict[str, int] = {}

    def click(self, state: State, thing: str, count: int) -> str:
        """Return the piece, then the hex nearest to its goal; at the end the last one halts."""
        own = cast(PrussiaState, state)
        if thing == thing_of(own, HALT):
            return thing if count == 0 and own.is_open(ASK_MOVE_TO) else ""
        piece, goal = own.field.piece_of_id(thing[len("piece:") :]), Hex(self.goal_of[thing])
        is_in_hand = own.is_open(ASK_MOVE_TO) and own.walker == piece
        if count == 0 and not is_in_hand:
            return thing if distance(Hex(own.hex_of[piece]), goal) else ""
        if count > 1 or not is_in_hand or own.walk_hexes:
            return ""
        return thing_of(own, HEX + _nearest(own, piece, goal))


def _nearest(state: PrussiaState, piece: Piece, goal: Hex) -> Hex:
    """§7.3 Return where a piece wants to go: nearest to its goal, the cheapest of equals.

    If it cannot get nearer, the hex beside it that would be: the open question says why not. A
    leader goes only where a unit of his own is (§15.2).
    """
    here, cost = Hex(state.hex_of[piece]), reach_now(state).cost
    is_leader = state.field.arm_of[piece] == LEADER
    best = Hex(-1)
    least: int = int(distance(here, goal)) * FAR  # plain numbers: a column's own would be too small
    if is_leader and not _has_own(state, piece, here):
        least = FAR_AWAY * FAR  # he must not stay alone
    for action in state.legal_actions():
        to = Hex(action - HEX)
        if action >= PIECE or (is_leader and not _has_own(state, piece, to)):
            continue
        rank: int = int(distance(to, goal)) * FAR + int(cost[to])
        if rank < least:
            best, least = to, rank
    return best if best >= 0 else _beside(state, here, goal)


def _has_own(state: PrussiaState, leader: Piece, here: Hex) -> bool:
    """§15.2 Say whether a unit stands in a hex that a leader may join."""
    top = Piece(state.top_at[here])
    return top >= 0 and state.field.side_of[top] == state.field.side_of[leader]


def _beside(state: PrussiaState, here: Hex, goal: Hex) -> Hex:
    """Return the neighbour of a hex that is nearest to another one."""
    around = [Hex(state.field.neighbours[here * DIRECTIONS + way]) for way in range(DIRECTIONS)]
    return min((to for to in around if to >= 0), key=lambda to: distance(to, goal))


def _march(state: PrussiaState, words: str) -> Plan | None:
    """§7.3 Return the march of a corps or of a stack, §10.10 its advance, None where it is none."""
    parts = words.split(":")
    if len(parts) != 3 or not is_hex_name(parts[2]):
        return None
    if state.is_open(ASK_ADVANCE) and parts[0] == "hex" and is_hex_name(parts[1]):
        return stack_advances(state, MARCH + words, hex_of_name(parts[1]), hex_of_name(parts[2]))
    if not state.is_open(ASK_MOVE_PIECE) and not state.is_open(ASK_MOVE_TO):
        return None
    body = _body(state, parts[0], parts[1])
    if not body:
        return None
    goal, first = hex_of_name(parts[2]), _middle(state, body)
    found = March(MARCH + words, Message("prussia-plan-march", {"what": _whom(state, parts)}))
    for piece in _in_order(state, body, goal):
        thing = thing_of(state, PIECE + piece)
        found.things.append(thing)
        found.goal_of[thing] = _shifted(state, Hex(state.hex_of[piece]), first, goal)
    found.things.append(thing_of(state, HALT))
    return found


def _whom(state: PrussiaState, parts: list[str]) -> Argument:
    names = state.field.corps_names
    if parts[0] == "piece":
        return piece_now(state, state.field.piece_of_id(parts[1]))
    return corps(state.field, names.index(parts[1])) if parts[0] == "corps" else parts[1]


def _body(state: PrussiaState, kind: str, name: str) -> list[Piece]:
    """Return the pieces of a corps or of a stack that can be taken in hand now."""
    field = state.field
    ready = [Piece(a - PIECE) for a in state.legal_actions() if PIECE <= a < RAISE]
    if state.is_open(ASK_MOVE_TO) and state.walker not in ready:
        ready.append(state.walker)
    ready = [piece for piece in ready if state.hex_of[piece] >= 0]
    if kind == "corps" and name in field.corps_names:
        number = Corps(field.corps_names.index(name))
        return [piece for piece in ready if field.corps_of[piece] == number]
    if kind == "piece":
        return [piece for piece in ready if field.ids[piece] == name]
    if kind == "hex" and is_hex_name(name):
        return [piece for piece in ready if state.hex_of[piece] == hex_of_name(name)]
    return []


def _middle(state: PrussiaState, body: list[Piece]) -> Hex:
    """Return the hex from which the goal is measured: the leader's, or that of the first piece."""
    for piece in body:
        if state.field.arm_of[piece] == LEADER:
            return Hex(state.hex_of[piece])
    return Hex(state.hex_of[body[0]])


def _in_order(state: PrussiaState, body: list[Piece], goal: Hex) -> list[Piece]:
    """Return who goes first: whoever is in hand, the nearest; then batteries, then leaders."""
    arm_of = state.field.arm_of
    in_hand = state.walker if state.is_open(ASK_MOVE_TO) else NO_PIECE

    def rank(piece: Piece) -> tuple[bool, bool, bool, int]:
        away = distance(Hex(state.hex_of[piece]), goal)
        return piece != in_hand, arm_of[piece] == LEADER, arm_of[piece] == ARTILLERY, away

    return sorted(body, key=rank)


def _shifted(state: PrussiaState, here: Hex, origin: Hex, goal: Hex) -> Hex:
    """Return the hex that lies from a hex as the goal from the origin, or as near as can be."""
    field = state.field
    wanted = _cube(here)[0] + _cube(goal)[0] - _cube(origin)[0]
    height = _cube(here)[1] + _cube(goal)[1] - _cube(origin)[1]
    best, least = here, FAR_AWAY * FAR
    for to in HEXES:
        if not field.on_map[to]:
            continue
        at = _cube(to)
        across, along = abs(at[0] - wanted), abs(at[1] - height)
        away = across if along <= across else across + (along - across) // 2
        if away < least:
            best, least = to, away
    return best


def _cube(here: Hex) -> tuple[int, int]:
    """Return the column of a hex, and its height in half hexes."""
    return here // ROWS, 2 * (here % ROWS) + (1 if here // ROWS % 2 == 0 else 0)
