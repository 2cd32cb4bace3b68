"""The terms of the fitted judgement: what a side holds, threatens, can reach, has left and draws.

They are asked for after every card and in between turns, so the cards still in hand count by
themselves while they can be played; hands that were drawn for the bids count as not yet drawn.
"""

from typing import Final

from grognard.core.fitted import Terms
from grognard.games.undaunted.reference.evaluate import (
    COPIES,
    DEFENCES,
    FAR,
    HIT,
    KIND_OF,
    LIFE,
    NEIGHBOURS,
    REACH,
    can_still_play,
    cards_of,
    entry_costs,
    evaluate,
    rifle_lives,
    targets_of,
    travel,
    wanted_tiles,
)
from grognard.games.undaunted.rules.s01_03_markers import has_counter
from grognard.games.undaunted.rules.s06_turns import location
from grognard.games.undaunted.rules.s14_booklet import SCENARIO_IDS
from grognard.games.undaunted.state import PHASE_REVEAL, UndauntedState
from grognard.games.undaunted.tables import (
    CARD_COUNT,
    CARDS,
    CONTROLLED,
    FOG,
    HAND_SIZE,
    HILL_COVER,
    HILL_COVER_REDUCED,
    MORTAR,
    NO_MARKER,
    OFF_BOARD,
    RIFLEMEN,
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

KINDS: Final = (
    *("riflemen", "scouts", "machine gunners", "sniper", "mortar", "platoon sergeant"),
    *("platoon guide", "squad leaders", "fog"),
)
OWN: Final = (
    *("points", "last points", "points at hand", "points if drawn", "win at hand", "win if drawn"),
    *("objectives stood on", "objectives contested", "reach", "follow", "markers"),
    *("lives of riflemen", "danger", "deadly danger", "riflemen on the board", "copies"),
    *("others on the board", "cover", "suppressed riflemen", "suppressed others"),
    *("shots", "shots at riflemen", "shots in hand", "shots at riflemen in hand"),
    *("fog to draw", "leaders to draw", "cards", "supply", "riflemen in supply", "fog in supply"),
    *("initiative", "to play"),
    *(f"cards of {kind}" for kind in KINDS),
    *(f"in hand {kind}" for kind in KINDS),
)
SIGNED: Final = ("evaluation", *(f"side in {scenario}" for scenario in SCENARIO_IDS))
NAMES: Final = (*OWN, *(f"enemy's {name}" for name in OWN), *SIGNED)
FIRST_LEADER: Final = UNIT_COUNT
FIRST_KIND: Final = len(OWN) - 2 * len(KINDS)


def terms_of(state: UndauntedState, seat: int) -> Terms:
    """Return what a seat has, what the other has, and what only changes its sign."""
    ours, theirs = cards_of(state, seat), cards_of(state, 1 - seat)
    signed = [0.0] * len(SIGNED)
    signed[0] = evaluate(state, seat)
    signed[1 + state.number] = 1.0 if seat == 0 else -1.0
    return Terms(_side(state, seat, ours, theirs), _side(state, 1 - seat, theirs, ours), signed)


def _side(state: UndauntedState, side: int, ours: list[int], theirs: list[int]) -> list[float]:
    found = [0.0] * len(OWN)
    _points(state, side, ours, found)
    _way(state, side, ours, theirs, found)
    _units(state, side, ours, found)
    _shots(state, side, ours, theirs, found)
    _cards(state, side, ours, found)
    found[30] = 1.0 if state.holder == side else 0.0
    to_play = state.phase != PHASE_REVEAL and state.active == side
    found[31] = 1.0 if to_play else 0.0
    return found


def _drawn(ours: list[int], card: int, total: int) -> float:
    """Return about the chance that the next hand holds a card."""
    if total == 0:
        return 0.0
    missed = 1.0 - ours[card] / total
    return 1.0 - missed * missed * missed * missed


def _points(state: UndauntedState, side: int, ours: list[int], found: list[float]) -> None:
    """§8.4, §11.1 The points held, and those that a card would take at once."""
    needed = state.scenario.sides[side].points_to_win
    if needed == 0:
        return
    held = min(int(state.points_of[side]), needed)
    share = held / needed
    found[0] = share
    found[1] = share * share * share
    total = sum(ours)
    is_open = can_still_play(state, side)
    for unit in range(RIFLEMEN):
        tile = Tile(location(state, Counter(side * UNIT_COUNT + unit)))
        if not ours[unit] or tile == OFF_BOARD or not state.worth_of[tile]:
            continue
        marker = state.marker_of[side * TILE_LIMIT + tile]
        if marker == CONTROLLED or marker == NO_MARKER or has_counter(state, 1 - side, tile):
            continue
        worth = int(state.worth_of[tile])
        wins = held + worth >= needed
        ready = 0.4 if state.suppressed_of[side * UNIT_COUNT + unit] else 1.0
        if is_open and state.hand_of[side * CARD_COUNT + unit]:
            found[2] += ready * worth / needed
            if wins:
                found[4] = max(found[4], ready)
        likely = ready * _drawn(ours, unit, total)
        found[3] += likely * worth / needed
        if wins:
            found[5] = max(found[5], likely)


def _way(
    state: UndauntedState, side: int, ours: list[int], theirs: list[int], found: list[float]
) -> None:
    """§7 How near the riflemen are to the objectives; who stands on them."""
    needed = state.scenario.sides[side].points_to_win
    marked = 0
    base = side * TILE_LIMIT
    for tile in state.scenario.tiles:
        if state.marker_of[base + tile] != NO_MARKER:
            marked += 1
    found[10] = marked / len(state.scenario.tiles)
    guards = [0] * TILE_LIMIT
    for unit in UNITS:
        tile = Tile(state.tile_of[(1 - side) * UNIT_COUNT + unit])
        if tile != OFF_BOARD:
            guards[tile] += 1 + theirs[unit]
    if needed == 0:
        return
    wanted = wanted_tiles(state, side)
    for tile in state.scenario.tiles:
        if state.worth_of[tile] and has_counter(state, side, tile):
            place = 7 if guards[tile] else 6
            found[place] += state.worth_of[tile] / needed
    nearest = [FAR] * TILE_LIMIT
    neighbours = NEIGHBOURS[state.scenario.index]
    entry = entry_costs(state, side)
    follow = 0.0
    for rifle in range(RIFLEMEN):
        start = location(state, Counter(side * UNIT_COUNT + rifle))
        if ours[rifle] and start != OFF_BOARD:
            costs = travel(neighbours, entry, start)
            best = 0
            for tile in wanted:
                nearest[tile] = min(nearest[tile], costs[tile])
                best = max(best, int(state.worth_of[tile]) * (FAR - costs[tile]))
            follow += best * (0.5 + 0.17 * min(ours[rifle], 3)) / FAR
    reach = 0.0
    for tile in wanted:
        reach += REACH[nearest[tile]] * int(state.worth_of[tile]) * 4.0 / (4.0 + guards[tile])
    found[8] = reach / (300.0 * needed)
    found[9] = follow / needed


def _units(state: UndauntedState, side: int, ours: list[int], found: list[float]) -> None:
    """§6.2, §9.4, §11.2 What stands on the board, how covered, how many casualties it can take."""
    lives = rifle_lives(state, side, ours)
    found[11] = lives / 10.0
    place = 13 if state.scenario.sides[1 - side].wins_by_pinning else 12
    found[place] = 1.0 / (lives + 1.0)
    base = side * UNIT_COUNT
    cover = 0
    copies = 0
    for unit in UNITS:
        copies += LIFE[KIND_OF[unit]] * COPIES[min(ours[unit], 5)]
        tile = Tile(state.tile_of[base + unit])
        if tile == OFF_BOARD:
            continue
        cover += state.scenario.cover_of[tile]
        found[14 if unit < RIFLEMEN else 16] += 0.3
        if state.suppressed_of[base + unit]:
            found[18 if unit < RIFLEMEN else 19] += 0.5
    found[15] = copies / 500.0
    found[17] = cover / 10.0


def _shots(
    state: UndauntedState, side: int, ours: list[int], theirs: list[int], found: list[float]
) -> None:
    """§9 What an average hand hits, and what the cards in hand do."""
    targets = targets_of(state, 1 - side, theirs)
    riflemen = 0
    for unit in range(RIFLEMEN):
        if state.tile_of[(1 - side) * UNIT_COUNT + unit] != OFF_BOARD:
            riflemen += 1
    if not targets:
        return
    total = max(sum(ours), 1)
    is_open = can_still_play(state, side)
    for unit in UNITS:
        counter = Counter(side * UNIT_COUNT + unit)
        if not ours[unit] or location(state, counter) == OFF_BOARD:
            continue
        best, rifle = _best_shot(state, side, unit, targets, riflemen)
        if state.suppressed_of[counter]:
            best, rifle = 0.3 * best, 0.3 * rifle
        share = HAND_SIZE * ours[unit] / total
        found[20] += share * best
        found[21] += share * rifle
        held = int(state.hand_of[side * CARD_COUNT + unit])
        if is_open and held:
            found[22] += held * best
            found[23] += held * rifle


def _best_shot(
    state: UndauntedState,
    side: int,
    unit: int,
    targets: list[tuple[Tile, int, int]],
    riflemen: int,
) -> tuple[float, float]:
    """Return the chance to hit the easiest counter, and the easiest rifleman (they come first)."""
    scenario = state.scenario
    here = location(state, Counter(side * UNIT_COUNT + unit))
    is_mortar = unit == MORTAR
    marked = Tile(state.target_of[side])
    if is_mortar and (marked == OFF_BOARD or has_counter(state, side, marked)):
        return (0.0, 0.0)
    from_hill = is_mortar or scenario.is_hill[here]
    verb = VERB_BLAST if is_mortar else VERB_ATTACK
    dice = DEFENCES * VALUE[unit * VERB_COUNT + verb]
    best, rifle = 0, 0
    for at, (tile, defence, _) in enumerate(targets):
        if not is_mortar:
            defence += scenario.distance[here * TILE_LIMIT + tile]
        if from_hill and scenario.is_hill[tile]:
            defence -= HILL_COVER - HILL_COVER_REDUCED  # §9.5
        if not is_mortar or tile == marked:
            hit = HIT[dice + min(defence, DEFENCES - 1)]
            best = max(best, hit)
            if at < riflemen:
                rifle = max(rifle, hit)
    return (best / 1000.0, rifle / 1000.0)


def _cards(state: UndauntedState, side: int, ours: list[int], found: list[float]) -> None:
    """§1.2 Cards in circulation, in hand, about to be drawn, and in the supply."""
    base = side * CARD_COUNT
    is_open = can_still_play(state, side)
    undrawn = state.phase == PHASE_REVEAL
    total, deck, fog, leaders, supply = 0, 0, 0, 0, 0
    for card in CARDS:
        kind = KIND_OF[card]
        count = ours[card]
        total += count
        found[FIRST_KIND + kind] += count / 5.0
        held = int(state.hand_of[base + card])
        if is_open and held:
            found[FIRST_KIND + len(KINDS) + kind] += held / 2.0
        left = int(state.deck_of[base + card]) + (held if undrawn else 0)
        deck += left
        if card == FOG:
            fog += left
        elif card >= FIRST_LEADER:
            leaders += left
        if card < FOG:
            supply += int(state.supply_of[base + card])
        if card < RIFLEMEN:
            found[28] += int(state.supply_of[base + card]) / 5.0
    seen = min(deck, HAND_SIZE)
    later = HAND_SIZE - seen
    found[24] = _soon(fog, deck, seen, later, ours[FOG], total)
    found[25] = _soon(leaders, deck, seen, later, sum(ours[FIRST_LEADER:FOG]), total)
    found[26] = total / 20.0
    found[27] = supply / 10.0
    found[29] = int(state.supply_of[base + FOG]) / 5.0


def _soon(in_deck: int, deck: int, seen: int, later: int, all_of: int, total: int) -> float:
    """§4 Return about how many cards of a sort the next hand holds: the deck first, then anew."""
    count = in_deck * seen / deck if deck else 0.0
    rest = total - deck
    return count + ((all_of - in_deck) * later / rest if rest > 0 else 0.0)
