"""§9 Combat actions: Attack, Suppress, Blast; hills, casualties, removed counters."""

from typing import Final

from grognard.core.message import Argument, Message
from grognard.core.types import OK, Action, Json, Player
from grognard.games.undaunted.actions import UNIT, VERB, counter_in
from grognard.games.undaunted.names import tile_name, verb_name
from grognard.games.undaunted.question import UndauntedQuestion
from grognard.games.undaunted.reasons import (
    ENEMY_OFF_BOARD,
    NO_ENEMY_ON_BOARD,
    NO_TARGET_MARKER,
    OWN_UNIT,
)
from grognard.games.undaunted.rules import s04_piles as piles
from grognard.games.undaunted.rules import s06_turns as turns
from grognard.games.undaunted.rules import s07_movement as movement
from grognard.games.undaunted.state import UndauntedState
from grognard.games.undaunted.tables import (
    CARD_COUNT,
    CARD_IDS,
    COUNTERS,
    DEFENCE_OF,
    HILL_COVER,
    HILL_COVER_REDUCED,
    OFF_BOARD,
    TILE_LIMIT,
    UNITS,
    VALUE,
    VERB_ATTACK,
    VERB_BLAST,
    VERB_COUNT,
    VERB_SUPPRESS,
    VERBS,
    Card,
    Counter,
    Tile,
    Unit,
    counter_of,
    side_of,
    unit_of,
)

# §9.1 Choosing the target


def use_attack_code(state: UndauntedState, side: int) -> int:
    """§9.1 An enemy counter must be on the board."""
    for unit in UNITS:
        if state.tile_of[counter_of(1 - side, unit)] != OFF_BOARD:
            return OK
    return NO_ENEMY_ON_BOARD


def attack_code(state: UndauntedState, side: int, victim: Counter) -> int:
    """§9.1 Any enemy counter on the board may be attacked or suppressed."""
    if side_of(victim) == side:
        return OWN_UNIT
    return OK if state.tile_of[victim] != OFF_BOARD else ENEMY_OFF_BOARD


class AskAttack(UndauntedQuestion):
    """§9.1 Whom does the attack or the suppression strike? Its frame: a the card, b the verb."""

    id = "attack"
    section = "§9.1"

    def verdict(self, state: UndauntedState, action: Action, seat: Player) -> int:
        """Return whether a counter may be attacked."""
        return attack_code(state, seat, counter_in(action))

    def answer(self, state: UndauntedState, action: Action) -> None:
        """§9 Roll at the counter."""
        card, verb = Card(state.todo.a()), state.todo.b()
        turns.begin_action(state, card)
        attacker = counter_of(state.active, Unit(card))
        if verb == VERB_ATTACK:
            attack(state, card, attacker, counter_in(action))
        else:
            suppress(state, card, attacker, counter_in(action))
        turns.finish_card(state)

    def args(self, state: UndauntedState) -> dict[str, Argument]:
        """Return the card and its action."""
        args = super().args(state)
        args["verb"] = verb_name(state.todo.b())
        return args

    def deed(self, state: UndauntedState, action: Action, args: dict[str, Argument]) -> Message:
        """Return the counter with its tile."""
        args["tile"] = tile_name(state.scenario, Tile(state.tile_of[counter_in(action)]))
        return super().deed(state, action, args)

    def shown(self, state: UndauntedState) -> Json:
        """Return the card and its action."""
        return {"card": CARD_IDS[state.todo.a()], "verb": VERBS[state.todo.b()]}


ASK_ATTACK: Final = AskAttack(UNIT, VERB)


def use_blast_code(state: UndauntedState, side: int) -> int:
    """§9.1 A blast needs the own target marker on the board; the tile may be empty."""
    return OK if state.target_of[side] != OFF_BOARD else NO_TARGET_MARKER


def blast_victims(state: UndauntedState, side: int) -> list[Counter]:
    """§9.1 Every counter on the marked tile, own ones too, in the order of rolling (ruling R17)."""
    tile = state.target_of[side]
    return [counter for counter in COUNTERS if state.tile_of[counter] == tile]


# §9.2 Determining the defence


def cover(state: UndauntedState, victim: Counter, start: Tile) -> int:
    """§9.2, §9.5 The tile's cover; on a hill 3, or 1 against a hill or a blast (OFF_BOARD)."""
    tile = Tile(state.tile_of[victim])
    if not state.scenario.is_hill[tile]:
        return state.scenario.cover_of[tile]
    if start == OFF_BOARD or state.scenario.is_hill[start]:
        return HILL_COVER_REDUCED
    return HILL_COVER


