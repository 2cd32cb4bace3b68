"""Every refusal has a section, a sentence in three languages, and is met or built."""

import pytest

from grognard.core.state import State
from grognard.games.marengo import GAME, reasons
from grognard.games.marengo.actions import CROSS
from grognard.games.marengo.reasons import WHY
from grognard.games.marengo.tables import CROSSING_OF, PIECE_NAMES
from grognard.messages.texts import Texts
from tests.games.marengo.field import field, named, play
from tests.games.marengo.refusals import CASES, Case


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_every_refusal_is_said(language: str) -> None:
    texts = Texts(language)
    texts.add(GAME)
    for code in range(1, len(WHY.ids)):
        reason = reasons.reason("§6", "", 0, code, "A1")
        assert reason.section.startswith("§")
        said = texts.say(reason.message())
        assert not said.startswith("marengo-why"), reason


@pytest.mark.parametrize(
    "case", CASES, ids=[f"{at}-{case.refused}" for at, case in enumerate(CASES)]
)
def test_a_refusal_names_its_cause_and_its_section(case: Case) -> None:
    state = case.position()
    reason = case.reason(state)
    assert f"{reason.code.removeprefix('marengo-why-')} {reason.section}" == case.refused
    action = GAME.parse_action(state, named(state, case.click))
    explained = GAME.explain(state, state.to_move(), GAME.target(state, action))
    assert len({one.code for one in explained}) == len(explained)


def test_no_reason_is_without_a_position_that_shows_it() -> None:
    assert {case.refused.split()[0] for case in CASES} == {
        id.removeprefix("marengo-why-") for id in WHY.ids[1:]
    }


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
@pytest.mark.parametrize(
    "case", CASES, ids=[f"{at}-{case.refused}" for at, case in enumerate(CASES)]
)
def test_no_refusal_holds_the_notation_of_the_click(case: Case, language: str) -> None:
    texts = Texts(language)
    texts.add(GAME)
    state = case.position()
    said = texts.say(case.reason(state).message())
    click = named(state, case.click)
    if language != "en" and click not in PIECE_NAMES:  # English places read like their notation
        assert click not in said
    assert "@" not in said
    assert ">" not in said


def explained(pieces: list[str], clicks: list[str], target: str, hour: int = 5) -> list[str]:
    """Return what a click on a thing is answered with, after others."""
    state = field(pieces, "austria", hour)
    play(state, *clicks)
    found = GAME.explain(state, state.to_move(), target)
    return [f"{one.code.removeprefix('marengo-why-')} {one.section}" for one in found]


def test_6_a_piece_that_has_acted_is_answered_once() -> None:
    state = GAME.new(seed=1)
    play_texts(state, "A1", "cross entry-alessandria>1", "done")
    assert [str(one) for one in GAME.explain(state, 0, "piece:A1")] == [
        "Reason('marengo-why-has-acted', '§6', {'what': 'A1'})"
    ]


def play_texts(state: State, *texts: str) -> None:
    for text in texts:
        GAME.play(state, GAME.parse_action(state, text))


def test_15_waiting_artillery_is_answered_by_its_hour_alone() -> None:
    state = GAME.new(seed=1)
    answer = GAME.explain(state, 0, "piece:A20")
    assert [(one.code, one.section) for one in answer] == [("marengo-why-artillery-waits", "§15")]


def test_7_an_approach_that_faces_nobody_is_answered_once() -> None:
    pieces = ["A inf2 4", "A cav2 4", "F inf2 5"]
    assert explained(pieces, ["inf2@4"], "side:a4-6@4") == ["nobody-opposite §7"]
    assert explained(pieces, ["cav2@4"], "side:a4-6@4") == ["nobody-opposite §7"]
    assert explained(pieces, ["inf2@4"], "side:a5-12@5") == ["other-locale §7"]
    assert explained(pieces, ["inf2@4", "cav2@4"], "side:a5-12@5") == ["other-locale §7"]
    assert explained(["A inf2 a4-5@4", *pieces], ["inf2@a4-5@4"], "side:a4-6@4") == [
        "only-opposite §9"
    ]


def test_17_a_twin_is_told_what_keeps_both() -> None:
    pieces = ["A inf2 alessandria", "A inf2 alessandria", "F inf2 5"]
    state = field(pieces, "austria", hour=5)
    way = GAME.parse_action(state, "cross entry-alessandria>1")
    pontoon = GAME.parse_action(state, "cross entry-pontoon>1")
    for entry in (way, pontoon):
        state.traffic_of[CROSSING_OF[entry - CROSS]] = 3
    answers = [GAME.explain(state, 0, f"piece:{name}")[0] for name in ("A12", "A13")]
    assert [(one.code, one.section) for one in answers] == [("marengo-why-entry-full", "§15")] * 2


def test_8_who_has_marched_three_steps_is_not_told_of_traffic_alone() -> None:
    state = field(["A cav2 alessandria", "F inf2 5"], "austria", hour=5)
    play(state, "cav2@alessandria", "cross entry-alessandria>1", "cross c1-2m>2", "cross c2-4m>4")
    reason = GAME.why_not(state, GAME.parse_action(state, "cross c4-5m>5"))
    assert reason is not None
    texts = Texts("en")
    texts.add(GAME)
    said = texts.say(reason.message())
    assert said.startswith("No step is left for this crossing: a march counts three")
