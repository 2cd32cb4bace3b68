"""§10.13 Cavalry charges, and the disorder of cavalry after a combat."""

from typing import Final

from grognard.core.types import NOT_ASKED_CODE, OK, Action, Player
from grognard.games.prussia import reasons as why
from grognard.games.prussia.actions import DONE, HEX, PIECE
from grognard.games.prussia.question import CombatQuestion, PieceOrDone
from grognard.games.prussia.rules import s10_combat
from grognard.games.prussia.rules.s05_stacking import leaders_at
from grognard.games.prussia.rules.s06_zones import is_engaged
from grognard.games.prussia.rules.s09_disorder import disorder_in_place, rating
from grognard.games.prussia.rules.s10_01_declare import may_attack_over
from grognard.games.prussia.rules.s15_leaders import modifier_of
from grognard.games.prussia.state import CHARGE, STEP_ODDS, PrussiaState, roll
from grognard.games.prussia.tables import CAVALRY, DIRECTIONS, FORMED, Hex, Piece

CHARGE_AT: Final = 11
"""§10.13.2 Roll, modifier and rating must come to this."""

# §10.13.1 Who may charge, and where


def charge_hexes(state: PrussiaState, here: Hex, side: Player) -> list[Hex]:
    """§10.13.1 Return the enemy hexes that cavalry may charge: not woods, town, marsh, works."""
    field = state.field
    found: list[Hex] = []
    for way in range(DIRECTIONS):
        edge = here * DIRECTIONS + way
        there = Hex(field.neighbours[edge])
        if (
            there < 0
            or state.top_at[there] < 0
            or field.side_of[Piece(state.top_at[there])] == side
        ):
            continue
        if field.charge_open[edge] and may_attack_over(state, here, way):
            found.append(there)
    return found


def charger_code(state: PrussiaState, unit: Piece) -> int:
    """§10.13.1 Engaged Formed cavalry of the attacking hexes may charge once a turn."""
    combat = state.combat
    if unit >= state.field.units or combat.host >> unit & 1 == 0:
        return NOT_ASKED_CODE
    if state.charged_of[unit]:
        return why.COMBAT_HAS_CHARGED
    if state.field.arm_of[unit] != CAVALRY or state.morale_of[unit] != FORMED:
        return why.COMBAT_NO_CHARGER
    if not is_engaged(state, unit) or combat.retreated >> unit & 1:
        return why.COMBAT_NO_CHARGER
    hexes = charge_hexes(state, Hex(state.hex_of[unit]), combat.side)
    if not hexes:
        return why.COMBAT_NO_CHARGE_THERE
    if combat.marked >= 0 and combat.marked not in hexes:
        return why.COMBAT_MOMENTUM_FIRST  # §10.13.2
    return OK


def join_code(state: PrussiaState, unit: Piece) -> int:
    """§10.13.2, §10.1 Say whether a unit may join those who charge: all share a target."""
    if state.combat.units_in >> unit & 1:
        return why.COMBAT_CHOSEN
    code = charger_code(state, unit)
    if code != OK:
        return code
    hexes = chosen_hexes(state)
    if state.hex_of[unit] not in hexes:
        hexes.append(Hex(state.hex_of[unit]))
    return OK if shared_targets(state, hexes) else why.COMBAT_APART


def chosen_units(state: PrussiaState) -> list[Piece]:
    """§10.13.2 Return the cavalry chosen for the charge."""
    mask = state.combat.units_in
    return [unit for unit in state.field.all_units if mask >> unit & 1]


def chosen_hexes(state: PrussiaState) -> list[Hex]:
    """§10.13.2 Return the hexes of the cavalry chosen for the charge."""
    found: list[Hex] = []
    for unit in chosen_units(state):
        if state.hex_of[unit] not in found:
            found.append(Hex(state.hex_of[unit]))
    return found


def shared_targets(state: PrussiaState, hexes: list[Hex]) -> list[Hex]:
    """§10.1 Return the enemy hexes that all these hexes may charge."""
    side = state.combat.side
    found = charge_hexes(state, hexes[0], side)
    for here in hexes[1:]:
        others = charge_hexes(state, here, side)
        found = [there for there in found if there in others]
    return found


def begin_charge(state: PrussiaState) -> None:
    """§10.13 Ask who charges, if anybody may."""
    combat = state.combat
    combat.units_in = 0
    for unit in state.field.all_units:
        if charger_code(state, unit) == OK:
            state.push(ASK_CHARGE_UNIT, combat.side)
            return


def choose_charger(state: PrussiaState, unit: Piece) -> None:
    """§10.13.2 A cavalry unit joins the attempt."""
    state.combat.units_in |= 1 << unit
    state.combat.attempted |= 1 << unit


def begin_targets(state: PrussiaState) -> None:
    """§10.13.2 Ask for the hexes to charge; the marked one, or the only one, is among them."""
    combat = state.combat
    combat.attackers = chosen_hexes(state)
    combat.defenders = []
    if combat.marked >= 0:
        combat.defenders.append(combat.marked)
    targets = shared_targets(state, combat.attackers)
    if len(targets) == 1 and not combat.defenders:
        combat.defenders.append(targets[0])
    state.push(ASK_CHARGE_HEX, combat.side)


