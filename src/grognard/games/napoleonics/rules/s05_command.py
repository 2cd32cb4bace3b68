"""§5.1 Playing a command card, and what each card then asks."""

from grognard.core.types import OK, Player
from grognard.games.napoleonics.board import (
    BASELINE,
    NUM_HEXES,
    NUM_SECTIONS,
    SECOND_ROW,
    SECTIONS_AT,
    Hex,
)
from grognard.games.napoleonics.reasons import (
    AT_FULL_STRENGTH,
    IN_SQUARE,
    NO_BASELINE_HEX,
    NO_INFANTRY_THERE,
    NO_SUCH_SYMBOL,
    NOT_BASELINE,
    NOT_IN_HAND,
    NOT_ON_BOARD,
    NOT_VACANT,
    NOT_YOUR_PIECE,
)
from grognard.games.napoleonics.rules.s05_end_of_turn import show
from grognard.games.napoleonics.rules.s05_orders import order_leader, order_unit
from grognard.games.napoleonics.rules.s05_rolls import roll
from grognard.games.napoleonics.rules.s07_terrain import is_closed
from grognard.games.napoleonics.rules.s08_cards import enemy_unit_beside, needs_substitute
from grognard.games.napoleonics.scenarios import NO_LEADER, NO_UNIT, Unit
from grognard.games.napoleonics.state import (
    ASK_MANOEUVRE,
    ASK_ORDER,
    ASK_OUT,
    ASK_RALLY,
    ASK_SECTION,
    ASK_SUPPLY_HEX,
    ASK_SUPPLY_UNIT,
    DO_ORDERED,
    SUPPLY_BY_PLAYER,
    NapoleonicsState,
    leader_with,
    leaders_of,
    note,
    place_leader,
    place_unit,
    units_of,
)
from grognard.games.napoleonics.tables import (
    BLOCKS,
    CARD_ARMS,
    COLD_STEEL,
    COUNTER_ATTACK,
    ELAN,
    FIRST_STRIKE,
    FLAG,
    FORCED_MARCH,
    GRANDE_MANOEUVRE,
    INFANTRY,
    LEADERSHIP,
    MIRROR,
    NO_CARD,
    NUM_ARMS,
    NUM_CARDS,
    RALLY,
    SHORT_SUPPLY,
    Card,
)

# §5.1 Playing


def play_code(state: NapoleonicsState, card: Card) -> int:
    """§5.1 A card of one's own hand; a First Strike too, which orders nobody (ruling R11)."""
    return OK if state.hand[state.todo.owner() * NUM_CARDS + card] else NOT_IN_HAND


def stands_for(state: NapoleonicsState, card: Card, side: Player) -> Card:
    """§8.2.4 Counter-Attack is the enemy's last card, mirrored (ruling R19)."""
    if card != COUNTER_ATTACK:
        return card
    last = state.last_card[1 - side]
    return NO_CARD if last == NO_CARD else MIRROR[last]


def play(state: NapoleonicsState, card: Card) -> None:
    """§5.1 The card is laid open; §5.2 command is the hand with it (ruling R12)."""
    side = state.active
    state.command = state.hand_size[side]
    state.hand[side * NUM_CARDS + card] -= 1
    state.hand_size[side] -= 1
    show(state, side, card)
    state.played = card
    state.effective = stands_for(state, card, side)
    state.last_card[side] = state.effective
    state.fate += 1
    note(state, "§5.1", "play", side, [card, state.effective])
    state.todo.pop()
    state.todo.push(DO_ORDERED, side)
    if state.effective != NO_CARD:
        _begin_card(state, state.effective, side)


def _begin_card(state: NapoleonicsState, card: Card, side: Player) -> None:
    """§8 Ask what the card asks first."""
    if card == GRANDE_MANOEUVRE:
        state.todo.push(ASK_MANOEUVRE, side)
    elif card == RALLY:
        _begin_rally(state, side)
    elif card == SHORT_SUPPLY:
        state.todo.push(ASK_SUPPLY_UNIT, side)
    elif card == COLD_STEEL:
        _cold_steel(state, side)
    elif card == LEADERSHIP:
        _leadership(state, side)
    elif card == ELAN:
        _roll_card(state, ELAN, side)
        state.todo.push(ASK_ORDER, side)
    elif card != FIRST_STRIKE:
        if CARD_ARMS[card] and needs_substitute(state, card, side):
            _substitute(state, side)
        elif card == FORCED_MARCH:
            state.todo.push(ASK_SECTION, side)
        else:
            state.todo.push(ASK_ORDER, side)


