"""§22.1 Victory points, and the level of victory at the end of the last turn."""

from typing import Final

from grognard.core.head_start import given
from grognard.core.state import Outcome
from grognard.core.types import NOBODY, Player
from grognard.games.prussia.rules import s12_01_track
from grognard.games.prussia.rules.s22_01_levels import LEVEL_DRAW, WHAT, WHO, level_row
from grognard.games.prussia.rules.s23_rossbach import holds_town
from grognard.games.prussia.rules.s25_zorndorf import baggage_points
from grognard.games.prussia.rules.s26_torgau import has_retreat_line
from grognard.games.prussia.state import PrussiaState
from grognard.games.prussia.tables import COALITION, PRUSSIA


def points(state: PrussiaState, side: Player) -> int:
    """§22.1 Return a side's victory points now: losses, commanders, the baggage, given ones."""
    total = s12_01_track.victory_points(state.track[1 - side], state.field.gun_mask)
    total += state.score[side] + given(state.head_start, side)
    return total + baggage_points(state) if side == PRUSSIA else total


def final_points(state: PrussiaState, side: Player) -> int:
    """§22.1 Return a side's victory points if the game ended now."""
    total = points(state, side)
    if side == COALITION:
        if holds_town(state):
            total += state.form.town_points
        if state.form.retreat_points != 0 and not has_retreat_line(state):
            total += state.form.retreat_points
    return total


def difference(state: PrussiaState) -> int:
    """§22.1 Return the Prussian points less those of the coalition."""
    return final_points(state, PRUSSIA) - final_points(state, COALITION)


def decide(state: PrussiaState) -> None:
    """§22.1, §23.2, §24.1, §25.2, §26.2 Set the winner and the level of victory."""
    prussian = final_points(state, PRUSSIA)
    coalition = final_points(state, COALITION)
    row = level_row(state.form, list(state.army_of), list(state.marker), prussian - coalition)
    state.winner = row[WHO] if row[WHAT] != LEVEL_DRAW else NOBODY
    state.level = row[WHAT]
    section = f"§{state.form.victory_section}"
    state.note(section, "victory", state.winner, [row[WHAT], prussian, coalition])


OUTCOMES: Final = ("draw", "marginal", "substantial", "decisive")
"""What the levels are called in messages."""


def outcome(state: PrussiaState) -> Outcome | None:
    """§22.1 Return how a battle ended: the level of victory and the victory points."""
    if state.level < 0:
        return None
    facts = {
        "prussian": final_points(state, PRUSSIA),
        "coalition": final_points(state, COALITION),
        "turn": state.turn,
    }
    level = f"prussia-{OUTCOMES[state.level]}"
    rule = f"§{state.form.victory_section}"
    return Outcome(state.winner, level, "prussia-won-by-points", rule, facts)
