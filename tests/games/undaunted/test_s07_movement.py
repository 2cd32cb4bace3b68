"""§7 Movement: Move, Guide, Scout, Stalk."""

import pytest

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
    why,
)

# §7.1 Move


def test_7_1_a_unit_moves_only_to_neighbouring_tiles_with_an_own_marker() -> None:
    """A10."""
    state = Table().cards(US, hand="rifleman_a scout_a").turn(US)
    do(state, "card rifleman_a", "use move")
    assert options(state) == ["tile 2B", "done"]
    assert why(state, "tile 13B") == ("no-own-marker", "§7.1")
    assert why(state, "tile 16B") == ("not-adjacent", "§7.1")


def test_7_1_the_enemys_marker_opens_no_tile() -> None:
    """A10: the German marker on 8A is of no use to a US rifleman on 12B."""
    table = Table().unit(US, "rifleman_a", "12B").cards(US, hand="rifleman_a scout_a")
    state = do(table.turn(US), "card rifleman_a", "use move")
    assert marker(state, GERMAN, "8A") == SCOUTED
    assert why(state, "tile 8A") == ("no-own-marker", "§7.1")


@pytest.mark.parametrize("face", [SCOUTED, CONTROLLED])
def test_7_1_a_scouted_and_a_controlled_tile_may_be_entered_alike(face: int) -> None:
    table = Table().marker(US, "13B", face).cards(US, hand="rifleman_a scout_a")
    state = do(table.turn(US), "card rifleman_a", "use move", "tile 13B")
    assert place(state, US, "rifleman_a") == "13B"
    assert marker(state, US, "13B") == face


def test_7_1_a_unit_cannot_move_to_where_it_stands_or_off_the_board() -> None:
    state = do(Table().cards(US, hand="rifleman_a scout_a").turn(US), "card rifleman_a", "use move")
    assert why(state, "tile 17B") == ("not-adjacent", "§7.1")


def test_7_1_up_to_includes_no_step_at_all() -> None:
    """Checklist 2."""
    state = Table().cards(US, hand="rifleman_a scout_a").turn(US)
    do(state, "card rifleman_a", "use move", "done")
    assert place(state, US, "rifleman_a") == "17B"
    assert pile(state, US, "play") == "rifleman_a"
    assert events(state, "moved") == []


def test_7_1_move_1_is_one_step() -> None:
    table = Table().marker(US, "16B", SCOUTED).cards(US, hand="rifleman_a scout_a")
    state = do(table.turn(US), "card rifleman_a", "use move", "tile 2B")
    assert state.prompt() == "play"


def mortar_with_target() -> Table:
    """Scenario 5: the German mortar on 2B aims at 18A."""
    return Table("crossing-the-vire").target(GERMAN, "18A").cards(GERMAN, hand="mortar rifleman_a")


def test_7_1_a_mortar_that_moves_loses_its_target_marker() -> None:
    state = do(mortar_with_target().turn(GERMAN), "card mortar", "use move", "tile 4A")
    assert state.target_of[GERMAN] == -1
    assert [event.rule for event in events(state, "untargeted")] == ["§8.7"]


def test_7_1_a_mortar_that_moves_no_step_keeps_its_target_marker() -> None:
    """Checklist 2."""
    state = do(mortar_with_target().turn(GERMAN), "card mortar", "use move", "done")
    assert state.scenario.tile_ids[state.target_of[GERMAN]] == "18A"


def test_7_1_another_unit_that_moves_leaves_the_target_marker_alone() -> None:
    state = do(mortar_with_target().turn(GERMAN), "card rifleman_a", "use move", "tile 4A")
    assert state.scenario.tile_ids[state.target_of[GERMAN]] == "18A"


def test_r2_a_tile_may_be_shared_with_enemies_and_with_any_number_of_counters() -> None:
    """Ruling R2: no stacking limit, and enemies do not stop a move."""
    table = Table().marker(US, "5B", SCOUTED).unit(US, "rifleman_a", "12B")
    state = table.cards(US, hand="rifleman_a scout_a").turn(US)
    do(state, "card rifleman_a", "use move", "tile 5B")
    assert place(state, US, "rifleman_a") == "5B"
    assert place(state, GERMAN, "rifleman_a") == "5B"


