"""§11 Assaults, step by step."""

from mypy_extensions import i64

from grognard.core.types import NOT_ASKED_CODE, OK, Player
from grognard.games.marengo.reasons import (
    APPROACH_ACTED,
    APPROACH_CLOSED,
    ARTILLERY_PENALTY_THERE,
    BOMBARDED_BEFORE,
    DISORGANIZED,
    HAS_ACTED,
    LEADS_ALREADY,
    NO_ARTILLERY,
    NO_COMMAND,
    NOBODY_CAN_LEAD,
    NOBODY_IN_APPROACH,
    NOBODY_OPPOSITE,
    NOT_ASSAULT_PIECE,
    NOT_BLOCKED,
    OBSTRUCTED,
    ONE_MUST_LEAD,
    PICKED_ALREADY,
    PROTECTED_ENTRY,
    SAME_TYPE,
    TOO_WEAK,
)
from grognard.games.marengo.rules.s02_pieces import reduce
from grognard.games.marengo.rules.s03_map import is_held_by
from grognard.games.marengo.rules.s06_actions import begin_action
from grognard.games.marengo.rules.s09_maneuver import BY_ASSAULT
from grognard.games.marengo.rules.s12_continuation import offer_continuation
from grognard.games.marengo.rules.s13_retreats import retreat
from grognard.games.marengo.rules.s15_reinforcements import is_protected
from grognard.games.marengo.rules.s17_shuffling import by_mark, reveal
from grognard.games.marengo.rules.s18_morale import commit, lose
from grognard.games.marengo.state import (
    ASK_ATTACK_LEAD,
    ASK_DEFENSE_LEAD,
    ASK_EXCESS,
    ASK_FIRE,
    ASK_FIRED,
    ASK_ODD,
    CLAIM_LEADER,
    CLOSED,
    DO_COMPLETE,
    DO_END_ACTION,
    DO_ENTER,
    DO_REDUCE,
    DO_RESULT,
    NO_CLAIM,
    MarengoState,
    count,
    enemy_of,
    face_of_piece,
    first,
    members,
    note,
    type_mask,
)
from grognard.games.marengo.tables import (
    ARMY_MASK,
    ARMY_OF,
    ARTILLERY,
    ARTILLERY_PENALTY,
    BEYOND,
    BIT,
    CAVALRY,
    CAVALRY_PENALTY,
    INFANTRY,
    INFANTRY_PENALTY,
    IS_WIDE,
    MOST_IN_ACTION,
    NO_SIDE,
    OBSTRUCTS,
    TYPE_OF,
    Locale,
    Piece,
    Side,
    blocking,
)

LEAST_TO_LEAD = 2
"""§11.3, §11.5 The strength an attack leader or a counter-attacker needs."""


def most_leaders(side: Side) -> int:
    """§11 One piece leads across a narrow approach, one or two across a wide one."""
    return 2 if IS_WIDE[side] else 1


# §11.1 Assault declaration


def assault_code(state: MarengoState, side: Side) -> int:
    """§11.1 From a blocked approach, across the opposite one, which the enemy blocks."""
    pieces = state.at[blocking(side)] & ARMY_MASK[state.turn]
    if pieces == 0:
        return NOBODY_IN_APPROACH
    if not is_held_by(state, Locale(BEYOND[side]), enemy_of(state.turn)):
        return NOBODY_OPPOSITE
    if state.at[blocking(Side(side ^ 1))] == 0:
        return NOT_BLOCKED
    if state.across_of[side >> 1] & CLOSED:
        return APPROACH_CLOSED
    if is_protected(state, Locale(BEYOND[side]), state.turn):
        return PROTECTED_ENTRY
    if state.disorganized & pieces:
        return DISORGANIZED
    if state.commands == 0:
        return NO_COMMAND
    if pieces & ~state.acted == 0:
        return APPROACH_ACTED
    for piece in members(pieces & ~state.acted):
        if lead_code(state, piece, side) == OK:
            return OK
    return NOBODY_CAN_LEAD


