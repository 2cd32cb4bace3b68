"""§4.2–4.5 Command: who may act, groups, special leaders, out of command, deployment."""

from grognard.core.types import NOT_ASKED_CODE, OK, Action, Player
from grognard.games.prussia.actions import CORPS, DONE, NO, OPTION, PIECE, RAISE, YES
from grognard.games.prussia.field import distance
from grognard.games.prussia.form import EXTRA_CAVALRY, EXTRA_DETACHMENT
from grognard.games.prussia.options import BATTERY_DEPLOY
from grognard.games.prussia.reasons import (
    ARMY_INACTIVE,
    CORPS_EFFECTIVE,
    LEADER_ELSEWHERE,
    NO_CORPS_DEPLOYS,
    NOT_ARTILLERY,
    NOT_IN_COLUMN,
    NOT_ON_MAP,
    NOT_OUT_OF_COMMAND,
    NOT_SPECIAL_CORPS,
    NOT_THERE,
    NOT_YOUR_CORPS,
    NOT_YOUR_PIECE,
)
from grognard.games.prussia.state import (
    ASK_DEPLOY,
    ASK_SPECIAL,
    ASK_TRACE,
    DO_SPECIALS,
    IN_PLAY,
    LACY_MOVES,
    WAITING,
    PrussiaState,
    note,
    roll,
)
from grognard.games.prussia.tables import (
    ARTILLERY,
    CAVALRY,
    COALITION,
    COLUMN_BATTERY_RANGE,
    COMMAND_RANGE,
    COMMANDER_UNITS,
    GROUP_DETACHMENT,
    LEADER,
    SPECIAL_ANY,
    SPECIAL_CAVALRY,
    SPECIAL_INFANTRY,
)

# Who may act


def acts(state: PrussiaState, piece: int) -> bool:
    """§4.1, §4.3, §26.3.3 Say whether a piece belongs to an active army, or is awake."""
    side = state.field.side_of[piece]
    if state.active[side]:
        return True
    group = state.detachment_of[piece]
    if group >= 0:
        return state.awake[group] != 0
    return side == COALITION and state.special[LACY_MOVES] != 0 and is_lacys(state, piece)


def is_lacys(state: PrussiaState, piece: int) -> bool:
    """§26.3.3 Say whether a piece arrives with Lacy."""
    form = state.form
    if form.lacy_corps < 0:
        return False
    return state.field.corps_of[piece] == form.lacy_corps or piece in form.lacy_units


def someone_acts(state: PrussiaState, side: Player) -> bool:
    """§4.1.1 Say whether the rest of a player turn takes place at all."""
    if state.active[side]:
        return True
    for piece in range(state.field.pieces):
        if state.field.side_of[piece] == side and state.fate_of[piece] == IN_PLAY:
            if acts(state, piece):
                return True
    return False


def corps_leader(state: PrussiaState, corps: int) -> int:
    """Return the leader of a corps if he is on the map, or -1."""
    leader = state.field.leader_of_corps[corps]
    return leader if leader >= 0 and state.hex_of[leader] >= 0 else -1


def initiative(state: PrussiaState, leader: int) -> int:
    """§4.2.1, §15.1 Return a leader's initiative, 0 for none; deputies have their own."""
    field, form = state.field, state.form
    side = field.side_of[leader]
    if state.deputy_of[leader]:
        return field.deputy_initiative[side] if field.is_army[leader] else 0
    if leader == form.corps_commander and state.commander[side] == leader:
        return form.corps_commander_initiative  # §23.6
    return field.initiative[leader]


def group_rating(state: PrussiaState, group: int) -> int:
    """§4.2, §23.6 Return the command rating of a group."""
    form = state.form
    if group == form.corps_commander_group and form.corps_commander >= 0:
        if state.commander[COALITION] != form.corps_commander:
            return form.corps_commander_rating
    return form.rating[group]


# §4.4 Deployment from column


def columns_of(state: PrussiaState, corps: int) -> bool:
    """Say whether a unit or the leader of a corps on the map is in column."""
    field = state.field
    for unit in range(field.pieces):
        if field.corps_of[unit] == corps and state.column_of[unit] and state.hex_of[unit] >= 0:
            return True
    return False


def do_deploy(state: PrussiaState) -> None:
    """§4.4 Before the command rolls, corps in column may deploy."""
    state.todo.pop()
    side = state.side
    for piece in range(state.field.pieces):
        if state.field.side_of[piece] == side and state.column_of[piece]:
            if state.hex_of[piece] >= 0 and acts(state, piece):
                state.todo.push(ASK_DEPLOY, side)
                return


