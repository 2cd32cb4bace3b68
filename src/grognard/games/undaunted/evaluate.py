"""How good a full state is for a side: cheap integer terms over the columns.

Every term is counted for one side, in thousandths of a win; `evaluate` takes the other side's off
and squeezes the difference into -1 to +1. The weights come from two thousand games of the one-step
player against itself, with all of them varied at random.
"""

from typing import Final

from grognard.core.game import FIRST_CARD, LEFT_FLANK, RESERVE, RIGHT_FLANK
from grognard.core.types import Action
from grognard.games.undaunted.actions import card_in, is_card
from grognard.games.undaunted.rules.s01_03_markers import has_counter
from grognard.games.undaunted.rules.s06_turns import location
from grognard.games.undaunted.rules.s08_support import ASK_BOLSTER
from grognard.games.undaunted.rules.s09_combat import hitting_faces
from grognard.games.undaunted.rules.s14_booklet import SCENARIOS
from grognard.games.undaunted.state import PHASE_DRAW, PHASE_SECOND, UndauntedState
from grognard.games.undaunted.tables import (
    CARD_COUNT,
    CARDS,
    CONTROLLED,
    DEFENCE_OF,
    HILL_COVER,
    HILL_COVER_REDUCED,
    MORTAR,
    NO_MARKER,
    OFF_BOARD,
    RIFLEMEN,
    SCOUTED,
    TILE_LIMIT,
    UNIT_COUNT,
    UNITS,
    VALUE,
    VERB_ATTACK,
    VERB_BLAST,
    VERB_COUNT,
    Counter,
    Tile,
)

WIN: Final = 1000

# Objectives: for the share of the points a side needs, and for the square of that share, since the
# last points are the ones that win.
POINTS: Final = 1014
POINTS_SQUARED: Final = 195

# The way to objectives, in half steps: an unscouted tile must be scouted first.
STEP: Final = 2
UNSCOUTED: Final = 3
FAR: Final = 48
REACH: Final[list[int]] = [
    211 * (FAR - cost) // FAR + 171 * 8**cost // 10**cost for cost in range(FAR + 1)
]
"""Of a win, for a rifleman so far from all the points needed: every step counts, the last most."""
GUARDS: Final = 4
"""So many lives of the enemies on an objective halve its worth: they must go first (§8.4)."""
FOLLOW: Final = 189
"""Of a win, for each rifleman on his way to an objective, by its share of the points."""
FOLLOW_CARDS: Final = 48  # percent of it that depends on his cards in circulation, up to three
MARKED: Final = 1  # for each tile with an own marker

# §11.2 Riflemen: a side without any on the board is pinned; the danger is shared by their lives.
PINNED_LOSES: Final = 639
PINNED_HURTS: Final = 87
PIN_PRIZE: Final = 80  # percent of what the danger grows by that a shot at a rifleman is worth

# Cards by kind: riflemen, scouts, machine gunners, sniper, mortar, platoon sergeant, platoon guide,
# squad leaders, fog.
# fmt: off
KIND_OF: Final = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 4, 5, 6, 7, 7, 7, 8]
PLAY: Final = [6, 12, 6, 4, 5, 22, 7, 8, -1]
"""What one play is worth beside the shot it may be."""
LIFE: Final = [7, 6, 7, 10, 8]
"""What a casualty costs."""
COPIES: Final = [0, 7, 12, 15, 18, 20]
"""In tenths of a casualty, for so many cards in circulation: the first matter most."""
# fmt: on
SUPPLY: Final = 1  # in tenths of a casualty, for each card waiting in the supply
DECK: Final = 9  # so many plays of the average card lie ahead
SHOT: Final = 56  # percent of a shot that counts as part of a play
AIMED: Final = 12  # percent of a shot that counts for the counter being where it is
IN_HAND: Final = 159
"""Percent of a play that counts for a card in hand while it can still be played."""
SHOT_IN_HAND: Final = 84  # percent of a shot, likewise
CONTROL_IN_HAND: Final = 250
"""Of a win, for the points that a rifleman's card in hand can take at once, of those needed."""
SUPPRESSED: Final = 8
INITIATIVE: Final = 5