def test_r2_a_scout_may_pass_through_a_tile_full_of_enemies() -> None:
    table = Table().unit(US, "scout_a", "12B").cards(US, hand="scout_a rifleman_a")
    state = do(table.turn(US), "card scout_a", "use scout", "tile 5B", "tile 11B")
    assert place(state, US, "scout_a") == "11B"
    assert (marker(state, US, "5B"), marker(state, US, "11B")) == (SCOUTED, SCOUTED)


# §7.2 Guide


def guiding() -> Table:
    """Scenario 5: the US platoon guide is in the deck."""
    return Table("crossing-the-vire").cards(US, hand="platoon_guide rifleman_a")


def test_7_2_any_own_counter_on_the_board_may_be_guided() -> None:
    state = do(guiding().turn(US), "card platoon_guide", "use guide")
    assert options(state) == [
        "unit us rifleman_a",
        "unit us rifleman_b",
        "unit us scout_a",
        "unit us scout_b",
    ]
    assert why(state, "unit german rifleman_a") == ("guide-enemy", "§7.2")
    assert why(state, "unit us sniper") == ("guide-off-board", "§7.2")
    do(state, "unit us rifleman_b", "tile 3A")
    assert place(state, US, "rifleman_b") == "3A"
    assert pile(state, US, "play") == "platoon_guide"


def test_7_2_a_suppressed_counter_cannot_be_guided() -> None:
    """Checklist 4."""
    table = guiding().unit(US, "rifleman_a", "5A", suppressed=True)
    state = do(table.turn(US), "card platoon_guide", "use guide")
    assert why(state, "unit us rifleman_a") == ("guide-suppressed", "§7.2")


@pytest.mark.parametrize("suppressed", [True, False])
def test_7_2_without_a_ready_counter_on_the_board_there_is_nobody_to_guide(
    suppressed: bool,
) -> None:
    table = guiding().no_units(US)
    if suppressed:
        table.unit(US, "rifleman_a", "5A", suppressed=True)
    state = do(table.turn(US), "card platoon_guide")
    assert why(state, "use guide") == ("nobody-to-guide", "§7.2")


@pytest.mark.parametrize("name", ["scout_a", "sniper"])
def test_7_2_a_guided_scout_or_sniper_too_needs_an_own_marker(name: str) -> None:
    """Checklist 4."""
    table = guiding().unit(US, name, "5A").marker(US, "9B", SCOUTED)
    state = do(table.turn(US), "card platoon_guide", "use guide", f"unit us {name}")
    assert why(state, "tile 10B")[0] == "no-own-marker"
    assert options(state) == ["tile 1A", "tile 3A", "tile 9B", "done"]


def test_7_2_a_guided_scout_lays_no_marker_and_takes_no_fog() -> None:
    """Checklist 4."""
    table = guiding().marker(US, "9B", SCOUTED)
    state = table.turn(US)
    do(state, "card platoon_guide", "use guide", "unit us scout_a", "tile 9B")
    assert place(state, US, "scout_a") == "9B"
    assert pile(state, US, "discard") == ""
    assert events(state, "scouted") == []


def test_7_2_a_guided_mortar_loses_its_target_marker() -> None:
    """Checklist 4: the US of scenario 9 have both a guide and a mortar."""
    table = Table("reinforcements").unit(US, "mortar", "8B").target(US, "18B")
    state = table.cards(US, hand="platoon_guide rifleman_a").turn(US)
    do(state, "card platoon_guide", "use guide", "unit us mortar", "tile 1B")
    assert (place(state, US, "mortar"), state.target_of[US]) == ("1B", -1)


def test_7_2_a_guide_may_leave_the_counter_where_it_is() -> None:
    table = Table("reinforcements").unit(US, "mortar", "8B").target(US, "18B")
    state = table.cards(US, hand="platoon_guide rifleman_a").turn(US)
    do(state, "card platoon_guide", "use guide", "unit us mortar", "done")
    assert state.scenario.tile_ids[state.target_of[US]] == "18B"
    assert pile(state, US, "play") == "platoon_guide"


# §7.3 Scout


