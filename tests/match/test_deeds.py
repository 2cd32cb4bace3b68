"""A drag over several own decisions: named wherever that is asked, one click, undone as one."""

import json

import grognard
from grognard.core.types import Player
from grognard.games.prussia.state import PrussiaState
from grognard.games.prussia.tables import Hex, hex_name
from grognard.match import Match, Understood, load_match, new_match
from grognard.match.chains import position
from tests.match.table import everything, refused
from tests.match.test_chains import other_world
from tools.presses import Played
from tools.proofs.presses import recorded


def vimeiro() -> Match:
    """Return a match in which Bayonet Charge orders four units of line infantry."""
    match = new_match(grognard.load("napoleonics"), scenario="vimiero", seed=7)
    match.play(0, match.parse("bayonet-charge"))
    return match


def drag(match: Match, source: str, target: str, seat: Player = 0) -> Understood:
    found = match.understand(seat, target, via=source)
    if len(found.chains) == 1:
        chain = found.chains[0]
        match.chain(seat, chain.back, [click.action for click in chain.clicks])
    return found


def said(found: Understood) -> list[list[str]]:
    return [[click.text for click in chain.clicks] for chain in found.chains]


MOVES = [("LN-3", "E6"), ("LT-1", "D2"), ("LN-5", "D10"), ("LT-2", "D9")]


def test_units_are_ordered_and_moved_by_one_drag_each_though_orders_come_first() -> None:
    match = vimeiro()
    for unit, to in MOVES:
        assert said(drag(match, f"piece:fr-{unit}", f"hex:{to}"))
    assert position(match._state) == position(recorded("napoleonics", 14).states[13])


def test_own_answers_since_the_naming_are_given_again() -> None:
    match = vimeiro()
    assert said(drag(match, "piece:fr-LN-3", "hex:E6")) == [["fr-LN-3", "done", "fr-LN-3", "E6"]]
    found = drag(match, "piece:fr-LT-1", "hex:D2")
    assert said(found) == [["fr-LT-1", "done", "fr-LN-3", "E6", "fr-LT-1", "D2"]]
    assert found.chains[0].back == 3


def test_a_drag_is_stored_undone_and_repeated_as_one_click() -> None:
    match = vimeiro()
    drag(match, "piece:fr-LN-3", "hex:E6")
    before = match.view(0)
    drag(match, "piece:fr-LT-1", "hex:D2")
    again = load_match(match.save())
    assert everything(again) == everything(match)
    for one in (match, again):
        one.undo(0)
        assert one.view(0).choices == before.choices
        assert one.view(0).observation == before.observation


def test_with_no_order_left_another_unit_is_not_ordered() -> None:
    match = vimeiro()
    for unit, to in MOVES:
        drag(match, f"piece:fr-{unit}", f"hex:{to}")
    before = match.save()
    for choice in ("C1", "C2", "C3", "C4", "D1"):
        assert not drag(match, "piece:fr-LN-1", f"hex:{choice}").chains
    assert match.save() == before


def test_an_order_that_was_given_is_not_lost_to_another() -> None:
    match = vimeiro()
    for unit, _ in MOVES:
        match.play(0, match.parse(f"fr-{unit}"))
    assert match.view(0).prompt == "move"
    assert not drag(match, "piece:fr-LN-1", "hex:C1").chains


def test_what_would_end_the_turn_with_orders_left_is_laid_out_beside_the_mere_order() -> None:
    match = vimeiro()
    found = drag(match, "piece:fr-LN-1", "hex:C1")
    assert said(found) == [["fr-LN-1"], ["fr-LN-1", "done", "fr-LN-1", "C1"]]
    assert [chain.is_fate for chain in found.chains] == [False, True]


def test_the_next_piece_is_dragged_while_the_last_is_in_hand() -> None:
    """§7.3 The one in hand halts where it is."""
    played = recorded("prussia", 10)
    match = marching_as(played)
    assert said(drag(match, "piece:R-P-C3", "hex:2608")) == [["R-P-C3", "2608"]]
    assert said(drag(match, "piece:R-P-C5", "hex:2606")) == [["R-P-C5", "2606"]]
    assert position(match._state) == position(played.states[9])


