"""§7.3 Of several cheapest ways, the one that gives the enemy the fewest chances.

What a hex sets off is a set of bits: who would wake or see (§4.1.2, §4.1.3, §4.3), and which corps
might deploy (§7.6.3). A way sets off what any of its hexes does, each thing once.
"""

from typing import Final, final

from grognard.games.prussia.rules.s04_01_activation import awakening
from grognard.games.prussia.rules.s07_05_reach import (
    Reach,
    enter_cost,
    leave_cost,
    onward_cost,
    reach,
)
from grognard.games.prussia.rules.s07_06_column import disturbed, has_columns
from grognard.games.prussia.state import PrussiaState
from grognard.games.prussia.tables import DIRECTIONS, MOST_CORPS, NUM_HEXES, Hex, Piece

UNKNOWN: Final = -1


@final
class Ways:
    """The search for a quiet way: what each hex sets off, and the best way so far."""

    __slots__ = ("best", "fewest", "is_alone", "noise", "piece", "start")

    def __init__(self, piece: Piece, start: Hex, best: list[Hex]) -> None:
        self.piece = piece
        self.start = start
        self.best = best
        self.is_alone = False
        self.fewest = 0
        self.noise: list[int] = [UNKNOWN] * NUM_HEXES


def may_set_off(state: PrussiaState, piece: Piece) -> bool:
    """§4.1, §7.6.3 Say whether the enemy has anything that a move could set off."""
    enemy = 1 - state.field.side_of[piece]
    return state.active[enemy] == 0 or has_columns(state, enemy)


def quietest(state: PrussiaState, way: list[Hex]) -> list[Hex]:
    """§7.3 Return the way of the piece in hand that sets off the least (ruling R61).

    It is as cheap as the cheapest way that is given.
    """
    if len(way) == 1:
        return way
    piece = state.walker
    start = Hex(state.hex_of[piece])
    ways = Ways(piece, start, way)
    ways.is_alone = start >= 0 and state.top_at[start] == piece and state.under_of[piece] < 0
    union = 0
    for here in way:
        union |= _noise(state, ways, here)
    ways.fewest = union.bit_count()
    last = _noise(state, ways, Hex(way[-1]))
    if last.bit_count() < ways.fewest:
        reached = reach(state, piece, state.walk_left, state.walk_hexes == 0)
        _search(state, ways, reached, way[-1:], last)
    return ways.best


def _noise(state: PrussiaState, ways: Ways, here: Hex) -> int:
    """Return what a piece in a hex would set off, worked out once."""
    if ways.noise[here] == UNKNOWN:
        if ways.is_alone:
            state.top_at[ways.start] = -1  # it blocks no line of sight once it has gone
        bits = disturbed(state, ways.piece, here)
        ways.noise[here] = bits | awakening(state, ways.piece, here) << MOST_CORPS
        if ways.is_alone:
            state.top_at[ways.start] = ways.piece
    return ways.noise[here]


def _search(state: PrussiaState, ways: Ways, reached: Reach, tail: list[Hex], union: int) -> None:
    """Follow the cheapest ways back from the first hex of `tail`; keep what sets off less."""
    here = tail[0]
    if _is_first(state, ways, reached, here):
        ways.fewest = union.bit_count()
        ways.best = tail
        return
    for turn in range(DIRECTIONS):
        before = Hex(state.field.neighbours[here * DIRECTIONS + turn])
        if before < 0 or not _leads_on(state, ways, reached, before, here):
            continue
        more = union | _noise(state, ways, before)
        if more.bit_count() < ways.fewest:
            _search(state, ways, reached, [before, *tail], more)


def _is_first(state: PrussiaState, ways: Ways, reached: Reach, here: Hex) -> bool:
    """Say whether a cheapest way to a hex comes straight from the start, or from off the map."""
    start = ways.start
    if reached.back[here] == start:
        return True
    if start < 0 or _by_river(state, here) or _by_river(state, start):
        return False
    way = state.field.direction(start, here)
    if way < 0:
        return False
    cost = enter_cost(state, ways.piece, start * DIRECTIONS + way) + leave_cost(state, ways.piece)
    return cost == reached.cost[here]


def _leads_on(state: PrussiaState, ways: Ways, reached: Reach, before: Hex, here: Hex) -> bool:
    """Say whether a cheapest way to a hex comes from a neighbour; by the Mietzel the one known."""
    least = reached.cost[here]
    if reached.cost[before] >= least or before == ways.start:
        return False
    if _by_river(state, before) or _by_river(state, here):
        return reached.back[here] == before  # §25.3.6 there it matters where one comes from
    cost = enter_cost(state, ways.piece, before * DIRECTIONS + state.field.direction(before, here))
    return reached.cost[before] + onward_cost(state, ways.piece, before) + cost == least


def _by_river(state: PrussiaState, here: Hex) -> bool:
    return state.form.baggage >= 0 and state.field.beside_river[here] != 0
