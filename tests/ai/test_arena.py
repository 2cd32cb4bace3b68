import json
from collections.abc import Sequence

import pytest

from grognard.ai.arena import play_game, run_arena
from grognard.ai.bots import Bot
from grognard.ai.random_bot import RandomBot
from grognard.ai.reference.player import ReferenceBot
from grognard.ai.report import wilson
from grognard.ai.roster import bots, opponents
from grognard.core.dice import Dice
from grognard.core.errors import GrognardError, IllegalAction, UnknownScenario
from grognard.core.game import Game
from grognard.core.registry import load
from grognard.core.state import State
from grognard.core.types import NOBODY, Action, Player
from tests.ai.trees import SECRETS, Ask, Leaf, Node, Reveal, Sealed, TreeGame, TreeState, draw

LEFT, RIGHT, DRAWN = Leaf(winner=0), Leaf(winner=1), Leaf()


def duel() -> TreeGame:
    """Each seat may win at once, or pass; whoever looks ahead wins on the first seat."""
    second = Ask({1: RIGHT, 2: DRAWN}, seat=1, chain=1)
    return TreeGame(Ask({1: LEFT, 2: second}))


def endless() -> TreeGame:
    game = TreeGame(DRAWN)
    loop: dict[Action, Node] = {}
    loop[1] = Ask(loop)
    game.root = loop[1]
    return game


class SpyBot(Bot):
    """Answers with the first legal action and keeps what it was handed."""

    name = "spy"

    def __init__(self) -> None:
        self.seen: list[tuple[TreeState, Player]] = []

    def choose(self, game: Game, state: State, seat: Player) -> Action:
        assert isinstance(state, TreeState)
        self.seen.append((state, seat))
        return state.legal_actions(seat)[0]


class CheatingBot(Bot):
    """Answers what is never legal."""

    name = "cheat"

    def choose(self, game: Game, state: State, seat: Player) -> Action:
        return game.num_actions - 1


class WatchedGame(TreeGame):
    """Keeps every real state it makes."""

    def __init__(self, root: Node) -> None:
        super().__init__(root)
        self.made: list[TreeState] = []

    def new_state(self, scenario: str, options: dict[str, str], dice: Dice) -> TreeState:
        state = super().new_state(scenario, options, dice)
        self.made.append(state)
        return state


def questions(count: int) -> Node:
    node: Node = LEFT
    for at in range(count):
        node = Ask({1: node, 2: node}, seat=at % 2)
    return node


def test_a_bot_is_never_handed_the_real_state() -> None:
    game = WatchedGame(questions(20))
    spies = [SpyBot(), SpyBot()]
    play_game(game, "tree", None, spies, seed=5)
    handed = [state for spy in spies for state, _ in spy.seen]
    assert len(handed) == 20
    assert all(state is not real for state in handed for real in game.made)
    assert len({state.secret for state in handed}) == SECRETS  # drawn, not copied


def test_each_decision_has_a_sample_of_its_own_and_its_own_seat() -> None:
    game = TreeGame(questions(20))
    spies = [SpyBot(), SpyBot()]
    play_game(game, "tree", None, spies, seed=5)
    words = [json.dumps(state.dice.save()) for spy in spies for state, _ in spy.seen]
    assert len(set(words)) == 20
    assert {seat for _, seat in spies[0].seen} == {0}
    assert {seat for _, seat in spies[1].seen} == {1}


class RiggedGame(TreeGame):
    """A tree whose secret is what the test says, whatever the dice say."""

    def __init__(self, root: Node, secret: int) -> None:
        super().__init__(root)
        self.secret = secret

    def new_state(self, scenario: str, options: dict[str, str], dice: Dice) -> TreeState:
        state = super().new_state(scenario, options, dice)
        state.secret = self.secret
        return state


def answers_of(secret: int, seed: int) -> list[Action]:
    """Return what a reference player answers while the secret is this, and nobody may know it."""
    ends = tuple(Ask({0: LEFT}, 1, 1, worth=0.4 * at - 0.6) for at in range(SECRETS))
    root: Node = Reveal(ends)
    for _ in range(4):
        root = Ask({1: root, 2: Reveal(ends)})
    game = RiggedGame(root, secret)
    spy = SpyBot()
    play_game(game, "tree", None, [ReferenceBot(seed), spy], seed)
    path = spy.seen[0][0].path
    return path[:-1]  # the last number of the path is the secret itself


