"""§11 The end of the game: objectives, exhaustion, the hopeless position, the round cap."""

import pytest

from grognard.core.dice import SeededDice
from grognard.core.message import Message
from grognard.games.undaunted.rules.s11_end import casualties, is_beyond_hope, obtainable
from grognard.games.undaunted.tables import RIFLEMEN, ROUND_CAP
from grognard.messages.texts import Texts
from tests.games.undaunted.positions import (
    CONTROLLED,
    GAME,
    GERMAN,
    NO_MARKER,
    SCOUTED,
    US,
    Position,
    Table,
    do,
    events,
    options,
    outcome,
    pile,
    place,
)

HOPELESS = {"deck": "scout_a scout_b fog_of_war", "supply": "scout_a"}
"""Piles without a rifleman card and without anything that fetches one."""


def ending(state: Position) -> tuple[int, str, str]:
    """Return the winner, the reason and the section of a finished game."""
    end = outcome(state)
    return (end.winner, end.reason.removeprefix("undaunted-won-"), end.section)


# §11.1 Objectives


def nearly_won() -> Table:
    """A13: the US side has 4 points and stands on the scouted 7A, worth 1."""
    table = Table().unit(US, "rifleman_a", "7A").marker(US, "7A", SCOUTED)
    for name in ("13B", "16B", "2B"):
        table.marker(US, name, CONTROLLED)
    return table.cards(US, hand="rifleman_a scout_a scout_b").cards(GERMAN, hand="rifleman_a")


def test_11_1_enough_points_win_at_once() -> None:
    """A13: no further card is played and Germany gets no turn."""
    state = nearly_won().turn(US)
    assert state.points_of[US] == 4
    do(state, "card rifleman_a", "use control")
    assert ending(state) == (US, "by-objectives", "§11.1")
    assert (state.to_move(), state.legal_actions(), state.prompt()) == (-1, [], "")
    assert pile(state, US, "hand") == "scout_a scout_b"
    assert pile(state, GERMAN, "hand") == "rifleman_a"
    assert state.returns() == [1.0, -1.0]


def test_11_1_more_than_enough_points_win_too() -> None:
    table = nearly_won().marker(US, "6A", CONTROLLED).marker(US, "2B", NO_MARKER)
    state = do(table.turn(US), "card rifleman_a", "use control")
    assert ending(state) == (US, "by-objectives", "§11.1")
    assert outcome(state).facts["points_us"] == 6


def test_11_1_a_tile_that_is_only_scouted_gives_no_points() -> None:
    state = nearly_won().marker(US, "2B", SCOUTED).turn(US)
    do(state, "card rifleman_a", "use control")
    assert not state.is_over()
    assert state.points_of[US] == 4


def test_11_1_taking_the_enemys_objective_does_not_win_by_itself() -> None:
    table = nearly_won().marker(US, "16B", NO_MARKER).marker(GERMAN, "7A", CONTROLLED)
    state = do(table.turn(US), "card rifleman_a", "use control")
    assert (state.is_over(), list(state.points_of)) == (False, [4, 3])


def test_11_1_points_do_not_win_for_a_side_that_must_exhaust_its_enemy() -> None:
    """Scenario 11: the US side controls all three hills from the start and has not won."""
    table = Table("hill-314").cards(US, hand="rifleman_a rifleman_b")
    state = do(table.turn(US), "card rifleman_a", "use control")
    assert (state.points_of[US], state.is_over()) == (3, False)


def test_11_nothing_can_be_done_after_the_end() -> None:
    state = do(nearly_won().turn(US), "card rifleman_a", "use control")
    reason = GAME.why_not(state, 0)
    assert reason is not None
    assert (reason.code, reason.section) == ("core-why-game-over", "§11")
    assert state.check() == []
    assert GAME.load_state(state.save()).save() == state.save()


# §11.2 Exhaustion


def last_rifleman(scenario: str, victim: int, dice: int = 0) -> Table:
    """The side's last rifleman counter without cards beside an enemy rifleman; a shot decides."""
    table = Table(scenario).dice(dice)
    for name in ("rifleman_b", "rifleman_c"):
        table.unit(victim, name, "")
    deck = "platoon_sergeant squad_leader_a"
    return table.cards(victim, deck=deck).cards(1 - victim, hand="rifleman_a rifleman_b")


