"""How many presses a recorded game takes at the table, by a driver that sees only what is lit.

A press, a drag, a choice among several meanings, a confirmation count one each; an answer that
public facts force counts none, one that ends a turn, a phase or a hand is asked once more. For
every decision the driver looks for the fewest presses that bring about what was played: clicks on
what is lit, clicks that are understood as a chain, what the question offers as "all", and, if it
may, drags, of a piece or of a stack, also such as name a thing after others have moved.

Games may be told in fewer words before they are counted, see `tools.retold`.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple, cast

from grognard.core.dice import SeededDice
from grognard.core.game import Game
from grognard.core.state import State
from grognard.core.types import Action, Player
from grognard.games.prussia.rules.s01_01_map import distance
from grognard.games.prussia.rules.s07_movement import ASK_MOVE_PIECE
from grognard.games.prussia.state import PrussiaState
from grognard.games.prussia.tables import HEXES, hex_name, hex_of_name
from grognard.match.chains import Chain, Understood, is_fate, is_place, position, samples_of
from grognard.match.deeds import MARCH, earlier_of, understand_drag
from grognard.match.forced import is_forced
from grognard.match.plans import carry_out

OWN: Final = {
    "undaunted": (("unit:us:",), ("unit:german:",)),
    "napoleonics": (("piece:fr-",), ("piece:br-", "piece:pt-")),
    "prussia": (("piece:R-P-",), ("piece:R-F-",)),
}
"""The own things of each seat in the recorded games: what its player may drag."""
FEW: Final = 12
FARTHEST: Final = 6
"""Clicks that one press may stand for, unless it is an "all"."""
MOST_MARCHED: Final = 32
"""Clicks of a march among which its goal is looked for."""
FAR: Final = 4
"""Hexes around the first one that is entered, among which it is looked for after that."""
BUTTON: Final = ("option:", "button:", "number:", "raise:", "corps:")
"""What is seen only while it is an answer; everything else lies on the table."""
PRESSED: Final = 1
CHOSEN: Final = 2
"""A press, and one more: which of several was meant, or that it is meant."""


class Played(NamedTuple):
    """A game as it was played: the states before each answer, who answered, and what.

    `understood` holds what clicks and drags at a place meant, so that it is asked once. A veteran
    has set that nothing is asked twice, and that a lone answer is given even if it rolls.
    """

    game: Game
    states: list[State]
    seats: list[Player]
    actions: list[Action]
    understood: dict[tuple[int, str, str], Understood]
    is_veteran: bool = False


class Way(NamedTuple):
    """One press or more that lead from a place of the game to a later one."""

    to: int
    presses: int


def replayed(game: Game, scenario: str, seed: int, texts: Sequence[str]) -> Played:
    """Return a game that was written down as texts."""
    state = game.new(scenario, dice=SeededDice(seed))
    played = Played(game, [], [], [], {})
    for text in texts:
        action = game.parse_action(state, text)
        before = state.clone()
        before.log = None
        played.states.append(before)
        played.seats.append(state.to_move())
        played.actions.append(action)
        state.apply(action)
    state.log = None
    played.states.append(state)
    return played


def presses(played: Played, drags: bool) -> list[int]:
    """Return how many presses each answer has cost, on the shortest way; 0 where it came along."""
    counts = [0] * len(played.actions)
    at = 0
    while at < len(played.actions):
        end = decision_end(played, at)
        _walk(played, at, end, drags, counts)
        at = end
    return counts


def decision_end(played: Played, at: int) -> int:
    """Return where the seat's own clicks from a place on end: behind the first fate."""
    end = at + 1
    while end < len(played.actions) and not _was_fate(played, end - 1):
        end += 1
    return end


def _was_fate(played: Played, at: int) -> bool:
    before, after = played.states[at], played.states[at + 1]
    if len(before.seats_to_answer()) > 1 or after.fate != before.fate:
        return True
    return after.seats_to_answer() != (played.seats[at],)


def _walk(played: Played, start: int, end: int, drags: bool, counts: list[int]) -> None:
    """Find the fewest presses from one place to another, and write them down where they begin."""
    best: dict[int, tuple[int, int]] = {start: (0, start)}
    for at in range(start, end):
        if at not in best:
            continue
        ways = _ways(played, at, end, drags)
        if drags:
            ways += _carried(played, at, end)
        for way in ways:
            cost = best[at][0] + way.presses
            if way.to not in best or cost < best[way.to][0]:
                best[way.to] = (cost, at)
    at = end
    while at > start:
        cost, before = best[at]
        counts[before] = cost - best[before][0]
        at = before


