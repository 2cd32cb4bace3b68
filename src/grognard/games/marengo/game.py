"""The game: names, seats, scenario, and the contract's way to the modules."""

from collections.abc import Callable
from typing import Any, Final, cast, final

from grognard.core.dice import Dice
from grognard.core.errors import BadAction
from grognard.core.event import Event
from grognard.core.features import Features
from grognard.core.game import Board, Change, Option, Scenario
from grognard.core.head_start import HEAD_START, head_start, head_start_option
from grognard.core.message import Message
from grognard.core.odds import Odds
from grognard.core.question import Clicks, Task, tabled
from grognard.core.reason import Reason
from grognard.core.state import Outcome, State
from grognard.core.types import Action, Json, Player
from grognard.games.marengo import actions, describe, draw, evaluate, observe, older, reasons
from grognard.games.marengo.changes import CHANGES
from grognard.games.marengo.check import check
from grognard.games.marengo.features import fill
from grognard.games.marengo.measures import MarengoMeasures
from grognard.games.marengo.plans import Offering
from grognard.games.marengo.player.prospects import prospects
from grognard.games.marengo.player.terms import JUDGING
from grognard.games.marengo.question import asked
from grognard.games.marengo.reference import evaluate as reference
from grognard.games.marengo.rules import s05_sequence as sequence
from grognard.games.marengo.rules import s06_actions as group
from grognard.games.marengo.rules import s08_road as road
from grognard.games.marengo.rules import s09_maneuver as maneuver
from grognard.games.marengo.rules import s10_bombardment as bombardment
from grognard.games.marengo.rules import s11_02_leaders as leaders
from grognard.games.marengo.rules import s11_04_fire as fire
from grognard.games.marengo.rules import s11_06_result as result
from grognard.games.marengo.rules import s12_continuation as continuation
from grognard.games.marengo.rules import s13_retreats as retreats
from grognard.games.marengo.rules import s14_disorganization as disorganization
from grognard.games.marengo.rules import s18_morale as morale
from grognard.games.marengo.rules.s04_setup import set_up
from grognard.games.marengo.rules.s19_victory import outcome
from grognard.games.marengo.sent import SENT
from grognard.games.marengo.state import MarengoState
from grognard.games.marengo.tables import ARMIES, LAST_ROUND, PIECES_EAST_TO_WIN, UNCERTAIN

RULES_VERSION: Final = 2
SCENARIO: Final = "14-june"
CLEANED_MAY_MARCH: Final = "cleaned-may-march"


TASKS: Final[list[Task[Any]]] = tabled(
    [
        sequence.BEGIN_TURN,
        sequence.END_TURN,
        group.END_ACTION,
        road.END_MARCH,
        maneuver.MANEUVER,
        maneuver.ENTER,
        result.RESULT,
        result.REDUCE,
        result.COMPLETE_ASSAULT,
        retreats.RETREAT,
        retreats.VACATED,
        morale.MORALE_CLEANUP,
        retreats.LOST,
        group.ASK_ACTION,
        disorganization.ASK_ORGANIZE,
        road.ASK_MARCH,
        maneuver.ASK_RESPOND,
        maneuver.ASK_ADVANCE,
        maneuver.ASK_SHOW,
        continuation.ASK_CONTINUE,
        bombardment.ASK_BOMBARDED,
        leaders.ASK_DEFENSE_LEAD,
        leaders.ASK_ATTACK_LEAD,
        fire.ASK_FIRE,
        fire.ASK_FIRED,
        result.ASK_ODD,
        result.ASK_EXCESS,
        retreats.ASK_RETREAT_LOSS,
        retreats.ASK_RETREAT_TO,
        morale.ASK_TAKE,
        morale.ASK_TRANSFER,
        morale.ASK_RETURN,
        group.ASK_GROUP,
        continuation.ASK_SIDE,
        leaders.ASK_JOIN,
        fire.ASK_COUNTER,
        result.ASK_ODD_COUNTER,
    ]
)
"""Every question and every step of the game."""


HEAD_STARTS: Final = (1, 2, 3)
"""Morale tokens that the enemy has fewer, the last on the time track."""


