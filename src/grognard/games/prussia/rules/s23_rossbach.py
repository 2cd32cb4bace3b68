"""§23 Rossbach: the coalition's activation, its march and the bonus for it, passivity."""

from typing import Any, Final

from grognard.core.question import Step
from grognard.core.types import OK
from grognard.games.prussia import reasons as why
from grognard.games.prussia.options import PASSIVITY
from grognard.games.prussia.rules.s01_01_map import distance
from grognard.games.prussia.rules.s04_01_activation import FREE, NORMAL, activate, may_try, offer
from grognard.games.prussia.rules.s05_stacking import has_units_beside, place_bottom, stack
from grognard.games.prussia.rules.s06_zones import in_enemy_zoc
from grognard.games.prussia.rules.s07_05_reach import FAR, enter_cost, entry_code, leave_cost
from grognard.games.prussia.rules.s07_06_column import threaten
from grognard.games.prussia.rules.s12_01_track import is_empty
from grognard.games.prussia.rules.s12_02_morale import lower_morale, marker_now
from grognard.games.prussia.rules.s15_leaders import catch_leaders
from grognard.games.prussia.rules.s23_04_bonus import (
    BONUS_KEPT,
    BONUS_LOST,
    BONUS_MARCH,
    BONUS_NO_WORKS,
    offer_bonus,
)
from grognard.games.prussia.rules.s25_zorndorf import stack_steps
from grognard.games.prussia.scenarios import EXTRAS, Form
from grognard.games.prussia.state import (
    ATTACKED_BY_LINE,
    ATTACKED_THIS_TURN,
    BONUS,
    BONUS_GAIN,
    BONUS_TURN,
    CAME_NEAR,
    COALITION_ADVANCED,
    PASSIVITY_OVER,
    STOOD,
    TRIED_THIS_TURN,
    PrussiaState,
    roll,
)
from grognard.games.prussia.tables import (
    ARTILLERY,
    COALITION,
    CROAT,
    DIRECTIONS,
    FREI,
    INFANTRY,
    PRUSSIA,
    ROUTED,
    STACK_GUNS,
    STACK_GUNS_ALONE,
    STACK_STEPS,
    Corps,
    Field,
    Hex,
    Piece,
    hex_of_name,
)

NO_FLOOR: Final = -99

# §23.4 Activation


def roll_for_freedom(state: PrussiaState) -> bool:
    """§23.4, §23.4.2 Say whether the coalition may activate for nothing this turn.

    §12.2 The morale of an army is where its marker lies.
    """
    form = state.form
    if state.marker[COALITION] <= form.free_morale:
        return True
    die = roll(state, "free activation")
    state.note("§23.4", "free-roll", COALITION, [die])
    return die == form.free_roll


def begin_activation(state: PrussiaState) -> None:
    """§23.4 The coalition's activation phase at Rossbach."""
    if state.active[COALITION]:
        return
    if state.waking[COALITION]:
        near_only = state.special[CAME_NEAR] and not state.special[ATTACKED_THIS_TURN]
        activate(state, COALITION, "§4.1.2")
        if near_only:  # §23.4.2
            offer_bonus(state)
        return
    if roll_for_freedom(state):
        offer(state, COALITION, FREE)
    elif may_try(state, COALITION):
        offer(state, COALITION, NORMAL)  # §23.6


# §23.4 The march


def is_marching(state: PrussiaState) -> bool:
    """§23.4 Say whether every coalition unit must move this turn."""
    if state.side != COALITION or state.special[BONUS] not in (BONUS_MARCH, BONUS_NO_WORKS):
        return False
    return not has_arrived(state)


def has_arrived(state: PrussiaState) -> bool:
    """§23.4 Three line infantry units touch a Prussian unit, or a town that counts."""
    field = state.field
    arrived = 0
    for unit in field.units_of[COALITION]:
        here = Hex(state.hex_of[unit])
        if here < 0 or field.arm_of[unit] != INFANTRY or field.subtype_of[unit] == CROAT:
            continue
        if has_units_beside(state, here, PRUSSIA) or _is_in_town(state, here):
            arrived += 1
    return arrived >= state.form.bonus_units


def _is_in_town(state: PrussiaState, here: Hex) -> bool:
    return any(here in town for town in state.form.town_hexes)


