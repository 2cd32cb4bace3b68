"""§11.4, §11.5 What the defender does: artillery defense, then counter-attack."""

from typing import Final, final

from mypy_extensions import i64

from grognard.core.odds import Odds
from grognard.core.types import OK, Action, Player
from grognard.games.marengo import reasons as why
from grognard.games.marengo.actions import DONE, FIRE, piece_of
from grognard.games.marengo.question import AskPiece, become
from grognard.games.marengo.rules.s11_06_result import divide, result_odds, suffer
from grognard.games.marengo.rules.s11_assaults import (
    LEAST_TO_LEAD,
    AskLeaders,
    attack_leaders,
    defenders,
)
from grognard.games.marengo.rules.s17_shuffling import by_mark, reveal
from grognard.games.marengo.state import MarengoState, count, enemy_of, face_of_piece, type_mask
from grognard.games.marengo.tables import (
    ARTILLERY,
    ARTILLERY_PENALTY,
    BIT,
    CAVALRY,
    OBSTRUCTS,
    TYPE_OF,
    Piece,
)


class AskCounter(AskLeaders):
    """§11.5 Which pieces counter-attack? a whether artillery could have fired."""

    id = "s11-counter"
    section = "§11.5"

    def waits(self, state: MarengoState) -> bool:
        """§11.4, §11.5 Asked while the defender has an assault piece nobody has seen."""
        if defenders(state) & ~state.leaders & ~state.face_up:
            return True
        state.todo.pop()
        return False

    def among(self, state: MarengoState) -> i64:
        """§11.5 Return the defender's assault pieces."""
        return defenders(state)

    def leader_code(self, state: MarengoState, piece: Piece) -> int:
        """§11.5 Counter-attackers do not lead, are of one type and of strength two or more."""
        if not defenders(state) & BIT[piece]:
            return why.NOT_ASSAULT_PIECE
        if state.leaders & BIT[piece]:
            return why.LEADS_ALREADY
        if state.picked & BIT[piece]:
            return why.PICKED_ALREADY
        if TYPE_OF[piece] == CAVALRY and OBSTRUCTS[state.front ^ 1]:
            return why.OBSTRUCTED
        if state.strength_of[piece] < LEAST_TO_LEAD:
            return why.TOO_WEAK
        return OK

    def take(self, state: MarengoState, action: Action) -> None:
        """§11.5 Choose the counter-attackers, if any."""
        if self.pick(state, action):
            counter_attack(state)

    def forget(self, state: MarengoState) -> None:
        """No counter-attackers were chosen; artillery may fire again, if it could."""
        state.picked = 0
        if state.todo.a():
            become(state, ASK_FIRE)

    def odds(self, state: MarengoState, action: Action) -> Odds | None:
        """§11.6 What comes of it if no more counter-attack."""
        return result_odds(state, attack_leaders(state), state.picked) if action == DONE else None

    def public_section(self, state: MarengoState) -> str:
        """Return §11.4 while artillery could fire; unfinished clicks do not change it."""
        return "§11.4" if state.todo.a() else "§11.5"

    def cited(self, code: int) -> str:
        """§11.4 repeats what §10 says, §11.5 what §11.2 does."""
        if code == why.ARTILLERY_PENALTY_THERE:
            return "§11.4"
        return "§11.5" if code in OF_COUNTER_ATTACK else ""

    def hides(self, state: MarengoState) -> bool:
        """The decision has begun."""
        return False


@final
class AskFire(AskCounter):
    """§11.4 Does the artillery fire? §11.5 Or does somebody counter-attack?"""

    id = "s11-fire"
    section = "§11.4"

    def candidates(self, state: MarengoState, seat: Player) -> list[Action]:
        """Return the pieces, artillery fire, and neither."""
        found = super().candidates(state, seat)
        found.insert(-1, FIRE)
        return found

    def code(self, state: MarengoState, action: Action, seat: Player) -> int:
        """§11.4 Artillery fires, §11.5 or a piece counter-attacks."""
        return fire_code(state) if action == FIRE else super().code(state, action, seat)

    def take(self, state: MarengoState, action: Action) -> None:
        """§11.4 Fire; §11.5 or choose counter-attackers, if any."""
        become(state, ASK_COUNTER)
        if action == FIRE:
            fire(state)
        else:
            super().take(state, action)

    def hides(self, state: MarengoState) -> bool:
        """Whether there is artillery is a secret."""
        return True


class AskFired(AskPiece):
    """§11.4 Which leader of the attack does the artillery reduce?"""

    id = "s11-fired"
    section = "§11.4"

    def waits(self, state: MarengoState) -> bool:
        """§11.4 Two leaders of different faces give the attacker a choice."""
        leaders = by_mark(state, attack_leaders(state))
        if len(leaders) == 2:
            if face_of_piece(state, leaders[0]) != face_of_piece(state, leaders[1]):
                return True
        fired(state, leaders[0])
        return False

    def among(self, state: MarengoState) -> i64:
        """§11.4 Return the leaders of the attack."""
        return attack_leaders(state)

    def piece_code(self, state: MarengoState, piece: Piece) -> int:
        """§11.4 The piece reduced is a leading piece of the attack."""
        return OK if attack_leaders(state) & BIT[piece] else why.NOT_ASSAULT_PIECE

    def take(self, state: MarengoState, action: Action) -> None:
        """§11.4 The piece loses a point."""
        fired(state, piece_of(action))


ASK_COUNTER: Final = AskCounter()
ASK_FIRE: Final = AskFire()
ASK_FIRED: Final = AskFired()
OF_COUNTER_ATTACK: Final = (
    why.NOT_YOUR_PIECE,
    why.SAME_TYPE,
    why.TOO_WEAK,
    why.OBSTRUCTED,
    why.NOT_ASSAULT_PIECE,
)


def fire_code(state: MarengoState) -> int:
    """§11.4 Artillery that does not lead fires, if it did not bombard in its last turn."""
    artillery = type_mask(defenders(state) & ~state.leaders, ARTILLERY)
    if artillery == 0:
        return why.NO_ARTILLERY
    if artillery & state.bombarded:
        return why.BOMBARDED_BEFORE
    if ARTILLERY_PENALTY[state.front] > 0:
        return why.ARTILLERY_PENALTY_THERE
    return OK


def fire(state: MarengoState) -> None:
    """§11.4 The artillery is shown, and the attacker reduces one of his leading pieces."""
    artillery = type_mask(defenders(state) & ~state.leaders, ARTILLERY)
    state.note("§11.4", "fire", enemy_of(state.turn), [])
    reveal(state, artillery, "§11.4")
    state.todo.set_a(0)
    state.push(ASK_FIRED, state.turn)


def fired(state: MarengoState, piece: Piece) -> None:
    """§11.4 The leading piece loses a point; it cannot be eliminated by that."""
    state.todo.pop()
    suffer(state, piece, "§11.4")


def counter_attack(state: MarengoState) -> None:
    """§11.5 The counter-attackers, if any, are shown and take a reduction per attack leader."""
    chosen = state.picked
    state.picked = 0
    state.todo.pop()
    if chosen == 0:
        return
    state.counters = chosen
    state.counter_count = count(chosen)
    state.note("§11.5", "counter", enemy_of(state.turn), [count(chosen)])
    reveal(state, chosen, "§11.5")
    divide(state, chosen, state.attack_leads, "§11.5")
