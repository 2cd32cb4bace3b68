"""§5.15 How a battle ended."""

from grognard.core.state import Outcome
from grognard.core.types import NOBODY
from grognard.games.napoleonics.rules.s04_banners import banners
from grognard.games.napoleonics.state import NapoleonicsState


def outcome(state: NapoleonicsState) -> Outcome | None:
    """§5.15 Return how it ended: by banners, and how far the loser got."""
    if state.winner == NOBODY:
        return None
    facts = {
        "french": banners(state, 0),
        "allied": banners(state, 1),
        "needed": state.scenario.banners,
        "turn": state.turn,
    }
    return Outcome(
        state.winner, "napoleonics-victory", "napoleonics-won-by-banners", "§5.15", facts
    )
