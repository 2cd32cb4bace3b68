"""§11.1 Assault declaration."""

from mypy_extensions import i64

from grognard.core.message import Message
from grognard.core.odds import FIGURE, Chance, Item, Odds, Throw
from grognard.core.types import OK
from grognard.games.marengo import reasons as why
from grognard.games.marengo.rules import s06_actions
from grognard.games.marengo.rules.s03_map import is_held_by
from grognard.games.marengo.rules.s11_02_leaders import ASK_ATTACK_LEAD, ASK_DEFENSE_LEAD, lead_code
from grognard.games.marengo.rules.s11_04_fire import ASK_FIRE
from grognard.games.marengo.rules.s11_06_result import COMPLETE_ASSAULT, RESULT, penalty
from grognard.games.marengo.rules.s11_assaults import most_leaders, total_strength
from grognard.games.marengo.rules.s15_reinforcements import is_protected
from grognard.games.marengo.state import (
    CLAIM_LEADER,
    CLOSED,
    MarengoState,
    count,
    enemy_of,
    first,
    members,
)
from grognard.games.marengo.tables import (
    ARMY_MASK,
    BEYOND,
    BIT,
    TYPE_OF,
    Locale,
    Piece,
    Side,
    blocking,
)


def assault_code(state: MarengoState, side: Side) -> int:
    """§11.1 From a blocked approach, across the opposite one, which the enemy blocks."""
    pieces = state.at[blocking(side)] & ARMY_MASK[state.turn]
    if pieces == 0:
        return why.NOBODY_IN_APPROACH
    if not is_held_by(state, Locale(BEYOND[side]), enemy_of(state.turn)):
        return why.NOBODY_OPPOSITE
    if state.at[blocking(Side(side ^ 1))] == 0:
        return why.NOT_BLOCKED
    if state.across_of[side >> 1] & CLOSED:
        return why.APPROACH_CLOSED
    if is_protected(state, Locale(BEYOND[side]), state.turn):
        return why.PROTECTED_ENTRY
    if state.disorganized & pieces:
        return why.DISORGANIZED
    if state.commands == 0:
        return why.NO_COMMAND
    if pieces & ~state.acted == 0:
        return why.APPROACH_ACTED
    for piece in members(pieces & ~state.acted):
        if lead_code(state, piece, side) == OK:
            return OK
    return why.NOBODY_CAN_LEAD


def declare_assault(state: MarengoState, side: Side) -> None:
    """§11.1 The attacker names the attack approach; the steps follow in order."""
    state.commands -= 1
    state.front = side
    state.claim = CLAIM_LEADER
    state.group = 0
    state.leaders = 0
    state.counters = 0
    state.attack_leads = 0
    state.defense_leads = 0
    state.counter_count = 0
    state.attack_suffered = 0
    state.defense_suffered = 0
    state.note("§11.1", "assault", state.turn, [side])
    defender = enemy_of(state.turn)
    state.push(s06_actions.END_ACTION, state.turn)
    state.push(COMPLETE_ASSAULT, state.turn)
    state.push(RESULT, state.turn)
    state.push(ASK_FIRE, defender, 1)
    state.push(ASK_ATTACK_LEAD, state.turn)
    state.push(ASK_DEFENSE_LEAD, defender)


# §11.6 The sum before it is declared


def declared_odds(state: MarengoState, side: Side) -> Odds:
    """§11.6 The sum with the strongest who may lead, before anything is known of the defense."""
    leaders = strongest_leaders(state, side)
    leads = count(leaders)
    strength = total_strength(state, leaders)
    against = penalty(TYPE_OF[first(leaders)], Side(side ^ 1))
    pieces = count(state.at[blocking(Side(side ^ 1))])
    items = [
        Item(Message("marengo-odds-strongest"), strength, "§11.3"),
        Item(Message("marengo-odds-penalty"), -against, "§11.6"),
        Item(Message("marengo-odds-facing"), pieces, "§11.2", FIGURE),
    ]
    args = {"result": strength - against, "defender": leads}
    chance = Chance(Message("marengo-odds-declared", args), 1, 1, [])
    return Odds("§11.6", [Throw(Message("marengo-odds-before"), items, [chance])])


def strongest_leaders(state: MarengoState, side: Side) -> i64:
    """§11.3 Return who would lead with the highest sum: one or two pieces of one type."""
    ready = state.at[blocking(side)] & ARMY_MASK[state.turn] & ~state.acted
    able = [piece for piece in members(ready) if lead_code(state, piece, side) == OK]
    able.sort(key=lambda piece: -state.strength_of[piece])
    best: i64 = 0
    most = 0
    for one in able:
        alike = [piece for piece in able if TYPE_OF[piece] == TYPE_OF[one]]
        group = _together(alike[: most_leaders(side)])
        total = total_strength(state, group) - penalty(TYPE_OF[one], Side(side ^ 1))
        if best == 0 or total > most:
            best, most = group, total
    return best


def _together(pieces: list[Piece]) -> i64:
    mask: i64 = 0
    for piece in pieces:
        mask |= BIT[piece]
    return mask
