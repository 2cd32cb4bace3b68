"""§4.4 Deployment from column before the command rolls."""

from typing import Final

from grognard.core.plan import Plan
from grognard.core.types import OK, Action
from grognard.games.prussia import reasons as why
from grognard.games.prussia.actions import CORPS, DONE, PIECE
from grognard.games.prussia.options import BATTERY_DEPLOY
from grognard.games.prussia.question import PhaseStep, PrussiaQuestion, all_of, legal_things
from grognard.games.prussia.rules.s04_02_command import acts, corps_leader, is_near
from grognard.games.prussia.rules.s07_06_column import deploy_corps
from grognard.games.prussia.state import PHASE_COMMAND, PrussiaState
from grognard.games.prussia.tables import ARTILLERY, COLUMN_BATTERY_RANGE, LEADER, Corps, Piece


def columns_of(state: PrussiaState, corps: Corps) -> bool:
    """Say whether a unit or the leader of a corps on the map is in column."""
    field = state.field
    pieces = [piece for piece in field.all_pieces if field.corps_of[piece] == corps]
    return any(state.column_of[piece] and state.hex_of[piece] >= 0 for piece in pieces)


def _deploy_corps_code(state: PrussiaState, corps: Corps) -> int:
    field = state.field
    if corps >= len(field.side_of_corps) or field.side_of_corps[corps] != state.side:
        return why.NOT_YOUR_CORPS
    return OK if columns_of(state, corps) else why.NOT_IN_COLUMN


def _deploy_piece_code(state: PrussiaState, piece: Piece) -> int:
    field = state.field
    if piece >= field.pieces or field.side_of[piece] != state.side:
        return why.NOT_YOUR_PIECE
    if state.hex_of[piece] < 0:
        return why.NOT_ON_MAP
    if state.column_of[piece] == 0:
        return why.NOT_IN_COLUMN
    if field.arm_of[piece] == LEADER and field.is_army[piece]:
        return OK  # §7.6
    if field.arm_of[piece] != ARTILLERY:
        return why.NOT_ARTILLERY
    for corps in field.all_corps:
        if field.side_of_corps[corps] == state.side:
            leader = corps_leader(state, corps)
            if leader < 0 or not _takes_batteries(state, corps, leader):
                continue
            if is_near(state, piece, leader, COLUMN_BATTERY_RANGE):
                return OK
    return why.NO_CORPS_DEPLOYS


def _takes_batteries(state: PrussiaState, corps: Corps, leader: Piece) -> bool:
    """§4.4 Say whether batteries may deploy with a corps: it deploys in this segment.

    Ruling R5 (§4.4): with the option `battery-deploy` also one that is out of column already.
    """
    if state.choices[BATTERY_DEPLOY]:
        return state.column_of[leader] == 0
    return state.todo.a() >> corps & 1 != 0


class DoDeploy(PhaseStep):
    """§4.4 Deployment from column."""

    section = "§4.4"
    phase = PHASE_COMMAND

    def run(self, state: PrussiaState) -> None:
        """§4.4 Before the command rolls, corps in column may deploy."""
        state.todo.pop()
        side = state.side
        for piece in state.field.pieces_of[side]:
            if state.column_of[piece] and state.hex_of[piece] >= 0 and acts(state, piece):
                state.push(ASK_DEPLOY, side)
                return


DO_DEPLOY: Final[DoDeploy] = DoDeploy()


class AskDeploy(PrussiaQuestion):
    """§4.4 Who deploys? Its frame: a the corps that have, as bits."""

    id = "s4-deploy"
    section = "§4.4"
    corps_verb = "deploy"
    own_words = ("done",)
    tries = (PIECE, CORPS)
    words = (DONE,)

    def plans(self, state: PrussiaState) -> list[Plan]:
        """§4.4 Everybody who may deploy does."""
        return all_of(state, "deploy", legal_things(state, PIECE, DONE))

    def piece_code(self, state: PrussiaState, piece: Piece) -> int:
        """§4.4, §7.6.2 Return whether a battery or an army commander may deploy."""
        return _deploy_piece_code(state, piece)

    def corps_code(self, state: PrussiaState, corps: Corps) -> int:
        """§4.4 Return whether a corps may deploy."""
        return _deploy_corps_code(state, corps)

    def answer(self, state: PrussiaState, action: Action) -> None:
        """§4.4 Deploy a corps or a piece; the question stays until it is ended."""
        if action == DONE:
            state.close()
        elif action >= CORPS:
            deploy_corps(state, Corps(action - CORPS))
            state.todo.set_a(state.todo.a() | 1 << (Corps(action - CORPS)))
            state.note("§4.4", "deploys", state.side, [Corps(action - CORPS)])
        else:
            state.column_of[Piece(action - PIECE)] = 0
            state.note("§4.4", "deploys-piece", state.side, [Piece(action - PIECE)])


ASK_DEPLOY: Final[AskDeploy] = AskDeploy()
