"""§2 Reads the orders of battle into the columns of a Field."""

from typing import Any, Final

from librt.vecs import append, extend

from grognard.core.types import Player
from grognard.games.prussia.tables import (
    ARMS,
    ARTILLERY,
    BAGGAGE,
    CAVALRY,
    GROUP_KINDS,
    INFANTRY,
    LEADER,
    OFF,
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


def _corps(field: Field, side: Player, name: str) -> Corps:
    for corps, found in enumerate(field.corps_names):
        if found == name and field.side_of_corps[corps] == side:
            return Corps(corps)
    raise ValueError("no such corps")


def _read_piece(field: Field, row: dict[str, Any], arm: int) -> None:
    """Fill the columns that units and leaders share."""
    side = SIDES.index(row["side"])
    field.ids.append(row["id"])
    field.names.append(row["name"])
    field.side_of = append(field.side_of, side)
    field.arm_of = append(field.arm_of, arm)
    field.corps_of = append(
        field.corps_of, _corps(field, side, row["corps"]) if "corps" in row else -1
    )
    group = _group(field, side, row["group"]) if "group" in row else -1
    field.group_of = append(field.group_of, group)
    battle = row.get("group_battle")
    field.group_battle_of = append(
        field.group_battle_of, group if battle is None else _group(field, side, battle)
    )
    field.detachable_of = append(field.detachable_of, 1 if row.get("detachable") else 0)
    place = str(row.get("hex", ""))
    field.battle_hex = append(field.battle_hex, hex_of_name(place) if is_hex_name(place) else OFF)


def _read_unit(field: Field, row: dict[str, Any]) -> None:
    arm = ARMS.index(row["arm"])
    _read_piece(field, row, arm)
    kind = SUBTYPES.index(row.get("kind", "artillery"))
    steps = row["steps"].split()
    field.subtype_of = append(field.subtype_of, kind)
    field.shock_of = append(field.shock_of, SHOCK[kind] if arm == CAVALRY else 0)
    field.full_of = append(field.full_of, len(steps))
    field.counters_of = append(field.counters_of, 2 if len(steps) > 2 else 1)  # §2.1
    field.double_of = append(field.double_of, 2 if row.get("double") else 1)
    field.battle_step_of = append(
        field.battle_step_of, len(steps) + 1 - int(row.get("battle_step", 1))
    )
    _read_steps(field, steps, arm)
    pace = field.move[(len(field.ids) - 1) * STRIDE + len(steps)]
    is_fast = arm == CAVALRY or (arm == INFANTRY and pace >= _FAST_INFANTRY)
    field.fast_of = append(field.fast_of, 1 if is_fast else 0)
    _add_no_leader(field)
    if arm == ARTILLERY:
        field.gun_mask |= 1 << len(field.ids) - 1
    if kind == BAGGAGE:
        field.baggage = Piece(len(field.ids) - 1)
    corps = Corps(field.corps_of[-1])
    if corps >= 0 and arm == INFANTRY:
        field.has_infantry[corps] = 1


def _read_steps(field: Field, steps: list[str], arm: int) -> None:
    """Fill the step columns; `steps` runs from full strength down."""
    _add_step(field, 0, 0, 0, 0, [0, 0, 0])
    for left in range(1, STRIDE):
        if left > len(steps):
            _add_step(field, 0, 0, 0, 0, [0, 0, 0])
            continue
        text = steps[len(steps) - left]
        strength, morale, pace = text.strip("()").split("-")
        brackets = 1 if text.startswith("(") else 0
        if arm == ARTILLERY:
            guns = [int(value) for value in strength.split("/")]
            _add_step(field, 0, int(morale), int(pace), brackets, guns)
        else:
            _add_step(
                field,
                int(strength),
                int(morale),
                int(pace),
                brackets,
                [0, 0, 0],
            )


def _add_step(
    field: Field, strength: int, morale: int, pace: int, brackets: int, guns: list[int]
) -> None:
    field.sp = append(field.sp, strength)
    field.mr = append(field.mr, morale)
    field.move = append(field.move, pace)
    field.bracketed = append(field.bracketed, brackets)
    field.bs = append(field.bs, 0)
    field.bs = extend(field.bs, guns)


def _add_no_leader(field: Field) -> None:
    field.is_army = append(field.is_army, 0)
    field.initiative = append(field.initiative, 0)
    field.special = append(field.special, 0)
    field.mm = append(field.mm, 0)
    field.cavalry_leader = append(field.cavalry_leader, 0)


def _read_leader(field: Field, row: dict[str, Any]) -> None:
    _read_piece(field, row, LEADER)
    field.subtype_of = append(field.subtype_of, SUBTYPES.index("leader"))
    field.shock_of = append(field.shock_of, 0)
    field.full_of = append(field.full_of, 1)
    field.counters_of = append(field.counters_of, 0)
    field.double_of = append(field.double_of, 1)
    field.battle_step_of = append(field.battle_step_of, 1)
    field.fast_of = append(field.fast_of, 0)
    for left in range(STRIDE):
        _add_step(field, 0, 0, int(row["move"]) if left == 1 else 0, 0, [0, 0, 0])
    field.is_army = append(field.is_army, 0 if "corps" in row else 1)
    field.initiative = append(field.initiative, int(row.get("initiative", 0)))
    field.special = append(field.special, SPECIALS.index(row.get("special", "")))
    field.mm = append(field.mm, int(row["mm"]))
    field.cavalry_leader = append(field.cavalry_leader, 1 if row.get("cavalry") else 0)
    corps = Corps(field.corps_of[-1])
    if corps >= 0:
        field.leader_of_corps[corps] = len(field.ids) - 1


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
