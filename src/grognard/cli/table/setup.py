"""Before the game: which game, which battle, which side, against whom."""

from dataclasses import dataclass, field

from rich.text import Text

from grognard.ai.roster import bots, name_now
from grognard.cli.shell import Shell
from grognard.cli.table.dice import DiceNotes
from grognard.cli.table.reading import Line, choose
from grognard.cli.telling import scenario_title, seat_title
from grognard.core import registry
from grognard.core.errors import GrognardError, UnknownScenario
from grognard.core.fair import commitment, new_salt, new_seed
from grognard.core.game import Game
from grognard.core.opening import SALT, lone_opening
from grognard.match import Match, Seat, new_match

HUMAN = "human"
"""The name of a person in a record, and of hot-seat play on the command line."""


@dataclass(frozen=True)
class Wishes:
    """What the command line has already decided; what is None is asked."""

    game: str | None = None
    scenario: str | None = None
    side: str | None = None
    opponent: str | None = None
    options: dict[str, str] = field(default_factory=dict)
    seed: int | None = None
    practice: bool = False


def choose_game(shell: Shell, wish: str | None) -> Game:
    """Return the wished game, or ask for one."""
    if wish is None:
        lines = []
        for name in registry.games():
            game = registry.load(name)
            shell.say.add(game)
            lines.append(Line(name, shell.say(f"{name}-title")))
        wish = choose(shell, shell.say("cli-setup-game"), lines)
    game = registry.load(wish)
    shell.say.add(game)
    return game


def choose_scenario(shell: Shell, game: Game, wish: str | None) -> str:
    """Return the wished scenario, by id or by its number in the booklet, or ask for one."""
    scenarios = game.scenarios()
    if wish is not None:
        for scenario in scenarios:
            if wish in (scenario.id, str(scenario.number)):
                return scenario.id
        known = ", ".join(scenario.id for scenario in scenarios)
        raise UnknownScenario("unknown-scenario", name=wish, known=known)
    lines = []
    for scenario in scenarios:
        remark = shell.say("cli-games-reconstructed") if scenario.reconstructed else ""
        title = shell.say.say(scenario_title(game, scenario.id))
        lines.append(Line(scenario.id, title, remark))
    return choose(shell, shell.say("cli-setup-scenario"), lines)


def choose_seats(shell: Shell, game: Game, wishes: Wishes) -> list[Seat]:
    """Return who sits where: people, and at most one computer player."""
    opponent = choose_opponent(shell, wishes.opponent)
    if opponent == HUMAN:
        return [Seat(HUMAN) for _ in game.seats]
    side = choose_side(shell, game, wishes.side)
    return [Seat(HUMAN) if seat == side else Seat(bot=opponent) for seat in game.seats]


def choose_opponent(shell: Shell, wish: str | None) -> str:
    """Return the wished opponent, or ask: the strongest computer player first, a person last."""
    names = [*reversed(bots()), HUMAN]
    if wish is not None:
        if name_now(wish) not in names:
            raise GrognardError("unknown-bot", name=wish, known=", ".join(names))
        return name_now(wish)
    lines = [Line(name, _title(shell, name), name) for name in names]
    return choose(shell, shell.say("cli-setup-opponent"), lines)


def _title(shell: Shell, name: str) -> str:
    """Return what an opponent is called; we have no words of our own for another package's."""
    id = f"cli-bot-{name}"
    return shell.say(id) if shell.say.has(id) else shell.say("cli-bot", name=name)


def choose_side(shell: Shell, game: Game, wish: str | None) -> str:
    """Return the wished side, or ask for one."""
    if wish is not None:
        if wish not in game.seats:
            raise GrognardError("unknown-seat", name=wish, known=", ".join(game.seats))
        return wish
    lines = [Line(s, shell.say.say(seat_title(game, n))) for n, s in enumerate(game.seats)]
    return choose(shell, shell.say("cli-setup-side"), lines)


def begin_match(
    shell: Shell,
    game: Game,
    scenario: str,
    options: dict[str, str],
    seats: list[Seat],
    seed: int | None,
    practice: bool = False,
) -> Match:
    """Begin a match; the hash of fair dice is shown first, and then the salt is drawn."""
    if seed is not None:
        return new_match(game, scenario, options, seats, seed, practice=practice)
    secret = new_seed()
    shell.out.print(Text(shell.say("cli-play-fair-seed", hash=commitment(secret)), "dim"))
    notes = DiceNotes(commitment(secret))
    salt = new_salt()
    shell.out.print(Text(shell.say("cli-play-fair-salt", salt=salt), "dim"))
    notes.see(SALT, 0, salt)
    opening = lone_opening(secret, len(game.seats), salt)
    return new_match(
        game, scenario, options, seats, secret=secret, opening=opening, practice=practice
    )