def deploy_code(state: PrussiaState, action: Action) -> int:
    """§4.4, §7.6.2 Return whether a corps, a battery or an army commander may deploy."""
    if action == DONE:
        return OK
    if CORPS <= action < OPTION:
        return _deploy_corps_code(state, action - CORPS)
    if PIECE <= action < RAISE:
        return _deploy_piece_code(state, action - PIECE)
    return NOT_ASKED_CODE


def _deploy_corps_code(state: PrussiaState, corps: int) -> int:
    field = state.field
    if corps >= len(field.side_of_corps) or field.side_of_corps[corps] != state.side:
        return NOT_YOUR_CORPS
    return OK if columns_of(state, corps) else NOT_IN_COLUMN


def _deploy_piece_code(state: PrussiaState, piece: int) -> int:
    field = state.field
    if piece >= field.pieces or field.side_of[piece] != state.side:
        return NOT_YOUR_PIECE
    if state.hex_of[piece] < 0:
        return NOT_ON_MAP
    if state.column_of[piece] == 0:
        return NOT_IN_COLUMN
    if field.arm_of[piece] == LEADER and field.is_army[piece]:
        return OK  # §7.6
    if field.arm_of[piece] != ARTILLERY:
        return NOT_ARTILLERY
    for corps in range(len(field.side_of_corps)):
        if field.side_of_corps[corps] == state.side:
            leader = corps_leader(state, corps)
            if leader < 0 or not _takes_batteries(state, corps, leader):
                continue
            if _is_near(state, piece, leader, COLUMN_BATTERY_RANGE):
                return OK
    return NO_CORPS_DEPLOYS


def _takes_batteries(state: PrussiaState, corps: int, leader: int) -> bool:
    """§4.4 Say whether batteries may deploy with a corps: it deploys in this segment.

    Ruling R5 (§4.4): with the option `battery-deploy` also one that is out of column already.
    """
    if state.choices[BATTERY_DEPLOY]:
        return state.column_of[leader] == 0
    return state.todo.a() >> corps & 1 != 0


def _is_near(state: PrussiaState, piece: int, leader: int, far: int) -> bool:
    return distance(state.hex_of[piece], state.hex_of[leader]) <= far


def legal_deploy(state: PrussiaState) -> list[Action]:
    """Return what may deploy, and the end of it."""
    field = state.field
    found: list[Action] = []
    for piece in range(field.pieces):
        if state.column_of[piece] and _deploy_piece_code(state, piece) == OK:
            found.append(PIECE + piece)
    for corps in range(len(field.side_of_corps)):
        if _deploy_corps_code(state, corps) == OK:
            found.append(CORPS + corps)
    found.append(DONE)
    return found


def answer_deploy(state: PrussiaState, action: Action) -> None:
    """§4.4 Deploy a corps or a piece; the question stays until it is ended."""
    if action == DONE:
        state.todo.pop()
        state.chain += 1
    elif action >= CORPS:
        deploy_corps(state, action - CORPS)
        state.todo.set_a(state.todo.a() | 1 << (action - CORPS))
        note(state, "§4.4", "deploys", state.side, [action - CORPS])
    else:
        state.column_of[action - PIECE] = 0
        note(state, "§4.4", "deploys-piece", state.side, [action - PIECE])


def deploy_corps(state: PrussiaState, corps: int) -> None:
    """§7.6.2 Take every unit of a corps and its leader out of column."""
    field = state.field
    for piece in range(field.pieces):
        if field.corps_of[piece] == corps:
            state.column_of[piece] = 0
    state.corps_column[corps] = 0


# §4.5 Command rolls


def command_penalty(state: PrussiaState, side: Player) -> int:
    """§12.3, §12.4 A demoralized army adds 1 to its command rolls, a broken one 2."""
    return state.army_of[side]


def do_command(state: PrussiaState) -> None:
    """§4.5 Roll for every group that acts; then special leaders and lines of command."""
    side = state.side
    field = state.field
    state.todo.pop()
    state.todo.push(DO_SPECIALS, side, 0)
    some_failed = 0
    for group in range(len(field.group_side)):
        if field.group_side[group] == side and _is_rolled(state, group):
            some_failed |= 1 - roll_group(state, group)
    for piece in range(field.pieces):
        if field.side_of[piece] == side and field.arm_of[piece] != LEADER:
            group = state.group_of[piece]
            if group >= 0:
                state.effective_of[piece] = state.group_effective[group]
    if state.special[LACY_MOVES] and side == COALITION:
        _make_lacy_effective(state)
    find_commands(state, side)
    state.todo.set_b(some_failed)
    ask_trace(state, side)


def _make_lacy_effective(state: PrussiaState) -> None:
    """§26.3.3 Lacy's corps is effective in the turn it arrives."""
    for piece in range(state.field.pieces):
        if is_lacys(state, piece):
            state.effective_of[piece] = 1


