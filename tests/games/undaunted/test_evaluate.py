"""The evaluation: what must raise it, and what the player `reference` does with it."""

from collections.abc import Callable
from typing import cast

import pytest

from grognard.ai.reference.player import ReferenceBot
from grognard.games.undaunted.reference.evaluate import evaluate
from grognard.games.undaunted.state import UndauntedState
from tests.games.undaunted.positions import (
    CONTROLLED,
    GAME,
    GERMAN,
    SCOUTED,
    US,
    Position,
    Table,
    do,
)

Change = Callable[[Table], object]


def worth(table: Table) -> float:
    return evaluate(table.bids(), US)


def gain(change: Change, scenario: str = "la-raye") -> float:
    """Return what a change of the starting position is worth to the US side."""
    changed = Table(scenario)
    change(changed)
    return worth(changed) - worth(Table(scenario))


def test_a_position_is_worth_to_one_side_what_it_costs_the_other() -> None:
    for scenario in GAME.scenarios():
        state = GAME.new(scenario.id, seed=3)
        position = cast(UndauntedState, state)
        assert evaluate(position, US) == -evaluate(position, GERMAN)
        assert -1 < evaluate(position, US) < 1


GOOD: dict[str, Change] = {
    "an objective controlled": lambda table: table.marker(US, "2B", CONTROLLED),
    "an objective lost by the enemy": lambda table: table.marker(GERMAN, "5B", SCOUTED),
    "a rifleman one step nearer": lambda table: table.unit(US, "rifleman_a", "2B"),
    "a tile scouted on the way": lambda table: table.marker(US, "13B", SCOUTED),
    "an enemy suppressed": lambda table: table.unit(GERMAN, "rifleman_a", "5B", suppressed=True),
    "an enemy rifleman gone": lambda table: table.unit(GERMAN, "rifleman_a", ""),
    "the initiative": lambda table: table.token(US),
}


@pytest.mark.parametrize("name", GOOD)
def test_what_is_good_raises_the_evaluation(name: str) -> None:
    base = Table()
    base.token(GERMAN)
    changed = Table()
    changed.token(GERMAN)
    GOOD[name](changed)
    assert worth(changed) > worth(base)


def deck(cards: str) -> Change:
    return lambda table: table.cards(US, deck=cards, supply="")


def test_fog_in_the_deck_costs() -> None:
    clean, foggy = "rifleman_a*2 scout_a", "rifleman_a*2 scout_a fog_of_war*3"
    assert gain(deck(clean)) > gain(deck(foggy))


def test_a_casualty_costs_more_than_a_card_kept_in_the_supply() -> None:
    both = Table().cards(US, deck="rifleman_a*2 scout_a", supply="rifleman_b")
    supplied = Table().cards(US, deck="rifleman_a scout_a", supply="rifleman_a rifleman_b")
    lost = Table().cards(US, deck="rifleman_a scout_a", supply="rifleman_b")
    assert worth(both) > worth(supplied) > worth(lost)


def test_an_objective_is_nearer_while_no_enemy_stands_on_it() -> None:
    assert gain(lambda table: table.unit(GERMAN, "scout_a", "16B")) < 0


def test_the_last_rifleman_matters_most_where_pinning_loses() -> None:
    few = "rifleman_a squad_leader_a"
    more = "rifleman_a*2 squad_leader_a"
    scenario = "desperate-withdrawal"
    one = Table(scenario).unit(US, "rifleman_b", "").cards(US, deck=few, supply="")
    two = Table(scenario).unit(US, "rifleman_b", "").cards(US, deck=more, supply="")
    many = Table(scenario).cards(US, deck="rifleman_a*4 rifleman_b*4 squad_leader_a", supply="")
    most = Table(scenario).cards(US, deck="rifleman_a*5 rifleman_b*4 squad_leader_a", supply="")
    assert worth(two) - worth(one) > worth(most) - worth(many)


def test_a_marked_tile_with_enemies_is_worth_more_to_a_mortar_than_an_empty_one() -> None:
    scenario = "crossing-the-vire"

    def aimed(where: str) -> float:
        table = Table(scenario).cards(GERMAN, deck="mortar*2 rifleman_a")
        return evaluate(table.target(GERMAN, where).bids(), GERMAN)

    assert aimed("5A") > aimed("3A")


def clicks(state: Position, seat: int, count: int) -> list[str]:
    """Return what the player `reference` clicks, each time from a sample of its own."""
    bot = ReferenceBot(seed=1)
    texts: list[str] = []
    for number in range(count):
        action = bot.choose(GAME, state.determinize(seat, number), seat)
        texts.append(GAME.action_text(state, action))
        do(state, texts[-1])
    return texts


def test_the_reference_takes_an_objective() -> None:
    table = Table().unit(US, "rifleman_a", "2B")
    state = table.cards(US, hand="rifleman_a fog_of_war").turn(US)
    assert clicks(state, US, 2) == ["card rifleman_a", "use control"]


def test_the_reference_wins_when_it_can() -> None:
    table = Table().unit(US, "rifleman_a", "2B").marker(US, "6A", CONTROLLED)
    table.marker(US, "13B", CONTROLLED)
    state = table.cards(US, hand="platoon_sergeant rifleman_a rifleman_b").turn(US)
    assert clicks(state, US, 2) == ["card rifleman_a", "use control"]
    assert state.is_over()
    assert state.winner == US


def test_the_reference_scouts_the_way_it_needs() -> None:
    state = Table().cards(US, hand="scout_a fog_of_war").turn(US)
    assert clicks(state, US, 2) == ["card scout_a", "use scout"]


def test_the_reference_bids_the_fog_it_cannot_play() -> None:
    table = Table().cards(US, hand="rifleman_a rifleman_b platoon_sergeant fog_of_war")
    state = table.cards(GERMAN, hand="scout_a scout_b rifleman_a fog_of_war").bids()
    action = ReferenceBot(seed=1).choose(GAME, state.determinize(US, 5), US)
    assert GAME.action_text(state, action) == "card fog_of_war"


def test_the_reference_shoots_the_rifleman_whose_loss_wins() -> None:
    """§11.2 One German wins by pinning: the last US rifleman has no card left."""
    table = Table("montmartin-en-graignes").unit(US, "rifleman_b", "")
    table.cards(US, deck="scout_a scout_b squad_leader_a squad_leader_b", supply="rifleman_a")
    table.unit(GERMAN, "machine_gunner_a", "10B").marker(GERMAN, "10B", SCOUTED)
    state = table.cards(GERMAN, hand="machine_gunner_a fog_of_war").turn(GERMAN)
    assert clicks(state, GERMAN, 3) == [
        "card machine_gunner_a",
        "use attack",
        "unit us rifleman_a",
    ]


def test_the_reference_does_not_bid_the_card_that_takes_an_objective() -> None:
    """The rifleman on the objective is the lowest card of the hand, but has work to do."""
    table = Table().unit(US, "rifleman_a", "2B")
    state = table.cards(US, hand="rifleman_a rifleman_b scout_a scout_b").bids()
    action = ReferenceBot(seed=1).choose(GAME, state.determinize(US, 5), US)
    assert GAME.action_text(state, action) != "card rifleman_a"
