"""Fair dice: committed before the first roll, computable by everybody after the last."""

import hashlib
import hmac
import json

import pytest

from grognard.core.dice import FairDice, fair_number
from grognard.core.fair import SEED_BYTES, commitment
from tests.core.test_dice import counts_of, is_even

SEED = bytes(range(SEED_BYTES))
SALTS = ("Ann's salt", "соль")


def numbers(count: int, n: int, salts: tuple[str, ...] = SALTS) -> list[int]:
    return [fair_number(SEED, salts, counter, "test", n) for counter in range(count)]


def test_the_commitment_is_a_hash_that_anyone_can_compute() -> None:
    expected = hashlib.sha256(b"grognard fair dice 1 " + SEED).hexdigest()
    assert commitment(SEED) == expected
    assert len(expected) == 64


def test_another_seed_has_another_commitment() -> None:
    flipped = {bytes([*SEED[:i], SEED[i] ^ 1, *SEED[i + 1 :]]) for i in range(SEED_BYTES)}
    assert len({commitment(seed) for seed in [SEED, *flipped]}) == SEED_BYTES + 1


def test_a_roll_is_the_documented_function_of_seed_salts_counter_purpose_and_sides() -> None:
    text = json.dumps([list(SALTS), 5, "attack", 10, 0], separators=(",", ":"))
    word = int.from_bytes(hmac.digest(SEED, text.encode(), "sha256")[:8], "big")
    assert fair_number(SEED, SALTS, 5, "attack", 10) == word % 10


def test_the_numbers_of_a_seed_never_change_since_records_rest_on_them() -> None:
    assert numbers(12, 6) == [0, 1, 5, 4, 2, 5, 1, 4, 4, 3, 1, 5]


def test_every_part_of_a_roll_counts() -> None:
    many = 1 << 60
    rolls = {
        fair_number(SEED, SALTS, 0, "attack", many),
        fair_number(SEED[::-1], SALTS, 0, "attack", many),
        fair_number(SEED, SALTS[::-1], 0, "attack", many),
        fair_number(SEED, ("Ann's salt",), 0, "attack", many),
        fair_number(SEED, SALTS, 1, "attack", many),
        fair_number(SEED, SALTS, 0, "defend", many),
        fair_number(SEED, SALTS, 0, "attack", many - 1),
    }
    assert len(rolls) == 7


def test_salts_cannot_be_shifted_into_each_other() -> None:
    many = 1 << 60
    salts = [("ab", "c"), ("a", "bc"), ("a,b", "c"), ('a","b', "c"), ("", "abc")]
    assert len({fair_number(SEED, pair, 0, "test", many) for pair in salts}) == len(salts)


@pytest.mark.parametrize("n", [2, 6, 10])
def test_fair_numbers_are_even(n: int) -> None:
    assert is_even(counts_of(numbers(6_000, n), n))


def test_numbers_close_to_a_whole_word_have_no_modulo_bias() -> None:
    n = 3 << 62  # plain remainders would fall into the first third half of the time
    assert is_even(counts_of([number // (1 << 62) for number in numbers(6_000, n)], 3))


def test_a_rejected_word_is_followed_by_the_next_attempt() -> None:
    n = (1 << 63) + 1
    for counter in range(40):
        attempts = [
            json.dumps([list(SALTS), counter, "test", n, attempt], separators=(",", ":"))
            for attempt in range(40)
        ]
        words = [hmac.digest(SEED, text.encode(), "sha256")[:8] for text in attempts]
        first = next(word for word in words if int.from_bytes(word, "big") < n)
        assert fair_number(SEED, SALTS, counter, "test", n) == int.from_bytes(first, "big")


def test_dice_count_their_rolls_and_give_the_numbers_of_the_function() -> None:
    dice = FairDice(SEED, SALTS)
    assert [dice.below(6, "test") for _ in range(10)] == numbers(10, 6)
    assert dice.counter == 10


def test_a_roll_does_not_depend_on_the_rolls_before_it() -> None:
    one, other = FairDice(SEED, SALTS), FairDice(SEED, SALTS)
    one.below(6, "attack")
    other.below(20, "draw")
    assert one.below(6, "attack") == other.below(6, "attack")


def test_a_clone_of_fair_dice_keeps_its_own_counter() -> None:
    dice = FairDice(SEED, SALTS)
    clone = dice.clone()
    clone.below(6, "test")
    assert (dice.counter, clone.counter) == (0, 1)
