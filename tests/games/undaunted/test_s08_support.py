"""§8 Support actions: Bolster, Command, Conceal, Control, Inspire, Recon, Target."""

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

# §8.1 Bolster


def bolstering(hand: str = "squad_leader_a rifleman_b", scenario: str = "la-raye") -> Position:
    leader = hand.split()[0]
    state = Table(scenario).cards(US, hand=hand).turn(US)
    return do(state, f"card {leader}", "use bolster")


def test_8_1_bolstered_cards_go_to_the_discard_and_only_of_the_squad_named() -> None:
    """A16."""
    state = bolstering()
    assert options(state) == ["card rifleman_a", "card scout_a", "done"]
    assert why(state, "card rifleman_b") == ("bolster-other-squad", "§8.1")
    do(state, "card rifleman_a", "card scout_a")
    assert pile(state, US, "discard") == "rifleman_a scout_a"
    assert pile(state, US, "supply").split()[0] == "rifleman_a*3"
    assert state.prompt() == "play"


def test_8_1_cards_without_a_squad_are_not_of_the_squad() -> None:
    """A16: sniper, mortar and the platoon's own commanders have no squad letter."""
    state = bolstering(scenario="la-huberderie")
    for card in ("sniper", "mortar", "platoon_guide", "rifleman_c"):
        assert why(state, f"card {card}") == ("bolster-other-squad", "§8.1")


@pytest.mark.parametrize("clicks", [["done"], ["card rifleman_a", "done"]])
def test_8_1_up_to_includes_fewer_and_none(clicks: list[str]) -> None:
    """A16."""
    state = do(bolstering(), *clicks)
    assert state.prompt() == "play"
    assert pile(state, US, "play") == "squad_leader_a"
    assert state.discard_count[US] == len(clicks) - 1


def test_r4_fog_is_a_card_of_the_supply_like_any_other_and_of_no_squad() -> None:
    """A16, ruling R4: a Squad Leader cannot take it; whoever takes any card may."""
    assert why(bolstering(), "card fog_of_war") == ("bolster-other-squad", "§8.1")
    state = do(bolstering("platoon_sergeant rifleman_b"), "card fog_of_war", "done")
    assert pile(state, US, "discard") == "fog_of_war"


def test_8_1_a_card_that_is_not_in_the_supply_cannot_be_fetched() -> None:
    state = bolstering("platoon_sergeant rifleman_b")
    assert why(state, "card sniper") == ("not-in-supply", "§8.1")
    do(state, "card rifleman_b", "card scout_a", "card rifleman_a")
    assert pile(state, US, "discard") == "rifleman_a rifleman_b scout_a"


def test_8_1_commanders_of_the_supply_may_be_fetched() -> None:
    """Checklist 10: scenario 7 puts the Platoon Guide and Squad Leader C there."""
    state = bolstering("platoon_sergeant rifleman_b", "la-huberderie")
    do(state, "card platoon_guide", "card squad_leader_c", "card mortar")
    assert pile(state, US, "discard") == "mortar platoon_guide squad_leader_c"


def test_8_1_the_platoon_guide_fetches_one_card_of_any_squad() -> None:
    state = bolstering("platoon_guide rifleman_b", "crossing-the-vire")
    do(state, "card machine_gunner_b")
    assert (pile(state, US, "discard"), state.prompt()) == ("machine_gunner_b", "play")


def test_8_1_with_nothing_to_fetch_the_action_is_done_at_once() -> None:
    table = Table().cards(US, hand="squad_leader_a rifleman_b", supply="fog_of_war*8 rifleman_b")
    state = do(table.turn(US), "card squad_leader_a", "use bolster")
    assert (state.prompt(), pile(state, US, "play")) == ("play", "squad_leader_a")


def test_8_1_the_action_ends_with_the_last_card_it_could_take() -> None:
    table = Table().cards(US, hand="squad_leader_a rifleman_b", supply="rifleman_a rifleman_b")
    state = do(table.turn(US), "card squad_leader_a", "use bolster", "card rifleman_a")
    assert state.prompt() == "play"