def _substitute(state: NapoleonicsState, side: Player) -> None:
    """§8.2 Nobody is there whom the card names: one unit is ordered, without its benefits."""
    state.is_plain = 1
    note(state, "§8.2", "substitute", side, [])
    state.todo.push(ASK_ORDER, side)


def _roll_card(state: NapoleonicsState, card: Card, side: Player) -> None:
    """§8.2.5, §8.2.12 Roll as many dice as the command; keep the symbols of arms and the flags."""
    rule = "§8.2.5" if card == ELAN else "§8.2.12"
    useful = (1 << NUM_ARMS) - 1 | (1 << FLAG if card == ELAN else 0)
    counts = roll(state, rule, "roll-card", side, [card], state.command, useful)
    state.symbols = counts[: NUM_ARMS + 1]
    if card == RALLY:
        state.symbols[FLAG] = 0


# §8.2.8 Forced March, §8.2.9 Cold Steel, §8.2.10 Leadership, §8.2.11 La Grande Manoeuvre


def section_code(state: NapoleonicsState, section: int) -> int:
    """§8.2.8 A section with infantry of one's own."""
    for unit in units_of(state, state.todo.owner()):
        if _is_in(state, unit, section) and state.scenario.arm_of[unit] == INFANTRY:
            return OK
    return NO_INFANTRY_THERE


def _is_in(state: NapoleonicsState, unit: Unit, section: int) -> bool:
    side = state.scenario.side_of[unit]
    return SECTIONS_AT[side * NUM_HEXES + state.hex_of[unit]] >> section & 1 != 0


def open_section(state: NapoleonicsState) -> bool:
    """§8.2.8 Ask for the section unless only one has infantry."""
    found = [s for s in range(NUM_SECTIONS) if section_code(state, s) == OK]
    if len(found) > 1:
        return True
    march(state, found[0])
    return False


def march(state: NapoleonicsState, section: int) -> None:
    """§8.2.8 All infantry of the section is ordered."""
    side = state.todo.owner()
    state.todo.pop()
    note(state, "§8.2.8", "section-chosen", side, [section])
    for unit in units_of(state, side):
        if _is_in(state, unit, section) and state.scenario.arm_of[unit] == INFANTRY:
            order_unit(state, unit)
    state.todo.push(ASK_OUT, side)


def _cold_steel(state: NapoleonicsState, side: Player) -> None:
    """§8.2.9 All units beside an enemy unit are ordered, as they stand when the card is played."""
    for unit in units_of(state, side):
        if enemy_unit_beside(state, state.hex_of[unit], side):
            order_unit(state, unit)
    state.todo.push(ASK_OUT, side)


def _leadership(state: NapoleonicsState, side: Player) -> None:
    """§8.2.10 All leaders are ordered, and the units they are with; without leaders, one unit."""
    leaders = leaders_of(state, side)
    if not leaders:
        _substitute(state, side)
        return
    for leader in leaders:
        order_leader(state, leader)
        unit = state.unit_at[state.leader_hex[leader]]
        if unit != NO_UNIT:
            order_unit(state, unit)
    state.todo.push(ASK_OUT, side)


def manoeuvre(state: NapoleonicsState, four: bool) -> None:
    """§8.2.11 Four units or leaders march without battle, or one unit acts as usual."""
    side = state.todo.owner()
    state.todo.pop()
    state.is_plain = 0 if four else 1
    note(state, "§8.2.11", "manoeuvre", side, [4 if four else 1])
    state.todo.push(ASK_ORDER, side)


# §8.2.12 Rally


def _begin_rally(state: NapoleonicsState, side: Player) -> None:
    _roll_card(state, RALLY, side)
    state.todo.push(ASK_OUT, side)
    state.todo.push(ASK_RALLY, side)


