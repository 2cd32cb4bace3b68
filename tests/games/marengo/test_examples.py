"""The worked examples of the rulebook; section 23 speaks of the locales 1-5, 7-10, 13 and 24."""

from grognard.games.marengo.state import MarengoState
from tests.games.marengo.field import (
    begin,
    can_end,
    committed,
    faces,
    field,
    morale,
    offers,
    play,
    why_not,
)

# Section 23's own numbers for the locales of the board.
EXAMPLE = {1: 1, 2: 2, 3: 4, 4: 3, 5: 5, 7: 0, 8: 20, 9: 12, 10: 11, 13: 27, 24: 28}


def test_7_the_four_off_road_marches_of_the_pictures() -> None:
    state = field(["F inf2 5", "A inf2 4"])
    play(state, "inf2@5")
    assert "locale 11" in offers(state)
    assert "block a4-5@5" in offers(state)
    state = field(["F inf2 a4-5@5", "A inf2 2"])
    play(state, "inf2@a4-5@5")
    assert offers(state) == {"reserve", "locale 4"}


def test_8_the_traffic_example() -> None:
    state = field(["F cav2 28", "F art1 28", "F inf2 28"], commands=0)
    play(state, "cav2@28", "cross c28-36m>36", "cross c36-53m>53", "cross c53-61m>61")
    play(state, "art1@28", "cross c28-36m>36", "cross c36-53m>53")
    assert state.prompt() == "s6-action"
    play(state, "inf2@28", "cross c28-36m>36")
    assert state.prompt() == "s6-action"
    assert [faces(state, here) for here in ("61", "53", "36")] == [["cav2"], ["art1"], ["inf2"]]


def test_9_the_defender_advances_from_reserve_and_the_attack_is_blocked() -> None:
    state = field(["A inf2 4", "F inf2 5"], turn="austria")
    play(state, "inf2@4", "attack a4-5@4", "inf2@5")
    assert faces(state, "a4-5@5") == ["inf2"]
    play(state, "advance")
    assert faces(state, "a4-5@4") == ["inf2"]


def test_9_the_approach_is_not_blocked_and_the_defender_retreats() -> None:
    state = field(["A inf2 4", "F cav2 5"], turn="austria")
    play(state, "inf2@4", "attack a4-5@4", "done")
    assert state.prompt() == "s13-to"
    play(state, "locale 12")
    assert faces(state, "5") == ["inf2"]
    assert faces(state, "12") == ["cav2"]


def test_10_the_bombardment_example() -> None:
    state = begin(["A art1 a4-5@4", "F inf2 5", "F inf3 5"], turn="austria")
    play(state, "art1@a4-5@4", "declare")
    assert state.face_up != 0
    play(state, "end", "end")
    if state.prompt() == "s18-return":
        play(state, "done")
    play(state, "complete A20")
    assert state.prompt() == "s10-reduce"
    play(state, "inf3@5")
    assert faces(state, "5") == ["inf2", "inf2"]


def assault_example() -> MarengoState:
    """The example of section 11: one infantry penalty, artillery with the defender."""
    return field(
        [
            *("A inf3 a4-5@4", "A inf2 a4-5@4", "A inf1 a4-5@4"),
            *("F inf1 a4-5@5", "F art1 a4-5@5", "F cav2 a4-5@5"),
        ],
        turn="austria",
    )


def test_11_the_assault_example_with_its_numbers() -> None:
    state = assault_example()
    austria = morale(state, "austria")
    play(state, "assault a4-5@4", "inf1@a4-5@5")  # step 2: one leads the defense
    play(state, "inf3@a4-5@4", "inf2@a4-5@4", "done")  # step 3: one leads, one joins, one does not
    play(state, "fire")  # step 4: the leader drops to 2
    play(state, "cav2@a4-5@5")  # step 5: the cavalry counter-attacks and drops to 1
    result = next(event for event in state.log or [] if event.kind == "result")
    assert result.numbers == (2, 1, 1, 1, -1)  # step 6
    reductions = next(event for event in state.log or [] if event.kind == "reductions")
    assert reductions.numbers == (2, 1)  # step 7
    assert faces(state, "a4-5@4") == ["inf1", "inf2"]  # step 8: the leader is eliminated
    assert faces(state, "a4-5@5") == ["art1", "cav1"]
    assert morale(state, "austria")[2] == austria[2] + 3  # fire and step 8
    assert committed(state, "france", 5) == 2


def test_12_the_continuation_example_after_an_ordinary_march() -> None:
    state = field(["A cav2 4", "F inf2 11"], turn="austria")
    play(state, "cav2@4", "locale 5", "continue a5-11@5")
    assert faces(state, "a5-11@5") == ["cav2"]
    assert state.commands == 2


