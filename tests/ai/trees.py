"""A game written out as a tree, so that a test can say exactly what a player should find.

The hidden fact of a tree game is one number, `secret`, which nobody may know; `Reveal` depends on
it. A `Draw` is a chance without odds, a `Throw` one with odds.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from grognard.core.dice import Dice, SeededDice
from grognard.core.event import Event
from grognard.core.game import Board, Game, Option, Scenario
from grognard.core.message import Message
from grognard.core.odds import Chance, Odds
from grognard.core.odds import Throw as ForeseenThrow
from grognard.core.reason import Reason
from grognard.core.state import Outcome, State
from grognard.core.types import NOBODY, NOT_ASKED_CODE, OK, Action, Json, Player

SECRETS = 4


@dataclass(frozen=True)
class Leaf:
    """The end of the game."""

    winner: Player = NOBODY
    chain: int = 1


@dataclass(frozen=True)
class Ask:
    """A question to a seat; `worth` is what the evaluation says here, for seat 0."""

    answers: dict[Action, "Node"]
    seat: Player = 0
    chain: int = 0
    worth: float = 0.0


@dataclass(frozen=True)
class Sealed:
    """A question to both seats at once, with a node for every pair of answers."""

    pairs: dict[tuple[Action, Action], "Node"]
    chain: int = 0
    worth: float = 0.0


@dataclass(frozen=True)
class Chances:
    """A die whose faces are the nodes."""

    faces: tuple["Node", ...]
    has_odds: bool


@dataclass(frozen=True)
class Reveal:
    """The node that the secret number chooses."""

    by_secret: tuple["Node", ...]


Node = Leaf | Ask | Sealed | Chances | Reveal


def worth(value: float) -> Ask:
    """The end of a chain, so much worth to seat 0; the other seat goes on."""
    return Ask({0: Leaf()}, seat=1, chain=1, worth=value)


def draw(*faces: Node) -> Chances:
    """A chance that the game does not announce."""
    return Chances(faces, has_odds=False)


def throw(*faces: Node) -> Chances:
    """A chance with odds."""
    return Chances(faces, has_odds=True)


@dataclass
class Calls:
    """What was asked of the states of one game."""

    evaluations: int = 0
    logged: int = 0
    secrets: list[int] = field(default_factory=list)


class TreeState(State):
    """A place in the tree; the path is everything that both seats know."""

    def __init__(self) -> None:
        self.node: Node = Leaf()
        self.path: list[int] = []
        self.held: int | None = None
        self.secret = 0
        self.chain = 0
        self.fate = 0
        self.dice = SeededDice(0)
        self.log = []

    def to_move(self) -> Player:
        asked = self.seats_to_answer()
        return asked[0] if asked else NOBODY

    def seats_to_answer(self) -> tuple[Player, ...]:
        if isinstance(self.node, Sealed):
            return (0, 1) if self.held is None else (1,)
        return (self.node.seat,) if isinstance(self.node, Ask) else ()

    def prompt(self) -> str:
        return type(self.node).__name__.lower()

    def section(self) -> str:
        return "§1"

    def legal_actions(self, seat: Player = NOBODY) -> list[Action]:
        if seat == NOBODY:
            seat = self.to_move()
        if seat not in self.seats_to_answer():
            return []
        if isinstance(self.node, Sealed):
            return sorted({pair[seat] for pair in self.node.pairs})
        assert isinstance(self.node, Ask)
        return sorted(self.node.answers)

    def apply(self, action: Action) -> None:
        if isinstance(self.node, Ask):
            self.path.append(action)
            self._go(self.node.answers[action])
        elif isinstance(self.node, Sealed) and self.held is None:
            self.held = action
        elif isinstance(self.node, Sealed) and self.held is not None:
            self.path += [self.held, action]
            pair, self.held = (self.held, action), None
            self._go(self.node.pairs[pair])

    def _go(self, node: Node) -> None:
        while isinstance(node, Chances | Reveal):
            self.fate += 1
            if isinstance(node, Reveal):
                face, node = self.secret, node.by_secret[self.secret]
            else:
                face = self.dice.below(len(node.faces), "face")
                node = node.faces[face]
            self.path.append(face)
        self.node = node
        self.chain = node.chain

    def observe(self, seat: Player) -> Json:
        return {"path": list(self.path), "prompt": self.prompt()}

    def redraw(self, seat: Player, dice: Dice) -> None:
        self.secret = dice.below(SECRETS, "secret")

    def is_over(self) -> bool:
        return isinstance(self.node, Leaf)

    def outcome(self) -> Outcome | None:
        if not isinstance(self.node, Leaf):
            return None
        return Outcome(self.node.winner, "tree-won", "tree-leaf", "§1")

    def clone(self) -> "TreeState":
        twin = TreeState()
        twin.node, twin.path, twin.held = self.node, self.path[:], self.held
        twin.secret, twin.chain, twin.fate = self.secret, self.chain, self.fate
        twin.dice = self.dice.clone()
        twin.log = None if self.log is None else self.log[:]
        return twin

    def save(self) -> Json:
        raise NotImplementedError

    def check(self) -> list[str]:
        return []


class TreeGame(Game):
    """A game whose positions a test has written out."""

    name = "tree"
    seats = ("left", "right")
    num_actions = 1000
    rules_version = 1

    def __init__(self, root: Node) -> None:
        self.root = root
        self.calls = Calls()

    def scenarios(self) -> list[Scenario]:
        return [Scenario("tree", 1, False, {}), Scenario("same-tree", 2, False, {})]

    def options(self) -> list[Option]:
        return []

    def new_state(self, scenario: str, options: dict[str, str], dice: Dice) -> TreeState:
        state = TreeState()
        state.dice = dice
        state.secret = dice.below(SECRETS, "secret")
        state.node = self.root
        return state

    def load_state(self, saved: Json) -> State:
        raise NotImplementedError

    def legality(self, state: State, action: Action, seat: Player) -> int:
        return OK if action in state.legal_actions(seat) else NOT_ASKED_CODE

    def reason(self, state: State, action: Action, code: int) -> Reason:
        raise NotImplementedError

    def ends(self, state: State, action: Action) -> bool:
        return False

    def passes(self, state: State, action: Action) -> bool:
        return False

    def action_text(self, state: State, action: Action) -> str:
        return str(action)

    def parse_action(self, state: State, text: str) -> Action:
        return int(text)

    def target(self, state: State, action: Action) -> str:
        return f"branch:{action}"

    def odds(self, state: State, action: Action) -> Odds | None:
        assert isinstance(state, TreeState)
        if not isinstance(state.node, Ask):
            return None
        node = state.node.answers[action]
        throws: list[ForeseenThrow] = []
        while isinstance(node, Chances) and node.has_odds:
            sides = len(node.faces)
            chances = [Chance(Message("tree-face"), 1, sides, [face]) for face in range(sides)]
            throws.append(ForeseenThrow(Message("tree-die"), [], chances))
            node = node.faces[0]
        return Odds("§1", throws) if throws else None

    def describe_prompt(self, state: State) -> Message:
        raise NotImplementedError

    def describe_action(self, state: State, action: Action) -> Message:
        raise NotImplementedError

    def describe_event(self, state: State, event: Event) -> Message:
        raise NotImplementedError

    def draw(self, observation: Json, say: Callable[[Message], str]) -> Board:
        raise NotImplementedError

    def evaluate(self, state: State, seat: Player) -> float:
        assert isinstance(state, TreeState)
        self.calls.evaluations += 1
        self.calls.logged += state.log is not None
        self.calls.secrets.append(state.secret)
        assert isinstance(state.node, Ask | Sealed)
        return state.node.worth if seat == 0 else -state.node.worth
