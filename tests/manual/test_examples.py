"""Every example of the rules does what is said, and shows the section where it stands."""

from collections.abc import Sequence
from typing import Any, cast

import pytest

from grognard.cli.language import LANGUAGES
from grognard.core import registry
from grognard.core.errors import GrognardError, IllegalAction
from grognard.core.types import Json
from grognard.manual import has_manual, manual_of
from grognard.manual.book import EXAMPLE, Block, read_manual
from grognard.manual.examples import MOST_CLICKS, Example, Trial, examples_of, spots_of

GAMES = [name for name in registry.games() if has_manual(registry.load(name), "en")]
ALL = [(game, id) for game in GAMES for id in examples_of(registry.load(game))]


def blocks(game: str, language: str) -> dict[str, tuple[str, Block]]:
    """Return the sentences of the examples, each with its section."""
    manual = manual_of(registry.load(game), language)
    found = [(s.number, b) for s in manual.sections for b in s.blocks if b.kind == EXAMPLE]
    assert len({block.name for _, block in found}) == len(found)
    return {block.name: (section, block) for section, block in found}


def seen(data: object, place: str) -> object:
    """Return what an observation holds at a place: "morale.france.level", "blocks.3.up".

    In a list an id finds its piece: "units.R-P-C3.left". What is not there is None.
    """
    for part in place.split("."):
        if isinstance(data, list):
            found = {one.get("id", one.get("piece")): one for one in data if isinstance(one, dict)}
            data = data[int(part)] if part.isdigit() else found[part]
        else:
            assert isinstance(data, dict)
            data = data.get(part)
    return data


def are_told(told: Sequence[Json], log: Sequence[dict[str, Any]]) -> bool:
    """Say whether a log has these lines in this order, each with the fields that are given."""
    lines = iter({**line["fields"], "kind": line["kind"]} for line in log)
    return all(any(wanted.items() <= line.items() for line in lines) for wanted in told)


def reckoned(game: str, example: Example) -> list[tuple[str, int]]:
    """Return the lines of the odds before each click of an example's line."""
    odds = [after(game, example, clicks).odds() for clicks in range(len(example.line))]
    throws = [throw for one in odds if one is not None for throw in one.throws]
    return [(item.section, item.value) for throw in throws for item in throw.items]


def after(game: str, example: Example, clicks: int) -> Trial:
    """Return an example after so many clicks of its line."""
    return Trial(registry.load(game), example.id, example.line[:clicks])


@pytest.mark.parametrize(("game", "id"), ALL)
class TestEveryExample:
    """What holds for each."""

    def test_its_line_does_what_is_said(self, game: str, id: str) -> None:
        example = examples_of(registry.load(game))[id]
        assert len(example.line) <= MOST_CLICKS
        trial = after(game, example, len(example.line))
        assert [f"{event.rule} {event.kind}" for event in trial.events()] == list(example.events)
        assert are_told(example.told, cast(list[dict[str, Any]], trial.told()["log"]))
        observation = trial.match.view(trial.seat).observation
        found = {place: seen(observation, place) for place in example.facts}
        assert found == example.facts

    def test_it_refuses_what_is_said_to_be_refused(self, game: str, id: str) -> None:
        example = examples_of(registry.load(game))[id]
        for refusal in example.why:
            reasons = after(game, example, refusal.after).why(refusal.target)
            told = [(reason.section, reason.code) for reason in reasons]
            assert (refusal.section, refusal.code) in told

    def test_what_is_rolled_is_reckoned_as_it_says(self, game: str, id: str) -> None:
        """These are all the lines of its odds: what is not among them is not reckoned."""
        example = examples_of(registry.load(game))[id]
        if example.reckoned:
            assert reckoned(game, example) == list(example.reckoned)

    def test_it_shows_the_section_where_it_stands(self, game: str, id: str) -> None:
        """An event, a refusal, a question or what is rolled on its line is of that section.

        Where the engine names another for what this one says, the example states its facts.
        """
        example = examples_of(registry.load(game))[id]
        section, _ = blocks(game, "en")[id]
        shown = [event.split(" ")[0] for event in example.events]
        shown += [refusal.section.split(" ")[0] for refusal in example.why]
        shown += [cited for cited, value in reckoned(game, example) if value]
        for count in range(len(example.line) + 1):
            trial = after(game, example, count)
            shown.append(trial.match.view(trial.seat).section)
        stated = example.facts or example.told or example.reckoned
        assert f"§{section}" in shown or stated


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_example_has_its_sentence(game: str, language: str) -> None:
    told = blocks(game, language)
    assert set(told) == set(examples_of(registry.load(game)))
    assert [id for id, (_, block) in told.items() if len(block.text().split()) < 8] == []


def test_other_dice_and_clicks_taken_back_are_new_trials() -> None:
    """Nothing is kept between two trials: the same clicks bring the same."""
    game = registry.load("marengo")
    line = examples_of(game)["traffic"].line
    first = Trial(game, "traffic", line)
    assert first.told() == Trial(game, "traffic", line).told()
    assert Trial(game, "traffic").told()["log"] == []
    assert len(Trial(game, "traffic", line[:1], roll=5).events()) == 1


def test_its_places_are_what_is_clicked_and_refused_or_what_the_file_says() -> None:
    spots = spots_of(registry.load("marengo"), "three-commands")
    assert spots == ["piece:A4", "piece:A5", "locale:2"]
    assert spots_of(registry.load("prussia"), "charge") == ["hex:1923"]


def test_what_is_no_example_and_no_click_is_refused() -> None:
    game = registry.load("marengo")
    with pytest.raises(GrognardError, match="no-example"):
        Trial(game, "no-such")
    with pytest.raises(IllegalAction):
        Trial(game, "traffic", ["end"])


def test_told_lines_stand_in_the_log_in_their_order() -> None:
    log = [
        {"kind": "combat", "fields": {"die": 3, "odds": "1:1"}},
        {"kind": "step", "fields": {"piece": "A"}},
    ]
    assert are_told([{"kind": "combat", "odds": "1:1"}, {"kind": "step"}], log)
    assert not are_told([{"kind": "step"}, {"kind": "combat"}], log)
    assert not are_told([{"kind": "combat", "odds": "2:1"}], log)


def test_a_fact_is_found_by_the_id_of_its_piece() -> None:
    data = {"units": [{"id": "A", "left": 2}, {"id": "B", "left": 1}]}
    assert (seen(data, "units.B.left"), seen(data, "units.0.left")) == (1, 2)
    assert seen(data, "units.A.routed") is None


def test_the_sentence_follows_the_mark() -> None:
    text = "# Toy\n\n## §1 Aim\nWords.\n\n{example hill} Click the\nhill, §1.\n\n{chart terrain}\n"
    (section,) = read_manual(text).sections
    assert [(b.kind, b.name, b.text()) for b in section.blocks[1:]] == [
        ("example", "hill", "Click the hill, §1."),
        ("chart", "terrain", ""),
    ]