def marching_as(played: Played) -> Match:
    """Return a match of Rossbach with the armies set up as in a recorded game."""
    match = new_match(played.game, scenario="rossbach-battle", seed=7)
    for state, seat, action in zip(played.states, played.seats, played.actions, strict=False):
        if state.prompt() == "s7-move-piece":
            break
        match.play(seat, action)
    return match


def test_a_deed_depends_on_nothing_that_the_seat_may_not_know() -> None:
    match = vimeiro()
    drag(match, "piece:fr-LN-3", "hex:E6")
    told = set()
    for world in (match, other_world(match, 0, 3), other_world(match, 0, 4)):
        for unit, to in MOVES[1:]:
            found = world.understand(0, f"hex:{to}", 5, f"piece:fr-{unit}")
            told.add((unit, json.dumps(found.to_json())))
    assert len(told) == len(MOVES) - 1


def test_a_chain_cannot_go_back_over_fate_or_over_the_other_seat() -> None:
    match = vimeiro()
    action = match.view(0).choices[0].action
    assert refused(match, match.chain, 0, 1, [action]) == "bad-chain"
    assert refused(match, match.chain, 0, -1, [action]) == "bad-chain"
    drag(match, "piece:fr-LN-3", "hex:E6")
    assert refused(match, match.chain, 0, 5, [action]) == "bad-chain"


# What is dragged is meant, not what happens to be in hand; a stack goes together.


def test_a_piece_is_dragged_though_its_hex_is_a_goal_for_the_one_in_hand() -> None:
    """§7.3 The leader in hand could go where the other one stands: he halts instead."""
    match = after("prussia", 39)
    assert "hex:2208" in {choice.target for choice in match.view(0).choices}
    found = match.understand(0, "hex:2307", via="piece:R-P-L0")
    assert said(found) == [["R-P-L0", "2307"]]


def test_a_piece_that_has_marched_takes_nobody_else_along_when_it_is_dragged() -> None:
    """§7.3"""
    match = after("prussia", 39)
    assert not match.understand(0, "hex:2508", via="piece:R-P-I2").chains


def test_a_stack_is_dragged_together_with_its_leaders() -> None:
    """§7.3 One click, undone as one."""
    match = after("prussia", 4)
    before = match.view(0)
    found = drag(match, "hex:2208", "hex:2307")
    pieces = ["R-P-I2", "R-P-L0", "R-P-L2"]
    assert said(found) == [[*(text for one in pieces for text in (one, "2307")), "halt"]]
    state = match._state
    assert isinstance(state, PrussiaState)
    there = {hex_name(Hex(int(state.hex_of[state.field.piece_of_id(one)]))) for one in pieces}
    assert there == {"2307"}
    match.undo(0)
    assert match.view(0).observation == before.observation


def test_what_is_dragged_too_far_goes_as_near_as_its_allowance_lets_it() -> None:
    """§7.3 It halts there: nothing rolls by itself."""
    match = after("prussia", 4)
    found = match.understand(0, "hex:3009", via="piece:R-P-C3")
    assert said(found) == [["R-P-C3", "2608", "halt"]]
    assert not found.chains[0].is_fate
    assert said(match.understand(0, "hex:2608", via="piece:R-P-C3")) == [["R-P-C3", "2608"]]


# A click on what is asked next lets an offer pass; a drag goes as far as the roll.


def after(name: str, count: int) -> Match:
    """Return a match that was played as a recorded game, as far as so many answers."""
    played = recorded(name, count)
    scenario = {"prussia": "rossbach-battle", "napoleonics": "vimiero"}[name]
    match = new_match(played.game, scenario=scenario, seed=7)
    for seat, action in zip(played.seats, played.actions, strict=True):
        match.play(seat, action)
    return match


