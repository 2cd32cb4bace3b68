"""§4.5 Command rolls of the groups, and the special leaders (§4.2.1)."""

from typing import Final

from grognard.core.question import Step
from grognard.core.types import NOT_ASKED_CODE, OK, Action, Player
from grognard.games.prussia import reasons as why
from grognard.games.prussia.actions import CORPS, NO, OPTION, YES
from grognard.games.prussia.question import PhaseStep, PrussiaQuestion
from grognard.games.prussia.rules.s04_02_command import (
    acts,
    ask_trace,
    corps_leader,
    find_commands,
    group_rating,
    initiative,
)
from grognard.games.prussia.rules.s05_stacking import stack
from grognard.games.prussia.rules.s26_torgau import is_lacys
from grognard.games.prussia.state import (
    IN_PLAY,
    LACY_MOVES,
    PHASE_COMMAND,
    WAITING,
    PrussiaState,
    roll,
)
from grognard.games.prussia.tables import (
    ARTILLERY,
    COALITION,
    SPECIAL_ANY,
    SPECIAL_CAVALRY,
    SPECIAL_INFANTRY,
    Corps,
    Group,
    Hex,
    Piece,
)

# §4.5 Command rolls


def command_penalty(state: PrussiaState, side: Player) -> int:
    """§12.3, §12.4 A demoralized army adds 1 to its command rolls, a broken one 2."""
    return state.army_of[side]


def _make_lacy_effective(state: PrussiaState) -> None:
    """§26.3.3 Lacy's corps is effective in the turn it arrives."""
    for piece in state.field.all_pieces:
        if is_lacys(state, piece):
            state.effective_of[piece] = 1


def _is_rolled(state: PrussiaState, group: Group) -> bool:
    """§4.2 A group is rolled for while it has units; a sleeping detachment is not."""
    field = state.field
    if state.form.rating[group] == 0:
        return False
    if state.special[LACY_MOVES] and field.group_of_corps[state.form.lacy_corps] == group:
        return False  # §26.3.3 effective in the turn of arrival
    for unit in field.all_units:
        if state.group_of[unit] == group and state.fate_of[unit] in (IN_PLAY, WAITING):
            if state.active[field.group_side[group]]:
                return True
            if acts(state, unit) and not is_lacys(state, unit):
                return True  # §26.3.3 his battery does not make the sleeping army roll
    return False


def roll_group(state: PrussiaState, group: Group) -> int:
    """§4.5 Roll a group's command; return 1 if it is effective."""
    side = state.field.group_side[group]
    die = roll(state, "command")
    is_effective = die + command_penalty(state, side) <= group_rating(state, group)
    state.group_effective[group] = 1 if is_effective else 0
    state.note("§4.5", "command", side, [group, die, 1 if is_effective else 0])
    return state.group_effective[group]


# §4.2.1, §4.5 Special leaders


def special_answers(state: PrussiaState, leader: Piece) -> list[Action]:
    """§4.5 Return the corps a special leader may try for; YES is for his guns alone."""
    every = state.field.all_corps
    found = [CORPS + corps for corps in every if special_code(state, leader, corps) == OK]
    if not found and weak_guns(state, leader):
        found.append(YES)  # ruling R13 (§4.5)
    return found


def special_code(state: PrussiaState, leader: Piece, corps: Corps) -> int:
    """§4.2.1, §4.5 Return whether a special leader may try for a corps."""
    field = state.field
    if corps >= len(field.side_of_corps) or field.side_of_corps[corps] != state.side:
        return why.NOT_YOUR_CORPS
    chief = corps_leader(state, corps)
    if chief < 0 or state.hex_of[chief] != state.hex_of[leader]:
        return why.LEADER_ELSEWHERE
    kind = field.special[leader]
    if kind != SPECIAL_ANY:
        wanted = SPECIAL_INFANTRY if field.has_infantry[corps] else SPECIAL_CAVALRY
        if kind != wanted:
            return why.NOT_SPECIAL_CORPS
    for unit in field.units_of_corps[corps]:
        if state.effective_of[unit] == 0:
            if state.hex_of[unit] >= 0:
                return OK
    return why.CORPS_EFFECTIVE


