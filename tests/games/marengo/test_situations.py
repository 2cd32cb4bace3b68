"""Rule situations, one after another: what is given, what is done, what follows."""

from grognard.games.marengo import GAME
from grognard.games.marengo.state import MarengoState
from grognard.games.marengo.tables import CROSSING_NAMES
from tests.games.marengo.field import (
    begin,
    can_end,
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


def new(seed: int = 1) -> MarengoState:
    state = GAME.new(seed=seed)
    assert isinstance(state, MarengoState)
    return state


def test_7_a_defensive_march_to_a_narrow_approach_is_free_for_one_piece_only() -> None:
    state = field(["F inf2 5", "F inf2 5", "A inf2 4"])
    play(state, "inf2@5", "block a4-5@5")
    assert state.commands == 3
    assert why_not(state, "inf2@a4-5@5") == "has-acted"
    play(state, "inf2@5", "block a4-5@5")
    assert state.commands == 2


def test_7_a_defensive_march_to_a_wide_approach_is_free_up_to_two_pieces() -> None:
    three = ["F inf2 20", "F inf3 20", "F cav2 20", "A inf2 19"]
    state = field(three)
    play(state, "inf2@20", "inf3@20", "block a19-20@20")
    assert state.commands == 3
    state = field(three)
    play(state, "inf2@20", "inf3@20", "cav2@20", "block a19-20@20")
    assert state.commands == 2
    state = field([*three, "F inf1 a19-20@20"])
    play(state, "inf2@20", "block a19-20@20")
    assert state.commands == 3
    state = field([*three, "F inf1 a19-20@20"])
    play(state, "inf2@20", "inf3@20", "block a19-20@20")
    assert state.commands == 2


def test_7_an_approach_is_blocked_only_against_an_enemy_occupied_locale() -> None:
    state = field(["F inf2 5", "F inf2 4", "A inf2 11"])
    play(state, "inf2@5")
    assert why_not(state, "block a4-5@5") == "nobody-opposite"
    assert why_not(state, "block a5-20@5") == "nobody-opposite"
    assert why_not(state, "block a5-11@5") == ""


def test_8_traffic_makes_followers_wait() -> None:
    state = field(["F cav2 53", "F art1 53", "F inf2 53", "F inf3 53"])
    play(state, "cav2@53", "cross c53-61m>61", "cross c61-68m>68", "cross c68-79m>79")
    ends = can_end(state, "art1@53")
    assert {"61", "68"} <= ends
    assert "79" not in ends
    play(state, "art1@53", "cross c53-61m>61", "cross c61-68m>68")
    assert faces(state, "68") == ["art1"]
    play(state, "inf2@53")
    assert why_not(state, "cross c53-61m>61") == ""
    play(state, "cross c53-61m>61")
    assert faces(state, "61") == ["inf2"]
    play(state, "inf3@53")
    assert why_not(state, "cross c53-61m>61") == "no-step-left"
    assert state.commands == 3


def test_8_a_crossing_is_used_in_one_direction_and_off_road_marches_do_not_count() -> None:
    state = field(["F inf2 53", "F inf3 61", "F inf2 61", "F cav2 61", "F inf1 61"])
    play(state, "inf2@53", "cross c53-61m>61", "done")
    play(state, "inf3@61")
    assert why_not(state, "cross c53-61m>53") == "against-traffic"
    play(state, "inf1@61", "cav2@61", "locale 53")
    assert state.traffic_of[CROSSING_NAMES.index("c53-61m")] == 1
    assert state.commands == 2


def test_8_a_march_entirely_on_main_roads_is_free() -> None:
    state = field(["F inf2 28"])
    play(state, "inf2@28", "cross c28-29m>29", "cross c29-30m>30", "cross c27-30m>27")
    assert state.commands == 3
    assert faces(state, "27") == ["inf2"]
    state = field(["F inf2 28"])
    play(state, "inf2@28", "cross c28-29lM>29", "cross c27-29lN>27", "cross c0-27m>0")
    assert state.commands == 2
    assert faces(state, "0") == ["inf2"]
    state = field(["F inf2 28"], commands=0)
    assert "0" not in can_end(state, "inf2@28")
    assert "27" in can_end(state, "inf2@28")


def test_15_three_austrians_enter_by_road_and_one_by_the_pontoon_bridge() -> None:
    state = new()
    assert {"3", "4"} <= can_end(state, "A1")
    play(state, "A1", "cross entry-alessandria>1", "cross c1-2m>2", "cross c2-4m>4")
    assert can_end(state, "A2") == {"1", "2"}
    play(state, "A2", "cross entry-alessandria>1", "cross c1-2m>2")
    assert can_end(state, "A3") == {"1"}
    play(state, "A3", "cross entry-alessandria>1")
    assert offers(state.clone(), "A4") == {"A4"}
    play(state, "A4")
    assert why_not(state, "cross entry-alessandria>1") == "no-step-left"
    play(state, "cross entry-pontoon>1")
    assert state.commands == 3
    assert why_not(state, "A5") == "entry-full"


def test_15_the_austrian_artillery_waits_until_seven() -> None:
    state = new()
    assert why_not(state, "A20") == "artillery-waits"
    end_turn(state)
    end_turn(state)
    assert state.round == 2
    play(state, "A20", "cross entry-pontoon>1")
    assert faces(state, "1") == ["art1"]


def test_15_no_enemy_enters_the_locale_of_waiting_reinforcements() -> None:
    state = field(["F inf2 2", "A inf2 alessandria"])
    play(state, "inf2@2")
    assert why_not(state, "locale 1") == "protected-entry"
    assert why_not(state, "cross c1-2m>1") == "protected-entry"
    state = field(["F inf2 2", "A inf2 alessandria", "A inf2 1"])
    play(state, "inf2@2")
    assert why_not(state, "attack a1-2s@2") == "protected-entry"
    state = field(["F inf2 a1-2s@2", "A inf2 alessandria", "A inf2 a1-2s@1"])
    assert why_not(state, "assault a1-2s@2") == "protected-entry"
    state = field(["F inf2 2", "A inf2 3"])
    play(state, "inf2@2")
    assert why_not(state, "locale 1") == ""
    for area, beside, here in (("tortona", "79", "80"), ("novi", "83", "84"), ("sale", "73", "74")):
        state = field([f"A inf2 {beside}", f"F inf2 {area}"], turn="austria")
        play(state, f"inf2@{beside}")
        assert why_not(state, f"locale {here}") == "protected-entry"


def test_9_one_attacker_is_answered_by_one_and_stopped_on_the_first_attack() -> None:
    state = field(["F inf2 19", "F inf2 19", "F inf3 19", "A inf2 20"], turn="austria")
    before = morale(state, "france")
    play(state, "inf2@20", "attack a19-20@20")
    assert state.prompt() == "s9-respond"
    play(state, "inf3@19")
    assert faces(state, "a19-20@19") == ["inf3"]
    assert morale(state, "france") == (before[0] - 1, 1, 0)
    assert committed(state, "france", 19) == 1
    assert offers(state) == {"advance", "done"}
    play(state, "advance")
    assert faces(state, "a19-20@20") == ["inf2"]
    assert state.commands == 2


def test_9_two_attackers_need_two_in_a_wide_approach() -> None:
    pieces = ["F inf2 19", "F cav2 19", "A inf2 20", "A inf3 20"]
    state = field(pieces, turn="austria")
    play(state, "inf2@20", "inf3@20", "attack a19-20@20", "inf2@19", "done")
    while state.to_move() == 1:
        state.apply(state.legal_actions()[0])
    assert sorted(faces(state, "19")) == ["inf2", "inf3"]
    state = field(pieces, turn="austria")
    play(state, "inf2@20", "inf3@20", "attack a19-20@20", "inf2@19", "cav2@19")
    assert committed(state, "france", 19) == 2
    assert faces(state, "a19-20@19") == ["cav2", "inf2"]


def test_9_a_lone_blocker_of_a_wide_approach_stops_only_the_first_attack() -> None:
    pieces = ["F inf2 a19-20@19", "A inf2 20", "A inf3 20"]
    state = field(pieces, turn="austria")
    play(state, "inf2@20", "attack a19-20@20", "done")
    assert committed(state, "france", 19) == 1
    play(state, "inf3@20", "attack a19-20@20")
    assert faces(state, "19") == ["inf3"]
    state = field([*pieces, "F cav2 19"], turn="austria")
    play(state, "inf2@20", "attack a19-20@20", "done", "done")
    play(state, "inf3@20", "attack a19-20@20", "cav2@19")
    assert committed(state, "france", 19) == 2
    assert faces(state, "a19-20@19") == ["cav2", "inf2"]


def test_9_an_attack_from_the_approach_is_not_answered() -> None:
    defenders = ["F inf2 19"] * 5
    state = field([*defenders, "A inf2 a19-20@20"], turn="austria")
    play(state, "inf2@a19-20@20", "attack a19-20@20")
    assert state.prompt() in ("s13-to", "s13-reduce", "s6-action")


def test_9_an_attack_into_obstructing_terrain_includes_infantry() -> None:
    pieces = ["F art1 a12-19@12", "A cav2 5", "A art1 5", "A inf1 5"]
    state = field(pieces, turn="austria")
    play(state, "cav2@5")
    assert why_not(state, "attack a5-12@5") == "needs-infantry"
    play(state, "art1@5")
    assert why_not(state, "attack a5-12@5") == "needs-infantry"
    state = field(pieces, turn="austria")
    play(state, "cav2@5", "inf1@5", "attack a5-12@5")
    assert state.prompt() == "s9-show"
    assert why_not(state, "cav2@12") == "not-infantry"
    play(state, "inf1@12")
    shown = [event for event in state.log or [] if event.kind == "show" and event.who == 0]
    assert [event.numbers[:2] for event in shown] == [(0, 1)]
    assert "cav2" in faces(state, "12")
    state = field(["F cav2 12", "A inf2 5"])
    play(state, "cav2@12")
    assert why_not(state, "attack a5-12@12") == ""


def test_10_a_bombardment_reduces_the_approach_opposite_first() -> None:
    pieces = ["A art1 a4-5@4", "F inf2 a4-5@5", "F inf3 5", "F inf2 a3-5@5", "A inf2 3"]
    state = begin(pieces, turn="austria", hour=5)
    play(state, "art1@a4-5@4", "declare", "end")
    assert state.commands == 3
    end_turn(state)
    before = morale(state, "france")
    play(state, "complete A20")
    assert faces(state, "a4-5@5") == ["inf1"]
    assert morale(state, "france") == (before[0] - 1, 0, 1)
    assert state.commands == 3
    assert why_not(state, "art1@a4-5@4") == "has-acted"


def test_10_artillery_that_marched_cannot_declare_and_penalties_bind_only_opposite() -> None:
    state = field(["A art1 4", "F inf2 5"], turn="austria")
    play(state, "art1@4", "block a4-5@4")
    assert why_not(state, "art1@a4-5@4") == "has-acted"
    state = field(["A art1 a14-15@14", "F inf2 15"], turn="austria")
    play(state, "art1@a14-15@14")
    assert why_not(state, "declare") == "artillery-penalty"
    state = field(["A art1 a4-5@4", "F inf2 5"], turn="austria")
    play(state, "art1@a4-5@4")
    assert why_not(state, "declare") == ""


def test_11_artillery_that_bombarded_in_its_last_turn_does_not_fire() -> None:
    pieces = ["F art1 a19-20@19", "F inf2 a19-20@19", "A inf3 a19-20@20", "A inf3 a19-20@20"]
    state = begin(pieces, turn="france", hour=5)
    play(state, "art1@a19-20@19", "declare")
    end_turn(state)
    play(state, "assault a19-20@20", "done", "inf3@a19-20@20", "done", "done")
    assert why_not(state, "fire") == "bombarded-before"
    state = begin(pieces, turn="austria", hour=5)
    play(state, "assault a19-20@20", "done", "inf3@a19-20@20", "done", "done")
    assert why_not(state, "fire") == ""


def test_11_6_infantry_pays_nothing_where_no_infantry_penalty_is_printed() -> None:
    state = field(["A inf2 a22-23@22", "F inf1 a22-23@23"], turn="austria")
    play(state, "assault a22-23@22", "inf1@a22-23@23", "inf2@a22-23@22")
    assert events(state, "result")[0].numbers == (2, 0, 1, 0, 1)
    assert len(events(state, "stormed")) == 1


def test_11_3_an_assault_needs_a_piece_that_can_lead() -> None:
    state = field(["A inf1 a5-12@5", "A cav2 a5-12@5", "F inf2 a5-12@12"], turn="austria")
    assert why_not(state, "assault a5-12@5") == "nobody-can-lead"
    assert why_not(state, "assault a4-5@5") == "nobody-in-approach"


def test_11_6_a_result_of_zero_is_the_defenders() -> None:
    state = field(["A inf3 a4-5@4", "F inf2 a4-5@5"], turn="austria")
    austria, france = morale(state, "austria"), morale(state, "france")
    play(state, "assault a4-5@4", "inf2@a4-5@5", "inf3@a4-5@4")
    assert faces(state, "a4-5@4") == ["inf2"]
    assert faces(state, "a4-5@5") == ["inf1"]
    assert morale(state, "austria") == (austria[0] - 1, 0, 1)
    assert morale(state, "france") == (france[0] - 1, 1, 0)


def test_11_5_counter_attacking_cavalry_hurts_the_attacker() -> None:
    state = field(
        [
            *("A inf2 a19-20@20", "A inf2 a19-20@20"),
            *("F inf2 a19-20@19", "F cav2 a19-20@19", "F cav2 a19-20@19"),
        ],
        turn="austria",
    )
    austria, france = morale(state, "austria"), morale(state, "france")
    play(state, "assault a19-20@20", "inf2@a19-20@19")
    play(state, "inf2@a19-20@20", "inf2@a19-20@20")
    play(state, "cav2@a19-20@19", "cav2@a19-20@19")
    assert state.result == -1
    assert faces(state, "a19-20@20") == ["inf1"]
    assert faces(state, "a19-20@19") == ["cav1", "cav1"]
    assert morale(state, "austria") == (austria[0] - 3, 0, 3)
    assert morale(state, "france") == (france[0] - 3, 3, 0)


def test_11_7_a_crushed_attacker_takes_more_reductions() -> None:
    state = field(["A inf2 a4-5@4", "F inf3 a4-5@5"], turn="austria")
    play(state, "assault a4-5@4", "inf3@a4-5@5", "inf2@a4-5@4")
    assert faces(state, "a4-5@4") == []
    assert faces(state, "a4-5@5") == ["inf2"]
    assert morale(state, "austria")[2] == 2
    assert committed(state, "france", 5) == 1


def test_11_4_artillery_fire_costs_a_winner_no_morale() -> None:
    attackers = ["A inf3 a19-20@20", "A inf2 a19-20@20"]
    state = field([*attackers, "F art1 a19-20@19"], turn="austria")
    play(state, "assault a19-20@20", "done", "inf3@a19-20@20", "inf2@a19-20@20", "fire")
    assert state.prompt() == "s11-fired"
    play(state, "inf3@a19-20@20")
    assert state.result == 3
    assert morale(state, "austria")[2] == 0
    assert morale(state, "france")[2] == 1
    assert faces(state, "19") == ["inf2", "inf2"]


def test_11_8_without_leaders_the_defender_distributes_the_reductions() -> None:
    attackers = ["A inf3 a19-20@20", "A inf2 a19-20@20"]
    defenders = ["F art1 a19-20@19", "F inf2 a19-20@19"]
    state = field([*attackers, *defenders], turn="austria")
    play(state, "assault a19-20@20", "done", "inf3@a19-20@20", "inf2@a19-20@20", "fire")
    play(state, "inf3@a19-20@20", "done")
    assert state.prompt() == "s11-excess"
    both = [pieces_at(state, "a19-20@19", face)[0] for face in ("art1", "inf2")]
    assert len(offers(state)) == len(both) == 2
    play(state, "inf2@a19-20@19", "inf1@a19-20@19")
    assert morale(state, "france")[2] == 3  # two of the assault, the artillery of the retreat


def test_11_a_lost_assault_closes_the_approach_for_the_turn() -> None:
    state = field(["A inf2 a4-5@4", "A inf2 a4-5@4", "A inf2 4", "F inf3 a4-5@5"], turn="austria")
    play(state, "assault a4-5@4", "inf3@a4-5@5", "inf2@a4-5@4", "done")
    assert why_not(state, "assault a4-5@4") == "approach-closed"
    play(state, "inf2@4")
    assert why_not(state, "attack a4-5@4") == "approach-closed"
    state = field(["A inf3 a4-5@4", "A inf2 4", "F inf1 a4-5@5", "F inf2 12"], turn="austria")
    play(state, "assault a4-5@4", "inf1@a4-5@5", "inf3@a4-5@4")
    assert state.result == 1


def test_11_a_lost_assault_bars_marches_even_if_the_defender_died() -> None:
    pieces = ["A inf2 a4-5@4", "A inf2 4", "F inf1 a4-5@5"]
    state = field(pieces, turn="austria")
    play(state, "assault a4-5@4", "inf1@a4-5@5", "inf2@a4-5@4")
    assert state.result == 0
    assert state.count_in[5] == 0
    play(state, "inf2@4")
    assert why_not(state, "locale 5") == "approach-closed"
    assert why_not(state, "cross c4-5m>5") == "approach-closed"


def test_11_after_a_won_assault_no_road_march_enters_but_off_road_marches_may() -> None:
    pieces = ["A inf3 a4-5@4", "A inf2 4", "F inf1 a4-5@5", "F inf2 12"]
    state = field(pieces, turn="austria")
    play(state, "assault a4-5@4", "done", "inf3@a4-5@4", "done")
    assert faces(state, "5") == ["inf3"]
    play(state, "inf2@4")
    assert why_not(state, "cross c4-5m>5") == "locale-barred"
    assert why_not(state, "locale 5") == ""


def test_12_cavalry_marches_no_crossing_and_continues_along_a_main_road_for_free() -> None:
    state = field(["A cav2 4", "F inf2 5", "F inf2 6", "F inf2 2"], turn="austria")
    play(state, "cav2@4")
    assert offers(state, "continue") == {"continue a4-5@4", "continue a4-6@4", "continue a2-4@4"}
    play(state, "continue a4-5@4")
    assert state.commands == 3
    assert faces(state, "a4-5@4") == ["cav2"]
    state = field(["A cav2 4", "F inf2 6"], turn="austria")
    play(state, "cav2@4", "continue a4-6@4")
    assert state.commands == 2
    state = field(["A cav2 11", "F inf2 6"], turn="austria")
    play(state, "cav2@11")
    assert why_not(state, "continue a6-11@11") == "not-on-the-road"


def test_12_after_crossings_only_approaches_of_the_marchs_own_road_are_open() -> None:
    state = field(["A cav2 6", "F inf2 8", "F inf2 9"], turn="austria")
    play(state, "cav2@6", "cross c6-7lW>7")
    assert offers(state, "continue") == {"continue a7-8@7"}
    assert why_not(state, "continue a7-9@7") == "not-on-the-road"


def test_12_each_further_destination_costs_a_command() -> None:
    pieces = ["A cav2 4", "A cav2 4", "A inf2 4", "F inf2 11", "F inf2 20"]
    state = field(pieces, turn="austria")
    play(state, "cav2@4", "cav2@4", "inf2@4", "locale 5")
    play(state, "cav2@5", "continue a5-11@5", "cav2@5", "continue a5-20@5")
    assert state.commands == 0
    state = field(pieces, turn="austria")
    play(state, "cav2@4", "cav2@4", "inf2@4", "locale 5")
    play(state, "cav2@5", "continue a5-11@5", "cav2@5", "continue a5-11@5")
    assert state.commands == 1


def test_13_reductions_fall_position_by_position() -> None:
    french = ["F art1 19", "F inf2 19", "F cav2 19", "F cav2 a11-19@19"]
    french += ["F inf3 a19-39@19", "F inf2 a19-39@19"]
    austrians = ["A inf2 a19-20@20", "A inf3 a19-20@20"]
    state = field([*french, *austrians, "F inf2 18"], turn="austria")
    play(state, "inf2@a19-20@20", "inf3@a19-20@20", "attack a19-20@20")
    while state.prompt() in ("s13-reduce", "s13-to"):
        state.apply(state.legal_actions()[0])
    assert morale(state, "france")[1:] == (0, 6)
    assert faces(state, "19") == ["inf2", "inf3"]


def test_14_a_locale_is_organized_whole_or_not_at_all() -> None:
    state = new()
    play(state, "end")
    first = next(text for text in ("inf2@5", "inf3@5", "cav2@5") if pieces_at(state, "5", text[:4]))
    play(state, first, "organize")
    assert state.prompt() == "s14-organize"
    assert "done" not in offers(state)
    assert "end" not in offers(state)
    state.apply(state.legal_actions()[0])
    assert state.commands == 1
    mates = [f"{face}@5" for face in faces(state, "5")]
    play(state, *mates, "locale 3")
    assert state.commands == 0


def test_14_with_three_organized_one_action_organizes_two() -> None:
    organized = ["F inf2 53", "F inf2 61", "F inf2 68"]
    state = field([*organized, "F inf2 10 !", "F inf3 12 !", "A inf2 1"])
    play(state, "inf2@10", "organize", "inf3@12")
    assert state.commands == 2
    assert state.disorganized == 0
