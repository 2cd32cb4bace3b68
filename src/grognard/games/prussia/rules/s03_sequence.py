"""§3 The sequence of play: turns, player turns, phases."""

from typing import Final

from grognard.core.question import Step
from grognard.core.types import Player
from grognard.games.prussia.question import PhaseStep
from grognard.games.prussia.rules import (
    s04_01_activation,
    s04_02_command,
    s14_end,
    s23_rossbach,
    s26_torgau,
)
from grognard.games.prussia.rules.s04_04_deployment import DO_DEPLOY
from grognard.games.prussia.rules.s04_05_rolls import DO_COMMAND
from grognard.games.prussia.rules.s07_01_routed import DO_ROUTED
from grognard.games.prussia.rules.s07_06_column import DO_START_CLASHES
from grognard.games.prussia.rules.s07_movement import DO_END_MOVEMENT, DO_LOCK, DO_MOVEMENT
from grognard.games.prussia.rules.s08_bombardment import DO_DEFENSIVE, DO_OFFENSIVE
from grognard.games.prussia.rules.s09_disorder import DO_RALLY
from grognard.games.prussia.rules.s10_combat import DO_COMBAT_PHASE
from grognard.games.prussia.rules.s11_locked import DO_LOCKED
from grognard.games.prussia.rules.s13_joint import DO_JOINT
from grognard.games.prussia.rules.s23_rossbach import DO_FORCED_MARCH
from grognard.games.prussia.rules.s25_zorndorf import turn_home_edges
from grognard.games.prussia.state import (
    ATTACKED_THIS_TURN,
    CAME_NEAR,
    LACY_MOVES,
    PHASE_ACTIVATION,
    TRIED_THIS_TURN,
    PrussiaState,
)
from grognard.games.prussia.tables import COALITION, NO_PIECE, OFF, PRUSSIA


def try_activation(state: PrussiaState, side: Player) -> None:
    """§4.1.1, §4.1.2 An inactive army wakes, may be tried, or waits."""
    if state.active[side]:
        return
    if side == COALITION and state.form.free_roll:
        s23_rossbach.begin_activation(state)
    elif state.waking[side]:
        s04_01_activation.activate(state, side, "§4.1.2")
    elif s04_01_activation.may_try(state, side):
        s04_01_activation.offer(state, side, s04_01_activation.NORMAL)


def push_phases(state: PrussiaState, side: Player) -> None:
    """§3 Phases 2 to 8, the last first."""
    state.push(DO_LOCKED, side)
    state.push(DO_COMBAT_PHASE, side)
    state.push(DO_DEFENSIVE, 1 - side)
    state.push(DO_RALLY, side)
    state.push(DO_OFFENSIVE, side)
    state.push(DO_END_MOVEMENT, side)
    state.push(DO_MOVEMENT, side)
    if side == COALITION and state.form.march_turn == state.turn:
        state.push(DO_FORCED_MARCH, side)
    state.push(DO_LOCK, side)
    state.push(DO_ROUTED, side)
    state.push(DO_START_CLASHES, side)
    state.push(DO_COMMAND, side)
    state.push(DO_DEPLOY, side)


class DoTurn(Step[PrussiaState]):
    """§3 A turn: the Prussian player turn, the coalition's, joint morale, the end."""

    section = "§3"

    def run(self, state: PrussiaState) -> None:
        """§3 A turn: the Prussian player turn, the coalition's, joint morale, the end."""
        state.todo.pop()
        field = state.field
        for corps in field.all_corps:
            state.corps_tried[corps] = 0
        state.heat_moved[0] = state.heat_moved[1] = 0
        state.heat_fought[0] = state.heat_fought[1] = 0
        turn_home_edges(state)
        state.note("§3", "turn", -1, [state.turn])
        state.push(s14_end.DO_END_TURN, 0)
        state.push(DO_JOINT, 0)
        state.push(DO_PLAYER_TURN, COALITION)
        state.push(DO_PLAYER_TURN, PRUSSIA)


DO_TURN: Final[DoTurn] = DoTurn()


class DoPlayerTurn(Step[PrussiaState]):
    """§3 The player turn of a side."""

    section = "§3"

    def run(self, state: PrussiaState) -> None:
        """§3 A player turn begins with the activation of his army."""
        side = state.todo.owner()
        state.todo.pop()
        state.side = side
        state.player_turn += 1
        field = state.field
        for piece in field.all_pieces:
            state.moved_of[piece] = state.fired_of[piece] = 0
            state.fought_of[piece] = state.charged_of[piece] = 0
            state.raised_of[piece] = 0
        for corps in field.all_corps:
            state.corps_refused[corps] = 0
        state.bombed = []
        state.must_move = OFF
        state.walker = NO_PIECE
        state.special[TRIED_THIS_TURN] = 0
        if side == PRUSSIA:
            state.special[ATTACKED_THIS_TURN] = state.special[CAME_NEAR] = 0
        state.note("§3", "player-turn", side, [state.turn])
        state.push(DO_END_PLAYER_TURN, side)
        state.push(DO_ACTIVATION, side, 0)


DO_PLAYER_TURN: Final[DoPlayerTurn] = DoPlayerTurn()


class DoActivation(PhaseStep):
    """§4.1 The activation of an army."""

    section = "§4.1"
    phase = PHASE_ACTIVATION

    def run(self, state: PrussiaState) -> None:
        """§4.1 Army activation; then, if anybody acts, the other phases of the player turn."""
        side = state.side
        if state.todo.a() == 0:
            state.todo.set_a(1)
            try_activation(state, side)
            return
        if state.todo.a() == 1:
            state.todo.set_a(2)
            s26_torgau.roll_for_lacy(state)  # §26.3.3
            return
        state.todo.pop()
        if s04_02_command.someone_acts(state, side):
            push_phases(state, side)
        else:
            state.push(DO_END_MOVEMENT, side)  # §23.4.4 even the inactive may roll


DO_ACTIVATION: Final[DoActivation] = DoActivation()


class DoEndPlayerTurn(Step[PrussiaState]):
    """§3 The end of a player turn."""

    section = "§3"

    def run(self, state: PrussiaState) -> None:
        """§3 A player turn is over; §26.3.3 Lacy then waits for the army."""
        state.todo.pop()
        if state.side == COALITION:
            state.special[LACY_MOVES] = 0


DO_END_PLAYER_TURN: Final[DoEndPlayerTurn] = DoEndPlayerTurn()