def lead_code(state: MarengoState, piece: Piece, side: Side) -> int:
    """§11.3 A leading piece has strength two; cavalry cannot lead into obstructing terrain."""
    if state.strength_of[piece] < LEAST_TO_LEAD:
        return TOO_WEAK
    if TYPE_OF[piece] == CAVALRY and OBSTRUCTS[side ^ 1]:
        return OBSTRUCTED
    return OK


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
    note(state, "§11.1", "assault", state.turn, [side])
    defender = enemy_of(state.turn)
    todo = state.todo
    todo.push(DO_END_ACTION, state.turn)
    todo.push(DO_COMPLETE, state.turn)
    todo.push(DO_RESULT, state.turn)
    todo.push(ASK_FIRE, defender, 1)
    todo.push(ASK_ATTACK_LEAD, state.turn)
    todo.push(ASK_DEFENSE_LEAD, defender)


def defenders(state: MarengoState) -> i64:
    """§11.2 All of the defender's pieces in the defense approach are his assault pieces."""
    return state.at[blocking(Side(state.front ^ 1))]


# §11.2 Defense pieces declaration


def defense_lead_code(state: MarengoState, piece: Piece) -> int:
    """§11.2 Up to one or two of a type lead; cavalry not behind obstructing terrain."""
    if not defenders(state) & BIT[piece]:
        return NOT_ASSAULT_PIECE
    if state.picked & BIT[piece]:
        return PICKED_ALREADY
    if TYPE_OF[piece] == CAVALRY and OBSTRUCTS[state.front ^ 1]:
        return OBSTRUCTED
    return _same_type_code(state, piece)


def _same_type_code(state: MarengoState, piece: Piece) -> int:
    """§11 Two pieces chosen together must be of the same type."""
    if state.picked and TYPE_OF[first(state.picked)] != TYPE_OF[piece]:
        return SAME_TYPE
    return OK


def lead_defense(state: MarengoState) -> None:
    """§11.2 The leading pieces of the defense, if any, are turned face-up."""
    chosen = state.picked
    state.picked = 0
    state.todo.pop()
    state.leaders |= chosen
    state.defense_leads = count(chosen)
    note(state, "§11.2", "lead", enemy_of(state.turn), [count(chosen)])
    reveal(state, chosen, "§11.2")


# §11.3 Attack pieces declaration


def attack_lead_code(state: MarengoState, piece: Piece) -> int:
    """§11.3 One or two of a type lead, each of strength two or more."""
    if not state.at[blocking(state.front)] & BIT[piece]:
        return NOT_ASSAULT_PIECE
    if state.acted & BIT[piece]:
        return HAS_ACTED  # §6
    if state.picked & BIT[piece]:
        return PICKED_ALREADY
    code = lead_code(state, piece, state.front)
    return code if code != OK else _same_type_code(state, piece)


def join_code(state: MarengoState, piece: Piece) -> int:
    """§11.3 Further pieces of the approach may be named, three in all."""
    if not state.at[blocking(state.front)] & BIT[piece]:
        return NOT_ASSAULT_PIECE
    if state.acted & BIT[piece]:
        return HAS_ACTED  # §6
    if (state.picked | state.picked_leaders) & BIT[piece]:
        return PICKED_ALREADY
    return OK


def may_join_more(state: MarengoState) -> bool:
    """§11.3 Say whether a further piece can be named."""
    named = state.picked | state.picked_leaders
    able = state.at[blocking(state.front)] & ~state.acted
    return count(named) < MOST_IN_ACTION and able & ~named != 0


def lead_attack(state: MarengoState) -> None:
    """§11.3 The leaders are chosen; the others are named next."""
    state.picked_leaders = state.picked
    state.picked = 0
    if not may_join_more(state):
        name_attackers(state)


