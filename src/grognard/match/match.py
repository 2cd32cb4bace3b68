"""A match: the true state, who sits at it, the record being written, and the way back.

Whoever runs a match (terminal, server) sends clicks in and hands views out; the state itself
never leaves. A server that must not lose a click prepares it, stores it, commits it, and only then
acknowledges it:

    click = match.prepare_play(seat, action, step)   # refuses, changes nothing
    store(click.to_json())
    match.commit(click)

After a restart `load_match(saved)` and `commit` of later clicks give the match again.
"""

from collections.abc import Generator, Mapping, Sequence

from grognard.core.dice_header import FAIR
from grognard.core.errors import IllegalAction
from grognard.core.event import Event
from grognard.core.game import Game
from grognard.core.practice import note_line
from grognard.core.record_file import Record
from grognard.core.replay import close_record
from grognard.core.state import Outcome, State, Step, take_step
from grognard.core.types import NOBODY, SPECTATOR, Action, Json, Player
from grognard.match.asking import Asking
from grognard.match.chains import MOST_BACK, Samples, Understood, samples_of
from grognard.match.click import (
    ASK,
    CHAIN,
    GRANT,
    MIND,
    MOST_CHAINED,
    PLAY,
    REFUSE,
    UNDO,
    WITHDRAW,
    Click,
    MatchError,
    Seat,
    chain_text,
    mind_text,
    read_chain,
)
from grognard.match.deeds import MOST_AGAIN, Earlier, earlier_of, understand_drag
from grognard.match.forced import is_forced
from grognard.match.minding import change_hands, check_hands, minder, pull_back
from grognard.match.moments import (
    FORMAT,
    VERSION,
    Moment,
    Past,
    Progress,
    Walk,
    walked,
)
from grognard.match.practice import Practice
from grognard.match.sight import Sight
from grognard.match.view import (
    LogLine,
    Request,
    Seen,
    View,
    choice_of,
    choices_of,
    line_of,
    offers_of,
    request_of,
    wishes_of,
)


