"""§3 The sequence of play."""

from grognard.core.types import NOBODY, OK
from grognard.games._template import GAME
from grognard.games._template.state import PHASE_COMBAT, PHASE_MOVEMENT
from grognard.games._template.tables import BLUE, RED
from tests.games._template.board import answers, combat, events, movement, new, play


def test_3_1_the_first_side_plays_then_the_other() -> None:
    state = new()
    play(state, "D1 F6")
    assert (state.turn, state.side) == (1, BLUE)
    play(state, "done")
    assert (state.turn, state.side) == (1, RED)
    play(state, "done")
    assert (state.turn, state.side) == (2, BLUE)


def test_3_2_a_side_moves_then_fights() -> None:
    state = movement({"blue-1": "F5", "red-1": "D5"})
    assert (state.phase, state.prompt()) == (PHASE_MOVEMENT, "move-unit")
    play(state, "blue-1 E5")
    assert (state.phase, state.prompt()) == (PHASE_COMBAT, "target")


def test_3_2_what_only_done_answers_is_not_asked() -> None:
    state = movement({"blue-1": "G1", "red-1": "A1"})
    play(state, "blue-1 G2 done")
    assert (state.side, state.prompt()) == (RED, "move-unit")


def test_3_2_an_attack_is_never_begun_for_the_player() -> None:
    state = combat({"blue-1": "E5", "red-1": "D5"})
    play(state, "red-1 blue-1")
    assert (state.prompt(), answers(state)) == ("attacker", {"done"})


def test_3_2_units_are_fresh_in_each_player_turn() -> None:
    state = movement({"blue-1": "G1", "red-1": "A1"})
    play(state, "blue-1 G2 done")
    assert not any(state.moved_of)


def test_3_3_the_game_ends_after_the_last_turn() -> None:
    state = new()
    play(state, "D1 F6")
    play(state, " ".join(["done"] * (2 * state.setup().turns - 1)))
    assert not state.is_over()
    play(state, "done")
    assert state.is_over()
    assert (state.to_move(), state.prompt(), state.legal_actions()) == (NOBODY, "", [])
    assert len(events(state, "turn")) == 2 * state.setup().turns


def test_3_2_the_listed_answers_are_all_that_legality_allows() -> None:
    positions = [
        new(),
        movement({"blue-1": "F5", "blue-2": "F3", "red-1": "D5"}),
        combat({"blue-1": "E5", "blue-2": "D6", "red-1": "D5"}),
    ]
    for state in positions:
        allowed = [
            action
            for action in range(GAME.num_actions)
            if GAME.legality(state, action, state.to_move()) == OK
        ]
        assert state.legal_actions() == allowed
