"""The published answers, one test each; the number is the answer's place in the list."""

from grognard.games.napoleonics import GAME
from grognard.games.napoleonics.board import NUM_HEXES, hex_named
from grognard.games.napoleonics.position import Position
from grognard.games.napoleonics.rules.s07_terrain import may_form_square_at
from grognard.games.napoleonics.scenarios import BATTLES, NO_UNIT, unit_at_start
from grognard.games.napoleonics.state import place_unit
from grognard.games.napoleonics.tables import IS_TOWN, MILL, NATIONS, TOWN
from tests.games.napoleonics.field import Field, begin_turn, field
from tests.games.napoleonics.test_situations import BACK, MELEE, RETIRING

CARDS = ("bayonet-charge", "bombard", "cavalry-charge", "fire-and-hold", "leadership")


def test_00_a_substitute_acts_by_its_own_rules() -> None:
    for card in CARDS:
        piece = {"bombard": "LN", "fire-and-hold": "LC", "leadership": "LN"}.get(card, "FA")
        table = field(f"fr {piece} E5", "br LN E6", french=(card, "rally")).play(card)
        assert table.events("substitute"), card  # §8.2
        table.click("E5").stay()
        usual = field(f"fr {piece} E5", "br LN E6").order("attack-center", "E5").stay()
        assert table.dice_against("E5", "E6") == usual.dice_against("E5", "E6")


def test_01_fire_and_hold_takes_any_mix_of_infantry_and_guns() -> None:
    pieces = ("fr LN C5", "fr LN C6", "fr FA C7", "fr HA C8", "fr LN C9", "br LN I1")
    table = field(*pieces, french=("fire-and-hold", "rally")).play("fire-and-hold")
    table.click("C5", "C7", "C8", "C6")
    assert table.prompt() == "allied play"  # §8.2.6: four in all, and no target


def test_02_a_unit_the_enemy_comes_beside_cannot_battle_under_fire_and_hold() -> None:
    pieces = ("fr LN C5", "fr LN G5", "br LN E5")
    table = field(*pieces, french=("fire-and-hold", "rally")).order("fire-and-hold", "C5", "G5")
    table.dice("FAAAA").attack("C5", "E5").to("F4")
    assert table.prompt() == "allied play"  # §8.2.6


def test_03_terrain_stops_the_great_manoeuvre() -> None:
    walls = dict.fromkeys(("B5", "B6", "A5", "A7"), "forest")
    table = field("fr LN A6", "br LN I1", ground=walls, french=("grande-manoeuvre", "rally"))
    table.play("grande-manoeuvre").say("four").click("A6").click("A6")
    assert set(table.hexes()) == {"A5", "A7", "B5", "B6"}  # §7.1


def test_04_the_single_unit_of_the_great_manoeuvre_acts_as_usual() -> None:
    table = field("fr LC E5", "br LN E6", french=("grande-manoeuvre", "rally"))
    table.play("grande-manoeuvre").say("one").click("E5").stay()
    assert table.dice_against("E5", "E6") == 4  # §8.2.11


def supply(*pieces: str, ground: dict[str, str] | None = None) -> Field:
    """Return a French turn with Short Supply played."""
    return field(*pieces, ground=ground, french=("short-supply", "rally")).play("short-supply")


def test_05_a_lone_leader_is_no_target_of_short_supply() -> None:
    table = supply("fr LN E5", "br leader G6", "br LN G7")
    assert set(table.units()) == {"E5", "G7"}  # §8.2.13
    assert table.why_leader("G6") == "not-asked"


def test_06_short_supply_lifts_over_a_river_and_spares_squares() -> None:
    river = {f"F{n}": "river" for n in range(1, 13)}
    table = supply("fr LN A1", "br LN E6", "br LN G7 square", ground=river)
    assert table.why_unit("G7") == "in-square"  # §8.2.13
    table.click("E6").to("I6")
    assert table.unit("I6") == 1


def test_07_the_owner_picks_a_vacant_baseline_hex_else_the_next_row() -> None:
    table = supply("fr LN E5", "br LN G6", "br LN I5").click("G6")
    assert table.prompt() == "allied supply-hex"  # §8.2.13
    assert table.hexes() == ["I6", "I7", "I8", "I9"]
    assert table.why_hex("I5") == "not-vacant"
    full = supply("fr LN E5", "br LN G6", *(f"br LN I{n}" for n in (5, 6, 7, 8, 9))).click("G6")
    assert all(name.startswith("H") for name in full.hexes())
    by_player = field("fr LN E5", "br LN G6", french=("short-supply",), settings=(0, 0, 1, 0, 0))
    by_player.play("short-supply").click("G6")
    assert by_player.prompt() == "french supply-hex"


