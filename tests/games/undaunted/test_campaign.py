"""§14.2 The campaign: the scenarios in order, victories less casualties."""

import json

import pytest

from grognard.core.errors import BadSave, GrognardError
from grognard.core.state import Outcome
from grognard.core.types import NOBODY, Json
from grognard.games.undaunted.rules.s14_02_campaign import UndauntedCampaign
from grognard.games.undaunted.rules.s14_booklet import SCENARIOS
from tests.games.undaunted.positions import GAME, GERMAN, US, Table, do, outcome


def result(winner: int, us: int = 0, german: int = 0) -> Outcome:
    facts = {"casualties_us": us, "casualties_german": german}
    return Outcome(winner, "undaunted-victory", "undaunted-won-by-objectives", "§11.1", facts)


def played(*results: Outcome) -> UndauntedCampaign:
    campaign = UndauntedCampaign()
    for entry in results:
        campaign.add(entry)
    return campaign


def finished(us_wins: int, us: int = 0, german: int = 0) -> Outcome:
    """Return the outcome of twelve scenarios, all casualties in the first."""
    first = result(US if us_wins else GERMAN, us, german)
    rest = [result(US if number < us_wins else GERMAN) for number in range(1, 12)]
    campaign = played(first, *rest)
    end = campaign.outcome()
    assert end is not None
    return end


def test_14_2_the_scenarios_are_played_in_the_booklets_order() -> None:
    campaign = UndauntedCampaign()
    order = []
    while campaign.next_scenario():
        order.append(campaign.next_scenario())
        assert campaign.outcome() is None
        campaign.add(result(US))
    assert order == [scenario.id for scenario in SCENARIOS]
    assert [scenario.number for scenario in SCENARIOS] == list(range(1, 13))


def test_14_2_a_victory_scores_one_and_each_full_ten_casualties_cost_one() -> None:
    campaign = played(result(US, us=9), result(US, german=10), result(GERMAN))
    assert (campaign.victories(US), campaign.victories(GERMAN)) == (2, 1)
    assert (campaign.score(US), campaign.score(GERMAN)) == (2, 0)


def test_14_2_casualties_are_added_up_over_the_whole_campaign_before_they_are_divided() -> None:
    campaign = played(result(US, us=9), result(US, us=9), result(US, us=1))
    assert (campaign.casualties(US), campaign.score(US)) == (19, 2)
    campaign.add(result(US, us=1))
    assert (campaign.casualties(US), campaign.score(US)) == (20, 2)


def test_14_2_a_score_may_fall_below_zero() -> None:
    assert played(result(GERMAN, us=35)).score(US) == -3


@pytest.mark.parametrize(
    ("us_wins", "us", "german", "winner", "margin", "band"),
    [
        (6, 0, 0, NOBODY, 0, "indeterminate"),
        (6, 0, 10, US, 1, "minor"),
        (6, 10, 0, GERMAN, 1, "minor"),
        (7, 0, 10, US, 3, "minor"),
        (8, 0, 0, US, 4, "major"),
        (8, 0, 10, US, 5, "major"),
        (9, 0, 0, US, 6, "decisive"),
        (12, 0, 0, US, 12, "decisive"),
        (0, 30, 0, GERMAN, 15, "decisive"),
    ],
)
def test_14_2_the_margin_gives_the_level_of_victory(
    us_wins: int, us: int, german: int, winner: int, margin: int, band: str
) -> None:
    end = finished(us_wins, us, german)
    assert (end.winner, end.facts["margin"]) == (winner, margin)
    assert (end.level, end.section) == (f"undaunted-campaign-{band}", "§14.2")


def test_14_2_there_is_no_thirteenth_result() -> None:
    campaign = played(*[result(US)] * 12)
    assert campaign.next_scenario() == ""
    with pytest.raises(GrognardError) as caught:
        campaign.add(result(US))
    assert caught.value.code == "campaign-is-over"


def test_14_2_a_played_scenario_enters_its_casualties() -> None:
    """Checklist 15: combat cards that left the game, neither fog nor hunkered cards."""
    table = Table("hill-314").dice(0).cards(US, hand="rifleman_a rifleman_b")
    for name in ("rifleman_b", "rifleman_c"):
        table.unit(GERMAN, name, "")
    setup = table.state.scenario.sides[GERMAN]
    combat = sum(setup.deck_of[:11]) + sum(setup.supply_of[:11])
    state = table.cards(GERMAN, deck="platoon_sergeant fog_of_war", supply="fog_of_war*8")
    end = outcome(do(state.turn(US), "card rifleman_a", "use attack", "unit german rifleman_a"))
    campaign = played(end)
    assert (campaign.victories(US), campaign.casualties(GERMAN)) == (1, combat)
    assert campaign.score(GERMAN) == -(combat // 10)


def test_14_2_a_campaign_survives_a_restart() -> None:
    """Checklist 15."""
    campaign = played(result(US, us=9, german=3), result(GERMAN, us=1, german=12))
    saved = json.loads(json.dumps(campaign.save()))
    again = UndauntedCampaign()
    again.load(saved)
    assert again.save() == campaign.save()
    assert (again.next_scenario(), again.score(US)) == (campaign.next_scenario(), 0)


@pytest.mark.parametrize(
    "saved",
    [
        {},
        {"format": "other", "results": []},
        {"format": "undaunted-campaign"},
        {"format": "undaunted-campaign", "results": [[0, 1]]},
        {"format": "undaunted-campaign", "results": [[2, 0, 0]]},
        {"format": "undaunted-campaign", "results": [[0, -1, 0]]},
        {"format": "undaunted-campaign", "results": [[0, True, 0]]},
        {"format": "undaunted-campaign", "results": [["us", 0, 0]]},
        {"format": "undaunted-campaign", "results": [[0, 0, 0]] * 13},
    ],
)
def test_14_2_a_broken_save_is_refused(saved: Json) -> None:
    with pytest.raises(BadSave):
        UndauntedCampaign().load(saved)


def test_14_2_the_game_begins_a_campaign_of_its_own_each_time() -> None:
    first, second = GAME.campaign(), GAME.campaign()
    assert first is not None
    assert second is not None
    first.add(result(US))
    assert (first.next_scenario(), second.next_scenario()) == (SCENARIOS[1].id, SCENARIOS[0].id)
