"""§24 Leuthen: fog, the entry of the Prussians, the way home through the town."""

from typing import Any

from grognard.core.types import Player
from grognard.games.prussia.options import PAST_TOWN
from grognard.games.prussia.scenarios import FORM_BATTLE, HOME_TOWN, Form
from grognard.games.prussia.state import PrussiaState
from grognard.games.prussia.tables import GOOD, ROWS, Field, Hex, Piece


def sight_limit(state: PrussiaState, far: int) -> int:
    """§24.2.3 Fog shortens every line of sight in the first turns of Leuthen."""
    if state.turn <= state.form.fog_last:
        return min(far, state.form.fog_sight)
    return far


def enter_in_column(state: PrussiaState, piece: Piece) -> None:
    """§24.2.2 What enters is effective and in column that turn."""
    if state.form.entry_in_column == 0:
        return
    field = state.field
    state.effective_of[piece] = state.command_of[piece] = 1
    if piece == state.form.baggage:
        return
    state.column_of[piece] = 1
    if field.corps_of[piece] >= 0:
        state.corps_column[field.corps_of[piece]] = 1


def heads_for_town(state: PrussiaState, side: Player, here: Hex) -> bool:
    """§24.2.4 Austrians go to Leuthen first, until demoralized, in it or past it."""
    form = state.form
    if form.home_kind[side] != HOME_TOWN or state.army_of[side] != GOOD:
        return False
    if here in form.home_town:
        return False
    if state.choices[PAST_TOWN]:
        return True
    return here % ROWS + 1 > form.home_past_row


def start_steps(state: PrussiaState, unit: Piece) -> int:
    """§24.3 Return the steps a unit began with in this form."""
    field = state.field
    return field.battle_step_of[unit] if state.form.kind == FORM_BATTLE else field.full_of[unit]


def is_time(state: PrussiaState, side: Player) -> bool:
    """§24.2.1 Say whether it is late enough to try an army."""
    return state.turn >= state.form.not_before[side]


def read_leuthen(form: Form, field: Field, row: dict[str, Any]) -> None:
    """§24, §24.2, §24.2.3, §24.2.5 Read the rules of Leuthen into a form: fog, and Nadasdy."""
    if "charge_leader" in row:
        form.charge_leader = field.piece_of_id(row["charge_leader"])
    if "fog" in row:
        form.fog_last = form.turn_at(row["fog"]["last"])
        form.fog_sight = row["fog"]["sight"]