def test_09_leadership_gives_one_die_not_two() -> None:
    table = field("fr LN E5", "fr leader E5", "br LN E6", french=("leadership", "rally"))
    table.play("leadership").stay()
    assert table.dice_against("E5", "E6") == 6  # §8.2.10: 4 + 1 + 1


def test_10_bayonet_charge_may_move_away_and_need_not_battle() -> None:
    table = field("fr LN E5", "br LN E6", french=("bayonet-charge", "rally"))
    table.order("bayonet-charge", "E5").click("E5")
    assert "C5" in table.hexes()  # §8.2.1: two hexes back
    table.to("D5")
    assert table.prompt() == "french battle"
    table.done()
    assert table.prompt() == "allied play"


def test_11_cold_steel_gives_a_die_to_each_arm_beside_the_target() -> None:
    table = field("fr LN E6", "fr HA F5", "br LN F6", french=("cold-steel", "rally"))
    table.play("cold-steel").attack("E6", "F6").click("F5").dice("A" * 10 + "AAAA").say("stand")
    assert table.rolls(MELEE) == ["A" * 10]  # §6.4: 4 + 1 + 1 and 3 + 1


def test_12_a_battery_supports_one_attack_only() -> None:
    pieces = ("fr LC E5", "fr HA H8", "fr HA C6", "br LN E6 1", "br LN E8")
    table = field(*pieces).order("assault-center", "E5", "H8", "C6").stay()
    table.attack("E5", "E6")
    assert "C6" in table.units()
    table.click("C6")
    if table.prompt() == "french support":
        table.done()
    table.dice("SAAAA").say("stand").to("E6").to("E7").click("E8")
    assert table.units() == ["H8"]  # §6.4


def test_13_a_square_with_guns_rolls_its_die_and_theirs() -> None:
    table = field("fr LN E6 square", "fr HA F3", "br LN F6").order("general-advance", "E6", "F3")
    table.stay().attack("E6", "F6").click("F3").dice("AA" + "AAAA").say("stand")
    assert table.rolls(MELEE) == ["AA"]  # §6.4.1


def test_14_guns_roll_at_retiring_cavalry_too() -> None:
    pieces = ("fr LN E6", "fr HA F3", "br LC F6", "br leader F6")
    table = field(*pieces).order("general-advance", "E6", "F3").stay().attack("E6", "F6")
    table.click("F3").dice("CSSFF" + "AA").say("retire")
    assert table.rolls(RETIRING) == ["CSSFF"]  # §6.1
    assert table.state.blocks_of[2] == 2
    assert len(table.events("check")) == 1


def test_15_cavalry_retires_onto_a_lone_leader_and_stops() -> None:
    table = field("fr LN E6", "br LC F6", "br leader G6", "br LN G7", "br LN H5", "br LN H6")
    table.order("attack-center", "E6").stay().dice("AAAA").attack("E6", "F6").say("retire")
    assert table.blocks("G6") == 3  # §6.1: the second hex is not owed
    led = field("fr LN E6", "br LC F6", "br leader F6", "br leader G6", "br LN G7")
    led.order("attack-center", "E6").stay().dice("AAAA").attack("E6", "F6").say("retire")
    while led.prompt() == "allied retreat":
        led.to(led.hexes()[0])
    assert led.leader("G6") == 1  # one with a leader rides through
    assert led.state.hex_of[1] in (hex_named("H5"), hex_named("H6"))
    shut = field("fr LN E6", "br LC F6", "fr leader G6", "br LN G7").order("attack-center", "E6")
    shut.stay().attack("E6", "F6")
    assert shut.why_word("retire") == "cannot-retire"


def test_16_passable_terrain_does_not_keep_cavalry_from_retiring() -> None:
    wood = dict.fromkeys(("G6", "G7", "H5", "H6", "H7"), "forest")
    table = field("fr LN E6", "br LC F6", ground=wood).order("attack-center", "E6").stay()
    table.attack("E6", "F6")
    assert table.why_word("retire") == ""  # §6.1


def test_17_a_lone_leader_does_not_retire() -> None:
    table = field("fr LN E6", "br leader F6").order("attack-center", "E6").stay()
    table.dice("AAAA").click("E6").lead("F6")
    assert table.prompt() == "allied leader-to"  # §5.7.3: no reaction is asked


def test_18_nothing_cancels_the_bounce_die() -> None:
    pieces = ("fr GHC E5", "fr leader E5", "fr LN E4", "fr LN F4", "br LN E6 square")
    table = field(*pieces).order("attack-center", "E5").stay().dice("F").attack("E5", "E6")
    assert not any(event.numbers[2] for event in table.events("flags"))  # §6.2.2
    assert table.prompt() == "french retreat"


