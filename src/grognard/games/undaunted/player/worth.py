"""What a side has, in thousandths of a win: the terms of the judgement, by its parts.

They are asked for after every card and in between turns, so cards still in hand count while they
can be played. The numbers are those of `weights.py`.
"""

from typing import Final, final

from librt.vecs import vec

from grognard.games.undaunted.player import weights as w
from grognard.games.undaunted.reference.evaluate import (
    DEFENCES,
    FAR,
    HIT,
    KIND_OF,
    NEIGHBOURS,
    can_still_play,
    entry_costs,
    travel,
    wanted_tiles,
)
from grognard.games.undaunted.rules.s01_03_markers import has_counter
from grognard.games.undaunted.rules.s06_turns import location
from grognard.games.undaunted.state import PHASE_REVEAL, PHASE_SECOND, UndauntedState
from grognard.games.undaunted.tables import (
    CARD_COUNT,
    CARDS,
    DEFENCE_OF,
    FOG,
    HAND_SIZE,
    HILL_COVER,
    HILL_COVER_REDUCED,
    MORTAR,
    NO_MARKER,
    OFF_BOARD,
    RIFLEMEN,
    SCOUTED,
    SCOUTS_FIRST,
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

COPIES: Final[list[float]] = [0.0, 0.7, 1.2, 1.5, 1.8, 2.0]
"""§9.4 In casualties, for so many cards of a unit in circulation: the first matter most."""
MOST_COPIES: Final = 5
MOST_LIVES: Final = 12
EVEN_COPY: Final = 0.5
MOST_FOLLOWING: Final = 3
GUNNERS_FIRST: Final = 6
SUPPRESSED_SHARE: Final = 0.3
"""Of what a suppressed rifleman may take when his card is drawn: he has to be readied first."""
FAR_SCOUT: Final = 9


@final
class Force:
    """A side as the terms of both need it: its cards in circulation, and who guards a tile."""

    __slots__ = ("cards", "guards", "is_open", "lives", "side", "squads", "total")

    def __init__(self, state: UndauntedState, side: int) -> None:
        self.side: int = side
        self.is_open: bool = can_still_play(state, side)
        self.cards: list[int] = []
        self.guards: list[int] = [0] * TILE_LIMIT
        self.total: int = 0
        self.lives: int = 0
        self.squads: int = 0
        base = side * CARD_COUNT
        for slot in range(base, base + CARD_COUNT):
            drawn = state.hand_of[slot] + state.play_of[slot]
            count = int(drawn + state.deck_of[slot] + state.discard_of[slot])
            self.cards.append(count)
            self.total += count
        for unit in UNITS:
            tile = int(state.tile_of[side * UNIT_COUNT + unit])
            if tile == OFF_BOARD:
                continue
            self.guards[tile] += 1 + self.cards[unit]
            if unit < RIFLEMEN:
                self.lives += 1 + self.cards[unit]
                self.squads += 1 if self.cards[unit] else 0


def danger(state: UndauntedState, side: int, numbers: vec[float]) -> float:
    """§11.2 Being pinned loses where the enemy wins by it, and hurts everywhere."""
    loses = state.scenario.sides[1 - side].wins_by_pinning
    return numbers[w.PINNED_LOSES if loses else w.PINNED_HURTS]


# §11.1 Objectives


def objectives(state: UndauntedState, own: Force, enemy: Force, numbers: vec[float]) -> float:
    """§11.1 The points held, and those that a card takes: one in hand, or one that is drawn."""
    side = own.side
    worth = 0.0
    theirs = state.scenario.sides[enemy.side].points_to_win
    if theirs and numbers[w.BLOCKING] != 0.0:
        worth += numbers[w.BLOCKING] * _blocked(state, side) / theirs
    needed = state.scenario.sides[side].points_to_win
    if needed == 0:
        return worth
    held = min(int(state.points_of[side]), needed)
    share = held / needed
    worth += share * (numbers[w.POINTS] + numbers[w.POINTS_SQUARED] * share)
    for rifle in range(RIFLEMEN):
        if own.cards[rifle]:
            worth += _takes(state, own, rifle, held, needed, numbers)
    return worth


def _takes(
    state: UndauntedState, own: Force, rifle: int, held: int, needed: int, numbers: vec[float]
) -> float:
    """§8.4 What a rifleman can take where he stands."""
    side = own.side
    tile = location(state, Counter(side * UNIT_COUNT + rifle))
    if tile == OFF_BOARD or state.marker_of[side * TILE_LIMIT + tile] != SCOUTED:
        return 0.0
    points = int(state.worth_of[tile])
    if points == 0 or has_counter(state, 1 - side, tile):
        return 0.0
    share = points / needed
    wins = held + points >= needed
    is_ready = not state.suppressed_of[side * UNIT_COUNT + rifle]
    likely = drawn(own.cards[rifle], own.total) * (1.0 if is_ready else SUPPRESSED_SHARE)
    worth = numbers[w.CONTROL_DRAWN] * share * likely
    if wins:
        worth += numbers[w.WIN_DRAWN] * likely
    if own.is_open and state.hand_of[side * CARD_COUNT + rifle]:
        worth += numbers[w.CONTROL_IN_HAND] * share
        if wins and is_ready:
            worth += numbers[w.WIN_IN_HAND]
    return worth


def _blocked(state: UndauntedState, side: int) -> float:
    """§8.4 The points of the enemy's objectives on which a counter stands in his way."""
    points = 0.0
    for tile in wanted_tiles(state, 1 - side):
        if has_counter(state, side, tile):
            points += int(state.worth_of[tile])
    return points


def drawn(copies: int, total: int) -> float:
    """§4 Return about the chance that the next hand holds a card."""
    if total == 0:
        return 0.0
    missed = 1.0 - copies / total
    return 1.0 - missed * missed * missed * missed


# §7 The way to the objectives


def way(state: UndauntedState, own: Force, enemy: Force, numbers: vec[float]) -> float:
    """§7 How near the riflemen are, each objective and each rifleman by himself."""
    side = own.side
    marked = 0
    for tile in state.scenario.tiles:
        if state.marker_of[side * TILE_LIMIT + tile] != NO_MARKER:
            marked += 1
    worth = numbers[w.MARKERS] * marked
    needed = state.scenario.sides[side].points_to_win
    if needed == 0:
        return worth
    wanted = wanted_tiles(state, side)
    neighbours = NEIGHBOURS[state.scenario.index]
    entry = entry_costs(state, side)
    nearest = vec[float]([0.0 for _ in range(TILE_LIMIT)])
    following = 0.0
    for rifle in range(RIFLEMEN):
        start = location(state, Counter(side * UNIT_COUNT + rifle))
        if own.cards[rifle] == 0 or start == OFF_BOARD:
            continue
        costs = travel(neighbours, entry, start)
        strength = min(own.cards[rifle], MOST_FOLLOWING) / MOST_FOLLOWING
        comes = 1.0 - numbers[w.REACH_CARDS] * (1.0 - strength)
        best = 0
        for tile in wanted:
            nearest[tile] = max(nearest[tile], comes * reach(costs[tile], numbers))
            best = max(best, int(state.worth_of[tile]) * (FAR - costs[tile]))
        following += best * (1.0 - numbers[w.FOLLOW_CARDS] * (1.0 - strength)) / FAR
    worth += numbers[w.FOLLOW] * following / needed
    left = needed - min(int(state.points_of[side]), needed)
    return worth + _reached(state, own, enemy, nearest, left, numbers) / needed


def reach(cost: int, numbers: vec[float]) -> float:
    """§7 Of a win, for a rifleman so many half steps from all the points: the last step most."""
    near = numbers[w.REACH_NEAR]
    fade = numbers[w.REACH_FADE]
    for _ in range(cost):
        near *= fade
    return numbers[w.REACH] * (FAR - cost) / FAR + near


def _reached(
    state: UndauntedState,
    own: Force,
    enemy: Force,
    nearest: vec[float],
    left: int,
    numbers: vec[float],
) -> float:
    """§8.4 Each objective by who is nearest, less where enemies stand, and beyond those needed."""
    side = own.side
    worths: list[float] = []
    points: list[int] = []
    guards = numbers[w.GUARDS]
    for tile in wanted_tiles(state, side):
        worth = nearest[tile]
        if enemy.guards[tile]:
            worth *= guards / (guards + numbers[w.GUARDED] + enemy.guards[tile])
        if numbers[w.SCOUTS_NEAR] != 0.0:
            if state.marker_of[side * TILE_LIMIT + tile] == NO_MARKER:
                worth += numbers[w.SCOUTS_NEAR] * _scouts_near(state, own, tile)
        worths.append(worth)
        points.append(int(state.worth_of[tile]))
    total = 0.0
    beyond = numbers[w.BEYOND]
    if beyond == 0.0:
        for at in range(len(points)):
            total += worths[at] * points[at]
        return total
    for _ in range(len(points)):
        best = worths.index(max(worths))
        used = min(left, points[best])
        left -= used
        total += worths[best] * (used + (points[best] - used) * (1.0 - beyond))
        worths[best] = -1.0
    return total


def _scouts_near(state: UndauntedState, own: Force, tile: Tile) -> float:
    """§7.3 How near the nearest scout is to a tile that is not scouted yet, 0 to 1."""
    nearest = FAR_SCOUT
    for unit in range(SCOUTS_FIRST, GUNNERS_FIRST):
        here = location(state, Counter(own.side * UNIT_COUNT + unit))
        if own.cards[unit] and here != OFF_BOARD:
            nearest = min(nearest, state.scenario.distance[here * TILE_LIMIT + tile])
    return (FAR_SCOUT - nearest) / FAR_SCOUT


# §9.4, §11.2 Units


def riflemen(state: UndauntedState, own: Force, numbers: vec[float]) -> float:
    """§11.2 The danger of losing the last rifleman, and the squads that can take objectives."""
    worth = -danger(state, own.side, numbers) / (own.lives + 1.0)
    worth += numbers[w.LIVES] * min(own.lives, MOST_LIVES)
    return worth + numbers[w.SQUADS] * own.squads


def troops(state: UndauntedState, own: Force, numbers: vec[float]) -> float:
    """§9.4 The casualties that each unit can take, the supply in part."""
    worth = 0.0
    even = numbers[w.COPIES_EVEN]
    for unit in UNITS:
        count = min(own.cards[unit], MOST_COPIES)
        copies = COPIES[count] * (1.0 - even) + EVEN_COPY * count * even
        waits = numbers[w.SUPPLY_RIFLEMEN if unit < RIFLEMEN else w.SUPPLY_OTHERS]
        copies += waits * int(state.supply_of[own.side * CARD_COUNT + unit])
        worth += numbers[w.LIFE + KIND_OF[unit]] * copies
    return worth


def suppressed(state: UndauntedState, own: Force, numbers: vec[float]) -> float:
    """§6.2 Suppressed counters."""
    worth = 0.0
    for unit in UNITS:
        if state.suppressed_of[own.side * UNIT_COUNT + unit]:
            worth -= numbers[w.SUPPRESSED]
            if unit < RIFLEMEN:
                worth -= numbers[w.SUPPRESSED_RIFLEMEN]
            elif unit >= GUNNERS_FIRST:
                worth -= numbers[w.SUPPRESSED_GUNNERS]
    return worth


# §1.2, §9 Cards and shots


@final
class Target:
    """§9.2 A counter to shoot at: its tile, its defence without distance and hills, its worth."""

    __slots__ = ("defence", "prize", "tile")

    def __init__(self, tile: Tile, defence: int, prize: float) -> None:
        self.tile: Tile = tile
        self.defence: int = defence
        self.prize: float = prize


def targets(state: UndauntedState, own: Force, enemy: Force, numbers: vec[float]) -> list[Target]:
    """§9.2, §11.2 Return whom a side may shoot at; riflemen are worth more as they become few."""
    lives = enemy.lives
    pinned = danger(state, enemy.side, numbers) * numbers[w.PRIZE]
    pin = pinned / (lives * (lives + 1)) if lives else 0.0
    needed = state.scenario.sides[own.side].points_to_win
    cover_of = state.scenario.cover_of
    found: list[Target] = []
    for unit in UNITS:
        tile = Tile(state.tile_of[enemy.side * UNIT_COUNT + unit])
        if tile == OFF_BOARD:
            continue
        prize = numbers[w.LIFE + KIND_OF[unit]]
        if unit < RIFLEMEN:
            prize += pin + (numbers[w.LAST_RIFLEMEN] if enemy.cards[unit] <= 1 else 0.0)
            if needed and state.marker_of[own.side * TILE_LIMIT + tile] <= SCOUTED:
                prize += numbers[w.SHOT_ON_WAY] * int(state.worth_of[tile]) / needed
        found.append(Target(tile, DEFENCE_OF[unit] + cover_of[tile], prize))
    return found


def shot(state: UndauntedState, side: int, unit: int, aims: list[Target]) -> float:
    """§9 The best attack of a ready unit, from its spawn point if need be (§6.3)."""
    counter = Counter(side * UNIT_COUNT + unit)
    if state.suppressed_of[counter]:
        return 0.0
    if unit == MORTAR:
        return _blast(state, side, aims)
    scenario = state.scenario
    here = location(state, counter)
    row = here * TILE_LIMIT
    from_hill = scenario.is_hill[here]
    dice = DEFENCES * VALUE[unit * VERB_COUNT + VERB_ATTACK]
    best = 0.0
    for aim in aims:
        defence = aim.defence + scenario.distance[row + aim.tile]
        if from_hill and scenario.is_hill[aim.tile]:
            defence -= HILL_COVER - HILL_COVER_REDUCED  # §9.5
        best = max(best, HIT[dice + min(defence, DEFENCES - 1)] * aim.prize)
    return best / 1000.0


def _blast(state: UndauntedState, side: int, aims: list[Target]) -> float:
    """§9.1 What a blast would hit on the marked tile; nothing among own counters."""
    marked = Tile(state.target_of[side])
    if marked == OFF_BOARD or has_counter(state, side, marked):
        return 0.0
    dice = DEFENCES * VALUE[MORTAR * VERB_COUNT + VERB_BLAST]
    reduced = HILL_COVER - HILL_COVER_REDUCED if state.scenario.is_hill[marked] else 0  # §9.5
    worth = 0.0
    for aim in aims:
        if aim.tile == marked:
            worth += HIT[dice + min(aim.defence - reduced, DEFENCES - 1)] * aim.prize
    return worth / 1000.0


@final
class Plays:
    """What a side's cards can do: `deck` for the average card, `hand`, and `shots` in both."""

    __slots__ = ("deck", "hand", "shots")

    def __init__(self) -> None:
        self.deck: float = 0.0
        self.hand: float = 0.0
        self.shots: float = 0.0


def plays(state: UndauntedState, own: Force, enemy: Force, numbers: vec[float]) -> Plays:
    """§1.2 What the average card of the deck does, the cards in hand, and the shots of both."""
    found = Plays()
    side = own.side
    aims = targets(state, own, enemy, numbers)
    average = numbers[w.PLAYS] / own.total if own.total else 0.0
    acts = state.phase == PHASE_SECOND and state.active == side
    for card in CARDS:
        count = own.cards[card]
        if count == 0:
            continue
        play = numbers[w.PLAY + KIND_OF[card]]
        fire = shot(state, side, card, aims) if card < UNIT_COUNT else 0.0
        found.deck += average * count * play
        found.shots += average * count * fire * numbers[w.SHOT]
        if card < UNIT_COUNT and state.tile_of[side * UNIT_COUNT + card] != OFF_BOARD:
            found.shots += fire * numbers[w.AIMED]
        held = int(state.hand_of[side * CARD_COUNT + card]) if own.is_open else 0
        if held:
            found.hand += held * play * numbers[w.IN_HAND]
            found.shots += held * fire * numbers[w.SHOT_IN_HAND]
            if acts:
                found.shots += held * fire * numbers[w.SHOT_FIRST]
    return found


def deck(state: UndauntedState, own: Force, numbers: vec[float]) -> float:
    """§4, §6.1 The fog in circulation and in the next hand, and how many cards there are."""
    worth = numbers[w.FOG_HELD] * own.cards[FOG] + numbers[w.CARDS_HELD] * own.total
    if numbers[w.FOG_DRAWN] == 0.0:
        return worth
    base = own.side * CARD_COUNT
    undrawn = state.phase == PHASE_REVEAL
    left = int(state.deck_count[own.side])
    fog = int(state.deck_of[base + FOG])
    if undrawn:
        left += int(state.hand_count[own.side])
        fog += int(state.hand_of[base + FOG])
    seen = min(left, HAND_SIZE)
    soon = fog * seen / left if left else 0.0
    rest = own.total - left
    if rest > 0:
        soon += (own.cards[FOG] - fog) * (HAND_SIZE - seen) / rest
    return worth + numbers[w.FOG_DRAWN] * soon


def turn(state: UndauntedState, own: Force, numbers: vec[float]) -> float:
    """§5 The token, and being the first to act."""
    worth = numbers[w.INITIATIVE] if state.holder == own.side else 0.0
    if state.phase == PHASE_SECOND and state.active == own.side:
        worth += numbers[w.FIRST]
    return worth
