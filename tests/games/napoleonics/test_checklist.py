"""What is easily missed, line by line; the number is the line's."""

import pytest

from grognard.games.napoleonics.rules.s02_01_board import HEX_NAMES, hex_named
from grognard.games.napoleonics.rules.s04_banners import banners
from grognard.games.napoleonics.rules.s09_scenarios import Objective
from grognard.games.napoleonics.tables import (
    CARD_IDS,
    COUNTER_ATTACK,
    ELAN,
    NUM_CARDS,
    SHORT_SUPPLY,
    Card,
)
from tests.games.napoleonics.field import Field, begin_turn, field
from tests.games.napoleonics.test_situations import BACK, FIRST, MELEE, RETIRING, SQUARE

FOUR = ("probe-left", "attack-center", "assault-center", "general-advance")


def test_01_first_strike_played_as_a_command_orders_nobody() -> None:
    table = field("fr LN E5", "br LN E6", french=("first-strike", "first-strike"))
    table.play("first-strike")
    assert table.prompt() == "allied play"  # §5.1, ruling R11
    assert table.hand("french") == 2


def test_02_orders_are_matched_to_quotas_not_counted_greedily() -> None:
    pieces = ("fr LN D9", "fr LN D8", "fr LN D4", "fr LN C5", "fr LN C6", "fr LN C3", "fr LN C2")
    table = field(*pieces, "fr LC C12", french=("general-advance",)).play("general-advance")
    table.click("D9", "D4", "D8", "C5")  # D9 and D4 lie in two sections each
    assert table.why_unit("C6") == "no-order-left"  # §5.2: the center is full
    table.click("C3")
    assert table.why_unit("C2") == "no-order-left"  # D4 and C3 fill that flank


def test_02_a_flag_of_elan_orders_any_unit_or_leader() -> None:
    table = field("fr LN E5", "fr LN E4", "fr leader A6", "br LN I1", french=("elan", "rally"))
    table.dice("IF").play("elan")
    table.click("E5", "E4")
    assert table.prompt() == "french move"  # §8.2.5: one symbol and one flag
    lead = field("fr LC E5", "fr leader A6", "br LN I1", french=("elan", "rally"))
    lead.dice("IF").play("elan").lead("A6")
    assert lead.prompt() == "french move"


def test_03_command_is_counted_when_the_card_is_played() -> None:
    table = field("fr LN E5 square", *(f"fr LN C{n}" for n in (5, 6, 7, 8, 9)), "br LN I1")
    table.play("assault-center").out("E5").click("C5", "C6", "C7")
    assert table.hand("french") == 4  # the card is back in the hand
    assert table.prompt() == "french move"  # §5.2, ruling R12: four orders, not five


def test_04_a_leader_detaches_only_by_cards_with_a_hat_and_costs_an_order() -> None:
    hat = field("fr LN E5", "fr leader E5", "br LN I1", french=("scout-center", "rally"))
    hat.play("scout-center").lead("E5")
    assert hat.prompt() == "french move"
    assert hat.why_unit("E5") == "not-ordered"  # §5.3.5
    bare = field("fr LN E5", "fr leader E5", "br LN I1", french=("bayonet-charge", "rally"))
    bare.play("bayonet-charge")
    assert bare.why_leader("E5") == "leader-not-by-card"


def test_04_under_leadership_a_unit_loses_its_order_when_the_leader_leaves() -> None:
    table = field("fr LN E5", "fr leader E5", "fr LN C5", "br LN E7", french=("leadership",))
    table.play("leadership")
    assert table.why_unit("E5") == ""
    table.lead("E5").to("C5")
    assert table.events("order-lost")  # §8.2.10
    assert table.prompt() == "allied play"  # nobody is left to battle; C5 was not ordered


def test_05_a_unit_that_joins_a_lone_leader_stops_there() -> None:
    table = field("fr LC E5", "fr leader E6", "br LN I1").order("attack-center", "E5").click("E5")
    assert "E6" in table.hexes()
    assert "E7" in table.hexes()  # around him
    straight = field("fr LC E5", "fr leader E6", "fr LN D5", "fr LN F5", "fr LN D4", "fr LN F4")
    straight.order("attack-center", "E5").click("E5")
    assert "E7" not in straight.hexes()  # §5.3: not through him


