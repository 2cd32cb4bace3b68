"""Tuning: positions of a player's games against itself, and the value fitted to their results.

A game gives one position for every player turn, taken where the turn begins, as the first seat sees
it. Everything is made of the seed: game by game, and the fit as well.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, final

from grognard.ai.fitting import HELD_OUT, Examples, Fitter, copied, held_out_loss, slope_of
from grognard.ai.roster import make_bot
from grognard.ai.seeds import derived_seed
from grognard.core.fitted import Fitted
from grognard.core.game import Game
from grognard.core.state import State
from grognard.core.types import Json

MOST_DECISIONS: Final = 20000
BATCH: Final = 64
RATE: Final = 0.002
DECAY: Final = 0.02
DIGITS: Final = 4


def self_play(game: Game, name: str, scenario: str, seed: int) -> Json:
    """Play one game of a player against itself; return its positions and its result.

    `rows` holds for each position the terms and, last, the evaluation; `result` is the first
    seat's, and `half` how many terms are a seat's own.
    """
    state = game.new(scenario, seed=derived_seed(seed, "dice"))
    bots = [make_bot(name, derived_seed(seed, "bot", seat)) for seat in (0, 1)]
    rows: list[list[float]] = []
    half, turn, decisions = 0, -1, 0
    while not state.is_over() and decisions < MOST_DECISIONS:
        if game.player_turn(state) != turn:
            turn = game.player_turn(state)
            half = _note(game, state, rows)
        answers: list[int] = []
        for seat in state.seats_to_answer():
            sample = state.determinize(seat, derived_seed(seed, "sample", decisions))
            answers.append(bots[seat].choose(game, sample, seat))
            decisions += 1
        for action in answers:
            state.apply(action)
    result = state.returns()[0] if state.is_over() else 0.0
    return {"scenario": scenario, "seed": seed, "result": result, "half": half, "rows": rows}


def _note(game: Game, state: State, rows: list[list[float]]) -> int:
    """Add the terms of a position as the first seat sees them."""
    terms = game.terms(state, 0)
    if terms is None:
        return 0
    numbers = [round(number, DIGITS) for number in terms.own + terms.other + terms.signed]
    rows.append([*numbers, round(game.evaluate(state, 0), DIGITS + 2)])
    return len(terms.own)


@final
class Tuned:
    """A fitted value, and how well it foresees the games that were held out, in nats a position.

    `base` is the surprise of who only knows that both sides win alike often, `evaluated` that of
    the game's own evaluation at its best slope.
    """

    __slots__ = ("base", "epochs", "evaluated", "fitted", "games", "hidden", "loss", "positions")

    def __init__(self, fitted: Fitted) -> None:
        self.fitted: Fitted = fitted
        self.base: float = 0.6931
        self.evaluated: float = 0.0
        self.loss: float = 0.0
        self.games: int = 0
        self.positions: int = 0
        self.hidden: int = 0
        self.epochs: int = 0

    def card(self) -> dict[str, Any]:
        """Return what a data file says of how it was made."""
        return {
            "games": self.games,
            "positions": self.positions,
            "held out": f"one game in {HELD_OUT}, by lot; they also chose when to stop",
            "hidden units": self.hidden,
            "epochs": self.epochs,
            "surprise, nats a position": {
                "knowing nothing": self.base,
                "evaluation alone": round(self.evaluated, 4),
                "fitted": round(self.loss, 4),
            },
        }


def examples_of(games: Sequence[Json], seed: int) -> Examples:
    """Return the positions of games as examples."""
    first = games[0]["rows"]
    assert isinstance(first, list)
    examples = Examples(len(first[0]) - 1)
    for number, game in enumerate(games):
        rows, half, result = game["rows"], game["half"], game["result"]
        assert isinstance(rows, list)
        assert isinstance(half, int)
        assert isinstance(result, (int, float))
        is_held = derived_seed(seed, "held out", number) % HELD_OUT == 0
        for row in rows:
            examples.add(half, row[:-1], row[-1], float(result), is_held)
    return examples


def tuned(
    games: Sequence[Json],
    hidden: int,
    epochs: int,
    seed: int,
    on_epoch: Callable[[int, float], None] | None = None,
) -> Tuned:
    """Fit a value to the results of games; the best of all epochs counts."""
    examples = examples_of(games, seed)
    fitter = Fitter(examples, hidden, RATE, DECAY, seed)
    slope, evaluated = slope_of(examples)
    best = Tuned(copied(fitter.fitted))
    best.loss = 1e9
    for epoch in range(1, epochs + 1):
        fitter.rate = RATE * (1.0 - 0.9 * epoch / epochs)
        fitter.epoch(BATCH)
        loss = held_out_loss(fitter.fitted, examples)
        if loss < best.loss:
            best.fitted, best.loss, best.epochs = copied(fitter.fitted), loss, epoch
        if on_epoch is not None:
            on_epoch(epoch, loss)
    best.fitted.slope, best.evaluated = slope, evaluated
    best.games, best.positions, best.hidden = len(games), len(examples.rows), hidden
    return best