def weak_guns(state: PrussiaState, leader: Piece) -> list[Piece]:
    """§4.5 Return the ineffective batteries in a leader's hex."""
    units = stack(state, Hex(state.hex_of[leader]))
    guns = [unit for unit in units if state.field.arm_of[unit] == ARTILLERY]
    return [gun for gun in guns if state.effective_of[gun] == 0]


class DoCommand(PhaseStep):
    """§4.5 The command rolls."""

    section = "§4.5"
    phase = PHASE_COMMAND

    def run(self, state: PrussiaState) -> None:
        """§4.5 Roll for every group that acts; then special leaders and lines of command."""
        side = state.side
        field = state.field
        state.todo.pop()
        state.push(DO_SPECIALS, side, 0)
        some_failed = 0
        for group in field.all_groups:
            if field.group_side[group] == side and _is_rolled(state, group):
                some_failed |= 1 - roll_group(state, group)
        for unit in field.units_of[side]:
            group = Group(state.group_of[unit])
            if group >= 0:
                state.effective_of[unit] = int(state.group_effective[group])
        if state.special[LACY_MOVES] and side == COALITION:
            _make_lacy_effective(state)
        find_commands(state, side)
        state.todo.set_b(some_failed)
        ask_trace(state, side)


DO_COMMAND: Final[DoCommand] = DoCommand()


class DoSpecials(Step[PrussiaState]):
    """§4.5 The special leaders; its frame: a the next of them, b whether a group failed."""

    section = "§4.5"

    def run(self, state: PrussiaState) -> None:
        """§4.5 Where a group failed, each special leader may try to bring one corps back."""
        field = state.field
        side = state.side
        if state.todo.b() == 0:
            state.todo.pop()
            return
        first = state.todo.a()
        for leader in field.all_leaders:
            if leader < first or field.side_of[leader] != side or field.special[leader] == 0:
                continue
            if state.deputy_of[leader] or state.hex_of[leader] < 0 or not acts(state, leader):
                continue
            if special_answers(state, leader):
                state.todo.set_a(leader + 1)
                state.push(ASK_SPECIAL, side, leader)
                return
        state.todo.pop()


DO_SPECIALS: Final[DoSpecials] = DoSpecials()


class AskSpecial(PrussiaQuestion):
    """§4.5 Which corps does a special leader try for? Its frame: a the leader."""

    id = "s4-special"
    section = "§4.5"
    corps_verb = "special"
    own_words = ("done", "no")
    is_of_piece = True

    def code(self, state: PrussiaState, action: Action, seat: Player) -> int:
        """§4.5 Return whether an answer fits the special leader who is asked."""
        leader = Piece(state.todo.a())
        if action == NO:
            return OK
        if action == YES:
            return OK if YES in special_answers(state, leader) else NOT_ASKED_CODE
        if CORPS <= action < OPTION:
            return special_code(state, leader, Corps(action - CORPS))
        return NOT_ASKED_CODE

    def listed(self, state: PrussiaState) -> list[Action]:
        """Return the corps, his guns alone, and nobody."""
        return sorted([*special_answers(state, Piece(state.todo.a())), NO])

    def answer(self, state: PrussiaState, action: Action) -> None:
        """§4.5 A special leader rolls at or below his initiative; his guns go with the corps."""
        leader = Piece(state.todo.a())
        state.close()
        if action == NO:
            return
        corps = Corps(action - CORPS) if action < OPTION else -1
        die = roll(state, "special")
        # §12.3 the army's state weighs on all command rolls, his too
        worked = die + command_penalty(state, state.side) <= initiative(state, leader)
        state.note("§4.5", "special", state.side, [leader, corps, die, 1 if worked else 0])
        if not worked:
            return
        for gun in weak_guns(state, leader):
            state.effective_of[gun] = 1
        for unit in state.field.all_units:
            if corps >= 0 and state.field.corps_of[unit] == corps:
                state.effective_of[unit] = 1


ASK_SPECIAL: Final[AskSpecial] = AskSpecial()
