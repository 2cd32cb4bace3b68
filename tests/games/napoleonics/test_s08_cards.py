"""§8.2 The tactic cards: whom they order, how far, and with how many dice."""

from grognard.games.napoleonics import GAME
from grognard.games.napoleonics.rules.s05_05_losses import BLOW_BACK, BLOW_FIRST, BLOW_MELEE
from grognard.games.napoleonics.tables import FIRST_STRIKE
from tests.games.napoleonics.field import Field, field


def tactic(card: str, *pieces: str) -> Field:
    """A French turn with a tactic card in hand."""
    return field(*pieces, french=(card, "probe-left", "attack-center", "probe-right"))


def reach(table: Field, name: str) -> list[str]:
    """Return where a unit may move."""
    twin = Field(table.state.clone())
    return twin.click(name).hexes()


# §8.2.1


def test_8_2_1_bayonet_charge_moves_two_hexes_and_melees_and_does_not_fire() -> None:
    table = tactic("bayonet-charge", "fr LN E3", "fr OG D7", "br LN E6", "br LN E8")
    table.order("bayonet-charge", "E3", "D7")
    table.move("E3", "E5").stay()
    assert table.dice_against("E5", "E6") == 5
    assert table.dice_against("D7", "E8") == 4 + 2 + 1  # guards have a die more
    near = tactic("bayonet-charge", "fr LN E4", "br LN E6").order("bayonet-charge", "E4").stay()
    assert near.prompt() == "allied play"  # in range, but it may not fire


def test_8_2_1_bayonet_charge_orders_four_infantry_units_and_nobody_else() -> None:
    pieces = ("fr LN C2", "fr LN C4", "fr LN C6", "fr LN C8", "fr LN C10", "fr LC B3", "fr FA B5")
    table = tactic("bayonet-charge", *pieces, "br LN I1").play("bayonet-charge")
    assert table.why_unit("B3") == "wrong-arm"
    assert table.why_unit("B5") == "wrong-arm"
    table.click("C2", "C4", "C6", "C8")
    assert sum(table.state.ordered_of) == 4
    assert table.prompt() != "french order"


# §8.2.2


def test_8_2_2_bombard_moves_guns_three_hexes_or_adds_two_dice_and_three_for_guards() -> None:
    table = tactic("bombard", "fr FA E5", "fr GFA E3", "fr HA B5", "br LN E7")
    table.order("bombard", "E5", "E3", "B5")
    assert "B8" in reach(table, "B5")
    table.move("B5", "B8").stay()
    assert table.units() == ["E5"]  # the guard's line is blocked, the horse guns moved
    assert table.dice_against("E5", "E7") == 3 + 2
    guard = tactic("bombard", "fr GFA E5", "br LN E7").order("bombard", "E5").stay()
    assert guard.dice_against("E5", "E7") == 3 + 3


def test_8_2_2_bombard_adds_no_dice_where_guns_have_no_shot() -> None:
    table = tactic("bombard", "fr FA E5 1", "br LN E9", "br LN A8").order("bombard", "E5").stay()
    assert table.dice_against("E5", "E9") == 1 + 2
    table.click("E5")
    assert table.why_unit("A8") == "out-of-range"  # §5.5.4: one block does not reach five hexes
    full = tactic("bombard", "fr FA E5 2", "br LN A8").order("bombard", "E5").stay()
    assert full.dice_against("E5", "A8") == 1 + 2


# §8.2.6


def test_8_2_6_fire_and_hold_adds_no_die_where_guns_have_no_shot() -> None:
    pieces = ("fr HA E5 1", "br LN E8", "br LN A7")
    table = tactic("fire-and-hold", *pieces).order("fire-and-hold", "E5")
    assert table.dice_against("E5", "E8") == 1 + 1
    table.click("E5")
    assert table.why_unit("A7") == "out-of-range"  # §5.5.4: one block does not reach four hexes


# §8.2.3


