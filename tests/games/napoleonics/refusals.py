"""Positions that show the refusals which random games seldom meet."""

from collections.abc import Callable

from grognard.core.state import State
from grognard.games.napoleonics.actions import DONE, HEX, LEADER, NO, OUT, SECTION, UNIT, WORDS
from grognard.games.napoleonics.rules.s02_01_board import hex_named
from grognard.research.refusals import Built
from tests.games.napoleonics.field import Field, field

Refused = tuple[State, str]

ROW_I = [f"br LN I{n}" for n in (5, 6, 7, 8, 9)]
ROW_H = [f"br LN H{n}" for n in (4, 5, 6, 7, 8, 9)]
SQUARES = [f"br LN I{n} square" for n in (1, 3, 5, 7)]


def unit(table: Field, name: str) -> Refused:
    """Click the unit in a hex."""
    return table.state, f"#{UNIT + table.unit(name)}"


def leader(table: Field, name: str) -> Refused:
    """Click the leader in a hex."""
    return table.state, f"#{LEADER + table.leader(name)}"


def to(table: Field, name: str) -> Refused:
    """Click a hex."""
    return table.state, f"#{HEX + hex_named(name)}"


def word(table: Field, name: str) -> Refused:
    """Press a button."""
    return table.state, f"#{DONE + WORDS.index(name)}"


def attacked(*pieces: str, **given: tuple[str, ...]) -> Field:
    """Let E5 attack E6 in melee, and the defender answer."""
    table = field(*pieces, **given)  # type: ignore[arg-type]
    return table.order("attack-center", "E5").stay().attack("E5", "E6")


# §5.2, §5.3, §8 Orders and moves


def no_infantry_there() -> Refused:
    pieces = ("fr LN C6", "fr LN C3", "br LN I1")
    table = field(*pieces, french=("forced-march", "rally")).play("forced-march")
    return table.state, f"#{SECTION}"


def no_baseline_hex() -> Refused:
    pieces = ("fr LN A6", "br LN G6", *ROW_I, *ROW_H)
    return unit(field(*pieces, french=("short-supply", "rally")).play("short-supply"), "G6")


def in_square() -> Refused:
    pieces = ("fr LN A6 square", "br LN G6")
    return unit(field(*pieces, french=("short-supply", "rally")).play("short-supply"), "A6")


def square_no_manoeuvre() -> Refused:
    pieces = ("fr LN C6 square", "fr LN C5", "br LN I1")
    table = field(*pieces, french=("grande-manoeuvre", "rally")).play("grande-manoeuvre")
    return unit(table.say("four"), "C6")


def cavalry_near() -> Refused:
    table = field("fr LN C6 square", "br LC C7").play("attack-center")
    return table.state, f"#{OUT + table.unit('C6')}"


def not_in_section() -> Refused:
    hand = ("recon-in-force", "attack-center", "probe-left")
    pieces = ("fr LN D4", "fr LN E5", "br LN I1")
    table = field(*pieces, french=hand, options={"ask-all": "yes"})
    return word(table.play("recon-in-force").click("D4"), "left")


def wrong_section() -> Refused:
    return unit(field("fr LN E5", "fr LN E1", "br LN I1").play("attack-center"), "E1")


def no_symbol() -> Refused:
    pieces = ("fr LN E5", "fr FA D3", "br LN I1")
    table = field(*pieces, french=("elan", "rally")).dice("IS").play("elan")
    return unit(table, "D3")


def leader_in_square() -> Refused:
    table = field("fr LN C6 square", "fr leader C6", "br LN I1").play("attack-center")
    return leader(table, "C6")


def joined() -> Refused:
    table = field("fr LN C6", "fr LC C8", "fr leader C5", "br LN I1").play("attack-center")
    return unit(table.click("C6", "C8").lead("C5").lead("C5").to("C6"), "C6")


def square_no_move() -> Refused:
    table = field("fr LN C6 square", "fr LN C8", "br LN I1").play("attack-center")
    return unit(table.click("C6", "C8"), "C6")


def nowhere_to_go() -> Refused:
    around = [f"fr LN {name}" for name in ("B5", "B6", "A5", "A7")]
    table = field("fr LN A6", *around, "fr LN E6", "br LN I1").play("attack-center")
    return unit(table.click("A6", "E6", "B5"), "A6")


# §5.4 to §5.7 Combat


def barred() -> Refused:
    table = field("fr LN E5", "fr LN C7", "br LN E7", "br LN D7", ground={"E6": "town"})
    return unit(table.order("attack-center", "E5", "C7").move("E5", "E6").stay(), "E6")


