"""Dealing anew what is hidden, within what is known: unseen cards to two piles, faces to marks."""

from collections.abc import Sequence
from typing import Final, final

from grognard.core.dice import Dice

_TRIES: Final = 32


@final
class Deal:
    """Unseen cards to be dealt to two piles, `[0]` and `[1]`; the rest stays where it is.

    `loose` counts the cards of each kind. `size` cards go to each pile; all but `fresh` of them
    must fit into the `room` of their kind.
    """

    __slots__ = ("fresh", "kinds", "loose", "room", "size")

    def __init__(self, loose: Sequence[int] = ()) -> None:
        self.loose: list[int] = list(loose)
        self.kinds: int = len(self.loose)
        self.size: list[int] = []
        self.fresh: list[int] = []
        self.room: list[list[int]] = []

    def add_pile(self, size: int, fresh: int, room: list[int]) -> None:
        """Add a pile of so many cards; at most `fresh` of them may be anything."""
        self.size.append(size)
        self.fresh.append(min(fresh, size))
        self.room.append(room)

    def dealt(self, dice: Dice) -> list[list[int]]:
        """Return how many of each kind go to each pile."""
        return self._freely(dice) or self._by_room(dice)

    def _freely(self, dice: Dice) -> list[list[int]]:
        """Shuffle and deal until the deal agrees with what is known; [] after too many tries."""
        pool = _pool(self.loose)
        hand = self.size[0]
        for _ in range(_TRIES):
            dice.shuffle(pool, "redraw")
            if self._fits(pool):
                dealt = [[0] * self.kinds, [0] * self.kinds]
                for place in range(hand + self.size[1]):
                    dealt[0 if place < hand else 1][pool[place]] += 1
                return dealt
        return []

    def _fits(self, pool: list[int]) -> bool:
        """Say whether the older cards of both piles, dealt before the fresh ones, have room."""
        start = 0
        for pile in (0, 1):
            room = self.room[pile][:]
            for place in range(start, start + self.size[pile] - self.fresh[pile]):
                room[pool[place]] -= 1
                if room[pool[place]] < 0:
                    return False
            start += self.size[pile]
        return True

    def _by_room(self, dice: Dice) -> list[list[int]]:
        """Deal the older cards kind by kind, leaving the rest dealable; then the fresh ones."""
        dealt: list[list[int]] = [[], []]
        first = self.size[0] - self.fresh[0]
        second = self.size[1] - self.fresh[1]
        for kind, loose in enumerate(self.loose):
            choices: list[tuple[int, int]] = []
            for one in range(min(loose, self.room[0][kind], first) + 1):
                for other in range(min(loose - one, self.room[1][kind], second) + 1):
                    if self._can_deal_rest(kind + 1, first - one, second - other):
                        choices.append((one, other))
            one, other = choices[dice.below(len(choices), "redraw")]
            dealt[0].append(one)
            dealt[1].append(other)
            first -= one
            second -= other
        self._deal_fresh(dealt, dice)
        return dealt

    def _can_deal_rest(self, start: int, first: int, second: int) -> bool:
        """Say whether kinds from `start` on can fill both piles: room for each and for both."""
        to_first = to_second = to_both = 0
        for kind in range(start, self.kinds):
            one = min(self.loose[kind], self.room[0][kind])
            other = min(self.loose[kind], self.room[1][kind])
            to_first += one
            to_second += other
            to_both += min(self.loose[kind], one + other)
        return to_first >= first and to_second >= second and to_both >= first + second

    def _deal_fresh(self, dealt: list[list[int]], dice: Dice) -> None:
        """Deal the fresh cards of both piles from what is left."""
        pool = _pool([loose - dealt[0][k] - dealt[1][k] for k, loose in enumerate(self.loose)])
        dice.shuffle(pool, "redraw")
        for place in range(self.fresh[0] + self.fresh[1]):
            dealt[0 if place < self.fresh[0] else 1][pool[place]] += 1


def _pool(counts: list[int]) -> list[int]:
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


# Faces to marks


def matched(masks: list[int], order: list[int], marks: list[int]) -> list[tuple[int, int]]:
    """Give each of an order a mark of its own, one of the bits of its mask; [] if one gets none.

    Returns who got which, by the number of the mark. `order` says who chooses first, `marks` (all
    numbers from 0) what is tried first; where both are shuffled, chance deals.
    """
    owner = [-1] * len(marks)
    for one in order:
        seen = [False] * len(marks)
        if not _augment(masks, marks, owner, seen, one):
            return []
    return [(owner[mark], mark) for mark in range(len(marks)) if owner[mark] >= 0]


def has_matching(masks: list[int], marks: int) -> bool:
    """Say whether every mask can have a mark of its own, out of so many."""
    return len(matched(masks, list(range(len(masks))), list(range(marks)))) == len(masks)


def _augment(
    masks: list[int], marks: list[int], owner: list[int], seen: list[bool], one: int
) -> bool:
    for mark in marks:
        if masks[one] >> mark & 1 and not seen[mark]:
            seen[mark] = True
            if owner[mark] < 0 or _augment(masks, marks, owner, seen, owner[mark]):
                owner[mark] = one
                return True
    return False
