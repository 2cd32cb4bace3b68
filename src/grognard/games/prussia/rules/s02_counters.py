"""§2 Reads the orders of battle into the columns of a Field."""

from typing import Any, Final

from librt.vecs import append

from grognard.core.types import Player
from grognard.games.prussia.tables import (
    ARMS,
    ARTILLERY,
    BAGGAGE,
    CAVALRY,
    GROUP_KINDS,
    INFANTRY,
    LEADER,
    SHOCK,
    SIDES,
    SPECIALS,
    STRIDE,
    SUBTYPES,
    Corps,
    Field,
    Group,
    Piece,
    hex_of_name,
    is_hex_name,
    read_toml,
)

_FAST_INFANTRY: Final = 4
"""§2 Infantry with this movement or more is fast."""


def read_units(field: Field) -> None:
    """§2, §2.1, §2.2, §2.3, §25.3.7 Fill the columns of pieces, corps and groups."""
    rows = read_toml(f"units/{field.id}.toml")
    field.title = rows["title"]
    _read_groups(field, rows["groups"])
    _read_corps(field, rows["leaders"])
    for row in rows["units"]:
        _read_unit(field, row)
    field.units = len(field.ids)
    for row in rows["leaders"]:
        _read_leader(field, row)
    field.pieces = len(field.ids)
    _name_ids(field)
    _read_deputies(field, rows["deputies"])


def _name_ids(field: Field) -> None:
    """List the ids of pieces, corps and groups, for whoever goes through them."""
    field.all_pieces = [Piece(piece) for piece in range(field.pieces)]
    field.all_units = field.all_pieces[: field.units]
    field.all_leaders = field.all_pieces[field.units :]
    for side in range(len(SIDES)):
        own = [piece for piece in field.all_pieces if field.side_of[piece] == side]
        field.pieces_of[side] = own
        field.units_of[side] = [piece for piece in own if piece < field.units]
        field.guns_of[side] = [piece for piece in own if field.arm_of[piece] == ARTILLERY]
    field.all_corps = [Corps(corps) for corps in range(len(field.corps_names))]
    field.all_groups = [Group(group) for group in range(len(field.group_names))]
    field.units_of_corps = [[] for _ in field.all_corps]
    for unit in field.all_units:
        if field.corps_of[unit] >= 0:
            field.units_of_corps[field.corps_of[unit]].append(unit)


def _read_groups(field: Field, rows: list[dict[str, Any]]) -> None:
    for row in rows:
        field.group_names.append(row["id"])
        field.group_side = append(field.group_side, SIDES.index(row["side"]))
        field.group_kind = append(field.group_kind, GROUP_KINDS.index(row["kind"]))
    for row in rows:
        after = row.get("after_release", "unit.group")
        side = SIDES.index(row["side"])
        field.group_after = append(
            field.group_after, -1 if after == "unit.group" else _group(field, side, after)
        )


def _group(field: Field, side: Player, name: str) -> Group:
    for group, found in enumerate(field.group_names):
        if found == name and field.group_side[group] == side:
            return Group(group)
    raise ValueError("no such group")


def _read_corps(field: Field, rows: list[dict[str, Any]]) -> None:
    for row in rows:
        if "corps" in row:
            side = SIDES.index(row["side"])
            field.corps_names.append(row["corps"])
            field.side_of_corps = append(field.side_of_corps, side)
            field.leader_of_corps = append(field.leader_of_corps, -1)
            field.has_infantry = append(field.has_infantry, 0)
            field.group_of_corps = append(field.group_of_corps, _group(field, side, row["group"]))


def corps_named(field: Field, side: Player, name: str) -> Corps:
    """Return a corps of a side by its name; it must be one."""
    for corps, found in enumerate(field.corps_names):
        if found == name and field.side_of_corps[corps] == side:
            return Corps(corps)
    raise ValueError("no such corps")