def test_hidden_facts_change_nothing_in_what_a_bot_chooses() -> None:
    for seed in range(20):
        assert len({tuple(answers_of(secret, seed)) for secret in range(SECRETS)}) == 1


def test_a_sealed_answer_is_given_before_the_other_is_taken() -> None:
    game = TreeGame(Sealed({(1, 1): LEFT, (1, 2): LEFT, (2, 1): RIGHT, (2, 2): RIGHT}))
    spies = [SpyBot(), SpyBot()]
    result = play_game(game, "tree", None, spies, seed=5)
    assert spies[1].seen[0][0].held is None
    assert result.decisions == 2
    assert result.winner == 0


def test_a_bad_answer_is_refused() -> None:
    with pytest.raises(IllegalAction):
        play_game(duel(), "tree", None, [CheatingBot(), SpyBot()], seed=5)


def test_the_same_seed_gives_the_same_game() -> None:
    game = load("skirmish")
    scenario = game.scenarios()[0].id
    first, again, other = (
        play_game(game, scenario, None, [RandomBot(1), ReferenceBot(2)], seed).to_json()
        for seed in (5, 5, 6)
    )
    assert first == again
    assert first != other


def test_a_game_over_its_limit_is_lost_by_whoever_claims_strength() -> None:
    report = run_arena(endless(), ("reference", "random"), 4, seed=1, max_decisions=50)
    assert report.capped() == report.total().losses == 4


def test_a_mirror_game_over_its_limit_counts_as_drawn_and_is_reported() -> None:
    report = run_arena(endless(), ("random", "random"), 4, seed=1, max_decisions=50)
    assert report.capped() == 4
    assert report.total().draws == 4
    assert [result.decisions for result in report.results] == [50] * 4
    assert report.to_json()["capped"] == 4


def test_seats_are_swapped_within_a_pair_that_shares_seed_and_scenario() -> None:
    report = run_arena(duel(), ("reference", "random"), 8, seed=1)
    for even, odd in zip(report.results[::2], report.results[1::2], strict=True):
        assert (even.seed, even.scenario) == (odd.seed, odd.scenario)
        assert even.names == ("reference", "random")
        assert odd.names == ("random", "reference")
    assert len({result.seed for result in report.results}) == 4


@pytest.mark.parametrize("name", ["random", "reference"])
def test_a_player_that_meets_itself_plays_a_new_game_each_time(name: str) -> None:
    report = run_arena(load("skirmish"), (name, name), 4, seed=3, scenarios=["meeting"])
    assert len({result.digest for result in report.results}) == 4
    assert len({result.seed for result in report.results}) == 4
    assert report.total().distinct() == 4
    assert report.to_json()["total"] == {**report.total().to_json(), "distinct": 4, "games": 4}


def test_games_that_come_out_alike_are_counted_once_in_the_interval() -> None:
    game = TreeGame(Ask({1: LEFT}))  # without any choice or chance
    report = run_arena(game, ("random", "random"), 40, seed=1, scenarios=["tree"])
    assert (report.total().games(), report.total().distinct()) == (40, 1)
    assert report.total().rate() == 0.5
    assert report.total().interval() == wilson(0.5, 1)
    assert [tally.interval() for tally in report.by_seat()] == [wilson(1, 1), wilson(0, 1)]
    swapped = run_arena(game, ("random", "reference"), 40, seed=1, scenarios=["tree"])
    assert swapped.total().distinct() == 2  # who won is another matter


def test_scenarios_are_played_evenly() -> None:
    report = run_arena(duel(), ("random", "random"), 12, seed=1)
    tables = report.by_scenario()
    assert {name: tally.games() for name, tally in tables.items()} == {"tree": 6, "same-tree": 6}


def test_only_the_scenarios_asked_for_are_played() -> None:
    report = run_arena(duel(), ("random", "random"), 4, seed=1, scenarios=["same-tree"])
    assert {result.scenario for result in report.results} == {"same-tree"}


