"""A campaign at the terminal: scenario after scenario, in one file that survives a restart."""

import json
from pathlib import Path
from typing import Final

from rich import box
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from grognard.ai.seeds import derived_seed
from grognard.cli.shell import Shell
from grognard.cli.table.setup import HUMAN, Wishes, begin_match, choose_game, choose_seats
from grognard.cli.telling import result_lines, scenario_title, seat_names
from grognard.core import registry
from grognard.core.campaign import Campaign
from grognard.core.errors import BadSave, GrognardError
from grognard.core.game import Game
from grognard.core.record_file import read_json, write_whole
from grognard.core.state import Outcome
from grognard.core.types import Json
from grognard.match import Match, OlderRules, Seat, load_match

FORMAT: Final = "grognard-campaign"
VERSION: Final = 1


class CampaignFile:
    """A campaign, who plays it, what was played, and the scenario that is being played."""

    def __init__(self, path: Path, game: Game, campaign: Campaign, seats: list[Seat]) -> None:
        self.path = path
        self.game = game
        self.campaign = campaign
        self.seats = seats
        self.options: dict[str, str] = {}
        self.seed: int | None = None
        self.played: list[Json] = []
        self.running: Match | None = None
        self.older: OlderRules | None = None
        """A running scenario that today's rules would change."""

    def save(self) -> None:
        """Write everything into the file, and wait until the disk has it."""
        write_whole(self.path, self.text())

    def text(self) -> str:
        """Return the text of the file."""
        data = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game.name,
            "rules_version": self.game.rules_version,
            "bots": [seat.bot for seat in self.seats],
            "options": self.options,
            "seed": self.seed,
            "campaign": self.campaign.save(),
            "played": self.played,
            "running": None if self.running is None else self.running.save(),
        }
        return json.dumps(data, ensure_ascii=False) + "\n"

    def next_match(self, shell: Shell) -> Match:
        """Return the scenario that was left, or set up the next one."""
        if self.running is None:
            scenario = self.campaign.next_scenario()
            seed = None if self.seed is None else derived_seed(self.seed, scenario)
            self.running = begin_match(shell, self.game, scenario, self.options, self.seats, seed)
            self.save()
        return self.running

    def enter(self, outcome: Outcome) -> None:
        """Enter the result of the running scenario and save."""
        scenario = self.campaign.next_scenario()
        self.campaign.add(outcome)
        self.played.append({"scenario": scenario, "result": outcome.to_json()})
        self.running = None
        self.save()


def open_campaign(shell: Shell, path: Path, wishes: Wishes) -> CampaignFile:
    """Go on with the campaign of a file, or start one and write it there."""
    if path.exists():
        return load_campaign(shell, path, wishes.game)
    game = choose_game(shell, wishes.game)
    campaign = game.campaign()
    if campaign is None:
        raise GrognardError("no-campaign", game=game.name)
    file = CampaignFile(path, game, campaign, choose_seats(shell, game, wishes))
    file.options = game.full_options(wishes.options)
    file.seed = wishes.seed
    file.save()
    return file


def load_campaign(shell: Shell, path: Path, wish: str | None) -> CampaignFile:
    """Read a campaign from its file; raises BadSave on anything else."""
    data = read_json(path)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadSave("not-a-campaign", file=str(path))
    game = registry.load(str(data.get("game")))
    shell.say.add(game)
    if wish is not None and wish != game.name:
        raise GrognardError("campaign-other-game", file=str(path), game=game.name)
    try:
        return _loaded(path, game, data)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadSave("bad-campaign-file", file=str(path), detail=type(error).__name__) from None


def _loaded(path: Path, game: Game, data: Json) -> CampaignFile:
    campaign, saved, bots, played = game.campaign(), data["campaign"], data["bots"], data["played"]
    options, seed = data["options"], data["seed"]
    if data["version"] != VERSION or campaign is None or not isinstance(saved, dict):
        raise ValueError
    if not isinstance(bots, list) or len(bots) != len(game.seats):
        raise ValueError
    if not isinstance(played, list) or not all(isinstance(entry, dict) for entry in played):
        raise ValueError
    if not isinstance(options, dict) or not (seed is None or type(seed) is int):
        raise ValueError
    campaign.load(saved)
    seats = [Seat(bot=str(bot)) if bot else Seat(HUMAN) for bot in bots]
    file = CampaignFile(path, game, campaign, seats)
    chosen = {str(name): str(value) for name, value in options.items()}
    file.options = game.options_since(int(str(data["rules_version"])), chosen)
    file.seed = seed if isinstance(seed, int) else None
    file.played = played
    try:
        file.running = None if data["running"] is None else load_match(data["running"])
    except OlderRules as older:
        file.older = older
    return file


def print_standings(shell: Shell, file: CampaignFile) -> None:
    """Print what was played and the score of each side."""
    say, game = shell.say, file.game
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim")
    table.add_column(say("cli-games-scenario"))
    table.add_column(say("cli-campaign-result"))
    for entry in file.played:
        result = entry.get("result")
        scenario = say.say(scenario_title(game, str(entry.get("scenario"))))
        table.add_row(
            scenario, result_lines(shell, game, result if isinstance(result, dict) else {})
        )
    names = seat_names(shell, game)
    scores = "   ".join(f"{name} {file.campaign.score(n)}" for n, name in enumerate(names))
    parts = [table] if file.played else []
    total = Text(say("cli-campaign-score", scores=scores), "strong")
    shell.out.print(Panel(Group(*parts, total), title=say("cli-campaign-title"), expand=False))
    outcome = file.campaign.outcome()
    if outcome is not None:
        shell.out.print(Panel(result_lines(shell, game, outcome.to_json())))
