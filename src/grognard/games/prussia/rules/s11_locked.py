"""§11 Removal of Locked markers."""

from grognard.games.prussia.state import PrussiaState
from grognard.games.prussia.tables import Hex


def remove_locked(state: PrussiaState) -> None:
    """§11 Every Locked marker left on the map is taken off."""
    for unit in state.field.all_units:
        here = Hex(state.hex_of[unit])
        if here >= 0:
            state.locked_at[here] = 0
