"""§8 Support actions: Bolster, Command, Conceal, Control, Inspire, Recon, Target."""

from typing import Final

from grognard.core.errors import MissingMethod
from grognard.core.message import Argument, Message
from grognard.core.types import OK, Action, Player
from grognard.games.undaunted.actions import (
    CARD,
    DONE,
    NUMBER,
    NUMBER_COUNT,
    TILE,
    UNIT,
    card_in,
    tile_in,
)
from grognard.games.undaunted.question import UndauntedQuestion
from grognard.games.undaunted.reasons import (
    BOLSTER_OTHER_SQUAD,
    CONTROL_ENEMY_PRESENT,
    CONTROL_NO_MARKER,
    INSPIRE_ITSELF,
    INSPIRE_OTHER_SQUAD,
    MORE_THAN_PRINTED,
    NO_FOG_IN_HAND,
    NO_SUCH_TILE,
    NOT_IN_PLAY,
    NOT_IN_SUPPLY,
    NOWHERE_TO_TARGET,
    TARGET_SAME_TILE,
    TARGET_TOO_NEAR,
)
from grognard.games.undaunted.rules import s04_piles as piles
from grognard.games.undaunted.rules import s06_turns as turns
from grognard.games.undaunted.rules import s07_movement as movement
from grognard.games.undaunted.rules.s01_03_markers import has_counter, set_marker
from grognard.games.undaunted.rules.s14_01_radio import can_raise_radio, raise_radio
from grognard.games.undaunted.state import (
    UndauntedState,
)
from grognard.games.undaunted.tables import (
    CARD_COUNT,
    CARDS,
    CONTROLLED,
    FOG,
    MORTAR,
    NO_MARKER,
    OWN_SQUAD_ONLY,
    SCOUTED,
    SQUAD_OF,
    TARGET_MIN_DISTANCE,
    TILE_LIMIT,
    VALUE,
    VERB_COMMAND,
    VERB_COUNT,
    Card,
    Counter,
    Tile,
    counter_of,
)


def is_of_its_squad(leader: Card, card: Card) -> bool:
    """§8.1, §8.5 A card that names a squad works on that squad's cards only."""
    return not OWN_SQUAD_ONLY[leader] or SQUAD_OF[card] == SQUAD_OF[leader]


# §8.1 Bolster


def bolster_code(state: UndauntedState, side: int, leader: Card, card: Card) -> int:
    """§8.1 Take a card of the open supply; ruling R4: fog of war like any other."""
    if not is_of_its_squad(leader, card):
        return BOLSTER_OTHER_SQUAD
    return OK if state.supply_of[side * CARD_COUNT + card] else NOT_IN_SUPPLY


class AskTake(UndauntedQuestion):
    """§8.1, §8.5 Which card does a leader take? Its frame: a the leader, b cards still to take."""

    passes = DONE

    def take_code(self, state: UndauntedState, side: Player, leader: Card, card: Card) -> int:
        """Return OK, or the code of the rule that forbids a leader a card."""
        raise MissingMethod("missing-method", name="AskTake.take_code")

    def take(self, state: UndauntedState, card: Card) -> None:
        """Take the card."""
        raise MissingMethod("missing-method", name="AskTake.take")

    def is_any_left(self, state: UndauntedState, side: Player, leader: Card) -> bool:
        """Say whether there is a card that a leader may take."""
        return any(self.take_code(state, side, leader, card) == OK for card in CARDS)

    def verdict(self, state: UndauntedState, action: Action, seat: Player) -> int:
        """Return whether the leader may take a card."""
        return self.take_code(state, seat, Card(state.todo.a()), card_in(action))

    def answer(self, state: UndauntedState, action: Action) -> None:
        """Take a card, and the next if the leader may and there is one; or no more."""
        leader = Card(state.todo.a())
        turns.lay_card(state, leader)
        if action == DONE:
            turns.finish_card(state)
            return
        self.take(state, card_in(action))
        state.todo.set_b(state.todo.b() - 1)
        if state.todo.b() == 0 or not self.is_any_left(state, state.active, leader):
            turns.finish_card(state)


class AskBolster(AskTake):
    """§8.1 Which card is taken from the supply?"""

    id = "bolster"
    zone = "supply"
    section = "§8.1"

    def take_code(self, state: UndauntedState, side: Player, leader: Card, card: Card) -> int:
        """§8.1 A card of the supply."""
        return bolster_code(state, side, leader, card)

    def take(self, state: UndauntedState, card: Card) -> None:
        """§8.1 The card goes to the discard."""
        piles.bolster(state, state.active, card)
        if state.log is not None:
            state.note("§8.1", "bolstered", state.active, [card])


ASK_BOLSTER: Final[AskBolster] = AskBolster(CARD, CARD + CARD_COUNT, may_stop=True)


# §8.2 Command


def command_code(card: Card, count: int) -> int:
    """§8.2 Draw at most the printed number; ruling R15: it is said before drawing, and may be 0."""
    return OK if count <= VALUE[card * VERB_COUNT + VERB_COMMAND] else MORE_THAN_PRINTED


class AskCommand(UndauntedQuestion):
    """§8.2 How many cards are drawn? Its frame: a the card."""

    id = "command"
    section = "§8.2"

    def verdict(self, state: UndauntedState, action: Action, seat: Player) -> int:
        """Return whether so many may be drawn."""
        return command_code(Card(state.todo.a()), action - NUMBER)

    def answer(self, state: UndauntedState, action: Action) -> None:
        """§8.2 Draw into the hand; the cards may be played this turn."""
        turns.begin_action(state, Card(state.todo.a()))
        piles.draw(state, state.active, action - NUMBER, "§8.2")
        turns.finish_card(state)

    def deed(self, state: UndauntedState, action: Action, args: dict[str, Argument]) -> Message:
        """Return the number."""
        args["count"] = action - NUMBER
        return super().deed(state, action, args)