def shoot(table: Table, side: int) -> Position:
    enemy = GAME.seats[1 - side]
    return do(table.turn(side), "card rifleman_a", "use attack", f"unit {enemy} rifleman_a")


def test_11_2_an_enemy_without_rifleman_counters_is_exhausted() -> None:
    state = shoot(last_rifleman("hill-314", GERMAN), US)
    assert place(state, GERMAN, "rifleman_a") == ""
    assert ending(state) == (US, "by-pinning", "§11.2")


def test_11_2_other_counters_and_cards_in_the_supply_do_not_help() -> None:
    table = last_rifleman("crossing-the-vire", US).unit(US, "scout_a", "5A")
    assert pile(table.state, US, "supply").startswith("rifleman_a*")
    assert ending(shoot(table, GERMAN)) == (GERMAN, "by-pinning", "§11.2")


def test_11_2_one_rifleman_counter_is_enough_to_go_on() -> None:
    table = last_rifleman("hill-314", GERMAN).unit(GERMAN, "rifleman_c", "14B", suppressed=True)
    assert not shoot(table, US).is_over()


def test_11_2_exhausting_the_enemy_does_not_win_where_points_do() -> None:
    """Scenario 1: Germany has no rifleman counter left and plays on."""
    state = shoot(last_rifleman("la-raye", GERMAN), US)
    assert place(state, GERMAN, "rifleman_a") == ""
    assert not state.is_over()


@pytest.mark.parametrize(
    ("us", "german", "token", "winner"),
    [
        ("13B", "", US, US),
        ("", "5B", US, GERMAN),
        ("6A", "13B", US, US),
        ("6A", "13B", GERMAN, GERMAN),
        ("", "", GERMAN, GERMAN),
    ],
)
def test_11_2_when_both_are_exhausted_points_decide_and_then_the_token(
    us: str, german: str, token: int, winner: int
) -> None:
    """Checklist 13."""
    table = last_rifleman("la-raye", GERMAN).marker(GERMAN, "5B", SCOUTED)
    table.unit(US, "rifleman_b", "").unit(US, "rifleman_a", "")
    table.cards(US, hand="scout_a scout_b")
    for side, name in ((US, us), (GERMAN, german)):
        if name:
            table.marker(side, name, CONTROLLED)
    table.turn(US)
    state = table.token(token).state
    do(state, "card scout_a", "use attack", "unit german rifleman_a")
    assert ending(state) == (winner, "both-pinned", "§11.2")


def test_11_2_an_own_blast_may_exhaust_oneself() -> None:
    """Checklist 13: in scenario 11 the German mortar hits the last German riflemen."""
    table = Table("hill-314").no_units(GERMAN).unit(GERMAN, "rifleman_a", "9A")
    table.unit(GERMAN, "mortar", "8A").target(GERMAN, "9A").unit(US, "rifleman_b", "9A").dice(1, 0)
    table.cards(GERMAN, hand="mortar fog_of_war", deck="platoon_sergeant squad_leader_a")
    state = do(table.turn(GERMAN), "card mortar", "use blast")
    assert ending(state) == (US, "by-pinning", "§11.2")


def test_11_2_an_own_blast_may_exhaust_both() -> None:
    """Checklist 13, ruling R8: victory is checked after the whole blast, not counter by counter."""
    table = Table("la-huberderie").no_units(US).no_units(GERMAN)
    table.unit(US, "rifleman_a", "13B").unit(GERMAN, "rifleman_a", "13B")
    table.unit(GERMAN, "mortar", "14B").target(GERMAN, "13B").dice(0, 0)
    table.cards(US, deck="platoon_sergeant fog_of_war")
    table.cards(GERMAN, hand="mortar fog_of_war", deck="platoon_sergeant")
    state = do(table.turn(GERMAN), "card mortar", "use blast")
    assert [place(state, side, "rifleman_a") for side in (US, GERMAN)] == ["", ""]
    assert ending(state) == (GERMAN, "both-pinned", "§11.2")