def distance_bonus(state: UndauntedState, victim: Counter, start: Tile) -> int:
    """§9.2 The steps from attacker to victim; nothing for a blast (start OFF_BOARD)."""
    if start == OFF_BOARD:
        return 0
    return state.scenario.distance[start * TILE_LIMIT + int(state.tile_of[victim])]


def defence(state: UndauntedState, victim: Counter, start: Tile) -> int:
    """§9.2 Base defence, cover and distance together; `start` is OFF_BOARD for a blast."""
    base = DEFENCE_OF[unit_of(victim)]
    return base + cover(state, victim, start) + distance_bonus(state, victim, start)


# §9.3 Rolling


def is_hit(face: int, defending: int) -> bool:
    """§9.3 A face at or above the defence hits, and 0 always does."""
    return face == 0 or face >= defending


def hitting_faces(defending: int) -> int:
    """§9.3 Return how many of the ten faces hit."""
    return sum(1 for face in range(10) if is_hit(face, defending))


def roll_at(state: UndauntedState, verb: int, card: Card, victim: Counter, start: Tile) -> bool:
    """§9.3 Roll the action's dice at one counter; any number of hits is one success."""
    dice = VALUE[card * VERB_COUNT + verb]
    defending = defence(state, victim, start)
    faces = [state.dice.below(10, "attack") for _ in range(dice)]
    success = any(is_hit(face, defending) for face in faces)
    state.fate += 1
    if state.log is not None:
        sums = [cover(state, victim, start), distance_bonus(state, victim, start), defending]
        numbers = [verb, card, victim, DEFENCE_OF[unit_of(victim)], *sums, int(success), *faces]
        state.note("§9.3", "rolled", state.active, numbers)
    return success


def hits(rolled: tuple[int, ...]) -> list[bool]:
    """§9.3 Return which dice of a `rolled` event hit."""
    defending = rolled[ROLLED_DEFENCE]
    return [is_hit(face, defending) for face in rolled[ROLLED_FACES:]]


ROLLED_DEFENCE: Final = 6
ROLLED_FACES: Final = 8
"""The places of defence and first face among the numbers of a `rolled` event."""


def attack(state: UndauntedState, card: Card, attacker: Counter, victim: Counter) -> None:
    """§9 Attack one counter: a hit is a casualty."""
    if roll_at(state, VERB_ATTACK, card, victim, turns.location(state, attacker)):
        take_casualty(state, victim)


def suppress(state: UndauntedState, card: Card, attacker: Counter, victim: Counter) -> None:
    """§9.4 Suppress one counter: a hit turns it over, without a casualty."""
    if roll_at(state, VERB_SUPPRESS, card, victim, turns.location(state, attacker)):
        already = int(state.suppressed_of[victim])
        state.suppressed_of[victim] = 1
        if state.log is not None:
            state.note("§9.4", "suppressed", state.active, [victim, already])


def blast(state: UndauntedState, card: Card) -> None:
    """§9.1 Attack every counter on the marked tile, one after another (rulings R8, R17)."""
    victims = blast_victims(state, state.active)
    if state.log is not None:
        state.note(
            "§9.1", "blasted", state.active, [int(state.target_of[state.active]), len(victims)]
        )
    for victim in victims:
        if roll_at(state, VERB_BLAST, card, victim, OFF_BOARD):
            take_casualty(state, victim)


# §9.4 Casualties, §9.6 removing counters

FROM_HAND = 0
FROM_DISCARD = 1
FROM_DECK = 2


def take_casualty(state: UndauntedState, victim: Counter) -> None:
    """§9.4 One card of the unit goes: from hand, else discard, else deck, else the counter.

    §9.4 Neither the play area nor the supply is searched.
    """
    side = side_of(victim)
    card = Card(unit_of(victim))
    slot = side * CARD_COUNT + card
    state.fate += 1
    if state.hand_of[slot]:
        piles.remove_from_hand(state, side, card)
        _note_lost(state, victim, FROM_HAND)
    elif state.discard_of[slot]:
        piles.remove_from_discard(state, side, card)
        _note_lost(state, victim, FROM_DISCARD)
    elif state.deck_of[slot]:
        _note_lost(state, victim, FROM_DECK)
        piles.remove_from_deck(state, side, card)
    else:
        remove_counter(state, victim)


def _note_lost(state: UndauntedState, victim: Counter, source: int) -> None:
    if state.log is not None:
        state.note("§9.4", "lost", side_of(victim), [victim, source])


def remove_counter(state: UndauntedState, victim: Counter) -> None:
    """§9.6 The counter leaves the board; it may come back by way of its spawn point, ready (R6)."""
    if state.log is not None:
        state.note("§9.6", "removed", side_of(victim), [victim, int(state.tile_of[victim])])
    movement.set_tile(state, victim, OFF_BOARD)
    state.suppressed_of[victim] = 0
