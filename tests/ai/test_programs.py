"""Programs of any language play: by the operator's settings alone, and without the truth."""

import json
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from grognard.ai.arena import play_game, run_arena
from grognard.ai.programs import (
    RUNNING,
    SETTING,
    ProgramFailed,
    end_all,
    program_bot,
    read_setting,
)
from grognard.ai.protocol import Desk
from grognard.ai.report import GameResult, Tally
from grognard.ai.roster import answer_of, bots, lower, make_bot, ranks
from grognard.core.errors import GrognardError
from grognard.core.registry import games, load
from grognard.core.types import Json
from grognard.research.blindness import positions

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
NODE = shutil.which("node")

TALK = """
import json, sys
def say(message): print(json.dumps(message), flush=True)
def hear():
    line = sys.stdin.readline()
    if not line: sys.exit()
    return json.loads(line)
asked = 0
hear(); say({"type": "ready", "protocol": 1})
while True:
    message = hear()
    asked += 1
    legal = [one["action"] for one in message["legal"]]
    answer = {"type": "answer", "id": message["id"], "action": legal[0]}
"""
"""A program that answers the first legal thing, if nothing is added to it."""


@pytest.fixture(autouse=True)
def _alone(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Begin and end without programs."""
    monkeypatch.delenv(SETTING, raising=False)
    yield
    end_all()


def register(
    monkeypatch: pytest.MonkeyPatch, seconds: float = 600.0, **commands: list[str]
) -> None:
    """Let the operator set programs."""
    table = {name: {"command": words, "seconds": seconds} for name, words in commands.items()}
    monkeypatch.setenv(SETTING, json.dumps(table))


def program(folder: Path, *lines: str) -> list[str]:
    """Return the command of a program that does some lines with each question."""
    path = folder / f"program{len(list(folder.iterdir()))}.py"
    path.write_text(TALK + "".join(f"    {line}\n" for line in lines or ("say(answer)",)))
    return [sys.executable, str(path)]


def play(first: str, seed: int = 3, most: int = 400) -> GameResult:
    """Play one game against chance."""
    players = [make_bot(first, 1), make_bot("random", 2)]
    loaded = load("skirmish")
    return play_game(loaded, loaded.scenarios()[0].id, {}, players, seed, most)


# The examples


@pytest.mark.parametrize("file", ["greedy.py", "greedy.js"])
def test_an_example_has_forty_lines_and_plays_a_whole_game(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if file.endswith(".js") and NODE is None:
        pytest.skip("node is not installed")
    runner = sys.executable if file.endswith(".py") else str(NODE)
    assert len((EXAMPLES / file).read_text("utf-8").splitlines()) <= 40
    register(monkeypatch, greedy=[runner, str(EXAMPLES / file)])
    result = play("greedy")
    assert result.names == ("greedy", "random")
    assert result.stand_ins == ["", ""]
    assert not result.is_capped
    assert result.winner == 0


def test_both_examples_are_the_same_player(monkeypatch: pytest.MonkeyPatch) -> None:
    if NODE is None:
        pytest.skip("node is not installed")
    digests = []
    for runner, file in ((sys.executable, "greedy.py"), (NODE, "greedy.js")):
        register(monkeypatch, greedy=[runner, str(EXAMPLES / file)])
        digests.append(play("greedy", seed=3).digest)
        end_all()
    assert digests[0] == digests[1]


# Whose commands are run


def test_a_program_is_the_operators_and_bears_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "first" not in bots()
    with pytest.raises(GrognardError, match="unknown-bot"):
        make_bot("first", 0)
    register(monkeypatch, first=program(tmp_path))
    assert bots()[0] == "first"
    assert make_bot("first", 0).name == "first"
    assert lower("first") == ranks()[-1]
    report = run_arena(load("skirmish"), ("first", "random"), 2, seed=1, scenarios=["meeting"])
    assert report.total().wins + report.total().losses + report.total().draws == 2


def test_a_name_of_ours_stays_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch, marshal=program(tmp_path))
    assert bots().count("marshal") <= 1
    make_bot("recruit", 0)
    assert type(make_bot("random", 0)).__name__ == "RandomBot"
    assert RUNNING == {}


def test_what_asks_for_a_player_is_never_a_command() -> None:
    for name in ("sh -c true", "/bin/sh", '["/bin/sh"]', "first"):
        with pytest.raises(GrognardError, match="unknown-bot"):
            make_bot(name, 0)
    assert RUNNING == {}


def test_the_setting_is_json_or_a_file(tmp_path: Path) -> None:
    file = tmp_path / "programs.toml"
    file.write_text('[first]\ncommand = ["node", "first.js"]\nseconds = 2\n')
    for text in ('{"first": {"command": ["node", "first.js"], "seconds": 2}}', str(file)):
        found = read_setting(text)["first"]
        assert (found.command, found.seconds) == (["node", "first.js"], 2.0)


@pytest.mark.parametrize(
    "text",
    [
        *(
            '{"first": "node first.js"}',
            '{"first": []}',
            '{"First Player": ["node"]}',
            "{",
            "nowhere",
        ),
        '{"first": {"command": ["node"], "seconds": 0}}',
        '{"first": {"command": ["node"], "seconds": "long"}}',
    ],
)
def test_a_bad_setting_is_said(text: str) -> None:
    with pytest.raises(GrognardError, match="bad-programs"):
        read_setting(text)


def test_a_program_is_not_told_the_servers_secrets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = tmp_path / "told.json"
    lines = (
        "import os",
        f"open({str(told)!r}, 'w').write(json.dumps(dict(os.environ)))",
        "say(answer)",
    )
    register(monkeypatch, first=program(tmp_path, *lines))
    monkeypatch.setenv("GROGNARD_DATABASE", "postgresql://secret@here")
    game = load("skirmish")
    state = game.new(seed=1)
    make_bot("first", 0).choose(game, state.determinize(0, 1), state.to_move())
    assert "postgresql" not in told.read_text()
    assert os.environ["GROGNARD_DATABASE"]


# Silent or wrong


@pytest.mark.parametrize(
    "line",
    [
        *("sys.exit()", "print('hello', flush=True)", "say([1])", "say({'type': 'shout'})"),
        *(
            "say({**answer, 'action': 10**6})",
            "say({**answer, 'action': None})",
            "say({**answer, 'id': -1})",
        ),
        "say({**answer, 'memory': 'x' * 100000})",
    ],
)
def test_silent_or_wrong_twice_it_loses_its_seat_to_the_next_lower(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    register(monkeypatch, first=program(tmp_path, line))
    game = load("skirmish")
    state = game.new(seed=1)
    bot, action = answer_of(make_bot("first", 0), game, state.clone(), state.to_move())
    assert bot.name == ranks()[-1]
    assert action in state.legal_actions()


def test_one_that_thinks_for_ever_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    register(monkeypatch, 0.5, first=program(tmp_path, "pass"))
    game = load("skirmish")
    state = game.new(seed=1)
    with pytest.raises(ProgramFailed):
        make_bot("first", 0).choose(game, state.clone(), state.to_move())
    assert RUNNING == {}


def test_wrong_once_it_is_asked_anew_and_a_second_time_it_is_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The program that answers nonsense to its first question is started anew with the second."""
    marker = tmp_path / "was_here"
    lines = (
        "import os",
        f"bad = not os.path.exists({str(marker)!r})",
        f"open({str(marker)!r}, 'w').close()",
        "say({**answer, 'action': -1} if bad else answer)",
    )
    register(monkeypatch, first=program(tmp_path, *lines))
    game = load("skirmish")
    state = game.new(seed=1)
    bot = program_bot("first", 0)
    assert bot.choose(game, state.clone(), state.to_move()) == state.legal_actions()[0]
    assert bot.faults == 1
    marker.unlink()
    with pytest.raises(ProgramFailed):
        bot.choose(game, state.clone(), state.to_move())


def test_who_loses_the_seat_has_lost_the_game_whoever_plays_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    register(monkeypatch, first=program(tmp_path, "sys.exit()"))
    result = play("first", most=12)
    assert result.stand_ins == [ranks()[-1], ""]
    assert result.to_json()["stand_ins"] == result.stand_ins
    again = GameResult()
    again.fill(result.to_json())
    assert again.stand_ins == result.stand_ins
    tally = Tally()
    tally.add(result, 0)
    tally.add(result, 1)
    assert (tally.losses, tally.wins) == (1, 1)


def test_what_it_wants_remembered_comes_back_though_it_was_started_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = tmp_path / "memory.txt"
    lines = (
        f"open({str(log)!r}, 'a').write(json.dumps(message['memory']) + '\\n')",
        "say({**answer, 'memory': [message['memory']]})",
    )
    register(monkeypatch, first=program(tmp_path, *lines))
    game = load("skirmish")
    state = game.new(seed=1)
    bot = make_bot("first", 0)
    for _ in range(3):
        bot.choose(game, state.clone(), state.to_move())
        end_all()
    assert log.read_text().split() == ["null", "[null]", "[[null]]"]


# What it is told


@pytest.mark.parametrize("name", [*games(), "skirmish"])
def test_hidden_facts_change_nothing_that_a_program_is_told(name: str) -> None:
    game = load(name)
    for state, seat in positions(game, 6, seed=4):
        world = state.determinize(seat, 99)
        real = _everything(Desk(game, state.determinize(seat, 5), seat))
        assert _everything(Desk(game, world.determinize(seat, 5), seat)) == real


def _everything(desk: Desk) -> str:
    """Return all that can be asked with one step of search."""
    told: list[Json] = [desk.question()]
    ask = {"type": "ask", "id": 1}
    told += [desk.told({**ask, "do": "sample", "seed": seed}) for seed in (1, 2)]
    for state in (0, 1, 2):
        asked = desk.told({**ask, "do": "legal", "state": state})
        legal = asked["legal"]
        assert isinstance(legal, list)
        told += [asked, desk.told({**ask, "do": "save", "state": state})]
        for action in legal[:3]:
            told.append(desk.told({**ask, "do": "odds", "state": state, "action": action}))
            told.append(desk.told({**ask, "do": "apply", "state": state, "action": action}))
            told.append(desk.told({**ask, "do": "evaluate", "state": told[-1]["state"]}))
    return json.dumps(told, sort_keys=True)


def test_states_are_its_own_and_the_first_never_changes() -> None:
    game = load("skirmish")
    state = game.new(seed=1)
    desk = Desk(game, state, state.to_move())
    first = desk.told({"do": "legal"})
    legal = state.legal_actions()
    after = desk.told({"id": 7, "do": "apply", "action": legal[0]})
    assert (after["type"], after["id"], after["state"]) == ("told", 7, 1)
    saved = desk.told({"do": "save", "state": 1})["saved"]
    loaded = desk.told({"do": "load", "saved": json.loads(json.dumps(saved))})["state"]
    one, two = (desk.told({"do": "legal", "state": number}) for number in (1, loaded))
    assert one == two
    assert desk.told({"do": "legal"}) == first
    assert desk.told({"do": "drop", "state": 1})["type"] == "told"
    assert desk.told({"do": "legal", "state": 1})["type"] == "refused"


@pytest.mark.parametrize(
    "request_",
    [
        *({}, {"do": "win"}, {"do": "legal", "state": 5}, {"do": "legal", "state": "0"}),
        *({"do": "apply"}, {"do": "apply", "action": 10**6}, {"do": "apply", "action": True}),
        *(
            {"do": "load"},
            {"do": "load", "saved": {"game": "skirmish"}},
            {"do": "sample", "seed": 1.5},
        ),
    ],
)
def test_what_cannot_be_given_is_refused(request_: Json) -> None:
    game = load("skirmish")
    desk = Desk(game, game.new(seed=1), 0)
    assert desk.told({"id": "x", **request_})["type"] == "refused"
    assert desk.told({"id": "x", **request_})["id"] == "x"
