"""§2 Setting up: the scenario, then the secret objectives."""

from grognard.core.event import only
from grognard.core.types import NOT_ASKED_CODE, OK, Action, Player
from grognard.games._template import reasons as why
from grognard.games._template.actions import hex_of_action, is_hex
from grognard.games._template.state import (
    ASK_OBJECTIVE,
    NOT_CHOSEN,
    SkirmishState,
    place,
)
from grognard.games._template.tables import (
    BLUE,
    FULL_STEPS,
    NUM_VILLAGES,
    OFF_MAP,
    RED,
    UNITS,
    VILLAGE_AT,
    Setup,
    Village,
)


def set_up(state: SkirmishState, setup: Setup) -> None:
    """§2.1 The scenario places units at full strength and says who holds which village."""
    state.setup = setup
    state.side = setup.first
    for unit in UNITS:
        if setup.start_of[unit] != OFF_MAP:
            state.steps_of[unit] = FULL_STEPS
            place(state, unit, setup.start_of[unit])
    state.holder_of = setup.holder_of[:]
    for side in (BLUE, RED):
        state.possible_of[side] = choices(setup, side)
    ask_objectives(state)


def choices(setup: Setup, side: Player) -> int:
    """§2.3 An objective is a village that the side does not hold at the start; a bit mask."""
    mask = 0
    for village in range(NUM_VILLAGES):
        if setup.holder_of[village] != side:
            mask |= 1 << village
    return mask


def ask_objectives(state: SkirmishState) -> None:
    """§2.2 Both sides choose in secret, at the same time."""
    state.questions.push(ASK_OBJECTIVE, RED)
    state.questions.push(ASK_OBJECTIVE, BLUE)


def can_choose_objective(state: SkirmishState, side: Player, action: Action) -> int:
    """§2.2 A side chooses a village; §2.3 not one that it holds at the start."""
    if not is_hex(action):
        return NOT_ASKED_CODE
    village = VILLAGE_AT[hex_of_action(action)]
    if village < 0:
        return why.NOT_A_VILLAGE
    if not choices(state.setup, side) >> village & 1:
        return why.HELD_AT_START
    return OK


def choose_objective(state: SkirmishState, action: Action) -> None:
    """§2.2 Write the choice down; nobody else sees it."""
    side = state.to_move()
    village = Village(VILLAGE_AT[hex_of_action(action)])
    state.objective_of[side] = village
    state.questions.pop()
    state.chain += 1
    state.note("§2.2", "objective", side, (village,), only(side))
    if NOT_CHOSEN not in state.objective_of:
        state.fate += 1
