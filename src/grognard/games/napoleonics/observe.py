"""What each side may see, and full states drawn from nothing but that."""

from typing import Final, cast

from grognard.core.state import outcome_sent
from grognard.core.types import NOBODY, Player
from grognard.games.napoleonics import sent
from grognard.games.napoleonics.account import account
from grognard.games.napoleonics.actions import leader_name, unit_name
from grognard.games.napoleonics.rules.s02_01_board import (
    DISTANCE,
    HEX_NAMES,
    NUM_HEXES,
    SEATS,
    SECTION_NAMES,
    Hex,
)
from grognard.games.napoleonics.rules.s02_unit_cards import BLOCKS, CODE, KIND_IDS, NATIONS
from grognard.games.napoleonics.rules.s04_banners import banners, objective_banners
from grognard.games.napoleonics.rules.s05_02_orders import quotas
from grognard.games.napoleonics.rules.s05_14_drawing import held_by
from grognard.games.napoleonics.rules.s05_15_victory import outcome
from grognard.games.napoleonics.rules.s09_scenarios import (
    MODE_ALL,
    NO_LEADER,
    NO_UNIT,
    Leader,
    Objective,
    Unit,
)
from grognard.games.napoleonics.state import IN_PLAY, KILLED, NapoleonicsState
from grognard.games.napoleonics.tables import (
    ARMS,
    ARTILLERY,
    CARD_IDS,
    CARDS,
    CAVALRY,
    FLAG,
    INFANTRY,
    IS_SECTION_CARD,
    NO_CARD,
    NUM_CARDS,
    SLOTS,
    Card,
)
from grognard.games.napoleonics.threats import threats

REACTIONS: Final[tuple[sent.Reaction, ...]] = ("stand", "strike", "retire", "square")
CHECK_SECTION: Final = "§5.7"

# What is seen


def observe(state: NapoleonicsState, seat: Player) -> sent.Observation:
    """Return what a seat (or a watcher) may know."""
    scenario = state.scenario
    found: sent.Observation = {
        "scenario": scenario.id,
        "turn": state.turn,
        "active": SEATS[state.active],
        "seat": SEATS[seat] if seat >= 0 else None,
        "over": state.is_over(),
        "to_move": state.to_move(),
        "units": [_unit(state, unit) for unit in scenario.units],
        "leaders": [_leader(state, leader) for leader in scenario.leaders],
        "banners": {SEATS[side]: _banners(state, side) for side in (0, 1)},
        "objectives": _objectives(state),
        "card": _card(state),
        "last": {SEATS[side]: _card_id(Card(state.last_card[side])) for side in (0, 1)},
        "hands": {SEATS[side]: _hand(state, side, seat) for side in (0, 1)},
        "deck": int(sum(state.deck)),
        "discard": _bag([int(number) for number in state.discard]),
        "unseen": _unseen(state, seat),
        "combat": _combat(state),
        "question": cast(sent.Question | None, state.shown_question(seat)),
        "threats": threats(state, seat),
        "check_section": CHECK_SECTION,
        "outcome": outcome_sent(outcome(state)),
        "account": account(state),
    }
    if state.shows(seat, NOBODY):
        found["undrawn"] = _bag([int(number) for number in state.deck])
    return found


def _where(here: Hex) -> str | None:
    return HEX_NAMES[here] if here >= 0 else None


def _gone(gone: int) -> sent.Fate:
    if gone == IN_PLAY:
        return "play"
    return "killed" if gone == KILLED else "left"


def _unit(state: NapoleonicsState, unit: Unit) -> sent.Unit:
    scenario = state.scenario
    kind = scenario.kind_of[unit]
    return {
        "piece": unit_name(scenario, unit),
        "side": SEATS[scenario.side_of[unit]],
        "nation": NATIONS[scenario.nation_of[unit]],
        "people": scenario.people_of[unit],
        "type": CODE[kind],
        "kind": KIND_IDS[kind],
        "arm": ARMS[scenario.arm_of[unit]],
        "hex": _where(Hex(state.hex_of[unit])),
        "state": _gone(state.gone_of[unit]),
        "blocks": int(state.blocks_of[unit]),
        "full": BLOCKS[kind],
        "square": int(state.slot_of[unit]),
        "ordered": state.ordered_of[unit] != 0,
        "moved": int(state.moved_of[unit]),
        "barred": state.barred_of[unit] != 0,
        "fought": state.fought_of[unit] != 0,
    }


def _leader(state: NapoleonicsState, leader: Leader) -> sent.Leader:
    scenario = state.scenario
    return {
        "piece": leader_name(scenario, leader),
        "side": SEATS[scenario.leader_side[leader]],
        "nation": NATIONS[scenario.leader_nation[leader]],
        "name": scenario.leader_names[leader],
        "hex": _where(Hex(state.leader_hex[leader])),
        "state": _gone(state.leader_gone[leader]),
        "ordered": state.leader_ordered[leader] != 0,
        "moved": state.leader_moved[leader] != 0,
    }


