"""§5.5.7, §5.6.7 What an attack would roll: its dice line by line, and the exact chances."""

from typing import Final, final

from grognard.core.message import Argument, Message
from grognard.core.odds import Chance, Item, Odds, Throw
from grognard.core.types import Action, Json, Player
from grognard.games.napoleonics import actions
from grognard.games.napoleonics.actions import (
    BACK,
    DONE,
    LEADER,
    RETIRE,
    STAND,
    STRIKE,
    leader_name,
    leader_of,
    unit_name,
    unit_of,
)
from grognard.games.napoleonics.names import leader_message, unit_message
from grognard.games.napoleonics.question import AboutAttacker
from grognard.games.napoleonics.rules import s06_04_combined_arms as combined_arms
from grognard.games.napoleonics.rules.s02_01_board import DISTANCE, NUM_HEXES, Hex
from grognard.games.napoleonics.rules.s02_04_rolls import CHECK_KILLED, Outcome, hit_faces, outcomes
from grognard.games.napoleonics.rules.s02_unit_cards import SABER_HITS
from grognard.games.napoleonics.rules.s04_banners import banners
from grognard.games.napoleonics.rules.s05_05_dice import fire_dice, fire_strength
from grognard.games.napoleonics.rules.s05_06_dice import melee_dice, melee_strength, target_arm
from grognard.games.napoleonics.rules.s06_02_square import is_capped, is_square_against_cavalry
from grognard.games.napoleonics.rules.s07_terrain import dice_lost
from grognard.games.napoleonics.rules.s08_cards import card_bonus
from grognard.games.napoleonics.rules.s09_scenarios import NO_LEADER, NO_UNIT, Leader, Unit
from grognard.games.napoleonics.state import NapoleonicsState
from grognard.games.napoleonics.tables import (
    CAVALRY,
    LONE_LEADER,
    MELEE_COMBAT,
    RANGED_COMBAT,
    SQUARE_DICE,
    SYMBOL_COUNT,
)

FIRE: Final = "fire"
MELEE: Final = "melee"
_CHECKS: Final = ("none", "survived", "killed")
"""By what became of a leader: no check, or how it ended."""


@final
class Preview:
    """One roll as it would be made: the lines of its dice, and what it may do.

    `blocks` are those that the target has left, -1 for a lone leader.
    """

    def __init__(self) -> None:
        self.kind: str = MELEE
        self.section: str = "§5.6.4"
        self.dice: int = 0
        self.blocks: int = -1
        self.lines: list[Item] = []
        self.chances: list[Outcome] = []

    def to_json(self) -> Json:
        """Return the preview as plain JSON, with the leader's check that hits bring (§5.7)."""
        return {
            "kind": self.kind,
            "dice": self.dice,
            "lines": [line.to_json() for line in self.lines],
            "chances": [
                {
                    "hits": one.hits,
                    "flags": one.flags,
                    "check": _CHECKS[one.check],
                    "ends": one.hits == self.blocks,
                    "ways": one.ways,
                    "of": one.of,
                }
                for one in self.chances
            ],
        }


# §5.5.4 to §5.5.6, §5.6.4 to §5.6.6 The dice, line by line


def _line(lines: list[Item], name: str, value: int, section: str) -> None:
    if value:
        lines.append(Item(Message(f"napoleonics-odds-{name}"), value, section))


def _melee_lines(
    state: NapoleonicsState, unit: Unit, target: Unit, goal: Hex, by: Player, batteries: int = 0
) -> list[Item]:
    """§5.6.4 to §5.6.6 The unit card, the command card, the square, the ground, the batteries."""
    start = Hex(state.hex_of[unit])
    own = melee_strength(state, unit, target)
    bonus = 0
    if by == state.active:
        bonus = card_bonus(state, unit, MELEE_COMBAT, start, goal, state.is_bonus)
    lost = dice_lost(state.scenario, MELEE_COMBAT, state.scenario.arm_of[unit], start, goal)
    lines = _lines(own, bonus, lost, is_capped(state, unit, target), "§5.6")
    for battery in state.scenario.units:
        if batteries >> battery & 1:
            lines.append(_battery_line(state, battery, target, goal))
    return lines


def _fire_lines(state: NapoleonicsState, unit: Unit, goal: Hex) -> list[Item]:
    """§5.5.4 to §5.5.6 The unit card, the command card, the square, the ground."""
    start = Hex(state.hex_of[unit])
    own = fire_strength(state, unit, start, goal)
    bonus = card_bonus(state, unit, RANGED_COMBAT, start, goal, 0)
    lost = dice_lost(state.scenario, RANGED_COMBAT, state.scenario.arm_of[unit], start, goal)
    return _lines(own, bonus, lost, state.slot_of[unit] >= 0, "§5.5")


def _lines(own: int, bonus: int, lost: int, capped: bool, section: str) -> list[Item]:
    lines: list[Item] = []
    total = own + bonus
    _line(lines, "strength", own, f"{section}.4")
    _line(lines, "card", bonus, f"{section}.5")
    if capped and total > SQUARE_DICE:
        _line(lines, "square", SQUARE_DICE - total, "§6.2")
        total = SQUARE_DICE
    _line(lines, "terrain", -min(total, lost), f"{section}.6")
    return lines


