"""The evaluation prefers what a player would, and the player `reference` acts on it."""

import pytest

from grognard.ai.reference.player import ReferenceBot
from grognard.games.napoleonics import GAME
from grognard.games.napoleonics.actions import CARD, UNIT
from grognard.games.napoleonics.evaluate import EXPECTED, KILL, evaluate
from grognard.games.napoleonics.rules.s02_01_board import hex_named
from grognard.games.napoleonics.rules.s09_scenarios import Objective
from grognard.games.napoleonics.tables import CARD_IDS
from tests.games.napoleonics.field import Field, field


def value(table: Field, seat: int = 0) -> float:
    return evaluate(table.state, seat)


def choice(table: Field) -> int:
    """Return what the player `reference` clicks."""
    seat = table.state.to_move()
    return ReferenceBot(3).choose(GAME, table.state.determinize(seat, 5), seat)


def test_what_is_good_for_one_side_is_bad_for_the_other() -> None:
    table = field("fr LN E5", "fr LC D5", "br LN E7 3", "br leader E7")
    assert value(table, 0) == -value(table, 1)


def test_blocks_banners_and_leaders_count() -> None:
    plain = value(field("fr LN E5", "br LN E9"))
    assert value(field("fr LN E5", "br LN E9 2")) > plain
    assert value(field("fr LN E5", "fr leader E5", "br LN E9")) > plain
    ahead = field("fr LN E5", "br LN E9")
    ahead.state.kills[0] = 1
    assert value(ahead) > plain


def test_a_lone_leader_before_the_enemy_is_a_risk() -> None:
    safe = value(field("fr LN E5", "fr leader C5", "br LN E9"))
    assert value(field("fr LN E5", "fr leader E8", "br LN E9")) < safe


def test_a_side_that_has_waited_long_comes_to_blows() -> None:
    """At Roliça two armies three hexes apart used to wait for ever."""

    def gain(turn: int, seat: int) -> float:
        far, near = field("fr LN E4", "br LN E9"), field("fr LN E5", "br LN E9")
        far.state.turn = near.state.turn = turn
        return value(near, seat) - value(far, seat)

    assert gain(60, 0) > gain(30, 0) > gain(10, 0)
    assert gain(60, 1) > gain(10, 1)


def test_an_objective_draws_units() -> None:
    def held(name: str) -> float:
        objective = Objective()
        objective.hexes = [hex_named("E6")]
        objective.banners = 1
        return value(field(f"fr LN {name}", "br LN A13", objectives=[objective]))

    assert held("E6") > held("E5") > held("E3")


def test_an_order_is_worth_what_the_unit_can_do_with_it() -> None:
    pieces = ("fr LN E5", "fr LN A6", "br LN E7")
    near = field(*pieces).order("attack-center", "E5")
    far = field(*pieces).order("attack-center", "A6")
    assert value(near) > value(far)


def test_tables_of_hits_are_those_of_the_dice() -> None:
    one_die = (1 * 4 + 2) * 6
    assert EXPECTED[one_die + 1] == KILL[one_die + 1] == 2 / 6
    assert KILL[(2 * 4 + 3) * 6 + 2] == 9 / 36


def test_guns_fire_at_the_unit_they_may_destroy() -> None:
    pieces = ("fr FA E5", "br LN E8 1", "br LN C8", "br LN I1")
    table = field(*pieces).order("attack-center", "E5").stay().click("E5")
    assert choice(table) == UNIT + table.unit("E8")


def test_a_card_is_played_where_the_enemy_can_be_hurt() -> None:
    pieces = ("fr LN E5", "fr LN D5", "fr LN E6", "fr LN A1", "br LN E7 1", "br LN F6 2")
    cards = ("attack-center", "probe-left", "scout-right")
    table = field(*pieces, french=cards)
    assert choice(table) == CARD + CARD_IDS.index("attack-center")


def test_a_hopeless_attack_is_left_alone() -> None:
    pieces = ("fr LN E5 1", "br GG E6", "br leader E6", "br LN I1")
    table = field(*pieces, ground={"E6": "hill"}).order("attack-center", "E5")
    if table.prompt() == "french move":
        table.done()
    assert table.prompt() == "french battle"
    assert choice(table) >= CARD  # it ends the combat


def test_whose_orders_come_next_has_more_of_its_attacks() -> None:
    pieces = ("fr LN E5", "fr LN E6", "br LN F6 1", "br LN I1")
    assert value(field(*pieces, active="french")) > value(field(*pieces, active="allied"))


@pytest.mark.parametrize("seed", [3, 6])
def test_the_first_turn_is_not_ended_without_orders(seed: int) -> None:
    state = GAME.new("river-coa", seed=seed)
    first, bot = state.to_move(), ReferenceBot(1)
    while state.to_move() == first and state.observe(first)["turn"] == 1:
        state.apply(bot.choose(GAME, state.determinize(first, 5), first))
    assert any(event.kind == "order" for event in state.log or [])
