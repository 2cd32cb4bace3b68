"""The recorded games of the rules references, and the index of their moments.

    python -m tools.recorded_games play GAME NAME SCENARIO SEED BOT    # a new game, in its file
    python -m tools.recorded_games index [GAME ...]                    # what sections decided

Players become better and would play other games today; what was recorded stays as it is.
"""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

from grognard.ai.roster import make_bot
from grognard.core import registry
from grognard.core.game import Game
from grognard.core.state import State
from grognard.core.types import Action
from grognard.manual import has_manual, manual_of
from grognard.manual.games import Played, games_of, record_of
from grognard.manual.moments import FILE, Moment

SOURCES = Path(__file__).parents[1] / "src" / "grognard" / "games"
LONGEST = 3000


def played(game: Game, name: str, scenario: str, seed: int, bot: str) -> Played:
    """Let two computer players of one kind play a game with seeded dice."""
    state = game.new(scenario, seed=seed)
    bots = [make_bot(bot, seed * 2 + seat + 1) for seat in range(len(game.seats))]
    clicks: list[str] = []
    while not state.is_over() and len(clicks) < LONGEST:
        answers: list[Action] = []
        for seat in sorted(state.seats_to_answer()):
            known: State = state.determinize(seat, seed * 1000 + len(clicks))
            answers.append(bots[seat].choose(game, known, seat))
        for answer in answers:
            clicks.append(game.action_text(state, answer))
            state.apply(answer)
    return Played(name, scenario, seed, (bot, bot), tuple(clicks))


def written_game(played: Played) -> str:
    """Return the file of a recorded game; `grognard.manual.games.read_game` reads it."""
    options = ", ".join(f'{name} = "{value}"' for name, value in sorted(played.options.items()))
    players = ", ".join(f'"{name}"' for name in played.players)
    lines = [
        f'scenario = "{played.scenario}"',
        f"seed = {played.seed}",
        f"players = [{players}]",
        *([f"options = {{ {options} }}"] if options else []),
        "clicks = '''",
        *played.clicks,
        "'''",
    ]
    return "\n".join(lines) + "\n"


MOST = 3
"""Moments that a section shows."""


def find_moments(game: Game, sections: frozenset[str]) -> dict[str, tuple[Moment, ...]]:
    """Return the moments that the recorded games have, few a section.

    The first of each kind of event, and of each recorded game.
    """
    found: dict[str, list[Moment]] = {}
    seen: set[tuple[str, str]] = set()
    for moment in _all_moments(game):
        if moment.section not in sections:
            continue
        is_new = any((moment.section, kind) not in seen for kind in moment.kinds)
        known = found.setdefault(moment.section, [])
        if len(known) < MOST and (is_new or moment.game not in {one.game for one in known}):
            known.append(moment)
            seen.update((moment.section, kind) for kind in moment.kinds)
    return {section: tuple(found[section]) for section in sorted(found, key=_order)}


def _all_moments(game: Game) -> Iterator[Moment]:
    for played in games_of(game).values():
        for number, step in enumerate(record_of(game, played).steps, 1):
            kinds: dict[str, dict[str, None]] = {}
            for event in step.events:
                section = event.rule.removeprefix("§").split(" ")[0]
                kinds.setdefault(section, {})[event.kind] = None
            for section, all in kinds.items():
                yield Moment(section, played.id, number, tuple(all))


def _order(section: str) -> list[int]:
    return [int(part) for part in section.split(".")]


def written_moments(moments: dict[str, tuple[Moment, ...]]) -> str:
    """Return the index: section, and for each of its moments game, step and kinds of events."""
    rows = {
        section: [[one.game, one.step, *one.kinds] for one in all]
        for section, all in moments.items()
    }
    return "".join(f'"{section}" = {json.dumps(row)}\n' for section, row in rows.items())


def sections_of(game: Game) -> frozenset[str]:
    """Return the sections that a rules reference has."""
    return frozenset(one.number for one in manual_of(game, "en").sections)


def main() -> None:
    """Play a game into its file, or write the index anew."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    for argument in ("game", "name", "scenario"):
        playing.add_argument(argument)
    playing.add_argument("seed", type=int)
    playing.add_argument("bot")
    commands.add_parser("index").add_argument("games", nargs="*")
    wish = parser.parse_args()
    if wish.command == "play":
        found = played(registry.load(wish.game), wish.name, wish.scenario, wish.seed, wish.bot)
        file = SOURCES / wish.game / "manual" / "games" / f"{wish.name}.toml"
        file.parent.mkdir(exist_ok=True)
        file.write_text(written_game(found), "utf-8")
        return
    for name in wish.games or registry.games():
        game = registry.load(name)
        if has_manual(game, "en"):
            text = written_moments(find_moments(game, sections_of(game)))
            (SOURCES / name / "manual" / FILE).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
