"""Do players look where they may not? Hidden facts are swapped, and the choice must stay the same.

A position comes from a game of chance. The player is handed a sample of what its seat knows, once
drawn from the position itself and once from another that the seat cannot tell from it.
"""

from collections.abc import Iterator

from grognard.ai.roster import make_bot
from grognard.ai.seeds import derived_seed
from grognard.core.dice import SeededDice
from grognard.core.game import Game
from grognard.core.state import State
from grognard.core.types import Player
from grognard.research.play import Start, canonical, play_on, uniform

SAMPLE, OTHER, PLAYER = 5, 77, 9
"""Seeds of the sample that is handed over, of the other world, and of the player."""


def positions(game: Game, count: int, seed: int) -> Iterator[tuple[State, Player]]:
    """Yield positions in which a seat has a choice, of all scenarios in turn."""
    scenarios = [scenario.id for scenario in game.scenarios()]
    number = found = 0
    while found < count:
        own = derived_seed(seed, f"blindness {game.name}", number)
        start = Start(scenarios[number % len(scenarios)], game.full_options(None), own)
        state = start.state(game)
        play_on(game, state, uniform, SeededDice(own), 20 + 17 * number % 150)
        seats = state.seats_to_answer()
        number += 1
        if seats and len(state.legal_actions(seats[-1])) > 1:
            found += 1
            yield state, seats[-1]


def peeks(game: Game, state: State, seat: Player, name: str) -> str:
    """Return what a player does that it must not, "" if all is well."""
    before = canonical(state.save())
    first = make_bot(name, PLAYER).choose(game, state.determinize(seat, SAMPLE), seat)
    if canonical(state.save()) != before:
        return f"{name} changed the game while it thought"
    world = state.determinize(seat, OTHER)
    second = make_bot(name, PLAYER).choose(game, world.determinize(seat, SAMPLE), seat)
    if first == second:
        return ""
    return f"{name} chose {first}, and {second} where only hidden facts differ"
