"""Nothing that a seat may not know reaches it: not in a view, a refusal, a replay, or a silence."""

import random

import orjson
import pytest
from fastapi.testclient import TestClient

from grognard.core import registry
from grognard.core.errors import GrognardError
from grognard.core.types import SPECTATOR, Json
from grognard.match import Match, Seat, new_match
from grognard.match.moments import Progress
from grognard.server import frames, jobs
from tests.server.table import Player, bearer, make, seated

GAMES = ("skirmish", *registry.games())
OPEN_GAMES = ("prussia",)
"""Nothing is hidden in these."""
POSITIONS = 12
WORLDS = 3


def positions(name: str, seed: int) -> list[Match]:
    """Return matches at random places of a game."""
    dice = random.Random(seed)
    found = []
    for place in range(POSITIONS):
        match = new_match(registry.load(name), seats=[Seat("Ann"), Seat("Bob")], seed=place)
        for _ in range(dice.randrange(4, 120)):
            if match.is_over():
                break
            seat = dice.choice(match.asked())
            match.play(seat, dice.choice(match.view(seat).choices).action)
        if not match.is_over():
            found.append(match)
    return found


def other_world(match: Match, seat: int, seed: int) -> Match:
    """Return the match with everything that a seat does not know drawn anew."""
    progress = Progress(match.clicks(), [match.step(0), match.step(1)])
    state = match.bot_state(seat, seed)
    world = Match(match.game, match.record, match.seats, state, b"", progress)
    world._past.moments = list(match._past.moments)
    world._past.trail = [state.determinize(seat, seed) for state in match._past.trail]
    return world


def everything(match: Match, seat: int, targets: list[str], actions: list[int]) -> list[str]:
    """Return all that the server would send to a seat in this position, whatever it asks."""
    if seat == SPECTATOR:  # a sample's log is the seat's, which need not hold a spectator's
        return [frames.text(match.view(seat).observation)]
    sent = [frames.Teller(seat).whole(match)]
    for target in targets:
        reasons = [reason.to_json() for reason in match.explain(seat, target)]
        sent.append(frames.text({"target": target, "reasons": reasons}))
    for action in actions:
        sent.append(answer(match, seat, action))
    return sent


def answer(match: Match, seat: int, action: int) -> str:
    """Return the odds of an action and the refusal of a click, as they would be sent."""
    try:
        odds = match.odds(seat, action)
        told: Json = {"odds": None if odds is None else odds.to_json()}
        match.prepare_play(seat, action, match.step(seat))
        return frames.text(told)
    except GrognardError as error:
        return frames.error(1, error)


def has_no_held_answer(match: Match) -> bool:
    return all(match.view(seat).held is None for seat in (0, 1))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_every_byte_is_the_same_in_every_world_that_the_seat_could_be_in(
    name: str, seat: int
) -> None:
    game = registry.load(name)
    dice = random.Random(5)
    compared = differing = 0
    for match in filter(has_no_held_answer, positions(name, seed=1)):
        actions = dice.sample(range(game.num_actions), min(60, game.num_actions))
        asked = match.asked()
        actions += [choice.action for one in asked for choice in match.view(one).choices][:10]
        targets = sorted({choice.target for one in asked for choice in match.view(one).choices})
        targets += ["nothing", "hex:A1", "card:scout_a"]
        sent = everything(match, seat, targets[:12], actions)
        for seed in range(WORLDS):
            world = other_world(match, max(seat, 0), seed)
            assert everything(world, seat, targets[:12], actions) == sent
            compared += 1
            other = 1 - max(seat, 0)
            differing += world.view(other).observation != match.view(other).observation
    assert compared >= POSITIONS
    # Where nothing differs nothing was swapped, and nothing was tested.
    assert bool(differing) == (name not in OPEN_GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_a_running_replay_shows_what_the_seat_saw_and_no_more(name: str) -> None:
    for match in positions(name, seed=2)[:4]:
        content = jobs.pack_record(orjson.dumps(match.record.to_json()))
        for seat in (0, 1, SPECTATOR):
            film = jobs.film(content, seat, is_open=False)
            frames = film.frames.part(0, film.frames.length, most=2**40)
            last = orjson.loads(frames[-1])
            view = match.view(seat)
            assert last["observation"] == orjson.loads(orjson.dumps(view.observation))
            assert film.log.length == last["log_length"] == view.log_length
            assert len(set(frames)) >= 2
            assert all(orjson.loads(frame)["move"] is None for frame in frames)


@pytest.mark.parametrize("name", GAMES)
def test_no_frame_holds_a_secret_or_a_choice_of_another(own_table: TestClient, name: str) -> None:
    match = make(own_table, game=name)
    services = own_table.app.state.services  # type: ignore[attr-defined]
    assert own_table.portal is not None
    data = own_table.portal.call(services.store.get_match, match.id)
    with (
        seated(own_table, match, 0) as first,
        seated(own_table, match, 1) as second,
        seated(own_table, match, None) as watcher,
    ):
        players = [first, second]
        for number in range(60):
            for seat, player in enumerate(players):
                player.settle()
                if player.views[-1]["choices"] and not player.views[-1]["outcome"]:
                    player.play(choice=number, key=f"key-of-seat-{seat}-{number:04}")
        watcher.settle()
        for seat, player in enumerate(players):
            others = [match.secrets[1 - seat], f"key-of-seat-{1 - seat}", data.secret]
            check_silence(player, others)
            assert all(view["seat"] == seat for view in player.views)
        check_silence(watcher, [*match.secrets.values(), "key-of-seat", data.secret])
        assert not any(view["choices"] or view["prompt"] for view in watcher.views)
        assert {view["step"] for view in watcher.views} == {0}


def check_silence(player: Player, secrets: list[str]) -> None:
    said = "\n".join(player.raw)
    for secret in secrets:
        assert secret not in said


def test_what_is_public_of_a_match_does_not_move_with_clicks(own_table: TestClient) -> None:
    match = make(own_table)
    before = own_table.get(f"/api/matches/{match.id}").content
    with seated(own_table, match, 0) as player:
        player.play()
    with seated(own_table, match, 0):
        pass
    headers = bearer(match.secrets[1])
    mine = own_table.get(f"/api/matches/{match.id}", headers=headers).content
    assert own_table.get(f"/api/matches/{match.id}").content == before == mine
