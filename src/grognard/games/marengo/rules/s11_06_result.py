"""§11.6 to §11.9 The result of an assault: its calculation, reductions, completion."""

from typing import Final, final

from mypy_extensions import i64

from grognard.core.message import Argument, Message
from grognard.core.odds import Chance, Item, Odds, Throw
from grognard.core.question import Step
from grognard.core.types import OK, Action, Player
from grognard.games.marengo import reasons as why
from grognard.games.marengo.actions import piece_of
from grognard.games.marengo.question import AskPiece
from grognard.games.marengo.rules.s02_pieces import is_one_face, reduce
from grognard.games.marengo.rules.s09_maneuver import BY_ASSAULT, ENTER
from grognard.games.marengo.rules.s11_assaults import (
    attack_leaders,
    defenders,
    defense_leaders,
    total_strength,
)
from grognard.games.marengo.rules.s12_continuation import offer_continuation
from grognard.games.marengo.rules.s13_retreats import retreat
from grognard.games.marengo.rules.s17_shuffling import by_mark, reveal
from grognard.games.marengo.rules.s18_morale import commit, lose
from grognard.games.marengo.state import (
    CLOSED,
    MarengoState,
    count,
    enemy_of,
    face_of_piece,
    first,
    type_mask,
)
from grognard.games.marengo.tables import (
    ARMY_MASK,
    ARMY_OF,
    BEYOND,
    BIT,
    CAVALRY,
    CAVALRY_PENALTY,
    INFANTRY,
    INFANTRY_PENALTY,
    NO_SIDE,
    TYPE_OF,
    Locale,
    Piece,
    Side,
)


class Result(Step[MarengoState]):
    """§11.6 The result is calculated."""

    section = "§11.6"

    def run(self, state: MarengoState) -> None:
        """§11.6 The attacker wins on a result above zero; §11.7 reductions follow from it."""
        state.todo.pop()
        leaders = attack_leaders(state)
        strength = total_strength(state, leaders)
        against = penalty(TYPE_OF[first(leaders)], Side(state.front ^ 1))
        defense = total_strength(state, defense_leaders(state))
        counter = total_strength(state, state.counters)
        state.result = strength - against - defense - counter
        numbers = [strength, against, defense, counter, state.result]
        state.note("§11.6", "result", state.turn, numbers)
        for_attacker = attacker_reductions(state, strength)
        for_defender = state.attack_leads
        state.note("§11.7", "reductions", state.turn, [for_attacker, for_defender])
        state.push(REDUCE, enemy_of(state.turn), for_defender)
        state.push(REDUCE, state.turn, for_attacker)  # ruling R10 (§11.8): attacker first


def penalty(kind: int, side: Side) -> int:
    """§11.6 The penalties in a defense approach that match the type of the attack leaders."""
    if kind == INFANTRY:
        return INFANTRY_PENALTY[side]
    return CAVALRY_PENALTY[side]


def attacker_reductions(state: MarengoState, strength: int) -> int:
    """§11.7 One per enemy leader and surviving counter-attacking cavalry, more if crushed."""
    total = state.defense_leads + count(type_mask(state.counters, CAVALRY))
    if state.result <= 0 and -state.result >= strength:
        total += state.attack_leads
    return total


def result_odds(state: MarengoState, leaders: i64, counters: i64) -> Odds:
    """§11.6 Total the strengths, item by item; §11.7 and the reductions that follow."""
    side = Side(state.front ^ 1)
    strength = total_strength(state, leaders)
    against = penalty(TYPE_OF[first(leaders)], side)
    defense = total_strength(state, defense_leaders(state))
    counter = max(0, total_strength(state, counters) - count(leaders))
    result = strength - against - defense - counter
    items = [
        Item(Message("marengo-odds-leaders"), strength, "§11.6"),
        Item(Message("marengo-odds-penalty"), -against, "§11.6"),
        Item(Message("marengo-odds-defense"), -defense, "§11.6"),
        Item(Message("marengo-odds-counter"), -counter, "§11.6"),
    ]
    attacker = state.defense_leads
    if counter > 0:
        attacker += count(type_mask(counters, CAVALRY))  # §11.5 two always survive
    args = {"result": result, "attacker": attacker, "defender": count(leaders)}
    winner = "marengo-odds-attacker-wins" if result > 0 else "marengo-odds-defender-wins"
    if result <= 0 and -result >= strength:  # §11.7
        winner = "marengo-odds-crushed"
        args["crushed"] = count(leaders)
        args["attacker"] += count(leaders)
    chance = Chance(Message(winner, args), 1, 1, [])
    return Odds("§11.6", [Throw(Message("marengo-odds-assault"), items, [chance])])


# §11.8 Reduction assessment