def test_r8_a_blast_that_exhausts_the_enemy_and_oneself_wins_where_pinning_wins() -> None:
    """Scenario 5: Germany wins by pinning, and a dead German rifleman does not change it."""
    table = Table("crossing-the-vire").no_units(US).no_units(GERMAN)
    table.unit(US, "rifleman_a", "18A").unit(GERMAN, "rifleman_a", "18A")
    table.unit(GERMAN, "mortar", "2B").target(GERMAN, "18A").dice(0, 0)
    table.cards(US, deck="platoon_sergeant squad_leader_a")
    table.cards(GERMAN, hand="mortar fog_of_war", deck="platoon_sergeant")
    state = do(table.turn(GERMAN), "card mortar", "use blast")
    assert ending(state) == (GERMAN, "by-pinning", "§11.2")


# §11.3 The hopeless position


def test_11_3_the_hopeless_loses_at_once_where_the_enemy_wins_by_pinning() -> None:
    table = Table("crossing-the-vire").cards(US, hand="scout_a", **HOPELESS)
    state = do(table.turn(US), "card scout_a", "use conceal")
    assert place(state, US, "rifleman_a") == "5A"
    assert ending(state) == (GERMAN, "no-riflemen", "§11.3")


def test_11_3_the_hopeless_loses_at_once_to_an_enemy_with_more_points() -> None:
    table = Table().cards(US, hand="scout_a", **HOPELESS)
    state = do(table.turn(US), "card scout_a", "use conceal")
    assert ending(state) == (GERMAN, "no-riflemen", "§11.3")


@pytest.mark.parametrize("us", ["5B", "6A 13B"])
def test_11_3_otherwise_play_goes_on_until_the_enemy_controls_more(us: str) -> None:
    table = Table().marker(GERMAN, "5B", SCOUTED).marker(GERMAN, "16B", SCOUTED)
    for name in us.split():
        table.marker(US, name, CONTROLLED)
    table.unit(GERMAN, "rifleman_a", "16B").cards(GERMAN, hand="rifleman_a rifleman_b")
    state = table.cards(US, hand="scout_a", **HOPELESS).turn(US)
    do(state, "card scout_a", "use conceal")
    assert not state.is_over()
    do(state, "card rifleman_a", "use control")
    assert (state.points_of[GERMAN], state.is_over()) == (1, False)


def test_11_3_the_enemy_wins_the_moment_he_controls_more() -> None:
    table = Table().marker(GERMAN, "5B", SCOUTED).marker(GERMAN, "13B", SCOUTED)
    table.marker(US, "16B", CONTROLLED).unit(GERMAN, "rifleman_a", "13B")
    table.cards(GERMAN, hand="rifleman_a rifleman_b")
    state = table.cards(US, hand="scout_a", **HOPELESS).turn(US)
    do(state, "card scout_a", "use conceal")
    assert not state.is_over()
    do(state, "card rifleman_a", "use control")
    assert ending(state) == (GERMAN, "no-riflemen", "§11.3")


def test_11_3_equal_points_do_not_decide_against_the_hopeless() -> None:
    table = Table().marker(GERMAN, "5B", SCOUTED).cards(US, hand="scout_a", **HOPELESS)
    state = table.cards(GERMAN, hand="scout_a").turn(US)
    do(state, "card scout_a", "use conceal")
    assert (list(state.points_of), state.is_over()) == ([0, 0], False)


@pytest.mark.parametrize(("token", "winner"), [(US, US), (GERMAN, GERMAN)])
def test_11_3_when_the_enemy_is_exhausted_too_it_counts_as_double_exhaustion(
    token: int, winner: int
) -> None:
    table = Table().marker(GERMAN, "5B", SCOUTED).cards(US, hand="scout_a scout_b", **HOPELESS)
    table.unit(GERMAN, "rifleman_b", "").dice(0)
    state = table.cards(GERMAN, deck="platoon_sergeant squad_leader_a").turn(US)
    table.token(token)
    do(state, "card scout_a", "use attack", "unit german rifleman_a")
    assert ending(state) == (winner, "both-pinned", "§11.2")


def test_11_3_two_hopeless_sides_are_both_exhausted() -> None:
    table = Table().marker(GERMAN, "5B", SCOUTED).cards(US, hand="scout_a scout_b", **HOPELESS)
    state = table.cards(GERMAN, **HOPELESS).turn(US)
    do(state, "card scout_a", "use conceal")
    assert ending(state) == (US, "both-pinned", "§11.2")


