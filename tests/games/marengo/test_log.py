"""What happened is told once, under the section that made it happen."""

import pytest

from grognard.games.marengo import GAME
from grognard.games.marengo.state import MarengoState
from grognard.messages.texts import Texts
from tests.games.marengo.field import begin, end_turn, events, faces, field, play


def told(state: MarengoState, kind: str) -> list[str]:
    """Return the sections under which something happened."""
    return [event.rule for event in events(state, kind)]


def declared() -> MarengoState:
    """Return the turn after an Austrian artillery declared a bombardment of locale 5."""
    state = begin(["A art1 a4-5@4", "A inf2 3", "F inf2 5"], turn="austria")
    play(state, "art1@a4-5@4", "declare", "end")
    return state


def test_11_9_a_locale_is_entered_after_a_won_assault_under_the_assault() -> None:
    state = field(["A inf3 a4-5@4", "F inf1 a4-5@5"], turn="austria")
    play(state, "assault a4-5@4", "done", "inf3@a4-5@4", "done")
    assert told(state, "enter") == ["§11.9"]


def test_9_4_a_locale_is_entered_after_a_won_maneuver_attack_under_that() -> None:
    state = field(["A inf3 4", "F inf1 5"], turn="austria")
    play(state, "inf3@4", "attack a4-5@4", "done")
    assert told(state, "enter") == ["§9.4"]


def test_8_cavalry_that_attacks_and_continues_shows_its_face_once() -> None:
    state = field(["A cav2 4", "F inf2 5", "F inf2 12"], turn="austria")
    play(state, "cav2@4", "cross c4-5m>5", "done", "locale 11")
    assert state.prompt() == "s8-march"
    play(state, "continue a5-12@5")
    assert faces(state, "a5-12@5") == ["cav2"]
    shown = [event.rule for event in events(state, "show") if event.who == 0]
    assert shown == ["§12"]


def test_8_cavalry_that_attacks_and_stops_shows_its_face_once() -> None:
    state = field(["A cav2 4", "F inf2 5", "F inf2 12"], turn="austria")
    play(state, "cav2@4", "cross c4-5m>5", "done", "locale 11", "done")
    assert [event.rule for event in events(state, "show") if event.who == 0] == ["§8"]


def test_10_a_bombardment_cancelled_by_clean_up_is_told() -> None:
    state = declared()
    play(state, "inf2@5", "locale 12")
    end_turn(state)
    assert told(state, "cancel") == ["§10"]
    kinds = [event.kind for event in state.log or []]
    assert kinds[kinds.index("cleanup") + 1] == "cancel"


def test_10_a_bombardment_given_up_for_another_action_is_told() -> None:
    state = declared()
    end_turn(state)
    play(state, "art1@a4-5@4", "reserve")
    assert told(state, "cancel") == ["§10"]


def test_10_a_bombardment_declared_anew_is_told_to_be_cancelled_first() -> None:
    state = declared()
    end_turn(state)
    play(state, "art1@a4-5@4", "declare")
    assert [event.kind for event in (state.log or [])[-2:]] == ["cancel", "declare"]
    play(state, "end")
    assert told(state, "lapse") == []
    end_turn(state)
    play(state, "complete A20")


def test_10_2_a_bombardment_that_lapses_is_told() -> None:
    state = declared()
    end_turn(state)
    assert told(state, "lapse") == []
    play(state, "end")
    assert told(state, "lapse") == ["§10.2"]


def test_10_2_a_bombardment_that_hits_nobody_is_told() -> None:
    state = declared()
    end_turn(state)
    play(state, "inf2@3", "attack a3-5@3", "done", "locale 11", "complete A20")
    assert told(state, "spared") == ["§10.2"]
    assert told(state, "cancel") == told(state, "lapse") == []


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_10_the_end_of_a_bombardment_is_said(language: str) -> None:
    texts = Texts(language)
    texts.add(GAME)
    state = declared()
    end_turn(state)
    play(state, "end")
    said = texts.say(GAME.describe_event(state, events(state, "lapse")[0]))
    assert "5" in said
    assert "marengo-" not in said
