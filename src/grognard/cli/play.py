"""`grognard play`: a game in the terminal, against the computer or two at one keyboard."""

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from grognard.cli.errors import EXIT_OK
from grognard.cli.options import Options, options_of
from grognard.cli.shell import Shell, shell_of
from grognard.cli.table.campaign import CampaignFile, open_campaign, print_standings
from grognard.cli.table.dice import save_notes
from grognard.cli.table.older import end_older, tell_news
from grognard.cli.table.reading import Left, read_line, words
from grognard.cli.table.session import Session
from grognard.cli.table.setup import Wishes, begin_match, choose_game, choose_scenario, choose_seats
from grognard.cli.table.storage import (
    Keeper,
    last_game,
    load_saved,
    save_match,
    typed_path,
    write_soon,
)
from grognard.cli.telling import scenario_title
from grognard.core.errors import GrognardError
from grognard.match import Match, OlderRules


def play(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="cli-play-help-game")] = None,
    scenario: Annotated[
        str | None, typer.Option("--scenario", metavar="ID", help="cli-play-help-scenario")
    ] = None,
    side: Annotated[
        str | None, typer.Option("--side", metavar="SIDE", help="cli-play-help-side")
    ] = None,
    against: Annotated[
        str | None, typer.Option("--against", metavar="BOT|human", help="cli-play-help-against")
    ] = None,
    option: Options = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="cli-play-help-resume")
    ] = None,
    last: Annotated[bool, typer.Option("--continue", help="cli-play-help-continue")] = False,
    campaign: Annotated[
        Path | None, typer.Option("--campaign", metavar="FILE", help="cli-play-help-campaign")
    ] = None,
    seed: Annotated[
        int | None, typer.Option("--seed", metavar="N", help="cli-play-help-seed")
    ] = None,
    practice: Annotated[bool, typer.Option("--practice", help="cli-play-help-practice")] = False,
) -> int:
    """Play a game in the terminal."""
    shell = shell_of(context)
    wishes = Wishes(game, scenario, side, against, options_of(option), seed, practice)
    try:
        if campaign is not None:
            play_campaign(shell, open_campaign(shell, campaign, wishes))
        else:
            saved = last_game() if last else resume
            match = begin(shell, wishes) if saved is None else go_on(shell, saved)
            if match is not None:
                play_match(shell, match)
    except (Left, EOFError):
        shell.out.print(shell.say("cli-play-goodbye"))
    return EXIT_OK


def begin(shell: Shell, wishes: Wishes) -> Match:
    """Set up a new game, asking for what the command line leaves open."""
    game = choose_game(shell, wishes.game)
    scenario = choose_scenario(shell, game, wishes.scenario)
    seats = choose_seats(shell, game, wishes)
    seed, practice = wishes.seed, wishes.practice
    return begin_match(shell, game, scenario, wishes.options, seats, seed, practice)


def go_on(shell: Shell, path: Path) -> Match | None:
    """Load a saved game; None if it was begun by older rules and cannot go on.

    The game that was left last may be missing.
    """
    if path == last_game() and not path.exists():
        raise GrognardError("no-last-game")
    try:
        match = load_saved(path)
    except OlderRules as older:
        if end_older(shell, older) and path == last_game():
            path.unlink()
        return None
    shell.say.add(match.game)
    tell_news(shell, match)
    return match


def play_match(shell: Shell, match: Match) -> None:
    """Play a single game to its end; whoever leaves is told how to go on."""
    keeper = Keeper(last_game())
    session = Session(shell, match, keeper)
    try:
        session.run()
    except (Left, KeyboardInterrupt):
        if keeper.kept:
            shell.out.print(shell.say("cli-play-kept"))
        raise
    keeper.forget()
    offer_record(shell, session.match)


def offer_record(shell: Shell, match: Match) -> None:
    """Offer to save the record of a finished game; an empty line means no."""
    while True:
        name = read_line(shell, shell.say("cli-play-offer-record") + " ")
        if not name:
            return
        try:
            save_match(match, typed_path(name))
            kept = save_notes(match, typed_path(name))
        except GrognardError as error:
            shell.out.print(shell.say.say(error.message()))
            continue
        shell.out.print(shell.say("cli-play-record-saved", file=name))
        if kept is not None:
            shell.out.print(shell.say("cli-play-dice-saved", file=name, kept=str(kept)))
        return


class CampaignKeeper(Keeper):
    """Keeps the running scenario inside the campaign's file."""

    def __init__(self, file: CampaignFile) -> None:
        super().__init__(file.path)
        self.file = file

    def keep(self, match: Match) -> None:
        """Write the campaign with the running scenario in it; a full disk is an error here."""
        self.file.running = match
        write_soon(self.path, self.file.text())


def play_campaign(shell: Shell, file: CampaignFile) -> None:
    """Play the scenarios of a campaign one after another, saving after each."""
    print_standings(shell, file)
    if file.older is not None and not end_older(shell, file.older):
        raise Left
    if file.running is not None:
        tell_news(shell, file.running)
    while file.campaign.outcome() is None:
        wait_for_next(shell, file)
        session = Session(shell, file.next_match(shell), CampaignKeeper(file), may_load=False)
        try:
            session.run()
        except (Left, KeyboardInterrupt):
            shell.out.print(shell.say("cli-campaign-kept", file=str(file.path)))
            raise
        outcome = session.match.outcome()
        assert outcome is not None
        file.enter(outcome)
        offer_record(shell, session.match)
        print_standings(shell, file)
    shell.out.print(Text(shell.say("cli-campaign-over"), "strong"))


def wait_for_next(shell: Shell, file: CampaignFile) -> None:
    """Say which scenario comes, and wait for Enter."""
    scenario = scenario_title(file.game, file.campaign.next_scenario())
    typed = read_line(shell, shell.say("cli-campaign-next", scenario=scenario) + " ")
    if typed.lower() in words(shell, "quit"):
        raise Left
