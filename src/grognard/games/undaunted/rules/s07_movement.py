"""§7 Movement: Move, Guide, Scout, Stalk."""

from typing import Final

from grognard.core.message import Argument, Message
from grognard.core.types import OK, Action, Json, Player
from grognard.games.undaunted.actions import (
    DONE,
    TILE,
    UNIT,
    VERB,
    counter_in,
    tile_in,
    unit_text,
)
from grognard.games.undaunted.names import counter_name, tile_name, verb_name
from grognard.games.undaunted.question import UndauntedQuestion
from grognard.games.undaunted.reasons import (
    GUIDE_ENEMY,
    GUIDE_OFF_BOARD,
    GUIDE_SUPPRESSED,
    NO_OWN_MARKER,
    NO_SUCH_TILE,
    NOBODY_TO_GUIDE,
    NOT_ADJACENT,
)
from grognard.games.undaunted.rules import s04_piles as piles
from grognard.games.undaunted.rules import s06_turns as turns
from grognard.games.undaunted.rules.s01_03_markers import set_marker
from grognard.games.undaunted.state import UndauntedState
from grognard.games.undaunted.tables import (
    CARD_COUNT,
    CARD_IDS,
    FOG,
    MORTAR,
    NO_MARKER,
    OFF_BOARD,
    SCOUTED,
    TILE_LIMIT,
    UNITS,
    VALUE,
    VERB_COUNT,
    VERB_GUIDE,
    VERB_MOVE,
    VERB_SCOUT,
    VERBS,
    Card,
    Counter,
    Tile,
    counter_of,
    side_of,
)

STEP_RULES: Final = ("§7.1", "§7.2", "§7.3", "§7.4")
"""The section of each movement action, by verb."""


def enter_code(state: UndauntedState, verb: int, counter: Counter, to: Tile) -> int:
    """§7.1-7.4 A step goes to a neighbouring tile.

    §7.1 Move and §7.2 Guide need an own marker there; §7.3 Scout and §7.4 Stalk do not. Ruling R2:
    tiles may be shared with any counters.
    """
    if to >= len(state.scenario.tiles):
        return NO_SUCH_TILE
    if state.scenario.distance[turns.location(state, counter) * TILE_LIMIT + to] != 1:
        return NOT_ADJACENT
    if verb == VERB_MOVE or verb == VERB_GUIDE:
        if state.marker_of[side_of(counter) * TILE_LIMIT + to] == NO_MARKER:
            return NO_OWN_MARKER
    return OK


def step(state: UndauntedState, verb: int, counter: Counter, to: Tile) -> None:
    """§7.1-7.4 Move a counter one tile; a scout marks the tile."""
    start = int(state.tile_of[counter])
    if state.log is not None:
        state.note(STEP_RULES[verb], "moved", side_of(counter), [counter, start, to])
    set_tile(state, counter, to)
    if verb == VERB_SCOUT:
        scout_tile(state, side_of(counter), to)


def set_tile(state: UndauntedState, counter: Counter, to: Tile) -> None:
    """§7.1, §7.2 Put a counter on a tile; a mortar that leaves its tile loses its target marker.

    Ruling R14 (§8.7): also a mortar that leaves the board.
    """
    state.tile_of[counter] = to
    for side in (0, 1):
        if counter == counter_of(side, MORTAR) and state.target_of[side] != OFF_BOARD:
            state.target_of[side] = OFF_BOARD
            if state.log is not None:
                state.note("§8.7", "untargeted", side, [])


class AskMove(UndauntedQuestion):
    """§7 Where does the counter go? Its frame: a card, b verb, c counter, d steps left."""

    id = "move"
    section = "§7"
    passes = DONE

    def verdict(self, state: UndauntedState, action: Action, seat: Player) -> int:
        """Return whether the counter may enter a tile."""
        return enter_code(state, state.todo.b(), Counter(state.todo.c()), tile_in(action))

    def used(self, state: UndauntedState) -> int:
        """Return the end of the scenario's tiles."""
        return TILE + len(state.scenario.tiles)

    def answer(self, state: UndauntedState, action: Action) -> None:
        """§7 One step, or stop; "up to" includes no step at all."""
        frame = state.todo
        turns.begin_action(state, Card(frame.a()))
        if action == DONE:
            turns.finish_card(state)
            return
        step(state, frame.b(), Counter(frame.c()), tile_in(action))
        frame.set_d(frame.d() - 1)
        if frame.d() == 0:
            turns.finish_card(state)

    def args(self, state: UndauntedState) -> dict[str, Argument]:
        """Return the card, its action, who moves and how far still."""
        args = super().args(state)
        args["left"] = state.todo.d()
        args["unit"] = counter_name(Counter(state.todo.c()))
        args["verb"] = verb_name(state.todo.b())
        return args

    def shown(self, state: UndauntedState) -> Json:
        """Return the card, its action, who moves and how far still."""
        frame = state.todo
        return {
            "card": CARD_IDS[frame.a()],
            "verb": VERBS[frame.b()],
            "steps": frame.d(),
            "unit": unit_text(Counter(frame.c())),
        }


class AskGuide(UndauntedQuestion):
    """§7.2 Who is guided? Its frame: a the card."""

    id = "guide"
    section = "§7.2"

    def verdict(self, state: UndauntedState, action: Action, seat: Player) -> int:
        """Return whether a counter may be guided."""
        return guide_code(state, seat, counter_in(action))

    def answer(self, state: UndauntedState, action: Action) -> None:
        """§7.2 The guided counter moves."""
        card = Card(state.todo.a())
        value = VALUE[card * VERB_COUNT + VERB_GUIDE]
        state.todo.pop()
        state.push(ASK_MOVE, state.active, card, VERB_GUIDE, counter_in(action), value)

    def deed(self, state: UndauntedState, action: Action, args: dict[str, Argument]) -> Message:
        """Return the counter with its tile."""
        args["tile"] = tile_name(state.scenario, Tile(state.tile_of[counter_in(action)]))
        return super().deed(state, action, args)


ASK_MOVE: Final = AskMove(TILE, UNIT, may_stop=True)
ASK_GUIDE: Final = AskGuide(UNIT, VERB)


def use_guide_code(state: UndauntedState, side: int) -> int:
    """§7.2 There must be an own ready counter on the board."""
    for unit in UNITS:
        if guide_code(state, side, counter_of(side, unit)) == OK:
            return OK
    return NOBODY_TO_GUIDE


def guide_code(state: UndauntedState, side: int, counter: Counter) -> int:
    """§7.2 Any own counter on the board may be guided, but no suppressed one."""
    if side_of(counter) != side:
        return GUIDE_ENEMY
    if state.tile_of[counter] == OFF_BOARD:
        return GUIDE_OFF_BOARD
    return GUIDE_SUPPRESSED if state.suppressed_of[counter] else OK


def scout_tile(state: UndauntedState, side: int, tile: Tile) -> None:
    """§7.3 A tile without an own marker gets one, scouted side up, and costs one fog of war."""
    if state.marker_of[side * TILE_LIMIT + tile] != NO_MARKER:
        return
    set_marker(state, side, tile, SCOUTED)
    taken = take_fog(state, side)
    if state.log is not None:
        state.note("§7.3", "scouted", side, [tile, taken])


def take_fog(state: UndauntedState, side: int) -> int:
    """§7.3, §8.3 Move a fog of war from a supply to its discard if one is left; return how many."""
    if state.supply_of[side * CARD_COUNT + FOG] == 0:
        return 0
    piles.bolster(state, side, FOG)
    return 1
