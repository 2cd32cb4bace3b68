"""Duel: the smallest game with everything in it, and with faults that can be switched on.

§1 Each side secretly draws a number from 0 to 2. §2 Three rounds: both bid 0 to 2 in secret, §3
but never their own number. §4 The higher bid (a tie: the first side) may strike: 4 to 6 on a die
scores a point. §5 After three rounds the higher score wins.
"""

import json
from collections.abc import Callable, Sequence
from typing import TypedDict

from grognard.core.dice import Dice, SeededDice, load_dice
from grognard.core.drawing import Board, Span
from grognard.core.errors import BadAction, BadSave
from grognard.core.event import EVERYONE, Event, event_from_json, only
from grognard.core.features import Features
from grognard.core.game import Game, Option, Scenario
from grognard.core.message import Message
from grognard.core.odds import Chance, Item, Odds, Throw
from grognard.core.reason import Reason
from grognard.core.sent import UNDECLARED, Sent
from grognard.core.state import Outcome, State
from grognard.core.types import NOBODY, NOT_ASKED_CODE, OK, SPECTATOR, Action, Json, Player

STRIKE, PASS, SURRENDER = 3, 4, 5
TEXTS = ("bid-0", "bid-1", "bid-2", "strike", "pass", "surrender")
OWN_NUMBER, NEVER = 1, 2
ROUNDS = 3
COLUMNS = ("secret_of", "bid_of", "score_of", "past_bids", "round", "striker", "fate", "chain")


class Forgotten(TypedDict):
    """An observation without its last fields."""

    secrets: list[int | None]
    score: list[int]


DECLARED = {
    "other-observation": Sent(Forgotten),
    "other-event": Sent(None, {"secret": "own:number", "bids": "bids:text*"}, {"text": str}),
    "short-event": Sent(None, {"secret": "own:number", "bids": "bid:number", "strike": ""}),
}
"""What a faulty game declares; the sound one declares nothing."""


