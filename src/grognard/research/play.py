"""Random play that repeats exactly: pickers, random options, games as lists of actions."""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from grognard.core.dice import Dice, SeededDice
from grognard.core.game import Game
from grognard.core.state import State
from grognard.core.types import Action

MAX_DECISIONS = 20_000
"""No game we know comes near it: a random game that has not ended by then is endless."""

Picker = Callable[[Game, State, list[Action], Dice], Action]
"""Chooses one of the legal actions with the dice it is given (never the state's own)."""


def canonical(value: object) -> str:
    """Return JSON that is equal, byte for byte, for equal values."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False)


def uniform(game: Game, state: State, actions: list[Action], dice: Dice) -> Action:
    """Pick any action with equal chance."""
    return actions[dice.below(len(actions), "pick")]


def by_kind(game: Game, state: State, actions: list[Action], dice: Dice) -> Action:
    """Pick a kind of action with equal chance, then one of that kind, so that rare ones occur."""
    kinds: dict[str, list[Action]] = {}
    for action in actions:
        kinds.setdefault(action_kind(game, state, action), []).append(action)
    names = sorted(kinds)
    chosen = kinds[names[dice.below(len(names), "kind")]]
    return chosen[dice.below(len(chosen), "pick")]


def busy(game: Game, state: State, actions: list[Action], dice: Dice) -> Action:
    """Pick by kind, but stop or pass only one time in eight where something else can be done."""
    doing = [a for a in actions if not game.target(state, a).startswith("option:")]
    if doing and dice.below(8, "stop") != 0:
        actions = doing
    return by_kind(game, state, actions, dice)


PICKERS: Mapping[str, Picker] = {"uniform": uniform, "by-kind": by_kind, "busy": busy}


def action_kind(game: Game, state: State, action: Action) -> str:
    """Return what sort of answer an action is: the label on its button and what is clicked."""
    thing = game.target(state, action).partition(":")[0]
    return f"{game.describe_action(state, action).id} {thing}"


def random_options(game: Game, dice: Dice) -> dict[str, str]:
    """Return the defaults half of the time, otherwise any value of each option."""
    if dice.below(2, "options") == 0:
        return game.full_options(None)
    return {
        option.id: option.values[dice.below(len(option.values), option.id)]
        for option in game.options()
    }


@dataclass(frozen=True)
class Start:
    """Where a game begins: everything that fixes it but the actions."""

    scenario: str
    options: dict[str, str]
    seed: int

    def state(self, game: Game) -> State:
        """Set the game up."""
        return game.new(self.scenario, seed=self.seed, options=self.options)

    def __str__(self) -> str:
        chosen = "".join(f" {name}={value}" for name, value in sorted(self.options.items()))
        return f"{self.scenario} seed {self.seed}{chosen}"


@dataclass
class Playthrough:
    """A game from its start, action by action."""

    start: Start
    actions: list[Action] = field(default_factory=list)

    def states(self, game: Game) -> Iterator[State]:
        """Yield the one state before each action and after the last; clone it to keep it."""
        state = self.start.state(game)
        for action in self.actions:
            yield state
            state.apply(action)
        yield state

    def prefix(self, length: int) -> "Playthrough":
        """Return the game up to its first `length` actions."""
        return Playthrough(self.start, self.actions[:length])


def play_on(
    game: Game, state: State, pick: Picker, dice: Dice, limit: int = MAX_DECISIONS
) -> list[Action]:
    """Play a state on to its end, or for `limit` decisions, and return the actions taken."""
    taken: list[Action] = []
    while not state.is_over() and len(taken) < limit:
        action = pick(game, state, state.legal_actions(), dice)
        state.apply(action)
        taken.append(action)
    return taken


def random_game(game: Game, start: Start, pick: Picker, limit: int = MAX_DECISIONS) -> Playthrough:
    """Play a random game; the same start and picker give the same game."""
    picks = SeededDice(start.seed + 1)
    return Playthrough(start, play_on(game, start.state(game), pick, picks, limit))