def test_05_a_unit_joined_by_a_leader_who_moved_may_fight_but_not_move() -> None:
    table = field("fr HC E5", "fr leader C5", "br LN E6", french=("attack-center", "rally"))
    table.play("attack-center").click("E5").lead("C5")
    table.lead("C5").to("E5")
    assert table.prompt() == "french battle"  # §5.3.5
    assert table.units() == ["E5"]


def test_06_a_leader_leaves_over_his_own_baseline_without_a_banner() -> None:
    table = field("fr LN E5", "fr leader A6", "br LN I1").play("attack-center").lead("A6").done()
    table.lead("A6")
    assert "off" in table.words()
    table.say("off")
    assert table.banners("allied") == 0  # §5.3.4
    side = field("fr LN E5", "fr leader E13", "br LN I1", french=("probe-left", "rally"))
    side.play("probe-left").lead("E13")
    if side.prompt() == "french order":
        side.done()
    side.lead("E13")
    assert side.why_word("off") == "no-exit"  # never over the sides


def test_07_only_an_enemy_unit_beside_it_keeps_a_unit_from_firing() -> None:
    table = field("fr LN E5", "br leader E6", "br LN C5").order("attack-center", "E5").stay()
    table.click("E5")
    assert table.units() == ["C5"]  # §5.5, ruling R13
    hold = field("fr LN E5", "br leader E6", "br LN C5", french=("fire-and-hold", "rally"))
    hold.play("fire-and-hold").click("E5")
    assert hold.prompt() == "french battle"


def test_08_lone_leaders_of_either_side_block_the_line_of_fire() -> None:
    for piece in ("fr leader E6", "br leader E6"):
        table = field("fr LN E5", piece, "br LN E7").order("attack-center", "E5").stay()
        assert table.prompt() in ("allied play", "french battle")
        if table.prompt() == "french battle":
            table.click("E5")
            assert table.units() == []  # §5.5.3: he may be attacked, the unit not


def test_09_an_attack_of_no_dice_cannot_be_declared_but_may_become_one() -> None:
    town = field("fr LC E5 1", "br LN E6", ground={"E6": "town"}).order("attack-center", "E5")
    town.stay()
    assert town.prompt() == "allied play"  # §5.4
    hill = field("fr LC E5", "br LN E6", ground={"E6": "hill"}).order("attack-center", "E5").stay()
    hill.attack("E5", "E6").say("square")
    assert len(hill.rolls(SQUARE)) == 1  # the square rolls
    assert hill.rolls(MELEE) == []


@pytest.mark.parametrize(("piece", "fights"), [("HA E6 2", True), ("HA E6 1", False)])
def test_10_horse_guns_of_one_block_cannot_move_and_battle(piece: str, fights: bool) -> None:
    table = field(f"fr {piece}", "br LN E9").order("attack-center", "E6").move("E6", "E7").stay()
    assert (table.prompt() == "french battle") == fights  # §5.3.3


def test_10_foot_guns_that_moved_have_no_melee_and_one_block_has_fewer_dice() -> None:
    moved = field("fr FA E5", "br LN E7").order("attack-center", "E5").move("E5", "E6").stay()
    assert moved.prompt() == "allied play"  # §5.3.3
    full = field("fr FA E5", "br LN E6").order("attack-center", "E5").stay()
    weak = field("fr FA E5 1", "br LN E6").order("attack-center", "E5").stay()
    assert full.dice_against("E5", "E6") == 4  # §5.6.4
    assert weak.dice_against("E5", "E6") == 3


def test_10_horse_guns_that_moved_do_not_reach_four_hexes() -> None:
    table = field("fr HA E4", "br LN E9", french=("recon-in-force", "rally"))
    table.order("recon-in-force", "E4").move("E4", "E5").stay()
    assert table.prompt() == "allied play"  # §5.5.4


def test_11_a_leader_whose_unit_dies_at_the_baseline_leaves_the_board() -> None:
    table = field("fr LN H6", "br LN I6 2", "br leader I6").order("attack-center", "H6").stay()
    table.dice("FFFAA" + "A").attack("H6", "I6").say("stand").ignore(0)
    assert table.events("leave")  # §5.7.2
    assert table.banners("french") == 1


