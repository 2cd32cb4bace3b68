"""The game: names, seats, scenarios, options, and the contract's way to the modules."""

from collections.abc import Callable
from typing import Any, Final, cast, final

from grognard.core.campaign import Campaign
from grognard.core.dice import Dice
from grognard.core.errors import BadAction
from grognard.core.event import Event
from grognard.core.features import Features
from grognard.core.game import Board, Change, Game, Option
from grognard.core.game import Scenario as Listed
from grognard.core.head_start import HEAD_START, given, head_start, head_start_option
from grognard.core.message import Message
from grognard.core.note import Note
from grognard.core.odds import Odds
from grognard.core.question import Clicks, Task, tabled
from grognard.core.reason import Reason
from grognard.core.saves import renewed
from grognard.core.state import Outcome, State
from grognard.core.types import NOBODY, Action, Json, Player
from grognard.games.undaunted import actions, describe, draw, evaluate, names, observe, plans
from grognard.games.undaunted.changes import CHANGES
from grognard.games.undaunted.check import check
from grognard.games.undaunted.features import fill
from grognard.games.undaunted.measures import UndauntedMeasures
from grognard.games.undaunted.player.judgement import judged
from grognard.games.undaunted.player.parts import JUDGING
from grognard.games.undaunted.reference import evaluate as reference
from grognard.games.undaunted.rules import s03_sequence as sequence
from grognard.games.undaunted.rules import s05_initiative as initiative
from grognard.games.undaunted.rules import s06_turns as turns
from grognard.games.undaunted.rules import s07_movement as movement
from grognard.games.undaunted.rules import s08_support as support
from grognard.games.undaunted.rules import s09_combat as combat
from grognard.games.undaunted.rules.s02_setup import set_up
from grognard.games.undaunted.rules.s09_03_odds import combat_odds
from grognard.games.undaunted.rules.s11_end import outcome
from grognard.games.undaunted.rules.s14_02_campaign import UndauntedCampaign
from grognard.games.undaunted.rules.s14_booklet import SCENARIO_IDS, SCENARIOS, Scenario
from grognard.games.undaunted.sent import SENT
from grognard.games.undaunted.state import PHASE_DRAW, UndauntedState
from grognard.games.undaunted.tables import SEATS

OPTION_DISCARDS: Final = "discards"


TASKS: Final[list[Task[Any]]] = tabled(
    [
        initiative.ASK_BID,
        turns.ASK_PLAY,
        turns.ASK_USE,
        movement.ASK_MOVE,
        movement.ASK_GUIDE,
        combat.ASK_ATTACK,
        support.ASK_TARGET,
        support.ASK_BOLSTER,
        support.ASK_INSPIRE,
        support.ASK_COMMAND,
        sequence.NEXT_PHASE,
    ]
)
"""Every question and every step of the game."""


HEAD_STARTS: Final = (1, 2, 3)
"""Points of objectives."""


def can_give(scenario: Scenario) -> bool:
    """§11.1 Say whether a head start makes sense: both sides win by points, more than it gives."""
    return all(side.points_to_win > HEAD_STARTS[-1] for side in scenario.sides)


def give_head_start(state: UndauntedState, value: str) -> None:
    """§11.1 Give a side points that no tile holds; nothing where that makes no sense."""
    if not can_give(state.scenario):
        return
    state.head_start = head_start(value, SEATS)
    for side in (0, 1):
        state.points_of[side] += given(state.head_start, side)


