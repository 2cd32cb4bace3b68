"""Awkward positions: sentences of the rulebook where several rules meet."""

from grognard.games.napoleonics.rules.s05_05_losses import BLOW_BACK, BLOW_FIRST, BLOW_MELEE
from tests.games.napoleonics.field import field

# §5.3 Movement


def test_5_3_a_unit_goes_round_its_friends_and_a_leader_rides_through_them() -> None:
    ring = ("fr LN D5", "fr LN D6", "fr LN E5", "fr LN E7", "fr LN F5", "fr LN F6")
    table = field("fr LC E6", *ring, "br LN I1", french=("attack-center", "probe-left"))
    table.play("attack-center").click("E6").done()
    assert table.prompt() == "allied play"  # nowhere to go, nobody to attack
    rider = field("fr leader E6", *ring, "br LN I1", french=("attack-center", "probe-left"))
    rider.play("attack-center").lead("E6").done().lead("E6")
    assert "D5" in rider.hexes()  # with a unit
    assert "C5" in rider.hexes()  # and beyond it


def test_5_3_4_a_leader_rides_through_another_but_does_not_stop_with_him() -> None:
    table = field("fr leader E5", "fr leader E6", "fr LN E7", "fr leader E7", "br LN I1")
    table.play("attack-center").lead("E5").done().lead("E5")
    assert "E6" not in table.hexes()
    assert "E7" not in table.hexes()
    assert "E8" in table.hexes()
    assert table.why_hex("E6") == "two-leaders"


def test_5_3_5_the_unit_a_leader_leaves_has_no_order_of_its_own() -> None:
    table = field("fr LN E5", "fr leader E5", "br LN E6").play("attack-center").lead("E5").done()
    assert table.units() == []
    table.lead("E5").to("D5")
    assert table.prompt() == "allied play"  # the infantry neither moves nor battles


def test_5_3_5_an_ordered_leader_whom_a_unit_joins_may_still_ride_on() -> None:
    """Ruling R40: and the unit, which stopped with him, stays."""
    table = field("fr LN E5", "fr leader E6", "br LN I1").play("attack-center").click("E5")
    table.lead("E6").move("E5", "E6")
    assert table.units() == []
    table.lead("E6").to("C6")
    assert table.unit("E6") == 0
    assert table.leader("C6") == 0


# §5.7, §5.10 Leaders in trouble


def test_5_7_1_no_word_of_a_leader_is_said_where_he_was_not_checked_again() -> None:
    """Ruling R15: a blocked retreat after hits of the same roll brings no second check."""
    pieces = ("fr LN E5", "br LN I6", "br leader I6", "fr FA G6")
    table = field(*pieces).order("attack-center", "G6").stay()
    table.dice("IFFAA").attack("G6", "I6")
    table.ignore(1)
    assert [len(table.events(kind)) for kind in ("hits", "check", "leader-safe")] == [2, 1, 1]


def test_5_7_2_a_leader_whose_unit_falls_between_friends_joins_one_of_them() -> None:
    pieces = ("fr LN E5", "br LN E6 1", "br leader E6", "br LN F5", "br LN F6")
    table = field(*pieces).order("attack-center", "E5").stay()
    table.dice("FFFAAA").attack("E5", "E6").say("stand")
    table.ignore(0)  # three hexes owed and none free: the last block falls, one die for him
    assert table.events("blocked")[0].numbers[1] == 1  # §5.8: no more than there were
    assert len(table.events("check")) == 1
    assert len(table.events("check")[0].numbers) == 2
    assert table.prompt() == "allied leader-to"
    table.to("F5").say("stop")
    assert table.state.unit_at[table.state.leader_hex[0]] == table.unit("F5")
    assert table.prompt() == "french ground"


def test_5_7_2_the_attacker_waits_for_the_leader_before_it_takes_ground() -> None:
    pieces = ("fr LN E5", "br LN E6 1", "br leader E6")
    table = field(*pieces).order("attack-center", "E5").stay().dice("IAAAAA").attack("E5", "E6")
    table.say("stand")
    assert table.prompt() == "allied leader-to"
    table.to("F6").say("stop")
    table.to("E6")
    assert table.unit("E6") == 0


