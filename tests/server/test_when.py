"""When a seat is told of an answer says nothing of what the other holds: on a clock of our own."""

import asyncio
import heapq
import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count, islice, pairwise
from typing import cast

import pytest

from grognard.core import registry
from grognard.core.state import State
from grognard.match import Click, Match, Seat, new_match
from grognard.match.moments import Progress
from grognard.match.pace import DECIDING, GOING_ON, LONGEST, SHORTEST, Pace, Schedule
from grognard.server.bots import Answer, Thinker
from grognard.server.live import LiveMatch
from grognard.server.store import MatchData, SeatData, Store

GAMES = ("skirmish", *registry.games())
HIDING = {"marengo": 4, "napoleonics": 2, "undaunted": 2}
"""Games in which some questions hide, and how many kinds of these random play must meet."""
WORLDS = 4
USUAL = 1.0


class Clock:
    """Time that passes only when nobody has anything left to do."""

    def __init__(self) -> None:
        self.now = 0.0
        self._alarms: list[tuple[float, int, asyncio.Future[None]]] = []
        self._order = count()

    async def sleep(self, seconds: float) -> None:
        alarm: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._alarms, (self.now + seconds, next(self._order), alarm))
        await alarm

    async def run(self, is_done: Callable[[], bool]) -> None:
        while not is_done():
            for _ in range(20):
                await asyncio.sleep(0)
            if is_done():
                return
            self.now, _, alarm = heapq.heappop(self._alarms)
            alarm.set_result(None)


