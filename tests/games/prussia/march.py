"""Builders for movement, command and bombardment: pieces on a map, and a side that moves."""

from grognard.core.dice import Dice, ScriptedDice, SeededDice
from grognard.games.prussia.actions import DONE, QUICK
from grognard.games.prussia.rules.s05_stacking import stack
from grognard.games.prussia.rules.s06_zones import engaged
from grognard.games.prussia.rules.s07_05_reach import FAR
from grognard.games.prussia.rules.s07_movement import DO_MOVEMENT, lock_all, reach_now
from grognard.games.prussia.rules.s08_bombardment import DO_DEFENSIVE, DO_OFFENSIVE
from grognard.games.prussia.rules.s22_02_setup import begin_setup
from grognard.games.prussia.state import (
    PHASE_DEFENSIVE,
    PHASE_MOVEMENT,
    PHASE_OFFENSIVE,
    PrussiaState,
)
from grognard.games.prussia.tables import ARTILLERY, Hex, Piece, hex_name
from tests.games.prussia.fight import Fight, blank


class March(Fight):
    """A state with these pieces and no others, in the movement phase of a side."""

    def put(
        self, what: str | int, where: str, steps: str = "", morale: int = 0, left: int = 0
    ) -> Piece:
        """Put a piece at the bottom of a hex: effective, in command, with its own group."""
        piece = super().put(what, where, steps, morale, left)
        self.state.effective_of[piece] = 1
        self.state.group_of[piece] = int(self.field.group_battle_of[piece])
        return piece

    def move(self) -> None:
        """Place the Locked markers and open the segment of normal movement."""
        self.state.phase = PHASE_MOVEMENT
        lock_all(self.state, self.state.side)
        self.begin(DO_MOVEMENT)

    def offensive(self) -> None:
        """Open the offensive bombardment of the side."""
        self.state.phase = PHASE_OFFENSIVE
        self.begin(DO_OFFENSIVE)

    def defensive(self) -> None:
        """Open the defensive bombardment of the other side."""
        self.state.phase = PHASE_DEFENSIVE
        self.begin(DO_DEFENSIVE)

    def supporting(self, here: Hex) -> list[Piece]:
        """Return the infantry and cavalry of a hex in an enemy zone that are not engaged."""
        units = [unit for unit in stack(self.state, here) if self.field.arm_of[unit] < ARTILLERY]
        ahead = engaged(self.state, here)
        return [unit for unit in units if unit not in ahead] if ahead else []

    def costs(self) -> dict[str, int]:
        """Return what each hex costs the piece in hand."""
        found = reach_now(self.state)
        return {hex_name(here): found.cost[here] for here in found.found if found.cost[here] < FAR}

    def rest(self) -> None:
        """Halt the piece in hand, if one is."""
        if "halt" in self.answers():
            self.play("halt")


def start(form: str, seed: int = 1, dice: Dice | None = None) -> PrussiaState:
    """Return a form before its first decision."""
    state = blank(form, dice if dice is not None else SeededDice(seed))
    begin_setup(state)
    state.go_on()
    return state


def set_up(form: str, seed: int = 1) -> PrussiaState:
    """Return a form after the quick set-up of both sides, at the first decision of turn 1."""
    state = start(form, seed)
    while state.prompt() in ("s22-place", "s22-stack", "s22-detachment"):
        state.apply(QUICK if QUICK in state.legal_actions() else DONE)
    return state


def faces(state: PrussiaState, *dice: int) -> None:
    """Let the next dice show these faces, then any."""
    state.dice = ScriptedDice([die - 1 for die in dice], SeededDice(7))


def go_on(state: PrussiaState) -> None:
    """Run a state whose frames were changed by hand."""
    state.go_on()