def test_19_no_card_adds_a_die_to_a_square() -> None:
    table = field("fr GR E5 square", "br LN E6", french=("cold-steel", "rally"))
    table.play("cold-steel")
    if table.prompt() == "french out":
        table.done()
    assert table.dice_against("E5", "E6") == 1  # §6.2.7
    ford = field("fr LN E5 square", "br LN E6", ground={"E5": "fordable"})
    ford.order("attack-center", "E5").stay()
    assert ford.prompt() == "allied play"  # §7.7: terrain takes even that die


def test_20_a_square_loses_a_block_for_each_hex_it_cannot_retreat() -> None:
    table = field("fr LN E7", "br LN E5 square").order("attack-center", "E7").stay()
    table.dice("FFAA").attack("E7", "E5")
    assert table.blocks("E5") == 2  # §6.2.4


def test_21_a_square_in_works_forms_only_against_an_open_side() -> None:
    table = field("br LN E6", works={"E6": ("NW",)})
    battle = table.state.battle
    assert not may_form_square_at(battle, hex_named("E6"), hex_named("D5"), False)  # §7.5
    assert may_form_square_at(battle, hex_named("E6"), hex_named("E5"), False)


def test_22_no_square_in_buildings_unless_the_setting_says_so() -> None:
    for ground in ("town", "mill"):
        table = field("fr CU E5", "br LN E6", ground={"E6": ground}).order("attack-center", "E5")
        table.stay().attack("E5", "E6")
        assert table.why_word("square") == "square-terrain"  # §7.4
    yes = field("fr CU E5", "br LN E6", ground={"E6": "town"}, settings=(0, 1, 0, 0, 0))
    yes.order("attack-center", "E5").stay().attack("E5", "E6")
    assert yes.why_word("square") == ""


def test_23_works_count_only_across_their_sides() -> None:
    table = field("fr LN F6", "br LN E6", works={"E6": ("NW", "NE")}).order("attack-center", "F6")
    table.stay().dice("FAAAA").attack("F6", "E6").say("stand")
    assert table.rolls(MELEE) == ["FAAAA"]  # §7.5: from behind
    assert table.prompt() != "allied flags"


def test_24_reductions_of_works_and_ground_never_add_up() -> None:
    works = {"E6": ("NW", "NE")}
    for ground, dice in (("hill", 4), ("town", 3), ("forest", 4), ("clear", 4)):
        table = field("fr LN D5", "br LN E6", ground={"E6": ground}, works=works)
        table.order("attack-center", "D5").stay()
        assert table.dice_against("D5", "E6") == dice, ground  # §7.5
        table.dice("F" + "A" * (dice - 1)).attack("D5", "E6").say("stand")
        assert table.flags() == [0, 1], ground


def test_25_cavalry_charge_gives_no_dice_into_or_out_of_buildings() -> None:
    charge = ("cavalry-charge", "rally")
    into = field("fr HC E5", "br LN E6", ground={"E6": "town"}, french=charge)
    into.order("cavalry-charge", "E5").stay()
    assert into.dice_against("E5", "E6") == 2  # §7.4: 4 + 1 - 3
    out_of = field("fr HC E5", "br LN E6", ground={"E5": "town"}, french=charge)
    out_of.order("cavalry-charge", "E5").stay()
    assert out_of.dice_against("E5", "E6") == 2
    clear = field("fr HC E5", "br LN E6", french=charge).order("cavalry-charge", "E5").stay()
    assert clear.dice_against("E5", "E6") == 6


def test_26_from_ford_to_ford_both_reductions_apply_both_ways() -> None:
    ford = {"E5": "fordable", "E6": "fordable"}
    table = field("fr LN E5", "br LN E6", ground=ford).order("attack-center", "E5").stay()
    table.dice("AAA" + "AA").attack("E5", "E6").say("stand")
    assert table.rolls(MELEE) == ["AAA"]  # §7.7: 5 - 1 - 1
    assert table.rolls(BACK) == ["AA"]


def test_27_a_mill_is_a_town() -> None:
    assert IS_TOWN[MILL]  # §7.4
    assert IS_TOWN[TOWN]


def test_28_a_leader_alone_does_not_hold_an_objective() -> None:
    state = GAME.new("rolica1", seed=1)
    assert isinstance(state, Position)
    table = Field(state)
    leader = state.battle.leaders[2]
    here = hex_named("A4")
    state.leader_at[state.leader_hex[leader]] = state.leader_at[here]
    state.leader_at[here], state.leader_hex[leader] = leader, here
    begin_turn(table, "allied")
    assert table.banners("allied") == 0  # §4
    place_unit(state, unit_at_start(state.battle, "H7"), here)
    begin_turn(table, "allied")
    assert table.banners("allied") == 1


