"""Lines of the rules that are easily missed, in movement, command and set-up."""

from grognard.core.types import OK
from grognard.games.prussia.actions import HALT, NO, PIECE
from grognard.games.prussia.options import SLEEPING_GUNS
from grognard.games.prussia.reasons import ARMY_INACTIVE
from grognard.games.prussia.rules.s04_01_activation import look
from grognard.games.prussia.rules.s04_02_command import acts
from grognard.games.prussia.rules.s04_03_detachments import wake
from grognard.games.prussia.rules.s05_stacking import lift_off, place_bottom
from grognard.games.prussia.rules.s07_04_allowance import allowance
from grognard.games.prussia.rules.s07_05_reach import FAR, leave_cost
from grognard.games.prussia.rules.s07_06_column import (
    ASK_FORCED,
    DO_START_CLASHES,
    forced_rating,
    join_code,
)
from grognard.games.prussia.rules.s08_bombardment import gun_code
from grognard.games.prussia.state import IN_PLAY, PHASE_DEFENSIVE, PHASE_OFFENSIVE
from grognard.games.prussia.tables import (
    ARTILLERY,
    CAVALRY,
    COALITION,
    DISORDERED,
    INFANTRY,
    PRUSSIA,
    Group,
    Hex,
    Piece,
    hex_name,
)
from tests.games.prussia.march import March, faces, set_up
from tests.games.prussia.test_s05_stacking import units_of


def test_4_1_an_inactive_army_does_not_fire_but_defensively_by_an_option() -> None:
    march = March(side=PRUSSIA)
    march.state.active[0], march.state.active[1] = 1, 0
    gun = march.put(units_of(march, COALITION, ARTILLERY)[0], march.hex())
    march.state.phase = PHASE_DEFENSIVE
    assert gun_code(march.state, gun, COALITION) == ARMY_INACTIVE
    march.state.choices[SLEEPING_GUNS] = 1
    assert gun_code(march.state, gun, COALITION) == OK
    march.state.phase = PHASE_OFFENSIVE
    assert gun_code(march.state, gun, COALITION) == ARMY_INACTIVE


def two_detachments() -> tuple[March, list[Piece], list[Group]]:
    """Return two sleeping Austrian detachments in sight of each other."""
    march = March("torgau-main", side=PRUSSIA)
    state, form = march.state, march.state.form
    state.active[0], state.active[1] = 1, 0
    units = [march.put("T-A-CB", march.hex()), march.put("T-A-CC", march.hex(0, 0, 0))]
    groups = form.detachment_groups[:2]
    for unit, group in zip(units, groups, strict=True):
        state.detachment_of[unit] = state.group_of[unit] = group
    return march, units, groups


def test_4_3_each_detachment_wakes_by_itself_and_at_the_sight_of_an_active_friend() -> None:
    march, units, groups = two_detachments()
    lift_off(march.state, units[1])
    march.dice(1)
    wake(march.state, groups[0])
    assert [march.state.awake[g] for g in groups] == [1, 0]
    assert acts(march.state, units[0])
    place_bottom(march.state, units[1], Hex(march.state.hex_of[units[0]]))
    march.dice(1)
    look(march.state, units[0])
    assert march.state.awake[groups[1]] == 1


def test_4_3_a_woken_detachment_wakes_the_one_that_sees_it() -> None:
    march, _, groups = two_detachments()
    march.dice(1, 1)
    wake(march.state, groups[0])
    assert [march.state.awake[g] for g in groups] == [1, 1]


def test_7_6_the_army_commander_goes_into_column_with_a_corps() -> None:
    march = March(side=PRUSSIA)
    field = march.field
    units = [u for u in field.all_units if field.corps_of[u] == 0][:1]
    march.put(units[0], march.hex())
    march.put(Piece(field.leader_of_corps[0]), march.hex())
    king = march.put("L-P-L0", march.hex(0))
    march.move()
    march.play(f"corps {field.corps_names[0]}")
    assert join_code(march.state, king) == OK
    march.play("L-P-L0")
    assert march.state.column_of[king] == 1
    assert allowance(march.state, king) == field.move[king * 5 + 1] + 4