def _battery_line(state: NapoleonicsState, battery: Unit, target: Unit, goal: Hex) -> Item:
    """§6.4.1 What one battery adds."""
    beside = DISTANCE[state.hex_of[battery] * NUM_HEXES + goal] == 1
    dice = fire_dice(state, battery, goal)
    if beside:
        dice = melee_dice(state, battery, target, goal, state.active, state.is_bonus)
    label = Message("napoleonics-odds-battery", {"unit": unit_message(state.scenario, battery)})
    return Item(label, dice, "§6.4.1")


# Previews


def preview(
    state: NapoleonicsState, unit: Unit, target: Unit, leader: Leader, batteries: int
) -> Preview:
    """Return what a unit's attack on a unit (or, with NO_UNIT, on a lone leader) would roll."""
    found = Preview()
    goal = Hex(state.leader_hex[leader]) if target == NO_UNIT else Hex(state.hex_of[target])
    if DISTANCE[state.hex_of[unit] * NUM_HEXES + goal] > 1:
        found.kind = FIRE
        found.section = "§5.5.4"
        found.lines = _fire_lines(state, unit, goal)
    else:
        side = state.scenario.side_of[unit]
        found.lines = _melee_lines(state, unit, target, goal, side, batteries)
    found.dice = sum([line.value for line in found.lines])
    blocks = 1 if target == NO_UNIT else state.blocks_of[target]
    arm = target_arm(state, target)
    faces = hit_faces(arm, found.kind == MELEE, SABER_HITS[state.scenario.kind_of[unit]])
    if target == NO_UNIT:
        found.chances = outcomes(found.dice, arm, faces, blocks, False, False)
        return found
    found.blocks = blocks
    is_led, is_last = state.leader_at[goal] != NO_LEADER, _is_last(state, target)
    found.chances = outcomes(found.dice, arm, faces, blocks, is_led, True, is_last)
    return found


def target_preview(state: NapoleonicsState, action: Action) -> Json:
    if action < LEADER:
        target = unit_of(action)
        name = unit_name(state.scenario, target)
        seen = preview(state, state.attacker, target, NO_LEADER, 0)
    else:
        leader = leader_of(action)
        name = leader_name(state.scenario, leader)
        seen = preview(state, state.attacker, NO_UNIT, leader, 0)
    return _shown(state, action, name, seen)


def attack_preview(state: NapoleonicsState, action: Action) -> Json:
    """§6.4 The declared attack with the batteries that have joined it."""
    seen = preview(state, state.attacker, state.target, NO_LEADER, state.batteries)
    return _shown(state, action, unit_name(state.scenario, state.target), seen)


def back_preview(state: NapoleonicsState) -> Json:
    """§5.13 The blow of the target at its attacker."""
    seen = preview(state, state.target, state.attacker, NO_LEADER, 0)
    return _shown(state, BACK, unit_name(state.scenario, state.attacker), seen)


def _shown(state: NapoleonicsState, action: Action, target: str, seen: Preview) -> Json:
    answer = actions.target(state.scenario, action)
    return {"action": action, "answer": answer, "target": target, **seen.to_json()}


# Odds of a click that rolls at once


def support_odds(state: NapoleonicsState, action: Action) -> Odds | None:
    """§5.6.7 The attack with its batteries, if nobody is asked before its dice."""
    return _first_odds(state, False) if action == DONE and _rolls_at_once(state, action) else None


def back_odds(state: NapoleonicsState) -> Odds | None:
    """§5.13 The battle back."""
    lines = _melee_lines(state, state.target, state.attacker, state.start, 1 - state.active)
    return _unit_odds(state, state.target, state.attacker, lines, True, False)


def target_odds(state: NapoleonicsState, action: Action) -> Odds | None:
    """§5.5.7, §5.7.3 Fire rolls at once, and so does an attack on a lone leader."""
    unit = state.attacker
    if action >= LEADER:
        return _leader_odds(state, unit, leader_of(action))
    target = unit_of(action)
    goal = Hex(state.hex_of[target])
    if goal < 0:
        return None
    if DISTANCE[state.hex_of[unit] * NUM_HEXES + goal] > 1:
        lines = _fire_lines(state, unit, goal)
        return _unit_odds(state, unit, target, lines, False, False)
    if not _rolls_at_once(state, action):
        return None
    declared = state.clone()
    declared.target = target
    declared.goal = goal
    return _first_odds(declared, False)


def _rolls_at_once(state: NapoleonicsState, action: Action) -> bool:
    """Say whether nobody is asked between a declared melee and its dice."""
    twin = state.clone()
    twin.log = None
    twin.apply(action)
    return twin.fate > state.fate


