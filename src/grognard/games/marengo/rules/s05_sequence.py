"""§5 The sequence of play: rounds, turns, and whose decision is next."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.core.question import Step
from grognard.games.marengo.rules import s06_actions
from grognard.games.marengo.rules.s10_bombardment import lapse
from grognard.games.marengo.rules.s16_cleanup import approach_cleanup
from grognard.games.marengo.rules.s17_shuffling import mix
from grognard.games.marengo.rules.s18_morale import (
    MORALE_CLEANUP,
    scheduled_update,
)
from grognard.games.marengo.rules.s19_victory import decide
from grognard.games.marengo.state import MarengoState
from grognard.games.marengo.tables import (
    ARMY_MASK,
    AUSTRIA,
    COMMANDS,
    FRANCE,
    LAST_ROUND,
    NUM_APPROACHES,
    NUM_CROSSINGS,
    NUM_ENTRIES,
    NUM_LOCALES,
    PIECES_OF,
    Position,
    holding,
)


class BeginTurn(Step[MarengoState]):
    """§5 The start of a turn."""

    section = "§5"

    def run(self, state: MarengoState) -> None:
        """§5 A turn: scheduled morale updates, approach clean-up, then actions."""
        army = state.turn
        state.todo.pop()
        state.commands = COMMANDS  # §6
        state.acted = 0
        state.cleaned = 0
        state.bombarded &= ~ARMY_MASK[army]
        state.traffic_of = vec[i64]([0] * (NUM_CROSSINGS + NUM_ENTRIES))
        state.across_of = vec[i64]([0] * NUM_APPROACHES)
        state.barred = vec[i64]([0] * NUM_LOCALES)
        state.note("§5", "turn", army, [state.round])
        if army == AUSTRIA and state.round > 1:
            _hide_waiting_artillery(state)
        scheduled_update(state)
        approach_cleanup(state)
        state.push(s06_actions.ASK_ACTION, army)


class EndTurn(Step[MarengoState]):
    """§5 The end of a turn."""

    section = "§5"

    def run(self, state: MarengoState) -> None:
        """§5 Austria moves first in a round; after the last round the game is decided."""
        state.todo.pop()
        if state.turn == AUSTRIA:
            state.turn = FRANCE
        elif state.round == LAST_ROUND:
            decide(state)
            return
        else:
            state.moved_in = vec[i64]([0] * NUM_LOCALES)
            state.round += 1
            state.turn = AUSTRIA
        state.push(BEGIN_TURN, state.turn)


BEGIN_TURN: Final = BeginTurn()
END_TURN: Final = EndTurn()


def _hide_waiting_artillery(state: MarengoState) -> None:
    """§15 From 7:00 on the Austrian artillery waits face-down among the others."""
    waiting = state.at[holding(0)] & state.face_up
    if waiting:
        state.face_up &= ~waiting
        mix(state, holding(0))


def end_turn(state: MarengoState) -> None:
    """§5 Actions are over: morale clean-up follows, then the other player or the next round."""
    army = state.turn
    state.todo.pop()
    state.push(END_TURN, army)
    state.push(MORALE_CLEANUP, army)
    own = ARMY_MASK[army]
    lapse(state, army)
    state.face_up &= ~own | state.declared | state.at[holding(0)]
    state.acted = 0
    state.cleaned = 0
    state.chain += 1
    shuffled = -1
    for piece in PIECES_OF[army]:
        position = Position(state.pos_of[piece])
        if position >= 0 and position != shuffled:
            mix(state, position)
            shuffled = position
