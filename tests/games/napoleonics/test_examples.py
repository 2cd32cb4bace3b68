"""The rulebook's worked examples."""

from tests.games.napoleonics.field import Field, begin_turn, field

FIRE, MELEE, BACK, FIRST, SQUARE, RETIRING = range(6)


# §5.3.5 The grenadiers, their leader and the heavy cavalry


def grenadiers() -> Field:
    pieces = ("fr GR C5", "fr leader C5", "fr HC C7", "br LN E7", "br LN E5")
    table = field(*pieces).play("attack-center").click("C5").lead("C5").click("C7")
    assert table.prompt() == "french move"  # three orders, one of them to detach
    return table


def test_5_3_5_the_cavalry_moves_first_and_then_the_leader_joins_it() -> None:
    table = grenadiers().move("C7", "D7").lead("C5").to("D7").move("C5", "D4").stay()
    assert table.leader("D7") == 0
    assert table.units() == ["D4", "D7"]  # both may battle
    assert table.dice_against("D7", "E7") == 5


def test_5_3_5_a_leader_who_has_joined_the_cavalry_keeps_it_where_it_is() -> None:
    table = grenadiers().move("C5", "D5")
    assert table.leader("C5") == 0  # the grenadiers left without him
    table.lead("C5").to("C7")
    assert table.prompt() == "french battle"  # nobody is left to move
    assert table.units() == ["D5"]
    near = field("fr GR C5", "fr leader C5", "fr HC D7", "br LN E7", "br LN I1")
    near.play("attack-center").click("C5").lead("C5").click("D7")
    near.move("C5", "D5").lead("C5").to("D7")
    assert "D7" in near.units()  # but the cavalry may battle from where it stands


def test_5_3_5_grenadiers_ordered_alone_take_their_leader_along() -> None:
    table = field("fr GR C5", "fr leader C5", "br LN E7").order("attack-center", "C5")
    table.move("C5", "D5")
    assert table.leader("D5") == 0


# §5.5.4 French light infantry against a British line


def test_5_5_4_light_infantry_rolls_five_dice_standing_and_three_after_a_move() -> None:
    left = field("fr LT E6", "br LN E8").order("attack-center", "E6").stay()
    assert left.dice_against("E6", "E8") == 5
    right = field("fr LT E9 3", "br LN E6").order("attack-center", "E9").move("E9", "E8").stay()
    assert right.dice_against("E8", "E6") == 3


# §5.7.1 One roll, one check


def test_5_7_1_losses_and_a_blocked_retreat_of_one_roll_bring_one_check() -> None:
    pieces = ("fr LN E5", "br LN E6", "br leader E6", "br LC F5", "br LC F6")
    table = field(*pieces).order("attack-center", "E5").stay().attack("E5", "E6")
    table.dice("IFFFA" + "AA").say("stand").ignore(0)
    assert len(table.events("check")) == 1
    assert table.events("blocked")[0].numbers[1] == 3


# §5.11 The three escapes


def escape(*enemies: str) -> Field:
    table = field("fr LN E5", "br leader E6", "br LN I1", *enemies).order("attack-center", "E5")
    return table.stay().dice("AAAA").click("E5").lead("E6")


def test_5_11_a_leader_slips_past_two_blocks_of_infantry() -> None:
    table = escape("fr LN F5 2", "fr LC F6 3")
    assert table.prompt() == "allied leader-to"
    table.dice("IA").to("F5")
    assert table.events("escape")[0].numbers[2:] == (0, 3)
    assert table.prompt() == "allied leader-to"
    assert "stop" not in table.words()  # he cannot stay with the enemy
    one = Field(table.state.clone())
    one.to("G5").say("stop")
    assert one.leader("G5") == 0
    table.to("G6").to("H6")
    assert table.leader("H6") == 0


def test_5_11_a_leader_goes_on_through_heavy_cavalry_to_a_friendly_unit() -> None:
    table = escape("fr HC G6 3", "br LN H6")
    table.to("F6")
    assert "stop" in table.words()  # he could stay here
    table.dice("FFII").to("G6")
    assert len(table.events("escape")[0].numbers) == 2 + 4  # three blocks and one for heavy
    table.to("H6")
    assert table.leader("H6") == 0
    assert table.events("attach")


def test_5_11_a_second_enemy_hex_strikes_again_and_one_saber_kills() -> None:
    table = escape("fr LN F6 2", "fr LN F5", "fr LC G6 3", "fr LC G7 3")
    table.dice("FC").to("F6").dice("SSF").to("G6")
    assert len(table.events("escape")) == 2
    assert table.events("leader-killed")
    assert table.banners("french") == 1


# §6.1 The retiring cavalry with one way out


