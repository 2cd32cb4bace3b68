"""The rules of Pebbles: §1 a heap and a charm each, §2 take one to three, §3 the last wins.

Written as `docs/contract.md` shows it, with class attributes, and in plain Python.
"""

from collections.abc import Callable

from grognard.core.dice import Dice
from grognard.core.errors import BadAction, BadSave
from grognard.core.event import Event
from grognard.core.fair import load_dice
from grognard.core.game import Board, Game, Option, Scenario
from grognard.core.message import Message
from grognard.core.odds import Odds
from grognard.core.reason import Reason
from grognard.core.saves import check_seal, loaded_log, whole, wholes
from grognard.core.state import State
from grognard.core.types import OK, Action, Json, Player
from pebbles.state import MOST, PebblesState

HEAPS = {"pocket": 7, "beach": 12}
TOO_MANY = 1


class Pebbles(Game):
    """A heap of pebbles, of which two sides take in turn."""

    name = "pebbles"
    seats = ("light", "dark")
    num_actions = MOST
    rules_version = 1

    def scenarios(self) -> list[Scenario]:
        return [Scenario(id, number + 1) for number, id in enumerate(HEAPS)]

    def options(self) -> list[Option]:
        return []

    def new_state(self, scenario: str, options: dict[str, str], dice: Dice) -> State:
        state = PebblesState()
        state.scenario, state.heap, state.dice = scenario, HEAPS[scenario], dice
        state.set_up()
        return state

    def load_state(self, saved: Json) -> State:
        try:
            return _loaded(saved)
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
            raise BadSave("bad-save", detail=str(error)) from None

    def legality(self, state: State, action: Action, seat: Player) -> int:
        """§2 No more than there are."""
        return OK if action in state.legal_actions(seat) else TOO_MANY

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
        return f"number:{action + 1}"

    def odds(self, state: State, action: Action) -> Odds | None:
        return None

    def describe_prompt(self, state: State) -> Message:
        return Message("pebbles-ask-take")

    def describe_action(self, state: State, action: Action) -> Message:
        return Message("pebbles-do-take", {"count": action + 1})

    def describe_event(self, state: State, event: Event) -> Message:
        side = Message(f"pebbles-seat-{self.seats[event.who]}")
        return Message(f"pebbles-event-{event.kind}", {"side": side, "count": event.numbers[0]})

    def draw(self, observation: Json, say: Callable[[Message], str]) -> Board:
        board = Board()
        board.rows.append([("o" * whole(observation["heap"]), "")])
        return board

    def evaluate(self, state: State, seat: Player) -> float:
        """Who leaves a multiple of four wins."""
        assert isinstance(state, PebblesState)
        if state.is_over():
            return state.returns()[seat]
        is_good = (state.heap % (MOST + 1) == 0) != (state.turn == seat)
        return 0.5 if is_good else -0.5


def _loaded(saved: Json) -> PebblesState:
    check_seal(saved, "pebbles")
    state = PebblesState()
    state.scenario = str(saved["scenario"])
    state.heap, state.turn = whole(saved["heap"]), whole(saved["turn"])
    state.charm_of = wholes(saved["charm_of"])
    state.fate, state.chain = whole(saved["fate"]), whole(saved["chain"])
    state.dice, state.log = load_dice(saved["dice"]), loaded_log(saved["log"])
    if state.scenario not in HEAPS or len(state.charm_of) != 2 or state.check():
        raise ValueError("no such heap")
    return state
