"""Dice: even, repeatable, independent of their clones, and honest about what they cannot give."""

import itertools
import json
import math
import pickle
from collections import Counter
from collections.abc import Callable, Sequence

import pytest

from grognard.core.dice import (
    Dice,
    FairDice,
    RecordingDice,
    Roll,
    ScriptedDice,
    SeededDice,
    load_dice,
)
from grognard.core.errors import BadSave, DiceError

WORD = 1 << 32


def chi_square(counts: Sequence[int]) -> float:
    """Return how far the counts are from even."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def is_even(counts: Sequence[int]) -> bool:
    """Say whether counts look even: within six standard deviations of what chance gives."""
    freedom = len(counts) - 1
    return chi_square(counts) < freedom + 6 * math.sqrt(2 * freedom)


def counts_of(numbers: Sequence[int], n: int) -> list[int]:
    counted = Counter(numbers)
    return [counted[value] for value in range(n)]


def rolls_of(dice: Dice, n: int, count: int) -> list[int]:
    return [dice.below(n, "test") for _ in range(count)]


def all_dice() -> list[Dice]:
    """Return dice of every kind, each after a few rolls."""
    kinds: list[Dice] = [
        SeededDice(11),
        ScriptedDice([5, 4, 3, 2, 1, 0], SeededDice(12)),
        RecordingDice(SeededDice(13)),
        FairDice(b"s" * 32, ("one", "two")),
        RecordingDice(ScriptedDice([1, 2, 3, 4], FairDice(b"t" * 32))),
    ]
    for dice in kinds:
        rolls_of(dice, 6, 3)
    return kinds


# Seeded dice.


def test_the_same_seed_gives_the_same_numbers() -> None:
    assert rolls_of(SeededDice(7), 6, 100) == rolls_of(SeededDice(7), 6, 100)


def test_other_seeds_give_other_numbers() -> None:
    sequences = {tuple(rolls_of(SeededDice(seed), 6, 20)) for seed in range(-50, 50)}
    assert len(sequences) == 100


def test_a_seed_may_be_negative_or_larger_than_any_word() -> None:
    assert rolls_of(SeededDice(-1), 100, 5) != rolls_of(SeededDice(1 << 200), 100, 5)


def test_the_numbers_of_a_seed_never_change_since_records_rest_on_them() -> None:
    assert rolls_of(SeededDice(7), 6, 12) == [1, 0, 4, 3, 5, 2, 4, 4, 0, 4, 1, 5]
    assert rolls_of(SeededDice(7), 1000, 4) == [483, 0, 60, 837]


def test_the_generator_is_xoshiro128_plus_plus() -> None:
    dice = SeededDice()
    dice.a, dice.b, dice.c, dice.d = 1, 2, 3, 4
    published = [641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732]
    assert [dice.word() for _ in published] == published


@pytest.mark.parametrize("n", [2, 3, 6, 10, 52])
def test_seeded_numbers_are_even(n: int) -> None:
    for seed in range(3):
        assert is_even(counts_of(rolls_of(SeededDice(seed), n, 20_000), n))


def test_neighbouring_rolls_are_independent() -> None:
    numbers = rolls_of(SeededDice(3), 6, 36_000)
    pairs = [6 * first + second for first, second in itertools.pairwise(numbers)]
    assert is_even(counts_of(pairs, 36))


def test_the_first_rolls_of_neighbouring_seeds_are_even() -> None:
    assert is_even(counts_of([SeededDice(seed).below(6, "test") for seed in range(12_000)], 6))


def test_numbers_close_to_a_whole_word_have_no_modulo_bias() -> None:
    n = 3 << 30  # plain remainders would fall into the first third half of the time
    thirds = [number // (1 << 30) for number in rolls_of(SeededDice(5), n, 12_000)]
    assert is_even(counts_of(thirds, 3))


@pytest.mark.parametrize("n", [(1 << 31) + 1, WORD - 1, WORD, 3 << 30, WORD - 5])
def test_words_beyond_the_last_whole_multiple_are_thrown_away(n: int) -> None:
    dice, words = SeededDice(9), SeededDice(9)
    limit = WORD - WORD % n
    kept = [word % n for word in (words.word() for _ in range(600)) if word < limit]
    assert rolls_of(dice, n, len(kept)) == kept


def test_a_die_with_one_face_shows_it() -> None:
    assert rolls_of(SeededDice(1), 1, 10) == [0] * 10


# Shuffling.


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    dice = SeededDice(4)
    orders = list(itertools.permutations(range(4)))
    counted: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        dice.shuffle(items, "test")
        counted[tuple(items)] += 1
    assert set(counted) == set(orders)
    assert is_even([counted[order] for order in orders])


def test_a_shuffle_keeps_what_it_shuffles() -> None:
    items = [5, 5, 1, 9, 7]
    SeededDice(1).shuffle(items, "test")
    assert sorted(items) == [1, 5, 5, 7, 9]


def test_a_shuffle_rolls_for_each_place_but_the_first() -> None:
    dice = RecordingDice(SeededDice(1))
    dice.shuffle([1, 2, 3, 4], "deck")
    assert [(roll.purpose, roll.n) for roll in dice.take()] == [("deck", n) for n in (4, 3, 2)]


@pytest.mark.parametrize("items", [[], [8]])
def test_a_shuffle_of_nothing_or_of_one_rolls_nothing(items: list[int]) -> None:
    ScriptedDice().shuffle(items, "test")
    assert len(items) < 2


# Scripted dice.


def test_scripted_dice_give_their_numbers_in_order() -> None:
    dice = ScriptedDice([5, 0, 3])
    assert not dice.is_used_up()
    assert rolls_of(dice, 6, 3) == [5, 0, 3]
    assert dice.is_used_up()


def test_exhausted_dice_say_what_was_to_be_rolled() -> None:
    with pytest.raises(DiceError) as caught:
        ScriptedDice().below(6, "attack")
    assert caught.value.code == "dice-exhausted"
    assert caught.value.params == {"purpose": "attack", "sides": 6}


@pytest.mark.parametrize("value", [6, 7, -1])
def test_a_number_the_die_does_not_have_is_impossible_and_stays_in_the_script(value: int) -> None:
    dice = ScriptedDice([value])
    with pytest.raises(DiceError) as caught:
        dice.below(6, "attack")
    assert caught.value.code == "dice-impossible"
    assert caught.value.params == {"purpose": "attack", "sides": 6, "value": value}
    assert not dice.is_used_up()


def test_after_the_script_other_dice_go_on() -> None:
    dice = ScriptedDice([1], SeededDice(2))
    assert rolls_of(dice, 6, 5)[1:] == rolls_of(SeededDice(2), 6, 4)


def test_a_script_is_copied_so_that_its_list_can_change() -> None:
    script = [1, 2]
    dice = ScriptedDice(script)
    script[0] = 5
    assert dice.below(6, "test") == 1


# Recording dice.


def test_recording_dice_remember_each_roll_until_it_is_taken() -> None:
    dice = RecordingDice(ScriptedDice([4, 1, 0]))
    dice.below(6, "attack")
    dice.below(2, "coin")
    assert dice.take() == [Roll("attack", 6, 4), Roll("coin", 2, 1)]
    assert dice.take() == []
    dice.below(3, "draw")
    assert dice.take() == [Roll("draw", 3, 0)]


def test_a_roll_that_fails_is_not_remembered() -> None:
    dice = RecordingDice(ScriptedDice())
    with pytest.raises(DiceError):
        dice.below(6, "attack")
    assert dice.take() == []


def test_a_clone_of_recording_dice_remembers_nothing() -> None:
    dice = RecordingDice(SeededDice(1))
    dice.below(6, "test")
    clone = dice.clone()
    clone.below(6, "test")
    assert len(clone.take()) == 1
    assert len(dice.take()) == 1


def test_rolls_are_equal_when_all_three_parts_are() -> None:
    roll = Roll("attack", 6, 4)
    assert roll == Roll("attack", 6, 4)
    assert hash(roll) == hash(Roll("attack", 6, 4))
    assert roll not in (Roll("defend", 6, 4), Roll("attack", 8, 4), Roll("attack", 6, 3), "attack")
    assert repr(roll) == "Roll('attack', 6, 4)"


# Every kind.


@pytest.mark.parametrize("index", range(len(all_dice())))
def test_a_clone_gives_the_same_numbers_and_goes_its_own_way(index: int) -> None:
    dice = all_dice()[index]
    clone = dice.clone()
    ahead = rolls_of(clone, 6, 20)
    assert rolls_of(dice, 6, 20) == ahead
    assert rolls_of(dice.clone(), 6, 5) == rolls_of(dice.clone(), 6, 5)


def json_round_trip(dice: Dice) -> Dice:
    return load_dice(json.loads(json.dumps(dice.save())))


def pickle_round_trip(dice: Dice) -> Dice:
    again = pickle.loads(pickle.dumps(dice))
    assert isinstance(again, Dice)
    return again


@pytest.mark.parametrize("index", range(len(all_dice())))
@pytest.mark.parametrize("round_trip", [json_round_trip, pickle_round_trip])
def test_saved_dice_go_on_exactly_where_they_were(
    index: int, round_trip: Callable[[Dice], Dice]
) -> None:
    dice = all_dice()[index]
    again = round_trip(dice)
    assert type(again) is type(dice)
    assert rolls_of(again, 6, 20) == rolls_of(dice, 6, 20)


@pytest.mark.parametrize(
    "saved",
    [
        None,
        [],
        "seeded",
        {},
        {"kind": "loaded"},
        {"kind": "seeded"},
        {"kind": "seeded", "words": [1, 2, 3]},
        {"kind": "seeded", "words": [0, 0, 0, 0]},
        {"kind": "seeded", "words": [1, 2, 3, 1 << 32]},
        {"kind": "seeded", "words": [1, 2, 3, -4]},
        {"kind": "seeded", "words": [1, 2, 3, True]},
        {"kind": "seeded", "words": [1, 2, 3, 4.0]},
        {"kind": "scripted", "script": [1]},
        {"kind": "scripted", "script": 3, "after": None},
        {"kind": "scripted", "script": ["1"], "after": None},
        {"kind": "scripted", "script": [], "after": {"kind": "loaded"}},
        {"kind": "recording"},
        {"kind": "recording", "source": 3},
        {"kind": "fair", "seed": "xy", "salts": [], "counter": 0},
        {"kind": "fair", "seed": 3, "salts": [], "counter": 0},
        {"kind": "fair", "seed": "00", "salts": 3, "counter": 0},
        {"kind": "fair", "seed": "00", "salts": [], "counter": -1},
    ],
)
def test_broken_saves_of_dice_are_refused(saved: object) -> None:
    with pytest.raises(BadSave) as caught:
        load_dice(saved)
    assert caught.value.code == "bad-dice"
