"""What a seat has seen and answered since the game began: its information state, all remembered.

A `Recall` follows a game from its first question on. Two histories that looked alike to a seat, and
in which it answered alike, give the same bytes; others do not. The other seat's clicks leave no
trace, unless something was to be seen of them.
"""

import hashlib
from typing import Self

from grognard.core.dice import Dice
from grognard.core.game import Game
from grognard.core.state import State
from grognard.core.types import Action, Player
from grognard.research.play import canonical

SEATS: tuple[Player, ...] = (0, 1)


class Recall:
    """The memory of both seats of one game.

    It plays the game a second time on a state of its own, and only when it is asked: to follow a
    game costs nothing. The state must have its log.
    """

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self._state = state.clone()
        self._read = 0
        self._shown = [b"", b""]
        self._told = [b"", b""]
        self._waiting: list[tuple[Action, Dice | None]] = []
        self._look()

    def answered(self, action: Action, dice: Dice | None = None) -> None:
        """Note an answer of the seat to move; `dice` give its rolls, if not the state's own."""
        self._waiting.append((action, dice))

    def information_state(self, seat: Player) -> bytes:
        """Return all that a seat has seen and answered, a line for each."""
        self._catch_up()
        return self._told[seat]

    def clone(self) -> Self:
        """Return a copy that goes its own way."""
        twin = type(self).__new__(type(self))
        twin.game, twin._state, twin._read = self.game, self._state, self._read
        twin._shown, twin._told = self._shown[:], self._told[:]
        twin._waiting = self._waiting[:]
        return twin

    def sample(self, state: State, seat: Player) -> Self:
        """Return the memory of a state that was drawn from what a seat knows.

        The other seat remembers nothing there but what it sees: what it has really seen is not
        the seat's to know.
        """
        twin = self.clone()
        twin._catch_up()
        twin._state, twin._read = state, len(state.log or [])
        twin._told[1 - seat] = b"sample\n"
        twin._shown[1 - seat] = b""
        twin._look()
        return twin

    def _catch_up(self) -> None:
        if self._waiting:
            self._state = self._state.clone()  # a copy of this memory may share it
        for action, dice in self._waiting:
            seat = self._state.to_move()
            text = self.game.action_text(self._state, action)
            self._told[seat] += f"answer {self._state.prompt()} {text}\n".encode()
            if dice is not None:
                self._state.dice = dice.clone()
            self._state.apply(action)
            self._look()
        self._waiting = []

    def _look(self) -> None:
        """Write down what both seats see that they did not see before."""
        events = (self._state.log or [])[self._read :]
        self._read += len(events)
        for seat in SEATS:
            for event in events:
                if event.is_seen_by(seat):
                    self._told[seat] += f"event {canonical(event.to_json())}\n".encode()
            shown = self._view(seat)
            if shown != self._shown[seat]:
                self._shown[seat] = shown
                self._told[seat] += b"see " + shown.hex().encode() + b"\n"

    def _view(self, seat: Player) -> bytes:
        """Return a digest of what is shown to a seat now, its question and answers included."""
        view = [self._state.observe(seat), self._state.legal_actions(seat)]
        if seat in self._state.seats_to_answer():
            view.append(self._state.prompt())
        return hashlib.blake2b(canonical(view).encode(), digest_size=16).digest()