@final
class UndauntedGame(Game):
    """Undaunted: Normandy, by David Thompson and Trevor Benjamin (Osprey Games)."""

    name = "undaunted"
    seats = SEATS
    num_actions = actions.NUM_ACTIONS
    rules_version = 2
    victory = "§11"
    sent = SENT
    measures = UndauntedMeasures()
    judging = JUDGING

    def scenarios(self) -> list[Listed]:
        """Return the twelve scenarios of the booklet."""
        return [
            Listed(scenario.id, scenario.number, scenario.reconstructed, _facts(scenario))
            for scenario in SCENARIOS
        ]

    def options(self) -> list[Option]:
        """Ruling R13 (§6): may one look through the enemy's discard? And a head start."""
        return [
            Option(OPTION_DISCARDS, ("closed", "open"), "closed", "§6 R13"),
            head_start_option(SEATS, HEAD_STARTS, "§11.1"),
        ]

    def blank(self) -> State:
        """Return a new state object."""
        return UndauntedState()

    def tasks(self) -> list[Task[Any]]:
        """Return the questions and steps."""
        return TASKS

    def new_state(self, scenario: str, options: dict[str, str], dice: Dice) -> State:
        """§2 Set up a scenario and go on to the first bids."""
        state = UndauntedState()
        state.begin(self, dice)
        state.open_discards = options[OPTION_DISCARDS] == "open"
        set_up(state, SCENARIO_IDS.index(scenario))
        give_head_start(state, options[HEAD_START])
        state.push(sequence.NEXT_PHASE, NOBODY)
        state.go_on()
        return state

    def renewed(self, saved: Json) -> Json:
        """Return an older save in today's form: below all questions lies the sequence of play."""
        return renewed(saved, [sequence.NEXT_PHASE.number, NOBODY, 0, 0, 0, 0])

    def observe(self, state: State, seat: Player) -> Json:
        """Return what a seat may know."""
        return cast(Json, observe.observe(_own(state), seat))

    def redraw(self, state: State, seat: Player, dice: Dice) -> None:
        """Draw anew what a seat may not know."""
        observe.redraw(_own(state), seat, dice)

    def outcome(self, state: State) -> Outcome | None:
        """§11 Return how it ended."""
        return outcome(_own(state))

    def check(self, state: State) -> list[str]:
        """Return the broken invariants."""
        return check(_own(state))

    def reason(self, state: State, action: Action, code: int) -> Reason:
        """Return the reason behind a code."""
        return describe.reason(_own(state), action, code)

    def clicks(self, state: State) -> Clicks:
        """Return what can be clicked in a scenario."""
        return actions.CLICKS[_own(state).number]

    def meanings(self, state: State, target: str) -> list[str]:
        """Return a unit's card and tile, or who stands on a tile."""
        return names.meanings(_own(state), target)

    def note(self, state: State, action: Action) -> Note | None:
        """Return what an answer gives up."""
        return plans.note(_own(state), action)

    def odds(self, state: State, action: Action) -> Odds | None:
        """§9 Return the odds of an attack."""
        return combat_odds(_own(state), action)

    def label(self, state: State, action: Action) -> Message:
        """Return the name of what is clicked."""
        return names.thing(_own(state), action)

    def describe_event(self, state: State, event: Event) -> Message:
        """Return an event as a sentence."""
        return describe.event(_own(state).scenario, event)

    def sent_number(self, state: State, meaning: str, number: int) -> object:
        """Return what is sent for a number of an event: a tile has its name in the scenario."""
        if meaning == "tile" and number >= 0:
            return _own(state).scenario.tile_ids[number]
        return super().sent_number(state, meaning, number)

    def event_fields(self, state: State, event: Event) -> Json:
        """§9.3 Return what an event says, and of a roll which of its dice hit."""
        found = super().event_fields(state, event)
        if event.kind == "rolled":
            found["hits"] = combat.hits(event.numbers)
        return found

    def draw(self, observation: Json, say: Callable[[Message], str]) -> Board:
        """Draw board, piles and hand for the terminal."""
        return draw.draw(observation, say)

    def evaluate(self, state: State, seat: Player) -> float:
        """Return a side's prospects."""
        return judged(_own(state), seat)

    def fill_features(self, features: Features, state: State, seat: Player) -> None:
        """Add what a seat knows in numbers."""
        fill(features, _own(state), seat)

    def player_turn(self, state: State) -> int:
        """§6 Return the number of the turn; the bids belong to the first of a round.

        The phase is the one that comes next (§3): drawing, while the second turn is played.
        """
        own = _own(state)
        return 2 * own.round + (1 if own.phase == PHASE_DRAW else 0)

    def pace(self) -> int:
        """Return about how many positions a search looks at in a thousandth of a second."""
        return 35

    def decisions_ahead(self) -> int:
        """§6 Return how many cards of a turn are looked at together: most of them."""
        return 4

    def aspects(self, state: State, action: Action) -> int:
        """Return which card, which flank (squads A and C) or that the supply is meant."""
        return evaluate.aspects(_own(state), action)

    def reference_evaluate(self, state: State, seat: Player) -> float:
        """Return what the player `reference` thinks of it."""
        return reference.evaluate(_own(state), seat)

    def changes(self) -> list[Change]:
        """Return what later versions of the rules changed."""
        return list(CHANGES)

    def campaign(self) -> Campaign | None:
        """§14.2 Return a new campaign."""
        return UndauntedCampaign()


def _own(state: State) -> UndauntedState:
    if not isinstance(state, UndauntedState):
        raise BadAction("other-game", name="undaunted")
    return state


def _facts(scenario: Scenario) -> Json:
    """Return what a lobby shows of a scenario."""
    goals = {
        seat: {
            "points": scenario.sides[side].points_to_win,
            "pin": scenario.sides[side].wins_by_pinning,
        }
        for side, seat in enumerate(SEATS)
    }
    return {
        "title": scenario.title,
        "date": scenario.date,
        "phase": scenario.phase,
        "tiles": len(scenario.tiles),
        "goals": cast(object, goals),
        "initiative": SEATS[scenario.initiative],
        "options": [OPTION_DISCARDS, *([HEAD_START] if can_give(scenario) else [])],
    }
