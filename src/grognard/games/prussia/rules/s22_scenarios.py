"""§22 The eleven scenarios, read when first asked for."""

from typing import Any

from grognard.core.types import Player
from grognard.games.prussia.maps import add_area, field_of
from grognard.games.prussia.rules.s02_counters import corps_named
from grognard.games.prussia.rules.s22_01_levels import read_victory
from grognard.games.prussia.rules.s23_rossbach import read_rossbach
from grognard.games.prussia.rules.s24_leuthen import read_leuthen
from grognard.games.prussia.rules.s25_zorndorf import read_zorndorf
from grognard.games.prussia.rules.s26_torgau import read_torgau, set_up_torgau
from grognard.games.prussia.scenarios import (
    FORM_BATTLE,
    FORM_BATTLES,
    FORM_MAIN,
    FORM_ROWS,
    HOME_KINDS,
    HOME_TOWN,
    SETUP_ANY,
    SETUP_ANY_CORPS,
    SETUP_AREA,
    SETUP_CORPS,
    SETUP_HEX,
    SETUP_INFANTRY,
    SETUP_INFANTRY_CORPS,
    SETUP_LEADER,
    SETUP_NONE,
    Form,
)
from grognard.games.prussia.tables import (
    ARTILLERY,
    COMPASS,
    LEADER,
    NO_PIECE,
    OFF,
    SIDES,
    Corps,
    Field,
    Piece,
)


def read_form(form: Form, index: int) -> None:
    """§22, §23.3.1, §24.4 Fill a form by its place in FORM_IDS."""
    row = FORM_ROWS[index]
    form.index = index
    form.id = row["id"]
    form.battle = FORM_BATTLES[index]
    form.kind = FORM_BATTLE if row["kind"] == "battle" else FORM_MAIN
    form.section = row["section"]
    form.times = row["turns"]
    field = field_of(form.battle)
    form.rating = [0] * len(field.group_names)
    for side, name in enumerate(SIDES):
        form.morale[side] = row["morale"][name]
        if name in row["commander"]:
            form.commander[side] = field.piece_of_id(row["commander"][name])
        _read_ratings(form, field, side, row["ratings"][name])
        _read_activation(form, side, row["activation"][name])
        _read_home(form, field, side, row["home"][name])
    _read_setup(form, field, row)
    read_rossbach(form, field, row)
    read_leuthen(form, field, row)
    read_zorndorf(form, field, row)
    read_torgau(form, field, row)
    read_victory(form, field)
    form.turns = len(form.times)


def _read_ratings(form: Form, field: Field, side: Player, row: dict[str, int]) -> None:
    for group, name in enumerate(field.group_names):
        if field.group_side[group] == side and name in row:
            form.rating[group] = row[name]


def _read_activation(form: Form, side: Player, row: dict[str, Any]) -> None:
    form.active[side] = 1 if row["active"] else 0
    if row["active"]:
        return
    form.cost_first[side] = row["first"]
    form.cost_next[side] = row["next"]
    form.coup_cost[side] = row["coup"]
    if "not_before" in row:
        form.not_before[side] = form.turn_at(row["not_before"])
    if "after_lacy" in row:
        form.cost_after_lacy = row["after_lacy"]


def _read_home(form: Form, field: Field, side: Player, row: dict[str, Any]) -> None:
    form.home_kind[side] = HOME_KINDS.index(row["kind"])
    for name in row.get("edges", []):
        form.home_edges[side] |= 1 << field.edge_of_compass[COMPASS.index(name)]
    if form.home_kind[side] == HOME_TOWN:
        form.home_town = field.feature(row["town"])
        form.home_past_row = row["past_row"]


# §22.2 Set-up


def _read_setup(form: Form, field: Field, row: dict[str, Any]) -> None:
    form.setup_kind = [SETUP_NONE] * field.pieces
    form.setup_area = [-1] * field.pieces
    form.setup_second = [-1] * field.pieces
    form.setup_pair = [NO_PIECE] * field.pieces
    form.guns_per_corps = [0] * len(field.corps_names)
    form.setup_order = [SIDES.index(name) for name in row["setup_order"]]
    form.guns_below = 1 if row.get("guns_below") else 0
    setup = row["setup"]
    if setup.get("printed"):
        _set_up_as_printed(form, field, setup)
    for side, name in enumerate(SIDES):
        if name in setup:
            _set_up_side(form, field, side, setup[name])
    _leave_out(form, field, row)