@final
class Marengo(Offering):
    """Triomphe à Marengo, by Bowen Simmons (Histogame)."""

    name = "marengo"
    seats = ARMIES
    num_actions = actions.NUM_ACTIONS
    rules_version = RULES_VERSION
    victory = "§19"
    sent = SENT
    measures = MarengoMeasures()
    judging = JUDGING

    def scenarios(self) -> list[Scenario]:
        """Return the one scenario; a little of its board is reconstructed."""
        facts: Json = {
            "rounds": LAST_ROUND,
            "pieces_east_to_win": PIECES_EAST_TO_WIN,
            "uncertain": list(UNCERTAIN),
        }
        return [Scenario(SCENARIO, 1, True, facts)]

    def options(self) -> list[Option]:
        """The rulebook has no optional rules; a ruling on which players may differ is one."""
        return [
            Option(CLEANED_MAY_MARCH, ("no", "yes"), "no", "§8 R4", since=2, before="yes"),
            head_start_option(ARMIES, HEAD_STARTS, "§18"),
        ]

    def new_state(self, scenario: str, options: dict[str, str], dice: Dice) -> State:
        """§4 Set the battle up, to the first Austrian decision."""
        state = MarengoState()
        state.begin(self, dice)
        state.cleaned_may_march = options[CLEANED_MAY_MARCH] == "yes"
        state.head_start = head_start(options[HEAD_START], ARMIES)
        set_up(state)
        state.go_on()
        return state

    def blank(self) -> State:
        """Return a new state object."""
        return MarengoState()

    def tasks(self) -> list[Task[Any]]:
        """Return the questions and steps."""
        return TASKS

    def renewed(self, saved: Json) -> Json:
        """Return an older save in today's form."""
        return older.renewed(saved)

    def observe(self, state: State, seat: Player) -> Json:
        """Return what a seat may know."""
        return cast(Json, observe.observe(_own(state), seat))

    def redraw(self, state: State, seat: Player, dice: Dice) -> None:
        """Draw anew what a seat may not know."""
        observe.redraw(_own(state), seat, dice)

    def outcome(self, state: State) -> Outcome | None:
        """§19 Return how the game ended."""
        return outcome(_own(state))

    def check(self, state: State) -> list[str]:
        """Return the broken invariants."""
        return check(_own(state))

    def reason(self, state: State, action: Action, code: int) -> Reason:
        """Return the reason behind a code."""
        own = _own(state)
        cited, what = asked(own).cited(code), describe.thing(own, action)
        return reasons.reason(own.section(), cited, action, code, what)

    def clicks(self, state: State) -> Clicks:
        """Return what can be clicked."""
        return actions.CLICKS

    def meanings(self, state: State, target: str) -> list[str]:
        """§8 Return the ways that lead to a locale."""
        return actions.WAYS_TO.get(target, [])

    def odds(self, state: State, action: Action) -> Odds | None:
        """§11 Return the calculation of steps 6 and 7 for what is known."""
        return asked(_own(state)).odds(_own(state), action)

    def label(self, state: State, action: Action) -> Message:
        """Return an action as a label."""
        return describe.label(_own(state), action)

    def describe_event(self, state: State, event: Event) -> Message:
        """Return an event as a sentence."""
        return describe.event(event)

    def draw(self, observation: Json, say: Callable[[Message], str]) -> Board:
        """Draw the map, the morale and the blocks for the terminal."""
        return draw.draw(observation, say)

    def evaluate(self, state: State, seat: Player) -> float:
        """Return an army's prospects."""
        return prospects(_own(state), seat)

    def fill_features(self, features: Features, state: State, seat: Player) -> None:
        """Add what a seat knows in numbers."""
        fill(features, _own(state), seat)

    def player_turn(self, state: State) -> int:
        """§5 Return the number of the turn: two in a round."""
        own = _own(state)
        return 2 * own.round + own.turn

    def pace(self) -> int:
        """Return about how many positions a search looks at in a thousandth of a second."""
        return 155

    def aspects(self, state: State, action: Action) -> int:
        """Return which flank an answer is about, the reserve, or the guns."""
        return evaluate.aspects(_own(state), action)

    def reference_evaluate(self, state: State, seat: Player) -> float:
        """Return what the player `reference` thinks of it."""
        return reference.evaluate(_own(state), seat)

    def changes(self) -> list[Change]:
        """Return what later versions of the rules changed."""
        return list(CHANGES)

    def actions_on(self, state: State, target: str) -> list[Action]:
        """Return the actions on a thing; the things are the same in every position."""
        return actions.CLICKS.on(target)

    def is_said_last(self, reason: Reason) -> bool:
        """Say whether a reason is of what few pieces can do at all."""
        return reason.code in reasons.BESIDE_THE_POINT


def _own(state: State) -> MarengoState:
    if not isinstance(state, MarengoState):
        raise BadAction("other-game", name="marengo")
    return state