def target_code(state: PrussiaState, here: Hex) -> int:
    """§10.13.2, §10.1 Say whether a hex may be charged by all who were chosen."""
    combat = state.combat
    if here in combat.defenders:
        return why.COMBAT_CHOSEN
    return OK if here in shared_targets(state, combat.attackers) else why.COMBAT_NO_TARGET


# §10.13.2 The attempt


def charge_modifier(state: PrussiaState) -> int:
    """§10.13.2 A leader of cavalry in a charging hex adds his modifier; §24.2.5 Nadasdy too."""
    best = 0
    for here in state.combat.attackers:
        for leader in leaders_at(state, here):
            leads = state.field.cavalry_leader[leader] or leader == state.form.charge_leader
            if leads and state.deputy_of[leader] == 0:
                best = max(best, modifier_of(state, leader))
    return best


def try_charge(state: PrussiaState) -> None:
    """§10.13.2 One die for all; with 11 or more a unit goes into the next combat."""
    combat = state.combat
    modifier = charge_modifier(state)
    die = roll(state, "charge")
    state.chain += 1
    state.note("§10.13.2", "charge-roll", combat.side, [die, modifier])
    passed = 0
    for unit in chosen_units(state):
        state.charged_of[unit] = 1
        if die + modifier + rating(state, unit) >= CHARGE_AT:
            passed |= 1 << unit
            state.note("§10.13.2", "charge", combat.side, [unit, Hex(state.hex_of[unit])])
        else:
            state.note("§10.13.2", "charge-failed", combat.side, [unit, Hex(state.hex_of[unit])])
    combat.units_in = passed
    if passed:
        _begin_combat(state)


def _begin_combat(state: PrussiaState) -> None:
    """§10.13.2 The charge is the next combat; only those who made it attack.

    §10 It does not use up the one combat its targets have in the phase.
    """
    combat = state.combat
    units_in, defenders = combat.units_in, combat.defenders
    side, rode, attempted = combat.side, combat.rode, combat.attempted
    attackers = chosen_hexes(state)
    combat.reset()
    combat.kind = CHARGE
    combat.side = side
    combat.units_in = units_in
    combat.rode = rode
    combat.attempted = attempted
    combat.attackers = attackers
    combat.defenders = defenders
    state.push(s10_combat.DO_COMBAT, side, STEP_ODDS)


# §10.13.3 Disorder after combat


def weary_cavalry(state: PrussiaState) -> None:
    """§10.13.3 Formed cavalry of both sides that was engaged, or tried to charge, is disordered."""
    mask = state.combat.rode | state.combat.attempted
    for unit in state.field.all_units:
        if mask >> unit & 1 and state.hex_of[unit] >= 0 and state.morale_of[unit] == FORMED:
            disorder_in_place(state, unit)


class AskChargeUnit(PieceOrDone):
    """§10.13.2 Which cavalry charges?"""

    id = "s10-charge-unit"
    section = "§10.13.2"

    def piece_code(self, state: PrussiaState, piece: Piece) -> int:
        """§10.13.2 Cavalry that may join the charge, or no more."""
        return join_code(state, piece)

    def answer(self, state: PrussiaState, action: Action) -> None:
        """§10.13.2 A unit joins, or all have."""
        if action != DONE:
            choose_charger(state, Piece(action - PIECE))
            return
        state.todo.pop()
        if state.combat.units_in:
            begin_targets(state)


ASK_CHARGE_UNIT: Final[AskChargeUnit] = AskChargeUnit()


class AskChargeHex(CombatQuestion):
    """§10.13.2 Which hexes are charged?"""

    id = "s10-charge-hex"
    section = "§10.13.2"
    hex_verb = "charge"
    own_words = ("done",)

    def candidates(self, state: PrussiaState, seat: Player) -> list[Action]:
        """Return the hexes that all can charge, and the end."""
        hexes = sorted(shared_targets(state, state.combat.attackers))
        return [*[HEX + here for here in hexes], DONE]

    def code(self, state: PrussiaState, action: Action, seat: Player) -> int:
        """§10.13.2 A hex that all can charge, or no more."""
        if action == DONE:
            return OK if state.combat.defenders else why.COMBAT_NO_TARGET
        return super().code(state, action, seat)

    def hex_code(self, state: PrussiaState, to: Hex) -> int:
        """§10.13.2 Return whether all can charge a hex."""
        return target_code(state, to)

    def answer(self, state: PrussiaState, action: Action) -> None:
        """§10.13.2 A hex joins, or the charge is tried."""
        if action == DONE:
            state.todo.pop()
            try_charge(state)
        else:
            state.combat.defenders.append(Hex(action - HEX))

    def rolls(self, action: Action) -> bool:
        """§10.13.2 The attempt rolls."""
        return action == DONE


ASK_CHARGE_HEX: Final[AskChargeHex] = AskChargeHex()