def test_8_2_3_cavalry_charge_adds_dice_all_turn_and_lets_heavy_cavalry_ride_three() -> None:
    pieces = ("fr HC C4", "fr GHC D7", "fr HA C8", "fr LN C10", "br LN E6 1", "br LN E8")
    table = tactic("cavalry-charge", *pieces).play("cavalry-charge")
    assert table.units() == ["C4", "C8", "D7"]
    table.click("C4", "C8", "D7")
    assert "E5" in reach(table, "C4")
    assert "C11" not in reach(table, "C8")  # horse guns move as always
    table.move("C4", "E5").stay()
    assert table.dice_against("E5", "E6") == 4 + 1 + 1
    assert table.dice_against("D7", "E8") == 4 + 1 + 2
    table.attack("E5", "E6").dice("IAAAAA").say("stand").to("E6").to("E7")
    assert table.prompt() == "french bonus"
    table.click("E8").done().say("stand")  # the horse guns are left out
    assert len(table.rolls(1)[1]) == 4 + 1 + 1  # in the bonus melee too


# §8.2.5


def test_8_2_5_elan_orders_by_symbols_and_adds_a_die_to_everyone() -> None:
    table = tactic("elan", "fr LN E5", "fr LC D7", "fr FA D3", "br LN E7", "br LN E8")
    table.dice("ICSS").play("elan")
    assert table.units() == ["D7", "E5"]  # §5.2: no artillery symbol, no flag
    table.click("E5", "D7").stay()
    assert table.dice_against("E5", "E7") == 5
    assert table.dice_against("D7", "E7") == 5


# §8.2.7


def test_8_2_7_an_attacker_that_cannot_go_back_still_attacks() -> None:
    hand = ("first-strike", "rally", "elan")
    table = field("fr LN E5", "fr LC D4", "fr LC D5", "br LN E6", allied=hand)
    table.order("attack-center", "E5").stay().attack("E5", "E6")
    table.dice("FFAA" + "AAAA").say("strike").ignore(0)
    assert table.blocks("E5") == 2  # ruling R34
    assert table.rolls(1) == ["AAA"]  # two blocks, and one die more at infantry


def test_8_2_7_one_melee_sees_one_first_strike_and_the_striker_does_not_battle_back() -> None:
    two = ("first-strike", "first-strike", "rally", "elan")
    mine = ("first-strike", "attack-center", "probe-left")
    table = field("fr LN E5", "br LN E6", "fr LN A1", french=mine[1:], allied=two)
    table.order("attack-center", "E5").stay().attack("E5", "E6")
    table.dice("AAAA" + "AAAAA").say("strike")
    assert [event.kind for event in table.events("strike")] == ["strike"]
    assert (table.rolls(BLOW_FIRST), table.rolls(BLOW_MELEE)) == (["AAAA"], ["AAAAA"])
    assert table.rolls(BLOW_BACK) == []  # §5.13, ruling R14
    assert list(table.state.strikes) == [0, 0]  # drawn for already
    assert table.prompt() == "allied play"


def test_8_2_7_whom_a_first_strike_hits_cannot_answer_with_another() -> None:
    both = ("first-strike", "attack-center", "probe-left")
    table = field("fr LN E5", "br LN E6", "fr LN A1", french=both, allied=both)
    table.order("attack-center", "E5").stay().attack("E5", "E6").dice("AAAAAAAAA")
    assert table.prompt() == "allied react"
    table.say("strike")
    assert table.prompt() == "allied play"  # nobody was asked again
    assert table.state.hand[FIRST_STRIKE] == 1


# §8.2.8


