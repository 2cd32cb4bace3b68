"""What a program of another language is told, and what it may ask while it thinks: see docs.

All states it is given are samples of what its seat may know, or come of such samples: the truth is
never here. States have numbers; 0 is the sample that came with the question.
"""

import json
from typing import Final, final

from grognard.core.errors import GrognardError
from grognard.core.game import Game
from grognard.core.state import State
from grognard.core.types import Action, Json, Player

PROTOCOL: Final = 1
MOST_STATES: Final = 20000
"""States that a program may hold while it thinks on one question; see `drop`."""
LONGEST: Final = 1 << 22
"""Characters of a line, from either side."""


class Refused(Exception):
    """A program asked for what cannot be given; it may ask again."""


def line_of(message: Json) -> str:
    """Return a message as a line."""
    return json.dumps(message, separators=(",", ":")) + "\n"


def message_of(line: str) -> Json:
    """Return the message in a line; raises ValueError if it is none."""
    found = json.loads(line)
    if not isinstance(found, dict):
        raise ValueError("a message is a JSON object")
    return found


@final
class Desk:
    """One question to a program, and the states that it holds until it has answered."""

    def __init__(self, game: Game, state: State, seat: Player) -> None:
        self.game: Game = game
        self.seat: Player = seat
        self.states: dict[int, State] = {0: state}
        self.next: int = 1

    def question(self) -> Json:
        """Return what the seat is asked, what it sees, and what it may answer."""
        state = self.states[0]
        return {
            "type": "question",
            "game": self.game.name,
            "seat": self.seat,
            "prompt": state.prompt(),
            "section": state.section(),
            "observation": state.observe(self.seat),
            "legal": [
                {"action": action, "text": self.game.action_text(state, action)}
                for action in state.legal_actions(self.seat)
            ],
            "state": 0,
        }

    def told(self, request: Json) -> Json:
        """Return the answer to what a program asks; what cannot be given is refused."""
        try:
            return {"type": "told", "id": request.get("id"), **self._told(request)}
        except (Refused, GrognardError) as error:
            return {"type": "refused", "id": request.get("id"), "why": str(error)}

    def _told(self, request: Json) -> Json:
        wish = request.get("do")
        if wish == "load":
            return {"state": self._keep(self._loaded(request))}
        state = self._state(request)
        if wish == "sample":
            return {"state": self._keep(state.determinize(self.seat, _number(request, "seed")))}
        if wish == "legal":
            return self._asked(state)
        if wish == "apply":
            return self._applied(state, request)
        if wish == "odds":
            odds = self.game.odds(state, self._action(state, request))
            return {"odds": None if odds is None else odds.to_json()}
        if wish == "evaluate":
            return {"value": self._value(state)}
        if wish == "save":
            return {"saved": state.save()}
        if wish == "drop":
            return self._dropped(request)
        raise Refused("no such wish")

    def _asked(self, state: State) -> Json:
        return {
            "seat": state.to_move(),
            "prompt": state.prompt(),
            "legal": state.legal_actions(),
            "over": state.is_over(),
            "returns": state.returns(),
        }

    def _applied(self, state: State, request: Json) -> Json:
        action = self._action(state, request)
        after = state.clone()
        after.apply(action)
        return {"state": self._keep(after), **self._asked(after)}

    def _value(self, state: State) -> float:
        """Return how good a state is for the seat, exact where the game is over."""
        return (
            state.returns()[self.seat] if state.is_over() else self.game.evaluate(state, self.seat)
        )

    def _loaded(self, request: Json) -> State:
        saved = request.get("saved")
        if not isinstance(saved, dict):
            raise Refused("saved is what save gave")
        return self.game.load_state(saved)

    def _dropped(self, request: Json) -> Json:
        number = _number(request, "state")
        if number != 0:
            del self.states[number]
        return {}

    def _state(self, request: Json) -> State:
        found = self.states.get(_number(request, "state"))
        if found is None:
            raise Refused("no such state")
        return found

    def _action(self, state: State, request: Json) -> Action:
        action = _number(request, "action")
        if action not in state.legal_actions():
            raise Refused("not legal")
        return action

    def _keep(self, state: State) -> int:
        if len(self.states) >= MOST_STATES:
            raise Refused("too many states: drop some")
        number = self.next
        self.next += 1
        self.states[number] = state
        return number


def _number(request: Json, name: str) -> int:
    """Return a whole number of a request; a state or a seed that is not named is 0."""
    found = request.get(name, 0 if name != "action" else None)
    if isinstance(found, bool) or not isinstance(found, int) or abs(found) >= 1 << 63:
        raise Refused(f"{name} is a whole number")
    return found