def test_11_3_a_side_that_wins_by_pinning_needs_no_control_and_is_never_hopeless() -> None:
    state = Table("hill-314").cards(US, deck="fog_of_war", supply="scout_a").turn(GERMAN)
    assert not is_beyond_hope(state, US)


@pytest.mark.parametrize(
    ("piles", "hope"),
    [
        ({"hand": "rifleman_a"}, True),
        ({"deck": "rifleman_b"}, True),
        ({"discard": "rifleman_c"}, True),
        ({"play": "rifleman_a"}, True),
        ({"deck": "platoon_sergeant", "supply": "rifleman_c"}, True),
        ({"discard": "platoon_guide", "supply": "rifleman_c"}, True),
        ({"play": "squad_leader_c", "supply": "rifleman_c"}, True),
        ({"hand": "squad_leader_a", "supply": "rifleman_c"}, False),
        ({"hand": "squad_leader_a", "supply": "squad_leader_c rifleman_c"}, False),
        ({"hand": "platoon_guide", "supply": "squad_leader_c rifleman_c"}, True),
        ({"hand": "platoon_sergeant", "supply": "squad_leader_c scout_c"}, False),
        ({"hand": "scout_a", "supply": "platoon_sergeant rifleman_a"}, False),
        ({"hand": "machine_gunner_a sniper mortar", "supply": ""}, False),
    ],
)
def test_r11_hope_is_a_rifleman_card_at_hand_or_one_that_can_still_be_fetched(
    piles: dict[str, str], hope: bool
) -> None:
    """Ruling R11: only riflemen control; a Bolster card fetches its own squad, or any."""
    piles = {"deck": "", "supply": "", **piles}
    table = Table("la-huberderie").cards(US, **{**piles, "deck": piles["deck"] + " scout_b"})
    state = table.cards(GERMAN, hand="scout_a").turn(GERMAN)
    assert place(state, US, "rifleman_a") == "13B"
    assert is_beyond_hope(state, US) != hope
    assert any(obtainable(state, US)[:RIFLEMEN]) == hope


def test_r11_a_rifleman_counter_alone_does_not_help() -> None:
    """Ruling R11: the last rifleman card is hunkered down after the last commander was lost."""
    table = Table().cards(US, hand="rifleman_a", deck="scout_a", supply="rifleman_a*3")
    state = do(table.turn(US), "card rifleman_a", "use hunker")
    assert place(state, US, "rifleman_a") == "17B"
    assert ending(state) == (GERMAN, "no-riflemen", "§11.3")


@pytest.mark.parametrize(
    ("marked", "hope"),
    [
        ("", False),
        ("7A 13B", False),
        ("7A 13B 16B", True),
        ("7A 13B 6A", False),
        ("7A 13B controlled:6A", True),
    ],
)
def test_11_3_without_scouts_only_objectives_on_own_markers_can_still_be_won(
    marked: str, hope: bool
) -> None:
    """Ruling R11: no scout is left to mark a tile, so riflemen go nowhere else; 5 points win."""
    table = Table().cards(US, hand="rifleman_a", deck="rifleman_b", supply="")
    for word in marked.split():
        face, _, name = word.rpartition(":")
        table.marker(US, name, CONTROLLED if face else SCOUTED)
    assert is_beyond_hope(table.state, US) != hope


def test_11_3_a_scout_that_can_still_be_fetched_is_hope() -> None:
    table = Table().cards(US, hand="rifleman_a squad_leader_b", deck="", supply="scout_b")
    assert not is_beyond_hope(table.state, US)
    table.cards(US, hand="rifleman_a squad_leader_a", deck="", supply="scout_b")
    assert is_beyond_hope(table.state, US)


def test_11_3_the_loss_of_the_last_scout_ends_a_game_that_can_no_longer_be_won() -> None:
    """Scenario 2: the US side has riflemen and no marked way to an objective; Germany must pin."""
    table = Table("montmartin-en-graignes").dice(0).cards(GERMAN, hand="rifleman_a")
    table.cards(US, deck="scout_a rifleman_a rifleman_b platoon_sergeant", supply="")
    state = do(table.turn(GERMAN), "card rifleman_a", "use attack", "unit us scout_a")
    assert place(state, US, "rifleman_a") == "15B"
    assert ending(state) == (GERMAN, "no-scouts", "§11.3")


