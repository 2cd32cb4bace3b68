"""§6 Combat: target, attackers, roll; then retreat, asked of the loser, and advance."""

from typing import Final

from grognard.core.message import Argument, Message
from grognard.core.odds import Chance, Item, Odds, Throw
from grognard.core.plan import Plan
from grognard.core.types import NOT_ASKED_CODE, OK, Action, Json, Player
from grognard.games._template import reasons as why
from grognard.games._template.actions import (
    CLICKS,
    DONE,
    STAND,
    click_hex,
    hex_of_action,
    is_hex,
    is_unit,
    unit_of_action,
)
from grognard.games._template.names import unit_message
from grognard.games._template.question import SkirmishQuestion
from grognard.games._template.rules.s01_04_steps import eliminate, lose_step, strength
from grognard.games._template.rules.s01_pieces import (
    distance,
    hex_name,
    is_adjacent,
    is_free,
    is_in_play,
    is_own,
    unit_name,
)
from grognard.games._template.rules.s04_zones import is_in_enemy_zone
from grognard.games._template.rules.s05_movement import CLICK_UNITS_OR_DONE, PROHIBITED, cost
from grognard.games._template.rules.s07_objectives import enter
from grognard.games._template.state import SkirmishState
from grognard.games._template.tables import (
    CHARTS,
    HEXES,
    NEIGHBOURS,
    NO_UNIT,
    NUM_HEXES,
    NUM_UNITS,
    ODDS,
    RESULTS,
    SIDE_OF,
    TERRAIN_OF,
    TERRAINS,
    UNITS,
    UNITS_OF,
    Hex,
    Unit,
)

SHIFT_OF: Final[list[int]] = [CHARTS["terrain"][TERRAINS[TERRAIN_OF[h]]]["shift"] for h in HEXES]
RESULT_NE: Final = 0
RESULT_A1: Final = 1
RESULT_AR: Final = 2
RESULT_R1: Final = 3
RESULT_R2: Final = 4
RESULT_D1: Final = 5
RESULT_DE: Final = 6
DIE: Final = 6
CRT: Final[list[list[int]]] = [
    [RESULTS.index(result) for result in row] for row in CHARTS["combat"]["rows"]
]
ODDS_FORBIDDEN: Final = -1


# §6.1 The target


class AskTarget(SkirmishQuestion):
    """§6.1 Which enemy unit is attacked next?"""

    id = "target"
    section = "§6.1"
    gives_up = DONE

    def candidates(self, state: SkirmishState, seat: Player) -> list[Action]:
        """Return the units, and the end of combat."""
        return CLICK_UNITS_OR_DONE

    def code(self, state: SkirmishState, action: Action, seat: Player) -> int:
        """§6.1 Attacks are made one after another, until the side has enough."""
        if action == DONE:
            return OK
        return attack_code(state, unit_of_action(action)) if is_unit(action) else NOT_ASKED_CODE

    def answer(self, state: SkirmishState, action: Action) -> None:
        """§6.1 Declare an attack, or end the combat of the side."""
        if action == DONE:
            state.close()
            return
        for unit in UNITS:
            state.attacking_of[unit] = 0
        state.push(ASK_ATTACKER, state.side, unit_of_action(action), NO_UNIT)


def attack_code(state: SkirmishState, target: Unit) -> int:
    """§6.1 An enemy may be attacked once a turn; §6.3 not if the odds cannot suffice."""
    if SIDE_OF[target] == state.side:
        return why.NOT_AN_ENEMY
    if not is_in_play(state, target):
        return why.NOT_IN_PLAY  # §1.4
    if state.fought_of[target]:
        return why.ATTACKED_ALREADY
    total = 0
    for unit in UNITS_OF[state.side]:
        if join_code(state, target, unit) == OK:
            total += strength(state, unit)
    if total == 0:
        return why.NOBODY_NEAR
    if odds_column(total, strength(state, target)) == ODDS_FORBIDDEN:
        return why.ODDS_TOO_LOW  # §6.3
    return OK


# §6.2 The attackers


