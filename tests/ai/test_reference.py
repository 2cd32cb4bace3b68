from collections.abc import Sequence

import pytest

from grognard.ai.reference.player import ReferenceBot
from grognard.core.types import Action, Player
from tests.ai.trees import SECRETS, Ask, Leaf, Node, Reveal, Sealed, TreeGame, draw, throw, worth


def chosen(root: Node, seat: Player = 0, bot: ReferenceBot | None = None) -> Action:
    game = TreeGame(root)
    state = game.new(seed=1).determinize(seat, 2)
    return (bot or ReferenceBot(seed=3)).choose(game, state, seat)


def played(root: Node, bot: ReferenceBot) -> list[int]:
    """Return the path of a game in which the bot answers every question of seat 0."""
    game = TreeGame(root)
    state = game.new(seed=1)
    clicks: list[int] = []
    while state.to_move() == 0:
        click = bot.choose(game, state.determinize(0, 100 + len(clicks)), 0)
        clicks.append(click)
        state.apply(click)
    return clicks


def test_the_best_end_of_a_chain_is_chosen_and_not_the_best_middle() -> None:
    promising = Ask({5: worth(-0.5), 6: worth(-0.4)}, worth=0.9)
    modest = Ask({7: worth(0.1), 8: worth(0.3)}, worth=-0.9)
    assert played(Ask({1: promising, 2: modest}), ReferenceBot(seed=3)) == [2, 8]


@pytest.mark.parametrize("seat", [0, 1])
def test_each_seat_judges_from_its_own_side(seat: Player) -> None:
    root = Ask({1: worth(0.5), 2: worth(-0.5)}, seat=seat)
    assert chosen(root, seat) == (1 if seat == 0 else 2)


def test_the_chain_ends_where_its_count_rises_though_the_seat_stays() -> None:
    next_chain = Ask({3: worth(0.9)}, chain=1, worth=0.1)
    assert chosen(Ask({1: next_chain, 2: worth(0.2)})) == 2


def test_a_won_game_is_better_than_any_evaluation() -> None:
    assert chosen(Ask({1: worth(1.7), 2: Leaf(winner=0), 3: worth(1.0)})) == 2


def test_a_drawn_game_is_better_than_a_bad_position_and_worse_than_a_good_one() -> None:
    assert chosen(Ask({1: Leaf(), 2: worth(-0.1)})) == 1
    assert chosen(Ask({1: Leaf(), 2: worth(0.1)})) == 2


def test_a_lost_game_is_the_last_resort() -> None:
    assert chosen(Ask({1: Leaf(winner=1), 2: worth(-5.0)})) == 2


def test_dice_with_odds_are_weighed_exactly() -> None:
    """One face in six is excellent: 1/6 of 0.9 is 0.15, whatever a few samples would say."""
    gamble = throw(worth(0.9), *[worth(0.0)] * 5)
    for seed in range(20):
        assert chosen(Ask({1: gamble, 2: worth(0.16)}), bot=ReferenceBot(seed)) == 2
        assert chosen(Ask({1: gamble, 2: worth(0.14)}), bot=ReferenceBot(seed)) == 1


def test_two_throws_are_weighed_together() -> None:
    """Both of two even chances come with one in four."""
    second = throw(worth(0.8), worth(0.0))
    both = throw(second, throw(worth(0.0), worth(0.0)))
    assert chosen(Ask({1: both, 2: worth(0.19)})) == 1
    assert chosen(Ask({1: both, 2: worth(0.21)})) == 2


def test_too_many_combinations_are_sampled() -> None:
    dice: Node = worth(0.5)
    for _ in range(5):
        dice = throw(*[dice] * 6)
    assert chosen(Ask({1: dice, 2: worth(0.4)})) == 1


