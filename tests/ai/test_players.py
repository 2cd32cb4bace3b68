from collections import Counter

import pytest

from grognard.ai.playout import play_out
from grognard.ai.random_bot import RandomBot
from grognard.ai.report import GameResult, Tally, wilson
from grognard.ai.roster import BOTS, lower, make_bot
from grognard.ai.seeds import derived_seed
from grognard.core.dice import SeededDice
from grognard.core.errors import GrognardError
from grognard.core.registry import games, load
from tests.ai.trees import Ask, Leaf, Node, TreeGame


def test_the_random_player_chooses_evenly() -> None:
    game = TreeGame(Ask({click: Leaf() for click in (3, 7, 11)}))
    state = game.new(seed=1)
    bot = RandomBot(seed=1)
    counts = Counter(bot.choose(game, state, 0) for _ in range(3000))
    assert set(counts) == {3, 7, 11}
    assert all(900 < count < 1100 for count in counts.values())


def test_the_random_player_follows_its_seed() -> None:
    game = TreeGame(Ask({click: Leaf() for click in range(10)}))
    state = game.new(seed=1)
    answers = []
    for seed in (1, 1, 2):
        bot = RandomBot(seed)
        answers.append([bot.choose(game, state, 0) for _ in range(20)])
    assert answers[0] == answers[1] != answers[2]


@pytest.mark.parametrize("name", BOTS)
def test_every_player_of_the_roster_can_be_made(name: str) -> None:
    assert make_bot(name, 1).name == name


def test_the_reference_answers_to_its_old_name() -> None:
    """Records, matches and settings of before say one-step."""
    assert make_bot("one-step", 1).name == "reference"
    assert lower("one-step") == lower("reference") == "random"


def test_an_unknown_player_is_refused() -> None:
    with pytest.raises(GrognardError) as caught:
        make_bot("chess", 1)
    assert caught.value.code == "unknown-bot"


def test_a_playout_ends_with_the_game_and_counts_the_decisions() -> None:
    node: Node = Leaf(winner=1)
    for _ in range(7):
        node = Ask({1: node, 2: node})
    state = TreeGame(node).new(seed=1)
    assert play_out(state, SeededDice(1)) == 7
    assert state.is_over()


def test_a_playout_stops_at_its_limit() -> None:
    node: Node = Leaf()
    for _ in range(7):
        node = Ask({1: node, 2: node})
    state = TreeGame(node).new(seed=1)
    assert play_out(state, SeededDice(1), max_decisions=5) == 5
    assert not state.is_over()


def test_the_interval_is_wilsons() -> None:
    """Values from the formula worked by hand for 8 of 10 and 0 of 10."""
    low, high = wilson(8.0, 10)
    assert (round(low, 4), round(high, 4)) == (0.4902, 0.9433)
    low, high = wilson(0.0, 10)
    assert low == 0.0
    assert round(high, 4) == 0.2775
    assert wilson(0.0, 0) == (0.0, 1.0)


def won_by(winner: int) -> GameResult:
    result = GameResult()
    result.winner = winner
    return result


def test_a_draw_counts_half() -> None:
    tally = Tally()
    for winner in (0, 1, -1, -1):
        tally.add(won_by(winner), first=0)
    assert (tally.wins, tally.losses, tally.draws) == (1, 1, 2)
    assert tally.rate() == 0.5
    tally.add(won_by(1), first=1)
    assert tally.score() == 3.0


def test_derived_seeds_differ_by_every_part() -> None:
    seeds = {derived_seed(s, label, n) for s in range(5) for label in ("a", "b") for n in range(5)}
    assert len(seeds) == 50
    assert all(0 <= seed < 1 << 63 for seed in seeds)


@pytest.mark.parametrize("name", [*games(), "skirmish"])
def test_player_turns_are_numbered_as_they_come(name: str) -> None:
    """A search that looks to the end of the reply would else stop before it."""
    game = load(name)
    dice = SeededDice(11)
    for scenario in game.scenarios()[:2]:
        state = game.new(scenario.id, seed=5)
        turns = [game.player_turn(state)]
        while not state.is_over() and len(turns) < 12:
            for seat in state.seats_to_answer():
                actions = state.legal_actions(seat)
                state.apply(actions[dice.below(len(actions), "any")])
            turn = game.player_turn(state)
            if turn != turns[-1] and not state.is_over():
                turns.append(turn)
        assert len(turns) > 2
        assert turns == sorted(turns)