# §8.2 Command


def commanding(deck: str, discard: str) -> Position:
    table = Table().cards(
        US, hand="platoon_sergeant rifleman_a", deck=deck, discard=discard, play="scout_a"
    )
    return do(table.turn(US), "card platoon_sergeant", "use command")


def test_8_2_an_empty_deck_is_made_from_the_discard_but_not_from_the_play_area() -> None:
    """A2."""
    state = do(commanding("", "rifleman_b scout_b fog_of_war"), "number 2")
    assert (state.deck_count[US], state.discard_count[US], state.hand_count[US]) == (1, 0, 3)
    assert pile(state, US, "play") == "scout_a platoon_sergeant"


def test_8_2_a_side_draws_what_there_is() -> None:
    """A3."""
    state = do(commanding("rifleman_b", ""), "number 2")
    assert pile(state, US, "hand") == "rifleman_a rifleman_b"
    assert (state.deck_count[US], state.prompt()) == (0, "play")


def test_8_2_cards_drawn_may_be_played_this_turn() -> None:
    state = do(commanding("rifleman_b", ""), "number 1", "card rifleman_b", "use move", "tile 2B")
    assert place(state, US, "rifleman_b") == "2B"


def test_r15_the_number_of_cards_is_said_before_drawing_and_may_be_none() -> None:
    """Ruling R15."""
    state = commanding("rifleman_b*2", "")
    assert options(state) == ["number 0", "number 1", "number 2"]
    assert why(state, "number 3") == ("more-than-printed", "§8.2")
    do(state, "number 0")
    assert (state.hand_count[US], events(state, "drew")) == (1, [])
    assert pile(state, US, "play") == "scout_a platoon_sergeant"


def test_r15_with_both_piles_empty_command_draws_nothing() -> None:
    state = do(commanding("", ""), "number 2")
    assert pile(state, US, "hand") == "rifleman_a"


# §8.3 Conceal


def concealing(german_supply: str) -> Position:
    table = Table().cards(US, hand="scout_a rifleman_a")
    state = table.cards(GERMAN, supply=german_supply, discard="scout_b").turn(US)
    return do(state, "card scout_a", "use conceal")


def test_8_3_a_fog_of_war_goes_from_the_enemys_supply_to_his_discard() -> None:
    state = concealing("fog_of_war*2 rifleman_a")
    assert pile(state, GERMAN, "supply") == "rifleman_a fog_of_war"
    assert pile(state, GERMAN, "discard") == "scout_b fog_of_war"


def test_8_3_without_fog_in_his_supply_nothing_happens_and_the_card_is_played() -> None:
    """Checklist 8."""
    state = concealing("rifleman_a")
    assert pile(state, GERMAN, "discard") == "scout_b"
    assert pile(state, US, "play") == "scout_a"
    assert [event.numbers for event in events(state, "concealed")] == [(0,)]


# §8.4 Control


def controlling() -> Table:
    """A US rifleman on the scouted 13B, worth 2 points."""
    table = Table().unit(US, "rifleman_a", "13B").marker(US, "13B", SCOUTED)
    return table.cards(US, hand="rifleman_a scout_a")


@pytest.mark.parametrize("suppressed", [True, False])
def test_8_4_an_enemy_counter_ready_or_suppressed_forbids_control(suppressed: bool) -> None:
    """A14."""
    table = controlling().unit(GERMAN, "scout_a", "13B", suppressed)
    state = do(table.turn(US), "card rifleman_a")
    assert "use control" not in options(state)
    assert why(state, "use control") == ("control-enemy-present", "§8.4")


def test_8_4_control_takes_the_tile_from_the_enemy() -> None:
    """A14."""
    table = controlling().marker(GERMAN, "13B", CONTROLLED)
    state = table.turn(US)
    assert list(state.points_of) == [0, 5]
    do(state, "card rifleman_a", "use control")
    assert list(state.points_of) == [2, 3]
    assert (marker(state, US, "13B"), marker(state, GERMAN, "13B")) == (CONTROLLED, SCOUTED)


