"""The conformance suite: the properties that every game keeps, ours or anyone's.

    python -m grognard.research.conformance GAME

or, on a game of one's own, `check_game(game)`; one property at a time by its name in PROPERTIES.
"""

import argparse
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from grognard.core.game import Game
from grognard.core.registry import TEMPLATES, games, load
from grognard.core.types import Json
from grognard.research.properties import (
    catalogues,
    chances,
    declared,
    drawings,
    hidden,
    learning,
    legality,
    luck,
    records,
    refusals,
    saves,
    texts,
)
from grognard.research.samples import Samples, collect

Property = Callable[[Game, Samples], list[str]]
"""Returns what it found broken, each with the position; [] where the property holds."""

_ALL: Sequence[Property] = (
    legality.legal_actions_are_sorted_and_never_empty,
    legality.ends_ask_nothing,
    legality.unlisted_actions_are_refused_with_a_section,
    legality.refusals_change_nothing,
    legality.every_thing_is_explained,
    legality.unknown_things_are_named_as_such,
    legality.questions_and_events_cite_sections,
    legality.checks_are_clean,
    refusals.no_refusal_is_said_twice,
    refusals.refusals_are_said_in_words,
    texts.action_texts_round_trip,
    texts.bad_texts_are_refused,
    texts.texts_are_the_same_in_every_position,
    saves.saves_load_and_play_on_alike,
    saves.pickles_play_on_alike,
    saves.clones_are_independent,
    saves.past_states_never_change,
    saves.same_seed_same_game,
    saves.leaving_the_log_off_changes_nothing,
    saves.broken_saves_are_refused,
    hidden.views_survive_determinize,
    hidden.spectators_survive_determinize,
    hidden.determinize_depends_on_knowledge_alone,
    hidden.sealed_answers_stay_sealed,
    hidden.hiding_is_public,
    hidden.events_tell_only_what_becomes_known,
    hidden.determinize_hides_the_dice,
    hidden.determinized_states_play_to_the_end,
    hidden.observations_are_json,
    declared.observations_are_as_declared,
    declared.events_are_sent_as_declared,
    learning.features_are_as_many_as_their_names,
    learning.features_depend_on_knowledge_alone,
    learning.masks_show_what_is_legal,
    luck.dice_do_not_depend_on_the_deal,
    chances.odds_sum_to_one,
    chances.odds_can_be_forced,
    chances.odds_are_exact,
    chances.dice_raise_fate,
    records.records_replay_exactly,
    records.matches_write_the_same_record,
    records.edited_records_are_refused,
    catalogues.everything_met_can_be_said,
    drawings.boards_are_drawn_from_observations,
    drawings.targets_are_drawn,
)

PROPERTIES: dict[str, Property] = {check.__name__: check for check in _ALL}
"""Every property by its name, a sentence with underscores."""

SHOWN = 10
"""Problems of one property that a report keeps; the others are counted."""


@dataclass
class ConformanceReport:
    """What the suite found: per property the number of problems, and the first of them."""

    game: str
    positions: int
    counts: dict[str, int] = field(default_factory=dict)
    problems: dict[str, list[str]] = field(default_factory=dict)

    def is_clean(self) -> bool:
        """Say whether every property held."""
        return not any(self.counts.values())

    def to_json(self) -> Json:
        """Return the report as plain JSON."""
        return {
            "game": self.game,
            "positions": self.positions,
            "counts": dict(self.counts),
            "problems": {name: list(found) for name, found in self.problems.items()},
        }

    def __str__(self) -> str:
        lines = [f"{self.game}: {self.positions} positions"]
        for name, count in self.counts.items():
            lines.append(f"{'ok' if count == 0 else count:>6}  {name.replace('_', ' ')}")
            lines += [f"        {problem}" for problem in self.problems[name]]
        return "\n".join(lines)


def check_game(
    game: Game,
    seed: int = 1,
    games_per_scenario: int = 3,
    keep: int = 1,
    only: Sequence[str] = (),
    samples: Samples | None = None,
) -> ConformanceReport:
    """Try every property on positions of random games, `keep` of each question and scenario.

    `only` names the properties to try; `samples` are positions collected before. An exception
    in a property is a problem of it.
    """
    if samples is None:
        samples = collect(game, seed, games_per_scenario, keep)
    report = ConformanceReport(game.name, len(samples.positions) + len(samples.ends))
    for name in only or PROPERTIES:
        found = _problems(PROPERTIES[name], game, samples)
        report.counts[name] = len(found)
        report.problems[name] = found[:SHOWN]
    return report


def _problems(check: Property, game: Game, samples: Samples) -> list[str]:
    try:
        return check(game, samples)
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        return [f"{error!r} in {place.name}, {place.filename}:{place.lineno}"]


def known_games() -> list[str]:
    """Return every game the suite can reach by name: the registered ones and the templates."""
    return sorted({*games(), *TEMPLATES})


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the suite on games given by name (default: all) and print what it found."""
    parser = argparse.ArgumentParser(prog="python -m grognard.research.conformance")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games-per-scenario", type=int, default=3)
    parser.add_argument("--keep", type=int, default=1, help="positions of each question")
    chosen = parser.parse_args(arguments)
    clean = True
    for name in chosen.games or known_games():
        report = check_game(load(name), chosen.seed, chosen.games_per_scenario, chosen.keep)
        print(report)
        clean = clean and report.is_clean()
    return 0 if clean else 1


if __name__ == "__main__":
    raise SystemExit(main())
