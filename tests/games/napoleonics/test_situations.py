"""The rule situations, one test each; the number is the situation's."""

from tests.games.napoleonics.field import field

FIRE, MELEE, BACK, FIRST, SQUARE, RETIRING = range(6)
ENOUGH = ("probe-left", "attack-center", "assault-center", "general-advance")


def test_01_light_infantry_that_stands_fires_with_a_die_more() -> None:
    table = field("fr LT E5", "br LN E7").order("attack-center", "E5").stay()
    assert table.dice_against("E5", "E7") == 5  # §5.5.4


def test_02_light_infantry_that_moved_fires_with_half_its_blocks_and_one() -> None:
    table = field("fr LT E5 3", "br LN E8").order("attack-center", "E5").move("E5", "E6").stay()
    assert table.dice_against("E6", "E8") == 3  # §5.5.4


def test_03_portuguese_that_moved_round_down_and_one_block_cannot_fire() -> None:
    three = field("pt LN E8 3", "fr LN E5", active="allied").order("attack-center", "E8")
    three.move("E8", "E7").stay()
    assert three.dice_against("E7", "E5") == 1  # §5.5.4
    one = field("pt LN E8 1", "pt LC I6", "fr LN E5", active="allied")
    one.order("attack-center", "E8", "I6").move("E8", "E7").stay()
    assert one.prompt() == "french play"  # nobody can battle


def test_04_british_line_fires_five_dice_standing_and_two_after_moving() -> None:
    standing = field("br LN E7", "fr LN E5", active="allied").order("attack-center", "E7").stay()
    assert standing.dice_against("E7", "E5") == 5  # §2.10
    moved = field("br LN E8", "fr LN E5", active="allied").order("attack-center", "E8")
    moved.move("E8", "E7").stay()
    assert moved.dice_against("E7", "E5") == 2


def test_05_a_unit_beside_an_enemy_may_only_melee() -> None:
    table = field("fr LN E5", "pt LN E6", "br LN E3").order("attack-center", "E5").stay()
    table.click("E5")
    assert table.units() == ["E6"]
    assert table.why_unit("E3") == "must-melee"  # §5.5


def test_06_along_an_edge_one_blocker_leaves_the_line_open() -> None:
    one = field("fr LN E5", "br LN C5", "fr LC D4", french=ENOUGH)
    one.order("assault-center", "E5").stay().click("E5")
    assert one.units() == ["C5"]  # §5.5.3
    both = field("fr LN E5", "br LN C5", "fr LC D4", "fr LC D5")
    both.order("assault-center", "E5").stay()
    assert both.prompt() == "allied play"


def test_07_a_lone_leader_cannot_be_fired_at_but_blocks_the_line() -> None:
    table = field("fr LN E5", "br leader E7", "fr FA A6")
    table.order("assault-center", "E5", "A6").stay()
    assert table.prompt() == "allied play"  # §5.7.3: nobody has a target
    blocked = field("fr FA E5", "br leader E7", "br LN E8").order("assault-center", "E5").stay()
    assert blocked.prompt() == "allied play"  # §5.5.3


def test_08_sabers_miss_in_ranged_combat() -> None:
    table = field("fr LN E5", "br LN E7").order("attack-center", "E5").stay()
    table.dice("ISSF").attack("E5", "E7")
    assert table.events("hits")[0].numbers[1:] == (1, 3)  # §5.5.8
    assert table.events("flags")[0].numbers[1:] == (1, 0)


def test_09_militia_sabers_hit_no_unit_but_kill_a_lone_leader() -> None:
    table = field("fr MI E5 3", "br LN E6").order("attack-center", "E5").stay()
    table.dice("ISSAAAA").attack("E5", "E6").say("stand")
    assert table.events("hits")[0].numbers[1:] == (1, 3)  # §5.6.8
    leader = field("fr MI E5 3", "br leader E6").order("attack-center", "E5").stay()
    leader.dice("ISS").click("E5").lead("E6")
    assert leader.events("leader-killed")
    assert leader.banners("french") == 1


def test_10_one_roll_brings_one_leader_check() -> None:
    table = field("fr LN E5", "br LN I6", "br leader I6", "fr LC H6", "br LC A1")
    table.order("assault-center", "H6").stay()
    table.dice("ISFF" + "SA").attack("H6", "I6").say("stand")
    assert table.prompt() == "allied flags"
    table.ignore(1)  # the leader's; one flag left, and the baseline is behind
    assert len(table.events("check")) == 1  # §5.7, ruling R15
    assert table.events("blocked")[0].numbers[1] == 1
    assert table.leader("I6") >= 0
    assert table.state.blocks_of[1] == 1