def _is_rolled(state: PrussiaState, group: int) -> bool:
    """§4.2 A group is rolled for while it has units; a sleeping detachment is not."""
    field = state.field
    if state.form.rating[group] == 0:
        return False
    if state.special[LACY_MOVES] and field.group_of_corps[state.form.lacy_corps] == group:
        return False  # §26.3.3 effective in the turn of arrival
    for unit in range(field.units):
        if state.group_of[unit] == group and state.fate_of[unit] in (IN_PLAY, WAITING):
            if state.active[field.group_side[group]]:
                return True
            if acts(state, unit) and not is_lacys(state, unit):
                return True  # §26.3.3 his battery does not make the sleeping army roll
    return False


def roll_group(state: PrussiaState, group: int) -> int:
    """§4.5 Roll a group's command; return 1 if it is effective."""
    side = state.field.group_side[group]
    die = roll(state, "command")
    is_effective = die + command_penalty(state, side) <= group_rating(state, group)
    state.group_effective[group] = 1 if is_effective else 0
    note(state, "§4.5", "command", side, [group, die, 1 if is_effective else 0])
    return state.group_effective[group]


# §4.2.2 Out of command


def find_commands(state: PrussiaState, side: Player) -> None:
    """§4.2.2 Find which units of a side begin the turn in command."""
    field = state.field
    for unit in range(field.units):
        if field.side_of[unit] == side:
            state.command_of[unit] = 1 if is_commanded(state, unit) else 0
    for leader in range(field.units, field.pieces):
        state.command_of[leader] = 1
        state.effective_of[leader] = 1


def is_commanded(state: PrussiaState, unit: int) -> bool:
    """§4.2.2 Within 5 hexes of its corps leader; guns and wagons of any own leader."""
    field, form = state.field, state.form
    if state.hex_of[unit] < 0:
        return True
    if field.arm_of[unit] == ARTILLERY or unit == form.baggage:
        for leader in range(field.units, field.pieces):
            if field.side_of[leader] == field.side_of[unit] and state.hex_of[leader] >= 0:
                if _is_near(state, unit, leader, COMMAND_RANGE):
                    return True
        return False
    leader = corps_leader(state, field.corps_of[unit])
    if leader >= 0 and _is_near(state, unit, leader, COMMAND_RANGE):
        return True
    return _has_extra_command(state, unit)


def _has_extra_command(state: PrussiaState, unit: int) -> bool:
    """§23.3.2 Baden-Baden commands cavalry near him; §26.3.4 Ried the detachments."""
    field, form = state.field, state.form
    leader = form.extra_leader
    if leader < 0 or state.hex_of[leader] < 0 or field.side_of[unit] != field.side_of[leader]:
        return False
    if state.deputy_of[leader]:
        return False  # §15.1 it is his own gift, not the replacement's
    if form.extra_kind == EXTRA_CAVALRY and field.arm_of[unit] != CAVALRY:
        return False
    if form.extra_kind == EXTRA_DETACHMENT and state.detachment_of[unit] < 0:
        return False
    return _is_near(state, unit, leader, form.extra_range)


def ask_trace(state: PrussiaState, side: Player) -> None:
    """§4.2.2 Two units a turn may trace to the army commander; he chooses where more could."""
    candidates = tracing(state, side)
    if len(candidates) > COMMANDER_UNITS:
        state.todo.push(ASK_TRACE, side, COMMANDER_UNITS)
        return
    for unit in candidates:
        state.command_of[unit] = 1


def tracing(state: PrussiaState, side: Player) -> list[int]:
    """§4.2.2 Return the units out of command that could trace to the army commander."""
    field = state.field
    chief = state.commander[side]
    if chief < 0 or state.hex_of[chief] < 0:
        return []
    found: list[int] = []
    for unit in range(field.units):
        if field.side_of[unit] == side and trace_code(state, unit) == OK:
            found.append(unit)
    return found


def trace_code(state: PrussiaState, unit: int) -> int:
    """§4.2.2 Return whether a unit may be one of the two that trace to the commander."""
    field = state.field
    if unit >= field.units or field.side_of[unit] != state.side:
        return NOT_YOUR_PIECE
    if state.hex_of[unit] < 0:
        return NOT_ON_MAP
    if state.command_of[unit] or field.arm_of[unit] == ARTILLERY:
        return NOT_OUT_OF_COMMAND
    if not acts(state, unit):
        return ARMY_INACTIVE  # §4.1 it has no use for it
    chief = state.commander[state.side]
    return OK if _is_near(state, unit, chief, COMMAND_RANGE) else NOT_THERE