def end_attack_lead_code(state: MarengoState) -> int:
    """§11.3 The attacker must select a leading piece."""
    return OK if state.picked or state.picked_leaders else ONE_MUST_LEAD


def name_attackers(state: MarengoState) -> None:
    """§11.3 The assault pieces are named and the leaders among them turned face-up."""
    side = state.front
    leaders = state.picked_leaders
    group = leaders | state.picked
    state.todo.pop()
    begin_action(state, group)
    state.front = side
    state.claim = NO_CLAIM
    state.leaders |= leaders
    state.attack_leads = count(leaders)
    note(state, "§11.3", "lead-attack", state.turn, [count(leaders), count(group)])
    reveal(state, leaders, "§11.3")


# §11.4 Artillery defense


def open_fire(state: MarengoState) -> bool:
    """§11.4, §11.5 Asked while the defender has an assault piece nobody has seen."""
    if defenders(state) & ~state.leaders & ~state.face_up:
        return True
    state.todo.pop()
    return False


def fire_code(state: MarengoState) -> int:
    """§11.4 Artillery that does not lead fires, if it did not bombard in its last turn."""
    artillery = type_mask(defenders(state) & ~state.leaders, ARTILLERY)
    if state.picked or state.todo.a() == 0:
        return NOT_ASKED_CODE  # §11.5 has begun
    if artillery == 0:
        return NO_ARTILLERY
    if artillery & state.bombarded:
        return BOMBARDED_BEFORE
    if ARTILLERY_PENALTY[state.front] > 0:
        return ARTILLERY_PENALTY_THERE
    return OK


def fire(state: MarengoState) -> None:
    """§11.4 The artillery is shown, and the attacker reduces one of his leading pieces."""
    artillery = type_mask(defenders(state) & ~state.leaders, ARTILLERY)
    note(state, "§11.4", "fire", enemy_of(state.turn), [])
    reveal(state, artillery, "§11.4")
    state.todo.set_a(0)
    state.todo.push(ASK_FIRED, state.turn)


def attack_leaders(state: MarengoState) -> i64:
    """§11.3 Return the attacker's leading pieces."""
    return state.leaders & ARMY_MASK[state.turn]


def defense_leaders(state: MarengoState) -> i64:
    """§11.2 Return the defender's leading pieces."""
    return state.leaders & ~ARMY_MASK[state.turn]


def open_fired(state: MarengoState) -> bool:
    """§11.4 Two leaders of different faces give the attacker a choice."""
    leaders = by_mark(state, attack_leaders(state))
    if len(leaders) == 2:
        if face_of_piece(state, leaders[0]) != face_of_piece(state, leaders[1]):
            return True
    fired(state, leaders[0])
    return False


def fired_code(state: MarengoState, piece: Piece) -> int:
    """§11.4 The piece reduced is a leading piece of the attack."""
    return OK if attack_leaders(state) & BIT[piece] else NOT_ASSAULT_PIECE


def fired(state: MarengoState, piece: Piece) -> None:
    """§11.4 The leading piece loses a point; it cannot be eliminated by that."""
    state.todo.pop()
    suffer(state, piece, "§11.4")


# §11.5 Defense counter-attack


def counter_code(state: MarengoState, piece: Piece) -> int:
    """§11.5 Counter-attackers do not lead, are of one type and of strength two or more."""
    if not defenders(state) & BIT[piece]:
        return NOT_ASSAULT_PIECE
    if state.leaders & BIT[piece]:
        return LEADS_ALREADY
    if state.picked & BIT[piece]:
        return PICKED_ALREADY
    if TYPE_OF[piece] == CAVALRY and OBSTRUCTS[state.front ^ 1]:
        return OBSTRUCTED
    if state.strength_of[piece] < LEAST_TO_LEAD:
        return TOO_WEAK
    return _same_type_code(state, piece)