NEIGHBOURS: Final[list[list[list[int]]]] = [
    [[to for to in s.tiles if s.distance[here * TILE_LIMIT + to] == 1] for here in s.tiles]
    for s in SCENARIOS
]
DEFENCES: Final = 16
HIT: Final[list[int]] = [
    1000 - 1000 * (10 - hitting_faces(defence)) ** dice // 10**dice
    for dice in range(5)
    for defence in range(DEFENCES)
]
"""§9.3 HIT[dice * 16 + defence]: in thousandths, the chance that one of the dice hits."""


def evaluate(state: UndauntedState, seat: int) -> float:
    """Return the seat's prospects: +1 won, -1 lost, near 0 even."""
    if state.is_over():
        return 1.0 if state.winner == seat else -1.0
    ours = cards_of(state, seat)
    theirs = cards_of(state, 1 - seat)
    difference = side_worth(state, seat, ours, theirs) - side_worth(state, 1 - seat, theirs, ours)
    return difference / (WIN + abs(difference))


def aspects(state: UndauntedState, action: Action) -> int:
    """Return the card that is clicked and its squad's flank; §8.2 out of the supply, that."""
    if not is_card(action):
        return 0
    if state.is_open(ASK_BOLSTER):
        return RESERVE
    card = card_in(action)
    flank = (LEFT_FLANK, 0, RIGHT_FLANK)[card % 3] if card < 3 * RIFLEMEN else 0
    return flank | FIRST_CARD << card


def cards_of(state: UndauntedState, side: int) -> list[int]:
    """Return how many of each card a side has in circulation."""
    counts: list[int] = []
    base = side * CARD_COUNT
    for slot in range(base, base + CARD_COUNT):
        drawn = state.hand_of[slot] + state.play_of[slot]
        counts.append(drawn + state.deck_of[slot] + state.discard_of[slot])
    return counts


def side_worth(state: UndauntedState, side: int, ours: list[int], theirs: list[int]) -> int:
    """Return the sum of a side's terms; `ours` and `theirs` are the cards in circulation."""
    worth = points_worth(state, side) + riflemen_worth(state, side, ours)
    worth += markers_worth(state, side) + approach_worth(state, side, ours, theirs)
    worth += lives_worth(state, side, ours) + cards_worth(state, side, ours, theirs)
    return worth + INITIATIVE if state.holder == side else worth


# §11 What wins


def points_worth(state: UndauntedState, side: int) -> int:
    """§11.1 The points held, of those needed."""
    needed = state.scenario.sides[side].points_to_win
    if needed == 0:
        return 0
    held = min(state.points_of[side], needed)
    return (POINTS * held * needed + POINTS_SQUARED * held * held) // (needed * needed)


def riflemen_worth(state: UndauntedState, side: int, ours: list[int]) -> int:
    """§11.2 The danger of losing the last rifleman."""
    return -danger(state, side) // (rifle_lives(state, side, ours) + 1)


def danger(state: UndauntedState, side: int) -> int:
    """§11.2 Being pinned loses where the enemy wins by it, and hurts everywhere."""
    return PINNED_LOSES if state.scenario.sides[1 - side].wins_by_pinning else PINNED_HURTS


def rifle_lives(state: UndauntedState, side: int, ours: list[int]) -> int:
    """§9.4 Return how many casualties the riflemen on the board can take before all are gone."""
    lives = 0
    for unit in range(RIFLEMEN):
        if state.tile_of[side * UNIT_COUNT + unit] != OFF_BOARD:
            lives += 1 + ours[unit]
    return lives


# §7 The way to the objectives


def markers_worth(state: UndauntedState, side: int) -> int:
    """§1.3 Tiles where a side can move."""
    worth = 0
    base = side * TILE_LIMIT
    for tile in state.scenario.tiles:
        if state.marker_of[base + tile] != NO_MARKER:
            worth += MARKED
    return worth