def test_11_a_leader_whose_unit_dies_is_checked_with_one_die_and_retreats() -> None:
    table = field("fr LN E5", "br LN E6 2", "br leader E6", "br LC I1")
    table.order("attack-center", "E5").stay().dice("IIFAA" + "F").attack("E5", "E6").say("stand")
    assert len(table.events("check")[0].numbers) == 2  # §5.7.2: one die
    assert table.prompt() == "allied leader-to"
    assert not table.events("flags")
    assert set(table.hexes()) == {"F5", "F6"}
    assert table.words() == []
    dead = field("fr LN E5", "br LN E6 2", "br leader E6", "br LC I1")
    dead.order("attack-center", "E5").stay().dice("IIFAA" + "S").attack("E5", "E6").say("stand")
    assert dead.banners("french") == 2


def test_12_flags_are_ignored_for_kind_leader_and_support() -> None:
    table = field("fr LN E5", "br GR E6", "br leader E6", "br LN F5", "br LN F6")
    table.order("attack-center", "E5").stay().dice("FFFFA").attack("E5", "E6").say("stand")
    assert table.prompt() == "allied flags"
    assert table.flags() == [0, 1, 2, 3]  # §5.9: one of four must be obeyed
    table.ignore(3)
    assert table.events("blocked")  # both hexes behind are held by friends
    free = field("fr LN E5", "br GR E6", "br leader E6", "br LN E7", "br LN D6")
    free.order("attack-center", "E5").stay().dice("FFFFA").attack("E5", "E6").say("stand")
    free.ignore(1)
    assert free.prompt() == "allied retreat"  # he may ignore fewer


def test_13_a_leader_who_dies_no_longer_cancels_the_flag() -> None:
    table = field("fr LN E5", "br LN E6", "br leader E6", "br LC I1")
    table.order("attack-center", "E5").stay().dice("IFAAA" + "SS").attack("E5", "E6").say("stand")
    assert table.events("leader-killed")
    assert table.prompt() == "allied retreat"  # §5.9: nothing to ignore it with


def test_14_a_lone_leader_beside_a_unit_supports_it() -> None:
    table = field("fr LN E5", "br LN E6", "br LN E7", "br leader F6")
    table.order("attack-center", "E5").stay().dice("FAAAA").attack("E5", "E6").say("stand")
    assert table.flags() == [0, 1]  # §5.9


def test_15_a_square_supports_others_but_is_not_supported() -> None:
    outside = field("fr LN E5", "br LN E6", "br LN F5 square", "br LN F6")
    outside.order("attack-center", "E5").stay().dice("FAAAA").attack("E5", "E6").say("stand")
    assert outside.flags() == [0, 1]  # §6.2.5
    square = field("fr LN E5", "br LN E6 square", "br LN F5", "br LN F6")
    square.order("attack-center", "E5").stay().dice("FAAAAA").attack("E5", "E6").say("stand")
    assert square.events("blocked")[0].numbers[1] == 1


def test_16_militia_that_retreats_one_of_three_hexes_loses_two_blocks() -> None:
    table = field("fr LN F6", "pt MI G7", "br LN I8", "br LN I7", "br LN I6")
    table.order("attack-center", "F6").stay().dice("FAAAA").attack("F6", "G7").say("stand")
    if table.prompt() == "allied retreat":
        table.to(table.hexes()[0])
    assert table.events("blocked")[0].numbers[1] == 2  # §5.8
    assert len(table.events("retreat")) == 1


def test_17_a_lone_leader_stops_a_retreat() -> None:
    table = field("fr LN E5", "br LN E6", "br leader F6", "br LC F5")
    table.order("attack-center", "E5").stay().dice("FFAAA").attack("E5", "E6").say("stand")
    if table.prompt() == "allied flags":
        table.ignore(0)
    assert table.leader("F6") >= 0
    assert table.blocks("F6") == 4
    assert not table.events("blocked")


def test_18_retiring_cavalry_loses_only_to_its_own_symbol() -> None:
    table = field("br LN E6", "fr LC E5", active="allied").order("attack-center", "E6").stay()
    table.dice("CSSF").attack("E6", "E5")
    assert "retire" in table.words()
    table.say("retire")
    assert table.state.blocks_of[1] == 3  # §6.1
    while table.prompt() == "french retreat":
        table.to(table.hexes()[0])
    assert len(table.events("retreat")) == 2
    assert not table.rolls(BACK)
    assert table.prompt() == "allied ground"
    table.to("E5")
    assert table.unit("E5") == 0


