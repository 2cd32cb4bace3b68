"""The course of a game, as far as a report of the balance wants to know it."""

from typing import Final, final

from grognard.ai.report import GameResult
from grognard.core.game import Game
from grognard.core.measures import NEVER, Measures
from grognard.core.state import State
from grognard.core.types import NOBODY, Player

MOST_AHEAD: Final = 60
"""Head starts that are tried; more would be another battle."""


@final
class Course:
    """Watches a game from its beginning, and writes into the result what it saw."""

    def __init__(self, game: Game, state: State) -> None:
        self.game: Game = game
        self.measures: Measures = game.measures
        self.began: list[int] = self.measures.strength(state)
        self.short: list[int] = self.measures.lacks(state)

    def look(self, state: State) -> None:
        """Note how near each seat came to winning at once."""
        for seat, lack in enumerate(self.measures.lacks(state)):
            if lack != NEVER and (self.short[seat] == NEVER or lack < self.short[seat]):
                self.short[seat] = lack

    def write(self, state: State, result: GameResult) -> None:
        """Write down length, strengths, and the head start that each seat would have needed."""
        result.turns = self.game.player_turn(state)
        result.began, result.left = self.began, self.measures.strength(state)
        for seat in (0, 1):
            result.drawn_with[seat], result.won_with[seat] = self._head_starts(state, seat)

    def _head_starts(self, state: State, seat: Player) -> tuple[int, int]:
        """Return with how many points ahead a seat would not have lost, and would have won."""
        outcome = state.outcome()
        if outcome is not None and outcome.winner == seat:
            return 0, 0
        at_once = self.short[seat]
        last = MOST_AHEAD if at_once == NEVER else min(MOST_AHEAD, max(1, at_once))
        drawn = 0 if outcome is None or outcome.winner == NOBODY else NEVER
        for ahead in range(1, last + 1):
            winner = self._winner(state, seat, ahead)
            if winner == seat:
                return (ahead if drawn == NEVER else drawn), ahead
            if winner == NOBODY and drawn == NEVER:
                drawn = ahead
        return drawn, NEVER

    def _winner(self, state: State, seat: Player, ahead: int) -> Player:
        if self.short[seat] != NEVER and ahead >= self.short[seat]:
            return seat
        return self.measures.winner_with(state, seat, ahead)