def answer_trace(state: PrussiaState, action: Action) -> None:
    """§4.2.2 A unit traces to the army commander."""
    unit = action - PIECE
    state.command_of[unit] = 1
    note(state, "§4.2.2", "traces", state.side, [unit])
    left = state.todo.a() - 1
    state.todo.set_a(left)
    if left == 0 or not tracing(state, state.side):
        state.todo.pop()
        state.chain += 1


# §4.2.1, §4.5 Special leaders


def do_specials(state: PrussiaState) -> None:
    """§4.5 Where a group failed, each special leader may try to bring one corps back."""
    field = state.field
    side = state.side
    if state.todo.b() == 0:
        state.todo.pop()
        return
    first = max(state.todo.a(), field.units)
    for leader in range(first, field.pieces):
        if field.side_of[leader] != side or field.special[leader] == 0:
            continue
        if state.deputy_of[leader] or state.hex_of[leader] < 0 or not acts(state, leader):
            continue
        if special_answers(state, leader):
            state.todo.set_a(leader + 1)
            state.todo.push(ASK_SPECIAL, side, leader)
            return
    state.todo.pop()


def special_answers(state: PrussiaState, leader: int) -> list[Action]:
    """§4.5 Return the corps a special leader may try for; YES is for his guns alone."""
    found: list[Action] = []
    for corps in range(len(state.field.side_of_corps)):
        if special_code(state, leader, corps) == OK:
            found.append(CORPS + corps)
    if not found and weak_guns(state, leader):
        found.append(YES)  # ruling R13 (§4.5)
    return found


def special_code(state: PrussiaState, leader: int, corps: int) -> int:
    """§4.2.1, §4.5 Return whether a special leader may try for a corps."""
    field = state.field
    if corps >= len(field.side_of_corps) or field.side_of_corps[corps] != state.side:
        return NOT_YOUR_CORPS
    chief = corps_leader(state, corps)
    if chief < 0 or state.hex_of[chief] != state.hex_of[leader]:
        return LEADER_ELSEWHERE
    kind = field.special[leader]
    if kind != SPECIAL_ANY:
        wanted = SPECIAL_INFANTRY if field.has_infantry[corps] else SPECIAL_CAVALRY
        if kind != wanted:
            return NOT_SPECIAL_CORPS
    for unit in range(field.units):
        if field.corps_of[unit] == corps and state.effective_of[unit] == 0:
            if state.hex_of[unit] >= 0:
                return OK
    return CORPS_EFFECTIVE


def weak_guns(state: PrussiaState, leader: int) -> list[int]:
    """§4.5 Return the ineffective batteries in a leader's hex."""
    found: list[int] = []
    unit = state.top_at[state.hex_of[leader]]
    while unit >= 0:
        if state.field.arm_of[unit] == ARTILLERY and state.effective_of[unit] == 0:
            found.append(unit)
        unit = state.under_of[unit]
    return found


def special_answer_code(state: PrussiaState, action: Action) -> int:
    """§4.5 Return whether an answer fits the special leader who is asked."""
    leader = state.todo.a()
    if action == NO:
        return OK
    if action == YES:
        return OK if YES in special_answers(state, leader) else NOT_ASKED_CODE
    if CORPS <= action < OPTION:
        return special_code(state, leader, action - CORPS)
    return NOT_ASKED_CODE


def answer_special(state: PrussiaState, action: Action) -> None:
    """§4.5 A special leader rolls at or below his initiative; his guns go with the corps."""
    leader = state.todo.a()
    state.todo.pop()
    state.chain += 1
    if action == NO:
        return
    corps = action - CORPS if action < OPTION else -1
    die = roll(state, "special")
    # §12.3 the army's state weighs on all command rolls, his too
    worked = die + command_penalty(state, state.side) <= initiative(state, leader)
    note(state, "§4.5", "special", state.side, [leader, corps, die, 1 if worked else 0])
    if not worked:
        return
    for gun in weak_guns(state, leader):
        state.effective_of[gun] = 1
    for unit in range(state.field.units):
        if corps >= 0 and state.field.corps_of[unit] == corps:
            state.effective_of[unit] = 1


# §4.3.1 Release


def release(state: PrussiaState, side: Player) -> None:
    """§4.3.1 Once the army is active its detachments belong to their main groups."""
    field = state.field
    for piece in range(field.pieces):
        group = state.detachment_of[piece]
        if field.side_of[piece] != side or group < 0:
            continue
        after = field.group_after[group]
        state.group_of[piece] = after if after >= 0 else _own_group(state, piece)
        state.detachment_of[piece] = -1


def _own_group(state: PrussiaState, piece: int) -> int:
    field = state.field
    group = field.group_battle_of[piece]
    if group >= 0 and field.group_kind[group] != GROUP_DETACHMENT:
        return group
    return field.group_of[piece]
