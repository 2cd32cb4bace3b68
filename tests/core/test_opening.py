"""Seed and salts become known in an order in which nobody can choose a salt late."""

from itertools import permutations

import pytest

from grognard.core.dice import fair_number
from grognard.core.dice_header import fair_header, order_refusal
from grognard.core.fair import commitment, is_hash, is_salt, new_salt, new_seed, salt_commit
from grognard.core.opening import REFUSALS, Opening, OrderError, lone_opening
from tests.core.records import HEX_SALTS, SECRET
from tests.core.records import opening as two_people

PROMISE = commitment(SECRET)
ANN, BOB = HEX_SALTS
HASHES = tuple(salt_commit(PROMISE, salt) for salt in HEX_SALTS)


def fresh(givers: int = 2) -> Opening:
    return Opening(PROMISE, givers, range(givers))


def test_a_salt_is_sixteen_random_bytes_or_more() -> None:
    assert is_salt(new_salt())
    assert new_salt() != new_salt()
    assert len(new_seed()) == 32
    for text in ("", "salt", "0" * 31, "0" * 65, "g" * 32, "0A" * 16, "\u0660" * 32):
        assert not is_salt(text)


def test_the_hash_of_a_salt_belongs_to_one_match_and_to_nothing_else() -> None:
    assert is_hash(HASHES[0])
    others = {salt_commit(commitment(bytes(32)), ANN), salt_commit(PROMISE, BOB), PROMISE}
    assert HASHES[0] not in others
    assert commitment(ANN.encode()) != HASHES[0]


def test_who_committed_tells_after_who_did_not() -> None:
    opening = two_people()
    assert opening.is_complete()
    assert opening.told == [("seed-hash", -1), ("salt-hash", 0), ("salt", 1), ("salt", 0)]
    assert (opening.salts, opening.hashes) == ([ANN, BOB], [HASHES[0], ""])
    assert order_refusal(fair_header(opening)) == ("", -1)


def test_before_the_match_everybody_sees_the_hash_of_every_salt_that_was_told() -> None:
    opening = fresh()
    assert [opening.seen_hash(seat) for seat in (0, 1)] == ["", ""]
    opening.commit(0, HASHES[0])
    opening.tell(1, BOB)
    assert tuple(opening.seen_hash(seat) for seat in (0, 1)) == HASHES
    assert not opening.is_complete()


def test_one_salt_is_enough_where_one_program_asks() -> None:
    opening = lone_opening(SECRET, 2)
    assert opening.is_complete()
    assert opening.told == [("seed-hash", -1), ("salt", 0)]


@pytest.mark.parametrize("code", REFUSALS)
def test_everything_out_of_its_order_is_refused_with_its_code(code: str) -> None:
    opening = fresh()
    if code in ("salt-changed", "salt-differs", "salt-late"):
        opening.commit(0, HASHES[0])
    if code == "salt-late":
        opening.tell(1, BOB)
        opening.givers.append(1)
        opening.hashes.append("")
        opening.salts.append("")
        opening.givers.append(2)
    tries = {
        "bad-salt": lambda: opening.tell(0, "pepper"),
        "salt-changed": lambda: opening.commit(0, HASHES[1]),
        "salt-differs": lambda: opening.tell(0, BOB),
        "salt-early": lambda: opening.tell(0, ANN),
        "salt-late": lambda: opening.commit(2, HASHES[1]),
        "salt-unwanted": lambda: opening.tell(5, ANN),
    }
    told = list(opening.told)
    with pytest.raises(OrderError) as caught:
        tries[code]()
    assert caught.value.code == code
    assert opening.told == told


def test_the_same_told_again_changes_nothing_and_another_salt_is_refused() -> None:
    opening = two_people()
    told = list(opening.told)
    opening.commit(0, HASHES[0])
    opening.tell(0, ANN)
    opening.tell(1, BOB)
    assert opening.told == told
    for seat, salt in ((0, BOB), (1, ANN)):
        assert opening.why_not_tell(seat, salt) in ("salt-changed", "salt-differs")


def test_no_order_of_three_people_lets_one_choose_after_a_salt_is_known() -> None:
    """Every order of three hashes and three salts: what is taken leaves nobody a choice."""
    salts = [f"{seat:032x}" for seat in range(3)]
    hashes = [salt_commit(PROMISE, salt) for salt in salts]
    complete = 0
    for order in permutations([(kind, seat) for kind in ("hash", "salt") for seat in range(3)]):
        opening = Opening(PROMISE, 3, range(3))
        known = False
        for kind, seat in order:
            bound = {other for other in range(3) if opening.seen_hash(other)}
            if kind == "hash" and not opening.why_not_commit(seat, hashes[seat]):
                assert seat in bound or not known
                opening.commit(seat, hashes[seat])
            elif kind == "salt" and not opening.why_not_tell(seat, salts[seat]):
                assert bound | {seat} == {0, 1, 2}
                opening.tell(seat, salts[seat])
                known = True
        if opening.is_complete():
            complete += 1
            assert order_refusal(fair_header(opening)) == ("", -1)
    assert complete > 0


def test_a_seat_that_told_no_hash_cannot_answer_a_salt_that_is_known() -> None:
    """The attack the order is for: seed and first salt in hand, the last salt is searched."""
    old = [("", "salt of the victim")]
    wanted = [0, 0]
    searched = next(
        f"{number:032x}"
        for number in range(5000)
        if [fair_number(SECRET, [old[0][1], f"{number:032x}"], k, "t", 6) for k in (0, 1)] == wanted
    )
    opening = fresh()
    opening.commit(0, HASHES[0])
    opening.tell(1, BOB)
    opening.tell(0, ANN)
    assert opening.why_not_tell(1, searched) == "salt-changed"