class AskAttacker(SkirmishQuestion):
    """§6.2 Who attacks? Its frame: a the target, b the lead attacker, or NO_UNIT."""

    id = "attacker"
    section = "§6.2"

    def candidates(self, state: SkirmishState, seat: Player) -> list[Action]:
        """Return the units, and the attack itself."""
        return CLICK_UNITS_OR_DONE

    def code(self, state: SkirmishState, action: Action, seat: Player) -> int:
        """§6.2 Units join the attack one by one; §6.3 it begins once the odds suffice."""
        target = Unit(state.todo.a())
        if action == DONE:
            return begin_code(state, target)
        return (
            join_code(state, target, unit_of_action(action)) if is_unit(action) else NOT_ASKED_CODE
        )

    def waits(self, state: SkirmishState) -> bool:
        """An attack is never begun for the player, since it rolls a die."""
        return True

    def answer(self, state: SkirmishState, action: Action) -> None:
        """§6.2 Add a unit to the attack, the first as lead; or fight."""
        if action == DONE:
            fight(state)
            return
        unit = unit_of_action(action)
        state.attacking_of[unit] = 1
        if state.todo.b() == NO_UNIT:
            state.todo.set_b(unit)

    def args(self, state: SkirmishState) -> dict[str, Argument]:
        """Return the target."""
        return {"unit": unit_message(state.todo.a())}

    def plans(self, state: SkirmishState) -> list[Plan]:
        """§6.2 Everybody who can takes part, and the attack begins."""
        units = [action for action in state.legal_actions() if action != DONE]
        things = [CLICKS.targets[action] for action in units]
        done = CLICKS.targets[DONE]
        return [Plan("all", Message("skirmish-plan-all"), things, done)] if units else []

    def shown(self, state: SkirmishState) -> Json:
        """Return the target and who attacks it."""
        attackers = [unit_name(unit) for unit in UNITS if state.attacking_of[unit]]
        return {"unit": unit_name(Unit(state.todo.a())), "attackers": attackers}

    def is_sound(self, state: SkirmishState, owner: Player, a: int, b: int, c: int, d: int) -> bool:
        """Say whether a unit on the map is attacked, by nobody yet or by a unit that leads."""
        if not (0 <= a < NUM_UNITS and is_in_play(state, Unit(a))):
            return False
        return b == NO_UNIT or (0 <= b < NUM_UNITS and state.attacking_of[b] == 1)


def join_code(state: SkirmishState, target: Unit, unit: Unit) -> int:
    """§6.2 A unit beside the target may join; §6.1 each unit attacks once a turn."""
    if not is_own(state, unit):
        return why.NOT_YOUR_UNIT  # §1.1
    if not is_in_play(state, unit):
        return why.NOT_IN_PLAY  # §1.4
    if state.fought_of[unit]:
        return why.FOUGHT_ALREADY  # §6.1
    if not is_adjacent(Hex(state.hex_of[unit]), Hex(state.hex_of[target])):
        return why.NOT_BESIDE_TARGET
    return why.IN_ATTACK if state.attacking_of[unit] else OK


def begin_code(state: SkirmishState, target: Unit) -> int:
    """§6.3 An attack needs an attacker and odds of 1:2 at least."""
    total = attack_strength(state)
    if total == 0:
        return why.NO_ATTACKER
    if odds_column(total, strength(state, target)) == ODDS_FORBIDDEN:
        return why.ODDS_TOO_LOW
    return OK


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
    target, lead = Unit(state.todo.a()), Unit(state.todo.b())
    column = shifted_column(state, target)
    roll = state.dice.below(DIE, "combat")
    state.fate += 1
    state.chain += 1
    result = CRT[roll][column]
    state.note("§6.5", "attack", state.side, (lead, target, column, roll + 1, result))
    state.fought_of[target] = 1
    for unit in UNITS_OF[state.side]:
        if state.attacking_of[unit]:
            state.fought_of[unit] = 1
    state.todo.pop()
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
        state.push(ASK_ADVANCE, state.side, int(state.hex_of[target]))
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


# §6.6 Retreat


class AskRetreat(SkirmishQuestion):
    """§6.6 Where does the unit retreat to?

    Its frame: a the unit, b the hexes still to go, c where it began, d the hexes gone.
    """

    id = "retreat"
    section = "§6.6"

    def candidates(self, state: SkirmishState, seat: Player) -> list[Action]:
        """Return the hexes around the unit, and standing."""
        here = Hex(state.hex_of[state.todo.a()])
        return [*[click_hex(h) for h in NEIGHBOURS[here]], STAND]

    def code(self, state: SkirmishState, action: Action, seat: Player) -> int:
        """§6.6 A retreating unit goes back a hex, §6.7 or stands and pays for it."""
        unit = Unit(state.todo.a())
        if action == STAND:
            return stand_code(state, unit)
        return (
            retreat_code(state, unit, hex_of_action(action)) if is_hex(action) else NOT_ASKED_CODE
        )

    def waits(self, state: SkirmishState) -> bool:
        """§6.7 A trapped unit pays, and nobody is asked."""
        if self.legal(state, state.to_move()) not in ([], [STAND]):
            return True
        fail_to_retreat(state)
        return False

    def answer(self, state: SkirmishState, action: Action) -> None:
        """§6.6 Go back one hex, or stand."""
        unit = Unit(state.todo.a())
        if action == STAND:
            end_retreat(state)
            state.note("§6.7", "stand", SIDE_OF[unit], (unit,))
            lose_step(state, unit)
            return
        to = hex_of_action(action)
        state.note("§6.6", "retreat", SIDE_OF[unit], (unit, int(state.hex_of[unit]), to))
        state.todo.set_b(state.todo.b() - 1)
        state.todo.set_d(state.todo.d() + 1)
        enter(state, unit, to)
        if state.todo.b() == 0:
            end_retreat(state)

    def args(self, state: SkirmishState) -> dict[str, Argument]:
        """Return the unit, and how far it must go."""
        return {"unit": unit_message(state.todo.a()), "hexes": state.todo.b()}

    def shown(self, state: SkirmishState) -> Json:
        """Return the unit."""
        return {"unit": unit_name(Unit(state.todo.a()))}

    def is_sound(self, state: SkirmishState, owner: Player, a: int, b: int, c: int, d: int) -> bool:
        """Say whether a unit on the map retreats from somewhere."""
        if not (0 <= a < NUM_UNITS and is_in_play(state, Unit(a))):
            return False
        return b >= 0 and 0 <= c < NUM_HEXES and d >= 0


