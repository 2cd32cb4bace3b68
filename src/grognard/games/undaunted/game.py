"""The game: names, seats, scenarios, options, and the contract's way to the modules."""

from collections.abc import Callable
from typing import Final, cast, final

from grognard.core.campaign import Campaign
from grognard.core.dice import Dice
from grognard.core.errors import BadAction
from grognard.core.event import Event
from grognard.core.game import Board, Change, Game, Option, Scenario
from grognard.core.message import Message
from grognard.core.odds import Odds
from grognard.core.reason import Reason
from grognard.core.state import State
from grognard.core.types import Action, Json, Player
from grognard.games.undaunted import actions, describe, draw, evaluate, legal, saving
from grognard.games.undaunted import odds as odds_module
from grognard.games.undaunted.campaign import UndauntedCampaign
from grognard.games.undaunted.changes import CHANGES
from grognard.games.undaunted.position import Position
from grognard.games.undaunted.rules.s02_setup import set_up
from grognard.games.undaunted.sequence import advance
from grognard.games.undaunted.state import UndauntedState
from grognard.games.undaunted.tables import BATTLES, SEATS, Battle

OPTION_DISCARDS: Final = "discards"


HIDING: Final = ("bid", "play")
"""Questions that begin a decision, and of which it is a secret whether there is one to make."""


@final
class UndauntedGame(Game):
    """Undaunted: Normandy, by David Thompson and Trevor Benjamin (Osprey Games)."""

    name = "undaunted"
    seats = SEATS
    num_actions = actions.NUM_ACTIONS
    rules_version = saving.RULES_VERSION

    def scenarios(self) -> list[Scenario]:
        """Return the twelve scenarios of the booklet."""
        return [
            Scenario(battle.id, battle.number, battle.reconstructed, _facts(battle))
            for battle in BATTLES
        ]

    def options(self) -> list[Option]:
        """Ruling R13 (§6): whether one may look through the enemy's discard."""
        return [Option(OPTION_DISCARDS, ("closed", "open"), "closed", "§6 R13")]

    def new_state(self, scenario: str, options: dict[str, str], dice: Dice) -> State:
        """§2 Set up a scenario and go on to the first bids."""
        state = Position()
        state.clear()
        state.open_discards = options[OPTION_DISCARDS] == "open"
        state.log = []
        set_up(state, _battle(scenario), dice)
        advance(state)
        return state

    def load_state(self, saved: Json) -> State:
        """Rebuild a saved state."""
        state = Position()
        state.clear()
        saving.load(state, saved)
        return state

    def legality(self, state: State, action: Action, seat: Player) -> int:
        """Return OK or the code of the rule that forbids the action."""
        return legal.legality(_own(state), action, seat)

    def reason(self, state: State, action: Action, code: int) -> Reason:
        """Return the reason behind a code."""
        return describe.reason(_own(state), action, code)

    def action_text(self, state: State, action: Action) -> str:
        """Return the language-free text of an action."""
        if not 0 <= action < self.num_actions:
            raise BadAction("no-such-action", action=action, limit=self.num_actions)
        return actions.action_text(_own(state).battle, action)

    def parse_action(self, state: State, text: str) -> Action:
        """Return the action of a text."""
        return actions.parse_action(_own(state).battle, text)

    def target(self, state: State, action: Action) -> str:
        """Return what is clicked."""
        return actions.target_of(_own(state).battle, action)

    def odds(self, state: State, action: Action) -> Odds | None:
        """§9 Return the odds of an attack."""
        return odds_module.odds(_own(state), action)

    def describe_prompt(self, state: State) -> Message:
        """Return the open question."""
        return describe.prompt(_own(state))

    def describe_action(self, state: State, action: Action) -> Message:
        """Return an action as a button label."""
        return describe.action(_own(state), action)

    def describe_event(self, state: State, event: Event) -> Message:
        """Return an event as a sentence."""
        return describe.event(_own(state).battle, event)

    def draw(self, observation: Json, say: Callable[[Message], str]) -> Board:
        """Draw board, piles and hand for the terminal."""
        return draw.draw(observation, say)

    def evaluate(self, state: State, seat: Player) -> float:
        """Return a side's prospects."""
        return evaluate.evaluate(_own(state), seat)

    def changes(self) -> list[Change]:
        """Return what later versions of the rules changed."""
        return list(CHANGES)

    def hides(self, state: State) -> bool:
        """Say whether it depends on the hand how many answers there are."""
        return state.prompt() in HIDING

    def campaign(self) -> Campaign | None:
        """§14.2 Return a new campaign."""
        return UndauntedCampaign()


def _own(state: State) -> UndauntedState:
    if not isinstance(state, UndauntedState):
        raise BadAction("other-game", name="undaunted")
    return state


def _battle(scenario: str) -> Battle:
    return next(battle for battle in BATTLES if battle.id == scenario)


def _facts(battle: Battle) -> Json:
    """Return what a lobby shows of a scenario."""
    goals = {
        seat: {
            "points": battle.sides[side].points_to_win,
            "pin": battle.sides[side].wins_by_pinning,
        }
        for side, seat in enumerate(SEATS)
    }
    return {
        "title": battle.title,
        "date": battle.date,
        "phase": battle.phase,
        "tiles": len(battle.tiles),
        "goals": cast(object, goals),
        "initiative": SEATS[battle.initiative],
    }
