"""What each side may see, and full states drawn from it.

Everything on the table is open but the objectives. What may be known of an objective is
`possible_of`, which changes by public declarations only (§7.2).
"""

from typing import cast

from grognard.core.dice import Dice
from grognard.core.state import outcome_sent
from grognard.core.types import NOBODY, Player
from grognard.games._template import sent
from grognard.games._template.account import account
from grognard.games._template.rules.s01_pieces import hex_name, is_in_play, unit_name
from grognard.games._template.rules.s07_objectives import is_known, possible
from grognard.games._template.rules.s08_victory import outcome
from grognard.games._template.state import NOT_CHOSEN, PHASES, SkirmishState
from grognard.games._template.tables import (
    BLUE,
    KIND_OF,
    NUM_VILLAGES,
    RED,
    SIDE_OF,
    SIDES,
    UNITS,
    VILLAGES,
    Hex,
    Unit,
    Village,
)


def observe(state: SkirmishState, seat: Player) -> sent.Observation:
    """Return what a seat, or the SPECTATOR, may know."""
    return {
        "scenario": state.setup().id,
        "quiet_woods": state.quiet_woods,
        "turn": state.turn,
        "turns": state.setup().turns,
        "side": SIDES[state.side],
        "phase": PHASES[state.phase],
        "units": [_unit(state, unit) for unit in UNITS if is_in_play(state, unit)],
        "villages": [_village(state, Village(v)) for v in range(NUM_VILLAGES)],
        "objectives": [_objective(state, seat, side) for side in (BLUE, RED)],
        "question": cast(sent.Question | None, state.shown_question(seat)),
        "outcome": outcome_sent(outcome(state)),
        "account": account(state, seat),
    }


def _unit(state: SkirmishState, unit: Unit) -> sent.Unit:
    return {
        "id": unit_name(unit),
        "side": SIDES[SIDE_OF[unit]],
        "kind": KIND_OF[unit],
        "hex": hex_name(Hex(state.hex_of[unit])),
        "steps": int(state.steps_of[unit]),
        "moved": state.moved_of[unit] == 1,
        "fought": state.fought_of[unit] == 1,
    }


def _village(state: SkirmishState, village: Village) -> sent.Village:
    holder = int(state.holder_of[village])
    return {
        "hex": hex_name(VILLAGES[village]),
        "holder": None if holder == NOBODY else SIDES[holder],
    }


def _objective(state: SkirmishState, seat: Player, side: Player) -> sent.Objective:
    """§7.2 A side knows its own objective; the others know which villages it can be."""
    village = Village(state.objective_of[side])
    may_see = village != NOT_CHOSEN and (state.shows(seat, side) or is_known(state, side))
    return {
        "hex": hex_name(VILLAGES[village]) if may_see else None,
        "possible": [hex_name(VILLAGES[v]) for v in possible(state, side)],
    }


def redraw(state: SkirmishState, seat: Player, dice: Dice) -> None:
    """Draw the objectives that a seat does not know from those that they can be."""
    for side in (BLUE, RED):
        if side != seat and state.objective_of[side] != NOT_CHOSEN:
            villages = possible(state, side)
            state.objective_of[side] = villages[dice.below(len(villages), "redraw")]