def test_19_cavalry_retires_only_with_two_hexes_and_only_from_infantry() -> None:
    short = field("br LN C6", "fr LC B6", active="allied").order("attack-center", "C6").stay()
    short.attack("C6", "B6")
    assert short.why_word("retire") == "cannot-retire"  # §6.1: one row is left
    by_guns = field("br FA E6", "fr LC E5", active="allied").order("attack-center", "E6").stay()
    by_guns.attack("E6", "E5")
    assert by_guns.why_word("retire") == "not-infantry-attack"
    by_horse = field("br LC E6", "fr LC E5", active="allied").order("attack-center", "E6").stay()
    by_horse.attack("E6", "E5")
    assert by_horse.why_word("retire") == "not-infantry-attack"
    fired = field("br LN E7", "fr LC E5", active="allied").order("attack-center", "E7").stay()
    fired.dice("AAAAA").attack("E7", "E5")
    assert fired.prompt() == "french play"  # no reaction to fire
    back = field("fr LC E5", "br LN E6").order("attack-center", "E5").stay()
    back.dice("AAAA" + "AAAA").attack("E5", "E6").say("stand")
    assert back.rolls(BACK) == ["AAAA"]
    assert back.prompt() == "allied play"


def test_20_a_square_costs_a_blind_card_and_needs_three_in_hand() -> None:
    table = field("fr LC E5", "br LN E6", allied=("probe-left", "attack-center", "elan"))
    table.order("attack-center", "E5").stay().attack("E5", "E6")
    table.say("square")
    assert table.hand("allied") == 2  # §6.2.1
    assert sum(card >= 0 for card in table.state.track) == 1
    two = field("fr LC E5", "br LN E6", allied=("probe-left", "attack-center"))
    two.order("attack-center", "E5").stay().attack("E5", "E6")
    assert two.why_word("square") == "too-few-cards"


def test_21_nothing_cancels_the_bounce_flag() -> None:
    table = field("fr CU E5", "fr leader E5", "fr LC D4", "fr LC E4", "br LN E6 square")
    table.order("attack-center", "E5").stay().dice("F").attack("E5", "E6")
    assert table.events("bounce")
    assert not table.rolls(MELEE)
    assert table.prompt() in ("french retreat", "allied play")
    boxed = field("fr CU E5", "fr LN D4", "fr LN D5", "br LN E6 square")
    boxed.order("attack-center", "E5").stay().dice("F").attack("E5", "E6")
    assert boxed.blocks("E5") == 3  # it cannot go back
    assert boxed.rolls(MELEE) == []  # §6.2.2, ruling R33: thrown back all the same
    assert boxed.prompt() == "allied play"


def test_22_cavalry_never_rolls_more_than_one_die_at_a_square() -> None:
    table = field(
        "br HC E6", "fr LN E5 square", active="allied", allied=("cavalry-charge", *ENOUGH)
    )
    table.order("cavalry-charge", "E6").stay().dice("A" + "A").attack("E6", "E5")
    assert table.rolls(MELEE) == ["A"]  # §6.2.1


def test_23_a_square_on_a_hill_faces_the_battery_alone() -> None:
    pieces = ("fr LC E5", "fr HA E9", "br LN E6 square")
    table = field(*pieces, ground={"E6": "hill"}).order("assault-center", "E5", "E9").stay()
    table.attack("E5", "E6")
    assert table.why_word("done") == "no-dice"  # §7.2: 1 - 1
    table.dice("A" + "I").click("E9")
    assert table.rolls(SQUARE) == ["A"]
    assert table.rolls(MELEE) == ["I"]
    alone = field(*pieces, ground={"E6": "hill"}).order("assault-center", "E5").stay()
    assert alone.prompt() == "allied play"


def test_24_infantry_attacks_a_square_with_all_its_dice() -> None:
    table = field("fr LN E5 3", "br LN E6 square").order("attack-center", "E5").stay()
    table.dice("AAAA" + "A").attack("E5", "E6").say("stand")
    assert table.rolls(MELEE) == ["AAAA"]
    assert table.rolls(BACK) == ["A"]


def test_25_a_square_loses_a_block_for_each_flag_it_cannot_ignore() -> None:
    table = field("fr LN E5", "br LN E6 square").order("attack-center", "E5").stay()
    table.dice("FFAAA" + "A").attack("E5", "E6").say("stand")
    assert table.blocks("E6") == 2  # §6.2.4
    steady = field("fr LN E5", "br GR E6 square", "br leader E6")
    steady.order("attack-center", "E5").stay().dice("FFAAA").attack("E5", "E6").say("stand")
    assert steady.flags() == [0, 1, 2]


