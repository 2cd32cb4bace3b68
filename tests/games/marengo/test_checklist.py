"""What is easily missed, section by section."""

from typing import Any

from grognard.games.marengo import GAME
from grognard.games.marengo.rules.s14_disorganization import organized_on_map
from grognard.games.marengo.rules.s17_shuffling import bag_of
from grognard.games.marengo.state import ATTACKED_BY_ROAD, MarengoState, count, members
from grognard.games.marengo.tables import (
    ARTILLERY,
    BIT,
    CROSSING_NAMES,
    PIECE_NAMES,
    PIECES_OF,
    TYPE_OF,
)
from tests.games.marengo.field import (
    begin,
    committed,
    end_turn,
    events,
    faces,
    field,
    morale,
    offers,
    pieces_at,
    play,
    why_not,
)


def settle(state: MarengoState) -> None:
    """Answer with the first answer until the turn's player acts again."""
    while state.prompt() != "s6-action":
        state.apply(state.legal_actions()[0])
        assert state.check() == []


def test_15_from_seven_the_austrian_artillery_is_hidden_among_the_rest() -> None:
    state = GAME.new(seed=1)
    assert isinstance(state, MarengoState)
    assert [TYPE_OF[piece] for piece in members(state.face_up)] == [ARTILLERY]
    end_turn(state)
    end_turn(state)
    assert state.face_up == 0
    artillery = PIECES_OF[0][-1]
    sighting = next(s for s in range(20) if state.face_of[s] >> 2 == ARTILLERY)
    assert state.marks_of[sighting] == (1 << 20) - 1
    assert state.strength_of[artillery] == 1


def test_14_a_piece_is_organized_before_it_acts_and_not_after() -> None:
    state = field(["F inf2 5 !", "F inf3 5 !", "A inf2 4"])
    play(state, "inf2@5", "block a4-5@5")
    play(state, "inf3@5")
    assert why_not(state, "organize") == "organize-before-acting"
    state = field(["F inf2 12 !", "A inf2 4"])
    play(state, "inf2@12", "organize", "inf2@12", "locale 19")
    assert state.commands == 1


def test_7_stepping_back_into_reserve_costs_a_command() -> None:
    state = field(["F inf2 a4-5@5", "A inf2 4", "A inf2 3"])
    play(state, "inf2@a4-5@5")
    assert offers(state) == {"reserve", "attack a4-5@5"}
    play(state, "reserve")
    assert state.commands == 2
    assert faces(state, "5") == ["inf2"]


def test_12_cavalry_may_go_from_approach_to_approach_in_one_action() -> None:
    state = field(["F cav2 a4-5@5", "A inf2 4", "A inf2 3"])
    play(state, "cav2@a4-5@5", "reserve", "continue a3-5@5")
    assert faces(state, "a3-5@5") == ["cav2"]
    assert state.commands == 2


def test_14_a_disorganized_piece_blocks_and_steps_back_but_does_not_leave_or_attack() -> None:
    state = field(["F inf2 5 !", "F inf3 a3-5@5 !", "A inf2 4", "A inf2 a3-5@3"])
    play(state, "inf2@5")
    assert why_not(state, "locale 11") == "disorganized"
    assert why_not(state, "attack a4-5@5") == "disorganized"
    assert why_not(state, "cross c4-5m>4") == "disorganized"
    play(state, "block a4-5@5")
    assert state.commands == 3
    assert why_not(state, "assault a3-5@5") == "disorganized"
    play(state, "inf3@a3-5@5", "reserve")
    assert state.commands == 2


def test_16_a_piece_cleaned_up_may_not_road_march_but_off_the_road() -> None:
    state = begin(["F inf2 a28-36@36"])
    assert faces(state, "36") == ["inf2"]
    assert len(events(state, "cleanup")) == 1
    play(state, "inf2@36")
    assert why_not(state, "cross c36-53m>53") == "cleaned-up"
    play(state, "locale 53")
    assert faces(state, "53") == ["inf2"]
    end_turn(state)
    end_turn(state)
    play(state, "inf2@53", "cross c53-61m>61", "done")


def test_16_by_an_option_a_piece_cleaned_up_may_road_march() -> None:
    state = begin(["F inf2 a28-36@36"], cleaned_may_march=True)
    play(state, "inf2@36", "cross c36-53m>53", "done")
    assert faces(state, "53") == ["inf2"]