def fought_already() -> Refused:
    table = field("fr LN E5", "fr LN C7", "br LN E7", "br LN D7")
    table.order("attack-center", "E5", "C7").stay().dice("AAAA").attack("E5", "E7")
    return unit(table, "E5")


def must_melee() -> Refused:
    table = field("fr LN E5", "br LN E6", "br LN E3").order("attack-center", "E5").stay()
    return unit(table.click("E5"), "E3")


def card_no_fire() -> Refused:
    pieces = ("fr LN E5", "br LN E6", "br LN E3")
    table = field(*pieces, french=("cold-steel", "rally")).play("cold-steel")
    return unit(table.click("E5"), "E3")


def card_no_melee() -> Refused:
    pieces = ("fr LN E5", "br leader E6", "br LN E3")
    table = field(*pieces, french=("fire-and-hold", "rally")).order("fire-and-hold", "E5")
    return leader(table.click("E5"), "E6")


def no_dice() -> Refused:
    pieces = ("fr LC E6 3", "fr HA F5", "br LN F6")
    table = field(*pieces, ground={"F6": "town"}).order("assault-center", "E6", "F5").stay()
    return word(table.attack("E6", "F6"), "done")


def no_line() -> Refused:
    table = field("fr LN E5", "fr LN E6", "br LN E7", "br LN C5").order("attack-center", "E5")
    return unit(table.stay().click("E5"), "E7")


def too_many_flags() -> Refused:
    table = field("fr LN E5", "br LN E6", "br leader E6", "br LN I1").order("attack-center", "E5")
    table.stay().dice("FFAAA" + "AAAA").attack("E5", "E6").say("stand")
    return table.state, "ignore 2"


def must_go_on() -> Refused:
    table = field("fr LN E5", "br leader E6", "br LN I1").order("attack-center", "E5").stay()
    return word(table.dice("AAAA").click("E5").lead("E6"), "stop")


def cannot_finish() -> Refused:
    rocks = dict.fromkeys(("F5", "H5", "H6"), "rugged-hill")
    table = field("fr LN E5", "br leader E6", "br leader G6", ground=rocks)
    table.order("attack-center", "E5").stay().dice("AAAA").click("E5").lead("E6")
    return to(table, "G6")


def must_follow() -> Refused:
    table = field("br HC E6", "fr LN E5 1", "br LN I1", active="allied")
    table.state.scenario.impetuous[0] = True
    table.order("attack-center", "E6").stay().dice("SAAA").attack("E6", "E5").say("stand")
    return table.state, f"#{NO}"


# §6 Answers to a melee, combined arms


def no_first_strike() -> Refused:
    return word(attacked("fr LN E5", "br LN E6"), "strike")


def not_infantry_attack() -> Refused:
    return word(attacked("fr LC E5", "br LC E6"), "retire")


def cannot_retire() -> Refused:
    return word(attacked("fr LN E5", "br LC E6", "br LN F5", "br LN F6"), "retire")


def too_few_cards() -> Refused:
    return word(attacked("fr LC E5", "br LN E6", allied=("rally", "elan")), "square")


def no_slot() -> Refused:
    return word(attacked("fr LC E5", "br LN E6", *SQUARES), "square")


def square_terrain() -> Refused:
    table = field("fr LC E5", "br LN E6", ground={"E6": "town"}).order("attack-center", "E5")
    return word(table.stay().attack("E5", "E6"), "square")


def battery(*names: str) -> Field:
    """Let E6 attack F6, with the batteries at F3 and F9."""
    pieces = ("fr LN E6", "fr HA F3", "fr HA F9", "br LN F6", *names)
    return field(*pieces).order("general-advance", "E6", "F3", "F9").stay().attack("E6", "F6")


def battery_engaged() -> Refused:
    return unit(battery("br LN F2"), "F3")


def in_already() -> Refused:
    return unit(battery().click("F3"), "F3")


def not_a_battery() -> Refused:
    return unit(battery("fr LN A1"), "A1")


POSITIONS: list[Callable[[], Refused]] = [
    *(no_infantry_there, no_baseline_hex, in_square, square_no_manoeuvre, cavalry_near),
    *(not_in_section, wrong_section, no_symbol, leader_in_square, joined, square_no_move),
    *(nowhere_to_go, barred, fought_already, must_melee, card_no_fire, card_no_melee, no_dice),
    *(no_line, too_many_flags, must_go_on, cannot_finish, must_follow, no_first_strike),
    *(not_infantry_attack, cannot_retire, too_few_cards, no_slot, square_terrain),
    *(battery_engaged, in_already, not_a_battery),
]
BUILT = [Built(one.__name__.replace("_", "-"), one) for one in POSITIONS]
