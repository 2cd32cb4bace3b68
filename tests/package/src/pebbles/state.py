"""A heap in play: how many pebbles are left, whose turn it is, and a charm each, a mere secret."""

from grognard.core.dice import Dice, SeededDice
from grognard.core.event import EVERYONE, Event, only
from grognard.core.saves import saved_log, seal
from grognard.core.state import Outcome, State
from grognard.core.types import NOBODY, Action, Json, Player

CHARMS = 1000
MOST = 3
"""§2 Nobody takes more at once."""


class PebblesState(State):
    """The columns, and all that the contract asks of them."""

    def __init__(self) -> None:
        self.heap = 0
        self.turn = 0
        self.charm_of = [0, 0]
        self.scenario = ""
        self.fate = 0
        self.chain = 0
        self.dice: Dice = SeededDice()
        self.log: list[Event] | None = []

    def note(self, rule: str, kind: str, who: Player, number: int, seen_by: int = EVERYONE) -> None:
        if self.log is not None:
            self.log.append(Event(rule, kind, who, [number], seen_by))

    def set_up(self) -> None:
        """§1 Each side draws a secret charm, one of a thousand."""
        for side in (0, 1):
            self.charm_of[side] = self.dice.below(CHARMS, "charm")
            self.note("§1", "charm", side, self.charm_of[side], only(side))

    def to_move(self) -> Player:
        return NOBODY if self.is_over() else self.turn

    def seats_to_answer(self) -> tuple[Player, ...]:
        return () if self.is_over() else (self.turn,)

    def prompt(self) -> str:
        return "" if self.is_over() else "take"

    def section(self) -> str:
        return "§3" if self.is_over() else "§2"

    def legal_actions(self, seat: Player = NOBODY) -> list[Action]:
        """§2 One to three pebbles, and no more than there are."""
        if self.is_over() or (seat != NOBODY and seat != self.turn):
            return []
        return list(range(min(MOST, self.heap)))

    def apply(self, action: Action) -> None:
        """§2 Take pebbles; then it is the other's turn."""
        self.heap -= action + 1
        self.note("§2", "take", self.turn, action + 1)
        self.chain += 1
        self.turn = 1 - self.turn

    def observe(self, seat: Player) -> Json:
        charms: list[object] = [self.charm_of[s] if s == seat else None for s in (0, 1)]
        return {"heap": self.heap, "turn": self.turn, "charms": charms}

    def redraw(self, seat: Player, dice: Dice) -> None:
        for side in (0, 1):
            if side != seat:
                self.charm_of[side] = dice.below(CHARMS, "charm")

    def is_over(self) -> bool:
        return self.heap == 0

    def outcome(self) -> Outcome | None:
        """§3 Whoever takes the last pebble wins."""
        if not self.is_over():
            return None
        return Outcome(1 - self.turn, "pebbles-victory", "pebbles-last", "§3")

    def clone(self) -> "PebblesState":
        twin = PebblesState()
        twin.heap, twin.turn, twin.charm_of = self.heap, self.turn, self.charm_of[:]
        twin.scenario, twin.fate, twin.chain = self.scenario, self.fate, self.chain
        twin.dice = self.dice.clone()
        twin.log = None if self.log is None else self.log[:]
        return twin

    def save(self) -> Json:
        saved: Json = {"game": "pebbles", "scenario": self.scenario, "heap": self.heap}
        saved |= {"turn": self.turn, "charm_of": self.charm_of[:], "chain": self.chain}
        saved |= {"fate": self.fate, "dice": self.dice.save(), "log": saved_log(self.log)}
        return seal(saved)

    def check(self) -> list[str]:
        return (
            [] if self.heap >= 0 and self.turn in (0, 1) else ["§2 more was taken than there was"]
        )