def all_east(state: PrussiaState) -> bool:
    """§23.4 Every unrouted coalition unit is east of the works, or blocked and in contact."""
    for unit in units_west(state):
        # ruling R8 (§23.4): west of the works only those are excused who touch the enemy
        if not has_units_beside(state, Hex(state.hex_of[unit]), PRUSSIA):
            return False
    return True


def units_west(state: PrussiaState) -> list[Piece]:
    """§23.4 Return the unrouted coalition units that are not east of the works."""
    field = state.field
    found: list[Piece] = []
    for unit in field.units_of[COALITION]:
        here = Hex(state.hex_of[unit])
        if here >= 0 and state.morale_of[unit] != ROUTED and not field.region_east[here]:
            found.append(unit)
    return found


def prussians_west(state: PrussiaState) -> bool:
    """§23.4 Say whether a Prussian unit stands west of the works."""
    field = state.field
    for unit in field.units_of[PRUSSIA]:
        here = Hex(state.hex_of[unit])
        if here >= 0 and not field.region_east[here]:
            return True
    return False


def end_movement(state: PrussiaState, has_advanced: bool) -> None:
    """§23.4, §23.4.4 After a movement phase: the duty, its deadlines, passivity."""
    form = state.form
    if form.bonus and state.special[BONUS] == BONUS_MARCH:
        if prussians_west(state) and units_west(state):
            state.special[BONUS] = BONUS_NO_WORKS
            state.note("§23.4", "released-from-works", COALITION, [])
    if state.side == COALITION and state.special[BONUS] in (BONUS_MARCH, BONUS_NO_WORKS):
        _check_deadlines(state)
    if form.passivity and not state.special[PASSIVITY_OVER]:
        _roll_passivity(state, has_advanced)


def _check_deadlines(state: PrussiaState) -> None:
    form = state.form
    began = state.special[BONUS_TURN]
    first = min(began + form.bonus_first, form.bonus_first_latest)
    second = min(began + form.bonus_second, form.bonus_second_latest)
    if state.turn == first and state.special[BONUS] == BONUS_MARCH and not all_east(state):
        _lose_bonus(state, form.bonus_penalty)
    elif state.turn == second:
        if has_arrived(state):
            state.special[BONUS] = BONUS_KEPT
        else:
            _lose_bonus(state, 0)


def _lose_bonus(state: PrussiaState, penalty: int) -> None:
    """§23.4 The bonus is taken back, and the penalty if there is one."""
    gain = state.special[BONUS_GAIN]
    points = gain + abs(penalty)
    if is_empty(state.track[COALITION]):
        state.track[COALITION][0] -= gain  # the marker goes back as it came
    else:
        lower_morale(state, COALITION, gain, NO_FLOOR)
    lower_morale(state, COALITION, abs(penalty), NO_FLOOR)
    state.marker[COALITION] = marker_now(state, COALITION)
    state.special[BONUS] = BONUS_LOST
    state.note("§23.4", "bonus-lost", COALITION, [points])


def _roll_passivity(state: PrussiaState, has_advanced: bool) -> None:
    """§23.4.4 Standing still wears both armies down."""
    form, side = state.form, state.side
    if side == COALITION:
        if has_advanced:
            return
        if form.passivity_not_after_try and state.special[TRIED_THIS_TURN]:
            return  # §23.6
        if state.choices[PASSIVITY] and state.special[COALITION_ADVANCED]:
            return
    die = roll(state, "passivity")
    points = abs(form.passivity[side * 7 + die])
    if points and side == COALITION:
        state.special[COALITION_ADVANCED] = 1
    floor = form.passivity_floor if side == COALITION else NO_FLOOR
    lost = lower_morale(state, side, points, floor) if points else 0
    if lost:
        state.marker[side] = marker_now(state, side)
    state.note("§23.4.4", "passivity", side, [die, lost])


def has_moved(state: PrussiaState) -> bool:
    """§23.4.4 Say whether any unit of the coalition moved; leaders are none."""
    units = state.field.units_of[COALITION]
    return any(state.moved_of[unit] not in (0, STOOD) for unit in units)


# What fighting changes


def fighting_began(state: PrussiaState) -> None:
    """§23.4.4 After any combat nobody rolls for passivity any more."""
    if state.form.passivity:
        state.special[PASSIVITY_OVER] = 1


