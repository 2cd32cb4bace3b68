"""The game: names, seats, scenarios, options, and the contract's way to the modules."""

from collections.abc import Callable
from typing import Any, Final, cast, final

from grognard.core.dice import Dice
from grognard.core.errors import BadAction
from grognard.core.event import Event
from grognard.core.features import Features
from grognard.core.game import Board, Change, Game, Option
from grognard.core.game import Scenario as Listed
from grognard.core.head_start import HEAD_START, head_start, head_start_option
from grognard.core.message import Message
from grognard.core.note import Note
from grognard.core.odds import Odds
from grognard.core.question import WIDTH, Clicks, Task, tabled
from grognard.core.reason import Reason
from grognard.core.saves import check_seal, renewed, seal, table, wholes
from grognard.core.state import Outcome, State
from grognard.core.types import Action, Json, Player
from grognard.games.napoleonics import actions, describe, draw, evaluate, observe, unseen
from grognard.games.napoleonics.changes import CHANGES
from grognard.games.napoleonics.check import check
from grognard.games.napoleonics.features import fill
from grognard.games.napoleonics.measures import NapoleonicsMeasures
from grognard.games.napoleonics.options import OPTIONS, SETTLED, settings_before
from grognard.games.napoleonics.plans import note
from grognard.games.napoleonics.player.terms import JUDGING
from grognard.games.napoleonics.question import NapoleonicsQuestion
from grognard.games.napoleonics.reasons import WHY
from grognard.games.napoleonics.reference import evaluate as reference
from grognard.games.napoleonics.rules.s02_01_board import SEATS
from grognard.games.napoleonics.rules.s02_unit_cards import IS_RIFLES
from grognard.games.napoleonics.rules.s03_setup import set_up
from grognard.games.napoleonics.rules.s05_01_command import ASK_PLAY
from grognard.games.napoleonics.rules.s05_02_orders import ASK_ORDER, ASK_PAYS, DO_ORDERED
from grognard.games.napoleonics.rules.s05_03_movement import ASK_MOVE, ASK_MOVE_TO
from grognard.games.napoleonics.rules.s05_04_combat import ASK_BATTLE, ASK_TARGET, DO_BATTLES
from grognard.games.napoleonics.rules.s05_05_ranged import DO_FIRE
from grognard.games.napoleonics.rules.s05_06_melee import ASK_REACT, DO_MELEE
from grognard.games.napoleonics.rules.s05_08_retreat import ASK_RETREAT
from grognard.games.napoleonics.rules.s05_09_morale import ASK_FLAGS
from grognard.games.napoleonics.rules.s05_10_leader_retreat import ASK_LEADER_TO
from grognard.games.napoleonics.rules.s05_12_bonus import ASK_BONUS, ASK_BREAKTHROUGH, ASK_GROUND
from grognard.games.napoleonics.rules.s05_13_battle_back import ASK_BACK
from grognard.games.napoleonics.rules.s05_14_end_of_turn import DO_END_TURN
from grognard.games.napoleonics.rules.s05_15_victory import outcome
from grognard.games.napoleonics.rules.s05_turn import DO_BEGIN_TURN
from grognard.games.napoleonics.rules.s06_03_leaving import ASK_OUT
from grognard.games.napoleonics.rules.s06_04_combined_arms import ASK_SUPPORT
from grognard.games.napoleonics.rules.s08_01_scout import ASK_KEEP
from grognard.games.napoleonics.rules.s08_02_12_rally import ASK_RALLY
from grognard.games.napoleonics.rules.s08_02_13_supply import ASK_SUPPLY_HEX, ASK_SUPPLY_UNIT
from grognard.games.napoleonics.rules.s08_02_tactics import ASK_MANOEUVRE, ASK_SECTION
from grognard.games.napoleonics.rules.s09_scenarios import SCENARIO_IDS, SCENARIOS, Scenario
from grognard.games.napoleonics.sent import SENT
from grognard.games.napoleonics.state import NapoleonicsState

TASKS: Final[list[Task[Any]]] = tabled(
    [
        DO_BEGIN_TURN,
        DO_ORDERED,
        DO_BATTLES,
        DO_FIRE,
        DO_MELEE,
        DO_END_TURN,
        ASK_PLAY,
        ASK_MANOEUVRE,
        ASK_SECTION,
        ASK_RALLY,
        ASK_SUPPLY_UNIT,
        ASK_SUPPLY_HEX,
        ASK_ORDER,
        ASK_OUT,
        ASK_MOVE,
        ASK_MOVE_TO,
        ASK_BATTLE,
        ASK_TARGET,
        ASK_SUPPORT,
        ASK_REACT,
        ASK_FLAGS,
        ASK_RETREAT,
        ASK_LEADER_TO,
        ASK_GROUND,
        ASK_BREAKTHROUGH,
        ASK_BONUS,
        ASK_KEEP,
        ASK_PAYS,
        ASK_BACK,
    ]
)
"""Every question and every step of the game."""


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
        "options": [HEAD_START, *(one.id for one in OPTIONS if _matters(scenario, one.id))],
    }


HEAD_STARTS: Final = (1, 2, 3)
"""Banners; every battle asks for more."""


def _matters(scenario: Scenario, option: str) -> bool:
    """Say whether a battle is played differently by an option that is still open."""
    if option == "walled-farms":
        return any(scenario.flags_at)
    if option in ("square-in-works", "works-stop"):
        return any(scenario.works_at)
    if option == "rifles-moved":
        return any(IS_RIFLES[kind] for kind in scenario.kind_of)
    return option not in SETTLED