def test_7_3_only_a_newly_marked_tile_costs_a_fog_of_war() -> None:
    """A11: the first tile is marked already, the second is not: one marker, one fog."""
    table = Table().unit(GERMAN, "scout_a", "5B").cards(GERMAN, hand="scout_a rifleman_a")
    state = do(table.turn(GERMAN), "card scout_a", "use scout", "tile 8A", "tile 13B")
    assert [event.numbers[1] for event in events(state, "scouted")] == [1]
    assert pile(state, GERMAN, "discard") == "fog_of_war"
    assert marker(state, GERMAN, "13B") == SCOUTED


def test_7_3_a_controlled_tile_stays_controlled_when_a_scout_comes_back() -> None:
    table = Table().unit(GERMAN, "scout_a", "8A").cards(GERMAN, hand="scout_a rifleman_a")
    state = do(table.turn(GERMAN), "card scout_a", "use scout", "tile 5B", "done")
    assert marker(state, GERMAN, "5B") == CONTROLLED


def test_7_3_too_little_fog_in_the_supply_gives_all_there_is() -> None:
    """A12."""
    table = Table().cards(US, hand="scout_a rifleman_a", supply="rifleman_a fog_of_war")
    state = do(table.turn(US), "card scout_a", "use scout", "tile 12B", "tile 8A")
    assert [marker(state, US, name) for name in ("12B", "8A")] == [SCOUTED, SCOUTED]
    assert [event.numbers[1] for event in events(state, "scouted")] == [1, 0]
    assert (pile(state, US, "discard"), pile(state, US, "supply")) == ("fog_of_war", "rifleman_a")


def test_7_3_without_fog_in_the_supply_scouting_is_free() -> None:
    table = Table().cards(US, hand="scout_a rifleman_a", supply="rifleman_a")
    state = do(table.turn(US), "card scout_a", "use scout", "tile 12B", "done")
    assert (marker(state, US, "12B"), pile(state, US, "discard")) == (SCOUTED, "")


def test_7_3_scout_2_is_up_to_two_steps() -> None:
    state = do(Table().cards(US, hand="scout_a rifleman_a").turn(US), "card scout_a", "use scout")
    assert options(state) == ["tile 2B", "tile 13B", "tile 7A", "tile 12B", "done"]
    do(state, "tile 12B", "done")
    assert (place(state, US, "scout_a"), state.prompt()) == ("12B", "play")


def test_7_3_a_scout_may_come_back_to_where_it_started() -> None:
    state = Table().cards(US, hand="scout_a rifleman_a").turn(US)
    do(state, "card scout_a", "use scout", "tile 12B", "tile 17B")
    assert place(state, US, "scout_a") == "17B"
    assert pile(state, US, "discard") == "fog_of_war"


def test_7_3_the_enemys_markers_stay_where_they_are() -> None:
    state = Table().cards(US, hand="scout_a rifleman_a").turn(US)
    do(state, "card scout_a", "use scout", "tile 12B", "tile 5B")
    assert (marker(state, US, "5B"), marker(state, GERMAN, "5B")) == (SCOUTED, CONTROLLED)
    assert list(state.points_of) == [0, 3]


def test_7_3_a_scout_does_not_leap() -> None:
    state = do(Table().cards(US, hand="scout_a rifleman_a").turn(US), "card scout_a", "use scout")
    assert why(state, "tile 8A")[0] == "not-adjacent"


# §7.4 Stalk


def stalking() -> Position:
    table = Table("behind-enemy-lines").cards(US, hand="sniper rifleman_a")
    return do(table.turn(US), "card sniper", "use stalk")


def test_7_4_a_sniper_enters_unmarked_tiles_and_lays_no_marker() -> None:
    state = do(stalking(), "tile 3B")
    assert place(state, US, "sniper") == "3B"
    assert marker(state, US, "3B") == NO_MARKER
    assert pile(state, US, "discard") == ""
    assert [event.rule for event in events(state, "moved")] == ["§7.4"]


def test_7_4_a_sniper_stalks_one_step_at_most() -> None:
    state = stalking()
    assert options(state) == ["tile 3B", "tile 12B", "tile 1B", "done"]
    assert why(state, "tile 14A")[0] == "not-adjacent"
    assert do(state, "tile 12B").prompt() == "play"
