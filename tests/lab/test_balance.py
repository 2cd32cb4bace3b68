"""The balance of scenarios, and the page that shows it."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from grognard.ai.engine import Processes
from grognard.ai.report import GameResult, wilson
from grognard.core.registry import load
from grognard.core.types import NOBODY
from grognard.lab.balance import Balance, ScenarioBalance, Spread, run_lab, spread
from grognard.lab.ladder import Keeping, Terms
from grognard.lab.page import Page
from grognard.messages.texts import Texts
from tests.cli.terminal import grognard as shell

GAME = load("skirmish")


def result(winner: int, won_with: int = -1, drawn_with: int | None = None) -> GameResult:
    """Return a game in which the loser would have needed so many points."""
    one = GameResult("meeting", 1, ("regular", "regular"))
    one.winner = winner
    one.level, one.reason = "skirmish-level-marginal", "skirmish-end-points"
    one.turns, one.decisions = 12 + winner, 100
    one.began, one.left = [10, 20], [8, 5]
    loser = 1 - winner if winner != NOBODY else 0
    one.won_with[1 - loser] = one.drawn_with[1 - loser] = 0
    one.won_with[loser] = won_with
    one.drawn_with[loser] = won_with if drawn_with is None else drawn_with
    return one


def named(*results: GameResult) -> tuple[GameResult, ...]:
    """Make every game a different one."""
    for number, one in enumerate(results):
        one.digest = str(number)
    return results


def scenario(*results: GameResult) -> ScenarioBalance:
    return ScenarioBalance("meeting", results)


# Counting


def test_shares_are_those_of_the_first_seat_and_a_draw_is_half() -> None:
    drawn = result(NOBODY, 1, 0)
    drawn.won_with = [1, 1]
    one = scenario(*named(result(0, 3), result(0, 4), result(1, 2), drawn))
    assert (one.wins(), one.share(), one.share(1)) == ([2, 1], 0.625, 0.375)
    assert one.interval() == wilson(2.5, 4)


def test_games_that_came_out_alike_add_no_certainty() -> None:
    one = scenario(*(result(0, 3) for _ in range(40)))
    assert (one.distinct(), one.interval()) == (1, wilson(1, 1))


def test_a_stopped_game_is_half_for_either_side() -> None:
    stopped = result(NOBODY)
    stopped.is_capped, stopped.won_with, stopped.drawn_with = True, [-1, -1], [0, 0]
    one = scenario(stopped)
    assert (one.capped(), one.share(), one.share(1)) == (1, 0.5, 0.5)
    assert one.to_json(GAME.seats)["draws"] == 0


def test_losses_are_shares_of_what_a_side_began_with() -> None:
    one = scenario(result(0), result(1))
    lost = one.losses(0)
    assert lost is not None
    assert lost.to_json() == [0.2, 0.2, 0.2]
    assert one.losses(1) == Spread(0.75, 0.75, 0.75)
    silent = result(0)
    silent.began = silent.left = []
    assert scenario(silent).losses(0) is None


def test_reasons_are_counted_by_who_won_the_most_frequent_first() -> None:
    other = result(1)
    other.reason = "skirmish-end-elimination"
    one = scenario(result(0), result(1), other, result(NOBODY))
    reasons = {"skirmish-end-points": [1, 1, 1], "skirmish-end-elimination": [0, 1, 0]}
    assert one.reasons() == reasons
    assert list(one.reasons()) == list(reasons)


def test_the_middle_and_the_tenths_of_some_numbers() -> None:
    assert spread([]) == Spread(0, 0, 0)
    assert spread([7]) == Spread(7, 7, 7)
    assert spread(range(11)) == Spread(1, 5, 9)


# The head start that makes it even


def test_the_weaker_side_gets_the_head_start_that_comes_nearest_to_half() -> None:
    one = scenario(*named(*(result(0, need) for need in (1, 2, 2, 4)), result(1, 3)))
    start = one.even()
    assert start is not None
    assert [round(head.share, 2) for head in one.head_starts()] == [0.2, 0.4, 0.8, 0.8, 1.0]
    assert (start.seat, start.points, start.share) == (1, 1, 0.4)
    assert (start.low, start.high) == wilson(2.0, 5)


def test_what_is_even_needs_none() -> None:
    start = scenario(result(0, 2), result(1, 2)).even()
    assert start is not None
    assert start.points == 0


def test_where_no_points_help_there_is_no_head_start() -> None:
    assert scenario(result(0), result(0)).even() is None
    assert scenario(result(0), result(0)).to_json(GAME.seats)["even"] is None


def test_points_for_a_draw_count_half() -> None:
    one = scenario(result(0, 3, 2), result(0, 5, 4))
    assert [head.share for head in one.head_starts()] == [0, 0, 0.25, 0.5, 0.75, 1.0]


# Playing


TERMS = Terms(GAME, seed=5)


def test_every_scenario_is_played_as_often_and_the_same_for_any_jobs(tmp_path: Path) -> None:
    alone = run_lab(TERMS, "random", 4)
    together = run_lab(TERMS, "random", 4, Processes(2), Keeping(tmp_path / "run.jsonl"))
    assert alone.to_json() == together.to_json()
    assert [len(one.results) for one in alone.scenarios] == [4, 4]
    data = json.loads(json.dumps(alone.to_json()))
    assert (data["level"], data["seed"], data["seats"]) == ("random", 5, ["blue", "red"])
    assert sum(data["scenarios"][0]["wins"].values()) + data["scenarios"][0]["draws"] == 4


# The page


class Checked(HTMLParser):
    """Follows a page tag by tag, and keeps what it loads from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.loads: list[str] = []
        self.count = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.loads += [str(value) for name, value in attrs if name in ("src", "href")]
        self.count += 1
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.count += 1

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def page(language: str, balance: Balance | None = None) -> str:
    texts = Texts(language)
    texts.add(GAME)
    return Page(balance or run_lab(TERMS, "random", 4), texts).html()


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_a_page_is_whole_needs_nothing_else_and_says_everything(language: str) -> None:
    checked = Checked()
    checked.feed(page(language))
    assert (checked.open, checked.loads) == ([], [])
    assert checked.count > 100
    assert "url(" not in page(language)
    assert re.findall(r"\b(?:cli|skirmish)-[a-z-]+", page(language)) == []