def combat_declared(state: PrussiaState, attackers: list[Piece]) -> None:
    """§23.4, §23.4.3 A close combat: who attacks may end the bonus or its duties."""
    fighting_began(state)
    if not state.form.bonus or state.side != PRUSSIA:
        return
    field = state.field
    state.special[ATTACKED_THIS_TURN] = 1
    if state.special[BONUS] in (BONUS_MARCH, BONUS_NO_WORKS):
        state.special[BONUS] = BONUS_KEPT
        state.note("§23.4", "bonus-kept", COALITION, [])
    for unit in attackers:
        if field.arm_of[unit] == INFANTRY and field.subtype_of[unit] != FREI:
            state.special[ATTACKED_BY_LINE] = 1


# §23.5.1 The march in the first turn of the battle scenario


def forced_march(state: PrussiaState) -> None:
    """§23.5.1 Whole stacks march three hexes towards Reichardtswerben in their order."""
    form, field = state.form, state.field
    hexes: list[Hex] = []
    for unit in field.all_units:
        here = Hex(state.hex_of[unit])
        if here >= 0 and marches(state, unit) and here not in hexes:
            hexes.append(here)
    order = sorted([distance(here, form.march_goal) * 2000 + here for here in hexes])
    for key in order:
        march_stack(state, Hex(key % 2000))
    catch_leaders(state)  # §15.2
    for unit in field.units_of[COALITION]:
        if state.moved_of[unit] and state.hex_of[unit] >= 0:
            threaten(state, unit)  # §7.6.3


def marches(state: PrussiaState, unit: Piece) -> bool:
    """§23.5.1 Soubise's and Hildburghausen's units and the guns, unless routed."""
    return state.moved_of[unit] == 0 and _is_of_march(state, unit)


def keeps_order(state: PrussiaState, unit: Piece) -> bool:
    """§23.5.1 In the turn of the march its stacks stay as they are."""
    return state.form.march_turn == state.turn and _is_of_march(state, unit)


def _is_of_march(state: PrussiaState, unit: Piece) -> bool:
    field = state.field
    if field.side_of[unit] != COALITION or state.morale_of[unit] == ROUTED:
        return False
    return field.arm_of[unit] == ARTILLERY or field.corps_of[unit] in state.form.march_corps


def march_stack(state: PrussiaState, start: Hex) -> None:
    """§23.5.1 ruling R14: a stack marches as far as the way is open, straight where it can."""
    units = [unit for unit in stack(state, start) if marches(state, unit)]
    here = start
    way = -1
    for _ in range(state.form.march_hexes):
        way = _march_way(state, units, here, way)
        if way < 0:
            break
        here = Hex(state.field.neighbours[here * 6 + way])
        for unit in units:
            place_bottom(state, unit, here)
        if in_enemy_zoc(state, here, COALITION):
            break
    for unit in units:
        state.moved_of[unit] = 1
    if here != start:
        state.heat_moved[COALITION] = 1
        state.note("§23.5.1", "marched", COALITION, [start, here, *units])


def _march_way(state: PrussiaState, units: list[Piece], here: Hex, before: int) -> int:
    """Return the direction of the next hex: nearer to the goal, the one before if it is."""
    field, form = state.field, state.form
    best = -1
    nearest = distance(here, form.march_goal)
    for turn in range(6):
        way = (before + turn) % 6 if before >= 0 else turn
        to = Hex(field.neighbours[here * 6 + way])
        if to < 0 or distance(to, form.march_goal) >= nearest:
            continue
        if _can_march(state, units, here * 6 + way, to):
            best = way
            nearest = distance(to, form.march_goal)
            if way == before:
                break
    return best


def _can_march(state: PrussiaState, units: list[Piece], edge: int, to: Hex) -> bool:
    for unit in units:
        if leave_cost(state, unit) >= FAR or enter_cost(state, unit, edge) >= FAR:
            return False
        code = entry_code(state, unit, to)
        if code == why.GUNS_ALONE_IN_ZOC and _has_escort(state, units):
            continue  # §7.5.2 those who march with the guns are there as well
        if code != OK:
            return False
    return _has_room(state, units, to)


def _has_escort(state: PrussiaState, units: list[Piece]) -> bool:
    return any(state.field.arm_of[unit] != ARTILLERY for unit in units)