@pytest.mark.parametrize(
    ("language", "riflemen", "scouts"),
    [
        ("en", "no rifleman card left to play", "no scout card left to open the way"),
        ("uk", "не лишилося жодної карти стрільців", "не лишилося карт розвідників"),
        ("ru", "не осталось ни одной карты стрелков", "не осталось карт разведчиков"),
    ],
)
def test_11_3_the_end_says_what_the_loser_lacks(language: str, riflemen: str, scouts: str) -> None:
    texts = Texts(language)
    texts.add(GAME)
    table = Table().cards(US, hand="scout_a", **HOPELESS)
    without_riflemen = do(table.turn(US), "card scout_a", "use conceal")
    table = Table("montmartin-en-graignes").dice(0).cards(GERMAN, hand="rifleman_a")
    table.cards(US, deck="scout_a rifleman_a rifleman_b platoon_sergeant", supply="")
    attack = ("card rifleman_a", "use attack", "unit us scout_a")
    without_scouts = do(table.turn(GERMAN), *attack)
    for state, lack in ((without_riflemen, riflemen), (without_scouts, scouts)):
        end = outcome(state)
        assert lack in texts.say(Message(end.reason, end.facts))
        (won,) = events(state, "won")
        assert lack in texts.say(GAME.describe_event(state, won))


def test_11_3_riflemen_at_the_radio_can_always_raise_enough_points() -> None:
    """§14.1: the US side alone may raise the worth of the radio's tile without limit."""
    table = Table("critical-intelligence").cards(US, hand="rifleman_a", deck="", supply="")
    assert not is_beyond_hope(table.state, US)
    table.marker(US, "6B", NO_MARKER)
    assert is_beyond_hope(table.state, US)
    table.cards(GERMAN, hand="rifleman_a", deck="", supply="")
    assert is_beyond_hope(table.state, GERMAN)


# The round cap


def at_the_cap(points: str, token: int) -> Position:
    table = Table().marker(GERMAN, "5B", SCOUTED).token(token)
    table.state.round = ROUND_CAP - 1
    for word in points.split():
        side, name = word.split(":")
        table.marker(GAME.seats.index(side), name, CONTROLLED)
    state = table.draw()
    assert (state.round, state.is_over()) == (ROUND_CAP, False)
    state.dice = SeededDice(1)
    while not state.is_over():
        do(state, "done" if state.prompt() == "play" else options(state)[0])
        table.token(token)
    return state


@pytest.mark.parametrize(
    ("points", "token", "winner"),
    [
        ("us:2B", GERMAN, US),
        ("german:2B us:16B german:7A", US, GERMAN),
        ("us:6A german:13B", GERMAN, GERMAN),
        ("", US, US),
    ],
)
def test_r11_after_200_rounds_the_game_is_scored_as_double_exhaustion(
    points: str, token: int, winner: int
) -> None:
    state = at_the_cap(points, token)
    assert ending(state) == (winner, "round-cap", "§11.3 R11")
    assert outcome(state).facts["rounds"] == ROUND_CAP == 200


# §11 What is counted


def test_11_the_outcome_counts_points_casualties_and_rounds() -> None:
    """Checklist 15: a lost card is a casualty; fog removed by Recon and a hunkered card are not."""
    table = nearly_won().unit(US, "scout_b", "7A").dice(0, 0)
    table.cards(US, hand="scout_a scout_b rifleman_a rifleman_b fog_of_war")
    table.cards(GERMAN, deck="rifleman_a rifleman_b scout_a")
    start = [casualties(table.state, side) for side in (US, GERMAN)]
    state = do(table.turn(US), "card scout_b", "use attack", "unit german rifleman_a")
    do(state, "card scout_a", "use recon", "card rifleman_b", "use hunker")
    do(state, "card rifleman_a", "use control")
    facts = outcome(state).facts
    assert (facts["points_us"], facts["points_german"], facts["rounds"]) == (5, 3, 0)
    assert facts["casualties_us"] - start[US] == 0
    assert facts["casualties_german"] - start[GERMAN] == 1
