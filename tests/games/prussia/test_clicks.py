"""A turn takes no more clicks than there are decisions in it, but for the ends of phases."""

from grognard.core.types import Action
from grognard.games.prussia import GAME
from grognard.games.prussia.actions import DONE, HALT, HEX, PIECE, RAISE
from grognard.games.prussia.state import PrussiaState
from grognard.games.prussia.tables import PRUSSIA

MOST_CLICKS = 1.2
"""For each decision of a player turn."""


def begun(form: str) -> PrussiaState:
    """Return a battle as it stands when the first turn begins."""
    state = GAME.new(form, seed=5)
    assert isinstance(state, PrussiaState)
    while state.prompt().startswith("s22"):
        state.apply(state.legal_actions()[-1])
    return state


class Commander:
    """Orders every unit that can go somewhere to the farthest hex, each by name and goal."""

    def __init__(self) -> None:
        self.named: set[Action] = set()
        self.has_goal = False

    def click(self, state: PrussiaState) -> Action:
        """Return the next click."""
        legal = state.legal_actions()
        if not state.prompt().startswith("s7-move"):
            return legal[0]
        hexes = [action for action in legal if HEX <= action < PIECE]
        if hexes and not self.has_goal:
            self.has_goal = True
            return hexes[-1]
        for action in legal:
            if PIECE <= action < RAISE and action not in self.named:
                self.named.add(action)
                self.has_goal = False
                return action
        return DONE if DONE in legal else HALT


def test_7_3_the_first_prussian_turn_of_rossbach_takes_a_click_a_decision() -> None:
    state = begun("rossbach-battle")
    commander = Commander()
    clicks: list[Action] = []
    while state.turn == 1 and state.side == PRUSSIA and not state.is_over():
        click = commander.click(state)
        if state.to_move() == PRUSSIA:
            clicks.append(click)
        state.apply(click)
    decisions = [click for click in clicks if click not in (DONE, HALT)]
    assert len(commander.named) >= 10
    assert len(clicks) <= MOST_CLICKS * len(decisions)
