"""The rules of Pebbles: §1 a heap and a charm each, §2 take one to three, §3 the last wins.

Written as `docs/contract.md` shows it, with class attributes, and in plain Python.
"""

from collections.abc import Callable
from typing import Any

from grognard.core.dice import Dice
from grognard.core.drawing import Board, Span
from grognard.core.errors import BadAction
from grognard.core.event import Event
from grognard.core.game import Game, Option, Scenario
from grognard.core.message import Message
from grognard.core.odds import Odds
from grognard.core.question import Task, tabled
from grognard.core.reason import Reason
from grognard.core.saves import whole
from grognard.core.state import Outcome, State
from grognard.core.types import Action, Json, Player
from pebbles.state import CHARMS, MOST, SCENARIOS, TAKE, PebblesState

TASKS: list[Task[Any]] = tabled([TAKE])


class Pebbles(Game):
    """A heap of pebbles, of which two sides take in turn."""

    name = "pebbles"
    seats = ("light", "dark")
    num_actions = MOST
    rules_version = 1

    def scenarios(self) -> list[Scenario]:
        return [Scenario(id, number + 1) for number, id in enumerate(SCENARIOS)]

    def options(self) -> list[Option]:
        return []

    def blank(self) -> State:
        return PebblesState()

    def tasks(self) -> list[Task[Any]]:
        return TASKS

    def new_state(self, scenario: str, options: dict[str, str], dice: Dice) -> State:
        state = PebblesState()
        state.begin(self, dice)
        state.scenario = SCENARIOS.index(scenario)
        state.set_up()
        return state

    def observe(self, state: State, seat: Player) -> Json:
        own = _own(state)
        charms: list[object] = [own.charm_of[s] if s == seat else None for s in (0, 1)]
        return {"heap": own.heap, "turn": own.to_move(), "charms": charms}

    def redraw(self, state: State, seat: Player, dice: Dice) -> None:
        for side in (0, 1):
            if side != seat:
                _own(state).charm_of[side] = dice.below(CHARMS, "charm")

    def outcome(self, state: State) -> Outcome | None:
        """§3 Whoever takes the last pebble wins."""
        if not state.is_over():
            return None
        return Outcome(_own(state).winner, "pebbles-victory", "pebbles-last", "§3")

    def end_section(self, state: State) -> str:
        return "§3"

    def reason(self, state: State, action: Action, code: int) -> Reason:
        return Reason("pebbles-why-too-many", "§2", {"count": action + 1})

    def action_text(self, state: State, action: Action) -> str:
        return f"take-{action + 1}"

    def parse_action(self, state: State, text: str) -> Action:
        for action in range(MOST):
            if text == self.action_text(state, action):
                return action
        raise BadAction("bad-action", text=text)

    def target(self, state: State, action: Action) -> str:
        return f"pebble:{action + 1}"

    def odds(self, state: State, action: Action) -> Odds | None:
        return None

    def label(self, state: State, action: Action) -> Message:
        return Message("pebbles-do-take", {"count": action + 1})

    def describe_event(self, state: State, event: Event) -> Message:
        side = Message(f"pebbles-seat-{self.seats[event.who]}")
        return Message(f"pebbles-event-{event.kind}", {"side": side, "count": event.numbers[0]})

    def draw(self, observation: Json, say: Callable[[Message], str]) -> Board:
        """A click on the third pebble takes three."""
        board = Board()
        heap = whole(observation["heap"])
        board.rows.append([Span("o ", "", f"pebble:{n + 1}") for n in range(min(heap, MOST))])
        board.rows[0].append(Span("o " * (heap - MOST)))
        return board

    def board(self) -> str:
        return "board.js"

    def evaluate(self, state: State, seat: Player) -> float:
        """Who leaves a multiple of four wins."""
        if state.is_over():
            return state.returns()[seat]
        is_good = (_own(state).heap % (MOST + 1) == 0) != (state.to_move() == seat)
        return 0.5 if is_good else -0.5


def _own(state: State) -> PebblesState:
    assert isinstance(state, PebblesState)
    return state