class DuelState(State):
    """The columns of a duel, and the fault it suffers from ("" for none)."""

    def __init__(self, fault: str = "") -> None:
        self.fault = fault
        self.secret_of = [0, 0]
        self.bid_of = [-1, -1]
        self.score_of = [0, 0]
        self.past_bids: list[list[int]] = []
        self.round = 0
        self.striker = NOBODY
        self.fate = 0
        self.chain = 0
        self.dice: Dice = SeededDice()
        self.log: list[Event] | None = []

    def set_up(self, dice: Dice) -> None:
        """§1 Draw the secret numbers."""
        self.dice = dice
        for seat in (0, 1):
            self.secret_of[seat] = dice.below(3, "secret")
            self.note("§1", "secret", seat, [self.secret_of[seat]], only(seat))

    def note(
        self, rule: str, kind: str, who: Player, numbers: Sequence[int], seen_by: int = EVERYONE
    ) -> None:
        if self.fault == "event-without-section":
            rule = "somewhere"
        if self.log is None and self.fault == "loud":
            self.log = []
        if self.log is not None:
            self.log.append(Event(rule, kind, who, numbers, seen_by))

    def to_move(self) -> Player:
        if self.is_over():
            return 0 if self.fault == "asks-on" else NOBODY
        if self.striker != NOBODY:
            return self.striker
        return 0 if self.bid_of[0] < 0 else 1

    def seats_to_answer(self) -> tuple[Player, ...]:
        if self.is_over():
            return ()
        if self.striker != NOBODY:
            return (self.striker,)
        return (0, 1) if self.bid_of[0] < 0 else (1,)

    def prompt(self) -> str:
        if self.is_over():
            return ""
        return "bid" if self.striker == NOBODY else "strike"

    def section(self) -> str:
        if self.fault == "question-without-section":
            return ""
        return "§5" if self.is_over() else "§2" if self.striker == NOBODY else "§4"

    def public_section(self) -> str:
        return self.section()

    def legal_actions(self, seat: Player = NOBODY) -> list[Action]:
        seat = self.to_move() if seat == NOBODY else seat
        if seat not in self.seats_to_answer():
            return [0] if self.fault == "answers-unasked" else []
        if self.fault == "dead-end" and self.striker != NOBODY and self.round:
            return []
        if self.fault == "forgets" and self.round:
            return [PASS] if self.striker != NOBODY else self._bids(seat)
        if self.striker != NOBODY:
            return [PASS, STRIKE] if self.fault == "unsorted" else [STRIKE, PASS]
        return self._bids(seat)

    def _bids(self, seat: Player) -> list[Action]:
        return [bid for bid in range(3) if bid != self.secret_of[seat]]

    def apply(self, action: Action) -> None:
        if self.fault == "crash" and self.round == ROUNDS - 1:
            raise ZeroDivisionError("boom")
        if action in (STRIKE, PASS):
            self.strike(action == STRIKE)
        else:
            self.bid(action)

    def bid(self, action: Action) -> None:
        """§2 Take a bid; with the second, both are revealed."""
        if self.bid_of[0] < 0:
            self.bid_of[0] = action
            if self.fault == "bid-leaks":
                self.note("§2", "bid", 0, [action])
            return
        self.bid_of[1] = action
        self.fate += 1
        self.chain += 1
        self.note("§2", "bids", NOBODY, self.bid_of)
        self.striker = 0 if self.bid_of[0] >= self.bid_of[1] else 1

    def strike(self, really: bool) -> None:
        """§4 Roll for a point, or pass."""
        if really:
            roll = self.dice.below(6, "strike")
            self.fate += 0 if self.fault == "fateless" else 1
            self.score_of[self.striker] += int(roll >= 3)
            self.note("§4", "strike", self.striker, [roll + 1])
        if self.fault == "event-leaks":
            self.note("§1", "secret", 0, [self.secret_of[0]])
        self.past_bids.append(self.bid_of[:] if self.fault != "shared" else self.bid_of)
        if self.fault == "shared":
            self.bid_of[0] = self.bid_of[1] = -1
        self.bid_of = self.bid_of if self.fault == "shared" else [-1, -1]
        self.striker = NOBODY
        self.round += 1
        self.chain += 1

    def observe(self, seat: Player) -> Json:
        secrets: list[object] = [None, None]
        if seat != SPECTATOR:
            secrets[seat] = self.secret_of[seat]
        bids = [bid >= 0 for bid in self.bid_of] if self.striker == NOBODY else self.bid_of
        view: Json = {"secrets": secrets, "score": self.score_of[:], "past": self.past_bids[:]}
        view.update({"bids": bids, "round": self.round, "striker": self.striker})
        if self.fault == "peeks" and seat == 1:
            view["other"] = self.secret_of[0]
        if self.fault == "spectator-peeks" and seat == SPECTATOR:
            view["secrets"] = self.secret_of[:]
        if self.fault == "tuple-observation":
            view["score"] = tuple(self.score_of)
        return view

    def redraw(self, seat: Player, dice: Dice) -> None:
        for side in (0, 1):
            if side != seat and not self._remembers(seat, side):
                possible = [number for number in range(3) if self._may_have(side, number)]
                self.secret_of[side] = possible[dice.below(len(possible), "secret")]
            if side != seat and self.striker == NOBODY and self.bid_of[side] >= 0:
                self.bid_of[side] = (self.secret_of[side] + 1 + dice.below(2, "bid")) % 3

    def _remembers(self, seat: Player, side: Player) -> bool:
        """Whether a fault lets the truth into a sample."""
        fault = "spectator-depends" if seat == SPECTATOR else "depends"
        return self.fault == fault and self.secret_of[side] == 0

    def determinize(self, seat: Player, seed: int) -> "DuelState":
        twin = super().determinize(seat, seed)
        if self.fault == "same-dice":
            twin.dice = self.dice.clone()
        if self.fault == "deal-and-dice-alike":
            twin.redraw(seat, SeededDice(seed))
        if self.fault == "impossible-sample":
            twin.round = 7
        if self.fault == "whole-log":
            twin.log = list(self.log or [])
        return twin

    def _may_have(self, seat: Player, number: int) -> bool:
        """§3 A side's number is none that it has bid."""
        shown = [bids[seat] for bids in self.past_bids]
        if self.striker != NOBODY:
            shown.append(self.bid_of[seat])
        return number not in shown

    def is_over(self) -> bool:
        if self.fault == "endless":
            return False
        return self.round >= ROUNDS

    def outcome(self) -> Outcome | None:
        if not self.is_over():
            return None
        gap = self.score_of[0] - self.score_of[1]
        winner = NOBODY if gap == 0 else 0 if gap > 0 else 1
        section = "" if self.fault == "outcome-without-section" else "§5"
        return Outcome(winner, "duel-level", "duel-end", section, {"gap": gap})

    def clone(self) -> "DuelState":
        twin = DuelState(self.fault)
        _fill(twin, json.loads(json.dumps({name: getattr(self, name) for name in COLUMNS})))
        twin.dice = self.dice.clone()
        twin.log = None if self.log is None else self.log[:]
        if self.fault == "shallow-clone":
            twin.score_of = self.score_of
            twin.log = self.log
        return twin

    def save(self) -> Json:
        saved: Json = {name: getattr(self, name) for name in COLUMNS}
        saved = json.loads(json.dumps(saved))
        saved["dice"] = self.dice.save()
        saved["log"] = None if self.log is None else [event.to_json() for event in self.log]
        if self.fault == "tuple-save":
            saved["score_of"] = tuple(self.score_of)
        if self.fault == "forgetful-save":
            saved["score_of"] = [0, 0]
        return saved

    def check(self) -> list[str]:
        if self.fault == "check" and self.round == 1:
            return ["§5 the first round is over"]
        if self.fault == "endless":
            return []
        return ["§5 too many rounds"] if not 0 <= self.round <= ROUNDS else []

    def __reduce__(self) -> str | tuple[object, ...]:
        if self.fault == "no-pickle":
            raise TypeError("cannot be pickled")
        columns = {name: getattr(self, name) for name in COLUMNS}
        return (_revived, (self.fault, columns, self.dice, self.log))


