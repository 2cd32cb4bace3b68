"""§18 Morale, §19 victory, §5 the sequence of play."""

from grognard.games.marengo import GAME
from grognard.games.marengo.state import MarengoState
from tests.games.marengo.field import (
    begin,
    committed,
    end_turn,
    faces,
    field,
    morale,
    offers,
    play,
    why_not,
)


def test_5_austria_moves_first_and_sixteen_rounds_are_played() -> None:
    state = GAME.new(seed=2)
    assert isinstance(state, MarengoState)
    turns = 0
    while not state.is_over():
        assert (state.turn, state.round) == (turns % 2, turns // 2 + 1)
        end_turn(state)
        turns += 1
    assert turns == 32


def test_18_tokens_come_from_the_track_at_the_start_of_a_turn() -> None:
    state = GAME.new(seed=2)
    assert isinstance(state, MarengoState)
    assert morale(state, "austria") == (2, 0, 0)
    assert morale(state, "france") == (3, 0, 0)
    play(state, "end")
    assert morale(state, "france") == (4, 0, 0)


def test_18_losses_beyond_the_uncommitted_are_taken_by_the_opponent() -> None:
    state = field(
        ["A inf2 a4-5@4", "A inf2 40", "F inf2 5", "F inf2 a39-40@39", "F inf2 44"],
        turn="austria",
        committed={"F39": 1, "F44": 1},
        uncommitted={"france": 0},
    )
    play(state, "inf2@a4-5@4", "attack a4-5@4")
    assert state.prompt() == "s18-lose"
    assert state.to_move() == 0
    assert offers(state) == {"locale 39", "locale 44"}
    play(state, "locale 44")
    assert committed(state, "france", 44) == 0


def test_18_the_loser_of_an_assault_is_demoralized_at_level_zero() -> None:
    state = field(["A inf2 a4-5@4", "F inf3 a4-5@5"], turn="austria", uncommitted={"austria": 1})
    play(state, "assault a4-5@4", "inf3@a4-5@5", "inf2@a4-5@4")
    assert state.is_over()
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.level, outcome.section) == (1, "marengo-decisive", "§19")


def test_18_a_shortfall_may_be_transferred_from_other_locales_or_forgotten() -> None:
    pieces = ["A inf2 20", "A inf3 20", "F inf2 19", "F inf2 19", "F inf2 39"]
    for answer, tokens in (("locale 39", 1), ("done", 0)):
        state = field(pieces, turn="austria", committed={"F39": 1}, uncommitted={"france": 0})
        play(state, "inf2@20", "inf3@20", "attack a19-20@20", "inf2@19", "inf2@19")
        assert state.prompt() == "s18-commit"
        assert state.to_move() == 0
        assert why_not(state, "locale 19") == "same-locale"
        play(state, answer)
        assert committed(state, "france", 19) == tokens


def test_18_austria_commits_a_token_for_each_piece_that_retreats() -> None:
    state = field(["F inf2 a4-5@5", "A cav2 4", "A inf2 4"])
    before = morale(state, "austria")
    play(state, "inf2@a4-5@5", "attack a4-5@5")
    while state.prompt() == "s13-to":
        state.apply(state.legal_actions()[0])
    assert morale(state, "austria") == (before[0] - 3, 2, 1)
    assert committed(state, "austria", 4) == 2


def test_18_1_tokens_in_a_locale_the_enemy_took_are_lost() -> None:
    state = field(["F inf2 5", "A inf2 4"], committed={"F4": 2, "F5": 1})
    play(state, "end", "done")
    assert committed(state, "france", 4) == 0
    assert morale(state, "france")[2] == 2


def test_18_1_tokens_where_the_enemy_was_last_are_lost_and_can_demoralize() -> None:
    state = field(["F inf2 12", "A inf2 1"], committed={"F4": 2}, uncommitted={"france": 0})
    state.last_in[4] = 0
    play(state, "end")
    assert state.is_over()


def test_18_2_tokens_with_no_enemy_beside_return() -> None:
    state = field(["F inf2 53", "A inf2 4"], committed={"F53": 2})
    before = morale(state, "france")
    play(state, "end")
    assert committed(state, "france", 53) == 0
    assert morale(state, "france")[0] == before[0] + 2


def test_18_3_before_four_the_french_return_one_token_a_turn() -> None:
    state = field(["F inf2 5", "A inf2 4"], committed={"F5": 2}, hour=10)
    play(state, "end")
    assert state.prompt() == "s18-return"
    play(state, "locale 5")
    assert committed(state, "france", 5) == 1
    state = field(["F inf2 5", "A inf2 4"], committed={"F5": 2}, hour=11)
    play(state, "end")
    assert state.turn == 0
    assert committed(state, "france", 5) == 2


def test_18_3_a_token_transferred_in_the_enemy_turn_before_does_not_return() -> None:
    state = field(["F inf2 5", "F inf2 12", "A inf2 4", "A inf2 11"], committed={"F5": 1, "F12": 2})
    state.moved_in[5] = 1
    play(state, "end")
    assert why_not(state, "locale 5") == "token-transferred"
    assert why_not(state, "locale 12") == ""
    play(state, "locale 12")
    assert committed(state, "france", 12) == 1
    assert state.moved_in[5] == 0  # another turn, and it may


def test_19_three_austrian_pieces_east_of_the_line_win() -> None:
    for east, winner in ((3, 0), (2, 1)):
        state = field(["A inf2 83"] * east + ["F inf2 53"], hour=16)
        play(state, "end")
        outcome = state.outcome()
        assert outcome is not None
        assert (outcome.winner, outcome.level) == (winner, "marengo-marginal")
        assert outcome.facts["pieces_east"] == east


def test_18_austria_begins_without_morale_and_is_not_demoralized_by_it() -> None:
    state = GAME.new(seed=4)
    assert not state.is_over()
    state = begin(["A inf2 4", "F inf2 5"], turn="austria", hour=8)
    assert not state.is_over()
    assert faces(state, "4") == ["inf2"]


def test_13_losses_of_a_retreat_come_before_the_austrian_commitment() -> None:
    state = field(["F inf2 a4-5@5", "A inf2 4"], uncommitted={"austria": 1})
    play(state, "inf2@a4-5@5", "attack a4-5@5")
    assert state.is_over()
    assert state.winner == 1
