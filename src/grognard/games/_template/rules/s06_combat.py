"""§6 Combat: target, attackers, roll; then retreat, asked of the loser, and advance."""

from typing import Final

from grognard.core.message import Message
from grognard.core.odds import Chance, Item, Odds, Throw
from grognard.core.types import NOT_ASKED_CODE, OK, Action
from grognard.games._template import reasons as why
from grognard.games._template.actions import (
    DONE,
    STAND,
    hex_of_action,
    is_hex,
    is_unit,
    unit_of_action,
)
from grognard.games._template.rules.s04_zones import is_in_enemy_zone
from grognard.games._template.rules.s07_objectives import enter
from grognard.games._template.rules.s08_victory import end_by_elimination
from grognard.games._template.state import (
    ASK_ADVANCE,
    ASK_ATTACKER,
    ASK_RETREAT,
    ASK_TARGET,
    SkirmishState,
    is_in_play,
    remove,
)
from grognard.games._template.tables import (
    CRT,
    DIE,
    FULL_STEPS,
    NO_UNIT,
    NUM_UNITS,
    ODDS,
    PROHIBITED,
    RESULT_A1,
    RESULT_AR,
    RESULT_D1,
    RESULT_DE,
    RESULT_NE,
    RESULT_R2,
    RESULTS,
    SHIFT_OF,
    SIDE_OF,
    STRENGTH,
    UNITS_OF,
    Hex,
    Unit,
    cost,
    distance,
    is_adjacent,
    unit_name,
)

ODDS_FORBIDDEN: Final = -1


def ask_target(state: SkirmishState) -> None:
    """§6.1 The side chooses the next enemy unit to attack."""
    state.questions.push(ASK_TARGET, state.side)


def strength(state: SkirmishState, unit: Unit) -> int:
    """§1.4 A unit's strength is that of the steps it has left."""
    return STRENGTH[unit * (FULL_STEPS + 1) + state.steps_of[unit]]


# §6.1 The target


def can_choose_target(state: SkirmishState, action: Action) -> int:
    """§6.1 Attacks are made one after another, until the side has enough."""
    if action == DONE:
        return OK
    return can_attack(state, unit_of_action(action)) if is_unit(action) else NOT_ASKED_CODE


def can_attack(state: SkirmishState, target: Unit) -> int:
    """§6.1 An enemy may be attacked once a turn; §6.3 not if the odds cannot suffice."""
    if SIDE_OF[target] == state.side:
        return why.NOT_AN_ENEMY
    if not is_in_play(state, target):
        return why.NOT_IN_PLAY  # §1.4
    if state.fought_of[target]:
        return why.ATTACKED_ALREADY
    total = 0
    for unit in UNITS_OF[state.side]:
        if can_join(state, target, unit) == OK:
            total += strength(state, unit)
    if total == 0:
        return why.NOBODY_NEAR
    if odds_column(total, strength(state, target)) == ODDS_FORBIDDEN:
        return why.ODDS_TOO_LOW  # §6.3
    return OK


def choose_target(state: SkirmishState, action: Action) -> None:
    """§6.1 Declare an attack, or end the combat of the side."""
    if action == DONE:
        state.questions.pop()
        state.chain += 1
        return
    state.attacking_of = [False] * NUM_UNITS
    state.questions.push(ASK_ATTACKER, state.side, unit_of_action(action), NO_UNIT)


# §6.2 The attackers


def can_choose_attacker(state: SkirmishState, action: Action) -> int:
    """§6.2 Units join the attack one by one; §6.3 it begins once the odds suffice."""
    target = Unit(state.questions.a())
    if action == DONE:
        return can_begin(state, target)
    return can_join(state, target, unit_of_action(action)) if is_unit(action) else NOT_ASKED_CODE


def can_join(state: SkirmishState, target: Unit, unit: Unit) -> int:
    """§6.2 A unit beside the target may join; §6.1 each unit attacks once a turn."""
    if SIDE_OF[unit] != state.side:
        return why.NOT_YOUR_UNIT  # §1.1
    if not is_in_play(state, unit):
        return why.NOT_IN_PLAY  # §1.4
    if state.fought_of[unit]:
        return why.FOUGHT_ALREADY  # §6.1
    if not is_adjacent(state.hex_of[unit], state.hex_of[target]):
        return why.NOT_BESIDE_TARGET
    return why.IN_ATTACK if state.attacking_of[unit] else OK


def can_begin(state: SkirmishState, target: Unit) -> int:
    """§6.3 An attack needs an attacker and odds of 1:2 at least."""
    total = attack_strength(state)
    if total == 0:
        return why.NO_ATTACKER
    if odds_column(total, strength(state, target)) == ODDS_FORBIDDEN:
        return why.ODDS_TOO_LOW
    return OK