def test_who_clicks_the_next_enemy_has_declined_to_advance() -> None:
    """§10.10, §10.1 It is undone as one click."""
    match = after("prussia", 87)
    assert match.view(0).prompt == "s10-advance"
    before = match.view(0)
    found = match.understand(0, "hex:2607")
    assert said(found) == [["done", "done", "2607"]]
    assert found.is_sure
    chain = found.chains[0]
    match.chain(0, chain.back, [click.action for click in chain.clicks])
    match.undo(0)
    assert match.view(0).choices == before.choices


def test_what_the_open_question_forbids_is_explained_and_declines_nothing() -> None:
    """§10.10 Who did not fight there does not advance."""
    match = after("prussia", 87)
    refused_ones = [
        target
        for target in (f"piece:R-P-I{number}" for number in range(1, 10))
        if match.explain(0, target)
    ]
    assert refused_ones
    for target in refused_ones:
        found = match.understand(0, target)
        assert not found.chains
        assert found.reasons


def test_an_attack_by_drag_goes_as_far_as_the_roll_and_is_led_by_what_was_dragged() -> None:
    """§10.1, §10.6"""
    match = after("prussia", 90)
    found = match.understand(0, "hex:2607", via="piece:R-P-C3")
    assert said(found) == [["2608", "done", "R-P-C3"]]
    assert found.chains[0].is_fate


def test_a_drag_opens_the_question_that_asks_for_what_is_dragged() -> None:
    """§10.11 The order of the stack stays, and the momentum is an advance of this unit."""
    match = after("prussia", 99)
    found = match.understand(0, "hex:2507", via="piece:R-P-C5")
    assert said(found) == [["done", "advance", "R-P-C5", "2507"]]
    assert not found.chains[0].is_fate


def test_a_unit_moved_by_drag_does_not_attack_by_itself() -> None:
    """§5.3 Even if it is the last of those who move."""
    match = vimeiro()
    for unit, to in MOVES:
        found = drag(match, f"piece:fr-{unit}", f"hex:{to}")
        assert not found.chains[0].is_fate
    assert match.view(0).prompt == "battle"


def test_an_attack_of_which_only_the_roll_is_left_is_made_by_one_drag() -> None:
    """§10.1 Its odds are the same in both samples if they read the same."""
    match = after("prussia", 268)
    found = match.understand(1, "hex:2810", via="piece:R-F-I5")
    assert said(found) == [["2910", "done"]]
    assert found.chains[0].is_fate
    assert found.chains[0].odds is not None


def test_a_battery_that_alone_bears_is_dragged_onto_what_it_fires_at() -> None:
    """§8.3 There is no other to name; the bombardment is laid out and not rolled.

    Turn 3 of Rossbach: the French battery fires in defence; no other piece would.
    """
    played = recorded("prussia")
    prompts = [state.prompt() for state in played.states]
    match = after("prussia", prompts.index("s8-target"))
    drags = [
        (piece, match.understand(1, "hex:3008", via=f"piece:R-F-A{piece}")) for piece in range(1, 5)
    ]
    found = [one for _, one in drags if one.chains]
    assert [said(one) for one in found] == [[["3008", "done"]]]
    assert found[0].chains[0].is_fate
    assert found[0].chains[0].odds is not None
    assert not match.understand(1, "hex:3008", via="piece:R-F-I1").chains


def test_cavalry_is_dragged_onto_whom_it_charges() -> None:
    """§10.13.2 Its only target need not be named; the attempt is laid out and not rolled."""
    match = after("prussia", 88)
    found = match.understand(0, "hex:2607", via="piece:R-P-C6")
    assert said(found) == [["R-P-C6", "done"]]
    assert found.chains[0].is_fate
    assert not match.understand(0, "hex:2606", via="piece:R-P-C6").chains


def test_a_stack_is_dragged_into_the_hex_that_it_has_won() -> None:
    """§10.10 It advances in its order."""
    match = after("prussia", 76)
    assert said(drag(match, "hex:2609", "hex:2708")) == [["R-P-I5", "R-P-I9"]]
    assert not match.understand(0, "hex:2706", via="hex:2609").chains