def test_13_the_retreat_example() -> None:
    french = ["F art1 5", "F inf2 5", "F cav2 5", "F inf2 a3-5@5", "F cav2 a5-11@5"]
    state = field(["A inf2 a4-5@4", *french], turn="austria")
    before = morale(state, "france")
    play(state, "inf2@a4-5@4", "attack a4-5@4")
    while state.to_move() == 1:
        state.apply(state.legal_actions()[0])
    assert morale(state, "france") == (before[0] - 4, 0, 4)


def first_turn(last: str) -> MarengoState:
    """Section 23: the first Austrian piece, a cavalry, by road to example locale 3 or 4."""
    pieces = ["A inf2 alessandria"] * 8 + ["A cav2 alessandria"]
    french = ["F inf2 5 !", "F inf3 5 !", "F inf2 20 !", "F inf2 12 !", "F inf2 28 !"]
    french += ["F cav2 11 !", "F inf2 11 !", "F inf2 10 !"]
    state = field([*pieces, *french], turn="austria", hour=1)
    play(state, "cav2@alessandria", "cross entry-alessandria>1", "cross c1-2m>2")
    play(state, f"cross {last}")
    return state


def test_23_four_pieces_enter_at_once_without_commands() -> None:
    state = first_turn("c2-4m>4")
    play(state, "continue a4-5@4")
    play(state, "inf2@alessandria", "cross entry-alessandria>1", "cross c1-2m>2")
    play(state, "inf2@alessandria", "cross entry-alessandria>1")
    play(state, "inf2@alessandria", "cross entry-pontoon>1")
    assert state.commands == 3
    assert faces(state, "a4-5@4") == ["cav2"]
    play(state, "end")
    play(state, "inf2@5")
    assert why_not(state, "block a4-5@5") == "french-surprised"


def test_23_a_cavalry_of_example_10_attacks_by_road_for_three_commands() -> None:
    state = first_turn("c2-4m>4")
    play(state, "continue a4-5@4", "end")
    play(state, "cav2@11", "organize", "inf2@11")
    assert state.commands == 1
    play(state, "cav2@11", "cross c7-11l>7", "cross c6-7lE>6", "cross c4-6l>4")
    assert state.commands == 0
    while state.to_move() == 0 and state.turn == 1:
        state.apply(state.legal_actions()[0])
    assert faces(state, "4") == ["cav2"]
    assert morale(state, "austria") == (0, 1, 1)
    assert committed(state, "austria", 4) == 1


def test_23_both_pieces_of_example_5_march_to_4_for_three_commands() -> None:
    state = first_turn("c2-4m>4")
    play(state, "continue a4-5@4", "end")
    play(state, "inf2@5", "organize", "inf3@5", "inf2@5", "inf3@5", "locale 3")
    assert state.commands == 0
    assert faces(state, "3") == ["inf2", "inf3"]


def test_23_a_single_piece_covers_the_northern_road_for_two_commands() -> None:
    state = first_turn("c2-4m>4")
    play(state, "continue a4-5@4", "end")
    c1 = state.clone()
    play(c1, "inf2@20", "organize", "inf2@20", "locale 3")
    assert c1.commands == 1
    c2 = state.clone()
    play(c2, "inf2@28", "organize", "inf2@28")
    play(c2, "cross c28-29lM>29", "cross c27-29lN>27", "cross c0-27m>0")
    assert c2.commands == 1
    assert faces(c2, "0") == ["inf2"]
    c3 = state.clone()
    play(c3, "inf2@28", "organize")
    play(c3, "inf2@28", "cross c28-29m>29", "cross c29-30m>30", "cross c27-30m>27")
    assert c3.commands == 2
    assert faces(c3, str(EXAMPLE[13])) == ["inf2"]


def test_23_by_main_road_alone_example_24_reaches_13_but_not_7() -> None:
    state = field(["F inf2 28"], commands=0)
    ends = can_end(state, "inf2@28")
    assert str(EXAMPLE[13]) in ends
    assert str(EXAMPLE[7]) not in ends


def test_23_two_french_groups_cannot_both_organize_and_attack_example_4() -> None:
    state = first_turn("c2-3m>3")
    play(state, "end", "inf2@20", "organize")
    assert state.commands == 2
    play(state, "inf2@5")
    assert why_not(state, "organize") == ""
    play(state, "organize", "inf3@5")
    assert state.commands == 0
    play(state, "inf2@5")
    assert why_not(state, "attack a3-5@5") == "no-command"