def test_5_10_a_retreating_leader_passes_a_led_unit_and_stops_behind_it() -> None:
    pieces = ("fr LC E5", "br leader E6", "br LN F5", "br leader F5", "br LN F6", "br leader F6")
    table = field(*pieces).order("attack-center", "E5").stay().click("E5")
    table.dice("AAAA").lead("E6")
    assert table.prompt() == "allied leader-to"
    assert table.why_hex("D6") == "leader-not-back"  # §5.10, and not §5.8, which is of units
    table.to("F6")
    assert "stop" not in table.words()
    assert table.why_word("stop") == "must-go-on"
    table.to("G6").say("stop")
    assert table.prompt() == "french ground"


# §5.8, §5.9 Retreats


def test_5_9_a_unit_may_take_a_flag_it_could_ignore() -> None:
    pieces = ("fr LN E5", "br LN E6", "br leader E6")
    table = field(*pieces).order("attack-center", "E5").stay()
    table.dice("FAAAA").attack("E5", "E6").say("stand")
    assert table.flags() == [0, 1]
    table.ignore(0).to("F6")
    assert table.leader("F6") == 0
    assert table.rolls(BLOW_BACK) == []


def test_5_13_a_unit_that_could_not_retreat_at_all_battles_back() -> None:
    pieces = ("fr LN E5", "br LN E6", "br LN F5 square", "br LN F6 square")
    table = field(*pieces).order("attack-center", "E5").stay()
    table.dice("FFAAAAAAAA").attack("E5", "E6").say("stand")
    table.ignore(1)
    assert table.blocks("E6") == 3
    assert len(table.rolls(BLOW_BACK)) == 1


def test_5_13_a_unit_that_went_back_a_hex_and_then_lost_a_block_does_not_battle_back() -> None:
    pieces = ("fr LN G5", "br LN H5", "br FA E1")
    table = field(*pieces).order("attack-center", "G5").stay()
    table.dice("FFAAA").attack("G5", "H5").say("stand")
    table.to("I5")
    assert table.blocks("I5") == 3
    assert table.rolls(BLOW_BACK) == []


# §5.12 Bonus actions


def test_5_12_2_a_ford_ends_the_breakthrough_but_not_the_bonus_melee() -> None:
    pieces = ("fr LC E5", "br LN E6 1", "br LN E7")
    table = field(*pieces, ground={"E6": "fordable"}).order("attack-center", "E5").stay()
    table.dice("SAA").attack("E5", "E6").say("stand").to("E6")
    assert table.prompt() == "french bonus"
    assert table.units() == ["E7"]
    table.click("E7").say("stand")
    assert [len(roll) for roll in table.rolls(BLOW_MELEE)] == [3, 3]  # four blocks, less the ford


def test_5_12_3_a_bonus_melee_may_go_against_a_lone_leader() -> None:
    pieces = ("fr LC E5", "br LN E6 1", "br leader E8")
    table = field(*pieces).order("attack-center", "E5").stay()
    table.dice("SAAA").attack("E5", "E6").say("stand").to("E6").to("E7")
    assert table.prompt() == "french bonus"
    table.dice("SAAA").lead("E8")
    assert table.banners("french") == 2
    assert table.prompt() == "french ground"
    table.to("E8")
    assert table.prompt() == "allied play"  # no second breakthrough


# §6 Squares and combined arms


def test_6_3_the_leader_of_a_unit_ordered_out_of_square_detaches_for_one_order_more() -> None:
    pieces = ("fr LN E5 square", "fr leader E5", "br LN I1")
    table = field(*pieces, french=("probe-center", "probe-left")).play("probe-center")
    assert table.why_leader("E5") == "leader-in-square"
    table.out("E5")
    assert table.hand("french") == 2  # one played, one back from the track
    table.lead("E5")
    table.move("E5", "F5").lead("E5").to("D5")
    assert table.is_empty("E5")


