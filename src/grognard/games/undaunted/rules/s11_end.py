"""§11 The end of the game: objectives, exhaustion, the hopeless position."""

from typing import Final

from grognard.core.state import Outcome
from grognard.core.types import NOBODY
from grognard.games.undaunted.rules import s06_turns as turns
from grognard.games.undaunted.rules import s08_support as support
from grognard.games.undaunted.rules.s04_piles import circulating
from grognard.games.undaunted.state import (
    END_BOTH_PINNED,
    END_NO_RIFLEMEN,
    END_NO_SCOUTS,
    END_NOT,
    END_OBJECTIVES,
    END_PINNED,
    END_ROUND_CAP,
    PHASE_OVER,
    UndauntedState,
)
from grognard.games.undaunted.tables import (
    CARD_COUNT,
    CARDS,
    CONTROLLED,
    NO_MARKER,
    OFF_BOARD,
    RIFLEMEN,
    SCOUTED,
    SCOUTS_FIRST,
    TILE_LIMIT,
    UNIT_COUNT,
    UNITS,
    US,
    VALUE,
    VERB_BOLSTER,
    VERB_COUNT,
    Card,
    Tile,
    counter_of,
)

RIFLEMEN_FIRST: Final = 0

REASON_OF_END: Final = {
    END_OBJECTIVES: ("undaunted-won-by-objectives", "§11.1"),
    END_PINNED: ("undaunted-won-by-pinning", "§11.2"),
    END_BOTH_PINNED: ("undaunted-won-both-pinned", "§11.2"),
    END_NO_RIFLEMEN: ("undaunted-won-no-riflemen", "§11.3"),
    END_NO_SCOUTS: ("undaunted-won-no-scouts", "§11.3"),
    END_ROUND_CAP: ("undaunted-won-round-cap", "§11.3 R11"),
}


def check_end(state: UndauntedState) -> None:
    """§11 The game ends the moment a condition is met; the active side's is looked at first."""
    for side in (state.active, 1 - state.active):
        if has_objectives(state, side):
            win(state, side, END_OBJECTIVES)
            return
        if state.scenario.sides[side].wins_by_pinning and is_pinned(state, 1 - side):
            win(state, side, END_PINNED)
            return
    for side in (state.active, 1 - state.active):
        if is_beyond_hope(state, side) and wins_over_the_hopeless(state, 1 - side):
            win(state, 1 - side, cause_of_despair(state, side))
            return
    if is_exhausted(state, 0) and is_exhausted(state, 1):
        win(state, leader_in_points(state), END_BOTH_PINNED)


def win(state: UndauntedState, side: int, ended_by: int) -> None:
    """§11 The game is over at once; nobody finishes a turn."""
    state.winner = side
    state.ended_by = ended_by
    state.phase = PHASE_OVER
    state.end()
    if state.log is not None:
        rule = REASON_OF_END[ended_by][1]
        state.note(rule, "won", side, [ended_by, int(state.points_of[0]), int(state.points_of[1])])


# §11.1 Taking objectives


def has_objectives(state: UndauntedState, side: int) -> bool:
    """§11.1 Say whether a side that needs points controls enough of them."""
    needed = state.scenario.sides[side].points_to_win
    return needed > 0 and state.points_of[side] >= needed


# §11.2 Exhausting the enemy


def is_pinned(state: UndauntedState, side: int) -> bool:
    """§11.2 A side without a rifleman counter on the board is exhausted."""
    base = side * UNIT_COUNT
    for counter in range(base, base + RIFLEMEN):
        if state.tile_of[counter] != OFF_BOARD:
            return False
    return True


def is_exhausted(state: UndauntedState, side: int) -> bool:
    """§11.2 Pinned, or §11.3 beyond hope."""
    return is_pinned(state, side) or is_beyond_hope(state, side)


def leader_in_points(state: UndauntedState) -> int:
    """§11.2 The side controlling more points; in a tie the holder of the initiative token."""
    if state.points_of[0] == state.points_of[1]:
        return state.holder
    return 0 if state.points_of[0] > state.points_of[1] else 1


# §11.3 The hopeless position


def is_beyond_hope(state: UndauntedState, side: int) -> bool:
    """§11.3 A side that needs points and can never control enough of them (ruling R11)."""
    if state.scenario.sides[side].points_to_win == 0:
        return False
    if _circulates(state, side, RIFLEMEN_FIRST) and _circulates(state, side, SCOUTS_FIRST):
        return False
    at_hand = obtainable(state, side)
    if not _has_any(at_hand, RIFLEMEN_FIRST):
        return True
    if _has_any(at_hand, SCOUTS_FIRST):
        return False
    return not has_enough_in_reach(state, side, at_hand)


