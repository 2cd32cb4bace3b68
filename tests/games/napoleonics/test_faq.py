"""The published answers to questions, one test each; the names say what was answered."""

from collections.abc import Mapping

from grognard.games.napoleonics.rules.s02_01_board import hex_named
from grognard.games.napoleonics.rules.s07_terrain import dice_lost
from grognard.games.napoleonics.rules.s09_scenarios import SCENARIOS
from grognard.games.napoleonics.tables import IS_TOWN, MELEE_COMBAT, MILL, TOWN
from tests.games.napoleonics.field import Field, begin_turn, field

FIRE, MELEE, BACK, FIRST, SQUARE, RETIRING = range(6)


def tactic(card: str, *pieces: str, ground: Mapping[str, str] | None = None) -> Field:
    """A French turn with a tactic card in hand."""
    cards = (card, "probe-left", "attack-center", "probe-right")
    return field(*pieces, french=cards, ground=ground)


# §8.2 Command cards


def test_a_unit_ordered_as_a_substitute_gets_nothing_of_the_card() -> None:
    charge = tactic("cavalry-charge", "fr FA E5", "br LN E6").order("cavalry-charge", "E5").stay()
    assert charge.dice_against("E5", "E6") == 4  # §8.2.3: there is no cavalry
    bayonet = tactic("bayonet-charge", "fr HC E5", "br LN E6").order("bayonet-charge", "E5").stay()
    assert bayonet.dice_against("E5", "E6") == 5  # §8.2.1: there is no infantry
    bombard = tactic("bombard", "fr LN E5", "br LN E9").order("bombard", "E5").click("E5")
    assert "E6" in bombard.hexes()
    assert "E7" not in bombard.hexes()  # §8.2.2: it moves as it always does
    hold = tactic("fire-and-hold", "fr LC E5", "br LN E7").order("fire-and-hold", "E5")
    hold.move("E5", "E6").stay()
    assert hold.dice_against("E6", "E7") == 4  # §8.2.6: it moves and fights as it always does
    lead = tactic("leadership", "fr LN E5", "br LN E7").order("leadership", "E5").stay()
    assert lead.dice_against("E5", "E7") == 4  # §8.2.10: there is no leader


def test_fire_and_hold_orders_any_mix_of_infantry_and_artillery_four_in_all() -> None:
    pieces = ("fr LN E5", "fr LN E7", "fr FA E9", "fr HA D2", "fr LN C4", "fr LC A1", "br LN I6")
    table = tactic("fire-and-hold", *pieces).play("fire-and-hold")
    assert table.units() == ["C4", "D2", "E5", "E7", "E9"]  # §8.2.6
    table.click("E5", "E9", "D2", "E7")
    assert sum(table.state.ordered_of) == 4
    assert table.prompt() != "french order"


def test_fire_and_hold_an_enemy_that_retreats_beside_a_unit_silences_it() -> None:
    pieces = ("fr LN C6", "fr LN H6", "br LN E6", "br LN H8")
    one = tactic("fire-and-hold", *pieces).order("fire-and-hold", "C6", "H6")
    assert one.units() == ["C6", "H6"]
    one.dice("FAAAA").attack("C6", "E6").to("F6")
    assert one.prompt() == "french battle"  # two hexes off: H6 may fire
    two = tactic("fire-and-hold", *pieces).order("fire-and-hold", "C6", "H6")
    two.dice("FFAAA").attack("C6", "E6").to("F6").to("G6")
    assert two.prompt() == "allied play"  # §8.2.6: beside it, H6 may neither fire nor melee


def test_la_grande_manoeuvre_terrain_still_limits_the_move() -> None:
    ground = {"B5": "forest", "B6": "forest", "A5": "river", "A7": "river"}
    table = tactic("grande-manoeuvre", "fr LN A6", "br LN I6", ground=ground)
    table.play("grande-manoeuvre").say("four").click("A6")
    table.click("A6")
    assert table.hexes() == ["B5", "B6"]  # §8.2.11, §7.1


def test_la_grande_manoeuvre_the_single_unit_moves_and_battles_as_it_always_does() -> None:
    table = tactic("grande-manoeuvre", "fr LN E5", "br LN E7").play("grande-manoeuvre")
    table.say("one").click("E5").click("E5")
    assert "E6" in table.hexes()
    assert "E3" not in table.hexes()  # §8.2.11
    table.to("E6").stay()
    assert table.dice_against("E6", "E7") == 5


