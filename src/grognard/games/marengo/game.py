"""The game: names, seats, scenario, and the contract's way to the modules."""

from collections.abc import Callable
from typing import Final, final

from grognard.core.dice import Dice
from grognard.core.errors import BadAction
from grognard.core.event import Event
from grognard.core.game import Board, Change, Game, Option, Scenario
from grognard.core.message import Message
from grognard.core.odds import Odds
from grognard.core.reason import Reason
from grognard.core.state import State
from grognard.core.types import NOT_ASKED_CODE, Action, Json, Player
from grognard.games.marengo import actions, describe, draw, evaluate, legality, reasons
from grognard.games.marengo import odds as odds_module
from grognard.games.marengo.battle import Battle, begin, load_battle
from grognard.games.marengo.changes import CHANGES
from grognard.games.marengo.tables import ARMIES, LAST_ROUND, PIECES_EAST_TO_WIN, UNCERTAIN

RULES_VERSION: Final = 2
SCENARIO: Final = "14-june"
CLEANED_MAY_MARCH: Final = "cleaned-may-march"


HIDING: Final = (
    *("s6-action", "s9-respond", "s9-show", "s10-reduce", "s11-defense", "s11-attack", "s11-fire"),
    *("s11-fired", "s11-odd", "s11-excess", "s13-reduce", "s14-organize"),
)
"""Questions that begin a decision, and of which it is a secret whether there is one to make."""


@final
class Marengo(Game):
    """Triomphe à Marengo, by Bowen Simmons (Histogame)."""

    name = "marengo"
    seats = ARMIES
    num_actions = actions.NUM_ACTIONS
    rules_version = RULES_VERSION

    def scenarios(self) -> list[Scenario]:
        """Return the one battle; a little of its board is reconstructed."""
        facts: Json = {
            "rounds": LAST_ROUND,
            "pieces_east_to_win": PIECES_EAST_TO_WIN,
            "uncertain": list(UNCERTAIN),
        }
        return [Scenario(SCENARIO, 1, True, facts)]

    def options(self) -> list[Option]:
        """The rulebook has no optional rules; a ruling on which players may differ is one."""
        return [Option(CLEANED_MAY_MARCH, ("no", "yes"), "no", "§8 R4", since=2, before="yes")]

    def new_state(self, scenario: str, options: dict[str, str], dice: Dice) -> State:
        """§4 Set the battle up, to the first Austrian decision."""
        state = Battle()
        state.clear()
        state.dice = dice
        state.cleaned_may_march = 1 if options[CLEANED_MAY_MARCH] == "yes" else 0
        state.log = []
        begin(state)
        return state

    def load_state(self, saved: Json) -> State:
        """Rebuild a saved battle."""
        return load_battle(saved)

    def legality(self, state: State, action: Action, seat: Player) -> int:
        """Return OK or the code of the rule that forbids the action."""
        own = _own(state)
        return legality.code(own, action) if seat == own.to_move() else NOT_ASKED_CODE

    def reason(self, state: State, action: Action, code: int) -> Reason:
        """Return the reason behind a code."""
        own = _own(state)
        frame, what = own.todo.question(), describe.thing(own, action)
        return reasons.reason(own.section(), frame, action, code, what)

    def action_text(self, state: State, action: Action) -> str:
        """Return the language-free text of an action."""
        if not 0 <= action < self.num_actions:
            raise BadAction("no-such-action", action=action, limit=self.num_actions)
        return actions.TEXTS[action]

    def parse_action(self, state: State, text: str) -> Action:
        """Return the action of a text."""
        return actions.parse(text)

    def target(self, state: State, action: Action) -> str:
        """Return what is clicked for an action."""
        return actions.TARGETS[action]

    def odds(self, state: State, action: Action) -> Odds | None:
        """§11 Return the calculation of steps 6 and 7 for what is known."""
        return odds_module.odds(_own(state), action)

    def describe_prompt(self, state: State) -> Message:
        """Return the open question."""
        return describe.prompt(_own(state))

    def describe_action(self, state: State, action: Action) -> Message:
        """Return an action as a button label."""
        return describe.action(_own(state), action)

    def describe_event(self, state: State, event: Event) -> Message:
        """Return an event as a sentence."""
        return describe.event(event)

    def draw(self, observation: Json, say: Callable[[Message], str]) -> Board:
        """Draw the map, the morale and the blocks for the terminal."""
        return draw.draw(observation, say)

    def evaluate(self, state: State, seat: Player) -> float:
        """Return an army's prospects."""
        return evaluate.evaluate(_own(state), seat)

    def changes(self) -> list[Change]:
        """Return what later versions of the rules changed."""
        return list(CHANGES)

    def actions_on(self, state: State, target: str) -> list[Action]:
        """Return the actions on a thing; the things are the same in every position."""
        return actions.ACTIONS_ON.get(target, [])

    def hides(self, state: State) -> bool:
        """Say whether it depends on hidden faces how many answers there are."""
        return state.prompt() in HIDING

    def explain(self, state: State, seat: Player, target: str) -> list[Reason]:
        """Return why a thing cannot be clicked; what few pieces can do at all is said last."""
        found = super().explain(state, seat, target)
        others = [one for one in found if one.code not in reasons.BESIDE_THE_POINT]
        return others or found


def _own(state: State) -> Battle:
    if not isinstance(state, Battle):
        raise BadAction("other-game", name="marengo")
    return state