def ask_retreat(state: SkirmishState, unit: Unit, hexes: int) -> None:
    """§6.6 The owner retreats a unit, hex by hex."""
    state.push(ASK_RETREAT, SIDE_OF[unit], unit, hexes, int(state.hex_of[unit]), 0)


def retreat_code(state: SkirmishState, unit: Unit, to: Hex) -> int:
    """§6.6 A retreat leads away from its start, past no one and into no enemy zone."""
    if not is_adjacent(Hex(state.hex_of[unit]), to):
        return why.RETREAT_TOO_FAR
    if cost(unit, to) == PROHIBITED:
        return why.PROHIBITED_TERRAIN  # §5.3
    if not is_free(state, to):
        return why.HEX_OCCUPIED  # §1.5
    if is_in_enemy_zone(state, SIDE_OF[unit], to):
        return why.RETREAT_INTO_ZONE
    if distance(Hex(state.todo.c()), to) <= state.todo.d():
        return why.RETREAT_BACK
    return OK


def stand_code(state: SkirmishState, unit: Unit) -> int:
    """§6.7 A unit with two steps may lose one and stand, before it has gone back."""
    if state.todo.d() > 0:
        return why.RETREAT_BEGUN
    return OK if state.steps_of[unit] > 1 else why.NO_STEP_TO_SPARE


def fail_to_retreat(state: SkirmishState) -> None:
    """§6.7 A unit that cannot go back, or not far enough, loses a step where it is."""
    unit = Unit(state.todo.a())
    end_retreat(state)  # ruling R1 (§6.7): what it has gone back it keeps
    state.note("§6.7", "trapped", SIDE_OF[unit], (unit,))
    lose_step(state, unit)


def end_retreat(state: SkirmishState) -> None:
    """§6.6 The retreat is over."""
    state.close()


# §6.8 Advance


class AskAdvance(SkirmishQuestion):
    """§6.8 Who advances? Its frame: a the hex of the defender."""

    id = "advance"
    section = "§6.8"

    def candidates(self, state: SkirmishState, seat: Player) -> list[Action]:
        """Return the units, and nobody."""
        return CLICK_UNITS_OR_DONE

    def code(self, state: SkirmishState, action: Action, seat: Player) -> int:
        """§6.8 One attacker may enter the hex that the defender has left."""
        if action == DONE:
            return OK
        return advance_code(state, unit_of_action(action)) if is_unit(action) else NOT_ASKED_CODE

    def answer(self, state: SkirmishState, action: Action) -> None:
        """§6.8 Advance, or stay."""
        to = Hex(state.todo.a())
        state.close()
        if action == DONE:
            return
        unit = unit_of_action(action)
        state.note("§6.8", "advance", state.side, (unit, int(state.hex_of[unit]), to))
        enter(state, unit, to)

    def shown(self, state: SkirmishState) -> Json:
        """Return the hex that may be entered."""
        return {"hex": hex_name(Hex(state.todo.a()))}

    def is_sound(self, state: SkirmishState, owner: Player, a: int, b: int, c: int, d: int) -> bool:
        """Say whether there is such a hex."""
        return 0 <= a < NUM_HEXES


ASK_TARGET: Final = AskTarget()
ASK_ATTACKER: Final = AskAttacker()
ASK_RETREAT: Final = AskRetreat()
ASK_ADVANCE: Final = AskAdvance()


def advance_code(state: SkirmishState, unit: Unit) -> int:
    """§6.8 Only a unit that took part advances, and only into an empty hex; zones do not matter."""
    if not is_own(state, unit):
        return why.NOT_YOUR_UNIT  # §1.1
    if not state.attacking_of[unit]:
        return why.NOT_AN_ATTACKER
    return OK if is_free(state, Hex(state.todo.a())) else why.HEX_OCCUPIED


# Odds before the roll


def combat_odds(state: SkirmishState, action: Action) -> Odds | None:
    """§6.5 Return what the die may bring if the attack begins now."""
    if not state.is_open(ASK_ATTACKER) or action != DONE:
        return None
    target = Unit(state.todo.a())
    if begin_code(state, target) != OK:
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
