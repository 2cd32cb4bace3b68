"""An information state: alike where everything looked alike to the seat, and only there."""

import pytest

from grognard.core.dice import SeededDice
from grognard.core.registry import games, load
from grognard.core.state import State
from grognard.core.types import Action
from grognard.research.recall import Recall


def followed(name: str, actions: int, seed: int) -> tuple[State, Recall, list[Action]]:
    """Return a random game after some answers, the memory of it, and the answers."""
    game = load(name)
    state = game.new(seed=seed)
    recall, dice = Recall(game, state), SeededDice(seed)
    taken: list[Action] = []
    while not state.is_over() and len(taken) < actions:
        legal = state.legal_actions()
        taken.append(legal[dice.below(len(legal), "pick")])
        recall.answered(taken[-1])
        state.apply(taken[-1])
    return state, recall, taken


@pytest.mark.parametrize("name", [*games(), "skirmish"])
def test_it_holds_every_event_and_every_answer_of_the_seat(name: str) -> None:
    state, recall, taken = followed(name, 60, seed=2)
    game, replayed = load(name), load(name).new(seed=2)
    own: list[list[str]] = [[], []]
    for action in taken:
        own[replayed.to_move()].append(game.action_text(replayed, action))
        replayed.apply(action)
    for seat in (0, 1):
        lines = recall.information_state(seat).decode().splitlines()
        answers = [line.split(" ", 2)[2] for line in lines if line.startswith("answer ")]
        assert answers == own[seat]
        assert sum(line.startswith("event ") for line in lines) == len(state.seen_log(seat))


def test_what_a_seat_cannot_see_is_not_in_it() -> None:
    """Undaunted: of the enemy's sealed bid, and of his hand, nothing is remembered."""
    game = load("undaunted")
    state = game.new("la-raye", seed=3)
    first = state.to_move()
    memories = []
    for action in state.legal_actions()[:2]:
        recall = Recall(game, state)
        recall.answered(action)
        memories.append([recall.information_state(seat) for seat in (first, 1 - first)])
    assert memories[0][0] != memories[1][0]
    assert memories[0][1] == memories[1][1]


def test_the_past_is_remembered_though_the_position_is_the_same() -> None:
    """Skirmish: the same units stand in the same hexes, but they went there in another order."""
    game = load("skirmish")
    state = game.new(seed=1)
    while state.prompt() != "move-unit":
        state.apply(state.legal_actions()[0])
    seat, start = state.to_move(), state.clone()
    ends = []
    for order in ((0, 1), (1, 0)):
        state, recall = start.clone(), Recall(game, start)
        for which in order:
            steps = [start.legal_actions()[which]]
            while steps or state.prompt() == "move-to":
                answer = steps.pop() if steps else state.legal_actions()[-1]
                recall.answered(answer)
                state.apply(answer)
        ends.append((state, recall))
    assert ends[0][0].observe(seat) == ends[1][0].observe(seat)
    for one in (0, 1):
        assert ends[0][1].information_state(one) != ends[1][1].information_state(one)


def test_a_copy_goes_its_own_way() -> None:
    state, recall, _ = followed("skirmish", 20, seed=4)
    seat, before = state.to_move(), recall.information_state(state.to_move())
    twins = [recall.clone(), recall.clone()]
    legal = state.legal_actions()
    assert len(legal) > 1
    twins[0].answered(legal[0])
    twins[1].answered(legal[-1])
    told = [twin.information_state(seat) for twin in twins]
    assert told[0] != told[1]
    assert all(one.startswith(before) for one in told)
    assert recall.information_state(seat) == before


def test_a_sample_remembers_only_what_its_seat_knows() -> None:
    state, recall, _ = followed("undaunted", 40, seed=5)
    seat = state.to_move()
    one, two = (recall.sample(state.determinize(seat, seed), seat) for seed in (1, 1))
    assert one.information_state(seat) == recall.information_state(seat)
    assert one.information_state(1 - seat) == two.information_state(1 - seat)
    assert b"answer" not in one.information_state(1 - seat)