def test_16_cleaned_up_cavalry_makes_no_march_of_no_crossings() -> None:
    pieces = ["F cav2 a4-5@5", "F cav2 5", "A inf2 12"]
    state = begin(pieces)
    cleaned = PIECE_NAMES[members(state.cleaned)[0]]
    other = PIECE_NAMES[members(state.at[5] & ~state.cleaned)[0]]
    assert why_not(state, other) == why_not(state, cleaned) == ""
    after = state.clone()
    play(after, cleaned)
    assert why_not(after, "continue a5-12@5") == "cleaned-up"
    assert why_not(after, "block a5-12@5") == ""
    play(state, other)
    assert why_not(state, "continue a5-12@5") == ""


def test_17_a_piece_cleaned_up_is_kept_apart_until_it_acts() -> None:
    state = begin(["F cav2 a28-36@36", "F inf2 36", "F inf2 36"])
    cleaned = members(state.cleaned)[0]
    assert bag_of(state, cleaned) == BIT[cleaned]
    assert [block["cleaned"] for block in blocks(state, "36")].count(True) == 1
    play(state, "cav2@36", "inf2@36", "locale 53")
    assert state.cleaned == 0
    assert count(bag_of(state, cleaned)) == 2
    play(state, "end")
    assert state.cleaned == 0


def blocks(state: MarengoState, where: str) -> list[Any]:
    """Return the blocks at a position as the enemy sees them."""
    seen: Any = state.observe(0)["blocks"]
    return [block for block in seen if block["at"] == where]


def test_16_what_need_not_go_back_stays() -> None:
    state = begin(["F inf2 a4-5@5", "F inf2 a3-5@5", "A inf2 4"])
    assert faces(state, "a4-5@5") == ["inf2"]
    assert faces(state, "5") == ["inf2"]


def test_20_capacity_counts_for_locales_passed_through() -> None:
    full = ["F inf2 12", "F inf2 12", "F inf2 12"]
    state = field([*full, "F inf3 19", "F inf3 5"])
    play(state, "inf3@19")
    assert why_not(state, "cross c12-19m>12") == "over-capacity"
    assert why_not(state, "locale 12") == "over-capacity"


def test_8_no_road_attack_is_made_into_obstructing_terrain() -> None:
    state = field(["A cav2 5", "F inf2 12"], turn="austria")
    play(state, "cav2@5")
    assert why_not(state, "cross c5-12m>12") == "obstructed"


def test_8_only_cavalry_attacks_on_the_march() -> None:
    state = field(["A inf2 4", "F inf2 5"], turn="austria")
    play(state, "inf2@4")
    assert why_not(state, "cross c4-5m>5") == "enemy-on-the-road"


def test_8_two_road_attacks_over_one_approach_use_two_crossings() -> None:
    state = field(["A cav2 20", "A cav2 20", "F inf2 a19-20@19"], turn="austria")
    play(state, "cav2@20", "cross c19-20lE>19", "done")
    assert state.traffic_of[CROSSING_NAMES.index("c19-20lE")] == ATTACKED_BY_ROAD | 5
    assert committed(state, "france", 19) == 1
    play(state, "cav2@20")
    assert why_not(state, "cross c19-20lE>19") == "crossing-attacked"
    play(state, "cross c19-20lW>19")
    settle_retreat(state)
    play(state, "done")
    assert faces(state, "19") == ["cav2"]  # no longer the first attack: one blocker is too few


def test_8_a_failed_road_attack_uses_the_crossing_and_ends_the_march() -> None:
    state = field(["A cav2 4", "A inf2 4", "F inf2 5"], turn="austria")
    play(state, "cav2@4", "cross c4-5m>5", "inf2@5")
    assert offers(state) == {"advance", "done"}
    play(state, "done")
    assert faces(state, "4") == ["cav2", "inf2"]
    assert state.traffic_of[CROSSING_NAMES.index("c4-5m")] & 3 == 1
    shown = [event.numbers[:2] for event in events(state, "show") if event.who == 0]
    assert shown == [(1, 2)]