def test_8_4_the_enemys_scouted_marker_stays_as_it_is() -> None:
    state = controlling().marker(GERMAN, "13B", SCOUTED).turn(US)
    do(state, "card rifleman_a", "use control")
    assert marker(state, GERMAN, "13B") == SCOUTED


def test_r10_control_needs_an_own_marker() -> None:
    table = controlling().marker(US, "13B", NO_MARKER)
    state = do(table.turn(US), "card rifleman_a")
    assert why(state, "use control") == ("control-no-marker", "§8.4")


def test_r10_control_is_legal_without_an_objective() -> None:
    table = Table().cards(US, hand="rifleman_a scout_a")
    state = do(table.turn(US), "card rifleman_a", "use control")
    assert (marker(state, US, "17B"), state.points_of[US]) == (CONTROLLED, 0)


def test_r10_on_an_own_controlled_tile_control_changes_nothing() -> None:
    table = controlling().marker(US, "13B", CONTROLLED)
    state = do(table.turn(US), "card rifleman_a", "use control")
    assert (marker(state, US, "13B"), state.points_of[US]) == (CONTROLLED, 2)
    assert pile(state, US, "play") == "rifleman_a"


# §8.5 Inspire


def inspiring(play: str) -> Position:
    table = Table("la-huberderie").unit(US, "machine_gunner_c", "2B")
    table.cards(US, hand="squad_leader_c rifleman_b", play=play)
    return do(table.turn(US), "card squad_leader_c", "use inspire")


def test_8_5_a_played_card_of_the_squad_comes_back_and_may_be_played_again() -> None:
    """A15."""
    state = inspiring("machine_gunner_c rifleman_a")
    assert options(state) == ["card machine_gunner_c", "done"]
    assert why(state, "card rifleman_a") == ("inspire-other-squad", "§8.5")
    do(state, "card machine_gunner_c")
    assert pile(state, US, "play") == "rifleman_a squad_leader_c"
    do(state, "card machine_gunner_c", "use move", "tile 16B")
    assert place(state, US, "machine_gunner_c") == "16B"


def test_8_5_up_to_includes_none() -> None:
    state = do(inspiring("machine_gunner_c"), "done")
    assert pile(state, US, "play") == "machine_gunner_c squad_leader_c"


def test_8_5_a_card_that_was_not_played_does_not_come_back() -> None:
    state = inspiring("machine_gunner_c")
    assert why(state, "card scout_c") == ("not-in-play", "§8.5")


def test_r3_inspire_does_not_take_back_the_card_being_played() -> None:
    """Ruling R3."""
    state = inspiring("machine_gunner_c")
    assert why(state, "card squad_leader_c") == ("inspire-itself", "§8.5 R3")


def test_8_5_with_nothing_to_take_back_the_action_is_done_at_once() -> None:
    state = inspiring("rifleman_a")
    assert (state.prompt(), pile(state, US, "play")) == ("play", "rifleman_a squad_leader_c")


def test_8_5_a_hunkered_card_is_not_in_the_play_area_any_more() -> None:
    table = Table("la-huberderie").cards(US, hand="squad_leader_c machine_gunner_c rifleman_b")
    state = do(table.turn(US), "card machine_gunner_c", "use hunker")
    do(state, "card squad_leader_c", "use inspire")
    assert state.prompt() == "play"


# §8.6 Recon


def test_8_6_a_fog_of_the_hand_leaves_the_game_and_a_card_is_drawn() -> None:
    table = Table().cards(US, hand="scout_a fog_of_war*2", deck="rifleman_a", supply="rifleman_a")
    table.cards(GERMAN, hand="scout_a")
    gone = pile(table.state, US, "removed")
    state = do(table.turn(US), "card scout_a", "use recon")
    assert pile(state, US, "hand") == "rifleman_a fog_of_war"
    assert counts_of("fog_of_war", pile(state, US, "removed")) == counts_of("fog_of_war", gone) + 1
    do(state, "card rifleman_a", "use move", "tile 2B")
    assert place(state, US, "rifleman_a") == "2B"


