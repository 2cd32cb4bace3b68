"""Reads the four maps, once each, when first asked for."""

import json
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.games.prussia.rules.s01_01_map import distance
from grognard.games.prussia.rules.s02_counters import read_units
from grognard.games.prussia.scenarios import Form
from grognard.games.prussia.tables import (
    ATTACK_FROM,
    ATTACK_INTO,
    BATTLES,
    BOMBARD_TERRAIN,
    CHARGE_INTO,
    COLUMNS,
    COMPASS,
    DATA,
    DIRECTIONS,
    EDGE_CC_MAX,
    EDGE_CC_MIN,
    EDGE_RR_MAX,
    EDGE_RR_MIN,
    EDGES,
    ENTER_COST,
    FIRST_COLUMN,
    HEXES,
    NO_COMBAT,
    NUM_HEXES,
    PROHIBITED,
    RIVER_HEX,
    ROWS,
    SHOCK_FROM,
    SHOCK_INTO,
    SIDE_AGAINST,
    SIDE_BRIDGE,
    SIDE_DOWN,
    SIDE_FORT,
    SIDE_RIVER,
    SIDE_STREAM,
    SIDE_UP,
    TERRAINS,
    Field,
    Hex,
    column,
    hex_at,
    hex_of_name,
    hexside_combat,
    hexside_cost,
    read_toml,
)

SIGNS: Final[dict[str, int]] = {
    sign: sum(1 << TERRAINS.index(name) for name in names)
    for sign, names in read_toml("signs.toml").items()
}
"""The letters of the terrain rows in data/maps."""

_EVEN_STEPS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1))
_ODD_STEPS: Final = ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))
"""(columns, rows) to the neighbour in each direction, by the printed column."""

FIELDS: Final[list[Field]] = [Field() for _ in BATTLES]
"""Empty until `field_of` is asked for them."""


def field_of(battle: int) -> Field:
    """§1.1 Return the map and the order of battle of one of BATTLES, read at the first call."""
    field = FIELDS[battle]
    if field.pieces == 0:
        _read(field, battle)
    return field


def _read(field: Field, battle: int) -> None:
    field.battle = battle
    field.id = BATTLES[battle]
    path = DATA / "maps" / f"{field.id}.json"
    rows: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    _read_hexes(field, rows)
    _join(field)
    _read_hexsides(field, rows["hexsides"])
    _read_places(field, rows)
    _work_out(field)
    read_units(field)