def test_a_draw_without_odds_is_averaged_over_samples() -> None:
    swing = draw(worth(0.9), worth(-0.9))
    bot = ReferenceBot(seed=3, samples=40)
    assert chosen(Ask({1: swing, 2: worth(0.6)}), bot=bot) == 2
    assert chosen(Ask({1: swing, 2: worth(-0.6)}), bot=bot) == 1


def test_a_chain_that_goes_on_after_the_dice_is_looked_at_to_its_end() -> None:
    hit = Ask({5: worth(0.8), 6: worth(-0.8)}, worth=-0.9)
    miss = Ask({5: worth(0.0), 6: worth(-0.8)}, worth=-0.9)
    assert chosen(Ask({1: throw(hit, miss), 2: worth(0.39)})) == 1
    assert chosen(Ask({1: throw(hit, miss), 2: worth(0.41)})) == 2


def test_hidden_facts_are_averaged_over_samples() -> None:
    """The secret is good one time in four; a player who saw it would choose otherwise."""
    blind = Reveal((worth(0.8), *[worth(-0.8)] * (SECRETS - 1)))
    for seed in range(10):
        bot = ReferenceBot(seed, samples=24)
        assert chosen(Ask({1: blind, 2: worth(0.1)}), bot=bot) == 2


def test_the_hidden_truth_does_not_change_the_choice() -> None:
    game = TreeGame(Ask({1: Reveal(tuple(worth(0.3 * s - 0.4) for s in range(4))), 2: worth(0.0)}))
    choices = set()
    for truth in range(SECRETS):
        state = game.new_state("tree", {}, game.new(seed=1).dice)
        state.secret = truth
        choices.add(ReferenceBot(seed=3).choose(game, state.determinize(0, 9), 0))
    assert len(choices) == 1


def sealed(rows: Sequence[Sequence[float]]) -> Sealed:
    return Sealed(
        {(i, 10 + j): worth(cell) for i, row in enumerate(rows) for j, cell in enumerate(row)}
    )


def test_a_sealed_answer_is_weighed_against_all_answers() -> None:
    assert chosen(sealed([[0.9, -0.9, -0.9], [0.2, 0.1, 0.2], [-0.9, -0.9, 0.9]])) == 1


def test_a_sealed_answer_is_found_for_the_second_seat_too() -> None:
    assert chosen(sealed([[0.5, -0.2], [0.4, -0.1]]), seat=1) == 11


def test_the_other_seat_is_expected_to_prefer_what_is_good_for_it() -> None:
    """An even choice of the other would make both answers equal; its own interest does not."""
    assert chosen(sealed([[-0.4, 0.4], [0.1, -0.1]])) == 1


def test_a_wide_sealed_question_is_kept_within_the_budget() -> None:
    game = TreeGame(sealed([[0.01 * (i - j) for j in range(40)] for i in range(40)]))
    bot = ReferenceBot(seed=3, budget=200, samples=2)
    assert bot.choose(game, game.new(seed=1).determinize(0, 2), 0) == 39
    assert game.calls.evaluations <= 4 * 200


def test_a_chain_is_planned_once() -> None:
    rest = Ask({3: worth(0.0), 4: Ask({5: worth(0.7), 6: worth(0.1)})})
    game = TreeGame(Ask({1: rest, 2: worth(0.3)}))
    state = game.new(seed=1)
    bot = ReferenceBot(seed=3)
    assert bot.choose(game, state.determinize(0, 2), 0) == 1
    planned = game.calls.evaluations
    state.apply(1)
    assert bot.choose(game, state.determinize(0, 3), 0) == 4
    state.apply(4)
    assert bot.choose(game, state.determinize(0, 4), 0) == 5
    assert game.calls.evaluations == planned


def test_a_plan_is_dropped_when_another_position_comes() -> None:
    game = TreeGame(
        Ask({1: Ask({3: worth(0.2), 4: worth(0.7)}), 2: Ask({3: worth(0.4), 4: worth(0.3)})})
    )
    state = game.new(seed=1)
    bot = ReferenceBot(seed=3)
    assert bot.choose(game, state.determinize(0, 2), 0) == 1
    state.apply(2)
    assert bot.choose(game, state.determinize(0, 3), 0) == 3


