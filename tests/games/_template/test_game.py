"""The whole game: random play, saved games, refusals, messages and the drawn board."""

import json
import pickle

import pytest

from grognard.core.dice import SeededDice
from grognard.core.drawing import Board
from grognard.core.errors import BadAction, BadSave
from grognard.core.message import Message
from grognard.core.question import Question
from grognard.core.types import OK, SPECTATOR
from grognard.games._template import GAME, reasons
from grognard.games._template.reasons import WHY
from grognard.games._template.sent import EVENTS
from grognard.games._template.state import SkirmishState
from grognard.games._template.tables import BLUE, RED, RESULTS, UNIT_NAMES
from grognard.research.catalogue import LANGUAGES, message_ids
from tests.games._template.board import combat, movement, new, play

SCENARIOS = [scenario.id for scenario in GAME.scenarios()]
MOST_DECISIONS = 2 + 2 * 9 * (43 + 37)
"""Two objectives, then nine turns of two sides.

A side clicks six units, up to five hexes for each, a stop for each, and an end: 43. It then
clicks six targets, each of six attackers once, a start, two hexes of retreat and an advance for
each attack, and an end: 37.
"""


def random_game(scenario: str, seed: int) -> list[SkirmishState]:
    """Return every position of a random game, checked."""
    state = GAME.new(scenario, seed, {"quiet-woods": ("off", "on")[seed % 2]})
    assert isinstance(state, SkirmishState)
    chance = SeededDice(seed)
    course = [state.clone()]
    while not state.is_over():
        actions = state.legal_actions()
        state.apply(actions[chance.below(len(actions), "test")])
        assert state.check() == []
        course.append(state.clone())
    return course


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_random_games_end(scenario: str) -> None:
    for seed in range(20):
        course = random_game(scenario, seed)
        assert len(course) - 1 <= MOST_DECISIONS
        assert course[-1].outcome() is not None


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_listed_answers_are_those_that_legality_allows(scenario: str) -> None:
    for state in random_game(scenario, 3)[:-1]:
        for seat in state.seats_to_answer():
            allowed = [a for a in range(GAME.num_actions) if GAME.legality(state, a, seat) == OK]
            assert state.legal_actions(seat) == allowed


def test_every_kind_of_event_happens_in_random_games() -> None:
    course = [random_game(scenario, seed)[-1] for scenario in SCENARIOS for seed in range(20)]
    assert {event.kind for state in course for event in state.log or []} == set(EVENTS)


def test_a_pickled_state_is_the_same_state() -> None:
    for state in random_game("meeting", 5)[::10]:
        assert pickle.loads(pickle.dumps(state)).save() == state.save()


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("game", "chess"),
        ("scenario", "waterloo"),
        ("hex_of", [0] * 12),
        ("hex_of", "G5"),
        ("steps_of", [True] * 12),
        ("turn", 99),
        ("questions", [3, 0]),
        ("questions", [2, 0, 5, 1, 0, 0]),
        ("dice", None),
        ("log", {}),
    ],
)
def test_a_damaged_save_is_refused(key: str, value: object) -> None:
    saved = json.loads(json.dumps(movement({"blue-1": "G1", "red-1": "A1"}).save()))
    assert GAME.load_state(saved).save() == saved
    with pytest.raises(BadSave):
        GAME.load_state({**saved, key: value})


def test_texts_that_name_nothing_are_refused() -> None:
    for text in ("", "Z9", "blue-9", "Done", "A10"):
        with pytest.raises(BadAction):
            GAME.parse_action(new(), text)


def test_things_are_explained_by_what_is_clicked() -> None:
    state = movement({"blue-1": "F3", "red-1": "D3"})
    assert GAME.explain(state, BLUE, "piece:blue-1") == []
    (reason,) = GAME.explain(state, BLUE, "piece:red-1")
    assert reason.message() == Message(
        "skirmish-why-not-your-unit", {"what": Message("skirmish-unit-red-1")}
    )
    (reason,) = GAME.explain(state, RED, "hex:E3")
    assert reason.code == "core-why-not-yours"


PROMPTS = [task.id for task in GAME.tasks() if isinstance(task, Question)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_its_message(language: str) -> None:
    wanted = {
        *WHY.ids[1:],
        *(f"skirmish-ask-{prompt}" for prompt in PROMPTS),
        *(f"skirmish-event-{kind}" for kind in EVENTS),
        *(f"skirmish-unit-{unit}" for unit in UNIT_NAMES),
        *(f"skirmish-result-{result}" for result in RESULTS),
        *(f"skirmish-scenario-{scenario}" for scenario in SCENARIOS),
    }
    assert wanted - set(message_ids(GAME, language)) == set()
    assert message_ids(GAME, language) == message_ids(GAME, "en")


def test_every_code_stands_beside_its_message() -> None:
    codes = {name: code for name, code in vars(reasons).items() if isinstance(code, int)}
    assert sorted(codes.values()) == list(range(1, len(WHY.ids)))
    for name, code in codes.items():
        assert WHY.ids[code] == f"skirmish-why-{name.lower().replace('_', '-')}"


def drawn(board: Board) -> set[tuple[str, str, str]]:
    """Return all that is on a board, with its style and target."""
    return {(span.text, span.style, span.target) for row in board.rows for span in row}


def test_the_board_shows_units_villages_and_what_is_known() -> None:
    state = movement({"blue-guard": "D5", "red-horse": "A2"})
    board = GAME.draw(state.observe(SPECTATOR), lambda message: message.id)
    rows = ["".join(span.text for span in row) for row in board.rows]
    assert rows[0].startswith("A1      A2  rC2 A3♣     ")
    assert rows[3].startswith("    D1⌂     ")
    assert "D5⌂bbG2 " in rows[3]
    assert drawn(board) >= {("bG2 ", "seat0", "piece:blue-guard"), ("D5", "dim", "hex:D5")}
    assert rows[-1] == "skirmish-draw-possible"


def test_the_unit_that_is_asked_about_is_lit() -> None:
    state = movement({"blue-guard": "D5", "red-horse": "A2"})
    play(state, "blue-guard")
    board = GAME.draw(state.observe(BLUE), lambda message: message.id)
    assert ("bG2 ", "mark", "piece:blue-guard") in drawn(board)


def test_the_question_is_shown_to_the_seat_that_answers_it() -> None:
    state = combat({"blue-guard": "E5", "red-1": "D5"})
    play(state, "red-1 blue-guard")
    assert state.observe(BLUE)["question"] == {
        "prompt": "attacker",
        "section": "§6.2",
        "unit": "red-1",
        "attackers": ["blue-guard"],
    }
    assert state.observe(RED)["question"] is None


def test_evaluation_prefers_the_side_that_has_more() -> None:
    state = movement({"blue-guard": "E5", "blue-1": "G1", "red-1": "A1"})
    assert 0 < GAME.evaluate(state, BLUE) < 1
    assert GAME.evaluate(state, RED) == -GAME.evaluate(state, BLUE)


def test_evaluation_knows_the_end() -> None:
    units = {"blue-guard": "F5", "blue-1": "F4", "blue-2": "E4", "red-light": "E5"}
    state = combat(units, rolls=[6])
    play(state, "red-light blue-guard blue-1 blue-2 done")
    assert (GAME.evaluate(state, BLUE), GAME.evaluate(state, RED)) == (1.0, -1.0)