def test_29_a_leader_leads_units_of_every_nation_of_his_side() -> None:
    table = field("fr LN E5", "pt LN E6", "br leader E6").order("attack-center", "E5").stay()
    table.dice("FAAAA").attack("E5", "E6").say("stand")
    assert table.flags() == [0, 1]  # §5.3.5


def test_30_no_dice_are_rolled_past_a_lone_enemy_leader() -> None:
    pieces = ("fr LN E5", "fr leader F5", "fr leader F6", "br leader E6")
    table = field(*pieces).order("attack-center", "E5").stay().dice("AAAA")
    table.click("E5").lead("E6").to("F6")
    assert not table.events("escape")  # §5.11
    assert table.prompt() == "allied leader-to"
    assert "stop" not in table.words()


def test_31_pack_leads_british_and_portuguese_alike() -> None:
    """Ruling R32: the box has three red leader blocks, so he has a brown one, without effect."""
    for number in (7, 8):
        battle = BATTLES[number]
        pack = battle.leader_names.index("Pack")
        assert battle.leader_side[pack] == 1  # §9
    for nation in ("br", "pt"):
        table = field("fr LN E5", f"{nation} LN E6", "pt leader E6").order("attack-center", "E5")
        table.stay().dice("FAAAA").attack("E5", "E6").say("stand")
        assert table.flags() == [0, 1]


def test_32_only_british_cavalry_is_impetuous_at_waterloo() -> None:
    battle = BATTLES[14]
    for unit in battle.units:
        is_british = NATIONS[battle.nation_of[unit]] == "british"
        assert battle.impetuous[unit] == (is_british and battle.arm_of[unit] == 1)  # §9.15


def waterloo(extra: str = "br LN I1") -> Field:
    """Return impetuous British cavalry about to ride down a weak unit."""
    table = field("br HC E6", "fr LN E5 1", extra, active="allied")
    table.state.battle.impetuous[0] = True
    return table.order("attack-center", "E6").stay()


def test_33_impetuous_cavalry_must_follow_and_ride_at_the_french_edge() -> None:
    table = waterloo().dice("SAAA").attack("E6", "E5").say("stand")
    assert table.unit("E5") == 0  # §9.15: nobody was asked
    assert table.prompt() == "allied breakthrough"
    assert table.hexes() == ["D4", "D5"]
    assert table.words() == []
    barred = waterloo("fr LN D5").dice("SAAA").attack("E6", "E5").say("stand")
    assert barred.unit("D4") == 0  # the one vacant hex ahead
    assert barred.prompt() == "allied bonus"


def test_34_hougoumont_ignores_no_flag_unless_farms_are_walled() -> None:
    battle = BATTLES[14]
    assert battle.flags_at[hex_named("E11")] == 1  # §9.15 opt
    for walled, flags in ((0, []), (1, [0, 1])):
        table = field("fr LN E5", "br LN E6", settings=(0, 0, 0, walled, 0))
        table.state.battle.flags_at[hex_named("E6")] = 1
        table.order("attack-center", "E5").stay().dice("FAAAA").attack("E5", "E6").say("stand")
        assert table.flags() == flags


def test_scenario_6_units_leave_the_board_for_a_banner() -> None:
    table = field("fr LN A1", "br LC H6", "br leader H6", active="allied")
    battle = table.state.battle
    battle.is_exit[NUM_HEXES + hex_named("I6")] = True
    battle.exit_banners = 1
    table.order("attack-center", "H6").click("H6")
    assert "off" in table.words()  # §9.6
    table.say("off")
    assert table.banners("allied") == 1
    assert table.state.leader_gone[0] == 2
    slow = field("fr LN A1", "br LN H6", active="allied")
    slow.state.battle.is_exit[NUM_HEXES + hex_named("I6")] = True
    slow.state.battle.exit_banners = 1
    slow.order("attack-center", "H6").click("H6")
    assert slow.why_word("off") == "no-exit"


def test_scenario_12_begins_with_two_squares_and_counts_french_infantry_twice() -> None:
    state = GAME.new("garcia-hernandez", seed=1)
    assert isinstance(state, Position)
    assert [state.slot_of[unit] >= 0 for unit in state.battle.units].count(True) == 2  # §9.12
    assert state.hand_size == [4, 6]
    infantry = unit_at_start(state.battle, "C4")
    assert infantry != NO_UNIT
    assert state.battle.banners_for[infantry] == 2