def test_11_a_leader_between_rocks_dies_with_his_unit() -> None:
    rocks = {"F5": "rugged-hill", "F6": "rugged-hill"}
    table = field("fr LN E5", "br LN E6 1", "br leader E6", ground=rocks)
    table.order("attack-center", "E5").stay()
    table.dice("FFAAA" + "A").attack("E5", "E6").say("stand").ignore(0)
    assert table.banners("french") == 2  # §5.7.2


def test_11_a_leader_with_enemies_behind_must_escape() -> None:
    pieces = ("fr LN E5", "fr LN F5", "fr LN F6 2", "br LN E6 1", "br leader E6")
    table = field(*pieces).order("attack-center", "E5").stay()
    table.dice("FAAAA" + "A").attack("E5", "E6").say("stand").ignore(0)
    assert table.prompt() == "allied leader-to"
    table.dice("AA").to("F6")
    assert len(table.events("escape")[0].numbers) == 4  # §5.11: two dice for two blocks
    assert table.prompt() == "allied leader-to"
    assert "stop" not in table.words()


def test_12_hits_and_death_by_a_blocked_retreat_cause_one_check() -> None:
    table = field("fr LN H6", "br LN I6 2", "br leader I6").order("attack-center", "H6").stay()
    table.dice("IFAAA" + "AA").attack("H6", "I6").say("stand").ignore(0)
    assert len(table.events("check")) == 1  # §5.7, ruling R15
    assert table.banners("french") == 1


def test_13_a_lone_leader_attacked_retreats_and_nobody_strikes_back() -> None:
    table = field("fr LN E5", "fr FA F3", "br leader E6").order("general-advance", "E5", "F3")
    table.stay().dice("FFFA").click("E5").lead("E6")
    assert table.prompt() == "allied leader-to"  # §5.7.3: no battery, no reaction, flags void
    table.to("F5")
    if table.prompt() == "allied leader-to":
        table.say("stop")
    assert table.prompt() == "french ground"
    assert table.rolls(BACK) == []


def test_14_a_square_rolls_one_die_at_a_leader_slipping_through() -> None:
    pieces = ("fr LN E5", "fr LN F5", "fr LN F6 square", "br leader E6")
    table = field(*pieces).order("attack-center", "E5").stay()
    table.dice("AAAA").click("E5").lead("E6")
    table.dice("A").to("F6")
    assert len(table.events("escape")[0].numbers) == 3  # §5.11


def test_14_an_enemy_on_the_third_hex_kills_the_leader() -> None:
    pieces = ("fr LN E5", "fr LN F5", "fr LN F6", "fr LN G5", "fr LN G6", "fr LN G7")
    blockers = ("fr LC H4", "fr LC H5", "fr LC H6", "fr LC H7")
    table = field(*pieces, *blockers, "br leader E6").order("attack-center", "E5").stay()
    table.dice("AAAA").click("E5").lead("E6").dice("AAAAAAAAAAAA")
    while table.prompt() == "allied leader-to":
        table.to(table.hexes()[0])
    assert table.banners("french") == 1  # §5.11


def test_15_a_lone_leader_bars_the_way_of_a_unit_with_a_leader() -> None:
    pieces = ("fr LN E5", "br LN E6", "br leader E6", "br leader F5", "br LN F6")
    table = field(*pieces).order("attack-center", "E5").stay()
    table.dice("FAAAA").attack("E5", "E6").say("stand").ignore(0)
    assert table.events("blocked")[0].numbers[1] == 1  # §5.8


def test_15_a_free_hex_must_be_taken_step_by_step() -> None:
    table = field("fr LN E5", "br LN E6", "br LN F5").order("attack-center", "E5").stay()
    table.dice("FFAAA").attack("E5", "E6").say("stand")
    assert [HEX_NAMES[e.numbers[2]] for e in table.events("retreat")][:1] == ["F6"]  # ruling R16


def test_16_cavalry_may_retire_from_a_square_that_attacks() -> None:
    table = field("br LN E6 square", "fr LC E5", active="allied").order("attack-center", "E6")
    table.stay().attack("E6", "E5")
    assert "retire" in table.words()  # §6.1
    table.dice("C").say("retire")
    assert table.rolls(RETIRING) == ["C"]
    while table.prompt() == "french retreat":
        table.to(table.hexes()[0])
    assert table.prompt() == "french play"  # §6.2.7: a square takes no ground


