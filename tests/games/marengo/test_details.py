"""Details of the rules that only rare positions show."""

from grognard.games.marengo.state import MarengoState
from grognard.games.marengo.tables import PIECE_NAMES
from tests.games.marengo.field import events, field, offers, pieces_at, play


def answer_till_action(state: MarengoState, to: str, avoid: str = "") -> None:
    """Retreat to a locale where that is offered, else decline, else do the first allowed thing."""
    while state.prompt() != "s6-action":
        found = sorted(offers(state) - {avoid})
        play(state, to if to in found else "done" if "done" in found else found[0])


def test_9_the_first_attack_across_an_approach_counts_by_the_side_that_defends() -> None:
    pieces = ["A inf2 a2-4@4", "F cav1 2", "A cav2 1", "A inf2 a6-7@7", "F cav2 6", "F cav2 6"]
    state = field(pieces, turn="austria", hour=8)
    play(state, "inf2@a2-4@4", "attack a2-4@4")
    answer_till_action(state, "", avoid="locale 4")
    play(state, "inf2@a6-7@7", "attack a6-7@7")
    answer_till_action(state, "locale 4")
    play(state, "cav2@1", "cross c1-2m>2", "cross c2-4m>4")
    assert state.prompt() == "s9-respond"
    play(state, min(offers(state)))
    assert [event.kind for event in state.log or []].count("through") == 2
    assert len(events(state, "blocked")) == 1


def test_11_8_a_hidden_piece_is_named_beside_a_shown_one_of_its_face() -> None:
    pieces = ["A inf3 a0-3@0", "F inf2 a0-3@3", "F inf3 a0-3@3", *["F inf2 85"] * 4]
    state = field(pieces, turn="austria")
    play(state, "assault a0-3@0", "done", "inf3@a0-3@0", "inf3@a0-3@3")
    assert state.prompt() == "s11-excess"
    assert len(pieces_at(state, "a0-3@3", "inf2")) == 2
    assert len(offers(state)) == 2


def test_12_where_a_split_cannot_be_paid_those_left_are_known_to_be_cavalry() -> None:
    pieces = ["A cav2 2", "A cav2 2", "A inf2 1", "A inf2 1", "F inf2 5", "F inf2 6"]
    state = field(pieces, turn="austria", commands=1)
    play(state, "cav2@2", "cav2@2", "locale 4", "cav2@4", "continue a4-5@4")
    assert state.prompt() == "s12-continue"
    assert "done" not in offers(state)
    for seed in range(20):
        believed = state.determinize(1, seed)
        assert believed.legal_actions()
        assert pieces_at(believed, "4", "cav2")


def test_14_nothing_but_organizing_goes_on_in_a_partly_organized_locale() -> None:
    state = field(["F inf2 12 !", "F inf3 12 !", "F cav2 20", "A inf2 4"])
    play(state, "inf2@12", "organize")
    assert state.prompt() == "s14-organize"
    assert offers(state) == {PIECE_NAMES[pieces_at(state, "12", "inf3")[0]]}
    play(state, "inf3@12")
    assert state.prompt() == "s6-action"