def test_26_a_unit_ordered_out_of_square_fires_as_if_it_stood() -> None:
    table = field("br LN E7 square", "fr LN E5", active="allied").play("attack-center").out("E7")
    assert table.hand("allied") == 4
    assert table.state.slot_of[0] == -1
    table.stay()
    assert table.dice_against("E7", "E5") == 5
    held = field("br LN E7 square", "fr LC E6", active="allied").play("attack-center")
    assert held.why_out("E7") == "cavalry-near"


def test_27_a_battery_adds_its_dice_and_all_sabers_hit() -> None:
    table = field("fr LN E6", "fr HA F3", "br LN F6").order("general-advance", "E6", "F3").stay()
    table.attack("E6", "F6")
    assert table.prompt() == "french support"
    assert table.units() == ["F3"]
    table.click("F3").dice("SSSSSS").say("stand")
    assert table.rolls(MELEE) == ["SSSSSS"]
    assert table.banners("french") == 1


def test_28_militia_lends_its_weak_sabers_to_the_guns() -> None:
    table = field("fr MI E6", "fr HA F3", "br LN F6").order("general-advance", "E6", "F3").stay()
    table.attack("E6", "F6").click("F3").dice("SSSSS" + "AAAA").say("stand")
    assert table.blocks("F6") == 4  # §6.4.1
    pieces = ("fr FA C6", "fr LN D5", "fr LN D6", "br LN E6")
    alone = field(*pieces, ground={"C6": "hill"}).order("assault-center", "C6", "D5").stay()
    alone.click("C6")
    assert alone.units() == ["E6"]  # §7.2: over friends, alone
    joined = field(*pieces, ground={"C6": "hill"}).order("assault-center", "C6", "D5").stay()
    joined.attack("D5", "E6")
    assert joined.prompt() == "allied react"  # no battery can join


def test_29_the_target_battles_back_at_the_infantry_only() -> None:
    table = field("fr LN E6", "fr HA E5", "br LN F5").order("assault-center", "E6", "E5").stay()
    table.attack("E6", "F5")
    table.click("E5").dice("AAAAAAAA" + "IIII").say("stand")
    assert table.state.blocks_of[0] == 0
    assert table.blocks("E5") == 3


def test_30_a_first_strike_that_drives_the_attacker_off_silences_the_guns() -> None:
    table = field("fr LN E6", "fr HA F3", "br LN F6", allied=("first-strike", "elan", "rally"))
    table.order("general-advance", "E6", "F3").stay().attack("E6", "F6").click("F3")
    table.dice("FAAA").say("strike")
    while table.prompt() == "french retreat":
        table.to(table.hexes()[0])
    assert table.rolls(MELEE) == []  # §8.2.7
    assert table.prompt() == "allied play"
    draws = [event.who for event in table.events("draw")]
    assert draws == [1, 0]  # the First Strike player draws first
    back = field("br LN F6", "fr LN E6", active="allied", allied=("first-strike", *ENOUGH))
    back.order("attack-center", "F6").stay().dice("AAAA" + "AAAAA").attack("F6", "E6").say("stand")
    assert back.prompt() == "french play"  # no First Strike against a battle back


def test_31_breakthrough_one_bonus_melee_and_no_more() -> None:
    table = field("fr LC E5", "br LN E6 1", "br LN E8 1", "br LN E9 1")
    table.order("attack-center", "E5").stay().dice("SAAA").attack("E5", "E6").say("stand")
    assert table.prompt() == "french ground"
    table.to("E6")
    assert table.prompt() == "french breakthrough"
    table.to("E7")
    assert table.prompt() == "french bonus"
    assert table.units() == ["E8"]
    table.dice("SAAA").click("E8").say("stand").to("E8")
    assert table.unit("E8") == 0  # §5.12.3: it enters, and may do no more
    assert table.prompt() == "allied play"
    wood = field("fr LC E5", "br LN E6 1", "br LN E7 1", ground={"E6": "forest"})
    wood.order("attack-center", "E5").stay().dice("SA").attack("E5", "E6").say("stand").to("E6")
    assert wood.prompt() == "allied play"  # §7.1: it stops and may not battle


def test_32_cold_steel_adds_a_die_to_the_first_melee_only() -> None:
    table = field("br HC E6", "fr LN E5 1", "fr LN E3", active="allied", allied=("cold-steel",))
    table.play("cold-steel")
    assert table.prompt() == "allied battle"  # §8.2.9: nobody moves
    assert table.dice_against("E6", "E5") == 5
    table.dice("SAAAA").attack("E6", "E5").say("stand").to("E5").to("E4")
    assert table.prompt() == "allied bonus"
    table.dice("AAAA").click("E3")
    table.say("stand")
    assert table.rolls(MELEE)[-1] == "AAAA"
