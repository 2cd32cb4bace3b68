"""§1.1 The map: distances, and how far it is to an edge."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.prussia.tables import (
    COLUMNS,
    EDGE_CC_MAX,
    EDGE_CC_MIN,
    EDGE_RR_MIN,
    FIRST_COLUMN,
    ROWS,
    Field,
    Hex,
)


def _half_rows() -> list[int]:
    """Return each hex's height in half hexes: odd columns lie half a hex lower."""
    return [
        2 * (here % ROWS) + (1 if here // ROWS % 2 == 0 else 0) for here in range(COLUMNS * ROWS)
    ]


HALF_ROW: Final = vec[i64](_half_rows())


COLUMN: Final = vec[i64]([here // ROWS for here in range(COLUMNS * ROWS)])


def distance(here: Hex, to: Hex) -> int:
    """§1.1 Return the hexes between two hexes, the last counted, the first not."""
    across = COLUMN[here] - COLUMN[to]
    if across < 0:
        across = -across
    along = HALF_ROW[here] - HALF_ROW[to]
    if along < 0:
        along = -along
    if along <= across:
        return across
    return across + (along - across) // 2


NUM_EDGES: Final = 4


def to_edge(field: Field, here: Hex, edge: int) -> int:
    """Return the hexes from a hex to a map edge, 0 on the edge itself."""
    if edge == EDGE_CC_MIN:
        return COLUMN[here]
    if edge == EDGE_CC_MAX:
        return field.last_column - FIRST_COLUMN - COLUMN[here]
    row = here % ROWS
    return row if edge == EDGE_RR_MIN else ROWS - 1 - row


def to_edges(field: Field, here: Hex, edges: int) -> int:
    """Return the hexes from a hex to the nearest of some map edges."""
    nearest = 99
    for edge in range(NUM_EDGES):
        if edges >> edge & 1:
            nearest = min(nearest, to_edge(field, here, edge))
    return nearest
