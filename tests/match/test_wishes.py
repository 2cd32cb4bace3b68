"""What a table needs to know of an answer: whether it ends something, and what was wished for."""

import random

import pytest

import grognard
from grognard.match import Match, View, new_match
from tests.match.table import ANN, BOT, begun, legal


def until(name: str, prompt: str, seed: int = 1, most: int = 4000) -> tuple[Match, View]:
    """Play at random until a question is asked that has more than one answer."""
    match, dice = new_match(grognard.load(name), seats=(ANN, BOT), seed=seed), random.Random(seed)
    for _ in range(most):
        seat = match.asked()[0]
        view = match.view(seat)
        if view.prompt == prompt and len(view.choices) > 1:
            return match, view
        match.play(seat, dice.choice(legal(match, seat)))
    raise AssertionError(f"{prompt} is never asked")


def test_the_answer_that_gives_up_what_is_left_is_told() -> None:
    choices = begun().view(0).choices
    assert [choice.text for choice in choices if choice.ends] == ["done"]
    assert len(choices) > 1
    assert choices[0].to_json()["ends"] is False


@pytest.mark.parametrize(
    ("name", "prompt", "text"),
    [
        ("undaunted", "play", "done"),
        ("marengo", "s6-action", "end"),
        ("napoleonics", "move", "done"),
        ("prussia", "s7-move-piece", "done"),
    ],
)
def test_in_every_game_a_turn_can_be_ended(name: str, prompt: str, text: str) -> None:
    _, view = until(name, prompt)
    assert [choice.text for choice in view.choices if choice.ends] == [text]


def test_a_wish_is_the_first_of_its_answers_that_is_legal() -> None:
    match, view = until("napoleonics", "react")
    texts = {choice.action: choice.text for choice in view.choices}
    given = {wish: texts[action] for wish, action in view.wishes.items()}
    for wish in ("stand", "square", "retire"):
        assert given[wish] == (wish if wish in texts.values() else "stand")
    assert match.view(1 - view.seat).wishes == {}  # who is not asked is told nothing


def test_whoever_wishes_to_decline_names_nobody() -> None:
    match, view = until("marengo", "s9-respond", seed=2)
    assert view.wishes == {"decline": match.parse("done")}
    assert begun().view(0).wishes == {}