def end_fire(state: MarengoState) -> None:
    """§11.5 The counter-attackers, if any, are shown and take a reduction per attack leader."""
    chosen = state.picked
    state.picked = 0
    state.todo.pop()
    if chosen == 0:
        return
    state.counters = chosen
    state.counter_count = count(chosen)
    note(state, "§11.5", "counter", enemy_of(state.turn), [count(chosen)])
    reveal(state, chosen, "§11.5")
    divide(state, chosen, state.attack_leads, "§11.5")


def divide(state: MarengoState, pieces: i64, reductions: int, rule: str) -> None:
    """§11.5, §11.8 Reductions fall on one or two pieces as evenly as their strengths allow."""
    both = by_mark(state, pieces)
    if len(both) == 1:
        _suffer_times(state, both[0], min(reductions, state.strength_of[both[0]]), rule)
        return
    one, other = both[0], both[1]
    reductions = min(reductions, state.strength_of[one] + state.strength_of[other])
    equal = face_of_piece(state, one) == face_of_piece(state, other)
    for_one = min(state.strength_of[one], reductions // 2)
    for_other = min(state.strength_of[other], reductions // 2)
    left = reductions - for_one - for_other
    odd = left > 0 and state.strength_of[one] > for_one and state.strength_of[other] > for_other
    if odd and equal:
        for_one += 1
    elif odd:
        state.todo.push(ASK_ODD, ARMY_OF[one], 1 if pieces == state.counters else 0)
    elif state.strength_of[one] > for_one:
        for_one += left
    else:
        for_other += left
    _suffer_times(state, one, for_one, rule)
    _suffer_times(state, other, for_other, rule)


def _suffer_times(state: MarengoState, piece: Piece, times: int, rule: str) -> None:
    for _ in range(times):
        suffer(state, piece, rule)


def suffer(state: MarengoState, piece: Piece, rule: str) -> None:
    """§11, §18 One reduction of the assault; its morale is settled when the result is known."""
    reveal(state, BIT[piece], rule)
    if ARMY_OF[piece] == state.turn:
        state.attack_suffered += 1
    else:
        state.defense_suffered += 1
    reduce(state, piece, rule)


def odd_pieces(state: MarengoState) -> i64:
    """§11.5, §11.8 Return the two pieces of which one takes the odd reduction."""
    army = state.todo.owner()
    chosen = state.counters if state.todo.a() else state.leaders
    return chosen & ARMY_MASK[army]


def odd_code(state: MarengoState, piece: Piece) -> int:
    """§11.5, §11.8 The odd reduction falls on one of the two."""
    return OK if odd_pieces(state) & BIT[piece] else NOT_ASSAULT_PIECE


def take_odd(state: MarengoState, piece: Piece) -> None:
    """§11.5, §11.8 The player is free to choose which piece receives the odd reduction."""
    rule = "§11.5" if state.todo.a() else "§11.8"
    state.todo.pop()
    suffer(state, piece, rule)


# §11.6 Result calculation


def total_strength(state: MarengoState, pieces: i64) -> int:
    """Return the strengths of pieces together."""
    return sum([state.strength_of[piece] for piece in members(pieces)])


def penalty(kind: int, side: Side) -> int:
    """§11.6 The penalties in a defense approach that match the type of the attack leaders."""
    if kind == INFANTRY:
        return INFANTRY_PENALTY[side]
    return CAVALRY_PENALTY[side]


def do_result(state: MarengoState) -> None:
    """§11.6 The attacker wins on a result above zero; §11.7 reductions follow from it."""
    state.todo.pop()
    leaders = attack_leaders(state)
    strength = total_strength(state, leaders)
    against = penalty(TYPE_OF[first(leaders)], Side(state.front ^ 1))
    defense = total_strength(state, defense_leaders(state))
    counter = total_strength(state, state.counters)
    state.result = strength - against - defense - counter
    numbers = [strength, against, defense, counter, state.result]
    note(state, "§11.6", "result", state.turn, numbers)
    for_attacker = attacker_reductions(state, strength)
    for_defender = state.attack_leads
    note(state, "§11.7", "reductions", state.turn, [for_attacker, for_defender])
    defender = enemy_of(state.turn)
    state.todo.push(DO_REDUCE, defender, for_defender)
    state.todo.push(DO_REDUCE, state.turn, for_attacker)  # ruling R10 (§11.8): attacker first


def attacker_reductions(state: MarengoState, strength: int) -> int:
    """§11.7 One per enemy leader and surviving counter-attacking cavalry, more if crushed."""
    total = state.defense_leads + count(type_mask(state.counters, CAVALRY))
    if state.result <= 0 and -state.result >= strength:
        total += state.attack_leads
    return total


# §11.8 Reduction assessment


def do_reduce(state: MarengoState) -> None:
    """§11.8 Leading pieces take reductions first; the excess goes to other assault pieces."""
    army, reductions = state.todo.owner(), state.todo.a()
    state.todo.pop()
    leaders = state.leaders & ARMY_MASK[army]
    strength = total_strength(state, leaders)
    if reductions > strength:
        state.todo.push(ASK_EXCESS, army, reductions - strength)
    if leaders and reductions > 0:
        divide(state, leaders, reductions, "§11.8")


def other_pieces(state: MarengoState) -> i64:
    """§11.8 Return the assault pieces that take the excess."""
    if state.todo.owner() == state.turn:
        return state.group & ~state.leaders
    return defenders(state) & ~state.leaders


def open_excess(state: MarengoState) -> bool:
    """§11.8 The player distributes the excess as he wishes; what nobody is left for is ignored."""
    while state.todo.a() > 0:
        pieces = other_pieces(state)
        if pieces == 0:
            break
        if count(pieces) > 1 and not _is_same_choice(state, pieces):
            return True
        take_excess(state, first(pieces))
    state.todo.pop()
    return False


def _is_same_choice(state: MarengoState, pieces: i64) -> bool:
    """Say whether everybody can see that the choice makes no difference."""
    if pieces & ~state.face_up:
        return False
    face = face_of_piece(state, first(pieces))
    for piece in members(pieces):
        if face_of_piece(state, piece) != face:
            return False
    return True


def excess_code(state: MarengoState, piece: Piece) -> int:
    """§11.8 The excess falls on assault pieces that do not lead."""
    return OK if other_pieces(state) & BIT[piece] else NOT_ASSAULT_PIECE


def take_excess(state: MarengoState, piece: Piece) -> None:
    """§11.8 One reduction beyond what the leading pieces could take."""
    state.todo.set_a(state.todo.a() - 1)
    suffer(state, piece, "§11.8")


# §11.9 Assault completion


def do_complete(state: MarengoState) -> None:
    """§11.9 The loser's morale is settled; the defender holds, or retreats before the attacker."""
    state.todo.pop()
    attacker: Player = state.turn
    if state.result > 0:
        _win_assault(state)
        lose(state, enemy_of(attacker), state.defense_suffered)
        return
    state.across_of[state.front >> 1] |= CLOSED  # §11
    note(state, "§11.9", "held", enemy_of(attacker), [state.front])
    tokens = state.defense_leads + state.counter_count  # §18
    commit(state, enemy_of(attacker), Locale(BEYOND[state.front]), tokens)
    lose(state, attacker, state.attack_suffered)


def _win_assault(state: MarengoState) -> None:
    """§11.9 All defenders of the locale retreat and the surviving assault pieces enter it."""
    note(state, "§11.9", "stormed", state.turn, [state.front])
    state.barred[BEYOND[state.front]] = 1  # §11 no road march may enter it this turn
    offer_continuation(state, NO_SIDE)
    state.todo.push(DO_ENTER, state.turn, BY_ASSAULT)
    retreat(state, state.front, count(state.group))
