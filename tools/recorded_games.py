"""The recorded games of the rules references, and the index of their moments.

    python -m tools.recorded_games play GAME NAME SCENARIO SEED BOT    # a new game, in its file
    python -m tools.recorded_games index [GAME ...]                    # what sections decided

Players become better and would play other games today; what was recorded stays as it is.

A section decided something where an event names it, or a line of the odds of what was rolled. What
is carried out under the number of another section is named in `manual/decided.toml`, by the line of
the log that shows it, or of the odds, and where that is not enough by scenario, or game and click:

    "8.2.1" = { kind = "play", effective = "bayonet-charge" }
    "9.13" = { kind = "objective", scenario = "toulouse" }
    "7.1" = { kind = "odds", section = "§5.6.6", game = "garcia", step = 125 }
"""

import argparse
import json
import tomllib
from collections.abc import Iterator
from pathlib import Path

from grognard.ai.roster import make_bot
from grognard.core import registry
from grognard.core.game import Game
from grognard.core.state import State, take_step
from grognard.core.types import Action, Json
from grognard.manual import has_manual, manual_of
from grognard.manual.games import Played, games_of, state_at
from grognard.manual.moments import FILE, Moment
from grognard.manual.shelf import folder_of

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
DECIDED = "decided.toml"
ODDS = "odds"
"""Stands among the kinds of events where a line of what was rolled names the section."""


def find_moments(game: Game, sections: frozenset[str]) -> dict[str, tuple[Moment, ...]]:
    """Return the moments that the recorded games have, few a section.

    The first of each kind of event, and of each recorded game; odds only where there is no event.
    """
    found: dict[str, list[Moment]] = {}
    seen: set[tuple[str, str]] = set()
    moments = list(_all_moments(game))
    noted = {one.section for one in moments if one.kinds != (ODDS,)}
    for moment in moments:
        is_forecast = moment.kinds == (ODDS,) and moment.section in noted
        if is_forecast or moment.section not in sections:
            continue
        is_new = any((moment.section, kind) not in seen for kind in moment.kinds)
        known = found.setdefault(moment.section, [])
        if len(known) < MOST and (is_new or moment.game not in {one.game for one in known}):
            known.append(moment)
            seen.update((moment.section, kind) for kind in moment.kinds)
    return {section: tuple(found[section]) for section in sorted(found, key=_order)}


def decided_elsewhere(game: Game) -> dict[str, Json]:
    """Return what a line of the log shows, by sections that no event names."""
    folder = folder_of(game)
    if folder is None or not (folder / DECIDED).is_file():
        return {}
    return tomllib.loads((folder / DECIDED).read_text("utf-8"))


def _all_moments(game: Game) -> Iterator[Moment]:
    elsewhere = decided_elsewhere(game)
    for played in games_of(game).values():
        state = state_at(game, played, 0)
        for number, click in enumerate(played.clicks, 1):
            known: Json = {"scenario": played.scenario, "game": played.id, "step": number}
            kinds: dict[str, dict[str, None]] = {}
            for section, kind, fields in _lines(game, state, click):
                kinds.setdefault(section, {})[kind] = None
                line = {**known, **fields, "kind": kind}
                for other, wanted in elsewhere.items():
                    if wanted.items() <= line.items():
                        kinds.setdefault(other, {})[kind] = None
            for section, all in kinds.items():
                yield Moment(section, played.id, number, tuple(all))


def _lines(game: Game, state: State, click: str) -> Iterator[tuple[str, str, Json]]:
    """Make a click, and return section, kind and fields of the lines of its log and its odds."""
    action = game.parse_action(state, click)
    odds = game.odds(state, action)
    for event in take_step(game, state, action).events:
        yield _bare(event.rule), event.kind, game.event_fields(state, event)
    for throw in odds.throws if odds is not None else ():
        for item in throw.items:
            if item.value:
                yield _bare(item.section), ODDS, {"section": item.section}


def _bare(rule: str) -> str:
    return rule.removeprefix("§").split(" ")[0]


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
