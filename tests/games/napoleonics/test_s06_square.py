"""§6.2.1 When infantry may not form square."""

import pytest

from grognard.games.napoleonics.rules.s05_05_losses import BLOW_BACK, BLOW_FIRST
from tests.games.napoleonics.field import field

HAND = ("rally", "elan", "attack-center", "probe-left")
FOUR_SQUARES = [f"br LN I{n} square" for n in (1, 3, 5, 7)]


@pytest.mark.parametrize(("cards", "why"), [(3, ""), (2, "too-few-cards"), (1, "too-few-cards")])
def test_6_2_1_a_square_needs_more_than_two_cards_in_hand(cards: int, why: str) -> None:
    table = field("fr LC E5", "br LN E6", allied=HAND[:cards])
    table.order("attack-center", "E5").stay().attack("E5", "E6")
    assert table.why_word("square") == why


def test_6_2_1_no_square_against_cavalry_that_battles_back() -> None:
    table = field("fr LN E5", "br LC E6", "br LN I1", french=("attack-center", *HAND[:3]))
    table.order("attack-center", "E5").stay().attack("E5", "E6").dice("AAAA" + "AAA").say("stand")
    assert table.rolls(BLOW_BACK) == ["AAA"]  # all its dice, at a unit in line
    assert table.state.slot_of[table.unit("E5")] < 0
    assert table.prompt() == "allied play"  # the French were not asked


def test_6_2_1_no_square_against_a_first_strike_by_cavalry() -> None:
    hand = ("first-strike", "bombard", "probe-right")
    table = field("fr LN E5", "br LC E6", french=("attack-center", *HAND[:3]), allied=hand)
    table.order("attack-center", "E5").stay().attack("E5", "E6").dice("AAA" + "AAAA").say("strike")
    assert table.rolls(BLOW_FIRST) == ["AAA"]
    assert table.state.slot_of[table.unit("E5")] < 0
    assert table.prompt() == "allied play"  # the French were not asked


def test_2_7_no_square_when_the_track_is_full() -> None:
    for squares, why in ((3, ""), (4, "no-slot")):
        table = field("fr LC E5", "br LN E6", *FOUR_SQUARES[:squares])
        table.order("attack-center", "E5").stay().attack("E5", "E6")
        assert table.why_word("square") == why
