"""The worked examples of the rulebook."""

from tests.games.napoleonics.field import Field, field
from tests.games.napoleonics.test_situations import BACK, MELEE, SQUARE


def grenadiers() -> Field:
    """§5.3.5 Grenadiers with a leader and heavy cavalry, all three ordered by Attack Center."""
    table = field("fr GR C6", "fr leader C6", "fr HC C8", "br LN E8", "br LN E5")
    return table.play("attack-center").click("C6").lead("C6").click("C8")


def test_5_3_5_the_cavalry_moves_first_and_the_leader_joins_it() -> None:
    table = grenadiers().move("C8", "D8").lead("C6").to("D8").move("C6", "D5").stay()
    assert table.leader("D8") == 0
    assert set(table.units()) == {"D5", "D8"}  # both may battle


def test_5_3_5_the_grenadiers_move_first_and_the_joined_cavalry_stays() -> None:
    table = grenadiers().move("C6", "D5")
    assert table.leader("C6") == 0  # he stayed behind
    table.lead("C6").to("C8")
    assert table.prompt() == "french battle"  # the cavalry cannot move any more
    assert table.state.closed_of[1] == 1


def test_5_5_4_light_infantry_standing_and_moving_fire_at_the_same_target() -> None:
    pieces = ("fr LT E5", "fr LT E9 3", "br LN F6")
    table = field(*pieces).order("attack-center", "E5", "E9").move("E9", "E8").stay()
    assert table.dice_against("E5", "F6") == 5  # four blocks and one for light infantry
    assert table.dice_against("E8", "F6") == 3  # half of three, rounded up, and one


def escape(*pieces: str) -> Field:
    """§5.11 A British leader alone, attacked and not hit."""
    table = field("fr LN E5", "br leader E6", *pieces).order("attack-center", "E5").stay()
    return table.dice("AAAA").click("E5").lead("E6")


def test_5_11_first_example_he_chooses_the_weaker_unit() -> None:
    table = escape("fr LN F5 2", "fr LC F6 3")
    assert table.hexes() == ["F5", "F6"]
    table.dice("IA").to("F5")
    assert [event.numbers[2:] for event in table.events("escape")] == [(0, 3)]  # two dice
    assert table.hexes() == ["G5", "G6"]
    table.to("G5")
    assert table.prompt() == "allied leader-to"  # one hex more, or stay
    assert "stop" in table.words()


def test_5_11_second_example_through_heavy_cavalry_to_a_friend() -> None:
    table = escape("fr LC F5", "fr HC G7 3", "fr LN G6", "br LN H7")
    table.to("F6")
    assert "stop" in table.words()  # he could stay
    table.dice("FFII").to("G7")
    assert len(table.events("escape")[-1].numbers) == 2 + 4  # §5.11: three blocks and one more
    table.to("H7")
    assert table.leader("H7") == 0
    assert table.unit("H7") == 4


def test_5_11_third_example_the_second_enemy_kills_him() -> None:
    table = escape("fr LN F5 2", "fr LN F6 2", "fr LC G5 3", "fr LC G6 3", "fr LC G7 3")
    table.dice("FC").to("F6").dice("SSF").to("G6")
    assert table.events("leader-killed")
    assert table.banners("french") == 1


def test_6_1_british_infantry_rolls_four_dice_at_retiring_cavalry() -> None:
    rock = {"C5": "rugged-hill"}
    pieces = ("br LN E6", "fr LC E5", "fr LN D4")
    table = field(*pieces, active="allied", ground=rock).order("attack-center", "E6").stay()
    table.attack("E6", "E5").dice("CAAA").say("retire")
    assert table.rolls() == ["CAAA"]
    # D4 is held, E4 and E6 are no way back: D5 it is, then C6 beside the rock
    assert table.unit("C6") == 1
    assert table.blocks("C6") == 3


