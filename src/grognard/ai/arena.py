"""The arena: computer players against each other, seats swapped, nothing hidden shown to them."""

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final, final

from grognard.ai.bots import Bot
from grognard.ai.processes import start_method
from grognard.ai.report import ArenaReport, GameResult
from grognard.ai.roster import bots, make_bot, name_now
from grognard.ai.seeds import derived_seed
from grognard.core.errors import GrognardError, UnknownScenario
from grognard.core.game import Game
from grognard.core.state import State
from grognard.core.types import Action, Player

MAX_DECISIONS: Final = 20000
"""A game with more decisions than this is stopped and has no winner; see `Tally.add`."""


def play_game(
    game: Game,
    scenario: str,
    options: Mapping[str, str] | None,
    bots: Sequence[Bot],
    seed: int,
    max_decisions: int = MAX_DECISIONS,
) -> GameResult:
    """Play one game, `bots` in the order of the seats; raises IllegalAction on a bad answer.

    The seed gives the game's dice and every sample that a bot is handed.
    """
    state = game.new(scenario, seed=derived_seed(seed, "dice"), options=options)
    result = GameResult(scenario, seed, [bot.name for bot in bots])
    played: list[Action] = []
    while not state.is_over() and result.decisions < max_decisions:
        played += _ask(game, state, bots, result)
    result.digest = _digest(scenario, state, played)
    outcome = state.outcome()
    if outcome is None:
        result.is_capped = True
    else:
        result.winner, result.level, result.reason = outcome.winner, outcome.level, outcome.reason
    return result


def _digest(scenario: str, state: State, played: list[Action]) -> str:
    """Return a text that only games alike in every action and every event have in common."""
    events = [event.to_json() for event in state.log or []]
    return hashlib.sha256(json.dumps([scenario, played, events]).encode()).hexdigest()[:16]


def _ask(game: Game, state: State, bots: Sequence[Bot], result: GameResult) -> list[Action]:
    """Put the open question to each seat that has to answer it, then take and return the answers.

    All answer before any answer is taken, so a sealed answer is given without the other's.
    """
    answers: list[Action] = []
    for seat in state.seats_to_answer():
        answers.append(_answer(game, state, bots[seat], seat, result))
        result.decisions += 1
    for action in answers:
        game.play(state, action)
    return answers


def _answer(game: Game, state: State, bot: Bot, seat: Player, result: GameResult) -> Action:
    """Hand a bot a position drawn from what its seat may know, never the real one."""
    sample = derived_seed(result.seed, "sample", result.decisions)
    return bot.choose(game, state.determinize(seat, sample), seat)


@final
class _Pairing:
    """One game to play: what a worker process needs to know of it."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self.scenario: str = ""
        self.options: dict[str, str] = {}
        self.names: tuple[str, str] = ("", "")
        self.is_swapped: bool = False
        self.seed: int = 0
        self.max_decisions: int = MAX_DECISIONS


def _play_pairing(pairing: _Pairing) -> GameResult:
    """Play a game with new bots, whose seeds belong to the game and the player, not to the seat."""
    assert pairing.game is not None
    players = [
        make_bot(pairing.names[player], derived_seed(pairing.seed, "bot", player))
        for player in (0, 1)
    ]
    if pairing.is_swapped:
        players.reverse()
    return play_game(
        pairing.game,
        pairing.scenario,
        pairing.options,
        players,
        pairing.seed,
        pairing.max_decisions,
    )


def run_arena(
    game: Game,
    names: tuple[str, str],
    games: int,
    seed: int,
    scenarios: Sequence[str] = (),
    on_game: Callable[[int, int], None] | None = None,
    options: Mapping[str, str] | None = None,
    max_decisions: int = MAX_DECISIONS,
    jobs: int = 1,
) -> ArenaReport:
    """Play a match between two computer players over the scenarios (default: all), evenly.

    Games come in pairs with one seed and one scenario and the seats swapped, so their number is
    even; where a player meets itself a swap means nothing, and each game has a seed of its own.
    `on_game(done, games)` is called after each. The report is the same for any number of `jobs`,
    the processes that play side by side.
    """
    names = (name_now(names[0]), name_now(names[1]))
    chosen = _checked(game, names, games, scenarios)
    report = ArenaReport(game.name, game.seats, names, seed)
    pairings: list[_Pairing] = []
    for number in range(games):
        pairing = _Pairing()
        pairing.game = game
        pairing.scenario = chosen[number // 2 % len(chosen)]
        pairing.options = game.full_options(options)
        pairing.names = names
        pairing.is_swapped = number % 2 == 1
        if names[0] == names[1]:
            pairing.seed = derived_seed(seed, "mirror", number)
        else:
            pairing.seed = derived_seed(seed, "pair", number // 2)
        pairing.max_decisions = max_decisions
        pairings.append(pairing)
    _play_all(pairings, report, on_game, jobs)
    return report


def _checked(game: Game, names: tuple[str, str], games: int, scenarios: Sequence[str]) -> list[str]:
    """Return the scenarios to play; raises GrognardError on anything that cannot be played."""
    for name in names:
        if name not in bots():
            raise GrognardError("unknown-bot", name=name, known=", ".join(bots()))
    if games < 2 or games % 2:
        raise GrognardError("odd-games", games=games)
    known = [scenario.id for scenario in game.scenarios()]
    for scenario in scenarios:
        if scenario not in known:
            raise UnknownScenario("unknown-scenario", name=scenario, known=", ".join(known))
    return list(scenarios) or known


def _play_all(
    pairings: list[_Pairing],
    report: ArenaReport,
    on_game: Callable[[int, int], None] | None,
    jobs: int,
) -> None:
    if jobs <= 1:
        for pairing in pairings:
            _enter(_play_pairing(pairing), report, on_game, len(pairings))
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context(start_method())) as pool:
        for result in pool.map(_play_pairing, pairings):
            _enter(result, report, on_game, len(pairings))


def _enter(
    result: GameResult,
    report: ArenaReport,
    on_game: Callable[[int, int], None] | None,
    games: int,
) -> None:
    report.results.append(result)
    if on_game is not None:
        on_game(len(report.results), games)
