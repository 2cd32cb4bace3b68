"""§9.3 The odds of Attack, Suppress and Blast: the defence itemised, the chance exact."""

from grognard.core.message import Message
from grognard.core.odds import Chance, Item, Odds, Throw
from grognard.core.types import Action
from grognard.games.undaunted.actions import VERB, counter_in, is_unit
from grognard.games.undaunted.names import counter_name
from grognard.games.undaunted.rules.s06_turns import ASK_USE, location
from grognard.games.undaunted.rules.s09_combat import (
    ASK_ATTACK,
    blast_victims,
    cover,
    defence,
    distance_bonus,
    hitting_faces,
)
from grognard.games.undaunted.state import UndauntedState
from grognard.games.undaunted.tables import (
    DEFENCE_OF,
    OFF_BOARD,
    VALUE,
    VERB_BLAST,
    VERB_COUNT,
    VERB_SUPPRESS,
    Card,
    Counter,
    Tile,
    Unit,
    counter_of,
    unit_of,
)

MISSING_FACE = 1
"""A face below every defence (§9.3); 0 is the face that always hits."""


def combat_odds(state: UndauntedState, action: Action) -> Odds | None:
    """§9.2, §9.3 Return what an attack would roll, or None if the action rolls nothing."""
    if state.is_open(ASK_ATTACK) and is_unit(action):
        card = Card(state.todo.a())
        start = location(state, counter_of(state.todo.owner(), Unit(card)))
        victim = counter_in(action)
        if state.tile_of[victim] == OFF_BOARD:
            return None
        return Odds("§9.3", [throw(state, card, state.todo.b(), victim, start)])
    if state.is_open(ASK_USE) and action == VERB + VERB_BLAST:
        card = Card(state.todo.a())
        victims = blast_victims(state, state.todo.owner())
        throws = [throw(state, card, VERB_BLAST, victim, OFF_BOARD) for victim in victims]
        return Odds("§9.3", throws) if throws else None
    return None


def throw(state: UndauntedState, card: Card, verb: int, victim: Counter, start: Tile) -> Throw:
    """§9.2 One counter's defence line by line, and §9.3 the chance to hit it."""
    items = [
        Item(Message("undaunted-odds-base"), DEFENCE_OF[unit_of(victim)], "§9.2"),
        Item(
            Message("undaunted-odds-cover"),
            cover(state, victim, start),
            cover_section(state, victim),
        ),
        Item(Message("undaunted-odds-range"), distance_bonus(state, victim, start), "§9.2"),
    ]
    dice = VALUE[card * VERB_COUNT + verb]
    of = 10**dice
    missing = (10 - hitting_faces(defence(state, victim, start))) ** dice
    hit = "undaunted-odds-suppressed" if verb == VERB_SUPPRESS else "undaunted-odds-hit"
    chances = [
        Chance(Message(hit), of - missing, of, [0] * dice),
        Chance(Message("undaunted-odds-miss"), missing, of, [MISSING_FACE] * dice),
    ]
    return Throw(counter_name(victim), items, chances)


def cover_section(state: UndauntedState, victim: Counter) -> str:
    """Return §9.5 for cover on a hill, §9.2 elsewhere."""
    return "§9.5" if state.scenario.is_hill[state.tile_of[victim]] else "§9.2"