def test_8_after_a_won_road_attack_the_march_goes_on_and_may_attack_again() -> None:
    state = field(["A cav2 39", "F cav2 45", "F inf2 44"], turn="austria")
    play(state, "cav2@39", "cross c39-45m>45", "done")
    settle_retreat(state)
    assert state.prompt() == "s8-march"
    play(state, "cross c44-45m>44")
    assert state.prompt() == "s9-respond"


def settle_retreat(state: MarengoState) -> None:
    while state.prompt().startswith("s13"):
        state.apply(state.legal_actions()[-1])


def test_9_three_attackers_allow_three_responders() -> None:
    attackers = ["A inf2 20", "A inf3 20", "A cav2 20"]
    state = field([*attackers, *["F inf2 19"] * 4], turn="austria")
    play(state, "inf2@20", "inf3@20", "cav2@20", "attack a19-20@20")
    play(state, "inf2@19", "inf2@19", "inf2@19")
    assert len(faces(state, "a19-20@19")) == 3


def test_9_responders_who_fail_take_the_reductions_of_the_approach() -> None:
    state = field(["A inf2 20", "A inf3 20", "F inf2 19", "F inf3 19"], turn="austria")
    play(state, "inf2@20", "inf3@20", "attack a19-20@20", "inf2@19", "done")
    settle(state)
    assert morale(state, "france")[2] == 4  # two in the wide approach, two infantry in reserve


def test_9_after_a_lost_attack_some_cavalry_may_still_continue_for_a_command() -> None:
    state = field(["A inf2 4", "A cav2 4", "F inf2 5"], turn="austria")
    play(state, "inf2@4", "cav2@4", "attack a4-5@4", "inf2@5", "done")
    assert state.prompt() == "s12-continue"
    play(state, "cav2@4")
    assert offers(state) == {"continue a4-5@4"}
    play(state, "continue a4-5@4")
    assert faces(state, "a4-5@4") == ["cav2"]
    assert state.commands == 1


def test_9_the_attacker_chooses_which_infantry_to_show() -> None:
    state = field(["A inf2 5", "A inf1 5", "F inf2 12", "F inf2 a11-12@12"], turn="austria")
    play(state, "inf2@5", "inf1@5", "attack a5-12@5", "inf2@12")
    assert state.prompt() == "s9-show"
    play(state, "inf1@5")
    assert events(state, "show")[-1].numbers[:2] == (0, 1)


def test_10_clean_up_cancels_a_declaration() -> None:
    state = begin(["A art1 a4-5@4", "A inf2 3", "F inf2 5"], turn="austria")
    play(state, "art1@a4-5@4", "declare", "end")
    play(state, "inf2@5", "locale 12")
    end_turn(state)
    assert state.declared == 0
    assert faces(state, "4") == ["art1"]
    assert state.face_up == 0


def test_10_a_declaration_not_completed_lapses() -> None:
    state = begin(["A art1 a4-5@4", "F inf2 5"], turn="austria")
    play(state, "art1@a4-5@4", "declare", "end")
    end_turn(state)
    assert state.declared != 0
    play(state, "end")
    assert state.declared == 0


def test_10_a_piece_that_completed_cannot_declare_in_the_same_turn() -> None:
    state = begin(["A art1 a4-5@4", "F inf2 5"], turn="austria")
    play(state, "art1@a4-5@4", "declare", "end")
    end_turn(state)
    play(state, "complete A20")
    assert why_not(state, "A20") == "has-acted"
    assert why_not(state, "complete A20") == "has-acted"


def test_10_any_other_use_cancels_the_declaration() -> None:
    state = begin(["A art1 a4-5@4", "F inf2 5"], turn="austria")
    play(state, "art1@a4-5@4", "declare", "end")
    end_turn(state)
    play(state, "art1@a4-5@4", "reserve")
    assert state.declared == 0
    assert state.face_up == 0


def test_15_a_bombardment_does_not_enter_and_may_strike_a_protected_locale() -> None:
    state = field(["A art1 a64-84@64", "F inf2 84", "F inf2 novi"], turn="austria")
    play(state, "art1@a64-84@64")
    assert why_not(state, "declare") == ""
    assert why_not(state, "attack a64-84@64") == "protected-entry"