def _revived(fault: str, columns: Json, dice: Dice, log: list[Event] | None) -> DuelState:
    """Return a duel that was pickled."""
    state = DuelState(fault)
    _fill(state, columns)
    state.dice = dice
    state.log = log
    return state


def _fill(state: DuelState, saved: Json) -> None:
    for name in COLUMNS:
        setattr(state, name, saved[name])


def is_sound(saved: Json) -> bool:
    """Say whether the columns of a save are what `save` writes."""
    for name in COLUMNS:
        value = saved[name]
        if name.endswith("_of"):
            if not isinstance(value, list) or len(value) != 2:
                return False
            if not all(type(part) is int and -1 <= part <= 3 for part in value):
                return False
        elif name == "past_bids":
            if not isinstance(value, list) or not all(_is_pair(pair) for pair in value):
                return False
        elif type(value) is not int or not -1 <= value <= 20:
            return False
    return bool(saved["striker"] in (NOBODY, 0, 1)) and _are_in_range(saved)


def _is_pair(pair: object) -> bool:
    return (
        isinstance(pair, list)
        and len(pair) == 2
        and all(type(bid) is int and 0 <= bid <= 2 for bid in pair)
    )


def _are_in_range(saved: Json) -> bool:
    secrets, scores = saved["secret_of"], saved["score_of"]
    assert isinstance(secrets, list)
    assert isinstance(scores, list)
    return all(0 <= number <= 2 for number in secrets) and all(score >= 0 for score in scores)


def faulty(fault: str) -> "Duel":
    """Return the game with one fault; what it declares of what it sends may be the fault."""

    class Faulty(Duel):
        sent = DECLARED.get(fault, UNDECLARED)

    return Faulty(fault)