def approach_worth(state: UndauntedState, side: int, ours: list[int], theirs: list[int]) -> int:
    """How near the riflemen are to the objectives, each objective and each rifleman by himself."""
    needed = state.scenario.sides[side].points_to_win
    if needed == 0:
        return 0
    wanted = wanted_tiles(state, side)
    neighbours = NEIGHBOURS[state.scenario.index]
    entry = entry_costs(state, side)
    nearest = [FAR] * TILE_LIMIT
    worth = 0
    for unit in range(RIFLEMEN):
        start = location(state, Counter(side * UNIT_COUNT + unit))
        if ours[unit] and start != OFF_BOARD:
            costs = travel(neighbours, entry, start)
            best = 0
            for tile in wanted:
                nearest[tile] = min(nearest[tile], costs[tile])
                best = max(best, state.worth_of[tile] * (FAR - costs[tile]))
            cards = 300 - 3 * FOLLOW_CARDS + FOLLOW_CARDS * min(ours[unit], 3)
            worth += FOLLOW * best * cards // (300 * FAR)
    return (worth + reach_worth(state, side, nearest, wanted, theirs)) // needed


def wanted_tiles(state: UndauntedState, side: int) -> list[Tile]:
    """Return the objectives a side does not control."""
    base = side * TILE_LIMIT
    return [
        tile
        for tile in state.scenario.tiles
        if state.worth_of[tile] and state.marker_of[base + tile] != CONTROLLED
    ]


def entry_costs(state: UndauntedState, side: int) -> list[int]:
    """Return the half steps it takes a side to enter each tile; an unscouted one takes longer."""
    base = side * TILE_LIMIT
    return [
        STEP if state.marker_of[base + tile] != NO_MARKER else STEP + UNSCOUTED
        for tile in state.scenario.tiles
    ]


def travel(neighbours: list[list[int]], entry: list[int], start: int) -> list[int]:
    """Return the half steps from a tile to each other."""
    costs = [FAR] * TILE_LIMIT
    costs[start] = 0
    queue = [start]
    at = 0
    while at < len(queue):
        here = queue[at]
        cost_here = costs[here]
        at += 1
        for to in neighbours[here]:
            cost = cost_here + entry[to]
            if cost < costs[to]:
                costs[to] = cost
                queue.append(to)
    return costs


def reach_worth(
    state: UndauntedState, side: int, nearest: list[int], wanted: list[Tile], theirs: list[int]
) -> int:
    """§8.4 Each objective by the nearest rifleman, less where enemies stand on it."""
    guards = [0] * TILE_LIMIT
    first = (1 - side) * UNIT_COUNT
    for unit in UNITS:
        tile = state.tile_of[first + unit]
        if tile != OFF_BOARD:
            guards[tile] += 1 + theirs[unit]
    worth = 0
    for tile in wanted:
        reach = REACH[nearest[tile]] * state.worth_of[tile]
        worth += reach * GUARDS // (GUARDS + guards[tile])
    return worth


# §1.2 Cards


def lives_worth(state: UndauntedState, side: int, ours: list[int]) -> int:
    """§9.4 The casualties each unit can take, the supply in part; §6.2 suppressed counters."""
    worth = 0
    for unit in UNITS:
        tenths = COPIES[min(ours[unit], 5)] + SUPPLY * state.supply_of[side * CARD_COUNT + unit]
        worth += LIFE[KIND_OF[unit]] * tenths
        if state.suppressed_of[side * UNIT_COUNT + unit]:
            worth -= 10 * SUPPRESSED
    return worth // 10