def test_11_a_lost_assault_also_bans_bombardment_across_the_approach() -> None:
    pieces = ["A inf2 a4-5@4", "A art1 a4-5@4", "F inf3 a4-5@5"]
    state = field(pieces, turn="austria")
    play(state, "assault a4-5@4", "inf3@a4-5@5", "inf2@a4-5@4", "done")
    play(state, "art1@a4-5@4")
    assert why_not(state, "declare") == "approach-closed"


def test_11_after_a_won_assault_no_road_march_passes_through() -> None:
    pieces = ["A inf3 a4-5@4", "A cav2 2", "F inf1 a4-5@5", "F inf2 20"]
    state = field(pieces, turn="austria")
    play(state, "assault a4-5@4", "done", "inf3@a4-5@4", "done")
    play(state, "cav2@2", "cross c2-4m>4")
    assert why_not(state, "cross c4-5m>5") in ("locale-barred", "not-asked")


def test_11_2_artillery_and_strength_one_may_lead_the_defense() -> None:
    pieces = ["A inf3 a4-5@4", "F art1 a4-5@5", "F inf1 a4-5@5"]
    state = field(pieces, turn="austria")
    play(state, "assault a4-5@4")
    assert why_not(state, "art1@a4-5@5") == ""
    assert why_not(state, "inf1@a4-5@5") == ""
    play(state, "art1@a4-5@5", "inf3@a4-5@4")
    assert why_not(state, "fire") == "no-artillery"
    assert why_not(state, "inf1@a4-5@5") == "too-weak"


def test_11_8_an_even_split_is_capped_by_strength() -> None:
    defenders = ["F inf3 a19-20@19", "F inf3 a19-20@19", "F cav2 a19-20@19", "F cav2 a19-20@19"]
    attackers = ["A inf3 a19-20@20", "A inf2 a19-20@20"]
    state = field([*attackers, *defenders, "F art1 a19-20@19"], turn="austria")
    play(state, "assault a19-20@20", "inf3@a19-20@19", "inf3@a19-20@19")
    play(state, "inf3@a19-20@20", "inf2@a19-20@20", "fire", "inf2@a19-20@20")
    play(state, "cav2@a19-20@19", "cav2@a19-20@19")
    assert state.result == 4 - 1 - 6 - 2
    assert faces(state, "a19-20@20") == []  # four or more on 3 and 1
    assert morale(state, "austria")[2] == 5  # one by fire, four here; the rest is ignored


def test_11_8_an_odd_reduction_goes_where_the_player_likes() -> None:
    defenders = ["F inf3 a19-20@19", "F cav2 a19-20@19", "F cav2 a19-20@19"]
    attackers = ["A inf3 a19-20@20", "A inf2 a19-20@20"]
    state = field([*attackers, *defenders], turn="austria")
    play(state, "assault a19-20@20", "inf3@a19-20@19")
    play(state, "inf3@a19-20@20", "inf2@a19-20@20")
    play(state, "cav2@a19-20@19", "cav2@a19-20@19")
    assert state.result == 5 - 1 - 3 - 2
    assert state.prompt() == "s11-odd"
    assert sorted(faces(state, "a19-20@20")) == ["inf1", "inf2"]
    play(state, "inf1@a19-20@20")
    assert faces(state, "a19-20@20") == ["inf2"]


def test_11_5_a_counter_attacker_that_dies_still_commits_a_token() -> None:
    defenders = ["F inf3 a19-20@19", "F inf3 a19-20@19", "F cav2 a19-20@19"]
    state = field(["A inf2 a19-20@20", "A inf2 a19-20@20", *defenders], turn="austria")
    play(state, "assault a19-20@20", "inf3@a19-20@19", "inf3@a19-20@19")
    play(state, "inf2@a19-20@20", "inf2@a19-20@20", "cav2@a19-20@19")
    assert pieces_at(state, "a19-20@19", "cav2") == []
    assert committed(state, "france", 19) == 3
    assert morale(state, "france")[2] == 0


def test_13_defenders_of_the_assaulted_approach_are_not_exempt() -> None:
    state = field(["A inf3 a4-5@4", "F inf2 a4-5@5", "F inf2 a4-5@5"], turn="austria")
    play(state, "assault a4-5@4", "done", "inf3@a4-5@4", "done", "inf2@a4-5@5")
    settle(state)
    assert morale(state, "france")[2] == 2  # one of the assault, one of the retreat