def _ways(played: Played, at: int, end: int, drags: bool) -> list[Way]:
    """Return what can be done at a place."""
    game, state, seat = played.game, played.states[at], played.seats[at]
    if _is_given(played, at):
        return [Way(at + 1, 0)]
    lit = [game.target(state, action) for action in state.legal_actions(seat)]
    wanted = game.target(state, played.actions[at])
    is_asked = len(lit) > 1 and game.ends(state, played.actions[at]) and not played.is_veteran
    found = [Way(at + 1, PRESSED if lit.count(wanted) == 1 and not is_asked else CHOSEN)]
    if len(state.seats_to_answer()) > 1:
        return found
    found += _planned(played, at, end)
    found += _marched(played, at, end, drags)
    if at + 2 <= end and _is_shortcut(played, at):
        found.append(Way(at + 2, PRESSED))
    for to in range(at + 2, min(end, at + FARTHEST) + 1):
        target = game.target(played.states[to - 1], played.actions[to - 1])
        if target.startswith(BUTTON) and target not in lit:
            continue
        if target not in lit:
            found += _said(played, at, to, target, "")
    for to in range(at + 2, min(end, at + FARTHEST) + 1 if drags else 0):
        found += _dragged(played, at, to, lit)
    return found


def _is_given(played: Played, at: int) -> bool:
    """Say whether an answer is given by itself: against a computer no pause betrays anything."""
    game, state, seat = played.game, played.states[at], played.seats[at]
    may_undo = at > 0 and played.seats[at - 1] == seat and not _was_fate(played, at - 1)
    if len(state.legal_actions(seat)) > 1:
        return False
    return played.is_veteran or not may_undo or is_forced(game, state, seat, may_undo)


def _is_shortcut(played: Played, at: int) -> bool:
    """Say whether the answer after the next leads to the same without it: none need halt."""
    state, seat, action = played.states[at], played.seats[at], played.actions[at + 1]
    if _was_fate(played, at) or _was_fate(played, at + 1) or at + 2 >= len(played.states):
        return False
    if played.game.why_not(state, action, seat) is not None:
        return False
    after = state.clone()
    after.apply(action)
    return position(after) == position(played.states[at + 2])


def _planned(played: Played, at: int, end: int) -> list[Way]:
    game, state, seat = played.game, played.states[at], played.seats[at]
    found: list[Way] = []
    for plan in game.plans(state):
        chain = carry_out(game, seat, samples_of(state, seat, at), plan.id).chain
        to = at + len(chain.clicks)
        if chain.clicks and to <= end and _leads(played, at, to, chain):
            found.append(Way(to, CHOSEN if chain.is_fate else PRESSED))
    return found


def _marched(played: Played, at: int, end: int, drags: bool) -> list[Way]:
    """Return the way by a march: the card of a corps or a stack is dragged, or a card pressed."""
    state = played.states[at]
    for body in _bodies(played, at, drags):
        for goal in _goals(played, at, end):
            march = MARCH + body + ":" + goal.partition(":")[2]
            chain = carry_out(played.game, played.seats[at], samples_of(state, 0, at), march).chain
            to = at + len(chain.clicks)
            if to > at + 2 and to <= end and not chain.is_fate and _leads(played, at, to, chain):
                return [Way(to, PRESSED if drags else CHOSEN)]
    return []


def _bodies(played: Played, at: int, drags: bool) -> list[str]:
    """Return the corps of the piece that is taken in hand, and the stack that may be dragged."""
    state, target = played.states[at], _target(played, at)
    kind, _, piece = target.partition(":")
    if not isinstance(state, PrussiaState) or kind != "piece" or not state.is_open(ASK_MOVE_PIECE):
        return []
    corps = state.field.corps_of[state.field.piece_of_id(piece)]
    found = [f"corps:{state.field.corps_names[corps]}"] if corps >= 0 else []
    return found + ([_stands(played, at, target)] if drags else [])


def _goals(played: Played, at: int, end: int) -> list[str]:
    """Return the hexes to which pieces go from a place on, each once; then what lies beyond.

    Who goes on with the next piece in one breath may have aimed farther than any of them came.
    """
    found: list[str] = []
    for one in range(at, min(end, at + MOST_MARCHED)):
        target = _target(played, one)
        if target.startswith("hex:") and target not in found:
            found.append(target)
    return found + (_beyond(played, at, found) if _is_one_breath(played, at, end) else [])


