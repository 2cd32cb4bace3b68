"""§2 Setting up: the scenario, then the secret objectives."""

from typing import Final

from grognard.core.event import only
from grognard.core.types import NOBODY, NOT_ASKED_CODE, OK, Action, Player
from grognard.games._template import reasons as why
from grognard.games._template.actions import click_hex, hex_of_action, is_hex
from grognard.games._template.question import SkirmishQuestion
from grognard.games._template.rules import s03_sequence as sequence
from grognard.games._template.rules.s01_pieces import place
from grognard.games._template.rules.s02_01_scenarios import Setup
from grognard.games._template.state import NOT_CHOSEN, SkirmishState
from grognard.games._template.tables import (
    BLUE,
    FULL_STEPS,
    NUM_VILLAGES,
    OFF_MAP,
    RED,
    UNITS,
    VILLAGE_AT,
    VILLAGES,
    Village,
)


def set_up(state: SkirmishState) -> None:
    """§2.1 The scenario places units at full strength and says who holds which village."""
    setup = state.setup()
    state.side = setup.first
    state.push(sequence.NEXT_PHASE, NOBODY)
    for unit in UNITS:
        if setup.start_of[unit] != OFF_MAP:
            state.steps_of[unit] = FULL_STEPS
            place(state, unit, setup.start_of[unit])
    for village in range(NUM_VILLAGES):
        state.holder_of[village] = setup.holder_of[village]
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
    state.push(ASK_OBJECTIVE, RED)
    state.push(ASK_OBJECTIVE, BLUE)


def objective_code(state: SkirmishState, side: Player, action: Action) -> int:
    """§2.2 A side chooses a village; §2.3 not one that it holds at the start."""
    if not is_hex(action):
        return NOT_ASKED_CODE
    village = VILLAGE_AT[hex_of_action(action)]
    if village < 0:
        return why.NOT_A_VILLAGE
    if not choices(state.setup(), side) >> village & 1:
        return why.HELD_AT_START
    return OK


class AskObjective(SkirmishQuestion):
    """§2.2 Which village is your objective? Both sides are asked at once."""

    id = "objective"
    section = "§2.2"

    def seats(self, state: SkirmishState) -> tuple[Player, ...]:
        """§2.2 Both sides choose at the same time."""
        return (BLUE, RED) if state.to_move() == BLUE else (RED,)

    def candidates(self, state: SkirmishState, seat: Player) -> list[Action]:
        """Return the villages."""
        return [click_hex(h) for h in VILLAGES]

    def code(self, state: SkirmishState, action: Action, seat: Player) -> int:
        """Return whether a side may choose a hex."""
        return objective_code(state, seat, action)

    def waits(self, state: SkirmishState) -> bool:
        """It is a secret what is chosen, however few villages there are."""
        return True

    def answer(self, state: SkirmishState, action: Action) -> None:
        """§2.2 Write the choice down; nobody else sees it."""
        side = state.to_move()
        village = Village(VILLAGE_AT[hex_of_action(action)])
        state.objective_of[side] = village
        state.close()
        state.note("§2.2", "objective", side, (village,), only(side))
        if NOT_CHOSEN not in state.objective_of:
            state.fate += 1


ASK_OBJECTIVE: Final = AskObjective()