def cards_worth(state: UndauntedState, side: int, ours: list[int], theirs: list[int]) -> int:
    """The hand, what the average card of the deck can do, and shots; fog makes all hands poorer."""
    targets = targets_of(state, 1 - side, theirs)
    is_hand_open = can_still_play(state, side)
    cards = plays = aimed = hand = 0
    for card in CARDS:
        count = ours[card]
        if count:
            shot = shot_worth(state, side, card, targets) if card < UNIT_COUNT else 0
            play = PLAY[KIND_OF[card]] * 1000
            cards += count
            plays += count * (play + shot * SHOT // 100)
            if card < UNIT_COUNT and state.tile_of[side * UNIT_COUNT + card] != OFF_BOARD:
                aimed += shot
            if is_hand_open and state.hand_of[side * CARD_COUNT + card]:
                held = state.hand_of[side * CARD_COUNT + card]
                hand += held * (play * IN_HAND + shot * SHOT_IN_HAND) // 100
                hand += control_worth(state, side, card)
    average = plays // cards if cards else 0
    return (DECK * average + hand + aimed * AIMED // 100) // 1000


def can_still_play(state: UndauntedState, side: int) -> bool:
    """§6 Say whether a side has its turn or will have it this round; during the bids it has not."""
    return state.phase == PHASE_SECOND or (state.phase == PHASE_DRAW and state.active == side)


def control_worth(state: UndauntedState, side: int, card: int) -> int:
    """§8.4 What a rifleman's card in hand can take at once, times 1000."""
    needed = state.scenario.sides[side].points_to_win
    if card >= RIFLEMEN or needed == 0:
        return 0
    tile = location(state, Counter(side * UNIT_COUNT + card))
    if tile == OFF_BOARD or state.marker_of[side * TILE_LIMIT + tile] != SCOUTED:
        return 0
    if state.worth_of[tile] == 0 or has_counter(state, 1 - side, tile):
        return 0
    return 1000 * CONTROL_IN_HAND * state.worth_of[tile] // needed


# §9 Shots


def targets_of(state: UndauntedState, side: int, ours: list[int]) -> list[tuple[Tile, int, int]]:
    """Return tile, defence and worth as a casualty of each counter that a side has on the board.

    §9.2 The defence lacks distance and hills; §11.2 riflemen are worth more as they become few.
    """
    lives = rifle_lives(state, side, ours)
    pin = danger(state, side) * PIN_PRIZE // (100 * lives * (lives + 1)) if lives else 0
    cover_of = state.scenario.cover_of
    targets: list[tuple[Tile, int, int]] = []
    for unit in UNITS:
        tile = Tile(state.tile_of[side * UNIT_COUNT + unit])
        if tile != OFF_BOARD:
            prize = LIFE[KIND_OF[unit]] + (pin if unit < RIFLEMEN else 0)
            targets.append((tile, DEFENCE_OF[unit] + cover_of[tile], prize))
    return targets


def shot_worth(
    state: UndauntedState, side: int, unit: int, targets: list[tuple[Tile, int, int]]
) -> int:
    """§9 The best attack of a ready unit, from its spawn point if need be (§6.3), times 1000."""
    counter = Counter(side * UNIT_COUNT + unit)
    if state.suppressed_of[counter]:
        return 0
    if unit == MORTAR:
        return blast_worth(state, side, targets)
    scenario = state.scenario
    row = location(state, counter) * TILE_LIMIT
    from_hill = scenario.is_hill[location(state, counter)]
    dice = DEFENCES * VALUE[unit * VERB_COUNT + VERB_ATTACK]
    best = 0
    for tile, defence, prize in targets:
        defence += scenario.distance[row + tile]
        if from_hill and scenario.is_hill[tile]:
            defence -= HILL_COVER - HILL_COVER_REDUCED  # §9.5
        best = max(best, HIT[dice + min(defence, DEFENCES - 1)] * prize)
    return best


def blast_worth(state: UndauntedState, side: int, targets: list[tuple[Tile, int, int]]) -> int:
    """§9.1 What a blast would hit on the marked tile, times 1000; 0 among own counters."""
    marked = Tile(state.target_of[side])
    if marked == OFF_BOARD or has_counter(state, side, marked):
        return 0
    dice = DEFENCES * VALUE[MORTAR * VERB_COUNT + VERB_BLAST]
    reduced = HILL_COVER - HILL_COVER_REDUCED if state.scenario.is_hill[marked] else 0  # §9.5
    worth = 0
    for tile, defence, prize in targets:
        if tile == marked:
            worth += HIT[dice + min(defence - reduced, DEFENCES - 1)] * prize
    return worth