class Match(Sight):
    """One game in progress; made by `new_match` and `load_match`.

    - `began` is the version of the rules by which it began; `went_over` says that it has gone over
      to a later one just now, when it was loaded.
    - `by_link` says that two people play at two screens, so that one may ask something back.
    - `record` is a secret until the game is over, when it has its result and the dice's seed.
    - A click is refused with a stable code: `no-such-seat`, `stale-step`, `match-over`,
      `not-your-decision`, `already-answered`, `nothing-to-undo`, `nothing-to-ask`, `asked-back`,
      `nothing-asked`, `stale-click`, `bot-seat`, `same-hands` (MatchError), `no-such-action`
      (BadAction), or the rule (IllegalAction).
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
        super().__init__(game, state)
        self.record = record
        self.seats = tuple(seats)
        self._secret = secret
        self._clicks = progress.clicks
        self._steps = progress.steps
        self._held = progress.held
        self._past = Past()
        self._practice = progress.practice
        self.asking = Asking()
        self.by_link = False
        self.began = progress.began or record.rules_version
        self.went_over = False
        self._prepared: tuple[Click, Action] | None = None
        self._walked: tuple[Click, Walk] | None = None
        self._seen: dict[Player, Seen] = {}

    # Who is asked.

    def asked(self) -> tuple[Player, ...]:
        """Return the seats whose answer is awaited, in the order of the seats."""
        if self.asking.seat != NOBODY:
            return ()
        return tuple(seat for seat in self._state.seats_to_answer() if seat not in self._held)

    def step(self, seat: Player) -> int:
        """Return the step that the seat's next click must carry; a spectator's is 0."""
        return 0 if seat == SPECTATOR else self._steps[self.check_seat(seat)]

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
        click = self.prepare_word(seat, UNDO, step)
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

    def prepare_word(self, seat: Player, word: str, step: int | None = None) -> Click:
        """Check UNDO, or a word about asking back (ASK, WITHDRAW, GRANT, REFUSE); as above."""
        now, asks = self._check_step(seat, step), self.asking.seat
        if word == UNDO and not self.may_undo(seat):
            raise MatchError("nothing-to-undo")
        if word == ASK and not self.may_ask(seat):
            raise MatchError("nothing-to-ask")
        is_answer = word not in (UNDO, ASK)
        if is_answer and (asks == NOBODY or (asks == seat) != (word == WITHDRAW)):
            raise MatchError("nothing-asked")
        return Click(self._clicks, word, seat, now)

    def prepare_mind(self, seat: Player, bot: str, by: Player) -> Click:
        """Check that a bot, or the person ("") again, may take a seat by a seat's wish."""
        check_hands(self.record, self.seats, self.check_seat(seat), bot)
        return Click(
            self._clicks, MIND, seat, self._steps[seat], mind_text(self.check_seat(by), bot)
        )

    def commit(self, click: Click) -> None:
        """Take a prepared or stored click; it must be the next one."""
        if click.number != self._clicks:
            raise MatchError("stale-click", found=click.number, expected=self._clicks)
        if click.verb == PLAY:
            self._answer(click.seat, self._action_of(click))
        elif click.verb == CHAIN:
            self._go_along(click.seat, self._walk_of(click))
        elif click.verb == MIND:
            self._check_step(click.seat, click.step)
            self.asking.seat = NOBODY  # nobody waits for a computer player's leave
            change_hands(self.record, self.seats, click.seat, click.action)
        else:
            self.prepare_word(click.seat, click.verb, click.step)
            self._heed(click.seat, click.verb)
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
        if self.asking.seat != NOBODY:
            return False
        if self.check_seat(seat) in self._held:
            return True
        if self.is_practice():
            length = len(self.record.steps)
            return not self.is_over() and self._practice.place(self.seats, length) >= 0
        past = self._past.moments
        return bool(past) and past[-1].seat == seat

    def may_ask(self, seat: Player) -> bool:
        """Say whether the seat may ask its last decision back, where it cannot take it back."""
        if not self.by_link or self.asking.seat != NOBODY or self.may_undo(seat):
            return False
        is_one = len(self._state.seats_to_answer()) == 1 and not minder(self.record, 1 - seat)
        return is_one and self.asking.may_ask(seat, self._asked_place(seat))

    def _asked_place(self, seat: Player) -> int:
        return self.asking.place(seat, self.game.player_turn(self._state), len(self.record.steps))

    def _check_step(self, seat: Player, step: int | None) -> int:
        expected = self._steps[self.check_seat(seat)]
        if step is not None and step != expected:
            raise MatchError("stale-step", found=step, expected=expected)
        return expected

    def parse(self, text: str) -> Action:
        """Return the action of a text; raises BadAction if it names none."""
        return self.game.parse_action(self._state, text)

    def check_seat(self, seat: Player) -> Player:
        """Return a seat of the game, or refuse a number that is none."""
        if not 0 <= seat < len(self.game.seats):
            raise MatchError("no-such-seat", seat=seat)
        return seat

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
        if self.asking.seat != NOBODY:
            raise MatchError("asked-back")
        if self.check_seat(seat) in self._held:
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
        if states and self.is_practice():
            self._practice.mark(len(self.record.steps), moment.seat, states[0])
        elif states and self.by_link:
            turn = self.game.player_turn(states[0])
            self.asking.mark(turn, len(self.record.steps), moment.seat, states[0])
        self.record.steps.extend(moment.steps)
        past = self._past.moments
        if past and past[-1].seat != moment.seat:
            self._past = Past()
        self._past.moments.append(moment)
        self._past.trail.extend(states)

    def _close(self, before: State, steps: Sequence[Step], is_sealed: bool = False) -> None:
        """See whether a click was fate, or the end; a bid ends undo when it opens.

        Were undo to end with the other seat's held answer, its end would betray that answer.
        """
        state = self._state
        is_sealed |= len(state.seats_to_answer()) > 1 or state.is_over()
        if is_sealed or state.fate != before.fate or any(step.rolls for step in steps):
            self._past = Past()
        if state.is_over():
            self._finish()

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
        root = self._past.back(self._state, seat, back)
        if len(actions) > MOST_CHAINED or root is None:
            raise MatchError("bad-chain")
        texts = [self.game.action_text(self._state, action) for action in actions]
        return texts, walked(self.game, root, seat, back, actions)

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

    def _roots(self, seat: Player) -> list[State]:
        """Return where a search for chains begins: now, and before each of the last answers."""
        return self._past.roots(self._state, seat, MOST_BACK)

    def chain_roots(self, seat: Player, seed: int) -> list[Samples]:
        """Return what a search for chains is handed: samples of what an asked seat knows, or []."""
        if self.is_over() or self.check_seat(seat) not in self.asked():
            return []
        return [samples_of(state, seat, seed) for state in self._roots(seat)]

    def earlier(self, seat: Player, via: str, seed: int) -> Earlier | None:
        """Return where a thing that is dragged could have been named; see `match.deeds`."""
        trail = self._past.trail[-MOST_AGAIN:]
        steps = self.record.steps[len(self.record.steps) - len(trail) :]
        past = [(one, self.parse(step.action)) for one, step in zip(trail, steps, strict=True)]
        return earlier_of(self.game, seat, past[::-1], via, seed) if via else None

    def understand(self, seat: Player, target: str, seed: int = 0, via: str = "") -> Understood:
        """Return what a click on a thing can mean: chains of clicks, or why there are none.

        `via`: a thing that was dragged there, of which the chain must be.
        """
        roots = self.chain_roots(seat, seed)
        if not roots:
            return Understood((), False, tuple(self.explain(seat, target)))
        earlier = self.earlier(seat, via, seed)
        return understand_drag(self.game, seat, roots, earlier, target, via)

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
        if self._is_last_moment(at):
            state = self._past.trail[-len(moments[-1].steps)]
            note_line(self.record, at, state, self._state)
            self._state = self._past.undo(self.record.steps)  # with what it took off
            self._practice.marks.pop()
        else:
            self._leave_line(self._practice, at)
        self._held = {}
        for other in range(len(self._steps)):
            self._steps[other] += other != seat

    def _is_last_moment(self, at: int) -> bool:
        """Say whether the last click that can be undone began at a place."""
        steps = self._past.moments[-1].steps if self._past.moments else []
        return bool(steps) and len(self.record.steps) - len(steps) == at

    def way_back(self, seat: Player, word: str) -> Generator[None, None, None]:
        """Play again, piece by piece, up to where a word goes back to: taking it is short then."""
        clicks, at = self._practice, -1
        if word == UNDO and self.is_practice() and seat not in self._held:
            at = clicks.place(self.seats, len(self.record.steps))
        elif word == GRANT:
            clicks, at = self.asking.clicks, self._asked_place(self.asking.seat)
        if at >= 0 and not self._is_last_moment(at):
            yield from clicks.way_to(self.game, self.record, self._secret, at)

    def _leave_line(self, clicks: Practice, at: int) -> None:
        state = clicks.leave_line(self.game, self._state, self.record, self._secret, at)
        self._state, self._past = state, Past()

    def _heed(self, seat: Player, word: str) -> None:
        """Take something back, or let it be asked back, granted or not."""
        if word == UNDO:
            self._take_back(seat)
        elif word == ASK:
            self.asking.ask(seat)
        else:
            self._answer_request(word)

    def _answer_request(self, word: str) -> None:
        asking = self.asking
        place = self._asked_place(asking.seat)
        if word == GRANT:
            self._leave_line(asking.clicks, place)
            pull_back(self.record)
            self._steps[asking.seat] += 1  # the question that it had is gone
            self._seen = {}
        elif word == REFUSE:
            asking.refused = place
        asking.seat = NOBODY

    def _request(self, seat: Player) -> Request | None:
        asks = self.asking.seat
        if asks == NOBODY:
            return None
        steps = self.record.steps[self._asked_place(asks) :]
        return request_of(self.game, self._state, asks, steps, seat)

    def _finish(self) -> None:
        close_record(self.record, self._state)
        if self.record.dice.kind == FAIR:
            self.record.dice.reveal(self._secret)

    # What a seat may see.

    def decision(self) -> tuple[int, int]:
        """Return what changes where a decision begins, or fate has spoken in the midst of one."""
        return self._state.chain, self._state.fate

    def hides(self) -> bool:
        """Say whether the time that an answer takes could betray what its seat holds."""
        return not self.is_over() and self.game.hides(self._state)

    def view(self, seat: Player) -> View:
        """Return all that a seat, or the SPECTATOR, may see."""
        state = self._state
        is_seat = seat != SPECTATOR
        is_asked = is_seat and self.check_seat(seat) in self.asked()
        held = self._held.get(seat) if is_seat else None
        return View(
            seat=seat,
            step=self.step(seat),
            observation=state.observe(seat),
            prompt=state.prompt() if is_asked else "",
            question=self.game.describe_prompt(state) if is_asked else None,
            section=state.section() if is_asked or state.is_over() else "",
            choices=choices_of(self.game, state, seat) if is_asked else (),
            plans=offers_of(self.game, state) if is_asked else (),
            wishes=wishes_of(self.game, state, seat) if is_asked else {},
            held=None if held is None else choice_of(self.game, state, held),
            hides=is_asked and self.hides(),
            forced=is_asked and is_forced(self.game, state, seat, self.may_undo(seat)),
            may_undo=is_seat and self.may_undo(seat),
            may_ask=is_seat and self.may_ask(seat),
            request=self._request(seat),
            log_length=len(self._seen_by(seat)),
            outcome=state.outcome(),
        )

    def log(self, seat: Player, start: int = 0, end: int | None = None) -> list[LogLine]:
        """Return the events a seat, or the SPECTATOR, has seen, from a place in its own log on."""
        return [line_of(self.game, self._state, one) for one in self._seen_by(seat)[start:end]]

    def log_length(self, seat: Player) -> int:
        """Return how many events a seat, or the SPECTATOR, has seen."""
        return len(self._seen_by(seat))

    def _seen_by(self, seat: Player) -> list[Event]:
        return self._seen.setdefault(seat, Seen()).look(self._state, seat)

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
            "asking": self.asking.to_json() if self.by_link else None,
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