def test_short_supply_cannot_name_a_lone_leader() -> None:
    table = tactic("short-supply", "fr LN E5", "br leader E7", "br LN F8").play("short-supply")
    assert table.prompt() == "french supply-unit"
    assert table.units() == ["E5", "F8"]  # §8.2.13
    assert table.why_leader("E7") == "not-asked"


def test_short_supply_lifts_a_unit_over_a_river_and_spares_squares() -> None:
    river = {f"{row}{column}": "river" for row in "G" for column in range(1, 14)}
    pieces = ("fr LN E5", "br LN E7", "br LN D7 square", "br LN I7")
    table = tactic("short-supply", *pieces, ground=river).play("short-supply")
    assert table.units() == ["E5", "E7", "I7"]  # §8.2.13
    table.click("E7")
    assert table.prompt() == "allied supply-hex"
    table.to("I6")
    assert table.unit("I6") == 1


def test_short_supply_the_owner_picks_a_vacant_hex_of_his_baseline_or_the_next_row() -> None:
    table = tactic("short-supply", "fr LN E5", "br LN E7", "br LN I7").play("short-supply")
    table.click("E7")
    assert table.prompt() == "allied supply-hex"  # §8.2.13
    assert table.hexes() == ["I5", "I6", "I8", "I9"]
    held = [f"br LN I{column}" for column in range(5, 10)]
    full = tactic("short-supply", "fr LN E5", "br LN E7", *held).play("short-supply").click("E7")
    assert full.hexes() == ["H4", "H5", "H6", "H7", "H8", "H9"]


def test_short_supply_a_hex_that_is_taken_is_told_so_in_either_row() -> None:
    held = [f"br LN I{column}" for column in range(5, 10)]
    table = tactic("short-supply", "fr LN E5", "br LN E7", "br LN H5", *held).play("short-supply")
    table.click("E7")
    assert "H5" not in table.hexes()
    assert [table.why_hex(name) for name in ("I6", "H5")] == ["not-vacant"] * 2  # §8.2.13
    assert [table.why_hex(name) for name in ("G6", "H1")] == ["not-baseline"] * 2


def test_leadership_adds_one_die_and_the_leader_no_second() -> None:
    table = tactic("leadership", "fr LN E5", "fr leader E5", "br LN E7").play("leadership").stay()
    assert table.dice_against("E5", "E7") == 5  # §8.2.10


def test_bayonet_charge_units_may_move_away_and_need_not_battle() -> None:
    pieces = ("fr LN E5", "fr LN E7", "br LN F5")
    table = tactic("bayonet-charge", *pieces).order("bayonet-charge", "E5", "E7")
    table.move("E5", "C5").stay()
    assert table.prompt() == "allied play"  # §8.2.1: E7 has no target, E5 none left
    beside = tactic("bayonet-charge", *pieces).order("bayonet-charge", "E5").stay()
    assert "done" in beside.words()


# §6.4 Combined arms


def test_cold_steel_every_unit_beside_the_target_adds_its_die() -> None:
    table = tactic("cold-steel", "fr LN E5", "fr FA D6", "br LN E6").play("cold-steel").stay()
    table.dice("AAAAAAAAAAA" + "AAAA").attack("E5", "E6").click("D6")
    if table.prompt() == "french support":
        table.done()
    table.say("stand")
    assert len(table.rolls(MELEE)[0]) == (4 + 1 + 1) + (4 + 1)  # §8.2.9


def test_batteries_may_be_kept_for_the_bonus_melee_and_fire_once() -> None:
    pieces = ("fr LC E5", "fr FA C5", "fr FA C7", "br LN E6 1", "br LN E8", "br LN I1")
    table = field(*pieces).order("assault-center", "E5", "C5", "C7").stay()
    table.dice("IAAAAA" + "AAAAAAAAAAA").attack("E5", "E6")
    assert table.prompt() == "french support"
    table.click("C5").done().say("stand")
    assert table.prompt() == "french ground"
    table.to("E6").to("E7")
    assert table.prompt() == "french bonus"
    table.click("E8")
    assert table.prompt() == "french support"
    assert table.units() == ["C7"]  # §6.4: the first battery has fired
    table.click("C7").say("stand")
    assert len(table.rolls(MELEE)) == 2


