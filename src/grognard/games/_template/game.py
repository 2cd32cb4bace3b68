"""Skirmish as a game: names, seats, scenarios, options, setup, and the doors to the rules."""

from collections.abc import Callable
from typing import Any, Final, cast, final

from grognard.core.dice import Dice
from grognard.core.event import Event
from grognard.core.features import Features
from grognard.core.game import Board, Game, Option, Scenario
from grognard.core.message import Message
from grognard.core.odds import Odds
from grognard.core.question import Clicks, Task, tabled
from grognard.core.reason import Reason
from grognard.core.saves import renewed
from grognard.core.state import Outcome, State
from grognard.core.types import NOBODY, Action, Json, Player
from grognard.games._template import actions, describe, observe
from grognard.games._template.check import check
from grognard.games._template.evaluate import evaluate
from grognard.games._template.features import fill
from grognard.games._template.measures import SkirmishMeasures
from grognard.games._template.reasons import WHY
from grognard.games._template.rules import s02_setup as setup
from grognard.games._template.rules import s03_sequence as sequence
from grognard.games._template.rules import s05_movement as movement
from grognard.games._template.rules import s06_combat as combat
from grognard.games._template.rules.s02_01_scenarios import SCENARIO_IDS, SETUPS
from grognard.games._template.rules.s08_victory import outcome
from grognard.games._template.sent import SENT
from grognard.games._template.state import SkirmishState
from grognard.games._template.tables import SIDES

QUIET_WOODS: Final = "quiet-woods"

TASKS: Final[list[Task[Any]]] = tabled(
    [
        setup.ASK_OBJECTIVE,
        movement.ASK_MOVE_UNIT,
        movement.ASK_MOVE_TO,
        combat.ASK_TARGET,
        combat.ASK_ATTACKER,
        combat.ASK_RETREAT,
        combat.ASK_ADVANCE,
        sequence.NEXT_PHASE,
    ]
)
"""Every question and every step of the game."""


@final
class Skirmish(Game):
    """A small battle for five villages."""

    name = "skirmish"
    seats = SIDES
    num_actions = actions.NUM_ACTIONS
    rules_version = 1
    victory = "§8"
    sent = SENT
    measures = SkirmishMeasures()

    def scenarios(self) -> list[Scenario]:
        """§2.1 Return the scenarios."""
        return [Scenario(s.id, s.number, s.reconstructed, s.facts()) for s in SETUPS]

    def options(self) -> list[Option]:
        """§4.4 opt Return the one optional rule."""
        return [Option(QUIET_WOODS, ("off", "on"), "off", "§4.4")]

    def blank(self) -> State:
        """Return a new state object."""
        return SkirmishState()

    def tasks(self) -> list[Task[Any]]:
        """Return the questions and steps."""
        return TASKS

    def new_state(self, scenario: str, options: dict[str, str], dice: Dice) -> State:
        """§2 Set a scenario up."""
        state = SkirmishState()
        state.begin(self, dice)
        state.scenario = SCENARIO_IDS.index(scenario)
        state.quiet_woods = options[QUIET_WOODS] == "on"
        setup.set_up(state)
        return state

    def renewed(self, saved: Json) -> Json:
        """Return an older save in today's form: below all questions lies the sequence of play."""
        return renewed(saved, [sequence.NEXT_PHASE.number, NOBODY, 0, 0, 0, 0])

    def observe(self, state: State, seat: Player) -> Json:
        """Return what a seat may know."""
        return cast(Json, observe.observe(cast(SkirmishState, state), seat))

    def redraw(self, state: State, seat: Player, dice: Dice) -> None:
        """Draw anew what a seat may not know."""
        observe.redraw(cast(SkirmishState, state), seat, dice)

    def outcome(self, state: State) -> Outcome | None:
        """§8 Return how the game ended."""
        return outcome(cast(SkirmishState, state))

    def check(self, state: State) -> list[str]:
        """Return the broken invariants."""
        return check(cast(SkirmishState, state))

    def reason(self, state: State, action: Action, code: int) -> Reason:
        """Return the reason behind a code, speaking of the thing that was clicked."""
        return WHY.reason(code, {"what": actions.said(action)})

    def clicks(self, state: State) -> Clicks:
        """Return what can be clicked."""
        return actions.CLICKS

    def meanings(self, state: State, target: str) -> list[str]:
        """Return the hex of a unit, or who stands in a hex."""
        return describe.meanings(cast(SkirmishState, state), target)

    def odds(self, state: State, action: Action) -> Odds | None:
        """§6.5 Return the chances of an attack about to begin."""
        return combat.combat_odds(cast(SkirmishState, state), action)

    def label(self, state: State, action: Action) -> Message:
        """Return an action as a label."""
        return describe.label(cast(SkirmishState, state), action)

    def describe_event(self, state: State, event: Event) -> Message:
        """Return an event as a sentence."""
        return describe.describe_event(event)

    def draw(self, observation: Json, say: Callable[[Message], str]) -> Board:
        """Draw an observation for the terminal."""
        return describe.draw(observation, say)

    def evaluate(self, state: State, seat: Player) -> float:
        """Return how good a full state is for a seat."""
        return evaluate(cast(SkirmishState, state), seat)

    def fill_features(self, features: Features, state: State, seat: Player) -> None:
        """Add what a seat knows in numbers."""
        fill(features, cast(SkirmishState, state), seat)

    def player_turn(self, state: State) -> int:
        """§3 Return the number of the player turn: two in a turn."""
        own = cast(SkirmishState, state)
        first = 0 if own.side == own.setup().first else 1
        return 2 * own.turn + first