def _has_room(state: PrussiaState, units: list[Piece], to: Hex) -> bool:
    """§5.1 Say whether a hex takes the whole stack."""
    steps, guns = int(state.steps_at[to]), int(state.guns_at[to])
    for unit in units:
        if state.field.arm_of[unit] == ARTILLERY:
            guns += state.left_of[unit]
        else:
            steps += stack_steps(state, unit)
    return steps <= STACK_STEPS and guns <= (STACK_GUNS if steps else STACK_GUNS_ALONE)


# §23.1 Additional points


def holds_town(state: PrussiaState) -> bool:
    """§23.1 Whether three infantry units of the coalition are in or next to one of the towns."""
    return any(_infantry_in(state, town) >= state.form.town_units for town in state.form.town_hexes)


def _infantry_in(state: PrussiaState, hexes: list[Hex]) -> int:
    field = state.field
    infantry = [unit for unit in field.units_of[COALITION] if field.arm_of[unit] == INFANTRY]
    return sum(1 for unit in infantry if Hex(state.hex_of[unit]) in hexes)


# What a scenario says


def read_rossbach(form: Form, field: Field, row: dict[str, Any]) -> None:
    """§23, §23.3, §23.3.1, §23.4, §23.5, §23.5.3, §23.6 Read the rules of Rossbach into a form."""
    for town in row.get("towns", []):
        form.town_hexes.append(_with_neighbours(field, field.feature(town)))
    if "forced_march" in row:
        march = row["forced_march"]
        form.march_turn = march["turn"]
        form.march_corps = [Corps(field.corps_names.index(name)) for name in march["corps"]]
        form.march_hexes = march["hexes"]
        form.march_goal = hex_of_name(march["toward"])
    read_extra_command(form, field, row)
    form.surprise_turn = row.get("surprise", {"turn": 0})["turn"]
    if "free_activation" in row:
        form.free_roll = row["free_activation"]["roll"]
        form.free_morale = row["free_activation"]["morale"]
    if "march_bonus" in row:
        _read_bonus(form, row["march_bonus"])
    if "passivity" in row:
        passivity = row["passivity"]
        form.passivity = [0, *passivity["prussian"], 0, *passivity["coalition"]]
        form.passivity_floor = passivity["floor"]
        form.passivity_not_after_try = 1 if passivity["not_after_try"] else 0
    if "corps_commander" in row:
        chief = row["corps_commander"]
        form.corps_commander = field.piece_of_id(chief["leader"])
        form.corps_commander_initiative = chief["initiative"]
        form.corps_commander_rating = chief["rating_if_lost"]
        for group in field.all_groups:
            if field.group_names[group] == chief["group"] and field.group_side[group] == COALITION:
                form.corps_commander_group = group


def _with_neighbours(field: Field, hexes: list[Hex]) -> list[Hex]:
    found = set(hexes)
    for here in hexes:
        for way in range(DIRECTIONS):
            found.add(Hex(field.neighbours[here * DIRECTIONS + way]))
    return sorted(found - {-1})


def _read_bonus(form: Form, row: dict[str, Any]) -> None:
    """§23.4 The bonus for marching, and its two deadlines."""
    form.bonus = row["morale"]
    form.bonus_cap = row["cap"]
    form.bonus_units = row["units"]
    form.bonus_first = row["first"]
    form.bonus_first_latest = form.turn_at(row["first_latest"])
    form.bonus_penalty = row["penalty"]
    form.bonus_second = row["second"]
    form.bonus_second_latest = form.turn_at(row["second_latest"])
    form.bonus_after_normal = 1 if row["after_normal"] else 0


def read_extra_command(form: Form, field: Field, row: dict[str, Any]) -> None:
    """§23.3.2, §26.3.4 Read who commands others than his own corps."""
    if "extra_command" in row:
        extra = row["extra_command"]
        form.extra_leader = field.piece_of_id(extra["leader"])
        form.extra_range = extra["range"]
        form.extra_kind = EXTRAS.index(extra["units"])


class DoForcedMarch(Step[PrussiaState]):
    """§23.5.1 The march of the first turn."""

    section = "§23.5.1"

    def run(self, state: PrussiaState) -> None:
        """§23.5.1 March."""
        state.todo.pop()
        forced_march(state)


DO_FORCED_MARCH: Final[DoForcedMarch] = DoForcedMarch()