def _banners(state: NapoleonicsState, side: Player) -> sent.Banners:
    return {
        "total": banners(state, side),
        "goal": state.scenario.banners,
        "kills": int(state.kills[side]),
        "exits": int(state.exits[side]),
        "objectives": objective_banners(state, side),
    }


def _objectives(state: NapoleonicsState) -> list[sent.Objective]:
    found: list[sent.Objective] = []
    place = 0
    for objective in state.scenario.objectives:
        held = [int(n) for n in state.held[place : place + len(objective.hexes)]]
        place += len(objective.hexes)
        found.append(_objective(objective, held))
    return found


def _objective(objective: Objective, held: list[int]) -> sent.Objective:
    return {
        "side": SEATS[objective.side],
        "hexes": [HEX_NAMES[here] for here in objective.hexes],
        "banners": objective.banners,
        "mode": "all" if objective.mode == MODE_ALL else "each",
        "permanent": objective.permanent,
        "held": [
            HEX_NAMES[here] for here, is_held in zip(objective.hexes, held, strict=True) if is_held
        ],
    }


# Cards


def _card_id(card: Card) -> str | None:
    return CARD_IDS[card] if card != NO_CARD else None


def _bag(counts: list[int]) -> dict[str, int]:
    return {CARD_IDS[card]: counts[card] for card in CARDS if counts[card]}


def _card(state: NapoleonicsState) -> sent.Played | None:
    """Return the card of the turn and what it orders, or None before one is played."""
    if state.played == NO_CARD:
        return None
    is_section = state.effective != NO_CARD and IS_SECTION_CARD[state.effective]
    allowed = quotas(state) if is_section and not state.is_plain else [0, 0, 0]
    return {
        "played": CARD_IDS[state.played],
        "effective": _card_id(state.effective),
        "substitute": state.is_plain != 0,
        "command": state.command,
        "quotas": dict(zip(SECTION_NAMES, allowed, strict=True)),
        "symbols": {
            "infantry": int(state.symbols[INFANTRY]),
            "cavalry": int(state.symbols[CAVALRY]),
            "artillery": int(state.symbols[ARTILLERY]),
            "flag": int(state.symbols[FLAG]),
        },
    }


def _hand(state: NapoleonicsState, side: Player, seat: Player) -> sent.Hand:
    """Return a hand: its owner sees the cards, the others how many there are, until it is over."""
    track = [_slot(state, side, slot, seat) for slot in range(SLOTS)]
    found: sent.Hand = {
        "count": int(state.hand_size[side]),
        "track": [slot for slot in track if slot is not None],
    }
    if state.shows(seat, side):
        found["cards"] = _bag(
            [int(n) for n in state.hand[side * NUM_CARDS : (side + 1) * NUM_CARDS]]
        )
        if side == state.active and state.drawn[0] != NO_CARD:
            found["drawn"] = [CARD_IDS[card] for card in state.drawn]
    return found


def _slot(state: NapoleonicsState, side: Player, slot: int, seat: Player) -> sent.Slot | None:
    card = Card(state.track[side * SLOTS + slot])
    if card == NO_CARD:
        return None
    scenario = state.scenario
    found: sent.Slot = {"slot": slot}
    for unit in scenario.units:
        if state.slot_of[unit] == slot and scenario.side_of[unit] == side:
            found["unit"] = unit_name(scenario, unit)
    if state.shows(seat, side):
        found["card"] = CARD_IDS[card]
    return found


def _unseen(state: NapoleonicsState, seat: Player) -> dict[str, int]:
    """Return the cards a seat has not seen: in the deck, or with the enemy."""
    if seat < 0:
        return {}
    held = held_by(state, 1 - seat)
    return _bag([int(state.deck[card]) + held[card] for card in CARDS])


# The combat and the question


def _combat(state: NapoleonicsState) -> sent.Combat | None:
    """Return the attack that is declared or being declared."""
    if state.attacker == NO_UNIT or state.goal < 0 or not _has_target(state):
        return None
    scenario = state.scenario
    if state.target != NO_UNIT:
        target = unit_name(scenario, state.target)
    else:
        target = leader_name(scenario, state.target_leader)
    is_melee = DISTANCE[state.start * NUM_HEXES + state.goal] == 1
    return {
        "kind": "melee" if is_melee else "fire",
        "attacker": unit_name(scenario, state.attacker),
        "target": target,
        "start": HEX_NAMES[state.start],
        "goal": HEX_NAMES[state.goal],
        "batteries": [unit_name(scenario, u) for u in scenario.units if state.batteries >> u & 1],
        "bonus": state.is_bonus != 0,
        "reaction": REACTIONS[state.reaction],
    }


def _has_target(state: NapoleonicsState) -> bool:
    return state.target != NO_UNIT or state.target_leader != NO_LEADER