def _read_hexes(field: Field, rows: dict[str, Any]) -> None:
    field.last_column = rows["columns"][1]
    for place, line in enumerate(rows["terrain"]):
        for row, sign in enumerate(line):
            here = place * ROWS + row
            field.on_map[here] = 1
            field.terrain[here] = SIGNS[sign]
            field.level[here] = int(rows["levels"][place][row])
    for here in HEXES:
        if field.on_map[here]:
            field.edge_of[here] = _edges(here // ROWS + FIRST_COLUMN, here % ROWS, field)
    for place, name in enumerate(COMPASS):
        field.edge_of_compass[place] = EDGES.index(rows["edges"][name])


def _edges(column: int, row: int, field: Field) -> int:
    bits = 0
    if column == FIRST_COLUMN:
        bits |= 1 << EDGE_CC_MIN
    if column == field.last_column:
        bits |= 1 << EDGE_CC_MAX
    if row == 0:
        bits |= 1 << EDGE_RR_MIN
    if row == ROWS - 1:
        bits |= 1 << EDGE_RR_MAX
    return bits


def _join(field: Field) -> None:
    """§8.1, §23.1 Odd columns lie half a hex lower."""
    for here in HEXES:
        if not field.on_map[here]:
            continue
        column, row = here // ROWS, here % ROWS
        steps = _ODD_STEPS if (column + FIRST_COLUMN) % 2 == 1 else _EVEN_STEPS
        for way, (across, down) in enumerate(steps):
            to_column, to_row = column + across, row + down
            if 0 <= to_column < COLUMNS and 0 <= to_row < ROWS:
                to = to_column * ROWS + to_row
                if field.on_map[to]:
                    field.neighbours[here * DIRECTIONS + way] = to
                    rise = field.level[to] - field.level[here]
                    if rise != 0:
                        field.sides[here * DIRECTIONS + way] |= SIDE_UP if rise > 0 else SIDE_DOWN


def _read_hexsides(field: Field, rows: dict[str, str]) -> None:
    for kind, bit in (("stream", SIDE_STREAM), ("river", SIDE_RIVER), ("bridge", SIDE_BRIDGE)):
        for pair in rows[kind].split():
            start, end = hex_of_name(pair[:4]), hex_of_name(pair[5:])
            _mark(field, start, end, bit)
            _mark(field, end, start, bit)
            if kind == "river":
                field.beside_river[start] = 1
                field.beside_river[end] = 1
    for pair in rows["fort"].split():
        outside, inside = hex_of_name(pair[:4]), hex_of_name(pair[5:])
        _mark(field, outside, inside, SIDE_FORT | SIDE_AGAINST)
        _mark(field, inside, outside, SIDE_FORT)


def _mark(field: Field, start: Hex, end: Hex, bit: int) -> None:
    way = field.direction(start, end)
    if way < 0:
        raise ValueError("a hexside joins two hexes that do not touch")
    field.sides[start * DIRECTIONS + way] |= bit


def _read_places(field: Field, rows: dict[str, Any]) -> None:
    for name, hexes in rows["names"].items():
        for text in hexes.split():
            field.hex_names[hex_of_name(text)] = name
    for name, hexes in rows["features"].items():
        field.feature_names.append(name)
        field.feature_hexes.append([hex_of_name(text) for text in hexes.split()])
    if "east_of_works" in rows["regions"]:
        for here in area(field, rows["regions"]["east_of_works"]):
            field.region_east[here] = 1


def _work_out(field: Field) -> None:
    """Make the columns that follow from terrain and hexsides."""
    field.bombard = vec[i64]([BOMBARD_TERRAIN[mask] for mask in field.terrain])
    edges = NUM_HEXES * DIRECTIONS
    field.cost, field.combat = column(edges * 4, PROHIBITED), column(edges * 2, NO_COMBAT)
    field.column_open = column(edges)
    field.shock_open, field.charge_open = column(edges), column(edges)
    for edge in range(edges):
        here, to = edge // DIRECTIONS, Hex(field.neighbours[edge])
        if to >= 0:
            _work_out_edge(field, edge, field.terrain[here], field.terrain[to])
    for arm in range(4):
        costs = [field.cost[at] for at in range(arm, len(field.cost), 4)]
        field.prices.append(vec[i64](costs))
    field.prices.append(vec[i64]([1 if way else PROHIBITED for way in field.column_open]))


def _work_out_edge(field: Field, edge: int, start: int, end: int) -> None:
    side = field.sides[edge]
    for arm in range(4):
        price = ENTER_COST[end * 4 + arm] + hexside_cost(side, arm)
        field.cost[edge * 4 + arm] = min(price, PROHIBITED)
    across = hexside_combat(side)
    for arm in range(2 if across != NO_COMBAT and not end & RIVER_HEX else 0):
        drm = min(ATTACK_FROM[start * 2 + arm], ATTACK_INTO[end * 2 + arm])  # §10.5
        field.combat[edge * 2 + arm] = drm + across
    field.column_open[edge] = 0 if end & RIVER_HEX else 1
    works = side & SIDE_AGAINST != 0
    field.shock_open[edge] = 1 if SHOCK_FROM[start] and SHOCK_INTO[end] and not works else 0
    field.charge_open[edge] = 1 if CHARGE_INTO[end] and not works else 0


def area(field: Field, row: dict[str, Any]) -> list[Hex]:
    """Return the hexes of an area of the data: a box, a place, a circle, or some of these."""
    if "feature" in row:
        return field.feature(row["feature"])
    if "within" in row:
        middle = hex_of_name(row["within"][0])
        return [h for h in HEXES if field.on_map[h] and _near(h, middle, row)]
    if "all_of" in row:
        parts = [set(area(field, part)) for part in row["all_of"]]
        return sorted(set.intersection(*parts))
    if "not" in row:
        without = set(area(field, row["not"]))
        return [h for h in HEXES if field.on_map[h] and h not in without]
    (first, last), (top, bottom) = row["cc"], row["rr"]
    hexes = [hex_at(c, r) for c in range(first, last + 1) for r in range(top, bottom + 1)]
    return [here for here in hexes if field.on_map[here]]


def _near(here: Hex, middle: Hex, row: dict[str, Any]) -> bool:
    return distance(here, middle) <= int(row["within"][1])


def add_area(form: Form, field: Field, row: dict[str, Any]) -> int:
    """Add an area of the data to a form; return its place in `areas`."""
    column = vec[i64]([0] * NUM_HEXES)
    for here in area(field, row):
        column[here] = 1
    form.areas.append(column)
    form.area_hexes.append([here for here in HEXES if column[here]])
    return len(form.areas) - 1