def test_17_militia_in_square_loses_three_blocks_for_a_flag() -> None:
    table = field("fr LN E5", "pt MI E6 square").order("attack-center", "E5").stay()
    table.dice("FAAAA" + "A").attack("E5", "E6").say("stand")
    assert table.blocks("E6") == 1  # §6.2.4


def test_17_the_card_of_a_square_returns_when_the_unit_dies() -> None:
    table = field("fr LN E5", "br LN E6 1 square").order("attack-center", "E5").stay()
    table.dice("IAAAA").attack("E5", "E6").say("stand")
    assert table.hand("allied") == 5  # §6.3


def test_17_a_side_has_four_squares_at_most() -> None:
    squares = [f"br LN I{n} square" for n in (2, 4, 6, 8)]
    table = field("fr LC E5", "br LN E6", *squares).order("attack-center", "E5").stay()
    table.attack("E5", "E6")
    assert table.why_word("square") == "no-slot"  # §2.7


def test_17_a_leader_cannot_detach_from_a_square_unless_it_is_left() -> None:
    table = field("fr LN E5 square", "fr leader E5", "br LN I1").play("attack-center")
    assert table.why_leader("E5") == "leader-in-square"  # §6.2.6
    table.out("E5").lead("E5")
    assert table.why_leader("E5") == ""


def test_18_cavalry_playing_first_strike_at_a_square_rolls_one_die() -> None:
    hand = ("first-strike", "rally", "elan")
    table = field("br LN E6 square", "fr LC E5", active="allied", french=hand)
    table.order("attack-center", "E6").stay().attack("E6", "E5").dice("A" + "A").say("strike")
    assert table.rolls(FIRST) == ["A"]  # §6.2.1
    assert table.rolls(MELEE) == ["A"]
    assert table.rolls(BACK) == []  # ruling R14


def test_18_after_the_cavalry_s_die_a_square_has_no_battle_back() -> None:
    table = field("fr LC E5", "br LN E6 square").order("attack-center", "E5").stay()
    table.dice("A" + "A").attack("E5", "E6")
    assert len(table.rolls()) == 2  # §6.2.1, ruling R14
    asked = field("fr LC E5", "br LN E6 square", options={"second-blow": "yes"})
    asked.order("attack-center", "E5").stay().dice("A" + "A" + "A").attack("E5", "E6")
    assert len(asked.rolls()) == 3  # the setting second-blow
    guard = field("fr GHC E5", "br LN E6 square", options={"second-blow": "yes"})
    guard.order("attack-center", "E5").stay().dice("A" + "A" + "F").attack("E5", "E6")
    assert guard.events("bounce")  # §6.2.2: its second die is a bounce flag, too


def test_19_the_attacker_s_dice_are_counted_again_after_a_first_strike() -> None:
    hand = ("first-strike", "rally", "elan")
    table = field("fr LN E5", "fr leader E5", "br LN E6", allied=hand)
    table.order("attack-center", "E5").stay().attack("E5", "E6")
    table.dice("IIAA" + "AA" + "AAA").say("strike")
    assert table.rolls(FIRST) == ["IIAA"]
    assert len(table.events("check")) == 1  # §5.7
    assert table.rolls(MELEE) == ["AAA"]  # §8.2.7: two blocks and the bonus
    assert table.rolls(BACK) == []  # ruling R14


def test_19_two_first_strikes_in_a_turn_are_two_draws() -> None:
    hand = ("first-strike", "first-strike", "elan")
    table = field("fr LN E5", "fr LN C8", "br LN E6", "br LN C9", allied=hand)
    table.order("attack-center", "E5", "C8").stay()
    table.dice("AAAA" + "AAAAA").attack("E5", "E6").say("strike")
    table.dice("AAAA" + "AAAAA").attack("C8", "C9").say("strike")
    assert table.hand("allied") == 3  # §8.2.7
    assert table.events("first-strike-draw")[0].numbers == (2,)


def test_20_a_battery_beside_another_enemy_cannot_join() -> None:
    pieces = ("fr LN E6", "fr HA F3", "br LN F6", "br LN F2")
    table = field(*pieces).order("general-advance", "E6", "F3").stay().attack("E6", "F6")
    assert table.prompt() == "allied react"  # §6.4


