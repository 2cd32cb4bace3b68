"""The game: names, seats, the eleven forms, and the contract's way to the modules."""

from collections.abc import Callable
from typing import Any, Final, cast, final

from grognard.core.dice import Dice
from grognard.core.errors import BadAction
from grognard.core.event import Event
from grognard.core.features import Features
from grognard.core.game import Board, Change, Game, Option, Scenario
from grognard.core.head_start import HEAD_START, head_start, head_start_option
from grognard.core.message import Message
from grognard.core.odds import Odds
from grognard.core.plan import Plan
from grognard.core.question import Clicks, Task, tabled
from grognard.core.reason import Reason
from grognard.core.state import Outcome, State
from grognard.core.types import Action, Json, Player
from grognard.games.prussia import (
    actions,
    describe,
    draw,
    evaluate,
    marching,
    observe,
    older,
    plans,
    reasons,
)
from grognard.games.prussia.changes import CHANGES
from grognard.games.prussia.check import check
from grognard.games.prussia.features import fill
from grognard.games.prussia.measures import PrussiaMeasures
from grognard.games.prussia.player import drafts, setups
from grognard.games.prussia.player.oversights import MOST
from grognard.games.prussia.player.terms import JUDGING
from grognard.games.prussia.question import CombatQuestion, PrussiaQuestion, clicked
from grognard.games.prussia.reference import evaluate as reference
from grognard.games.prussia.reference import marching as reference_marching
from grognard.games.prussia.rules import (
    s03_sequence,
    s04_01_activation,
    s04_02_command,
    s04_04_deployment,
    s04_05_rolls,
    s07_01_routed,
    s07_06_column,
    s07_movement,
    s08_bombardment,
    s09_disorder,
    s10_01_declare,
    s10_02_withdrawal,
    s10_08_losses,
    s10_09_retreat,
    s10_10_advance,
    s10_10_capture,
    s10_11_momentum,
    s10_13_charge,
    s10_combat,
    s11_locked,
    s13_joint,
    s14_end,
    s22_02_setup,
    s23_04_bonus,
    s23_rossbach,
    s26_torgau,
)
from grognard.games.prussia.rules.s10_06_chances import odds as combat_odds
from grognard.games.prussia.rules.s22_01_victory import outcome
from grognard.games.prussia.rules.s22_02_setup import begin_setup
from grognard.games.prussia.scenarios import (
    FORM_BATTLES,
    FORM_IDS,
    FORM_KINDS,
    FORM_TIMES,
    OPTION_ROWS,
    form_named,
)
from grognard.games.prussia.sent import SENT
from grognard.games.prussia.state import Combat, PrussiaState
from grognard.games.prussia.tables import BATTLES, SIDES

RULES_VERSION: Final = 3

PLAIN: Final = PrussiaQuestion()
"""For labels when nothing is asked."""
DATES: Final = {
    "rossbach": "1757-11-05",
    "leuthen": "1757-12-05",
    "zorndorf": "1758-08-25",
    "torgau": "1760-11-03",
}


