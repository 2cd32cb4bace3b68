"""Skirmish as a game: names, seats, scenarios, options, setup, and the doors to the rules."""

from collections.abc import Callable
from typing import Final, cast, final

from grognard.core.dice import Dice
from grognard.core.event import Event
from grognard.core.game import Board, Game, Option, Scenario
from grognard.core.message import Message
from grognard.core.odds import Odds
from grognard.core.reason import Reason
from grognard.core.state import State
from grognard.core.types import NOBODY, Action, Json, Player
from grognard.games._template import actions, describe, reasons
from grognard.games._template.evaluate import evaluate
from grognard.games._template.position import Position
from grognard.games._template.rules.s02_setup import set_up
from grognard.games._template.rules.s06_combat import combat_odds
from grognard.games._template.saving import fill
from grognard.games._template.sequence import legality
from grognard.games._template.state import SkirmishState
from grognard.games._template.tables import (
    SCENARIO_IDS,
    SETUPS,
    SIDES,
    UNITS_OF,
    VILLAGES,
    Setup,
    hex_name,
    unit_name,
)

QUIET_WOODS: Final = "quiet-woods"


@final
class Skirmish(Game):
    """A small battle for five villages."""

    name = "skirmish"
    seats = SIDES
    num_actions = actions.NUM_ACTIONS
    rules_version = 1

    def scenarios(self) -> list[Scenario]:
        """§2.1 Return the scenarios."""
        return [Scenario(s.id, s.number, s.reconstructed, _facts(s)) for s in SETUPS]

    def options(self) -> list[Option]:
        """§4.4 opt Return the one optional rule."""
        return [Option(QUIET_WOODS, ("off", "on"), "off", "§4.4")]

    def new_state(self, scenario: str, options: dict[str, str], dice: Dice) -> State:
        """§2 Set a scenario up."""
        state = Position()
        state.dice = dice
        state.log = []
        state.quiet_woods = options[QUIET_WOODS] == "on"
        set_up(state, SETUPS[SCENARIO_IDS.index(scenario)])
        return state

    def load_state(self, saved: Json) -> State:
        """Rebuild a state from `State.save`."""
        state = Position()
        fill(state, saved)
        return state

    def legality(self, state: State, action: Action, seat: Player) -> int:
        """Return OK, or the code of the rule that forbids the action."""
        return legality(cast(SkirmishState, state), action, seat)

    def reason(self, state: State, action: Action, code: int) -> Reason:
        """Return the reason behind a code."""
        return reasons.reason(action, code)

    def action_text(self, state: State, action: Action) -> str:
        """Return the notation of an action."""
        return actions.text(action)

    def parse_action(self, state: State, text: str) -> Action:
        """Return the action of a notation."""
        return actions.parse(text)

    def target(self, state: State, action: Action) -> str:
        """Return what is clicked."""
        return actions.target(action)

    def odds(self, state: State, action: Action) -> Odds | None:
        """§6.5 Return the chances of an attack about to begin."""
        return combat_odds(cast(SkirmishState, state), action)

    def describe_prompt(self, state: State) -> Message:
        """Return the open question as a sentence."""
        return describe.describe_prompt(cast(SkirmishState, state))

    def describe_action(self, state: State, action: Action) -> Message:
        """Return an action as a label."""
        return describe.describe_action(cast(SkirmishState, state), action)

    def describe_event(self, state: State, event: Event) -> Message:
        """Return an event as a sentence."""
        return describe.describe_event(event)

    def draw(self, observation: Json, say: Callable[[Message], str]) -> Board:
        """Draw an observation for the terminal."""
        return describe.draw(observation, say)

    def evaluate(self, state: State, seat: Player) -> float:
        """Return how good a full state is for a seat."""
        return evaluate(cast(SkirmishState, state), seat)


def _facts(setup: Setup) -> Json:
    """Return what a lobby shows of a scenario."""
    villages = {hex_name(h): holder for h, holder in zip(VILLAGES, setup.holder_of, strict=True)}
    return {
        "turns": setup.turns,
        "first": SIDES[setup.first],
        "villages": {name: None if s == NOBODY else SIDES[s] for name, s in villages.items()},
        "units": {
            SIDES[side]: [unit_name(u) for u in UNITS_OF[side] if setup.start_of[u] >= 0]
            for side in (0, 1)
        },
    }
