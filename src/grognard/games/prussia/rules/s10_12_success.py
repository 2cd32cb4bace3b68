"""§10.12 Combat Success."""

from grognard.core.types import Player
from grognard.games.prussia.state import PrussiaState


def gain_success(state: PrussiaState, side: Player, markers: int) -> None:
    """§10.12 A side gains Combat Success markers."""
    state.success[side] += markers
