"""What is offered as "all", and what a move gives up."""

from typing import cast

from grognard.core.game import Game
from grognard.core.message import Message
from grognard.core.note import Note
from grognard.core.plan import Plan
from grognard.core.state import State
from grognard.core.types import OK, Action
from grognard.games.napoleonics.actions import DONE, HEX, LEADER, UNIT, hex_of, target
from grognard.games.napoleonics.rules.s05_02_orders import ASK_ORDER, ordered_masks, quotas
from grognard.games.napoleonics.rules.s05_03_movement import (
    ASK_MOVE_TO,
    NO_BATTLE,
    battle_limit,
    move_unit,
)
from grognard.games.napoleonics.rules.s05_04_combat import target_code
from grognard.games.napoleonics.rules.s06_04_combined_arms import ASK_SUPPORT
from grognard.games.napoleonics.rules.s09_scenarios import Unit
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


# What an answer gives up


def note(state: NapoleonicsState, action: Action) -> Note | None:
    """§5.3, §5.4 Whether a unit may still battle from where it goes, and against how many."""
    unit = Unit(state.todo.a())
    if not state.is_open(ASK_MOVE_TO) or not HEX <= action < UNIT or unit < 0:
        return None
    twin = state.clone()
    twin.log = None
    move_unit(twin, unit, hex_of(action))
    if battle_limit(twin, unit) == NO_BATTLE or twin.barred_of[unit]:
        return Note(Message("napoleonics-note-no-battle"), True)
    enemies = [one for one in state.scenario.units if twin.hex_of[one] >= 0]
    targets = [one for one in enemies if target_code(twin, unit, one) == OK]
    return Note(Message("napoleonics-note-battle", {"count": len(targets)}))


class Offering(Game):
    """The part of the game that says what is offered, and what an answer costs."""

    def plans(self, state: State) -> list[Plan]:
        """Return what is offered as "all"."""
        return [] if state.is_over() else offered(cast(NapoleonicsState, state))

    def note(self, state: State, action: Action) -> Note | None:
        """Return what an answer costs or gives up."""
        return note(cast(NapoleonicsState, state), action)
