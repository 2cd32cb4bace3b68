"""Triomphe à Marengo in numbers for learning: what a seat knows, its own army first."""

from typing import Final

from grognard.core.features import Features
from grognard.core.types import Player
from grognard.games.marengo.observe import as_seen
from grognard.games.marengo.rules.s18_morale import level, on_track
from grognard.games.marengo.rules.s19_victory import pieces_east
from grognard.games.marengo.state import CLOSED, MarengoState, count, enemy_of
from grognard.games.marengo.tables import (
    APPROACH_NAMES,
    ARMY_MASK,
    COMMANDS,
    FIRST_AREA,
    FIRST_PIECE,
    FIRST_SIDE,
    LAST_ROUND,
    LOCALE_AT,
    LOCALES,
    MOST_PIECES,
    NO_SIDE,
    NUM_LOCALES,
    NUM_POSITIONS,
    NUM_SIDES,
    SIDES,
    TYPE_OF,
    TYPES,
    side_name,
)

LOCALE_IDS: Final[list[str]] = [str(int(here)) for here in LOCALES]
SIDE_IDS: Final[list[str]] = [side_name(side) for side in SIDES]
TYPE_IDS: Final[list[str]] = list(TYPES)
TOKENS: Final = 20.0
STRENGTH: Final = 12.0
ARMY: Final = 30.0
"""About the most tokens of an army, strength in a locale, and strength of a type."""


def fill(features: Features, truth: MarengoState, seat: Player) -> None:
    """Add the numbers of a position."""
    state = as_seen(truth, seat)
    features.share("round", state.round, LAST_ROUND)
    features.truth("own turn", state.turn == seat)
    features.share("commands", state.commands, COMMANDS)
    features.number("pieces east", pieces_east(state) / 3.0)
    features.truth("fight", state.front != NO_SIDE)
    features.share("claim", state.claim, 2)
    closed = [1.0 if across & CLOSED else 0.0 for across in state.across_of]
    features.many("closed", APPROACH_NAMES, closed)
    features.row("barred", LOCALE_IDS, state.barred, 0, 1.0)
    for subject, army in (("own", seat), ("enemy", enemy_of(seat))):
        features.about(subject)
        _morale(features, state, army)
        _pieces(features, state, army)
    features.about("own")
    _own_faces(features, state, seat)
    features.about("enemy")
    _likely_faces(features, state, enemy_of(seat))
    features.about("")


def _morale(features: Features, state: MarengoState, army: Player) -> None:
    features.number("morale", level(state, army) / TOKENS)
    features.number("morale to come", on_track(state, army) / TOKENS)
    features.number("uncommitted", int(state.uncommitted[army]) / TOKENS)
    features.number("lost", int(state.lost[army]) / TOKENS)
    features.row("committed", LOCALE_IDS, state.committed, army * NUM_LOCALES, 3.0)


def _pieces(features: Features, state: MarengoState, army: Player) -> None:
    """Add where the pieces of an army stand: marks, which both sides see."""
    mask = ARMY_MASK[army]
    reserves = [count(state.at[here] & mask) / 3.0 for here in range(NUM_LOCALES)]
    features.many("reserve", LOCALE_IDS, reserves)
    sides = [count(state.at[FIRST_SIDE + side] & mask) / 2.0 for side in range(NUM_SIDES)]
    features.many("blocks", SIDE_IDS, sides)
    waiting = sum([count(state.at[at] & mask) for at in range(FIRST_AREA, NUM_POSITIONS)])
    features.share("waiting", waiting, MOST_PIECES)
    features.share("acted", count(state.acted & mask), MOST_PIECES)
    features.share("disorganized", count(state.disorganized & mask), MOST_PIECES)
    features.share("in action", count(state.group & mask), MOST_PIECES)


def _own_faces(features: Features, state: MarengoState, army: Player) -> None:
    """Add the strength that a seat knows: its own."""
    strength = [0.0] * NUM_LOCALES
    types = [0.0] * len(TYPES)
    for piece in range(FIRST_PIECE[army], FIRST_PIECE[army + 1]):
        part = int(state.strength_of[piece])
        types[TYPE_OF[piece]] += part / ARMY
        if part and LOCALE_AT[state.pos_of[piece]] >= 0:
            strength[LOCALE_AT[state.pos_of[piece]]] += part / STRENGTH
    features.many("strength", TYPE_IDS, types)
    features.many("strength in", LOCALE_IDS, strength)


def _likely_faces(features: Features, state: MarengoState, army: Player) -> None:
    """§17 Add the strength that was seen of the enemy, shared among the marks that may carry it."""
    first = army * MOST_PIECES
    strength = [0.0] * NUM_LOCALES
    types = [0.0] * len(TYPES)
    for sighting in range(first, first + MOST_PIECES):
        seen, marks = state.face_of[sighting], state.marks_of[sighting]
        if seen == 0 or marks == 0:
            continue
        types[seen >> 2] += int(seen & 3) / ARMY
        part = int(seen & 3) / STRENGTH / count(marks)
        for mark in range(MOST_PIECES):
            piece = state.piece_at[first + mark]
            if marks >> mark & 1 and piece >= 0 and LOCALE_AT[state.pos_of[piece]] >= 0:
                strength[LOCALE_AT[state.pos_of[piece]]] += part
    features.many("strength", TYPE_IDS, types)
    features.many("strength in", LOCALE_IDS, strength)
