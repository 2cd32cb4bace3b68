"""The ranks: what they see, what they forget, and that they play every game to its end."""

from typing import Any

import pytest

from grognard.ai.arena import play_game
from grognard.ai.bots import Bot
from grognard.ai.chain import Line
from grognard.ai.ranks import MarshalBot, RankBot, RecruitBot, better, going_on
from grognard.ai.roster import RANKS, bots, lower, make_bot, ranks
from grognard.core.game import FIRST_CARD, LEFT_FLANK, RESERVE, RIGHT_FLANK, Game
from grognard.core.registry import games, load
from grognard.core.state import State
from grognard.core.types import Action, Player
from grognard.games.prussia.actions import PIECE
from grognard.research import blindness
from grognard.research.blindness import peeks, positions
from grognard.research.checksum import running_build
from tests.ai.trees import SECRETS, Ask, Leaf, Node, Reveal, TreeGame, throw, worth

GAMES = [*games(), "skirmish"]
IS_COMPILED = running_build() == "compiled"
STATES = 6 if IS_COMPILED else 4
"""States of each game in which hidden facts are swapped; `make proof blindness` tries 1,000."""
SHORT = {
    "marengo": "14-june",
    "napoleonics": "vimiero",
    "prussia": "rossbach-battle",
    "skirmish": "meeting",
    "undaunted": "montmartin-en-graignes",
}


def chosen(root: Node, bot: RankBot | None = None, seat: Player = 0) -> Action:
    game = TreeGame(root)
    return (bot or MarshalBot(3)).choose(game, game.new(seed=1).determinize(seat, 2), seat)


def later(value: float) -> Node:
    """The end of the reply, so much worth to seat 0."""
    return Ask({0: Leaf()}, seat=0, chain=2, worth=value)


def reply(*ends: Node, value: float) -> Node:
    """The end of our decision, so much worth at a glance; the enemy chooses one of the ends."""
    return Ask(dict(enumerate(ends, 5)), seat=1, chain=1, worth=value)


def test_the_reply_is_seen() -> None:
    """What looks best now is lost by the answer; a reference would take it."""
    trap, quiet = reply(Leaf(winner=1), later(0.9), value=0.8), reply(later(0.1), value=0.1)
    root = Ask({1: trap, 2: quiet})
    game = TreeGame(root)
    state = game.new(seed=1)
    assert make_bot("reference", 3).choose(game, state.determinize(0, 2), 0) == 1
    assert chosen(root) == 2


def test_a_recruit_sees_no_reply() -> None:
    trap, quiet = reply(Leaf(winner=1), later(0.9), value=0.8), reply(later(0.1), value=0.1)
    root = Ask({1: trap, 2: quiet})
    assert {chosen(root, RecruitBot(seed)) for seed in range(8)} == {1, 2}
    assert {chosen(root, MarshalBot(seed)) for seed in range(8)} == {2}


def test_the_reply_is_weighed_by_its_dice() -> None:
    """One face in six loses: better a little less for sure, but not much less."""
    risky = reply(throw(Leaf(winner=1), *[later(0.6)] * 5), value=0.6)
    for worse, best in ((0.5, 2), (-0.5, 1)):
        safe = reply(later(worse), value=worse)
        assert chosen(Ask({1: risky, 2: safe})) == best


def test_the_hidden_truth_does_not_change_the_choice_in_a_small_tree() -> None:
    reveals = Reveal(tuple(worth(0.3 * s - 0.4) for s in range(4)))
    game = TreeGame(Ask({1: reveals, 2: worth(0.0)}))
    choices = set()
    for truth in range(SECRETS):
        state = game.new_state("tree", {}, game.new(seed=1).dice)
        state.secret = truth
        choices.add(MarshalBot(3).choose(game, state.determinize(0, 9), 0))
    assert len(choices) == 1


def lines(*values: float) -> list[Line]:
    return [Line([number], value) for number, value in enumerate(values)]


def places(found: list[Line]) -> list[int]:
    return [line.clicks[0] for line in found]


def test_a_turn_is_not_given_up_by_lot() -> None:
    game = load("marengo")
    state = game.new("14-june", seed=1)
    actions = state.legal_actions(0)
    (end,) = [action for action in actions if game.ends(state, action)]
    assert going_on(game, state, Line([actions[0]], 0.9), actions) == [
        action for action in actions if action != end
    ]
    assert going_on(game, state, Line([end], 0.9), actions) == actions


def test_what_is_forgotten_is_not_played() -> None:
    assert places(better(lines(0.9, 0.8, 0.7, 0.6), [1, 2, 3], 1)) == [1]


def test_a_recruit_never_answers_worse_than_the_median() -> None:
    assert places(better(lines(0.9, 0.8, 0.7, 0.1, 0.0), [3, 4], 9)) == [2]
    assert places(better(lines(0.9, 0.8, 0.7, 0.1, 0.0), [], 9)) == [2]
    assert places(better(lines(0.9, 0.8, 0.7, 0.1, 0.0), [0, 1, 2, 3], 9)) == [0, 1, 2]


