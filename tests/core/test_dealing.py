"""What is hidden dealt anew: as many cards as ever, never where they cannot be; faces to marks."""

from itertools import permutations, product

from grognard.core.dealing import Deal, has_matching, matched
from grognard.core.dice import SeededDice


def _dealt(deal: Deal, seed: int) -> list[list[int]]:
    return deal.dealt(SeededDice(seed))


def test_each_pile_gets_its_size_and_nothing_is_dealt_twice() -> None:
    deal = Deal([3, 2, 1])
    deal.add_pile(2, 0, [3, 2, 1])
    deal.add_pile(3, 0, [3, 2, 1])
    for seed in range(20):
        hand, discard = _dealt(deal, seed)
        assert (sum(hand), sum(discard)) == (2, 3)
        assert all(hand[kind] + discard[kind] <= deal.loose[kind] for kind in range(3))


def test_older_cards_keep_to_the_room_of_their_kind_however_little_there_is() -> None:
    deal = Deal([20, 1, 20])
    deal.add_pile(1, 0, [0, 1, 0])
    deal.add_pile(2, 0, [0, 1, 2])
    assert [_dealt(deal, seed) for seed in range(20)] == [[[0, 1, 0], [0, 0, 2]]] * 20


def test_fresh_cards_may_be_anything() -> None:
    deal = Deal([2, 2])
    deal.add_pile(1, 4, [0, 0])
    deal.add_pile(1, 0, [0, 2])
    hands = {tuple(_dealt(deal, seed)[0]) for seed in range(20)}
    assert hands == {(1, 0), (0, 1)}


def test_a_matching_is_found_wherever_there_is_one() -> None:
    for masks in product(range(8), repeat=3):
        is_possible = any(
            all(masks[one] >> mark & 1 for one, mark in enumerate(marks))
            for marks in permutations(range(3))
        )
        assert has_matching(list(masks), 3) == is_possible
        found = matched(list(masks), [2, 0, 1], [1, 2, 0])
        assert sorted(one for one, _ in found) == ([0, 1, 2] if is_possible else [])
        assert all(masks[one] >> mark & 1 for one, mark in found)


def test_the_mark_that_comes_first_is_tried_first() -> None:
    assert matched([0b110], [0], [2, 1, 0]) == [(0, 2)]
    assert matched([0b110], [0], [0, 1, 2]) == [(0, 1)]