def test_20_an_adjacent_battery_uses_melee_dice_and_terrain() -> None:
    ford = {"F6": "fordable"}
    table = field("fr LN E6", "fr HA F5", "br LN F6", ground=ford)
    table.order("assault-center", "E6", "F5").stay().attack("E6", "F6").click("F5")
    table.dice("AAAAAA").say("stand")
    assert table.rolls(MELEE)[0] == "AAAAAA"  # §7.7: 5 - 1 and 3 - 1


def test_20_a_battery_kept_back_may_join_the_bonus_melee() -> None:
    pieces = ("fr LC E5", "fr HA H8", "br LN E6 1", "br LN E8")
    table = field(*pieces).order("assault-center", "E5", "H8").stay()
    table.attack("E5", "E6")
    if table.prompt() == "french support":
        table.done()
    table.dice("SAAA").say("stand").to("E6").to("E7").click("E8")
    assert table.prompt() == "french support"  # §6.4
    assert table.units() == ["H8"]


def test_21_a_breakthrough_may_end_where_it_began() -> None:
    table = field("fr LC E5", "br LN E6 1", "br LN D4", "br LN I1").order("attack-center", "E5")
    table.stay().dice("SAAA").attack("E5", "E6").say("stand").to("E6")
    assert table.state.prompt() == "breakthrough"
    table.to("E5")
    assert table.prompt() == "french bonus"  # §5.12.2
    assert table.units() == ["D4"]


def test_21_without_the_vacated_hex_there_is_no_bonus_melee() -> None:
    table = field("fr LC E5", "br LN E6 1", "br LN D4").order("attack-center", "E5").stay()
    table.dice("SAAA").attack("E5", "E6").say("stand").no()
    assert table.prompt() == "allied play"  # §5.12.3


def test_21_a_second_infantry_target_may_form_square_too() -> None:
    pieces = ("fr LC E5", "br LN E6 1", "br LN E7")
    table = field(*pieces).order("attack-center", "E5").stay()
    table.dice("SAAA").attack("E5", "E6").say("stand").to("E6").no().click("E7")
    assert "square" in table.words()  # §6.2.1


def test_22_bombard_adds_dice_in_melee_too_and_moved_guns_are_silent() -> None:
    table = field("fr FA E5", "fr GFA C8", "br LN E6", "br LN C9", french=("bombard", "rally"))
    table.order("bombard", "E5", "C8").stay()
    assert table.dice_against("E5", "E6") == 6  # §8.2.2
    assert table.dice_against("C8", "C9") == 8
    moved = field("fr HA E5", "br LN E9", french=("bombard", "rally")).order("bombard", "E5")
    moved.move("E5", "E6").stay()
    assert moved.prompt() == "allied play"


def test_22_a_substitute_gets_none_of_the_card_s_benefits() -> None:
    table = field("fr LN E5", "br LN E6", french=("bombard", "rally")).play("bombard")
    assert table.events("substitute")
    table.click("E5").stay()
    assert table.dice_against("E5", "E6") == 5  # §8.2


def test_23_fire_and_hold_has_no_substitute_while_infantry_is_there() -> None:
    table = field("fr LN E5", "fr LC C5", "br LN E6", french=("fire-and-hold", "rally"))
    table.play("fire-and-hold")
    assert table.prompt() == "allied play"  # §8.2.6: all are next to the enemy


def test_23_an_enemy_retreating_beside_an_ordered_unit_silences_it() -> None:
    pieces = ("fr LN C5", "fr LN G5", "br LN E5", "br LN E8")
    table = field(*pieces, french=("fire-and-hold", "rally")).order("fire-and-hold", "C5", "G5")
    assert table.prompt() == "french battle"
    table.dice("FAAAA").attack("C5", "E5")
    table.to("F5" if "F5" in table.hexes() else table.hexes()[0])
    assert table.prompt() == "allied play"  # §8.2.6: G5 may not melee


def test_24_cold_steel_orders_those_beside_the_enemy_when_it_is_played() -> None:
    pieces = ("fr LN E5", "fr LN D5", "fr LN C8", "br LN E6")
    table = field(*pieces, french=("cold-steel", "rally")).play("cold-steel")
    assert [table.state.ordered_of[unit] for unit in range(3)] == [1, 1, 0]  # §8.2.9