def test_6_1_retiring_goes_only_back_and_only_where_the_hexes_are_free() -> None:
    pieces = ("br LN E6", "fr LC D6", "fr LN C6", "br LN I1")
    ground = {"B7": "rugged-hill", "B5": "river"}
    table = field(*pieces, active="allied", ground=ground).order("attack-center", "E6").stay()
    table.attack("E6", "D6").dice("CAAA").say("retire")
    assert table.events("hits")[0].numbers[1:] == (1, 3)
    assert table.unit("B6") == 1  # C6 is held, and beyond C7 only B6 is open
    assert not table.events("flags")


# §6.2 The square, turn by turn


def test_6_2_a_square_strikes_first_and_throws_the_cavalry_back() -> None:
    table = field("fr LC E5", "br LN E6").order("attack-center", "E5").stay().attack("E5", "E6")
    cards = table.hand("allied")
    table.dice("IF").say("square")  # the card that is taken, then the die
    assert table.hand("allied") == cards - 1
    assert table.rolls(SQUARE) == ["F"]
    assert table.events("bounce")
    assert not table.rolls(MELEE)


def test_6_2_cavalry_that_is_not_thrown_back_attacks_with_one_die() -> None:
    table = field("fr LC E5", "br LN E6").order("attack-center", "E5").stay().attack("E5", "E6")
    table.dice("IAA").say("square")
    assert [len(roll) for roll in table.rolls()] == [1, 1]
    assert len(table.rolls(MELEE)) == 1


def test_6_2_a_square_attacks_cavalry_with_one_die_and_it_may_retire_or_stand() -> None:
    table = field("br LN E6 square", "fr LC D6", active="allied").order("attack-center", "E6")
    table.stay().attack("E6", "D6")
    assert table.words() == ["stand", "retire"]
    table.dice("F").say("stand")
    assert table.rolls(MELEE) == ["F"]
    assert table.prompt() == "french retreat"
    table.to("C6")
    assert table.prompt() == "french play"  # a square takes no ground


def test_6_2_infantry_then_cavalry_attack_a_square() -> None:
    pieces = ("fr LN D6", "fr LC E5", "br LN E6 square")
    table = field(*pieces).order("attack-center", "D6", "E5").stay()
    table.attack("D6", "E6").dice("AAAAA" + "A").say("stand")
    assert [len(roll) for roll in table.rolls()] == [5, 1]  # then the square's battle back
    table.forget().dice("AA").attack("E5", "E6")
    assert table.rolls(SQUARE) == ["A"]
    assert table.rolls(MELEE) == ["A"]
    begin_turn(table, "allied")
    assert table.why_out("E6") == "not-asked"


# §6.4 Combined arms


def test_6_4_guns_on_a_hill_join_with_a_clear_line_and_not_over_friends() -> None:
    pieces = ("fr FA C5", "fr LN D6", "br LN E6")
    clear = field(*pieces, ground={"C5": "hill"}).order("attack-center", "C5", "D6").stay()
    clear.attack("D6", "E6")
    assert clear.prompt() == "french support"
    over = field("fr FA E6", "fr LN E7", "br LN E8", ground={"E6": "hill"})
    over.order("assault-center", "E6", "E7").stay()
    assert over.dice_against("E6", "E8") == 3  # alone it fires over the friend below
    over.attack("E7", "E8")
    assert over.prompt() == "allied react"  # but it cannot join his attack


def test_6_4_a_square_s_bounce_flag_silences_the_horse_guns_too() -> None:
    pieces = ("fr LC E5", "fr HA B5", "br LN E6 square", "br LN I1")
    table = field(*pieces).order("attack-center", "E5", "B5").stay()
    table.attack("E5", "E6").dice("F").click("B5")
    assert table.rolls() == ["F"]
    assert not table.rolls(MELEE)
    other = field(*pieces).order("attack-center", "E5", "B5").stay()
    other.attack("E5", "E6").dice("AAA").click("B5")
    assert [len(roll) for roll in other.rolls()] == [1, 2]  # one for the cavalry, one for guns


# §7.2 Guns on a hill above friends


def test_7_2_guns_on_a_hill_fire_over_friends_beside_and_below_it_only() -> None:
    over = field("fr FA E5", "fr LN E6", "br LN E8", ground={"E5": "hill"})
    over.order("attack-center", "E5").stay()
    assert over.dice_against("E5", "E8") == 2
    far = field("fr FA E5", "fr LN E7", "br LN E8", ground={"E5": "hill"})
    far.order("attack-center", "E5").stay()
    assert far.prompt() == "allied play"  # the friend is not beside the hill
    level = field("fr FA E5", "fr LN E6", "br LN E8", ground={"E5": "hill", "E6": "hill"})
    level.order("attack-center", "E5").stay()
    assert level.prompt() == "allied play"  # nor may he stand as high