class SlowThinker:
    """A bot that thinks the longer the more there is to choose from, as every search does."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock

    async def choose(
        self, match: Match, seat: int, bot: str, memory: bytes, _owner: str = ""
    ) -> Answer:
        choices = match.view(seat).choices
        await self._clock.sleep(min(0.002 * len(choices), 0.06) + 0.05 * (len(choices) > 1))
        return Answer(choices[0].action, memory, bot)


class Witness:
    """The store of a match and a socket of the other seat: it notes when something reached it."""

    def __init__(self, clock: Clock, seat: int) -> None:
        self.seat = seat
        self.address = ""
        self.clicks: list[float] = []
        self.told: list[float] = []
        self.writer = self
        self._clock = clock

    async def add(self, _match: str, _click: Click, _key: str) -> None:
        self.clicks.append(self._clock.now)

    async def set_result(self, _match: str, _result: object) -> None:
        """A match may end here; nobody asks when that was written."""

    async def set_snapshot(self, _match: str, _clicks: int, _saved: bytes) -> None:
        """Nobody asks for it."""

    def send(self, _text: str) -> None:
        self.told.append(self._clock.now)

    def close(self) -> None:
        """The connection never ends."""

    def dismiss(self, reason: str) -> None:
        """There is room for one."""


def world_of(match: Match, seat: int, seed: int) -> Match:
    """Return a match in which everything is different that a seat does not know."""
    progress = Progress(match.clicks(), [match.step(0), match.step(1)])
    return Match(match.game, match.record, match.seats, match.bot_state(seat, seed), b"", progress)


def decisions(name: str, seed: int, clicks: int) -> Iterator[tuple[Match, int]]:
    """Yield a match wherever a seat begins to decide, and that seat."""
    dice = random.Random(seed)
    for place in count():
        match = new_match(registry.load(name), seats=[Seat("Ann"), Seat("Bob")], seed=place)
        for _ in range(clicks):
            if match.is_over():
                break
            for seat in match.asked():
                yield match, seat
            seat = dice.choice(match.asked())
            match.play(seat, dice.choice(match.view(seat).choices).action)


def has_held_answer(match: Match) -> bool:
    return any(match.view(seat).held is not None for seat in (0, 1))


def is_same_question(match: Match, world: Match, seat: int) -> bool:
    """Say whether the other seat cannot think that another question is open."""
    return match.asked() == world.asked() and match.view(seat).prompt == world.view(seat).prompt


@pytest.mark.parametrize("name", GAMES)
def test_where_a_decision_begins_an_only_answer_is_one_in_every_world_or_the_question_hides(
    name: str,
) -> None:
    hiding: set[str] = set()
    places = 150 if name == "prussia" else 900  # where nothing is hidden, and much is to be drawn
    for match, seat in islice(decisions(name, seed=3, clicks=150), 0, places, 4):
        world = world_of(match, 1 - seat, seed=match.clicks())
        if not is_same_question(match, world, seat):
            continue
        here, there = match.view(seat), world.view(seat)
        assert here.hides == there.hides
        if here.hides:
            hiding.add(here.prompt)
        else:
            assert (len(here.choices) == 1) == (len(there.choices) == 1), here.prompt
    assert len(hiding) >= HIDING.get(name, 0)
    assert bool(hiding) == (name in HIDING)


def witnessed(match: Match, bot: int, pause: float, clicks: int = 1) -> Witness:
    """Let a bot answer while it is asked, and return what the other seat could see of the time."""

    async def play() -> Witness:
        clock = Clock()
        witness = Witness(clock, 1 - bot)
        pace = Pace(USUAL, lambda: pause, clock.sleep)
        live = LiveMatch(data_of(match, bot), match, {}, *doubles(witness, clock), pace, 10**6)
        live.add(witness)
        witness.told.clear()
        await clock.run(
            lambda: (
                len(witness.clicks) >= clicks or bool(witness.clicks and bot not in match.asked())
            )
        )
        for _ in range(20):
            await asyncio.sleep(0)
        await live.leave()
        return witness

    return asyncio.run(play())


def doubles(witness: Witness, clock: Clock) -> tuple[Store, Thinker]:
    return cast(Store, witness), cast(Thinker, SlowThinker(clock))


def data_of(match: Match, bot: int) -> MatchData:
    seats = [SeatData(seat, "bot" if seat == bot else "human", secret_hash="") for seat in (0, 1)]
    record = match.record
    header = (record.game, record.scenario, record.options, record.rules_version)
    return MatchData("match", *header, secret="", commitment="", created="", seats=seats)


@pytest.mark.parametrize("name", sorted(HIDING))
def test_the_other_seat_is_told_at_the_same_moment_whatever_is_held(name: str) -> None:
    swapped = compared = hidden = 0
    for match, seat in islice(decisions(name, seed=4, clicks=120), 0, 700, 13):
        if has_held_answer(match):
            continue
        hides = match.view(seat).hides
        pause = random.Random(match.clicks()).random()
        moments = set()
        answers = set()
        for seed in range(WORLDS):
            world = world_of(match, 1 - seat, seed)
            if not is_same_question(match, world, seat):
                continue
            answers.add(len(world.view(seat).choices))
            witness = witnessed(world, seat, pause)
            moments.add(witness.clicks[0])
            moments.update(witness.told[:1])
        if not answers:
            continue
        usual = USUAL if hides else USUAL * DECIDING
        assert moments == {usual * (SHORTEST + (LONGEST - SHORTEST) * pause)}
        compared += 1
        hidden += hides
        swapped += len(answers) > 1
    assert hidden >= 10
    assert compared - hidden >= (10 if name == "napoleonics" else 0)  # the others hide all
    assert swapped >= 3  # where nothing was swapped, nothing was tested


@pytest.mark.parametrize("name", sorted(HIDING))
def test_no_click_comes_off_the_schedule_however_long_the_bot_thought(name: str) -> None:
    seen: Counter[float] = Counter()
    for match, seat in islice(decisions(name, seed=7, clicks=120), 0, 500, 25):
        if has_held_answer(match):
            continue
        clicks = witnessed(world_of(match, 1 - seat, 1), seat, 0.5, 4).clicks
        seen.update(round(b - a, 9) for a, b in pairwise([0.0, *clicks]))
    assert set(seen) <= {round(USUAL * share, 9) for share in (1.0, DECIDING, GOING_ON)}
    assert len(seen) > 1


@pytest.mark.parametrize("name", GAMES)
def test_the_schedule_of_a_whole_game_is_the_same_whatever_is_held(name: str) -> None:
    schedules = [Schedule() for _ in range(WORLDS)]
    shares = set()
    for match, seat in islice(decisions(name, seed=5, clicks=10**6), 200):
        worlds = [world_of(match, 1 - seat, seed) for seed in range(WORLDS)]
        told = {
            schedule.share(world, seat) for schedule, world in zip(schedules, worlds, strict=True)
        }
        assert len(told) == 1
        shares |= told
    if name in HIDING:
        assert shares == {1.0, DECIDING, GOING_ON}
    elif match.game.is_open:
        assert shares == {0.0}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_whose_answers_come_at_once_hides_nothing(name: str) -> None:
    for match, seat in islice(decisions(name, seed=6, clicks=150), 0, 200, 10):
        world = world_of(match, 1 - seat, seed=match.clicks())
        if match.game.is_open:
            assert world.bot_state(seat, 1).save() == match.bot_state(seat, 1).save()


def test_where_nothing_is_hidden_an_answer_comes_when_it_is_there() -> None:
    game = registry.load("prussia")
    match = new_match(game, seats=[Seat("Ann"), Seat("Bob")], seed=1)
    (seat,) = match.asked()
    assert witnessed(match, seat, 0.5).clicks[0] < USUAL * GOING_ON * 2


def is_open_question(state: State) -> bool:
    """Say whether the attacker cannot know if there is anything to decide."""
    worlds = [state.determinize(1 - state.to_move(), seed) for seed in range(20)]
    return len({len(world.legal_actions()) == 1 for world in worlds}) == 2


def melee() -> tuple[Match, int]:
    """Return a battle at the question whether the defender has a First Strike, and his seat."""
    game = registry.load("napoleonics")
    for seed in count():
        match = new_match(game, "rolica1", seats=[Seat("Ann"), Seat("Bob")], seed=seed)
        dice = random.Random(seed)
        state = match._state
        for _ in range(400):
            if state.prompt() == "react" and is_open_question(state):
                return match, state.to_move()
            state.apply(dice.choice(state.legal_actions()))
    raise LookupError


def test_the_time_of_the_answer_does_not_betray_a_first_strike() -> None:
    match, defender = melee()
    worlds = [world_of(match, 1 - defender, seed) for seed in range(40)]
    answers = {len(world.view(defender).choices) for world in worlds}
    assert min(answers) == 1
    assert max(answers) > 1
    assert {world.view(defender).hides for world in worlds} == {True}
    witnesses = [witnessed(world, defender, 0.5) for world in worlds]
    assert {witness.clicks[0] for witness in witnesses} == {USUAL}
    assert {witness.told[0] for witness in witnesses} == {USUAL}


def test_a_bot_that_thinks_too_long_answers_at_the_end_of_a_later_pause() -> None:
    async def answer(seconds: float) -> float:
        clock = Clock()
        pace = Pace(USUAL, lambda: 0.5, clock.sleep)
        held = asyncio.ensure_future(pace.hold(clock.sleep(seconds)))
        await clock.run(held.done)
        return clock.now

    assert [asyncio.run(answer(seconds)) for seconds in (0.0, 0.9, 1.3, 2.1)] == [1, 1, 2, 3]


def test_at_the_terminal_an_answer_is_held_to_the_end_of_a_pause_too() -> None:
    pace = Pace(USUAL, lambda: 0.5)
    spent = (0.0, 0.25, 0.75, 1.5, 2.75)
    assert [time + pace.rest(time) for time in spent] == [1, 1, 1, 2, 3]
    assert Pace(0).rest(7.0) == 0
    assert pace.rest(7.0, 0.0) == 0


def test_a_pause_is_drawn_from_one_distribution() -> None:
    dice = random.Random(1)
    pauses = [Pace(2.0, dice.random).pause() for _ in range(1000)]
    assert 2 * SHORTEST <= min(pauses) < 2 * SHORTEST + 0.05
    assert 2 * LONGEST - 0.05 < max(pauses) <= 2 * LONGEST
    assert len(set(pauses)) == 1000
