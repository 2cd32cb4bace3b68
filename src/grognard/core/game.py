"""The abstract game: what never changes, and the public way to play."""

import secrets
from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from grognard.core.campaign import Campaign
from grognard.core.dice import Dice, SeededDice
from grognard.core.drawing import Board as Board
from grognard.core.errors import (
    BadOption,
    IllegalAction,
    MissingMethod,
    UnknownScenario,
)
from grognard.core.event import Event
from grognard.core.features import Features
from grognard.core.fitted import NO_TERMS, Fitted, Judging, Terms
from grognard.core.measures import UNMEASURED, Measures
from grognard.core.message import Message
from grognard.core.note import Note
from grognard.core.odds import Odds
from grognard.core.plan import Plan
from grognard.core.question import Question, Wishes
from grognard.core.reason import GAME_OVER, NO_SUCH_THING, NOT_ASKED, NOT_YOURS, Reason
from grognard.core.sent import UNDECLARED, Sent
from grognard.core.state import Rules, State, restored
from grognard.core.types import NOBODY, Action, Json, Player

LEFT_FLANK: Final = 1
RIGHT_FLANK: Final = 2
RESERVE: Final = 4
FIRST_CARD: Final = 8
"""What an answer may be about; see `Game.aspects`."""


@final
class Scenario:
    """A battle one can choose: id, number in the booklet, whether its data is reconstructed.

    `facts` holds what a lobby shows (victory conditions, length, sides), as JSON. The title is
    the message `<game>-scenario-<id>`.
    """

    __slots__ = ("facts", "id", "number", "reconstructed")

    def __init__(
        self,
        id: str = "",
        number: int = 0,
        reconstructed: bool = False,
        facts: Json | None = None,
    ) -> None:
        self.id: str = id
        self.number: int = number
        self.reconstructed: bool = reconstructed
        self.facts: Json = facts if facts is not None else {}


@final
class Option:
    """A choice before the game: an optional rule, or a ruling on which players may differ.

    Said by the messages `<game>-option-<id>` and `<game>-option-<id>-<value>`. One that came with a
    later version of the rules says which (`since`), and by which value all played until then
    (`before`), so that a match begun earlier keeps it.
    """

    __slots__ = ("before", "default", "id", "section", "since", "values")

    def __init__(
        self,
        id: str = "",
        values: Sequence[str] = (),
        default: str = "",
        section: str = "",
        since: int = 1,
        before: str = "",
    ) -> None:
        self.id: str = id
        self.values: tuple[str, ...] = tuple(values)
        self.default: str = default
        self.section: str = section
        self.since: int = since
        self.before: str = before or default


