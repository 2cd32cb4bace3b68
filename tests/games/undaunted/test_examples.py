"""§10 The rulebook's example round, on the board of scenario 7, and its smaller examples.

Checklist 17: tiles 3B, 17B and 2B lie side by side in scenario 7 and not in scenario 1. Roman plays
Germany, Denis the US. The Ukrainian text has the machine gunners move to "2A", the English one to
2B; scenario 7 has 2B.
"""

import itertools

import pytest

from grognard.games.undaunted import GAME
from grognard.games.undaunted.rules.s14_booklet import SCENARIOS
from grognard.games.undaunted.tables import TILE_LIMIT
from tests.games.undaunted.positions import (
    CONTROLLED,
    GERMAN,
    NO_MARKER,
    SCOUTED,
    US,
    Position,
    Table,
    do,
    events,
    marker,
    options,
    pile,
    place,
    tile,
    why,
)


def before_the_bids() -> Table:
    """German scouts B on 6B and riflemen A on 3B; the US machine gunners C on 16B."""
    table = Table("la-huberderie").unit(GERMAN, "rifleman_a", "3B").unit(GERMAN, "scout_b", "6B")
    table.unit(US, "machine_gunner_c", "16B")
    table.cards(
        GERMAN,
        hand="platoon_sergeant scout_b rifleman_a*2",
        deck="squad_leader_a squad_leader_b rifleman_b scout_a fog_of_war*2",
    )
    return table.cards(US, hand="rifleman_a machine_gunner_c squad_leader_c fog_of_war")


def after_the_bids() -> Position:
    return do(before_the_bids().bids(), "card rifleman_a", "card platoon_sergeant")


def after_romans_turn() -> Position:
    state = after_the_bids()
    do(state, "card scout_b", "use scout", "tile 3B", "tile 17B")
    do(state, "card rifleman_a", "use move", "tile 17B")
    return do(state, "card rifleman_a", "use control")


@pytest.mark.parametrize(("index", "together"), [(6, True), (0, False)])
def test_10_the_example_fits_scenario_7_and_not_scenario_1(index: int, together: bool) -> None:
    """Checklist 17."""
    scenario = SCENARIOS[index]
    places = [scenario.tile_ids.index(name) for name in ("3B", "17B", "2B")]
    steps = [
        scenario.distance[here * TILE_LIMIT + there] for here, there in itertools.pairwise(places)
    ]
    assert (steps == [1, 1]) == together


def test_10_the_higher_card_takes_the_token_and_both_are_discarded() -> None:
    state = after_the_bids()
    assert (state.holder, state.to_move()) == (GERMAN, GERMAN)
    assert pile(state, GERMAN, "discard") == "platoon_sergeant"
    assert pile(state, US, "discard") == "rifleman_a"
    assert pile(state, GERMAN, "hand") == "rifleman_a*2 scout_b"


def test_10_the_riflemen_cannot_enter_17b_before_it_is_scouted() -> None:
    state = do(after_the_bids(), "card rifleman_a", "use move")
    assert marker(state, GERMAN, "17B") == NO_MARKER
    assert why(state, "tile 17B") == ("no-own-marker", "§7.1")


def test_10_one_marker_is_laid_and_one_fog_of_war_taken() -> None:
    """A11: 3B has a German marker already, 17B has none."""
    state = after_the_bids()
    fog = state.supply_of[17 + 16]
    do(state, "card scout_b", "use scout", "tile 3B", "tile 17B")
    assert [event.numbers for event in events(state, "scouted")] == [(tile(state, "17B"), 1)]
    assert state.supply_of[17 + 16] == fog - 1
    assert pile(state, GERMAN, "discard") == "platoon_sergeant fog_of_war"
    assert marker(state, GERMAN, "17B") == SCOUTED


def test_10_roman_takes_the_objective_and_his_turn_ends_with_his_last_card() -> None:
    state = after_romans_turn()
    assert place(state, GERMAN, "rifleman_a") == "17B"
    assert marker(state, GERMAN, "17B") == CONTROLLED
    assert list(state.points_of) == [2, 4]
    assert state.to_move() == US
    assert pile(state, GERMAN, "discard") == "rifleman_a*2 scout_b platoon_sergeant fog_of_war"