def test_plots_have_names_and_their_numbers_stand_in_tables() -> None:
    html = page("en")
    assert html.count("<svg ") == html.count('role="img" aria-label="')
    assert "<td>marginal victory</td>" in html
    assert "<h2>The Rearguard</h2>" in html


def test_a_page_of_one_odd_game_is_written_too() -> None:
    odd = result(NOBODY)
    odd.is_capped, odd.level, odd.reason, odd.began, odd.left = True, "", "", [], []
    html = page("en", Balance(TERMS, "random", (scenario(odd),)))
    assert "<td>no end</td>" in html
    assert "Stopped at the limit of decisions: 1." in html
    assert "no head start helps" in html


# The command


def test_the_command_prints_a_table_and_writes_page_and_numbers(tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    words = ["lab", "skirmish", "--level", "random", "--games", "2", "--output", str(path)]
    ran = shell(*words)
    assert ran.code == 0
    assert ran.out.startswith("Skirmish: the balance, played by random\n")
    assert "Even with a" in ran.out
    data: dict[str, Any] = json.loads(path.with_suffix(".json").read_text("utf-8"))
    assert path.read_text("utf-8").startswith("<!doctype html>")
    assert json.loads(shell(*words, "--json").out) == data


def test_the_command_goes_on_with_its_results(tmp_path: Path) -> None:
    words = ["lab", "skirmish", "--level", "random", "--scenario", "meeting", "--json"]
    words += ["--output", str(tmp_path / "a.html"), "--results", str(tmp_path / "run.jsonl")]
    first = shell(*words, "--games", "2")
    more = shell(*words, "--games", "4", "--resume")
    assert (first.code, more.code) == (0, 0)
    assert json.loads(more.out)["scenarios"][0]["games"] == 4
    assert len((tmp_path / "run.jsonl").read_text().splitlines()) == 5
