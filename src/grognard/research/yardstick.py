"""The yardstick: what the player `reference` chooses in 1,000 positions of each game.

    python -m grognard.research.yardstick GAME ... [--stride N] [--folder tests/ai/yardstick]

writes a file anew; nothing else ever does. Other players are measured against this one, so its
choices may not change: not with a faster engine, not with another way
to hold the state, not with another search beside it. A difference means that the rules, the
evaluation, the samples, the odds or the player itself changed.

The positions come from walks: games from a scenario, options and a seed, played by a hasty one of
its kind and a random one in turns. Every so many decisions (the stride) the next question with a
choice is put to a new `reference`, who is handed a sample as in any game; so each choice stands
for itself. A file holds the walks, the choices in their order, and the SHA-256 over
"number action" lines.
"""

import argparse
import hashlib
import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import chain, count, islice
from pathlib import Path

from grognard.ai.bots import Bot
from grognard.ai.random_bot import RandomBot
from grognard.ai.reference.player import ReferenceBot
from grognard.ai.seeds import derived_seed
from grognard.core.dice import SeededDice
from grognard.core.game import Game
from grognard.core.registry import load
from grognard.core.state import State
from grognard.core.types import Action, Player
from grognard.research.conformance import known_games
from grognard.research.play import Start, random_options

POSITIONS = 1000
SEED = 12
STRIDE = 13
MOST = 60
"""Positions of one walk at most: two players who both wait could go on for ever."""
HASTY_BUDGET = 40
HASTY_SAMPLES = 1
HASTY = "hasty"
RANDOM = "random"
PLAYERS = ((HASTY, HASTY), (RANDOM, HASTY), (HASTY, RANDOM))
"""Who plays the walks, by seat: in turn, one round of all scenarios after the other."""
FOLDER = Path("tests/ai/yardstick")


@dataclass(frozen=True)
class Walk:
    """A game to take positions from: all that fixes it, and how many positions it gives."""

    scenario: str
    options: dict[str, str]
    seed: int
    players: tuple[str, ...]
    first: int
    positions: int = 0


@dataclass(frozen=True)
class Yardstick:
    """The choices in all positions of a game, and how the positions are made."""

    game: str
    rules_version: int
    player: str
    seed: int
    stride: int
    walks: Sequence[Walk]
    seats: Sequence[int]
    choices: Sequence[Action]

    def to_text(self) -> str:
        """Return the file: JSON with one line for each walk and twenty choices on a line."""
        head = {
            "game": self.game,
            "rules_version": self.rules_version,
            "player": self.player,
            "seed": self.seed,
            "stride": self.stride,
            "positions": len(self.choices),
            "positions_by_seat": list(self.seats),
            "sha256": digest(self.choices),
        }
        walks = ",\n  ".join(json.dumps(asdict(walk)) for walk in self.walks)
        rows = [self.choices[at : at + 20] for at in range(0, len(self.choices), 20)]
        choices = ",\n  ".join(", ".join(map(str, row)) for row in rows)
        start = json.dumps(head, indent=1)[:-2]
        return f'{start},\n "walks": [\n  {walks}\n ],\n "choices": [\n  {choices}\n ]\n}}\n'


def digest(choices: Iterable[Action]) -> str:
    """Return the SHA-256 over the numbers of the positions and the actions chosen there.

    >>> digest([7, 3]) == hashlib.sha256(b"0 7\\n1 3\\n").hexdigest()
    True
    """
    lines = (f"{number} {action}\n" for number, action in enumerate(choices))
    return hashlib.sha256("".join(lines).encode()).hexdigest()


def read_yardstick(path: Path) -> Yardstick:
    """Read a file; raises ValueError if its checksum is not that of its choices."""
    found = json.loads(path.read_text("utf-8"))
    if found.pop("sha256") != digest(found["choices"]):
        raise ValueError(f"{path}: the checksum is not that of the choices")
    del found["positions"]
    walks = [Walk(**{**row, "players": tuple(row["players"])}) for row in found.pop("walks")]
    seats = found.pop("positions_by_seat")
    return Yardstick(**found, walks=walks, seats=seats)


def chosen_now(game: Game, yardstick: Yardstick, positions: int = POSITIONS) -> list[Action]:
    """Return what the player chooses today in the first positions of a yardstick."""
    ways = (
        islice(choices_of(game, walk, yardstick.stride), walk.positions) for walk in yardstick.walks
    )
    return [action for _, action in islice(chain.from_iterable(ways), positions)]