def _read_piece(field: Field, row: dict[str, Any], arm: int) -> Piece:
    """Fill the columns that units and leaders share."""
    piece, side = Piece(len(field.ids)), SIDES.index(row["side"])
    field.ids.append(row["id"])
    field.names.append(row["name"])
    field.side_of[piece] = side
    field.arm_of[piece] = arm
    if "corps" in row:
        field.corps_of[piece] = corps_named(field, side, row["corps"])
    if "group" in row:
        field.group_of[piece] = _group(field, side, row["group"])
        field.group_battle_of[piece] = field.group_of[piece]
    if "group_battle" in row:
        field.group_battle_of[piece] = _group(field, side, row["group_battle"])
    field.detachable_of[piece] = 1 if row.get("detachable") else 0
    place = str(row.get("hex", ""))
    if is_hex_name(place):
        field.battle_hex[piece] = hex_of_name(place)
    return piece


def _read_unit(field: Field, row: dict[str, Any]) -> None:
    arm = ARMS.index(row["arm"])
    unit = _read_piece(field, row, arm)
    kind = SUBTYPES.index(row.get("kind", "artillery"))
    steps = row["steps"].split()
    field.subtype_of[unit] = kind
    field.shock_of[unit] = SHOCK[kind] if arm == CAVALRY else 0
    field.full_of[unit] = len(steps)
    field.counters_of[unit] = 2 if len(steps) > 2 else 1  # §2.1
    field.double_of[unit] = 2 if row.get("double") else 1
    field.battle_step_of[unit] = len(steps) + 1 - int(row.get("battle_step", 1))
    for place, text in enumerate(steps):
        _read_step(field, unit * STRIDE + len(steps) - place, text, arm)
    pace = field.move[unit * STRIDE + len(steps)]
    is_fast = arm == CAVALRY or (arm == INFANTRY and pace >= _FAST_INFANTRY)
    field.fast_of[unit] = 1 if is_fast else 0
    if arm == ARTILLERY:
        field.gun_mask |= 1 << unit
    if kind == BAGGAGE:
        field.baggage = unit
    if arm == INFANTRY and field.corps_of[unit] >= 0:
        field.has_infantry[field.corps_of[unit]] = 1


def _read_step(field: Field, at: int, text: str, arm: int) -> None:
    """Fill the step columns for a unit with so many steps left."""
    strength, morale, pace = text.strip("()").split("-")
    field.mr[at] = int(morale)
    field.move[at] = int(pace)
    field.bracketed[at] = 1 if text.startswith("(") else 0
    if arm != ARTILLERY:
        field.sp[at] = int(strength)
        return
    for far, guns in enumerate(strength.split("/")):
        field.bs[at * 4 + 1 + far] = int(guns)


def _read_leader(field: Field, row: dict[str, Any]) -> None:
    leader = _read_piece(field, row, LEADER)
    field.subtype_of[leader] = SUBTYPES.index("leader")
    field.full_of[leader] = field.battle_step_of[leader] = 1
    field.move[leader * STRIDE + 1] = int(row["move"])
    field.is_army[leader] = 0 if "corps" in row else 1
    field.initiative[leader] = int(row.get("initiative", 0))
    field.special[leader] = SPECIALS.index(row.get("special", ""))
    field.mm[leader] = int(row["mm"])
    field.cavalry_leader[leader] = 1 if row.get("cavalry") else 0
    if field.corps_of[leader] >= 0:
        field.leader_of_corps[field.corps_of[leader]] = leader


def _read_deputies(field: Field, rows: dict[str, Any]) -> None:
    """§15.1 Read the deputies of the army commanders and the stand-in of corps leaders."""
    for side, name in enumerate(SIDES):
        row = rows.get(name)
        if row is None:
            continue
        field.deputy_of[side] = 1
        field.deputy_initiative[side] = int(row["initiative"])
        field.deputy_mm[side] = int(row["mm"])
        field.deputy_move[side] = int(row["move"])
        if "promotes" in row:
            field.deputy_promotes[side] = field.piece_of_id(row["promotes"])
    field.deputy_mm[2] = int(rows["corps"]["mm"])
    field.deputy_move[2] = int(rows["corps"]["move"])
