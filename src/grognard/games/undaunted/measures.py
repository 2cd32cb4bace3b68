"""What reports measure: combat cards, and points of objectives."""

from typing import cast, final

from grognard.core.measures import NEVER, Measures
from grognard.core.state import State
from grognard.games.undaunted.rules.s11_end import casualties
from grognard.games.undaunted.state import UndauntedState
from grognard.games.undaunted.tables import UNIT_COUNT


@final
class UndauntedMeasures(Measures):
    """A point is one of objectives; a side that wins by pinning alone has none."""

    def strength(self, state: State) -> list[int]:
        """§14.2 Return the combat cards of each side that are not out of the game."""
        own = cast(UndauntedState, state)
        found: list[int] = []
        for side, setup in enumerate(own.scenario.sides):
            cards = sum(setup.deck_of[:UNIT_COUNT]) + sum(setup.supply_of[:UNIT_COUNT])
            found.append(cards - casualties(own, side))
        return found

    def lacks(self, state: State) -> list[int]:
        """§11.1 Return the points of objectives that each side has yet to control."""
        own = cast(UndauntedState, state)
        return [
            setup.points_to_win - int(own.points_of[side]) if setup.points_to_win > 0 else NEVER
            for side, setup in enumerate(own.scenario.sides)
        ]
