"""What a click is told when it cannot be: said once, in words, by reasons that do occur.

    python -m grognard.research.refusals GAME

plays random games, clicks everything on the table in each, and prints what is wrong with the
answers and which reasons never came up. A reason that random games do not meet is shown by a
position built by hand, a `Built`; one that no position shows is to be removed with its messages.
"""

import argparse
import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache

from grognard.core.dice import SeededDice
from grognard.core.game import Game
from grognard.core.reason import Reason
from grognard.core.registry import load
from grognard.core.state import State
from grognard.core.types import Action, Json, Player
from grognard.research.catalogue import LANGUAGES, message_ids, said
from grognard.research.play import MAX_DECISIONS, PICKERS, Start, random_options

SEATS: tuple[Player, ...] = (0, 1)
LONGEST = 4
"""Words of the longest notation looked for in a sentence."""

ENOUGH = 50
"""Sentences of one reason that are looked through whatever they speak of."""

_LEFTOVER = re.compile(r"[{}$]|\b[a-z_]+:\w|\w_\w|#\d")
"""What no sentence holds: a placeable, a target (piece:12), an id, the number of an action."""

_LATIN = re.compile(r"[a-z]{3}")
"""In Ukrainian and Russian, part of a word that was not translated; "A20" and "17B" are names."""


@dataclass(frozen=True)
class Built:
    """A position built by hand in which a click is refused for a given reason.

    `code` goes without the game's prefix: "too-far" for skirmish-why-too-far. `build` returns the
    position and the click: a thing on the table ("piece:12"), the text of an action ("move C3"), or
    the number of one that has no text to speak of ("#29"). The seat to move clicks.
    """

    code: str
    build: Callable[[], tuple[State, str]]


@dataclass
class Refusals:
    """Everything that clicks were told: how often each reason, and what was wrong with it."""

    game: Game
    seen: Counter[str] = field(default_factory=Counter)
    clicks: int = 0
    twice: dict[str, str] = field(default_factory=dict)
    notation: dict[str, str] = field(default_factory=dict)
    _known: dict[str, dict[str, str]] = field(default_factory=dict)
    _things: set[str] = field(default_factory=set)
    _scenario: str = ""
    _texts: frozenset[str] = frozenset()

    def see(self, state: State, where: str, scenario: str) -> None:
        """Click everything on the table, and try every action; one of a kind where nobody may."""
        self._know(state, scenario)
        actions: dict[str, list[Action]] = {}
        for action in range(self.game.num_actions):
            actions.setdefault(self.game.target(state, action), []).append(action)
        kinds = {target.partition(":")[0]: target for target in actions}
        for seat in SEATS:
            is_asked = seat in state.seats_to_answer()
            for target in actions if is_asked else kinds.values():
                told = self.game.explain(state, seat, target)
                self.hear(told, where, f"seat {seat} clicks {target}")
                if is_asked and len(actions[target]) > 1:  # else it is what was just told
                    self._try(state, seat, actions[target], where)

    def _try(self, state: State, seat: Player, actions: list[Action], where: str) -> None:
        """Try actions one by one: of several on one thing, a click may leave reasons out."""
        for action in actions:
            reason = self.game.why_not(state, action, seat)
            if reason is not None:
                self.hear([reason], where, f"seat {seat} tries action {action}")

    def see_built(self, built: Built) -> list[str]:
        """Click in a built position; return what is wrong if the reason is not given."""
        state, click = built.build()
        self._know(state, "")
        told = told_to(self.game, state, click)
        self.hear(told, f"built for {built.code}", click)
        wanted = f"{self.game.name}-why-{built.code}"
        if wanted in [reason.code for reason in told]:
            return []
        return [f"{click!r} should be refused by {wanted}, but gets {told}"]

    def hear(self, told: Sequence[Reason], where: str, click: str) -> None:
        """Take in what one click was told."""
        self.clicks += 1
        for reason in told:
            self.seen[reason.code] += 1
        if len(told) > 1:
            sentences = [self._sentences(reason, where, click) for reason in told]
            for fault in _said_twice(told, sentences):
                self.twice.setdefault(fault, f"{where}: {click}")
        elif told and self._is_new(told[0]):
            self._sentences(told[0], where, click)

    def _is_new(self, reason: Reason) -> bool:
        """Say whether a sentence is worth a look: of a reason seldom heard, or of a new thing."""
        things = {repr(thing) for thing in reason.params.values()} - self._things
        self._things |= things
        return bool(things) or self.seen[reason.code] <= ENOUGH

    def never(self) -> list[str]:
        """Return the reasons of the game's catalogue that no click was given."""
        return [code for code in reasons_of(self.game) if code not in self.seen]

    def problems(self) -> list[str]:
        """Return what is wrong with what was said, each with the first click that met it."""
        return _lines(self.twice) + _lines(self.notation)

    def to_json(self) -> Json:
        """Return everything as plain JSON."""
        return {
            "game": self.game.name,
            "clicks": self.clicks,
            "seen": dict(sorted(self.seen.items())),
            "twice": dict(self.twice),
            "notation": dict(self.notation),
            "never": self.never(),
        }

    def __str__(self) -> str:
        lines = [f"{self.game.name}: {self.clicks} clicks"]
        lines += [f"  {code:<68}{count:>10}" for code, count in sorted(self.seen.items())]
        lines += ["said twice:", *(f"  {line}" for line in _lines(self.twice))]
        lines += ["notation in a sentence:", *(f"  {line}" for line in _lines(self.notation))]
        return "\n".join([*lines, "never seen:", *(f"  {code}" for code in self.never())])

    def _know(self, state: State, scenario: str) -> None:
        """Collect the notation of a scenario; it is the same in all its positions."""
        if scenario and scenario == self._scenario:
            return
        self._scenario = scenario
        actions = range(self.game.num_actions)
        texts = {self.game.action_text(state, action) for action in actions}
        texts |= {self.game.target(state, action) for action in actions}
        self._texts = frozenset(text for text in texts if _LATIN.search(text))

    def _sentences(self, reason: Reason, where: str, click: str) -> dict[str, str]:
        """Return a reason in every language; each is looked through once."""
        key = repr(reason)
        if key not in self._known:
            self._known[key] = {}
            for language in LANGUAGES:
                text, errors = said(self.game, language, reason.message())
                self._known[key][language] = text
                for fault in errors + notation_in(self.game, language, text, self._texts):
                    found = f"{fault}, {where}: {click}"
                    self.notation.setdefault(f"{reason.code} ({language})", found)
        return self._known[key]


