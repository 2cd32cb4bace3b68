"""§11.2, §11.3 The assault pieces: who leads the defense, who leads the attack, who joins it."""

from typing import ClassVar, Final

from mypy_extensions import i64

from grognard.core.message import Message
from grognard.core.odds import Odds
from grognard.core.plan import Plan
from grognard.core.question import Wishes
from grognard.core.types import OK, Action
from grognard.games.marengo import reasons as why
from grognard.games.marengo.actions import COMPLETE, DONE, PIECE, TARGETS, piece_of
from grognard.games.marengo.question import AskPiece, become
from grognard.games.marengo.rules import s06_actions
from grognard.games.marengo.rules.s11_06_result import result_odds
from grognard.games.marengo.rules.s11_assaults import LEAST_TO_LEAD, AskLeaders, defenders
from grognard.games.marengo.rules.s17_shuffling import reveal
from grognard.games.marengo.state import NO_CLAIM, MarengoState, count, enemy_of, members
from grognard.games.marengo.tables import (
    BIT,
    CAVALRY,
    MOST_IN_ACTION,
    OBSTRUCTS,
    TYPE_OF,
    Piece,
    Side,
    blocking,
)


class AskDefenseLead(AskLeaders):
    """§11.2 Which pieces lead the defense?"""

    id = "s11-defense"
    section = "§11.2"
    wishes: ClassVar[Wishes] = {"decline": (DONE,)}

    def among(self, state: MarengoState) -> i64:
        """§11.2 Return the defender's assault pieces."""
        return defenders(state)

    def leader_code(self, state: MarengoState, piece: Piece) -> int:
        """§11.2 Up to one or two of a type lead; cavalry not behind obstructing terrain."""
        if not defenders(state) & BIT[piece]:
            return why.NOT_ASSAULT_PIECE
        if state.picked & BIT[piece]:
            return why.PICKED_ALREADY
        if TYPE_OF[piece] == CAVALRY and OBSTRUCTS[state.front ^ 1]:
            return why.OBSTRUCTED
        return OK

    def take(self, state: MarengoState, action: Action) -> None:
        """§11.2 Choose the leading pieces of the defense, if any; they are turned face-up."""
        if not self.pick(state, action):
            return
        chosen = state.picked
        state.picked = 0
        state.todo.pop()
        state.leaders |= chosen
        state.defense_leads = count(chosen)
        state.note("§11.2", "lead", enemy_of(state.turn), [count(chosen)])
        reveal(state, chosen, "§11.2")


class AskAttackLead(AskLeaders):
    """§11.3 Which pieces lead the attack?"""

    id = "s11-attack"
    section = "§11.3"

    def among(self, state: MarengoState) -> i64:
        """§11.3 Return the pieces of the attack approach."""
        return state.at[blocking(state.front)]

    def leader_code(self, state: MarengoState, piece: Piece) -> int:
        """§11.3 One or two of a type lead, each of strength two or more."""
        if not self.among(state) & BIT[piece]:
            return why.NOT_ASSAULT_PIECE
        if state.acted & BIT[piece]:
            return why.HAS_ACTED  # §6
        if state.picked & BIT[piece]:
            return why.PICKED_ALREADY
        return lead_code(state, piece, state.front)

    def done_code(self, state: MarengoState) -> int:
        """§11.3 The attacker must select a leading piece."""
        return OK if state.picked else why.ONE_MUST_LEAD

    def take(self, state: MarengoState, action: Action) -> None:
        """§11.3 Choose the leaders; the others are named next."""
        if not self.pick(state, action):
            return
        state.picked_leaders = state.picked
        state.picked = 0
        become(state, ASK_JOIN)
        if not may_join_more(state):
            name_attackers(state)

    def odds(self, state: MarengoState, action: Action) -> Odds | None:
        """§11.3 The attacker weighs his leaders before artillery defense and counter-attack."""
        leaders = state.picked
        if action < COMPLETE:
            leaders |= BIT[piece_of(action)]
        return result_odds(state, leaders, 0) if leaders else None


class AskJoin(AskPiece):
    """§11.3 Which further pieces take part in the assault?"""

    id = "s11-join"
    section = "§11.3"

    def among(self, state: MarengoState) -> i64:
        """§11.3 Return the pieces of the attack approach."""
        return state.at[blocking(state.front)]

    def piece_code(self, state: MarengoState, piece: Piece) -> int:
        """§11.3 Further pieces of the approach may be named, three in all."""
        if not self.among(state) & BIT[piece]:
            return why.NOT_ASSAULT_PIECE
        if state.acted & BIT[piece]:
            return why.HAS_ACTED  # §6
        if (state.picked | state.picked_leaders) & BIT[piece]:
            return why.PICKED_ALREADY
        return OK

    def done_code(self, state: MarengoState) -> int:
        """§11.3 None need join."""
        return OK

    def take(self, state: MarengoState, action: Action) -> None:
        """§11.3 Name a piece; the assault begins when no more are."""
        if action != DONE:
            state.picked |= BIT[piece_of(action)]
        if action == DONE or not may_join_more(state):
            name_attackers(state)

    def plans(self, state: MarengoState) -> list[Plan]:
        """§11.3 Everybody of the approach takes part, three in all."""
        others = self.among(state) & ~(state.picked | state.picked_leaders | state.acted)
        if count(others) < 2:
            return []
        things = [TARGETS[PIECE + piece] for piece in members(others)]
        return [Plan("join", Message("marengo-plan-join"), things)]

    def forget(self, state: MarengoState) -> None:
        """No leaders were chosen."""
        state.picked = state.picked_leaders = 0
        become(state, ASK_ATTACK_LEAD)

    def odds(self, state: MarengoState, action: Action) -> Odds | None:
        """§11.3 Those who join do not count."""
        return result_odds(state, state.picked_leaders, 0)

    def hides(self, state: MarengoState) -> bool:
        """The decision has begun."""
        return False


ASK_DEFENSE_LEAD: Final = AskDefenseLead()
ASK_ATTACK_LEAD: Final = AskAttackLead()
ASK_JOIN: Final = AskJoin()


def lead_code(state: MarengoState, piece: Piece, side: Side) -> int:
    """§11.3 A leading piece has strength two; cavalry cannot lead into obstructing terrain."""
    if state.strength_of[piece] < LEAST_TO_LEAD:
        return why.TOO_WEAK
    if TYPE_OF[piece] == CAVALRY and OBSTRUCTS[side ^ 1]:
        return why.OBSTRUCTED
    return OK


def may_join_more(state: MarengoState) -> bool:
    """§11.3 Say whether a further piece can be named."""
    named = state.picked | state.picked_leaders
    able = state.at[blocking(state.front)] & ~state.acted
    return count(named) < MOST_IN_ACTION and able & ~named != 0


def name_attackers(state: MarengoState) -> None:
    """§11.3 The assault pieces are named and the leaders among them turned face-up."""
    side = state.front
    leaders = state.picked_leaders
    group = leaders | state.picked
    state.todo.pop()
    s06_actions.begin_action(state, group)
    state.front = side
    state.claim = NO_CLAIM
    state.leaders |= leaders
    state.attack_leads = count(leaders)
    state.note("§11.3", "lead-attack", state.turn, [count(leaders), count(group)])
    reveal(state, leaders, "§11.3")