def _leader_odds(state: NapoleonicsState, unit: Unit, leader: Leader) -> Odds | None:
    """§5.7.3 One saber kills a lone leader."""
    goal = Hex(state.leader_hex[leader])
    if goal < 0 or DISTANCE[state.hex_of[unit] * NUM_HEXES + goal] != 1:
        return None
    lines = _melee_lines(state, unit, NO_UNIT, goal, state.active)
    dice = sum([line.value for line in lines])
    faces = hit_faces(LONE_LEADER, True, True)
    chances = [
        Chance(
            Message(
                "napoleonics-odds-leader-killed" if one.hits else "napoleonics-odds-leader-safe"
            ),
            one.ways,
            one.of,
            one.rolls,
        )
        for one in outcomes(dice, LONE_LEADER, faces, 1, False, False)
    ]
    args: dict[str, Argument] = {
        "unit": unit_message(state.scenario, unit),
        "target": leader_message(state.scenario, leader),
    }
    return Odds("§5.7.3", [Throw(Message("napoleonics-odds-melee", args), lines, chances)])


def reaction_odds(state: NapoleonicsState, action: Action) -> Odds | None:
    """§5.6.7, §6.1, §8.2.7 What the defender's answer lets roll first."""
    if action in (STAND, STRIKE):
        return _first_odds(state, action == STRIKE)
    if action == RETIRE:
        lines = _attack_lines(state)
        return _unit_odds(state, state.attacker, state.target, lines, True, is_retiring=True)
    return None


def _first_odds(state: NapoleonicsState, is_struck: bool) -> Odds | None:
    """§5.6.7 The first roll of a declared melee: a square's die, a First Strike, or the attack."""
    if is_struck or is_square_against_cavalry(state):
        defender = 1 - state.active
        lines = _melee_lines(state, state.target, state.attacker, state.start, defender)
        if sum([line.value for line in lines]) > 0:
            return _unit_odds(state, state.target, state.attacker, lines, True, False)
    return _attack_odds(state)


def _attack_lines(state: NapoleonicsState) -> list[Item]:
    goal, by, batteries = state.goal, state.active, state.batteries
    return _melee_lines(state, state.attacker, state.target, goal, by, batteries)


def _attack_odds(state: NapoleonicsState) -> Odds | None:
    """§5.6.7, §6.4.1 The declared attack with its batteries."""
    if combined_arms.attack_dice(state) == 0:
        return None
    lines = _attack_lines(state)
    return _unit_odds(state, state.attacker, state.target, lines, True, is_retiring=False)


def _unit_odds(
    state: NapoleonicsState,
    unit: Unit,
    target: Unit,
    lines: list[Item],
    is_melee: bool,
    is_retiring: bool,
) -> Odds | None:
    """§5.5.8, §5.6.8 One roll at a unit; §6.1 at retiring cavalry only its symbol scores."""
    scenario = state.scenario
    dice = sum([line.value for line in lines])
    if dice == 0:
        return None
    arm = scenario.arm_of[target]
    faces = hit_faces(arm, is_melee, SABER_HITS[scenario.kind_of[unit]])
    if is_retiring:
        faces = SYMBOL_COUNT[CAVALRY]
    found = outcomes(
        dice,
        arm,
        faces,
        state.blocks_of[target],
        state.leader_at[state.hex_of[target]] != NO_LEADER,
        not is_retiring,
        _is_last(state, target),
    )
    args: dict[str, Argument] = {
        "unit": unit_message(scenario, unit),
        "target": unit_message(scenario, target),
    }
    subject = Message("napoleonics-odds-melee" if is_melee else "napoleonics-odds-fire", args)
    chances = [_chance(one, state.blocks_of[target]) for one in found]
    section = "§6.1" if is_retiring else "§5.6.7" if is_melee else "§5.5.7"
    return Odds(section, [Throw(subject, lines, chances)])


def _is_last(state: NapoleonicsState, target: Unit) -> bool:
    """§5.15 Say whether eliminating a unit wins the battle at once."""
    enemy = 1 - state.scenario.side_of[target]
    worth = state.scenario.banners_for[target]
    return banners(state, enemy) + worth >= state.scenario.banners


def _chance(one: Outcome, blocks: int) -> Chance:
    name = "napoleonics-odds-eliminated" if one.hits == blocks else "napoleonics-odds-result"
    if one.check == CHECK_KILLED:
        name += "-leader-killed"
    return Chance(
        Message(name, {"hits": one.hits, "flags": one.flags}), one.ways, one.of, one.rolls
    )


class AboutTarget(AboutAttacker):
    """§5.4 A question that is answered by an enemy, who is attacked."""

    asks_units = True
    asks_leaders = True

    def previews(self, state: NapoleonicsState) -> list[Json]:
        """Return the attack on each target."""
        legal = self.legal(state, state.active)
        return [target_preview(state, action) for action in legal if action < actions.OUT]

    def odds(self, state: NapoleonicsState, action: Action) -> Odds | None:
        """§5.5.7, §5.7.3 Fire rolls at once, and so does an attack on a lone leader."""
        return target_odds(state, action) if actions.UNIT <= action < actions.OUT else None