class Duel(Game):
    """The game, sound or with one fault."""

    name = "duel"
    seats = ("left", "right")
    num_actions = len(TEXTS)
    rules_version = 1

    def __init__(self, fault: str = "") -> None:
        self.fault = fault
        self.games_begun = 0

    def scenarios(self) -> list[Scenario]:
        return [Scenario("field", 1, False, {}), Scenario("forest", 2, False, {})]

    def options(self) -> list[Option]:
        return [Option("weather", ("fair", "foul"), "fair", "§1")]

    def new_state(self, scenario: str, options: dict[str, str], dice: Dice) -> DuelState:
        state = DuelState(self.fault)
        state.set_up(dice)
        self.games_begun += 1
        if self.fault == "remembers":
            state.score_of[0] = self.games_begun % 2
            state.note("§1", "secret", 0, [self.games_begun])
        return state

    def load_state(self, saved: Json) -> DuelState:
        if self.fault == "crashing-load":
            return self._load(saved)
        try:
            return self._load(saved)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise BadSave("bad-save", game=self.name, detail=str(error)) from None

    def _load(self, saved: Json) -> DuelState:
        if set(saved) != {*COLUMNS, "dice", "log"}:
            raise ValueError("other columns")
        if not is_sound(saved) and self.fault != "trusting-load":
            raise ValueError("unsound columns")
        state = DuelState(self.fault)
        _fill(state, json.loads(json.dumps(saved)))
        state.dice = load_dice(saved["dice"])
        log = saved["log"]
        if log is not None and not isinstance(log, list):
            raise ValueError("no log")
        state.log = None if log is None else [event_from_json(event) for event in log]
        if state.check() and self.fault != "trusting-load":
            raise ValueError("a broken state")
        return state

    def legality(self, state: State, action: Action, seat: Player) -> int:
        assert isinstance(state, DuelState)
        if action == SURRENDER:
            return NEVER
        if (action in (STRIKE, PASS)) != (state.striker != NOBODY):
            return NOT_ASKED_CODE
        if self.fault == "refusal-moves":
            state.chain += 1
        if self.fault == "refusal-leaks" and state.secret_of[1 - seat] == 0 and action == 0:
            return NEVER
        if action < STRIKE and action == state.secret_of[seat]:
            return OWN_NUMBER
        return OK

    def reason(self, state: State, action: Action, code: int) -> Reason:
        section = "" if self.fault == "reason-without-section" else "§3"
        if self.fault == "placeable":
            return Reason(f"duel-why-{code}", section)
        if self.fault == "raw":
            return Reason(f"duel-why-{code}", section, {"action": TEXTS[action]})
        return Reason(f"duel-why-{code}", section, {"action": action})

    def action_text(self, state: State, action: Action) -> str:
        assert isinstance(state, DuelState)
        if self.fault == "same-texts" and action in (STRIKE, PASS):
            return "strike"
        if self.fault == "texts-change":
            return f"{state.round}-{TEXTS[action]}"
        return TEXTS[action]

    def parse_action(self, state: State, text: str) -> Action:
        if self.fault == "texts-change":
            text = text.partition("-")[2]
        if text not in TEXTS:
            raise KeyError(text) if self.fault == "parse-crash" else BadAction("no", text=text)
        return TEXTS.index(text)

    def target(self, state: State, action: Action) -> str:
        return f"{'hex' if self.fault == 'undrawn' else 'option'}:{TEXTS[action]}"

    def explain(self, state: State, seat: Player, target: str) -> list[Reason]:
        if self.fault == "mute":
            return []
        told = super().explain(state, seat, target)
        return told + told if self.fault == "said-twice" else told

    def hides(self, state: State) -> bool:
        assert isinstance(state, DuelState)
        return self.fault == "hiding-leaks" and 0 in state.secret_of

    def odds(self, state: State, action: Action) -> Odds | None:
        if action != STRIKE:
            return None
        hit = Chance(Message("duel-hit"), 3, 6, (3,))
        miss = Chance(Message("duel-miss"), 3, 6, (0,))
        if self.fault == "odds-short":
            hit = Chance(Message("duel-hit"), 2, 6, (3,))
        if self.fault == "odds-wrong":
            hit = Chance(Message("duel-hit"), 2, 6, (3,))
            miss = Chance(Message("duel-miss"), 4, 6, (0,))
        if self.fault == "odds-impossible":
            miss = Chance(Message("duel-miss"), 3, 6, (9,))
        if self.fault == "odds-unused":
            miss = Chance(Message("duel-miss"), 3, 6, (0, 1, 1))
        items = [Item(Message("duel-base"), 4, "§4")]
        return Odds("§4", [Throw(Message("duel-strike"), items, [hit, miss])])

    def ends(self, state: State, action: Action) -> bool:
        return False

    def wishes(self, state: State) -> dict[str, list[Action]]:
        return {}

    def describe_prompt(self, state: State) -> Message:
        return Message(f"duel-ask-{state.prompt()}")

    def describe_action(self, state: State, action: Action) -> Message:
        return Message("duel-do", {"action": TEXTS[action]})

    def describe_event(self, state: State, event: Event) -> Message:
        if self.fault == "unsaid":
            return Message(f"duel-event-{event.kind}")
        return Message(f"duel-event-{event.kind}", {"first": event.numbers[0]})

    def draw(self, observation: Json, say: Callable[[Message], str]) -> Board:
        if self.fault == "draw-crash":
            raise RuntimeError("no pencil")
        board = Board()
        style = "pink" if self.fault == "pink" else "seat0"
        board.rows.append([Span(say(Message("duel-title")), style)])
        if self.fault == "ghost":
            board.rows.append([Span("boo", "", "hex:nowhere")])
        if self.fault == "untitled":
            board.rows.append([Span(say(Message("duel-nowhere")))])
        return board

    def prompts(self) -> list[str]:
        return ["bid", "strike"]

    def fill_features(self, features: Features, state: State, seat: Player) -> None:
        assert isinstance(state, DuelState)
        features.many("score", list(self.seats), [float(score) for score in state.score_of])
        features.number("secret", float(state.secret_of[seat]))
        if self.fault == "feature-leaks":
            features.number("enemy secret", float(state.secret_of[1 - seat]))
        if self.fault == "feature-comes-and-goes" and state.round > 1:
            features.truth("late", True)

    def legal_mask(self, state: State, seat: Player = NOBODY) -> bytes:
        mask = super().legal_mask(state, seat)
        return mask[:-1] if self.fault == "short-mask" else mask

    def evaluate(self, state: State, seat: Player) -> float:
        assert isinstance(state, DuelState)
        return (state.score_of[seat] - state.score_of[1 - seat]) / ROUNDS
