"""Two players that ours never met while tuned: general searches over reference's judgement.

They are for the arena alone (`grognard arena GAME --second is-mcts`), and no lobby offers them.
Budgets are counted in simulations and positions, never by a clock.
"""

from typing import TYPE_CHECKING, Final

from grognard.ai.bots import Bot
from grognard.ai.reference.chain import ChainSearch, Line, judge
from grognard.ai.reference.player import BUDGET
from grognard.core.dice import SeededDice
from grognard.core.game import Game
from grognard.core.state import State
from grognard.core.types import Action, Json, Player

if TYPE_CHECKING:
    from grognard.research.open_spiel_game import GrognardState

SIMULATIONS: Final = 10
"""Of IS-MCTS for one answer: about a marshal's time in Marengo."""
EXPLORATION: Final = 1.0
"""Values lie between -1 and 1."""
CHAINS: Final = 6
"""Of reference's best that flat Monte Carlo compares."""
POSITIONS: Final = 15000
"""That flat Monte Carlo plays through for one decision: about a marshal's time in Marengo."""
TURNS: Final = 2
"""Player turns that a playout goes on at random before it is judged: the own, and the reply."""


class Leaves:
    """What IS-MCTS asks of a position: reference's judgement, and no opinion on the answers."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def evaluate(self, state: "GrognardState") -> list[float]:
        """Return the worth of a position to both seats."""
        worth = judge(self._game, state.play.position(), 0)
        return [worth, -worth]

    def prior(self, state: "GrognardState") -> list[tuple[Action, float]]:
        """Return every legal answer, all equally likely."""
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


class IsMctsBot(Bot):
    """OpenSpiel's own information-set Monte Carlo tree search, through our adapter.

    Every simulation begins in a sample that `determinize` draws; leaves are judged by reference's
    evaluation. Needs `grognard[openspiel]`.
    """

    name = "is-mcts"

    def __init__(self, seed: int = 0, simulations: int = SIMULATIONS) -> None:
        self.dice = SeededDice(seed)
        self.simulations = simulations

    def choose(self, game: Game, state: State, seat: Player) -> Action:
        """Return the answer that was tried most."""
        actions = state.legal_actions(seat)
        if len(actions) == 1:
            return actions[0]
        if state.to_move() != seat:  # a sealed question: the other seat stands before this one
            return self._sealed(game, state, seat, actions)
        return self._search(game, state)

    def _search(self, game: Game, state: State) -> Action:
        import numpy as np
        from open_spiel.python.algorithms import ismcts

        from grognard.research.open_spiel_game import spiel_state

        root = spiel_state(game, state)
        luck = np.random.RandomState(self.dice.below(1 << 32, "is-mcts-luck"))
        search = ismcts.ISMCTSBot(
            root.get_game(),
            Leaves(game),
            EXPLORATION,
            self.simulations,
            random_state=luck,
            allow_inconsistent_action_sets=True,
        )
        search.set_resampler(self._drawn)
        return int(search.step(root))

    def _drawn(self, state: "GrognardState", seat: Player) -> "GrognardState":
        seed = self.dice.below(1 << 30, "is-mcts-world")
        return state.resample_from_infostate(seat, lambda: seed / (1 << 30))

    def _sealed(self, game: Game, state: State, seat: Player, actions: list[Action]) -> Action:
        """Return the best answer against an even one of the other seat: a search cannot stand here.

        About as many samples are drawn as there would be simulations, as many for each answer.
        """
        values = [0.0] * len(actions)
        rounds = max(1, self.simulations // len(actions))
        for number in range(rounds * len(actions)):
            here = state.determinize(seat, self.dice.below(1 << 32, "is-mcts-sealed"))
            here.log = None
            other = here.legal_actions(here.to_move())
            here.apply(other[self.dice.below(len(other), "is-mcts-other")])
            at = number % len(actions)
            here.apply(actions[at])
            values[at] += judge(game, here, seat)
        return actions[max(range(len(actions)), key=lambda at: values[at])]


class FlatMonteCarloBot(Bot):
    """Compares reference's six best chains by playouts at random, judged by its evaluation.

    Each playout begins in a sample of its own and goes on through the reply.
    """

    name = "flat-monte-carlo"

    def __init__(self, seed: int = 0, positions: int = POSITIONS) -> None:
        self.dice = SeededDice(seed)
        self.positions = positions
        self._clicks: list[Action] = []
        self._seen: list[Json] = []

    def choose(self, game: Game, state: State, seat: Player) -> Action:
        """Return the next click of the chain whose playouts ended best."""
        actions = state.legal_actions(seat)
        if len(actions) == 1:
            return actions[0]
        planned = self._planned(state, seat)
        if planned is not None:
            return planned
        lines = self._lines(game, state, seat, actions)
        values = self._played(game, state, seat, lines)
        line = lines[max(range(len(lines)), key=lambda at: values[at])]
        self._remember(state, seat, line)
        return line.clicks[0]

    def _planned(self, state: State, seat: Player) -> Action | None:
        """Return the next click of the chain, if what was expected is there."""
        if not self._clicks:
            return None
        expected, click = self._seen.pop(0), self._clicks.pop(0)
        if expected == state.observe(seat) and click in state.legal_actions(seat):
            return click
        self._clicks, self._seen = [], []
        return None

    def _lines(self, game: Game, state: State, seat: Player, actions: list[Action]) -> list[Line]:
        if len(state.seats_to_answer()) > 1:
            return [Line([action], 0.0) for action in actions]
        sample = state.clone()
        sample.log = None
        search = ChainSearch(game, seat, self.dice, [self.dice.below(1 << 32, "flat-luck")])
        found = search.lines(sample, BUDGET)
        return sorted(found, key=lambda line: -line.value)[:CHAINS]

    def _played(self, game: Game, state: State, seat: Player, lines: list[Line]) -> list[float]:
        """Return the average end of the playouts of each chain, as many for each."""
        values = [0.0] * len(lines)
        left = self.positions
        rounds = 0
        while left > 0:
            world = state.determinize(seat, self.dice.below(1 << 32, "flat-world"))
            world.log = None
            luck = self.dice.below(1 << 32, "flat-luck")
            for at, line in enumerate(lines):
                value, spent = self._playout(game, world, seat, line, luck)
                values[at] += value
                left -= spent
            rounds += 1
        return [value / rounds for value in values]

    def _playout(
        self, game: Game, world: State, seat: Player, line: Line, luck: int
    ) -> tuple[float, int]:
        """Play a chain and then at random; return what it came to, and how many positions."""
        here = world.clone()
        here.dice = SeededDice(luck)
        last = game.player_turn(here) + TURNS
        spent = 0
        if len(here.seats_to_answer()) > 1 and here.to_move() != seat:
            self._click(here)
            spent += 1
        for click in line.clicks:
            if here.is_over() or click not in here.legal_actions():
                break  # in this world it is not there
            here.apply(click)
            spent += 1
        while not here.is_over() and game.player_turn(here) < last and spent < self.positions:
            self._click(here)
            spent += 1
        return judge(game, here, seat), spent

    def _click(self, state: State) -> None:
        actions = state.legal_actions()
        state.apply(actions[self.dice.below(len(actions), "flat-click")])

    def _remember(self, state: State, seat: Player, line: Line) -> None:
        """Keep the rest of a chain, with what the seat will see before each click of it."""
        self._clicks, self._seen = [], []
        for at, click in enumerate(line.clicks[:-1]):
            state.apply(click)
            self._seen.append(state.observe(seat))
            self._clicks.append(line.clicks[at + 1])
