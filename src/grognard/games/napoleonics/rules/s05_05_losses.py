"""§5.5.7, §5.6.7 Rolling, and §5.5.8, §5.6.8 the losses it brings."""

from typing import Final

from grognard.games.napoleonics.rules.s02_01_board import Hex
from grognard.games.napoleonics.rules.s02_04_dice import roll
from grognard.games.napoleonics.rules.s02_pieces import lift_unit
from grognard.games.napoleonics.rules.s02_unit_cards import SABER_HITS
from grognard.games.napoleonics.rules.s04_banners import award
from grognard.games.napoleonics.rules.s05_07_checks import check_leader
from grognard.games.napoleonics.rules.s06_02_square import is_square
from grognard.games.napoleonics.rules.s06_03_leaving import leave_square
from grognard.games.napoleonics.rules.s09_scenarios import Leader, Unit
from grognard.games.napoleonics.state import KILLED, NapoleonicsState
from grognard.games.napoleonics.tables import ARTILLERY, CAVALRY, FLAG, INFANTRY, SABER

# What a roll is for: the third number of a `roll` event

BLOW_FIRE: Final = 0
BLOW_MELEE: Final = 1
BLOW_BACK: Final = 2
BLOW_FIRST: Final = 3
BLOW_SQUARE: Final = 4
BLOW_RETIRING: Final = 5
BLOW_SECTIONS: Final = ("§5.5.7", "§5.6.7", "§5.13", "§8.2.7", "§6.2.1", "§6.1")


def useful_symbols(state: NapoleonicsState, roller: Unit, victim: Unit, blow: int) -> int:
    """§5.5.8, §5.6.8 Return the symbols that count: the victim's, flags, sabers with exceptions.

    §6.1 Against retiring cavalry nothing but its own symbol does.
    """
    if blow == BLOW_RETIRING:
        return 1 << CAVALRY
    symbols = 1 << state.scenario.arm_of[victim] | 1 << FLAG
    if blow != BLOW_FIRE and SABER_HITS[state.scenario.kind_of[roller]]:
        symbols |= 1 << SABER
    return symbols


def strike(state: NapoleonicsState, roller: Unit, victim: Unit, dice: int, blow: int) -> int:
    """§5.5.7, §5.6.7 Roll a unit's dice at another, take its losses, and return the flags."""
    side = state.scenario.side_of[roller]
    state.checked = 0
    state.struck_from = Hex(state.hex_of[roller])
    useful = useful_symbols(state, roller, victim, blow)
    rule = BLOW_SECTIONS[blow]
    counts = roll(state, rule, "roll", side, [roller, victim, blow], dice, useful)
    hits = 0
    for symbol in (INFANTRY, CAVALRY, ARTILLERY, SABER):
        if useful >> symbol & 1:
            hits += counts[symbol]
    suffer(state, victim, hits, "§5.5.8" if blow == BLOW_FIRE else "§5.6.8")
    return counts[FLAG] if useful >> FLAG & 1 else 0


def suffer(state: NapoleonicsState, unit: Unit, hits: int, rule: str) -> None:
    """§5.5.8, §5.6.8 A unit loses a block for each hit; §5.7 its leader is checked."""
    lost = min(hits, state.blocks_of[unit])
    if lost == 0:
        return
    here = Hex(state.hex_of[unit])
    leader = Leader(state.leader_at[here])
    state.blocks_of[unit] -= lost
    state.note(rule, "hits", state.scenario.side_of[unit], (unit, lost, state.blocks_of[unit]))
    if state.blocks_of[unit] == 0:
        eliminate(state, unit)
    if leader >= 0 and not state.is_over():
        check_leader(state, leader, here, state.blocks_of[unit] > 0)


def eliminate(state: NapoleonicsState, unit: Unit) -> None:
    """§4, §6.3 The last block goes: the enemy takes its banners, a square's card returns."""
    if is_square(state, unit):
        leave_square(state, unit)
    side = state.scenario.side_of[unit]
    worth = state.scenario.banners_for[unit]
    lift_unit(state, unit, KILLED)
    state.note("§4", "eliminated", side, (unit, worth))
    award(state, 1 - side, worth)