def test_24_la_grande_manoeuvre_moves_leaders_four_hexes_too() -> None:
    pieces = ("fr LN A5", "fr leader A7", "br LN I1")
    table = field(*pieces, french=("grande-manoeuvre", "rally")).play("grande-manoeuvre")
    table.say("four").lead("A7").done().lead("A7")
    assert "E7" in table.hexes()  # §8.2.11, ruling R23


def test_25_rally_rolls_the_command_and_rallied_units_act() -> None:
    pieces = ("fr LN E5 2", "fr LC C5 4", "br LN E6")
    table = field(*pieces, french=("rally", "elan", "bombard")).dice("ICF").play("rally")
    assert table.blocks("E5") == 3  # §8.2.12: the cavalry is at full strength
    assert table.prompt() in ("french move", "french battle")
    assert table.why_unit("C5") == "not-ordered"
    square = field("fr LN E5 2 square", "br LN I1", french=("rally", "elan")).dice("IS")
    square.play("rally")
    assert square.state.blocks_of[0] == 3


def counter(last: str, *pieces: str, letters: str = "") -> Field:
    """Return a French turn after an Allied card, with Counter-Attack to play."""
    table = field(*pieces, french=("counter-attack", "rally", "elan"))
    if last:
        table.state.last_card[1] = Card(CARD_IDS.index(last))
    return table.dice(letters) if letters else table


def test_26_counter_attack_mirrors_a_section_card() -> None:
    table = counter("probe-left", "fr LN C3", "fr LN C11", "br LN I1").play("counter-attack")
    assert CARD_IDS[table.state.effective] == "probe-right"  # §8.2.4
    assert table.units() == ["C3"]


def test_26_counter_attack_on_the_first_turn_and_of_a_first_strike_order_nobody() -> None:
    for last in ("", "first-strike"):
        table = counter(last, "fr LN C3", "br LN I1").play("counter-attack")
        assert table.prompt() == "allied play"  # ruling R19


def test_26_counter_attack_copies_what_a_counter_attack_stood_for() -> None:
    table = counter("attack-left", "fr LN C3", "br LN G3", "br LN I1")
    table.state.hand[NUM_CARDS + COUNTER_ATTACK] += 1
    table.state.hand_size[1] += 1
    table.state.deck[COUNTER_ATTACK] -= 1
    table.play("counter-attack").done().play("counter-attack")
    assert CARD_IDS[table.state.effective] == "attack-left"  # §8.2.4


def test_26_counter_attack_of_a_scout_draws_two() -> None:
    table = counter("scout-left", "fr LN C3", "br LN I1").play("counter-attack").click("C3")
    table.stay()
    assert table.prompt() == "french keep"  # §8.1


def test_26_counter_attack_of_elan_shuffles_and_of_short_supply_asks_for_a_unit() -> None:
    table = counter("elan", "fr LN C3", "br LN I1", letters="SSS").play("counter-attack")
    assert table.events("reshuffle")  # §8.2.5
    supply = counter("short-supply", "fr LN C3", "br LN E3").play("counter-attack")
    assert supply.prompt() == "french supply-unit"
    assert supply.state.effective == SHORT_SUPPLY


def test_27_elan_shuffles_before_the_draw() -> None:
    table = field("fr LN E5", "br LN I1", french=("elan", "rally")).dice("SS").play("elan")
    kinds = [event.kind for event in table.state.log or []]
    assert kinds.index("reshuffle") < kinds.index("draw")  # ruling R20
    assert sum(table.state.discard) == 0
    held = table.state.held_then
    assert [sum(held[:NUM_CARDS]), sum(held[NUM_CARDS:])] == [1, 4]  # what was held is not new
    assert table.state.deck[ELAN] + sum(table.state.hand[ELAN::NUM_CARDS]) == 1


def test_27_the_deck_can_run_out_in_the_middle_of_a_scout_draw() -> None:
    table = field("fr LN E5", "br LN I1", french=("scout-center", "rally"))
    state = table.state
    for card in range(NUM_CARDS):
        state.discard[card] += state.deck[card]
        state.deck[card] = 0
    last = next(card for card in range(NUM_CARDS) if state.discard[card])
    state.deck[last], state.discard[last] = 1, state.discard[last] - 1
    table.play("scout-center").click("E5").stay()
    assert table.prompt() == "french keep"  # §5.14
    table.play(CARD_IDS[state.drawn[0]])
    assert len(table.events("discarded")) == 1  # ruling R21: for all to see
    assert sum(state.discard) == 1