def test_a_plan_ends_at_the_first_fate() -> None:
    """What comes after the die is chosen when the die lies on the table."""
    good, bad = Ask({5: worth(0.9), 6: worth(0.0)}), Ask({5: worth(-0.9), 6: worth(-0.1)})
    game = TreeGame(Ask({1: throw(good, bad), 2: worth(0.1)}))
    for seed in range(8):
        state = game.new(seed=seed)
        bot = ReferenceBot(seed=3)
        state.apply(bot.choose(game, state.determinize(0, 2), 0))
        best = 5 if state.observe(0)["path"] == [1, 0] else 6
        assert bot.choose(game, state.determinize(0, 3), 0) == best


def test_the_plan_holds_only_what_the_seat_may_see() -> None:
    game = TreeGame(Ask({1: Ask({3: worth(0.0), 4: worth(0.7)}), 2: worth(0.1)}))
    state = game.new(seed=1).determinize(0, 2)
    bot = ReferenceBot(seed=3)
    bot.choose(game, state, 0)
    assert bot.plan.seen == [{"path": [1], "prompt": "ask"}]


def deep(width: int, depth: int, prefix: tuple[int, ...] = ()) -> Node:
    """A chain of `depth` questions where higher clicks are better, as the middle shows."""
    value = sum(prefix) / (width * depth)
    if len(prefix) == depth:
        return worth(value)
    answers = {click: deep(width, depth, (*prefix, click)) for click in range(width)}
    return Ask(answers, worth=value)


def test_a_wide_chain_stays_near_the_budget() -> None:
    game = TreeGame(deep(12, 4))
    bot = ReferenceBot(seed=3, budget=200)
    bot.choose(game, game.new(seed=1).determinize(0, 2), 0)
    assert game.calls.evaluations < 3 * 200


def test_a_wide_chain_is_planned_again_at_each_click_and_still_ends_well() -> None:
    clicks = played(deep(12, 4), ReferenceBot(seed=3, budget=200))
    assert len(clicks) == 4
    assert sum(clicks) >= 40


def test_a_chain_within_the_budget_is_searched_whole() -> None:
    assert played(deep(5, 3), ReferenceBot(seed=3, budget=200)) == [4, 4, 4]


def test_search_leaves_the_log_off() -> None:
    game = TreeGame(Ask({1: Ask({3: worth(0.0), 4: draw(worth(0.7), worth(0.1))}), 2: worth(0.1)}))
    ReferenceBot(seed=3).choose(game, game.new(seed=1).determinize(0, 2), 0)
    assert game.calls.evaluations > 0
    assert game.calls.logged == 0


def test_a_single_legal_action_needs_no_thought() -> None:
    game = TreeGame(Ask({7: worth(0.0)}))
    assert ReferenceBot().choose(game, game.new(seed=1).determinize(0, 2), 0) == 7
    assert game.calls.evaluations == 0


def test_equal_lines_are_chosen_by_the_seed() -> None:
    root = Ask({click: worth(0.2) for click in range(10)})
    choices = [chosen(root, bot=ReferenceBot(seed)) for seed in range(40)]
    assert len(set(choices)) > 5
    assert choices == [chosen(root, bot=ReferenceBot(seed)) for seed in range(40)]


def test_all_lines_are_judged_in_the_same_worlds() -> None:
    """Every sample beyond the first judges each finalist once, so secrets come in equal number."""
    blind = Reveal(tuple(worth(0.1) for _ in range(SECRETS)))
    game = TreeGame(Ask({1: blind, 2: blind}))
    bot = ReferenceBot(seed=3, samples=8)
    bot.choose(game, game.new(seed=1).determinize(0, 2), 0)
    counts = {game.calls.secrets.count(secret) for secret in set(game.calls.secrets)}
    assert all(count % 2 == 0 for count in counts)
