"""The game: names, seats, scenarios, options, and the contract's way to the modules."""

from collections.abc import Callable
from typing import Final, final

from grognard.core.dice import Dice
from grognard.core.errors import BadAction
from grognard.core.event import Event
from grognard.core.game import Board, Change, Game, Option
from grognard.core.game import Scenario as Listed
from grognard.core.message import Message
from grognard.core.odds import Odds
from grognard.core.reason import Reason
from grognard.core.state import State
from grognard.core.types import Action, Json, Player
from grognard.games.napoleonics import actions, describe, draw, evaluate, legality, reasons, saving
from grognard.games.napoleonics import odds as odds_module
from grognard.games.napoleonics.changes import CHANGES
from grognard.games.napoleonics.options import OPTIONS, SETTLED
from grognard.games.napoleonics.position import Position, begin
from grognard.games.napoleonics.rules.s02_01_board import SEATS
from grognard.games.napoleonics.rules.s02_unit_cards import IS_RIFLES
from grognard.games.napoleonics.rules.s09_scenarios import SCENARIOS, Scenario
from grognard.games.napoleonics.state import empty_state

RULES_VERSION: Final = 2


def _facts(scenario: Scenario) -> Json:
    """Return what a lobby shows of a battle."""
    return {
        "date": scenario.date,
        "banners": scenario.banners,
        "goals": {seat: {"points": scenario.banners, "pin": False} for seat in SEATS},
        "cards": list(scenario.cards),
        "commanders": list(scenario.commanders),
        "first": SEATS[scenario.first],
        "uncertain": list(scenario.reconstructed),
        "options": [one.id for one in OPTIONS if _matters(scenario, one.id)],
    }


HIDING: Final = ("play", "react", "keep")
"""Questions that begin a decision, and of which it is a secret whether there is one to make."""


def _matters(scenario: Scenario, option: str) -> bool:
    """Say whether a battle is played differently by an option that is still open."""
    if option == "walled-farms":
        return any(scenario.flags_at)
    if option in ("square-in-works", "works-stop"):
        return any(scenario.works_at)
    if option == "rifles-moved":
        return any(IS_RIFLES[kind] for kind in scenario.kind_of)
    return option not in SETTLED


@final
class Napoleonics(Game):
    """Commands & Colors: Napoleonics, by Richard Borg (GMT Games)."""

    name = "napoleonics"
    seats = SEATS
    num_actions = actions.NUM_ACTIONS
    rules_version = RULES_VERSION

    def scenarios(self) -> list[Listed]:
        """Return the fifteen battles; their maps are reconstructed."""
        return [
            Listed(scenario.id, scenario.number, bool(scenario.reconstructed), _facts(scenario))
            for scenario in SCENARIOS
        ]

    def options(self) -> list[Option]:
        """Return the points on which sources differ."""
        return list(OPTIONS)

    def new_state(self, scenario: str, options: dict[str, str], dice: Dice) -> State:
        """§3 Set a battle up, to the first card."""
        state = Position()
        empty_state(state, scenario)
        for place, option in enumerate(self.options()):
            state.settings[place] = option.values.index(options[option.id])
        state.dice = dice
        state.log = []
        begin(state)
        return state

    def load_state(self, saved: Json) -> State:
        """Rebuild a battle; raises BadSave."""
        state = Position()
        saving.load(state, saved)
        return state

    def legality(self, state: State, action: Action, seat: Player) -> int:
        """Return OK, or the code of the rule that forbids the action."""
        return legality.code(_own(state), action)

    def reason(self, state: State, action: Action, code: int) -> Reason:
        """Return the reason behind a code."""
        return reasons.reason(describe.clicked(_own(state), action), code)

    def explain(self, state: State, seat: Player, target: str) -> list[Reason]:
        """Return why a thing cannot be clicked; that a unit is in no square is said last of all."""
        found = super().explain(state, seat, target)
        others = [one for one in found if one.code != "napoleonics-why-not-in-square"]
        return others or found

    def action_text(self, state: State, action: Action) -> str:
        """Return the language-free text of an action."""
        return actions.text(_own(state).scenario, action)

    def parse_action(self, state: State, text: str) -> Action:
        """Return the action of a text; raises BadAction."""
        return actions.parse(_own(state).scenario, text)

    def target(self, state: State, action: Action) -> str:
        """Return what is clicked for an action."""
        return actions.target(_own(state).scenario, action)

    def odds(self, state: State, action: Action) -> Odds | None:
        """Return the exact chances of what an action rolls at once."""
        return odds_module.odds(_own(state), action)

    def describe_prompt(self, state: State) -> Message:
        """Return the open question as a sentence."""
        return describe.prompt(_own(state))

    def describe_action(self, state: State, action: Action) -> Message:
        """Return an action as a button label."""
        return describe.action(_own(state), action)

    def describe_event(self, state: State, event: Event) -> Message:
        """Return an event as a sentence of the log."""
        return describe.event(_own(state).scenario, event)

    def draw(self, observation: Json, say: Callable[[Message], str]) -> Board:
        """Draw an observation for the terminal."""
        return draw.draw(observation, say)

    def evaluate(self, state: State, seat: Player) -> float:
        """Return how good a state is for a seat."""
        return evaluate.evaluate(_own(state), seat)

    def changes(self) -> list[Change]:
        """Return what later versions of the rules changed."""
        return list(CHANGES)

    def hides(self, state: State) -> bool:
        """Say whether it depends on the hand how many answers there are."""
        return state.prompt() in HIDING


def _own(state: State) -> Position:
    if not isinstance(state, Position):
        raise BadAction("other-game", name="napoleonics")
    return state
