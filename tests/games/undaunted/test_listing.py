"""A second rulebook lists what many hands can do and agrees with the engine."""

import pytest

from grognard.core.dice import SeededDice
from grognard.games.undaunted.rules.s14_booklet import SCENARIOS
from grognard.games.undaunted.tables import VERBS
from grognard.research.play import PICKERS
from tests.games.undaunted.listing import PRINTED, Hand, Use
from tests.games.undaunted.positions import GAME, Position, own


def listed(state: Position) -> set[Use]:
    """Return every use of a card that the engine allows, whatever clicks lead to it."""
    found: set[Use] = set()
    todo: list[tuple[Position, list[str]]] = [(state, [])]
    while todo:
        here, clicks = todo.pop()
        for action in here.legal_actions():
            after = own(here.clone())
            after.apply(action)
            further = [*clicks, GAME.action_text(here, action)]
            if after.chain == state.chain:
                todo.append((after, further))
            else:
                found.add(_use(further))
    return found


def _use(clicks: list[str]) -> Use:
    words = [click.split() for click in clicks]
    if len(words) == 1:
        return ("", "done", "")
    card, verb = words[0][1], words[1][1]
    named = [word[-1] for word in words[2:] if word != ["done"]]
    if verb in ("bolster", "inspire"):
        named.sort()
    return (card, verb, " ".join(named) + (" " if verb == "guide" and len(named) == 1 else ""))


def follow(scenario: str, seed: int, decisions: int) -> int:
    """Play on at random and compare the hands on the way; return how many."""
    state = own(GAME.new(scenario, seed=seed))
    dice = SeededDice(seed)
    compared = 0
    for _ in range(decisions):
        if state.is_over():
            break
        if state.prompt() == "play" and dice.below(4, "compare") == 0:
            assert listed(state) == Hand(state).uses()
            compared += 1
        picker = PICKERS[sorted(PICKERS)[seed % len(PICKERS)]]
        state.apply(picker(GAME, state, state.legal_actions(), dice))
    return compared


def test_6_5_the_second_rulebook_knows_every_action() -> None:
    known = {verb for verbs in PRINTED.values() for verb in verbs}
    assert known | {"hunker", "ready"} == set(VERBS)


@pytest.mark.parametrize("scenario", [scenario.id for scenario in SCENARIOS])
def test_6_both_rulebooks_list_the_same_uses_of_a_hand(scenario: str) -> None:
    assert sum(follow(scenario, seed, 150) for seed in range(2)) > 8


@pytest.mark.large
def test_6_both_rulebooks_list_the_same_uses_of_many_hands() -> None:
    for seed in range(24):
        for scenario in SCENARIOS:
            follow(scenario.id, seed, 5000)
