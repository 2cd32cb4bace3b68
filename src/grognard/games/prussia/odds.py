"""§8.3, §10.5 The exact chances of what an action would roll."""

from grognard.core.message import Message
from grognard.core.odds import Chance, Item, Odds, Throw
from grognard.core.types import Action
from grognard.games.prussia.actions import DONE, YES
from grognard.games.prussia.rules import combat_flow
from grognard.games.prussia.rules.s04_01_activation import coup_cost, normal_cost
from grognard.games.prussia.rules.s04_02_command import initiative
from grognard.games.prussia.rules.s08_03_table import bombardment_column, bombardment_result
from grognard.games.prussia.rules.s08_bombardment import MODIFIER_IDS, modifiers, strength
from grognard.games.prussia.rules.s10_08_results import result_text
from grognard.games.prussia.state import (
    ASK_ACTIVATE,
    ASK_COUP,
    ASK_FIRE_GUN,
    FIRST_OF_COMBAT,
    PrussiaState,
)
from grognard.games.prussia.tables import ACTIVATION_ROLL, COUP_ROLL, Hex, Piece


def odds(state: PrussiaState, action: Action) -> Odds | None:
    """Return the calculation and the chances of an action that rolls dice, or None."""
    frame = state.todo.question()
    if frame >= FIRST_OF_COMBAT:
        return combat_flow.odds(state, action)
    if frame == ASK_FIRE_GUN:
        return _fire(state, action)
    if frame == ASK_ACTIVATE and action == YES and state.todo.b() == 0:
        cost = normal_cost(state, state.todo.owner())
        return _activation(state, ACTIVATION_ROLL, cost, "§4.1.1", "prussia-odds-activation")
    if frame == ASK_COUP and action == YES:
        cost = coup_cost(state, state.todo.owner())
        return _activation(state, COUP_ROLL, cost, "§4.1.3", "prussia-odds-coup")
    return None


def _activation(state: PrussiaState, need: int, cost: int, rule: str, subject: str) -> Odds:
    """§4.1.1, §4.1.3 One die and the commander's initiative, and the price (§26.3.1)."""
    side = state.todo.owner()
    value = initiative(state, Piece(state.commander[side]))
    items = [
        Item(Message("prussia-odds-initiative"), value, rule),
        Item(Message("prussia-odds-cost"), max(0, cost), rule),
    ]
    good = [die for die in range(1, 7) if die + value >= need]
    bad = [die for die in range(1, 7) if die + value < need]
    chances: list[Chance] = []
    if good:
        chances.append(Chance(Message("prussia-odds-works"), len(good), 6, [good[0] - 1]))
    if bad:
        chances.append(Chance(Message("prussia-odds-fails"), len(bad), 6, [bad[0] - 1]))
    return Odds(rule, [Throw(Message(subject), items, chances)])


def _fire(state: PrussiaState, action: Action) -> Odds | None:
    """§8.3 The bombardment of the batteries chosen."""
    target, side = Hex(state.todo.a()), state.todo.owner()
    if action != DONE:
        return None
    guns = _members(state, state.picked)
    total = strength(state, target, guns)
    column = bombardment_column(total)
    if column < 0:
        return None
    values = modifiers(state, side, target, guns)
    items = [Item(Message("prussia-odds-strength"), total, "§8.3")]
    for place, value in enumerate(values):
        if value:
            items.append(Item(Message(f"prussia-odds-{MODIFIER_IDS[place]}"), value, "§8.3"))
    drm = sum(values)
    chances: list[Chance] = []
    results = [bombardment_result(column, die + drm) for die in range(1, 7)]
    for at, result in enumerate(results):
        if result not in results[:at]:
            label = Message("prussia-odds-result", {"result": result_text(result)})
            chances.append(Chance(label, results.count(result), 6, [at]))
    return Odds("§8.3", [Throw(Message("prussia-odds-bombardment"), items, chances)])


def _members(state: PrussiaState, mask: int) -> list[Piece]:
    return [unit for unit in state.field.all_units if mask >> unit & 1]