def test_a_square_that_attacks_with_guns_keeps_one_die_and_adds_theirs() -> None:
    table = field("fr LN E5 square", "fr FA C5", "br LN E6").order("attack-center", "E5", "C5")
    table.stay().dice("AAAA").attack("E5", "E6").click("C5").say("stand")
    assert len(table.rolls(MELEE)[0]) == 1 + 3  # §6.4


# §6.1 Retire and reform


def test_guns_roll_at_retiring_cavalry_too_and_its_leader_is_checked() -> None:
    pieces = ("fr LN E5", "fr FA C5", "br LC E6", "br leader E6", "br LN I1")
    table = field(*pieces).order("attack-center", "E5", "C5").stay()
    table.attack("E5", "E6").click("C5").dice("CSSFFFF" + "AA").say("retire")
    assert len(table.rolls(RETIRING)[0]) == 4 + 3
    assert table.events("hits")[0].numbers[1:] == (1, 2)  # §6.1: sabers and flags are nothing
    assert len(table.events("check")) == 1


def test_cavalry_retires_onto_a_lone_leader_and_owes_no_second_hex() -> None:
    pieces = ("fr LN E5", "br LC E6", "br leader F6", "br LN F5", "br LN G6", "br LN G7")
    table = field(*pieces).order("attack-center", "E5").stay().attack("E5", "E6")
    assert "retire" in table.words()
    table.dice("AAAA").say("retire")
    assert table.unit("F6") == 1  # §6.1: it stops there, with him


def test_cavalry_with_a_leader_retires_through_a_lone_leader() -> None:
    pieces = ("fr LN E5", "br LC E6", "br leader E6", "br leader F6", "br LN F5", "br LN G6")
    table = field(*pieces).order("attack-center", "E5").stay().attack("E5", "E6")
    table.dice("AAAA").say("retire")
    assert table.unit("G7") == 1  # §6.1
    assert table.state.leader_hex[0] == hex_named("G7")
    assert table.leader("F6") == 1


def test_units_and_enemy_leaders_bar_the_way_of_retiring() -> None:
    pieces = ("fr LN E5", "br LC E6", "fr leader F6", "br LN F5")
    table = field(*pieces).order("attack-center", "E5").stay().attack("E5", "E6")
    assert table.why_word("retire") == "cannot-retire"  # §6.1


def test_terrain_that_stops_a_move_does_not_stop_retiring() -> None:
    ground = {"F5": "forest", "F6": "town", "G5": "fordable", "G6": "forest", "G7": "town"}
    table = field("fr LN E5", "br LC E6", ground=ground).order("attack-center", "E5").stay()
    table.attack("E5", "E6").dice("AAAA").say("retire").to("F6").to("G6")
    assert table.unit("G6") == 1  # §6.1


def test_a_lone_leader_does_not_retire_but_retreats_and_ground_may_be_taken() -> None:
    table = field("fr LN E5", "br leader E6", "br LN I1").order("attack-center", "E5").stay()
    table.dice("AAAA").click("E5").lead("E6")
    assert table.prompt() == "allied leader-to"  # §5.7.3: no reaction is asked
    table.to("F6").say("stop")
    assert table.prompt() == "french ground"
    table.to("E6")
    assert table.unit("E6") == 0


# §6.2 Squares


def test_nothing_cancels_the_bounce_flag() -> None:
    pieces = ("fr GHC E5", "fr leader E5", "fr LN D4", "fr LN E4", "br LN E6 square")
    table = field(*pieces).order("attack-center", "E5").stay().dice("F").attack("E5", "E6")
    assert table.events("bounce")  # §6.2.2
    assert table.unit("D5") == 0


def test_no_card_gives_a_square_or_cavalry_against_it_a_second_die() -> None:
    charge = tactic("cavalry-charge", "fr HC E5", "br LN E6 square").order("cavalry-charge", "E5")
    charge.stay().dice("AA").attack("E5", "E6")
    assert [len(roll) for roll in charge.rolls()] == [1, 1]  # §6.2.1
    steel = tactic("cold-steel", "fr OG E5 square", "br LN E6").play("cold-steel")
    if steel.prompt() == "french out":
        steel.done()
    steel.stay()
    assert steel.dice_against("E5", "E6") == 1  # §6.2.7


