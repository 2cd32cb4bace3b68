"""§11 The calculation of an assault for what is known: nothing in this game is rolled."""

from mypy_extensions import i64

from grognard.core.message import Message
from grognard.core.odds import Chance, Item, Odds, Throw
from grognard.core.types import Action
from grognard.games.marengo.actions import COMPLETE, DONE, piece_of
from grognard.games.marengo.rules.s11_assaults import (
    attack_leaders,
    defense_leaders,
    penalty,
    total_strength,
)
from grognard.games.marengo.state import (
    ASK_ATTACK_LEAD,
    ASK_FIRE,
    MarengoState,
    count,
    first,
    type_mask,
)
from grognard.games.marengo.tables import BIT, CAVALRY, TYPE_OF, Side


def odds(state: MarengoState, action: Action) -> Odds | None:
    """Return steps 6 and 7 as they stand after an answer that names leaders or lets them be."""
    frame = state.todo.question()
    if frame == ASK_ATTACK_LEAD:
        return _attack_odds(state, action)
    if frame == ASK_FIRE and action == DONE:
        return _sum_up(state, attack_leaders(state), state.picked)
    return None


def _attack_odds(state: MarengoState, action: Action) -> Odds | None:
    """§11.3 The attacker weighs his leaders before artillery defense and counter-attack."""
    leaders = state.picked_leaders if state.picked_leaders else state.picked
    if action < COMPLETE and not state.picked_leaders:
        leaders |= BIT[piece_of(action)]
    return _sum_up(state, leaders, 0) if leaders else None


def _sum_up(state: MarengoState, leaders: i64, counters: i64) -> Odds:
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
