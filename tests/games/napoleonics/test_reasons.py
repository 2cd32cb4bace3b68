"""Refusals that random play rarely meets, each from a position of its own."""

from grognard.core.types import Action
from grognard.games.napoleonics import GAME
from grognard.games.napoleonics.actions import DONE, NO, SECTION, UNIT
from grognard.games.napoleonics.reasons import WHY
from grognard.games.napoleonics.rules.s02_01_board import hex_named
from tests.games.napoleonics.field import Field, field

ALL_NINE = [f"br LN I{n}" for n in (5, 6, 7, 8, 9)]
ALL_SECOND = [f"br LN H{n}" for n in (4, 5, 6, 7, 8, 9)]


def test_8_2_8_a_section_without_infantry_cannot_march() -> None:
    pieces = ("fr LN C6", "fr LN C3", "br LN I1")
    table = field(*pieces, french=("forced-march", "rally")).play("forced-march")
    assert table.prompt() == "french section"
    assert table.why(SECTION + 0) == "no-infantry-there"  # the French left is columns 10 to 13
    assert table.why(SECTION + 1) == ""


def test_8_2_13_a_unit_whose_rows_are_full_is_spared() -> None:
    pieces = ("fr LN A6", "br LN G6", *ALL_NINE, *ALL_SECOND)
    table = field(*pieces, french=("short-supply", "rally")).play("short-supply")
    assert table.why_unit("G6") == "no-baseline-hex"


def test_8_2_13_a_vacant_hex_elsewhere_is_not_called_taken() -> None:
    """Only a hex that might be one of its own, were it empty, is refused as not vacant."""
    river = {"I8": "river"}
    pieces = ("fr LN E5", "br LN E7", "br LN I7")
    table = field(*pieces, ground=river, french=("short-supply", "rally")).play("short-supply")
    table.click("E7")
    assert table.hexes() == ["I5", "I6", "I9"]
    asked = ("I7", "I8", "I2", "G7")
    said = ["not-vacant", "impassable", "not-baseline", "not-baseline"]
    assert [table.why(hex_named(name)) for name in asked] == said


def test_8_2_11_a_square_makes_no_great_manoeuvre() -> None:
    pieces = ("fr LN C6 square", "fr LN C5", "br LN I1")
    table = field(*pieces, french=("grande-manoeuvre", "rally")).play("grande-manoeuvre")
    table.say("four")
    assert table.why_unit("C6") == "square-no-manoeuvre"
    assert table.why_out("C6") == "square-no-manoeuvre"


def test_5_3_5_a_unit_joined_by_a_leader_moves_no_more() -> None:
    table = field("fr LN C6", "fr LC C8", "fr leader C5", "br LN I1").play("attack-center")
    table.click("C6", "C8").lead("C5").lead("C5").to("C6")
    assert table.why_unit("C6") == "joined"


def test_5_3_a_unit_without_a_free_hex_has_nowhere_to_go() -> None:
    around = [f"fr LN {name}" for name in ("B5", "B6", "A5", "A7")]
    table = field("fr LN A6", *around, "fr LN E6", "br LN I1").play("attack-center")
    table.click("A6", "E6", "B5")
    assert table.why_unit("A6") == "nowhere-to-go"


def test_8_2_6_fire_and_hold_allows_no_melee() -> None:
    pieces = ("fr LN C5", "fr LN G5", "fr FA C9", "br LN E5", "br LN E8")
    table = field(*pieces, french=("fire-and-hold", "rally"))
    table.order("fire-and-hold", "C5", "G5", "C9").dice("FAAAA").attack("C5", "E5").to("F5")
    assert table.prompt() == "french battle"
    assert table.why_unit("G5") == "no-target"
    table.click("C9")
    table.state.attacker = table.unit("G5")
    assert table.why_unit("F5") == "card-no-melee"


def test_6_4_a_battery_with_another_enemy_beside_it_is_engaged() -> None:
    pieces = ("fr LN E6", "fr HA F3", "fr HA F9", "br LN F6", "br LN F2")
    table = field(*pieces).order("general-advance", "E6", "F3", "F9").stay().attack("E6", "F6")
    assert table.units() == ["F9"]
    assert table.why_unit("F3") == "battery-engaged"


def test_6_4_a_battery_joins_once() -> None:
    pieces = ("fr LN E6", "fr HA F3", "fr HA F9", "br LN F6")
    table = field(*pieces).order("general-advance", "E6", "F3", "F9").stay().attack("E6", "F6")
    table.click("F3")
    assert table.why_unit("F3") == "in-already"


def test_5_10_a_leader_takes_no_way_that_cannot_end() -> None:
    rocks = dict.fromkeys(("F5", "H5", "H6"), "rugged-hill")
    table = field("fr LN E5", "br leader E6", "br leader G6", ground=rocks)
    table.order("attack-center", "E5").stay().dice("AAAA").click("E5").lead("E6")
    assert table.state.leader_hex[0] == hex_named("F6")  # the only way back
    assert table.hexes() == ["G7"]
    assert table.why_hex("G6") == "cannot-finish"  # a leader there, and rock behind him


def test_9_15_impetuous_cavalry_may_not_hold_back() -> None:
    table = field("br HC E6", "fr LN E5 1", "br LN I1", active="allied")
    table.state.scenario.impetuous[0] = True
    table.order("attack-center", "E6").stay().dice("SAAA").attack("E6", "E5").say("stand")
    assert table.prompt() == "allied breakthrough"
    assert table.why(NO) == "must-follow"
    assert table.why_hex("E6") == "must-follow"


def test_3_there_are_no_more_units_than_the_battle_has() -> None:
    table = field("fr LN E5", "br LN I1").play("attack-center")
    assert table.why(UNIT + 59) == "not-in-this-battle"
    assert table.why(DONE) == ""


def test_every_reason_has_a_name_of_its_own() -> None:
    assert len(set(WHY.ids)) == len(WHY.ids) == len(WHY.sections)


def section_of(table: Field, action: int) -> str:
    """Return the section under which an action is refused."""
    reason = GAME.why_not(table.state, Action(action), table.state.to_move())
    assert reason is not None
    return reason.section


def test_what_no_section_of_its_own_forbids_is_refused_under_the_open_question() -> None:
    table = field("fr LN E5", "fr LN C5", "br LN E6").play("attack-center")
    enemy = UNIT + table.unit("E6")
    assert (table.prompt(), section_of(table, enemy)) == ("french order", "§5.2")
    table.click("E5", "C5").done().stay()
    assert (table.prompt(), section_of(table, enemy)) == ("french battle", "§5.4")


def test_5_12_2_a_breakthrough_into_a_taken_hex_is_refused_under_its_own_section() -> None:
    pieces = ("fr LC E5", "fr LN D6", "br LN E6 1", "br LN I1")
    table = field(*pieces).order("attack-center", "E5").stay().dice("IAAA").attack("E5", "E6")
    table.say("stand")
    while table.prompt() == "french ground":
        table.to("E6")
    assert table.prompt() == "french breakthrough"
    assert table.why_hex("D6") == "occupied"
    assert section_of(table, hex_named("D6")) == "§5.12.2"