def test_8_2_8_forced_march_lets_some_infantry_battle_after_two_hexes() -> None:
    pieces = (
        "fr LN C5",
        "fr LT C7",
        "fr LN C9",
        "fr leader C9",
        "fr LC C6",
        "fr LN B2",
        "br LN I1",
    )
    table = tactic("forced-march", *pieces, "br LN E8").play("forced-march").section(1)
    assert list(table.state.ordered_of) == [1, 1, 1, 0, 0, 0, 0]
    far = tactic("forced-march", "fr LN B5", "fr LT B7", "fr GR B9", "fr LN C6", "fr leader C6",
                 "br LN E5", "br LN E7", "br LN E9")  # fmt: skip
    far.play("forced-march").section(1)
    far.move("B5", "D5").move("B7", "D7").move("B9", "D9").move("C6", "D6").stay()
    assert far.units() == ["D6", "D7", "D9"]  # plain line infantry is spent after two hexes


def test_8_2_8_a_leader_joined_at_the_end_of_a_forced_march_comes_too_late() -> None:
    table = tactic("forced-march", "fr LN C5", "fr leader E6", "br LN E7").play("forced-march")
    table.move("C5", "E6").stay()
    assert table.leader("E6") == 0
    assert table.prompt() == "allied play"  # ruling R35


def test_8_2_8_forced_march_asks_only_for_sections_with_infantry() -> None:
    table = tactic("forced-march", "fr LN C5", "fr LC C2", "fr LN B12", "br LN I1")
    table.play("forced-march")
    assert table.words() == ["left", "center"]  # C2 on the French right is cavalry


# §8.2.9


def test_8_2_9_a_battery_ordered_by_cold_steel_joins_only_beside_the_target() -> None:
    pieces = ("fr LN E5", "fr HA E9", "fr LN F10", "br LN E6", "br LN E10 1")
    table = tactic("cold-steel", *pieces).play("cold-steel").attack("F10", "E10")
    assert table.units() == ["E9"]
    table.done().dice("IAAAAA").say("stand").no()
    table.attack("E5", "E6")
    assert table.prompt() == "allied react"  # ruling R24: at three hexes E9 would fire


# §8.2.10


def test_8_2_10_a_card_s_die_counts_where_half_a_block_is_none() -> None:
    hand = ("leadership", "probe-left")
    led = field("pt LN E6 1", "br leader E6", "fr LN E3", active="allied", allied=hand)
    led.play("leadership").move("E6", "E5").stay()
    assert led.dice_against("E5", "E3") == 1  # §5.5.4, §5.5.5: none, and one for the card
    plain = field("pt LN E6 1", "br leader E6", "fr LN E3", active="allied")
    plain.order("attack-center", "E6").move("E6", "E5").stay()
    assert plain.prompt() == "french play"


def test_8_2_10_leadership_orders_leaders_and_the_units_they_are_with() -> None:
    pieces = ("fr LN E5", "fr leader E5", "fr LN C7", "fr leader C9", "br LN E7")
    table = tactic("leadership", *pieces).play("leadership")
    assert list(table.state.ordered_of) == [1, 0, 0]
    table.lead("C9").to("C7")
    assert list(table.state.ordered_of) == [1, 0, 0]  # a unit he joins is not ordered
    table.stay()
    assert table.units() == ["E5"]


# §8.2.13


def test_8_2_13_a_unit_of_one_s_own_moved_by_short_supply_does_not_battle() -> None:
    table = tactic("short-supply", "fr LN E5", "fr leader E5", "br LN E7").play("short-supply")
    table.click("E5").to("A6")
    assert table.leader("A6") == 0
    assert table.prompt() == "allied play"


def test_8_2_13_the_owner_of_the_unit_picks_the_hex_unless_the_option_says_otherwise() -> None:
    assert GAME.full_options({})["supply-hex"] == "owner"  # ruling R8
    for chooser, asked in (("player", "french supply-hex"), ("owner", "allied supply-hex")):
        table = field(
            *("fr LN E5", "br LN E7", "br leader E7"),
            french=("short-supply", "probe-left"),
            options={"supply-hex": chooser},
        )
        table.play("short-supply").click("E7")
        assert table.prompt() == asked
        table.to("I9")
        assert table.leader("I9") == 0  # he goes with his unit