def rally_code(state: NapoleonicsState, unit: Unit) -> int:
    """§8.2.12 A unit of an arm that was rolled, below its full strength."""
    scenario = state.scenario
    if scenario.side_of[unit] != state.todo.owner():
        return NOT_YOUR_PIECE
    if state.hex_of[unit] < 0:
        return NOT_ON_BOARD
    if state.symbols[scenario.arm_of[unit]] == 0:
        return NO_SUCH_SYMBOL
    if state.blocks_of[unit] >= BLOCKS[scenario.kind_of[unit]]:
        return AT_FULL_STRENGTH
    return OK


def rally(state: NapoleonicsState, unit: Unit) -> None:
    """§8.2.12 A block returns; the unit is ordered, too."""
    state.symbols[state.scenario.arm_of[unit]] -= 1
    state.blocks_of[unit] += 1
    side = state.scenario.side_of[unit]
    note(state, "§8.2.12", "rally", side, [unit, state.blocks_of[unit]])
    if not state.ordered_of[unit]:
        order_unit(state, unit)


def open_rally(state: NapoleonicsState) -> bool:
    """§8.2.12 Ask who gets the next block, unless there is one choice only."""
    found = [unit for unit in state.scenario.units if rally_code(state, unit) == OK]
    if len(found) > 1:
        return True
    if found:
        rally(state, found[0])
    else:
        state.todo.pop()
    return False


# §8.2.13 Short Supply


def supply_rows(state: NapoleonicsState, unit: Unit) -> list[Hex]:
    """§8.2.13 Return the vacant hexes of a unit's baseline in its section, else the next row's."""
    side = state.scenario.side_of[unit]
    found = [here for here in BASELINE[side] if _takes_supply(state, unit, here)]
    if found:
        return found
    return [here for here in SECOND_ROW[side] if _takes_supply(state, unit, here)]


def _takes_supply(state: NapoleonicsState, unit: Unit, here: Hex) -> bool:
    """§8.2.13 Vacant, passable, in a section the unit is in (ruling R28)."""
    scenario = state.scenario
    base = scenario.side_of[unit] * NUM_HEXES
    if SECTIONS_AT[base + here] & SECTIONS_AT[base + state.hex_of[unit]] == 0:
        return False
    if state.unit_at[here] != NO_UNIT or state.leader_at[here] != NO_LEADER:
        return False
    return not is_closed(scenario, scenario.arm_of[unit], here)


def supply_unit_code(state: NapoleonicsState, unit: Unit) -> int:
    """§8.2.13 Any unit of either side that is not in square and finds a hex."""
    if state.hex_of[unit] < 0:
        return NOT_ON_BOARD
    if state.slot_of[unit] >= 0:
        return IN_SQUARE
    return OK if supply_rows(state, unit) else NO_BASELINE_HEX


def open_supply_unit(state: NapoleonicsState) -> bool:
    """§8.2.13 Ask for the unit, if one can be chosen."""
    for unit in state.scenario.units:
        if supply_unit_code(state, unit) == OK:
            return True
    state.todo.pop()
    return False


def choose_supply(state: NapoleonicsState, unit: Unit) -> None:
    """§8.2.13 The player of the card picks the hex, or the owner of the unit (ruling R8)."""
    owner = state.scenario.side_of[unit]
    if state.settings[SUPPLY_BY_PLAYER]:
        owner = state.active
    state.todo.pop()
    state.todo.push(ASK_SUPPLY_HEX, owner, unit)


def supply_hex_code(state: NapoleonicsState, here: Hex) -> int:
    """§8.2.13 One of the hexes the unit may be put into."""
    unit = state.scenario.units[state.todo.a()]
    if here in supply_rows(state, unit):
        return OK
    side = state.scenario.side_of[unit]
    return NOT_VACANT if here in BASELINE[side] else NOT_BASELINE


def open_supply_hex(state: NapoleonicsState) -> bool:
    """§8.2.13 Ask for the hex unless there is only one."""
    found = supply_rows(state, state.scenario.units[state.todo.a()])
    if len(found) > 1:
        return True
    supply(state, found[0])
    return False


def supply(state: NapoleonicsState, to: Hex) -> None:
    """§8.2.13 The unit is lifted and put down there, its leader with it; nobody is ordered."""
    unit = state.scenario.units[state.todo.a()]
    here, leader = state.hex_of[unit], leader_with(state, unit)
    state.todo.pop()
    note(state, "§8.2.13", "supply", state.active, [unit, here, to])
    place_unit(state, unit, to)
    if leader != NO_LEADER:
        place_leader(state, leader, to)