def test_6_4_1_batteries_still_add_their_dice_after_a_first_strike_that_did_not_drive_off() -> None:
    pieces = ("fr LN E5", "fr FA C5", "br LN E6")
    table = field(*pieces, allied=("first-strike", "probe-left"))
    table.order("attack-center", "E5", "C5").stay().attack("E5", "E6").click("C5")
    table.dice("IAAA" + "A" * 7).say("strike")
    assert [len(roll) for roll in table.rolls(BLOW_FIRST)] == [4]
    assert [len(roll) for roll in table.rolls(BLOW_MELEE)] == [4 + 3]  # three blocks, one, three
    assert table.rolls(BLOW_BACK) == []


def test_6_2_a_square_that_falls_to_cavalry_and_guns_opens_the_way() -> None:
    pieces = ("fr LC E5", "fr HA D7", "br LN E6 1 square", "br LN I1 square")
    table = field(*pieces).order("attack-center", "E5", "D7").stay().attack("E5", "E6")
    hand = table.hand("allied")
    table.dice("A" + "AIA").click("D7")  # the square misses; one die of the cavalry, two of guns
    assert table.rolls(BLOW_MELEE) == ["AIA"]
    assert table.hand("allied") == hand + 1  # §6.3: its card comes back
    table.to("E6").no()
    assert table.unit("E6") == 0


# §8.2 Cards


def test_8_2_6_infantry_ordered_out_of_square_fires_and_holds_with_all_its_dice() -> None:
    pieces = ("fr LN E5 square", "br LN E7")
    table = field(*pieces, french=("fire-and-hold", "probe-left")).play("fire-and-hold").out("E5")
    assert table.prompt() == "french battle"
    assert table.dice_against("E5", "E7") == 5


def test_8_2_11_la_grande_manoeuvre_orders_no_square_unless_the_option_lets_the_one_unit_be() -> (
    None
):
    """Ruling R37: the card's own sentence leaves squares out."""
    pieces = ("fr LN E5 square", "br LN E6")
    cards = ("grande-manoeuvre", "probe-left")
    march = field(*pieces, french=cards).play("grande-manoeuvre").say("four")
    assert march.prompt() == "allied play"  # nobody could be ordered
    single = field(*pieces, "fr LN C3", french=cards).play("grande-manoeuvre").say("one")
    assert single.units() == ["C3"]
    assert single.why_unit("E5") == single.why_out("E5") == "square-no-manoeuvre"
    wider = field(*pieces, french=cards, options={"manoeuvre-square": "yes"})
    wider.play("grande-manoeuvre").say("one").click("E5")
    assert wider.prompt() == "french battle"
    again = field(*pieces, french=cards, options={"manoeuvre-square": "yes"})
    assert again.play("grande-manoeuvre").say("four").prompt() == "allied play"


def test_8_2_12_a_square_gets_a_block_back_and_may_then_leave_it() -> None:
    pieces = ("fr LN E5 3 square", "br LN I1")
    table = field(*pieces, french=("rally", "probe-left")).dice("IA").play("rally")
    assert table.blocks("E5") == 4
    assert table.state.prompt() == "out"
    table.out("E5")
    assert table.prompt() == "french move"


def test_5_14_the_deck_is_made_anew_when_a_card_is_wanted_and_none_is_left() -> None:
    """Ruling R36: not as soon as the last card is drawn."""
    table = field("fr LN E5", "br LN I1", french=("probe-center", "probe-left"))
    state = table.state
    for card, count in enumerate(state.deck):
        state.discard[card] += count
        state.deck[card] = 0
    state.discard[0] -= 1
    state.deck[0] += 1
    table.order("probe-center").stay()
    assert sum(state.deck) == 0
    assert table.events("reshuffle") == []
    table.play("probe-left")
    if table.prompt() == "allied order":
        table.done()
    table.stay()
    assert len(table.events("reshuffle")) == 1
