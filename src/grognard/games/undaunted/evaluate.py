"""How good a full state is for a side: cheap integer terms over the columns.

Each term is worth about a hundredth of a casualty; `evaluate` squeezes the difference of both
sides' terms into -1 to +1.
"""

from typing import Final

from grognard.games.undaunted.piles import circulating
from grognard.games.undaunted.state import UndauntedState
from grognard.games.undaunted.tables import (
    CARD_COUNT,
    CARDS,
    CONTROLLED,
    NO_MARKER,
    OFF_BOARD,
    RIFLEMEN,
    TILE_LIMIT,
    UNIT_COUNT,
    UNITS,
    counter_of,
)

# Worth of a card in circulation: riflemen (the only ones who control), scouts, machine gunners,
# sniper, mortar; platoon sergeant, platoon guide, squad leaders; fog.
CARD_WORTH: Final = [
    100, 100, 100, 70, 70, 70, 90, 90, 90, 110, 90, 130, 80, 90, 90, 90, -40,
]  # fmt: skip
SUPPLY_SHARE: Final = 40  # percent of a card's worth while it lies in the supply
COUNTER_WORTH: Final = [80, 80, 80, 40, 40, 40, 50, 50, 50, 50, 40]
SUPPRESSED_COST: Final = 60
POINT_WORTH: Final = 900  # shared out over the points a side needs
MARKER_WORTH: Final = 25
REACH_WORTH: Final = 30
SCALE: Final = 1500.0


def evaluate(state: UndauntedState, seat: int) -> float:
    """Return the seat's prospects: +1 won, -1 lost, near 0 even."""
    if state.is_over():
        return 1.0 if state.winner == seat else -1.0
    difference = side_worth(state, seat) - side_worth(state, 1 - seat)
    return difference / (SCALE + abs(difference))


def side_worth(state: UndauntedState, side: int) -> int:
    """Return the sum of a side's terms."""
    return cards_worth(state, side) + board_worth(state, side) + goal_worth(state, side)


def cards_worth(state: UndauntedState, side: int) -> int:
    """Cards that can be played are force; cards in the supply are promises."""
    worth = 0
    base = side * CARD_COUNT
    for card in CARDS:
        slot = base + card
        worth += CARD_WORTH[card] * circulating(state, slot)
        if CARD_WORTH[card] > 0:
            worth += CARD_WORTH[card] * state.supply_of[slot] * SUPPLY_SHARE // 100
    return worth


def board_worth(state: UndauntedState, side: int) -> int:
    """Counters on the board, better ready than suppressed, better in cover."""
    worth = 0
    for unit in UNITS:
        counter = counter_of(side, unit)
        tile = state.tile_of[counter]
        if tile == OFF_BOARD:
            continue
        worth += COUNTER_WORTH[unit] + 6 * state.battle.cover_of[tile]
        if state.suppressed_of[counter]:
            worth -= SUPPRESSED_COST
    return worth


def goal_worth(state: UndauntedState, side: int) -> int:
    """Points towards victory, or the enemy riflemen still standing in the way of pinning."""
    setup = state.battle.sides[side]
    if setup.points_to_win == 0:
        return pin_worth(state, side)
    per_point = POINT_WORTH // setup.points_to_win
    worth = state.points_of[side] * per_point
    for tile in state.battle.tiles:
        marker = state.marker_of[side * TILE_LIMIT + tile]
        if state.worth_of[tile] and marker != CONTROLLED:
            share = state.worth_of[tile] * per_point
            worth += approach_worth(state, side, tile, share)
            if marker != NO_MARKER:
                worth += share // 5
        elif marker != NO_MARKER:
            worth += MARKER_WORTH
    return worth


def approach_worth(state: UndauntedState, side: int, tile: int, share: int) -> int:
    """A rifleman near an objective is worth part of it; nothing beyond six tiles."""
    nearest = 6
    for unit in range(RIFLEMEN):
        here = state.tile_of[side * UNIT_COUNT + unit]
        if here != OFF_BOARD:
            nearest = min(nearest, state.battle.distance[here * TILE_LIMIT + tile])
    return share * (6 - nearest) // 12


def pin_worth(state: UndauntedState, side: int) -> int:
    """Each enemy rifleman counter and card still to be shot is in the way."""
    worth = POINT_WORTH
    base = (1 - side) * CARD_COUNT
    for unit in range(RIFLEMEN):
        if state.tile_of[(1 - side) * UNIT_COUNT + unit] != OFF_BOARD:
            worth -= 120 + 60 * circulating(state, base + unit)
    return worth
