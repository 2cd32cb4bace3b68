"""§11 Assaults: who takes part, and who leads."""

from typing import Final

from mypy_extensions import i64

from grognard.core.errors import MissingMethod
from grognard.core.types import OK, Action
from grognard.games.marengo import reasons as why
from grognard.games.marengo.actions import DONE, piece_of
from grognard.games.marengo.question import AskPiece
from grognard.games.marengo.state import MarengoState, count, first, members
from grognard.games.marengo.tables import ARMY_MASK, BIT, IS_WIDE, TYPE_OF, Piece, Side, blocking

LEAST_TO_LEAD: Final = 2
"""§11.3, §11.5 The strength an attack leader or a counter-attacker needs."""


def most_leaders(side: Side) -> int:
    """§11 One piece leads across a narrow approach, one or two across a wide one."""
    return 2 if IS_WIDE[side] else 1


def defenders(state: MarengoState) -> i64:
    """§11.2 Whoever of the defender stands in the defense approach takes part."""
    return state.at[blocking(Side(state.front ^ 1))]


def attack_leaders(state: MarengoState) -> i64:
    """§11.3 Return the attacker's leading pieces."""
    return state.leaders & ARMY_MASK[state.turn]


def defense_leaders(state: MarengoState) -> i64:
    """§11.2 Return the defender's leading pieces."""
    return state.leaders & ~ARMY_MASK[state.turn]


def total_strength(state: MarengoState, pieces: i64) -> int:
    """Return the strengths of pieces together."""
    return sum([state.strength_of[piece] for piece in members(pieces)])


class AskLeaders(AskPiece):
    """§11 A question for one or two pieces of the same type, across the front."""

    def leader_code(self, state: MarengoState, piece: Piece) -> int:
        """Return whether a piece can be one of them."""
        raise MissingMethod("missing-method", name="AskLeaders.leader_code")

    def piece_code(self, state: MarengoState, piece: Piece) -> int:
        """§11 Two pieces chosen together must be of the same type."""
        code = self.leader_code(state, piece)
        if code == OK and state.picked and TYPE_OF[first(state.picked)] != TYPE_OF[piece]:
            return why.SAME_TYPE
        return code

    def done_code(self, state: MarengoState) -> int:
        """§11 None need be chosen."""
        return OK

    def pick(self, state: MarengoState, action: Action) -> bool:
        """Choose a piece; say whether the choice is complete."""
        if action == DONE:
            return True
        state.picked |= BIT[piece_of(action)]
        return not self._may_pick_more(state)

    def _may_pick_more(self, state: MarengoState) -> bool:
        """§11 Say whether a second piece can be chosen beside the one that is."""
        if count(state.picked) >= most_leaders(state.front):
            return False
        for piece in members(self.among(state)):
            if self.piece_code(state, piece) == OK:
                return True
        return False
