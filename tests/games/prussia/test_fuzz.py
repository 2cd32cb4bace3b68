"""Random games of every form: sound after every action, saved and explained at every question."""

import json
import random
from collections import Counter

import pytest

from grognard.core.types import OK
from grognard.games.prussia import GAME
from grognard.games.prussia.actions import NUM_ACTIONS, PIECE, QUICK
from grognard.games.prussia.game import TASKS
from grognard.games.prussia.question import PrussiaQuestion
from grognard.games.prussia.scenarios import FORM_IDS
from grognard.games.prussia.state import PrussiaState
from tests.games.prussia.march import start

MOST_DECISIONS = 20_000
ASKED = 3
"""Positions of each question that are looked at closely."""


MOVEMENT_AND_COMMAND = ("s4", "s7", "s8", "s22", "s23", "s26")
"""The sections of the questions that a whole random game meets."""


def random_game(form: str, seed: int, met: Counter[str], closely: bool) -> PrussiaState:
    """Play at random with a quick set-up; look closely at some positions of each question."""
    state = start(form, seed)
    chance = random.Random(seed)
    decisions = 0
    while not state.is_over():
        answers = state.legal_actions()
        assert answers, (form, seed, decisions, state.prompt())
        met[state.prompt()] += 1
        if closely and met[state.prompt()] <= ASKED:
            look_closely(state, chance)
        state.apply(QUICK if QUICK in answers and chance.random() < 0.5 else chance.choice(answers))
        assert state.check() == [], (form, seed, decisions, state.prompt())
        decisions += 1
        assert decisions < MOST_DECISIONS
    return state


def look_closely(state: PrussiaState, chance: random.Random) -> None:
    """The list is what the legality says, and a save loads to the same question."""
    answers = state.legal_actions()
    assert answers == sorted(set(answers))
    tried = [*range(PIECE, NUM_ACTIONS), *chance.sample(range(PIECE), 40), *answers]
    for action in tried:
        legal = GAME.legality(state, action, state.to_move()) == OK
        assert legal == (action in answers), f"{state.prompt()} {GAME.action_text(state, action)}"
    again = GAME.load_state(json.loads(json.dumps(state.save())))
    assert again.save() == state.save()
    assert again.legal_actions() == answers
    assert again.observe(0) == state.observe(1)


@pytest.mark.parametrize("form", FORM_IDS)
def test_a_random_game_of_every_form_ends_and_is_sound(form: str) -> None:
    state = random_game(form, 11, Counter(), closely=False)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.section.startswith("§2")
    assert state.legal_actions() == []


def test_every_question_of_movement_and_command_is_met_saved_and_listed_rightly() -> None:
    met: Counter[str] = Counter()
    forms = ["rossbach-main", "leuthen-main", "zorndorf-main", "torgau-main", "torgau-battle"]
    for seed, form in enumerate(forms):
        random_game(form, seed, met, closely=True)
    rare = {"s4-coup-pay", "s23-bonus"}
    asked = {task.id for task in TASKS if isinstance(task, PrussiaQuestion)}
    prompts = {prompt for prompt in asked if prompt.partition("-")[0] in MOVEMENT_AND_COMMAND}
    assert prompts - rare <= set(met), prompts - set(met)


def test_every_rare_question_of_combat_is_met_in_a_random_game() -> None:
    """Those that neither a golden game asks nor another test by its name."""
    met: Counter[str] = Counter()
    for form, seed in (("leuthen-battle", 23), ("zorndorf-battle", 42)):
        random_game(form, seed, met, closely=False)
    rare = {
        *("s7-rout-piece", "s10-withdraw", "s10-retreat-piece", "s10-advance-to", "s10-order"),
        *("s10-momentum", "s10-momentum-piece", "s10-momentum-to", "s10-momentum-marker"),
        *("s10-charge-unit", "s10-charge-hex", "s12-flee-piece"),
    }
    assert rare - set(met) == set()


@pytest.mark.large
@pytest.mark.parametrize("form", FORM_IDS)
def test_fifty_random_games_of_every_form_end(form: str) -> None:
    for seed in range(50):
        random_game(form, seed, Counter(), closely=False)