class Reduce(Step[MarengoState]):
    """§11.8 An army takes its reductions. a how many."""

    section = "§11.8"

    def run(self, state: MarengoState) -> None:
        """§11.8 Leading pieces take reductions first; the excess goes to other assault pieces."""
        army, reductions = state.todo.owner(), state.todo.a()
        state.todo.pop()
        leaders = state.leaders & ARMY_MASK[army]
        strength = total_strength(state, leaders)
        if reductions > strength:
            state.push(ASK_EXCESS, army, reductions - strength)
        if leaders and reductions > 0:
            divide(state, leaders, reductions, "§11.8")


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
        if pieces == state.counters:
            state.push(ASK_ODD_COUNTER, ARMY_OF[one], 1)
        else:
            state.push(ASK_ODD, ARMY_OF[one], 0)
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


class AskOdd(AskPiece):
    """§11.8 Which of the two leading pieces takes the odd reduction?"""

    id = "s11-odd"
    section = "§11.8"

    def among(self, state: MarengoState) -> i64:
        """§11.8 Return the two leaders."""
        return state.leaders & ARMY_MASK[state.todo.owner()]

    def piece_code(self, state: MarengoState, piece: Piece) -> int:
        """§11.5, §11.8 The odd reduction falls on one of the two."""
        return OK if self.among(state) & BIT[piece] else why.NOT_ASSAULT_PIECE

    def take(self, state: MarengoState, action: Action) -> None:
        """§11.5, §11.8 The player is free to choose which piece receives the odd reduction."""
        state.todo.pop()
        suffer(state, piece_of(action), self.section)


@final
class AskOddCounter(AskOdd):
    """§11.5 Which of the two counter-attackers takes the odd reduction?"""

    section = "§11.5"

    def among(self, state: MarengoState) -> i64:
        """§11.5 Return the two counter-attackers."""
        return state.counters & ARMY_MASK[state.todo.owner()]


class AskExcess(AskPiece):
    """§11.8 Which assault piece takes a reduction in excess? a how many are left."""

    id = "s11-excess"
    section = "§11.8"

    def waits(self, state: MarengoState) -> bool:
        """§11.8 The player distributes the excess; what nobody is left for is ignored."""
        while state.todo.a() > 0:
            pieces = self.among(state)
            if pieces == 0:
                break
            if count(pieces) > 1 and not _is_same_choice(state, pieces):
                return True
            _take_excess(state, first(pieces))
        state.todo.pop()
        return False

    def among(self, state: MarengoState) -> i64:
        """§11.8 Return the assault pieces that take the excess: those that do not lead."""
        if state.todo.owner() == state.turn:
            return state.group & ~state.leaders
        return defenders(state) & ~state.leaders

    def piece_code(self, state: MarengoState, piece: Piece) -> int:
        """§11.8 The excess falls on assault pieces that do not lead."""
        return OK if self.among(state) & BIT[piece] else why.NOT_ASSAULT_PIECE

    def take(self, state: MarengoState, action: Action) -> None:
        """§11.8 One reduction beyond what the leading pieces could take."""
        _take_excess(state, piece_of(action))

    def args(self, state: MarengoState) -> dict[str, Argument]:
        """Return the reductions left."""
        found = super().args(state)
        found["left"] = state.todo.a()
        return found


def _is_same_choice(state: MarengoState, pieces: i64) -> bool:
    """Say whether everybody can see that the choice makes no difference."""
    return not pieces & ~state.face_up and is_one_face(state, pieces)


def _take_excess(state: MarengoState, piece: Piece) -> None:
    """§11.8 One reduction beyond what the leading pieces could take."""
    state.todo.set_a(state.todo.a() - 1)
    suffer(state, piece, "§11.8")


# §11.9 Assault completion


class CompleteAssault(Step[MarengoState]):
    """§11.9 The end of an assault."""

    section = "§11.9"

    def run(self, state: MarengoState) -> None:
        """§11.9 The loser's morale is settled; the defender holds, or retreats."""
        state.todo.pop()
        attacker: Player = state.turn
        if state.result > 0:
            _win_assault(state)
            lose(state, enemy_of(attacker), state.defense_suffered)
            return
        state.across_of[state.front >> 1] |= CLOSED  # §11
        state.note("§11.9", "held", enemy_of(attacker), [state.front])
        tokens = state.defense_leads + state.counter_count  # §18
        commit(state, enemy_of(attacker), Locale(BEYOND[state.front]), tokens)
        lose(state, attacker, state.attack_suffered)


def _win_assault(state: MarengoState) -> None:
    """§11.9 All defenders of the locale retreat and the surviving assault pieces enter it."""
    state.note("§11.9", "stormed", state.turn, [state.front])
    state.barred[BEYOND[state.front]] = 1  # §11 no road march may enter it this turn
    offer_continuation(state, NO_SIDE)
    state.push(ENTER, state.turn, BY_ASSAULT)
    retreat(state, state.front, count(state.group))


RESULT: Final = Result()
REDUCE: Final = Reduce()
ASK_ODD: Final = AskOdd()
ASK_ODD_COUNTER: Final = AskOddCounter()
ASK_EXCESS: Final = AskExcess()
COMPLETE_ASSAULT: Final = CompleteAssault()