def test_10_the_machine_gunners_on_2b_keep_roman_from_controlling_it() -> None:
    state = do(after_romans_turn(), "card machine_gunner_c", "use move", "tile 2B")
    assert place(state, US, "machine_gunner_c") == "2B"
    table = Table("la-huberderie").unit(US, "machine_gunner_c", "2B")
    table.unit(GERMAN, "rifleman_a", "2B").marker(GERMAN, "2B", SCOUTED)
    other = do(table.cards(GERMAN, hand="rifleman_a fog_of_war").turn(GERMAN), "card rifleman_a")
    assert why(other, "use control") == ("control-enemy-present", "§8.4")


def inspired() -> Position:
    state = do(after_romans_turn(), "card machine_gunner_c", "use move", "tile 2B")
    return do(state, "card squad_leader_c", "use inspire", "card machine_gunner_c")


def test_10_the_squad_leader_gives_the_machine_gunners_their_card_back() -> None:
    """A15."""
    state = inspired()
    assert pile(state, US, "hand") == "machine_gunner_c fog_of_war"
    assert pile(state, US, "play") == "squad_leader_c"


def test_10_the_attack_meets_4_and_3_and_1_and_5_and_8_hit() -> None:
    """A17."""
    state = inspired()
    state.dice = before_the_bids().dice(5, 8).state.dice
    do(state, "card machine_gunner_c", "use attack", "unit german rifleman_a")
    (rolled,) = events(state, "rolled")
    assert rolled.numbers[3:] == (4, 3, 1, 8, 1, 5, 8)
    fields = GAME.event_fields(state, rolled)
    assert (fields["unit"], fields["defence"], fields["hit"]) == ("german:rifleman_a", 8, True)
    assert (fields["faces"], fields["hits"]) == ([5, 8], [False, True])


def test_10_the_loss_comes_from_the_discard_since_the_hand_is_empty() -> None:
    state = inspired()
    state.dice = before_the_bids().dice(5, 8).state.dice
    do(state, "card machine_gunner_c", "use attack", "unit german rifleman_a")
    assert pile(state, GERMAN, "discard") == "rifleman_a scout_b platoon_sergeant fog_of_war"
    assert [event.numbers[1] for event in events(state, "lost")] == [1]
    assert place(state, GERMAN, "rifleman_a") == "17B"


def test_10_denis_cannot_play_his_fog_and_discards_it_with_what_he_played() -> None:
    state = inspired()
    state.dice = before_the_bids().dice(5, 8, *[0] * 8).state.dice
    do(state, "card machine_gunner_c", "use attack", "unit german rifleman_a")
    assert options(state) == ["done"]
    assert why(state, "card fog_of_war") == ("fog-cannot-be-played", "§6.1")
    do(state, "done")
    assert pile(state, US, "discard") == "rifleman_a machine_gunner_c squad_leader_c fog_of_war"
    assert (state.prompt(), state.round) == ("bid", 1)


# Smaller examples


def test_1_3_a_spawn_marker_may_serve_all_or_some_squads_or_single_units() -> None:
    """The three markers that the rulebook shows."""
    raid, withdrawal = SCENARIOS[2], SCENARIOS[5]
    assert len(set(raid.sides[US].spawn_of)) == 1
    germans = withdrawal.sides[GERMAN].spawn_of
    squads = {withdrawal.tile_ids[germans[unit]] for unit in (0, 1, 3, 4, 6, 7)}
    assert squads == {"3A"}
    assert {withdrawal.tile_ids[germans[unit]] for unit in (9, 10)} == {"17B"}


def test_6_5_the_notation_of_a_squads_action_names_that_squad_only() -> None:
    """ "Bolster 3" takes any cards; "Bolster 1 (A)" only shows how a squad is written."""
    table = Table().cards(US, hand="platoon_sergeant squad_leader_a fog_of_war")
    free = do(table.turn(US).clone(), "card platoon_sergeant", "use bolster")
    bound = do(table.state, "card squad_leader_a", "use bolster")
    assert "card rifleman_b" in options(free)
    assert "card rifleman_b" not in options(bound)
