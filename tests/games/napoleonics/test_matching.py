"""§5.2 Orders are matched to quotas, not counted greedily."""

from itertools import permutations, product

from librt.vecs import vec
from mypy_extensions import i64

from grognard.core.dice import SeededDice
from grognard.games.napoleonics.rules.s05_02_matching import has_room, room
from grognard.games.napoleonics.tables import CARDS, COMMAND, IS_SECTION_CARD, QUOTA

BOARDS = 5000


def can_match(masks: list[int], quotas: list[int]) -> bool:
    """Say whether every piece can have an order of its own."""
    return min(room(vec[i64](masks), vec[i64](quotas))) >= 0


def by_trying(masks: list[int], quotas: list[int]) -> bool:
    """Try every way to give each piece an order of a kind that fits."""
    kinds = [[kind for kind in range(len(quotas)) if mask >> kind & 1] for mask in masks]
    return any(
        all(way.count(kind) <= quotas[kind] for kind in range(len(quotas)))
        for way in product(*kinds)
    )


def test_5_2_a_dotted_hex_is_not_charged_to_the_wrong_section() -> None:
    left, both = 0b001, 0b011
    assert can_match([both, both, left], [2, 1, 0])
    assert not can_match([left, left, both], [1, 1, 0])
    assert all(can_match(list(order), [2, 1, 0]) for order in permutations([both, both, left]))


def test_5_2_section_cards_agree_with_brute_force_on_5000_boards() -> None:
    dice = SeededDice(52)
    cards = [card for card in CARDS if IS_SECTION_CARD[card]]
    places = [0b001, 0b010, 0b100, 0b011, 0b110]
    yes = 0
    for _ in range(BOARDS):
        card = cards[dice.below(len(cards), "card")]
        quotas = [4 if q == COMMAND else q for q in QUOTA[card * 3 : card * 3 + 3]]
        masks = [places[dice.below(5, "hex")] for _ in range(dice.below(7, "pieces"))]
        expected = by_trying(masks, quotas)
        yes += expected
        assert can_match(masks, quotas) == expected
    assert BOARDS // 10 < yes < BOARDS * 9 // 10


def test_8_2_5_rolls_of_elan_agree_with_brute_force_on_5000_boards() -> None:
    """Kinds 0, 1, 2 are the arms, 3 is a flag: a unit takes its arm or a flag, a leader a flag."""
    dice = SeededDice(85)
    pieces = [0b1001, 0b1010, 0b1100, 0b1000]
    yes = 0
    for _ in range(BOARDS):
        quotas = [0, 0, 0, 0]
        for _ in range(1 + dice.below(6, "command")):
            symbol = (0, 0, 1, 2, 3, 4)[dice.below(6, "symbol")]
            if symbol < 4:
                quotas[symbol] += 1
        masks = [pieces[dice.below(4, "piece")] for _ in range(dice.below(6, "pieces"))]
        expected = by_trying(masks, quotas)
        yes += expected
        assert can_match(masks, quotas) == expected
    assert BOARDS // 10 < yes < BOARDS * 9 // 10


def test_5_2_adding_a_piece_leaves_the_others_as_they_were() -> None:
    masks = vec[i64]([0b011])
    assert has_room(room(masks, vec[i64]([1, 1, 0])), 0b001)
    assert not has_room(room(masks, vec[i64]([1, 0, 0])), 0b001)
    assert masks == vec[i64]([0b011])