def _is_one_breath(played: Played, at: int, end: int) -> bool:
    return at + 3 < end and all(_target(played, one).startswith("piece:") for one in (at, at + 2))


def _beyond(played: Played, at: int, near: list[str]) -> list[str]:
    """Return the other hexes around the first one to which a piece goes."""
    field = cast(PrussiaState, played.states[at]).field
    first = hex_of_name(near[0].partition(":")[2])
    around = sorted(
        (distance(first, to), to) for to in HEXES if field.on_map[to] and distance(first, to) <= FAR
    )
    return [f"hex:{hex_name(to)}" for _, to in around if f"hex:{hex_name(to)}" not in near]


def _said(played: Played, at: int, to: int, target: str, via: str) -> list[Way]:
    """Return the way by a click on a thing that is not lit, or by a drag, if it means this."""
    found = _understood(played, at, target, via)
    if not any(_leads(played, at, to, chain) for chain in found.chains):
        return []
    return [Way(to, _cost(found, via, played.is_veteran))]


def _understood(played: Played, at: int, target: str, via: str) -> Understood:
    seat, known = played.seats[at], played.understood
    if (at, target, via) not in known:
        roots = [samples_of(played.states[at], seat, at)]
        found = understand_drag(played.game, seat, roots, None, target, via)
        known[at, target, via] = found
    return known[at, target, via]


def _cost(found: Understood, via: str, is_veteran: bool) -> int:
    """Return the presses of what was understood: one, and one more where there is a word to say.

    A drag shows its odds before it is dropped; what gives something up besides is asked all the
    same.
    """
    if len(found.chains) != 1:
        return CHOSEN
    if found.is_sure:
        return PRESSED
    chain = found.chains[0]
    ends = [click.ends for click in chain.clicks[:-1]]
    gives_up = chain.is_fate and any(ends) and not is_veteran
    return PRESSED if via and not gives_up else CHOSEN


def _dragged(played: Played, at: int, to: int, lit: Sequence[str]) -> list[Way]:
    """Return the ways by dragging a thing that is clicked on the way, or that stands for it.

    It is dropped on what is clicked last on the table: what is left to say may be only the roll. An
    attack may be dropped on any of the hexes that are lit: the same attack has several names.
    """
    clicked = [_target(played, one) for one in range(at, to)]
    things = [one for one in clicked if not one.startswith(BUTTON)]
    own = [one for one in things if _may_be_dragged(played, at, one, lit)]
    is_attack = _was_fate(played, to - 1) and len(lit) <= FEW
    drops = [*things[-1:], *(one for one in lit if is_attack and one.startswith("hex:"))]
    drops += [] if any(is_place(one) for one in things) else _fought_over(played.states[to - 1])
    own += _stacks(played, at, own)
    if is_attack and things and not own:
        every = _own_things(played, at)
        own = [one for one in every if _stands(played, at, one) in lit] or every
    for via in dict.fromkeys([*own, *_bearers(played, at, things)]):
        for target in dict.fromkeys(drops):
            ways = _said(played, at, to, target, via) if via != target else []
            if ways:
                return ways
    return []


def _fought_over(state: State) -> list[str]:
    """Return the hexes that are attacked, and entered after that: they are marked on the map."""
    hexes = state.combat.defenders if isinstance(state, PrussiaState) else []
    return [f"hex:{hex_name(here)}" for here in hexes]


def _may_be_dragged(played: Played, at: int, thing: str, lit: Sequence[str]) -> bool:
    """Say whether a thing can be taken by the hand: an own one, or a lit one."""
    if not thing.startswith(("piece:", "unit:", "card:")):
        return False
    return thing in lit or thing.startswith(OWN[played.game.name][played.seats[at]])


def _stands(played: Played, at: int, thing: str) -> str:
    """Return the place where a thing stands, "" for none."""
    places = played.game.meanings(played.states[at], thing)
    return next((one for one in places if is_place(one)), "")


def _stacks(played: Played, at: int, things: Sequence[str]) -> list[str]:
    """Return the places where some of these things stand together: a whole stack is dragged."""
    places = [_stands(played, at, one) for one in things]
    return [one for one in dict.fromkeys(places) if one and places.count(one) > 1]


def _own_things(played: Played, at: int) -> list[str]:
    """Return the seat's own things of which the game knows."""
    game, state = played.game, played.states[at]
    things = {game.target(state, action) for action in range(game.num_actions)}
    return sorted(one for one in things if one.startswith(OWN[game.name][played.seats[at]]))