def cause_of_despair(state: UndauntedState, side: int) -> int:
    """§11.3 Return what a side beyond hope lacks, so that both sides are told why it is over."""
    if _has_any(obtainable(state, side), RIFLEMEN_FIRST):
        return END_NO_SCOUTS
    return END_NO_RIFLEMEN


def _circulates(state: UndauntedState, side: int, first: int) -> bool:
    base = side * CARD_COUNT + first
    for slot in range(base, base + RIFLEMEN):
        if circulating(state, slot) > 0:
            return True
    return False


def _has_any(at_hand: list[bool], first: int) -> bool:
    return at_hand[first] or at_hand[first + 1] or at_hand[first + 2]


def obtainable(state: UndauntedState, side: int) -> list[bool]:
    """Ruling R11 (§11.3): cards in circulation, and those that a Bolster of them can fetch."""
    base = side * CARD_COUNT
    reachable = [circulating(state, base + card) > 0 for card in CARDS]
    grew = True
    while grew:
        grew = False
        for leader in CARDS:
            if reachable[leader] and VALUE[leader * VERB_COUNT + VERB_BOLSTER] > 0:
                grew = _reach(state, base, leader, reachable) or grew
    return reachable


def _reach(state: UndauntedState, base: int, leader: Card, reachable: list[bool]) -> bool:
    grew = False
    for card in CARDS:
        fetchable = state.supply_of[base + card] > 0 and support.is_of_its_squad(leader, card)
        if fetchable and not reachable[card]:
            reachable[card] = True
            grew = True
    return grew


def has_enough_in_reach(state: UndauntedState, side: int, at_hand: list[bool]) -> bool:
    """Ruling R11 (§11.3): without scouts no marker is added, so only marked tiles can be won."""
    in_reach = tiles_in_reach(state, side, at_hand)
    points = 0
    for tile in state.scenario.tiles:
        marker = state.marker_of[side * TILE_LIMIT + tile]
        if marker == CONTROLLED or (marker == SCOUTED and in_reach[tile]):
            points += int(state.worth_of[tile])
            if in_reach[tile] and tile == state.scenario.radio and side == US:
                return True  # §14.1: its worth can be raised without limit
    return points >= state.scenario.sides[side].points_to_win


def tiles_in_reach(state: UndauntedState, side: int, at_hand: list[bool]) -> list[bool]:
    """Ruling R11 (§11.3): where riflemen with a card can come, on own markers (§7.1, §7.2).

    Each starts from its tile, and from its spawn point, where it comes back after a loss.
    """
    seen = [False] * TILE_LIMIT
    ahead: list[Tile] = []
    for unit in UNITS[:RIFLEMEN]:
        if at_hand[unit]:
            counter = counter_of(side, unit)
            ahead += [state.scenario.spawn_of[counter], turns.location(state, counter)]
    while ahead:
        here = ahead.pop()
        if seen[here]:
            continue
        seen[here] = True
        for there in state.scenario.tiles:
            if state.scenario.distance[here * TILE_LIMIT + there] == 1:
                if state.marker_of[side * TILE_LIMIT + there] != NO_MARKER:
                    ahead.append(there)
    return seen


def wins_over_the_hopeless(state: UndauntedState, side: int) -> bool:
    """§11.3 The other side wins if it had to exhaust its enemy, or if it controls more points."""
    if state.scenario.sides[side].wins_by_pinning:
        return True
    return state.points_of[side] > state.points_of[1 - side]


def outcome(state: UndauntedState) -> Outcome | None:
    """§11 Return winner, reason and section; the facts count points and casualties (§14.2)."""
    if state.ended_by == END_NOT or state.winner == NOBODY:
        return None
    reason, section = REASON_OF_END[state.ended_by]
    facts = {
        "points_us": int(state.points_of[0]),
        "points_german": int(state.points_of[1]),
        "casualties_us": casualties(state, 0),
        "casualties_german": casualties(state, 1),
        "rounds": state.round,
    }
    return Outcome(state.winner, "undaunted-victory", reason, section, facts)


def casualties(state: UndauntedState, side: int) -> int:
    """§14.2 Combat cards removed from the game; fog and hunkered cards do not count."""
    base = side * CARD_COUNT
    return sum(int(count) for count in state.removed_of[base : base + UNIT_COUNT])
