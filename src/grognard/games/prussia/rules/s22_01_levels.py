"""§22.1 to §26.2 Levels of victory as rows of bounds; what a commander is worth."""

from typing import Any, Final

from grognard.games.prussia.scenarios import Form
from grognard.games.prussia.state import PrussiaState
from grognard.games.prussia.tables import (
    ARMY_STATES,
    BATTLES,
    COALITION,
    PRUSSIA,
    SIDES,
    Field,
    Piece,
    read_toml,
)

LEVEL_DRAW: Final = 0
LEVELS: Final = ("draw", "marginal", "substantive", "decisive")

_VICTORY: Final = read_toml("victory.toml")
_POINTS: Final[dict[str, int]] = _VICTORY["points"]
FREDERICK_WOUNDED: Final[int] = _POINTS["frederick_wounded"]
FREDERICK_KILLED: Final[int] = _POINTS["frederick_killed"]
DAUN_WOUNDED: Final[int] = _POINTS["daun_wounded"]
DAUN_KILLED: Final[int] = _POINTS["daun_killed"]
COMMANDER_LOST: Final[int] = _POINTS["commander_lost"]

# Columns of a row

WHO: Final = 0
"""The victor, or -1."""
WHAT: Final = 1
STATE_MIN: Final = 2
"""By side: columns 2 and 3."""
STATE_MAX: Final = 4
DIFFERENCE_MIN: Final = 6
DIFFERENCE_MAX: Final = 7
MORALE_MAX: Final = 8
"""By side: columns 8 and 9."""
ABOVE: Final = 10
"""The side whose morale must be the higher, or -1."""

FAR: Final = 9999


def read_victory(form: Form, field: Field) -> None:
    """Fill a form's levels and extra points."""
    rows = _VICTORY[BATTLES[form.battle]]
    form.victory_section = rows["section"]
    form.level_rows = [_level(row) for row in rows["levels"]]
    if "towns" in rows and form.town_hexes:
        form.town_points = rows["towns"]["vp"]
        form.town_units = rows["towns"]["units"]
    if "baggage" in rows:
        form.baggage_points = rows["baggage"]["vp"]
    if "retreat_line" in rows:
        line = rows["retreat_line"]
        form.retreat_points = line["vp"]
        form.retreat_hexes = field.feature(line["place"])
        form.retreat_leaders = line["corps_leaders"]


def _level(row: dict[str, Any]) -> list[int]:
    columns = [-1, LEVELS.index(row["level"]), 0, 0, 2, 2, -FAR, FAR, FAR, FAR, -1]
    if "side" in row:
        columns[WHO] = SIDES.index(row["side"])
    for side, name in enumerate(SIDES):
        if f"{name}_state_min" in row:
            columns[STATE_MIN + side] = ARMY_STATES.index(row[f"{name}_state_min"])
        if f"{name}_state_max" in row:
            columns[STATE_MAX + side] = ARMY_STATES.index(row[f"{name}_state_max"])
        columns[MORALE_MAX + side] = row.get(f"{name}_morale_max", FAR)
    columns[DIFFERENCE_MIN] = row.get("diff_min", -FAR)
    columns[DIFFERENCE_MAX] = row.get("diff_max", FAR)
    if "prussian_morale_above_coalition" in row:
        columns[ABOVE] = PRUSSIA
    if "coalition_morale_above_prussian" in row:
        columns[ABOVE] = COALITION
    return columns


def level_row(form: Form, states: list[int], morale: list[int], difference: int) -> list[int]:
    """§23.2, §24.1, §25.2, §26.2 Return the first row that fits; the last always does.

    ruling R40 (§22.1): the rows stand in the order in which they are tried.
    """
    for row in form.level_rows:
        if _fits(row, states, morale, difference):
            return row
    return form.level_rows[-1]


def _fits(row: list[int], states: list[int], morale: list[int], difference: int) -> bool:
    for side in (PRUSSIA, COALITION):
        if not row[STATE_MIN + side] <= states[side] <= row[STATE_MAX + side]:
            return False
        if morale[side] > row[MORALE_MAX + side]:
            return False
    if not row[DIFFERENCE_MIN] <= difference <= row[DIFFERENCE_MAX]:
        return False
    above = row[ABOVE]
    return above < 0 or morale[above] > morale[1 - above]


# §22.1 The price of a commander


def commander_lost(state: PrussiaState, leader: Piece, is_killed: bool) -> None:
    """§22.1 Score a wounded or killed army commander; nobody scores for a Prussian deputy."""
    side = state.field.side_of[leader]
    if state.commander[side] != leader:
        return
    state.score[1 - side] += _price(state, leader, is_killed)


def _price(state: PrussiaState, leader: Piece, is_killed: bool) -> int:
    field = state.field
    is_deputy = state.deputy_of[leader] != 0
    if field.side_of[leader] == PRUSSIA:
        if is_deputy:
            return 0
        return FREDERICK_KILLED if is_killed else FREDERICK_WOUNDED
    if field.names[leader] == "Daun" and not is_deputy:
        return DAUN_KILLED if is_killed else DAUN_WOUNDED
    return COMMANDER_LOST