def test_a_square_loses_a_block_for_each_hex_it_cannot_retreat() -> None:
    table = field("fr LN E5", "pt MI E6 square").order("attack-center", "E5").stay()
    table.attack("E5", "E6").dice("FAAAA").say("stand")
    assert table.events("blocked")[0].numbers[1] == 3  # §6.2.4: militia, three hexes a flag


def test_by_an_option_a_square_on_works_is_formed_only_against_cavalry_not_across_them() -> None:
    works, options = {"E5": ("NW", "NE")}, {"square-in-works": "not-across"}
    front = field("fr LC D5", "br LN E5", works=works, options=options)
    front.order("attack-center", "D5").stay().attack("D5", "E5")
    assert front.why_word("square") == "square-terrain"  # §7.5
    flank = field("fr LC E6", "br LN E5", works=works, options=options)
    flank.order("attack-center", "E6").stay().attack("E6", "E5")
    assert "square" in flank.words()


def test_no_square_in_a_town_or_mill() -> None:
    for ground in ("town", "mill"):
        pieces = ("fr LC E5", "fr FA C5", "br LN E6")
        table = field(*pieces, ground={"E6": ground}).order("attack-center", "E5", "C5").stay()
        table.attack("E5", "E6")
        if table.prompt() == "french support":
            table.done()
        assert table.why_word("square") == "square-terrain"  # §7.4
        allowed = field(*pieces, ground={"E6": ground}, options={"square-in-town": "yes"})
        allowed.order("attack-center", "E5", "C5").stay().attack("E5", "E6")
        if allowed.prompt() == "french support":
            allowed.done()
        assert "square" in allowed.words()


# §7 Terrain


def test_works_count_only_across_the_sides_that_show_them() -> None:
    works = {"E5": ("NW", "NE")}
    front = field("fr LN D5", "br LN E5", works=works).order("attack-center", "D5").stay()
    assert front.dice_against("D5", "E5") == 4  # §7.5: 5 - 1
    rear = field("fr LN F5", "br LN E5", works=works).order("attack-center", "F5").stay()
    assert rear.dice_against("F5", "E5") == 5
    flags = field("fr LN D5", "br LN E5", works=works).order("attack-center", "D5").stay()
    flags.attack("D5", "E5").dice("FAAA").say("stand")
    assert flags.flags() == [0, 1]


def test_works_never_add_to_the_ground_below_them() -> None:
    works = {"E5": ("NW", "NE")}
    for ground, dice in (("hill", 4), ("town", 3), ("forest", 4)):
        table = field("fr LN D5", "br LN E5", ground={"E5": ground}, works=works)
        table.order("attack-center", "D5").stay()
        assert table.dice_against("D5", "E5") == dice, ground  # §7.5


def test_cavalry_charge_gives_no_dice_into_or_out_of_buildings() -> None:
    into = tactic("cavalry-charge", "fr HC E5", "br LN E6", ground={"E6": "town"})
    into.order("cavalry-charge", "E5").stay()
    assert into.dice_against("E5", "E6") == 2  # §7.4: 5 - 3
    out = tactic("cavalry-charge", "fr HC E5", "br LN E6", ground={"E5": "mill"})
    out.order("cavalry-charge", "E5").stay()
    assert out.dice_against("E5", "E6") == 2


def test_ford_to_ford_both_reductions_count_and_again_for_the_battle_back() -> None:
    ground = {"E5": "fordable", "E6": "fordable"}
    table = field("fr LN E5", "br LN E6", ground=ground).order("attack-center", "E5").stay()
    table.attack("E5", "E6").dice("AAA" + "AA").say("stand")
    assert [len(roll) for roll in table.rolls()] == [3, 2]  # §7.7
    scenario = table.state.scenario
    assert dice_lost(scenario, MELEE_COMBAT, 0, hex_named("E5"), hex_named("E6")) == 2


def test_a_mill_counts_as_a_town() -> None:
    assert IS_TOWN[MILL]  # §7.4
    assert IS_TOWN[TOWN]


# §4, §5.3.4, §9