def test_28_works_protect_through_their_sides_only() -> None:
    works = {"E6": ("NW", "NE")}
    front = field("fr LN D5", "br LN E6", works=works).order("attack-center", "D5").stay()
    assert front.dice_against("D5", "E6") == 4  # §7.5
    behind = field("fr LN E5", "br LN E6", works=works).order("attack-center", "E5").stay()
    assert behind.dice_against("E5", "E6") == 5
    front.dice("FAAA").attack("D5", "E6").say("stand")
    assert front.flags() == [0, 1]
    behind.dice("FAAAA").attack("E5", "E6").say("stand")
    assert behind.prompt() == "allied retreat"


def test_28_cavalry_loses_two_dice_out_of_works_and_an_option_forbids_squares_across_them() -> None:
    works = {"E6": ("NW", "NE")}
    out = field("br HC E6", "fr LN D5", works=works, active="allied").order("attack-center", "E6")
    out.stay()
    assert out.dice_against("E6", "D5") == 2  # §7.5: 3 + 1 - 2
    options = {"square-in-works": "not-across"}  # ruling R5
    across = field("fr LC D5", "br LN E6", works=works, options=options)
    across.order("attack-center", "D5").stay().attack("D5", "E6")
    assert across.why_word("square") == "square-terrain"
    beside = field("fr LC E5", "br LN E6", works=works, options=options)
    beside.order("attack-center", "E5").stay().attack("E5", "E6")
    assert beside.why_word("square") == ""


def test_29_temporary_banners_are_lost_when_the_unit_leaves() -> None:
    objective = Objective()
    objective.side, objective.hexes, objective.banners = 0, [hex_named("E5")], 1
    table = field("fr LN E5", "br LN I1", active="allied", objectives=[objective])
    begin_turn(table, "french")
    assert table.banners("french") == 1  # §4
    table.order("attack-center", "E5").move("E5", "D5")
    assert table.banners("french") == 0
    assert table.events("objective-lost")


def test_30_leader_checks_are_rolled_by_the_opponent() -> None:
    table = field("fr LN E5", "br LN E6", "br leader E6").order("attack-center", "E5").stay()
    table.dice("IAAAA" + "AA" + "AAA").attack("E5", "E6").say("stand")
    assert table.events("check")[0].who == 0  # §5.7


def test_31_a_quarry_stops_keeps_guns_out_and_costs_dice() -> None:
    quarry = {"E6": "quarry"}
    table = field("fr LC E5", "br LN E9", ground=quarry).order("attack-center", "E5").click("E5")
    assert "E6" in table.hexes()
    guns = field("fr HA E5", "br LN E9", ground=quarry).order("attack-center", "E5").click("E5")
    assert guns.why_hex("E6") == "impassable"  # §7.9
    fire = field("fr LN E6", "br LN E8", ground=quarry).order("attack-center", "E6").stay()
    assert fire.dice_against("E6", "E8") == 3
    into = field("fr LN E5", "br LN E6", ground=quarry).order("attack-center", "E5").stay()
    assert into.dice_against("E5", "E6") == 4


@pytest.mark.parametrize("card", sorted(set(CARD_IDS) - {"short-supply", "rally"}))
def test_every_card_that_orders_nobody_leads_to_the_draw(card: str) -> None:
    table = field("fr leader A1", "br LN I1", french=(card, "rally"), allied=FOUR)
    table.dice("SSSS").play(card)
    while table.prompt().startswith("french"):
        action = table.state.legal_actions()[-1]
        table.do(action)
    assert table.prompt() == "allied play"  # §5.1
    assert banners(table.state, 1) == 0


def test_victory_comes_at_once_and_in_the_opponent_s_turn_too() -> None:
    table = field("fr LN E5 1", "br LN E6", banners_needed=1).order("attack-center", "E5").stay()
    table.dice("AA" + "IAAA").attack("E5", "E6").say("stand")
    assert table.prompt() == "over"  # §5.15: by the battle back
    assert table.state.winner == 1
    assert table.state.section() == "§5.15"