def _bearers(played: Played, at: int, clicked: Sequence[str]) -> list[str]:
    """Return own things on the table that mean something that is clicked: a unit its card."""
    game, state = played.game, played.states[at]
    named = {thing for thing in clicked if thing.startswith(("card:", "hex:", "tile:"))}
    if not named:
        return []
    units = _own_things(played, at)
    return [one for one in units if named & set(game.meanings(state, one))]


def _leads(played: Played, at: int, to: int, chain: Chain) -> bool:
    """Say whether a chain brings about what was played; its last click may be fate."""
    game, seat, state = played.game, played.seats[at], played.states[at].clone()
    *first, last = [click.action for click in chain.clicks] or [-1]
    for action in first:
        if game.why_not(state, action, seat) is not None:
            return False
        before = state.clone()
        state.apply(action)
        if is_fate(before, state, seat):
            return False
    return last == played.actions[to - 1] and position(state) == position(played.states[to - 1])


# Things that are named first and moved later, by one drag each


def _carried(played: Played, at: int, end: int) -> list[Way]:
    """Return the way by which all who are named from here on are dragged where they go."""
    named = _run_of_names(played, at, end)
    pairs = _pairs(played, at + len(named), end)
    movers = [mover for mover, _ in pairs]
    if not named or not pairs or not set(named) & set(movers):
        return []
    to = at + len(named) + 2 * len(pairs)
    still = [thing for thing in named if thing not in movers]
    for first in range(len(pairs)):
        order = [pairs[first], *pairs[:first], *pairs[first + 1 :]]
        hand = _Hand(played, at)
        if hand.click_all(still) and hand.drag_all(order):
            if position(hand.state) == position(played.states[to]):
                return [Way(to, hand.presses)]
    return []


def _target(played: Played, at: int) -> str:
    return played.game.target(played.states[at], played.actions[at])


def _run_of_names(played: Played, at: int, end: int) -> list[str]:
    """Return the things that are named one after another at the same question."""
    prompt = played.states[at].prompt()
    found: list[str] = []
    while at < end and played.states[at].prompt() == prompt:
        found.append(_target(played, at))
        at += 1
    return found


def _pairs(played: Played, at: int, end: int) -> list[tuple[str, str]]:
    """Return who is taken in hand from a place on, and where each of them goes, without fate."""
    found: list[tuple[str, str]] = []
    while at + 1 < end and not _was_fate(played, at + 1):
        mover, place = _target(played, at), _target(played, at + 1)
        is_pair = played.states[at].prompt() != played.states[at + 1].prompt()
        if not is_pair or not place.startswith(("hex:", "tile:")):
            break
        found.append((mover, place))
        at += 2
    return found


class _Hand:
    """A hand that plays on from a place of a recorded game, and counts its presses."""

    def __init__(self, played: Played, at: int) -> None:
        self._game = played.game
        self._seat = played.seats[at]
        self._is_veteran = played.is_veteran
        self.state = played.states[at].clone()
        self._past: list[tuple[State, Action]] = []
        self.presses = 0

    def click_all(self, things: Sequence[str]) -> bool:
        """Click some things that must be lit; say whether they were."""
        for thing in things:
            actions = self.state.legal_actions(self._seat)
            found = [one for one in actions if self._game.target(self.state, one) == thing]
            if len(found) != 1 or not self._apply(found[0]):
                return False
            self.presses += PRESSED
        return True

    def drag_all(self, pairs: Sequence[tuple[str, str]]) -> bool:
        """Drag things to their places; say whether each drag meant this and nothing else."""
        for mover, place in pairs:
            roots = [samples_of(self.state, self._seat, len(self._past))]
            earlier = earlier_of(self._game, self._seat, self._past[::-1], mover, len(self._past))
            found = understand_drag(self._game, self._seat, roots, earlier, place, mover)
            if len(found.chains) != 1 or found.chains[0].is_fate:
                return False
            self.presses += _cost(found, mover, self._is_veteran)
            if not self._take(found.chains[0]):
                return False
        return True

    def _take(self, chain: Chain) -> bool:
        if chain.back:
            self.state = self._past[-chain.back][0].clone()
            del self._past[-chain.back :]
        return all(self._apply(click.action) for click in chain.clicks)

    def _apply(self, action: Action) -> bool:
        before = self.state.clone()
        if self._game.why_not(before, action, self._seat) is not None:
            return False
        self._past.append((before, action))
        self.state.apply(action)
        return not is_fate(before, self.state, self._seat)
