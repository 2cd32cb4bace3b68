"""What a match says to a seat about the open question, and what changes nothing."""

from grognard.core.errors import MissingMethod
from grognard.core.game import Game
from grognard.core.odds import Odds
from grognard.core.reason import Reason
from grognard.core.state import State
from grognard.core.types import Action, Player
from grognard.match.chains import Samples, samples_of
from grognard.match.plans import Planned, carry_out
from grognard.match.preview import Preview, preview
from grognard.match.view import discreet, told_once


class Sight:
    """The part of a match that answers without being changed."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self._state = state

    def check_legal(self, seat: Player, action: Action) -> None:
        """Refuse an answer that the seat may not give now."""
        raise MissingMethod("missing-method", name="Sight.check_legal")

    def check_asked(self, seat: Player) -> None:
        """Refuse a seat that has nothing to answer."""
        raise MissingMethod("missing-method", name="Sight.check_asked")

    def check_seat(self, seat: Player) -> Player:
        """Return a seat of the game, or refuse a number that is none."""
        raise MissingMethod("missing-method", name="Sight.check_seat")

    def odds(self, seat: Player, action: Action) -> Odds | None:
        """Return the exact chances of what a legal answer would roll, or None."""
        self.check_legal(seat, action)
        return self.game.odds(self._state, action)

    def preview(self, seat: Player, action: Action, seed: int = 0) -> Preview:
        """Return what a legal answer would open: the next question, with odds, up to fate."""
        self.check_legal(seat, action)
        return preview(self.game, seat, self.preview_samples(seat, seed), action)

    def plan(self, seat: Player, plan: str, seed: int = 0) -> Planned:
        """Return what a plan of the open question does: a chain up to fate, and what it leaves."""
        self.check_asked(seat)
        return carry_out(self.game, seat, self.preview_samples(seat, seed), plan)

    def preview_samples(self, seat: Player, seed: int) -> Samples:
        """Return what a preview is handed: samples of what the seat knows."""
        return samples_of(self._state, self.check_seat(seat), seed)

    def why_not(self, seat: Player, action: Action) -> Reason | None:
        """Return None for a legal answer, or the rule that forbids it to the seat."""
        return discreet(self.game.why_not(self._state, action, self.check_seat(seat)))

    def explain(self, seat: Player, target: str) -> list[Reason]:
        """Return why a thing on the table cannot be clicked by a seat; [] if it can.

        Nothing is said twice, whatever the game answers.
        """
        return told_once(self.game.explain(self._state, self.check_seat(seat), target))

    def bot_state(self, seat: Player, seed: int) -> State:
        """Return what a bot is handed: a state drawn from what the seat knows, never the truth."""
        return self._state.determinize(self.check_seat(seat), seed)
