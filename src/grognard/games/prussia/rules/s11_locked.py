"""§11 Removal of Locked markers."""

from typing import Final

from grognard.games.prussia.question import PhaseStep
from grognard.games.prussia.rules.s05_stacking import unlock
from grognard.games.prussia.state import PHASE_UNLOCK, PrussiaState


def remove_locked(state: PrussiaState) -> None:
    """§11 Every Locked marker left on the map is taken off."""
    for here in state.locked[:]:
        unlock(state, here)


class DoLocked(PhaseStep):
    """§11 Locked markers are removed."""

    section = "§11"
    phase = PHASE_UNLOCK

    def run(self, state: PrussiaState) -> None:
        """§11 Remove them."""
        state.todo.pop()
        remove_locked(state)


DO_LOCKED: Final[DoLocked] = DoLocked()