def told_to(game: Game, state: State, click: str) -> list[Reason]:
    """Return what the seat to move is told on a click: a thing, an action's text, or "#number"."""
    if ":" in click:
        return game.explain(state, state.to_move(), click)
    action = int(click[1:]) if click.startswith("#") else game.parse_action(state, click)
    reason = game.why_not(state, action)
    return [] if reason is None else [reason]


def reasons_of(game: Game) -> list[str]:
    """Return the codes of all reasons in a game's catalogue."""
    return [id for id in message_ids(game) if id.startswith(f"{game.name}-why-")]


def notation_in(game: Game, language: str, text: str, texts: Iterable[str] = ()) -> list[str]:
    """Return what in a sentence is no word: ids, placeables, and the texts of actions.

    English words may be spelled like a notation ("tile 17B"), so texts of actions are looked for
    where they cannot be: in Ukrainian and Russian, which are given the same arguments.
    """
    faults = [f"{found[0]!r} in {text!r}" for found in _LEFTOVER.finditer(text)]
    words = [word.strip(".,;:!?()“”„«»\"'") for word in text.split()]
    ids = _ids(game)
    faults += [f"the message id {word} in {text!r}" for word in words if word in ids]
    if language != "en":
        known = texts if isinstance(texts, frozenset) else frozenset(texts)
        faults += [f"the notation {run!r} in {text!r}" for run in _runs(words) if run in known]
        if not faults and _LATIN.search(text):
            faults.append(f"untranslated words in {text!r}")
    return faults


def gather(
    game: Game,
    seed: int = 1,
    games_per_scenario: int = 1,
    every: int = 1,
    most: int = MAX_DECISIONS,
    scenarios: Sequence[str] = (),
) -> Refusals:
    """Play random games, and click everything at every `every`-th decision and at the end.

    A question met for the first time in a game is always clicked through. No game is followed for
    more than `most` decisions.
    """
    found = Refusals(game)
    dice = SeededDice(seed)
    pickers = list(PICKERS)
    for place, name in enumerate(scenarios or [one.id for one in game.scenarios()]):
        for number in range(games_per_scenario):
            options = random_options(game, dice) if number else game.full_options(None)
            start = Start(name, options, dice.below(1 << 31, "seed"))
            picker = pickers[(place + number) % len(pickers)]
            _play_through(found, start, picker, every, most)
    return found


def _play_through(found: Refusals, start: Start, picker: str, every: int, most: int) -> None:
    game, state = found.game, start.state(found.game)
    picks = SeededDice(start.seed + 1)
    met: set[str] = set()
    step = 0
    while not state.is_over() and step < most:
        if step % every == 0 or state.prompt() not in met:
            met.add(state.prompt())
            found.see(state, f"{start}, {picker}, step {step}, {state.prompt()}", start.scenario)
        state.apply(PICKERS[picker](game, state, state.legal_actions(), picks))
        step += 1
    if state.is_over():
        found.see(state, f"{start}, {picker}, the end", start.scenario)


def _said_twice(told: Sequence[Reason], sentences: Sequence[dict[str, str]]) -> list[str]:
    """Return the codes and the sentences that one click was given more than once."""
    codes = [reason.code for reason in told]
    faults = [f"{code} is given twice" for code in dict.fromkeys(codes) if codes.count(code) > 1]
    for language in LANGUAGES if not faults else ():
        texts = [sentence[language] for sentence in sentences]
        faults += [f"{text!r} is said twice" for text in set(texts) if texts.count(text) > 1]
    return faults


def _runs(words: Sequence[str]) -> list[str]:
    """Return all runs of up to LONGEST words."""
    return [
        " ".join(words[at : at + length])
        for length in range(1, LONGEST + 1)
        for at in range(len(words) - length + 1)
    ]


@cache
def _ids(game: Game) -> frozenset[str]:
    return frozenset(message_ids(game))


def _lines(faults: dict[str, str]) -> list[str]:
    return [f"{fault}: {where}" for fault, where in faults.items()]


def main(arguments: Sequence[str] | None = None) -> int:
    """Click through random games and print what was told; exit code 1 if something is wrong."""
    parser = argparse.ArgumentParser(prog="python -m grognard.research.refusals")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--scenario", action="append", default=[])
    parser.add_argument("--games", type=int, default=1, help="games of each scenario")
    parser.add_argument("--every", type=int, default=1, help="click at every n-th decision")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    game = load(chosen.game)
    found = gather(game, chosen.seed, chosen.games, chosen.every, scenarios=chosen.scenario)
    print(found)
    return 1 if found.problems() or found.never() else 0


if __name__ == "__main__":
    raise SystemExit(main())