def test_6_2_the_card_of_a_square_is_taken_blindly() -> None:
    table = field("fr LC E5", "br LN E6").order("attack-center", "E5").stay()
    table.attack("E5", "E6").say("square")
    taken = table.events("card-taken")[0]
    assert taken.seen_by == 1 << 1  # the owner alone may look
    assert table.events("square")[0].numbers[1] == 0


def test_6_2_7_first_turn_the_square_drives_the_cavalry_off() -> None:
    table = field("fr LC E5", "br LN E6", allied=("probe-left", "probe-left", "probe-left"))
    table.order("attack-center", "E5").stay().attack("E5", "E6")
    table.dice("IF").say("square")  # the blind card, then the die
    assert table.rolls(SQUARE) == ["F"]
    assert table.rolls(MELEE) == []


def test_6_2_7_second_turn_the_square_attacks_and_the_cavalry_stands() -> None:
    table = field("br LN E6 square", "fr LC E5", active="allied").order("attack-center", "E6")
    table.stay().attack("E6", "E5")
    assert "retire" in table.words()
    table.dice("F").say("stand")
    assert table.rolls(MELEE) == ["F"]
    assert table.prompt() == "french retreat"


def test_6_2_7_third_turn_infantry_then_cavalry_attack_the_square() -> None:
    pieces = ("fr LN E5", "fr LC E7", "br LN E6 square")
    table = field(*pieces).order("attack-center", "E5", "E7").stay()
    table.dice("AAAAA" + "A").attack("E5", "E6").say("stand")
    assert table.rolls(MELEE) == ["AAAAA"]  # the normal dice
    assert table.rolls(BACK) == ["A"]
    table.forget().dice("A" + "A").attack("E7", "E6")
    assert table.rolls(SQUARE) == ["A"]  # the square first
    assert table.rolls(MELEE) == ["A"]


def test_6_4_a_battery_on_a_hill_joins_only_with_a_clear_line() -> None:
    hill = {"C6": "hill"}
    free = field("fr FA C6", "fr LN E5", "br LN E6", ground=hill)
    free.order("assault-center", "C6", "E5").stay().attack("E5", "E6")
    assert free.units() == ["C6"]  # situation A
    shut = field("fr FA C6", "fr LN D5", "fr LN D6", "fr LN E5", "br LN E6", ground=hill)
    shut.order("assault-center", "C6", "E5").stay().attack("E5", "E6")
    assert shut.prompt() == "allied react"  # situation B


def test_6_4_1_a_bounced_cavalry_takes_the_battery_s_dice_with_it() -> None:
    pieces = ("fr LC E5", "fr HA E9", "br LN E6 square")
    table = field(*pieces).order("assault-center", "E5", "E9").stay().attack("E5", "E6")
    table.dice("F").click("E9")
    assert table.rolls() == ["F"]
    stays = field(*pieces).order("assault-center", "E5", "E9").stay().attack("E5", "E6")
    stays.dice("A" + "AA").click("E9")
    assert stays.rolls(MELEE) == ["AA"]  # one for the cavalry, one for the guns


def test_7_2_guns_on_a_hill_fire_over_friends_beside_and_below() -> None:
    friends = ("fr LN D5", "fr LN D6")
    table = field("fr FA C6", *friends, "br LN F6", ground={"C6": "hill"})
    table.order("assault-center", "C6").stay().click("C6")
    assert table.units() == ["F6"]
    level = field(
        "fr FA C6", *friends, "br LN E6", ground={"C6": "hill", "D5": "hill", "D6": "hill"}
    )
    level.order("assault-center", "C6").stay()
    assert level.prompt() == "allied play"


def test_8_2_9_cold_steel_names_its_units_before_the_first_melee() -> None:
    pieces = ("fr LN E5", "fr LN D5", "br LN E6")
    table = field(*pieces, french=("cold-steel", "rally")).play("cold-steel")
    table.dice("FFAAAA").attack("E5", "E6").say("stand")
    while table.prompt() == "allied retreat":
        table.to(table.hexes()[0])
    table.no()
    assert [event.numbers[0] for event in table.events("order")] == [0, 1]
    assert table.prompt() == "allied play"  # the second has nobody beside it any more