@final
class Change:
    """What a version of the rules plays differently from the one before it.

    Said by the message `<game>-change-<id>`. An option that came with the version says itself what
    it changed, and needs none.
    """

    __slots__ = ("id", "section", "version")

    def __init__(self, version: int = 0, section: str = "", id: str = "") -> None:
        self.version: int = version
        self.section: str = section
        self.id: str = id


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Rules):
    """One game: immutable, shared by all its states.

    - `name` is the id in file names and on the command line;
    - `seats` names the sides; `num_actions` bounds the action space;
    - `rules_version` changes with every change of behaviour;
    - `sent` declares the types of observation and events; without it any observation may be sent,
      and of an event its bare numbers;
    - `measures` tells reports of the balance what was lost and what was lacking;
    - `judging` holds the terms of a value fitted to results, that value, if there is one, and the
      weights of the evaluation, if they are in a data file;
    - `oversights` is how many things a weak player may overlook; see `narrow_overlooking`;
    - `is_open` says that nothing is hidden from anybody, so no time can betray anything.
    """

    rules_version: ClassVar[int]
    sent: ClassVar[Sent] = UNDECLARED
    measures: ClassVar[Measures] = UNMEASURED
    judging: ClassVar[Judging] = NO_TERMS
    oversights: ClassVar[int] = 0
    is_open: ClassVar[bool] = False

    # What a game must give.

    @abstractmethod
    def scenarios(self) -> list[Scenario]:
        """Return the battles in the booklet's order."""
        raise MissingMethod("missing-method", name="Game.scenarios")

    @abstractmethod
    def options(self) -> list[Option]:
        """Return the choices before the game."""
        raise MissingMethod("missing-method", name="Game.options")

    @abstractmethod
    def new_state(self, scenario: str, options: dict[str, str], dice: Dice) -> State:
        """Set a battle up; scenario and options are known to be good."""
        raise MissingMethod("missing-method", name="Game.new_state")

    def load_state(self, saved: Json) -> State:
        """Rebuild a state from `State.save`; raises BadSave on anything else."""
        return restored(self, saved)

    def parse_action(self, state: State, text: str) -> Action:
        """Return the action of a text; raises BadAction if it names none."""
        return self.clicks(state).parse(text)

    def target(self, state: State, action: Action) -> str:
        """Return what is clicked for an action: "piece:12", "tile:17B", "card:scout_a"."""
        return self.clicks(state).targets[action]

    @abstractmethod
    def odds(self, state: State, action: Action) -> Odds | None:
        """Return the exact chances of what a legal action would roll, or None if nothing is.

        Computed from what the deciding seat knows.
        """
        raise MissingMethod("missing-method", name="Game.odds")

    def describe_prompt(self, state: State) -> Message:
        """Return the open question as a sentence for the seat that answers it."""
        question = state.question()
        return Message(f"{self.name}-ask-{question.said(state)}", question.args(state))

    def describe_action(self, state: State, action: Action) -> Message:
        """Return an action as a button label for the seat that answers."""
        return (
            self.label(state, action) if state.is_over() else state.question().label(state, action)
        )

    def ends(self, state: State, action: Action) -> bool:
        """Say whether an answer gives up what could still be done in a turn, a phase or a hand."""
        return action == state.question().gives_up

    def passes(self, state: State, action: Action) -> bool:
        """Say whether an answer declines what the open question offers, and nothing else."""
        return action == state.question().passes

    def wishes(self, state: State) -> Wishes:
        """Return what a player may have wished before the open question: answers by preference."""
        return state.question().wishes

    @abstractmethod
    def describe_event(self, state: State, event: Event) -> Message:
        """Return an event as a sentence of the log; only the state's scenario is looked at."""
        raise MissingMethod("missing-method", name="Game.describe_event")

    def sent_number(self, state: State, meaning: str, number: int) -> object:
        """Return what is sent for a number of an event; only the state's scenario is looked at."""
        return self.sent.plain(meaning, number)

    @abstractmethod
    def draw(self, observation: Json, say: Callable[[Message], str]) -> Board:
        """Draw an observation with letters, from nothing but the observation.

        The terminal shows it, and the browser's table where a game has no board of its own. A span
        that shows a thing names its target: by that it lights up and can be clicked.
        """
        raise MissingMethod("missing-method", name="Game.draw")

    def board(self) -> str:
        """Return the file of the game's board for the browser, in its package; "" for none.

        An ES module beside the folder `messages`. A game without one is drawn with letters.
        """
        return ""

    @abstractmethod
    def evaluate(self, state: State, seat: Player) -> float:
        """Return how good a full state is for a seat, about -1 (lost) to +1 (won)."""
        raise MissingMethod("missing-method", name="Game.evaluate")

    def narrow(self, state: State, actions: list[Action]) -> list[Action]:
        """Return those of the legal actions that a computer player should look at, never none.

        For games whose questions have so many answers that a search would only draw lots.
        """
        return actions

    def narrow_overlooking(
        self, state: State, actions: list[Action], overlooked: int
    ) -> list[Action]:
        """Return what `narrow` returns to one who overlooks something: a bit for each oversight.

        For games that choose in `narrow`, where a weak player would choose no worse than a strong
        one.
        """
        return self.narrow(state, actions)

    def draft(self, state: State, dice: Dice, budget: int) -> list[Action]:
        """Return clicks for many decisions of a seat at once, or none where nothing is to plan.

        For games that choose click by click in `narrow`, where some thinking could find a better
        whole; `budget` counts positions. They hold until fate speaks.
        """
        return []

    def terms(self, state: State, seat: Player) -> Terms | None:
        """Return what a fitted value looks at, None for a game that has none.

        Asked for where a player turn begins; see `grognard.core.fitted`.
        """
        return self.judging.terms(state, seat)

    def term_names(self) -> tuple[str, ...]:
        """Return the names of the terms, in order."""
        return self.judging.names

    def fitted(self) -> Fitted | None:
        """Return the value that was fitted to the results of games, if there is one."""
        return self.judging.fitted

    def prospect(self, state: State, seat: Player) -> float:
        """Return how good a state is where a player turn begins: fitted, or else evaluated."""
        fitted, terms = self.fitted(), None
        if fitted is not None and not state.is_over():
            terms = self.terms(state, seat)
        if fitted is None or terms is None:
            return self.evaluate(state, seat)
        return fitted.value(terms)

    def player_turn(self, state: State) -> int:
        """Return the number of the player turn, which rises from one to the next.

        A search looks to the end of the turn and of the one after it, the enemy's reply. Where a
        game does not say, every decision is a turn.
        """
        return state.chain

    def pace(self) -> int:
        """Return about how many positions a search looks at in a thousandth of a second, compiled.

        Budgets are counted in positions, and made of this: no player looks at a clock.
        """
        return 90

    def decisions_ahead(self) -> int:
        """Return how many of its own decisions a player looks at who plans a turn, 1 if at none.

        Where it is more, what a decision is worth is what the turn makes of it, and not what the
        enemy replies.
        """
        return 1

    def aspects(self, state: State, action: Action) -> int:
        """Return what an answer is about, of what a weak player forgets: bits from LEFT_FLANK on.

        Every card has a bit of its own, from FIRST_CARD on; in a game without cards the guns have.
        """
        return 0

    def reference_evaluate(self, state: State, seat: Player) -> float:
        """Return how good the player `reference` finds a state; it never changes its mind.

        A game whose evaluation has changed since keeps a copy of the old one.
        """
        return self.evaluate(state, seat)

    def reference_narrow(self, state: State, actions: list[Action]) -> list[Action]:
        """Return those of the legal actions at which the player `reference` looks, never none.

        A game that narrows keeps a copy of that too, so that the search may look elsewhere.
        """
        return actions

    def fill_features(self, features: Features, state: State, seat: Player) -> None:
        """Add the game's own numbers of what a seat knows; see `features`.

        They are as many, and have the same names, in every position of every scenario.
        """
        return

    def changes(self) -> list[Change]:
        """Return what later versions of the rules changed, for those whose match began before."""
        return []

    def hides(self, state: State) -> bool:
        """Say whether the time that the open question takes could betray what its seat holds.

        So it is where a decision begins and it depends on hidden facts whether there is anything to
        decide; above all with a question that is asked only so that its absence betrays nothing.
        Depends on public facts alone, and is the same for either truth.
        """
        return not state.is_over() and state.question().hides(state)

    def campaign(self) -> Campaign | None:
        """Return a new campaign that links the scenarios, or None if the game has none."""
        return None

    # The public way to play.

    def new(
        self,
        scenario: str = "",
        seed: int | None = None,
        options: Mapping[str, str] | None = None,
        dice: Dice | None = None,
    ) -> State:
        """Start a battle ("" is the first) with seeded dice, or with `dice`; its log is on."""
        scenario = scenario or self.scenarios()[0].id
        if all(known.id != scenario for known in self.scenarios()):
            known_ids = ", ".join(known.id for known in self.scenarios())
            raise UnknownScenario("unknown-scenario", name=scenario, known=known_ids)
        if dice is None:
            dice = SeededDice(secrets.randbits(63) if seed is None else seed)
        return self.new_state(scenario, self.full_options(options), dice)

    def options_since(self, version: int, options: Mapping[str, str]) -> dict[str, str]:
        """Return the options of a match begun by an older version, with what held then filled in.

        Raises BadOption where it was begun with what cannot be chosen any more.
        """
        then = {option.id: option.before for option in self.options() if option.since > version}
        return self.full_options({**then, **options})

    def changes_since(self, version: int) -> list[Change]:
        """Return what is played differently now than by an older version."""
        return [change for change in self.changes() if change.version > version]

    def full_options(self, options: Mapping[str, str] | None) -> dict[str, str]:
        """Return the options with every default filled in; raises BadOption."""
        full = {option.id: option.default for option in self.options()}
        if options is None:
            return full
        choices = {option.id: option.values for option in self.options()}
        for name, value in options.items():
            if name not in choices:
                raise BadOption("unknown-option", name=str(name), known=", ".join(choices))
            if value not in choices[name]:
                known = ", ".join(choices[name])
                raise BadOption("bad-option", name=name, value=str(value), known=known)
            full[name] = value
        return full

    def play(self, state: State, action: Action) -> None:
        """Apply an action of the seat to move after checking it; raises IllegalAction."""
        reason = self.why_not(state, action)
        if reason is not None:
            raise IllegalAction(reason)
        state.apply(action)

    def features(self, state: State, seat: Player) -> list[float]:
        """Return what a seat knows as numbers for learning, always as many, in one order.

        Most lie between -1 and 1. They depend on nothing that the seat may not know;
        `feature_names` says what each of them is.
        """
        return self._features(state, seat, False).numbers

    def feature_names(self) -> list[str]:
        """Return the name of each number of `features`, no two alike."""
        return self._features(self.new(seed=0), 0, True).names

    def _features(self, state: State, seat: Player, is_named: bool) -> Features:
        found = Features(is_named)
        prompts = self.prompts()
        asked = seat in state.seats_to_answer()
        found.number("seat", float(seat))
        found.truth("over", state.is_over())
        found.one_of("asked", prompts.index(state.prompt()) if asked and prompts else -1, prompts)
        self.fill_features(found, state, seat)
        return found

    def prompts(self) -> list[str]:
        """Return the id of every question that the game can ask, each once.

        A game that asks without a table of questions says them itself.
        """
        return list({task.id: 0 for task in self.tasks() if isinstance(task, Question)})

    def legal_mask(self, state: State, seat: Player = NOBODY) -> bytes:
        """Return a byte for each of the `num_actions` actions: 1 where it is legal, otherwise 0."""
        mask = bytearray(self.num_actions)
        for action in state.legal_actions(seat):
            mask[action] = 1
        return bytes(mask)

    def event_fields(self, state: State, event: Event) -> Json:
        """Return what an event says, each part by its name, as it is sent."""
        declared = self.sent
        if not declared.fields_of:
            return {"numbers": list(event.numbers)}
        found: Json = {}
        for field, numbers in declared.numbers_of(event):
            parts = [self.sent_number(state, field.meaning, number) for number in numbers]
            found[field.name] = parts if field.is_list() else parts[0]
        return found

    def actions_on(self, state: State, target: str) -> list[Action]:
        """Return the actions that a click on a thing can mean; [] if there is no such thing.

        Looks at every action; a game that knows them by heart may answer faster.
        """
        return [a for a in range(self.num_actions) if self.target(state, a) == target]

    def meanings(self, state: State, target: str) -> list[str]:
        """Return what else a click on a thing may mean: its card, the place where it stands.

        For clicks that answer no open question; from what everybody sees of the table.
        """
        return []

    def note(self, state: State, action: Action) -> Note | None:
        """Return what a legal answer costs or gives up, said beside it; None for nothing to say.

        From what the seat that is asked may know.
        """
        return None

    def plans(self, state: State) -> list[Plan]:
        """Return what the open question offers as "all": chains that stop at the first fate.

        From what the seat that is asked may know. A game that is not written in the frame has no
        table of questions, and offers nothing.
        """
        if state.is_over() or not state.table:
            return []
        return state.question().plans(state)

    def plan(self, state: State, id: str) -> Plan | None:
        """Return a plan by its id, None if there is none now.

        A game may know more than it offers: such as need a goal that is clicked first.
        """
        for one in self.plans(state):
            if one.id == id:
                return one
        return None

    def is_said_last(self, reason: Reason) -> bool:
        """Say whether a reason is told only where there is no other; see `explain`."""
        return False

    def explain(self, state: State, seat: Player, target: str) -> list[Reason]:
        """Return why a thing on the table cannot be clicked by a seat; [] if it can.

        No sentence is said twice, whatever sections it stands under: the first counts.
        """
        if state.is_over():
            return [Reason(GAME_OVER, state.section())]
        actions = self.actions_on(state, target)
        if not actions:
            return [Reason(NO_SUCH_THING, state.public_section())]
        if seat not in state.seats_to_answer():
            return [Reason(NOT_YOURS, state.public_section())]
        reasons: list[Reason] = []
        asked: list[Reason] = []
        first: list[Reason] = []
        for action in actions:
            reason = self.why_not(state, action, seat)
            if reason is None:
                return []
            if not reason.is_said_in(reasons):
                reasons.append(reason)
                if reason.code != NOT_ASKED:
                    asked.append(reason)
                    if not self.is_said_last(reason):
                        first.append(reason)
        return first or asked or reasons
