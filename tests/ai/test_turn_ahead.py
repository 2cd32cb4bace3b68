"""The rest of a turn: what comes of a line when the next decisions are good ones."""

from grognard.ai.chain import ChainSearch, Line
from grognard.ai.turn_ahead import TurnAhead
from grognard.core.dice import SeededDice
from grognard.core.types import Action
from tests.ai.trees import Ask, Node, TreeGame, draw, throw

SEEDS = [3, 5, 8]
WIDE = 10_000


class TurnGame(TreeGame):
    """A tree whose chains up to the third are one turn of the first seat."""

    def player_turn(self, state: object) -> int:
        return 0


def then(*worths: float, now: float, chain: int = 1) -> Ask:
    """A decision of the same seat later in the turn, so much worth as it stands."""
    ends: dict[Action, Node] = {at: end(value) for at, value in enumerate(worths, 5)}
    return Ask(ends, seat=0, chain=chain, worth=now)


def end(value: float) -> Ask:
    """The enemy's turn, so much worth to the first seat."""
    return Ask({0: Ask({})}, seat=1, chain=9, worth=value)


def found(root: Node, depth: int = 3, budget: int = WIDE) -> tuple[Line, TurnAhead]:
    game = TurnGame(root)
    state = game.new(seed=1)
    dice = SeededDice(4)
    lines = ChainSearch(game, 0, dice, SEEDS).lines(state, 100)
    lines.sort(key=lambda line: -line.value)
    ahead = TurnAhead(game, state, 0, dice, SEEDS)
    return ahead.best(state, lines, depth, budget), ahead


def test_what_the_next_decision_makes_of_it_counts() -> None:
    root = Ask({1: then(0.3, 0.2, now=0.5), 2: then(0.7, -0.9, now=0.1)})
    assert found(root, depth=1)[0].clicks == [1]
    assert found(root)[0].clicks == [2]


def test_the_enemys_turn_is_judged_where_it_begins() -> None:
    root = Ask({1: end(0.4), 2: then(0.3, now=0.6)})
    assert found(root)[0].clicks == [1]


def test_a_draw_is_seen_by_what_comes_after_it() -> None:
    """Drawn first, the better answer is known; chosen first, it is right half of the time."""
    faces = (then(0.8, -0.8, now=0.0), then(-0.8, 0.8, now=0.0))
    blind = throw(end(0.8), end(-0.8))
    root = Ask({1: throw(*faces), 2: Ask({3: blind, 4: blind}, chain=1, worth=0.3)})
    assert found(root)[0].clicks == [1]


def test_nobody_decides_by_a_card_that_he_has_not_drawn() -> None:
    """Whether to draw is asked before the draw: it is worth the mean of what may come."""
    risky = draw(end(0.9), end(-0.9), end(-0.9), end(-0.9))
    root = Ask({1: Ask({5: risky, 6: end(0.2)}, chain=1, worth=0.4), 2: end(0.6)})
    assert found(root)[0].clicks == [2]


def test_what_was_begun_is_finished_before_the_next_decision() -> None:
    """A die in the middle of a chain: its rest is no decision of its own."""
    rest = Ask({7: then(0.9, now=0.1), 8: end(0.0)}, chain=0)
    root = Ask({1: throw(rest, rest), 2: end(0.5)})
    assert found(root, depth=2)[0].clicks == [1]


def test_a_small_budget_looks_less_far() -> None:
    wide: dict[Action, Node] = {
        1: then(0.3, 0.2, now=0.5),
        2: then(0.7, -0.9, now=0.1),
        3: then(0.9, now=0.0),
    }
    line, ahead = found(Ask(wide), depth=4, budget=1)
    assert line.clicks == [2]
    assert ahead.spent < 30
