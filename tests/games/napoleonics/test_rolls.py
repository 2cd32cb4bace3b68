"""§2.4, §5.5.8, §5.6.8, §5.7 Exact numbers of ways against every roll, and against many rolls."""

from collections import Counter
from itertools import product

import pytest

from grognard.core.dice import SeededDice
from grognard.games.napoleonics.rules.s02_04_rolls import (
    CHECK_KILLED,
    CHECK_NONE,
    CHECK_SURVIVED,
    chance_of_hits,
    expected_hits,
    hit_faces,
    outcomes,
    show,
    ways,
)
from grognard.games.napoleonics.tables import (
    ARTILLERY,
    CAVALRY,
    FACES,
    FLAG,
    INFANTRY,
    LONE_LEADER,
    SABER,
)


def test_5_5_8_sabers_score_in_melee_only_and_not_for_everyone() -> None:
    assert [hit_faces(arm, False, True) for arm in (INFANTRY, CAVALRY, ARTILLERY)] == [2, 1, 1]
    assert [hit_faces(arm, True, True) for arm in (INFANTRY, CAVALRY, ARTILLERY)] == [3, 2, 2]
    assert [hit_faces(arm, True, False) for arm in (INFANTRY, CAVALRY, ARTILLERY)] == [2, 1, 1]
    assert hit_faces(LONE_LEADER, True, False) == 1


@pytest.mark.parametrize("dice", [0, 1, 2, 3, 4, 5])
@pytest.mark.parametrize("arm", [INFANTRY, CAVALRY])
@pytest.mark.parametrize("is_melee", [False, True])
def test_2_4_ways_agree_with_every_roll(dice: int, arm: int, is_melee: bool) -> None:
    scoring = {arm, SABER} if is_melee else {arm}
    counted: Counter[tuple[int, int]] = Counter()
    for roll in product(FACES, repeat=dice):
        counted[sum(face in scoring for face in roll), roll.count(FLAG)] += 1
    faces = hit_faces(arm, is_melee, True)
    for hits in range(dice + 2):
        for flags in range(dice + 2):
            assert ways(dice, faces, hits, flags) == counted[hits, flags]


@pytest.mark.parametrize("has_leader", [False, True])
@pytest.mark.parametrize("blocks", [1, 2, 4])
def test_5_7_outcomes_are_everything_that_can_happen(blocks: int, has_leader: bool) -> None:
    found = outcomes(4, INFANTRY, 3, blocks, has_leader, True)
    assert sum(one.ways / one.of for one in found) == pytest.approx(1.0)
    assert len({(one.hits, one.flags, one.check) for one in found}) == len(found)
    for one in found:
        assert one.hits <= blocks
        assert one.flags == 0 or one.hits < blocks
        assert (one.check == CHECK_NONE) == (not has_leader or one.hits == 0)
        extra = 0 if one.check == CHECK_NONE else (1 if one.hits == blocks else 2)
        assert len(one.rolls) == 4 + extra


def test_5_7_a_leader_dies_on_two_sabers_with_his_unit_and_on_one_without_it() -> None:
    chances = {(one.hits, one.check): one for one in outcomes(1, INFANTRY, 3, 2, True, False)}
    killed, lives = chances[1, CHECK_KILLED], chances[1, CHECK_SURVIVED]
    assert killed.ways / (killed.ways + lives.ways) == pytest.approx(1 / 36)
    chances = {(one.hits, one.check): one for one in outcomes(1, INFANTRY, 3, 1, True, False)}
    killed, lives = chances[1, CHECK_KILLED], chances[1, CHECK_SURVIVED]
    assert killed.ways / (killed.ways + lives.ways) == pytest.approx(1 / 6)


@pytest.mark.parametrize("arm", [INFANTRY, CAVALRY, ARTILLERY, LONE_LEADER])
def test_2_4_the_faces_shown_are_the_outcome(arm: int) -> None:
    hit = SABER if arm == LONE_LEADER else arm
    for hits in range(4):
        for flags in range(4 - hits):
            faces = [FACES[number] for number in show(4, arm, hits, flags)]
            assert (faces.count(hit), faces.count(FLAG)) == (hits, flags)
            assert SABER not in faces or arm == LONE_LEADER


def test_2_4_expectations_agree_with_the_ways() -> None:
    for dice in range(1, 8):
        for faces in (1, 2, 3):
            of = 6**dice
            pairs = [(h, f) for h in range(dice + 1) for f in range(dice - h + 1)]
            mean = sum(min(h, 3) * ways(dice, faces, h, f) for h, f in pairs) / of
            two = sum(ways(dice, faces, h, f) for h, f in pairs if h >= 2) / of
            assert expected_hits(dice, faces, 3) == pytest.approx(mean)
            assert chance_of_hits(dice, faces, 2) == pytest.approx(two)


def test_2_4_outcomes_agree_with_a_hundred_thousand_rolls() -> None:
    rolls = 100_000
    dice = SeededDice(24)
    counted: Counter[tuple[int, int]] = Counter()
    for _ in range(rolls):
        faces = [FACES[dice.below(6, "melee")] for _ in range(4)]
        hits = min(3, sum(face in (CAVALRY, SABER) for face in faces))
        counted[hits, 0 if hits == 3 else faces.count(FLAG)] += 1
    for one in outcomes(4, CAVALRY, 2, 3, False, True):
        share = one.ways / one.of
        error = (share * (1 - share) / rolls) ** 0.5
        assert abs(counted[one.hits, one.flags] / rolls - share) < 5 * error