def _set_up_as_printed(form: Form, field: Field, setup: dict[str, Any]) -> None:
    for piece in field.all_pieces:
        if field.arm_of[piece] == LEADER:
            form.setup_kind[piece] = SETUP_ANY if field.is_army[piece] else SETUP_CORPS
        elif field.battle_hex[piece] != OFF:
            form.setup_kind[piece] = SETUP_HEX
        elif "free_guns" in setup and field.arm_of[piece] == ARTILLERY:
            form.setup_kind[piece] = SETUP_INFANTRY
            form.guns_per_hex = setup["free_guns"]["per_hex"]


def _leave_out(form: Form, field: Field, row: dict[str, Any]) -> None:
    """Take out what the form does not place: other commanders, reinforcements, unused units."""
    out = [*row["setup"].get("unused", []), *row.get("reinforcements", {}).get("units", [])]
    for name in out:
        form.setup_kind[field.piece_of_id(name)] = SETUP_NONE
    for piece in field.all_leaders:
        if field.is_army[piece] and piece not in form.commander:
            form.setup_kind[piece] = SETUP_NONE


def _set_up_side(form: Form, field: Field, side: Player, row: dict[str, Any]) -> None:
    if "entry" in row:
        form.entry_zone[side] = field.feature(row["entry"]["zone"])
        form.entry_in_column = 1 if row["entry"].get("in_column") else 0
        form.entry_batteries = row["entry"].get("batteries", 0)
        return
    form.setup_range[side] = row.get("range", 0)
    rest = add_area(form, field, row["area"]) if "area" in row else -1
    for piece in field.pieces_of[side]:
        form.setup_area[piece] = rest
        form.setup_kind[piece] = SETUP_AREA if rest >= 0 else _kind(field, piece, row)
    _set_up_corps(form, field, side, row)
    _set_up_leaders(form, field, side, row)
    set_up_torgau(form, field, side, row)


def _kind(field: Field, piece: Piece, row: dict[str, Any]) -> int:
    """Return how a piece is placed where units follow their leaders."""
    if field.arm_of[piece] == LEADER:
        return SETUP_ANY if field.is_army[piece] else SETUP_AREA
    if field.arm_of[piece] != ARTILLERY and piece != field.baggage:
        return SETUP_LEADER
    if row["guns"] == "corps":
        return SETUP_ANY_CORPS
    if row["guns"] == "infantry" and piece != field.baggage:
        return SETUP_INFANTRY
    return SETUP_INFANTRY_CORPS


def _set_up_corps(form: Form, field: Field, side: Player, row: dict[str, Any]) -> None:
    for name, where in row.get("corps", {}).items():
        place = add_area(form, field, where)
        for piece in field.all_pieces:
            corps = Corps(field.corps_of[piece])
            if corps >= 0 and field.corps_names[corps] == name and field.side_of[piece] == side:
                form.setup_area[piece] = place
    for corps in field.all_corps:
        if "guns_per_corps" in row and field.side_of_corps[corps] == side:
            most = row["guns_per_corps"]
            form.guns_per_corps[corps] = most.get(field.corps_names[corps], most["default"])


def _leader(field: Field, side: Player, name: str) -> Piece:
    return Piece(field.leader_of_corps[corps_named(field, side, name)])


def _set_up_leaders(form: Form, field: Field, side: Player, row: dict[str, Any]) -> None:
    for name, where in row.get("leaders", {}).items():
        form.setup_area[_leader(field, side, name)] = add_area(form, field, where)
    for pair in row.get("pairs", []):
        first, second = (_leader(field, side, name) for name in pair["corps"])
        one, other = (add_area(form, field, where) for where in pair["areas"])
        form.setup_area[first] = form.setup_area[second] = one
        form.setup_second[first] = form.setup_second[second] = other
        form.setup_pair[first], form.setup_pair[second] = second, first
    if "all_leaders" in row:
        everywhere = add_area(form, field, row["all_leaders"])
        alone = add_area(form, field, row["one_leader"]) if "one_leader" in row else -1
        for corps, leader in enumerate(field.leader_of_corps):
            if field.side_of_corps[corps] == side:
                form.setup_area[leader] = everywhere
                form.setup_second[leader] = alone
