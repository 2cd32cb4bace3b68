"""The arena: computer players against each other, seats swapped, nothing hidden shown to them."""

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from typing import Final, final

from grognard.ai.bots import Bot
from grognard.ai.course import Course
from grognard.ai.engine import Engine, Processes
from grognard.ai.programs import setting, use
from grognard.ai.report import ArenaReport, GameResult
from grognard.ai.roster import answer_of, bots, make_opponent, name_now, opponents
from grognard.ai.seeds import derived_seed
from grognard.core.dice import SeededDice
from grognard.core.errors import GrognardError, UnknownScenario
from grognard.core.game import Game
from grognard.core.record import (
    close_record,
    new_record,
    record_text,
    seeded_header,
    set_up,
    take_step,
)
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
    keeps_record: bool = False,
) -> GameResult:
    """Play one game, `bots` in the order of the seats; raises IllegalAction on a bad answer.

    The seed gives the game's dice and every sample that a bot is handed. The text of the record, if
    it is to be kept, is in the result.
    """
    state = game.new(scenario, seed=derived_seed(seed, "dice"), options=options)
    result = GameResult(scenario, seed, [bot.name for bot in bots])
    played: list[Action] = []
    players = list(bots)
    course = Course(game, state)
    while not state.is_over() and result.decisions < max_decisions:
        played += _ask(game, state, players, result)
        course.look(state)
    course.write(state, result)
    result.digest = _digest(scenario, state, played)
    if keeps_record:
        result.record = _written(game, options, result, played)
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


def _ask(game: Game, state: State, bots: list[Bot], result: GameResult) -> list[Action]:
    """Put the open question to each seat that has to answer it, then take and return the answers.

    All answer before any answer is taken, so a sealed answer is given without the other's.
    """
    answers: list[Action] = []
    for seat in state.seats_to_answer():
        answers.append(_answer(game, state, bots, seat, result))
        result.decisions += 1
    for action in answers:
        game.play(state, action)
    return answers


def _answer(game: Game, state: State, bots: list[Bot], seat: Player, result: GameResult) -> Action:
    """Hand a bot a position drawn from what its seat may know, never the real one.

    A program that loses its seat is noted: from then on the next lower level plays for it.
    """
    sample = state.determinize(seat, derived_seed(result.seed, "sample", result.decisions))
    bot, action = answer_of(bots[seat], game, sample, seat, derived_seed(result.seed, "stand-in"))
    if bot is not bots[seat]:
        bots[seat] = bot
        result.stand_ins[seat] = bot.name
    return action


def _written(
    game: Game, options: Mapping[str, str] | None, result: GameResult, played: list[Action]
) -> str:
    """Return a game as the text of a record, by taking its actions once more."""
    seed = derived_seed(result.seed, "dice")
    record = new_record(game, result.scenario, options, seeded_header(seed), result.names)
    state = set_up(record, game, SeededDice(seed))
    for action in played:
        record.steps.append(take_step(game, state, action))
    close_record(record, state)
    return record_text(record)


@final
class Pairing:
    """One game to play: what a worker needs to know of it."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self.scenario: str = ""
        self.options: dict[str, str] = {}
        self.names: tuple[str, str] = ("", "")
        self.number: int = 0
        self.seed: int = 0
        self.max_decisions: int = MAX_DECISIONS
        self.keeps_record: bool = False
        self.programs: str = setting()

    def is_swapped(self) -> bool:
        """Say whether the second player sits on the first seat: in every other game."""
        return self.number % 2 == 1


def play_pairing(pairing: Pairing) -> GameResult:
    """Play a game with new bots, whose seeds belong to the game and the player, not to the seat."""
    assert pairing.game is not None
    use(pairing.programs)
    players = [
        make_opponent(pairing.names[player], derived_seed(pairing.seed, "bot", player))
        for player in (0, 1)
    ]
    if pairing.is_swapped():
        players.reverse()
    return play_game(
        pairing.game,
        pairing.scenario,
        pairing.options,
        players,
        pairing.seed,
        pairing.max_decisions,
        pairing.keeps_record,
    )


def pairings(
    game: Game,
    names: tuple[str, str],
    games: int,
    seed: int,
    scenarios: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
    max_decisions: int = MAX_DECISIONS,
) -> list[Pairing]:
    """Return the games of a match over the scenarios (default: all), evenly; see `run_arena`.

    The seeds do not depend on who plays, nor on how many games there are.
    """
    names = (name_now(names[0]), name_now(names[1]))
    chosen = _checked(game, names, games, scenarios)
    found: list[Pairing] = []
    for number in range(games):
        pairing = Pairing()
        pairing.game = game
        pairing.scenario = chosen[number // 2 % len(chosen)]
        pairing.options = game.full_options(options)
        pairing.names = names
        pairing.number = number
        if names[0] == names[1]:
            pairing.seed = derived_seed(seed, "mirror", number)
        else:
            pairing.seed = derived_seed(seed, "pair", number // 2)
        pairing.max_decisions = max_decisions
        found.append(pairing)
    return found


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
    engine: Engine | None = None,
) -> ArenaReport:
    """Play a match between two computer players over the scenarios (default: all), evenly.

    Games come in pairs with one seed and one scenario and the seats swapped, so their number is
    even; where a player meets itself a swap means nothing, and each game has a seed of its own.
    `on_game(done, games)` is called after each. The report is the same for any number of `jobs`,
    the processes that play side by side, and on any other engine.
    """
    match = pairings(game, names, games, seed, scenarios, options, max_decisions)
    results: dict[int, GameResult] = {}

    def enter(number: int, result: GameResult) -> None:
        results[number] = result
        if on_game is not None:
            on_game(len(results), games)

    (engine or Processes(jobs)).run(play_pairing, match, enter)
    report = ArenaReport(game.name, game.seats, match[0].names, seed)
    report.results = [results[number] for number in range(games)]
    return report


def _checked(game: Game, names: tuple[str, str], games: int, scenarios: Sequence[str]) -> list[str]:
    """Return the scenarios to play; raises GrognardError on anything that cannot be played."""
    for name in names:
        players = bots() + opponents()
        if name not in players:
            raise GrognardError("unknown-bot", name=name, known=", ".join(players))
    if games < 2 or games % 2:
        raise GrognardError("odd-games", games=games)
    known = [scenario.id for scenario in game.scenarios()]
    for scenario in scenarios:
        if scenario not in known:
            raise UnknownScenario("unknown-scenario", name=scenario, known=", ".join(known))
    return list(scenarios) or known