def choices_of(game: Game, walk: Walk, stride: int) -> Iterator[tuple[Player, Action]]:
    """Yield, for each position of a walk, the seat that was asked and what it chose."""
    for number, (state, seat) in enumerate(islice(_positions(game, walk, stride), MOST)):
        bot = ReferenceBot(derived_seed(walk.seed, "yardstick player", number))
        sample = state.determinize(seat, derived_seed(walk.seed, "yardstick sample", number))
        yield seat, bot.choose(game, sample, seat)


def _positions(game: Game, walk: Walk, stride: int) -> Iterator[tuple[State, Player]]:
    """Play a walk; yield the state itself wherever a position is due and there is a choice."""
    options = game.full_options(walk.options)
    state = Start(walk.scenario, options, derived_seed(walk.seed, "dice")).state(game)
    bots = [_bot(name, derived_seed(walk.seed, "bot", seat)) for seat, name in _seats(walk)]
    due, taken, decisions = walk.first, 0, 0
    while not state.is_over():
        asked = state.seats_to_answer()
        seat = asked[taken % len(asked)]
        if decisions >= due and len(state.legal_actions(seat)) > 1:
            yield state, seat
            due, taken = due + stride, taken + 1
        for action in [_answer(game, state, bots[one], one, decisions, walk) for one in asked]:
            state.apply(action)
        decisions += len(asked)


def _seats(walk: Walk) -> Iterator[tuple[Player, str]]:
    return enumerate(walk.players)


def _bot(name: str, seed: int) -> Bot:
    return RandomBot(seed) if name == RANDOM else ReferenceBot(seed, HASTY_BUDGET, HASTY_SAMPLES)


def _answer(game: Game, state: State, bot: Bot, seat: Player, decisions: int, walk: Walk) -> Action:
    sample = derived_seed(walk.seed, f"sample {seat}", decisions)
    return bot.choose(game, state.determinize(seat, sample), seat)


def new_walk(game: Game, number: int, seed: int, stride: int) -> Walk:
    """Return a walk by its number: scenarios in turn, all with default options at first."""
    scenarios = game.scenarios()
    own = derived_seed(seed, f"yardstick {game.name}", number)
    options: dict[str, str] = {}
    if number >= len(scenarios):
        options = random_options(game, SeededDice(own))
    defaults = game.full_options(None)
    changed = {name: value for name, value in options.items() if value != defaults[name]}
    players = PLAYERS[number // len(scenarios) % len(PLAYERS)]
    return Walk(scenarios[number % len(scenarios)].id, changed, own, players, number % stride)


def make_yardstick(
    game: Game, stride: int = STRIDE, positions: int = POSITIONS, seed: int = SEED
) -> Yardstick:
    """Play walks until there are enough positions, and return what was chosen in them."""
    walks: list[Walk] = []
    found: list[tuple[Player, Action]] = []
    for number in count():
        walk = new_walk(game, number, seed, stride)
        new = list(islice(choices_of(game, walk, stride), positions - len(found)))
        found += new
        walks.append(replace(walk, positions=len(new)))
        if len(found) == positions:
            break
    seats = [sum(1 for seat, _ in found if seat == one) for one in range(len(game.seats))]
    choices = [action for _, action in found]
    version, player = game.rules_version, ReferenceBot.name
    return Yardstick(game.name, version, player, seed, stride, walks, seats, choices)


def yardstick_path(folder: Path, game: str) -> Path:
    """Return the file of a game."""
    return folder / f"{game}.json"


def main(arguments: Sequence[str] | None = None) -> None:
    """Write the yardsticks of the games given by name; none is written without its name."""
    parser = argparse.ArgumentParser(prog="python -m grognard.research.yardstick")
    parser.add_argument("games", nargs="+", metavar="GAME", choices=known_games())
    parser.add_argument("--stride", type=int, default=0, help="default: the file's")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    chosen = parser.parse_args(arguments)
    for name in chosen.games:
        path = yardstick_path(chosen.folder, name)
        stride = chosen.stride or (read_yardstick(path).stride if path.exists() else STRIDE)
        path.write_text(make_yardstick(load(name), stride).to_text(), "utf-8")
        print(path)


if __name__ == "__main__":
    main()