def counts_of(card: str, cards: str) -> int:
    found = [word for word in cards.split() if word.split("*")[0] == card]
    return sum(int(word.partition("*")[2] or 1) for word in found)


def test_8_6_the_draw_may_reshuffle_and_leaves_the_play_area_alone() -> None:
    """Checklist 8."""
    table = Table().cards(US, hand="scout_a fog_of_war", deck="", discard="rifleman_a scout_b")
    state = do(table.turn(US), "card scout_a", "use recon")
    assert (state.hand_count[US], state.deck_count[US], state.discard_count[US]) == (1, 1, 0)
    assert pile(state, US, "play") == "scout_a"


def test_8_6_with_both_piles_empty_the_fog_leaves_all_the_same() -> None:
    table = Table().cards(US, hand="scout_a fog_of_war rifleman_a", deck="", supply="rifleman_a")
    state = do(table.turn(US), "card scout_a", "use recon")
    assert pile(state, US, "hand") == "rifleman_a"


def test_8_6_without_fog_in_hand_recon_is_refused() -> None:
    """Checklist 8."""
    table = Table().cards(US, hand="scout_a rifleman_a", discard="fog_of_war")
    state = do(table.turn(US), "card scout_a")
    assert why(state, "use recon") == ("no-fog-in-hand", "§8.6")


# §8.7 Target


def targeting(at: str = "") -> Position:
    """Scenario 5: the German mortar on 2B."""
    table = Table("crossing-the-vire").cards(GERMAN, hand="mortar rifleman_a")
    if at:
        table.target(GERMAN, at)
    return do(table.turn(GERMAN), "card mortar", "use target")


def test_8_7_the_target_lies_at_least_three_tiles_from_the_mortar() -> None:
    """A22: 7A is two steps from 2B, 18A three."""
    state = targeting()
    assert why(state, "tile 7A") == ("target-too-near", "§8.7")
    assert why(state, "tile 2B") == ("target-too-near", "§8.7")
    do(state, "tile 18A")
    assert state.scenario.tile_ids[state.target_of[GERMAN]] == "18A"


def test_8_7_every_tile_three_or_more_steps_away_may_be_marked() -> None:
    near = {"2B", "4A", "6A", "7A", "8B", "16B"}
    state = targeting()
    far = [f"tile {name}" for name in state.scenario.tile_ids if name not in near]
    assert options(state) == far


def test_8_7_the_marker_is_moved_only_to_another_tile() -> None:
    """Checklist 5."""
    state = targeting("18A")
    assert why(state, "tile 18A") == ("target-same-tile", "§8.7")
    do(state, "tile 15A")
    assert state.scenario.tile_ids[state.target_of[GERMAN]] == "15A"


def test_8_7_the_marker_needs_no_counter_on_its_tile() -> None:
    state = do(targeting(), "tile 14A")
    assert state.scenario.tile_ids[state.target_of[GERMAN]] == "14A"


def test_8_7_from_the_middle_of_a_small_board_there_is_nowhere_to_aim() -> None:
    """No tile of scenario 11 is more than two steps from 3A."""
    table = Table("hill-314").unit(US, "mortar", "3A").cards(US, hand="mortar rifleman_a")
    state = do(table.turn(US), "card mortar")
    assert why(state, "use target") == ("nowhere-to-target", "§8.7")


def test_r14_the_target_marker_goes_with_the_mortar_counter() -> None:
    """Checklist 5, ruling R14: the last mortar card is gone, and the counter is shot."""
    table = Table("crossing-the-vire").target(GERMAN, "18A").cards(US, hand="rifleman_a scout_a")
    deck = "platoon_sergeant squad_leader_a rifleman_a rifleman_b"
    state = table.cards(GERMAN, deck=deck).dice(0).turn(US)
    do(state, "card rifleman_a", "use attack", "unit german mortar")
    assert (place(state, GERMAN, "mortar"), state.target_of[GERMAN]) == ("", -1)