def test_an_objective_needs_a_unit_and_a_lone_leader_does_not_hold_it() -> None:
    scenario = next(one for one in SCENARIOS if one.id == "rolica1")
    goals = scenario.objectives
    pieces = ("br LN E5", "br leader A4", "br leader B4", "fr LN I1")
    table = field(*pieces, active="allied", objectives=goals)
    begin_turn(table, "allied")
    assert table.banners("allied") == 0  # §4
    table = field("br LN A4", "br leader B4", "fr LN I1", active="allied", objectives=goals)
    begin_turn(table, "allied")
    assert table.banners("allied") == 1


def test_a_leader_may_join_a_unit_of_another_nation_of_his_side() -> None:
    table = field("br LN E5", "pt leader E7", "fr LN A1", active="allied")
    table.play("attack-center").lead("E7").done().lead("E7").to("E5")
    assert table.leader("E5") == 0  # §5.3.5
    assert table.events("attach")


def test_a_leader_slips_past_a_lone_enemy_leader_without_dice() -> None:
    pieces = ("fr LN E5", "br leader E6", "fr leader F6", "fr leader F5", "br LN I1")
    table = field(*pieces).order("attack-center", "E5").stay()
    table.dice("AAAA").click("E5").lead("E6").to("F6")
    assert not table.events("escape")  # §5.11: he does not battle
    assert table.prompt() == "allied leader-to"


def test_pack_is_a_portuguese_block_that_leads_any_allied_unit() -> None:
    for scenario in SCENARIOS:
        if "Pack" in scenario.leader_names:
            leader = scenario.leader_names.index("Pack")
            assert scenario.leader_side[leader] == 1  # §5.3.5: his nation binds nobody


# §9.15 Waterloo


def test_only_british_cavalry_is_impetuous_at_waterloo() -> None:
    scenario = SCENARIOS[14]
    bound = {
        (scenario.nation_of[u], scenario.arm_of[u]) for u in scenario.units if scenario.impetuous[u]
    }
    assert bound == {(1, 1)}  # §9.15
    allied = [u for u in scenario.units if scenario.nation_of[u] == 2 and scenario.arm_of[u] == 1]
    assert allied
    assert not any(scenario.impetuous[u] for u in allied)


def impetuous(*pieces: str) -> Field:
    table = field(*pieces, active="allied")
    table.state.scenario.impetuous[0] = True
    return table.order("attack-center", "E7").stay()


def test_impetuous_cavalry_must_enter_and_go_one_hex_on_towards_the_enemy_edge() -> None:
    table = impetuous("br LC E7", "fr LN E6 1", "fr LN A1")
    table.attack("E7", "E6").dice("IAA").say("stand")
    assert table.prompt() == "allied breakthrough"  # §9.15: entering is no question
    assert table.unit("E6") == 0
    assert table.hexes() == ["D5", "D6"]
    assert table.words() == []


def test_a_hex_with_a_friendly_leader_is_not_vacant_for_impetuous_cavalry() -> None:
    table = impetuous("br LC E7", "br leader D5", "fr LN E6 1", "fr LN A1")
    table.attack("E7", "E6").dice("IAA").say("stand")
    assert table.unit("D6") == 0  # §9.15, ruling R28: the one vacant hex ahead
    taken = impetuous("br LC E7", "br leader D5", "br LN D6", "fr LN E6 1", "fr LN A1")
    taken.attack("E7", "E6").dice("IAA").say("stand")
    assert "no" in taken.words()


def test_impetuous_cavalry_enters_the_hex_after_a_bonus_melee_too() -> None:
    table = impetuous("br LC E7", "fr LN E6 1", "fr LN C5 1", "fr LN A1")
    table.attack("E7", "E6").dice("IAA").say("stand").to("D5")
    assert table.prompt() == "allied bonus"
    table.click("C5").dice("IAA").say("stand")
    assert table.unit("C5") == 0  # §9.15
    assert table.prompt() == "french play"


def test_hougoumont_ignores_no_flag_unless_the_farms_are_walled() -> None:
    pieces = ("fr LN D8", "br LN E8")
    for walled, flags in (("no", False), ("yes", True)):
        table = field(*pieces, ground={"E8": "town"}, options={"walled-farms": walled})
        table.state.scenario.flags_at[hex_named("E8")] = 1
        table.order("attack-center", "D8").stay().attack("D8", "E8").dice("FAA").say("stand")
        assert (table.prompt() == "allied flags") == flags  # §9.15
