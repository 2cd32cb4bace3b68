"""What comes out of a match: all that one seat may see, and nothing more."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from grognard.core.event import Event
from grognard.core.game import Game
from grognard.core.message import Message
from grognard.core.note import Note
from grognard.core.reason import NO_SUCH_THING, NOT_YOURS, Reason
from grognard.core.state import Outcome, State, Step
from grognard.core.types import Action, Json, Player


class Choice(NamedTuple):
    """One legal answer: the action, its text, what is clicked, what it is called, its section.

    `ends`: it gives up what could still be done in a turn, a phase or a hand.
    `note`: what it costs or gives up besides.
    """

    action: Action
    text: str
    target: str
    label: Message
    section: str
    ends: bool = False
    note: Note | None = None

    def to_json(self) -> Json:
        """Return the choice as plain JSON."""
        return {
            "action": self.action,
            "text": self.text,
            "target": self.target,
            "label": self.label.to_json(),
            "section": self.section,
            "ends": self.ends,
            "note": None if self.note is None else self.note.to_json(),
        }


def choice_of(game: Game, state: State, action: Action) -> Choice:
    """Return a legal answer to the open question as the seat that answers it sees it."""
    return Choice(
        action=action,
        text=game.action_text(state, action),
        target=game.target(state, action),
        label=game.describe_action(state, action),
        section=state.section(),
        ends=game.ends(state, action),
        note=game.note(state, action),
    )


def choices_of(game: Game, state: State, seat: Player) -> tuple[Choice, ...]:
    """Return all legal answers of a seat."""
    return tuple([choice_of(game, state, action) for action in state.legal_actions(seat)])


class Offer(NamedTuple):
    """What the open question offers as "all": its id, and its label."""

    id: str
    label: Message

    def to_json(self) -> Json:
        """Return it as plain JSON."""
        return {"id": self.id, "label": self.label.to_json()}


def offers_of(game: Game, state: State) -> tuple[Offer, ...]:
    """Return what the open question offers as "all"."""
    return tuple(Offer(plan.id, plan.label) for plan in game.plans(state))


def wishes_of(game: Game, state: State, seat: Player) -> dict[str, Action]:
    """Return the answer that each wish gives to the open question, where one of its is legal."""
    wishes = game.wishes(state)
    legal = state.legal_actions(seat) if wishes else []
    found = {name: [a for a in actions if a in legal] for name, actions in wishes.items()}
    return {name: actions[0] for name, actions in found.items() if actions}


class LogLine(NamedTuple):
    """One event as a seat reads it: what it says, by names, and the sentence."""

    event: Event
    fields: Json
    message: Message

    def to_json(self) -> Json:
        """Return the line as plain JSON; who else saw the event stays unsaid."""
        return {
            "rule": self.event.rule,
            "kind": self.event.kind,
            "who": self.event.who,
            "fields": self.fields,
            "message": self.message.to_json(),
        }


def line_of(game: Game, state: State, event: Event) -> LogLine:
    """Return an event as those who saw it read it."""
    return LogLine(event, game.event_fields(state, event), game.describe_event(state, event))


class Request(NamedTuple):
    """What stands asked back: who asks, and what the viewer has seen happen since."""

    seat: Player
    lines: tuple[LogLine, ...]

    def to_json(self) -> Json:
        """Return it as plain JSON."""
        return {"seat": self.seat, "lines": [line.to_json() for line in self.lines]}


def request_of(
    game: Game, state: State, asks: Player, steps: Sequence[Step], seat: Player
) -> Request:
    """Return what stands asked: the steps that it would take back, as far as a seat saw them."""
    events = [event for step in steps for event in step.events if event.is_seen_by(seat)]
    return Request(asks, tuple([line_of(game, state, event) for event in events]))


class View(NamedTuple):
    """The table from one seat; a seat that is not asked has no prompt, question or choices.

    `plans` are what the question offers as "all", see `Match.plan`.
    `step` is what the seat's next click must carry; it counts nothing of the other seat. `held` is
    the seat's own sealed answer that still waits for the other. `hides` says that the time an
    answer takes could betray what the seat holds. `forced` says that public facts leave just one
    answer, which may be given by itself. `wishes` are answers that a player may have wished
    beforehand, by the name of the wish. `log_length` counts the events the seat has seen,
    and falls when an undo takes some of them back. `may_ask`: the last decision can be asked back;
    `request` is what stands asked, and nothing else is answered before that.
    """

    seat: Player
    step: int
    observation: Json
    prompt: str
    question: Message | None
    section: str
    choices: tuple[Choice, ...]
    plans: tuple[Offer, ...]
    wishes: dict[str, Action]
    held: Choice | None
    hides: bool
    forced: bool
    may_undo: bool
    may_ask: bool
    request: Request | None
    log_length: int
    outcome: Outcome | None

    def to_json(self) -> Json:
        """Return the view as plain JSON."""
        return {
            "seat": self.seat,
            "step": self.step,
            "observation": self.observation,
            "prompt": self.prompt,
            "question": None if self.question is None else self.question.to_json(),
            "section": self.section,
            "choices": [choice.to_json() for choice in self.choices],
            "plans": [plan.to_json() for plan in self.plans],
            "wishes": self.wishes,
            "held": None if self.held is None else self.held.to_json(),
            "hides": self.hides,
            "forced": self.forced,
            "may_undo": self.may_undo,
            "may_ask": self.may_ask,
            "request": None if self.request is None else self.request.to_json(),
            "log_length": self.log_length,
            "outcome": None if self.outcome is None else self.outcome.to_json(),
        }


@dataclass
class Seen:
    """The events of the log that one audience has seen, as far as the log was looked at."""

    looked_at: int = 0
    events: list[Event] = field(default_factory=list)

    def look(self, state: State, seat: Player) -> list[Event]:
        """Return the events that a seat has seen; only what is new in the log is looked at."""
        if state.log is None:
            return []
        self.events.extend(one for one in state.log[self.looked_at :] if one.is_seen_by(seat))
        self.looked_at = len(state.log)
        return self.events


def discreet(reason: Reason | None) -> Reason | None:
    """Strip the section where it is that of a question the seat may know nothing of."""
    if reason is None or reason.code not in (NOT_YOURS, NO_SUCH_THING):
        return reason
    return Reason(reason.code, "", reason.params)


def told_once(reasons: list[Reason]) -> list[Reason]:
    """Return what may be said of some reasons, nothing of it twice."""
    told: list[Reason] = []
    for reason in map(discreet, reasons):
        if reason is not None and not reason.is_said_in(told):
            told.append(reason)
    return told