def column_near_enemy(form: str = "zorndorf-battle") -> tuple[March, Piece, Piece]:
    """Return Prussian cavalry in column three hexes from a Russian unit."""
    march = March(form, side=COALITION)
    field = march.field
    rider = next(
        u for u in units_of(march, PRUSSIA, CAVALRY) if not field.has_infantry[field.corps_of[u]]
    )
    march.put(rider, march.hex())
    march.state.column_of[rider] = 1
    march.state.corps_column[field.corps_of[rider]] = 1
    enemy = march.put(units_of(march, COALITION, INFANTRY)[1], march.hex(0, 0, 0))
    return march, rider, enemy


def test_7_6_3_a_corps_may_deploy_at_the_start_of_any_movement_phase() -> None:
    for side in (PRUSSIA, COALITION):
        march, rider, _ = column_near_enemy()
        march.state.side = side
        march.begin(DO_START_CLASHES)
        assert march.asked() == ASK_FORCED
        assert march.state.todo.owner() == PRUSSIA
        march.play("no")
        assert march.state.column_of[rider] == 1


def test_7_6_3_initiative_with_the_corps_leader_replaces_the_rating() -> None:
    march, rider, _ = column_near_enemy()
    field = march.field
    rating = forced_rating(march.state, rider)
    march.put(Piece(field.leader_of_corps[field.corps_of[rider]]), march.hex(3))
    march.put("Z-P-L0", march.hex(3))
    assert forced_rating(march.state, rider) == max(rating, 5)


def test_7_5_2_a_lone_battery_leaves_a_zone_for_one_more() -> None:
    march = March(side=COALITION)
    gun = march.put(units_of(march, COALITION, ARTILLERY)[0], march.hex())
    march.put(units_of(march, PRUSSIA, CAVALRY)[0], march.hex(0))
    assert leave_cost(march.state, gun) == 1


def test_7_5_1_engaged_line_infantry_never_leaves() -> None:
    march = March(side=COALITION)
    field = march.field
    foot = next(u for u in units_of(march, COALITION, INFANTRY) if not field.fast_of[u])
    unit = march.put(foot, march.hex())
    march.put(units_of(march, PRUSSIA, INFANTRY)[0], march.hex(0))
    assert leave_cost(march.state, unit) == FAR


def test_7_4_half_a_movement_is_rounded_up() -> None:
    march = March(side=PRUSSIA)
    field = march.field
    for unit in field.all_units:
        march.state.left_of[unit] = field.full_of[unit]
        march.state.effective_of[unit] = march.state.command_of[unit] = 1
        whole = allowance(march.state, unit)
        march.state.morale_of[unit] = DISORDERED
        assert allowance(march.state, unit) == whole - whole // 2


def test_23_4_4_an_inactive_army_still_rolls_for_passivity() -> None:
    state = set_up("rossbach-main")
    assert state.prompt() == "s4-activate"
    faces(state, 6, 3, 4, 4)
    state.apply(NO)
    log = state.log or []
    sides = [event.who for event in log if event.kind == "passivity"]
    assert sides[0] == PRUSSIA
    assert len(state.track[PRUSSIA]) == 3  # two markers for a 6


def test_24_2_2_corps_enter_in_different_turns_and_hexes() -> None:
    state = set_up("leuthen-main")
    zone = state.form.entry_zone[PRUSSIA]
    units = [u for u in state.field.all_units if state.field.side_of[u] == PRUSSIA][:2]
    for unit, to in zip(units, (zone[0], zone[-1]), strict=True):
        state.apply(next(a for a in state.legal_actions() if a == PIECE + unit))
        state.apply(to)
        assert hex_name(Hex(state.hex_of[unit])) == hex_name(to)
        if state.prompt() == "s7-move-to":
            state.apply(next(a for a in state.legal_actions() if a == HALT))
    assert [state.fate_of[unit] for unit in units] == [IN_PLAY, IN_PLAY]