def choose_attacker(state: SkirmishState, action: Action) -> None:
    """§6.2 Add a unit to the attack, the first as lead; or fight."""
    if action == DONE:
        fight(state)
        return
    unit = unit_of_action(action)
    state.attacking_of[unit] = True
    if state.questions.b() == NO_UNIT:
        state.questions.set_b(unit)


# §6.3 Odds


def attack_strength(state: SkirmishState) -> int:
    """§6.3 Add up the attackers."""
    total = 0
    for unit in UNITS_OF[state.side]:
        if state.attacking_of[unit]:
            total += strength(state, unit)
    return total


def odds_column(attack: int, defence: int) -> int:
    """§6.3 CRT Odds round down: 1:2, 1:1, 2:1, 3:1, 4:1 are columns 0 to 4; less is forbidden."""
    if attack >= defence:
        return min(attack // defence, len(ODDS) - 1)
    return 0 if attack * 2 >= defence else ODDS_FORBIDDEN


def shifted_column(state: SkirmishState, target: Unit) -> int:
    """§6.4 The defender's terrain shifts the odds to the left, as far as the first column."""
    column = odds_column(attack_strength(state), strength(state, target))
    return max(0, column - SHIFT_OF[state.hex_of[target]])


# §6.5 The roll


def fight(state: SkirmishState) -> None:
    """§6.5 Roll one die on the CRT and carry the result out."""
    target, lead = Unit(state.questions.a()), Unit(state.questions.b())
    column = shifted_column(state, target)
    roll = state.dice.below(DIE, "combat")
    state.fate += 1
    state.chain += 1
    result = CRT[roll][column]
    state.note("§6.5", "attack", state.side, (lead, target, column, roll + 1, result))
    state.fought_of[target] = True
    for unit in UNITS_OF[state.side]:
        if state.attacking_of[unit]:
            state.fought_of[unit] = True
    state.questions.pop()
    carry_out(state, result, lead, target)


def carry_out(state: SkirmishState, result: int, lead: Unit, target: Unit) -> None:
    """§6.5 A1, AR strike the lead attacker; R1, R2, D1, DE the defender; NE nobody."""
    if result == RESULT_NE:
        return
    if result == RESULT_A1:
        lose_step(state, lead)
    elif result == RESULT_AR:
        ask_retreat(state, lead, 1)
    else:
        state.questions.push(ASK_ADVANCE, state.side, state.hex_of[target])
        strike(state, result, target)


def strike(state: SkirmishState, result: int, target: Unit) -> None:
    """§6.5 DE eliminates; D1 costs a step and a hex; R1 and R2 cost one hex or two."""
    if result == RESULT_DE:
        eliminate(state, target)
        return
    if result == RESULT_D1:
        lose_step(state, target)
    if is_in_play(state, target):
        ask_retreat(state, target, 2 if result == RESULT_R2 else 1)


def lose_step(state: SkirmishState, unit: Unit) -> None:
    """§1.4 A unit loses a step; with its last it leaves the map."""
    if state.steps_of[unit] == 1:
        eliminate(state, unit)
        return
    state.steps_of[unit] -= 1
    state.note("§1.4", "lose-step", SIDE_OF[unit], (unit,))


def eliminate(state: SkirmishState, unit: Unit) -> None:
    """§1.4 A unit leaves the map for good; §8.3 it may have been the last."""
    state.steps_of[unit] = 0
    remove(state, unit)
    state.note("§1.4", "eliminated", SIDE_OF[unit], (unit,))
    end_by_elimination(state)


# §6.6 Retreat


def ask_retreat(state: SkirmishState, unit: Unit, hexes: int) -> None:
    """§6.6 The owner retreats a unit, hex by hex."""
    state.questions.push(ASK_RETREAT, SIDE_OF[unit], unit, hexes, state.hex_of[unit], 0)


def can_answer_retreat(state: SkirmishState, action: Action) -> int:
    """§6.6 A retreating unit goes back a hex, §6.7 or stands and pays for it."""
    unit = Unit(state.questions.a())
    if action == STAND:
        return can_stand(state, unit)
    return can_retreat(state, unit, hex_of_action(action)) if is_hex(action) else NOT_ASKED_CODE


def can_retreat(state: SkirmishState, unit: Unit, to: Hex) -> int:
    """§6.6 A retreat leads away from its start, past no one and into no enemy zone."""
    if not is_adjacent(state.hex_of[unit], to):
        return why.RETREAT_TOO_FAR
    if cost(unit, to) == PROHIBITED:
        return why.PROHIBITED_TERRAIN  # §5.3
    if state.unit_at[to] != NO_UNIT:
        return why.HEX_OCCUPIED  # §1.5
    if is_in_enemy_zone(state, SIDE_OF[unit], to):
        return why.RETREAT_INTO_ZONE
    if distance(Hex(state.questions.c()), to) <= state.questions.d():
        return why.RETREAT_BACK
    return OK


def can_stand(state: SkirmishState, unit: Unit) -> int:
    """§6.7 A unit with two steps may lose one and stand, before it has gone back."""
    if state.questions.d() > 0:
        return why.RETREAT_BEGUN
    return OK if state.steps_of[unit] > 1 else why.NO_STEP_TO_SPARE


def answer_retreat(state: SkirmishState, action: Action) -> None:
    """§6.6 Go back one hex, or stand."""
    unit = Unit(state.questions.a())
    if action == STAND:
        end_retreat(state)
        state.note("§6.7", "stand", SIDE_OF[unit], (unit,))
        lose_step(state, unit)
        return
    to = hex_of_action(action)
    state.note("§6.6", "retreat", SIDE_OF[unit], (unit, state.hex_of[unit], to))
    state.questions.set_b(state.questions.b() - 1)
    state.questions.set_d(state.questions.d() + 1)
    enter(state, unit, to)
    if state.questions.b() == 0:
        end_retreat(state)


def fail_to_retreat(state: SkirmishState) -> None:
    """§6.7 A unit that cannot go back, or not far enough, loses a step where it is."""
    unit = Unit(state.questions.a())
    end_retreat(state)  # ruling R1 (§6.7): what it has gone back it keeps
    state.note("§6.7", "trapped", SIDE_OF[unit], (unit,))
    lose_step(state, unit)


def end_retreat(state: SkirmishState) -> None:
    """§6.6 The retreat is over."""
    state.questions.pop()
    state.chain += 1


# §6.8 Advance


def can_answer_advance(state: SkirmishState, action: Action) -> int:
    """§6.8 One attacker may enter the hex that the defender has left."""
    if action == DONE:
        return OK
    return can_advance(state, unit_of_action(action)) if is_unit(action) else NOT_ASKED_CODE


def can_advance(state: SkirmishState, unit: Unit) -> int:
    """§6.8 Only a unit that took part advances, and only into an empty hex; zones do not matter."""
    if SIDE_OF[unit] != state.side:
        return why.NOT_YOUR_UNIT  # §1.1
    if not state.attacking_of[unit]:
        return why.NOT_AN_ATTACKER
    return OK if state.unit_at[state.questions.a()] == NO_UNIT else why.HEX_OCCUPIED


def answer_advance(state: SkirmishState, action: Action) -> None:
    """§6.8 Advance, or stay."""
    to = Hex(state.questions.a())
    state.questions.pop()
    state.chain += 1
    if action == DONE:
        return
    unit = unit_of_action(action)
    state.note("§6.8", "advance", state.side, (unit, state.hex_of[unit], to))
    enter(state, unit, to)


# Odds before the roll


def combat_odds(state: SkirmishState, action: Action) -> Odds | None:
    """§6.5 Return what the die may bring if the attack begins now."""
    if state.questions.question() != ASK_ATTACKER or action != DONE:
        return None
    target = Unit(state.questions.a())
    if can_begin(state, target) != OK:
        return None
    subject = Message(f"skirmish-unit-{unit_name(target)}")
    column = shifted_column(state, target)
    return Odds("§6.5", [Throw(subject, _items(state, target), _chances(column))])


def _items(state: SkirmishState, target: Unit) -> list[Item]:
    attack, defence = attack_strength(state), strength(state, target)
    return [
        Item(Message("skirmish-odds-attack"), attack, "§6.3"),
        Item(Message("skirmish-odds-defence"), defence, "§6.3"),
        Item(Message("skirmish-odds-shift"), -SHIFT_OF[state.hex_of[target]], "§6.4"),
        Item(
            Message("skirmish-odds-column", {"odds": ODDS[shifted_column(state, target)]}),
            shifted_column(state, target),
            "§6.3",
        ),
    ]


def _chances(column: int) -> list[Chance]:
    """§6.5 CRT Count the faces of the die that give each result."""
    chances: list[Chance] = []
    for result, name in enumerate(RESULTS):
        rolls = [roll for roll in range(DIE) if CRT[roll][column] == result]
        if rolls:
            label = Message(f"skirmish-result-{name}")
            chances.append(Chance(label, len(rolls), DIE, rolls[:1]))
    return chances
