"""The invariants of a battle, each with its section."""

from grognard.core.question import WIDTH
from grognard.core.types import NOBODY
from grognard.games.napoleonics.question import NapoleonicsQuestion
from grognard.games.napoleonics.rules.s02_01_board import HEXES, SEATS, Hex
from grognard.games.napoleonics.rules.s02_unit_cards import BLOCKS
from grognard.games.napoleonics.rules.s04_banners import banners
from grognard.games.napoleonics.rules.s05_14_drawing import held_by, still_held
from grognard.games.napoleonics.rules.s07_terrain import is_closed
from grognard.games.napoleonics.rules.s09_scenarios import NO_LEADER, NO_UNIT, Leader, Unit
from grognard.games.napoleonics.state import DECK, IN_PLAY, NapoleonicsState
from grognard.games.napoleonics.tables import CARD_COUNT, CARDS, INFANTRY, NO_CARD, NUM_CARDS, SLOTS


def check(state: NapoleonicsState) -> list[str]:
    """Return the broken invariants; [] if all is well."""
    return [
        *_check_units(state),
        *_check_leaders(state),
        *_check_cards(state),
        *_check_squares(state),
        *_check_turn(state),
    ]


def _check_units(state: NapoleonicsState) -> list[str]:
    broken: list[str] = []
    scenario = state.scenario
    for unit in scenario.units:
        here, blocks = Hex(state.hex_of[unit]), state.blocks_of[unit]
        if not 0 <= blocks <= BLOCKS[scenario.kind_of[unit]]:
            broken.append(f"§2.6 unit {unit} has {blocks} blocks")
        if (here >= 0) != (state.gone_of[unit] == IN_PLAY):
            broken.append(f"§4 unit {unit} is neither in play nor gone")
        if here >= 0 and (blocks == 0 or state.unit_at[here] != unit):
            broken.append(f"§5.3 unit {unit} is not where it says")
        if here >= 0 and is_closed(scenario, scenario.arm_of[unit], here):
            broken.append(f"§7 unit {unit} stands where it cannot")
    for here in HEXES:
        unit_here = Unit(state.unit_at[here])
        if unit_here != NO_UNIT and state.hex_of[unit_here] != here:
            broken.append(f"§5.3 hex {here} holds a unit that is elsewhere")
    return broken


def _check_leaders(state: NapoleonicsState) -> list[str]:
    broken: list[str] = []
    scenario = state.scenario
    riding = _riding(state)
    for leader in scenario.leaders:
        here = Hex(state.leader_hex[leader])
        if (here >= 0) != (state.leader_gone[leader] == IN_PLAY):
            broken.append(f"§5.7 leader {leader} is neither in play nor gone")
        if here < 0 or leader in riding:
            continue
        if state.leader_at[here] != leader:
            broken.append(f"§5.3.4 leader {leader} is not where he says")
        unit = Unit(state.unit_at[here])
        if unit != NO_UNIT and scenario.side_of[unit] != scenario.leader_side[leader]:
            broken.append(f"§5.3.4 leader {leader} is among enemies")
        if is_closed(scenario, INFANTRY, here):
            broken.append(f"§7 leader {leader} stands where he cannot")
    for here in HEXES:
        leader = Leader(state.leader_at[here])
        if leader != NO_LEADER and state.leader_hex[leader] != here:
            broken.append(f"§5.3.4 hex {here} holds a leader who is elsewhere")
    return broken


def _riding(state: NapoleonicsState) -> list[int]:
    """§5.10, §6.1 Return the leaders on their way."""
    found: list[int] = []
    frames = state.todo.frames
    for place in range(0, len(frames), WIDTH):
        task = state.table[frames[place]]
        if isinstance(task, NapoleonicsQuestion):
            found.append(task.rider(frames[place + 2], frames[place + 5]))
    return found


def _check_cards(state: NapoleonicsState) -> list[str]:
    """§2.3 All seventy cards are somewhere, and each side has its number of them."""
    broken: list[str] = []
    held = [held_by(state, side) for side in (0, 1)]
    copies = CARD_COUNT[state.settings[DECK]]
    for card in CARDS:
        total = state.deck[card] + state.discard[card] + held[0][card] + held[1][card]
        total += 1 if state.played == card else 0
        if total != copies[card]:
            broken.append(f"§2.3 card {card} is there {total} times")
    if min(state.deck) < 0 or min(state.discard) < 0 or min(state.hand) < 0:
        broken.append("§2.3 there are fewer cards than none")
    for side in (0, 1):
        if sum(state.hand[side * NUM_CARDS + card] for card in CARDS) != state.hand_size[side]:
            broken.append(f"§5.2 the {SEATS[side]} hand is miscounted")
        if not _knows_truth(state, side, held[side]):
            broken.append(f"§5.14 what may be known of the {SEATS[side]} hand is wrong")
    return broken


def _knows_truth(state: NapoleonicsState, side: int, held: list[int]) -> bool:
    """§5.14 A side still holds what it held at the last shuffle and has not shown since."""
    kept = still_held(state, side)
    then = [state.held_then[card] + state.held_then[NUM_CARDS + card] for card in CARDS]
    return all(held[card] >= kept[card] and then[card] <= state.unseen_then[card] for card in CARDS)


def _check_squares(state: NapoleonicsState) -> list[str]:
    broken: list[str] = []
    scenario = state.scenario
    slots = [0] * (2 * SLOTS)
    for unit in scenario.units:
        slot = state.slot_of[unit]
        if slot < 0:
            continue
        slots[scenario.side_of[unit] * SLOTS + slot] += 1
        if scenario.arm_of[unit] != INFANTRY or state.hex_of[unit] < 0:
            broken.append(f"§6.2 unit {unit} cannot be in square")
    for place in range(2 * SLOTS):
        if slots[place] != (1 if state.track[place] != NO_CARD else 0):
            broken.append(f"§2.7 slot {place} does not fit the squares")
    return broken


def _check_turn(state: NapoleonicsState) -> list[str]:
    broken: list[str] = []
    scenario = state.scenario
    for unit in scenario.units:
        if state.ordered_of[unit] and scenario.side_of[unit] != state.active:
            broken.append(f"§5.2 unit {unit} is ordered out of turn")
    for side in (0, 1):
        if banners(state, side) >= scenario.banners and state.winner != side:
            broken.append(f"§5.15 the {SEATS[side]} have won unnoticed")
    if (state.winner != NOBODY) != state.todo.is_empty():
        broken.append("§5.15 nothing is asked, and nobody has won")
    return broken