ASK_COMMAND: Final = AskCommand(NUMBER, NUMBER + NUMBER_COUNT)


# §8.3 Conceal


def conceal(state: UndauntedState) -> None:
    """§8.3 A fog of war goes from the enemy's supply to his discard, if he has one left."""
    enemy = 1 - state.active
    taken = movement.take_fog(state, enemy)
    if state.log is not None:
        state.note("§8.3", "concealed", state.active, [taken])


# §8.4 Control


def use_control_code(state: UndauntedState, side: int, counter: Counter) -> int:
    """§8.4 The counter's tile must hold an own marker and no enemy counter, ready or suppressed."""
    tile = turns.location(state, counter)
    if has_counter(state, 1 - side, tile):
        return CONTROL_ENEMY_PRESENT
    if state.marker_of[side * TILE_LIMIT + tile] == NO_MARKER:
        return CONTROL_NO_MARKER  # ruling R10
    return OK


def control(state: UndauntedState, counter: Counter) -> None:
    """§8.4 Turn the own marker to controlled and an enemy's controlled marker to scouted.

    Ruling R10: on a tile already controlled nothing happens, but for the radio of §14.1.
    """
    side = state.active
    tile = Tile(state.tile_of[counter])
    if state.marker_of[side * TILE_LIMIT + tile] == CONTROLLED:
        if can_raise_radio(state, side, tile):
            raise_radio(state, tile)
        elif state.log is not None:
            state.note("§8.4", "held", side, [tile])
        return
    set_marker(state, side, tile, CONTROLLED)
    if state.marker_of[(1 - side) * TILE_LIMIT + tile] == CONTROLLED:
        set_marker(state, 1 - side, tile, SCOUTED)
    if state.log is not None:
        state.note("§8.4", "controlled", side, [tile, int(state.worth_of[tile])])


# §8.5 Inspire


def inspire_code(state: UndauntedState, side: int, leader: Card, card: Card) -> int:
    """§8.5 Take a played card of the squad back; ruling R3: not the card being played."""
    if card == leader:
        return INSPIRE_ITSELF
    if not is_of_its_squad(leader, card):
        return INSPIRE_OTHER_SQUAD
    return OK if state.play_of[side * CARD_COUNT + card] else NOT_IN_PLAY


class AskInspire(AskTake):
    """§8.5 Which card is taken back?"""

    id = "inspire"
    zone = "play"
    section = "§8.5"

    def take_code(self, state: UndauntedState, side: Player, leader: Card, card: Card) -> int:
        """§8.5 A card of the play area."""
        return inspire_code(state, side, leader, card)

    def take(self, state: UndauntedState, card: Card) -> None:
        """§8.5 The card goes back to the hand and may be played again."""
        piles.inspire(state, state.active, card)
        if state.log is not None:
            state.note("§8.5", "inspired", state.active, [card])


ASK_INSPIRE: Final[AskInspire] = AskInspire(CARD, CARD + CARD_COUNT, may_stop=True)


# §8.6 Recon


def use_recon_code(state: UndauntedState, side: int) -> int:
    """§8.6 A fog of war must be in hand."""
    return OK if state.hand_of[side * CARD_COUNT + FOG] else NO_FOG_IN_HAND


def recon(state: UndauntedState) -> None:
    """§8.6 A fog of war of the hand leaves the game, then one card is drawn."""
    piles.remove_from_hand(state, state.active, FOG)
    if state.log is not None:
        state.note("§8.6", "recon", state.active, [])
    piles.draw(state, state.active, 1, "§8.6")


# §8.7 Target


def target_code(state: UndauntedState, side: int, counter: Counter, tile: Tile) -> int:
    """§8.7 The tile lies at least three tiles from the mortar, and is another than before."""
    if tile >= len(state.scenario.tiles):
        return NO_SUCH_TILE
    start = turns.location(state, counter)
    if state.scenario.distance[start * TILE_LIMIT + tile] < TARGET_MIN_DISTANCE:
        return TARGET_TOO_NEAR
    return TARGET_SAME_TILE if state.target_of[side] == tile else OK


def use_target_code(state: UndauntedState, side: int, counter: Counter) -> int:
    """§8.7 Some tile must be far enough away."""
    for tile in state.scenario.tiles:
        if target_code(state, side, counter, tile) == OK:
            return OK
    return NOWHERE_TO_TARGET


class AskTarget(UndauntedQuestion):
    """§8.7 Where does the target marker lie? Its frame: a the card."""

    id = "target"
    section = "§8.7"

    def verdict(self, state: UndauntedState, action: Action, seat: Player) -> int:
        """Return whether a tile may be marked."""
        return target_code(state, seat, counter_of(seat, MORTAR), tile_in(action))

    def used(self, state: UndauntedState) -> int:
        """Return the end of the scenario's tiles."""
        return TILE + len(state.scenario.tiles)

    def answer(self, state: UndauntedState, action: Action) -> None:
        """§8.7 Lay the target marker, or move it."""
        turns.begin_action(state, Card(state.todo.a()))
        tile = tile_in(action)
        state.target_of[state.active] = tile
        if state.log is not None:
            mortar = counter_of(state.active, MORTAR)
            state.note("§8.7", "targeted", state.active, [mortar, tile])
        turns.finish_card(state)


ASK_TARGET: Final = AskTarget(TILE, UNIT)