def test_13_two_reductions_of_reserve_infantry_need_several_attackers_who_enter() -> None:
    for attackers, lost in ((["A inf2 a19-20@20"], 1), (["A inf2 a19-20@20"] * 2, 2)):
        state = field([*attackers, "F inf3 19"], turn="austria")
        play(state, *["inf2@a19-20@20"] * len(attackers), "attack a19-20@20")
        settle(state)
        assert morale(state, "france")[2] == lost


def test_13_nobody_retreats_into_an_entry_locale_the_enemy_protects() -> None:
    pieces = ["F inf2 a2-4@4", "A inf2 2", "A inf2 alessandria"]
    state = field(pieces)
    play(state, "inf2@a2-4@4", "attack a2-4@4")
    settle(state)
    assert faces(state, "1") == ["inf1"]  # its own entry locale is open to Austria
    state = field(["F inf2 a65-83@65", "A cav2 83", "F inf2 novi"], turn="france")
    play(state, "inf2@a65-83@65", "attack a65-83@65")
    assert faces(state, "81") == ["cav2"]  # the one way that is left, taken at once


def test_13_a_retreat_against_the_arrow_is_a_last_resort() -> None:
    state = field(["A inf2 a19-39@39", "F cav2 19"], turn="austria")
    play(state, "inf2@a19-39@39", "attack a19-39@39")
    assert why_not(state, "locale 12") == "against-arrow"
    assert why_not(state, "locale 18") == ""
    assert why_not(state, "locale 20") == ""
    enemies = ["A inf2 18", "A inf2 20", "A inf2 a19-39@39"]
    state = field([*enemies, "F cav2 19"], turn="austria")
    play(state, "inf2@a19-39@39", "attack a19-39@39")
    assert offers(state) == {"locale 11", "locale 12"}


def test_13_pieces_without_room_are_eliminated_at_no_cost_in_morale() -> None:
    around = ["A inf2 18", "A inf2 20", "A inf2 11", "A inf2 12", "A inf2 a19-39@39"]
    state = field([*around, "F cav2 19"], turn="austria")
    play(state, "inf2@a19-39@39", "attack a19-39@39")
    assert faces(state, "19") == ["inf2"]
    assert morale(state, "france")[2] == 0
    assert len(events(state, "stranded")) == 1


def test_13_the_owner_chooses_who_finds_the_last_room() -> None:
    around = ["A inf2 18", "A inf2 20", "A inf2 11", "A inf2 a19-39@39"]
    full = ["F inf2 12", "F inf2 12"]
    state = field([*around, *full, "F cav2 19", "F inf2 19"], turn="austria")
    play(state, "inf2@a19-39@39", "attack a19-39@39")
    assert offers(state) == {"locale 12", "eliminate"}
    play(state, "eliminate")
    assert len(faces(state, "12")) == 3


def test_14_at_six_the_french_neither_respond_nor_continue_nor_close_up() -> None:
    state = field(["A inf2 4", "F cav2 5 !", "F inf2 12 !"], turn="austria", hour=1)
    play(state, "inf2@4", "attack a4-5@4")
    assert state.prompt() == "s13-to"
    state = field(["F cav2 5", "A inf2 4", "A inf2 4"], hour=1)
    play(state, "cav2@5", "cross c4-5m>4", "inf2@4")
    assert state.prompt() == "s6-action"
    assert faces(state, "5") == ["cav2"]
    state = field(["F cav2 12", "A inf2 4"], hour=1)
    play(state, "cav2@12", "locale 5")
    assert state.prompt() == "s6-action"


def test_14_reinforcements_count_as_organized_and_catch_disorder() -> None:
    state = field(["F inf2 tortona", "F inf3 79 !", "A inf2 1"], hour=6)
    assert organized_on_map(state) == 0
    play(state, "inf2@tortona", "cross entry-tortona>80")
    play(state, "cross c79-80m>79")
    assert state.prompt() == "s6-action"
    assert len(members(state.disorganized)) == 2


