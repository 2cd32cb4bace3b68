"""§6.4 Combined arms: which batteries may join, and what that makes possible."""

from tests.games.napoleonics.field import field


def test_6_4_a_battery_beside_the_target_joins_though_another_enemy_is_beside_it_too() -> None:
    table = field("fr LN E6", "fr HA F5", "br LN F6", "br LN F4")
    table.order("assault-center", "E6", "F5").stay().attack("E6", "F6")
    assert table.prompt() == "french support"
    assert table.units() == ["F5"]
    table.click("F5").dice("A" * 8).say("stand")
    assert table.rolls(1) == ["A" * (5 + 3)]  # §6.4.1: four blocks and one, and guns in melee


def test_5_5_a_distant_battery_with_an_enemy_beside_it_cannot_fire_into_the_melee() -> None:
    table = field("fr LN E6", "fr HA F4", "br LN F6", "br LN F3")
    table.order("general-advance", "E6", "F4").stay().attack("E6", "F6")
    assert table.prompt() == "allied react"


def test_5_5_4_a_battery_of_one_block_does_not_reach_as_far_into_a_melee_either() -> None:
    for blocks, units in ((1, []), (2, ["F1"])):
        table = field("fr LN E6", f"fr FA F1 {blocks}", "br LN F6", "fr LC A1")
        table.order("general-advance", "E6", "F1").stay().attack("E6", "F6")
        found = table.units() if table.prompt() == "french support" else []
        assert found == units  # five hexes


def test_6_4_cavalry_without_dice_attacks_a_town_with_a_battery_between_two_enemies() -> None:
    pieces = ("fr LC E6 3", "fr HA F5", "br LN F6", "br LN F4")
    table = field(*pieces, ground={"F6": "town"}).order("assault-center", "E6", "F5").stay()
    table.click("E6")
    assert table.units() == ["F6"]
    table.click("F6")
    assert table.words() == []  # §5.4: not without the battery
    table.click("F5").dice("AA" + "A" * 4).say("stand")
    assert table.rolls(1) == ["AA"]  # three dice of the guns, one lost for the town