def test_wins_are_counted_for_the_player_and_for_the_seat() -> None:
    report = run_arena(duel(), ("reference", "random"), 40, seed=1)
    left, right = report.by_seat()
    assert (left.wins, left.games()) == (20, 20)  # on the first seat it wins at once
    assert right.losses > 0  # on the second the other may win first
    assert right.losses + 20 == report.seat_wins()[0]
    assert report.total().games() == 40


def test_a_pair_is_won_by_whoever_takes_more_of_its_two_games() -> None:
    report = run_arena(duel(), ("reference", "random"), 40, seed=1)
    pairs, right = report.by_pair(), report.by_seat()[1]
    assert pairs.games() == 20
    assert pairs.draws == right.losses  # on the first seat the reference always wins
    assert (pairs.wins, pairs.losses) == (right.wins + right.draws, 0)
    assert report.to_json()["pairs"] == pairs.to_json()


def test_who_meets_himself_has_no_pairs() -> None:
    assert run_arena(duel(), ("random", "random"), 4, seed=1).by_pair().games() == 0


def test_the_whole_report_is_json_and_says_how_to_repeat_it() -> None:
    report = run_arena(duel(), ("reference", "random"), 4, seed=77)
    data = json.loads(json.dumps(report.to_json()))
    assert data["seed"] == 77
    assert data["names"] == ["reference", "random"]
    assert set(data["seats"]) == {"left", "right"}
    assert data["seats"]["left"]["wins"] == 2
    assert set(data["scenarios"]) == {"tree", "same-tree"}
    assert len(data["games"]) == 4
    keys = {"games", "distinct", "wins", "draws", "losses", "rate", "interval"}
    assert set(data["total"]) == keys


def test_progress_is_told_after_every_game() -> None:
    told: list[tuple[int, int]] = []
    run_arena(duel(), ("random", "random"), 6, seed=1, on_game=lambda *n: told.append(n))
    assert told == [(done, 6) for done in range(1, 7)]


def test_any_number_of_processes_gives_the_same_report() -> None:
    game = load("skirmish")
    alone = run_arena(game, ("reference", "random"), 4, seed=3)
    together = run_arena(game, ("reference", "random"), 4, seed=3, jobs=2)
    assert alone.to_json() == together.to_json()


@pytest.mark.parametrize("names", [("random", "deep-thought"), ("", "random")])
def test_an_unknown_bot_is_refused_with_the_known_ones(names: tuple[str, str]) -> None:
    with pytest.raises(GrognardError) as caught:
        run_arena(duel(), names, 2, seed=1)
    assert caught.value.code == "unknown-bot"
    assert caught.value.params["known"] == ", ".join(bots() + opponents())


@pytest.mark.parametrize("games", [0, 1, 7, -2])
def test_a_number_of_games_that_cannot_be_paired_is_refused(games: int) -> None:
    with pytest.raises(GrognardError) as caught:
        run_arena(duel(), ("random", "random"), games, seed=1)
    assert caught.value.code == "odd-games"


def test_an_unknown_scenario_is_refused_before_any_game() -> None:
    with pytest.raises(UnknownScenario):
        run_arena(duel(), ("random", "random"), 2, seed=1, scenarios=["tree", "forest"])


def test_a_game_without_winner_has_nobody_as_winner() -> None:
    result = play_game(TreeGame(Ask({1: DRAWN})), "tree", None, [SpyBot(), SpyBot()], seed=1)
    assert result.winner == NOBODY
    assert not result.is_capped
    assert result.reason == "tree-leaf"


def shares(bots: Sequence[str], games: int, seed: int) -> float:
    names = (bots[0], bots[1])
    return run_arena(load("skirmish"), names, games, seed).total().rate()


def test_the_reference_beats_random_at_skirmish() -> None:
    assert shares(("reference", "random"), 8, seed=1) >= 0.8


def test_chances_of_the_game_do_not_come_from_the_bots_dice() -> None:
    """Two bots that answer alike play the same game, however many samples they draw."""
    game = TreeGame(Ask({1: draw(LEFT, RIGHT, DRAWN)}))
    for seed in range(10):
        spied = play_game(game, "tree", None, [SpyBot(), SpyBot()], seed)
        thought = play_game(game, "tree", None, [ReferenceBot(seed), SpyBot()], seed)
        assert spied.winner == thought.winner