def test_14_disorganized_cavalry_marches_no_crossing_and_continues_within_its_locale() -> None:
    """Ruling R8: a third piece in a wide approach, along a main road, costs no command."""
    pieces = ["F inf2 a4-5@5 !", "F inf2 a4-5@5 !", "F cav2 5 !", "A inf2 4"]
    state = field(pieces)
    play(state, "cav2@5")
    assert why_not(state, "cross c5-12m>12") == "disorganized"
    play(state, "continue a4-5@5")
    assert (faces(state, "a4-5@5"), state.commands) == (["cav2", "inf2", "inf2"], 3)
    surprised = field(pieces, hour=1)
    play(surprised, "cav2@5")
    assert why_not(surprised, "continue a4-5@5") == "french-surprised"


def test_14_disorganized_defenders_may_lead_and_counter_attack() -> None:
    pieces = ["A inf3 a19-20@20", "F inf2 a19-20@19 !", "F cav2 a19-20@19 !"]
    state = field(pieces, turn="austria")
    play(state, "assault a19-20@20", "inf2@a19-20@19", "inf3@a19-20@20")
    assert why_not(state, "cav2@a19-20@19") == ""


def test_14_the_threshold_of_three_can_be_crossed_within_a_turn() -> None:
    state = field(["F inf2 53", "F inf2 61", "F inf2 10 !", "F inf2 12 !", "F inf2 20 !"])
    play(state, "inf2@10", "organize")
    assert state.prompt() == "s6-action"
    assert state.commands == 2
    play(state, "inf2@12", "organize", "inf2@20")
    assert state.commands == 1


def test_14_organizing_two_does_not_have_to_use_both() -> None:
    organized = ["F inf2 53", "F inf2 61", "F inf2 68"]
    state = field([*organized, "F inf2 10 !", "F inf2 12 !"])
    play(state, "inf2@10", "organize", "done")
    assert len(members(state.disorganized)) == 1


def test_15_there_is_no_continuation_after_the_pontoon_bridge() -> None:
    state = field(["A cav2 alessandria", "F inf2 2"], turn="austria")
    play(state, "cav2@alessandria", "cross entry-pontoon>1")
    assert state.prompt() == "s6-action"
    assert faces(state, "1") == ["cav2"]


def test_15_entering_and_going_on_by_local_road_costs_a_command() -> None:
    state = field(["F inf2 tortona", "A inf2 1"], hour=6)
    play(state, "inf2@tortona", "cross entry-tortona>80", "cross c80-82l>82", "done")
    assert state.commands == 2


def test_15_reinforcements_do_not_enter_before_their_round() -> None:
    state = field(["F inf2 tortona", "A inf2 1"], hour=5)
    assert why_not(state, "inf2@tortona") == "too-early"
    state = field(["F inf2 tortona", "A inf2 1"], hour=6)
    assert why_not(state, "inf2@tortona") == ""


def test_6_at_most_three_pieces_act_together() -> None:
    state = field(["F inf2 19", "F inf2 19", "F inf3 19", "F cav2 19"])
    play(state, "inf2@19", "inf3@19", "cav2@19")
    last = next(p for p in pieces_at(state, "19") if not state.picked & BIT[p])
    assert why_not(state, PIECE_NAMES[last]) == "three-pieces"


def test_6_commands_run_out() -> None:
    state = field(["F inf2 22"], commands=0)
    assert why_not(state, "inf2@22") == "no-command"
    state = field(["F inf2 22"], commands=1)
    play(state, "inf2@22", "locale 23")
    assert state.commands == 0


def test_12_continuation_after_a_main_road_march_is_free() -> None:
    state = field(["A cav2 2", "F inf2 6"], turn="austria")
    play(state, "cav2@2", "cross c2-4m>4", "continue a4-6@4")
    assert state.commands == 3


def test_12_in_an_assault_only_a_winner_continues() -> None:
    state = field(["A cav2 a4-5@4", "F inf1 a4-5@5", "F inf2 11"], turn="austria")
    play(state, "assault a4-5@4", "done", "cav2@a4-5@4", "done")
    settle_retreat(state)
    assert state.prompt() == "s12-continue"
    state = field(["A cav2 a4-5@4", "F inf3 a4-5@5", "F inf2 11"], turn="austria")
    play(state, "assault a4-5@4", "inf3@a4-5@5", "cav2@a4-5@4")
    assert state.prompt() == "s6-action"
