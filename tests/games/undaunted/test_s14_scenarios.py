"""§14 The scenario booklet: the radio of scenario 10, and what each scenario asks of both sides."""

import pytest

from grognard.games.undaunted.rules.s14_booklet import SCENARIOS
from tests.games.undaunted.positions import (
    CONTROLLED,
    GAME,
    GERMAN,
    SCOUTED,
    US,
    Position,
    Table,
    do,
    events,
    marker,
    outcome,
    tile,
)

RADIO = "critical-intelligence"


def at_the_radio(side: int = US) -> Table:
    """Riflemen A on 6B, the radio's tile, which their side controls."""
    table = Table(RADIO).unit(side, "rifleman_a", "6B").marker(side, "6B", CONTROLLED)
    return table.cards(side, hand="rifleman_a*3 fog_of_war")


def worth(state: Position) -> int:
    return state.worth_of[tile(state, "6B")]


def test_14_1_control_on_the_controlled_radio_tile_raises_its_worth() -> None:
    """Checklist 14."""
    state = at_the_radio().turn(US)
    assert (worth(state), list(state.points_of)) == (1, [1, 0])
    do(state, "card rifleman_a", "use control")
    assert (worth(state), list(state.points_of)) == (2, [2, 0])
    assert [event.rule for event in events(state, "radio")] == ["§14.1"]


def test_14_1_it_may_be_raised_again_and_again() -> None:
    """Checklist 14: without limit; four more points and the objective alone wins."""
    table = at_the_radio().cards(US, hand="rifleman_a*5")
    state = table.turn(US)
    for _ in range(4):
        do(state, "card rifleman_a", "use control")
    assert worth(state) == 5
    assert outcome(state).winner == US


def test_14_1_the_first_control_only_takes_the_tile() -> None:
    table = at_the_radio().marker(US, "6B", SCOUTED)
    state = do(table.turn(US), "card rifleman_a", "use control")
    assert (worth(state), state.points_of[US]) == (1, 1)
    do(state, "card rifleman_a", "use control")
    assert (worth(state), state.points_of[US]) == (2, 2)


def test_14_1_germany_cannot_raise_it() -> None:
    """Checklist 14."""
    state = do(at_the_radio(GERMAN).turn(GERMAN), "card rifleman_a", "use control")
    assert (worth(state), list(state.points_of)) == (1, [0, 1])
    assert [event.kind for event in state.log or []][-1] == "held"


def test_14_1_the_raised_worth_counts_for_whoever_controls_the_tile() -> None:
    """Checklist 14."""
    table = at_the_radio().cards(GERMAN, hand="rifleman_b scout_a")
    table.unit(GERMAN, "rifleman_b", "1B").marker(GERMAN, "6B", SCOUTED)
    state = do(table.turn(US), "card rifleman_a", "use control", "card rifleman_a", "use control")
    assert (worth(state), list(state.points_of)) == (3, [3, 0])
    do(state, "done")
    state.tile_of[0] = tile(state, "4B")
    state.tile_of[11 + 1] = tile(state, "6B")
    do(state, "card rifleman_b", "use control")
    assert (worth(state), list(state.points_of)) == (3, [0, 3])
    assert marker(state, US, "6B") == SCOUTED


def test_14_1_the_worth_is_state_and_not_table() -> None:
    """Checklist 14: another game of the scenario begins with the printed worth."""
    do(at_the_radio().turn(US), "card rifleman_a", "use control")
    assert worth(at_the_radio().turn(US)) == 1


def test_14_1_the_raised_worth_is_seen_saved_and_cloned() -> None:
    state = do(at_the_radio().turn(US), "card rifleman_a", "use control")
    view = state.observe(GERMAN)["tiles"]
    assert isinstance(view, list)
    assert [seen["worth"] for seen in view if seen["id"] == "6B"] == [2]
    loaded = GAME.load_state(state.save())
    assert isinstance(loaded, Position)
    assert (worth(loaded), worth(state.clone())) == (2, 2)


def test_14_1_an_enemy_on_the_tile_forbids_it() -> None:
    table = at_the_radio().unit(GERMAN, "scout_a", "6B")
    state = do(table.turn(US), "card rifleman_a")
    reason = GAME.why_not(state, GAME.parse_action(state, "use control"))
    assert reason is not None
    assert reason.section == "§8.4"


def test_14_1_another_tile_is_not_the_radio() -> None:
    table = at_the_radio().unit(US, "rifleman_a", "5B").marker(US, "5B", CONTROLLED)
    state = do(table.turn(US), "card rifleman_a", "use control")
    assert (worth(state), state.points_of[US]) == (1, 2)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.id)
def test_14_each_side_wins_by_points_or_by_pinning_and_never_by_both(scenario: object) -> None:
    scenario = next(found for found in SCENARIOS if found is scenario)
    for side in scenario.sides:
        assert (side.points_to_win > 0) != side.wins_by_pinning
    assert any(side.points_to_win for side in scenario.sides)


def test_14_the_lobby_is_told_the_goals() -> None:
    facts = {scenario.id: scenario.facts for scenario in GAME.scenarios()}
    assert facts["hill-314"]["goals"] == {
        "us": {"points": 0, "pin": True},
        "german": {"points": 1, "pin": False},
    }