TASKS: Final[list[Task[Any]]] = tabled(
    [
        s22_02_setup.DO_SETUP,
        s03_sequence.DO_TURN,
        s03_sequence.DO_PLAYER_TURN,
        s03_sequence.DO_ACTIVATION,
        s04_04_deployment.DO_DEPLOY,
        s04_05_rolls.DO_COMMAND,
        s04_05_rolls.DO_SPECIALS,
        s07_01_routed.DO_ROUTED,
        s07_movement.DO_LOCK,
        s07_movement.DO_MOVEMENT,
        s07_movement.DO_END_MOVEMENT,
        s08_bombardment.DO_OFFENSIVE,
        s08_bombardment.DO_DEFENSIVE,
        s03_sequence.DO_END_PLAYER_TURN,
        s14_end.DO_END_TURN,
        s07_movement.DO_WALK,
        s07_06_column.DO_START_CLASHES,
        s23_rossbach.DO_FORCED_MARCH,
        s22_02_setup.ASK_PLACE,
        s22_02_setup.ASK_DETACHMENT,
        s22_02_setup.ASK_STACK,
        s04_01_activation.ASK_ACTIVATE,
        s23_04_bonus.ASK_BONUS,
        s04_04_deployment.ASK_DEPLOY,
        s04_05_rolls.ASK_SPECIAL,
        s04_02_command.ASK_TRACE,
        s07_01_routed.ASK_ROUT_PIECE,
        s07_movement.ASK_MOVE_PIECE,
        s07_movement.ASK_MOVE_TO,
        s04_01_activation.ASK_COUP,
        s04_01_activation.ASK_COUP_PAY,
        s07_06_column.ASK_FORCED,
        s08_bombardment.ASK_FIRE_TARGET,
        s08_bombardment.ASK_FIRE_GUN,
        s26_torgau.ASK_ARRIVE,
        s07_06_column.ASK_COLUMN,
        s09_disorder.DO_RALLY,
        s10_combat.DO_COMBAT_PHASE,
        s10_combat.DO_COMBAT,
        s10_08_losses.DO_LOSSES,
        s10_08_losses.DO_QUEUE,
        s10_09_retreat.DO_RETREAT,
        s10_09_retreat.DO_CHECK,
        s10_10_advance.DO_ADVANCE,
        s10_10_capture.DO_CAPTURE,
        s11_locked.DO_LOCKED,
        s13_joint.DO_JOINT,
        s13_joint.DO_COLLAPSE,
        s13_joint.DO_FLEE,
        s10_01_declare.ASK_DECLARE,
        s10_02_withdrawal.ASK_WITHDRAW,
        s10_combat.ASK_LEAD,
        s10_08_losses.ASK_LOSS_UNIT,
        s10_08_losses.ASK_LOSS_HOW,
        s10_08_losses.ASK_LOSS_GUN,
        s10_08_losses.ASK_RETREAT_PIECE,
        s10_09_retreat.ASK_RETREAT_TO,
        s10_09_retreat.ASK_RETREAT_LEADER,
        s10_10_advance.ASK_ADVANCE,
        s10_10_advance.ASK_ADVANCE_TO,
        s10_10_advance.ASK_ORDER,
        s10_11_momentum.ASK_MOMENTUM,
        s10_11_momentum.ASK_MOMENTUM_PIECE,
        s10_11_momentum.ASK_MOMENTUM_TO,
        s10_11_momentum.ASK_MOMENTUM_MARKER,
        s10_13_charge.ASK_CHARGE_UNIT,
        s10_13_charge.ASK_CHARGE_HEX,
        s13_joint.ASK_FLEE_PIECE,
    ]
)
"""Every question and every step; the order is in saved states, so what is new comes last."""


HEAD_STARTS: Final = (3, 5, 7, 10)
"""Victory points."""


def _options_of(form: str) -> list[str]:
    """Return the doubtful texts that matter in a form."""
    return [row["id"] for row in OPTION_ROWS if form in row.get("forms", FORM_IDS)]


