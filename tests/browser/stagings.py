"""Pictures of every staging of every game: python -m tests.browser.stagings [GAME ...].

Games of chance are played until each kind of event was met; each is then played at a table whose
server is played by hand, and a picture is taken while it is told. They lie in `build/stagings`,
one for each kind and sheets of all of them for each game; what was never met is said.
"""

import base64
import re
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

from grognard.core.dice import SeededDice
from grognard.core.game import Game
from grognard.core.registry import load
from grognard.core.types import Json, Player
from grognard.match import Match, new_match
from tests.browser.conftest import PLAIN, chromium
from tests.browser.puppet import MATCH, Puppet
from tests.browser.server import ROOT, Server
from tests.browser.test_news import LIVELY

PICTURES: Final = ROOT / "build" / "stagings"
GAMES: Final = ("undaunted", "marengo", "napoleonics", "prussia", "skirmish")
SIZE: Final = {"width": 1280, "height": 800}
MOST_GAMES: Final = 8
MOST_DECISIONS: Final = 1500
AT_ONCE: Final = 12
"""So many pictures are on one sheet."""

# News stand still while they are told; only dice may come to rest, and be said.
HELD: Final = """(() => {
    const real = window.setTimeout;
    window.setTimeout = (call, time, ...more) =>
        time >= 150 && time <= 3000 && Math.round(time) !== 825 ? 0 : real(call, time, ...more);
})()"""
SEEN: Final = f"""localStorage.setItem("grognard.seen",
    JSON.stringify([["{MATCH}/0", 0], ["{MATCH}/1", 0]]))"""


@dataclass(frozen=True)
class Moment:
    """An event as the other side is told of it: the table before, after, and the line."""

    scenario: str
    seat: Player
    before: Json
    after: Json
    line: Json


def kinds_of(game: Game) -> list[str]:
    """Return the kinds of events that a game declares."""
    return list(game.sent.fields_of)


def moments(game: Game) -> dict[str, Moment]:
    """Return one moment of each kind of event that chance brings about."""
    found: dict[str, Moment] = {}
    scenarios = [scenario.id for scenario in game.scenarios()]
    for number in range(MOST_GAMES):
        if len(found) < len(kinds_of(game)):
            match = new_match(game, scenarios[number * 3 % len(scenarios)], seed=number)
            collect(match, SeededDice(number + 1), found)
    return found


def collect(match: Match, picks: SeededDice, found: dict[str, Moment]) -> None:
    """Play a match by chance, and keep the first event of each kind."""
    for _ in range(MOST_DECISIONS):
        if match.is_over():
            return
        before = {seat: match.view(seat).to_json() for seat in (0, 1)}
        lengths = {seat: match.log_length(seat) for seat in (0, 1)}
        seat = match.asked()[0]
        actions = [choice.action for choice in match.view(seat).choices]
        match.play(seat, actions[picks.below(len(actions), "pick")])
        for seat in (1, 0):
            for line in match.log(seat, lengths[seat]):
                kind = line.event.kind
                if kind not in found and line.event.who != seat:
                    after = match.view(seat).to_json()
                    scenario = match.record.scenario
                    found[kind] = Moment(scenario, seat, before[seat], after, line.to_json())


def shoot(browser: Browser, url: str, game: Game) -> dict[str, Path]:
    """Take a picture of each kind of event while it is told."""
    taken: dict[str, Path] = {}
    by_table: dict[tuple[str, Player], list[Moment]] = {}
    met = moments(game)
    for moment in met.values():
        by_table.setdefault((moment.scenario, moment.seat), []).append(moment)
    for (scenario, seat), told in by_table.items():
        context = browser.new_context(
            viewport=SIZE,  # type: ignore[arg-type]
            base_url=url,
            locale="en",
            reduced_motion="no-preference",
        )
        context.add_init_script(f"localStorage.setItem('grognard.settings', '{LIVELY}')")
        context.add_init_script(SEEN)
        context.add_init_script(HELD)
        table = Puppet(context.new_page(), game, scenario, (seat,))
        table.open()
        for moment in told:
            taken |= tell(table, moment)
        context.close()
    print(game.name, "never met:", ", ".join(sorted({*kinds_of(game)} - {*met})) or "nothing")
    return taken


def tell(table: Puppet, moment: Moment) -> dict[str, Path]:
    """Play one event, and take its picture unless it is told by the log alone."""
    page, kind = table.page, str(moment.line["kind"])
    table.tell({**moment.before, "outcome": None}, [])
    page.locator(".table").wait_for()
    page.wait_for_timeout(500)
    table.tell({**moment.after, "outcome": None}, [moment.line])
    page.wait_for_timeout(1100)
    if not page.locator(".newscast").count():
        return {}
    path = PICTURES / table.game.name / f"{kind}.png"
    path.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=path)
    page.keyboard.press("Escape")
    return {kind: path}


def sheets(page: Page, name: str, taken: dict[str, Path]) -> None:
    """Lay the pictures of a game on sheets, to be looked at together."""
    kinds = sorted(taken)
    for number, first in enumerate(range(0, len(kinds), AT_ONCE), 1):
        figures = "".join(figure(kind, taken[kind]) for kind in kinds[first : first + AT_ONCE])
        style = "body{margin:8px;display:grid;grid-template-columns:repeat(3,1fr);gap:8px;"
        style += "font:700 20px sans-serif}figure{margin:0}img{width:100%}"
        page.set_content(f"<style>{style}</style>{figures}")
        page.screenshot(path=PICTURES / f"{name}-{number}.png", full_page=True)


def figure(kind: str, path: Path) -> str:
    """Return a picture with its kind under it."""
    data = base64.b64encode(path.read_bytes()).decode()
    return (
        f'<figure><img src="data:image/png;base64,{data}"><figcaption>{kind}</figcaption></figure>'
    )


def main(names: list[str]) -> None:
    """Take the pictures of some games, or of all."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=PLAIN)
        try:
            for name in names or GAMES:
                taken = shoot(browser, server.url, load(name))
                page = browser.new_page(viewport={"width": 1800, "height": 1000})
                sheets(page, re.sub(r"\W", "", name), taken)
                page.close()
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
