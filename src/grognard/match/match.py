"""A match: the true state, who sits at it, the record being written, and the way back.

Whoever runs a match (terminal, server) sends clicks in and hands views out; the state itself
never leaves. A server that must not lose a click prepares it, stores it, commits it, and only then
acknowledges it:

    click = match.prepare_play(seat, action, step)   # refuses, changes nothing
    store(click.to_json())
    match.commit(click)

After a restart `load_match(saved)` and `commit` of later clicks give the match again.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from grognard.core.dice_header import FAIR
from grognard.core.errors import IllegalAction
from grognard.core.event import Event
from grognard.core.game import Game
from grognard.core.odds import Odds
from grognard.core.practice import note_line
from grognard.core.reason import Reason
from grognard.core.record_file import Record
from grognard.core.replay import close_record
from grognard.core.state import Outcome, State, Step, take_step
from grognard.core.types import NOBODY, SPECTATOR, Action, Json, Player
from grognard.match.chains import (
    MOST_BACK,
    Samples,
    Understood,
    is_fate,
    samples_of,
    understand,
)
from grognard.match.click import (
    CHAIN,
    MIND,
    MOST_CHAINED,
    PLAY,
    UNDO,
    Click,
    MatchError,
    Seat,
    chain_text,
    mind_text,
    read_chain,
)
from grognard.match.forced import is_forced
from grognard.match.minding import change_hands, check_hands, pull_back
from grognard.match.moments import Moment, Past, Walk
from grognard.match.plans import Planned, carry_out
from grognard.match.practice import Practice
from grognard.match.preview import Preview, preview
from grognard.match.view import (
    Choice,
    LogLine,
    Offer,
    Seen,
    View,
    choice_of,
    discreet,
    wishes_of,
)

FORMAT: Final = "grognard-match"
VERSION: Final = 1


@dataclass
class Progress:
    """Where a match stands beside its record: what a save must hold to go on exactly here.

    - `clicks` counts all accepted clicks, `steps` those of each seat;
    - `held` are the answers to a sealed question that wait for the others;
    - `began` is the version of the rules by which it began; 0 means today's;
    - `practice` is what a practice match needs to go back over fate.
    """

    clicks: int
    steps: list[int]
    held: dict[Player, Action] = field(default_factory=dict)
    began: int = 0
    practice: Practice = field(default_factory=Practice)


class Match:
    """One game in progress; made by `new_match` and `load_match`.

    - `began` is the version of the rules by which it began; `went_over` says that it has gone over
      to a later one just now, when it was loaded.
    - `record` is a secret until the game is over, when it has its result and the dice's seed.
    - A click is refused with a stable code: `no-such-seat`, `stale-step`, `match-over`,
      `not-your-decision`, `already-answered`, `nothing-to-undo`, `stale-click`, `bot-seat`,
      `same-hands` (MatchError), `no-such-action` (BadAction), or the rule (IllegalAction).
    - Answers to a sealed question are held until all are in, and reach the engine in the order of
      the seats, so the order of their arrival leaves no trace.
    """

    def __init__(
        self,
        game: Game,
        record: Record,
        seats: Sequence[Seat],
        state: State,
        secret: bytes,
        progress: Progress,
    ) -> None:
        self.game = game
        self.record = record
        self.seats = tuple(seats)
        self._state = state
        self._secret = secret
        self._clicks = progress.clicks
        self._steps = progress.steps
        self._held = progress.held
        self._past = Past()
        self._practice = progress.practice
        self.began = progress.began or record.rules_version
        self.went_over = False
        self._prepared: tuple[Click, Action] | None = None
        self._walked: tuple[Click, Walk] | None = None
        self._seen: dict[Player, Seen] = {}

    # Who is asked.

    def asked(self) -> tuple[Player, ...]:
        """Return the seats whose answer is awaited, in the order of the seats."""
        return tuple(seat for seat in self._state.seats_to_answer() if seat not in self._held)

    def step(self, seat: Player) -> int:
        """Return the step that the seat's next click must carry; a spectator's is 0."""
        return 0 if seat == SPECTATOR else self._steps[self._seat(seat)]

    def clicks(self) -> int:
        """Return how many clicks were accepted; no seat may see it."""
        return self._clicks

    def is_over(self) -> bool:
        """Say whether the game has ended."""
        return self._state.is_over()

    def is_practice(self) -> bool:
        """Say whether everything can be taken back."""
        return self.record.is_practice

    def place(self) -> int:
        """Return what the seeds of computer players count by: clicks, or in practice steps.

        So that after going back the same clicks bring the same game.
        """
        return len(self.record.steps) if self.is_practice() else self._clicks

    def outcome(self) -> Outcome | None:
        """Return how it ended, or None while it goes on."""
        return self._state.outcome()

    # Clicks.

    def play(self, seat: Player, action: Action, step: int | None = None) -> Click:
        """Answer the open question; `step` (None: now) says which of the seat's it was."""
        click = self.prepare_play(seat, action, step)
        self.commit(click)
        return click

    def undo(self, seat: Player, step: int | None = None) -> Click:
        """Take back the seat's held answer, or its last step if no fate lies after it."""
        click = self.prepare_undo(seat, step)
        self.commit(click)
        return click

    def prepare_play(self, seat: Player, action: Action, step: int | None = None) -> Click:
        """Check an answer and return it as a click to store and commit; changes nothing."""
        now = self._check_step(seat, step)
        self.check_legal(seat, action)
        text = self.game.action_text(self._state, action)
        click = Click(self._clicks, PLAY, seat, now, text)
        self._prepared = (click, action)
        return click

    def chain(
        self, seat: Player, back: int, actions: Sequence[Action], step: int | None = None
    ) -> Click:
        """Give several answers as one click, after some own answers are taken back."""
        click = self.prepare_chain(seat, back, actions, step)
        self.commit(click)
        return click

    def prepare_chain(
        self, seat: Player, back: int, actions: Sequence[Action], step: int | None = None
    ) -> Click:
        """Check a chain and return it as one click to store and commit; changes nothing.

        Where a click before the last is fate after all, the chain ends with it, as a hand would.
        """
        now = self._check_step(seat, step)
        texts, walk = self._walk(seat, back, actions)
        click = Click(self._clicks, CHAIN, seat, now, chain_text(back, texts))
        self._walked = (click, walk)
        return click

    def prepare_undo(self, seat: Player, step: int | None = None) -> Click:
        """Check an undo and return it as a click to store and commit; changes nothing."""
        now = self._check_step(seat, step)
        if not self.may_undo(seat):
            raise MatchError("nothing-to-undo")
        return Click(self._clicks, UNDO, seat, now)

    def prepare_mind(self, seat: Player, bot: str, by: Player) -> Click:
        """Check that a bot, or the person ("") again, may take a seat by a seat's wish."""
        check_hands(self.record, self.seats, self._seat(seat), bot)
        return Click(self._clicks, MIND, seat, self._steps[seat], mind_text(self._seat(by), bot))

    def commit(self, click: Click) -> None:
        """Take a prepared or stored click; it must be the next one."""
        if click.number != self._clicks:
            raise MatchError("stale-click", found=click.number, expected=self._clicks)
        if click.verb == UNDO:
            self.prepare_undo(click.seat, click.step)
            self._take_back(click.seat)
        elif click.verb == CHAIN:
            self._go_along(click.seat, self._walk_of(click))
        elif click.verb == MIND:
            self._check_step(click.seat, click.step)
            change_hands(self.record, self.seats, click.seat, click.action)
        else:
            self._answer(click.seat, self._action_of(click))
        self._prepared = self._walked = None
        self._clicks += 1
        self._steps[click.seat] += 1

    def _action_of(self, click: Click) -> Action:
        """Return the action of a click, checked now unless this very click was prepared before."""
        if self._prepared is not None and self._prepared[0] is click:
            return self._prepared[1]
        action = self.parse(click.action)
        self.prepare_play(click.seat, action, click.step)
        return action

    def may_undo(self, seat: Player) -> bool:
        """Say whether the seat has something to take back."""
        if self._seat(seat) in self._held:
            return True
        if self.is_practice():
            length = len(self.record.steps)
            return not self.is_over() and self._practice.place(self.seats, length) >= 0
        past = self._past.moments
        return bool(past) and past[-1].seat == seat

    def _seat(self, seat: Player) -> Player:
        if not 0 <= seat < len(self.game.seats):
            raise MatchError("no-such-seat", seat=seat)
        return seat

    def _check_step(self, seat: Player, step: int | None) -> int:
        expected = self._steps[self._seat(seat)]
        if step is not None and step != expected:
            raise MatchError("stale-step", found=step, expected=expected)
        return expected

    def check_legal(self, seat: Player, action: Action) -> None:
        """Refuse an answer that the seat may not give now; raises as `prepare_play` does."""
        self.check_asked(seat)
        reason = self.game.why_not(self._state, action, seat)
        if reason is not None:
            raise IllegalAction(reason)

    def check_asked(self, seat: Player) -> None:
        """Refuse a seat that has nothing to answer; raises MatchError."""
        if self.is_over():
            raise MatchError("match-over")
        if self._seat(seat) in self._held:
            raise MatchError("already-answered")
        if seat not in self._state.seats_to_answer():
            raise MatchError("not-your-decision")

    # Going on.

    def _answer(self, seat: Player, action: Action) -> None:
        """Hold an answer, and hand all of them to the engine once none is missing."""
        answers = {**self._held, seat: action}
        asked = self._state.seats_to_answer()
        if all(other in answers for other in asked):
            self._resolve([answers[other] for other in sorted(asked)])
            answers = {}
        self._held = answers

    def _resolve(self, actions: Sequence[Action]) -> None:
        """Take one action, or those of a sealed question; an exception leaves all as it was."""
        before = self._state.clone()
        try:
            steps = [take_step(self.game, self._state, action) for action in actions]
        except BaseException:
            self._state = before
            raise
        is_sealed = len(steps) > 1
        seat = NOBODY if is_sealed else before.to_move()
        self._remember(Moment(seat, before, steps), [before])
        self._close(before, steps, is_sealed)

    def _remember(self, moment: Moment, states: list[State]) -> None:
        """Write the steps of a click down, and keep where they were taken; one seat's alone."""
        if self.is_practice():
            first = states[0] if states else moment.state
            self._practice.mark(len(self.record.steps), moment.seat, first)
        self.record.steps.extend(moment.steps)
        past = self._past.moments
        if past and past[-1].seat != moment.seat:
            self._past = Past()
        self._past.moments.append(moment)
        self._past.trail.extend(states)

    def _close(self, before: State, steps: Sequence[Step], is_sealed: bool = False) -> None:
        """See whether a click was fate, or the end."""
        if is_sealed or self._ends_undo(before, steps):
            self._past = Past()
        if self.is_over():
            self._finish()

    def _ends_undo(self, before: State, steps: Sequence[Step]) -> bool:
        """Say whether fate has spoken: chance, a reveal, a sealed question, the end.

        A sealed question ends undo when it opens: were it to end with the other seat's held
        answer, its end would betray that answer.
        """
        state = self._state
        if state.fate != before.fate or any(step.rolls for step in steps):
            return True
        return state.is_over() or len(state.seats_to_answer()) > 1

    # Chains.

    def _walk_of(self, click: Click) -> Walk:
        """Return what a chain does, walked now unless this very click was prepared before."""
        if self._walked is not None and self._walked[0] is click:
            return self._walked[1]
        back, texts = read_chain(click.action)
        self._check_step(click.seat, click.step)
        return self._walk(click.seat, back, [self.parse(text) for text in texts])[1]

    def _walk(self, seat: Player, back: int, actions: Sequence[Action]) -> tuple[list[str], Walk]:
        """Take the answers of a chain on a copy; raises where one of them is refused."""
        self.check_asked(seat)
        if len(self._state.seats_to_answer()) > 1 or not back + len(actions):
            raise MatchError("bad-chain")
        if len(actions) > MOST_CHAINED or not 0 <= back < len(self._roots(seat, back)):
            raise MatchError("bad-chain")
        walk = Walk(back, self._roots(seat, back)[back].clone())
        texts = [self.game.action_text(self._state, action) for action in actions]
        for action in actions:
            if walk.states and is_fate(walk.states[-1], walk.state, seat, walk.steps[-1].rolls):
                break
            reason = self.game.why_not(walk.state, action, seat)
            if reason is not None:
                raise IllegalAction(reason)
            walk.states.append(walk.state.clone())
            walk.steps.append(take_step(self.game, walk.state, action))
        return texts, walk

    def _go_along(self, seat: Player, walk: Walk) -> None:
        """Let a chain that was walked on a copy be what has happened."""
        if walk.back and self.is_practice():
            at = len(self.record.steps) - walk.back
            note_line(self.record, at, self._past.trail[-walk.back], self._state)
        gone, trail = self._past.take_off(self.record.steps, walk.back)
        pull_back(self.record)
        moment = Moment(seat, self._state, walk.steps, gone, trail, is_chain=True)
        self._remember(moment, walk.states)
        before = walk.states[0] if walk.states else walk.state
        self._state = walk.state
        if walk.back:
            self._seen = {}
        self._close(before, walk.steps)

    def _roots(self, seat: Player, most: int = MOST_BACK) -> list[State]:
        """Return where a chain may begin: now, and before each of the seat's last answers.

        Only within the running decision.
        """
        roots = [self._state]
        for state in reversed(self._past.trail):
            if len(roots) > most or state.chain != self._state.chain:
                break
            if state.seats_to_answer() != (seat,):
                break
            roots.append(state)
        return roots

    def chain_roots(self, seat: Player, seed: int) -> list[Samples]:
        """Return what a search for chains is handed: samples of what the seat knows, or [].

        There are none where the seat is not asked.
        """
        if self.is_over() or self._seat(seat) not in self.asked():
            return []
        return [samples_of(state, seat, seed) for state in self._roots(seat)]

    def understand(self, seat: Player, target: str, seed: int = 0, via: str = "") -> Understood:
        """Return what a click on a thing can mean: chains of clicks, or why there are none.

        `via`: a thing that was dragged there, of which the chain must be.
        """
        roots = self.chain_roots(seat, seed)
        if not roots:
            return Understood((), False, tuple(self.explain(seat, target)))
        return understand(self.game, seat, roots, target, via=via)

    def _take_back(self, seat: Player) -> None:
        if seat in self._held:
            del self._held[seat]
            return
        for other in self._state.seats_to_answer():
            if other != seat:
                self._steps[other] += 1  # its question is gone, and a click on it is stale
        if self.is_practice():
            self._go_back(seat)
        else:
            self._state = self._past.undo(self.record.steps)
        pull_back(self.record)
        self._seen = {}

    def _go_back(self, seat: Player) -> None:
        """Take a person's last click back, and all that came of it, over whatever fate."""
        at = self._practice.place(self.seats, len(self.record.steps))
        moments = self._past.moments
        if moments and moments[-1].steps and len(self.record.steps) - len(moments[-1].steps) == at:
            state = self._past.trail[-len(moments[-1].steps)]
            note_line(self.record, at, state, self._state)
            self._state = self._past.undo(self.record.steps)  # with what it took off
            self._practice.marks.pop()
        else:
            state = self._practice.state_at(self.game, self.record, self._secret, at)
            note_line(self.record, at, state, self._state)
            del self.record.steps[at:]
            self._state, self._past = state, Past()
            self._practice.cut(at)
        self._held = {}
        for other in range(len(self._steps)):
            if other != seat:
                self._steps[other] += 1

    def _finish(self) -> None:
        close_record(self.record, self._state)
        if self.record.dice.kind == FAIR:
            self.record.dice.reveal(self._secret)

    # What a seat may see.

    def hides(self) -> bool:
        """Say whether the time that an answer takes could betray what its seat holds."""
        return not self.is_over() and self.game.hides(self._state)

    def view(self, seat: Player) -> View:
        """Return all that a seat, or the SPECTATOR, may see."""
        state = self._state
        is_seat = seat != SPECTATOR
        is_asked = is_seat and self._seat(seat) in self.asked()
        held = self._held.get(seat) if is_seat else None
        return View(
            seat=seat,
            step=self.step(seat),
            observation=state.observe(seat),
            prompt=state.prompt() if is_asked else "",
            question=self.game.describe_prompt(state) if is_asked else None,
            section=state.section() if is_asked or state.is_over() else "",
            choices=self._choices(seat) if is_asked else (),
            plans=self._offers() if is_asked else (),
            wishes=wishes_of(self.game, state, seat) if is_asked else {},
            held=None if held is None else self._choice(held),
            hides=is_asked and self.hides(),
            forced=is_asked and is_forced(self.game, state, seat, self.may_undo(seat)),
            may_undo=is_seat and self.may_undo(seat),
            log_length=len(self._seen_by(seat)),
            outcome=state.outcome(),
        )

    def _choices(self, seat: Player) -> tuple[Choice, ...]:
        return tuple(self._choice(action) for action in self._state.legal_actions(seat))

    def _offers(self) -> tuple[Offer, ...]:
        return tuple(Offer(plan.id, plan.label) for plan in self.game.plans(self._state))

    def _choice(self, action: Action) -> Choice:
        return choice_of(self.game, self._state, action)

    def log(self, seat: Player, start: int = 0, end: int | None = None) -> list[LogLine]:
        """Return the events a seat, or the SPECTATOR, has seen, from a place in its own log on."""
        events = self._seen_by(seat)[start:end]
        game, state = self.game, self._state
        return [
            LogLine(event, game.event_fields(state, event), game.describe_event(state, event))
            for event in events
        ]

    def log_length(self, seat: Player) -> int:
        """Return how many events a seat, or the SPECTATOR, has seen."""
        return len(self._seen_by(seat))

    def _seen_by(self, seat: Player) -> list[Event]:
        """Return the events a seat has seen; only what is new since the last call is looked at."""
        log = self._state.log
        if log is None:
            return []
        seen = self._seen.setdefault(seat, Seen())
        seen.events.extend(event for event in log[seen.looked_at :] if event.is_seen_by(seat))
        seen.looked_at = len(log)
        return seen.events

    def odds(self, seat: Player, action: Action) -> Odds | None:
        """Return the exact chances of what a legal answer would roll, or None."""
        self.check_legal(seat, action)
        return self.game.odds(self._state, action)

    def preview(self, seat: Player, action: Action, seed: int = 0) -> Preview:
        """Return what a legal answer would open: the next question, with odds, up to fate."""
        self.check_legal(seat, action)
        return preview(self.game, seat, self.preview_samples(seat, seed), action)

    def plan(self, seat: Player, plan: str, seed: int = 0) -> Planned:
        """Return what a plan of the open question does: a chain up to fate, and what it leaves."""
        self.check_asked(seat)
        return carry_out(self.game, seat, self.preview_samples(seat, seed), plan)

    def preview_samples(self, seat: Player, seed: int) -> Samples:
        """Return what a preview is handed: samples of what the seat knows."""
        return samples_of(self._state, self._seat(seat), seed)

    def why_not(self, seat: Player, action: Action) -> Reason | None:
        """Return None for a legal answer, or the rule that forbids it to the seat."""
        return discreet(self.game.why_not(self._state, action, self._seat(seat)))

    def explain(self, seat: Player, target: str) -> list[Reason]:
        """Return why a thing on the table cannot be clicked by a seat; [] if it can.

        Nothing is said twice, whatever the game answers.
        """
        told: list[Reason] = []
        for reason in map(discreet, self.game.explain(self._state, self._seat(seat), target)):
            if reason is not None and not reason.is_said_in(told):
                told.append(reason)
        return told

    def parse(self, text: str) -> Action:
        """Return the action of a text; raises BadAction if it names none."""
        return self.game.parse_action(self._state, text)

    def bot_state(self, seat: Player, seed: int) -> State:
        """Return what a bot is handed: a state drawn from what the seat knows, never the truth."""
        return self._state.determinize(self._seat(seat), seed)

    # Saving.

    def save(self, snapshot: bool = False) -> Json:
        """Return everything, secrets included, as JSON; `load_match` reads it.

        With a snapshot, loading does not replay the whole record; it serves only the version of
        the rules that made it, and can be thrown away.
        """
        moments = self._past.moments
        base = moments[0].state if moments else self._state
        held = {
            self.game.seats[seat]: self.game.action_text(self._state, action)
            for seat, action in sorted(self._held.items())
        }
        return {
            "format": FORMAT,
            "version": VERSION,
            "record": self.record.to_json(),
            "seats": [{"player": seat.player, "bot": seat.bot} for seat in self.seats],
            "secret": self._secret.hex(),
            "began": self.began,
            "clicks": self._clicks,
            "steps": list(self._steps),
            "held": held,
            "undoable": self._past.count_steps(),
            "moments": [moment.entry() for moment in moments],
            "marks": [list(mark) for mark in self._practice.marks],
            "snapshot": base.save() if snapshot else None,
        }

    # Going on from a save.

    def take_again(self, verb: str, text: str) -> None:
        """Take a click of a save that can be undone, of the one seat that is asked."""
        (seat,) = self._state.seats_to_answer()
        if verb == CHAIN:
            back, texts = read_chain(text)
            self._go_along(seat, self._walk(seat, back, [self.parse(one) for one in texts])[1])
        else:
            action = self.parse(text)
            self.check_legal(seat, action)
            self._resolve([action])

    def hold_again(self, held: Mapping[str, str]) -> None:
        """Hold the answers of a save to a sealed question; each must be one its seat may give."""
        for name, text in held.items():
            seat, action = self.game.seats.index(name), self.parse(text)
            self.check_legal(seat, action)
            self._held[seat] = action