def with_numbers(saved: Json) -> Json:
    """Return a save of the older form with the numbers of today's table and all of its options."""
    check_seal(saved, "napoleonics")
    columns, frames = table(saved["columns"]), wholes(saved["questions"])
    settings = wholes(columns["settings"])
    settings += settings_before()[len(settings) :]  # options that came later
    for place in range(0, len(frames), WIDTH):
        frames[place] -= 14 if frames[place] >= 20 else 1  # questions from 20, steps from 1
    return seal({**saved, "columns": {**columns, "settings": settings}, "questions": frames})


@final
class Napoleonics(Game):
    """Commands & Colors: Napoleonics, by Richard Borg (GMT Games)."""

    name = "napoleonics"
    seats = SEATS
    num_actions = actions.NUM_ACTIONS
    rules_version = 2
    victory = "§5.15"
    sent = SENT
    measures = NapoleonicsMeasures()
    judging = JUDGING

    def scenarios(self) -> list[Listed]:
        """Return the fifteen battles; their maps are reconstructed."""
        return [
            Listed(scenario.id, scenario.number, bool(scenario.reconstructed), _facts(scenario))
            for scenario in SCENARIOS
        ]

    def options(self) -> list[Option]:
        """Return the points on which sources differ, and a head start."""
        return [*OPTIONS, head_start_option(SEATS, HEAD_STARTS, "§4")]

    def blank(self) -> State:
        """Return a new state object."""
        return NapoleonicsState()

    def tasks(self) -> list[Task[Any]]:
        """Return the questions and steps."""
        return TASKS

    def new_state(self, scenario: str, options: dict[str, str], dice: Dice) -> State:
        """§3 Set a battle up, to the first card."""
        state = NapoleonicsState()
        state.scenario = SCENARIOS[SCENARIO_IDS.index(scenario)]
        state.begin(self, dice)
        for place, option in enumerate(OPTIONS):
            state.settings[place] = option.values.index(options[option.id])
        state.head_start = head_start(options[HEAD_START], SEATS)
        set_up(state)
        state.go_on()
        return state

    def renewed(self, saved: Json) -> Json:
        """Return an older save in today's form: with options that came later, and our numbers."""
        return renewed(with_numbers(saved))

    def observe(self, state: State, seat: Player) -> Json:
        """Return what a seat may know."""
        return cast(Json, observe.observe(_own(state), seat))

    def redraw(self, state: State, seat: Player, dice: Dice) -> None:
        """Draw anew what a seat may not know."""
        unseen.redraw(_own(state), seat, dice)

    def outcome(self, state: State) -> Outcome | None:
        """§5.15 Return how it ended."""
        return outcome(_own(state))

    def check(self, state: State) -> list[str]:
        """Return the broken invariants."""
        return check(_own(state))

    def reason(self, state: State, action: Action, code: int) -> Reason:
        """Return the reason behind a code, speaking of what was clicked."""
        own = _own(state)
        section = WHY.sections[code] or own.section()
        return Reason(WHY.ids[code], section, {"what": describe.clicked(own, action)})

    def is_said_last(self, reason: Reason) -> bool:
        """Say whether the reason is that a unit is in no square."""
        return reason.code == "napoleonics-why-not-in-square"

    def clicks(self, state: State) -> Clicks:
        """Return what can be clicked in a battle."""
        return actions.CLICKS[_own(state).scenario.number - 1]

    def meanings(self, state: State, target: str) -> list[str]:
        """Return the hex of a piece, or who stands in a hex."""
        return describe.meanings(_own(state), target)

    def note(self, state: State, action: Action) -> Note | None:
        """Return what an answer costs or gives up."""
        return note(_own(state), action)

    def odds(self, state: State, action: Action) -> Odds | None:
        """Return the exact chances of what an action rolls at once."""
        return cast(NapoleonicsQuestion, state.question()).odds(_own(state), action)

    def label(self, state: State, action: Action) -> Message:
        """Return an action as a button label."""
        return describe.label(_own(state), action)

    def describe_event(self, state: State, event: Event) -> Message:
        """Return an event as a sentence of the log."""
        return describe.event(_own(state).scenario, event)

    def sent_number(self, state: State, meaning: str, number: int) -> object:
        """Return what is sent for a number of an event."""
        return describe.sent_number(_own(state).scenario, meaning, number)

    def draw(self, observation: Json, say: Callable[[Message], str]) -> Board:
        """Draw an observation for the terminal."""
        return draw.draw(observation, say)

    def evaluate(self, state: State, seat: Player) -> float:
        """Return how good a state is for a seat."""
        return evaluate.evaluate(_own(state), seat)

    def fill_features(self, features: Features, state: State, seat: Player) -> None:
        """Add what a seat knows in numbers."""
        fill(features, _own(state), seat)

    def player_turn(self, state: State) -> int:
        """§5 Return the number of the turn."""
        return _own(state).turn

    def pace(self) -> int:
        """Return about how many positions a search looks at in a thousandth of a second."""
        return 65

    def aspects(self, state: State, action: Action) -> int:
        """Return which card, which flank or that a unit far behind is meant."""
        return evaluate.aspects(_own(state), action)

    def reference_evaluate(self, state: State, seat: Player) -> float:
        """Return what the player `reference` thinks of it."""
        return reference.evaluate(_own(state), seat)

    def changes(self) -> list[Change]:
        """Return what later versions of the rules changed."""
        return list(CHANGES)


def _own(state: State) -> NapoleonicsState:
    if not isinstance(state, NapoleonicsState):
        raise BadAction("other-game", name="napoleonics")
    return state