def test_of_the_best_so_many_are_left_to_the_lot() -> None:
    assert places(better(lines(0.9, 0.8, 0.7, 0.6, 0.5, 0.4), [0, 2, 3, 4, 5], 2)) == [0, 2]


def test_who_can_win_at_once_does() -> None:
    assert places(better(lines(1.0, 0.9, 0.8, 0.7), [0, 1, 2, 3], 3)) == [0]
    assert places(better(lines(1.0, 0.9, 0.8, 0.7), [1, 2, 3], 3)) == [1, 2]


def test_a_recruit_forgets_one_of_three_things_each_turn() -> None:
    bot = RecruitBot(5)
    drawn = {bot._drawn() for _ in range(60)}
    assert drawn == {LEFT_FLANK, RIGHT_FLANK, RESERVE, -1}


def test_a_recruit_never_forgets_all_that_could_be_done() -> None:
    """At the start of Marengo every Austrian stands in reserve."""
    game, bot = load("marengo"), RecruitBot(5)
    state = game.new("14-june", seed=1)
    actions = state.legal_actions(0)
    bot.forgotten = RESERVE
    forgotten = [action for action in actions if game.aspects(state, action) & RESERVE]
    assert [action for action in actions if action not in forgotten] == [
        action for action in actions if game.ends(state, action)
    ]
    assert bot._remembered(game, state, actions) == actions


@pytest.mark.parametrize("name", GAMES)
def test_swapped_hidden_facts_give_the_same_choice_and_the_game_is_left_alone(name: str) -> None:
    """Another world that the seat may be in, and the same sample of what it knows."""
    game = load(name)
    rank = "veteran" if IS_COMPILED else "recruit"
    for state, seat in positions(game, STATES, seed=14):
        assert peeks(game, state, seat, rank) == ""


class Fickle(Bot):
    """Answers otherwise the second time, as one would that saw what changed."""

    name = "fickle"
    asked = 0

    def choose(self, game: Game, state: State, seat: Player) -> Action:
        Fickle.asked += 1
        return state.legal_actions(seat)[Fickle.asked % 2]


def test_a_player_that_looks_where_it_may_not_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blindness, "make_bot", lambda name, seed: Fickle())
    game = load("skirmish")
    for state, seat in positions(game, 3, seed=14):
        assert "where only hidden facts differ" in peeks(game, state, seat, "fickle")


@pytest.mark.parametrize("name", GAMES)
def test_answers_are_about_flanks_reserves_and_cards(name: str) -> None:
    game, found = load(name), 0
    for state, seat in positions(game, 40, seed=14):
        for action in state.legal_actions(seat):
            found |= game.aspects(state, action)
    if name == "skirmish":
        assert found == 0
    else:
        assert found & LEFT_FLANK
        assert found & RIGHT_FLANK
        assert found & RESERVE
        assert found >= FIRST_CARD


def test_an_army_without_units_on_the_map_has_no_flanks() -> None:
    """A recruit asks which flank an answer is about, though only leaders are left."""
    game = load("prussia")
    state = next(state for state, _ in positions(game, 1, seed=14))
    saved: Any = state
    for unit in saved.field.all_units:
        saved.hex_of[unit] = -1
    leader = next(one for one in saved.field.all_leaders if saved.hex_of[one] >= 0)
    assert game.aspects(state, PIECE + leader) == 0


PAIRS = [("veteran", "regular") if IS_COMPILED else ("recruit", "recruit")]


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
@pytest.mark.parametrize("name", [name for name in GAMES if IS_COMPILED or name != "prussia"])
def test_every_rank_plays_a_scenario_to_its_end(name: str, pair: tuple[str, str]) -> None:
    game = load(name)
    result = play_game(game, SHORT[name], None, [make_bot(rank, 4) for rank in pair], seed=44)
    assert not result.is_capped


@pytest.mark.skipif(not IS_COMPILED, reason="a marshal thinks for long where nothing is compiled")
@pytest.mark.parametrize("name", GAMES)
def test_a_marshal_has_an_answer_everywhere(name: str) -> None:
    """`make proof strength` plays whole games of his."""
    game, marshal = load(name), make_bot("marshal", 4)
    for state, seat in positions(game, 4, seed=44):
        assert marshal.choose(game, state.determinize(seat, 5), seat) in state.legal_actions(seat)


def test_the_same_seed_plays_the_same_game() -> None:
    game = load("skirmish")
    digests = {
        play_game(game, "meeting", None, [make_bot("regular", 1), make_bot("random", 2)], 7).digest
        for _ in range(2)
    }
    assert len(digests) == 1


def test_who_fails_is_replaced_by_the_next_lower_rank() -> None:
    chain = ["marshal"]
    while chain[-1]:
        chain.append(lower(chain[-1]))
    assert chain == ["marshal", "veteran", "regular", "recruit", "random", ""]
    assert lower("of-another-package") == ranks()[-1]


def test_an_interpreted_engine_offers_only_ranks_that_play_in_time() -> None:
    offered = [name for name in bots() if name in RANKS]
    assert offered == list(RANKS if IS_COMPILED else RANKS[:2])
    assert make_bot("marshal", 1).name == "marshal"