@final
class Prussia(Game):
    """Prussia's Glory, by Bob Kalinowski (GMT Games), version 2 of the rules."""

    name = "prussia"
    seats = SIDES
    num_actions = actions.NUM_ACTIONS
    rules_version = RULES_VERSION
    sent = SENT
    measures = PrussiaMeasures()
    judging = JUDGING
    is_open = True
    oversights = MOST

    def scenarios(self) -> list[Scenario]:
        """Return the eleven forms; maps and most counters are reconstructed."""
        found: list[Scenario] = []
        for index, name in enumerate(FORM_IDS):
            battle = BATTLES[FORM_BATTLES[index]]
            facts: Json = {
                "battle": battle,
                "date": DATES[battle],
                "kind": FORM_KINDS[index],
                "turns": len(FORM_TIMES[index]),
                "times": list(FORM_TIMES[index]),
                "options": [HEAD_START, *_options_of(name)],
            }
            found.append(Scenario(name, index + 1, True, facts))
        return found

    def options(self) -> list[Option]:
        """Return the doubtful texts on which players may differ, and a head start."""
        found = [
            Option(
                row["id"],
                row["values"],
                row["values"][0],
                f"§{row['section']}",
                row.get("since", 1),
                row.get("before", ""),
            )
            for row in OPTION_ROWS
        ]
        return [*found, head_start_option(SIDES, HEAD_STARTS, "§22.1")]

    def blank(self) -> State:
        """Return a new state object."""
        return PrussiaState()

    def tasks(self) -> list[Task[Any]]:
        """Return the questions and steps."""
        return TASKS

    def new_state(self, scenario: str, options: dict[str, str], dice: Dice) -> State:
        """§22.2 Set a battle up, to the first decision of the set-up."""
        state = PrussiaState()
        state.begin(self, dice)
        state.combat = Combat()
        state.choose(form_named(scenario))
        for place, row in enumerate(OPTION_ROWS):
            state.choices[place] = row["values"].index(options[row["id"]])
        state.head_start = head_start(options[HEAD_START], SIDES)
        begin_setup(state)
        state.go_on()
        return state

    def renewed(self, saved: Json) -> Json:
        """Return an older save in today's form."""
        return older.today(saved)

    def observe(self, state: State, seat: Player) -> Json:
        """Return what a seat may know: everything."""
        return cast(Json, observe.observe(_own(state)))

    def redraw(self, state: State, seat: Player, dice: Dice) -> None:
        """Leave everything as it is: there is nothing that a seat does not know."""

    def outcome(self, state: State) -> Outcome | None:
        """§22 Return how it ended: the level of victory and the victory points."""
        return outcome(_own(state))

    def end_section(self, state: State) -> str:
        """Return the section of victory; each form has its own."""
        return f"§{_own(state).form.victory_section}"

    def check(self, state: State) -> list[str]:
        """Return the broken invariants, each beginning with its section."""
        return check(_own(state))

    def reason(self, state: State, action: Action, code: int) -> Reason:
        """Return the reason behind a code."""
        own = _own(state)
        return reasons.reason(own.section(), code, clicked(own, action))

    def clicks(self, state: State) -> Clicks:
        """Return what can be clicked in a battle."""
        return actions.clicks_of(_own(state).form.battle)

    def meanings(self, state: State, target: str) -> list[str]:
        """Return the hex of a piece, or who stands in a hex."""
        return describe.meanings(_own(state), target)

    def plan(self, state: State, id: str) -> Plan | None:
        """Return a plan by its id; §7.3 the march of a body is known, and not offered."""
        march = None if state.is_over() else plans.plan(_own(state), id)
        return march if march is not None else super().plan(state, id)

    def odds(self, state: State, action: Action) -> Odds | None:
        """Return the chances of what an action would roll."""
        own, question = _own(state), state.question()
        if isinstance(question, CombatQuestion):
            return combat_odds(own, action)
        return question.odds(own, action) if isinstance(question, PrussiaQuestion) else None

    def label(self, state: State, action: Action) -> Message:
        """Return an action as a button label."""
        return PLAIN.label(_own(state), action)

    def describe_event(self, state: State, event: Event) -> Message:
        """Return an event as a sentence."""
        own = _own(state)
        return describe.event(own.field, own.form, event)

    def sent_number(self, state: State, meaning: str, number: int) -> object:
        """Return what is sent for a number of an event."""
        own = _own(state)
        return describe.sent_number(own.field, own.form, meaning, number)

    def draw(self, observation: Json, say: Callable[[Message], str]) -> Board:
        """Draw the map, the stacks and the tracks for the terminal."""
        return draw.draw(observation, say)

    def evaluate(self, state: State, seat: Player) -> float:
        """Return an army's prospects."""
        return evaluate.evaluate(_own(state), seat)

    def fill_features(self, features: Features, state: State, seat: Player) -> None:
        """Add what a seat knows in numbers."""
        fill(features, _own(state), seat)

    def player_turn(self, state: State) -> int:
        """§3 Return the number of the player turn."""
        return _own(state).player_turn

    def pace(self) -> int:
        """Return about how many positions a search looks at in a thousandth of a second."""
        return 8

    def aspects(self, state: State, action: Action) -> int:
        """Return which flank an answer is about, a unit far behind, or the guns."""
        return evaluate.aspects(_own(state), action)

    def reference_evaluate(self, state: State, seat: Player) -> float:
        """Return what the player `reference` thinks of it."""
        return reference.evaluate(_own(state), seat)

    def reference_narrow(self, state: State, actions: list[Action]) -> list[Action]:
        """Return the answers at which the player `reference` looks."""
        return reference_marching.narrow(_own(state), actions)

    def changes(self) -> list[Change]:
        """Return what later versions of the rules changed."""
        return list(CHANGES)

    def narrow(self, state: State, actions: list[Action]) -> list[Action]:
        """Return the few answers that bring a corps on."""
        return marching.narrow(_own(state), actions)

    def narrow_overlooking(
        self, state: State, actions: list[Action], overlooked: int
    ) -> list[Action]:
        """Return the few answers that bring a corps on, for one who overlooks some things."""
        return marching.narrow(_own(state), actions, overlooked)

    def draft(self, state: State, dice: Dice, budget: int) -> list[Action]:
        """§7 Return a whole march, §22.2 a set-up, or none where neither begins."""
        own = _own(state)
        if own.is_open(s22_02_setup.ASK_PLACE):
            return setups.drafted_setup(own, min(budget // setups.TRY, setups.MOST), dice)
        if not own.is_open(s07_movement.ASK_MOVE_PIECE):
            return []
        return drafts.best_march(own, budget // drafts.TRY, dice)

    def actions_on(self, state: State, target: str) -> list[Action]:
        """Return the one action that a thing stands for."""
        return self.clicks(state).on(target)


def _own(state: State) -> PrussiaState:
    if not isinstance(state, PrussiaState):
        raise BadAction("other-game", name="prussia")
    return state
