"""What is offered as "all": orders for everybody, and batteries that join an attack."""

from grognard.core.message import Message
from grognard.core.plan import Plan
from grognard.core.types import Action
from grognard.games.napoleonics.actions import DONE, LEADER, UNIT, target
from grognard.games.napoleonics.rules.s05_02_orders import ASK_ORDER, ordered_masks, quotas
from grognard.games.napoleonics.rules.s06_04_combined_arms import ASK_SUPPORT
from grognard.games.napoleonics.state import NapoleonicsState


def offered(state: NapoleonicsState) -> list[Plan]:
    """Return the plans of the open question."""
    if state.is_open(ASK_ORDER):
        return _orders(state)
    return [_support(state)] if state.is_open(ASK_SUPPORT) else []


def _things(state: NapoleonicsState, actions: list[Action]) -> list[str]:
    return [target(state.scenario, action) for action in actions]


def _orders(state: NapoleonicsState) -> list[Plan]:
    """§5.2 Everybody is ordered, where the card has orders for all whom it may order."""
    units = [action for action in state.legal_actions() if UNIT <= action < LEADER]
    if not 1 < len(units) <= sum(quotas(state)) - len(ordered_masks(state)):
        return []
    return [Plan("order", Message("napoleonics-plan-order"), _things(state, units))]


def _support(state: NapoleonicsState) -> Plan:
    """§6.4 Every battery that may join does, and the attack is made."""
    guns = [action for action in state.legal_actions() if action != DONE]
    last = target(state.scenario, DONE)
    return Plan("support", Message("napoleonics-plan-support"), _things(state, guns), last)
